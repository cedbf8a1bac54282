"""What is told and changes nothing: it says how things came about that other events set down."""

from typing import Final

from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.flow.evolve.table import table
from taberna.games.tseuquest.flow.state import State

TELLING: Final = (
    events.FightBegan,
    events.Rerolled,
    events.Fumbled,
    events.Aimed,
    events.Defended,
    events.FightEnded,
    events.Unhurt,
    events.MoveBegan,
    events.SetOff,
    events.AdvantageWon,
    events.AdvantageTaken,
    events.PassageDenied,
    events.TrapMissed,
    events.Dodged,
    events.DisarmFailed,
    events.EscapeFailed,
    events.ItemUsed,
    events.TradeOffered,
    events.TradeDeclined,
    events.CameToNothing,
    events.Noise,
)


def _as_it_was(state: State, event: object) -> State:
    return state


for _kind in TELLING:
    table.on(_kind)(_as_it_was)
