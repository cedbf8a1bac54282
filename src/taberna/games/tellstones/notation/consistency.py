"""Whether the parts of a position make sense together. Each complaint points at the part that is wrong."""

from taberna.games.tellstones.actions import LineName
from taberna.games.tellstones.notation.lines import BETWEEN
from taberna.games.tellstones.notation.pending import Ending
from taberna.games.tellstones.notation.position import Position, derived_mover
from taberna.games.tellstones.notation.reader import Expected, Places, Reader
from taberna.games.tellstones.notation.tokens import print_space
from taberna.games.tellstones.options import ELDER, RANDOM, Options, elder_of
from taberna.games.tellstones.peek import LOOKS_WITH_BONUS
from taberna.games.tellstones.scoring import POINTS_TO_WIN
from taberna.games.tellstones.seats import DUEL, side
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
)
from taberna.games.tellstones.stones import Line, face_down, in_play
from taberna.table.refusal import Refused
from taberna.table.seats import HOUSE


class Check:
    """One position under scrutiny."""

    __slots__ = ("options", "places", "position", "reader")

    def __init__(self, reader: Reader, position: Position, places: Places, options: Options) -> None:
        self.reader = reader
        self.position = position
        self.places = places
        self.options = options

    def wrong(self, part: str, expected: Expected, further: int = 0, **params: str | int) -> Refused:
        """At a part, so many characters into it; what is missing altogether is missing at the end."""
        at = self.places.get(part, len(self.reader.text))
        return self.reader.fail(expected, at + further, **params)

    def wrong_line(self, index: int, expected: Expected, further: int = 0) -> Refused:
        before = self.reader.text.index(BETWEEN) + 1 if index else 0
        return self.wrong("lines", expected, before + further)

    def line(self, name: LineName) -> Line:
        return self.position.lines[1 if name == "B" else 0]

    def needs(self, part: str, option: str, value: str) -> None:
        if getattr(self.options, option) != value:
            raise self.wrong(part, "with-option", option=option, value=value)


def check_whole(reader: Reader, position: Position, places: Places, options: Options) -> None:
    check = Check(reader, position, places, options)
    _check_score(check)
    _check_lines(check)
    _check_seat(check)
    _check_pending(check)
    _check_notes(check)
    _check_turn(check)


def is_set_up(position: Position) -> bool:
    return isinstance(position.pending, OpeningRoll | OpeningChoice | FirstRoll | ElderChoice)


def _check_score(check: Check) -> None:
    """Three points end the game, for the side that has them (TS-1.6)."""
    position, pending = check.position, check.position.pending
    winners = [a for a, points in zip(DUEL, position.score, strict=True) if points >= POINTS_TO_WIN]
    if not winners:
        return
    if not isinstance(pending, Ending):
        raise check.wrong("score", "end-pending", 0 if position.score[0] >= POINTS_TO_WIN else 2)
    if [pending.result] != winners:
        raise check.wrong("pending-of", "winner")


def _check_lines(check: Check) -> None:
    """Only the set-up knows an empty Line, and there is no more than one stone on any then (TS-1.3)."""
    position = check.position
    if isinstance(position.pending, Ending):
        return
    if is_set_up(position):
        _check_set_up(check)
        return
    for index, line in enumerate(position.lines):
        if not in_play(line):
            raise check.wrong_line(index, "opened-line")


def _check_set_up(check: Check) -> None:
    position = check.position
    if position.score != (0, 0):
        raise check.wrong("score", "no-points", 0 if position.score[0] else 2)
    opens_now = isinstance(position.pending, OpeningRoll | OpeningChoice)
    opens_later = not opens_now and check.options.opening == "choose"
    for index, line in enumerate(position.lines):
        spaces = in_play(line)
        wrong = face_down(line) or spaces[1:]
        if wrong:
            raise check.wrong_line(index, "one-stone", wrong[0] - 1)
        if spaces and opens_later:
            raise check.wrong_line(index, "empty-line")
        if not spaces and not opens_now and not opens_later:
            raise check.wrong_line(index, "opened-line")
    if opens_now and all(map(in_play, position.lines)):
        raise check.wrong("lines", "empty-line")


def _check_seat(check: Check) -> None:
    """The house waits for its own dice and for nothing else."""
    position = check.position
    if isinstance(position.pending, Ending):
        return
    by_dice = isinstance(position.pending, OpeningRoll | FirstRoll | BellRoll)
    if by_dice != (position.seat == HOUSE):
        raise check.wrong("seat", "house" if by_dice else "player")


def _check_pending(check: Check) -> None:
    match check.position.pending:
        case OpeningRoll():
            check.needs("pending", "opening", RANDOM)
        case OpeningChoice():
            check.needs("pending", "opening", "choose")
        case FirstRoll():
            check.needs("pending", "first", RANDOM)
        case ElderChoice(elder):
            check.needs("pending", "first", ELDER)
            if elder != elder_of(check.options):
                raise check.wrong("seat", "the-elder", seat=elder_of(check.options))
        case BellRoll():
            check.needs("pending", "last_orders", "on")
        case OrderStanding():
            check.needs("pending", "hands", "opponent")
        case AnswerDue(line=name, space=space):
            if space not in face_down(check.line(name)):
                raise check.wrong("pending-of", "face-down-space", space=space)
        case ReplyDue(line=name) | StolenDue(line=name) | ProofDue(line=name):
            if not face_down(check.line(name)):
                raise check.wrong("pending", "face-down-stone")
        case LooksOpen() as looks:
            _check_looks(check, looks)
        case _:
            pass


def _check_looks(check: Check, looks: LooksOpen) -> None:
    """They are open only where another look is possible (TS-2.6)."""
    further = 0
    for sight in looks.seen:
        if sight.space not in face_down(check.line(sight.line)):
            raise check.wrong("pending-of", "face-down-space", further, space=sight.space)
        further += len(print_space(sight.line, sight.space) + ",")
    if side(check.position.seat) not in check.position.notes.bonus:
        raise check.wrong("bonus", "bonus", side=side(check.position.seat))
    down = sum(len(face_down(line)) for line in check.position.lines)
    if len(looks.seen) >= min(LOOKS_WITH_BONUS, down):
        raise check.wrong("pending", "fewer-looks")


def _check_notes(check: Check) -> None:
    notes, over = check.position.notes, isinstance(check.position.pending, Ending)
    if is_set_up(check.position):
        for part in ("bonus", "bell", "second", "earned"):
            if part in check.places:
                raise check.wrong(part, "other-note")
    if notes.bell:
        check.needs("bell", "last_orders", "on")
    if notes.second is not None:
        check.needs("second", "vanguard", "both")
    if notes.earned and notes.second is None:
        raise check.wrong("earned", "earlier-action")
    if notes.resigns and not over:
        check.needs("resigns", "variant", "round")  # elsewhere nobody is asked to agree (TS-7.5)


def _check_turn(check: Check) -> None:
    position, turn = check.position, check.position.notes.turn
    match position.pending:
        case BellRoll():
            if turn is None:
                raise check.wrong("turn", "turn")
        case ProofDue():
            pass
        case FirstRoll() | ElderChoice():
            if turn is not None:
                raise check.wrong("turn", "no-turn")
        case OpeningRoll():
            if turn is not None and turn != check.options.first:
                raise check.wrong("turn", "no-turn")
        case pending:
            if turn not in (None, derived_mover(position.seat, pending)):
                raise check.wrong("turn", "the-mover", seat=derived_mover(position.seat, pending))
