"""What one's own games come to: of games that are over, of one's own seats, and of nobody else's."""

from server.night import House, duel, night
from taberna.server.guest_statistics import streaks
from taberna.server.wire.http import Against, Figures
from taberna.server.wire.messages import Done


@night()
async def test_memory_and_head_to_head_once_a_game_is_over(house: House) -> None:
    """TS-4.2: as long as it is played, nothing is counted."""
    ann, bob, table = await duel(house)

    async def figures(of_bob: bool) -> Figures:
        asks = (bob if of_bob else ann).client
        return await asks.ask("GET", "/api/guest/figures", None, Figures)

    for who, seat, line in (
        (ann, "A", "place K left"),
        (bob, "B", "hide 2"),
        (ann, "A", "challenge 2"),
        (bob, "B", "answer K"),
    ):
        assert isinstance(await who.does(table, seat, line), Done)
    assert (await figures(True)).games == 0
    assert isinstance(await bob.does(table, "B", "resign"), Done)
    hosted = await house.context.tavern.open(table)
    while not hosted.row.record:
        await house.context.tavern.seal(hosted)

    his = await figures(True)
    assert (his.games, his.recall.right, his.recall.of) == (1, 0, 1)
    assert [(share.label, share.right, share.of) for share in his.recall.what] == [("L", 0, 1)]
    assert his.against == (Against("Ann", "", 0, 1, 0),)
    assert (his.streak, his.longest) == (-1, 0)
    hers = await figures(False)
    assert (hers.games, hers.recall.of, hers.against) == (1, 0, (Against("Bob", "", 1, 0, 0),))
    assert (hers.streak, hers.longest) == (1, 1)
    assert await figures(True) == his, "and again, from what was read before"


@night()
async def test_of_somebody_new_there_is_nothing(house: House) -> None:
    eve = await house.guest("Eve")
    found = await eve.client.ask("GET", "/api/guest/figures", None, Figures)
    assert (found.games, found.recall.of, found.against) == (0, 0, ())


def test_rows_of_wins_and_losses() -> None:
    assert streaks([]) == (0, 0)
    assert streaks([1, 1, -1, 1]) == (1, 2)
    assert streaks([1, -1, -1]) == (-2, 1)
    assert streaks([1, 1, 0]) == (0, 2)
