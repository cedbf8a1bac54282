"""What bots say: kept as the message it is, so that everybody reads it in their own language."""

from typing import Final

from taberna.server.store.rows import TalkRow
from taberna.table.codec import Reader, write
from taberna.table.phrase import Phrase
from taberna.table.refusal import Refused
from taberna.texts import USUAL, say, texts

_read: Final[Reader[Phrase]] = Reader(Phrase)
REASON: Final = " why"
"""The name of a bot's line ends so where it tells why it does what it does next."""


def kept(phrase: Phrase) -> str:
    """As the text of a line. Only bots speak without being a guest, so nobody can write one by hand."""
    return write(phrase).decode()


def phrase_of(line: TalkRow) -> Phrase | None:
    if line.guest:
        return None
    try:
        return _read(line.text)
    except Refused:
        return None


def is_reason(line: TalkRow) -> bool:
    """Whether it is no talk: why a bot does what follows."""
    return not line.guest and line.id.endswith(REASON)


def words_of(line: TalkRow) -> str:
    """For records, and for those who have no texts of their own."""
    phrase = phrase_of(line)
    usual = texts(USUAL)
    if phrase is None or phrase.message not in usual:
        return line.text
    return say(phrase, usual, ", ".join)
