"""Games that follow one another in files: `evening.jsonl`, `evening-2.jsonl`, …"""

from itertools import count
from pathlib import Path

from taberna.cli.encrypted_files import read_record
from taberna.cli.mistakes import Mistake
from taberna.table.chain import check_chain
from taberna.table.record import AnyRecord
from taberna.table.refusal import Refused
from taberna.texts import Texts


def place(path: Path, number: int) -> Path:
    """Where the game of this number is kept."""
    return path if number == 1 else path.with_stem(f"{path.stem}-{number}")


def read_chain(path: Path, say: Texts) -> list[AnyRecord]:
    """All that is kept of a chain, first to last; the last game may have broken off."""
    records: list[AnyRecord] = []
    for number in count(1):
        file = place(path, number)
        if not file.exists():
            break
        try:
            records.append(read_record(file, say))
        except Refused as refused:
            raise Mistake(f"{file}: {say.refusal(refused.refusal)}") from None
    wrong = check_chain(records)
    if wrong:
        raise Mistake(say.refusal(wrong[0]))
    return records
