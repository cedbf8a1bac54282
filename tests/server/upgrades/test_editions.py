"""Rules that change while a game of Hazard is under way."""

import asyncio
from pathlib import Path

import pytest

from sample.state import Stake
from server.night import House, house
from server.test_chains import three_sit_down, whole_game
from server.upgrades import later
from taberna.server.wire.messages import Done
from taberna.table.load import load
from taberna.table.refusal import Refused
from taberna.table.verify import verify


async def stake(there: House) -> tuple[list[str], str]:
    """Ann has staked, by the rules of today; who plays, and where."""
    people, table, _ = await three_sit_down(there)
    await people[0].sits(table, "A")
    assert isinstance(await people[0].acts(table, "A", Stake(5, "To the cook!")), Done)
    return [person.client.token for person in people], table


def test_a_game_that_ran_across_a_change_of_rules_keeps_those_it_began_under(tmp_path: Path) -> None:
    async def weeks() -> None:
        async with house(tmp_path) as there:
            tokens, table = await stake(there)
        async with house(tmp_path, games="server.upgrades.later:GOES_ON") as there:
            people = [there.returning(token) for token in tokens]
            await whole_game(people, table)
            record = load(await people[0].client.fetch("GET", f"/api/tables/{table}/record"), later.GOES_ON)
        assert record.header.rules == "1"
        verdict = verify(record)
        assert verdict.findings == (), "what was staked before is no crime by the rules of now"
        assert verdict.weakest == "lawful", "and is not verified either"
        assert [why.code for why in verdict.degrees[0].why] == ["ruleset-unknown", "decided-otherwise"]

    asyncio.run(weeks())


def test_a_game_whose_rules_have_ended_is_refused_by_their_name(tmp_path: Path) -> None:
    async def weeks() -> None:
        async with house(tmp_path) as there:
            tokens, table = await stake(there)
        async with house(tmp_path, games="server.upgrades.later:ENDED") as there:
            ann = there.returning(tokens[0])
            with pytest.raises(Refused, match="rules-ended") as refused:
                await ann.table(table)
            assert refused.value.refusal.params == {"name": "hazard", "rules": "1", "ours": "2"}

    asyncio.run(weeks())
