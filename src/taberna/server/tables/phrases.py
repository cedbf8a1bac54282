"""What bots say: kept as the message it is, so that everybody reads it in their own language."""

from typing import Final

from taberna.server.store.rows import TalkRow
from taberna.table.codec import Reader, write
from taberna.table.phrase import Phrase
from taberna.table.refusal import Refused
from taberna.texts import USUAL, say, texts

_read: Final[Reader[Phrase]] = Reader(Phrase)


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


def words_of(line: TalkRow) -> str:
    """For records, and for those who have no texts of their own."""
    phrase = phrase_of(line)
    usual = texts(USUAL)
    if phrase is None or phrase.message not in usual:
        return line.text
    return say(phrase, usual, ", ".join)
