"""Kept games: written, read again, played again; and files that were cut, edited, shuffled or made up."""

import json
import re
from dataclasses import replace
from functools import reduce
from operator import or_
from typing import NoReturn, get_args

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import sample
from sample.state import HazardOptions
from taberna.table import load as loading
from taberna.table.commits import Commit, TakenBack
from taberna.table.dice import scripted
from taberna.table.editions import Older
from taberna.table.game import any_game
from taberna.table.load import load, read
from taberna.table.play import act, begin, settle, take_back
from taberna.table.record import FORMAT, Recorder, Seal, Sitter, head, save, sealed
from taberna.table.refusal import Refusal, Refused
from taberna.table.registry import Registry
from taberna.table.replay import replay, replayed
from taberna.table.ruleset import ruleset
from taberna.table.seed import OwnDice
from taberna.table.talk import Talk
from taberna.table.verify import verify
from table import countdown
from table.evening import FAIR, HOUSE_GAMES, HazardRecord, header, play_out, refusal_of

TALKED = play_out(
    header(FAIR, talk=True),
    Talk(1, 0, "A", "Sit down!"),
    Talk(2, 4, "+", "Ποιος είναι;"),
    Talk(3, 4, "C", "…"),
)
FILE = save(TALKED)
LINES = FILE.split(b"\n")[:-1]


LINK = re.compile(rb'\{"before": ?"[^"]*", ?"at": ?\d+, ?')


def why_not(data: bytes) -> Refusal:
    with pytest.raises(Refused) as refused:
        load(data, HOUSE_GAMES)
    return refused.value.refusal


def resealed(lines: list[bytes]) -> bytes:
    """What a forger would do: any change, with a chain and a seal that fit it."""
    *rest, last = [LINK.sub(b"{", line, count=1) for line in lines[1:]]
    return sealed(lines[0], [(0, line) for line in rest], msgspec.json.decode(last, type=Seal))[1]


def changed(place: int, **fields: object) -> list[bytes]:
    line = json.loads(LINES[place]) | fields
    return [*LINES[:place], json.dumps(line).encode(), *LINES[place + 1 :]]


# What is kept


def test_what_is_saved_is_what_is_loaded() -> None:
    assert read(FILE, sample.GAME) == TALKED
    loaded = load(FILE, HOUSE_GAMES)
    assert save(loaded) == FILE
    assert (loaded.name, loaded.header, loaded.entries) == (TALKED.name, TALKED.header, TALKED.entries)


def test_a_record_is_lines_in_the_order_in_which_it_all_happened() -> None:
    kinds = [json.loads(line)["entry"] for line in LINES]
    assert kinds[:7] == ["header", "talk", "commit", "commit", "commit", "commit", "talk"]
    assert kinds[-1] == "seal"
    assert json.loads(LINES[0])["fairness"]["dice"] == "committed"


def test_the_header_tells_the_whole_set_up() -> None:
    told = json.loads(LINES[0])
    assert told["options"] == {
        "variant": "whispers",
        "rounds": 2,
        "chalk": False,
        "log": True,
        "purses": [100] * 3,
    }
    assert told["sitters"][2] == {"seat": "C", "name": "the cat", "kind": "bot"}
    assert (told["format"], told["game"], told["rules"]) == (FORMAT, "hazard", "1")


def test_talk_is_left_out_where_the_header_says_so() -> None:
    silent = play_out(header(FAIR), Talk(1, 0, "A", "Sit down!"))
    assert silent.talk == ()
    assert "Sit down" not in save(silent).decode()


def test_an_unfinished_game_is_sealed_without_outcome_and_without_the_secret() -> None:
    record = play_out(header(FAIR), turns=2)
    assert (record.seal.outcome, record.seal.secret) == (None, None)
    assert read(save(record), sample.GAME) == record


def test_replaying_throws_nothing_and_decides_nothing() -> None:
    def never(*asked: object) -> NoReturn:
        raise AssertionError("a replay asks nobody")

    mute = replace(sample.GAME, start=never, decide=never, legal=never, rolled=never)
    assert replayed(read(FILE, mute)).state == replayed(TALKED).state
    plays = list(replay(TALKED))
    assert [play.seq for play in plays] == [entry.seq for entry in TALKED.entries]
    assert plays[-1] == replayed(TALKED)
    assert sample.GAME.outcome(plays[-1].state) == TALKED.seal.outcome


