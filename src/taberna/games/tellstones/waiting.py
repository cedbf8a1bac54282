"""Who must act now (TS-1.7): the one whose turn it is, the one who owes an answer, or the house."""

from taberna.games.tellstones.state import State
from taberna.games.tellstones.steps import (
    AnswerDue,
    BellRoll,
    ElderChoice,
    FirstRoll,
    OpeningRoll,
    OrderStanding,
    ProofDue,
    ReplyDue,
    StolenDue,
)
from taberna.table.seats import HOUSE, Seat


def waiting(state: State) -> tuple[Seat, ...]:
    if state.outcome is not None:
        return ()
    if not state.steps:
        return (state.mover,) if state.mover is not None else ()
    match state.steps[-1]:  # the commonest first
        case AnswerDue(of) | ReplyDue(of) | StolenDue(of):
            return (of,)
        case OrderStanding(hand):
            return (hand,)
        case ProofDue(prover):
            return (prover,)
        case OpeningRoll() | FirstRoll() | BellRoll():
            return (HOUSE,)
        case ElderChoice(elder):
            return (elder,)
        case _:  # looks or an opening to choose: the one whose turn it is
            return (state.mover,) if state.mover is not None else ()
