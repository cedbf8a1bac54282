"""`taberna match`: two bots, many games, and what they say."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape

from taberna.bots import any_bot
from taberna.bots.tellstones.levels import bot, level
from taberna.bots.tellstones.levels import names as level_names
from taberna.cli.mistakes import Mistake, extra, untrained
from taberna.games.tellstones.options import Options
from taberna.texts import Texts

if TYPE_CHECKING:
    from taberna.bots.tellstones.measure.arena import Score
    from taberna.bots.tellstones.measure.engine import Played

USUAL_SEED = 1
"""Of the figures that are kept: those of another seed are called after it."""
CHUNK = 1000
SLOW_CHUNK = 20
"""Games that one process plays before it says so."""


def add(app: typer.Typer, say: Texts) -> None:
    @app.command("match", help=say("help-match", command=escape(extra("train"))))
    def match(
        one: Annotated[str, typer.Argument(help=say("help-match-player"), show_default=False)],
        other: Annotated[str, typer.Argument(help=say("help-match-player"), show_default=False)],
        games: Annotated[int, typer.Option(min=2, help=say("help-match-games"))] = 2000,
        variant: Annotated[str, typer.Option(help=say("help-play-variant"))] = "duel",
        engine: Annotated[bool, typer.Option("--engine", help=say("help-match-engine"))] = False,
        last_orders: Annotated[bool, typer.Option(help=say("help-match-bell"))] = True,
        seed: Annotated[int, typer.Option(help=say("help-match-seed"))] = USUAL_SEED,
        jobs: Annotated[int, typer.Option(min=1, help=say("help-match-jobs"))] = 1,
        out: Annotated[Path | None, typer.Option(help=say("help-match-out"))] = None,
    ) -> None:
        for name in (one, other):
            if name not in level_names():
                raise Mistake(say("no-such-bot", name=name, known=", ".join(level_names())))
        if variant not in ("duel", "vanguard", "round"):
            raise Mistake(say("variant-unknown", variant=variant, known="duel, vanguard, round"))
        by_engine = engine or variant != "duel"
        try:
            from taberna.bots.tellstones.measure.arena import together
            from taberna.bots.tellstones.measure.plots import plot_calibration
            from taberna.bots.tellstones.measure.report import report
        except ImportError as missing:
            raise untrained(missing, say) from None
        games += games % 2
        play = _by_engine if by_engine else _fast
        chunks = list(pairwise([*range(0, games, SLOW_CHUNK if by_engine else CHUNK), games]))
        work = [(one, other, variant, last_orders, seed, first, last - first) for first, last in chunks]
        core = "engine" if by_engine else "fast"
        stem = f"{one}-{other}-{variant}-{core}" + ("" if last_orders else "-no-bell")
        stem += "" if seed == USUAL_SEED else f"-seed-{seed}"
        diary = Diary(out / f"{stem}.part") if out is not None and by_engine else None
        scores: list[Score] = diary.read(work) if diary is not None else []
        with typer.progressbar(length=games, label=f"{one} - {other}") as bar:
            bar.update(sum(score.games for score in scores))
            for score in _spread(play, work[len(scores) :], jobs):
                scores.append(score)
                if diary is not None:
                    diary.write(score)
                bar.update(score.games)
        whole = together(scores)
        told = report(
            one,
            other,
            whole,
            core=core,
            seed=seed,
            last_orders=last_orders,
            variant=variant,
            details=not by_engine,
        )
        typer.echo(
            say(
                "match-result",
                one=one,
                other=other,
                share=f"{told.share:.3f}",
                low=f"{told.low:.3f}",
                high=f"{told.high:.3f}",
                games=told.games,
                capped=told.capped,
                turns=f"{told.turns:.1f}",
            )
        )
        if out is not None:
            import msgspec

            out.mkdir(parents=True, exist_ok=True)
            data = msgspec.json.format(msgspec.json.encode(told))
            (out / f"{stem}.json").write_bytes(data + b"\n")
            if told.players:
                (out / f"{stem}.svg").write_text(plot_calibration(told), encoding="utf-8")
        if diary is not None:
            diary.close()


Work = tuple[str, str, str, bool, int, int, int]


class Diary:
    """What a slow match has played so far, a line a chunk: broken off, it goes on from there."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def read(self, work: list[Work]) -> "list[Score]":
        import msgspec
        import numpy as np

        from taberna.bots.tellstones.fast.tally import TALLY
        from taberna.bots.tellstones.measure.arena import score

        lines = self._path.read_bytes().splitlines() if self._path.exists() else []
        chunks = [msgspec.json.decode(line, type=list[tuple[int, int, int]]) for line in lines]
        whole = [rows for rows, part in zip(chunks, work, strict=False) if len(rows) == part[-1]]
        return [score(np.array(rows, np.int64), np.zeros(TALLY)) for rows in whole]

    def write(self, score: "Score") -> None:
        import msgspec

        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(score.rows.tolist()) + b"\n")

    def close(self) -> None:
        self._path.unlink(missing_ok=True)


def _spread(play: "Callable[[Work], Score]", work: list[Work], jobs: int) -> "Iterator[Score]":
    if jobs == 1:
        yield from map(play, work)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, work)


def _fast(work: Work) -> "Score":
    from taberna.bots.tellstones.measure.arena import meet

    one, other, _, last_orders, seed, first, games = work
    return meet(
        level(one).params,
        level(other).params,
        games,
        seed,
        first=first,
        last_orders=last_orders,
        counted=True,
    )


def _by_engine(work: Work) -> "Score":
    import numpy as np

    from taberna.bots.tellstones.fast.tally import TALLY
    from taberna.bots.tellstones.measure.arena import score
    from taberna.bots.tellstones.measure.at_table import hasten
    from taberna.bots.tellstones.measure.engine import play_pair

    hasten()
    one, other, variant, last_orders, seed, first, games = work
    options = Options(
        variant=variant,  # type: ignore[arg-type]  # checked where it was read
        last_orders="on" if last_orders else "off",
        turns_max=400,
    )
    players = any_bot(bot(one)), any_bot(bot(other))
    rows = [
        (_winner(played), played.turns, int(played.by_proof))
        for n in range(first // 2, (first + games) // 2)
        for played in play_pair(options, *players, f"{seed} {n}")
    ]
    return score(np.array(rows, np.int64), np.zeros(TALLY))


def _winner(played: "Played") -> int:
    return {"A": 0, "B": 1}.get(played.result, 2)
