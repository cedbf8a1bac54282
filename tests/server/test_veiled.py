"""A table with an adventure that somebody brought: signed before anybody sits down, shown at the end. And
houses that would rather sign nothing, or play another adventure."""

from collections.abc import Callable
from pathlib import Path
from unittest.mock import AsyncMock

import msgspec
import pytest
from msgspec.structs import replace

from server.night import House, Person, night
from server.test_brought import FILE, OWN_WORDS
from server.test_elsewhere import program
from taberna.cli.receipts import kept_of, settle
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.options import Options
from taberna.server.client import Client, split_link
from taberna.server.http import seats
from taberna.server.remote_seat import RemoteSeat
from taberna.server.store.rows import TableRow
from taberna.server.tables.opening import promised
from taberna.server.tables.row_changes import change
from taberna.server.wire.http import Opened, Promised
from taberna.server.wire.messages import Done
from taberna.table.codec import write
from taberna.table.load import load
from taberna.table.receipts import compare
from taberna.table.record import AnyRecord
from taberna.table.refusal import Refused
from taberna.table.signed_opening import is_genuine, read_opening
from taberna.table.verify import verify
from taberna.texts import texts

LANGUAGES = ("en", "es", "fr", "el")
PARTY = [{"seat": "A", "hero": "bruna"}]


@pytest.fixture(autouse=True)
def _kept_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


async def opens(dora: Person) -> Opened:
    options = {"adventure": "tallow", "brought": [FILE], "party": PARTY}
    return await dora.opens(game="tseuquest", options=options, seats={"S": {"kind": "kept"}})


async def as_row(house: House, table: str, how: Callable[[TableRow], TableRow]) -> None:
    """What a house does with its own table that it should not."""
    await change(await house.context.tavern.open(table), how)


def about_another(house: House) -> Callable[[TableRow], TableRow]:
    """Signs another adventure than it will play: nobody can tell the two apart before the end."""

    def signs(row: TableRow) -> TableRow:
        other = row.options.replace("Wax King", "Wax Queen")
        assert other != row.options
        return replace(promised(house.context.desk, replace(row, options=other)), options=row.options)

    return signs


def unsigned(row: TableRow) -> TableRow:
    return replace(row, opening="", promise="", veil=None)


async def plays(
    house: House,
    before: Callable[[TableRow], TableRow] = lambda row: row,
    between: Callable[[TableRow], TableRow] = lambda row: row,
) -> tuple[Person, Person, AnyRecord]:
    """Ana sits down, Dora after her, and Ana's adventurer gives up at once."""
    dora, ana = await house.guest("Dora"), await house.guest("Ana")
    opened = await opens(dora)
    table = opened.table.id
    await as_row(house, table, before)
    await ana.joins(opened.invitations[0].link, name="Ana", contribution="5eed")
    await as_row(house, table, between)
    await dora.client.sit(table, "S", "Dora", "c0ffee")
    people = {"A": ana, "S": dora}
    for seat, person in people.items():
        await person.sits(table, seat)
    hosted = await house.context.tavern.open(table)
    assert hosted.play is not None
    while not (isinstance(state := hosted.play.state, State) and state.phase == "heroes"):
        seat = hosted.waiting[0]
        await people[seat].acts(table, seat, hosted.game.legal(state, seat).actions[0])
    assert isinstance(done := await ana.does(table, "A", "abandon"), Done), done
    await house.context.tavern.seal(hosted)
    return dora, ana, await kept(house, ana, table)


def unwrapped(printed: str) -> str:
    """Without the frame and the lines that it makes, which French may break between a word and its mark."""
    return " ".join(printed.replace("│", " ").split())


async def kept(house: House, person: Person, table: str) -> AnyRecord:
    return load(await person.client.fetch("GET", f"/api/tables/{table}/record"), house.context.desk.games)


