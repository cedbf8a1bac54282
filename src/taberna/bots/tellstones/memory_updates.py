"""What one telling does to a bot's memory: one function a kind of event.

What is drawn is drawn by number under (its seed, seq), so that a memory rebuilt from the same tellings is the
same.
"""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from taberna.bots.tellstones import acquaintance, running
from taberna.bots.tellstones.core import board as boards
from taberna.bots.tellstones.core import crowd as crowds
from taberna.bots.tellstones.core import own as owns
from taberna.bots.tellstones.core import paper
from taberna.bots.tellstones.core.minds import BLUFFS, crowd_looked, mind_watched, weighs
from taberna.bots.tellstones.core.params import (
    BUDGET,
    HEED,
    KIND,
    NOTES_FROM,
    P_SLIP,
    P_TAU,
    THINKER,
    TRUST,
)
from taberna.bots.tellstones.core.rows import (
    BELIEVED,
    BLUFFED,
    BOARD,
    BOAST,
    BURNT,
    CHALLENGE,
    DOUBTED,
    DOWN,
    GUESS,
    GUESSES,
    HIDE,
    NOTES,
    PEEK,
    PLACE,
    PROVED,
    SCRATCH,
    STOLE,
    SWAP,
    TRACES,
    W_RISE,
    Row,
)
from taberna.bots.tellstones.memory import LineMemory, Memory, Params
from taberna.games.tellstones import events as told
from taberna.games.tellstones.actions import LineName
from taberna.games.tellstones.events import TellstonesEvent
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.seats import side
from taberna.games.tellstones.stones import SYMBOLS
from taberna.table.seats import Seat

BELL_HAZE: Final = 0.5
HASTE_HAZE: Final = 0.3
HASTE: Final = 1_500
"""Milliseconds: who is hurried like this does not rehearse."""
SLOW: Final = 6_000
DOUBT_OF_SLOW: Final = 0.25
_LINE_SALT: Final = 0x5BD1E995


class Line:
    """A Line's memory while it changes."""

    def __init__(self, memory: LineMemory) -> None:
        self.board = list(memory.board)
        self.own: Row = list(memory.own)
        self.crowds: list[Row] = [list(crowd) for crowd in memory.crowds]

    def kept(self) -> LineMemory:
        return LineMemory(tuple(self.board), tuple(self.own), tuple(map(tuple, self.crowds)))


