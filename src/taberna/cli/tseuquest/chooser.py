"""What is played and who goes, asked of somebody who named neither: Enter is a good answer to both."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from taberna.cli.menu import plainly
from taberna.cli.presentation import Wished
from taberna.cli.terminal import Terminal
from taberna.cli.tseuquest.roads import book, campaign_words, stages, title
from taberna.cli.tseuquest.terms import about, figure_name, words
from taberna.games.tseuquest.options import Options
from taberna.games.tseuquest.things.library import SHEETS
from taberna.table.phrase import Translated
from taberna.texts import Texts

BEGINNERS: Final = "good-barrel"
"""What is played where nobody names an adventure and no person is there to choose one."""
USUAL: Final = tuple(chosen.hero for chosen in Options().party)
MOST: Final = 4
"""Adventurers whom one person leads without losing the thread."""


def choose(terminal: Terminal, say: Texts) -> Wished:
    """The campaign or one of its adventures, then the party."""
    campaign, begins = book()[0]
    named = words(Translated(campaign_words(campaign, "title")), say)
    rows = [f"  1  {say('choose-campaign', title=named)}"]
    listed = [name for stage in stages(begins) for name in stage]
    number = 1
    for stage in stages(begins):
        numbered = [f"{number + at:>3}  {title(name, say)}" for at, name in enumerate(stage, 1)]
        rows.append(say("roads-or").join(numbered))
        number += len(stage)
    picked = _asked(
        terminal, say, say("choose-adventure"), rows, [named, *(title(n, say) for n in listed)], (0,), 1
    )
    party = _party(terminal, say)
    typed = {"party": ",".join(f"A:{hero}" for hero in party)}
    if picked == (0,):
        return Wished({**typed, "adventure": campaign}, goes_on=True)
    return Wished({**typed, "adventure": listed[picked[0] - 1]})


def _party(terminal: Terminal, say: Texts) -> tuple[str, ...]:
    heroes = [sheet.id for sheet in SHEETS.values() if sheet.kind == "hero"]
    called = [figure_name(hero, say) for hero in heroes]
    rows = [
        f"{number:>3}  {name}  ♥{SHEETS[hero].life} ✦{SHEETS[hero].mind} · {about('figure', hero, say)}"
        for number, (hero, name) in enumerate(zip(heroes, called, strict=True), 1)
    ]
    usual = tuple(heroes.index(hero) for hero in USUAL)
    names = ", ".join(called[at] for at in usual)
    question = say("choose-party", most=MOST, usual=names)
    return tuple(heroes[at] for at in _asked(terminal, say, question, rows, called, usual, MOST))


def _asked(
    terminal: Terminal,
    say: Texts,
    question: str,
    rows: Sequence[str],
    called: Sequence[str],
    usual: tuple[int, ...],
    most: int,
) -> tuple[int, ...]:
    """Places in the list, by number or by how a name begins; asked until it can be read."""
    wrong = ""
    while True:
        shown = [Text(question, style="bold"), *map(Text, rows)]
        terminal.show([*shown, *((Text(wrong, style="red"),) if wrong else ())])
        typed = terminal.read(say("choose-prompt"))
        if not typed:
            return usual
        found = _read(typed, called) if most > 1 else _read_one(typed, called)
        if found and len(set(found)) == len(found) <= most:
            return found
        wrong = say("choose-unclear", text=typed, most=most)


def _read(typed: str, called: Sequence[str]) -> tuple[int, ...]:
    parts = [_read_one(part, called) for part in typed.replace(",", " ").split()]
    return tuple(part[0] for part in parts) if all(parts) else ()


def _read_one(typed: str, called: Sequence[str]) -> tuple[int, ...]:
    if typed.isdecimal():
        return (int(typed) - 1,) if 1 <= int(typed) <= len(called) else ()
    meant = plainly(typed)
    found = [at for at, name in enumerate(called) if meant and plainly(name).startswith(meant)]
    return (found[0],) if len(found) == 1 else ()
