"""Actions as they are written. What an action is about follows it; `with`, `at` and `to` introduce the rest.

adventure NAME · pick H · put-back H · sit H 2 · element aer
walk · sneak · stroll · move e · jump e · open n · leave · stop · pass
choose WHAT · allow · deny · push X e · search traps|treasure|doors · attack X [with W] · shoot X [with W]
defend · yield · cast CARD [at X] [last breath] · disarm T · detect · trade X · give I · take I · pay 5
offer · use WHAT [at X] · control X · dismiss X · repair W · show CARD · drop I · activate X · abandon
rolled 3 ! · rule move X to b2 · rule life X 3 · rule give X I · rule take X I · rule open|close b2e
rule place KIND at b2 · rule success|failure · buy H I · sell H I · barter H I to G · purse H 5 to G
carry H I · store H I · swap H G · price I 40 · withdraw I · propose H [gives I] [takes I] [gold 5]
object H I REASON · ready
flag A · away A · back A (by the house)
"""

from collections.abc import Callable
from typing import Final

import msgspec

from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.state import State
from taberna.table.notation import unreadable
from taberna.table.values import Action

_PLAIN: Final[dict[str, TseuQuestAction]] = {
    "walk": actions.Walk("tense"),
    "sneak": actions.Walk("stealth"),
    "stroll": actions.Walk("stroll"),
    "leave": actions.Leave(),
    "stop": actions.Stop(),
    "pass": actions.Pass(),
    "allow": actions.Allow(),
    "deny": actions.Deny(),
    "defend": actions.Defend(),
    "yield": actions.Yield(),
    "detect": actions.Detect(),
    "offer": actions.Offer(),
    "abandon": actions.Abandon(),
    "ready": actions.Ready(),
    "rule success": actions.RuleEnd("success"),
    "rule failure": actions.RuleEnd("failure"),
}
_WORDS: Final = {action: text for text, action in _PLAIN.items()}
_ONE: Final[dict[str, type[Action]]] = {
    "adventure": actions.Adventure,
    "pick": actions.Pick,
    "put-back": actions.PutBack,
    "element": actions.Element,
    "move": actions.Move,
    "jump": actions.Jump,
    "open": actions.Open,
    "choose": actions.Choose,
    "search": actions.Search,
    "disarm": actions.Disarm,
    "trade": actions.Trade,
    "give": actions.Give,
    "take": actions.Take,
    "pay": actions.Pay,
    "control": actions.Control,
    "dismiss": actions.Dismiss,
    "repair": actions.Repair,
    "show": actions.Show,
    "drop": actions.Drop,
    "activate": actions.Activate,
    "withdraw": actions.Withdraw,
    "flag": actions.Flag,
    "away": actions.Away,
    "back": actions.Back,
}
_TWO: Final[dict[str, type[Action]]] = {
    "sit": actions.Sit,
    "push": actions.Push,
    "buy": actions.Buy,
    "sell": actions.Sell,
    "carry": actions.Carry,
    "store": actions.Store,
    "swap": actions.Swap,
    "price": actions.Price,
}
_VERBS: Final = {kind: verb for verb, kind in (_ONE | _TWO).items()}


def parse_actions(state: State, text: str) -> tuple[TseuQuestAction, ...]:
    if text in _PLAIN:
        return (_PLAIN[text],)
    made = _read(text)
    if made is None:
        raise unreadable("unreadable-action", text, 0, expected="action")
    return (made,)


def _read(text: str) -> TseuQuestAction | None:
    verb, *rest = text.split(" ")
    if not all(rest) and verb not in ("repair", "attack", "shoot"):
        return None
    match verb, rest:
        case "rolled", faces:
            return actions.Rolled(tuple(faces))
        case (("attack" | "shoot"), _):
            return _strike(verb, rest)
        case "cast", [card, *tail]:
            return _cast(card, tail)
        case "use", [what]:
            return actions.Use(what)
        case "use", [what, "at", at]:
            return actions.Use(what, at)
        case "repair", [weapon]:
            return actions.Repair("" if weapon == "own" else weapon)
        case "rule", _:
            return _ruling(rest)
        case "barter", [hero, item, "to", to]:
            return actions.Barter(hero, to, item)
        case "purse", [hero, gold, "to", to]:
            return _made(actions.Purse, hero, to, gold)
        case "object", [hero, item, reason]:
            return _made(actions.Object, hero, item, reason)
        case "propose", [hero, *terms]:
            return _deal(hero, terms)
        case _, [what] if verb in _ONE:
            return _made(_ONE[verb], what)
        case _, [what, other] if verb in _TWO:
            return _made(_TWO[verb], what, other)
        case _:
            return None


