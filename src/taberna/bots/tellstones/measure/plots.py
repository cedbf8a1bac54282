"""Plots as plain SVG."""

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from taberna.bots.tellstones.measure.report import Bin, Report

SIDE: Final = 240
GAP: Final = 50
INK: Final = "#3b2a1a"
COLOURS: Final = ("#a4502c", "#2c5ca4")


def plot_calibration(report: Report) -> str:
    """What was thought beside what was so, for both players: their own memory, the other's, and recall by
    age."""
    charts = [
        _chart(0, "own recall: thought, was so", [p.own.bins for p in report.players], 1.0),
        _chart(1, "the other knows: thought, was so", [p.others.bins for p in report.players], 1.0),
        _chart(2, "known stones by age in turns", [p.recall_by_age for p in report.players], 40.0),
    ]
    width, height = 3 * (SIDE + GAP) + GAP, SIDE + 2 * GAP
    names = "".join(
        f'<text x="{GAP + i * 160}" y="{height - 8}" fill="{COLOURS[i]}">{escape(p.name)}</text>'
        for i, p in enumerate(report.players)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="serif" '
        f'font-size="13">{"".join(charts)}{names}</svg>\n'
    )


def _chart(place: int, title: str, players: Sequence[Sequence[Bin]], across: float) -> str:
    left = GAP + place * (SIDE + GAP)
    parts = [
        f'<text x="{left}" y="{GAP - 12}" fill="{INK}">{escape(title)}</text>',
        f'<rect x="{left}" y="{GAP}" width="{SIDE}" height="{SIDE}" fill="none" stroke="{INK}"/>',
    ]
    if across == 1.0:
        parts.append(
            f'<line x1="{left}" y1="{GAP + SIDE}" x2="{left + SIDE}" y2="{GAP}" stroke="{INK}" opacity=".3"/>'
        )
    for colour, bins in zip(COLOURS, players, strict=False):
        points = " ".join(
            f"{left + spot.said / across * SIDE:.1f},{GAP + SIDE - spot.was * SIDE:.1f}" for spot in bins
        )
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
    return "".join(parts)
