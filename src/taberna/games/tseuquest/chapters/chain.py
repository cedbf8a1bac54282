"""How an adventure ends, and how a chained one goes on in the next (TQ-17.6, TQ-17.8)."""

from msgspec.structs import replace

from taberna.games.tseuquest.chapters.rounds import count_treasure
from taberna.games.tseuquest.chapters.setup import lay_out
from taberna.games.tseuquest.flow.events import Ended, WentOn
from taberna.games.tseuquest.flow.state import State, heroes
from taberna.games.tseuquest.flow.steps import Ending
from taberna.games.tseuquest.flow.tale import Tale, settle
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.things.pieces import Figure
from taberna.table.outcome import Outcome


def keep_ending(tale: Tale, ending: Ending) -> bool:
    if count_treasure(tale):
        return True
    script = tale.state.script
    if ending.success and script.chained and script.next:
        settle(tale)
        tale.tell(WentOn(survivors(tale.state)))
        lay_out(tale, script.next[0])
    else:
        tale.tell(Ended(result(tale.state, ending.success, ending.reason)))
    return True


def result(state: State, success: bool, reason: str) -> Outcome:
    winners = tuple(s for s in state.seats if (s == SORCERER) != success)
    return Outcome("success" if success else "failure", reason, winners)


def survivors(state: State) -> tuple[Figure, ...]:
    """Those who go on, in the order of their seats, with the life, mind and cards they have left (G147)."""
    out = (hero for hero in state.gone if hero.id in state.escaped)
    alive = {hero.id: hero for hero in (*out, *heroes(state))}
    return tuple(
        replace(
            alive[name],
            square="",
            prone=False,
            pit=False,
            buried=False,
            misses=0,
            debt=0,
            lost=(),
            gold=alive[name].gold + state.script.reward,
        )
        for name in state.order
        if name in alive
    )
