"""Effects on what a figure has: weapons, objects, cards."""

from taberna.games.tseuquest.effects.targets import met
from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.flow.events import BagDropped, GoldChanged, GotItem, LostItem, Repaired
from taberna.games.tseuquest.flow.state import find
from taberna.games.tseuquest.flow.steps import DrawCards
from taberna.games.tseuquest.flow.tale import Tale, begin
from taberna.games.tseuquest.things.pieces import Hoard


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


def steal(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    for victim in met(tale.state, effect, source, target):
        taken = min(effect.amount, victim.gold)
        if taken > 0 and find(tale.state, source) is not None:
            tale.tell(GoldChanged(victim.id, -taken), GoldChanged(source, taken))


def drop(tale: Tale, effect: Effect, name: str) -> None:
    """It lies there for whoever takes it, like the bag of a fallen adventurer (TQ-G76)."""
    owner = find(tale.state, name)
    if owner is not None and owner.gold and owner.seen:
        bag = Hoard(f"bag-{name}", (owner.square,), gold=owner.gold, seen=True)
        tale.tell(GoldChanged(name, -owner.gold), BagDropped(bag))


def draw(tale: Tale, effect: Effect, name: str) -> None:
    left = min(effect.amount, len(tale.state.decks.get(effect.what, ())))
    if left:
        begin(tale, DrawCards(name, effect.what, left))
