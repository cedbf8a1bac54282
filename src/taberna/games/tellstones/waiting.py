"""Who must act now (TS-1.7): the one whose turn it is, the one who owes an answer, or the house."""

from typing import Final

from taberna.games.tellstones.state import State
from taberna.games.tellstones.steps import (
    AnswerDue,
    BellRoll,
    ElderChoice,
    FirstRoll,
    LooksOpen,
    OpeningChoice,
    OpeningRoll,
    OrderStanding,
    ProofDue,
    ReplyDue,
    StolenDue,
    TellstonesStep,
)
from taberna.table.dispatch import ByKind
from taberna.table.seats import HOUSE, Seat

WHO: Final[ByKind[State, TellstonesStep, Seat | None]] = ByKind()

WHO.on(OpeningRoll)(lambda state, due: HOUSE)
WHO.on(OpeningChoice)(lambda state, due: state.mover)
WHO.on(FirstRoll)(lambda state, due: HOUSE)
WHO.on(ElderChoice)(lambda state, due: due.elder)
WHO.on(BellRoll)(lambda state, due: HOUSE)
WHO.on(OrderStanding)(lambda state, due: due.hand)
WHO.on(AnswerDue)(lambda state, due: due.of)
WHO.on(ReplyDue)(lambda state, due: due.of)
WHO.on(StolenDue)(lambda state, due: due.of)
WHO.on(ProofDue)(lambda state, due: due.prover)
WHO.on(LooksOpen)(lambda state, due: state.mover)


def waiting(state: State) -> tuple[Seat, ...]:
    if state.outcome is not None:
        return ()
    seat = WHO.apply(state, state.steps[-1]) if state.steps else state.mover
    return (seat,) if seat is not None else ()
