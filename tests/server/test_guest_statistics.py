"""What one's own games come to: of games that are over, of one's own seats, and of nobody else's; and what
all together remember, of nobody by name."""

from server.night import House, Person, duel, night
from taberna.server.all_guests import AGAIN, ENOUGH, Enough, Part, usual_of
from taberna.server.guest_statistics import streaks
from taberna.server.wire.http import Against, Figures, Usual
from taberna.server.wire.messages import Done
from taberna.table.recall import Recalled, summed


async def named_wrongly(ann: Person, bob: Person, table: str) -> None:
    """Bob hides a stone, and is asked for it at once."""
    for who, seat, line in (
        (ann, "A", "place K left"),
        (bob, "B", "hide 2"),
        (ann, "A", "challenge 2"),
        (bob, "B", "answer K"),
    ):
        assert isinstance(await who.does(table, seat, line), Done)


async def ended(house: House, bob: Person, table: str) -> None:
    assert isinstance(await bob.does(table, "B", "resign"), Done)
    hosted = await house.context.tavern.open(table)
    while not hosted.row.record:
        await house.context.tavern.seal(hosted)


@night()
async def test_memory_and_head_to_head_once_a_game_is_over(house: House) -> None:
    """TS-4.2: as long as it is played, nothing is counted."""
    ann, bob, table = await duel(house)

    async def figures(of_bob: bool) -> Figures:
        asks = (bob if of_bob else ann).client
        return await asks.ask("GET", "/api/guest/figures", None, Figures)

    await named_wrongly(ann, bob, table)
    assert (await figures(True)).games == 0
    await ended(house, bob, table)

    his = await figures(True)
    assert (his.games, his.recall.right, his.recall.of) == (1, 0, 1)
    assert [(share.label, share.right, share.of) for share in his.recall.what] == [("L", 0, 1)]
    assert his.against == (Against("Ann", "", 0, 1, 0),)
    assert (his.streak, his.longest) == (-1, 0)
    hers = await figures(False)
    assert (hers.games, hers.recall.of, hers.against) == (1, 0, (Against("Bob", "", 1, 0, 0),))
    assert (hers.streak, hers.longest) == (1, 1)
    assert await figures(True) == his, "and again, from what was read before"


@night()
async def test_all_guests_are_read_now_and_then_and_of_games_that_are_over_alone(
    house: House,
) -> None:
    """TS-4.2: as long as it is played, nothing is counted for all together either."""
    house.context.all_guests.enough = Enough(games=1, guests=1)
    ann, bob, table = await duel(house)

    async def usual() -> Usual:
        async def asked() -> Usual:
            return (await ann.client.ask("GET", "/api/guest/figures", None, Figures)).usual

        await asked()
        await house.context.all_guests.settled()
        return await asked()

    await named_wrongly(ann, bob, table)
    assert set((await usual()).moves) == {None}
    await ended(house, bob, table)
    assert set((await usual()).moves) == {None}, "nothing is read for whoever asks"
    house.time.ahead += AGAIN
    assert (await usual()).moves == (0, None, None, None, None)


def remembered(guest: str, record: str, *right: bool) -> Part:
    return Part(guest, record, summed(Recalled("A", "K", one, 0, 1000) for one in right))


def test_a_line_of_all_guests_needs_enough_games_of_enough_guests() -> None:
    many = [remembered(f"guest {n % ENOUGH.guests}", f"game {n}", n % 3 > 0) for n in range(ENOUGH.games)]
    assert usual_of(many, ENOUGH) == Usual((65, None, None, None, None), (65, None, None, None, None))
    nothing = usual_of([], ENOUGH)
    assert usual_of(many[1:], ENOUGH) == nothing, "a game less"
    few = [part._replace(guest=part.guest.replace("0", "1")) for part in many]
    assert usual_of(few, ENOUGH) == nothing, "a guest less"
    assert usual_of([part._replace(record="one game") for part in many], ENOUGH) == nothing


@night()
async def test_of_somebody_new_there_is_nothing(house: House) -> None:
    eve = await house.guest("Eve")
    found = await eve.client.ask("GET", "/api/guest/figures", None, Figures)
    assert (found.games, found.recall.of, found.against) == (0, 0, ())


def test_rows_of_wins_and_losses() -> None:
    assert streaks([]) == (0, 0)
    assert streaks([1, 1, -1, 1]) == (1, 2)
    assert streaks([1, -1, -1]) == (-2, 1)
    assert streaks([1, 1, 0]) == (0, 2)
