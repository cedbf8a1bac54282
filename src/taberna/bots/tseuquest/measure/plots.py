"""A tally as a picture to print: for each adventure success by the size of the party, and how it stood from
round to round. Plain SVG in one ink, so that it also prints in grey."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final, NamedTuple

from taberna.bots.tseuquest.measure.odds import Bin
from taberna.bots.tseuquest.measure.summary import Summary, summaries
from taberna.bots.tseuquest.measure.tally import Tally
from taberna.bots.tseuquest.measure.tension import Moment, tensions

WIDE: Final = 720
HIGH: Final = 210
PLOT: Final = 130
"""How high a plot itself is: from nobody to everybody."""
TOP: Final = 44
LEFT, MIDDLE, RIGHT = 48, 270, 330
ENOUGH: Final = 8
"""Numbers that an axis has at most."""


class Words(NamedTuple):
    """What stands beside the plots, in somebody's language."""

    success: str
    sizes: str
    rounds: str
    games: str


def svg(tally: Tally, words: Words) -> str:
    rows, stood = summaries(tally), tensions(tally)
    names = [row for row in rows if "/" not in row.name]
    body: list[str] = []
    for place, whole in enumerate(names):
        sizes = [row for row in rows if row.name.startswith(f"{whole.name}/")]
        body.append(f'<g transform="translate(0 {place * HIGH})">')
        body.append(_text(LEFT, 20, f"{whole.name} · {words.games}: {whole.games}", "start", 15))
        body += _axis(LEFT, MIDDLE - LEFT, words.success)
        body += _bars(sizes, words)
        body += _axis(RIGHT, WIDE - RIGHT - 20, "")
        body += _curve(stood[whole.name], words)
        body.append("</g>")
    high = HIGH * len(names)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" width="{WIDE}" height="{high}"'
    )
    return "\n".join([f'{head} font-family="serif" fill="#222">', *body, "</svg>\n"])


def _y(share: float) -> float:
    return round(TOP + PLOT * (1 - share), 1)


def _text(x: float, y: float, text: str, anchor: str = "middle", size: int = 11) -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}">{escape(text)}</text>'


def _line(x: float, y: float, u: float, v: float, wide: float = 1) -> str:
    return f'<line x1="{x:g}" y1="{y:g}" x2="{u:g}" y2="{v:g}" stroke="#222" stroke-width="{wide:g}"/>'


def _axis(left: float, wide: float, title: str) -> Iterator[str]:
    for percent in (0, 50, 100):
        y = _y(percent / 100)
        yield _line(left, y, left + wide, y, 1 if percent == 0 else 0.3)
        yield _text(left - 6, y + 4, f"{percent}%", "end")
    if title:
        yield _text(left, TOP - 8, title, "start")


def _bars(sizes: Sequence[Summary], words: Words) -> Iterator[str]:
    """A bar for each size, and its interval."""
    step = (MIDDLE - LEFT) / max(1, len(sizes))
    for place, row in enumerate(sizes):
        x = LEFT + step * (place + 0.5)
        top, foot = _y(row.success), _y(0)
        yield (
            f'<rect x="{x - step / 4:g}" y="{top:g}" width="{step / 2:g}" height="{foot - top:g}" '
            'fill="#bbb" stroke="#222"/>'
        )
        yield _line(x, _y(row.low), x, _y(row.high), 1.5)
        yield _text(x, foot + 14, row.name.rpartition("/")[2])
    yield _text((LEFT + MIDDLE) / 2, _y(0) + 28, words.sizes)


def _curve(moments: Sequence[Moment], words: Words) -> Iterator[str]:
    """The chance of success, with its interval as a band."""
    yield _text((RIGHT + WIDE - 20) / 2, _y(0) + 28, words.rounds)
    if not moments:
        return
    step = (WIDE - RIGHT - 20) / max(1, moments[-1].round)
    spots = [(RIGHT + step * moment.round, moment) for moment in moments]
    band = [(x, _y(m.high)) for x, m in spots] + [(x, _y(m.low)) for x, m in reversed(spots)]
    yield f'<polygon points="{_points(band)}" fill="#ddd"/>'
    line = _points([(x, _y(m.chance)) for x, m in spots])
    yield f'<polyline points="{line}" fill="none" stroke="#222" stroke-width="1.5"/>'
    every = -(-len(moments) // ENOUGH)
    for x, moment in spots[::every]:
        yield _text(x, _y(0) + 14, f"{moment.round}")


def _points(spots: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)


SIDE: Final = 320
EDGE: Final = 52


def calibration_svg(bins: Sequence[Bin], told: str, came: str) -> str:
    """What was told against what came, with its interval; on the slant it is believed."""
    wide = SIDE + 2 * EDGE
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {wide}" width="{wide}" height="{wide}"'
    )
    body = [_line(EDGE, EDGE + SIDE, EDGE + SIDE, EDGE, 0.5)]
    for percent in (0, 50, 100):
        at = SIDE * percent / 100
        body.append(_line(EDGE, EDGE + SIDE - at, EDGE + SIDE, EDGE + SIDE - at, 0.3))
        body.append(_text(EDGE - 6, EDGE + SIDE - at + 4, f"{percent}%", "end"))
        body.append(_text(EDGE + at, EDGE + SIDE + 16, f"{percent}%"))
    for row in bins:
        x = EDGE + SIDE * row.told
        body.append(_line(x, EDGE + SIDE * (1 - row.low), x, EDGE + SIDE * (1 - row.high), 1.5))
        size = min(9.0, 2 + row.games**0.5 / 4)
        body.append(
            f'<circle cx="{x:.1f}" cy="{EDGE + SIDE * (1 - row.came):.1f}" r="{size:.1f}" fill="#777"/>'
        )
    body.append(_text(EDGE + SIDE / 2, EDGE + SIDE + 36, told))
    body.append(_text(EDGE, EDGE - 16, came, "start"))
    return "\n".join([f'{head} font-family="serif" fill="#222">', *body, "</svg>\n"])
