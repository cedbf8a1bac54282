"""The cards and objects of one's own figures, each with what it does; and of a card that can't be cast now,
why not, as far as that is seen from here."""

from collections.abc import Iterator

from taberna.cli.names import Names
from taberna.cli.tseuquest.about import card_does, item_does
from taberna.cli.tseuquest.terms import card_name, item_name
from taberna.cli.tseuquest.words import put
from taberna.games.tseuquest.ground.squares import distance, reach
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.library import CARDS, ITEMS, RULES
from taberna.games.tseuquest.things.pieces import Figure
from taberna.table.refusal import Refusal, refuse


def explained(figure: Figure, view: View, names: Names) -> Iterator[str]:
    """A line a card, of those that this seat may see, and a line for each object that can be used."""
    say = names.texts
    for card in (card for hand in view.hands if hand.figure == figure.id for card in hand.cards):
        own = CARDS[card]
        facts = say("card-facts", element=own.element, cost=own.cost)
        line = f"{card_name(card, say)} ({facts}): {card_does(own, say, short=True)}"
        reason = why_not(card, figure, view, names)
        yield f"{line} {say('about-not-now', reason=reason)}" if reason else line
    for item in dict.fromkeys(figure.items):
        if ITEMS[item].use:
            name = item_name(item, say)
            yield f"{name[:1].upper()}{name[1:]}: {item_does(ITEMS[item], say, short=True)}"


def why_not(card: str, figure: Figure, view: View, names: Names) -> str:
    """Empty: nothing stands in the way that can be told from here; a line of sight can't."""
    refusal = (
        _spent(figure, view)
        or _lies_there(card, figure, view)
        or _no_mind(card, figure, view)
        or _barred(figure, view)
        or _in_pit(card, figure)
    )
    if refusal is not None:
        return names.refusal(put(refusal, view, names))
    return _nobody(card, figure, view, names)


def _spent(figure: Figure, view: View) -> Refusal | None:
    """TQ-5.3, for whoever acts: by the rules of the house, where the adventure has none of its own."""
    turn = view.turn
    if turn is None or turn.figure != figure.id:
        return None
    if turn.points < 1:
        return refuse("no-points", needed=1, left=turn.points)
    limit = RULES["spells_a_turn"]
    return refuse("limit", kind="magic", limit=limit) if turn.done.count("magic") >= limit else None


def _in_pit(card: str, figure: Figure) -> Refusal | None:
    """Whoever is in a pit aims at nothing outside it."""
    return refuse("in-pit") if figure.pit and CARDS[card].target in ("foe", "square") else None


def _lies_there(card: str, figure: Figure, view: View) -> Refusal | None:
    """TQ-11.4."""
    lying = sum(spell.card == card and spell.caster == figure.id for spell in view.spells)
    held = sum(hand.cards.count(card) for hand in view.hands if hand.figure == figure.id)
    return refuse("already-active", card=card) if lying and lying >= held else None


def _no_mind(card: str, figure: Figure, view: View) -> Refusal | None:
    """TQ-11.3."""
    cost, mind = CARDS[card].cost, figure.mind
    if mind is None or mind >= cost or view.options.error_also_plays == "on":
        return None
    return refuse("no-mind", cost=cost, mind=mind)


def _barred(figure: Figure, view: View) -> Refusal | None:
    turn = view.turn
    barred = any(m.figure == figure.id and m.do == "bar" and m.what == "magic" for m in view.marks)
    if turn is not None and turn.figure == figure.id:
        barred = barred or "magic" in turn.barred
    return refuse("barred", kind="magic") if barred else None


def _nobody(card: str, figure: Figure, view: View, names: Names) -> str:
    """For a card against adversaries: whether there is one near enough."""
    own = CARDS[card]
    if own.target != "foe":
        return ""
    far = reach if view.options.metric == "king" else distance
    mine = figure.seat == SORCERER
    foes = [far(figure.square, f.square) for f in view.figures if (f.seat == SORCERER) != mine]
    if not foes:
        return names.texts("about-nobody")
    if own.range and min(foes) > own.range:
        return names.refusal(refuse("out-of-range", range=own.range))
    return ""