def codes(person: Person, record: AnyRecord) -> list[str]:
    assert person.client.receipt is not None
    assert is_genuine(person.client.receipt)
    return [found.code for found in compare(person.client.receipt, record)]


@night()
async def test_what_was_brought_is_promised_unseen_and_proven_afterwards(house: House) -> None:
    dora, ana, record = await plays(house)
    assert ana.client.receipt is not None
    said = ana.client.receipt.opening
    assert not [word for word in OWN_WORDS if word in said]
    assert '"options":{"options":"veiled","shown":{"variant":"adventure","players":0' in said
    verdict = verify(record, house.context.desk.key.known)
    assert verdict.weakest is None, verdict
    assert codes(dora, record) == codes(ana, record) == []
    assert isinstance(record.header.options, Options)
    assert record.header.options.brought[0].text == FILE["text"]
    seat = RemoteSeat(ana.client, house.context.desk.games["tseuquest"], record.header.table, "A")
    assert await settle(seat, kept_of(seat), texts("en")) == (texts("en")("receipt-good"),)


@night()
async def test_two_tables_with_one_file_are_signed_with_two_salts(house: House) -> None:
    """Else whoever has the file would know it again."""
    dora = await house.guest("Dora")
    openings = [(await dora.client.promise((await opens(dora)).table.id)).opening for _ in range(2)]
    digests = [msgspec.json.decode(read_opening(said).options)["digest"] for said in openings]
    assert digests[0] != digests[1]
    hosted = await house.context.tavern.open(read_opening(openings[0]).table)
    assert hosted.row.veil is not None
    salt = hosted.row.veil.salt
    shown = [write(await dora.table(hosted.id)), *map(str.encode, openings)]
    assert not [sent for sent in shown if salt.encode() in sent]


@night()
async def test_a_house_that_plays_another_adventure_than_it_signed(house: House) -> None:
    """It keeps its signature where it was: then the record has none."""
    _, ana, record = await plays(house, about_another(house))
    assert verify(record, house.context.desk.key.known).weakest == "committed"
    assert codes(ana, record) == ["receipt-opening"]


@night()
async def test_a_house_that_signs_another_adventure_afterwards(house: House) -> None:
    """To strangers all of it is true, and to Dora, who came later."""
    desk = house.context.desk
    dora, ana, record = await plays(house, about_another(house), lambda row: promised(desk, row))
    assert verify(record, desk.key.known).weakest is None
    assert codes(dora, record) == []
    assert codes(ana, record) == ["receipt-opening"]


@night()
async def test_nobody_sits_down_where_nothing_is_signed(house: House) -> None:
    """Neither at the terminal nor with a bot; in every language, and nothing of theirs was sent."""
    dora = await house.guest("Dora")
    opened = await opens(dora)
    table, link = opened.table.id, opened.invitations[0].link
    await as_row(house, table, unsigned)
    for language in LANGUAGES:
        for words in (("play", "--join", link), ("bot", "--url", link)):
            code, printed = await program("--language", language, *words)
            assert code != 0
            assert unwrapped(texts(language)("refusal-opening-missing")) in unwrapped(printed), printed
    hosted = await house.context.tavern.open(table)
    assert (hosted.chairs["A"].kind, hosted.chairs["A"].contribution) == ("open", "")
    with pytest.raises(Refused, match="opening-missing"):
        await dora.client.sit(table, "S", "Dora", "c0ffee")
    await as_row(house, table, lambda row: promised(house.context.desk, row))
    await dora.client.sit(table, "S", "Dora", "c0ffee")
    assert dora.client.receipt is not None


