"""Whether a seat can learn anything by sending several actions at once that it would not learn by doing them.

A batch of a seat is answered in two worlds that it can't tell apart, then another, as long as nothing showed
which is true. The answers must be the same, also in how many actions were done, up to the first event that
entitles the seat to more; there the batch must end, with what led to it done (TQ-G204).
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain, pairwise, zip_longest
from typing import TypeAlias

from properties.noninterference import Worlds, after, differing, glaring
from properties.probes import probe
from properties.tables import Table, tag
from properties.walks import NIGHTS, Taken, candidates, nights, under_way, walk_on
from taberna.table.batch import act_on
from taberna.table.codec import write
from taberna.table.dice import Draws
from taberna.table.play import Play, act
from taberna.table.refusal import Refusal
from taberna.table.scenario import AnyCommit, AnyPlay
from taberna.table.seats import HOUSE, Seat
from taberna.table.values import Action

MOST = 4
"""Actions in a batch."""
LONG = 4
"""Batches one after the other."""

Commits: TypeAlias = list[tuple[AnyPlay, AnyCommit]]
Answering: TypeAlias = Callable[[AnyPlay, Seat, tuple[Action, ...]], Commits | Refusal]
"""What a table does with a batch: `act_on`, or something that leaks."""


GALLERY = """
map = '''
+-+-+-+-+-+-+
|. ^ . .dg .|
+ + + + + +-+
|. h . z . .|
+ + + + + +-+
|. . k . .dq|
+-+-+-+-+-+-+
'''
[key]
h = { hero = "bruna" }
k = { hero = "sela", seat = "B" }
"^" = { trap = "pit", hidden = true, harm = 1 }
z = { trap = "rocks", hidden = true, harm = 1 }
g = { minion = "goblin", hidden = true }
q = { minion = "brute", hidden = true }
"""
"""TseuQuest: traps where one may step, and somebody behind each door."""


@dataclass
class Tally:
    """How much was tried."""

    batches: int = 0
    refused: int = 0
    shown: int = 0
    """In how many of them something was shown that the seat could not know."""
    cut: int = 0
    """How many were done in part."""
    whole: int = 0
    """How many of several actions were done to the end."""


@cache
def busy(table: Table, times: int = 1) -> tuple[Taken, ...]:
    """Moments of a few nights at which somebody is waited for, some of each kind and number; and in TseuQuest
    some of a walk through the dark, to which chance comes too seldom."""
    met: Counter[tuple[str, int]] = Counter()
    chosen: list[Taken] = []
    for taken in chain(walking(table, 3 * times), *zip_longest(*nights(table, NIGHTS * times))):
        waiting = table.game.waiting(taken.after.state) if taken is not None else ()
        if taken is not None and waiting not in ((), (HOUSE,)):
            kind = under_way(table, taken.after.state), len(waiting)
            met[kind] += 1
            chosen += [taken] if met[kind] <= 2 * table.traits.each * times else []
    return tuple(chosen)


def walking(table: Table, walks: int) -> Iterator[Taken]:
    if table.game.name != "tseuquest":
        return
    start = table.game.notation.parse_position(GALLERY, table.options)
    seats = table.game.seats(table.options)[0]
    for number in range(walks):
        play: AnyPlay = Play(table.game, seats, start)
        for seat, text in (("A", "walk"), (HOUSE, "rolled 6 6")):
            (action,) = table.game.notation.parse_actions(play.state, text)
            done = act(play, seat, action)
            assert not isinstance(done, Refusal), done
            taken = Taken(play, done[1], done[0], number)
            play = taken.after
        yield taken
        yield from walk_on(table, play, range(number * 10, number * 10 + 3))


def leaks_in_batches(
    table: Table, story: Iterable[Taken], answering: Answering = act_on, tally: Tally | None = None
) -> Iterator[str]:
    """At each of these moments, for every seat that may be in doubt."""
    tally = tally or Tally()
    for taken in story:
        play = taken.after
        if table.game.outcome(play.state) is not None:
            continue
        waiting = table.game.waiting(play.state)
        draws = taken.draws
        for seat in sorted({*waiting, draws.one(play.seats)} - {HOUSE}):
            imagined = table.game.study.imagine(play.state, seat, draws)
            if imagined != play.state:
                worlds = Worlds(table.game, table.traits, seat, play.seats, play.state, imagined)
                yield from in_a_row(table, worlds, draws, answering, tally)


def in_a_row(table: Table, worlds: Worlds, draws: Draws, answering: Answering, tally: Tally) -> Iterator[str]:
    for _ in range(LONG):
        actions = a_batch(table, worlds, draws)
        found, on = answered(worlds, actions, answering, tally)
        yield from (f"{worlds.seat}: {actions}: {leak}" for leak in found)
        if on is None or found:
            return
        worlds = on


def a_batch(table: Table, worlds: Worlds, draws: Draws) -> tuple[Action, ...]:
    """What the seat may do in a row if all is as it is, what it may only try, and the same again."""
    play = Play(worlds.game, worlds.seats, worlds.true)
    actions: list[Action] = []
    for _ in range(1 + draws.below(MOST)):
        kind = draws.below(6)
        ways = candidates(play.game, play.state, worlds.seat, draws)
        if kind or not actions:  # whoever saw what he wanted may leave
            ways = [way for way in ways if tag(way) not in table.traits.quits | table.traits.idle]
        if actions and kind == 1:
            actions.append(actions[-1])
        elif not ways or kind == 2:
            actions.append(probe(play, draws.one((*play.seats, HOUSE)), draws))
        else:
            actions.append(draws.one(ways))
        done = act(play, worlds.seat, actions[-1])
        play = play if isinstance(done, Refusal) else done[0]
    return tuple(actions)


def answered(
    worlds: Worlds, actions: tuple[Action, ...], answering: Answering, tally: Tally
) -> tuple[list[str], Worlds | None]:
    """What the seat could tell the worlds apart by, and how they stand then if it still can't."""
    tally.batches += 1
    answers = [
        answering(Play(worlds.game, worlds.seats, state), worlds.seat, actions)
        for state in (worlds.true, worlds.imagined)
    ]
    one, other = answers
    if isinstance(one, Refusal) or isinstance(other, Refusal):
        tally.refused += 1
        if isinstance(one, Refusal) and isinstance(other, Refusal) and write(one) == write(other):
            return [], worlds
        return [f"refusal: {said(one)} or {said(other)}"], None
    found = [leak for commits in (one, other) if (leak := went_past(worlds, commits))]
    for (_, mine), (_, might) in zip(one, other, strict=False):
        leak, parted = differing(worlds, mine.events, might.events)
        if parted:
            tally.shown += 1
            return [*found, *([leak] if leak else [])], None
        worlds = after(worlds, mine.events, might.events)
    if len(one) != len(other):
        return [*found, f"count: {len(one)} or {len(other)} of {len(actions)}"], None
    tally.cut += len(one) < len(actions)
    tally.whole += len(one) == len(actions) > 1
    found += (f"afterwards {leak}" for leak in glaring(worlds))
    return found, None if worlds.game.outcome(worlds.true) else worlds


def said(answer: Commits | Refusal) -> str:
    return str(answer) if isinstance(answer, Refusal) else f"{len(answer)} done"


def went_past(worlds: Worlds, commits: Commits) -> str | None:
    """Something showed the seat what it could not know, or was about to, and yet the batch went on."""
    traits = worlds.traits
    for (then, commit), _ in pairwise(commits):
        for event in commit.events:
            if traits.entitles(event, worlds.seat) or traits.shows(event) or traits.arrives(event):
                return f"went on past {event}"
        if worlds.game.roll(then.state) is not None:
            return f"went on past a roll after {commit.action}"
    return None
