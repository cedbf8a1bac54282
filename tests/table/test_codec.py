"""Values as JSON and back; and a stranger's JSON, which may be anything."""

import json
from functools import partial

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import sample
from sample.state import Call, HazardOptions, Stake
from taberna.table.codec import codec, write
from taberna.table.forms import Form, Within, fill
from taberna.table.refusal import Refused
from taberna.table.replay import replay
from taberna.table.seats import SPECTATOR
from table.evening import practised, refusal_of

HAZARD = codec(sample.GAME)


def test_the_readers_of_a_game_are_made_once() -> None:
    assert codec(sample.GAME) is HAZARD


def test_everything_in_a_game_survives_being_written_down() -> None:
    record = practised()
    assert HAZARD.options(write(record.header.options)) == record.header.options
    for entry, play in zip(record.entries, replay(record), strict=True):
        assert HAZARD.entry(write(entry)) == entry
        assert HAZARD.state(write(play.state)) == play.state
        for seat in (*play.seats, SPECTATOR):
            view = sample.GAME.view(play.state, seat)
            assert HAZARD.view(write(view)) == view


def test_a_form_filled_in_is_an_action() -> None:
    assert HAZARD.make_action(fill(Form("call", {"number": Within(4, 24)}), lambda name, domain: 9)) == Call(
        9
    )


def test_options_typed_at_a_terminal_are_texts() -> None:
    assert HAZARD.make_options({"rounds": "3", "log": "false"}, strict=False) == HazardOptions(
        rounds=3, log=False
    )
    with pytest.raises(Refused) as refused:
        HAZARD.make_options({"rounds": "3"})
    assert refused.value.refusal.params["path"] == "$.rounds"


@pytest.mark.parametrize(
    "data, path",
    [
        ('{"do":"call"}', "$"),
        ('{"do":"call","number":"9"}', "$.number"),
        ('{"do":"call","number":9.5}', "$.number"),
        ('{"do":"call","number":true}', "$.number"),
        ('{"do":"call","number":1e400}', "$.number"),
        ('{"do":"call","number":9,"and":1}', "$"),
        ('{"do":"sing"}', "$.do"),
        ('{"number":9}', "$"),
        ('{"do":"call","number":' + "9" * 30 + "}", "$"),
        ('{"do":"call","number":' + "9" * 9000 + "}", "$.number"),
        ('{"do":"call","number":-' + "9" * 30 + "}", "$"),
        ('{"do":"stake","coins":5,"toast":"\\ud800"}', "$"),
        (b'{"do":"stake","coins":5,"toast":"\xff"}', "$"),
        ('{"do":"stake","coins":5,"toast":"\ud800"}', "$"),
        ('{"x":' + "[" * 100_000, "$"),
        ("[" * 100_000, "$"),
        ("null", "$"),
        ("", "$"),
        (b"\xff\xfe", "$"),
        ('{"do":"call","number":9} {"do":"call","number":9}', "$"),
    ],
)
def test_what_is_no_action_is_refused_at_its_place(data: str | bytes, path: str) -> None:
    with pytest.raises(Refused) as refused:
        HAZARD.action(data)
    assert refused.value.refusal.code == "unreadable"
    assert refused.value.refusal.params["path"] == path
    assert refused.value.refusal.params["problem"]


def test_a_refusal_quotes_no_screenful_of_a_strangers_text() -> None:
    for data in ('{"do":"' + "x" * 5000 + '"}', '{"do":"call","number":1,"\\u001b[2J' + "y" * 5000 + '":2}'):
        with pytest.raises(Refused) as refused:
            HAZARD.action(data)
        for param in refused.value.refusal.params.values():
            assert len(str(param)) <= 160
            assert str(param).isprintable()


def test_the_largest_number_that_can_be_written_can_be_read() -> None:
    assert HAZARD.action(write(Call(2**63 - 1))) == Call(2**63 - 1)
    assert HAZARD.action(write(Stake(1, "9" * 40))) == Stake(1, "9" * 40)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)
names = st.sampled_from(("do", "number", "coins", "toast", "faces", "event", "entry"))
kinds = st.sampled_from(("call", "stake", "leave", "rolled", "commit", "taken-back"))


@given(
    st.dictionaries(names, anything | kinds).map(json.dumps)
    | anything.map(json.dumps)
    | st.text()
    | st.binary()
)
@example('{"do":"leave"}')
def test_whatever_comes_is_read_or_refused(data: str | bytes) -> None:
    for reader in (HAZARD.action, HAZARD.event, HAZARD.options, HAZARD.view, HAZARD.state, HAZARD.entry):
        refusal = refusal_of(partial(reader, data))
        assert refusal is None or refusal.code == "unreadable"
    refusal = refusal_of(lambda: write(HAZARD.make_action(data)))
    assert refusal is None or refusal.code == "unreadable"
