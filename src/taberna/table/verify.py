"""Whether a kept game was played by the rules and with the dice it says it was played with."""

from collections.abc import Collection, Iterator
from typing import TypeVar

from taberna.table.commits import Commit, TakenBack
from taberna.table.dice import Dice, Roll, keyed
from taberna.table.editions import Edition
from taberna.table.game import Game
from taberna.table.load import is_sealed
from taberna.table.play import Play, no_taking_back
from taberna.table.proof_degrees import Finding, Inquiry, Verdict
from taberna.table.record import Record
from taberna.table.refusal import Refusal, Refused, refuse
from taberna.table.replay import opening, step
from taberna.table.ruleset import is_known, ruleset
from taberna.table.seats import HOUSE
from taberna.table.seed import Committed, OwnDice, Practice, seed, unhex
from taberna.table.values import Action, Event, Options, State, View
from taberna.table.vouching import SHOWN, vouch

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741 - the contract's letters


def verify(record: Record[S, A, E, V, O], known: Collection[str] = ()) -> Verdict:
    """What a record proves to somebody who knows the public keys of these houses."""
    inquiry = Inquiry()
    if not is_sealed(record.data, record.seal) or record.seal.entries != len(record.entries):
        inquiry.find("whole", refuse("record-edited"))
    if not is_known(record.game, Edition(record.header.rules, record.header.ruleset)):
        inquiry.leave("lawful", refuse("ruleset-unknown", ruleset=record.header.ruleset[:SHOWN]))
    dice = _dice(record, inquiry)
    try:
        if record.header.seats not in record.game.seats(record.header.options):
            inquiry.find("lawful", refuse("seating"))
        play = _walk(record, dice, inquiry)
        reached = record.game.outcome(play.state)
    except _Stop:
        inquiry.leave("draws", refuse("not-followed", after=inquiry.seq))
        inquiry.leave("whole", refuse("not-followed", after=inquiry.seq))
    except Exception as error:
        # The rules are written for what the rules made; a record's options and actions may be anybody's.
        inquiry.find("lawful", refuse("record-impossible", seq=inquiry.seq, error=type(error).__name__))
        inquiry.leave("draws", refuse("not-followed", after=inquiry.seq))
        inquiry.leave("whole", refuse("not-followed", after=inquiry.seq))
    else:
        if reached != record.seal.outcome:
            inquiry.find("whole", refuse("outcome-differs", reached=reached.result if reached else ""))
        elif reached is None:
            inquiry.leave("whole", refuse("unfinished"))
        if inquiry.standing("lawful") == "open":
            inquiry.leave("draws", refuse("other-rules"))
    vouch(record, known, inquiry)
    return inquiry.verdict()


class _Stop(Exception):
    """Nothing can be said of what comes after this."""


def _dice(record: Record[S, A, E, V, O], inquiry: Inquiry) -> Dice | None:
    """The generator the house must have thrown with, or None with the reason noted."""
    fairness, seal = record.header.fairness, record.seal
    match fairness:
        case OwnDice():
            inquiry.leave("draws", refuse("own-dice"))
            inquiry.leave("committed", refuse("own-dice"))
            return None
        case Practice(text):
            inquiry.leave("committed", refuse("practice-seed", seed=text[:60]))
        case Committed() if seal.secret is None and seal.outcome is None:
            inquiry.leave("draws", refuse("secret-kept"))
            return None
    try:
        secret = None if seal.secret is None else unhex(seal.secret)
        if secret is None and seal.secret is not None:
            raise Refused(refuse("secret-differs"))
        drawn_from = seed(fairness, record.header.seats, secret)
    except Refused as refused:
        inquiry.find("draws", refused.refusal)
        return None
    return None if drawn_from is None else keyed(drawn_from)


def _walk(record: Record[S, A, E, V, O], dice: Dice | None, inquiry: Inquiry) -> Play[S, A, E, V, O]:
    """Decides everything again, and follows what the record says as long as that can be followed."""
    same_rules = record.header.ruleset == ruleset(record.game)
    play = opening(record)
    if not record.entries:
        inquiry.find("lawful", refuse("set-up-missing", seq=1))
        raise _Stop
    for entry in record.entries:
        inquiry.seq = entry.seq
        if not isinstance(entry, TakenBack):
            wrong = _undecided(record, play, entry)
        else:  # it was free to everybody before it had to be asked for
            wrong = _untaken(play, entry) if same_rules else None
        if wrong is not None and same_rules:
            inquiry.find("lawful", wrong)
            raise _Stop
        if wrong is not None:
            if inquiry.standing("lawful") == "holds":
                inquiry.leave("lawful", refuse("other-rules"))
            inquiry.leave("lawful", wrong)
        if dice is not None and isinstance(entry, Commit):
            for finding in _misthrown(play, entry, dice):
                inquiry.find("draws", finding)
        try:
            play = step(play, entry)
        except Refused as refused:
            inquiry.find("lawful", refused.refusal)
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
    if events == commit.events or _alike(record, commit.events, events):
        return None
    return refuse("decided-otherwise", seq=seq, seat=commit.seat)


def _alike(record: Record[S, A, E, V, O], kept: tuple[E, ...], decided: tuple[E, ...]) -> bool:
    """Whether it is the same as the edition of before had it under which the record began."""
    began = Edition(record.header.rules, record.header.ruleset)
    return began in record.game.known and record.game.alike(began, kept, decided)


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
        yield refuse("dice-by-hand", seq=commit.seq, seat=commit.seat, purpose=roll.kind)
    if commit.action != expected:
        yield refuse("dice-differ", seq=commit.seq, purpose=roll.kind, owner=roll.owner, n=roll.n)


def _answers(game: Game[S, A, E, V, O], state: S, roll: Roll) -> set[type[A]]:
    """The kinds of action that tell how these dice fell: a game may have one for each face."""
    usual = tuple(die.faces[0] for die in roll.dice)
    thrown = (
        (*usual[:place], face, *usual[place + 1 :])
        for place, die in enumerate(roll.dice)
        for face in die.faces
    )
    return {type(game.rolled(state, faces)) for faces in thrown}
