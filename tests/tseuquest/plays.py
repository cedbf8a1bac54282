"""Positions for tests, and adventures played at random."""

from collections.abc import Iterator

from taberna.cli.bench.tseuquest.crawl import Crawl, chosen
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.notation.positions import parse_position
from taberna.games.tseuquest.options import Options
from taberna.table.commits import Commit
from taberna.table.dice import Draws
from taberna.table.play import Play, act, begin
from taberna.table.refusal import Refusal


def position(drawn: str, key: str, more: str = "", options: Options | None = None) -> State:
    return parse_position(f"map = '''\n{drawn.strip()}\n'''\n[key]\n{key}\n{more}", options or Options())


def play_from(state: State) -> Crawl:
    return Play(GAME, state.seats, state)


def random_adventure(
    options: Options, seed: int
) -> Iterator[tuple[Crawl, Commit[TseuQuestAction, TseuQuestEvent]]]:
    """Random legal play to the end; what only ends the game or wastes time is taken seldom."""
    begun = begin(GAME, options)
    assert not isinstance(begun, Refusal), begun
    play = begun[0]
    n = 0
    while GAME.waiting(play.state):
        draws = Draws(seed.to_bytes(8), "random adventure", n=n)
        n += 1
        seat = draws.one(GAME.waiting(play.state))
        done = act(play, seat, chosen(play.state, seat, draws))
        assert not isinstance(done, Refusal), done
        play, commit = done
        yield play, commit
