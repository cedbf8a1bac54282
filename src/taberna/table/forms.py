"""What a seat may do: actions one by one, and forms where listing every value would be absurd."""

from collections.abc import Callable
from typing import Generic, TypeAlias, TypeVar

import msgspec

from taberna.table.dice import Draws
from taberna.table.values import Action, Value

A = TypeVar("A")


class Among(Value, frozen=True, tag_field="domain", tag="among"):
    """One of the values listed."""

    values: tuple[str | int, ...]


class Within(Value, frozen=True, tag_field="domain", tag="within"):
    """A whole number from `low` to `high`, both included."""

    low: int
    high: int


class Words(Value, frozen=True, tag_field="domain", tag="words"):
    """A text of at most `longest` characters."""

    longest: int


class Row(Value, frozen=True, tag_field="domain", tag="row"):
    """A row of values, each among its own: dice thrown together."""

    places: tuple[Among, ...]


Domain: TypeAlias = Among | Within | Words | Row
Filled: TypeAlias = str | int | tuple[str | int, ...]


class Form(Value, frozen=True):
    """A kind of action with the domains of its parameters."""

    kind: str
    """The tag of the action it stands for."""
    fields: dict[str, Domain] = msgspec.field(default_factory=dict)


class Legal(Value, Generic[A], frozen=True):
    actions: tuple[A, ...] = ()
    forms: tuple[Form, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.actions or self.forms)

    def allows(self, action: A) -> bool:
        return action in self.actions or any(matches(form, action) for form in self.forms)


def admits(domain: Domain, value: object) -> bool:
    match domain:
        case Among(values):
            return any(value == v and type(value) is type(v) for v in values)
        case Within(low, high):
            return type(value) is int and low <= value <= high
        case Words(longest):
            return isinstance(value, str) and len(value) <= longest
        case Row(places):
            return isinstance(value, tuple) and len(value) == len(places) and all(map(admits, places, value))


def matches(form: Form, action: object) -> bool:
    """Whether an action is the form filled in."""
    if not isinstance(action, Action) or action.__struct_config__.tag != form.kind:
        return False
    given = msgspec.structs.asdict(action)
    return given.keys() == form.fields.keys() and all(
        admits(domain, given[name]) for name, domain in form.fields.items()
    )


def fill(form: Form, pick: Callable[[str, Domain], Filled]) -> dict[str, Filled]:
    """A form's parameters as `pick` chooses them, with the tag that makes them an action."""
    return {"do": form.kind} | {name: pick(name, domain) for name, domain in form.fields.items()}


def fill_by_lot(form: Form, draws: Draws, words: Callable[[], str]) -> dict[str, Filled]:
    """A form filled in at random; a text is whatever `words` gives."""

    def lot(_: str, domain: Domain) -> Filled:
        match domain:
            case Among(values):
                return draws.one(values)
            case Within(low, high):
                return low + draws.below(high - low + 1)
            case Row(places):
                return tuple(draws.one(place.values) for place in places)
            case Words():
                return words()

    return fill(form, lot)
