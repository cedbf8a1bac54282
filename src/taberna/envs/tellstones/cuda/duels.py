"""Many duels at once on a graphics card: needs cupy and nvcc. The arrays go to torch without a copy.

    duels = Duels(65536, seed=1, opponent="page")
    observations = torch.from_dlpack(duels.seen)

Actions, observations and masks are those of `taberna.envs.tellstones.vector`. Both players have a memory
beside them that fades and gets mixed up as a bot's does (`memory`: whose): `known` says, for whoever must
act, how sure it is of each symbol on each space. With an `opponent` a bot plays the second seat, and
whoever must act is the first.

This file needs nothing else of taberna where `python -m taberna.envs.tellstones.cuda.translate FOLDER` has
left its two files. With `card=False` the same code runs on the processor, in NumPy's arrays, compiled by
g++. What was compiled lies in `folder`, which is `usual_folder()` where none is named.
"""

import ctypes
import json
import subprocess
from pathlib import Path
from typing import Any

import numpy as np

POINTERS = (
    "rows",
    "beside",
    "wrong",
    "own",
    "notes",
    "noted",
    "par",
    "masks",
    "over",
    "seen",
    "known",
    "rewards",
)


class Arrays(ctypes.Structure):
    _fields_ = [(name, ctypes.c_longlong) for name in ("count", "turns_most", "bell")] + [
        (name, ctypes.c_void_p) for name in POINTERS
    ]


def usual_folder() -> Path:
    """In the user's own cache. A library that lies there is loaded, so nobody else may write to it."""
    from taberna.bots.tellstones.fast.own_cache import own_cache

    folder = own_cache("duels")
    if folder is None:
        raise PermissionError("no folder for what is compiled that only you can write to: name one (folder=)")
    return folder


def built(folder: Path, card: bool) -> Any:
    """The library, compiled where it is older than its text."""
    source, library = folder / "duels.cu", folder / ("card.so" if card else "processor.so")
    try:
        from taberna.envs.tellstones.cuda.translate import prepare
    except ImportError:  # without taberna: what was prepared elsewhere
        if not source.exists():
            raise
    else:
        prepare(folder)
    if not library.exists() or library.stat().st_mtime < source.stat().st_mtime:
        fast = ["nvcc", "-arch=native", "-O3", "--fmad=false", "-shared", "-Xcompiler", "-fPIC", str(source)]
        plain = ["g++", "-O1", "-ffp-contract=off", "-fwrapv", "-shared", "-fPIC", "-x", "c++", str(source)]
        subprocess.run([*(fast if card else plain), "-o", str(library)], check=True)
    return ctypes.CDLL(str(library))


class Duels:
    def __init__(
        self, count: int, seed: int = 0, opponent: str = "", memory: str = "page", turns_max: int = 200,
        bell: bool = True, card: bool = True, folder: Path | None = None,
    ) -> None:  # fmt: skip
        folder = folder or usual_folder()
        self._library = built(folder, card)
        known = json.loads((folder / "duels.json").read_text(encoding="utf-8"))
        if card:
            import cupy as xp
        else:
            xp = np
        self.count, self._xp, self._bot, self._sizes = count, xp, bool(opponent), known
        remembering = [*known["players"][memory]]
        remembering[0] = 1.0  # weighs what it remembers, and models nobody
        players = [remembering, known["players"][opponent] if opponent else remembering]
        self.rows = xp.zeros((known["ROW"], count), np.int64)
        draws = np.random.default_rng(seed).integers(1, 1 << 62, count)
        self.rows[known["DRAW"]] = xp.asarray(draws)
        self._beside = xp.zeros((known["BESIDE"], count), np.int64)
        self._wrong = xp.full(1, -1, np.int64)
        self._own = xp.zeros((2 * known["TRACES"], count), np.float64)
        self._notes = xp.zeros((2 * known["NOTES"], count), np.float64)
        self._noted = xp.zeros((count if opponent else 1, 2 * known["CROWD"]), np.float64)
        self._par = xp.asarray(np.array(players, np.float64))
        masks = xp.zeros((known["SIZE"], count), np.int8)
        seen = xp.zeros((known["LENGTH"], count), np.int16)
        sure = xp.zeros((known["REMEMBERED"], count), np.float32)
        rewards = xp.zeros((2, count), np.float32)
        self.over = xp.zeros(count, np.int8)
        """Which duels ended in the last step; the next has begun there."""
        self.masks, self.seen, self.known, self.rewards = masks.T, seen.T, sure.T, rewards.T
        self._arrays = Arrays(
            count, turns_max, int(bell),
            *(self._at(array) for array in (
                self.rows, self._beside, self._wrong, self._own, self._notes, self._noted, self._par, masks,
                self.over, seen, sure, rewards,
            )),
        )  # fmt: skip
        self._go(None, begins=True)

    def _at(self, array: Any) -> int:
        return int(array.ctypes.data if self._xp is np else array.data.ptr)

    def _go(self, codes: Any, *, begins: bool = False) -> None:
        at = None if codes is None else ctypes.c_void_p(self._at(codes))
        if error := self._library.go(ctypes.byref(self._arrays), at, int(begins), int(self._bot)):
            raise RuntimeError(f"CUDA error {error}")

    @property
    def player(self) -> Any:
        """Who must act in each: 0 or 1."""
        return self.rows[self._sizes["DUE"]]

    def step(self, codes: Any = None, *, checked: bool = True) -> tuple[Any, Any]:
        """Rewards of both players, and which duels ended. Without `codes` each draws a legal action by lot;
        unchecked, a duel whose action is masked out stays as it is."""
        if codes is not None:
            codes = self._xp.ascontiguousarray(self._xp.from_dlpack(codes), dtype=np.int64)
        self._go(codes)
        if checked and codes is not None and (wrong := int(self._wrong[0])) >= 0:
            self._wrong[0] = -1
            raise ValueError(f"duel {wrong}: action {int(codes[wrong])} is masked out")
        return self.rewards, self.over
