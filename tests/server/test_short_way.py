"""The short way of an action, without a task of its own, leads where the long one does: the same messages to
everybody in the same order, whatever a client sends."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from server.night import House, Person, Time, night
from taberna.server.socket.requests import Requests
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.transitions import Decided, acting
from taberna.server.wire.messages import Bye, Committed, Done, Refused
from taberna.table.codec import write
from taberna.table.values import Action

TABLE = "the table"
ROUNDS = 24
SEATS = ("A", "B")
ODDS = {
    "act": 12,
    "several": 2,
    "again": 3,
    "other": 2,
    "nonsense": 2,
    "back": 1,
    "pause": 1,
    "resume": 2,
    "say": 1,
    "ack": 1,
    "torn": 1,
}


class Still(Time):
    """A clock that stands: what is told of time is the same on both ways."""

    def __call__(self) -> int:
        return 1_800_000_000_000 + self.ahead


class Script:
    """What a careless client sends in one go: what it may, what it may not, and some of it twice."""

    def __init__(self, seed: int) -> None:
        self._lot = random.Random(seed)
        self._sent: list[dict[str, object]] = []
        self._ids = 0

    def burst(self, hosted: Hosted) -> tuple[int, list[str]]:
        """Whose, and the texts. What it may do it knows only as long as nothing else comes in between."""
        self._hosted, self._play = hosted, hosted.play
        place = self._lot.randrange(2)
        if self._lot.random() < 0.7:  # rather who is waited for
            place = next((n for n, seat in enumerate(SEATS) if seat in hosted.waiting), place)
        kinds = self._lot.choices(tuple(ODDS), tuple(ODDS.values()), k=self._lot.randint(1, 6))
        return place, [self._text(kind, SEATS[place]) for kind in kinds]

    def acts(self, hosted: Hosted, seat: str) -> str:
        """One action that it may do."""
        self._hosted, self._play = hosted, hosted.play
        return self._text("act", seat)

    def _text(self, kind: str, seat: str) -> str:
        if kind == "torn":
            return self._lot.choice(("{", '{"kind":"act"}', '{"kind":"fly"}', "[]", "null"))
        if kind != "again" or not self._sent:
            self._sent.append(self._message(kind, seat))
            return json.dumps(self._sent[-1])
        return json.dumps(self._lot.choice(self._sent))

    def _message(self, kind: str, seat: str) -> dict[str, object]:
        self._ids += 1
        at = {"table": TABLE, "seat": seat, "id": f"r{self._ids}"}
        match kind:
            case "other":
                whose = self._lot.choice((*SEATS, "Z", "+"))
                return {"kind": "act", **at, "seat": whose, "actions": self._draw(seat)}
            case "nonsense":
                wrong: object = self._lot.choice(([], [{"do": "fly"}], [{"do": "hide", "stone": "F"}], [3]))
                return {"kind": "act", **at, "id": self._lot.choice((at["id"], "", "\n")), "actions": wrong}
            case "back":
                return {"kind": "take-back", **at}
            case "pause" | "resume":
                return {"kind": kind, "table": TABLE, "seat": seat}
            case "say":
                return {"kind": "say", **at, "text": "Your turn"}
            case "ack":
                return {"kind": "ack", "table": TABLE, "seat": seat, "seq": self._lot.randrange(20)}
            case "several":
                return {"kind": "act", **at, "actions": [*self._draw(seat), *self._draw(seat)]}
            case _:
                return {"kind": "act", **at, "actions": self._draw(seat), "ack": self._lot.randrange(9)}

    def _draw(self, seat: str) -> list[dict[str, object]]:
        game, play = self._hosted.game, self._play
        assert play is not None
        known = [a for a in game.legal(play.state, seat).actions if kind_of(a) not in ("resign", "draw")]
        if not known:
            return [{"do": "fly"}]
        action = self._lot.choice(known)
        decided = acting(seat, (action,), self._hosted.dice)(play)
        if isinstance(decided, Decided):
            self._play = decided.play
        return [as_sent(action)]


def kind_of(action: Action) -> str:
    return str(as_sent(action)["do"])


def as_sent(action: Action) -> dict[str, object]:
    found: dict[str, object] = msgspec.json.decode(write(action))
    return found


class Evening:
    """Ann and Bob, and everything that both were told."""

    def __init__(self, house: House, ann: Person, bob: Person, hosted: Hosted) -> None:
        self.people = (ann, bob)
        self.hosted = hosted
        self._house = house
        self._syncs = 0

    async def sends(self, place: int, texts: list[str]) -> None:
        line = self.people[place].line
        assert line is not None
        for text in texts:
            await line.connection.send(text.replace(TABLE, self.hosted.id))

    async def settles(self, *places: int) -> None:
        """What each of them sent before this was answered before it, and what they were told has come: first
        to who sent something, then to who may only have been told of it."""
        for place in places:
            self._syncs += 1
            refused = await self.people[place].acts(
                self.hosted.id, SEATS[place], request=f"sync {self._syncs}"
            )
            assert isinstance(refused, Refused)
            assert refused.code == "too-many-actions"

    def heard(self) -> list[list[str]]:
        names = {self.hosted.id: TABLE} | {c.guest: c.name for c in self.hosted.row.chairs}
        return [[plain(message, names) for message in person.heard] for person in self.people]


def plain(message: object, names: dict[str, str]) -> str:
    text = f"{type(message).__name__} {write(message).decode()}"
    for name, known in names.items():
        text = text.replace(name, known)
    return text


async def sit_down(house: House, seed: int, **options: str) -> Evening:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    opened = await ann.opens(
        practice=f"evening {seed}", options={"first": "A", **options}, seats={"A": {"kind": "here"}}
    )
    await bob.joins(opened.invitations[0].link)
    await ann.sits(opened.table.id, "A")
    await bob.sits(opened.table.id, "B")
    return Evening(house, ann, bob, await house.context.tavern.open(opened.table.id))


def the_long_way(house: House) -> None:
    def act_at_once(*_: object) -> bool:
        return False

    house.context.sockets._requests.act_at_once = act_at_once  # type: ignore[assignment,method-assign]  # whatever it is given


def counted(house: House) -> Iterator[int]:
    """How many actions went the short way, and happened."""
    requests, short = house.context.sockets._requests, 0
    before = Requests.act_at_once

    def act_at_once(*given: object) -> bool:
        nonlocal short
        happened = before(requests, *given)  # type: ignore[arg-type]  # as it was called
        short += happened
        return happened

    requests.act_at_once = act_at_once  # type: ignore[assignment,method-assign]  # whatever it is given
    while True:
        yield short


@pytest.mark.parametrize("seed", range(4))
def test_whatever_a_client_sends_both_ways_answer_alike(seed: int, tmp_path: Path) -> None:
    options = {"clock": "5+5"} if seed % 2 else {}
    bursts: list[tuple[int, list[str]]] = []
    heard: list[list[list[str]]] = []

    @night(time=Still(), message_rate=1e6, message_burst=1_000_000)
    async def short(house: House) -> None:
        happened = counted(house)
        next(happened)
        evening, script = await sit_down(house, seed, **options), Script(seed)
        for _ in range(ROUNDS):
            place, texts = script.burst(evening.hosted)
            bursts.append((place, texts))
            await evening.sends(place, texts)
            await evening.settles(place, 1 - place)
        heard.append(evening.heard())
        assert next(happened) >= 3

    @night(time=Still(), message_rate=1e6, message_burst=1_000_000)
    async def long(house: House) -> None:
        the_long_way(house)
        evening = await sit_down(house, seed, **options)
        for place, texts in bursts:
            await evening.sends(place, texts)
            await evening.settles(place, 1 - place)
        heard.append(evening.heard())

    (tmp_path / "short").mkdir()
    (tmp_path / "long").mkdir()
    short(tmp_path / "short")
    long(tmp_path / "long")
    assert heard[0] == heard[1]


def test_who_sends_too_fast_is_shown_out_alike(tmp_path: Path) -> None:
    heard: list[list[str]] = []

    def evening(*, short: bool) -> None:
        @night(time=Still(), message_rate=1e-9, message_burst=12, message_strikes=4)
        async def play(house: House) -> None:
            if not short:
                the_long_way(house)
            table = await sit_down(house, 1)
            ann = table.people[0]
            script = Script(5)
            await table.sends(0, [script.acts(table.hosted, "A") for _ in range(20)])
            await ann.hears(Bye)
            heard.append(table.heard()[0])

        folder = tmp_path / ("short" if short else "long")
        folder.mkdir()
        play(folder)

    evening(short=True)
    evening(short=False)
    assert heard[0] == heard[1]
    assert sum("too-fast" in text for text in heard[0]) == 4 + 2


@night(message_rate=1e6, message_burst=1_000_000)
async def test_requests_of_one_socket_are_answered_in_their_order_whatever_the_other_does(
    house: House,
) -> None:
    evening, script = await sit_down(house, 3), Script(7)
    expected: list[list[str]] = [[], []]
    for _ in range(ROUNDS):
        for _ in SEATS:
            place, texts = script.burst(evening.hosted)
            expected[place] += [m["id"] for m in map(read, texts) if answered(m)]
            await evening.sends(place, texts)
    await evening.settles(0, 1, 0)
    for person, ids in zip(evening.people, expected, strict=True):
        answers = [m.id for m in person.heard if isinstance(m, Done | Refused) and m.id[:1] in ("r", "\n")]
        assert answers == ids
        told = [m.seq for m in person.heard if isinstance(m, Committed)]
        assert told == sorted(told)


def read(text: str) -> dict[str, str]:
    """Nothing, where it can't be read."""
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def answered(message: dict[str, str]) -> bool:
    return bool(message.get("id")) and message["kind"] in ("act", "take-back", "say")
