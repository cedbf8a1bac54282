"""What must be true of rows that come from elsewhere: games have no gaps, records are sealed, and secrets are
those that were committed to."""

import msgspec

from taberna.server.store.statements import Value as Cell
from taberna.table.load import name_on
from taberna.table.refusal import Refused, refuse
from taberna.table.seed import commitment, unhex
from taberna.table.values import Value


class _Table(Value, frozen=True, forbid_unknown_fields=False):
    secret: str = ""
    commitment: str = ""


class Inspector:
    """Looks at row after row, in the order of the archive."""

    def __init__(self) -> None:
        self._last: tuple[Cell, int] = ("", 0)

    def look(self, part: str, row: dict[str, Cell]) -> None:
        match part:
            case "entries":
                self._in_sequence(row["table_id"], row["seq"])
            case "records":
                _sealed(str(row["name"]), row["data"])
            case "tables":
                _committed(str(row["id"]), row["body"])

    def _in_sequence(self, table: Cell, seq: Cell) -> None:
        before = self._last[1] if self._last[0] == table else 0
        if seq != before + 1:
            raise Refused(refuse("archive-gap", table=str(table), seq=before + 1))
        self._last = table, before + 1


def _sealed(name: str, data: Cell) -> None:
    assert isinstance(data, bytes)
    if name_on(data) != name:
        raise Refused(refuse("archive-record", name=name))


def _committed(table: str, body: Cell) -> None:
    assert isinstance(body, bytes)
    try:
        found = msgspec.json.decode(body, type=_Table)
    except msgspec.DecodeError:
        raise Refused(refuse("archive-table", table=table)) from None
    if not found.secret or not found.commitment:
        return
    secret = unhex(found.secret)
    if secret is None or commitment(secret) != found.commitment:
        raise Refused(refuse("archive-table", table=table))
