"""Somebody who does what the guide of the first evening says, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from taberna.bots.tseuquest.simple import SIMPLE
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.events import Said, TseuQuestEvent
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.flow.steps import Motion
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.ground.board import read_board
from taberna.games.tseuquest.ground.squares import EDGE, NEXT, Square
from taberna.games.tseuquest.options import Chosen, Options
from taberna.games.tseuquest.secrets.view import View
from taberna.server.store.rows import TableRow
from taberna.server.tables.fairness import bot_seed
from taberna.table.dice import keyed
from taberna.table.play import Play, act, begin, tell, told
from taberna.table.refusal import Refusal
from taberna.table.seed import practice, seed

PUPIL, KEEPER, WHO = "A", "S", "bruna"
OPTIONS: Final = Options(adventure="first-evening", party=(Chosen(PUPIL, WHO),))
PANTRY, CELLAR, CHEST, HOLE = "f3e", "c4s", "e6", "c5"
WAYS: Final = ("n", "e", "s", "w")
QuestPlay = Play[State, TseuQuestAction, TseuQuestEvent, View, Options]


def wanted(view: View, fetched: bool) -> TseuQuestAction | Square | str:
    """What comes next: an action, a square to go to, or a door to open."""
    her = next(f for f in view.figures if f.id == WHO)
    doors = {door.edge: door.kind for door in view.doors}
    rats = [f.square for f in view.figures if f.seat == KEEPER]
    potion = "potion" in her.items
    chest = next((s for s in view.scenery if s.kind == "chest"), None)
    if doors.get(PANTRY) != "open":
        return PANTRY
    if rats:
        return min(rats, key=lambda there: far(her.square, there))
    if not view.hoards and not potion and chest is None:
        return actions.Search("treasure")
    if view.hoards:
        (there,) = view.hoards[0].squares
        return there if far(her.square, there) > 1 else actions.Use(view.hoards[0].id, "")
    if doors.get(CELLAR) != "open":
        return CELLAR
    if not view.traps:
        return actions.Search("traps")
    if chest is not None and not fetched:
        return CHEST if far(her.square, CHEST) > 1 else actions.Use(chest.id, "")
    if potion and her.life < 8:
        return actions.Use("potion", "")
    return "b2"


def far(one: Square, other: Square) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))


def path(view: View, start: Square, ends: set[Square]) -> list[TseuQuestAction]:
    """The shortest way by what is seen, over the hole by a jump."""
    board = read_board(view.board)
    shut = board.walls - {door.edge for door in view.doors if door.kind == "open"}
    shut |= {door.edge for door in view.doors if door.kind != "open"}
    full = {f.square for f in view.figures} | {
        s for one in view.scenery if one.kind != "stairs" for s in one.squares
    }
    holes = {trap.square for trap in view.traps}
    ways: dict[Square, list[TseuQuestAction]] = {start: []}
    for here in (queue := [start]):
        if here in ends:
            return ways[here]
        for way in WAYS:
            there = NEXT.get((here, way))
            if there is None or there not in board.squares or EDGE[here, way] in shut:
                continue
            step: TseuQuestAction = actions.Move(way)
            if there in holes:
                step, beyond = actions.Jump(way), NEXT.get((there, way))
                if beyond is None or EDGE[there, way] in shut:
                    continue
                there = beyond
            if there not in ways and there not in full:
                ways[there] = [*ways[here], step]
                queue.append(there)
    return []


def choose(view: View, fetched: bool, legal: tuple[TseuQuestAction, ...]) -> TseuQuestAction:
    her = next(f for f in view.figures if f.id == WHO)
    goal = wanted(view, fetched)
    if isinstance(view.pending, Motion):
        if not isinstance(goal, str):
            return actions.Stop()
        door = goal if goal[-1] in WAYS else ""
        beside = goal[:-1] if door else goal
        ends = (
            {beside} if door or goal == "b2" else {there for way in WAYS if (there := NEXT.get((goal, way)))}
        )
        if her.square in ends:
            opens = next((a for a in legal if isinstance(a, actions.Open) and a.way == door[-1:]), None)
            if door:
                return opens or actions.Stop()
            return actions.Leave() if actions.Leave() in legal else actions.Stop()
        steps = path(view, her.square, ends)
        return steps[0] if steps and steps[0] in legal else actions.Stop()
    if view.pending is not None:
        return next((a for a in legal if isinstance(a, actions.Defend)), legal[0])
    blows = [a for a in legal if isinstance(a, actions.Attack) and a.weapon]
    if blows:
        return blows[0]
    if not isinstance(goal, str) and goal in legal:
        return goal
    walk = actions.Walk("tense")
    return walk if walk in legal else actions.Pass()


def evening(key: str, most: int = 400) -> Iterator[tuple[QuestPlay, tuple[TseuQuestEvent, ...]]]:
    """Each step of it, as the server would play it: how things stand, and what the pupil was told."""
    begun = begin(GAME, OPTIONS)
    assert not isinstance(begun, Refusal)
    play, commit = begun
    secret = seed(practice(key), play.seats)
    assert secret is not None
    row = TableRow(id="", game=GAME.name, options="", host="", chairs=(), practice=key, created=0, changed=0)
    memory = SIMPLE.sit(KEEPER, bytes.fromhex(bot_seed(row, KEEPER)))
    commits = [(play, commit)]
    fetched = False
    for _ in range(most):
        while (roll := GAME.roll(play.state)) is not None:
            done = act(play, "*", GAME.rolled(play.state, keyed(secret)(roll)))
            assert not isinstance(done, Refusal)
            commits.append(done)
            play = done[0]
        events: tuple[TseuQuestEvent, ...] = ()
        for led, entry in commits:
            memory = SIMPLE.hear(memory, tell(entry, led, KEEPER))
            events += told(GAME, led.moments, PUPIL)
        fetched = fetched or any(isinstance(e, Said) and "corkscrew up" in e.text["en"] for e in events)
        yield play, events
        if GAME.outcome(play.state) is not None:
            return
        (seat, *_) = GAME.waiting(play.state)
        view, legal = GAME.view(play.state, seat), GAME.legal(play.state, seat)
        action = choose(view, fetched, legal.actions) if seat == PUPIL else SIMPLE.choose(memory, view, legal)
        done = act(play, seat, action)
        assert not isinstance(done, Refusal), (action, done)
        commits = [done]
        play = done[0]
