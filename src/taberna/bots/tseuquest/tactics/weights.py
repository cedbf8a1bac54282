"""What a bot cares about, as data."""

import tomllib
from importlib.resources import files
from typing import Final

import msgspec

from taberna.table.values import Value


class Weights(Value, frozen=True):
    """In life points; `weights.toml` says what each is for."""

    hit: float
    kill: float
    threat: float
    weak: float
    harm: float
    doom: float
    near: float
    apart: float
    caution: float
    heal: float
    mind: float
    temper: float


def read(text: str) -> dict[str, Weights]:
    return {name: msgspec.convert(row, Weights) for name, row in tomllib.loads(text).items()}


WEIGHTS: Final = read(
    files("taberna.bots.tseuquest.tactics").joinpath("weights.toml").read_text(encoding="utf-8")
)
