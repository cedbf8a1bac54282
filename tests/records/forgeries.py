"""What a forger does with a true record: one function each, from the pages to other pages.

Whoever forges has no house's key. So each forgery comes in three ways: with the house's signature left on it,
without any, and signed by a key of the forger's own.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace as put

from records import signed
from records.signed import FORGER, GAME, HOUSE, OPENED, SECRET, true_record
from taberna.table.record import Seal, sealed, signed_part
from taberna.table.seed import commitment, committed, practice
from taberna.table.signing import public_half, sign

Way = Literal["left", "stripped", "own key"]
WAYS: Final[tuple[Way, ...]] = ("left", "stripped", "own key")


@dataclass(frozen=True)
class Pages:
    """A record taken apart: what is in it, without the chain and the seal's digest."""

    header: dict[str, Any]
    lines: list[tuple[int, dict[str, Any]]]
    seal: dict[str, Any]

    def sealed(self, way: Way) -> bytes:
        """Put together again, with a chain and a digest that fit."""
        seal = {**self.seal, "digest": "0" * 64}
        own = public_half(FORGER)
        match way:
            case "stripped":
                seal |= {"house": "", "signature": ""}
            case "own key":
                seal |= {"house": own, "signature": ""}
        blank = msgspec.convert(seal, Seal)
        lines = [(at, dumped(line)) for at, line in self.lines]
        _, data = sealed(
            dumped(self.header),
            lines,
            blank,
            (lambda digest: sign(FORGER, signed_part(digest))) if way == "own key" else None,
        )
        if way == "left":
            data = data.replace(b'"signature":""', b'"signature":"%s"' % self.seal["signature"].encode())
        return data

    def told(self, **fields: Any) -> "Pages":
        return replace(self, header={**self.header, **fields})

    def ended(self, **fields: Any) -> "Pages":
        return replace(self, seal={**self.seal, **fields})

    def kind(self, entry: str) -> list[int]:
        return [place for place, (_, line) in enumerate(self.lines) if line["entry"] == entry]

    def at(self, place: int, **fields: Any) -> "Pages":
        lines = [*self.lines]
        lines[place] = lines[place][0], {**lines[place][1], **fields}
        return replace(self, lines=lines)

    def without(self, place: int) -> "Pages":
        return replace(self, lines=[line for n, line in enumerate(self.lines) if n != place])


