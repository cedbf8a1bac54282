"""A table that is opened with somebody's own adventure: checked first, and told to nobody before it is
played."""

import pytest

from server.night import House, night
from taberna.cli.bench.tseuquest.hostile import HOSTILE
from taberna.games.tseuquest import options as told_by
from taberna.games.tseuquest.game import GAME
from taberna.server.http import context
from taberna.server.wire.messages import Welcome
from taberna.table.codec import write
from taberna.table.refusal import Refused
from tseuquest.adventures.broken_own import TALLOW

FILE = {"name": "tallow", "text": TALLOW}
OWN_WORDS = ("Wax King", "wax-king", "Tallow Crown", "tallow", "chandler")
"""Of the file: what none of those may read who are invited."""


LARGE = 200_000


def wanted(*files: dict[str, str]) -> dict[str, object]:
    return {
        "game": "tseuquest",
        "options": {
            "adventure": files[0]["name"],
            "brought": list(files),
            "sorcerer": "human",
            "party": [{"seat": "A", "hero": "bruna"}, {"seat": "B", "hero": "odo"}],
        },
        "seats": {"S": {"kind": "here"}},
    }


@night()
async def test_whoever_is_invited_learns_that_there_is_a_file(house: House) -> None:
    dora, ana, bo = [await house.guest(name) for name in ("Dora", "Ana", "Bo")]
    opened = await dora.opens(**wanted(FILE))
    links = {each.seat: each.link for each in opened.invitations}
    seen = [write(opened)]
    joined = await ana.joins(links["A"])
    seen.append(write(joined))
    seen.append(write(await bo.gets(f"/api/tables/{opened.table.id}")))
    seen.append(write(await bo.gets(f"/api/tables/{opened.table.id}/opening")))
    seen.append(write(await bo.joins(links["B"])))
    assert b'"brought":[{"name":"","text":""}]' in seen[1]
    await ana.connects("tseuquest")
    welcome = await ana.sits(opened.table.id, "A")
    assert isinstance(welcome, Welcome)
    seen.append(write(welcome))
    assert b'"plan":null' in seen[-1]
    for sent in seen[:-1]:
        assert not [word for word in OWN_WORDS if word.encode() in sent]
    # It has begun: its title and its introduction are told, and nothing that lies behind the screen.
    assert not [
        word for word in ("Wax King", "wax-king", "cold-spoon", "hot-wax") if word.encode() in seen[-1]
    ]
    await dora.connects("tseuquest")
    assert b"wax-king" in write(await dora.sits(opened.table.id, "S")), "or it would not be found"


@night()
async def test_a_door_that_tells_is_found(house: House) -> None:
    """The planted fault: the options as they are."""
    dora, ana = await house.guest("Dora"), await house.guest("Ana")
    opened = await dora.opens(**wanted(FILE))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            context, "write", lambda options: write(told_by.Options(brought=(told_by.Brought(**FILE),)))
        )
        leaky = write(await ana.gets(f"/api/tables/{opened.table.id}"))
    assert [word for word in OWN_WORDS if word.encode() in leaky]


@night()
async def test_a_file_with_a_mistake_opens_no_table(house: House) -> None:
    dora = await house.guest("Dora")
    broken = {**FILE, "text": TALLOW.replace('portrait = "ghoul"', 'portrait = "goul"')}
    with pytest.raises(Refused) as refused:
        await dora.opens(**wanted(broken))
    said = refused.value.refusal
    assert (said.code, said.params["why"], said.params["why-near"]) == (
        "adventure-unfit",
        "own-portrait",
        "ghoul",
    )


@night()
async def test_hostile_files_open_no_table(house: House) -> None:
    """Bombs, huge maps, deep nesting, control characters, an id of the house's."""
    dora = await house.guest("Dora")
    taken = TALLOW.replace('id = "cold-spoon"\nuse', 'id = "potion"\nuse').encode()
    for name, data in {**HOSTILE, "an id of the house": taken}.items():
        text = data.decode("utf-8", "replace")
        if len(text) > LARGE:
            continue  # the door does not let so much in
        with pytest.raises(Refused) as refused:
            await dora.opens(**wanted({"name": "bomb", "text": text}))
        assert refused.value.refusal.code in (
            "adventure-unfit",
            "unreadable",
            "too-large",
            "options-too-long",
        ), name


@night()
async def test_more_than_a_table_may_hold_is_refused(house: House) -> None:
    dora = await house.guest("Dora")
    many = [{"name": f"file-{n}", "text": TALLOW + "#" * 60_000} for n in range(3)]
    with pytest.raises(Refused, match="options-too-long"):
        await dora.opens(**wanted(*many))


def test_the_game_says_what_may_be_told() -> None:
    assert GAME.told(told_by.Options()) == told_by.Options()
