"""For those who study the game: options that between them take every setting, and what may lie in the dark
for all that a seat knows."""

from typing import Final

from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.options import Belongings, Campaign, Chosen, Options
from taberna.games.tseuquest.secrets.imagine import imagine
from taberna.table.study import Study


def settings(variant: str) -> tuple[Options, ...]:
    if variant == "interlude":
        rich = Campaign(
            (
                Belongings("bruna", 400, ("longsword", "shield"), ("potion",)),
                Belongings("sela", 90, ("staff",), ("dagger", "helmet")),
                Belongings("grim", fallen=True),
            ),
            ("good-barrel",),
        )
        return (
            Options(variant="interlude", campaign=rich),
            Options(variant="interlude", sorcerer="human", campaign=rich),
        )
    four = tuple(
        Chosen(seat, hero) for seat, hero in zip("ABCA", ("bruna", "sela", "odo", "ilka"), strict=True)
    )
    return (
        Options(adventure="good-barrel", rounds_max=60),
        Options(party=four, sorcerer="human", ask=("A", "B"), rounds_max=60),
        Options(players=3, sorcerer="human", rounds_max=60),
        Options(adventure="quiet-hours", party=four[:2], unconscious="on", rounds_max=60, clock="3d"),
        Options(
            adventure="the-audit",
            party=(Chosen("A", "grim"), Chosen("B", "nim"), Chosen("B", "teo")),
            own_dice=("B", "S"),
            error_also_plays="on",
            stroll="on",
            metric="king",
            dice="barrel",
            novice="on",
            rounds_max=40,
        ),
    )


STUDY: Final[Study[State, Options]] = Study(settings, imagine)
