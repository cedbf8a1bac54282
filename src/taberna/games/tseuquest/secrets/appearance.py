"""What everybody is shown of a piece: its looks, and nothing that only the Sorcerer knows of it."""

from functools import cache

from msgspec.structs import replace

from taberna.games.tseuquest.effects.vocabulary import Mark
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.state import State, find, of_sorcerer
from taberna.games.tseuquest.flow.steps import AimDue, Fight, Motion, RedirectDue, RowDue, TseuQuestStep
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.things.library import ITEMS
from taberna.games.tseuquest.things.pieces import Door, Figure, Hoard, Scenery, Spell, Trap
from taberna.games.tseuquest.things.sources import known

_ABOUT = ("figure", "attacker", "defender", "opponent", "mover")


def in_sight(item: str) -> bool:
    """Whether one sees that somebody has it: in its hands or on its body, not in its pockets."""
    return item in ITEMS and ITEMS[item].place != "pack"


def bare_figure(figure: Figure) -> Figure:
    """Of the Sorcerer's figures one sees what they wield and wear; who called one may be out of sight."""
    bare = own_figure(figure)
    if figure.seat != SORCERER:
        return bare
    return replace(bare, summoner="", gold=0, items=tuple(filter(in_sight, figure.items)))


def own_figure(figure: Figure) -> Figure:
    """As whoever leads it has it before him; cards are shown apart."""
    return replace(figure, hand=(), group="", roused=False)


def bare_door(door: Door) -> Door:
    return replace(door, lock="", worked=False)


def bare_scenery(piece: Scenery) -> Scenery:
    return replace(piece, use=(), once=True, used=False, trap="")


def bare_trap(trap: Trap) -> Trap:
    """Kind and place; of one found by magic only the place (TQ-12.3)."""
    return replace(trap, harm=0, complexity=0, effects=(), open=False)


def bare_hoard(hoard: Hoard) -> Hoard:
    return replace(hoard, items=(), gold=0, cards=0, open=False)


def bare_mark(mark: Mark) -> Mark:
    """A card or an object is on the table; what else it came from may be the adventure's own affair."""
    return mark if known(mark.source) == mark.source else replace(mark, source="")


def is_hidden(state: State, name: str) -> bool:
    """A figure that is on the plan and not yet on the board."""
    found = find(state, name)
    return found is not None and not found.seen


def names_hidden(state: State, part: TseuQuestStep | TseuQuestEvent) -> bool:
    """Whether a step or an event is about a figure nobody has seen."""
    for name in _about(type(part)):  # noqa: SIM110 - the hot path
        if is_hidden(state, getattr(part, name)):
            return True
    return False


@cache
def _about(kind: type[TseuQuestStep | TseuQuestEvent]) -> tuple[str, ...]:
    return tuple(name for name in _ABOUT if name in kind.__struct_fields__)


def in_the_dark(state: State, part: TseuQuestStep) -> bool:
    """Whether a step is about the unseen, itself or by the fight that it belongs to."""
    if not isinstance(part, RowDue | AimDue | RedirectDue):
        return names_hidden(state, part)
    return any(isinstance(below, Fight) and names_hidden(state, below) for below in state.steps)


def bare_step(state: State, part: TseuQuestStep) -> TseuQuestStep:
    """The last square that one of the Sorcerer's had for itself tells whom it passed in the dark."""
    if isinstance(part, Motion) and keeps_to_itself(state, part.figure):
        return replace(part, origin="")
    return part


def on_unseen(state: State, spell: Spell) -> bool:
    return is_hidden(state, spell.caster) or is_hidden(state, spell.target)


def keeps_to_itself(state: State, name: str) -> bool:
    """Whether what it has in its pockets is nobody's business."""
    found = find(state, name)
    return found is not None and of_sorcerer(found)


def pocketed(state: State, name: str, item: str) -> bool:
    """Whether it is nobody's business that one of the Sorcerer's has this, or has it no longer."""
    return keeps_to_itself(state, name) and not in_sight(item)