def dumped(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def pages(data: bytes) -> Pages:
    header, *rest = map(json.loads, data.decode().splitlines())
    lines = [(line.pop("at"), line) for line in rest if line.pop("before")]
    return Pages(header, lines[:-1], lines[-1][1])


TRUE: Final = pages(true_record())


def written_anew(played: signed.Evening) -> Pages:
    """A game that the forger has played alone; the best that can be put on it is a signature of another."""
    return pages(played.sealed(key=None)).ended(house=HOUSE, signature=TRUE.seal["signature"])


# -- those of the issue


def another_ruleset(true: Pages) -> Pages:
    """and with it an illegal move."""
    place = true.kind("commit")[-1]
    return true.told(ruleset="0" * 64).at(place, seat="A" if true.lines[place][1]["seat"] == "B" else "B")


def a_known_older_ruleset(true: Pages) -> Pages:
    first = GAME.known[0]
    place = true.kind("commit")[-2]
    events = true.lines[place][1]["events"]
    return true.told(ruleset=first.ruleset).at(place, events=[*events[:-1]])


def cut_before_the_loss(true: Pages) -> Pages:
    """Ana was about to lose, say: the game ends earlier, and it is Bruno who resigns."""
    played = signed.evening(signed.seated(signed.options()), moves=signed.MOVES[:2])
    played.acts("A", "resign")
    return written_anew(played)


def an_invented_claim(true: Pages) -> Pages:
    played = signed.evening(signed.seated(signed.options()))
    played.says("*", do="away", seat=played.waited_for)
    played.says("A" if played.waited_for == "B" else "B", do="claim")
    return replace(written_anew(played), header=true.header)


def an_invented_flag(true: Pages) -> Pages:
    played = signed.evening(signed.seated(signed.options(clock="5+3")))
    played.says("*", do="flag", seat=played.waited_for)
    return written_anew(played).told(promise=true.header["promise"])


def names_swapped(true: Pages) -> Pages:
    first, second = true.header["sitters"]
    return true.told(sitters=[first | {"name": second["name"]}, second | {"name": first["name"]}])


def a_person_called_a_bot(true: Pages) -> Pages:
    first, second = true.header["sitters"]
    return true.told(sitters=[first, second | {"kind": "bot"}])


def another_clock_in_header_and_start(true: Pages) -> Pages:
    started = true.lines[0][1]["events"][0]
    options = true.header["options"] | {"clock": "5+3", "notes": "on"}
    events = [started | {"options": options}, *true.lines[0][1]["events"][1:]]
    return true.told(options=options).at(0, events=events)


def invented_talk(true: Pages) -> Pages:
    place = true.kind("talk")[0]
    return true.at(place, text="I cheated, and I liked it.")


def an_invented_previous(true: Pages) -> Pages:
    return true.told(previous="ab" * 32)


def practice_for_committed(true: Pages) -> Pages:
    """The same people at the same table, with a seed that was chosen for its draws."""
    fairness = practice("mine")
    played = signed.Evening(put(signed.seated(signed.options()), fairness=fairness, promise=""))
    played.acts("B", "resign")
    return written_anew(played).ended(secret=None)


def two_histories_of_one_commitment(true: Pages) -> Pages:
    """Everything is as it was promised, and another game was played with it."""
    played = signed.evening(signed.seated(signed.options()), moves=("hide", "place", "place", "place"))
    played.acts("A", "resign")
    return written_anew(played)


# -- and more


def another_outcome(true: Pages) -> Pages:
    return true.ended(outcome=true.seal["outcome"] | {"result": "B", "winners": ["B"]})


def no_outcome(true: Pages) -> Pages:
    return true.ended(outcome=None)


def an_event_made_better(true: Pages) -> Pages:
    place = next(n for n in true.kind("commit") if (true.lines[n][1]["action"] or {}).get("do") == "peek")
    event, *rest = true.lines[place][1]["events"]
    return true.at(place, events=[event | {"symbol": "K" if event["symbol"] != "K" else "F"}, *rest])


def a_move_by_the_other(true: Pages) -> Pages:
    place = true.kind("commit")[-2]
    return true.at(place, seat="A" if true.lines[place][1]["seat"] == "B" else "B")


def a_draw_of_ones_own(true: Pages) -> Pages:
    """The first stone is another one, and everything that came of it."""
    other = next(
        bytes([n]) * 32 for n in range(1, 200) if _first_stone(bytes([n]) * 32) != _first_stone(SECRET)
    )
    played = signed.evening(signed.seated(signed.options(), secret=other), other)
    played.acts("B", "resign")
    forged = written_anew(played)
    return replace(forged, header=true.header, seal={**forged.seal, "secret": true.seal["secret"]})


def _first_stone(secret: bytes) -> bytes:
    return signed.Evening(signed.seated(signed.options(), secret=secret), secret).lines[1]


def another_secret(true: Pages) -> Pages:
    return true.ended(secret="00" * 32)


def no_secret(true: Pages) -> Pages:
    return true.ended(secret=None)


def a_ground_secret(true: Pages) -> Pages:
    """Chosen after everybody spoke, with a commitment that fits it and no promise."""
    secret = b"chosen for its pretty first draw"
    played = signed.evening(put(signed.seated(signed.options(), secret=secret), promise="", house=""), secret)
    played.acts("B", "resign")
    return written_anew(played)


def ground_contributions(true: Pages) -> Pages:
    """Once a game is over its secret is known: whoever writes it anew chooses what the seats added."""
    header = signed.seated(signed.options())
    other = committed(commitment(SECRET), {"A": b"ground", "B": b"finely"})
    played = signed.evening(put(header, fairness=other))
    played.acts("A", "resign")
    return written_anew(played)


def a_replayed_contribution(true: Pages) -> Pages:
    parts = true.header["fairness"]["contributions"]
    return true.told(fairness=true.header["fairness"] | {"contributions": parts | {"B": parts["A"]}})


def a_contribution_left_out(true: Pages) -> Pages:
    parts = true.header["fairness"]["contributions"]
    return true.told(fairness=true.header["fairness"] | {"contributions": parts | {"B": ""}})


def a_promise_of_another_table(true: Pages) -> Pages:
    return true.told(promise=signed.seated(signed.options(), table="table-two").promise)


def the_promise_stripped(true: Pages) -> Pages:
    return true.told(promise="", house="")


def a_promise_by_ones_own_key(true: Pages) -> Pages:
    header = signed.seated(signed.options(), key=FORGER)
    return true.told(house=header.house, promise=header.promise)


def another_table(true: Pages) -> Pages:
    return true.told(table="table-two")


def a_signature_of_another_record(true: Pages) -> Pages:
    played = signed.evening(signed.seated(signed.options(), table="table-two"))
    played.acts("B", "resign")
    return true.ended(signature=pages(played.sealed()).seal["signature"])


def a_signature_over_something_else(true: Pages) -> Pages:
    """The house did sign this: an opening."""
    return true.ended(signature=true.header["promise"])


def the_house_of_another(true: Pages) -> Pages:
    return true.ended(house=public_half(FORGER))


def another_host(true: Pages) -> Pages:
    return true.told(host=["B"])


def opened_later(true: Pages) -> Pages:
    return true.told(opened=OPENED + 500)


def times_moved(true: Pages) -> Pages:
    day = 86_400_000
    later = true.ended(ended=true.seal["ended"] + day)
    return replace(later, lines=[(at + day, line) for at, line in true.lines])


def a_look_alike_name(true: Pages) -> Pages:
    """Cyrillic А."""
    first, second = true.header["sitters"]
    return true.told(sitters=[first | {"name": "Аna"}, second])


def a_seat_that_never_changed_hands(true: Pages) -> Pages:
    """A bot's moves are a person's again."""
    return true.without(true.kind("hands")[0])


def a_pause_that_never_was(true: Pages) -> Pages:
    return true.without(true.kind("clocks")[0])


def nothing_but_the_seal(true: Pages) -> Pages:
    return true


FALSE: Final = "false"
FORGERIES: Final[dict[Callable[[Pages], Pages], str]] = {
    another_ruleset: FALSE,
    a_known_older_ruleset: FALSE,
    cut_before_the_loss: "committed",
    an_invented_claim: "committed",
    an_invented_flag: FALSE,
    names_swapped: "committed",
    a_person_called_a_bot: "committed",
    another_clock_in_header_and_start: FALSE,
    invented_talk: "committed",
    an_invented_previous: FALSE,
    practice_for_committed: "committed",
    two_histories_of_one_commitment: "committed",
    another_outcome: FALSE,
    no_outcome: FALSE,
    an_event_made_better: FALSE,
    a_move_by_the_other: FALSE,
    a_draw_of_ones_own: FALSE,
    another_secret: FALSE,
    no_secret: FALSE,
    a_ground_secret: "committed",
    ground_contributions: "committed",
    a_replayed_contribution: FALSE,
    a_contribution_left_out: FALSE,
    a_promise_of_another_table: FALSE,
    the_promise_stripped: "committed",
    a_promise_by_ones_own_key: "committed",
    another_table: FALSE,
    a_signature_of_another_record: "committed",
    a_signature_over_something_else: "committed",
    the_house_of_another: "committed",
    another_host: "committed",
    opened_later: FALSE,
    times_moved: "committed",
    a_look_alike_name: "committed",
    a_seat_that_never_changed_hands: "committed",
    a_pause_that_never_was: "committed",
    nothing_but_the_seal: "committed",
}
"""What is left of each without the house's signature: the first degree that does not hold, or that it is
false. With the signature left on it, every one is false."""
