"""Several actions in one message: done one by one, up to the first that shows their sender anything new."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from house import ALL
from server.night import House, Person, duel, house, night
from taberna.server.store.rows import EntryRow
from taberna.server.tables.requests_done import Happened, requests_in
from taberna.server.wire.messages import Committed, Done, Refused
from taberna.table.codec import codec
from taberna.table.commits import Told
from taberna.table.play import act
from taberna.table.refusal import Refusal
from taberna.table.values import Action, Event, View

pytestmark = pytest.mark.rule("TQ-G204")


def read(do: str, **parts: str | int) -> Action:
    return codec(ALL["tellstones"]).make_action({"do": do, **parts})


async def proving(house: House, stones: str) -> tuple[Person, Person, str]:
    """A duel in which Bob doubted what Ann boasted: she has to name these stones."""
    ann, bob, table = await duel(house)
    await put(house, table, f"{stones} 0-0 A prove")
    return ann, bob, table


async def put(house: House, table: str, position: str, *lines: str) -> None:
    """As if the game had come this far, and this had been done then."""
    hosted = await house.context.tavern.open(table)
    assert hosted.play is not None
    state = hosted.game.notation.parse_position(position, hosted.options)
    play = replace(hosted.play, state=state, back=None)
    for line in lines:
        seat, _, text = line.partition(": ")
        (action,) = hosted.game.notation.parse_actions(state, text)
        done = act(play, seat, action)
        assert not isinstance(done, Refusal), done
        play = replace(done[0], seq=hosted.play.seq, back=None)
    hosted.play = play


def told(message: Committed[Action, Event, View]) -> list[str]:
    events = [event for telling in message.tellings if isinstance(telling, Told) for event in telling.events]
    return [str(event.__struct_config__.tag) for event in events]


@night()
async def test_whoever_names_a_stone_twice_has_named_it(house: House) -> None:
    """Were both refused for the second, the refusal would say whether the name is right."""
    ann, bob, table = await proving(house, "cdsF")
    done = await ann.acts(table, "A", *(2 * [read("name", space=1, symbol="C")]))
    assert done == Done(table, "A", "r1", 2, 1)
    assert told(await bob.reaches(table, 2)) == ["named", "turned"]
    wrong = await ann.acts(table, "A", *(2 * [read("name", space=2, symbol="K")]))
    assert wrong == Done(table, "A", "r2", 3, 1)
    assert told(await bob.reaches(table, 3)) == ["named", "turned", "ended"]


@night()
async def test_a_proof_is_named_stone_by_stone(house: House) -> None:
    """Though both would be right: after the first one may think again."""
    ann, _, table = await proving(house, "cdF")
    both = read("name", space=1, symbol="C"), read("name", space=2, symbol="D")
    done = await ann.acts(table, "A", *both)
    assert done == Done(table, "A", "r1", 2, 1)


@night()
async def test_a_batch_of_looks_ends_at_the_first(house: House) -> None:
    ann, bob, table = await duel(house)
    await put(house, table, "cdsF 0-1 A bonus:A")
    looks = read("peek", space=1), read("peek", space=2), read("peek", space=3)
    assert await ann.acts(table, "A", *looks) == Done(table, "A", "r1", 2, 1)
    assert await ann.acts(table, "A", *looks[1:]) == Done(table, "A", "r2", 3, 1)
    assert await ann.acts(table, "A", looks[2]) == Done(table, "A", "r3", 4, 1)
    assert (await bob.reaches(table, 4)).waiting == ("B",)


@night()
async def test_what_shows_nothing_is_done_to_the_end(house: House) -> None:
    """She boasts, and asks for a draw in the same breath."""
    ann, bob, table = await duel(house)
    await ann.does(table, "A", "hide 1")
    await bob.does(table, "B", "place F right")
    done = await ann.acts(table, "A", read("boast"), read("draw", say="offer"))
    assert done == Done(table, "A", "r2", 4, 2)
    assert [telling.seq for telling in (await bob.reaches(table, 5)).tellings] == [4, 5]


@night()
async def test_what_can_not_be_done_any_more_is_left(house: House) -> None:
    """The first stone is placed; it is not her turn for a second, and nothing is said about that."""
    ann, bob, table = await duel(house)
    done = await ann.does(table, "A", "place F right", "place K left")
    assert done == Done(table, "A", "r1", 2, 1)
    assert (await bob.sits(table, "B")).seq == 2


@night()
async def test_only_the_first_action_is_refused(house: House) -> None:
    ann, bob, table = await duel(house)
    refused = await ann.does(table, "A", "peek 1", "place K left")
    assert isinstance(refused, Refused)
    assert refused.code == "not-face-down"
    assert (await bob.sits(table, "B")).seq == 1


# -- in the dark

DARK = """
map = '''
+-+-+-+-+-+
|h . PIT . .|
+d+-+-+-+-+
|WHO . . . .|
+-+-+-+-+-+
'''
[key]
h = { hero = "bruna" }
"^" = { trap = "pit", hidden = true, harm = 1 }
g = { minion = "goblin", hidden = true }
"""


async def underground(house: House, pit: str, who: str) -> tuple[Person, str]:
    """Ann's Bruna has thrown two sixes and may go on; the corridor and the room may hold something or not."""
    ann = await house.guest("Ann")
    party = [{"seat": "A", "hero": "bruna"}, {"seat": "A", "hero": "sela"}]
    here = {seat: {"kind": "here", "name": seat} for seat in "AS"}
    table = (await ann.opens(game="tseuquest", options={"party": party}, seats=here)).table.id
    await put(house, table, DARK.replace("PIT", pit).replace("WHO", who), "A: walk", "*: rolled 6 6")
    await ann.sits(table, "A")
    return ann, table


