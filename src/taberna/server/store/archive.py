"""A whole store in one file: gzipped JSON lines, the same bytes from either database.

The first line says what it is and how much. Then, table by table, a line that names the columns, and a line a
row. The last line has the digest of all before it. It holds what running games have yet to reveal, so it is
as secret as the store. Snapshots are not in it; they are made anew.
"""

import gzip
import zlib
from base64 import b64decode, b64encode
from collections.abc import AsyncIterable, Iterator
from hashlib import sha256
from typing import BinaryIO, Final, NoReturn, Self, TypeVar

import msgspec

from taberna.server.store.protocol import SchemaNewer
from taberna.server.store.statements import Value as Cell
from taberna.table.refusal import Parameter, Refused, refuse
from taberna.table.values import Value

T = TypeVar("T")

FORMAT: Final = 1
LONGEST_LINE: Final = 64 << 20
LARGEST: Final = 1 << 63
"""No database keeps a larger number."""

MOVED: Final[dict[str, tuple[str, ...]]] = {
    "tables": ("id",),
    "chairs": ("table_id", "seat"),
    "entries": ("table_id", "seq"),
    "acknowledged": ("table_id", "seat"),
    "clocks": ("table_id",),
    "beats": ("node",),
    "presences": ("table_id", "seat", "node"),
    "talk": ("table_id", "n"),
    "guests": ("id",),
    "invitations": ("hash",),
    "relations": ("guest", "other", "kind"),
    "consents": ("guest",),
    "acquaintances": ("guest", "game", "bot"),
    "meetings": ("table_id", "seat", "other"),
    "notices": ("guest", "endpoint"),
    "reports": ("id",),
    "parties": ("id",),
    "records": ("name",),
}
"""The tables of the database that are in the file, and by what they are sorted."""

STAYING: Final = ("snapshots", "meta")
FLEETING: Final = ("beats", "presences")
"""What a server writes that nobody has used yet."""


class Columns(Value, frozen=True):
    """The columns of a table, and those of them that hold bytes: base64 in the file."""

    names: tuple[str, ...]
    blobs: tuple[str, ...]


class Cover(Value, frozen=True, kw_only=True, tag_field="line", tag="store"):
    format: int = FORMAT
    secret: bool = True
    schema: int
    counts: dict[str, int]
    """How many rows of each table, in the order in which they follow."""


class Part(Value, frozen=True, tag_field="line", tag="table"):
    name: str
    columns: Columns


class Close(Value, frozen=True, tag_field="line", tag="end"):
    rows: int
    digest: str


class _Label(Value, frozen=True, forbid_unknown_fields=False, tag_field="line", tag="store"):
    format: int


_read_label: Final = msgspec.json.Decoder(_Label)
_read_cover: Final = msgspec.json.Decoder(Cover)
_read_line: Final = msgspec.json.Decoder(Part | Close | list[str | int | None])


class ArchiveWriter:
    def __init__(self, file: BinaryIO, cover: Cover) -> None:
        # No name and no time: the same rows are the same bytes.
        self._file = gzip.GzipFile(fileobj=file, filename="", mode="wb", compresslevel=6, mtime=0)
        self._hash = sha256()
        self._rows = 0
        self._put(cover)

    async def part(self, name: str, columns: Columns, rows: AsyncIterable[tuple[Cell, ...]]) -> None:
        self._put(Part(name, columns))
        async for row in rows:
            self._put([b64encode(cell).decode() if isinstance(cell, bytes) else cell for cell in row])
            self._rows += 1

    def seal(self) -> None:
        self._put(Close(self._rows, self._hash.hexdigest()))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def _put(self, line: object) -> None:
        data = msgspec.json.encode(line) + b"\n"
        self._hash.update(data)
        self._file.write(data)


class ArchiveReader:
    """Reads such a file once, from the cover to the end. Refused is raised where it is not whole; the digest
    can only be known at the end, so nothing that was read counts before `parts` is through."""

    def __init__(self, file: BinaryIO, known: int) -> None:
        self._file = gzip.GzipFile(fileobj=file, mode="rb")
        self._hash = sha256()
        self._number = 0
        self._blobs: tuple[int, ...] = ()
        first = self._line()
        label = self._read(_read_label, first)
        if label.format > FORMAT:
            raise Refused(refuse("archive-newer", format=label.format, newest=FORMAT))
        self.cover = self._read(_read_cover, first)
        if self.cover.schema > known:
            raise SchemaNewer(self.cover.schema, known)
        if self.cover.schema < 1 or not self.cover.counts.keys() <= MOVED.keys():
            self._bad("archive-unreadable")

    def parts(self) -> Iterator[tuple[Part, Iterator[tuple[Cell, ...]]]]:
        """Each table with its rows, which must be read before the next table is asked for."""
        done = 0
        for name, rows in self.cover.counts.items():
            part = self._read(_read_line, self._line())
            if not isinstance(part, Part) or part.name != name:
                self._bad("archive-unreadable")
            if not set(part.columns.blobs) <= set(part.columns.names):
                self._bad("archive-unreadable")
            self._blobs = tuple(part.columns.names.index(blob) for blob in part.columns.blobs)
            yield part, self._rows(len(part.columns.names), rows)
            done += rows
        before = self._hash.hexdigest()
        end = self._read(_read_line, self._line())
        if not isinstance(end, Close) or self._raw():
            self._bad("archive-unreadable")
        if end.digest != before or end.rows != done:
            raise Refused(refuse("archive-edited"))

    def _rows(self, width: int, rows: int) -> Iterator[tuple[Cell, ...]]:
        for _ in range(rows):
            row = self._read(_read_line, self._line())
            if not isinstance(row, list) or len(row) != width:
                self._bad("archive-unreadable")
            if any(isinstance(cell, int) and not -LARGEST <= cell < LARGEST for cell in row):
                self._bad("archive-unreadable")
            cells: list[Cell] = [*row]
            for place in self._blobs:
                cells[place] = self._bytes(row[place])
            yield tuple(cells)

    def _bytes(self, cell: str | int | None) -> bytes:
        try:
            return b64decode(cell if isinstance(cell, str) else "-", validate=True)
        except ValueError:
            self._bad("archive-unreadable")

    def _raw(self) -> bytes:
        self._number += 1
        try:
            return self._file.readline(LONGEST_LINE)
        except EOFError:
            self._bad("archive-truncated")
        except (OSError, zlib.error):
            self._bad("archive-unreadable")

    def _line(self) -> bytes:
        line = self._raw()
        if not line.endswith(b"\n"):
            self._bad("archive-truncated")
        self._hash.update(line)
        return line

    def _read(self, decoder: "msgspec.json.Decoder[T]", line: bytes) -> T:
        try:
            return decoder.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            self._bad("archive-unreadable")

    def _bad(self, code: str, **params: Parameter) -> NoReturn:
        raise Refused(refuse(code, line=self._number, **params))
