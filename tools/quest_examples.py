"""Worked examples of TseuQuest's clauses: the tests' scenarios, as an adventurer sees them begin and end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import Options
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.pieces import Door, Figure, Hoard, Scenery, Trap
from taberna.table.batch import act_through
from taberna.table.codec import codec
from taberna.table.commits import Told as TellingOf
from taberna.table.dice import Dice, scripted
from taberna.table.phrase import Phrase
from taberna.table.play import Play, begin, follow, in_words, settle, tell
from taberna.table.refusal import Refusal, Refused
from taberna.table.scenario_file import Scenario, load

SCENARIOS: Final = Path(__file__).resolve().parents[1] / "tests" / "rules" / "tseuquest"
EYES: Final = "A"
MOST_STEPS: Final = 10
"""Longer ones show too much at once."""
MOST: Final = 3
CHOSEN: Final = {
    "TQ-6.6": "fixed-movement",
    "TQ-6.7": "what-stops-feet",
    "TQ-6.8": "through-a-friend",
    "TQ-6.15": "fumble-stumble",
    "TQ-6.16": "fumble-careful",
    "TQ-7.2": "four-squares",
    "TQ-7.5": "not-with-an-adversary",
    "TQ-8.15": "fights-are-loud",
    "TQ-11.2": "card-on-the-table",
    "TQ-11.3": "the-cost",
    "TQ-12.2": "disarm",
    "TQ-12.6-A": "mind-control",
    "TQ-13.2": "by-the-same-rules",
    "TQ-13.3": "only-what-is-seen",
    "TQ-13.6": "cards-of-chaos",
    "TQ-16.2": "rocks-grazed",
    "TQ-16.3": "spears",
    "TQ-16.4": "axes",
    "TQ-16.5": "arrows",
}
"""Where another one is plainer than what `examples` would take."""


class Picture(msgspec.Struct, omit_defaults=True):
    """What a little map draws of a view, under the view's own names."""

    board: str
    rooms: tuple[str, ...]
    explored: tuple[str, ...]
    exits: tuple[str, ...]
    figures: tuple[Figure, ...]
    doors: tuple[Door, ...]
    scenery: tuple[Scenery, ...]
    traps: tuple[Trap, ...]
    hoards: tuple[Hoard, ...]


class Told(msgspec.Struct, omit_defaults=True):
    """A step: what was told of it, or what was asked for and why it could not be."""

    told: list[Phrase] = []
    do: str = ""
    refused: Refusal | None = None


class Example(msgspec.Struct):
    name: str
    before: Picture
    steps: list[Told]
    after: Picture


def picture(view: View) -> Picture:
    return Picture(**{name: getattr(view, name) for name in Picture.__struct_fields__})


QuestPlay = Play[State, TseuQuestAction, TseuQuestEvent, View, Options]


def opened(scenario: Scenario, dice: Dice | None) -> QuestPlay:
    written = scenario.options | ({"variant": scenario.variant} if scenario.variant else {})
    options = codec(GAME).make_options(written)
    begun = begin(GAME, options)
    assert not isinstance(begun, Refusal), begun
    play = begun[0]
    if scenario.start is not None:
        play = Play(GAME, play.seats, GAME.notation.parse_position(scenario.start, options))
    return play if dice is None else settle(play, dice)[0]


def steps(play: QuestPlay, scenario: Scenario, dice: Dice | None) -> Iterator[tuple[QuestPlay, Told]]:
    """Each step: how things stand after it, and what whoever looks on was told."""
    for step in scenario.step:
        seat, _, text = step.do.partition(": ")
        try:
            done = act_through(play, seat, GAME.notation.parse_actions(play.state, text))
        except Refused as refused:
            done = refused.refusal
        if isinstance(done, Refusal):
            yield play, Told(do=text, refused=done)
            continue
        after, commits = done
        if dice is not None:
            after, thrown = settle(after, dice)
            commits += thrown
        said: list[Phrase] = []
        seen, now = GAME.view(play.state, EYES), GAME.view(after.state, EYES)
        for commit in commits:
            followed = follow(play, commit)
            assert not isinstance(followed, Refusal), followed
            telling = in_words(GAME, tell(commit, followed, EYES), seen, now, EYES)
            assert isinstance(telling, TellingOf)
            said += (phrase for phrases in telling.phrases for phrase in phrases)
            play = followed
        play = after
        yield play, Told(told=said)


def example(name: str, scenario: Scenario) -> Example | None:
    """None where there is no board to draw, or nothing that an adventurer would hear of."""
    if len(scenario.step) > MOST_STEPS or scenario.start is None or "map" not in scenario.start:
        return None
    dice = None if scenario.dice is None else scripted(list(scenario.dice))
    play = opened(scenario, dice)
    before = GAME.view(play.state, EYES)
    went = list(steps(play, scenario, dice))
    told = [step for _, step in went if step.told or step.refused]
    if not told:
        return None
    after = GAME.view(went[-1][0].state, EYES)
    return Example(name, picture(before), told, picture(after))


def examples() -> dict[str, list[Example]]:
    """For each clause of the page what shows it best, each once on the page. A clause with letters or rows
    shows a few of them."""
    rated: dict[str, list[tuple[Rank, str, Example]]] = {}
    for path in sorted(SCENARIOS.glob("[0-9]*/*.toml")):
        scenario = load(path.read_text(encoding="utf-8"))
        made = example(path.stem, scenario)
        if made is None:
            continue
        for place, rule in enumerate(scenario.rules):
            rank = (CHOSEN.get(rule) != made.name, made.before == made.after, place, len(made.steps))
            rated.setdefault(rule, []).append((rank, str(path), made))
    found: dict[str, list[Example]] = {}
    used = set(CHOSEN.values())
    for rule in sorted(rated, key=_in_order):
        clause = re.match(r"TQ-\d+\.\d+", rule)
        if clause is None or f"{rule}/q" in rated:  # a table is shown by its rows
            continue
        shown = found.setdefault(clause[0], [])
        free = (
            one for _, _, one in sorted(rated[rule]) if one.name not in used or CHOSEN.get(rule) == one.name
        )
        if len(shown) < MOST and (best := next(free, None)) is not None:
            shown.append(best)
            used.add(best.name)
    return {clause: shown for clause, shown in found.items() if shown}


Rank = tuple[bool, bool, int, int]
"""Not chosen by hand, nothing changes on the board, written for other clauses before this one, long."""


def _in_order(rule: str) -> tuple[object, ...]:
    return tuple(int(part) if part.isdigit() else -1 for part in re.split(r"[-./]", rule)), rule
