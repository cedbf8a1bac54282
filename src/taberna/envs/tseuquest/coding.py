"""The actions of TseuQuest as whole numbers, once for all: a number means the same in every position.

An action is said by one code or by two: what is done and with what (`move e`, `cast bolt`, `attack axe`), and
where, if that needs saying: the square where the target stands, or `nobody` for none. In between the agent is
asked again, with a mask of the squares that are possible. Who is meant is always said by a square; where two
of a kind share one, the first by name is meant.

The codes, in this order (`WORDS` has them one by one):

| word | then a square |
|---|---|
| pass, stop, leave, allow, deny, defend, yield, detect, offer, ready | no |
| walk tense, stealth, stroll; search traps, treasure, doors; element aer, ignis, terra, aqua | no |
| move, jump, open and a direction: n, e, s, w | no |
| push and a direction | who is pushed |
| attack, shoot: bare, then with each of ITEMS | whom, or nobody |
| cast each of CARDS | at what, or nobody |
| use each of ITEMS | on what, or nobody |
| use-scenery, use-hoard, disarm, trade, control, dismiss, activate, choose | yes |
| repair bare, then each of ITEMS; drop, give, take each of ITEMS; show each of CARDS | no |
| choose a row (1 to 6, !), an advantage, attack, defence, each of ITEMS | no |
| adventure: each of ADVENTURES | no |
| nobody, then the squares: a1 to z1, a2 to z2 … z26 | |

CARDS, ITEMS and ADVENTURES have room for what is to come (`names`): a new card takes the next free code of
each row that names cards. Any other new word goes to the end, after the squares.

Left out: rulings of a human Sorcerer, dice of one's own, gold in a trade, abandoning, sharing out the
adventurers (`party` says it), the camp between adventures, and objects and cards that an adventure's file
brings of its own (whoever carries one can't use, drop or play it).

>>> len(WORDS), WORDS[20], WORDS.index("cast bolt"), WORDS[-1]
(2084, 'move n', 307, 'z26')
"""

from typing import Final

from taberna.envs.tavern import Path
from taberna.envs.tseuquest.names import ADVENTURES, CARDS, ITEMS
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.ground.squares import AT, COLUMNS, DIRECTIONS, ROWS, Square
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.pieces import lies_at

NOBODY: Final = "nobody"
SQUARES: Final = tuple(f"{column}{row}" for row in range(1, ROWS + 1) for column in COLUMNS)
ADVANTAGES: Final = ("reflexes", "vault", "leap", "charge", "foresight-first", "foresight-last", "luck")


def _with(word: str, *names: str) -> tuple[str, ...]:
    return tuple(f"{word} {name}" for name in names)


WORDS: Final = (
    *("pass", "stop", "leave", "allow", "deny", "defend", "yield", "detect", "offer", "ready"),
    *_with("walk", "tense", "stealth", "stroll"),
    *_with("search", "traps", "treasure", "doors"),
    *_with("element", "aer", "ignis", "terra", "aqua"),
    *(f"{word} {way}" for word in ("move", "jump", "open", "push") for way in DIRECTIONS),
    *_with("attack", "bare", *ITEMS),
    *_with("shoot", "bare", *ITEMS),
    *_with("cast", *CARDS),
    *_with("use", *ITEMS),
    *("use-scenery", "use-hoard", "disarm", "trade", "control", "dismiss", "activate", "choose"),
    *_with("repair", "bare", *ITEMS),
    *(f"{word} {item}" for word in ("drop", "give", "take") for item in ITEMS),
    *_with("show", *CARDS),
    *_with("choose", *"123456!", *ADVANTAGES, "attack", "defence", *ITEMS),
    *_with("adventure", *ADVENTURES),
    NOBODY,
    *SQUARES,
)
"""By their codes."""
CODES: Final = {word: code for code, word in enumerate(WORDS)}

LEFT_OUT: Final = (
    actions.Abandon, actions.Rolled, actions.Pay, actions.Pick, actions.PutBack, actions.Sit,
    actions.RuleMove, actions.RuleValue, actions.RuleGive, actions.RuleTake, actions.RuleDoor,
    actions.RulePlace, actions.RuleEnd,
)  # fmt: skip
_AT: Final = {
    actions.Disarm: "trap",
    actions.Trade: "partner",
    actions.Control: "elemental",
    actions.Dismiss: "elemental",
    actions.Activate: "figure",
}
_ONE: Final = (
    actions.Pass, actions.Stop, actions.Leave, actions.Allow, actions.Deny, actions.Defend, actions.Yield,
    actions.Detect, actions.Offer, actions.Ready, actions.Walk, actions.Search, actions.Element, actions.Move,
    actions.Jump, actions.Open, actions.Show, actions.Drop, actions.Give, actions.Take, actions.Adventure,
)  # fmt: skip
"""Said whole by their kind and their only field."""


def opened(view: View, some: tuple[TseuQuestAction, ...]) -> dict[Path, TseuQuestAction]:
    """Actions by the codes that say them."""
    stand = standing(view)
    scenery = {piece.id for piece in view.scenery}
    found: dict[Path, TseuQuestAction] = {}
    for action in some:
        words = _said(action, stand, scenery)
        if words and all(word in CODES for word in words):
            found.setdefault(tuple(CODES[word] for word in words), action)
    return found


def standing(view: View) -> dict[str, Square]:
    """Where whatever has a name stands, as far as the seat may know."""
    plan = view.plan
    figures = (*view.figures, *plan.figures) if plan else view.figures
    found = {figure.id: figure.square for figure in figures}
    found |= {piece.id: piece.squares[0] for piece in (plan or view).scenery if piece.squares}
    found |= {hoard.id: hoard.squares[0] for hoard in (plan or view).hoards if hoard.squares}
    found |= {trap.id: lies_at(trap)[0] for trap in (plan or view).traps if lies_at(trap)}
    return found


def _said(action: TseuQuestAction, stand: dict[str, Square], scenery: set[str]) -> tuple[str, ...]:
    """Its words; none if it has none."""
    kind = action.__struct_config__.tag

    def where(name: str) -> str:
        return name if name in AT else stand.get(name, NOBODY)

    if isinstance(action, _ONE):
        rest = [str(getattr(action, field)) for field in action.__struct_fields__]
        return (" ".join([str(kind), *rest]),)
    if type(action) in _AT:
        return str(kind), where(getattr(action, _AT[type(action)]))
    match action:
        case actions.Push(name, way):
            return f"push {way}", where(name)
        case actions.Attack(target, weapon) | actions.Shoot(target, weapon):
            return f"{kind} {weapon or 'bare'}", where(target)
        case actions.Cast(card, at):
            return f"cast {card}", where(at)
        case actions.Use(what, at) if what in ITEMS:
            return f"use {what}", where(at)
        case actions.Use(what):
            return "use-scenery" if what in scenery else "use-hoard", where(what)
        case actions.Repair(weapon):
            return (f"repair {weapon if weapon in ITEMS else 'bare'}",)
        case actions.Choose(what):
            return (f"choose {what}",) if f"choose {what}" in CODES else ("choose", where(what))
        case _:
            return ()
