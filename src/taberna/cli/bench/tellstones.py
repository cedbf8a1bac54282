"""`taberna bench engine`: random Tellstones through the engine, beside OpenSpiel in the same run.

All are measured in turns, a short slice of time each, and of each the quickest tenth of its slices counts:
those that nothing else on the machine came in between. Time is the process's own.
"""

import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import mean, median
from time import process_time
from typing import Annotated, Final, TypeAlias

import typer
from rich.progress import Progress

from taberna.cli.bench.checking import check_in_page
from taberna.cli.bench.lighthouse import chromium
from taberna.cli.bench.openspiel import openspiel_player
from taberna.cli.bench.report import Bound, Figure, report, show
from taberna.cli.load.processes import serve
from taberna.cli.mistakes import Mistake
from taberna.games.tellstones import GAME
from taberna.games.tellstones.actions import (
    Away,
    Back,
    Claim,
    Draw,
    Flag,
    Hide,
    Peek,
    Place,
    Resign,
    Swap,
    TellstonesAction,
)
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.state import State
from taberna.server.http.pages import built
from taberna.table.codec import write
from taberna.table.dice import keyed
from taberna.table.load import read
from taberna.table.play import Play, act, begin, settle
from taberna.table.record import Seal, Sitter, head, sealed, signed_part
from taberna.table.refusal import Refusal
from taberna.table.seats import SPECTATOR
from taberna.table.seed import practice
from taberna.table.seed import seed as table_seed
from taberna.table.signing import KEY_BYTES, public_half, sign
from taberna.table.unfold import fold
from taberna.table.verify import verify
from taberna.texts import Texts

Player: TypeAlias = Callable[[float], tuple[int, float]]
"""Plays whole random games for about so many seconds: how many steps that were, and how long it took."""

QUITTING: Final = frozenset({Resign, Draw, Claim, Flag, Away, Back})
"""Random play would end most games with these."""
TABLES: Final = {
    "duel": Options(),
    "duel, hands = opponent": Options(hands="opponent"),
    "vanguard": Options(variant="vanguard"),
    "round": Options(variant="round"),
}
PEACEFUL: Final = (Place, Hide, Swap, Peek)
LONG_GAME: Final = 20_000
NO_GROWTH: Final = 1.5
"""How much more the end of a long game may cost than its beginning: room for noise, not for growth."""


def add(app: typer.Typer, say: Texts) -> None:
    @app.command("engine", help=say("help-bench-engine"))
    def engine(
        seconds: Annotated[float, typer.Option(help=say("help-bench-seconds"))] = 0.02,
        rounds: Annotated[int, typer.Option(help=say("help-bench-slices"))] = 200,
        seed: Annotated[int, typer.Option(help=say("help-bench-seed"))] = 1,
        out: Annotated[Path | None, typer.Option(help=say("help-bench-out"))] = None,
    ) -> None:
        figures = (*_speeds(seconds, rounds, seed, say), _growth(seed))
        command = f"taberna bench engine --seconds {seconds:g} --rounds {rounds} --seed {seed}"
        show(report("engine", command, figures), say, out)

    @app.command("records", help=say("help-bench-records"))
    def records(
        commits: Annotated[int, typer.Option(help=say("help-bench-commits"))] = 1000,
        rounds: Annotated[int, typer.Option(help=say("help-bench-rounds"))] = 9,
        seed: Annotated[int, typer.Option(help=say("help-bench-seed"))] = 1,
        page: Annotated[bool, typer.Option("--page", help=say("help-bench-in-page"))] = False,
        out: Annotated[Path | None, typer.Option(help=say("help-bench-out"))] = None,
    ) -> None:
        command = f"taberna bench records --commits {commits} --rounds {rounds} --seed {seed}"
        figures, record = _verifying(commits, rounds, seed)
        browser = chromium()
        if page and (browser is None or built() is None):
            raise Mistake(say("bench-no-page"))
        if page and browser is not None:
            figures = (*figures, _in_page(browser, record, rounds, say))
        show(report("records", command + (" --page" if page else ""), figures), say, out)


def _in_page(browser: str, record: bytes, rounds: int, say: Texts) -> Figure:
    with tempfile.TemporaryDirectory(prefix="taberna-records-") as folder:
        house = serve(Path(folder))
        try:
            return check_in_page(f"http://127.0.0.1:{house.port}", browser, record, rounds, say)
        finally:
            house.stop()


def _verifying(commits: int, rounds: int, seed: int) -> tuple[tuple[Figure, ...], bytes]:
    """What it takes to seal a long duel with a house's signatures, to read it, and to say what it proves."""
    key = Random(seed).randbytes(KEY_BYTES)
    house, table = public_half(key), long_duel(commits, seed)
    times: dict[str, list[float]] = {"seal": [], "read": [], "verify": []}
    for _ in range(rounds):
        began = process_time()
        blank = Seal(commits, None, None, house=house)
        _, data = sealed(table[0], table[1], blank, lambda digest: sign(key, signed_part(digest)))
        times["seal"].append(process_time() - began)
        began = process_time()
        record = read(data, GAME)
        times["read"].append(process_time() - began)
        began = process_time()
        assert verify(record, (house,)).holds[:2] == ("lawful", "draws")
        times["verify"].append(process_time() - began)
    figures = (Figure(f"{what} {commits} commits", 1000 * median(row), "ms") for what, row in times.items())
    return (*figures, Figure("size", len(data) / 1024, "KiB")), data


