"""What content must satisfy beyond its schema: everything named exists, and everything can be told apart."""

from collections.abc import Iterable, Iterator

from taberna.games.tseuquest.board import read_board
from taberna.games.tseuquest.effects import Effect
from taberna.games.tseuquest.library import CARDS, DECKS, ITEMS, RULES, SCENERY, SHEETS, TREASURE
from taberna.games.tseuquest.plan import Plan
from taberna.games.tseuquest.setup import adventure, adventures
from taberna.games.tseuquest.squares import DIRECTIONS, sides

LEAST_CARDS = 12
"""TQ-G16."""
KINDS = ("attack", "shoot", "magic", "search", "special", "move")
DICE = ("attack", "defence", "shot", "armour", "move")


def problems() -> Iterator[str]:
    """Everything wrong with the content, in words for its author."""
    yield from _figures()
    yield from _cards_and_objects()
    for name in adventures():
        yield from (f"adventure {name}: {problem}" for problem in plan_problems(adventure(name)))


def _figures() -> Iterator[str]:
    for sheet in SHEETS.values():
        yield from (f"{sheet.id}: no object {item}" for item in sheet.gear if item not in ITEMS)
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
        yield from (f"object {item.id}: {problem}" for problem in effect_problems(item.use))
    for treasure in TREASURE.values():
        yield from (f"treasure {treasure.id}: {problem}" for problem in effect_problems(treasure.effects))
        if treasure.item and treasure.item not in ITEMS:
            yield f"treasure {treasure.id}: no object {treasure.item}"
    rows = sorted(kind.row for kind in SCENERY.values())
    if rows != list(range(1, 27)):
        yield "the table of scenery has 26 rows"


def effect_problems(effects: Iterable[Effect], plan: Plan | None = None) -> Iterator[str]:
    for effect in effects:
        what, known = effect.what, _known(effect, plan)
        if known is not None and what not in known:
            yield f"{effect.do} knows no “{what}”"
        if effect.do in ("damage", "heal", "drain", "restore", "gold", "points", "draw"):
            if not (effect.amount or effect.dice):
                yield f"{effect.do} of nothing"
        elif effect.do in ("bar", "dice", "reroll") and effect.lasts == "now":
            yield f"{effect.do} must last"


def _known(effect: Effect, plan: Plan | None) -> Iterable[str] | None:
    """What such an effect may be about; None: anything, or what only a plan could say."""
    match effect.do:
        case "bar":
            return KINDS
        case "dice":
            return DICE
        case "reroll":
            return ("attack",)
        case "push":
            return (*DIRECTIONS, "away")
        case "summon":
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
            return {figure.group for figure in plan.figures}
        case "place" if plan:
            return {piece.id for piece in plan.scenery}
        case _:
            return None


def plan_problems(plan: Plan) -> Iterator[str]:
    board = read_board(plan.board)
    for piece in plan.scenery:
        yield from (f"{piece.id}: {problem}" for problem in effect_problems(piece.use, plan))
        if piece.trap and piece.trap not in {trap.id for trap in plan.traps}:
            yield f"{piece.id}: no trap {piece.trap}"
    for trap in plan.traps:
        yield from (f"trap {trap.id}: {problem}" for problem in effect_problems(trap.effects, plan))
        if trap.kind in ("pit", "deep-pit") and trap.complexity:
            yield f"trap {trap.id}: pits can't be disarmed"
        if trap.edge and not all(s in board.squares for s in sides(trap.edge)):
            yield f"trap {trap.id}: no edge {trap.edge}"
    for trigger in plan.script.triggers:
        yield from (f"trigger {trigger.id}: {problem}" for problem in effect_problems(trigger.effects, plan))
    if len(plan.script.starts) < 8:
        yield "eight adventurers must have room to start"
    yield from (f"no rule {name}" for name in plan.script.rules if name not in RULES)
    yield from (f"no adventure {name} to follow" for name in plan.script.next if name not in adventures())
    yield from (f"no object {item} to sell" for item in plan.script.stock if item not in ITEMS)
    names = [each.id for row in (plan.figures, plan.scenery, plan.hoards, plan.traps) for each in row]
    yield from (f"two things are called {name}" for name in sorted(set(names)) if names.count(name) > 1)
