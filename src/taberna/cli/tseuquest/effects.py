"""Effects in words: whom they meet, what they do and for how long. There is a message for each verb, whom and
duration, so that whatever is drawn in this vocabulary is explained."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Final, Literal, TypeAlias

from msgspec.structs import replace

from taberna.cli.tseuquest.terms import words
from taberna.games.tseuquest.effects.targets import SORTS
from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.phrases.effects import deed, lasting
from taberna.texts import Texts

Target: TypeAlias = Literal["self", "friend", "beside", "foe", "figure", "square"]
IMPERSONAL: Final = (
    "summon",
    "ambush",
    "reveal",
    "spoil",
    "wake",
    "open",
    "close",
    "place",
    "noise",
    "flag",
    "say",
    "end",
)
"""What is done to places and to the adventure: it meets nobody."""
AROUND: Final = ("near", "friends", "foes")


@dataclass(frozen=True, slots=True)
class Aim:
    """At whom or what a thing is aimed before anything happens."""

    target: Target
    range: int = 0
    blind: bool = False

    def words(self, say: Texts, *, short: bool = False) -> str:
        sight = "no" if self.blind else "yes"
        message = "effect-aim-short" if short else "effect-aim"
        return say(message, target=self.target, range=self.range, sight=sight).strip()


def clauses(effects: Iterable[Effect], aim: Aim, say: Texts, *, short: bool = False) -> tuple[str, ...]:
    """A clause for all that one and the same figures meet: `whom: what; what, for how long`."""
    told: list[str] = []
    aimed = aim.target == "self"
    for (whom, radius, when), group in groupby(_single(effects), lambda effect: _meets(effect, aim)):
        meant = tuple(group)
        heading = _short(whom, radius, aim, say) if short else _whom(whom, radius, say)
        if not aimed and whom in ("target", ""):
            heading = aim.words(say, short=short)
        elif not aimed and short:
            heading = f"{aim.words(say, short=True)}, {heading}"
        elif not aimed:
            told.append(aim.words(say))
        heading = _only(heading, when, say)
        done = _done(meant, whom, say)
        told.append(say("effect-clause", whom=heading, deeds=done) if heading else done)
        aimed = True
    return tuple(told)


def _single(effects: Iterable[Effect]) -> Iterable[Effect]:
    """Dice and sure points are two things to be told."""
    for effect in effects:
        if effect.do == "damage" and effect.dice and effect.amount:
            yield replace(effect, amount=0)
            yield replace(effect, dice=0)
        else:
            yield effect


def _meets(effect: Effect, aim: Aim) -> tuple[str, int, str]:
    """Whom, by the name of a message (empty: nobody), within how many squares, and which of them."""
    here = aim.target == "self"
    if effect.do in IMPERSONAL:
        return "", 0, effect.when
    if effect.who == "target":
        return "self" if here else "target", 0, effect.when
    if effect.who in AROUND:
        return f"{effect.who}-{'here' if here else 'there'}", effect.radius, effect.when
    return effect.who, 0, effect.when


def _whom(whom: str, radius: int, say: Texts) -> str:
    return say(f"effect-whom-{whom}", radius=radius) if whom else ""


def _short(whom: str, radius: int, aim: Aim, say: Texts) -> str:
    """What goes without saying is left out."""
    if not whom or (whom == "self" and aim.target == "self"):
        return ""
    return say("effect-whom-short", whom=whom.partition("-")[0], radius=radius)


def _only(whom: str, when: str, say: Texts) -> str:
    if not when:
        return whom
    only = say("effect-only", sort=when if when in SORTS else "other")
    return f"{whom} ({only})" if whom else only


def _done(effects: tuple[Effect, ...], whom: str, say: Texts) -> str:
    """Deeds of the same duration share the word on it."""
    told: list[str] = []
    for lasts, group in groupby(effects, lambda effect: effect.lasts):
        deeds = joined([words(deed(effect), say) for effect in group], say)
        told.append(deeds if lasts == "now" else words(lasting(deeds, lasts, _owner(whom)), say))
    return joined(told, say)


def _owner(whom: str) -> str:
    """Whose turn it is that something lasts for."""
    return whom if whom == "self" else "one" if whom == "target" else "many"


def joined(parts: list[str], say: Texts) -> str:
    whole, *rest = parts
    for part in rest:
        whole = say("effect-and", one=whole, other=part)
    return whole
