"""The words that are typed and stand in no menu: in the reader's language, and in English everywhere."""

from typing import Final

from taberna.cli.menu import plainly
from taberna.cli.presentation import AnyReading
from taberna.texts import Texts

TABLE: Final = (
    *("help", "notes", "rules", "talk", "log", "undo"),
    *("agree", "decline", "pause", "resume", "mute", "quit"),
)
"""What is understood at every table."""
MORE: Final = "…"
"""What stands for the rest of a line."""


class Vocabulary:
    def __init__(self, texts: Texts, reading: AnyReading) -> None:
        phrases = (*TABLE, *reading.asides, *reading.lookups, *reading.typed)
        self._said = {phrase: texts(f"word-{phrase.replace(' ', '-')}") for phrase in phrases}
        self._meant = {plainly(word): phrase for phrase, word in self._said.items()}
        self._meant |= {plainly(phrase): phrase for phrase in phrases}
        self._led = ("talk", *reading.lookups)

    def said(self, phrase: str) -> str:
        """As the reader is told to type it."""
        word = self._said.get(phrase, phrase)
        return f"{word} {MORE}" if phrase in self._led else word

    def meant(self, text: str) -> str:
        """A line with the program's own word in place of the reader's, where it is one of these."""
        whole = self._meant.get(plainly(text))
        if whole is not None:
            return whole
        word, _, rest = text.partition(" ")
        led = self._meant.get(plainly(word))
        return f"{led} {rest}" if led in self._led else text
