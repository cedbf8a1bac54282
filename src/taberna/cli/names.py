"""What the people, bots and teams at a table are called."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from taberna.bots.players import PLAYERS
from taberna.table.phrase import Parameter as Part
from taberna.table.phrase import Phrase
from taberna.table.record import Sitter
from taberna.table.refusal import Parameter, Refusal
from taberna.table.seats import Seat
from taberna.texts import Texts, said_part, say

if TYPE_CHECKING:
    from taberna.server.wire.messages import Sitting

BOTS: Final = frozenset(name for players in PLAYERS.values() for name in players)


def unnamed(sitter: Sitter) -> bool:
    """Whether nobody chose what this player is called: it goes by the seat, or by which bot it is."""
    return sitter.name == sitter.seat or (sitter.kind == "bot" and sitter.name in BOTS)


@dataclass(frozen=True, slots=True)
class Names:
    texts: Texts
    sitters: tuple[Sitter, ...]
    titles: Mapping[Seat, str] = field(default_factory=dict)
    """Messages by which seats are called that are no player's like any other."""

    def of(self, seat: Seat) -> str:
        """A player without a name is called after the seat, a bot after its level, in the language of whoever
        reads it."""
        sitter = next((sitter for sitter in self.sitters if sitter.seat == seat), None)
        if sitter is None or not unnamed(sitter):
            return seat if sitter is None else sitter.name
        if seat in self.titles:
            return self.texts(self.titles[seat])
        if sitter.name != seat and f"bot-{sitter.name}" in self.texts:
            called = self.texts(f"bot-{sitter.name}")
            alike = [other for other in self.sitters if other.kind == "bot" and other.name == sitter.name]
            return called if len(alike) == 1 else f"{called} {seat}"
        return self.texts("seat-bot" if sitter.kind == "bot" else "seat-player", seat=seat)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the player's name in place of the seat's."""
        params = {key: self.of(str(v)) if key == "seat" else v for key, v in refusal.params.items()}
        return self.texts.refusal(Refusal(refusal.code, params))

    def say(self, phrase: Phrase) -> str:
        return say(phrase, self.texts, self.together)

    def part(self, value: Part) -> Parameter:
        """What stands for a parameter of a phrase."""
        return said_part(value, self.texts, self.together)

    def together(self, seats: tuple[Seat, ...]) -> str:
        """A side: one player, or two partners."""
        names = [self.of(seat) for seat in seats]
        return self.texts("team-of", one=names[0], two=names[1]) if len(names) == 2 else names[0]


def sitting(
    texts: Texts,
    sittings: "Sequence[Sitting]",
    titles: Mapping[Seat, str],
    meant: Mapping[Seat, str] | None = None,
) -> Names:
    """Those at a table elsewhere; `meant` is who is expected where nobody sits yet."""
    expected = meant or {}
    return Names(
        texts,
        tuple(
            Sitter(s.seat, s.name or expected.get(s.seat) or s.seat, "bot" if s.kind == "bot" else "person")
            for s in sittings
        ),
        titles,
    )


def seat_people(
    texts: Texts,
    seats: tuple[Seat, ...],
    bots: frozenset[Seat],
    given: Mapping[Seat, str],
    titles: Mapping[Seat, str] | None = None,
    levels: Mapping[Seat, str] | None = None,
) -> Names:
    """`levels`: which bots they are, by which those go that nobody gave a name."""
    called = {**(levels or {}), **given}

    def sitter(seat: Seat) -> Sitter:
        return Sitter(seat, called.get(seat, seat), "bot" if seat in bots else "person")

    return Names(texts, tuple(sitter(seat) for seat in seats), titles or {})
