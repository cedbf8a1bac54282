"""Forged records, and the degree each of them gets. None is ever whole and signed."""

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Final

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace as put

from records import signed
from records.forgeries import FALSE, FORGERIES, TRUE, WAYS, Pages, Way, nothing_but_the_seal, pages
from records.signed import FORGER, HOUSE, true_record
from taberna.games import GAMES
from taberna.table.chain import check_chain, is_over, sequel
from taberna.table.load import load
from taberna.table.notes import Clocks, Hands
from taberna.table.outcome import Outcome
from taberna.table.proof_degrees import DEGREES
from taberna.table.refusal import Refused
from taberna.table.signing import public_half
from taberna.table.verify import verify

FILE: Final = true_record()
LINES: Final = FILE.split(b"\n")[:-1]
KNOWN: Final = (HOUSE,)


def test_the_true_record_is_whole_and_signed() -> None:
    verdict = verify(load(FILE, GAMES), KNOWN)
    assert (verdict.holds, verdict.weakest, verdict.house) == (DEGREES, None, HOUSE)


def test_it_is_kept_and_stays_so() -> None:
    """Of format 2, with the signatures of then."""
    kept = Path(__file__).parent / "tellstones" / "signed-01.jsonl"
    assert verify(load(kept.read_bytes(), GAMES), KNOWN).weakest is None


def test_it_is_so_to_those_alone_who_know_the_house() -> None:
    assert verify(load(FILE, GAMES)).weakest == "committed"
    assert verify(load(FILE, GAMES), ("00" * 32,)).weakest == "committed"


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("forgery", FORGERIES, ids=lambda forgery: forgery.__name__)
def test_a_forgery_gets_the_degree_it_deserves(forgery: Callable[[Pages], Pages], way: Way) -> None:
    verdict = verify(load(forgery(TRUE).sealed(way), GAMES), KNOWN)
    expected: str | None = FALSE if way == "left" else FORGERIES[forgery]
    if (forgery, way) == (nothing_but_the_seal, "left"):
        expected = None
    assert (verdict.weakest if verdict.sound else FALSE) == expected