def _made(kind: type[Action], *parts: str) -> TseuQuestAction | None:
    """The action with these parts, if they are what its fields can be."""
    fields = dict(zip(kind.__struct_fields__, parts, strict=True))
    try:
        return msgspec.convert(fields | {"do": kind.__struct_config__.tag}, kind, strict=False)  # type: ignore[return-value]  # every kind here is one
    except msgspec.ValidationError:
        return None


def _deal(hero: str, terms: list[str]) -> TseuQuestAction | None:
    said = dict(zip(terms[::2], terms[1::2], strict=False))
    if len(terms) != 2 * len(said) or not said.keys() <= {"gives", "takes", "gold"}:
        return None
    return _made(actions.Propose, hero, said.get("gives", ""), said.get("takes", ""), said.get("gold", "0"))


def _strike(verb: str, rest: list[str]) -> TseuQuestAction | None:
    kind: Callable[[str, str], TseuQuestAction] = actions.Attack if verb == "attack" else actions.Shoot
    match rest:
        case []:
            return kind("", "")
        case ["with", weapon]:
            return kind("", weapon)
        case [target]:
            return kind(target, "")
        case [target, "with", weapon]:
            return kind(target, weapon)
        case _:
            return None


def _cast(card: str, tail: list[str]) -> TseuQuestAction | None:
    last = tail[-2:] == ["last", "breath"]
    match tail[:-2] if last else tail:
        case []:
            return actions.Cast(card, "", last)
        case ["at", at]:
            return actions.Cast(card, at, last)
        case _:
            return None


def _ruling(rest: list[str]) -> TseuQuestAction | None:
    match rest:
        case ["move", figure, "to", square]:
            return actions.RuleMove(figure, square)
        case [("life" | "mind" | "gold") as value, figure, amount]:
            return _made(actions.RuleValue, figure, value, amount)
        case ["give", figure, item]:
            return actions.RuleGive(figure, item)
        case ["take", figure, item]:
            return actions.RuleTake(figure, item)
        case ["open", edge]:
            return actions.RuleDoor(edge, "open")
        case ["close", edge]:
            return actions.RuleDoor(edge, "closed")
        case ["place", kind, "at", square]:
            return actions.RulePlace(kind, square)
        case _:
            return None


def print_action(action: TseuQuestAction) -> str:
    if action in _WORDS:
        return _WORDS[action]
    match action:
        case actions.Rolled(faces):
            return " ".join(("rolled", *faces))
        case actions.Attack(target, weapon) | actions.Shoot(target, weapon):
            verb = "attack" if isinstance(action, actions.Attack) else "shoot"
            return " ".join((verb, *((target,) if target else ()), *(("with", weapon) if weapon else ())))
        case actions.Cast(card, at, last):
            return f"cast {card}{f' at {at}' if at else ''}{' last breath' if last else ''}"
        case actions.Use(what, at):
            return f"use {what} at {at}" if at else f"use {what}"
        case actions.Repair(weapon):
            return f"repair {weapon or 'own'}"
        case actions.RuleMove(figure, square):
            return f"rule move {figure} to {square}"
        case actions.RuleValue(figure, value, amount):
            return f"rule {value} {figure} {amount}"
        case actions.RuleGive(figure, item):
            return f"rule give {figure} {item}"
        case actions.RuleTake(figure, item):
            return f"rule take {figure} {item}"
        case actions.RuleDoor(edge, to):
            return f"rule {'open' if to == 'open' else 'close'} {edge}"
        case actions.RulePlace(kind, square):
            return f"rule place {kind} at {square}"
        case actions.Object(hero, item, reason):
            return f"object {hero} {item} {reason}"
        case actions.Propose(hero, gives, takes, gold):
            terms = (("gives", gives), ("takes", takes), ("gold", str(gold) if gold else ""))
            return " ".join(("propose", hero, *(word for term in terms if term[1] for word in term)))
        case actions.Barter(hero, to, item):
            return f"barter {hero} {item} to {to}"
        case actions.Purse(hero, to, gold):
            return f"purse {hero} {gold} to {to}"
        case _:
            return " ".join((_VERBS[type(action)], *map(str, msgspec.structs.astuple(action))))
