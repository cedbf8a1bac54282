"""`taberna bench engine`: random Tellstones through the engine, beside OpenSpiel in the same run.

All are measured in turns, a slice of time each, so that whatever else the machine does hits all alike;
what counts is the ratio. Time is the process's own.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Annotated, Final, TypeAlias

import typer
from rich.progress import Progress

from taberna.cli.bench.openspiel import openspiel_player
from taberna.cli.bench.report import Bound, Figure, report, show
from taberna.games.tellstones import GAME
from taberna.games.tellstones.actions import (
    Away,
    Back,
    Claim,
    Draw,
    Flag,
    Peek,
    Resign,
    Swap,
    TellstonesAction,
)
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.state import State
from taberna.table.play import Play, act
from taberna.table.refusal import Refusal
from taberna.table.seats import SPECTATOR
from taberna.table.unfold import fold
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
LONG_GAME: Final = 20_000
NO_GROWTH: Final = 1.5
"""How much more the end of a long game may cost than its beginning: room for noise, not for growth."""


def add(app: typer.Typer, say: Texts) -> None:
    @app.command("engine", help=say("help-bench-engine"))
    def engine(
        seconds: Annotated[float, typer.Option(help=say("help-bench-seconds"))] = 0.5,
        rounds: Annotated[int, typer.Option(help=say("help-bench-rounds"))] = 9,
        seed: Annotated[int, typer.Option(help=say("help-bench-seed"))] = 1,
        out: Annotated[Path | None, typer.Option(help=say("help-bench-out"))] = None,
    ) -> None:
        figures = (*_speeds(seconds, rounds, seed, say), _growth(seed))
        command = f"taberna bench engine --seconds {seconds:g} --rounds {rounds} --seed {seed}"
        show(report("engine", command, figures), say, out)


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
    ratio = {
        rival: median(ours / theirs for ours, theirs in zip(rates["duel"], rates[rival], strict=True))
        for rival in (kuhn, dice)
    }
    return (
        *(Figure(name, median(row), "steps/s") for name, row in rates.items()),
        Figure(f"duel / {kuhn}", ratio[kuhn], "x", Bound(">=", 1.2)),
        Figure(f"duel / {dice}", ratio[dice], "x"),
    )


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
