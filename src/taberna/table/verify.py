"""Whether a kept game was played by the rules and with the dice it says it was played with."""

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias, TypeVar

from taberna.table.commits import Commit, TakenBack
from taberna.table.dice import Dice, Roll, keyed
from taberna.table.game import Game
from taberna.table.load import is_sealed
from taberna.table.play import Play, no_taking_back
from taberna.table.record import Record
from taberna.table.refusal import Refusal, Refused, refuse
from taberna.table.replay import opening, step
from taberna.table.ruleset import ruleset
from taberna.table.seats import HOUSE
from taberna.table.seed import Committed, OwnDice, Practice, seed, unhex
from taberna.table.values import Action, Event, Options, State, Value, View

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 - the contract's letters

Check: TypeAlias = Literal["seal", "seating", "decisions", "dice", "outcome"]
CHECKS: Final[tuple[Check, ...]] = ("seal", "seating", "decisions", "dice", "outcome")

Finding: TypeAlias = Refusal
"""Something that does not hold, as code and parameters, with the seq where there is one."""


class Verdict(Value, frozen=True):
    verified: tuple[Check, ...]
    """What was checked and holds."""
    findings: tuple[Finding, ...]
    """What does not hold."""
    unverifiable: tuple[Finding, ...]
    """What nobody can tell from this record, and why."""

    @property
    def sound(self) -> bool:
        return not self.findings


class _Inquiry:
    """Findings by what they are about, and what was left unchecked."""

    def __init__(self) -> None:
        self.findings: list[tuple[Check, Finding]] = []
        self.open: list[Finding] = []
        self.skipped: set[Check] = set()
        self.seq = 0
        """The entry that is looked at."""

    def find(self, check: Check, finding: Finding) -> None:
        self.findings.append((check, finding))

    def leave(self, finding: Finding, *checks: Check) -> None:
        self.open.append(finding)
        self.skipped.update(checks)

    def verdict(self) -> Verdict:
        failed = {check for check, _ in self.findings}
        return Verdict(
            tuple(check for check in CHECKS if check not in failed | self.skipped),
            tuple(finding for _, finding in self.findings),
            tuple(self.open),
        )


def verify(record: Record[S, A, E, V, O]) -> Verdict:
    inquiry = _Inquiry()
    if not is_sealed(record.data, record.seal) or record.seal.entries != len(record.entries):
        inquiry.find("seal", refuse("record-edited"))
    dice = _dice(record, inquiry)
    try:
        if record.header.seats not in record.game.seats(record.header.options):
            inquiry.find("seating", refuse("seating"))
        play = _walk(record, dice, inquiry)
        reached = record.game.outcome(play.state)
    except _Stop:
        inquiry.skipped.update(("decisions", "dice", "outcome"))
    except Exception as error:
        # The rules are written for what the rules made; a record's options and actions may be anybody's.
        inquiry.find("decisions", refuse("record-impossible", seq=inquiry.seq, error=type(error).__name__))
        inquiry.skipped.update(("seating", "dice", "outcome"))
    else:
        if reached != record.seal.outcome:
            inquiry.find("outcome", refuse("outcome-differs", reached=reached.result if reached else ""))
    return inquiry.verdict()


class _Stop(Exception):
    """Nothing can be said of what comes after this."""


def _dice(record: Record[S, A, E, V, O], inquiry: _Inquiry) -> Dice | None:
    """The generator the house must have thrown with, or None with the reason noted."""
    fairness, seal = record.header.fairness, record.seal
    match fairness:
        case OwnDice():
            inquiry.leave(refuse("own-dice"), "dice")
            return None
        case Practice(text):
            inquiry.leave(refuse("practice-seed", seed=text[:60]))
        case Committed() if seal.secret is None and seal.outcome is None:
            inquiry.leave(refuse("secret-kept"), "dice")
            return None
    try:
        secret = None if seal.secret is None else unhex(seal.secret)
        if secret is None and seal.secret is not None:
            raise Refused(refuse("secret-differs"))
        drawn_from = seed(fairness, record.header.seats, secret)
    except Refused as refused:
        inquiry.find("dice", refused.refusal)
        return None
    return None if drawn_from is None else keyed(drawn_from)


