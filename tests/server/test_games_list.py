"""What the house says of its games: seats, options with their schema, and bots."""

import msgspec
import pytest

from house import ALL
from server.bots.sitters import PLAYERS
from server.night import House, night
from server.test_http_access import fetch
from taberna.bots import ANY_SIDE, ladders
from taberna.games import GAMES
from taberna.server.wire.http import GameInfo, TableInfo
from taberna.table.codec import codec
from taberna.table.game import AnyGame
from taberna.table.play import begin
from taberna.table.refusal import Refusal
from taberna.table.schema import options_schema


@night()
async def test_a_page_is_told_all_that_it_may_offer(house: House) -> None:
    with await fetch(house, "/api/games") as answer:
        games = {game.name: game for game in msgspec.json.decode(answer.read(), type=tuple[GameInfo, ...])}
    assert games.keys() == ALL.keys()
    duel = games["tellstones"]
    assert duel.seats["round"] == ("A1", "B1", "A2", "B2")
    assert set(duel.bots) == PLAYERS["tellstones"].keys()
    options = msgspec.json.decode(duel.schema)["properties"]
    assert options["variant"] == {"enum": ["duel", "vanguard", "round"], "default": "duel"}
    assert options["games"] == {"enum": [1, 3], "default": 1}
    assert duel.beside_bots == {"last_orders": "on"}
    assert games["hazard"].beside_bots == {}
    assert duel.ladders == {"*": ("page", "squire", "knight", "marshal", "king")}
    assert duel.apart == ("oracle",)
    quest = games["tseuquest"]
    assert quest.ladders["sorcerer"] == ("lenient", "simple", "fair", "cunning")
    assert quest.ladders["adventurers"] == ("fair", "simple")
    for game in games.values():
        assert {*game.apart, *(bot for ladder in game.ladders.values() for bot in ladder)} <= {*game.bots}


@pytest.mark.parametrize("game", ALL.values(), ids=lambda game: game.name)
def test_every_clock_that_is_offered_can_be_kept(game: AnyGame) -> None:
    for clock in game.attendance.clocks if game.attendance else ():
        options = codec(game).make_options({"clock": clock})
        assert not isinstance(begin(game, options), Refusal)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_ladder_leads_up_a_side_that_the_game_has(game: AnyGame) -> None:
    options = game.types.options()
    sides = {game.side(options, seat) for seat in game.seats(options)[0]}
    assert ladders(PLAYERS[game.name]).keys() <= {*sides, ANY_SIDE}


def bell(table: TableInfo) -> str:
    return str(msgspec.json.decode(table.options)["last_orders"])


@pytest.mark.rule("TS-7.3")
@night()
async def test_the_bell_hangs_where_a_bot_sits_unless_somebody_says_otherwise(house: House) -> None:
    ann = await house.guest("Ann")
    people = {"A": {"kind": "here"}}
    against = people | {"B": {"kind": "bot"}}
    assert bell((await ann.opens(seats=people)).table) == "off"
    assert bell((await ann.opens(seats=against)).table) == "on"
    assert bell((await ann.opens(seats=against, options={"last_orders": "off"})).table) == "off"
    assert bell((await ann.opens(seats=people, options={"last_orders": "on"})).table) == "on"


def test_a_choice_is_offered_in_the_order_in_which_the_game_lists_it() -> None:
    for game in ALL.values():
        schema = options_schema(game)
        usual = msgspec.to_builtins(game.types.options())
        properties = schema["properties"]
        assert isinstance(properties, dict)
        assert {name: part["default"] for name, part in properties.items()} == msgspec.json.decode(
            msgspec.json.encode(usual)
        )
    ends = options_schema(ALL["tellstones"])["properties"]
    assert isinstance(ends, dict)
    assert ends["ends"]["enum"] == ["open", "mat"]  # not by the alphabet
