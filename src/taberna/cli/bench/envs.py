"""`taberna bench envs`: the environments beside PettingZoo's and OpenSpiel's own, in the same run.

All are measured in turns, a slice of the process's own time each; what counts is the ratio.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Annotated, Any, Final, TypeAlias

import typer

from taberna.cli.bench.openspiel import openspiel_player
from taberna.cli.bench.report import Bound, Figure, report, show
from taberna.cli.mistakes import Mistake
from taberna.texts import Texts

Player: TypeAlias = Callable[[float], tuple[int, float]]
DUELS: Final = 2048
TIMES: Final = 5.0
"""How many times the steps of OpenSpiel's liars_dice, driven from Python, the many duels have to do."""


def add(app: typer.Typer, say: Texts) -> None:
    @app.command("envs", help=say("help-bench-envs"))
    def envs(
        seconds: Annotated[float, typer.Option(help=say("help-bench-seconds"))] = 0.5,
        rounds: Annotated[int, typer.Option(help=say("help-bench-rounds"))] = 5,
        seed: Annotated[int, typer.Option(help=say("help-bench-seed"))] = 1,
        out: Annotated[Path | None, typer.Option(help=say("help-bench-out"))] = None,
    ) -> None:
        command = f"taberna bench envs --seconds {seconds:g} --rounds {rounds} --seed {seed}"
        show(report("envs", command, speeds(seconds, rounds, seed, say)), say, out)


def speeds(seconds: float, rounds: int, seed: int, say: Texts) -> tuple[Figure, ...]:
    players = _players(seed, say)
    found: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(rounds):
        for name, play in players.items():
            steps, took = play(seconds)
            found[name].append(steps / took)
    middle = {name: median(each) for name, each in found.items()}
    figures = [Figure(name, round(speed), "steps/s") for name, speed in middle.items()]
    many = middle["many duels"] / middle["liars_dice"]
    figures.append(Figure("many duels / liars_dice", round(many, 2), "", Bound(">=", TIMES)))
    own = middle["python_tellstones"] / middle["python_kuhn_poker"]
    return (*figures, Figure("python_tellstones / python_kuhn_poker", round(own, 3)))


def _players(seed: int, say: Texts) -> dict[str, Player]:
    try:
        import taberna.envs.openspiel  # noqa: F401 - registers python_tellstones
        from taberna.envs import taberna_tellstones_v0, taberna_tseuquest_v0
    except ImportError:
        raise Mistake(say("bench-no-openspiel")) from None
    players: dict[str, Player] = {
        "many duels": _many(seed, _by_lot),
        "many duels, chosen by NumPy": _many(seed, _by_numpy),
        "many duels, codes given": _many(seed, _given),
        **{
            name: openspiel_player(name, seed, say)
            for name in ("liars_dice", "python_tellstones", "python_kuhn_poker")
        },
        "AEC duel": _aec(taberna_tellstones_v0.env, seed),
        "AEC TseuQuest": _aec(taberna_tseuquest_v0.env, seed),
    }
    try:
        from pettingzoo.classic import connect_four_v3, tictactoe_v3
    except ImportError:  # theirs want pygame, which only this bench needs
        return players
    return players | {
        "AEC connect_four_v3": _aec(connect_four_v3.env, seed),
        "AEC tictactoe_v3": _aec(tictactoe_v3.env, seed),
    }


def _many(seed: int, player: Callable[[Any, int], Callable[[], float]]) -> Player:
    from taberna.envs.tellstones.vector import Duels

    duels = Duels(DUELS, seed)
    step = player(duels, seed)
    duels.step()
    step()  # compiles

    def play(seconds: float) -> tuple[int, float]:
        steps, took = 0, 0.0
        while took < seconds:
            took += step()
            steps += DUELS
        return steps, took

    return play


def _by_lot(duels: Any, seed: int) -> Callable[[], float]:
    """What a step of all takes with its actions drawn, as they are in OpenSpiel's games."""

    def step() -> float:
        began = process_time()
        duels.step()
        return process_time() - began

    return step


def _by_numpy(duels: Any, seed: int) -> Callable[[], float]:
    """The same with the actions drawn outside."""
    choose = _choice(duels, seed)

    def step() -> float:
        began = process_time()
        duels.step(choose())
        return process_time() - began

    return step


def _given(duels: Any, seed: int) -> Callable[[], float]:
    """The same without counting what drawing takes: as for whoever has a player of their own."""
    choose = _choice(duels, seed)

    def step() -> float:
        codes = choose()
        began = process_time()
        duels.step(codes)
        return process_time() - began

    return step


def _choice(duels: Any, seed: int) -> Callable[[], Any]:
    import numpy as np

    chance = np.random.default_rng(seed)

    def choose() -> Any:
        _, masks = duels.seen()
        return (chance.random(masks.shape, np.float32) * masks).argmax(axis=1)

    return choose


def _aec(make: Callable[[], Any], seed: int) -> Player:
    import numpy as np

    env, random = make(), Random(seed)

    def play(seconds: float) -> tuple[int, float]:
        steps, began = 0, process_time()
        while (took := process_time() - began) < seconds:
            env.reset(seed=random.randrange(1 << 30))
            for _ in env.agent_iter():
                seen, _, over, cut, info = env.last()
                mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
                env.step(None if over or cut else int(random.choice(np.flatnonzero(mask))))
                steps += 1
        return steps, took

    return play