def test_a_record_with_moves_taken_back_replays() -> None:
    game, options = countdown.GAME, countdown.CountOptions(heap=3)
    recorder = Recorder(game, head(game, options, (Sitter("A", "Ana"), Sitter("B", "Bo")), OwnDice()))
    opened = begin(game, options)
    assert not isinstance(opened, Refusal)
    play, commit = opened
    recorder.keep(commit)
    for action in (countdown.Take(), None, countdown.Throw()):
        done = take_back(play, "A") if action is None else act(play, "A", action)
        assert not isinstance(done, Refusal)
        play, entry = done
        recorder.keep(entry)
    play, thrown = settle(play, scripted(["3"]))
    recorder.keep(*thrown)
    record = read(save(recorder.seal(game.outcome(play.state))), game)
    assert isinstance(record.entries[2], TakenBack)
    assert replayed(record) == play
    assert record.seal.outcome is not None
    assert record.seal.outcome.winners == ("A",)


def test_entries_are_kept_in_order_or_not_at_all() -> None:
    recorder = Recorder(sample.GAME, header())
    with pytest.raises(ValueError, match="entry 2 after 0"):
        recorder.keep(Commit(2, "*", None, ()))


def test_a_record_of_older_rules_still_replays() -> None:
    old = [LINES[0].replace(ruleset(sample.GAME).encode(), b"0" * 64).replace(b'"rules":"1"', b'"rules":"0"')]
    knowing = Registry(any_game(replace(sample.GAME, older=(Older("0"),))))
    record = load(resealed([*old, *LINES[1:]]), knowing)
    assert record.header.rules == "0"
    assert replayed(record).state == replayed(TALKED).state


# What is refused, and where


def test_a_file_cut_off_between_two_lines() -> None:
    for count in range(1, len(LINES)):
        refusal = why_not(b"\n".join(LINES[:count]) + b"\n")
        assert refusal.code == "record-truncated"
        assert refusal.params["line"] in (count, count + 1)


@given(st.integers(0, len(FILE) - 1))
def test_a_file_cut_off_anywhere(length: int) -> None:
    refusal = why_not(FILE[:length])
    assert refusal.code in ("record-truncated", "record-unreadable", "record-not-utf8")
    assert refusal.params["line"] in (FILE[:length].count(b"\n"), FILE[:length].count(b"\n") + 1)


def test_lines_cut_out_of_the_end_before_the_seal() -> None:
    refusal = why_not(b"\n".join([*LINES[:-2], LINES[-1]]) + b"\n")
    assert (refusal.code, refusal.params["line"]) == ("record-truncated", len(LINES) - 1)


def test_nothing_but_a_header_and_a_seal() -> None:
    empty = Recorder(sample.GAME, header()).seal(None)
    assert why_not(save(empty)) == Refusal("record-truncated", {"line": 2})


def test_a_line_cut_out_of_the_middle() -> None:
    entry = next(n for n, line in enumerate(LINES) if b'"seq":6' in line)
    refusal = why_not(b"\n".join([*LINES[:entry], *LINES[entry + 1 :]]) + b"\n")
    assert refusal.code == "record-out-of-order"
    assert refusal.params == {"line": entry + 1, "expected": 6, "found": 7}


def test_a_changed_line_is_not_sealed() -> None:
    for edited in (
        FILE.replace(b"To the cook!", b"To the king!", 1),
        FILE.replace(b"Sit down!", b"Stand up!", 1),
        FILE.replace(b"Ana", b"Ann", 1),
        FILE.replace(b'"result":', b'"result": ', 1),
        FILE.replace(TALKED.seal.secret.encode() if TALKED.seal.secret else b"", b"0" * 64, 1),
    ):
        assert edited != FILE
        assert why_not(edited) == Refusal("record-edited", {"line": len(LINES)})


