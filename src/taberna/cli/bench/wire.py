"""`taberna bench wire`: what a commit costs to be told to one seat, in bytes and time, beside whole views."""

from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from time import process_time
from typing import Annotated, Final

import typer
from msgspec import Struct
from rich.progress import track

from taberna.bots.players import PLAYERS
from taberna.cli.bench.report import Bound, Figure, report, show
from taberna.games import GAMES
from taberna.server.store.rows import TableRow
from taberna.server.tables.desk import AnyPlay, AnyTally
from taberna.server.tables.held_views import Held, held
from taberna.server.tables.stories import Story, in_sentences, written
from taberna.server.tables.transitions import Decided, acting, beginning
from taberna.server.wire.messages import Committed
from taberna.table.codec import codec, write
from taberna.table.commits import Telling
from taberna.table.dice import keyed
from taberna.table.game import AnyGame
from taberna.table.own_sequence import Tally
from taberna.table.play import Play
from taberna.table.refusal import Refusal
from taberna.table.seats import Seat
from taberna.table.values import Action, Event, View
from taberna.texts import Texts

OPTIONS: Final[dict[str, dict[str, object]]] = {
    "tellstones": {"last_orders": "on", "turns_max": 60},
    "tseuquest": {"rounds_max": 60},
}
COMMITS: Final = 400
"""Of one game at most."""
LEAST: Final = 4.0
"""Seconds of measuring a game."""
MEDIAN: Final = 1500
P99: Final = 6000
WAYS: Final = ("whole views without sentences", "whole views", "what changed")


ROW: Final = TableRow(id="kV3nQ2wz0bT7yLx1", game="", options="", host="", chairs=(), created=0, changed=0)


class News(Struct, frozen=True):
    """What happened at once, and what everybody is told of it, as a server has worked it out before it tells
    anybody."""

    play: AnyPlay
    told: dict[Seat, list[Telling[Event]]]


def add(app: typer.Typer, say: Texts) -> None:
    @app.command("wire", help=say("help-bench-wire"))
    def bench_wire(
        games: Annotated[int, typer.Option(min=1, max=1000, help=say("help-bench-games"))] = 10,
        seed: Annotated[int, typer.Option(help=say("help-bench-seed"))] = 1,
        out: Annotated[Path | None, typer.Option(help=say("help-bench-out"))] = None,
    ) -> None:
        command = f"taberna bench wire --games {games} --seed {seed}"
        figures = [f for name in OPTIONS for f in measured(GAMES.find(name), games, seed, say)]
        show(report("wire", command, tuple(figures)), say, out)


def measured(game: AnyGame, games: int, seed: int, say: Texts) -> Iterator[Figure]:
    """A message is told to one seat; the welcome, which is the first, is not counted."""
    stories = [
        played(game, f"wire {seed} {number}".encode())
        for number in track(range(games), say("bench-running"), transient=True)
    ]
    whole, changed = (
        [len(message) for story in stories for message in tell(story)] for tell in (_plain, _changed)
    )
    spent = _spent(stories)
    name, count = game.name, len(whole)
    yield Figure(f"{name}: messages", count)
    middle, most = (MEDIAN, P99) if name == "tseuquest" else (median(whole), _p99(whole))
    yield Figure(f"{name}: median, whole views", median(whole), "bytes")
    yield Figure(f"{name}: p99, whole views", _p99(whole), "bytes")
    yield Figure(f"{name}: median, what changed", median(changed), "bytes", Bound("<=", middle))
    yield Figure(f"{name}: p99, what changed", _p99(changed), "bytes", Bound("<=", most))
    for what, time in zip(WAYS, spent, strict=True):
        yield Figure(f"{name}: a commit and a seat, {what}", 1e6 * time / count, "µs of CPU")
    yield Figure(f"{name}: CPU, what changed / whole views", spent[2] / spent[1], "", Bound("<=", 1.0))


def _spent(stories: list[list[News]]) -> list[float]:
    """The least that telling all of it took in each way, by turns."""
    taken: dict[str, list[float]] = {way: [] for way in WAYS}
    while sum(map(sum, taken.values())) < LEAST:
        for tell, times in zip((_plain, _whole, _changed), taken.values(), strict=True):
            begun = process_time()
            for story in stories:
                tell(story)
            times.append(process_time() - begun)
    return [min(times) for times in taken.values()]


def _p99(sizes: list[int]) -> float:
    return quantiles(sizes, n=100)[98]


def played(game: AnyGame, seed: bytes) -> list[News]:
    """A game of simple bots, as a server with its own dice goes through it."""
    options = codec(game).make_options(OPTIONS[game.name])
    seats, dice, bot = game.seats(options)[0], keyed(seed), PLAYERS[game.name]["simple"]
    tally: AnyTally = Tally(seats)
    minds = {seat: bot.sit(seat, seed + seat.encode()) for seat in seats}
    done: Decided | Refusal = beginning(Play(game, seats, game.empty), options, dice)
    news: list[News] = []
    while True:
        assert not isinstance(done, Refusal), done
        told: dict[Seat, list[Telling[Event]]] = {}
        for step in done.steps:
            for seat, telling in tally.note(step.before, step.entry, step.after).items():
                told.setdefault(seat, []).append(telling)
                if seat in minds:
                    minds[seat] = bot.hear(minds[seat], telling)
        news.append(News(done.play, told))
        state = done.play.state
        if game.outcome(state) is not None or len(news) > COMMITS:
            return news
        seat = game.waiting(state)[0]
        action = bot.choose(minds[seat], game.view(state, seat), game.legal(state, seat))
        done = acting(seat, (action,), dice)(done.play)


def _changed(news: list[News]) -> list[bytes]:
    held_by: dict[Seat, Held] = {}
    sent: list[bytes] = []
    for one in news:
        story = Story(ROW, one.told, dict.fromkeys(one.told, 0), one.play, None, held_by)
        for seat in one.told:
            if seat not in held_by:
                held_by[seat] = held(one.play, seat)
            else:
                sent.append(write(story.told(seat)))
    return sent


def _plain(news: list[News]) -> list[bytes]:
    """As it was before what happened was said in sentences."""
    return _whole(news, said=False)


def _whole(news: list[News], *, said: bool = True) -> list[bytes]:
    """The view and what may be done, with every commit."""
    saw: dict[Seat, View] = {}
    sent: list[bytes] = []
    for one in news:
        game, state = one.play.game, one.play.state
        waiting, outcome = game.waiting(state), game.outcome(state)
        for seat, told in one.told.items():
            before, sees = saw.get(seat), game.view(state, seat)
            saw[seat] = sees
            if before is None:
                continue
            worded = in_sentences(game, told, before, sees, seat) if said else tuple(told)
            message: Committed[Action, Event, View] = Committed(
                ROW.id,
                seat,
                told[-1].seq,
                worded,
                sees,
                written(game.legal(state, seat)),
                waiting,
                None,
                outcome,
                0,
            )
            sent.append(write(message))
    return sent
