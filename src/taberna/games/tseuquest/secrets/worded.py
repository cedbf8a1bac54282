"""An event with its words, for those who are told it: a record has their names (docs/decisions/0010)."""

from msgspec.structs import replace

from taberna.games.tseuquest.flow.events import Introduced, Said, TseuQuestEvent
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.things.script import Script, opening, words


def worded(state: State, event: TseuQuestEvent) -> TseuQuestEvent:
    """As the adventure of this state says it."""
    return in_words_of(state.script, event)


def in_words_of(script: Script, event: TseuQuestEvent) -> TseuQuestEvent:
    match event:
        case Introduced(texts=texts) if not texts:
            return replace(event, texts=opening(script))
        case Said(what=what) if what:
            return replace(event, text=words(script, what), what="")
        case _:
            return event


def wordless(event: TseuQuestEvent) -> TseuQuestEvent:
    match event:
        case Introduced():
            return replace(event, texts={})
        case Said():
            return replace(event, text={})
        case _:
            return event
