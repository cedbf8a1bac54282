"""What the page shows of Tellstones and must not work out: lessons, worked examples of the rules, puzzles.
All of it is played out by the rules when the page is built."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from taberna.games.tellstones.actions import (
    Action,
    Answer,
    Believe,
    Boast,
    Challenge,
    Doubt,
    Hide,
    Name,
    Peek,
    Place,
    Steal,
    Swap,
    TellstonesAction,
)
from taberna.games.tellstones.events import TellstonesEvent
from taberna.games.tellstones.game import GAME
from taberna.games.tellstones.notation import parse_actions, parse_position
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.phrases import phrases
from taberna.games.tellstones.stones import SYMBOLS, face_down, symbol_at
from taberna.games.tellstones.view import View
from taberna.table.batch import act_through
from taberna.table.codec import codec
from taberna.table.dice import scripted
from taberna.table.play import Play, act, begin, settle, told
from taberna.table.refusal import Refusal, Refused
from taberna.table.scenario_file import Scenario, load

ROOT: Final = Path(__file__).resolve().parents[1]
SCENARIOS: Final = ROOT / "tests" / "rules" / "tellstones"
LEARNER, HOUSE_PLAYER = "A", "B"
OPTIONS: Final = Options(first="A")

InWords = dict[str, object]
"""An event as the page has it: with its sentences."""
TellPlay = Play[object, TellstonesAction, TellstonesEvent, View, Options]


class Way(msgspec.Struct):
    """What the learner may do here, what then happens, and where that leads; -1: nothing more to do."""

    action: TellstonesAction
    events: list[InWords]
    view: View
    next: int
    good: bool


class Node(msgspec.Struct):
    text: str
    view: View
    ways: list[Way]


class Lesson(msgspec.Struct):
    name: str
    before: list[InWords]
    start: View
    nodes: list[Node]


Reply = Callable[[TellPlay], TellstonesAction]


class Ask(msgspec.Struct):
    """The learner chooses among actions of a kind."""

    text: str
    kinds: tuple[type[Action], ...]


class House(msgspec.Struct):
    """The house does this."""

    does: Reply


Script = tuple[Ask | House, ...]


def in_words(before: TellPlay, after: TellPlay) -> list[InWords]:
    """What led there, as the learner is told it, with the sentences for it."""
    views = [GAME.view(play.state, LEARNER) for play in (before, after)]  # type: ignore[arg-type]
    events = told(GAME, after.moments, LEARNER)  # type: ignore[arg-type]
    return [
        msgspec.to_builtins(event) | {"phrases": msgspec.to_builtins(phrases(event, *views, LEARNER))}
        for event in events
    ]


def does(text: str) -> House:
    return House(lambda play: parse_actions(play.state, text)[0])  # type: ignore[arg-type]


def wrongly(play: TellPlay) -> TellstonesAction:
    """Names a stone the wrong way: the one challenged, or the first of a proof. Never one in plain sight."""
    line = play.state.lines[0]  # type: ignore[attr-defined]
    step = play.state.steps[-1]  # type: ignore[attr-defined]
    space = getattr(step, "space", None) or face_down(line)[0]
    hidden = [symbol_at(line, other) for other in face_down(line)]
    wrong = next(s for s in hidden + list(SYMBOLS) if s != symbol_at(line, space))
    return Answer(wrong) if hasattr(step, "space") else Name(space, wrong)


def step(play: TellPlay, seat: str, action: TellstonesAction) -> tuple[TellPlay, list[InWords]]:
    done = act(play, seat, action)
    assert not isinstance(done, Refusal), (seat, action, done)
    after, _ = done
    return after, in_words(play, after)


class Book:
    """One lesson being written: every choice the learner can make is played out here."""

    def __init__(self, name: str, position: str, script: Script) -> None:
        self.name = name
        self.nodes: list[Node] = []
        play: TellPlay = Play(GAME, ("A", "B"), parse_position(position, OPTIONS))  # type: ignore[arg-type]
        self.start = GAME.view(play.state, LEARNER)  # type: ignore[arg-type]
        play, self.before, rest = self._house(play, script)
        self._ask(play, rest)

    def lesson(self) -> Lesson:
        return Lesson(self.name, self.before, self.start, self.nodes)

    def _house(self, play: TellPlay, script: Script) -> tuple[TellPlay, list[InWords], Script]:
        events: list[InWords] = []
        while script and isinstance(script[0], House) and GAME.outcome(play.state) is None:  # type: ignore[arg-type]
            if HOUSE_PLAYER not in GAME.waiting(play.state):  # type: ignore[arg-type]
                break
            play, more = step(play, HOUSE_PLAYER, script[0].does(play))
            events += more
            script = script[1:]
        return play, events, script

    def _ask(self, play: TellPlay, script: Script) -> int:
        over = GAME.outcome(play.state) is not None  # type: ignore[arg-type]
        if over or not script or not isinstance(ask := script[0], Ask):
            return -1
        at = len(self.nodes)
        node = Node(ask.text, GAME.view(play.state, LEARNER), [])  # type: ignore[arg-type]
        self.nodes.append(node)
        for action in GAME.legal(play.state, LEARNER).actions:  # type: ignore[arg-type]
            if isinstance(action, ask.kinds):
                node.ways.append(self._way(play, action, script))
        return at

    def _way(self, play: TellPlay, action: TellstonesAction, script: Script) -> Way:
        score = play.state.score  # type: ignore[attr-defined]
        after, events = step(play, LEARNER, action)
        # A proof goes on with the next stone until it is decided.
        rest = script if isinstance(action, Name) else script[1:]
        after, more, rest = self._house(after, rest)
        outcome = GAME.outcome(after.state)  # type: ignore[arg-type]
        lost = outcome is not None and LEARNER not in outcome.winners
        good = not lost and after.state.score[1] <= score[1]  # type: ignore[attr-defined]
        if isinstance(action, Believe):
            good = True
        following = self._ask(after, rest) if good else -1
        return Way(action, [*events, *more], GAME.view(after.state, LEARNER), following, good)  # type: ignore[arg-type]


def lessons() -> list[Lesson]:
    books = (
        Book("place", "C 0-0 A", (Ask("place", (Place,)),)),
        Book("hide", "SDK 0-0 A", (Ask("hide", (Hide,)),)),
        Book("swap", "SdK 0-0 A", (Ask("swap", (Swap,)),)),
        Book("peek", "SdKf 0-0 A", (Ask("peek", (Peek,)),)),
        Book("challenge", "Sdkf 0-0 A", (Ask("challenge", (Challenge,)), House(wrongly))),
        Book(
            "answer",
            "SDK 0-0 B",
            (does("hide 2"), Ask("answer-hide", (Hide,)), does("challenge 2"), Ask("answer", (Answer,))),
        ),
        Book(
            "boast",
            "SDK 1-1 B",
            (
                does("hide 2"),
                Ask("boast-hide", (Hide,)),
                does("swap 1 3"),
                Ask("boast", (Boast,)),
                does("doubt"),
                Ask("prove", (Name,)),
            ),
        ),
        Book(
            "reply",
            "SdfK 1-1 B",
            (does("boast"), Ask("reply", (Believe, Doubt, Steal)), House(_after_reply)),
        ),
    )
    return [book.lesson() for book in books]


def _after_reply(play: TellPlay) -> TellstonesAction:
    """A steal is believed; a doubted boast turns out to be empty."""
    kinds = {type(action) for action in GAME.legal(play.state, HOUSE_PLAYER).actions}  # type: ignore[arg-type]
    return wrongly(play) if Name in kinds else Believe()


class Told(msgspec.Struct, omit_defaults=True):
    """A step of an example: what is done, and what comes of it or why it was refused."""

    do: str
    then: str = ""
    refused: Refusal | None = None


class Example(msgspec.Struct):
    """Its title is the message `example-NAME`, in the reader's language."""

    name: str
    variant: str
    start: str
    steps: list[Told]


