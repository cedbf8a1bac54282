"""The key of a drawing: what its signs stand for, as pieces with names."""

from typing import Final, TypeVar, cast

import msgspec
from msgspec.structs import replace

from taberna.games.tseuquest.ground.squares import Square
from taberna.games.tseuquest.options import PLAYERS, SORCERER
from taberna.games.tseuquest.things.library import SCENERY, SHEETS
from taberna.games.tseuquest.things.own import author_id
from taberna.games.tseuquest.things.pieces import Figure, Hoard, Scenery, Trap
from taberna.table.refusal import Refused, refuse

T = TypeVar("T")
_FIGURES: Final = ("hero", "minion", "antagonist", "elemental")


def made(kind: type[T], row: dict[str, object]) -> T:
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as error:
        raise Refused(refuse("map-malformed", problem=str(error))) from error


class Legend:
    """Collects what stands on the squares of a drawing."""

    def __init__(self, seen: bool) -> None:
        self.seen = seen
        self.signs: list[str] = []
        self.figures: list[Figure] = []
        self.scenery: dict[str, Scenery] = {}
        self.traps: list[Trap] = []
        self.hoards: list[Hoard] = []
        self.exits: list[Square] = []
        self.starts: list[Square] = []
        self.least: dict[str, int] = {}
        self.unused: list[Square] = []

    def put(self, sign: str, entry: object, square: Square) -> None:
        for row in cast(list[dict[str, object]], entry if isinstance(entry, list) else [entry]):
            self._one(sign, dict(row), square)

    def _one(self, sign: str, row: dict[str, object], square: Square) -> None:
        if any(kind in row for kind in _FIGURES):
            self._figure(sign, row, square)
            return
        match row:
            case {"scenery": _}:
                self._scenery(sign, row, square)
            case {"trap": kind}:
                del row["trap"]
                hidden = row.pop("hidden", not self.seen)
                base = {"id": sign, "kind": kind, "square": square, "seen": not hidden, "known": not hidden}
                if "edge" in row:
                    base["square"] = ""
                    row["edge"] = square + str(row["edge"])
                self.traps.append(made(Trap, base | row))
            case {"treasure": name}:
                del row["treasure"]
                hidden = row.pop("hidden", True)
                self.hoards.append(
                    made(Hoard, {"id": name or sign, "squares": [square], "seen": not hidden} | row)
                )
            case {"exit": True}:
                self.exits.append(square)
            case {"start": True}:
                self.starts.append(square)
            case _:
                raise Refused(refuse("map-unknown", sign=sign))

    def hide(self) -> None:
        """What nobody hid is still seen only by whoever comes there."""
        self.traps = [replace(t, seen=False, known=False, open=True) if t.seen else t for t in self.traps]
        self.hoards = [replace(h, seen=False, open=True) if h.seen else h for h in self.hoards]

    def _figure(self, sign: str, row: dict[str, object], square: Square) -> None:
        kind = next(kind for kind in _FIGURES if kind in row)
        if row[kind] not in SHEETS:
            raise Refused(refuse("map-unknown", sign=sign))
        sheet = SHEETS[str(row.pop(kind))]
        hero = sheet.kind == "hero"
        alike = sum(f.sheet == sheet.id for f in self.figures)
        base: dict[str, object] = {
            "id": sign if self.seen else f"{author_id(sheet.id)}-{alike + 1}",
            "sheet": sheet.id,
            "kind": sheet.kind,
            "seat": PLAYERS[sum(f.kind == "hero" for f in self.figures)] if hero else SORCERER,
            "square": square,
            "life": sheet.life,
            "mind": sheet.mind,
            "items": list(sheet.gear),
            "seen": self.seen and not row.pop("hidden", False),
        }
        least = row.pop("least", 1)
        states = cast(list[str], row.pop("state", []))
        self.figures.append(made(Figure, base | dict.fromkeys(states, True) | row))
        if isinstance(least, int) and least > 1:
            self.least[self.figures[-1].id] = least

    def _piece(self, sign: str) -> str:
        """The first of its sign is called by it; what effects and triggers speak of is that one."""
        self.signs.append(sign)
        return sign if sign not in self.scenery else f"{sign}{self.signs.count(sign)}"

    def _scenery(self, sign: str, row: dict[str, object], square: Square) -> None:
        """A sign on several squares is one piece, unless its kind takes one square only."""
        kind = str(row.pop("scenery"))
        if kind not in SCENERY:
            raise Refused(refuse("map-unknown", sign=sign))
        wide = SCENERY[kind].size != (1, 1)
        name = str(row.pop("id", sign if wide else self._piece(sign)))
        if wide and name in self.scenery:
            piece = self.scenery[name]
            self.scenery[name] = replace(piece, squares=(*piece.squares, square))
            return
        hidden = row.get("hidden", False)
        unseen = row.pop("unseen", False)
        base = {
            "id": name,
            "kind": kind,
            "squares": [square],
            "seen": self.seen and not hidden and not unseen,
        }
        self.scenery[name] = made(Scenery, base | row)
