"""Keys of small order: a signature fits them that nobody needed a private key for."""

import pytest

from taberna.table.refusal import Refused
from taberna.table.signing import is_signed, read_key

WEAK = [
    "01" + "00" * 31,
    "ec" + "ff" * 30 + "7f",
    "00" * 32,
    "00" * 31 + "80",
    "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
    "01" + "00" * 30 + "80",
    "ee" + "ff" * 30 + "7f",
]


@pytest.mark.parametrize("key", WEAK)
def test_nobody_signs_with_it(key: str) -> None:
    points = (key, "01" + "00" * 31, "00" * 32)
    messages = [bytes([n]) for n in range(16)]
    assert not any(is_signed(key, point + "00" * 32, said) for point in points for said in messages)
    with pytest.raises(Refused, match="key-weak"):
        read_key(key)
