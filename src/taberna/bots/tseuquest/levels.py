"""Players for any seat, by level: companions for the adventurers, and a Sorcerer as hard as one wants him."""

from collections.abc import Mapping
from functools import partial
from typing import Final, TypeAlias

from msgspec.structs import replace

from taberna.bots import Bot
from taberna.bots.tseuquest import companion, lore, memory, reasons, sorcerer
from taberna.bots.tseuquest.cunning import player as cunning
from taberna.bots.tseuquest.director import PACES, Pace, feel, row
from taberna.bots.tseuquest.ladders import rungs
from taberna.bots.tseuquest.lore import Lore
from taberna.bots.tseuquest.memory import Memory
from taberna.bots.tseuquest.simple import pause
from taberna.bots.tseuquest.tactics.weights import WEIGHTS, Weights
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.steps import Motion
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.secrets.view import View
from taberna.table.commits import Telling, Told
from taberna.table.forms import Legal
from taberna.table.phrase import Phrase
from taberna.table.seats import Seat

CUNNING: Final = "cunning"
LEVELS: Final = ("fair", "lenient", CUNNING)
Mind: TypeAlias = Lore | Memory


def sit(seat: Seat, seed: bytes) -> Mind:
    return memory.sit(seat, seed) if seat == SORCERER else lore.sit(seat, seed)


def hear(pace: Pace | None, mind: Mind, telling: Telling[TseuQuestEvent]) -> Mind:
    """The Sorcerer sees it all before him; he keeps how the evening goes, and the number of what he was told
    for his draws."""
    if isinstance(mind, Lore):
        return lore.hear(mind, telling)
    mood = mind.mood
    if pace is not None and isinstance(telling, Told):
        for event in telling.events:
            mood = feel(pace, mood, event)
    return replace(mind, seq=telling.seq, mood=mood)


def choose(
    name: str, weights: Mapping[str, Weights], mind: Mind, view: View, legal: Legal[TseuQuestAction]
) -> TseuQuestAction:
    if isinstance(mind, Lore):
        return companion.choose_by(weights["companion"], mind, view, legal)
    if name == CUNNING:
        return cunning.choose_by(weights[name], mind, view, legal)
    return sorcerer.choose_by(weights[row(PACES[name], mind.mood)], mind, view, legal)


def listen(mind: Mind, speaker: Seat, text: str) -> Mind:
    """The Sorcerer hears it too, and takes no orders."""
    return lore.listen(mind, speaker, text) if isinstance(mind, Lore) else mind


def say(mind: Mind, view: View, action: TseuQuestAction) -> Phrase | None:
    return companion.say(mind, view) if isinstance(mind, Lore) else None


def why(mind: Mind, view: View, legal: Legal[TseuQuestAction], action: TseuQuestAction) -> Phrase | None:
    """A reason for each deed; the steps of a walk have that of the walk."""
    if view.turn is None or isinstance(view.pending, Motion):
        return None
    if not isinstance(mind, Lore):
        return reasons.of_sorcerer(WEIGHTS["fair"], view, action)
    chosen, reason = companion.decide(WEIGHTS["companion"], mind, view, legal)
    return reasons.phrase(reason, view.turn.figure, reasons.public(view)) if chosen == action else None


def _pause(mind: Mind, view: View, action: TseuQuestAction) -> int:
    return pause(mind, view, action) if isinstance(mind, Memory) else 0


def bot(name: str, weights: Weights | None = None) -> Bot[Mind, TseuQuestAction, TseuQuestEvent, View]:
    """`weights`: others than those of the level, for those who tune them."""
    rows = WEIGHTS if weights is None else {**WEIGHTS, name: weights}
    heard, chosen = partial(hear, PACES.get(name)), partial(choose, name, rows)
    return Bot(name, sit, heard, chosen, listen, say=say, why=why, pause=_pause, rungs=rungs(name))
