"""What happened, in sentences: the game's phrases, in the reader's language."""

from taberna.cli.names import Names
from taberna.cli.tseuquest.terms import said
from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.steps import Motion
from taberna.games.tseuquest.phrases.course import PARTS
from taberna.games.tseuquest.phrases.phrase import phrases
from taberna.games.tseuquest.phrases.refusals import refused
from taberna.games.tseuquest.secrets.view import View
from taberna.table.outcome import Outcome
from taberna.table.refusal import Refusal


def story(happened: tuple[TseuQuestEvent, ...], before: View, after: View, names: Names) -> tuple[str, ...]:
    return tuple(
        names.say(phrase) for event in happened for phrase in phrases(event, before, after, after.seat)
    )


def introduction(happened: tuple[TseuQuestEvent, ...], names: Names) -> str:
    """TQ-3.7: title, introduction, the task and the Mentor's advice."""
    told = (event.texts for event in happened if isinstance(event, events.Introduced))
    return "\n\n".join(
        names.texts(message, text=said(texts[part], names))
        for texts in told
        for part, message in PARTS.items()
        if part in texts
    )


def campaign_ended(outcome: Outcome, names: Names) -> str:
    return names.texts(f"campaign-{outcome.result}")


def put(refusal: Refusal, view: View, names: Names) -> Refusal:
    """A refusal with names in place of ids."""
    term = refused(refusal, view)
    params = {key: names.part(value) for key, value in term.params.items()}
    return Refusal(term.message.removeprefix("refusal-"), params)


def moved_only(before: View, after: View) -> bool:
    """A step of which nothing came: the same figure goes on, and nothing new is seen."""
    return (
        isinstance(before.pending, Motion)
        and isinstance(after.pending, Motion)
        and before.pending.figure == after.pending.figure
        and len(before.figures) == len(after.figures)
        and before.traps == after.traps
        and before.doors == after.doors
        and before.scenery == after.scenery
        and before.hoards == after.hoards
        and [f.life for f in before.figures] == [f.life for f in after.figures]
    )
