"""The JSON Schema of each game: whole, named, and the same every time."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, get_args

import pytest

import sample
from house import ALL
from taberna.table.game import AnyGame
from taberna.table.schema import DIALECT, schemas
from table import countdown

WHOLE = (
    "Action",
    "Event",
    "View",
    "Options",
    "Entry",
    "Telling",
    "Legal",
    "Header",
    "Seal",
    "Talk",
    "Outcome",
    "Refusal",
)


def refs(part: object) -> Iterator[str]:
    match part:
        case {"$ref": str(ref)}:
            yield ref
        case {"mapping": dict() as mapping}:
            yield from mapping.values()
    inner = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    for item in inner:
        yield from refs(item)


def defs(game: AnyGame) -> dict[str, Any]:
    found = schemas(game)["$defs"]
    assert isinstance(found, dict)
    return found


games = pytest.mark.parametrize("game", ALL.values(), ids=list(ALL))


@games
def test_every_action_and_event_is_there_by_name(game: AnyGame) -> None:
    there = defs(game)
    tags = {
        (field, *form["enum"])
        for part in there.values()
        for field, form in part.get("properties", {}).items()
        if field in ("do", "event")
    }
    kinds = [*get_args(game.types.action), *get_args(game.types.event)]
    assert tags >= {(kind.__struct_config__.tag_field, kind.__struct_config__.tag) for kind in kinds}


@games
def test_every_wire_type_is_there_under_its_short_name(game: AnyGame) -> None:
    there = defs(game)
    assert set(WHOLE) | {"Commit", "TakenBack", "Told", "ToldBack"} <= there.keys()
    assert there["Commit"]["properties"]["action"] == {
        "anyOf": [{"$ref": "#/$defs/Action"}, {"type": "null"}]
    }
    assert there["Told"]["properties"]["events"] == {"type": "array", "items": {"$ref": "#/$defs/Event"}}
    assert not [name for name in there if "[" in name or "__" in name]


@games
def test_every_reference_leads_somewhere(game: AnyGame) -> None:
    document = schemas(game)
    assert document["$schema"] == DIALECT
    assert {ref.removeprefix("#/$defs/") for ref in refs(document)} <= defs(game).keys()


@games
def test_it_is_plain_json_in_a_fixed_order(game: AnyGame) -> None:
    written = json.dumps(schemas(game))
    assert written == json.dumps(schemas(game))
    assert [*defs(game)] == sorted(defs(game))
    assert json.loads(written) == schemas(game)


def test_a_game_that_takes_a_name_of_the_tables_is_told_so() -> None:
    class Action(sample.state.Leave, frozen=True, tag="act"):
        pass

    types = replace(sample.GAME.types, action=Action | countdown.Take)
    with pytest.raises(ValueError, match="Action"):
        schemas(replace(sample.GAME, types=types))