@night()
async def test_a_house_that_says_the_game_had_begun(house: House) -> None:
    """So that nothing need be signed: who comes for the first time is not taken in by that."""
    opened = await opens(await house.guest("Dora"))
    invitation = split_link(opened.invitations[0].link)[1]
    ana = await house.guest("Ana")
    ana.client.promise = AsyncMock(wraps=ana.client.promise)  # type: ignore[method-assign]
    await as_row(house, opened.table.id, unsigned)
    asked = ana.client.ask

    async def lies(method: str, path: str, body: object, kind: type[object]) -> object:
        answer = await asked(method, path, body, kind)
        return replace(answer, counts=False) if isinstance(answer, Promised) else answer

    ana.client.ask = lies  # type: ignore[method-assign, assignment]
    with pytest.raises(Refused, match="opening-missing"):
        await ana.client.join(invitation, "Ana", "5eed")
    joined = await ana.client.join(invitation, "Ana", "5eed", again=True)
    assert joined.seat == "A", "who was there before goes on with what there is"
    seat = RemoteSeat(ana.client, house.context.desk.games["tseuquest"], joined.table.id, "A")
    assert await settle(seat, kept_of(seat), texts("en")) == (texts("en")("receipt-none"),)
    hosted = await house.context.tavern.open(joined.table.id)
    assert hosted.chairs["A"].contribution == "", "and adds nothing to what nobody signed"


@night()
async def test_a_house_that_signs_other_options_than_it_shows(house: House) -> None:
    """In the opening the dice are the barrel's; the table says they are even. And another commitment."""
    dora = await house.guest("Dora")
    desk = house.context.desk

    def barrel(row: TableRow) -> TableRow:
        other = row.options.replace('"dice":"even"', '"dice":"barrel"')
        assert other != row.options
        return replace(promised(desk, replace(row, options=other)), options=row.options)

    def ground(row: TableRow) -> TableRow:
        return replace(promised(desk, replace(row, commitment="00" * 32)), commitment=row.commitment)

    for lie in (barrel, ground):
        opened = await opens(dora)
        ana = await house.guest("Ana")
        await as_row(house, opened.table.id, lie)
        with pytest.raises(Refused, match="opening-differs"):
            await ana.joins(opened.invitations[0].link, name="Ana", contribution="5eed")
        hosted = await house.context.tavern.open(opened.table.id)
        assert hosted.chairs["A"].kind == "open"


@night()
async def test_a_house_that_does_not_sign_what_it_was_given(house: House) -> None:
    """Bytes that it could deny."""
    opened = await opens(await house.guest("Dora"))
    link = opened.invitations[0].link
    with pytest.MonkeyPatch.context() as patch:
        from taberna.server.http import invitations

        for door in (seats, invitations):
            patch.setattr(door, "heard", lambda *_: "", raising=False)
        code, printed = await program("play", "--join", link)
    assert code != 0
    assert unwrapped(texts("en")("refusal-receipt-withheld")) in unwrapped(printed), printed


@night()
async def test_who_comes_late_is_told_that_there_is_no_receipt(house: House) -> None:
    """Ben takes over from Ana: the draws were settled before."""
    dora, ana, ben = [await house.guest(name) for name in ("Dora", "Ana", "Ben")]
    opened = await opens(dora)
    table = opened.table.id
    await ana.joins(opened.invitations[0].link, name="Ana", contribution="5eed")
    await dora.client.sit(table, "S", "Dora", "c0ffee")
    given = await ana.client.ask("POST", f"/api/tables/{table}/invitations", {"seat": "A"}, dict)
    await ben.joins(str(given["link"]), name="Ben", contribution="be4e")
    assert ben.client.receipt is None
    seat = RemoteSeat(ben.client, house.context.desk.games["tseuquest"], table, "A")
    assert await settle(seat, kept_of(seat), texts("en")) == (texts("en")("receipt-late"),)


@night()
async def test_who_only_watches_needs_no_promise(house: House) -> None:
    opened = await opens(await house.guest("Dora"))
    await as_row(house, opened.table.id, unsigned)
    watching = next(each.link for each in opened.invitations if each.seat == "+")
    client = Client(house.address)
    await client.arrive("Wim")
    joined = await client.join(split_link(watching)[1], "Wim", "5eed")
    assert (joined.seat, client.receipt, client.promised) == ("+", None, None)
