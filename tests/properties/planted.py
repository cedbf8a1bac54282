"""Leaks planted on purpose. Each is a game with one function replaced that lets a little of the truth out."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias
from zlib import crc32

from msgspec import structs

from properties.tables import part, row, tag
from taberna.table.codec import write
from taberna.table.forms import Legal
from taberna.table.game import AnyGame
from taberna.table.phrase import Phrase
from taberna.table.refusal import Refusal
from taberna.table.seats import Seat
from taberna.table.values import Action, Event, State, View


class Marked(View, frozen=True):
    """A view with a scratch on its back."""

    view: View
    scratch: int


class Nudge(Event, frozen=True):
    """Nothing happened, and yet it is sent."""


class Padded(Event, frozen=True):
    """The event as it should be told, and a few blanks."""

    told: Event
    blanks: str


def odd(state: State) -> bool:
    """One bit of the whole truth, hidden part included."""
    return crc32(write(state)) % 2 == 1


def in_view(game: AnyGame) -> AnyGame:
    def phrases(event: Event, before: View, after: View, seat: Seat) -> tuple[Phrase, ...]:
        """Whoever puts into words what happened does not turn the view over."""
        assert isinstance(before, Marked)
        assert isinstance(after, Marked)
        assert game.phrases is not None
        return game.phrases(event, before.view, after.view, seat)

    return replace(
        game,
        view=lambda state, seat: Marked(game.view(state, seat), int(odd(state))),
        phrases=game.phrases and phrases,
    )


def in_legal(game: AnyGame) -> AnyGame:
    def legal(state: State, seat: Seat) -> Legal[Action]:
        right = game.legal(state, seat)
        return Legal(right.actions * 2, right.forms) if odd(state) else right

    return replace(game, legal=legal)


def in_refusal(change: Callable[[Refusal], Refusal]) -> Callable[[AnyGame], AnyGame]:
    def plant(game: AnyGame) -> AnyGame:
        def decide(state: State, seat: Seat, action: Action) -> tuple[Event, ...] | Refusal:
            decided = game.decide(state, seat, action)
            return change(decided) if isinstance(decided, Refusal) and odd(state) else decided

        return replace(game, decide=decide, unfolded=None)

    return plant


def in_redact(
    change: Callable[[Event | None], Event | None],
) -> Callable[[AnyGame], AnyGame]:
    def plant(game: AnyGame) -> AnyGame:
        def redact(before: State, event: Event, after: State, seat: Seat) -> Event | None:
            told = game.redact(before, event, after, seat)
            return change(told) if odd(before) else told

        return replace(game, redact=redact)

    return plant


def told_all(game: AnyGame) -> AnyGame:
    """Nobody redacts anything."""
    return replace(game, redact=lambda before, event, after, seat: event)


def in_barrier(game: AnyGame) -> AnyGame:
    """What was done can be taken back, unless something hidden stands in the way."""
    return replace(game, barrier=lambda state, action: odd(state), takes_back=lambda state: "freely")


def in_words(game: AnyGame) -> AnyGame:
    """What is told is told rightly, and put into words by somebody who knows more."""
    known: list[bool] = []

    def redact(before: State, event: Event, after: State, seat: Seat) -> Event | None:
        known[:] = [odd(before)]
        return game.redact(before, event, after, seat)

    def phrases(event: Event, before: View, after: View, seat: Seat) -> tuple[Phrase, ...]:
        return (Phrase("event-believed" if known[0] else "event-doubted"),)

    return replace(game, redact=redact, phrases=phrases)


Plants: TypeAlias = dict[str, Callable[[AnyGame], AnyGame]]
LEAKS: Plants = {
    "a mark in the view": in_view,
    "a legal action said twice": in_legal,
    "a parameter of a refusal": in_refusal(lambda no: Refusal(no.code, no.params | {"warm": 1})),
    "the code of a refusal": in_refusal(lambda no: Refusal(no.code + "-yet", no.params)),
    "an event less": in_redact(lambda told: None),
    "a padded event": in_redact(lambda told: told and Padded(told, "  ")),
    "nothing redacted": told_all,
    "what can be taken back": in_barrier,
    "a sentence by somebody who knows more": in_words,
}


def hands_in_view(game: AnyGame) -> AnyGame:
    """Hazard: everybody sees under every cup."""
    return replace(
        game, view=lambda state, seat: structs.replace(game.view(state, seat), hands=part(state, "hands"))
    )


def total_in_refusal(game: AnyGame) -> AnyGame:
    """Hazard: a call that is refused is told how much there could be."""

    def decide(state: State, seat: Seat, action: Action) -> tuple[Event, ...] | Refusal:
        decided = game.decide(state, seat, action)
        if not isinstance(decided, Refusal):
            return decided
        return Refusal(decided.code, decided.params | {"high": "".join(row(state, "hands"))})

    return replace(game, decide=decide, unfolded=None)


def nudge_of_a_whisper(game: AnyGame) -> AnyGame:
    """Hazard: whoever is not told of a whisper is told that he is not, if it was about a low die."""

    def redact(before: State, event: Event, after: State, seat: Seat) -> Event | None:
        told = game.redact(before, event, after, seat)
        return Nudge() if told is None and part(event, "face") in ("1", "2", "3") else told

    return replace(game, redact=redact)


def symbols_in_view(game: AnyGame) -> AnyGame:
    """Tellstones: the first Line as it is."""

    def view(state: State, seat: Seat) -> View:
        right = game.view(state, seat)
        first, *rest = row(right, "lines")
        return structs.replace(right, lines=(structs.replace(first, stones=row(state, "lines")[0]), *rest))

    return replace(game, view=view)


def symbol_in_refusal(game: AnyGame) -> AnyGame:
    """Tellstones: what is refused says which stone it was about."""

    def decide(state: State, seat: Seat, action: Action) -> tuple[Event, ...] | Refusal:
        decided = game.decide(state, seat, action)
        line, space = row(state, "lines")[0], getattr(action, "space", 0)
        if not isinstance(decided, Refusal) or not 1 <= space <= len(line):
            return decided
        return Refusal(decided.code, decided.params | {"stone": line[space - 1]})

    return replace(game, decide=decide, unfolded=None)


def length_of_a_look(game: AnyGame) -> AnyGame:
    """Tellstones: a look at some symbols takes a little more room than at others, for everybody."""

    def redact(before: State, event: Event, after: State, seat: Seat) -> Event | None:
        told = game.redact(before, event, after, seat)
        if told is None or tag(event) != "looked" or part(event, "looker") == seat:
            return told
        return Padded(told, " " if part(event, "symbol") in ("C", "D", "S") else "")

    return replace(game, redact=redact)


def unseen(state: State, pieces: str) -> tuple[object, ...]:
    """TseuQuest: what is on the plan and not yet on the board."""
    return tuple(piece for piece in row(state, pieces) if not part(piece, "seen"))


def unseen_in_view(pieces: str) -> Callable[[AnyGame], AnyGame]:
    """TseuQuest: what nobody has found yet, shown to everybody."""

    def plant(game: AnyGame) -> AnyGame:
        def view(state: State, seat: Seat) -> View:
            right = game.view(state, seat)
            return structs.replace(right, **{pieces: (*row(right, pieces), *unseen(state, pieces))})

        return replace(game, view=view)

    return plant


def locks_in_legal(game: AnyGame) -> AnyGame:
    """TseuQuest: what can be done depends on whether a door that is seen is locked."""

    def legal(state: State, seat: Seat) -> Legal[Action]:
        right = game.legal(state, seat)
        locked = any(part(door, "lock") for door in row(state, "doors") if part(door, "seen"))
        return Legal(right.actions[1:], right.forms) if locked else right

    return replace(game, legal=legal)


def hands_in_refusal(game: AnyGame) -> AnyGame:
    """TseuQuest: what is refused tells how many hands hold a card of air."""

    def decide(state: State, seat: Seat, action: Action) -> tuple[Event, ...] | Refusal:
        decided = game.decide(state, seat, action)
        if not isinstance(decided, Refusal):
            return decided
        hands = "".join(card for figure in row(state, "figures") for card in row(figure, "hand"))
        return Refusal(decided.code, decided.params | {"cards": hands})

    return replace(game, decide=decide, unfolded=None)


def pockets_in_view(game: AnyGame) -> AnyGame:
    """TseuQuest: everybody sees how much gold each figure has."""

    def view(state: State, seat: Seat) -> View:
        right = game.view(state, seat)
        gold = {part(figure, "id"): part(figure, "gold") for figure in row(state, "figures")}
        figures = tuple(structs.replace(f, gold=gold[part(f, "id")]) for f in row(right, "figures"))
        return structs.replace(right, figures=figures)

    return replace(game, view=view)


def length_of_a_look_around(game: AnyGame) -> AnyGame:
    """TseuQuest: whoever looks around and finds nothing is sent a little more where there is something."""

    def redact(before: State, event: Event, after: State, seat: Seat) -> Event | None:
        told = game.redact(before, event, after, seat)
        return Padded(told, " " * len(unseen(after, "traps"))) if told and tag(event) == "declared" else told

    return replace(game, redact=redact)


def throws_by_the_unseen(game: AnyGame) -> AnyGame:
    """TseuQuest: everybody hears of a throw, unless traps are about."""

    def redact(before: State, event: Event, after: State, seat: Seat) -> Event | None:
        told = game.redact(before, event, after, seat)
        return None if tag(event) == "thrown" and len(unseen(before, "traps")) % 2 else told

    return replace(game, redact=redact)


IN_HAZARD: Plants = {
    "hands in the view": hands_in_view,
    "the total in a refusal": total_in_refusal,
    "an empty event of a whisper": nudge_of_a_whisper,
}
IN_TELLSTONES: Plants = {
    "symbols in the view": symbols_in_view,
    "a symbol in a refusal": symbol_in_refusal,
    "the length of a look": length_of_a_look,
}
IN_TSEUQUEST: Plants = {
    "figures behind doors": unseen_in_view("figures"),
    "doors not yet seen": unseen_in_view("doors"),
    "traps not yet found": unseen_in_view("traps"),
    "treasure not yet found": unseen_in_view("hoards"),
    "what is in their pockets": pockets_in_view,
    "a lock in the legal list": locks_in_legal,
    "others' cards in a refusal": hands_in_refusal,
    "the length of what is declared": length_of_a_look_around,
    "an event that is missing": throws_by_the_unseen,
}
