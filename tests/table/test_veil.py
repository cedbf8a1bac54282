"""Options that are signed unseen. The page makes the same of the same: web/tests/veil.test.ts."""

import msgspec
import pytest
from msgspec import Raw

from taberna.games.tseuquest.options import Brought, Options, told
from taberna.table.codec import write
from taberna.table.refusal import Refused
from taberna.table.veil import Veil, is_shown, veiled

OPTIONS = (
    '{"variant":"adventure","adventure":"tallow","dice":"even",'
    '"brought":[{"name":"tallow","text":"η \\"σκιά\\", {[}\\n"}]}'
)
VEIL = Veil("5a" * 32, ("adventure", "brought"))
DIGEST = "657ebd854197ba9c73a1cffdd5156a5bee0739678451dd1d39f65cc45f8c445b"
TOLD = Raw('{"variant":"adventure","adventure":"","dice":"even","brought":[{"name":"","text":""}]}')


def test_what_is_signed_in_their_place() -> None:
    assert bytes(veiled(Raw(OPTIONS), VEIL)).decode() == (
        '{"options":"veiled","shown":{"variant":"adventure","dice":"even"},'
        f'"hidden":["adventure","brought"],"digest":"{DIGEST}"}}'
    )


@pytest.mark.parametrize(
    "options, veil",
    [
        (OPTIONS.replace("σκιά", "σκια"), VEIL),
        (OPTIONS.replace('"even"', '"barrel"'), VEIL),
        (OPTIONS, Veil("5b" * 32, VEIL.hidden)),
        (OPTIONS, Veil(VEIL.salt, ("brought",))),
    ],
)
def test_nothing_else_fits(options: str, veil: Veil) -> None:
    assert bytes(veiled(Raw(options), veil)) != bytes(veiled(Raw(OPTIONS), VEIL))


@pytest.mark.parametrize(
    "veil",
    [
        Veil("", VEIL.hidden),
        Veil("5a" * 31, VEIL.hidden),
        Veil("5A" * 32, VEIL.hidden),
        Veil("zz" * 32, VEIL.hidden),
        Veil(VEIL.salt, ()),
        Veil(VEIL.salt, ("brought", "adventure")),
        Veil(VEIL.salt, ("adventure", "adventure")),
        Veil(VEIL.salt, ("brought", "nothing")),
    ],
)
def test_what_can_be_no_veil(veil: Veil) -> None:
    """One way to write it, or two openings would be the same."""
    with pytest.raises(Refused, match="veil-unfit"):
        veiled(Raw(OPTIONS), veil)


def test_what_may_be_told_of_them() -> None:
    signed = veiled(Raw(OPTIONS), VEIL)
    assert is_shown(signed, TOLD)
    assert is_shown(Raw(OPTIONS), Raw(OPTIONS))
    assert not is_shown(Raw(OPTIONS), TOLD)
    assert not is_shown(signed, Raw(bytes(TOLD).replace(b'"even"', b'"barrel"')))
    assert not is_shown(signed, Raw(b'{"variant":"adventure","dice":"even"}'))


@pytest.mark.parametrize("adventure", ["tallow", "", "good-barrel"])
def test_a_game_says_the_same_of_what_it_tells(adventure: str) -> None:
    """Neither shows whether a file was chosen: what is hidden is hidden in both, and no more."""
    options = Options(adventure=adventure, brought=(Brought("tallow", "..."),))
    assert told(options).hidden == options.hidden
    assert is_shown(veiled(Raw(write(options)), Veil("5a" * 32, options.hidden)), Raw(write(told(options))))
    open_to_all = msgspec.json.decode(write(told(options)))["adventure"]
    assert open_to_all == ("good-barrel" if adventure == "good-barrel" else "")
