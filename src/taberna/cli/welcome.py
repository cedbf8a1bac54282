"""The first screen of `taberna play` without any arguments: one question, and Enter is a good answer."""

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from taberna.cli.terminal import Screen
from taberna.texts import LANGUAGES, Texts, texts


@dataclass(frozen=True, slots=True)
class Wish:
    say: Texts
    variant: str
    bots: tuple[str, ...]


CHOICES: Final = (
    ("welcome-bot", "duel", ("B",)),
    ("welcome-two", "duel", ()),
    ("welcome-vanguard", "vanguard", ("B",)),
    ("welcome-round", "round", ("B1", "A2", "B2")),
)


def welcome(screen: Screen, say: Texts) -> Wish:
    while True:
        rows = [Text(f"  {n}  {say(message)}") for n, (message, _, _) in enumerate(CHOICES, 1)]
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
            _, variant, bots = CHOICES[int(typed) - 1]
            return Wish(say, variant, bots)
