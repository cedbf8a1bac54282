"""The words that facts are made of, and the names that exist: what is neither is misspelt, and would hold
behind `not` whatever happened."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias, get_args

import msgspec

from taberna.games.tseuquest.chapters.camp import REASONS
from taberna.games.tseuquest.effects.vocabulary import Lasts
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.flow.steps import MoveMode, TseuQuestStep
from taberna.games.tseuquest.ground.squares import AT, DIRECTIONS
from taberna.games.tseuquest.notation.facts import PLIGHTS, is_whole, written
from taberna.games.tseuquest.things.library import CARDS, DECKS, ITEMS, SCENERY, TREASURE
from taberna.games.tseuquest.things.pieces import Barrier
from taberna.games.tseuquest.things.sheets import TrapKind
from taberna.games.tseuquest.things.validate import DICE, KINDS


@dataclass(frozen=True, slots=True)
class Names:
    """What there is, or was at some moment of the scenario."""

    figures: frozenset[str]
    seats: frozenset[str]
    doors: frozenset[str]
    scenery: frozenset[str]
    traps: frozenset[str]
    hoards: frozenset[str]
    states: tuple[State, ...]


Fits: TypeAlias = Callable[[str, Names], bool]
_NUMBER: Final = re.compile(r"-?\d+")
_DUE: Final = ("nothing", *(kind.__struct_config__.tag for kind in get_args(TseuQuestStep)))


def _among(words: Iterable[object]) -> Fits:
    known = frozenset(map(str, words))
    return lambda word, names: word in known


def _number(word: str, names: Names) -> bool:
    return bool(_NUMBER.fullmatch(word))


def _figure(word: str, names: Names) -> bool:
    return word in names.figures


def _square(word: str, names: Names) -> bool:
    return word in AT


def _place(word: str, names: Names) -> bool:
    """A square or an edge."""
    return word in AT or (word[:-1] in AT and word[-1] in DIRECTIONS)


def _target(word: str, names: Names) -> bool:
    return word in names.figures or _place(word, names)


def _flag(word: str, names: Names) -> bool:
    """One that is set, or that anything on the plan speaks of."""
    return any(word in _spoken(msgspec.to_builtins(state)) for state in names.states)


_item: Final = _among((*ITEMS, "attack", "defence", "shot"))
_thing: Final = _among((*ITEMS, "nothing"))
_at: Final = _among(("at",))

_PLAIN: Final[dict[str, tuple[tuple[Fits, ...], ...]]] = {
    "round": ((_number,),),
    "phase": ((_among(("setup", "heroes", "sorcerer", "interlude", "over")),),),
    "turn": ((_figure,),),
    "points": ((_number,),),
    "barred": ((_among(KINDS),),),
    "charge": ((),),
    "motion": ((_number,),),
    "mode": ((_among(get_args(MoveMode)),),),
    "pushes": ((_number,),),
    "due": ((_among(_DUE),),),
    "door": ((lambda word, names: word in names.doors, _among((*get_args(Barrier), "seen"))),),
    "trap": (
        (lambda word, names: word in names.traps, _among(("seen", "hidden", "known"))),
        (_at, _place),
    ),
    "hoard": (
        (lambda word, names: word in names.hoards, _among(("seen", "hidden"))),
        (lambda word, names: word in names.hoards, _among(("has",)), _item),
    ),
    "room": ((_square,),),
    "explored": ((_square,),),
    "exit": ((_square,),),
    "flag": ((_flag,),),
    "spell": ((_among(CARDS), _among(("on",)), _target),),
    "deck": ((_among(DECKS), _number),),
    "ware": ((_item, _number),),
}
"""By its first word, how a fact may go on."""
_OF_FIGURES: Final[dict[str, tuple[Fits, ...]]] = {
    "at": (_square,),
    "life": (_number,),
    "mind": (lambda word, names: word == "None" or _number(word, names),),
    "gold": (_number,),
    "seat": (lambda word, names: word in names.seats,),
    "debt": (_number,),
    "misses": (_number,),
    "cards": (_number,),
    "has": (_item,),
    "holds": (_among(CARDS),),
    "wears": (_item,),
    "grips": (_item,),
    "lost": (_item,),
    "ruined": (_item,),
    "jammed": (_item,),
    "noted": (_among(TREASURE),),
    "marked": (_among(("bar", "dice", "reroll")), _among((*KINDS, *DICE)), _number, _among(get_args(Lasts))),
    "purse": (_number,),
    "carries": (_item,),
    "stores": (_item,),
    "offered": (_thing, _thing, _number),
    "denied": (_item, _among(REASONS)),
} | dict.fromkeys((*PLIGHTS, "gone", "escaped", "dead", "fallen"), ())
_OF_SCENERY: Final = ("seen", "used")
_KINDS: Final = frozenset((*SCENERY, *get_args(TrapKind)))


def misspelt(states: tuple[State, ...], text: str) -> tuple[str, ...]:
    if is_whole(text):
        return ()
    names = _names(states)
    return tuple(f"not a fact: {fact}" for fact, _ in written(text) if not _is_fact(fact, names))


def _is_fact(fact: str, names: Names) -> bool:
    subject, *rest = fact.split(" ")
    if subject in ("queue", "order"):
        return all(name in names.figures for name in rest)
    return any(_fits(form, rest, names) for form in _forms(subject, rest[:1], names))


def _forms(subject: str, verb: list[str], names: Names) -> Iterator[tuple[Fits, ...]]:
    """The ways in which a fact that begins so may go on; a sign may be several things."""
    yield from _PLAIN.get(subject, ())
    if subject in names.figures and verb and verb[0] in _OF_FIGURES:
        yield (_among(verb), *_OF_FIGURES[verb[0]])
    if subject in names.scenery:
        yield (_among(_OF_SCENERY),)
    if subject in _KINDS:
        yield (_at, _place)


def _fits(form: tuple[Fits, ...], words: list[str], names: Names) -> bool:
    return len(form) == len(words) and all(fits(word, names) for fits, word in zip(form, words, strict=True))


def _names(states: tuple[State, ...]) -> Names:
    figures = {f.id for s in states for f in (*s.figures, *s.gone)}
    figures |= {name for s in states for name in (*s.order, *s.queue)}
    figures |= {own.hero for s in states for own in s.campaign.belongings}
    return Names(
        figures=frozenset(figures),
        seats=frozenset(seat for s in states for seat in s.seats),
        doors=frozenset(d.edge for s in states for d in s.doors),
        scenery=frozenset(p.id for s in states for p in s.scenery),
        traps=frozenset(t.id for s in states for t in s.traps),
        hoards=frozenset(h.id for s in states for h in s.hoards),
        states=states,
    )


def _spoken(part: object) -> Iterator[str]:
    if isinstance(part, str):
        yield from part.split(" ")
    elif isinstance(part, dict):
        for inner in part.values():
            yield from _spoken(inner)
    elif isinstance(part, list | tuple):
        for inner in part:
            yield from _spoken(inner)
