"""The first screen of `taberna play` without any arguments: one question, and Enter is a good answer."""

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from taberna.cli.terminal import Screen
from taberna.texts import LANGUAGES, Texts, texts


@dataclass(frozen=True, slots=True)
class Wish:
    say: Texts
    game: str
    variant: str
    bots: tuple[str, ...]


CHOICES: Final = (
    ("welcome-bot", "tellstones", "duel", ("B",)),
    ("welcome-two", "tellstones", "duel", ()),
    ("welcome-vanguard", "tellstones", "vanguard", ("B",)),
    ("welcome-round", "tellstones", "round", ("B1", "A2", "B2")),
    ("welcome-quest", "tseuquest", "adventure", ("S",)),
)


def welcome(screen: Screen, say: Texts) -> Wish:
    while True:
        rows = [Text(f"  {n}  {say(choice[0])}") for n, choice in enumerate(CHOICES, 1)]
        screen.show(
            [
                Text(f"\n{say('welcome')}\n", style="bold yellow"),
                Text(say("welcome-opponent"), style="bold"),
                *rows,
                Text(f"\n{say('language-names')}\n", style="dim"),
            ]
        )
        typed = screen.read(say("welcome-choose")) or "1"
        if typed in LANGUAGES:
            say = texts(typed)
        elif typed.isdecimal() and 1 <= int(typed) <= len(CHOICES):
            _, game, variant, bots = CHOICES[int(typed) - 1]
            return Wish(say, game, variant, bots)
