"""Effects on what a figure has: weapons, objects, cards."""

from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.flow.events import GotItem, LostItem, Repaired
from taberna.games.tseuquest.flow.state import find
from taberna.games.tseuquest.flow.steps import DrawCards
from taberna.games.tseuquest.flow.tale import Tale, begin


def mend(tale: Tale, effect: Effect, name: str) -> None:
    owner = find(tale.state, name)
    for weapon in owner.jammed if owner else ():
        tale.tell(Repaired(name, weapon, half=False))


def give(tale: Tale, effect: Effect, name: str) -> None:
    tale.tell(GotItem(name, effect.what))


def take(tale: Tale, effect: Effect, name: str) -> None:
    loser = find(tale.state, name)
    if loser and effect.what in loser.items:
        tale.tell(LostItem(name, effect.what))


def draw(tale: Tale, effect: Effect, name: str) -> None:
    left = min(effect.amount, len(tale.state.decks.get(effect.what, ())))
    if left:
        begin(tale, DrawCards(name, effect.what, left))
