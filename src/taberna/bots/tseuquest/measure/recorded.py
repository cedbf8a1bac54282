"""A record of an adventure, counted as a simulated game is: what was met, and which clauses it takes to
decide it again."""

from typing import TypeAlias

from taberna.bots.tseuquest.measure.followed import Followed
from taberna.bots.tseuquest.measure.met import Encounters
from taberna.bots.tseuquest.measure.night import Night
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import Options
from taberna.games.tseuquest.secrets.view import View
from taberna.table.record import Record
from taberna.table.replay import replay
from taberna.table.verify import verify

QuestRecord: TypeAlias = Record[State, TseuQuestAction, TseuQuestEvent, View, Options]


def night_of(record: QuestRecord) -> Night:
    followed, encounters = Followed(), Encounters()
    with followed():
        verify(record)
    name, state = "", GAME.empty
    for entry in record.entries:
        followed.note(getattr(entry, "action", None))
    for play in replay(record):
        encounters(play)
        state = play.state
        name = name or state.script.name
        for _, event, _ in play.moments:
            followed.note(event)
    outcome = record.seal.outcome
    return Night(
        name,
        0,
        tuple(chosen.hero for chosen in state.party),
        outcome.result if outcome else "stall",
        rounds=state.round,
        met=tuple(sorted(encounters.met | {f"clause.{clause}" for clause in followed.clauses})),
        hours=tuple(encounters.hours),
    )
