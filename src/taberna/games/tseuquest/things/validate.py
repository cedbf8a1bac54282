"""What content must satisfy beyond its schema: everything named exists, and everything can be told apart."""

from collections.abc import Iterable, Iterator

from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.ground.board import read_board
from taberna.games.tseuquest.ground.squares import DIRECTIONS
from taberna.games.tseuquest.things.library import CARDS, DECKS, ITEMS, POWERS, SCENERY, SHEETS, TREASURE
from taberna.games.tseuquest.things.plan import Plan

LEAST_CARDS = 12
"""TQ-G16."""
KINDS = ("attack", "shoot", "magic", "search", "special", "move")
_AMOUNTS = ("damage", "heal", "drain", "restore", "gold", "steal", "points", "draw")
DICE = ("attack", "defence", "shot", "armour", "move")


def problems() -> Iterator[str]:
    """Everything wrong with the content, in words for its author."""
    yield from _figures()
    yield from _cards_and_objects()


def _figures() -> Iterator[str]:
    for sheet in SHEETS.values():
        yield from (f"{sheet.id}: no object {item}" for item in sheet.gear if item not in ITEMS)
        yield from (f"{sheet.id}: no power {power}" for power in sheet.powers if power not in POWERS)
        if sheet.kind == "hero" and sheet.powers:
            yield f"{sheet.id}: adventurers have no powers of their own accord"
        if bool(sheet.dice) == bool(sheet.moves):
            yield f"{sheet.id}: moves by dice or by a number, one of the two"
        if sheet.kind == "minion" and sheet.dice:
            yield f"{sheet.id}: minions throw no dice to move"
        if not 0 <= sheet.magic <= 3:
            yield f"{sheet.id}: magic is a level from 0 to 3"
        if sheet.life < 1 or sheet.mind == 0:
            yield f"{sheet.id}: it could not live"
    if sum(sheet.kind == "hero" for sheet in SHEETS.values()) != 8:
        yield "there are eight adventurers"


def _cards_and_objects() -> Iterator[str]:
    for element, deck in DECKS.items():
        if len(deck) < LEAST_CARDS:
            yield f"{element}: {len(deck)} cards, at least {LEAST_CARDS}"
    for card in CARDS.values():
        yield from (f"card {card.id}: {problem}" for problem in effect_problems(card.effects))
    for item in ITEMS.values():
        yield from (f"object {item.id}: {problem}" for problem in effect_problems((*item.use, *item.strikes)))
    for power in POWERS.values():
        yield from (f"power {power.id}: {problem}" for problem in effect_problems(power.effects))
        if any(power.id in shelf for shelf in (CARDS, ITEMS, TREASURE)):
            yield f"power {power.id}: something else is called so"
    for treasure in TREASURE.values():
        effects = treasure.effects + treasure.besides
        yield from (f"treasure {treasure.id}: {problem}" for problem in effect_problems(effects))
        if treasure.item and treasure.item not in ITEMS:
            yield f"treasure {treasure.id}: no object {treasure.item}"
    rows = sorted(kind.row for kind in SCENERY.values())
    if rows != list(range(1, 27)):
        yield "the table of scenery has 26 rows"


def effect_problems(effects: Iterable[Effect]) -> Iterator[str]:
    for effect in effects:
        there = known(effect)
        if there is not None and effect.what not in there:
            yield f"{effect.do} knows no “{effect.what}”"
        if is_nothing(effect):
            yield f"{effect.do} of nothing"
        if is_fleeting(effect):
            yield f"{effect.do} must last"


def is_nothing(effect: Effect) -> bool:
    return effect.do in _AMOUNTS and not (effect.amount or effect.dice)


def is_fleeting(effect: Effect) -> bool:
    """What marks a figure must last for a while."""
    return effect.do in ("bar", "dice", "reroll") and effect.lasts == "now"


def known(effect: Effect, plan: Plan | None = None) -> Iterable[str] | None:
    """What such an effect may be about; None: anything, or what only a plan could say."""
    match effect.do:
        case "bar":
            return KINDS
        case "dice":
            return DICE
        case "reroll":
            return ("attack",)
        case "push":
            return (*DIRECTIONS, "away", "toward")
        case "summon" | "ambush":
            return SHEETS
        case "give" | "take":
            return ITEMS
        case "draw":
            return DECKS
        case "end":
            return ("success", "failure")
        case "move" if plan:
            return read_board(plan.board).squares
        case "open" | "close" if plan:
            return {door.edge for door in plan.doors}
        case "wake" if plan:
            return {figure.group for figure in plan.figures if figure.group}
        case "place" if plan:
            return {piece.id for piece in plan.scenery}
        case _:
            return None
