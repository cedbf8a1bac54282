"""`peek 2 4 5`: several looks in one breath, and the stop that goes with them (TS-2.6).

What it stands for, and whether all of it can be done, follows from what everybody can see: a client far away
can work it out too, and it is refused, if at all, before the first look shows anything (TQ-G204).
"""

from taberna.games.tellstones.actions import Peek, Stop, TellstonesAction
from taberna.games.tellstones.notation.actions import read_action, read_look
from taberna.games.tellstones.notation.reader import Reader
from taberna.games.tellstones.options import Variant
from taberna.games.tellstones.peek import LOOKS_WITH_BONUS, nothing_to_see
from taberna.games.tellstones.seats import Side, side
from taberna.games.tellstones.state import State, step
from taberna.games.tellstones.steps import LooksOpen, Sight, TellstonesStep
from taberna.games.tellstones.stones import Line, face_down
from taberna.games.tellstones.view import View
from taberna.table.outcome import Outcome
from taberna.table.refusal import Refused, refuse
from taberna.table.seats import Seat
from taberna.table.values import Value


class Looking(Value, frozen=True):
    """How far the one whose turn it is can look."""

    lines: tuple[Line, ...]
    bonus: bool
    seen: tuple[Sight, ...] = ()
    """Looks already taken in this Peek."""

    def most(self) -> int:
        """How many looks the Peek has in all, on both Lines in the Vanguard (TS-5.5). With no stone to look
        at that is for the rules to refuse."""
        most = LOOKS_WITH_BONUS if self.bonus else 1
        down = sum(len(face_down(line)) for line in self.lines)
        return min(most, down) if down else most


def parse_actions(state: State, text: str) -> tuple[TellstonesAction, ...]:
    """One action, or all that a shorthand stands for at this moment."""
    reader = Reader(text, "unreadable-action")
    actions = read_actions(reader, state)
    reader.finish()
    return actions


def parse_actions_in_view(view: View, text: str) -> tuple[TellstonesAction, ...]:
    """The same, by one who has only a view."""
    reader = Reader(text, "unreadable-action")
    lines = tuple(line.stones for line in view.lines)
    looking = _looking(lines, view.turn, view.pending, view.bonus, view.outcome)
    actions = _read(reader, view.options.variant, looking)
    reader.finish()
    return actions


def read_actions(reader: Reader, state: State) -> tuple[TellstonesAction, ...]:
    looking = _looking(state.lines, state.mover, step(state), state.bonus, state.outcome)
    return _read(reader, state.options.variant, looking)


def expand(looks: tuple[Peek, ...], looking: Looking | None) -> tuple[TellstonesAction, ...]:
    """The looks one by one, and a stop only where the turn would not end by itself. A single look is
    just that: it may be followed by another. Without `looking` nobody may peek now, as the rules will say."""
    if looking is None or len(looks) == 1:
        return looks
    seen, most = looking.seen, looking.most()
    if len(seen) + len(looks) > most:
        raise Refused(refuse("too-many-looks", looks=len(looks), most=most - len(seen)))
    for look in looks:
        why = nothing_to_see(looking.lines, seen, look)
        if why is not None:
            raise Refused(why)
        seen = (*seen, Sight(look.line, look.space))
    return looks if len(seen) == most else (*looks, Stop())


def _read(reader: Reader, variant: Variant, looking: Looking | None) -> tuple[TellstonesAction, ...]:
    action = read_action(reader, variant)
    if not isinstance(action, Peek):
        return (action,)
    looks = [action]
    while reader.skip(reader.gap):
        looks.append(read_look(reader, variant))
    return expand(tuple(looks), looking)


def _looking(
    lines: tuple[Line, ...],
    mover: Seat | None,
    pending: TellstonesStep | None,
    bonus: tuple[Side, ...],
    outcome: Outcome | None,
) -> Looking | None:
    if outcome is not None or mover is None:
        return None
    match pending:
        case None:
            return Looking(lines, side(mover) in bonus)
        case LooksOpen(seen):
            return Looking(lines, side(mover) in bonus, seen)
        case _:
            return None
