"""Effects on the adventure itself: what it remembers, says and how it ends."""

from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.flow.events import Flagged, Said
from taberna.games.tseuquest.flow.steps import Ending
from taberna.games.tseuquest.flow.tale import Tale, begin
from taberna.games.tseuquest.things.script import words


def flag(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    if effect.what not in tale.state.flags:
        tale.tell(Flagged(effect.what))


def say(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    script = tale.state.script
    if script.edition:
        tale.tell(Said({}, source, effect.what))
    else:  # a plan that was laid with its texts says them to its end
        tale.tell(Said(words(script, effect.what), source))


def end(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    if not any(isinstance(step, Ending) for step in tale.state.steps):
        begin(tale, Ending(effect.what == "success", "adventure"))
