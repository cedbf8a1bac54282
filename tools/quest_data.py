"""What the page shows of TseuQuest and must not work out: what is printed on sheets, cards and tables, what
things do in a sentence, and what is told of an adventure before it. All of it is public."""

from __future__ import annotations

from typing import Final, get_args

import msgspec

from taberna.cli.tseuquest.about import card_does, item_does
from taberna.games.tseuquest.chapters.setup import CARDS_A_ROUND
from taberna.games.tseuquest.things.dice import SIGNS, die
from taberna.games.tseuquest.things.library import CARDS, ITEMS, RULES, SCENERY, SHEETS, TREASURE, names, text
from taberna.games.tseuquest.things.sheets import TrapKind
from taberna.games.tseuquest.things.shelf import adventure, adventures, parsed
from taberna.games.tseuquest.things.tables import FIGHT, MOVE
from taberna.texts import Texts

FACES: Final = ("keep", "warren")
"""The board's two; the small ones are for trying things out."""
SCENERY_PARTS: Final = "passable", "jumpable", "opaque", "cover", "size"


def printed() -> dict[str, object]:
    """What stands on sheets, cards and tables, and how often each face of a die comes."""
    dice = {name: die(*name.split("-"), may_fall=False) for name in ("com-", "mov-even", "mov-barrel")}
    return {
        "sheets": SHEETS,
        "items": ITEMS,
        "cards": CARDS,
        "scenery": {
            kind.id: {part: getattr(kind, part) for part in SCENERY_PARTS} for kind in SCENERY.values()
        },
        "treasure": list(TREASURE),
        "traps": get_args(TrapKind),
        "faces": [name for name in names("faces", "txt") if name in FACES],
        "rows": {"move": MOVE, **FIGHT},
        "dice": {
            name: dict(zip(one.faces, one.weights or (1,) * len(one.faces), strict=True))
            for name, one in dice.items()
        },
        "signs": SIGNS,
        "pack": RULES["pack"],
        "rounds": CARDS_A_ROUND,
    }


def does_what(say: Texts) -> dict[str, dict[str, str]]:
    """What cards and objects do, in a plain sentence, put together from their effects."""
    return {
        "cards": {card.id: card_does(card, say) for card in CARDS.values()},
        "items": {item.id: item_does(item, say) for item in ITEMS.values()},
    }


Texted = dict[str, dict[str, str]]


class Evening(msgspec.Struct):
    """What is told of an adventure or a campaign before it (TQ-18.5)."""

    id: str
    begins: str
    campaign: bool
    title: dict[str, str]
    line: dict[str, str]
    next: tuple[str, ...]
    chained: bool


def evenings() -> list[Evening]:
    """The gentlest first, then campaigns, then the rest as they follow one another; strays by threat."""

    def told(
        name: str, texts: Texted, begins: str = "", follow: tuple[str, ...] = (), chained: bool = False
    ) -> Evening:
        title, line = ({lang: said[key] for lang, said in texts.items()} for key in ("title", "line"))
        return Evening(name, begins or name, bool(begins), title, line, follow, chained)

    scripts = {name: adventure(name).script for name in adventures()}
    gentle = sorted(scripts, key=lambda name: sum(scripts[name].threat))
    campaigns = {name: parsed(text(f"campaigns/{name}.toml")) for name in names("campaigns", "toml")}
    order = [str(campaign["begins"]) for campaign in campaigns.values()]
    for name in order:  # it grows while it is read
        order += [follows for follows in scripts[name].next if follows not in order]
    single = [
        told(name, own.texts, follow=own.next, chained=own.chained)
        for name in dict.fromkeys((*gentle[:1], *order, *gentle))
        for own in (scripts[name],)
    ]
    whole = [
        told(name, msgspec.convert(campaign["text"], Texted), str(campaign["begins"]))
        for name, campaign in campaigns.items()
    ]
    return [*single[:1], *whole, *single[1:]]
