"""A wish to take a move back reaches whoever sits at an open question over a link (TS-7.6)."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from taberna.cli.remote import Coming, Meant
from taberna.server.wire.messages import FromServer, Moved, TakingBack
from taberna.table.values import Action, Event, View

ELSEWHERE, WISH = Moved("t", "B", "u"), TakingBack("t", "B", "A", declined=False)


async def news() -> AsyncIterator[FromServer[Action, Event, View]]:
    yield ELSEWHERE
    yield WISH
    await asyncio.Event().wait()


@pytest.mark.rule("TS-7.6")
def test_a_wish_is_heard_while_a_question_is_open_and_the_rest_in_its_turn() -> None:
    async def evening() -> None:
        coming = Coming(news())
        typed = asyncio.Event()

        async def asked() -> Meant:
            await typed.wait()
            return True

        answering = asyncio.create_task(asked())
        assert await coming.wish(answering) == WISH
        typed.set()
        assert await coming.wish(answering) is None
        assert await coming.next() == ELSEWHERE
        await coming.close()

    asyncio.run(evening())
