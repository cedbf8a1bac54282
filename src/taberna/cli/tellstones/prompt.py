"""What a player is asked, in words."""

from taberna.cli.names import Names
from taberna.games.tellstones.duty import duty
from taberna.games.tellstones.phrases import ordering, place
from taberna.games.tellstones.steps import (
    AnswerDue,
    ElderChoice,
    LooksOpen,
    OpeningChoice,
    OrderStanding,
    ProofDue,
    ReplyDue,
    StolenDue,
)
from taberna.games.tellstones.view import View


def ask(view: View, names: Names) -> str:
    texts, seat = names.texts, names.of(view.seat)
    match view.pending:
        case ElderChoice():
            return texts("ask-elder", seat=seat)
        case OpeningChoice():
            return texts("ask-opening", seat=seat)
        case OrderStanding(order=order):
            return names.say(ordering(order, view.turn or "", view.seat))
        case AnswerDue(line=line, space=space):
            return texts("ask-answer", seat=seat, space=place(line, space))
        case ReplyDue():
            return texts("ask-reply", seat=seat, by=names.of(view.turn or ""))
        case StolenDue(by=by):
            return texts("ask-stolen", seat=seat, by=names.of(by))
        case ProofDue():
            return texts("ask-prove", seat=seat)
        case LooksOpen():
            return texts("ask-look", seat=seat)
        case _:
            return _turn(view, names)


def _turn(view: View, names: Names) -> str:
    texts, seat = names.texts, names.of(view.seat)
    obliged = duty(tuple(line.stones for line in view.lines), view.bell)
    if obliged is not None:
        return texts(f"ask-bell-{obliged}", seat=seat)
    if view.second is not None:
        return texts("ask-second", seat=seat, line=view.second)
    return texts("ask-turn", seat=seat)


def reminder(view: View, names: Names) -> str:
    texts = names.texts
    variant = view.options.variant
    more = [texts(f"rules-reminder-{variant}")] if variant != "duel" else []
    return "\n".join((texts("rules-reminder"), *more))
