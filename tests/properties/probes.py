"""Actions nobody was offered: built from the types alone, borrowed from another seat, or bent a little."""

from collections.abc import Iterator

import msgspec
from msgspec import inspect

from properties.walks import candidates
from taberna.table.dice import Draws
from taberna.table.game import AnyGame
from taberna.table.scenario import AnyPlay
from taberna.table.seats import HOUSE, SPECTATOR, Seat
from taberna.table.values import Action

NUMBERS = (-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 25, 1001, 2**63 - 1, -(2**63))
TEXTS = ("", "?", "*", "A", "B", "C", "A1", "B2", "1", "6", "7", "x" * 41, "é\n", "bell", "left")


def strangers(play: AnyPlay) -> tuple[Seat, ...]:
    """Names nobody at this table has."""
    return tuple(seat for seat in (SPECTATOR, "", "Z", "a", "A1", "sorcerer") if seat not in play.seats)


def probes(play: AnyPlay, draws: Draws, number: int) -> Iterator[tuple[Seat, Action]]:
    everybody = (*play.seats, HOUSE)
    for _ in range(number):
        seat = draws.one(everybody)
        yield seat, probe(play, draws.one(everybody), draws)


def probe(play: AnyPlay, other: Seat, draws: Draws) -> Action:
    ways = candidates(play.game, play.state, other, draws)
    kind = draws.below(3)
    if not ways or kind == 0:
        return anything(play.game, draws)
    return draws.one(ways) if kind == 1 else bent(draws.one(ways), draws)


def anything(game: AnyGame, draws: Draws) -> Action:
    made = built(inspect.type_info(game.types.action), draws)
    assert isinstance(made, Action)
    return made


def bent(action: Action, draws: Draws) -> Action:
    """The same with one parameter changed to anything of its type."""
    kind = inspect.type_info(type(action))
    assert isinstance(kind, inspect.StructType)
    if not kind.fields:
        return action
    field = draws.one(kind.fields)
    return msgspec.structs.replace(action, **{field.name: built(field.type, draws)})


def built(kind: inspect.Type, draws: Draws) -> object:
    match kind:
        case inspect.UnionType(types):
            return built(draws.one(types), draws)
        case inspect.StructType(cls):
            return cls(**{field.name: built(field.type, draws) for field in kind.fields})
        case inspect.LiteralType(values):
            return draws.one(values)
        case inspect.EnumType(cls):
            return draws.one(list(cls))
        case inspect.VarTupleType(item_type):
            return tuple(built(item_type, draws) for _ in range(draws.below(4)))
        case inspect.TupleType(item_types):
            return tuple(built(item, draws) for item in item_types)
        case inspect.BoolType():
            return draws.below(2) == 1
        case inspect.IntType():
            return draws.one(NUMBERS)
        case inspect.StrType():
            return draws.one(TEXTS)
        case inspect.NoneType():
            return None
    raise NotImplementedError(f"no probe is built of {kind}")
