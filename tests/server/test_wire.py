"""The wire's one schema: what is made from it is up to date, and every address is described."""

from pathlib import Path

import msgspec
import pytest

from house import ALL
from taberna.bots.players import PLAYERS
from taberna.games import GAMES
from taberna.server.http.routes import API
from taberna.server.http.tables import described_game
from taberna.server.wire.operations import OPERATIONS, openapi
from taberna.server.wire.typescript import files, game_ts
from taberna.table.codec import codec
from taberna.table.play import begin
from taberna.table.refusal import Refusal

TYPES = Path(__file__).resolve().parents[2] / "web" / "src" / "wire"


@pytest.mark.parametrize("name", ["messages.ts", *(f"{game}.ts" for game in GAMES)])
def test_the_pages_types_are_those_of_the_server(name: str) -> None:
    assert (TYPES / name).read_text(encoding="utf-8") == files(GAMES, PLAYERS)[name], (
        "stale: run `make types`"
    )


def test_a_game_of_any_kind_has_types() -> None:
    text = game_ts(ALL, "hazard")
    assert 'export interface Staked {\n  event: "staked"\n  seat: string\n  coins: number\n' in text
    assert "export type Action = " in text


@pytest.mark.parametrize("name", ALL)
def test_a_lobby_is_served_what_a_game_is_usually_played_with(name: str) -> None:
    """Options that can be sent back as they are, who sits there, and what else may be chosen: nothing that
    only tests are played with."""
    game = ALL[name]
    served = described_game(game, {})
    read = codec(game)
    for variant in game.variants:
        options = read.options(bytes(served.options[variant]))
        assert options == read.make_options({"variant": variant})
        assert served.seats[variant] in game.seats(options)
        assert not isinstance(begin(game, options), Refusal)
    known = msgspec.json.decode(served.schema)["properties"]
    assert known.keys() == {field.encode_name for field in msgspec.structs.fields(game.types.options)}


def test_every_address_is_described_and_every_description_has_one() -> None:
    described = {(op.method, op.path) for op in OPERATIONS}
    served = {(method, route.path) for route in API for method in (route.methods or set()) - {"HEAD"}}
    assert described == served - {("GET", "/api/openapi.json")}


def test_the_description_holds_together() -> None:
    text = str(openapi())
    schemas = openapi()["components"]["schemas"]  # type: ignore[index]
    for part in text.split("#/components/schemas/")[1:]:
        assert part.partition("'")[0] in schemas
