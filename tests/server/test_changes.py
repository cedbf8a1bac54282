"""The wire carries what changed: whoever listens holds what its seat sees, and another wire is refused."""

import msgspec
from websockets.asyncio.client import connect

from server.night import House, Person, duel, night
from server.test_play import again
from taberna.server.wire.messages import PROTOCOL, Committed, Done
from taberna.table.seats import Seat

MOVES = (("A", "hide 1"), ("B", "place C right"), ("A", "peek 1"), ("B", "swap 1 2"), ("A", "place D left"))


async def sees(house: House, table: str, seat: Seat, *people: Person) -> None:
    """All who listen to a seat were told how things stand, and it is so."""
    hosted = await house.context.tavern.open(table)
    assert hosted.play is not None
    state, game = hosted.play.state, hosted.game
    for person in people:
        news = await person.hears(Committed, lambda m: m.seq == hosted.seq and m.seat == seat)
        assert news.view == game.view(state, seat)
        assert news.legal == game.legal(state, seat)


@night()
async def test_who_comes_later_drops_or_listens_twice_holds_what_the_seat_sees(house: House) -> None:
    ann, bob, table = await duel(house)
    listening = [bob]
    for number, (seat, move) in enumerate(MOVES):
        if number in (1, 2):  # another window
            listening.append(await again(bob))
            await listening[-1].sits(table, "B")
        if number == 3:  # the first one breaks, and comes back with what it had
            await listening.pop(0).hangs_up()
        actor = ann if seat == "A" else listening[-1]
        assert isinstance(await actor.does(table, seat, move, request=move), Done)
        await sees(house, table, "A", ann)
        await sees(house, table, "B", *listening)
    back = await again(bob)
    hosted = await house.context.tavern.open(table)
    assert hosted.play is not None
    assert (await back.sits(table, "B", 2)).view == hosted.game.view(hosted.play.state, "B")


@night()
async def test_a_client_of_another_wire_is_told_so_in_words(house: House) -> None:
    ann = await house.guest("Ann")
    address = "ws" + ann.client.address.removeprefix("http") + "/socket"
    async with connect(address, additional_headers=ann.client.headers(), compression=None) as old:
        hello, bye = msgspec.json.decode(await old.recv()), msgspec.json.decode(await old.recv())
    assert hello["protocol"] == PROTOCOL
    assert (bye["kind"], bye["again"]) == ("bye", -1)
    assert f"version {PROTOCOL} of the protocol and this client version 1" in bye["reason"]
    assert old.close_code == 4010
