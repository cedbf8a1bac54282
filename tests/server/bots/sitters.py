"""Bots for the tests: the house's own, one for Hazard, and some that nobody would invite twice."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from taberna.bots import AnyBot, Bot, any_bot
from taberna.bots.players import PLAYERS as OURS
from taberna.table.codec import codec
from taberna.table.commits import Telling
from taberna.table.dice import Draws
from taberna.table.forms import Legal, fill_by_lot
from taberna.table.phrase import Phrase
from taberna.table.seats import Seat
from taberna.table.values import Action, Event, Value, View


class Memory(Value, frozen=True):
    seat: Seat
    seed: bytes
    seq: int = 0


def sit(seat: Seat, seed: bytes) -> Memory:
    return Memory(seat, seed)


def hear(memory: Memory, telling: Telling[Event]) -> Memory:
    return Memory(memory.seat, memory.seed, telling.seq)


def roam(memory: Memory, view: View, legal: Legal[Action]) -> Action:
    """Anything that is allowed, but to leave."""
    from house import ALL

    draws = Draws(memory.seed, "choice", memory.seat, memory.seq)
    if legal.forms:
        form = legal.forms[draws.below(len(legal.forms))]
        return codec(ALL["hazard"]).make_action(fill_by_lot(form, draws, lambda: "to the house"))
    return draws.one(legal.actions)


def die(memory: Memory, view: View, legal: Legal[Action]) -> Action:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def dream(memory: Memory, view: View, legal: Legal[Action]) -> Action:
    """Thinks for ever."""
    while True:
        signal.pause()


SIMPLE = OURS["tellstones"]["simple"]


def stumble(memory: object, view: View, legal: Legal[Action]) -> Action:
    """Plays as the simple one does, and dies at the third commit it hears of. Once only: a file remembers."""
    stumbled = Path(os.environ["TABERNA_TEST_STUMBLED"])
    if getattr(memory, "seq", 0) >= 3 and not stumbled.exists():
        stumbled.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return SIMPLE.choose(memory, view, legal)


def _bot(name: str, choose: Callable[[Memory, View, Legal[Action]], Action]) -> AnyBot:
    return any_bot(Bot(name, sit, hear, choose))


PLAYERS = {
    "tellstones": {
        **OURS["tellstones"],
        "dies": _bot("dies", die),
        "dreams": _bot("dreams", dream),
        "ponders": replace(SIMPLE, name="ponders", pause=lambda memory, view, action: 3_600_000),
        "stumbles": replace(SIMPLE, name="stumbles", choose=stumble),
    },
    "hazard": {"roams": _bot("roams", roam)},
    "tseuquest": {
        **OURS["tseuquest"],
        "ponders": replace(
            OURS["tseuquest"]["simple"],
            name="ponders",
            rungs=(),
            pause=lambda memory, view, action: 3_600_000,
            say=lambda memory, view, action: Phrase("bot-says-take-back"),
        ),
    },
}
