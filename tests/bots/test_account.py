"""A bot's memory told after the game: the same that it played with, to the last slip."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import cast

import pytest

from bots.parlour import Parlour, TellstonesPlay, gather
from taberna.bots.account import AnyStoryStep, Recounted, StoryStep
from taberna.bots.players import PLAYERS
from taberna.bots.tellstones import account, acquaintance, mind
from taberna.bots.tellstones.account import Recollection, TellstonesStoryStep
from taberna.bots.tellstones.acquaintance import Acquaintance
from taberna.bots.tellstones.core.rows import LABEL
from taberna.bots.tellstones.levels import LADDER, bot, level, names
from taberna.bots.tellstones.memory import Memory
from taberna.games.tellstones.events import Boasted
from taberna.games.tellstones.game import GAME
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.stones import SYMBOLS, face_down
from taberna.table.commits import Commit, Entry
from taberna.table.seats import Seat

VARIANTS = ("duel", "vanguard", "round")


class Remembering(Parlour):
    """Keeps what happens, and what each seat's memory was after it."""

    def __post_init__(self) -> None:
        self.steps: list[TellstonesStoryStep] = []
        self.minds: list[dict[Seat, Memory]] = []
        super().__post_init__()

    def hear(self, entry: Entry) -> None:  # type: ignore[type-arg]
        before: TellstonesPlay = self.play
        super().hear(entry)
        self.steps.append(StoryStep(before, entry, self.play))
        self.minds.append(dict(self.memories))


def game(
    bot: str, variant: str = "duel", seed: str = "1", met: Mapping[Seat, bytes] = account.NOBODY
) -> Remembering:
    """With `met`, seat B knows these from an earlier game."""
    options = Options(variant=variant, last_orders="on", turns_max=200)  # type: ignore[arg-type]
    seats = GAME.seats(options)[0]
    plain = gather(options, dict.fromkeys(seats, level(bot).params), seed)
    memories = {seat: mind.sit(seat, f"{seed} {seat}".encode()) for seat in seats}
    for other, kept in met.items():
        memories["B"] = mind.meet(memories["B"], other, kept)
    table = Remembering(options, plain.players, memories, plain.dice)
    for _ in table.turns():
        pass
    return table


def recount(
    name: str,
    seat: Seat,
    seed: bytes,
    story: list[TellstonesStoryStep],
    met: Mapping[Seat, bytes] = account.NOBODY,
) -> Recounted[Recollection]:
    return account.recount(bot(name), level(name).params, seat, seed, story, met)


def told(table: Remembering, bot: str, seat: Seat, seed: str = "1") -> Recounted[Recollection]:
    return recount(bot, seat, f"{seed} {seat}".encode(), table.steps)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("bot", ["page", pytest.param("king-trickster", marks=pytest.mark.slow)])
def test_what_is_told_is_what_it_played_with(bot: str, variant: str) -> None:
    table = game(bot, variant)
    for seat in table.players:
        account = told(table, bot, seat)
        assert account.faithful
        for moment, memories, step in zip(account.moments, table.minds, table.steps, strict=True):
            assert moment.seq == step.entry.seq
            for holding in moment.holdings:
                own = memories[seat].lines[1 if holding.line == "B" else 0].own
                label = own[LABEL + holding.space - 1]
                if holding.symbol is None:
                    assert label < 0
                elif label >= 0 and holding.sure > 50:
                    assert SYMBOLS[int(label)] == holding.symbol
            hidden = sum(len(face_down(line)) for line in step.after.state.lines)
            assert len(moment.holdings) == hidden


def test_with_another_seed_it_is_another_memory_and_that_is_seen() -> None:
    table = game("squire")
    assert told(table, "squire", "A").faithful
    assert not recount("squire", "A", b"another", table.steps).faithful
    assert not recount("king", "A", b"1 A", table.steps).faithful


