"""What cards, objects, treasures and figures do, in a plain sentence, and the word on them after it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, Literal, TypeAlias, get_args

from taberna.cli.names import Names
from taberna.cli.tseuquest.effects import Aim, clauses, joined
from taberna.cli.tseuquest.terms import about as flavour
from taberna.cli.tseuquest.terms import bare, card_name, figure_name, item_name, treasure_name, words
from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.phrases.effects import deed, lasting
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.library import CARDS, ITEMS, SCENERY, SHEETS, TREASURE
from taberna.games.tseuquest.things.sheets import Card, Item, Sheet, TrapKind, Treasure
from taberna.table.values import Value
from taberna.texts import Texts


class Plain(Value, frozen=True):
    """What has a name and a word on it, and no numbers."""

    kind: Literal["scenery", "trap", "face"]
    id: str


Numbered: TypeAlias = Card | Item | Treasure | Sheet
Thing: TypeAlias = Numbered | Plain
FACES: Final = ("keep", "warren")
"""The two sides of the board; what only tries the rules out has no name."""
MOST: Final = 8
"""So many things of one name are told of, and no more."""
ARMS: Final = ("attack", "shot", "defence", "armour", "disarm", "search")


@lru_cache(maxsize=2048)
def card_does(card: Card, say: Texts, *, short: bool = False) -> str:
    told = clauses(card.effects, Aim(card.target, card.range, card.blind), say, short=short)
    return sentences(told if short else (*told, *_staying(card, say)))


def _staying(card: Card, say: Texts) -> Iterator[str]:
    summons = any(effect.do == "summon" for effect in card.effects)
    if summons and card.stays:
        yield say("effect-elemental-chaos" if card.element == "chaos" else "effect-elemental")
    elif card.stays:
        yield say("effect-stays")


@lru_cache(maxsize=2048)
def item_does(item: Item, say: Texts, *, short: bool = False) -> str:
    told = [*_worn(item, say)]
    if item.strikes:
        deeds = _deeds(item.strikes, say)
        told.append(say("effect-strikes", deeds=deeds))
    if item.use:
        aim = Aim("beside" if item.target == "friend" else item.target)
        told += clauses(item.use, aim, say, short=short)
        told.append(say("effect-use", free="yes" if item.free else "no", once="yes" if item.once else "no"))
    own = f"item-{item.id}-does"
    return sentences(told or [say(own if own in say else "effect-no-use")])


def _deeds(effects: tuple[Effect, ...], say: Texts) -> str:
    """What is done to one whom everybody knows."""
    return joined([_lasting(effect, say) for effect in effects], say)


def _lasting(effect: Effect, say: Texts) -> str:
    done = words(deed(effect), say)
    return done if effect.lasts == "now" else words(lasting(done, effect.lasts, "one"), say)


def _worn(item: Item, say: Texts) -> Iterator[str]:
    counts = (item.attack, item.shot, item.defence, item.armour, item.disarm, item.search)
    gives = [
        say(f"effect-arm-{kind}", count=count, range=item.range)
        for kind, count in zip(ARMS, counts, strict=True)
        if count
    ]
    if item.loud:
        gives.append(say("effect-arm-loud"))
    if gives:
        yield say("effect-clause", whom=say("effect-worn", place=item.place), deeds=joined(gives, say))


def treasure_does(treasure: Treasure, say: Texts) -> str:
    return " ".join(_found(treasure, say)) or sentences([say("effect-nothing-in-it")])


def _found(treasure: Treasure, say: Texts) -> Iterator[str]:
    if treasure.dice:
        yield sentences([say("effect-treasure-gold", count=treasure.dice)])
    if treasure.item:
        yield sentences([item_name(treasure.item, say)])
        yield item_does(ITEMS[treasure.item], say)
    effects = treasure.effects + treasure.besides
    if effects:
        yield sentences(clauses(effects, Aim("self"), say))


def sheet_says(sheet: Sheet, say: Texts) -> str:
    """The figure as it comes to the board; `sheets` tells what is left of it."""
    numbers = say(
        "about-sheet",
        life=sheet.life,
        mind="–" if sheet.mind is None else str(sheet.mind),
        attack=sheet.attack,
        defence=sheet.defence,
        shot=sheet.shot,
        moves=say("moves-dice", count=sheet.dice) if sheet.dice else str(sheet.moves),
    )
    gear = say("about-gear", items=", ".join(item_name(item, say) for item in sheet.gear))
    powers = (power_says(power, say) for power in sheet.powers)
    return sentences((numbers, *((gear,) if sheet.gear else ()), *powers))


def power_says(power: str, say: Texts) -> str:
    """What it does of its own accord."""
    return say("sheet-power", power=say(f"power-{power}"), about=say(f"power-{power}-about"))


def sentences(parts: list[str] | tuple[str, ...]) -> str:
    return " ".join(f"{part[:1].upper()}{part[1:]}{'' if part.endswith('.') else '.'}" for part in parts)


def card_note(name: str, say: Texts) -> str:
    """In a list there is room for little: what it costs and does, and the rest if it fits."""
    card = CARDS[name]
    facts = say("card-facts", element=card.element, cost=card.cost)
    parts = (facts, card_does(card, say, short=True), flavour("card", name, say))
    return " · ".join(part for part in parts if part)


def item_note(name: str, say: Texts, price: str = "") -> str:
    parts = (price, item_does(ITEMS[name], say, short=True), flavour("item", name, say))
    return " · ".join(part for part in parts if part)


def about(name: str, view: View, names: Names) -> str:
    """What `about` shows: of the thing that is so called, or of all that this seat's figures have."""
    say = names.texts
    found = called(name, say) if name else _own(view)
    if not found:
        return say("about-unknown", name=name) if name else say("about-none")
    return "\n".join(entry(thing, say) for thing in (found[:MOST] if name else found))


