"""An attacker with a workshop of their own: JSON, sha256 and Ed25519, and the file as it lies there. They
hold a true record of a house, and a second that it signed. What they make of these is not whole and signed
to anybody who knows that house."""

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from taberna.games import GAMES
from taberna.table.chain import check_chain, is_over
from taberna.table.load import load
from taberna.table.refusal import Refused
from taberna.table.verify import verify

Line: TypeAlias = dict[str, Any]
File: TypeAlias = list[Line]
HOUSE: Final = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
MINE: Final = Ed25519PrivateKey.from_private_bytes(b"an attacker's key, made at night")
ORDER: Final = 2**252 + 27742317777372353535851937790883648493
"""Of the group that Ed25519 signs in."""


def public(key: Ed25519PrivateKey) -> str:
    return key.public_key().public_bytes_raw().hex()


KNOWN: Final = (public(HOUSE),)
DATA: Final = (Path(__file__).parent / "tellstones" / "signed-01.jsonl").read_bytes()
TRUE: Final[File] = [json.loads(line) for line in DATA.splitlines()]
SITTERS: Final[list[Line]] = TRUE[0]["sitters"]


def text(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def opening(header: Line) -> bytes:
    """What a house signs before anybody contributes."""
    dice = header["fairness"]
    if dice["dice"] == "committed":
        dice = {**dice, "contributions": {}}
    said = {
        "entry": "opening",
        **{name: header[name] for name in ("table", "game", "rules", "ruleset", "options")},
        "seats": [sitter["seat"] for sitter in header["sitters"]],
        "dice": dice,
        **{name: header[name] for name in ("previous", "talk", "opened", "house")},
    }
    return b"taberna opening 1\n" + text(said)


def seal(lines: File, key: Ed25519PrivateKey | None = None, signature: str | None = None) -> bytes:
    """Each line after the first names the one before it. Signed by a key, with a signature from elsewhere, or
    not at all. In format 1 there was neither."""
    lines, file = deepcopy(lines), list[bytes]()
    for line in lines[:-1]:
        if file:
            line = {
                "before": sha256(file[-1]).hexdigest(),
                **{k: v for k, v in line.items() if k != "before"},
            }
        file.append(text(line))
    last = {k: v for k, v in lines[-1].items() if k not in ("before", "digest", "signature")}
    last = {"before": sha256(file[-1]).hexdigest(), **last}
    if lines[0]["format"] == 1:
        return seal_plainly(lines)
    if key is not None:
        last["house"] = public(key)
    body = b"".join(line + b"\n" for line in file)
    digest = sha256(body + text({**last, "digest": "", "signature": ""}))
    if key is not None:
        signature = key.sign(b"taberna record 2\n" + digest.digest()).hex()
    return body + text({**last, "digest": digest.hexdigest(), "signature": signature or ""}) + b"\n"


def seal_plainly(lines: File) -> bytes:
    body = b"".join(text(line) + b"\n" for line in lines[:-1])
    digest = sha256(body + text({**lines[-1], "digest": ""})).hexdigest()
    return body + text({**lines[-1], "digest": digest}) + b"\n"


def honest(lines: File) -> bytes:
    """By the house itself: promised and signed."""
    lines = deepcopy(lines)
    lines[0]["promise"] = HOUSE.sign(opening(lines[0])).hex()
    return seal(lines, HOUSE)


def with_header(**said: object) -> File:
    return [{**TRUE[0], **said}, *TRUE[1:]]


def with_seal(**said: object) -> File:
    return [*TRUE[:-1], {**TRUE[-1], **said}]


def with_line(number: int, line: Line) -> File:
    return [*TRUE[:number], line, *TRUE[number + 1 :]]


def lines_of(kind: str) -> list[int]:
    return [number for number, line in enumerate(TRUE) if line["entry"] == kind]


def in_both(name: str, value: object) -> File:
    """An option in the header and in the set-up alike."""
    lines = deepcopy(TRUE)
    lines[0]["options"][name] = value
    lines[1]["events"][0]["options"][name] = value
    return lines


def numbered(lines: File) -> File:
    """Numbers of entries and what follows which, put right again."""
    lines, seq = deepcopy(lines), 0
    for line in lines[1:-1]:
        if "seq" in line:
            seq += 1
            line["seq"] = seq
        elif "after" in line:
            line["after"] = seq
    lines[-1]["entries"] = seq
    return lines


RESIGNED: Final = lines_of("commit")[-1]


def resigned_by(seat: str, at: int) -> File:
    """Cut, and the other one gave up."""
    winner = "B" if seat == "A" else "A"
    end = json.loads(text(TRUE[RESIGNED]).replace(b'"B"', b'"?"').replace(b'"A"', b'"!"'))
    end = json.loads(text(end).replace(b'"?"', f'"{seat}"'.encode()).replace(b'"!"', f'"{winner}"'.encode()))
    last = {**TRUE[-1], "outcome": {"result": winner, "reason": "resigned", "winners": [winner]}}
    last["ended"] = last["at"] = TRUE[at]["at"] + 2000
    return numbered([*TRUE[:at], {**end, "at": TRUE[at]["at"] + 1000}, last])


def other_history() -> File:
    """Another game over the same commitment and the same contributions."""
    return resigned_by("A", lines_of("commit")[3])


SECOND: Final = [{**TRUE[0], "table": "table-two"}, *resigned_by("A", RESIGNED)[1:]]
"""Another true game of the house: the same people at another table, and the other one resigned."""
TOP: Final = int.from_bytes(bytes.fromhex(TRUE[-1]["signature"])[32:], "little")
MALLEABLE: Final = TRUE[-1]["signature"][:64] + (TOP + ORDER).to_bytes(32, "little").hex()


def flagged() -> File:
    flag = {"entry": "commit", "seq": 0, "seat": "*", "action": {"do": "flag", "seat": "B"}, "events": []}
    return numbered([*TRUE[:RESIGNED], {"at": TRUE[RESIGNED]["at"], **flag}, TRUE[-1]])


def drawn_by_hand() -> File:
    lines = deepcopy(TRUE)
    lines[2]["seat"] = "A"
    return lines


def format_one() -> File:
    """As if nobody had ever linked or signed anything."""
    dropped = {"before", "at", "table", "opened", "host", "house", "promise", "ended", "signature"}
    lines = [{k: v for k, v in line.items() if k not in dropped} for line in TRUE]
    lines[0]["format"] = 1
    return [line for line in lines if line["entry"] not in ("hands", "clocks")]


@cache
def practised() -> File:
    """A practice seed, tried until what was drawn follows from it."""
    for n in range(1000):
        header = {**TRUE[0], "fairness": {"dice": "practice", "seed": f"{n}"}, "promise": "", "house": ""}
        lines = [header, *TRUE[1:-1], {**TRUE[-1], "secret": None}]
        if standing(seal(lines)).get("draws") == "holds":
            return lines
    raise AssertionError


def seated(first: str, second: str) -> list[Line]:
    return [{**who, "name": name} for who, name in zip(SITTERS, (first, second), strict=True)]


def dice(**said: object) -> Line:
    return {**TRUE[0]["fairness"], **said}


def committed_to(secret: bytes) -> str:
    parts = (b"taberna commitment 1", secret)
    return sha256(b"".join(len(part).to_bytes(8) + part for part in parts)).hexdigest()


@cache
def ground() -> File:
    """A secret of one's own, tried until what was drawn follows from it, with a commitment that fits it."""
    for n in range(1000):
        secret = sha256(b"try %d" % n).digest()
        header = {**TRUE[0], "fairness": dice(commitment=committed_to(secret)), "promise": "", "house": ""}
        lines = [header, *TRUE[1:-1], {**TRUE[-1], "secret": secret.hex()}]
        if standing(seal(lines)).get("draws") == "holds":
            return lines
    raise AssertionError


A, B = (TRUE[0]["fairness"]["contributions"][seat] for seat in "AB")
MOVES: Final = lines_of("commit")
(BACK,), (HANDS,), (TALK,) = (lines_of(kind) for kind in ("taken-back", "hands", "talk"))
DAY: Final = 86_400_000
CLEO: Final = {"seat": "C", "name": "Cleo", "kind": "person"}


def unlawful_by_rules_that_nobody_has() -> File:
    return [{**TRUE[0], "ruleset": "0" * 64}, *with_line(5, {**TRUE[5], "seat": "B"})[1:]]


def later(by: int) -> File:
    return [
        TRUE[0],
        *({**line, "at": line["at"] + by} for line in with_seal(ended=TRUE[-1]["ended"] + by)[1:]),
    ]


def timeless() -> File:
    return [{**TRUE[0], "opened": 0}, *({**line, "at": 0} for line in with_seal(ended=0)[1:])]


def sooner_in_other_hands() -> File:
    place = MOVES[2]
    given = {**TRUE[HANDS], "after": TRUE[place]["seq"], "at": TRUE[place]["at"]}
    return [*TRUE[: place + 1], given, *TRUE[place + 1 : HANDS], *TRUE[HANDS + 1 :]]


def promised_by_the_attacker() -> File:
    mine = public(MINE)
    return with_header(house=mine, promise=MINE.sign(opening({**TRUE[0], "house": mine})).hex())


def second(number: int) -> Line:
    return json.loads(honest(SECOND).splitlines()[number])  # type: ignore[no-any-return]


def without(*kinds: str) -> File:
    return [line for line in TRUE if line["entry"] not in kinds]


def contributed(**parts: str) -> File:
    return with_header(fairness=dice(contributions=parts))


ATTACKS: Final[dict[str, Callable[[], File]]] = {
    # What passed once.
    "rules nobody has": lambda: with_header(ruleset="0" * 64),
    "rules nobody has, and an illegal move": unlawful_by_rules_that_nobody_has,
    "rules of before": lambda: with_header(ruleset=GAMES["tellstones"].known[0].ruleset),
    "version 99": lambda: with_header(rules="99"),
    "cut, and the winner resigned": lambda: resigned_by("A", RESIGNED),
    "cut early, and the winner resigned": other_history,
    "cut early, and the loser resigned": lambda: resigned_by("B", MOVES[4]),
    "cut, and no end": lambda: numbered([*TRUE[:RESIGNED], {**TRUE[-1], "outcome": None, "secret": None}]),
    "a flag that never fell": flagged,
    "names swapped": lambda: with_header(sitters=seated("Bruno", "Ana")),
    "people relabelled bots": lambda: with_header(sitters=[{**who, "kind": "bot"} for who in SITTERS]),
    "a bot relabelled a person": lambda: with_line(HANDS, {**TRUE[HANDS], "kind": "person"}),
    "another clock in header and start": lambda: in_both("clock", "5+3"),
    "other notes in header and start": lambda: in_both("notes", "on"),
    "talk that nobody said": lambda: with_line(TALK, {**TRUE[TALK], "text": "I cheat."}),
    "talk left out": lambda: without("talk"),
    "a game before it": lambda: with_header(previous="ab" * 32),
    "a practice seed, the same last line": lambda: with_header(fairness=practised()[0]["fairness"]),
    "a practice seed that suits": practised,
    "own dice": lambda: with_header(fairness={"dice": "own"}),
    "another result": lambda: with_seal(outcome={"result": "B", "reason": "resigned", "winners": ["B"]}),
    "a draw": lambda: with_seal(outcome={"result": "draw", "reason": "agreed", "winners": ["A", "B"]}),
    "no secret": lambda: with_seal(secret=None),
    "another secret": lambda: with_seal(secret="00" * 32),
    "a ground secret": ground,
    "a contribution of one's own": lambda: contributed(A=A, B="00" * 16),
    "a contribution said again by the other": lambda: contributed(A=A, B=A),
    "contributions swapped": lambda: contributed(A=B, B=A),
    "nobody contributed": lambda: contributed(),
    "the promise stripped": lambda: with_header(promise="", house=""),
    "the promise of another table": lambda: with_header(promise=HOUSE.sign(opening(SECOND[0])).hex()),
    # And more.
    "a promise of one's own": promised_by_the_attacker,
    "the header of another game of the house": lambda: [second(0), *TRUE[1:]],
    "the end of another game of the house": lambda: [*TRUE[:-1], second(-1)],
    "the second half of another game": lambda: [*TRUE[:8], *map(second, range(8, len(TRUE)))],
    "somebody else opened it": lambda: with_header(host=["B"]),
    "nobody opened it": lambda: with_header(host=[]),
    "another table": lambda: with_header(table="table-nine"),
    "opened a day before": lambda: with_header(opened=TRUE[0]["opened"] - DAY),
    "nobody knows when": timeless,
    "a day later, all of it": lambda: later(DAY),
    "one line earlier than the one before": lambda: with_line(6, {**TRUE[6], "at": TRUE[3]["at"]}),
    "nothing was taken back": lambda: numbered(without("taken-back")),
    "no move, no taking back": lambda: numbered([*TRUE[: BACK - 1], *TRUE[BACK + 1 :]]),
    "no seat changed hands": lambda: without("hands"),
    "the seat changed hands sooner": sooner_in_other_hands,
    "no pause": lambda: without("clocks"),
    "a Cyrillic A": lambda: with_header(sitters=seated("\u0410na", "Bruno")),
    "an accent apart": lambda: with_header(sitters=seated("A\u0301na", "Bruno")),
    "letters as wide as a kanji": lambda: with_header(sitters=seated("\uff21na", "Bruno")),
    "something unseen in a name": lambda: with_header(sitters=seated("Ana\u2060", "Bruno")),
    "a draw thrown by hand": drawn_by_hand,
    "three at a duel": lambda: with_header(sitters=[*SITTERS, CLEO]),
    "format 1": format_one,
    "format 3": lambda: with_header(format=3),
    "a field more among the options": lambda: in_both("favour", "A"),
    "a move more after the end": lambda: numbered([*TRUE[:-1], {**TRUE[5], "at": TRUE[-1]["at"]}, TRUE[-1]]),
    "two seals": lambda: [*TRUE, TRUE[-1]],
    "two headers": lambda: [TRUE[0], TRUE[0], *TRUE[1:]],
    "a seal that counts otherwise": lambda: with_seal(entries=TRUE[-1]["entries"] - 1),
    "an end before the last move": lambda: with_seal(ended=TRUE[3]["at"]),
}
LAWFUL: Final = frozenset(
    {
        *("cut, and the winner resigned", "cut early, and the winner resigned"),
        *("cut early, and the loser resigned", "names swapped", "people relabelled bots"),
        *("a bot relabelled a person", "talk that nobody said", "talk left out", "a ground secret"),
        *("a practice seed that suits", "the promise stripped", "a promise of one's own"),
        *("the header of another game of the house", "the second half of another game"),
        *("somebody else opened it", "nobody opened it", "a day later, all of it", "no move, no taking back"),
        *("no seat changed hands", "the seat changed hands sooner", "no pause", "a Cyrillic A"),
        *("letters as wide as a kanji", "format 1"),
    }
)
"""Lawful with draws that follow, and no more, where nobody signs them or a stranger does."""
BY: Final[dict[str, Callable[[File], bytes]]] = {
    "nobody": seal,
    "the attacker": lambda lines: seal(lines, MINE),
    "the house, as it seems": lambda lines: seal(lines, None, MINE.sign(b"taberna record 2\n").hex()),
    "the house, for the true game": lambda lines: seal(lines, None, TRUE[-1]["signature"]),
    "the house, for its other game": lambda lines: seal(lines, None, second(-1)["signature"]),
}


def standing(data: bytes) -> dict[str, str]:
    try:
        verdict = verify(load(data, GAMES), KNOWN)
    except Refused:
        return {}
    return {degree.name: degree.standing for degree in verdict.degrees}


def is_whole_and_signed(data: bytes) -> bool:
    found = standing(data)
    return found.get("signed") == "holds" or found.get("whole") == "holds"


def test_the_workshop_makes_true_records_where_it_has_the_key() -> None:
    """Else it would prove nothing that its false ones are found."""
    assert honest(TRUE) == DATA
    assert committed_to(bytes.fromhex(TRUE[-1]["secret"])) == TRUE[0]["fairness"]["commitment"]
    for lines in (TRUE, SECOND, other_history(), resigned_by("B", lines_of("commit")[4])):
        assert set(standing(honest(lines)).values()) == {"holds"}


def test_there_are_fifty_and_each_differs_from_the_truth() -> None:
    files = {name: seal(attack()) for name, attack in ATTACKS.items()}
    assert len(files) >= 50
    assert seal(TRUE) not in files.values()


@pytest.mark.parametrize("by", BY)
@pytest.mark.parametrize("attack", ATTACKS)
def test_none_is_whole_and_signed(attack: str, by: str) -> None:
    found = standing(BY[by](ATTACKS[attack]()))
    assert {found.get("signed"), found.get("whole"), found.get("committed")}.isdisjoint({"holds"})
    if "house" not in by or attack == "format 1":
        mere = [name for name, how in found.items() if how == "holds"] == ["lawful", "draws"]
        assert (mere and "fails" not in found.values()) == (attack in LAWFUL)
    else:
        assert not found or "fails" in found.values()


def spelled_otherwise() -> Iterator[tuple[str, bytes]]:
    """The true bytes, or the same JSON, in another spelling."""
    mark, last = TRUE[-1]["signature"], DATA.splitlines()[-1]
    yield "in capitals", DATA.replace(mark.encode(), mark.upper().encode())
    yield "one sign of it in capitals", DATA.replace(mark.encode(), mark.replace("e", "E", 1).encode())
    yield "an equal signature", DATA.replace(mark.encode(), MALLEABLE.encode())
    yield "escaped", DATA.replace(mark.encode(), b"\\u00%02x" % ord(mark[0]) + mark[1:].encode())
    yield "twice", DATA.replace(mark.encode(), mark.encode() * 2)
    yield "none", DATA.replace(mark.encode(), b"")
    yield "the promise's", DATA.replace(mark.encode(), TRUE[0]["promise"].encode())
    yield (
        "a key that signs everything",
        DATA.replace(
            last,
            last.replace(public(HOUSE).encode(), b"01" + b"00" * 31).replace(
                mark.encode(), b"01" + b"00" * 63
            ),
        ),
    )
    yield "lines as on Windows", DATA.replace(b"\n", b"\r\n")
    yield "a mark before it", b"\xef\xbb\xbf" + DATA
    yield "an empty line", DATA + b"\n"
    yield "no last line end", DATA[:-1]
    yield "a space", DATA.replace(b'"entry":"seal"', b'"entry": "seal"')
    yield "a number with a point", DATA.replace(b'"entries":12', b'"entries":12.0')
    yield "a number with an exponent", DATA.replace(b'"entries":12', b'"entries":12e0')
    yield "a name said twice", DATA.replace(b'"name":"Ana"', b'"name":"Ana","name":"Zoe"')
    yield (
        "a name said twice, once in disguise",
        DATA.replace(b'"name":"Ana"', b'"name":"Ana","n\\u0061me":"Zoe"'),
    )
    yield "the seal said twice", DATA + last + b"\n"
    for escaped in (b"\\u0041na", b"Ana\\u0000", b"Ana\\ud800"):
        yield repr(escaped), DATA.replace(b'"name":"Ana"', b'"name":"%s"' % escaped)


@pytest.mark.parametrize("data", [pytest.param(data, id=name) for name, data in spelled_otherwise()])
def test_nor_is_the_truth_spelled_otherwise(data: bytes) -> None:
    assert data != DATA
    assert not is_whole_and_signed(data)


@pytest.mark.parametrize(
    "attack", ["a draw thrown by hand", "a flag that never fell", "three at a duel", "no secret"]
)
def test_a_house_can_not_sign_the_rules_away(attack: str) -> None:
    """With its own key, over all of it."""
    found = standing(honest(ATTACKS[attack]()))
    assert not found or "fails" in found.values()


def test_a_second_house_that_is_known_too_signs_the_game_of_the_first() -> None:
    both = (*KNOWN, public(MINE))
    for lines in (TRUE, other_history()):
        verdict = verify(load(seal(lines, MINE), GAMES), both)
        assert verdict.weakest == "committed"


# -- a match


def game(number: int, previous: bytes | None, **said: object) -> bytes:
    """Of a match: whoever sat there before, after the game before it."""
    lines = deepcopy(with_header(table=f"table-{number}", **said))
    for option, value in (("games", 3), ("opening", "random")):
        lines[0]["options"][option] = value
        lines[1]["events"][0]["options"][option] = value
    if previous is not None:
        lines[0]["previous"] = json.loads(previous.splitlines()[-1])["digest"]
    return honest(lines)


def faults(*files: bytes) -> list[str]:
    return [finding.code for finding in check_chain([load(data, GAMES) for data in files])]


def test_chains_that_do_not_hold() -> None:
    later = TRUE[-1]["at"] + 1
    first = game(1, None)
    second = game(2, first, opened=later)
    assert "chain-missing" in faults(second, first) or "chain-order" in faults(second, first)
    assert faults(first, first) != []
    assert "chain-missing" in faults(first, game(2, game(7, None), opened=later))
    assert "chain-times" in faults(first, game(2, first))
    assert "chain-people" in faults(first, game(2, first, opened=later, sitters=seated("Ana", "Zoe")))
    assert "chain-people" in faults(first, game(2, first, opened=later, sitters=seated("\u0410na", "Bruno")))
    assert faults(first, game(2, first, opened=later)) != [], (
        "who begins it is another by the rules of a match"
    )


def test_a_chain_that_cannot_have_happened_is_no_chain() -> None:
    """A seal that claims an end which the moves don't reach, and a game that names it."""
    cut = numbered([*TRUE[:RESIGNED], *TRUE[RESIGNED + 1 :]])
    first = load(seal(cut), GAMES)
    later = load(seal(with_header(previous=first.name)), GAMES)
    assert check_chain((first, later))[-1].code == "chain-impossible"
    assert not is_over((first,))
