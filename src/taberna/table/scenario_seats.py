"""What the seats of a scenario see and are told, against what is written."""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from taberna.table.refusal import Refused, words
from taberna.table.scenario_course import Course, name, names
from taberna.table.scenario_file import ScenarioStep
from taberna.table.seats import Seat
from taberna.table.values import Event

ANYTHING: Final = "*"
_SENT: Final = ("its view", "what it was told", "what it may do", "a refusal")


def missed(course: Course, step: ScenarioStep) -> Iterator[str]:
    """What is otherwise than written."""
    for key in ("sees", "view", "told", "untold", "secret"):
        strangers = (seat for seat in getattr(step, key) if seat not in course.told)
        yield from (f"{key}: there is no seat {seat}" for seat in strangers)
    for seat, wanted in step.sees.items():
        seen = "".join(course.play.game.notation.glimpse(event) or "" for event in _heard(course, seat))
        if seat in course.told and seen != wanted:
            yield f"{seat} sees {seen!r}, not {wanted!r}"
    for seat, text in step.view.items():
        if seat in course.told:
            yield from (f"view of {seat}: {what}" for what in _unlike(course, seat, text))
    for seat, row in step.told.items():
        yield from lacking(course, f"{seat} was told", _heard(course, seat), row)
    for seat, row in step.untold.items():
        yield from unknown(course, (each for each in row if each != ANYTHING))
        heard = [name(event) for event in _heard(course, seat)]
        wrong = heard if ANYTHING in row else [each for each in heard if each in row]
        yield from (f"{seat} was told {each}" for each in wrong)
    for seat, row in step.secret.items():
        if seat in course.told:
            yield from _leaked(course, seat, row)


def unknown(course: Course, row: Iterable[str]) -> Iterator[str]:
    known = names(course.play.game)
    yield from (f"there is no event {each}" for each in row if each not in known)


def lacking(course: Course, who: str, events: Iterable[Event], row: tuple[str, ...]) -> Iterator[str]:
    """Where these events are not among those, in this order."""
    strange, happened = list(unknown(course, row)), list(map(name, events))
    yield from strange
    rest = iter(happened)
    if not strange and not all(each in rest for each in row):
        yield f"{who} {listed(happened)}, without {listed(row)} in this order"


def _heard(course: Course, seat: Seat) -> tuple[Event, ...]:
    return course.told[seat][-1] if seat in course.told else ()


def _unlike(course: Course, seat: Seat, text: str) -> Iterator[str]:
    game = course.play.game
    try:
        yield from game.notation.misspelt(course.states, text)
        yield from game.notation.view_differences(game.view(course.play.state, seat), course.told[seat], text)
    except Refused as refused:
        yield words(refused.refusal)


def _leaked(course: Course, seat: Seat, row: Iterable[str]) -> Iterator[str]:
    """A secret is a word of the truth that is in nothing a seat is sent: not in its view, in what it was told
    in this step, in what it may do or in why it may not."""
    state, game = course.play.state, course.play.game
    refusal = course.refusal[1] if course.refusal and course.refusal[0] == seat else None
    sent = (game.view(state, seat), course.told[seat][-1], game.legal(state, seat), refusal)
    out = {place: frozenset(_said(part)) for place, part in zip(_SENT, sent, strict=True)}
    truth = frozenset(_said((course.states, course.past)))
    for word in row:
        if word not in truth:
            yield f"secret: there is no {word}"
        yield from (f"{seat} knows of {word} by {place}" for place, sent in out.items() if word in sent)


def _said(part: object) -> Iterator[str]:
    """Every word in it; names of fields are there whatever is true, so they tell nothing."""
    match part:
        case str():
            yield part
            yield from part.split()
        case dict():
            yield from (word for pair in part.items() for inner in pair for word in _said(inner))
        case list() | tuple():
            yield from (word for inner in part for word in _said(inner))
        case msgspec.Struct():
            yield str(part.__struct_config__.tag)
            yield from _said(msgspec.structs.astuple(part))


def listed(row: Iterable[str]) -> str:
    return ", ".join(row) or "nothing"
