"""The bases of everything that is kept, sent or compared: frozen structs.

These modules are never compiled: mypyc drops `tag`, `frozen` and the element types of a Struct
without a word (docs/decisions/0002).
"""

import re

import msgspec


def kebab(name: str) -> str:
    """`DrawOffered` is written `draw-offered` wherever a tag or a code is read by people."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Anything the engine holds. Frozen values form no cycles, so the collector need not look at them.
    No field is ever left out when it is written: a field that appears only when something hidden exists
    would tell of it by its length."""


class Action(Value, frozen=True, tag_field="do", tag=kebab):
    """What a seat asks for."""


class Event(Value, frozen=True, tag_field="event", tag=kebab):
    """What happened. Events carry the dice; applying them rolls nothing."""


class Step(Value, frozen=True, tag_field="step", tag=kebab):
    """Something under way, kept on the state's stack until it is resolved."""


class State(Value, frozen=True):
    """The whole truth of one moment of a game."""


class View(Value, frozen=True):
    """What one seat may see of a state, built from an allow-list."""


class Options(Value, frozen=True, kw_only=True):
    """The choices a table is opened with."""

    variant: str = ""

    @property
    def hidden(self) -> tuple[str, ...]:
        """The fields that hold what not everybody at the table may know, by name; what may be told of them
        (`Game.told`) says so, too."""
        return ()

    @property
    def secret(self) -> bool:
        """Whether there is any such field."""
        return bool(self.hidden)
