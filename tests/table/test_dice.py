"""Keyed draws: the same for the same key, untouched by any other, and fair."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from taberna.table.dice import Die, Draws, Roll, keyed, scripted
from taberna.table.refusal import Refused

D6 = Die(("1", "2", "3", "4", "5", "6"))
LOADED = Die(("never", "once", "thrice"), (0, 1, 3))
SEED = bytes(32)

Key = tuple[str, str, int]
keys = st.tuples(
    st.sampled_from(("hit", "trap", "bell")), st.sampled_from(("", "A", "B2")), st.integers(0, 9)
)


@given(
    st.lists(keys, min_size=2, max_size=12, unique=True).flatmap(
        lambda r: st.tuples(st.just(r), st.permutations(r))
    )
)
def test_the_order_of_rolls_changes_none_of_them(orders: tuple[list[Key], list[Key]]) -> None:
    def thrown(asked: list[Key]) -> dict[Key, tuple[str, ...]]:
        table = keyed(SEED)
        return {key: table(Roll(*key, (D6, D6))) for key in asked}

    forth, otherwise = orders
    assert thrown(forth) == thrown(otherwise)


def test_every_part_of_the_key_counts() -> None:
    def many(seed: bytes, purpose: str, owner: str, n: int) -> tuple[str, ...]:
        return keyed(seed)(Roll(purpose, owner, n, (D6,) * 40))

    rows = [
        many(SEED, "hit", "A", 1),
        many(bytes(31) + b"\1", "hit", "A", 1),
        many(SEED, "miss", "A", 1),
        many(SEED, "hit", "B", 1),
        many(SEED, "hit", "A", 2),
        many(SEED, "hitA", "", 1),
        many(SEED, "hit", "A1", 1),
        many(SEED, "hit", "A", 11),
    ]
    assert len(set(rows)) == len(rows)


def test_a_seed_gives_the_same_dice_for_ever() -> None:
    """Kept games hang on this: a change here makes every one of them unverifiable."""
    assert "".join(keyed(SEED)(Roll("hit", "A", 1, (D6,) * 20))) == "21543416636424446262"


def chi_square(counts: Counter[str], expected: dict[str, float]) -> float:
    return sum((counts[face] - mean) ** 2 / mean for face, mean in expected.items())


@pytest.mark.parametrize("seed", [bytes([n]) * 32 for n in range(4)])
def test_the_faces_fall_evenly_over_keys(seed: bytes) -> None:
    throw = keyed(seed)
    counts = Counter(throw(Roll("hit", "A", n, (D6,)))[0] for n in range(6000))
    assert chi_square(counts, dict.fromkeys(D6.faces, 1000.0)) < 20.5  # 5 degrees of freedom, p = 0.001


@pytest.mark.parametrize("seed", [bytes([n]) * 32 for n in range(4)])
def test_weights_are_kept_to(seed: bytes) -> None:
    draws = Draws(seed, "loaded")
    counts = Counter(draws.face(LOADED) for _ in range(8000))
    assert counts["never"] == 0
    assert chi_square(counts, {"once": 2000.0, "thrice": 6000.0}) < 10.8  # 1 degree of freedom, p = 0.001


def test_shuffles_reach_every_order_evenly() -> None:
    counts = Counter("".join(Draws(SEED, "deck", "", n).shuffled("abc")) for n in range(6000))
    assert chi_square(counts, dict.fromkeys(("abc", "acb", "bac", "bca", "cab", "cba"), 1000.0)) < 20.5


@given(st.integers(1, 1 << 64), st.integers(0, 1000))
def test_a_draw_stays_below_its_limit(limit: int, n: int) -> None:
    assert 0 <= Draws(SEED, "below", n=n).below(limit) < limit


def test_what_would_bias_a_draw_is_drawn_again() -> None:
    """With a limit of three quarters of a word, every fourth word lies beyond and must not wrap round."""
    limit = 3 << 62
    low = sum(Draws(SEED, "bias", n=n).below(limit) < limit // 3 for n in range(3000))
    assert 900 < low < 1100, "wrapping round would make it 1500"


def test_scripted_dice_fall_as_written() -> None:
    faces = ["4", "once", "2"]
    throw = scripted(faces)
    assert throw(Roll("hit", "A", 1, (D6, LOADED))) == ("4", "once")
    assert faces == ["2"]


@pytest.mark.parametrize("faces, code", [([], "dice-short"), (["7"], "dice-face")])
def test_a_script_that_does_not_fit_is_refused(faces: list[str], code: str) -> None:
    with pytest.raises(Refused) as refused:
        scripted(faces)(Roll("hit", "A", 1, (D6,)))
    assert refused.value.refusal.code == code
    assert refused.value.refusal.params["purpose"] == "hit"
