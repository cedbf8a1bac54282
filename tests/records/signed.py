"""A true record to forge: a duel that a house opened, signed and sealed, with talk, a move taken back, a seat
that changed hands, and a pause."""

from functools import cache
from typing import Final

import msgspec

from taberna.games import GAMES
from taberna.table.codec import codec, write
from taberna.table.dice import keyed
from taberna.table.notes import Clocks, Hands
from taberna.table.play import Play, act, begin, settle, take_back
from taberna.table.record import Header, Seal, Sitter, head, sealed, signed_part
from taberna.table.refusal import Refusal
from taberna.table.seed import Committed, commitment, committed, seed
from taberna.table.signed_opening import Receipt, hearing, name_of, opening, promise
from taberna.table.signing import public_half, sign
from taberna.table.talk import Talk
from taberna.table.values import Action, Event, Options, State, View

AnyPlay = Play[State, Action, Event, View, Options]

KEY: Final = bytes(range(32))
HOUSE: Final = public_half(KEY)
FORGER: Final = bytes(range(1, 33))
SECRET: Final = bytes(range(100, 132))
PARTS: Final = {"A": b"apple", "B": b"bread"}
GAME: Final = GAMES["tellstones"]
MOVES: Final = ("place", "hide", "place", "swap", "peek", "place")
OPENED: Final = 1_794_737_000_000


def options(**given: object) -> Options:
    return codec(GAME).make_options({"variant": "duel", "first": "A", **given})


def seated(
    wanted: Options,
    *,
    table: str = "table-one",
    names: tuple[str, str] = ("Ana", "Bruno"),
    secret: bytes = SECRET,
    previous: str | None = None,
    key: bytes = KEY,
    opened: int = OPENED,
) -> Header[Options]:
    """A header, with the house's word on its opening."""
    sitters = (Sitter("A", names[0]), Sitter("B", names[1]))
    header = head(
        GAME,
        wanted,
        sitters,
        committed(commitment(secret), PARTS),
        previous=previous,
        talk=True,
        table=table,
        opened=opened,
        host=("A",),
        house=public_half(key),
    )
    return promised(header, key)


def promised(header: Header[Options], key: bytes = KEY) -> Header[Options]:
    return msgspec.structs.replace(header, promise=sign(key, promise(written(header))))


def written(header: Header[Options]) -> bytes:
    return write(opening(header, msgspec.Raw(write(header.options))))


def receipt(header: Header[Options], seat: str, key: bytes = KEY) -> Receipt:
    """What the house gave to whoever sits there."""
    assert isinstance(header.fairness, Committed)
    text, part = written(header), PARTS[seat].hex()
    heard = sign(key, hearing(name_of(text), seat, part))
    return Receipt(text.decode(), sign(key, promise(text)), seat, part, heard)


class Evening:
    """A game that is played and written down, line by line."""

    def __init__(self, header: Header[Options], secret: bytes = SECRET) -> None:
        self.header, self.secret = header, secret
        self.game = GAMES[header.game]
        drawn_from = seed(header.fairness, header.seats, secret)
        assert drawn_from is not None
        self.dice = keyed(drawn_from)
        self.lines: list[bytes] = []
        begun = begin(self.game, header.options)
        assert not isinstance(begun, Refusal)
        self.play: AnyPlay = begun[0]
        self.lines.append(write(begun[1]))
        self._settle()

    @property
    def waited_for(self) -> str:
        return self.game.waiting(self.play.state)[0]

    def acts(self, seat: str, do: str) -> None:
        """The first that may be done of this kind."""
        legal = self.game.legal(self.play.state, seat).actions
        action = next(action for action in legal if msgspec.to_builtins(action)["do"] == do)
        self._done(act(self.play, seat, action))

    def does(self, seat: str, action: Action) -> None:
        self._done(act(self.play, seat, action))

    def says(self, seat: str, /, **action: object) -> None:
        """Something that a form or the house says."""
        self._done(act(self.play, seat, codec(self.game).make_action(action)))

    def turn(self, do: str) -> None:
        self.acts(self.waited_for, do)

    def takes_back(self, seat: str) -> None:
        undone = take_back(self.play, seat)
        assert not isinstance(undone, Refusal)
        self.play = undone[0]
        self.lines.append(write(undone[1]))

    def adds(self, line: object) -> None:
        self.lines.append(write(line))

    def sealed(self, key: bytes | None = KEY, last: int = 1000, each: int = 1000) -> bytes:
        """So many milliseconds before each line, and before the last of them."""
        times = [(self.header.opened + each * n, line) for n, line in enumerate(self.lines, 1)]
        times[-1] = times[-1][0] - each + last, times[-1][1]
        blank = Seal(
            self.play.seq, self.game.outcome(self.play.state), self.secret.hex(), times[-1][0] + 1,
            public_half(key) if key else "",
        )  # fmt: skip
        how = None if key is None else lambda digest: sign(key, signed_part(digest))
        return sealed(write(self.header), times, blank, how)[1]

    def _done(self, done: "tuple[AnyPlay, object] | Refusal") -> None:
        assert not isinstance(done, Refusal), done
        self.play = done[0]
        self.lines.append(write(done[1]))
        self._settle()

    def _settle(self) -> None:
        self.play, thrown = settle(self.play, self.dice)
        self.lines += map(write, thrown)


def evening(header: Header[Options], secret: bytes = SECRET, moves: tuple[str, ...] = MOVES) -> Evening:
    """Up to the moment before somebody resigns."""
    played = Evening(header, secret)
    played.adds(Talk(1, played.play.seq, "A", "Sit down!"))
    played.turn("place")
    played.takes_back((GAME.waiting(played.play.state)[0] == "A" and "B") or "A")
    for move in moves:
        played.turn(move)
    played.adds(Hands(played.play.seq, "B", "Bruno", "bot"))
    played.adds(Clocks(played.play.seq, False))
    played.adds(Clocks(played.play.seq, True))
    played.turn("place")
    return played


@cache
def true_record() -> bytes:
    """B has lost: resigned at the end."""
    played = evening(seated(options()))
    played.acts("B", "resign")
    return played.sealed()
