"""Tellstones as a person would keep it on paper: rows of stones, each a symbol and whether it shows.

A second, plain writing of the rules that shares nothing with the engine; only what opens or ends something
is kept.
"""

from dataclasses import dataclass, replace
from itertools import combinations

Row = tuple[tuple[str, bool], ...]
Place = tuple[int, int]
"""Which row, and where in it."""


@dataclass(frozen=True)
class Paper:
    rows: tuple[Row, ...]
    players: int = 2
    points: tuple[int, int] = (0, 0)
    mover: int = 0
    bonus: frozenset[int] = frozenset()
    awaits: str = "turn"
    about: tuple[Place, ...] = ()
    over: bool = False

    @property
    def side(self) -> int:
        return self.mover % 2

    def hidden(self, row: int | None = None) -> list[Place]:
        rows = range(len(self.rows)) if row is None else (row,)
        return [(r, i) for r in rows for i, (_, shows) in enumerate(self.rows[r]) if not shows]

    def with_row(self, r: int, row: Row) -> "Paper":
        return replace(self, rows=(*self.rows[:r], row, *self.rows[r + 1 :]))

    def showing(self, place: Place, shows: bool) -> "Paper":
        r, i = place
        row = self.rows[r]
        return self.with_row(r, (*row[:i], (row[i][0], shows), *row[i + 1 :]))

    def next_turn(self, scorer: int | None = None) -> "Paper":
        points, bonus = list(self.points), self.bonus - {self.side}
        if scorer is not None:
            points[scorer] += 1
            bonus |= {1 - scorer}
        return replace(
            self,
            awaits="turn",
            about=(),
            points=(points[0], points[1]),
            bonus=bonus,
            mover=(self.mover + 1) % self.players,
            over=max(points) >= 3,
        )

    def follow_ups(self) -> list["Paper"]:
        ways = {
            "turn": self.turn,
            "looks": lambda: [*self.looks(), self.next_turn()],
            "answer": self.answers,
            "reply": self.replies,
            "stolen": lambda: [self.next_turn(1 - self.side), replace(self, awaits="proof")],
            "proof": self.namings,
        }
        return ways[self.awaits]()

    def turn(self) -> list["Paper"]:
        after = self.looks()
        for r, row in enumerate(self.rows):
            for symbol in set("CDSFKHL") - {symbol for symbol, _ in row}:
                after += [self.with_row(r, ((symbol, True), *row)).next_turn()]
                after += [self.with_row(r, (*row, (symbol, True))).next_turn()]
            after += [self.showing((r, i), False).next_turn() for i, (_, shows) in enumerate(row) if shows]
            for i, j in combinations(range(len(row)), 2):
                stones = list(row)
                stones[i], stones[j] = stones[j], stones[i]
                after += [self.with_row(r, tuple(stones)).next_turn()]
            after += [replace(self, awaits="answer", about=(place,)) for place in self.hidden(r)]
            if self.hidden(r):
                after += [replace(self, awaits="reply", about=((r, 0),))]
        return after

    def looks(self) -> list["Paper"]:
        allowed = min(3 if self.side in self.bonus else 1, len(self.hidden()))
        lookers = self.players // 2
        after = []
        for place in self.hidden():
            if place not in self.about:
                seen = (*self.about, place)
                done = len(seen) == allowed
                after += [self.next_turn() if done else replace(self, awaits="looks", about=seen)] * lookers
        return after

    def answers(self) -> list["Paper"]:
        turned = self.showing(self.about[0], True)
        return [turned.next_turn(1 - self.side)] + [turned.next_turn(self.side)] * 6

    def replies(self) -> list["Paper"]:
        return [self.next_turn(self.side), replace(self, awaits="proof"), replace(self, awaits="stolen")]

    def namings(self) -> list["Paper"]:
        hidden = self.hidden(self.about[0][0])
        after = []
        for place in hidden:
            after += [replace(self.showing(place, True), over=len(hidden) == 1)]
            after += [replace(self, over=True)] * 6
        return after


def continuations(paper: Paper, depth: int) -> int:
    if depth == 0 or paper.over:
        return 1
    return sum(continuations(after, depth - 1) for after in paper.follow_ups())


def on_paper(position: str, variant: str) -> Paper:
    lines, score, *_ = position.split()
    rows = tuple(tuple((stone.upper(), stone.isupper()) for stone in line) for line in lines.split("/"))
    a, b = map(int, score.split("-"))
    bonus = frozenset("AB".index(side) for side in "AB" if f"bonus:{side}" in position)
    return Paper(rows, 4 if variant == "round" else 2, (a, b), bonus=bonus)
