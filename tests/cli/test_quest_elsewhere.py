"""Two terminals at one table of TseuQuest, through the server: adventurers here, the Sorcerer there."""

from __future__ import annotations

import asyncio
import re

from server.night import House, night
from server.test_elsewhere import program

PARTY = [{"seat": "A", "hero": "bruna"}, {"seat": "A", "hero": "grim"}]
ADVENTURERS = "search traps\nstory\npass\nsearch doors\npass\n"
SORCERER = "map\npass\nrule gold bruna 5\nrule failure\n"
STUCK = 120
"""Seconds after which two terminals that wait for each other are given up."""


@night()
async def test_the_sorcerer_sits_at_another_terminal(house: House) -> None:
    ann = await house.guest("Ann")
    opened = await ann.opens(
        game="tseuquest",
        options={"adventure": "lost-lamp", "party": PARTY, "sorcerer": "human"},
    )
    links = {invitation.seat: invitation.link for invitation in opened.invitations}
    await ann.sits(opened.table.id, "+")
    async with asyncio.timeout(STUCK):
        (here, seen_here), (there, seen_there) = await asyncio.gather(
            program("play", links["A"], "--name", "Ana", typed=ADVENTURERS),
            program("play", links["S"], "--name", "Mort", typed=SORCERER),
        )
    assert (here, there) == (0, 0), (seen_here, seen_there)
    for seen in (seen_here, seen_there):
        assert "Bruna looks for traps." in seen
        assert "Bruna finds nothing." in seen
        assert "The Sorcerer rules: Bruna: gold 5." in seen
        assert "The adventure has failed." in seen
    goblin = re.compile(r"\bg[2-9]\b")  # on the plan it has a number that says nothing
    assert not goblin.search(seen_here), "the goblin stays behind the screen"
    assert goblin.search(seen_there), "and is on the Sorcerer's map"
    info = await ann.table(opened.table.id)
    assert info.outcome is not None
    assert info.outcome.result == "failure"
