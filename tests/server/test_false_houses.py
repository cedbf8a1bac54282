"""A house that lies, with its own key, to clients that keep what they are given."""

import asyncio
import io
import re
from collections.abc import Callable
from contextlib import redirect_stdout
from itertools import count
from pathlib import Path
from unittest.mock import AsyncMock

import msgspec
import pytest
import typer
from msgspec.structs import replace

from server.night import House, night
from taberna.cli.bot import _play as bot_plays
from taberna.cli.mistakes import Exit
from taberna.cli.receipts import kept_of, settle
from taberna.server.client import Client, split_link
from taberna.server.remote_seat import RemoteSeat
from taberna.server.tables.opening import promised, with_secret
from taberna.server.tables.row_changes import change
from taberna.server.wire.messages import Committed, Done
from taberna.table.codec import write
from taberna.table.load import load
from taberna.table.receipts import compare, contradict
from taberna.table.record import Seal, sealed, signed_part
from taberna.table.refusal import refuse
from taberna.table.verify import verify
from taberna.texts import texts


@pytest.fixture(autouse=True)
def _kept_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "receipts"))


@night()
async def test_a_house_that_chooses_its_secret_once_a_seat_has_spoken(house: House) -> None:
    """Ann, who comes later, is promised another secret than Bob was; to strangers all of it is true."""
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    opened = await ann.opens(seats={"A": {"kind": "kept"}})
    table, desk = opened.table.id, house.context.desk
    await bob.client.join(split_link(opened.invitations[0].link)[1], "Bob", "5eed")
    hosted = await house.context.tavern.open(table)
    await change(hosted, lambda row: promised(desk, with_secret(row)))
    await ann.client.sit(table, "A", "Ann", "c0ffee")
    await ann.sits(table, "A")
    await ann.does(table, "A", "resign")
    record = load(await ann.client.fetch("GET", f"/api/tables/{table}/record"), desk.games)
    assert verify(record, desk.key.known).weakest is None
    assert ann.client.receipt is not None
    assert bob.client.receipt is not None
    assert compare(ann.client.receipt, record) == ()
    assert [found.code for found in compare(bob.client.receipt, record)] == ["receipt-opening"]
    assert contradict(ann.client.receipt, bob.client.receipt), "the two of them need no record for it"


@night()
async def test_a_house_that_cuts_a_game_is_found_by_the_terminal_itself(house: House) -> None:
    """Ann placed a stone and resigned; the house leaves the stone out, and signs that."""
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    opened = await ann.opens(seats={"A": {"kind": "kept"}}, options={"first": "A"})
    table, desk = opened.table.id, house.context.desk
    await bob.client.join(split_link(opened.invitations[0].link)[1], "Bob", "5eed")
    seat = RemoteSeat(bob.client, desk.games["tellstones"], table, "B")
    kept = kept_of(seat)
    over = asyncio.create_task(listens(seat))
    await ann.client.sit(table, "A", "Ann", "c0ffee")
    await ann.sits(table, "A")
    hosted = await house.context.tavern.open(table)
    assert hosted.play is not None
    legal = hosted.game.legal(hosted.play.state, "A").actions
    placing = next(action for action in legal if write(action).startswith(b'{"do":"place"'))
    assert isinstance(await ann.acts(table, "A", placing), Done)
    await ann.does(table, "A", "resign")
    await over
    say = texts("en")
    assert await settle(seat, kept, say) == (say("receipt-good"),)
    true = await ann.client.fetch("GET", f"/api/tables/{table}/record")
    lie = without_the_stone(true, desk.key.sign)
    assert verify(load(lie, desk.games), desk.key.known).weakest is None
    bob.client.fetch = AsyncMock(return_value=lie)  # type: ignore[method-assign]
    told = await settle(seat, kept, say)
    assert told[0] == say("receipt-bad")
    assert say.refusal(refuse("receipt-cut", heard=seat.heard.last, kept=seat.heard.last - 1)) in told[1]


