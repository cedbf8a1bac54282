"""Names as the screen shows them, in the reader's language, put as the notation writes them."""

from collections.abc import Iterator
from itertools import chain
from typing import Final

from taberna.cli.menu import plainly
from taberna.cli.names import Names
from taberna.cli.tseuquest.terms import Things, card_name, item_name, things
from taberna.games.tseuquest.ground.squares import AT, DIRECTIONS
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.library import CARDS, ITEMS
from taberna.texts import Texts

JOINTS: Final = ("with", "at", "to")
VERBS: Final = (
    *("attack", "shoot", "cast", "use", "trade", "disarm", "show", "drop", "repair", "control", "dismiss"),
    *("buy", "sell", "carry", "store", "barter"),
)
"""Verbs that something follows by its name, as the notation writes them."""
FIXED: Final = frozenset((*DIRECTIONS, *AT, "at", "to", "with"))
"""Words of the notation: whatever is called so, too, is written otherwise."""


def spelled(text: str, view: View, names: Names) -> str:
    """`attack Goblin 2 with long sword` is `attack goblin-2 with longsword`; a name that two things share
    stays as it is."""
    verb, *rest = _in_notation(text.split(), names.texts)
    known = _known(verb, things(names, view))
    written = [verb]
    at = 0
    while at < len(rest):
        name, words = _named(rest[at:], known)
        written.append(name)
        at += words
    return " ".join(written)


def _in_notation(words: list[str], say: Texts) -> list[str]:
    """The reader's own verb, where more is said after it, and the reader's own `with`, `at` and `to`."""
    called = {plainly(say(f"do-{verb}")): verb for verb in VERBS}
    if plainly(" ".join(words)) in {plainly(say(f"do-{verb}")) for verb in VERBS}:
        return words  # `laisser tomber` is one verb, and nothing to `laisser`
    for end in range(len(words) - 1, 0, -1):
        verb = called.get(plainly(" ".join(words[:end])))
        if verb is not None:
            joints = {own: joint for joint in JOINTS for own in say(f"joint-{joint}").split()}
            return [verb, *(joints.get(word, word) for word in words[end:])]
    return words


def _named(words: list[str], known: dict[str, str]) -> tuple[str, int]:
    """The id that these words begin with, in as many of them as make one name."""
    if words[0] not in FIXED:
        for end in range(len(words), 0, -1):
            called = plainly(" ".join(words[:end]))
            if called and called in known:
                return known[called], end
    return words[0], 1


def _known(verb: str, seen: Things) -> dict[str, str]:
    """Ids by what somebody may type for them."""
    known: dict[str, str] = {}
    shared: set[str] = set()
    for name, called in _called(verb, seen):
        for typed in {plainly(called), plainly(name)}:
            if known.setdefault(typed, name) != name:
                shared.add(typed)
    for name in (*seen.figures, *_places(verb, seen)):
        known[plainly(name)] = name
        shared.discard(plainly(name))
    return {typed: name for typed, name in known.items() if typed not in shared}


def _called(verb: str, seen: Things) -> Iterator[tuple[str, str]]:
    if verb in ("cast", "show"):
        yield from ((card, card_name(card, seen.texts)) for card in CARDS)
    for figure in seen.figures:
        yield figure, seen.figure(figure)
        yield figure, seen.figure(figure).rstrip("0123456789 ")
    yield from ((name, seen.thing(name)) for name in _places(verb, seen))
    if verb not in ("cast", "show"):
        yield from ((item, item_name(item, seen.texts)) for item in ITEMS)


def _places(verb: str, seen: Things) -> Iterator[str]:
    """What stands there; a ruling speaks of kinds of things (`rule place table at d4`)."""
    return iter(()) if verb == "rule" else chain(seen.scenery, seen.traps)
