"""What of the box somebody met in a game: each once, as `kind.id`. And how it stood after every round, as
everybody at the table saw it."""

from collections.abc import Iterable, Iterator
from typing import Final, get_args

from taberna.bots.tseuquest.evening import AnyPlay
from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.state import State, find, heroes, is_hero, of_sorcerer, trap
from taberna.games.tseuquest.things.library import CARDS, ITEMS, POWERS, SCENERY, SHEETS, TREASURE
from taberna.games.tseuquest.things.script import Script
from taberna.games.tseuquest.things.sheets import TrapKind
from taberna.table.values import Value

LIMIT: Final = 60
"""Rounds, where an adventure names no last one."""
DOORS: Final = {
    "closed": "closed-door",
    "open": "open-door",
    "portcullis": "portcullis",
    "ruined": "ruined-wall",
}
"""Rows of the table of scenery that are no pieces."""
TRAPS: Final[tuple[str, ...]] = get_args(TrapKind)


class Hour(Value, frozen=True):
    """At the end of a round. Whole numbers, so that it is the same on every machine."""

    round: int
    life: int
    """Of the adventurers who are still there or came out, of all that the party began with, in a thousand."""
    fallen: int
    out: int
    """Who left alive."""
    goals: int
    """Of what it is about, in a thousand."""
    foes: int
    """Life of those in sight and awake, of what the party began with, in a thousand."""
    rooms: int


def whole_box() -> tuple[str, ...]:
    """All that could be met, by kind and id."""
    kinds: dict[str, Iterable[str]] = {
        "card": CARDS,
        "object": ITEMS,
        "figure": SHEETS,
        "scenery": SCENERY,
        "power": POWERS,
        "treasure": TREASURE,
        "trap": TRAPS,
    }
    return tuple(f"{kind}.{name}" for kind, names in kinds.items() for name in names)


def last_round(script: Script) -> int:
    """Everybody knows it: the goal says it."""
    ends = [
        int(trigger.what)
        for trigger in script.triggers
        if trigger.on == "round" and trigger.what and any(effect.do == "end" for effect in trigger.effects)
    ]
    return min(ends, default=LIMIT)


class Encounters:
    def __init__(self) -> None:
        self.met: set[str] = set()
        self.hours: list[Hour] = []
        self._life = 0
        """That the party began with."""

    def __call__(self, play: AnyPlay) -> None:
        for before, event, after in play.moments:
            self._note(before, event, after)

    def _note(self, before: State, event: TseuQuestEvent, after: State) -> None:
        if isinstance(event, events.RoundBegan | events.Ended) and before.round:
            self._hour(before)
        self.met.update(_met(before, event, after))

    def _hour(self, state: State) -> None:
        if self.hours and self.hours[-1].round == state.round:
            return
        party = [SHEETS[chosen.hero].life for chosen in state.party or state.options.party]
        whole = sum(party) or 1
        came_out = [hero for hero in state.gone if hero.id in state.escaped]
        there = heroes(state)
        goals = state.script.goals
        foes = sum(f.life for f in state.figures if of_sorcerer(f) and f.seen and not f.asleep)
        self.hours.append(
            Hour(
                state.round,
                1000 * sum(hero.life for hero in (*there, *came_out)) // whole,
                len(party) - len(there) - len(came_out),
                len(came_out),
                1000 * sum(goal in state.flags for goal in goals) // max(1, len(goals)),
                1000 * foes // whole,
                len(state.rooms),
            )
        )


def _met(before: State, event: TseuQuestEvent, after: State) -> Iterator[str]:
    match event:
        case events.Introduced(heroes=party):
            for hero in party:
                yield f"figure.{hero.sheet}"
                yield from (f"object.{item}" for item in hero.items)
        case events.HandSeen(_, cards):
            yield from (f"dealt.{card}" for card in cards)
        case events.Revealed(figures=figures, scenery=scenery, doors=doors, traps=traps):
            yield from (f"figure.{figure.sheet}" for figure in figures)
            yield from (f"scenery.{piece.kind}" for piece in scenery)
            yield from (f"scenery.{DOORS[door.kind]}" for door in doors if door.kind in DOORS)
            yield from ("scenery.wall-trap" if each.edge else "scenery.floor-trap" for each in traps)
            yield "scenery.wall-line"
        case events.SceneryPlaced(piece):
            yield f"scenery.{piece.kind}"
        case events.Summoned(figure) if figure.seen:
            yield f"figure.{figure.sheet}"
        case events.CardPlayed(_, card):
            yield f"card.{card}"
        case events.GotItem(name, item) if (who := find(after, name)) is not None and is_hero(who):
            yield f"object.{item}"
        case events.ItemUsed(_, item) | events.Struck(_, item):
            yield f"used.{item}"
        case events.FightBegan(weapon=weapon) if weapon:
            yield f"used.{weapon}"
        case events.TreasureNoted(_, card):
            yield f"treasure.{card}"
        case events.Powered(_, power):
            yield f"power.{power}"
        case events.Sprung(_, name) if (sprung := trap(before, name)) is not None:
            yield f"trap.{sprung.kind}"
        case events.Said(what=what) if what:
            yield f"text.{after.script.name}.{what}"
        case events.Fumbled(table=table, row=row):
            yield f"fumble.{table}.{row}"
        case events.AdvantageTaken(_, advantage):
            yield f"advantage.{advantage}"
        case _:
            pass
