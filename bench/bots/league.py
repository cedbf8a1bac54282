"""The King learns how its numbers move with the situation, on a graphics card, as networks learn to beat it.

python bench/bots/league.py FOLDER SECONDS [LEAGUE]
FOLDER as cuda_tune.py prepares it; LEAGUE is a league.json to go on from. Leaves FOLDER/league.json, and in
players.json and tuned.json the King that it came to and everybody's habits.

In each round the King takes a step against those networks as they are, some of what they were, and whoever
takes notes or stands on the ladder; and each network takes one against the King as it is. What is wanted of
the King besides (LIMITS) weighs the more the longer it is missed.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import time

import numpy as np
from advice import COLUMNS, INSIDE, SEES, WEIGHTS
from aims import BOAST, CHALLENGE, PEEK, TURNS
from climb import Climb
from hall import Hall

CANDIDATES, SITTING = 256, 32
"""Games are played so many at a time."""
NETWORKS, LEARN, TRY = 4, 8, 128
"""How many networks learn at once, and in how many sittings their candidates are judged, and their steps."""
PAST, EVERY = 2, 25
"""How many past networks the King meets in a round, of those that were put aside every so many rounds."""
TRIES = 16
"""In how many times as many games a step of the King's is tried out."""
AT_REST, MOVED = 0.3, 0.25
"""How far candidates for the King lie apart, in steps of tune.SCALE: its numbers, and how these move."""
OWN = ("suspects", "rest", "wary", "shallow", "again", "study", "spare", "keep_up")
"""Numbers that are tuned and do not move; how long the King waits is left as it is."""
LEVELS = ("marshal", "knight", "squire", "page")
FINALS = 5
"""In how many times as many games it is decided who of the last is taken."""
HOT = 0.02
"""How much more the King heeds whoever beats it by more."""
LEARNS = 0.4
"""How fast a limit that is missed weighs more."""


@dataclass(frozen=True)
class Rival:
    name: str
    bell: bool = True
    sittings: int = 1


RIVALS = (
    Rival("marshal", sittings=2), Rival("knight"), Rival("page"), Rival("storm", sittings=2), Rival("thief"),
    Rival("careful"), Rival("oracle", sittings=2), Rival("oracle", bell=False, sittings=2),
    Rival("marshal", bell=False), Rival("careful", bell=False), Rival("challenger", bell=False),
    Rival("page", bell=False),
)  # fmt: skip


@dataclass(frozen=True)
class Limit:
    """At least so many points against these, for a share of long games or of Peeks at most."""

    what: str
    bound: float
    sign: float = 1.0
    at: int = -1
    start: float = 0.0


def _limits() -> Iterator[Limit]:
    least = {
        ("marshal", True): 0.60, ("marshal", False): 0.60, ("knight", True): 0.78, ("page", True): 0.85,
        ("page", False): 0.85, ("careful", True): 0.5, ("careful", False): 0.5, ("challenger", False): 0.6,
        ("storm", True): 0.42, ("thief", True): 0.425, ("oracle", True): 0.415, ("oracle", False): 0.412,
    }  # fmt: skip
    for at, rival in enumerate(RIVALS):
        yield Limit("points", least[rival.name, rival.bell], 1.0, at, 0.2 if rival.name == "oracle" else 0.0)
        if rival.name == "marshal":
            yield Limit("points", 0.765, -1.0, at)
        if not rival.bell and rival.name in ("marshal", "oracle", "careful", "challenger"):
            yield Limit("long", 0.08, -1.0, at, 0.3)
    yield Limit("peeks", 0.29, -1.0, start=0.8)
    yield Limit("boasts", 0.45, 1.0)
    yield Limit("challenges", 0.25, 1.0, start=0.2)


LIMITS = tuple(_limits())


