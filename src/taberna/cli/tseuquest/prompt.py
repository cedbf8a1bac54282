"""What a player is asked, in words."""

from taberna.cli.names import Names
from taberna.cli.tseuquest.asked import about_whom
from taberna.cli.tseuquest.legend import legend
from taberna.cli.tseuquest.terms import things
from taberna.games.tseuquest.flow import steps
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.secrets.view import View
from taberna.table.values import kebab


def ask(view: View, names: Names) -> str:
    say, known = names.texts, things(names, view)
    seat = names.of(view.seat)
    due = view.pending
    match due:
        case None:
            return _turn(view, names)
        case steps.PickAdventure(by) if by != SORCERER:
            return say("asked-pick-way", seat=seat)
        case steps.Trading(offered=True):
            return say("asked-trade-offer", seat=seat, figure=known.figure(due.figure))
        case steps.Motion(figure, by, mode, points):
            kind = "asked-lost" if mode == "lost" and by == view.seat else "asked-motion"
            return say(kind, seat=seat, figure=known.figure(figure), squares=points)
        case steps.Throw(_, figure, die, count):
            signs = "1 2 3 4 5 6 ! ?" if die == "mov" else "s ☠, k ▼, o ●, !, ?"
            return say(f"asked-throw-{die}", seat=seat, figure=known.figure(figure), count=count, signs=signs)
        case steps.RowDue(_, table):
            return say("asked-row-due", seat=seat, table=say(f"table-{table}"))
        case _:
            name = about_whom(view)
            message = f"asked-{kebab(type(due).__name__)}"
            if message not in say:
                return _turn(view, names)
            return say(message, seat=seat, figure=known.figure(name), round=getattr(due, "round", 0))


def _turn(view: View, names: Names) -> str:
    say, known = names.texts, things(names, view)
    seat = names.of(view.seat)
    if view.phase == "interlude":
        return say("asked-interlude", seat=seat)
    if view.turn is None:
        return say("asked-activate" if view.seat == SORCERER else "asked-wait", seat=seat)
    return say("asked-turn", seat=seat, figure=known.figure(view.turn.figure), points=view.turn.points)


def reminder(view: View, names: Names) -> str:
    say = names.texts
    return say("quest-rules-interlude" if view.phase == "interlude" else "quest-rules")


def help_text(names: Names) -> str:
    return names.texts("quest-help", legend=legend(names.texts))
