"""The table of Tellstones as an SVG, from what a seat may see."""

from collections.abc import Iterator
from html import escape
from typing import Final

from taberna.games.tellstones.stones import VACANT, is_face_up
from taberna.games.tellstones.view import LineView, View

SIDE: Final = 64
GAP: Final = 12
MARGIN: Final = 24
ROW: Final = 130
INK, FELT, STONE, BACK, GOLD = "#3b2a1a", "#2f4a3a", "#e9dcc0", "#7c7568", "#d9b45b"


def draw_svg(view: View) -> str:
    """Lines, Pools and points. A face-down stone is blank, for everybody (TS-4.2)."""
    width, height = 2 * MARGIN + 7 * (SIDE + GAP), 40 + ROW * len(view.lines) + MARGIN
    score = f"{view.score[0]} - {view.score[1]}   {escape(' '.join(view.waiting))}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">',
        f'<rect width="100%" height="100%" fill="{FELT}"/>',
        f'<text x="{MARGIN}" y="28" font-size="18" fill="{GOLD}" font-family="serif">{score}</text>',
        *(part for n, line in enumerate(view.lines) for part in _line(line, 40 + n * ROW)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _line(line: LineView, top: int) -> Iterator[str]:
    for space, stone in enumerate(line.stones):
        if stone != VACANT:
            yield _stone(stone if is_face_up(stone) else "", MARGIN + space * (SIDE + GAP), top, SIDE)
    for n, symbol in enumerate(line.pool):
        yield _stone(symbol, MARGIN + n * (SIDE // 2 + GAP), top + SIDE + GAP, SIDE // 2)


def _stone(symbol: str, x: int, y: int, size: int) -> str:
    face = (
        f'<text x="{x + size // 2}" y="{y + size * 2 // 3}" font-size="{size // 2}" text-anchor="middle" '
        f'font-family="serif" fill="{INK}">{escape(symbol)}</text>'
    )
    return (
        f'<rect x="{x}" y="{y}" width="{size}" height="{size}" rx="{size // 6}" stroke="{INK}" '
        f'fill="{STONE if symbol else BACK}"/>{face if symbol else ""}'
    )
