"""Records: none of a running game, all of it afterwards, the same for everybody, and checked."""

import msgspec
import pytest

from server.night import House, duel, night
from taberna.server.wire.http import Kept
from taberna.table.codec import write
from taberna.table.load import load
from taberna.table.refusal import Refused
from taberna.table.seed import Committed
from taberna.table.verify import verify


@pytest.mark.rule("TS-4.2")
def test_a_running_game_has_no_record(tmp_path: object) -> None:
    @night()
    async def evening(house: House) -> None:
        ann, _, table = await duel(house)
        await ann.does(table, "A", "hide 1")
        with pytest.raises(Refused, match="still-running"):
            await ann.client.fetch("GET", f"/api/tables/{table}/record")

    evening(tmp_path)  # type: ignore[arg-type]


@night()
async def test_after_the_end_everything_is_there_and_holds(house: House) -> None:
    ann, bob, table = await duel(house)
    await ann.does(table, "A", "place F right")
    await bob.does(table, "B", "hide 1")
    await ann.does(table, "A", "peek 1")
    await bob.does(table, "B", "resign")
    data = await ann.client.fetch("GET", f"/api/tables/{table}/record")
    record = load(data, house.context.desk.games)
    assert verify(record).sound
    assert [sitter.name for sitter in record.header.sitters] == ["Ann", "Bob"]
    assert isinstance(record.header.fairness, Committed)
    info = await bob.table(table)
    assert (info.record, info.commitment) == (record.name, record.header.fairness.commitment)
    assert await bob.client.fetch("GET", f"/api/records/{record.name}") == data
    text = (await bob.client.fetch("GET", f"/api/records/{record.name}?form=text")).decode()
    assert text.splitlines()[-4:] == ["A: place F right", "B: hide 1", "A: peek 1", "B: resign"]
    verdict = await bob.gets(f"/api/records/{record.name}/verdict")
    house_keys = await bob.gets("/.well-known/taberna.json")
    assert house_keys == {"keys": [record.seal.house]}
    judged = verify(record, (record.seal.house,))
    assert verdict == msgspec.json.decode(write(judged))
    assert [degree.name for degree in judged.degrees if degree.standing != "holds"] == ["committed"]
    assert [why.code for why in judged.untold] == ["only-house"], "nobody here had bytes of their own"


@night()
async def test_a_finished_game_is_shown_as_one_seat_saw_it_or_whole(house: House) -> None:
    ann, bob, table = await duel(house)
    await ann.does(table, "A", "hide 1")
    await bob.does(table, "B", "peek 1")
    await ann.does(table, "A", "resign")
    await ann.client.fetch("GET", f"/api/tables/{table}/record")
    name = (await ann.table(table)).record
    looks = {}
    for seat in ("A", "B", "%2B", "*"):
        shown = await ann.gets(f"/api/records/{name}/replay?seat={seat}")
        assert isinstance(shown, dict)
        peek = shown["moments"][2]["telling"]["events"][0]
        looks[seat] = peek["symbol"]
    assert looks == {"A": None, "B": "L", "%2B": None, "*": "L"}
    with pytest.raises(Refused, match="no-such-seat"):
        await ann.gets(f"/api/records/{name}/replay?seat=Z")


@night()
async def test_a_record_from_elsewhere_is_kept_under_its_name(house: House) -> None:
    ann, _, table = await duel(house)
    await ann.does(table, "A", "resign")
    data = await ann.client.fetch("GET", f"/api/tables/{table}/record")
    eve = await house.guest("Eve")
    kept = msgspec.json.decode(await eve.client.fetch("POST", "/api/records", data), type=Kept)
    assert kept.verdict.sound
    assert kept.link.endswith(f"/records/{kept.name}")
    forged = data.replace(b'"Ann"', b'"Eve"')
    with pytest.raises(Refused, match="record-edited"):
        await eve.client.fetch("POST", "/api/records", forged)
    with pytest.raises(Refused, match="no-such-record"):
        await eve.gets(f"/api/records/{'0' * 64}")


@night(record_size=1000)
async def test_a_record_has_a_size(house: House) -> None:
    eve = await house.guest("Eve")
    with pytest.raises(Refused, match="too-large"):
        await eve.client.fetch("POST", "/api/records", b"x" * 1001)


@night()
async def test_a_practice_seed_is_marked(house: House) -> None:
    ann = await house.guest("Ann")
    seats = {s: {"kind": "here", "name": s} for s in "AB"}
    opened = await ann.opens(practice="42", seats=seats)
    again = await ann.opens(practice="42", seats=seats)
    assert opened.table.commitment == ""
    views = [(await ann.sits(table.table.id, "A")).view for table in (opened, again)]
    assert views[0] == views[1]
    table = opened.table.id
    await ann.does(table, "A", "resign")
    record = load(await ann.client.fetch("GET", f"/api/tables/{table}/record"), house.context.desk.games)
    assert verify(record).weakest == "committed"


@night()
async def test_at_a_table_for_practice_the_bots_are_the_same_too(house: House) -> None:
    ann = await house.guest("Ann")
    seats = {"A": {"kind": "here"}, "B": {"kind": "bot"}}

    async def minds(practice: str) -> set[str]:
        tables = [(await ann.opens(practice=practice, seats=seats)).table.id for _ in range(2)]
        return {(await house.context.tavern.open(table)).chairs["B"].bot_seed for table in tables}

    assert len(await minds("an evening")) == 1
    assert len(await minds("")) == 2
    assert not await minds("an evening") & await minds("another")


@night()
async def test_whoever_puts_the_bots_there(house: House) -> None:
    ann = await house.guest("Ann")

    async def minds(practice: str) -> set[str]:
        opened = [await ann.opens(practice=practice, seats={"A": {"kind": "here"}}) for _ in range(2)]
        for there in opened:
            await ann.posts(f"/api/tables/{there.table.id}/seats/B/bot")
        return {(await house.context.tavern.open(o.table.id)).chairs["B"].bot_seed for o in opened}

    assert len(await minds("an evening")) == 1
    assert len(await minds("")) == 2
