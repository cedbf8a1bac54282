"""Adventures in which everything an author named has a name that is met nowhere else, and a listener who
hears all that a seat is sent: a name that reaches it came from behind the screen."""

import re
import tomllib
from collections.abc import Iterator
from typing import Any, Final

from msgspec import structs

from properties.walks import Taken
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.events import Said
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.ground.squares import DIRECTIONS
from taberna.games.tseuquest.options import Brought, Chosen, Options
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.library import CARDS, ITEMS, RULES, SCENERY, SHEETS, TREASURE
from taberna.games.tseuquest.things.script import OPENING
from taberna.games.tseuquest.things.shelf import written
from taberna.table import values
from taberna.table.codec import write
from taberna.table.commits import Told
from taberna.table.play import tell
from taberna.table.refusal import Refusal
from taberna.table.seats import Seat

CANARY: Final = "kanari"
_CONTENT: Final = {*SHEETS, *ITEMS, *CARDS, *TREASURE, *SCENERY, *RULES, *OPENING, "success", "failure", ""}
_NAMING: Final = {"id", "treasure", "group"}
_SOLD: Final = re.compile(r'"([^"\n]*)"')


def canaries(name: str) -> str:
    """The adventure's file with a canary for every name of its author's own."""
    text = written(name)
    table = tomllib.loads(text)
    names = {word for word in _names(table) if word not in _CONTENT}
    called = {word: f"{CANARY}-{n:03}" for n, word in enumerate(sorted(names))}
    head, *tails = text.split("\n[text.")
    head = _SOLD.sub(lambda m: f'"{" ".join(called.get(w, w) for w in m[1].split(" "))}"', head)
    tails = [
        re.sub(
            r'^([\w-]+) = "',
            lambda m: m[0] if m[1] in OPENING else f'{called.get(m[1], m[1])} = "{CANARY} ',
            tail,
            flags=re.MULTILINE,
        )
        for tail in tails
    ]
    return "\n[text.".join((head, *tails))


def _names(part: Any, within: str = "") -> Iterator[str]:
    """What the file calls pieces, groups, triggers, flags and texts."""
    if isinstance(part, dict):
        for key, value in part.items():
            if within == "text" and isinstance(value, dict):
                yield from value
            elif isinstance(value, str):
                named = key in _NAMING or (key == "trap" and "scenery" in part)
                named = named or (key == "what" and part.get("do") in ("flag", "wake", "say"))
                yield from (value,) if named else ()
            else:
                yield from _names(value, key)
    elif isinstance(part, list):
        for value in part:
            yield from _names(value, within)


def options(name: str, **more: Any) -> Options:
    party = (Chosen("A", "bruna"), Chosen("B", "sela"))
    return Options(adventure="canaries", brought=(Brought("canaries", canaries(name)),), party=party, **more)


def hushed(taken: Taken, seat: Seat) -> list[str]:
    """Names that this seat is sent and may not know yet: an author's own, or of what nobody has seen."""
    heard = _heard(taken, seat)
    words = set(re.findall(r"[a-z0-9-]+", heard))
    return sorted({word for word in words if CANARY in word} | words & unseen(taken.after.state))


def unseen(state: values.State) -> set[str]:
    assert isinstance(state, State)
    names = {f.id for f in state.figures if not f.seen} | {t.id for t in state.traps if not t.seen}
    names |= {s.id for s in state.scenery if s.hidden or not s.seen}
    return names | {h.id for h in state.hoards if not h.seen}


def _heard(taken: Taken, seat: Seat) -> str:
    """What it is told but for what the adventure says aloud, its view, what it may do, and why not."""
    game, state = taken.after.game, taken.after.state
    told = [event for event in _told(taken, seat) if not isinstance(event, Said)]
    parts = [
        *map(write, told),
        write(_before_its_end(game.view(state, seat))),
        write(game.legal(state, seat)),
    ]
    parts += [write(no) for no in _refusals(taken, seat)]
    return b"\n".join(parts).decode()


def _before_its_end(view: values.View) -> values.View:
    """Without the epilogue, which may be told once it is over, and only then."""
    assert isinstance(view, View)
    texts = {name: words for name, words in view.texts.items() if name != "epilogue" or not view.outcome}
    return structs.replace(view, texts=texts)


def _told(taken: Taken, seat: Seat) -> tuple[values.Event, ...]:
    told = tell(taken.commit, taken.after, seat)
    assert isinstance(told, Told)
    return told.events


def _refusals(taken: Taken, seat: Seat) -> Iterator[Refusal]:
    """To what it may try with what it sees."""
    game, state = taken.after.game, taken.after.state
    assert isinstance(state, State)
    seen = [f.id for f in state.figures if f.seen]
    tries: list[TseuQuestAction] = [actions.Search("traps"), actions.Detect(), actions.Walk(), actions.Stop()]
    tries += [do(way) for way in DIRECTIONS for do in (actions.Move, actions.Jump, actions.Open)]
    tries += [do(name) for name in seen for do in (actions.Attack, actions.Shoot, actions.Trade)]
    tries += [actions.Choose("a1"), actions.Ready(), actions.Leave()]
    for action in tries:
        decided = game.decide(state, seat, action) if seat in taken.after.seats else ()
        if isinstance(decided, Refusal):
            yield decided
