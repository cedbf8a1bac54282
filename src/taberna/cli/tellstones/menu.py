"""How each action is reached in the guided menu: the verb in the edition's words, then stone by stone."""

from typing import Final

from taberna.cli.menu import Fork, Path
from taberna.cli.names import Names
from taberna.cli.tellstones.words import side_name
from taberna.games.tellstones.actions import (
    Answer,
    Believe,
    Boast,
    Challenge,
    Doubt,
    First,
    Hide,
    LineName,
    Name,
    Open,
    Peek,
    Place,
    Second,
    Steal,
    Stop,
    Swap,
    TellstonesAction,
)
from taberna.games.tellstones.phrases import place
from taberna.games.tellstones.seats import side
from taberna.games.tellstones.steps import StolenDue
from taberna.games.tellstones.stones import VACANT, is_face_up
from taberna.games.tellstones.view import View

_BARE: Final = (Stop, Believe, Doubt, Steal, First, Second)


def ways(action: TellstonesAction, view: View, names: Names) -> tuple[Path, ...]:
    texts = names.texts
    match action:
        case Place(symbol, end, line):
            at = Fork(texts("which-end"), "", texts(f"end-{end}"))
            return ((_verb("place", names), *_line(line, names), _symbol(symbol, "stone", names), at),)
        case Hide(space, line):
            return ((_verb("hide", names), _space(space, line, view, names)),)
        case Swap(space, other, line):
            verb, one = _verb("swap", names), _space(space, line, view, names)
            two = _space(other, line, view, names)
            ask = texts("which-other")
            return (verb, one, Fork(ask, two.key, two.label)), (verb, two, Fork(ask, one.key, one.label))
        case Peek(space, line, partner):
            who = texts("looker-partner" if partner else "looker-self")
            looker = Fork(texts("which-looker"), "", who)
            return ((_verb("peek", names), _space(space, line, view, names), looker),)
        case Challenge(space, line):
            return ((_verb("challenge", names), _space(space, line, view, names)),)
        case Boast(line):
            return ((_verb("boast", names), *_line(line, names)),)
        case Answer(symbol):
            return ((_verb("answer", names), _symbol(symbol, "symbol", names)),)
        case Name(space, symbol, line):
            stone = _space(space, line, view, names)
            return ((_verb("name", names), stone, _symbol(symbol, "symbol", names)),)
        case Open(symbol, line):
            return ((_verb("open", names), *_line(line, names), _symbol(symbol, "stone", names)),)
        case _ if isinstance(action, _BARE):
            return ((_verb(type(action).__name__.lower(), names, _claimant(view, names)),),)
        case _:
            return ()


def _verb(name: str, names: Names, claimant: str = "") -> Fork:
    texts = names.texts
    return Fork("", "", texts(f"verb-{name}"), texts(f"what-{name}", side=claimant))


def _claimant(view: View, names: Names) -> str:
    """Whose claim is believed or doubted (TS-3.6, TS-3.7)."""
    claims = view.pending.by if isinstance(view.pending, StolenDue) else view.turn
    return side_name(side(claims), names) if claims else ""


def _line(line: LineName, names: Names) -> Path:
    if line is None:
        return ()
    return (Fork(names.texts("which-line"), line, names.texts("line", line=line)),)


def _symbol(symbol: str, asked: str, names: Names) -> Fork:
    return Fork(names.texts(f"which-{asked}"), symbol, names.texts("stone", symbol=symbol))


def _space(space: int, line: LineName, view: View, names: Names) -> Fork:
    texts = names.texts
    stones = next(row.stones for row in view.lines if row.name == line)
    stone = stones[space - 1] if space <= len(stones) else VACANT
    label = texts("stone", symbol=stone) if is_face_up(stone) else texts("face-down")
    return Fork(texts("which-space"), place(line, space), label)