def steps(*texts: str) -> tuple[Action, ...]:
    game = ALL["tseuquest"]
    return tuple(action for text in texts for action in game.notation.parse_actions(game.empty, text))


async def answers(house: House, *texts: str) -> list[tuple[Done | Refused, list[str]]]:
    """To a batch, and what was told of it: where there is a pit and a goblin, and where there is neither."""
    heard = []
    for pit, who in (("^", "g"), (".", ".")):
        ann, table = await underground(house, pit, who)
        answer = await ann.acts(table, "A", *steps(*texts))
        seen = told(await ann.hears(Committed)) if isinstance(answer, Done) else []
        heard.append((answer, seen))
    return heard


@night()
async def test_a_step_is_taken_by_whoever_asks_what_comes_of_it(house: House) -> None:
    """Were all refused for what came of the step, a pit would be found without stepping."""
    (pit, fell), (none, went) = await answers(house, "move e", "move e", "buy bruna potion")
    assert isinstance(pit, Done)
    assert isinstance(none, Done)
    assert (pit.count, none.count) == (2, 2)
    assert "fell-in" in fell
    assert "fell-in" not in went


@night()
async def test_a_path_ends_where_it_surprises(house: House) -> None:
    (pit, _), (none, _) = await answers(house, "move e", "move e", "move e", "move e")
    assert isinstance(pit, Done)
    assert isinstance(none, Done)
    assert (pit.count, none.count) == (2, 4)


@night()
async def test_a_door_is_opened_by_whoever_asks_what_is_behind_it(house: House) -> None:
    """Were all refused for the goblin on the square, it would be known and the door still closed."""
    heard = await answers(house, "open s", "move s", "move s")
    assert [answer.count for answer, _ in heard if isinstance(answer, Done)] == [1, 1]
    assert all("opened" in told for _, told in heard)


@night()
async def test_what_is_refused_first_is_refused_alike(house: House) -> None:
    (one, _), (other, _) = await answers(house, "move w", "move e", "move e")
    assert isinstance(one, Refused)
    assert isinstance(other, Refused)
    assert (one.code, one.params) == (other.code, other.params)


# -- sent again


async def boasts(house: House) -> tuple[Person, str, Done | Refused]:
    ann, bob, table = await duel(house)
    await ann.does(table, "A", "hide 1")
    await bob.does(table, "B", "place F right")
    return ann, table, await again(ann, table)


async def again(ann: Person, table: str) -> Done | Refused:
    return await ann.acts(table, "A", read("boast"), read("draw", say="offer"), read("boast"), request="once")


@night()
async def test_what_is_sent_twice_is_answered_alike(house: House) -> None:
    ann, table, first = await boasts(house)
    assert first == Done(table, "A", "once", 4, 2)
    assert await again(ann, table) == first


@night()
async def test_what_is_sent_again_long_after_is_answered_alike(house: House) -> None:
    """The house remembers the latest requests; the others are read again."""
    ann, table, first = await boasts(house)
    hosted = await house.context.tavern.open(table)
    hosted.requests.clear()
    assert await again(ann, table) == first


def test_after_a_restart_it_is_answered_alike(tmp_path: Path) -> None:
    import asyncio

    async def evening() -> None:
        async with house(tmp_path) as there:
            ann, table, first = await boasts(there)
            token = ann.client.token
        async with house(tmp_path, actions_most=3) as there:
            ann = Person(there, type(ann.client)(there.address, token))
            await ann.sits(table, "A")
            assert await again(ann, table) == first

    asyncio.run(evening())


def row(seq: int, seat: str, action: str | None) -> EntryRow:
    return EntryRow("oak", seq, seat, action, 0, b"")


def test_requests_are_told_apart_in_the_store() -> None:
    """A batch of two and the house's die; another of three; one alone; what the house did for itself."""
    rows = [
        *(row(2, "A", "one"), row(3, "A", None), row(4, "*", None)),
        *(row(5, "A", "two"), row(6, "A", None), row(7, "A", None)),
        *(row(8, "B", "three"), row(9, "*", None), row(10, "B", "four")),
    ]
    assert [happened for _, happened in requests_in(rows)] == [
        *(Happened(2, 2), Happened(5, 3), Happened(8, 1), Happened(10, 1))
    ]
    assert [*requests_in(rows[1:3])] == []
