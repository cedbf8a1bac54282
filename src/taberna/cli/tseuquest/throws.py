"""Dice, shown and explained: why so many, what they say, and which row of which table."""

from collections.abc import Iterator
from typing import Final

from taberna.cli.names import Names
from taberna.cli.tseuquest.terms import Things, faces
from taberna.games.tseuquest.chapters.blows import table_of
from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.steps import AdvantageDue, Fight, Motion, RowDue
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.library import ITEMS, SHEETS
from taberna.games.tseuquest.things.tables import FIGHT, MOVE

PLAIN: Final = (
    "attack",
    "defence",
    "climb",
    "stealth",
    "astray",
    "dodge",
    "escape",
    "gold",
    "harm",
    "disarm",
)
ORDER: Final = ("?", "1", "2", "3", "4", "5", "6", "!")
"""With which other face a question mark is paired: the best (TQ-G9)."""


def thrown(
    event: events.Thrown, rest: tuple[TseuQuestEvent, ...], names: Names, known: Things
) -> Iterator[str]:
    """What was thrown, and at once what comes of it where a table says so."""
    say = names.texts
    purpose = event.purpose.partition(":")[0]
    figure = known.figure(event.figure)
    match purpose:
        case "move":
            yield say("thrown-move", figure=figure, faces=faces(event.faces))
            yield from _movement(event, rest, names)
        case "fumble":
            yield from _fumble(event, rest, names, known)
        case "astray target" | "hampered":
            yield say("thrown-chance", figure=figure, other=known.figure(event.faces[0]))
        case _ if purpose in PLAIN:
            yield say(f"thrown-{purpose}", figure=figure, faces=faces(event.faces), count=len(event.faces))
            yield from _squares(rest, names)
        case _:
            yield say("thrown-other", figure=figure, faces=faces(event.faces))


def _movement(event: events.Thrown, rest: tuple[TseuQuestEvent, ...], names: Names) -> Iterator[str]:
    """TQ-6.10 to TQ-6.14."""
    counted = [face for face in event.faces if face != "-"]
    if "?" in counted and len(event.faces) > 1:
        counted.remove("?")
        pair = max(counted, key=ORDER.index, default="1")
        yield _row("move", pair, MOVE[pair].id, names)
    elif any(isinstance(e, events.Began) and isinstance(e.step, AdvantageDue) for e in rest):
        yield names.texts("thrown-advantage")
    yield from _squares(rest, names)


def _squares(rest: tuple[TseuQuestEvent, ...], names: Names) -> Iterator[str]:
    for event in rest:
        if isinstance(event, events.Began) and isinstance(event.step, Motion):
            yield names.texts("thrown-squares", squares=event.step.points)
            return


def _fumble(
    event: events.Thrown, rest: tuple[TseuQuestEvent, ...], names: Names, known: Things
) -> Iterator[str]:
    """TQ-8.12, TQ-8.14, TQ-9.12, TQ-9.14."""
    face = event.faces[0]
    fight = next(
        (e.step for e in rest if isinstance(e, events.Continued) and isinstance(e.step, Fight)), None
    )
    due = next((e.step for e in rest if isinstance(e, events.Began) and isinstance(e.step, RowDue)), None)
    if due is not None:
        table = due.table
    elif fight is not None:
        table = table_of(fight, defending=fight.defender == event.figure)
    else:
        table = ""
    yield names.texts("thrown-fumble", figure=known.figure(event.figure), faces=faces(event.faces))
    row = FIGHT.get(table, {}).get("!" if face == "-" else face)
    if row is not None:
        yield _row(table, row.row, row.id, names)


def _row(table: str, row: str, name: str, names: Names) -> str:
    say = names.texts
    return say(
        "fumble-row", table=say(f"table-{table}"), face=faces((row,)), text=say(f"fumble-{table}-{name}")
    )


def declared(fight: Fight, names: Names, known: Things, view: View) -> str:
    """Who fights whom, and where the dice come from (TQ-8.2, TQ-8.3, TQ-9.2)."""
    say = names.texts
    whom = known.figure(fight.defender) if fight.defender else say("somebody-yet")
    if not fight.attacker:
        trap = known.thing(fight.trap)
        return say("fight-trap", figure=whom, trap=trap[:1].upper() + trap[1:], count=fight.dice)
    return say(
        f"fight-{fight.kind}",
        figure=known.figure(fight.attacker),
        other=whom,
        count=fight.dice,
        sources=_sources(fight, names, known, view),
    )


def _sources(fight: Fight, names: Names, known: Things, view: View) -> str:
    say = names.texts
    figure = known.figures.get(fight.attacker)
    if figure is None:
        return str(fight.dice)
    sheet = SHEETS[figure.sheet]
    melee = fight.kind == "melee"
    item = ITEMS.get(fight.weapon)
    parts: list[tuple[str, int]] = []
    if melee:
        parts.append((say("source-own"), sheet.attack))
        if item is not None:
            parts.append((known.weapon(fight.weapon), item.attack))
    else:
        own = item.shot if item is not None else sheet.shot
        parts.append((known.weapon(fight.weapon or "shot"), own))
    rest = fight.dice - sum(count for _, count in parts)
    if rest:
        parts.append((say("source-else"), rest))
    return " + ".join(f"{count} {source}" for source, count in parts).replace("+ -", "− ")
