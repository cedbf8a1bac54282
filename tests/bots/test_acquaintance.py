"""What a bot keeps of somebody for the next game: how strong a memory it met, how claims were answered."""

from __future__ import annotations

import msgspec
import pytest

from bots.parlour import BETWEEN_BOTS, Parlour
from taberna.bots.tellstones import acquaintance, mind
from taberna.bots.tellstones.acquaintance import Acquaintance
from taberna.bots.tellstones.core.crowd import FEW
from taberna.bots.tellstones.core.rows import BELIEVED, BLUFFED, DOUBTED, GUESS, PROVED, WEIGHT
from taberna.bots.tellstones.levels import LADDER, bot, level
from taberna.bots.tellstones.memory import Memory
from taberna.games.tellstones.game import GAME
from taberna.games.tellstones.options import Options
from taberna.table.dice import keyed

OPTIONS = msgspec.convert(BETWEEN_BOTS, Options)
STRONG = Acquaintance(3, (0.0, 0.0, 0.0, 0.0, 1.0, 0.0), 0.0, 4.0, 0.0, 3.0, 1.0)


def seated(seat: str, *known: tuple[str, bytes], seed: str = "again") -> Memory:
    memory = mind.sit(seat, f"{seed} {seat}".encode())
    for other, kept in known:
        memory = mind.meet(memory, other, kept)
    return memory


def game(name: str, memories: dict[str, Memory], seed: str = "again") -> Parlour:
    players = dict.fromkeys(memories, level(name).params)
    return Parlour(OPTIONS, players, memories, keyed(seed.encode()))


def played(parlour: Parlour) -> Parlour:
    for _ in parlour.turns():
        pass
    return parlour


def strengths(memory: Memory, place: int = 1) -> list[float]:
    crowd = memory.lines[0].crowds[place]
    return [crowd[guess * GUESS + WEIGHT] for guess in range(len(LADDER))]


def test_a_guest_who_is_met_again_is_no_stranger() -> None:
    kept = acquaintance.write(STRONG)
    stranger = game("king", {"A": seated("A"), "B": seated("B")}).memories["B"]
    friend = game("king", {"A": seated("A"), "B": seated("B", ("A", kept))}).memories["B"]
    even = (1.0 - FEW) / 5
    assert strengths(stranger) == pytest.approx([even] * 5)
    assert strengths(friend) == pytest.approx([*[0.2 * even] * 4, 0.2 * even + 0.8])
    assert friend.notes[0][DOUBTED] == pytest.approx(2.8)
    assert friend.notes[0][PROVED] == pytest.approx(2.1)
    assert friend.notes[0][BELIEVED] == 0.0
    assert strengths(friend, 0) == pytest.approx([even] * 5), "what others think of oneself is not kept"


def test_after_a_game_there_is_something_to_keep_of_everybody_else() -> None:
    memory = played(game("knight", {"A": seated("A"), "B": seated("B")})).memories["B"]
    kept = mind.keep(memory)
    assert kept.keys() == {"A"}
    known = acquaintance.read(kept["A"])
    assert known is not None
    assert known.games == 1
    assert sum(known.strengths) == pytest.approx(1.0)
    assert known.strengths != pytest.approx((*(0.2,) * 5, 0.0)), "a game teaches something"
    again = played(game("knight", {"A": seated("A"), "B": seated("B", ("A", kept["A"]))}, "second"))
    more = acquaintance.read(mind.keep(again.memories["B"])["A"])
    assert more is not None
    assert more.games == 2


def test_a_claim_that_was_called_is_remembered_for_what_it_was() -> None:
    seen = set()
    for number in range(20):
        parlour = played(game("plain", {"A": seated("A", seed=f"{number}"), "B": seated("B")}, f"{number}"))
        outcome = parlour.play.state.outcome
        assert outcome is not None
        for seat, other in (("A", "B"), ("B", "A")):
            notes = parlour.memories[seat].notes[0]
            proved, failed = notes[PROVED], notes[BLUFFED]
            assert proved + failed <= (1.0 if outcome.reason == "proof" else 0.0)
            if proved or failed:
                assert (outcome.result == other) == bool(proved)
                seen.add(bool(proved))
    assert seen == {True, False}


def test_what_another_kind_of_bot_kept_is_passed_over() -> None:
    memory = seated("B")
    assert mind.meet(memory, "A", b"{}") == memory
    assert mind.meet(memory, "A", b"not at all") == memory
    short = msgspec.structs.replace(STRONG, strengths=(1.0,))
    assert mind.meet(memory, "A", acquaintance.write(short)) == memory
    later = msgspec.structs.replace(STRONG, version=acquaintance.VERSION + 1)
    assert mind.meet(memory, "A", acquaintance.write(later)) == memory


def test_every_level_keeps_and_knows_again() -> None:
    for name in LADDER:
        player = bot(name)
        memory = player.meet(player.sit("B", b"seed"), "A", acquaintance.write(STRONG))
        assert memory.known == (("A", STRONG),)
        assert player.keep(memory) == {}, "nobody sat down yet"
    assert GAME.seats(OPTIONS)[0] == ("A", "B")