class Hearing:
    """One telling on its way into a memory."""

    def __init__(self, par: Params, memory: Memory, seq: int) -> None:
        self.par = par
        self.before = memory
        self.now = replace(memory, seq=seq, waited=0)
        self.seq = seq
        self.key = memory.key
        self.lines = [Line(line) for line in memory.lines]
        self.notes = [list(note) for note in memory.notes]
        self.thinks = par[KIND] == THINKER
        self.weighs = weighs(list(par))
        self.notes_down = par[KIND] >= NOTES_FROM

    def memory(self) -> Memory:
        return replace(
            self.now,
            lines=tuple(line.kept() for line in self.lines),
            notes=tuple(tuple(note) for note in self.notes),
        )

    def take(self, event: TellstonesEvent) -> None:
        handler = _HANDLERS.get(type(event))
        if handler is not None:
            handler(self, event)

    # -- the parts of the mind

    def lock(self, at: int) -> int:
        """Each Line has draws of its own."""
        return self.now.lock ^ (at * _LINE_SALT & 0xFFFFFFFF)

    def at(self, name: LineName) -> int:
        return 1 if name == "B" else 0

    def place_of(self, seat: Seat) -> int:
        """Which crowd is about this seat."""
        return 0 if seat == self.now.seat else 1 + self.now.others.index(seat)

    # -- what happened

    def started(self, event: told.Started) -> None:
        at = event.seats.index(self.now.seat)
        others = (*event.seats[at + 1 :], *event.seats[:at])
        self.now = replace(self.now, others=others, turns=0, quiet=0, loud=False)
        self.notes = [[0.0] * NOTES for _ in others]
        self.lines = [
            self.blank(event.options) for _ in range(2 if event.options.variant == "vanguard" else 1)
        ]
        for seat, known in self.now.known:
            if seat in others:
                place = others.index(seat)
                crowds_of = [line.crowds[1 + place] for line in self.lines]
                self.notes[place] = acquaintance.remember(known, crowds_of)

    def blank(self, options: Options) -> Line:
        board, own = [0] * BOARD, [0.0] * TRACES
        boards.lay_out(board, 1 if options.ends == "mat" else 0)
        owns.own_blank(own)
        rows: list[Row] = []
        for _ in range(len(self.now.others) + 1):
            row = [0.0] * (GUESS * GUESSES)
            if self.notes_down:
                paper.paper_blank(row)
            else:
                crowds.crowd_blank(row)
            rows.append(row)
        line = Line(LineMemory((), (), ()))
        line.board, line.own, line.crowds = board, own, rows
        return line

    def opened(self, event: told.Opened) -> None:
        boards.open_line(self.lines[self.at(event.line)].board, SYMBOLS.index(event.symbol))

    def placed(self, event: told.Placed) -> None:
        line = self.lines[self.at(event.line)]
        self.chose(event.by, line, PLACE)
        shifted = boards.place(line.board, SYMBOLS.index(event.symbol), 0 if event.end == "left" else 1)
        owns.own_placed(line.own, shifted)
        for crowd in line.crowds:
            if self.notes_down:
                paper.paper_placed(crowd, shifted)
            else:
                crowds.crowd_placed(crowd, shifted)
        self.now = replace(self.now, loud=True)

    def hidden(self, event: told.Hidden) -> None:
        line, space = self.lines[self.at(event.line)], event.space - 1
        self.chose(event.by, line, HIDE)
        owns.own_seen(line.own, line.board, space, line.board[space])
        for crowd in line.crowds:
            if self.notes_down:
                paper.paper_seen(crowd, space)
            else:
                crowds.crowd_seen(crowd, line.board, space, 0)
        boards.hide(line.board, space)
        self.now = replace(self.now, loud=True)

    def swapped(self, event: told.Swapped) -> None:
        at = self.at(event.line)
        line, lock = self.lines[at], self.lock(at)
        one, other = event.space - 1, event.other - 1
        apart = line.board[one] != DOWN or line.board[other] != DOWN
        self.chose(event.by, line, SWAP, apart=apart)
        down = boards.count_down(line.board)
        slip = self.par[P_SLIP]
        owns.own_swapped(line.own, line.board, one, other, down, slip, self.weighs, self.key, lock, self.seq)
        for crowd in line.crowds:
            if self.notes_down:
                paper.paper_swapped(crowd, one, other)
            else:
                crowds.crowd_swapped(crowd, line.board, one, other)
        boards.swap(line.board, one, other)

    def looked(self, event: told.Looked) -> None:
        at, space = self.at(event.line), event.space - 1
        line = self.lines[at]
        if event.looker == self.now.seat and event.symbol is not None:
            owns.own_looked(line.own, line.board, space, SYMBOLS.index(event.symbol), self.weighs)
        place = self.place_of(event.looker)
        if self.now.peeked != self.now.turns:
            self.now = replace(self.now, peeked=self.now.turns)
            self.chose(event.looker, line, PEEK)
        if self.notes_down and place:
            paper.paper_seen(line.crowds[place], space)
        if self.thinks:
            down = boards.count_down(line.board)
            crowd_looked(line.crowds[place], line.board, down, space, self.par[HEED])

    def chose(self, by: Seat, line: Line, kind: int, *, apart: bool = False) -> None:
        """What somebody does with a turn tells of habits; one's own streak is kept apart."""
        peeked = kind == PEEK
        if self.thinks and not self.now.rung:
            crowd = line.crowds[self.place_of(by)]
            crowds.heard_move(crowd, line.board, kind, int(apart), self.par[TRUST])
        if by == self.now.seat:
            self.now = replace(self.now, streak=self.now.streak + 1 if peeked else 0)
        else:
            mind_watched(self.notes[self.now.others.index(by)], int(peeked))

    def challenged(self, event: told.Challenged) -> None:
        self.chose(event.by, self.lines[self.at(event.line)], CHALLENGE)
        self.now = replace(self.now, loud=True, asked=(event.of, event.line, event.space))

    def answered(self, event: told.Answered) -> None:
        self.now = replace(self.now, answered=event.symbol)

    def turned(self, event: told.Turned) -> None:
        at, space, symbol = self.at(event.line), event.space - 1, SYMBOLS.index(event.symbol)
        line = self.lines[at]
        if self.now.asked is not None and self.now.answered is not None:
            asked, right = self.now.asked[0], self.now.answered == event.symbol
            if right:
                self.burnt(self.now.mover, asked)
            self.judged(asked, line, space, right)
            self.now = replace(self.now, asked=None, answered=None)
        down = boards.count_down(line.board)
        owns.own_turned(line.own, line.board, space, symbol, self.weighs)
        for crowd in line.crowds:
            if self.notes_down:
                paper.paper_seen(crowd, space)
            else:
                crowds.crowd_turned(crowd, line.board, space, down)
        boards.turn(line.board, space, symbol)

    def judged(self, by: Seat, line: Line, space: int, right: bool) -> None:
        """An answer tells of a memory; so does the time it took."""
        if not self.thinks:
            return
        place, heed = self.place_of(by), self.par[HEED]
        if place and self.before.waited > SLOW:
            crowds.heard_hesitation(line.crowds[place], space, DOUBT_OF_SLOW, heed)
        crowds.heard_answer(line.crowds[place], line.board, space, int(right), heed)

    def boasted(self, event: told.Boasted) -> None:
        self.chose(event.by, self.lines[self.at(event.line)], BOAST)
        self.now = replace(self.now, loud=True, claim=(event.by, event.line, False))

    def stolen(self, event: told.Stolen) -> None:
        assert self.now.claim is not None
        boaster, line, _ = self.now.claim
        if boaster == self.now.seat:
            self.noted(event.by, STOLE)
        self.now = replace(self.now, claim=(event.by, line, True))

    def believed(self, event: told.Believed) -> None:
        assert self.now.claim is not None
        claimant, name, stolen = self.now.claim
        at = self.at(name)
        place = self.place_of(claimant)
        if place == 0 and not stolen:
            self.noted(event.by, BELIEVED)
        if stolen:
            self.burnt(event.by, claimant)
        line = self.lines[at]
        if self.thinks:
            crowds.heard_claim(line.crowds[place], line.board, BLUFFS, self.par[HEED])
        self.now = replace(self.now, claim=None)

    def doubted(self, event: told.Doubted) -> None:
        if event.prover == self.now.seat and self.now.claim is not None and not self.now.claim[2]:
            self.noted(event.by, DOUBTED)
        self.now = replace(self.now, prover=event.prover)

    def ended(self, event: told.Ended) -> None:
        """Whether a claim held is known only now: too late for this game, and kept for another."""
        prover = self.now.prover
        if prover in self.now.others and event.outcome.reason == "proof":
            held = event.outcome.result == side(prover)
            self.noted(prover, PROVED if held else BLUFFED)

    def noted(self, seat: Seat, what: int) -> None:
        self.notes[self.now.others.index(seat)][what] += 1.0

    def burnt(self, by: Seat | None, gained: Seat) -> None:
        """A claim brought the other side a point."""
        if by == self.now.seat and gained in self.now.others:
            self.noted(gained, BURNT)
        elif gained == self.now.seat and by in self.now.others:
            note = self.notes[self.now.others.index(by)]
            note[BURNT] = max(0.0, note[BURNT] - 1.0)

    def bell_rang(self, event: told.BellRang) -> None:
        self.now = replace(self.now, haze=max(self.now.haze, BELL_HAZE), rung=True)

    def turn_began(self, event: told.TurnBegan) -> None:
        now = self.now
        haste = HASTE_HAZE if 0 < self.before.waited < HASTE else 0.0
        budget = self.par[BUDGET] * max(0.0, 1.0 - now.haze - haste)
        scratch = [0.0] * SCRATCH
        for at, line in enumerate(self.lines):
            down = boards.count_down(line.board)
            if not down:
                continue
            lock = self.lock(at)
            owns.own_turn_passes(
                line.own, line.board, down, self.par[P_TAU], budget, self.weighs, scratch, W_RISE,
                self.key, lock, self.seq,
            )  # fmt: skip
            if self.thinks:
                for crowd in line.crowds:
                    running.turn_passes(crowd, line.board, down, scratch, W_RISE)
        first = now.turns == 0
        quiet = 0 if now.loud or first else now.quiet + 1
        turns = now.turns + 1
        self.now = replace(now, haze=0.0, turns=turns, quiet=quiet, loud=False, rung=False, mover=event.seat)


_HANDLERS: Final[dict[type, Callable[..., None]]] = {
    # each is only given events of its own kind
    told.Started: Hearing.started,
    told.Opened: Hearing.opened,
    told.Placed: Hearing.placed,
    told.Hidden: Hearing.hidden,
    told.Swapped: Hearing.swapped,
    told.Looked: Hearing.looked,
    told.Challenged: Hearing.challenged,
    told.Answered: Hearing.answered,
    told.Turned: Hearing.turned,
    told.Boasted: Hearing.boasted,
    told.Stolen: Hearing.stolen,
    told.Believed: Hearing.believed,
    told.Doubted: Hearing.doubted,
    told.BellRang: Hearing.bell_rang,
    told.Ended: Hearing.ended,
    told.TurnBegan: Hearing.turn_began,
}
