"""`taberna bench evening`: a person who thinks, acts and counts, and the figures made of it."""

import asyncio
import json
import random

import pytest

from taberna.cli.bench.evening import figures
from taberna.cli.load import evening
from taberna.cli.load.evening import PARTIES, Person, Spent
from taberna.games import GAMES
from taberna.server.wire.http import Guest
from taberna.table.codec import codec

WELCOME = {"kind": "welcome", "seq": 3, "waiting": ["A"], "legal": {"actions": [{"do": "end-turn"}]}}


def test_a_person_acts_when_waited_for_and_counts_what_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evening, "THOUGHT", 0.0)

    async def play() -> tuple[list[dict[str, object]], Person]:
        sent: list[dict[str, object]] = []
        person = Person("t", "A", 0, Guest("g", "Ann", ""), random.Random(1))
        monkeypatch.setattr(person.socket, "send", lambda message: sent.append(json.loads(message)))
        person.hear(json.dumps(WELCOME).encode())
        person.hear(json.dumps({"kind": "said"}).encode())  # thinks of one thing at a time
        await asyncio.sleep(0.001)
        person.hear(json.dumps({"kind": "done", "id": "1", "seq": 4}).encode())
        person.hear(json.dumps({"kind": "committed", "seq": 4, "waiting": ["B"]}).encode())
        person.hear(json.dumps({"kind": "refused", "code": "hero-taken"}).encode())  # somebody was faster
        await asyncio.sleep(0.001)
        return sent, person

    sent, person = asyncio.run(play())
    assert [message["kind"] for message in sent] == ["act"]
    assert sent[0]["actions"] == [{"do": "end-turn"}]
    assert len(person.spent.steps) == 1
    assert len(person.spent.sizes) == 1
    assert not person.refused


def test_a_page_that_asks_is_answered_or_was_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evening, "THOUGHT", 60.0)

    async def play() -> tuple[list[dict[str, object]], Person]:
        sent: list[dict[str, object]] = []
        person = Person("t", "A", 0, Guest("g", "Ann", ""), random.Random(1), "bruna")
        monkeypatch.setattr(person.socket, "send", lambda message: sent.append(json.loads(message)))
        person.hear(json.dumps(WELCOME).encode())
        names = [message["id"] for message in sent]
        person.hear(json.dumps({"kind": "previewed", "id": names[0], "seq": 3, "answer": {}}).encode())
        person.hear(json.dumps({"kind": "refused", "id": names[1], "code": "busy"}).encode())
        person.leave()
        return sent, person

    sent, person = asyncio.run(play())
    assert [message["question"]["ask"] for message in sent] == ["stand", "ways", "reach"]  # type: ignore[index]
    assert len(person.spent.answers) == 2
    assert person.refused == "busy to a question"


def test_figures_of_an_evening() -> None:
    spent = Spent([100, 300, 200], [0.002, 0.004], commits=10, server=0.001, helpers=0.01)
    made = {figure.name: figure for figure in figures("tseuquest", spent)}
    assert made["tseuquest: a commit and a seat, median"].value == 200
    assert made["tseuquest: the server's processor a commit"].value == pytest.approx(100)
    assert made["tseuquest: its bots' processor a commit"].value == pytest.approx(1000)
    assert made["tseuquest: a step, p99"].holds
    assert not made["tseuquest: commits"].required.holds(0)  # type: ignore[union-attr]


def test_an_evening_where_nothing_was_done_misses_what_is_required() -> None:
    missed = [figure.name for figure in figures("tseuquest", Spent([1], [])) if not figure.holds]
    assert missed == ["tseuquest: commits", "tseuquest: a person's steps", "tseuquest: a step, p99"]


@pytest.mark.parametrize("party", PARTIES, ids=lambda party: party.game)
def test_everybody_at_the_table_has_a_seat(party: evening.Party) -> None:
    game = GAMES.find(party.game)
    seats = game.seats(codec(game).make_options(dict(party.options)))[0]
    assert sorted(party.people + party.bots) == sorted(seats)
