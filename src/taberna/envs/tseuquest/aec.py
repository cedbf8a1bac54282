"""`taberna_tseuquest_v0`: an adventure of TseuQuest as an AEC environment of PettingZoo.

>>> from taberna.envs import taberna_tseuquest_v0
>>> env = taberna_tseuquest_v0.env(adventure="good-barrel")
>>> env.reset(seed=1)
>>> env.agents
['sorcerer_0', 'hero_0', 'hero_1']

Adventurers who succeed get 1 and the Sorcerer -1; when they fail it is the other way round. Actions are those
of `taberna.envs.tseuquest.coding`, observations those of `taberna.envs.tseuquest.observation`.
"""

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import replace

from taberna.drawings.tseuquest.scene import scene_of
from taberna.drawings.tseuquest.svg import draw_svg
from taberna.envs.tavern import Observation, Path, Tavern, wrapped
from taberna.envs.tseuquest.coding import WORDS, opened
from taberna.envs.tseuquest.observation import HIGHEST, LENGTH, observe
from taberna.games.tseuquest import GAME
from taberna.games.tseuquest.chapters.setup import seating
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.options import SORCERER, Options
from taberna.games.tseuquest.secrets.view import View
from taberna.table.seats import Seat

ROUNDS: Final = 60
"""After so many the adventure has failed, unless `rounds_max` says otherwise (TQ-G146)."""


class Desk:
    game = GAME
    name = "taberna_tseuquest_v0"
    size = len(WORDS)
    length = LENGTH
    highest = HIGHEST

    def agents(self, options: Options) -> Mapping[Seat, str]:
        seats = seating(options)[0]
        heroes = [seat for seat in seats if seat != SORCERER]
        return {seat: "sorcerer_0" if seat == SORCERER else f"hero_{heroes.index(seat)}" for seat in seats}

    def open(self, view: View, actions: tuple[TseuQuestAction, ...]) -> dict[Path, TseuQuestAction]:
        return opened(view, actions)

    def blank(self, seats: tuple[Seat, ...]) -> None:
        return None

    def hear(self, memory: None, seat: Seat, events: tuple[TseuQuestEvent, ...], *, own: bool) -> None:
        return None

    def observe(self, view: View, memory: None, said: Path) -> Observation:
        return observe(view, said)

    def text(self, view: View) -> str:
        figures = [f"{figure.id} {figure.square} life {figure.life}" for figure in view.figures]
        return "\n".join([f"round {view.round}   waiting: {' '.join(view.waiting) or '-'}", *figures, ""])

    def svg(self, view: View) -> str:
        scene = scene_of(view)
        return draw_svg(scene, view.options.adventure, f"round {view.round}", {}, {})


def raw_env(
    render_mode: str | None = None, bots: Mapping[str, str] | None = None, **options: Any
) -> Tavern[State, TseuQuestAction, TseuQuestEvent, View, Options, None]:
    """The environment without PettingZoo's guards: what is masked out raises ValueError. `bots` take the
    places of agents (`{"sorcerer_0": "lenient"}`). `options` are the game's
    (`taberna.games.tseuquest.options`): adventure, party, who is Sorcerer."""
    chosen = replace(Options(adventure="good-barrel", rounds_max=ROUNDS), **options)
    if chosen.players or chosen.variant != "adventure" or chosen.own_dice:
        raise ValueError("an environment has its party from the start, no camp and no dice of its own")
    return Tavern(Desk(), chosen, render_mode, bots)


def env(render_mode: str | None = None, bots: Mapping[str, str] | None = None, **options: Any) -> Any:
    return wrapped(raw_env(render_mode, bots, **options))