REFUSED: Final[dict[str, tuple[bytes, str]]] = {
    "rules 99": (TRUE.told(rules="99").sealed("stripped"), "rules-ended"),
    "format 1": (TRUE.told(format=1).sealed("stripped"), "record-unreadable"),
    "format 3": (TRUE.told(format=3).sealed("stripped"), "record-newer"),
    "an unknown field in the header": (TRUE.told(sealed_by="me").sealed("stripped"), "record-unreadable"),
    "an unknown field in an entry": (TRUE.at(3, by="me").sealed("stripped"), "record-unreadable"),
    "a name with something unseen in it": (
        TRUE.told(
            sitters=[TRUE.header["sitters"][0] | {"name": "An\u200ba"}, TRUE.header["sitters"][1]]
        ).sealed("stripped"),
        "record-unreadable",
    ),
    "an entry less": (TRUE.without(5).sealed("stripped"), "record-out-of-order"),
    "a header that says it twice": (
        FILE.replace(b'"game":"tellstones"', b'"game":"tellstones","game":"tellstones"', 1),
        "record-said-twice",
    ),
    "an option said twice": (FILE.replace(b'"games":1', b'"games":1,"games":3', 1), "record-said-twice"),
    "cut between two lines": (b"\n".join((*LINES[:8], LINES[-1], b"")), "record-truncated"),
    "cut in a line": (FILE[:-40], "record-truncated"),
    "two lines swapped": (
        b"\n".join((*LINES[:6], LINES[7], LINES[6], *LINES[8:], b"")),
        "record-out-of-order",
    ),
    "something after the seal": (FILE + LINES[3] + b"\n", "record-after-seal"),
    "two headers": (LINES[0] + b"\n" + FILE, "record-unlinked"),
    "a digest in capitals": (
        FILE.replace(b'"digest":"', b'"digest":"A', 1),
        "record-unreadable",
    ),
    "a chain that does not hold": (
        FILE.replace(LINES[4], LINES[4].replace(LINES[4][11:75], b"0" * 64)),
        "record-edited",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_is_no_record_at_all(case: str) -> None:
    data, code = REFUSED[case]
    with pytest.raises(Refused) as refused:
        load(data, GAMES)
    assert refused.value.refusal.code == code


def test_lines_of_another_game_do_not_fit_into_the_chain() -> None:
    """Sealed anew over a line that follows another."""
    other = b'{"before":"' + b"0" * 64 + LINES[4][75:]
    forged = TRUE.sealed("stripped").replace(LINES[4], other)
    digest = forged.rpartition(b'"digest":"')[2][:64]
    body, _, seal = forged.removesuffix(b"\n").rpartition(b"\n")
    fitting = sha256(body + b"\n" + seal.replace(digest, b"")).hexdigest().encode()
    with pytest.raises(Refused, match="record-unlinked"):
        load(forged.replace(digest, fitting), GAMES)


def is_found(data: bytes) -> bool:
    try:
        record = load(data, GAMES)
    except Refused:
        return True
    return verify(record, KNOWN).weakest is not None


@given(st.integers(0, len(FILE) - 1), st.integers(1, 255))
@example(len(FILE) - 1, 1)
@example(len(FILE) - 5, 1)
def test_any_edit_of_a_signed_record_is_found(place: int, change: int) -> None:
    edited = FILE[:place] + bytes([FILE[place] ^ change]) + FILE[place + 1 :]
    assert is_found(edited)


@given(st.integers(0, len(FILE)), st.integers(0, 255))
def test_so_is_any_byte_more_or_less(place: int, byte: int) -> None:
    assert is_found(FILE[:place] + bytes([byte]) + FILE[place:])
    assert place == len(FILE) or is_found(FILE[:place] + FILE[place + 1 :])


@pytest.mark.slow
def test_at_every_byte_there_is() -> None:
    for place in range(len(FILE)):
        for other in {FILE[place] ^ 1, FILE[place] ^ 32, ord("0"), ord(" ")} - {FILE[place]}:
            assert is_found(FILE[:place] + bytes([other]) + FILE[place + 1 :]), place
        assert is_found(FILE[:place] + FILE[place + 1 :]), place
        assert is_found(FILE[:place] + FILE[place : place + 1] + FILE[place:]), place


# -- matches


def game(number: int, previous: str | None, **given: object) -> bytes:
    options = signed.options(games=3, **given)
    played = signed.Evening(signed.seated(options, table=f"table-{number}", previous=previous))
    played.acts("B", "resign")
    return played.sealed()


def codes(*files: bytes) -> list[str]:
    return [finding.code for finding in check_chain([load(data, GAMES) for data in files])]


def sequel_of(data: bytes, opened: int | None = None, taken_by: str = "") -> bytes:
    first = load(data, GAMES)
    coming = sequel([first])
    assert not isinstance(coming, Outcome)
    later = signed.OPENED + (100_000 if opened is None else opened)
    played = signed.Evening(signed.seated(coming, table="table-2", previous=first.name, opened=later))
    if taken_by:
        played.adds(Hands(played.play.seq, "B", taken_by, "person"))
    played.acts("A", "resign")
    return played.sealed()


def test_a_match_is_verified_whole() -> None:
    first = game(1, None)
    assert codes(first, sequel_of(first)) == []


def test_other_people_in_the_second_game() -> None:
    first = game(1, None)
    second = pages(sequel_of(first))
    sitters = [second.header["sitters"][0] | {"name": "Zoe"}, second.header["sitters"][1]]
    assert codes(first, second.told(sitters=sitters).sealed("stripped")) == ["chain-people"]


def test_somebody_else_took_the_seat_in_between() -> None:
    """and says so; but nobody who never sat there begins the next game."""
    first = game(1, None)
    played = pages(first)
    after = len(played.kind("commit"))
    given = replace(played, lines=[*played.lines, (played.lines[-1][0], hands(after, "B", "Clara"))])
    second = pages(sequel_of(given.sealed("stripped")))
    people = second.header["sitters"]
    clara, dora = ([people[0], people[1] | {"name": name}] for name in ("Clara", "Dora"))
    assert codes(given.sealed("stripped"), second.told(sitters=clara).sealed("stripped")) == []
    assert codes(given.sealed("stripped"), second.told(sitters=dora).sealed("stripped")) == ["chain-people"]


def hands(after: int, seat: str, name: str) -> dict[str, object]:
    return {"entry": "hands", "after": after, "seat": seat, "name": name, "kind": "person"}


def test_a_second_game_from_before_the_first_had_ended() -> None:
    first = game(1, None)
    assert codes(first, sequel_of(first, opened=500)) == ["chain-times"]


def test_a_match_without_its_last_game() -> None:
    """Each game of it is true, and so is their order; it is not all of them."""
    first = load(game(1, None), GAMES)
    second = load(sequel_of(first.data), GAMES)
    assert not is_over([first])
    assert not is_over([first, second])


# -- houses that are known, and lie


def test_a_house_that_writes_a_game_over_the_opening_of_another() -> None:
    """Once a game is over anybody has its secret. Who knows both houses is told that two signed it."""
    played = signed.evening(signed.seated(signed.options()), moves=signed.MOVES[:2])
    played.acts("A", "resign")
    both = (HOUSE, public_half(FORGER))
    verdict = verify(load(played.sealed(FORGER), GAMES), both)
    assert (verdict.weakest, verdict.untold[0].code) == ("committed", "house-changed")


def test_what_a_bot_of_the_house_adds_is_added_by_the_house() -> None:
    header = signed.seated(signed.options())
    people = (header.sitters[0], put(header.sitters[1], kind="bot"))
    played = signed.Evening(put(header, sitters=people))
    played.acts("B", "resign")
    verdict = verify(load(played.sealed(), GAMES), KNOWN)
    assert (verdict.weakest, verdict.untold[0].code) == ("committed", "only-host")


@pytest.mark.rule("TS-7.1")
@pytest.mark.parametrize(
    "thought, left", [(1000, 304), (200_000, 105), (302_999, 2), (303_000, None), (400_000, None)]
)
def test_a_flag_falls_when_its_time_is_up(thought: int, left: int | None) -> None:
    """By the times of the record itself, whoever has signed them; clocks may differ by two seconds."""
    played = signed.evening(signed.seated(signed.options(clock="5+3")))
    played.says("*", do="flag", seat=played.waited_for)
    verdict = verify(load(played.sealed(last=thought), GAMES), KNOWN)
    found = [(why.code, why.params["seconds"]) for why in verdict.findings]
    assert (verdict.weakest, found) == ((None, []) if left is None else ("times", [("flag-early", left)]))


HOUR: Final = 60 * 60 * 1000


@pytest.mark.rule("TS-7.1")
@pytest.mark.parametrize("thought, left", [(20, 4 * 60 * 60), (24, None)])
def test_a_day_for_each_move_is_a_day_for_the_second_of_two(thought: int, left: int | None) -> None:
    """Whoever proves a Boast names stone after stone, ten hours for the first."""
    played = signed.Evening(signed.seated(signed.options(clock="1d")))
    for move in ("place", "place", "hide", "hide", "boast", "doubt"):
        played.turn(move)
    boaster = played.waited_for
    first = min(place for place, stone in enumerate(lines(played), 1) if stone.islower())
    played.says(boaster, do="name", space=first, symbol=lines(played)[first - 1].upper())
    assert played.waited_for == boaster
    played.says("*", do="flag", seat=boaster)
    verdict = verify(load(played.sealed(each=10 * HOUR, last=thought * HOUR), GAMES), KNOWN)
    found = [(why.code, why.params["seconds"]) for why in verdict.findings]
    assert found == ([] if left is None else [("flag-early", left)])


def lines(played: signed.Evening) -> str:
    (line,) = played.play.state.lines  # type: ignore[attr-defined]
    return str(line)


def test_nobody_is_charged_for_a_pause() -> None:
    """The clocks stood for most of it, so it was too early all the same."""
    played = signed.evening(signed.seated(signed.options(clock="5+3")))
    played.adds(Clocks(played.play.seq, False))
    played.says("*", do="flag", seat=played.waited_for)
    verdict = verify(load(played.sealed(last=400_000), GAMES), KNOWN)
    assert [why.code for why in verdict.findings] == ["flag-early"]


def test_an_end_at_another_time_than_the_last_line() -> None:
    forged = TRUE.ended(ended=TRUE.seal["ended"] + 1).sealed("stripped")
    ended = forged.rpartition(b'"at":')[2][:13]
    moved = forged.replace(b'"at":' + ended, b'"at":%d' % (int(ended) - 1))
    body, _, seal = moved.removesuffix(b"\n").rpartition(b"\n")
    digest = moved.rpartition(b'"digest":"')[2][:64]
    fitting = sha256(body + b"\n" + seal.replace(digest, b"")).hexdigest().encode()
    verdict = verify(load(moved.replace(digest, fitting), GAMES), KNOWN)
    assert [why.code for why in verdict.findings] == ["times-disorder"]


def test_an_unlawful_first_game_is_found_in_itself() -> None:
    first = pages(game(1, None))
    place = first.kind("commit")[-1]
    forged = first.at(place, seat="A").sealed("stripped")
    assert not verify(load(forged, GAMES), KNOWN).sound
