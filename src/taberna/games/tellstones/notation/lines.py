"""Lines in text: `CdK`, `-` for an empty one, `..CdK..` on the printed mat."""

from typing import Final

from taberna.games.tellstones.notation.reader import Reader
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.stones import BARE, MAT, MIDDLE, SYMBOLS, UNSEEN, VACANT, Line, in_play

BETWEEN: Final = "/"
EMPTY: Final = "-"

_STONES: Final = (*SYMBOLS, *(symbol.lower() for symbol in SYMBOLS))


def print_lines(lines: tuple[Line, ...]) -> str:
    return BETWEEN.join(line if in_play(line) else EMPTY for line in lines)


def read_lines(reader: Reader, options: Options, *, unseen: bool) -> tuple[Line, ...]:
    """`unseen`: whether face-down stones may be `?`, as in a view."""
    line = _read_line(reader, options, unseen)
    if options.variant != "vanguard":
        return (line,)
    reader.need(BETWEEN, "second-line")
    return line, _read_line(reader, options, unseen)


def _read_line(reader: Reader, options: Options, unseen: bool) -> Line:
    on_mat = options.ends == "mat"
    if reader.skip(EMPTY):
        return MAT if on_mat else BARE
    start = reader.at
    line = BARE
    while len(line) < len(SYMBOLS) and not reader.ended() and reader.text[reader.at] not in (BETWEEN, " "):
        line += _read_stone(reader, line, on_mat, unseen)
    if not line:
        raise reader.fail("stone")
    if on_mat:
        _check_mat(reader, line, start)
    return line


def _read_stone(reader: Reader, line: Line, on_mat: bool, unseen: bool) -> str:
    if reader.skip(UNSEEN):
        if unseen:
            return UNSEEN
        raise reader.fail("known-stone", reader.at - 1)
    if on_mat and reader.skip(VACANT):
        return VACANT
    stone = reader.one(_STONES, "stone")
    if stone.upper() in line.upper():
        raise reader.fail("another-stone", reader.at - 1)  # TS-1.1
    return stone


def _check_mat(reader: Reader, line: Line, start: int) -> None:
    """Seven spaces, and the stones lie side by side around the middle (TS-1.3, TS-2.1)."""
    if len(line) < len(MAT):
        raise reader.fail("mat")
    spaces = in_play(line)
    if not spaces:
        return
    if line[MIDDLE] == VACANT:
        raise reader.fail("stone", start + MIDDLE)
    for space in range(spaces[0], spaces[-1]):
        if line[space] == VACANT:
            raise reader.fail("stone", start + space)
