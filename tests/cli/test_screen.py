"""A session at a real terminal, through a pseudo-terminal: all that was ever written to it is looked at.

TS-4.2: a face-down stone is never on the screen, and a look is shown once, alone, and wiped.
"""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path

import pytest

from cli.program import Run
from sampled import one_quickly
from taberna.cli.terminal import Left, Screen

PROGRAM = "from taberna.cli.main import main; main()"
CONTROL = re.compile(r"\x1b\[([?0-9;]*)([A-Za-z])")
WIPED = "\x1b[3J"
STUCK = 120
"""Seconds after which a session that says nothing is given up: no test waits for it, it only ends a hang."""


class Glass:
    """What somebody sees who looks at the terminal and scrolls back as far as it goes."""

    def __init__(self) -> None:
        self.visible = {"main": "", "other": ""}
        self.screen = "main"

    def write(self, text: str) -> None:
        at = 0
        for control in CONTROL.finditer(text):
            self.visible[self.screen] += text[at : control.start()]
            at = control.end()
            match control.groups():
                case ("?1049", "h"):
                    self.screen = "other"
                case ("?1049", "l"):
                    self.visible["other"] = ""
                    self.screen = "main"
                case ("3", "J"):
                    self.visible[self.screen] = ""
                case ("2", "J") | ("", "H") | (_, "m"):
                    pass  # what is cleared may have been scrolled back to, until that is wiped too
                case unknown:
                    raise AssertionError(f"a control code nobody thought of: {unknown}")
        self.visible[self.screen] += text[at:]

    @property
    def everything(self) -> str:
        return self.visible["main"] + self.visible["other"]


class Session:
    def __init__(self, terminal: int, program: subprocess.Popen[bytes]) -> None:
        self._terminal = terminal
        self._program = program
        self.written = ""
        self._answered = 0
        self._decoder = codecs.getincrementaldecoder("utf-8")()

    def until(self, mark: str) -> Glass:
        """Reads until the screen was drawn anew and the mark stands at the end of it."""
        while not (WIPED in self.written[self._answered :] and self.glass().everything.endswith(mark)):
            data = self._read()
            assert data, f"no {mark!r} at the end of: {self.glass().everything}"
            self.written += self._decoder.decode(data)
        return self.glass()

    def type(self, text: str) -> None:
        self._answered = len(self.written)
        os.write(self._terminal, text.encode())

    def end(self) -> tuple[int, Glass]:
        while data := self._read():
            self.written += self._decoder.decode(data)
        return self._program.wait(), self.glass()

    def kill(self) -> None:
        self._program.kill()
        self._program.wait()

    def glass(self) -> Glass:
        glass = Glass()
        glass.write(self.written)
        return glass

    def _read(self) -> bytes:
        ready, _, _ = select.select([self._terminal], [], [], STUCK)
        assert ready, f"nothing more after: {self.glass().everything}"
        try:
            return os.read(self._terminal, 1 << 16)
        except OSError:  # Linux says so when the program has gone
            return b""


def _at_a_terminal() -> None:
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell's background job would hand on that it is ignored


@contextmanager
def session(*words: str, rows: int = 24, columns: int = 80) -> Iterator[Session]:
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    surroundings = {
        name: value for name, value in os.environ.items() if not name.startswith("LC_") and name != "LANG"
    }
    for name in ("COLUMNS", "LINES"):
        surroundings.pop(name, None)
    program = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *words],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=surroundings | {"TERM": "xterm-256color", "PYTHONUTF8": "1"},
        start_new_session=True,
        preexec_fn=_at_a_terminal,
    )
    os.close(theirs)
    try:
        yield Session(ours, program)
    finally:
        program.kill()
        program.wait()
        os.close(ours)


FIXED = ("play", "tellstones", "--option", "opening=scales", "--option", "first=A")


def test_the_arrow_keys_write_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("hi\x1b[Dde 9\x1bOA\n"))
    assert Screen().read("Player A >") == "hide 9"