@pytest.mark.parametrize(
    "place, fields, code, path",
    [
        (0, {"format": FORMAT + 1}, "record-newer", None),
        (0, {"format": FORMAT + 1, "new": "field", "options": None}, "record-newer", None),
        (0, {"format": 0}, "record-unreadable", "$.format"),
        (0, {"format": 1, "opened": 1}, "record-unreadable", "$"),
        (0, {"format": "1"}, "record-unreadable", "$.format"),
        (0, {"options": {"rounds": "two"}}, "record-unreadable", "$.options.rounds"),
        (0, {"options": {"ghosts": 1}}, "record-unreadable", "$.options"),
        (0, {"previous": "x"}, "record-unreadable", "$.previous"),
        (0, {"sitters": []}, "record-unreadable", "$.sitters"),
        (0, {"sitters": [{"seat": "A", "name": "a"}] * 2}, "record-unreadable", "$.sitters"),
        (0, {"sitters": [{"seat": "*", "name": "a"}]}, "record-unreadable", "$.sitters"),
        (0, {"sitters": [{"seat": "A", "name": "\x1b[2J"}]}, "record-unreadable", "$.sitters[0].name"),
        (
            0,
            {"sitters": [{"seat": "A", "name": "a", "kind": "ghost"}]},
            "record-unreadable",
            "$.sitters[0].kind",
        ),
        (0, {"fairness": {"dice": "trust me"}}, "record-unreadable", "$.fairness.dice"),
        (1, {"text": "\u202eevil"}, "record-unreadable", "$.text"),
        (1, {"seat": "Z"}, "record-unreadable", "$.seat"),
        (1, {"after": 1}, "record-out-of-order", None),
        (1, {"n": 2}, "record-out-of-order", None),
        (2, {"seq": 10**30}, "record-unreadable", "$"),
        (2, {"seq": 9}, "record-out-of-order", None),
        (2, {"events": [{"event": "conjured"}]}, "record-unreadable", "$.events[0].event"),
        (2, {"entry": "seal"}, "record-unreadable", "$"),
        (2, {"entry": "header"}, "record-unreadable", "$"),
    ],
)
def test_even_with_a_seal_that_fits(
    place: int, fields: dict[str, object], code: str, path: str | None
) -> None:
    refusal = why_not(resealed(changed(place, **fields)))
    assert (refusal.code, refusal.params["line"]) == (code, place + 1)
    assert refusal.params.get("path") == path


def test_a_game_that_the_house_does_not_know() -> None:
    refusal = why_not(resealed(changed(0, game="chess")))
    assert refusal == Refusal("unknown-game", {"name": "chess", "known": "hazard"})


def test_a_game_other_than_the_one_asked_for() -> None:
    with pytest.raises(Refused) as refused:
        read(FILE, countdown.GAME)
    assert refused.value.refusal.params == {"line": 1, "name": "hazard", "expected": "countdown"}


def test_two_headers_and_two_seals() -> None:
    assert why_not(resealed([LINES[0], *LINES])) == Refusal("record-second-header", {"line": 2})
    assert why_not(FILE + LINES[-1] + b"\n").code == "record-after-seal"
    assert why_not(FILE + b"\n").code == "record-after-seal"


@pytest.mark.parametrize(
    "data, code, line",
    [
        (b"", "record-unreadable", 1),
        (b"\n", "record-unreadable", 1),
        (b"[]\n", "record-unreadable", 1),
        (b"Dear diary,\n", "record-unreadable", 1),
        (b"\xef\xbb\xbf" + FILE, "record-unreadable", 1),
        (
            LINES[0] + b"\n" + LINES[1][:91] + b"[" * 50_000 + b"\n" + LINES[-1] + b"\n",
            "record-unreadable",
            2,
        ),
        (LINES[0] + b"\n" + b"[" * 50_000 + b"\n" + LINES[-1] + b"\n", "record-unlinked", 2),
        (FILE.replace(b"cook", b"\xff\xff\xff\xff", 1), "record-not-utf8", None),
        (FILE.replace(b"\n", b"\r\n"), "record-edited", len(LINES)),
        (FILE.decode().encode("utf-16"), "record-not-utf8", 1),
    ],
)
def test_what_is_no_record(data: bytes, code: str, line: int | None) -> None:
    refusal = why_not(data)
    assert refusal.code == code
    assert line in (None, refusal.params["line"])


def test_what_is_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "LONGEST_LINE", 2000)
    assert why_not(LINES[0] + b"\n" + b" " * 2001 + b"\n") == Refusal(
        "record-line-too-long", {"line": 2, "most": 2000}
    )
    monkeypatch.setattr(loading, "MOST_LINES", 5)
    assert why_not(FILE) == Refusal("record-too-many-lines", {"line": 5, "most": 5})
    monkeypatch.setattr(loading, "LARGEST", 100)
    assert why_not(FILE) == Refusal("record-too-large", {"bytes": len(FILE), "most": 100})


