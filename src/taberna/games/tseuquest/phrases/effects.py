"""What an effect does, in words: there is a message for each verb and duration, so that whatever is drawn in
this vocabulary is explained."""

from typing import Final

from taberna.games.tseuquest.effects.vocabulary import Effect, Mark
from taberna.games.tseuquest.phrases import names
from taberna.games.tseuquest.things.library import ITEMS, SHEETS
from taberna.table.phrase import Parameter, Term

MEASURES: Final = {"damage": "dice", "reveal": "radius", "spoil": "radius"}
"""Which number says how far an effect goes, besides its amount."""


def deed(effect: Effect) -> Term:
    """What one effect does, whomever it meets."""
    amount = abs(effect.amount)
    params: dict[str, Parameter] = {
        "amount": amount,
        "change": f"{'−' if effect.amount < 0 else '+'}{amount}",
        "what": effect.what or "none",
    }
    measure = MEASURES.get(effect.do)
    if measure is not None:
        params[measure] = getattr(effect, measure)
    if effect.do == "draw":
        params["element"] = effect.what
    if effect.what in ITEMS:
        params["item"] = names.item(effect.what)
    if effect.do in ("summon", "ambush"):
        sheet = SHEETS[effect.what]
        params |= {"figure": Term(f"figure-{sheet.id}"), "life": sheet.life}
        params |= {"attack": sheet.attack, "defence": sheet.defence, "moves": sheet.moves or sheet.dice}
    return Term(f"effect-deed-{effect.do}", params)


def lasting(deeds: Parameter, lasts: str, owner: str) -> Term:
    return Term("effect-lasting", {"deeds": deeds, "lasts": lasts, "owner": owner})


def marked(mark: Mark) -> Term:
    """What stays on a figure from now on."""
    done = deed(Effect(mark.do, amount=mark.amount, what=mark.what))
    return done if mark.lasts == "now" else lasting(done, mark.lasts, "one")