def test_a_long_question_breaks_between_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setattr(sys, "stdin", StringIO("\n"))
    asked = "Sorcerer, this is for your eyes only: take the keyboard. Enter when ready."
    Screen().read(asked)
    lines = capsys.readouterr().out.splitlines()
    assert " ".join(line.strip() for line in lines) == asked
    assert len(lines) == 2


def test_what_was_typed_before_anybody_asked_is_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = pty.openpty()
    with os.fdopen(theirs) as stdin, os.fdopen(ours, "wb", buffering=0) as keys:
        monkeypatch.setattr(sys, "stdin", stdin)
        screen = Screen()
        keys.write(b"resign\n")
        select.select([stdin], [], [])  # it has come
        screen.discard()
        keys.write(b"hide 1\n")
        assert screen.read("Player A >") == "hide 1"


def test_a_ctrl_c_that_comes_before_the_wait_begins_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = pty.openpty()
    before = signal.signal(signal.SIGINT, lambda *_: None)  # heard, and over, when the wait begins
    try:
        with os.fdopen(theirs) as stdin, os.fdopen(ours, "wb", buffering=0) as keys:
            monkeypatch.setattr(sys, "stdin", stdin)
            with Screen() as screen:
                keys.write(b"hide 1\n")
                os.kill(os.getpid(), signal.SIGINT)
                with pytest.raises(Left):
                    screen.read("Player A >")
    finally:
        signal.signal(signal.SIGINT, before)


@pytest.mark.rule("TS-2.5", "TS-4.2")
def test_a_look_is_shown_once_alone_and_wiped() -> None:
    with session(*FIXED) as table:
        assert "Scales" in table.until("Player A > ").everything
        table.type("hide 1\n")
        assert "Scales" not in table.until("Player B > ").everything, "it lies face-down now"

        table.type("peek 1\n")
        alone = table.until("ready. ").everything
        assert "Player B, for your eyes only: take the keyboard while the others look away." in alone
        assert "Scales" not in alone
        table.type("\n")
        assert (
            "Stone 1 is the Scales."
            in table.until("Press Enter to clear what you saw from the screen. ").everything
        )
        table.type("\n")
        assert "Scales" not in table.until("Player A > ").everything

        table.type("place C left\n")
        table.until("Player B > ")
        table.type("swap 1 2\n")
        assert "Scales" not in table.until("Player A > ").everything
        shown_since = table.written.split("Stone 1 is the Scales.")
        assert len(shown_since) == 2, "shown once"
        assert "Scales" not in shown_since[1]

        table.type("resign\n")
        table.until("Press Enter to continue. ")
        table.type("\n")
        code, glass = table.end()
        assert code == 0
        assert "victory for Player B" in glass.visible["main"]
        assert "Scales" not in glass.everything


@pytest.mark.rule("TS-6.5", "TS-4.2")
def test_the_partners_look_is_the_partners() -> None:
    words = ("play", "--variant", "round", "--option", "opening=scales", "--option", "first=A1")
    with session(*words) as table:
        table.until("Player A1 > ")
        table.type("hide 1\n")
        table.until("Player B1 > ")
        table.type("peek p1\n")
        assert "Player B2, for your eyes only" in table.until("ready. ").everything
        table.type("\n")
        table.until("Press Enter to clear what you saw from the screen. ")
        table.type("\n")
        assert "Scales" not in table.until("Player A2 > ").everything


def test_the_guided_menu_leads_to_an_action() -> None:
    with session(*FIXED, "--language", "es") as table:
        assert "1  Colocar" in table.until("Jugador A > ").everything
        table.type("col\n")
        assert "¿Qué piedra?" in table.until("Jugador A > ").everything
        table.type("Martillo\n")
        assert "¿En qué extremo?" in table.until("Jugador A > ").everything
        table.type("der\n")
        told = table.until("Jugador B > ").everything
        assert "Jugador B coloca el Martillo en el extremo derecho, como pidió Jugador A." in told
        table.type("2\n")
        assert "¿Qué piedra de la Línea?" in table.until("Jugador B > ").everything
        table.type("\n")
        assert "Jugador B, te toca." in table.until("Jugador B > ").everything, "Enter goes back"
        table.type("Hide 2\n")
        assert "Jugador A pone la piedra 2 boca abajo" in table.until("Jugador A > ").everything