@night()
async def test_a_bot_that_was_lied_to_says_so_and_fails(house: House) -> None:
    """`taberna bot` has a program to tell it to: by its exit code."""
    ann = await house.guest("Ann")
    opened = await ann.opens(seats={"A": {"kind": "kept"}}, options={"first": "A"})
    table, desk, say = opened.table.id, house.context.desk, texts("en")
    true, lies, said = Client.fetch, list[bytes](), io.StringIO()

    async def lying(self: Client, method: str, path: str, body: object = None) -> bytes:
        answer = await true(self, method, path, body)
        if not path.endswith("/record"):
            return answer
        lies.append(without_the_stone(answer, desk.key.sign))
        return lies[-1]

    await ann.client.sit(table, "A", "Ann", "c0ffee")
    await ann.sits(table, "A")
    bot = asyncio.create_task(bot_plays(opened.invitations[0].link, None, "Bob", "7", say))
    await ann.hears(Committed)
    hosted = await house.context.tavern.open(table)
    assert hosted.play is not None
    legal = hosted.game.legal(hosted.play.state, "A").actions
    placing = next(action for action in legal if write(action).startswith(b'{"do":"place"'))
    assert isinstance(await ann.acts(table, "A", placing), Done)
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(said):
        patch.setattr(Client, "fetch", lying)
        await ann.does(table, "A", "resign")
        with pytest.raises(typer.Exit) as left:
            await bot
    assert (left.value.exit_code, len(lies)) == (Exit.FAILED, 1)
    assert say("receipt-bad") in said.getvalue()


@night()
async def test_a_house_that_disowns_its_key(house: House) -> None:
    """Bob plays twice at one address. In between the house has forgotten the key that it signed with."""
    ann, bob, say = await house.guest("Ann"), await house.guest("Bob"), texts("en")

    async def told() -> tuple[str, ...]:
        opened = await ann.opens(seats={"A": {"kind": "kept"}})
        table = opened.table.id
        await bob.client.join(split_link(opened.invitations[0].link)[1], "Bob", "5eed")
        seat = RemoteSeat(bob.client, house.context.desk.games["tellstones"], table, "B")
        kept = kept_of(seat)
        over = asyncio.create_task(listens(seat))
        await ann.client.sit(table, "A", "Ann", "c0ffee")
        await ann.sits(table, "A")
        await ann.does(table, "A", "resign")
        await over
        return await settle(seat, kept, say)

    keys = await bob.client.keys()
    assert await told() == (say("receipt-good"),)
    assert await told() == (say("receipt-good"),)
    bob.client.keys = AsyncMock(side_effect=[keys, ("00" * 32,)])  # type: ignore[method-assign]
    assert await told() == (say("receipt-good"), say("receipt-key"))


async def listens(seat: RemoteSeat) -> None:
    async for message in seat.news():
        if getattr(message, "outcome", None) is not None:
            return


def without_the_stone(data: bytes, sign: Callable[[bytes], str]) -> bytes:
    """The same record one move shorter, linked and sealed anew."""
    header, *linked = data.splitlines()
    lines = [re.fullmatch(rb'{"before":"[0-9a-f]{64}","at":([0-9]+),(.*)', line) for line in linked]
    *kept, (_, last) = [(int(line[1]), b"{" + line[2]) for line in lines if line]
    kept = [(at, line) for at, line in kept if b'"seat":"A","action":{"do":"place"' not in line]
    numbers = count(1)
    moves = [(at, re.sub(rb'"seq":[0-9]+', lambda _: b'"seq":%d' % next(numbers), line)) for at, line in kept]
    seal = msgspec.json.decode(last, type=Seal)
    blank = replace(seal, entries=seal.entries - 1)
    return sealed(header, moves, blank, lambda digest: sign(signed_part(digest)))[1]
