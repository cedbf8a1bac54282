"""Whoever left a table of another house comes back to the same chair by the same link."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from cli.test_screen import session
from server.night import House, Person, night
from server.night import house as open_house
from server.test_elsewhere import program
from taberna.cli.kept_seat import Chair, Kept, chair
from taberna.cli.mistakes import Exit
from taberna.cli.play_link import _seated
from taberna.server.client import Client, split_link
from taberna.server.wire.http import Joined
from taberna.server.wire.messages import AnswerTakeBack, Committed, Done, TakingBack
from taberna.table.refusal import Refused, refuse
from taberna.texts import Texts

STUCK = 120
"""Seconds after which two who wait for each other are given up."""


def chairs() -> list[Path]:
    return sorted(Path(os.environ["XDG_DATA_HOME"]).glob("taberna/seats/*"))


async def ann_answers(ann: Person, table: str, answer: str) -> None:
    await ann.hears(Committed, lambda m: m.waiting == ("A",))
    assert isinstance(await ann.does(table, "A", answer), Done)


async def ann_waits(house: House, *, first: str = "B") -> tuple[Person, str, str]:
    """A duel that Ann has opened and sits at; its table, and the link for the other seat."""
    ann = await house.guest("Ann")
    opened = await ann.opens(options={"first": first, "opening": "scales"}, seats={"A": {"kind": "here"}})
    await ann.sits(opened.table.id, "A")
    return ann, opened.table.id, opened.invitations[0].link


@night()
async def test_a_duel_goes_on_where_it_was_left(house: House) -> None:
    """TS-4.2: what was told before is not told again; the Line as it lies is."""
    ann, table, link = await ann_waits(house)
    bob = program("play", link, "--name", "Bob", typed="place F right\n")
    async with asyncio.timeout(STUCK):
        (code, seen), _ = await asyncio.gather(bob, ann_answers(ann, table, "hide 1"))
        assert code == Exit.LEFT, seen
        assert f"To come back to your seat: taberna play {link}" in seen
        assert "Bob turns stone 1 face-down" in seen
        (kept,) = chairs()
        assert (kept.stat().st_mode & 0o777, kept.parent.stat().st_mode & 0o777) == (0o600, 0o700)
        assert link.partition("#")[2] not in kept.name + kept.read_text(), "the link itself is not kept"
        code, seen = await program("play", "--join", link, typed="resign\n")
    assert code == Exit.FINE, seen
    assert "Bob resigns." in seen, "still called as before"
    assert "[1 ?] [2 Flag]" in seen
    assert "Bob turns stone 1 face-down" not in seen, "told once already"
    assert chairs() == [], "what is over needs no way back"


@pytest.mark.slow
@night()
async def test_an_adventure_goes_on_where_it_was_left(house: House) -> None:
    ann = await house.guest("Ann")
    opened = await ann.opens(
        game="tseuquest",
        options={"adventure": "lost-lamp", "party": [{"seat": "A", "hero": "bruna"}]},
        seats={"S": {"kind": "here"}},
    )
    await ann.sits(opened.table.id, "S")
    (link,) = [invitation.link for invitation in opened.invitations if invitation.seat == "A"]
    async with asyncio.timeout(STUCK):
        code, first = await program("play", link, "--name", "Ana", typed="drop longsword\n")
        assert code == Exit.LEFT, first
        code, again = await program("play", link, typed="story\nabandon\n")
    assert code == Exit.FINE, again
    assert first.count("The landlord’s best lamp") == 1
    assert again.count("The landlord’s best lamp") == 1, "read again only where it was asked for"
    assert "longsword" in first
    assert "longsword" not in again, "it lies where it was dropped"


@night()
async def test_ctrl_c_leaves_at_once_and_says_the_way_back(house: House) -> None:
    _, _, link = await ann_waits(house)

    def sit_and_go() -> tuple[int, str]:
        with session("play", link, "--name", "Bob") as table:
            table.until("Bob > ")
            table.type("\x03")
            code, glass = table.end()
            return code, glass.everything

    code, seen = await asyncio.to_thread(sit_and_go)
    assert code == Exit.LEFT
    assert link in seen.replace("\r\n", "")


@pytest.mark.slow
@night()
async def test_the_last_page_is_left_as_one_likes(house: House) -> None:
    """The game is over: there is nothing left to come back to."""
    ann = await house.guest("Ann")
    here, say = asyncio.get_running_loop(), Texts("en")

    def sit_to_the_end(table: str, link: str, key: str) -> tuple[int, str]:
        with session("play", link, "--name", "Bob") as bob:
            assert say("join-waiting", seats="Ann") in bob.until("Bob > ").everything
            asyncio.run_coroutine_threadsafe(ann.does(table, "A", "resign"), here).result(STUCK)
            bob.until(f"{say('press-enter')} ")
            assert chairs() == []
            bob.type(key)
            code, glass = bob.end()
            return code, glass.everything

    for key in ("\x03", "\x04"):  # Ctrl-C, Ctrl-D
        opened = await ann.opens(options={"first": "A"}, seats={"A": {"kind": "here"}})
        table, link = opened.table.id, opened.invitations[0].link
        await ann.sits(table, "A")
        async with asyncio.timeout(STUCK):
            code, seen = await asyncio.to_thread(sit_to_the_end, table, link, key)
        assert code == Exit.FINE, seen
        assert link not in seen.replace("\r\n", "")


@pytest.mark.rule("TS-7.6")
@night()
async def test_who_waits_for_the_other_may_ask_for_a_move_back(house: House) -> None:
    ann, table, link = await ann_waits(house)
    here = asyncio.get_running_loop()

    async def lets_it() -> None:
        await ann.hears(TakingBack)
        await ann.sends(AnswerTakeBack(table, "A", "yes", agree=True))

    def place_and_undo() -> str:
        with session("play", link, "--name", "Bob") as bob:
            bob.until("Bob > ")
            bob.type("place C right\n")
            bob.until("Bob > ")
            bob.type("undo\n")
            asyncio.run_coroutine_threadsafe(lets_it(), here).result(STUCK)
            while "Bob takes back the last move." not in (seen := bob.until("Bob > ").everything):
                bob.type("")
            return seen

    async with asyncio.timeout(STUCK):
        seen = await asyncio.to_thread(place_and_undo)
    assert "[2" not in seen
    assert (await house.context.tavern.open(table)).seq == 3, (
        "the set-up, the move, and that it was taken back"
    )


@pytest.mark.slow
@pytest.mark.rule("TS-4.2")
@night()
async def test_a_look_that_was_broken_off_was_a_look(house: House) -> None:
    ann, table, link = await ann_waits(house)
    say = Texts("en")

    def peek_and_go() -> None:
        with session("play", link, "--name", "Bob") as bob:
            bob.until("Bob > ")
            bob.type("peek 1\n")
            bob.until(f"{say('look-ready', seat='Bob')} ")
            bob.type("\n")
            assert "Scales" in bob.until(f"{say('look-wiped')} ").everything
            bob.type("\x03")
            assert bob.end()[0] == Exit.LEFT

    def come_back() -> str:
        with session("play", link) as bob:
            return bob.until("Bob > ").everything

    async with asyncio.timeout(STUCK):
        bob = program("play", link, "--name", "Bob", typed="hide 1\n")
        await asyncio.gather(bob, ann_answers(ann, table, "place C right"))
        await asyncio.to_thread(peek_and_go)
        kept = chair(house.address, link.partition("#")[2])
        left = kept.kept()
        assert left is not None
        assert left.heard == (await house.context.tavern.open(table)).seq
        assert isinstance(await ann.does(table, "A", "place F right"), Done)
        assert "Scales" not in await asyncio.to_thread(come_back)
        kept.keep(Kept(left.token))  # as if nothing had been heard: the house knows better
        assert "Scales" not in await asyncio.to_thread(come_back)


@pytest.mark.slow
@night()
async def test_another_terminal_has_no_way_to_the_chair(house: House) -> None:
    """The link was good for one guest; without what that guest kept it leads nowhere."""
    _, _, link = await ann_waits(house)
    async with asyncio.timeout(STUCK):
        assert (await program("play", link))[0] == Exit.LEFT
        for kept in chairs():
            kept.unlink()
        code, seen = await program("play", link)
    assert (code, "invitation" in seen) == (Exit.BAD_INPUT, True), seen


@night()
async def test_a_house_that_forgot_its_guest_is_entered_anew(house: House) -> None:
    _, _, link = await ann_waits(house)
    chair(house.address, link.partition("#")[2]).keep(Kept("a-token-of-last-year", 7))
    async with asyncio.timeout(STUCK):
        code, seen = await program("play", link, typed="resign\n")
    assert code == Exit.FINE, seen


@pytest.mark.slow
@night()
async def test_a_house_that_forgot_an_hour_is_heard_all_the_same(house: House) -> None:
    """It was set back to an older copy of itself: what comes now is news, whatever number it has."""
    ann, table, link = await ann_waits(house)
    own = chair(house.address, link.partition("#")[2])
    async with asyncio.timeout(STUCK):
        assert (await program("play", link, "--name", "Bob"))[0] == Exit.LEFT
        left = own.kept()
        assert left is not None
        own.keep(Kept(left.token, left.heard + 99))
        bob = program("play", link, typed="place F right\n")
        (_, seen), _ = await asyncio.gather(bob, ann_answers(ann, table, "hide 1"))
    assert "Bob turns stone 1 face-down" in seen
    now = own.kept()
    assert now is not None
    assert now.heard == (await house.context.tavern.open(table)).seq


@pytest.mark.parametrize("lost", [ConnectionResetError("gone"), Refused(refuse("failed", status=502))])
def test_an_answer_that_was_lost_does_not_lose_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lost: Exception
) -> None:
    """The house seated the guest, and nobody heard: by the same link the same guest asks again."""
    joins = Client.join

    async def sit(there: House) -> None:
        ann = await there.guest("Ann")
        opened = await ann.opens(options={"first": "B"}, seats={"A": {"kind": "here"}})
        address, invitation = split_link(opened.invitations[0].link)
        own = chair(address, invitation)

        async def unheard(client: Client, invitation: str, name: str = "", contribution: str = "") -> Joined:
            await joins(client, invitation, name, contribution)
            raise lost

        monkeypatch.setattr(Client, "join", unheard)
        with pytest.raises(type(lost)):
            await _seated(own, address, invitation, "Bob")
        monkeypatch.setattr(Client, "join", joins)
        _, joined, _ = await _seated(own, address, invitation, "Bob")
        assert joined.seat == "B"
        own.give_up()
        with pytest.raises(Refused):
            await _seated(own, address, invitation, "Somebody else")
        assert own.kept() is None, "who was not let in has no chair"

    async def evening() -> None:
        async with open_house(tmp_path) as there:
            await sit(there)

    asyncio.run(evening())


def test_what_can_not_be_read_is_no_chair(tmp_path: Path) -> None:
    own = Chair(tmp_path / "seats" / "one.json")
    assert own.kept() is None
    own.keep(Kept("token", 3))
    assert own.kept() == Kept("token", 3)
    for damaged in (
        "torn",
        '{"token":"☃"}',
        '{"token":""}',
        '{"token":"to\\nken"}',
        '{"token":"token\\n"}',
        '{"token":"token","heard":-5}',
        '{"token":"token","heard":999999999999999999999}',
    ):
        own.path.write_text(damaged)
        assert own.kept() is None, damaged
    own.give_up()
    own.give_up()
    (tmp_path / "file").write_text("")
    Chair(tmp_path / "file" / "one.json").keep(Kept("token"))
