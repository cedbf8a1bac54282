"""Evolution strategies: candidates in mirrored pairs around a middle, all in the same games; the slope is
estimated and in part kept, and how far to go along it is tried out in games that it was not estimated in."""

import numpy as np

KEPT = 0.8
"""How much of the slope so far counts beside what was found last."""


class Climb:
    def __init__(self, at, spread, fars, surely: float) -> None:
        """`spread` is how far candidates lie apart, number by number; `fars` how far to go, in spreads of a
        candidate as a whole; `surely` how much more it must bring to be gone."""
        self.at, self.spread = np.asarray(at, np.float64), np.asarray(spread, np.float64)
        self.fars, self.surely = np.asarray([0.0, *fars]), surely
        self.slope, self.gained, self.far = np.zeros_like(self.at), 0, 0.0
        self.noise = self.way = np.zeros(0)

    def around(self, count: int, chance: np.random.Generator):
        self.noise = chance.standard_normal((count // 2, len(self.at)))
        moved = self.noise * self.spread
        return np.concatenate([self.at + moved, self.at - moved])

    def along(self, points):
        """What to try, now that it is known how those around fared; the first is where one stands."""
        half = len(self.noise)
        gain = np.asarray(points[:half]) - np.asarray(points[half:])
        self.slope = KEPT * self.slope + gain @ self.noise / half
        way = self.slope / (np.sqrt((self.slope**2).sum()) + 1e-12)
        self.way = way * self.spread * np.sqrt(len(way))
        return self.at + self.fars[:, None] * self.way

    def settle(self, points) -> None:
        best = int(np.argmax(points))
        self.far = 0.0
        if best and points[best] - points[0] > self.surely:
            self.far = float(self.fars[best])
            self.at = self.at + self.far * self.way
            self.gained += 1
