"""A scenario as its file gives it: one situation, and step by step what must follow."""

import re
import tomllib

import msgspec

from taberna.table.refusal import Refused, refuse
from taberna.table.seats import Seat
from taberna.table.values import Value


class ScenarioStep(Value, frozen=True, kw_only=True):
    """One action and what must be true after it; what is not written is not checked."""

    do: str
    position: str | None = None
    refused: str | None = None
    outcome: str | None = None
    sees: dict[Seat, str] = msgspec.field(default_factory=dict)
    view: dict[Seat, str] = msgspec.field(default_factory=dict)
    told: dict[Seat, tuple[str, ...]] = msgspec.field(default_factory=dict)
    untold: dict[Seat, tuple[str, ...]] = msgspec.field(default_factory=dict)
    secret: dict[Seat, tuple[str, ...]] = msgspec.field(default_factory=dict)
    events: tuple[str, ...] | None = None
    legal: dict[Seat, tuple[str, ...]] = msgspec.field(default_factory=dict)
    legal_has: dict[Seat, tuple[str, ...]] = msgspec.field(default_factory=dict)
    legal_lacks: dict[Seat, tuple[str, ...]] = msgspec.field(default_factory=dict)
    waiting: tuple[Seat, ...] | None = None


class Scenario(Value, frozen=True, kw_only=True):
    title: str = ""
    rules: tuple[str, ...]
    game: str
    variant: str = ""
    """Empty: the game's usual one."""
    options: dict[str, object] = msgspec.field(default_factory=dict)
    """As written; read into the game's own options when the scenario is run."""
    start: str | None = None
    dice: tuple[str, ...] | None = None
    step: tuple[ScenarioStep, ...]


def load(text: str) -> Scenario:
    """Reads a scenario; what is wrong with the file is refused with its place."""
    try:
        scenario = msgspec.convert(tomllib.loads(text), Scenario)
    except tomllib.TOMLDecodeError as error:
        raise Refused(refuse("scenario-malformed", problem=str(error))) from error
    except msgspec.ValidationError as error:
        raise Refused(refuse("scenario-malformed", problem=_placed(str(error)))) from error
    if not scenario.step:
        raise Refused(refuse("scenario-malformed", problem="it has no [[step]]"))
    return scenario


def _placed(problem: str) -> str:
    """msgspec's ``… - at `$.step[0].do` `` as people count: ``step 1, `do`: …``."""
    what, _, path = problem.partition(" - at ")
    if not path:
        return what
    keys = path.strip("`").removeprefix("$").removeprefix(".")
    step = re.match(r"step\[(\d+)\]\.?", keys)
    if step is None:
        return f"`{keys}`: {what}"
    key = keys[step.end() :]
    number = int(step.group(1)) + 1
    return f"step {number}, `{key}`: {what}" if key else f"step {number}: {what}"
