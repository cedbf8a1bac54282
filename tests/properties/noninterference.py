"""Whether a seat can tell two states apart that differ only in what it has no right to know.

For that seat the view, `waiting`, `legal`, the outcome and refusals must be equal, and for every action of
anybody what it is told must be equal up to the first event that entitles it to more; and so must be the
lengths of what is sent, and whether it may take back what it did. What is compared is what goes over the
wire: bytes.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from properties.probes import probes
from properties.tables import Table, Traits, tag
from properties.walks import Taken, candidates
from taberna.table.codec import write
from taberna.table.commits import Told
from taberna.table.dice import Draws
from taberna.table.game import AnyGame
from taberna.table.play import Play, act, in_words, take_back
from taberna.table.refusal import Refusal
from taberna.table.scenario import AnyPlay
from taberna.table.seats import HOUSE, SPECTATOR, Seat
from taberna.table.unfold import fold
from taberna.table.values import Action, Event, State


@dataclass(frozen=True)
class Worlds:
    """What is so, and what might be so for all that a seat can know."""

    game: AnyGame
    traits: Traits
    seat: Seat
    seats: tuple[Seat, ...]
    true: State
    imagined: State


def leaks(worlds: Worlds, actions: Iterable[tuple[Seat, Action]]) -> Iterator[str]:
    """Everything by which the seat could tell the two worlds apart, now or after one of these actions."""
    yield from glaring(worlds)
    for actor, action in actions:
        yield from (f"{actor}: {action}: {leak}" for leak in acted(worlds, actor, action))


def glaring(worlds: Worlds) -> Iterator[str]:
    """What differs without anybody doing anything."""
    game, seat, true, imagined = worlds.game, worlds.seat, worlds.true, worlds.imagined
    if write(game.view(true, seat)) != write(game.view(imagined, seat)):
        yield f"view: {game.view(true, seat)} or {game.view(imagined, seat)}"
    if game.waiting(true) != game.waiting(imagined):
        yield f"waiting: {game.waiting(true)} or {game.waiting(imagined)}"
    if write(game.legal(true, seat)) != write(game.legal(imagined, seat)):
        yield f"legal: {game.legal(true, seat)} or {game.legal(imagined, seat)}"
    if game.outcome(true) != game.outcome(imagined):
        yield f"outcome: {game.outcome(true)} or {game.outcome(imagined)}"


def acted(worlds: Worlds, actor: Seat, action: Action) -> Iterator[str]:
    """What differs once somebody tried this."""
    game, seat = worlds.game, worlds.seat
    one, other = game.decide(worlds.true, actor, action), game.decide(worlds.imagined, actor, action)
    if isinstance(one, Refusal) or isinstance(other, Refusal):
        # Another seat's refusals are that seat's to know.
        if actor == seat and (type(one) is not type(other) or write(one) != write(other)):
            yield f"refusal: {one} or {other}"
        return
    leak, parted = differing(worlds, one, other)
    if leak:
        yield leak
    if parted:
        return
    sentences = [
        said(worlds, state, events) for state, events in ((worlds.true, one), (worlds.imagined, other))
    ]
    if sentences[0] != sentences[1]:
        yield f"sentences: {sentences[0]!r} or {sentences[1]!r}"
    if actor == seat:
        answers = [taking_back(worlds, state, action) for state in (worlds.true, worlds.imagined)]
        if answers[0] != answers[1]:
            yield f"taking back: {answers}"
    yield from (f"afterwards {leak}" for leak in glaring(after(worlds, one, other)))


def after(worlds: Worlds, one: tuple[Event, ...], other: tuple[Event, ...]) -> Worlds:
    evolve = worlds.game.evolve
    return replace(worlds, true=fold(evolve, worlds.true, one), imagined=fold(evolve, worlds.imagined, other))


def differing(worlds: Worlds, one: tuple[Event, ...], other: tuple[Event, ...]) -> tuple[str | None, bool]:
    """What the seat could tell the worlds apart by though nothing entitled it to, and whether it can."""
    told, imagined = heard(worlds, worlds.true, one), heard(worlds, worlds.imagined, other)
    shown = False
    for (happened, here), (might, there) in zip(told, imagined, strict=False):
        if write(here) != write(there):
            if not shown and not worlds.traits.may_differ(happened, might, worlds.seat):
                return f"event: {here} or {there}", True
            return None, True
        shown = shown or worlds.traits.shows(happened)
    further = told[len(imagined) :] or imagined[len(told) :]
    if further and worlds.traits.arrives(further[0][0]):
        return None, True
    if length(told) != length(imagined):
        return None if shown else f"length of the commit: {length(told)} or {length(imagined)}", True
    return None, False


def taking_back(worlds: Worlds, state: State, action: Action) -> bytes:
    """What the seat is answered when it did this and wants it undone."""
    done = act(Play(worlds.game, worlds.seats, state), worlds.seat, action)
    assert not isinstance(done, Refusal)
    undone = take_back(done[0], worlds.seat)
    return write(undone if isinstance(undone, Refusal) else undone[1])


def heard(worlds: Worlds, state: State, events: tuple[Event, ...]) -> list[tuple[Event, Event]]:
    """What happened and what the seat is told of it, for everything it is told of."""
    pairs: list[tuple[Event, Event]] = []
    for event in events:
        after = worlds.game.evolve(state, event)
        shown = worlds.game.redact(state, event, after, worlds.seat)
        if shown is not None:
            pairs.append((event, shown))
        state = after
    return pairs


def said(worlds: Worlds, state: State, events: tuple[Event, ...]) -> bytes:
    """What happened in the game's own sentences, as they are sent to the seat."""
    game, seat = worlds.game, worlds.seat
    told = Told(1, tuple(shown for _, shown in heard(worlds, state, events)))
    after = fold(game.evolve, state, events)
    return write(in_words(game, told, game.view(state, seat), game.view(after, seat), seat))