def test_a_mistake_is_told_and_asked_again() -> None:
    with session(*FIXED) as table:
        table.until("Player A > ")
        table.type("peek 1\n")
        seen = table.until("Player A > ").everything
        assert "Stone 1 is face-up, for all to see: choose one that is face-down." in seen
        table.type("hide 7\n")
        assert "There is no stone 7" in table.until("Player A > ").everything
        table.type("talk Well, well\n")
        assert "Player A: “Well, well”" in table.until("Player A > ").everything
        table.type("?\n")
        assert "take back what you just did" in table.until("Press Enter to continue. ").everything
        table.type("\n")
        table.until("Player A > ")


@pytest.mark.parametrize("key", ["\x03", "\x04", "quit\n"], ids=["Ctrl-C", "end of input", "quit"])
def test_leaving_in_mid_game(key: str) -> None:
    with session(*FIXED) as table:
        table.until("Player A > ")
        table.type(key)
        code, glass = table.end()
        assert code == 3
        assert "You left before the game was over." in glass.visible["main"]
        assert "Traceback" not in glass.everything


@pytest.mark.rule("TS-4.2")
def test_leaving_during_a_look_wipes_it() -> None:
    with session(*FIXED) as table:
        table.until("Player A > ")
        table.type("hide 1\n")
        table.until("Player B > ")
        table.type("peek 1\n")
        table.until("ready. ")
        table.type("\n")
        table.until("Press Enter to clear what you saw from the screen. ")
        table.type("\x03")
        code, glass = table.end()
        assert code == 3
        assert "Scales" not in glass.everything


def test_the_first_screen_needs_only_enter() -> None:
    with session("play") as table:
        assert "Who is playing?" in table.until("Your choice (Enter = 1): ").everything
        table.type("fr\n")
        assert "Qui joue\u202f?" in table.until("Ton choix (Entrée = 1)\u202f: ").everything
        table.type("\n")
        assert "Bot B" in table.until("Joueur A > ").everything


@pytest.mark.parametrize("words", [("--variant", "vanguard"), ("--variant", "round"), ()])
@pytest.mark.parametrize("language", one_quickly("el", ["en", "es", "fr", "el"]))
def test_everything_fits_on_a_small_screen(words: tuple[str, ...], language: str) -> None:
    """24 rows of 80: the title at the top is still there when the prompt is at the bottom."""
    first = "A1" if "round" in words else "A"
    fixed = ("play", "--seed", "1", "--option", f"first={first}", "--language", language)
    with session(*fixed, *words) as table:
        shown = table.until(f"{first} > ").visible["other"]
        rows = shown.replace("\r", "").split("\n")
        assert len(rows) <= 24
        assert all(len(row) <= 80 for row in rows)


def test_a_narrow_screen_gets_the_line_in_words() -> None:
    script = "".join(f"place {symbol} right\n" for symbol in "CDSFKH")
    with session(*FIXED, columns=60) as table:
        table.until("Player A > ")
        for number, line in enumerate(script.splitlines()):
            table.type(f"{line}\n")
            table.until("Player B > " if number % 2 == 0 else "Player A > ")
        assert "[7 Hammer]" in table.glass().everything


def test_a_replay_is_leafed_through(tmp_path: Path, taberna: Run) -> None:
    kept = tmp_path / "game.jsonl"
    taberna(*FIXED, "--save", str(kept), lines="hide 1\npeek 1\nresign\n")
    with session("replay", str(kept)) as table:
        table.until("> ")
        table.type("3\n")
        assert "Player B looks at stone 1." in table.until("> ").everything
        table.type("b\n")
        assert "2 of 4" in table.until("> ").everything
        table.type("x\n")
        assert "“x” can’t be used here." in table.until("> ").everything
        table.type("q\n")
        assert table.end()[0] == 0


def test_undo_is_offered_where_there_is_something_to_take_back() -> None:
    with session("play", "--option", "opening=scales", "--option", "first=A") as table:
        assert "undo" not in table.until("Player A > ").everything
        table.type("place C left\n")
        assert "undo" in table.until("Player B > ").everything
