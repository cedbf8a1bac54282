"""What the command line says about a table: its options, who is a bot, and what people are called."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from taberna.bots import AnyBot
from taberna.cli.mistakes import Mistake
from taberna.table.codec import codec
from taberna.table.game import AnyGame
from taberna.table.refusal import Refusal, Refused
from taberna.table.seats import Seat
from taberna.table.talk import LONGEST_NAME, tidy
from taberna.table.values import Options
from taberna.texts import Texts

BOT: Final = "bot"


def read_options(
    game: AnyGame,
    variant: str | None,
    written: Sequence[str],
    usual: Mapping[str, str],
    say: Texts,
    plain: Callable[[Mapping[str, str]], Mapping[str, object]] = dict,
) -> Options:
    """`key=value` as typed, over what is usual here; `plain` says what values that stands for."""
    given = dict(usual)
    if variant is not None:
        given["variant"] = variant
    for text in written:
        key, equals, value = text.partition("=")
        if not equals or not key.strip():
            raise Mistake(say("option-shape", text=text))
        given[key.strip()] = value.strip()
    known = game.types.options.__struct_fields__
    for name in given:
        if name not in known:
            raise Mistake(say("option-unknown", name=name, known=", ".join(known)))
    if given.get("variant", game.variants[0]) not in game.variants:
        raise Mistake(say("variant-unknown", variant=given["variant"], known=", ".join(game.variants)))
    try:
        return codec(game).make_options(plain(given), strict=False)
    except Refused as refused:
        raise Mistake(say.refusal(refused.refusal)) from None


def read_bots(
    seats: tuple[Seat, ...],
    named: Sequence[str],
    everybody: str | None,
    known: Mapping[str, AnyBot],
    usual: AnyBot,
    say: Texts,
) -> dict[Seat, AnyBot]:
    """`B`, or `B=king` where it matters who sits there."""
    if everybody not in (None, "all"):
        raise Mistake(say("bots-shape"))
    bots = dict.fromkeys(seats if everybody else (), usual)
    for text in named:
        seat, equals, name = text.partition("=")
        _check_seat(seat, seats, say)
        if equals and name not in known:
            raise Mistake(say("no-such-bot", name=name, known=", ".join(known)))
        bots[seat] = known[name] if equals else usual
    return bots


def read_seats(seats: tuple[Seat, ...], written: str, say: Texts) -> frozenset[Seat]:
    """`A,B`: the seats of the people at this keyboard."""
    named = [seat.strip() for seat in written.split(",")]
    for seat in named:
        _check_seat(seat, seats, say)
    return frozenset(named)


def read_names(seats: tuple[Seat, ...], written: str | None, say: Texts) -> dict[Seat, str]:
    names: dict[Seat, str] = {}
    for text in (written or "").split(",") if written else ():
        seat, equals, name = text.partition("=")
        if not equals:
            raise Mistake(say("names-shape", text=text))
        _check_seat(seat.strip(), seats, say)
        tidied = tidy(name, LONGEST_NAME)
        if isinstance(tidied, Refusal):
            raise Mistake(say.refusal(tidied))
        names[seat.strip()] = tidied
    return names


def read_places(
    seats: tuple[Seat, ...], written: Sequence[str], say: Texts
) -> tuple[dict[Seat, str], dict[Seat, str]]:
    """`A`, `A=Ana`, `B=bot`, `B=bot:king`: what people are called, if anything, and which bots sit where."""
    people: dict[Seat, str] = {}
    bots: dict[Seat, str] = {}
    for text in written:
        seat, _, name = text.partition("=")
        _check_seat(seat, seats, say)
        kind, _, bot = name.partition(":")
        if kind == BOT:
            bots[seat] = bot
        else:
            people |= read_names(seats, text, say) if name else {seat: ""}
    return people, bots


def _check_seat(seat: str, seats: tuple[Seat, ...], say: Texts) -> None:
    if seat not in seats:
        raise Mistake(say("seat-unknown", seat=seat, known=", ".join(seats)))