def length(told: list[tuple[Event, Event]]) -> int:
    return len(write(Told(1, tuple(shown for _, shown in told))))


def secret_leaks(table: Table, play: AnyPlay, seat: Seat, draws: Draws) -> Iterator[str]:
    """Secret deeds that leave a seat looking at the same table must be told to it in the same way."""
    for actor in (actor for actor in (*play.seats, HOUSE) if actor != seat):
        tellings: dict[tuple[bytes, str], bytes] = {}
        for action in (way for _ in range(3) for way in candidates(table.game, play.state, actor, draws)):
            events = table.game.decide(play.state, actor, action)
            if isinstance(events, Refusal) or not table.traits.secret(play.state, action):
                continue
            worlds = Worlds(table.game, table.traits, seat, play.seats, play.state, play.state)
            told = write([shown for _, shown in heard(worlds, play.state, events)])
            view = write(table.game.view(fold(table.game.evolve, play.state, events), seat))
            if tellings.setdefault((view, tag(action)), told) != told:
                yield f"{actor}: {action}: told {told!r}, otherwise {tellings[view, tag(action)]!r}"


def leaks_in_play(table: Table, story: Iterable[Taken], deeds: int = 6) -> Iterator[str]:
    """At each of these moments, asks for every seat and a spectator."""
    for taken in story:
        play, draws = taken.after, taken.draws
        for seat in (*play.seats, SPECTATOR):
            imagined = table.game.study.imagine(play.state, seat, draws)
            worlds = Worlds(table.game, table.traits, seat, play.seats, play.state, imagined)
            if imagined != play.state:
                yield from leaks(worlds, deeds_of_all(table, play, seat, draws, deeds))
            yield from secret_leaks(table, play, seat, draws)


def deeds_of_all(
    table: Table, play: AnyPlay, seat: Seat, draws: Draws, number: int
) -> list[tuple[Seat, Action]]:
    """Something of each kind that anybody may do now, and some that the seat may only try."""
    actors = (*play.seats, HOUSE)
    may = [(actor, way) for actor in actors for way in candidates(table.game, play.state, actor, draws)]
    kinds = {(actor == seat, tag(way)): (actor, way) for actor, way in draws.shuffled(may)}
    tries = [(seat, action) for _, action in probes(play, draws, number)] if seat in play.seats else []
    return [*kinds.values(), *tries]
