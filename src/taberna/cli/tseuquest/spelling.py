"""Names as the screen shows them, in the reader's language, put as the notation writes them."""

from collections.abc import Iterator
from itertools import chain

from taberna.cli.menu import plainly
from taberna.cli.names import Names
from taberna.cli.tseuquest.terms import Things, card_name, item_name, things
from taberna.games.tseuquest.library import CARDS, ITEMS
from taberna.games.tseuquest.view import View


def spelled(text: str, view: View, names: Names) -> str:
    """`attack Goblin 2 with long sword` is `attack goblin-2 with longsword`; a name that two things share
    stays as it is."""
    verb, *rest = text.split()
    known = _known(verb, things(names, view))
    written = [verb]
    at = 0
    while at < len(rest):
        name, words = next(
            (
                (known[called], end - at)
                for end in range(len(rest), at, -1)
                if (called := plainly(" ".join(rest[at:end]))) in known
            ),
            (rest[at], 1),
        )
        written.append(name)
        at += words
    return " ".join(written)


def _known(verb: str, seen: Things) -> dict[str, str]:
    """Ids by what somebody may type for them."""
    known: dict[str, str] = {}
    shared: set[str] = set()
    for name, called in _called(verb, seen):
        for typed in {plainly(called), plainly(name)}:
            if known.setdefault(typed, name) != name:
                shared.add(typed)
    for name in chain(seen.figures, seen.scenery, seen.traps):
        known[plainly(name)] = name
        shared.discard(plainly(name))
    return {typed: name for typed, name in known.items() if typed not in shared}


def _called(verb: str, seen: Things) -> Iterator[tuple[str, str]]:
    if verb in ("cast", "show"):
        yield from ((card, card_name(card, seen.texts)) for card in CARDS)
    for figure in seen.figures:
        yield figure, seen.figure(figure)
        yield figure, seen.figure(figure).rstrip("0123456789 ")
    yield from ((name, seen.thing(name)) for name in chain(seen.scenery, seen.traps))
    if verb not in ("cast", "show"):
        yield from ((item, item_name(item, seen.texts)) for item in ITEMS)
