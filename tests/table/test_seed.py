"""The seed by commitment: the server can't choose it, nor can a seat, and afterwards anybody can check it."""

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from taberna.table.refusal import Refused
from taberna.table.seats import Seat
from taberna.table.seed import Committed, OwnDice, commitment, committed, practice, seed

SEATS = ("A", "B")
SECRET = bytes(range(32))
PARTS = {"A": b"apple", "B": b"bread"}


def agreed(
    secret: bytes = SECRET, parts: dict[Seat, bytes] = PARTS, seats: tuple[Seat, ...] = SEATS
) -> bytes:
    drawn = seed(committed(commitment(secret), parts), seats, secret)
    assert drawn is not None
    return drawn


def test_the_same_bytes_give_the_same_seed_for_ever() -> None:
    """Kept games hang on this."""

    def framed(*parts: bytes) -> bytes:
        return sha256(b"".join(len(part).to_bytes(8) + part for part in parts)).digest()

    assert commitment(SECRET) == framed(b"taberna commitment 1", SECRET).hex()
    assert agreed() == framed(b"taberna seed 1", SECRET, b"A", b"apple", b"B", b"bread")


def test_the_seats_are_heard_in_their_order_however_they_are_written_down() -> None:
    assert agreed(parts={"B": b"bread", "A": b"apple"}) == agreed()
    assert agreed(seats=("B", "A")) != agreed()


pieces = st.binary(max_size=6)


@given(pieces, pieces, pieces, pieces)
def test_no_two_sets_of_contributions_make_one_seed(a: bytes, b: bytes, c: bytes, d: bytes) -> None:
    same = (a, b) == (c, d)
    assert (agreed(parts={"A": a, "B": b}) == agreed(parts={"A": c, "B": d})) is same


def test_what_one_seat_ends_with_is_not_what_the_next_begins_with() -> None:
    assert agreed(parts={"A": b"ab", "B": b"c"}) != agreed(parts={"A": b"a", "B": b"bc"})
    assert agreed(parts={"A": b"", "B": b"x"}) != agreed(parts={"A": b"x", "B": b""})


def test_the_server_can_show_no_other_secret_afterwards() -> None:
    fairness = committed(commitment(SECRET), PARTS)
    with pytest.raises(Refused) as refused:
        seed(fairness, SEATS, bytes(32))
    assert refused.value.refusal.code == "secret-differs"


def test_the_commitment_is_no_seed_and_the_secret_is_not_in_it() -> None:
    assert commitment(SECRET) not in (SECRET.hex(), agreed().hex(), sha256(SECRET).hexdigest())


@pytest.mark.parametrize(
    "contributions, secret, code",
    [
        ({"A": "00"}, SECRET, "contribution-missing"),
        ({"A": "00", "B": "00", "C": "00"}, SECRET, "contribution-strange"),
        ({"A": "00", "B": "0g"}, SECRET, "contribution-unreadable"),
        ({"A": "00", "B": "AB"}, SECRET, "contribution-unreadable"),
        ({"A": "00", "B": "a b"}, SECRET, "contribution-unreadable"),
        ({"A": "00", "B": "00" * 65}, SECRET, "contribution-unreadable"),
        ({"A": "00", "B": "00"}, None, "secret-missing"),
        ({"A": "00", "B": "00"}, SECRET[:-1], "secret-length"),
    ],
)
def test_what_does_not_add_up_is_refused(
    contributions: dict[Seat, str], secret: bytes | None, code: str
) -> None:
    with pytest.raises(Refused) as refused:
        seed(Committed(commitment(SECRET), contributions), SEATS, secret)
    assert refused.value.refusal.code == code


def test_a_contribution_may_be_empty_but_not_endless() -> None:
    assert agreed(parts={"A": b"", "B": b""}) != agreed()
    with pytest.raises(Refused) as refused:
        committed(commitment(SECRET), {"A": b"x" * 65})
    assert refused.value.refusal.params == {"seat": "A", "longest": 64}


def test_a_practice_seed_is_one_however_it_is_typed_and_is_marked() -> None:
    assert practice(7) == practice("7")
    assert seed(practice(7), SEATS) == seed(practice("7"), ("A",)) != seed(practice("tavern"), SEATS)


def test_players_who_throw_themselves_need_none() -> None:
    assert seed(OwnDice(), SEATS) is None