def long_duel(commits: int, seed: int) -> tuple[bytes, list[tuple[int, bytes]]]:
    """Header and lines of a duel that nobody wants to end."""
    random, options = Random(seed), Options()
    fairness = practice(seed)
    drawn_from = table_seed(fairness, ("A", "B"))
    begun = begin(GAME, options)
    assert drawn_from is not None
    assert not isinstance(begun, Refusal)
    play, kept = begun[0], [begun[1]]
    while len(kept) < commits:
        play, thrown = settle(play, keyed(drawn_from))
        kept += thrown
        done = act(play, GAME.waiting(play.state)[0], _peaceful(play.state, random))
        assert not isinstance(done, Refusal)
        play = done[0]
        kept.append(done[1])
    header = head(GAME, options, (Sitter("A", "Ana"), Sitter("B", "Bo")), fairness)
    return write(header), [(commit.seq, write(commit)) for commit in kept[:commits]]


def _peaceful(state: State, random: Random) -> TellstonesAction:
    """Nothing that leads to a point."""
    (seat,) = GAME.waiting(state)
    return random.choice([a for a in GAME.legal(state, seat).actions if isinstance(a, PEACEFUL)])


def _speeds(seconds: float, rounds: int, seed: int, say: Texts) -> tuple[Figure, ...]:
    players: dict[str, Player] = {name: tellstones_player(table, seed) for name, table in TABLES.items()}
    kuhn, dice = "python_kuhn_poker", "liars_dice"
    players |= {name: openspiel_player(name, seed, say) for name in (kuhn, dice)}
    rates: dict[str, list[float]] = {name: [] for name in players}
    with Progress(transient=True) as progress:
        task = progress.add_task(say("bench-running"), total=rounds * len(players))
        for _ in range(rounds):
            for name, player in players.items():
                steps, took = player(seconds)
                rates[name].append(steps / took)
                progress.advance(task)
    best = {name: quickest(row) for name, row in rates.items()}
    return (
        *(Figure(name, rate, "steps/s") for name, rate in best.items()),
        Figure(f"duel / {kuhn}", best["duel"] / best[kuhn], "x", Bound(">=", 1.2)),
        Figure(f"duel / {dice}", best["duel"] / best[dice], "x"),
    )


def quickest(rates: Sequence[float]) -> float:
    """The mean of the quickest tenth: what else a machine does makes a slice slower, never quicker."""
    return mean(sorted(rates)[-max(1, len(rates) // 10) :])


def tellstones_player(options: Options, seed: int) -> Player:
    random = Random(seed)
    seats = GAME.seats(options)[0]

    def play(seconds: float) -> tuple[int, float]:
        steps, began = 0, process_time()
        while (took := process_time() - began) < seconds:
            set_up = GAME.start(options, seats)
            assert not isinstance(set_up, Refusal)
            state = fold(GAME.evolve, GAME.empty, set_up)
            while state.outcome is None:
                state = _step(state, random)
                steps += 1
        return steps, took

    return play


def _step(state: State, random: Random) -> State:
    (seat,) = GAME.waiting(state)
    events = GAME.decide(state, seat, _pick(GAME.legal(state, seat).actions, random))
    assert isinstance(events, tuple)
    for event in events:
        state = GAME.evolve(state, event)
    return state


def _pick(actions: tuple[TellstonesAction, ...], random: Random) -> TellstonesAction:
    action = random.choice(actions)
    while type(action) in QUITTING:
        action = random.choice(actions)
    return action


def _growth(seed: int) -> Figure:
    """One game of nothing but Swap and Peek, through commits as a table plays it: how much more a commit
    costs at its end than at its beginning."""
    random = Random(seed)
    play = Play(GAME, ("A", "B"), GAME.notation.parse_position("CdSfK 0-0 A", Options()))
    tenth, times = LONG_GAME // 10, []
    for _ in range(10):
        began = process_time()
        for _ in range(tenth):
            (seat,) = GAME.waiting(play.state)
            quiet = [a for a in GAME.legal(play.state, seat).actions if isinstance(a, Swap | Peek)]
            done = act(play, seat, random.choice(quiet))
            assert not isinstance(done, Refusal)
            play, _ = done
            GAME.view(play.state, SPECTATOR)
        times.append(process_time() - began)
    name = f"cost of a commit, turn {LONG_GAME:,} / turn 1"
    return Figure(name, median(times[-3:]) / median(times[:3]), "x", Bound("<=", NO_GROWTH))
