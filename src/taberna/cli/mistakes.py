"""A user's mistake on its way up: a sentence and an exit code, never a traceback."""

import os
import shlex
import sys
from enum import IntEnum
from errno import EISDIR, ENOENT
from pathlib import Path

from taberna.server.extras import Missing
from taberna.texts import LANGUAGES, Texts, texts


class Exit(IntEnum):
    FINE = 0
    FAILED = 1
    """A check found something."""
    BAD_INPUT = 2
    LEFT = 3
    """The game was left before its end."""


class Mistake(Exception):
    def __init__(self, text: str, code: Exit = Exit.BAD_INPUT) -> None:
        super().__init__(text)
        self.code = code


def chosen(language: str | None, usual: Texts) -> Texts:
    """The texts in the language that was asked for."""
    if language is None:
        return usual
    if language not in LANGUAGES:
        raise Mistake(usual("no-such-language", language=language, known=", ".join(LANGUAGES)))
    return texts(language)


def read_bytes(path: Path, say: Texts, most: int = -1) -> bytes:
    """`most`: no more than so many bytes, which may be a part; some files have no end."""
    try:
        with path.open("rb") as file:
            return file.read(most)
    except FileNotFoundError:
        raise Mistake(say("file-missing", path=str(path))) from None
    except OSError as error:
        raise Mistake(say("file-unreadable", path=str(path), problem=error.strerror or "")) from None


def write_bytes(path: Path, data: bytes, say: Texts) -> None:
    """All of it or nothing: what was there before stays until the new is whole."""
    try:
        if path.is_relative_to("/dev") or (path.exists() and not path.is_file()):
            path.write_bytes(data)  # a pipe, say
            return
        path = Path(os.path.realpath(path))  # a link stays one
        part = path.with_name(f"{path.name}.part")
        try:
            part.write_bytes(data)
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise Mistake(say("file-unwritable", path=str(path), problem=error.strerror or "")) from None


def check_writable(path: Path | None, say: Texts) -> None:
    """Before a long game rather than after it."""
    if path is None:
        return
    problem = EISDIR if path.is_dir() else ENOENT if not path.parent.is_dir() else 0
    if problem:
        raise Mistake(say("file-unwritable", path=str(path), problem=os.strerror(problem)))


def untrained(missing: ImportError, say: Texts) -> Mistake:
    """What measuring and tuning need is not here."""
    return Mistake(say("package-missing", package=missing.name or "numba", command=extra("train")))


def alone(missing: Missing, say: Texts) -> Mistake:
    """What several nodes need is not here."""
    return Mistake(say("package-missing", package=missing.package, command=extra("cluster")))


def extra(name: str) -> str:
    """What brings it, as every shell reads it: the pip that is beside this Python."""
    pip = Path(sys.prefix, "bin", "pip")
    here = pip.relative_to(Path.cwd()) if pip.is_relative_to(Path.cwd()) else pip
    return shlex.join((str(here), "install", f"taberna[{name}]"))
