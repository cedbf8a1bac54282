"""At the terminal against every level, in every language: somebody types whatever is allowed, to the end."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import msgspec
import pytest

from taberna.bots.tellstones.levels import LADDER
from taberna.bots.tellstones.repartee import SITUATIONS, VARIANTS
from taberna.cli import client
from taberna.cli.keyboard import Keyboard
from taberna.cli.main import main
from taberna.games import GAMES
from taberna.games.tellstones.actions import Draw, Resign
from taberna.table.load import load
from taberna.texts import LANGUAGES, texts

Play = Callable[..., str]


@dataclass
class Hand:
    """Standard input with somebody at it who knows what may be done, and picks any of it."""

    chance: Random
    first: tuple[str, ...] = ()
    asked: Keyboard | None = None
    typed: list[str] = field(default_factory=list)

    def readline(self) -> str:
        assert self.asked is not None
        turn, game = self.asked._turn, self.asked._port.game
        if len(self.typed) < len(self.first):
            self.typed.append(self.first[len(self.typed)])
        else:
            allowed = turn.legal.actions
            action = self.chance.choice([a for a in allowed if not isinstance(a, Resign | Draw)])
            self.typed.append(game.notation.print_action(action))
        return self.typed[-1] + "\n"

    def isatty(self) -> bool:
        return False


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """`play("--bot", "B=king", seed="7")`: all that was printed."""

    def run(*words: str, seed: str, first: tuple[str, ...] = ()) -> str:
        hand = Hand(Random(seed), first)

        class Watched(Keyboard):
            def open(self, news: Sequence[str], *, handed_over: bool, turned: bool) -> None:
                hand.asked = self
                super().open(news, handed_over=handed_over, turned=turned)

        monkeypatch.setattr(client, "Keyboard", Watched)
        monkeypatch.setattr(sys, "argv", ["taberna", "play", "--seed", seed, *words])
        monkeypatch.setattr(sys, "stdin", hand)
        with pytest.raises(SystemExit) as left:
            main()
        printed = capsys.readouterr()
        assert left.value.code in (0, None), printed.err
        return printed.out

    return run


def lines_of_bots(out: str, language: str) -> int:
    """How often something was said that bots say."""
    say = texts(language)
    phrases = {
        plainly(say(f"bot-says-{about}-{variant}", symbol=symbol, space=space))
        for about in SITUATIONS
        for variant in range(1, VARIANTS + 1)
        for symbol in "CDSFKHL"
        for space in "1234567"
    }
    return sum(any(phrase in plainly(line) for phrase in phrases) for line in out.splitlines())


def plainly(text: str) -> str:
    """Talk is tidied on its way: all spaces are alike."""
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", LADDER)
def test_a_game_with_talk(play: Play, tmp_path: Path, name: str, language: str) -> None:
    kept = tmp_path / "game.jsonl"
    out = play(
        "--bot", f"B={name}", "--language", language, "--save", str(kept),
        seed=f"{name} 3", first=("talk 1, 2, 3 …",),
    )  # fmt: skip
    assert load(kept.read_bytes(), GAMES).seal.outcome is not None
    assert lines_of_bots(out, language) > 0
    assert "{" not in out
    assert "1, 2, 3 …" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_person_and_three_bots(play: Play, tmp_path: Path, language: str) -> None:
    """The King's Round: partners talk in the open (TS-6.4)."""
    kept = tmp_path / "round.jsonl"
    bots = [word for seat in ("B1=king", "A2=marshal-watcher", "B2=page") for word in ("--bot", seat)]
    out = play(
        "--variant", "round", *bots, "--language", language, "--save", str(kept), seed="round 1"
    )  # fmt: skip
    record = load(kept.read_bytes(), GAMES)
    assert record.seal.outcome is not None
    assert {line.seat for line in record.talk} >= {"B1", "B2"}
    assert lines_of_bots(out, language) == len(record.talk)


def test_bots_fall_silent_when_asked(play: Play) -> None:
    words = ("--bot", "B=page", "--option", "first=A")
    out = play(*words, seed="page 3", first=("mute",))
    assert texts("en")("bots-muted") in out
    assert lines_of_bots(out, "en") == 0
    out = play(*words, seed="page 3", first=("mute", "mute"))
    assert texts("en")("bots-unmuted") in out
    assert lines_of_bots(out, "en") > 0


def test_a_guest_is_known_again_where_that_is_allowed(play: Play, tmp_path: Path) -> None:
    known = tmp_path / "known.json"
    play("--bot", "B=king", seed="stranger")
    assert not known.exists(), "nothing is kept unasked"
    for games in (1, 2):
        play("--bot", "B=king", "--known", str(known), seed=f"guest {games}")
        kept = msgspec.json.decode(known.read_bytes())
        assert kept["king"]["A"]["games"] == games
    play("--bot", "B=page", "--known", str(known), seed="guest 3")
    kept = msgspec.json.decode(known.read_bytes())
    assert (kept["king"]["A"]["games"], kept["page"]["A"]["games"]) == (2, 1)