places = st.integers(0, len(LINES) - 1)


def swapped(a: int, b: int) -> list[bytes]:
    lines = [*LINES]
    lines[a], lines[b] = lines[b], lines[a]
    return lines


shuffles = st.one_of(
    st.builds(swapped, places, places),
    places.map(lambda n: [*LINES[:n], LINES[n], *LINES[n:]]),
    places.map(lambda n: [*LINES[:n], *LINES[n + 1 :]]),
    st.permutations(LINES),
)


@given(shuffles)
def test_lines_swapped_doubled_or_lost_are_never_let_through(lines: list[bytes]) -> None:
    assume(lines != LINES)
    refusal = why_not(b"\n".join(lines) + b"\n")
    assert 1 <= int(refusal.params["line"]) <= len(lines)


@given(st.lists(st.tuples(st.integers(0, len(FILE) - 1), st.integers(1, 255)), min_size=1, max_size=3))
def test_flipped_bits_are_never_let_through(flips: list[tuple[int, int]]) -> None:
    data = bytearray(FILE)
    for place, mask in flips:
        data[place] ^= mask
    assume(bytes(data) != FILE)
    why_not(bytes(data))


values = (
    st.none()
    | st.booleans()
    | st.integers(-2, 99)
    | st.text(max_size=4)
    | st.lists(st.text(max_size=2), max_size=2)
)


def paths(value: object) -> list[tuple[str | int, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [(), *((key, *path) for key, part in inner for path in paths(part))]


def put(value: object, path: tuple[str | int, ...], new: object) -> object:
    if not path:
        return new
    if isinstance(value, dict):
        return value | {path[0]: put(value[path[0]], path[1:], new)}
    assert isinstance(value, list)
    return [put(part, path[1:], new) if n == path[0] else part for n, part in enumerate(value)]


@given(st.data())
def test_a_forged_value_with_a_fitting_seal_is_refused_or_found_out(data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(LINES) - 2))
    line = json.loads(LINES[place])
    forged = put(line, data.draw(st.sampled_from(paths(line))), data.draw(values))
    file = resealed([*LINES[:place], json.dumps(forged).encode(), *LINES[place + 1 :]])
    refusal = refusal_of(lambda: replayed(load(file, HOUSE_GAMES)))
    assert refusal is None or refusal.params.keys() & {"line", "seq", "known"}
    if refusal_of(lambda: load(file, HOUSE_GAMES)) is None:
        record = read(file, sample.GAME)
        assert verify(record).sound is (record.entries == TALKED.entries and same_game(record))


def same_game(record: HazardRecord) -> bool:
    """Whether the headers tell of one game; its players may have other names."""
    return (record.header.options, record.header.seats, record.header.fairness) == (
        TALKED.header.options,
        TALKED.header.seats,
        TALKED.header.fairness,
    )


@given(st.binary(max_size=300) | st.text(max_size=100).map(str.encode))
def test_anything_else_is_refused(data: bytes) -> None:
    why_not(data)


# The hash of the rules


def test_the_ruleset_changes_with_the_rules_and_with_nothing_else() -> None:
    game, types = any_game(sample.GAME), any_game(sample.GAME).types
    same = [
        replace(game, view=lambda state, seat: game.view(state, "+")),
        replace(game, types=replace(types, view=countdown.CountView)),
        replace(game, types=replace(types, action=_reversed(types.action))),
    ]
    other = [
        replace(game, rules="2"),
        replace(game, name="hazard2"),
        replace(game, content="a new deck"),
        replace(game, types=replace(types, event=countdown.CountEvent)),
        replace(game, types=replace(types, options=countdown.CountOptions)),
    ]
    assert {ruleset(one) for one in same} == {ruleset(game)}
    assert len({ruleset(one) for one in (game, *other)}) == len(other) + 1


def _reversed(union: object) -> object:
    return reduce(or_, reversed(get_args(union)))


def test_words_about_a_value_are_no_rules() -> None:
    described, plain = HazardOptions.__doc__, ruleset(sample.GAME)
    try:
        HazardOptions.__doc__ = "Another comment."
        assert ruleset(sample.GAME) == plain
    finally:
        HazardOptions.__doc__ = described