class King:
    """A row of numbers at rest and how they move, as a vector to climb with."""

    def __init__(self, hall: Hall, row: list[float]) -> None:
        names, scale = hall.names, hall.known["scale"]
        self.row = np.asarray(row, np.float64)
        self.row[names.index("supple")] = 1.0
        where, step, spread, least, most = [], [], [], [], []
        for at, name in enumerate(names):
            number, _, when = name.partition(" ")
            if number in scale and (when or number in OWN or f"{number} down" in names):
                where.append(at)
                step.append(scale[number])
                spread.append(MOVED if when else AT_REST)
                least.append(-9.0 if when else hall.known["least"].get(number, -1.0))
                most.append(9.0 if when else hall.known["most"].get(number, 1.0))
        self.where, self.step, self.spread = np.asarray(where), np.asarray(step), np.asarray(spread)
        self.least, self.most = np.asarray(least), np.asarray(most)

    def start(self):
        return self.row[self.where] / self.step

    def rows(self, found):
        whole = np.repeat(self.row[None], len(found), axis=0)
        whole[:, self.where] = np.clip(found * self.step, self.least, self.most)
        return whole


def blank(chance: np.random.Generator):
    """A network that changes nothing yet."""
    first = INSIDE * (SEES + 1)
    net = np.zeros(WEIGHTS)
    net[:first] = chance.standard_normal(first) / np.sqrt(SEES)
    return net


def climbing(net) -> Climb:
    spread = np.full(WEIGHTS, 0.05)
    spread[: INSIDE * (SEES + 1)] *= 2.0
    return Climb(net, spread, (0.03, 0.06, 0.12, 0.25, 0.5, 1.0), 0.0015)


def missed(cells):
    """By how much each limit is missed; less than nothing where it is kept."""
    bounds, signs = (np.asarray([getattr(limit, name) for limit in LIMITS]) for name in ("bound", "sign"))
    return signs * (bounds - cells)


def hot(beaten):
    """How much each network counts, by how much it wins."""
    weights = np.exp((beaten - beaten.max()) / HOT)
    return weights / weights.sum()