def _own(view: View) -> list[Thing]:
    cards = {card for hand in view.hands for card in hand.cards}
    items = {item for figure in view.figures if figure.seat == view.seat for item in figure.items}
    return [*(CARDS[card] for card in sorted(cards)), *(ITEMS[item] for item in sorted(items))]


def called(name: str, say: Texts) -> list[Thing]:
    """By its id or its name, whole or its beginning or a part; accents, capitals and the number of one among
    several don't matter."""
    things: list[Thing] = [
        *CARDS.values(),
        *ITEMS.values(),
        *TREASURE.values(),
        *SHEETS.values(),
        *plain_things(),
    ]
    words = [(thing, (bare(thing.id), bare(_name(thing, say)))) for thing in things]
    typed = bare(name)
    if not typed:
        return []
    whole = [thing for thing, own in words if typed in own]
    begun = [thing for thing, own in words if any(word.startswith(typed) for word in own)]
    return whole or begun or [thing for thing, own in words if any(typed in word for word in own)]


def plain_things() -> Iterator[Plain]:
    yield from (Plain("scenery", kind) for kind in SCENERY)
    yield from (Plain("trap", kind) for kind in get_args(TrapKind))
    yield from (Plain("face", name) for name in FACES)


def _name(thing: Thing, say: Texts) -> str:
    match thing:
        case Plain():
            return say(f"{thing.kind}-{thing.id}")
        case Card():
            return card_name(thing.id, say)
        case Item():
            return item_name(thing.id, say)
        case Treasure():
            return treasure_name(thing.id, say)
        case Sheet():
            return figure_name(thing.id, say)


def entry(thing: Thing, say: Texts) -> str:
    """Its name and price, what it does, and the word on it."""
    kind: str
    match thing:
        case Plain():
            kind, price, does = thing.kind, say("about-plain", kind=thing.kind), ""
        case Card():
            kind, price = "card", say("about-card", element=thing.element, cost=thing.cost)
            does = card_does(thing, say)
        case Item():
            kind, price = "item", say("costs", gold=thing.price) if thing.price else ""
            does = item_does(thing, say)
        case Treasure():
            kind, price = "treasure", say("about-treasure")
            does = treasure_does(thing, say)
        case Sheet():
            kind, price = "figure", say("about-figure", kind=thing.kind)
            does = sheet_says(thing, say)
    title = " · ".join(part for part in (_name(thing, say), price) if part)
    lines = (
        f"{title[:1].upper()}{title[1:]}",
        f"   {does}" if does else "",
        f"   {flavour(kind, thing.id, say)}",
    )
    return "\n".join(line for line in lines if line.strip())
