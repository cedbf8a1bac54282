"""Many duels on a graphics card: do they go as on the processor, and how fast?

python bench/envs/card.py FOLDER      (needs cupy, nvcc, g++ and a card; leaves card.json there)

A step is one decision in every duel, with the rules, both seats' memories, and the observation, mask and
memory of whoever must act next written out. A turn may take more decisions than one; turns are counted as
they begin.
"""

import json
import subprocess
import sys
from pathlib import Path
from time import monotonic

import cupy
import numpy as np

from taberna.envs.tellstones.cuda.duels import Duels

PARTS = ("masks", "seen", "known", "rewards", "over")


def compared(opponent: str, count: int = 2000, steps: int = 300) -> dict:
    """The same duels on both, each drawing its actions from its own row. Bots weigh numbers made with exp
    and log, whose last bit may differ between the two: so duels that parted are counted."""
    here, there = (Duels(count, 9, opponent=opponent, card=card) for card in (False, True))
    parted, apart, over = np.zeros(count, bool), 0.0, 0
    for _ in range(steps):
        here.step()
        there.step()
        for name in PARTS:
            one, other = getattr(here, name), cupy.asnumpy(getattr(there, name))
            if name == "known":
                far = np.abs(one - other).max(axis=1)
                apart = max(apart, float(far[~parted & (far < 1e-3)].max(initial=0.0)))
                parted |= far >= 1e-3
            else:
                parted |= (one != other).reshape(count, -1).any(axis=1)
        over += int(here.over.sum())
    return {
        "opponent": opponent, "duels": count, "decisions of each": steps, "games ended": over,
        "duels that parted": int(parted.sum()), "largest difference in what is known": apart,
    }  # fmt: skip


def timed(duels: Duels, choose, steps: int) -> float:
    for _ in range(5):
        duels.step(choose(), checked=False)
    cupy.cuda.Device().synchronize()
    began = monotonic()
    for _ in range(steps):
        duels.step(choose(), checked=False)
    cupy.cuda.Device().synchronize()
    return monotonic() - began


def turns_begun(duels: Duels, phase: int, steps: int = 60) -> float:
    """Which part of all decisions begin a turn."""
    total = 0.0
    for _ in range(steps):
        duels.step()
        total += float((duels.seen[:, phase] == 1).mean())
    return total / steps


def speed(count: int, opponent: str = "", choosing: str = "by lot on the card", steps: int = 200) -> dict:
    duels = Duels(count, 1, opponent=opponent)
    choose = lambda: None  # noqa: E731
    if choosing == "by torch":
        import torch

        masks = torch.from_dlpack(duels.masks)

        def choose():
            return (torch.rand(masks.shape, device=masks.device) * masks).argmax(dim=1)

    for _ in range(40):  # away from the first turn, where little is to be remembered
        duels.step()
    took = timed(duels, choose, steps)
    part = turns_begun(duels, 120)  # of the observation: the phase of a turn
    return {
        "duels": count, "opponent": opponent, "actions chosen": choosing, "steps": steps,
        "million decisions/s": round(count * steps / took / 1e6, 1),
        "million turns/s": round(count * steps * part / took / 1e6, 1),
    }  # fmt: skip


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    card = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
    found: dict[str, object] = {
        "command": "python bench/envs/card.py FOLDER",
        "card": card,
        "compared": [],
        "speed": [],
    }

    def note(kind: str, made: dict) -> None:
        print(made, flush=True)
        found[kind].append(made)
        (folder / "card.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")

    for count in (16_384, 65_536, 262_144, 1_048_576, 2_097_152):
        note("speed", speed(count))
    note("speed", speed(1_048_576, choosing="by torch", steps=50))
    for opponent in ("page", "king"):
        note("speed", speed(65_536, opponent, steps=50))
    for opponent in ("", "page", "king"):
        note("compared", compared(opponent))
    print(subprocess.run(["nvcc", "--version"], capture_output=True, text=True, check=False).stdout)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