class League:
    def __init__(self, hall: Hall, seed: int) -> None:
        self.hall, self.chance, self.round = hall, np.random.default_rng(seed), seed * 100_000
        self.king = King(hall, hall.players["king"])
        self.climb = Climb(self.king.start(), self.king.spread, (0.02, 0.05, 0.1, 0.25, 0.5, 1.0), 0.0005)
        self.nets: list[Climb] = []
        self.bases: list[np.ndarray] = []
        """Whose numbers each network moves: the King's of when it began."""
        self.past: list[tuple[np.ndarray, np.ndarray]] = []
        self.fared: list[float] = []
        self.weights = np.asarray([limit.start for limit in LIMITS])
        self.told: list[dict] = []
        self.last: dict = {}

    def add(self, net, base) -> None:
        self.nets.append(climbing(np.asarray(net)))
        self.bases.append(np.asarray(base))

    def put_aside(self) -> None:
        for net, base in zip(self.nets, self.bases, strict=True):
            self.past.append((net.at.copy(), base))
            self.fared.append(0.55)

    def step(self) -> None:
        self.round += 1
        chosen = self.chosen()
        mine = self.climb.around(CANDIDATES, self.chance)
        theirs = [net.around(CANDIDATES, self.chance) for net in self.nets]
        judged, points = self.meet(mine, theirs, chosen, 1, LEARN)
        mine = self.climb.along(self.worth(*judged))
        theirs = [net.along(each) for net, each in zip(self.nets, points, strict=True)]
        (nets, cells), points = self.meet(mine, theirs, chosen, TRIES, TRY)
        self.climb.settle(self.worth(nets, cells))
        for net, each in zip(self.nets, points, strict=True):
            net.settle(each)
        for at, beaten in zip(chosen, nets[0][len(self.nets) :], strict=True):
            self.fared[at] = 0.5 * self.fared[at] + 0.5 * float(beaten)
        self.weights = np.clip(self.weights + LEARNS * missed(cells)[0], 0.0, 3.0)
        self.last = {"nets": nets[0].round(3).tolist(), "cells": cells[0].round(3).tolist()}

    def chosen(self) -> list[int]:
        """Which past networks the King meets now: those that beat it more, more often."""
        if not self.past:
            return []
        often = np.exp((np.asarray(self.fared) - max(self.fared)) / HOT) + 0.1
        count = min(PAST, len(self.past))
        return self.chance.choice(len(self.past), count, replace=False, p=often / often.sum()).tolist()

    def worth(self, nets, cells):
        """Of each candidate: what it gives to those who learn to beat it, and how it keeps the limits."""
        signs = np.asarray([limit.sign for limit in LIMITS])
        return -nets @ hot(nets.mean(axis=0)) + cells @ (self.weights * signs)

    def meet(self, mine, theirs, chosen: list[int], times: int, learn: int):
        """Each candidate for the King against all; each candidate of a network against the King. Of the
        former: points of networks against it, and what LIMITS ask for; of the latter: points."""
        hall, kings = self.hall, self.king.rows(mine)
        now = self.king.rows(self.climb.at[None])[0]
        oracle = now.copy()
        for name, value in (("tau", -99.0), ("slip", 0.0), ("budget", 0.0)):
            oracle[hall.names.index(name)] = value
        others = [now, *self.bases, *(self.past[at][1] for at in chosen)]
        others += [oracle if r.name == "oracle" else hall.players[r.name] for r in RIVALS]
        rows = np.concatenate([kings, np.asarray(others)])
        nets = [net.at for net in self.nets] + [self.past[at][0] for at in chosen]
        networks = np.concatenate([np.asarray(nets), *theirs])
        first, met, known = len(kings), len(nets), len(nets)
        # The King's candidates: networks, then the others.
        plan = [(first + 1 + n, n, 1, 4 * times if n < len(self.nets) else 2 * times) for n in range(met)]
        plan += [(first + 1 + met + n, -1, int(r.bell), r.sittings * times) for n, r in enumerate(RIVALS)]
        matches, owners = [], []
        for c in range(first):
            for n, (row, net, bell, sittings) in enumerate(plan):
                for s in range(sittings):
                    matches.append((c, row, -1, net, bell, s * SITTING, 400 if bell else 200))
                    owners.append(c * len(plan) + n)
        asked = first * len(plan)
        for e, tried in enumerate(theirs):
            for c in range(len(tried)):
                for s in range(learn):
                    matches.append((first + 1 + e, first, known + c, -1, 1, s * SITTING, 400))
                    owners.append(asked)
                asked += 1
            known += len(tried)
        found = hall.play(rows, networks, matches, SITTING, self.round * 2 + (times > 1))
        whole = np.zeros((asked, found.shape[1]))
        np.add.at(whole, np.asarray(owners), found)
        games = np.bincount(np.asarray(owners), minlength=asked) * SITTING
        points = (whole[:, 0] + 0.5 * whole[:, 1]) / games
        kings_part = points[: first * len(plan)].reshape(first, len(plan))
        counts = whole[: first * len(plan)].reshape(first, len(plan), -1)
        played = games[: first * len(plan)].reshape(first, len(plan))
        cells = self.asked_of(kings_part[:, met:], counts / played[:, :, None], met)
        rest, at = [], first * len(plan)
        for tried in theirs:
            rest.append(points[at : at + len(tried)])
            at += len(tried)
        return (1.0 - kings_part[:, :met], cells), rest

    def asked_of(self, points, counts, met: int):
        """By candidate and limit; what it does with its turns is asked of games against the levels and, for
        want of another King, against those with a network."""
        levels = [met + n for n, rival in enumerate(RIVALS) if rival.name in LEVELS]
        actions = counts[:, :, COLUMNS:]
        others = max(1, len(levels) // 4)
        taken = actions[:, levels].sum(axis=1) + others * actions[:, :met].mean(axis=1)
        taken /= len(levels) + others
        found = {
            "points": lambda at: points[:, at],
            "long": lambda at: counts[:, met + at, 3],
            "peeks": lambda at: taken[:, PEEK] / taken[:, TURNS].sum(axis=1),
            "boasts": lambda at: np.minimum(taken[:, BOAST], 1.0),
            "challenges": lambda at: np.minimum(taken[:, CHALLENGE], 0.5),
        }
        return np.stack([found[limit.what](limit.at) for limit in LIMITS], axis=1)

    def best_of(self, kept):
        """Of the last steps and their means, whoever does best against all of today and of before."""
        tried = [*kept[-4:], *(np.mean(kept[-many:], axis=0) for many in (4, 8, 16) if len(kept) >= many)]
        self.round += 1
        nets, cells = [], []
        for _ in range(FINALS):
            (beaten, asked), _ = self.meet(np.asarray(tried), [], self.chosen(), TRIES, 0)
            nets.append(np.sort(beaten, axis=1)[:, -3:].mean(axis=1))
            cells.append(asked)
            self.round += 1
        asked = np.mean(cells, axis=0)
        worth = -np.mean(nets, axis=0) - missed(asked).clip(min=0.0) @ np.maximum(self.weights, 0.5)
        print("of", worth.round(4).tolist(), flush=True)
        return tried[int(np.argmax(worth))]

    def tell(self, began: float) -> None:
        line = {
            "round": self.round % 100_000, "seconds": round(time() - began, 1), "games": self.hall.played,
            **self.last, "weights": self.weights.round(2).tolist(), "far": self.climb.far,
            "gained": [self.climb.gained, *(net.gained for net in self.nets)],
        }  # fmt: skip
        self.told.append(line)
        print(json.dumps(line), flush=True)

    def kept(self, found) -> dict:
        return {
            "king": self.king.rows(found[None])[0].round(4).tolist(),
            "networks": [net.at.round(4).tolist() for net in self.nets],
            "bases": [base.round(4).tolist() for base in self.bases],
            "past": [[net.round(3).tolist(), base.round(4).tolist()] for net, base in self.past[-24:]],
            "fared": self.fared[-24:], "weights": self.weights.tolist(), "told": self.told,
        }  # fmt: skip


def main(folder: Path, seconds: float, before: Path | None) -> None:
    began = time()
    hall = Hall(folder)
    print("built", round(time() - began, 1), flush=True)
    league = League(hall, 1 if before is None else 2)
    take_up(league, hall, before)
    kept, saved, told = [], time(), 0.0
    while time() - began < seconds:
        league.step()
        kept.append(league.climb.at)
        if league.round % EVERY == 0:
            league.put_aside()
        if time() - told > 10:
            league.tell(began)
            told = time()
        if time() - saved > 15:
            write(folder, league, middle(kept))
            saved = time()
    league.tell(began)
    whole = write(folder, league, league.best_of(kept))
    known = json.loads((folder / "players.json").read_text(encoding="utf-8"))
    numbers = dict(zip(hall.names, whole["king"], strict=True))
    known["players"]["king"] = whole["king"]
    for name, other in (
        ("oracle", {"tau": -99.0, "slip": 0.0, "budget": 0.0}),
        ("patient", {"impatience": 0.001, "bored": 0.0}),
    ):
        known["players"][name] = list({**numbers, **other}.values())
    (folder / "players.json").write_text(json.dumps(known), encoding="utf-8")


def take_up(league: League, hall: Hall, before: Path | None) -> None:
    """With whom it begins: what learned to beat the King before, and others from nothing."""
    king = np.asarray(hall.players["king"])
    if before is not None:
        old = json.loads(before.read_text(encoding="utf-8"))
        king = np.asarray(old.get("king", king))
        league.king.row[:] = king
        league.king.row[hall.names.index("supple")] = 1.0
        league.climb.at = league.king.start()
        league.weights = np.asarray(old.get("weights", league.weights))
        league.past = [(np.asarray(net), np.asarray(base)) for net, base in old["past"]]
        league.fared = list(old["fared"])
        for net, base in zip(old["networks"], old["bases"], strict=True):
            league.add(net, base)
    while len(league.nets) < NETWORKS:
        league.add(blank(league.chance), king)


def middle(kept):
    """The mean of the last third."""
    return np.mean(kept[-max(1, len(kept) // 3) :], axis=0)


def write(folder: Path, league: League, found) -> dict:
    whole = league.kept(found)
    part = folder / "league.part"
    part.write_text(json.dumps(whole), encoding="utf-8")
    part.replace(folder / "league.json")
    return whole


if __name__ == "__main__":
    main(Path(sys.argv[1]), float(sys.argv[2]), Path(sys.argv[3]) if len(sys.argv) > 3 else None)
