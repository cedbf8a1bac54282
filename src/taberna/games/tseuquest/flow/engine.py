"""The loop: after every action and throw, whatever goes on by itself goes on until somebody is asked."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from taberna.games.tseuquest.chapters import (
    blows,
    fight,
    movement,
    powers,
    rounds,
    special_actions,
    traps,
    walking,
)
from taberna.games.tseuquest.chapters.bonds import break_bond
from taberna.games.tseuquest.chapters.chain import keep_ending
from taberna.games.tseuquest.chapters.entering import arrive
from taberna.games.tseuquest.chapters.harm import wound
from taberna.games.tseuquest.chapters.setup import deal
from taberna.games.tseuquest.effects.interpreter import apply
from taberna.games.tseuquest.effects.triggers import HEARD, react
from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.flow.events import Drew, Thrown, TreasureNoted, TseuQuestEvent
from taberna.games.tseuquest.flow.state import State, find, step
from taberna.games.tseuquest.flow.steps import (
    DrawCards,
    DrawTreasure,
    Ending,
    Fight,
    Motion,
    Rockfall,
    Stepping,
    Throw,
    TseuQuestStep,
)
from taberna.games.tseuquest.flow.tale import Tale, go_on, settle
from taberna.games.tseuquest.things.dice import BOLT, SKULL
from taberna.games.tseuquest.things.library import TREASURE

Thrower = Callable[[Tale, str, tuple[str, ...]], None]

_FOLLOWED: Final = frozenset({events.Declared, events.Moved, events.FellIn, events.Freed})
_HEARD: Final = HEARD | powers.HEARD | _FOLLOWED
"""All others bring nothing with them."""


def proceed(tale: Tale) -> None:
    heard, told = 0, tale.events
    while tale.state.outcome is None:
        while heard < len(told):
            event = told[heard]
            heard += 1
            if type(event) in _HEARD:
                follow(tale, event)
                break
        else:
            if not (rounds.upkeep(tale) or _go_on(tale)):
                return


def follow(tale: Tale, event: TseuQuestEvent) -> None:
    """What an event brings with it: triggers and powers, lost elementals, and where the freed come to."""
    react(tale, event)
    powers.answer(tale, event)
    if type(event) not in _FOLLOWED:
        return
    match event:
        case events.Declared(kind="attack" | "shoot", target=target):
            break_bond(tale, target)
        case events.Moved(name, how="moved" | "magic" | "aside" | "ruled") | events.FellIn(name):
            break_bond(tale, name)
        case events.Freed(name):
            arrive(tale, name)
        case _:
            pass


def _orphaned(state: State, due: TseuQuestStep) -> bool:
    """What is under way for somebody who is no longer there; the worth of treasure outlives its finder."""
    name = getattr(due, "figure", "")
    if not name or (isinstance(due, Throw) and due.purpose == "gold"):
        return False
    return find(state, name) is None and state.phase != "setup"


def _go_on(tale: Tale) -> bool:
    due = step(tale.state)
    if due is None:
        return _next(tale)
    if _orphaned(tale.state, due):
        settle(tale)
        return True
    keep = _KEPT.get(type(due))
    return keep is not None and keep(tale, due)


def _next(tale: Tale) -> bool:
    """With nothing under way."""
    if tale.state.phase == "setup":
        deal(tale)
        return True
    return tale.state.phase in ("heroes", "sorcerer") and rounds.next_turn(tale)


_KEPT: Final[dict[type, Callable[[Tale, Any], bool]]] = {
    Motion: walking.keep_moving,
    Stepping: traps.keep_stepping,
    Fight: fight.keep_fighting,
    Rockfall: traps.dodge,
    Ending: keep_ending,
}
"""What goes on by itself; all else waits for somebody."""


def land(tale: Tale, faces: tuple[str, ...]) -> None:
    """The dice lie, or a card is drawn."""
    match step(tale.state):
        case Throw(purpose, name):
            tale.tell(Thrown(purpose, name, faces))
            head, _, about = purpose.partition(":")
            if head == "disarm":
                special_actions.on_disarm(tale, name, faces, about)
            else:
                _LANDED[head](tale, name, faces)
        case DrawCards(name, deck, left, sealed) as due:
            settle(tale) if left == 1 else go_on(tale, replace(due, left=left - 1))
            tale.tell(Drew(name, deck, faces[0], sealed))
        case DrawTreasure(name, left) as due:
            settle(tale) if left == 1 else go_on(tale, replace(due, left=left - 1))
            find_treasure(tale, name, faces[0])
        case _:
            raise AssertionError("nothing is thrown")


def find_treasure(tale: Tale, name: str, card: str) -> None:
    """TQ-17.4: noted and returned to the deck; objects and hazards come at once (TQ-G145)."""
    tale.tell(TreasureNoted(name, card))
    found = TREASURE[card]
    if found.item:
        tale.tell(events.GotItem(name, found.item))
    apply(tale, found.effects + (found.besides if tale.state.script.box else ()), name, name, card)


def on_harm(tale: Tale, name: str, faces: tuple[str, ...]) -> None:
    """Dice of an effect: skulls and lightning hit (TQ-G135)."""
    hits = faces.count(SKULL) + faces.count(BOLT)
    if hits:
        wound(tale, name, hits)
    else:
        tale.tell(events.Unhurt(name))


_LANDED: Final[dict[str, Thrower]] = {
    "move": movement.on_move,
    "stealth": movement.on_stealth,
    "climb": movement.on_climb,
    "astray": movement.on_astray,
    "attack": fight.on_attack,
    "fumble": fight.on_fumble,
    "astray target": fight.on_astray_target,
    "defence": fight.on_defence,
    "hampered": blows.on_hampered,
    "dodge": traps.on_dodge,
    "escape": rounds.on_escape,
    "gold": rounds.on_gold,
    "harm": on_harm,
}
