"""`taberna_tellstones_v0`: Tellstones as an AEC environment of PettingZoo: the duel, the Vanguard, the King's
Round.

>>> from taberna.envs import taberna_tellstones_v0
>>> env = taberna_tellstones_v0.env(variant="round")
>>> env.reset(seed=1)
>>> env.agents
['a_0', 'b_0', 'a_1', 'b_1']
>>> observation, reward, termination, truncation, info = env.last()
>>> int(info["action_mask"].sum())
13

Agents are called by their side. Whoever wins gets 1, and partners the same; whoever loses -1; a game that is
drawn after `turns_max` turns brings 0. Actions are those of `taberna.envs.tellstones.coding`, observations
those of `taberna.envs.tellstones.observation`.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from msgspec.structs import replace

from taberna.drawings.tellstones import draw_svg
from taberna.envs.tavern import Observation, Path, Tavern, wrapped
from taberna.envs.tellstones.coding import coding
from taberna.envs.tellstones.observation import LAST, Told, length, observe
from taberna.games.tellstones import GAME, actions, events
from taberna.games.tellstones.actions import TellstonesAction
from taberna.games.tellstones.events import TellstonesEvent
from taberna.games.tellstones.options import Options, Variant, seating
from taberna.games.tellstones.state import State
from taberna.games.tellstones.view import View
from taberna.table.seats import Seat

TURNS: Final = 200
"""After so many a game is drawn, unless `turns_max` says otherwise (TS-7.2)."""


class Desk:
    game = GAME

    def __init__(self, variant: Variant) -> None:
        self.variant: Variant = variant
        self.coding = coding(variant)
        self.name = "taberna_tellstones_v0"
        self.size = len(self.coding)
        self.length = length(variant)
        self.highest = self.size

    def agents(self, options: Options) -> Mapping[Seat, str]:
        return {seat: f"{seat[0].lower()}_{int(seat[1:] or 1) - 1}" for seat in seating(options)}

    def open(self, view: View, actions: tuple[TellstonesAction, ...]) -> dict[Path, TellstonesAction]:
        return _open(self.variant, actions)

    def blank(self, seats: tuple[Seat, ...]) -> Told:
        return Told()

    def hear(self, memory: Told, seat: Seat, events: tuple[TellstonesEvent, ...], *, own: bool) -> Told:
        looks = () if own else memory.looks
        last = memory.last
        for event in events:
            look = _look(event, seat)
            looks += (look,) if look else ()
            done = self._done(event)
            last = (done, *last)[:LAST] if done else last
        return Told(looks, last)

    def observe(self, view: View, memory: Told, said: Path) -> Observation:
        return observe(view, memory)

    def text(self, view: View) -> str:
        lines = [
            f"{line.name or 'Line'}: {line.stones or '-'}   Pool: {''.join(line.pool) or '-'}"
            for line in view.lines
        ]
        score = f"{view.score[0]}-{view.score[1]}"
        return "\n".join([*lines, f"{score}   waiting: {' '.join(view.waiting) or '-'}", ""])

    def svg(self, view: View) -> str:
        return draw_svg(view)

    def _done(self, event: TellstonesEvent) -> tuple[int, int] | None:
        action = _ACTIONS.get(type(event))
        if action is None:
            return None
        done = action(event)
        code = self.coding.codes.get(done)
        by = getattr(event, "by", "")
        return (_PLACE[by], code + 1) if code is not None and by in _PLACE else None


_PLACE: Final = {"A": 0, "B": 1, "A1": 0, "B1": 1, "A2": 2, "B2": 3}
_ACTIONS: Final[dict[type[TellstonesEvent], Any]] = {
    events.Placed: lambda e: actions.Place(e.symbol, e.end, e.line),
    events.Hidden: lambda e: actions.Hide(e.space, e.line),
    events.Swapped: lambda e: actions.Swap(e.space, e.other, e.line),
    events.Looked: lambda e: actions.Peek(e.space, e.line, e.looker != e.by),
    events.Challenged: lambda e: actions.Challenge(e.space, e.line),
    events.Answered: lambda e: actions.Answer(e.symbol),
    events.Boasted: lambda e: actions.Boast(e.line),
    events.Believed: lambda e: actions.Believe(),
    events.Doubted: lambda e: actions.Doubt(),
    events.Stolen: lambda e: actions.Steal(),
    events.Named: lambda e: actions.Name(e.space, e.symbol, e.line),
}
"""What everybody is told of was done by an action, and which."""


def _look(event: TellstonesEvent, seat: Seat) -> tuple[int, int, Any] | None:
    match event:
        case events.Looked(looker=looker, space=space, line=line, symbol=symbol) if symbol and looker == seat:
            return (1 if line == "B" else 0, space - 1, symbol)
        case _:
            return None


@lru_cache(maxsize=4096)
def _open(variant: Variant, actions: tuple[TellstonesAction, ...]) -> dict[Path, TellstonesAction]:
    codes = coding(variant).codes
    return {(codes[action],): action for action in actions if action in codes}


def raw_env(
    variant: Variant = "duel",
    render_mode: str | None = None,
    bots: Mapping[str, str] | None = None,
    **options: Any,
) -> Tavern[State, TellstonesAction, TellstonesEvent, View, Options, Told]:
    """The environment without PettingZoo's guards: what is masked out raises ValueError. `bots` take the
    places of agents (`{"b_0": "page"}`). `options` are the game's (`taberna.games.tellstones.options`); the
    bell of last orders hangs unless it is taken down."""
    chosen = replace(Options(variant=variant, turns_max=TURNS, last_orders="on"), **options)
    return Tavern(Desk(variant), chosen, render_mode, bots)


def env(
    variant: Variant = "duel",
    render_mode: str | None = None,
    bots: Mapping[str, str] | None = None,
    **options: Any,
) -> Any:
    return wrapped(raw_env(variant, render_mode, bots, **options))
