"""A table that is opened with somebody's own adventure: checked first, and told to nobody before it is
played."""

import re
import tomllib
from itertools import product

import msgspec
import pytest

from server.night import House, Person, night
from server.wire.twins import Noon
from taberna.cli.bench.tseuquest.hostile import HOSTILE
from taberna.games.tseuquest import options as told_by
from taberna.games.tseuquest.flow.actions import Adventure
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.things.library import ITEMS
from taberna.games.tseuquest.things.own import MARK, Called, full_id
from taberna.games.tseuquest.things.own_file import CALLED
from taberna.games.tseuquest.things.sheets import Item, Sheet
from taberna.games.tseuquest.things.shelf import written
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


LOST_LAMP = {"name": "a-much-longer-name-than-tallow", "text": written("lost-lamp")}
LONG_HEX = re.compile(rb"[0-9a-f]{64,}")
"""Digests and signatures."""


async def sent_before(people: list[Person], file: dict[str, str], named: str) -> list[bytes]:
    """All that is sent, before it begins, to one who sits down and to one who watches."""
    dora, ann, eve = people
    whole = wanted(file)
    assert isinstance(whole["options"], dict)
    options = {**whole["options"], "adventure": named}
    opened = await dora.opens(**{**whole, "practice": "the same", "options": options})
    table, links = opened.table.id, {each.seat: each.link for each in opened.invitations}
    told: list[object] = [await ann.joins(links["A"], name="Ann", contribution="5eed")]
    told += [await eve.table(table), await eve.client.promise(table)]
    for person, seat in ((ann, "A"), (eve, "+")):
        told += [await person.sits(table, seat), await person.says(table, seat, "Which?", f"{table} which")]
    told += [await ann.acts(table, "A", Adventure("tallow"), request=f"{table} tallow")]
    told += [said for person in (ann, eve) for said in person.heard if getattr(said, "table", "") == table]
    return [LONG_HEX.sub(b"#", write(each)).replace(table.encode(), b"table") for each in told]


@night(time=Noon())
async def test_no_two_files_are_told_apart_before_one_begins(house: House) -> None:
    """A short one with things of its own, a long one without: all that is sent is the same but for what is
    hashed and signed, and as long. Whether it is named by whoever opens the table, or chosen in secret."""
    people = [await house.guest(name) for name in ("Dora", "Ann", "Eve")]
    asked = [(file, named) for file in (FILE, LOST_LAMP) for named in (file["name"], "")]
    told = [await sent_before(people, file, named) for file, named in asked]
    assert len(told[0]) > 10
    assert told[1:] == told[:1] * 3


# -- what another table may learn of it: an adventure is a file that many may have

PRICED = TALLOW.replace("price = 60", "price = 61").replace("life = 1\n", "life = 2\n")
"""Of this file nobody in the house has heard."""


def whole_id(file: str, word: str, kind: type[Item | Sheet], name: str) -> str:
    """What the house calls a thing of this file. Whoever has the file can tell."""
    row = next(row for row in tomllib.loads(file)[word] if row["id"] == name)
    row["mind"] = None if row.get("mind") == "none" else row.get("mind")
    thing = msgspec.convert({key: row[key] for key in row if key in kind.__struct_fields__}, kind)
    return full_id(thing, msgspec.convert({key: row[key] for key in ("id", *CALLED) if key in row}, Called))


CROWN = whole_id(PRICED, "object", Item, "tallow-crown")
WICK = whole_id(PRICED, "figure", Sheet, "wick")
ODD = TALLOW.replace("price = 60", "price = 62").replace("life = 1\n", "life = 3\n")
NAMING = {
    "stock": ('stock = ["potion"', f'stock = ["{CROWN}"'),
    "items": ('minion = "bat"', f'minion = "bat", items = ["{CROWN}"]'),
    "lock": ('lock = "cold-spoon"', f'lock = "{CROWN}"'),
    "figure": ('minion = "bat"', f'minion = "{WICK}"'),
    "gift": ('do = "give", what = "cold-spoon"', f'do = "give", what = "{CROWN}"'),
    "gear": ('mind = "none"', f'mind = "none"\ngear = ["{CROWN}"]'),
    "call": ('do = "heal", who = "self", amount = 2', f'do = "ambush", what = "{WICK}"'),
}
"""Ways to ask by a file of one's own whether the house knows a thing: by one that is sound but for that, and
by one with a mistake in a card, of which the rest is read."""
MARKS = (MARK, "\\u007e")
"""As it is, and as TOML may write it."""


async def answers(mallory: Person, time: str) -> dict[str, object]:
    """What the house says to somebody who has the file and asks about everything in it."""
    owned = {"belongings": [{"hero": "bruna", "carried": [CROWN]}]}
    tables: dict[str, dict[str, object]] = {"campaign": {"adventure": "good-barrel", "campaign": owned}}
    for (way, (was, now)), mark, copies in product(NAMING.items(), MARKS, (4, 5)):
        assert was in ODD, way
        asking = ODD.replace(was, now.replace(MARK, mark)).replace("copies = 4", f"copies = {copies}")
        text = f"{asking}\n# {time}"  # or it would be answered as it was the last time
        tables[f"{way} {mark} {copies}"] = {"adventure": "odd", "brought": [{"name": "odd", "text": text}]}
    said: dict[str, object] = {}
    for way, options in tables.items():
        party = {"party": [{"seat": "A", "hero": "bruna"}]}
        try:
            await mallory.opens(game="tseuquest", options={**options, **party})
            said[way] = "opened"
        except Refused as refused:
            said[way] = refused.refusal
    return said


@night(tables_guest=1000)
async def test_no_other_table_tells_what_lies_on_one(house: House) -> None:
    """Mallory has a file of which she thinks that it was brought to Dora's table, and asks the house for what
    is in it, at tables of her own."""
    dora, mallory = await house.guest("Dora"), await house.guest("Mallory")
    before = await answers(mallory, "before")
    assert CROWN not in ITEMS
    assert "opened" not in before.values()
    opened = await dora.opens(**wanted({"name": "tallow", "text": PRICED}))
    assert CROWN in ITEMS, "or there would be nothing to find"
    assert await answers(mallory, "after") == before
    assert opened.table.status == "gathering"


def test_the_game_says_what_may_be_told() -> None:
    assert GAME.told(told_by.Options()) == told_by.Options()