@pytest.mark.slow
def test_whom_it_knew_is_part_of_it() -> None:
    """Without what it had kept, its own stones come out the same, and some of its actions do not."""
    doubter = Acquaintance(9, (0.0, 0.0, 0.0, 0.0, 1.0, 0.0), 0.0, 9.0, 0.0, 9.0, 0.0)
    met, changed = {"A": acquaintance.write(doubter)}, 0
    for seed in map(str, range(8)):
        table = game("king", seed=seed, met=met)
        whole = recount("king", "B", f"{seed} B".encode(), table.steps, met)
        without = told(table, "king", "B", seed)
        assert whole.faithful
        changed += not without.faithful
        for moment, other in zip(whole.moments, without.moments, strict=True):
            assert (moment.holdings, moment.slips) == (other.holdings, other.slips)
    assert changed


def test_its_states_are_true() -> None:
    """Wrong is what is not under the stone, sure and unsure what is."""
    table = game("page", "vanguard")
    for step, moment in zip(table.steps, told(table, "page", "B").moments, strict=True):
        for holding in moment.holdings:
            truth = step.after.state.lines[1 if holding.line == "B" else 0][holding.space - 1].upper()
            right = {"sure": True, "unsure": True, "wrong": False, "forgotten": None}[holding.state]
            assert right is (None if holding.symbol is None else holding.symbol == truth)


@pytest.mark.slow
def test_every_kind_of_slip_happens_to_a_page_and_none_to_the_oracle() -> None:
    kinds: Counter[str] = Counter()
    for seed in map(str, range(1, 25)):  # a Page rarely swaps, and misses one of them more rarely
        account = told(game("page", seed=seed), "page", "A", seed)
        kinds.update(slip.kind for moment in account.moments for slip in moment.slips)
    assert kinds.keys() == {"forgot", "confused", "missed"}
    oracle = told(game("oracle"), "oracle", "A")
    assert [slip for moment in oracle.moments for slip in moment.slips] == []
    assert {holding.state for moment in oracle.moments for holding in moment.holdings} == {"sure"}


def test_a_stone_that_was_forgotten_is_gone_from_what_it_holds() -> None:
    account = told(game("page"), "page", "A")
    forgot = [(moment, slip) for moment in account.moments for slip in moment.slips if slip.kind == "forgot"]
    several = [(moment, slip) for moment, slip in forgot if len(moment.holdings) > 1]
    assert several
    for moment, slip in several:  # a stone that lies face-down alone is known without a memory
        (holding,) = [h for h in moment.holdings if (h.line, h.space) == (slip.line, slip.space)]
        assert holding.symbol is None or holding.sure < 100


@pytest.mark.slow
def test_every_boast_has_its_reason() -> None:
    grounds: Counter[str] = Counter()
    for name in LADDER:
        table = game(name)
        for step, moment in zip(table.steps, told(table, name, "A").moments, strict=True):
            mine = isinstance(step.entry, Commit) and step.entry.seat == "A"
            boasted = mine and any(isinstance(event, Boasted) for event in step.entry.events)  # type: ignore[union-attr]
            assert boasted == (moment.motive is not None and moment.motive.kind == "boast")
            if moment.motive is not None:
                assert 0 <= moment.motive.known <= moment.motive.hidden
                assert (moment.motive.ground == "knew") <= (moment.motive.known == moment.motive.hidden)
                assert 0 <= moment.motive.theirs <= 100
                grounds[moment.motive.ground] += 1
    assert {"knew", "bluffed"} <= grounds.keys()


def test_whose_memory_can_be_told() -> None:
    tells = {name for name, player in PLAYERS["tellstones"].items() if player.account is not None}
    assert tells == set(names())


def test_it_is_told_by_whoever_plays_through_the_contract() -> None:
    """The server knows no more of it than that."""
    table, player = game("page"), PLAYERS["tellstones"]["page"]
    assert player.account is not None
    assert player.account.moment is Recollection
    story = cast("list[AnyStoryStep]", table.steps)
    assert player.account.recount("A", b"1 A", story, {}) == told(table, "page", "A")