def refusals(scenario: Scenario) -> Iterator[Refusal | None]:
    """Step by step, with all that the rules say about it: a scenario names the code alone."""
    options = codec(GAME).make_options(scenario.options | {"variant": scenario.variant or "duel"})
    begun = begin(GAME, options)
    assert not isinstance(begun, Refusal), begun
    play = begun[0]
    if scenario.start is not None:
        play = Play(GAME, play.seats, parse_position(scenario.start, options))
    dice = scripted(list(scenario.dice or ()))
    if scenario.dice is not None:
        play = settle(play, dice)[0]
    for step in scenario.step:
        seat, _, text = step.do.partition(": ")
        try:
            done = act_through(play, seat, parse_actions(play.state, text))
        except Refused as refused:
            done = refused.refusal
        if isinstance(done, Refusal):
            yield done
            continue
        yield None
        play = done[0] if scenario.dice is None else settle(done[0], dice)[0]


def examples() -> dict[str, list[Example]]:
    """For each clause its scenarios, the shortest first, at most two."""
    found: dict[str, list[Example]] = {}
    for path in sorted(SCENARIOS.rglob("*.toml")):
        scenario = load(path.read_text(encoding="utf-8"))
        steps = [
            Told(step.do, "" if refused else step.outcome or step.position or "", refused)
            for step, refused in zip(scenario.step, refusals(scenario), strict=True)
        ]
        example = Example(
            path.stem.replace(".", "-"), scenario.variant or "duel", scenario.start or "", steps
        )
        for rule in scenario.rules:
            found.setdefault(rule, []).append(example)
    return {rule: sorted(shown, key=lambda one: len(one.steps))[:2] for rule, shown in sorted(found.items())}


class Puzzle(msgspec.Struct):
    start: View
    moves: list[tuple[InWords, View]]
    ask: int
    answer: str


def puzzle(day: int) -> Puzzle:
    """Stones that are hidden and swapped before one's eyes; which lies there now?"""
    draws = random.Random(f"taberna puzzle {day}")  # the same for everybody, every year
    count = 4 + day % 4
    stones = "".join(draws.sample(SYMBOLS, count))
    play: TellPlay = Play(GAME, ("A", "B"), parse_position(f"{stones} 0-0 A", OPTIONS))  # type: ignore[arg-type]
    start = GAME.view(play.state, LEARNER)  # type: ignore[arg-type]
    moves: list[tuple[InWords, View]] = []
    for kind in [Hide] * (count - 1) + [Swap] * (3 + day % 4):
        seat = GAME.waiting(play.state)[0]  # type: ignore[arg-type]
        offered = [a for a in GAME.legal(play.state, seat).actions if isinstance(a, kind)]  # type: ignore[arg-type]
        play, events = step(play, seat, draws.choice(offered))
        moves.append((events[0], GAME.view(play.state, LEARNER)))  # type: ignore[arg-type]
    line = play.state.lines[0]  # type: ignore[attr-defined]
    ask = draws.choice(face_down(line))
    return Puzzle(start, moves, ask, symbol_at(line, ask))