def _walk(record: Record[S, A, E, V, O], dice: Dice | None, inquiry: _Inquiry) -> Play[S, A, E, V, O]:
    """Decides everything again, and follows what the record says as long as that can be followed."""
    same_rules = record.header.ruleset == ruleset(record.game)
    play = opening(record)
    if not record.entries:
        inquiry.find("decisions", refuse("set-up-missing", seq=1))
        raise _Stop
    for entry in record.entries:
        inquiry.seq = entry.seq
        if not isinstance(entry, TakenBack):
            wrong = _undecided(record, play, entry)
        else:  # it was free to everybody before it had to be asked for
            wrong = _untaken(play, entry) if same_rules else None
        if wrong is not None and same_rules:
            inquiry.find("decisions", wrong)
            raise _Stop
        if wrong is not None:
            if "decisions" not in inquiry.skipped:
                inquiry.leave(refuse("other-rules"))
            inquiry.leave(wrong, "decisions")
        if dice is not None and isinstance(entry, Commit):
            for finding in _misthrown(play, entry, dice):
                inquiry.find("dice", finding)
        try:
            play = step(play, entry)
        except Refused as refused:
            inquiry.find("decisions", refused.refusal)
            raise _Stop from None
    return play


def followed(record: Record[S, A, E, V, O]) -> Iterator[Play[S, A, E, V, O]]:
    """The game after each entry, as far as the rules decide it so. What they would not is refused with its
    seq: views and sentences are written for what the rules made, and a record may be anybody's."""
    if record.header.seats not in record.game.seats(record.header.options):
        raise Refused(refuse("seating"))
    play = opening(record)
    for entry in record.entries:
        wrong = None if isinstance(entry, TakenBack) else _undecided(record, play, entry)
        if wrong is not None:
            raise Refused(wrong)
        play = step(play, entry)
        yield play


def _undecided(
    record: Record[S, A, E, V, O], play: Play[S, A, E, V, O], commit: Commit[A, E]
) -> Finding | None:
    """How the rules of today decide otherwise."""
    game, seq = record.game, commit.seq
    if seq == 1:
        if commit.seat != HOUSE or commit.action is not None:
            return refuse("set-up-missing", seq=seq)
        events = game.start(record.header.options, play.seats)
    elif commit.action is None:
        return refuse("action-missing", seq=seq)
    elif commit.seat != HOUSE and commit.seat not in play.seats:
        return refuse("no-such-seat", seq=seq, seat=commit.seat)
    else:
        events = game.decide(play.state, commit.seat, commit.action)
    if isinstance(events, Refusal):
        return refuse("not-allowed", seq=seq, seat=commit.seat, reason=events.code)
    return None if events == commit.events else refuse("decided-otherwise", seq=seq, seat=commit.seat)


def _untaken(play: Play[S, A, E, V, O], entry: TakenBack) -> Finding | None:
    """Why the rules of today would not have let it be taken back."""
    why = no_taking_back(play, entry.seat)
    return None if why is None else refuse("not-allowed", seq=entry.seq, seat=entry.seat, reason=why.code)


def _misthrown(play: Play[S, A, E, V, O], commit: Commit[A, E], dice: Dice) -> Iterator[Finding]:
    """Whether this commit answers a roll other than the house's own dice do."""
    game, state = play.game, play.state
    roll = None if commit.action is None else game.roll(state)
    if roll is None:
        return
    expected = game.rolled(state, dice(roll))
    if commit.action != expected and type(commit.action) not in _answers(game, state, roll):
        return  # the bell, a flag, a player who resigned: the dice are still to be thrown
    if commit.seat != HOUSE:
        yield refuse("dice-by-hand", seq=commit.seq, seat=commit.seat, purpose=roll.purpose)
    if commit.action != expected:
        yield refuse("dice-differ", seq=commit.seq, purpose=roll.purpose, owner=roll.owner, n=roll.n)


def _answers(game: Game[S, A, E, V, O], state: S, roll: Roll) -> set[type[A]]:
    """The kinds of action that tell how these dice fell: a game may have one for each face."""
    usual = tuple(die.faces[0] for die in roll.dice)
    thrown = (
        (*usual[:place], face, *usual[place + 1 :])
        for place, die in enumerate(roll.dice)
        for face in die.faces
    )
    return {type(game.rolled(state, faces)) for faces in thrown}
