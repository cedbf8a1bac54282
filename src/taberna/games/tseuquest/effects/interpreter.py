"""The one interpreter of effects."""

from collections.abc import Callable
from typing import Final, TypeAlias

from taberna.games.tseuquest.chapters.harm import drain, heal, restore
from taberna.games.tseuquest.effects.targets import SORTS, holds, met
from taberna.games.tseuquest.effects.verbs import belongings, callings, figures, places, story
from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.flow.events import GoldChanged, Owed
from taberna.games.tseuquest.flow.tale import Tale


def apply(tale: Tale, effects: tuple[Effect, ...], source: str, target: str, origin: str) -> None:
    """`source` is who does it, `target` a figure or a square, `origin` the card, object, trap or trigger."""
    for effect in effects:
        one_by_one = effect.when in SORTS and effect.who not in ("self", "target")
        if one_by_one or holds(tale.state, effect.when, target):
            _DO[effect.do](tale, effect, source, target, origin)


_Do: TypeAlias = Callable[[Tale, Effect, str, str, str], None]


def _each(do: Callable[[Tale, Effect, str], None]) -> _Do:
    def act(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
        for figure in met(tale.state, effect, source, target):
            do(tale, effect, figure.id)

    return act


_DO: Final[dict[str, _Do]] = {
    "damage": _each(figures.damage),
    "heal": _each(lambda tale, effect, name: heal(tale, name, effect.amount)),
    "drain": _each(lambda tale, effect, name: drain(tale, name, effect.amount)),
    "restore": _each(lambda tale, effect, name: restore(tale, name, effect.amount)),
    "move": figures.move,
    "halt": _each(figures.halt),
    "swap": figures.swap,
    "push": figures.push,
    "free": _each(figures.set_free),
    "prone": _each(figures.knock_down),
    "bar": figures.mark,
    "dice": figures.mark,
    "reroll": figures.mark,
    "points": _each(lambda tale, effect, name: tale.tell(Owed(name, -effect.amount))),
    "summon": callings.summon,
    "ambush": _each(callings.ambush),
    "reveal": places.reveal,
    "spoil": places.spoil,
    "mend": _each(belongings.mend),
    "dispel": _each(callings.dispel),
    "wake": callings.wake,
    "open": places.open_up,
    "close": places.shut,
    "give": _each(belongings.give),
    "take": _each(belongings.take),
    "gold": _each(lambda tale, effect, name: tale.tell(GoldChanged(name, effect.amount))),
    "steal": belongings.steal,
    "drop": _each(belongings.drop),
    "draw": _each(belongings.draw),
    "place": places.set_up,
    "noise": places.make_noise,
    "flag": story.flag,
    "say": story.say,
    "end": story.end,
}
VERBS: Final = frozenset(_DO)
