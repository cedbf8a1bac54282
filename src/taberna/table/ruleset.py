"""A hash that names the rules a game was played under."""

from functools import lru_cache
from hashlib import sha256
from typing import TypeVar, cast

import msgspec

from taberna.table.editions import Edition, Older
from taberna.table.game import Game, Types
from taberna.table.refusal import Refused, refuse
from taberna.table.values import Action, Event, Options, State, View

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 - the contract's letters

_WORDS = {"title", "description"}
_SETS = {"anyOf", "enum", "required"}


def ruleset(game: Game[S, A, E, V, O]) -> str:
    """Over the rules' version, the content, and the form of options, actions and events: what a record
    is made of. Not over the code, its comments, its order, nor over views and states, which a record
    does not hold. So it changes when the rules do, and only then (docs/decisions/0003)."""
    return _named(game.name, game.rules, game.content, game.types)


def edition(game: Game[S, A, E, V, O]) -> Edition:
    """What a game that begins now is played under."""
    return Edition(game.rules, ruleset(game))


def is_known(game: Game[S, A, E, V, O], began: Edition) -> bool:
    """Whether these are rules that we have: today's, or some of before that today's decide alike."""
    return began == edition(game) or began in game.known


def reading(game: Game[S, A, E, V, O], rules: str) -> Older:
    """How a game by this version of the rules is read; Refused where it is not, or no longer."""
    if rules == game.rules:
        return Older(rules)
    found = next((old for old in game.older if old.rules == rules), None)
    if found is None:
        raise Refused(refuse("rules-ended", name=game.name, rules=rules[:20], ours=game.rules))
    return found


@lru_cache(maxsize=64)
def _named(name: str, rules: str, content: str, types: Types[S, A, E, V, O]) -> str:
    kinds = (types.options, types.action, types.event)
    roots, components = msgspec.json.schema_components(kinds, ref_template="{name}")
    form = _plain({"roots": list(roots), "components": components})
    named = {"game": name, "rules": rules, "content": content, "form": form}
    return sha256(_written(named)).hexdigest()


def _written(part: object) -> bytes:
    return msgspec.json.encode(part, order="sorted")


def _plain(part: object, under: str = "") -> object:
    match part:
        case dict():
            # A field called `title` is a schema, and a dict; the words about one are a string.
            inner = cast(dict[str, object], part)
            return {k: _plain(v, k) for k, v in inner.items() if not (k in _WORDS and isinstance(v, str))}
        case list() | tuple():
            row = [_plain(item) for item in part]
            return sorted(row, key=_written) if under in _SETS else row
        case _:
            return part
