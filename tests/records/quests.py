"""Writes the scripts of TseuQuest's adventures at the terminal, and plays them into records.

`.venv/bin/python tests/records/make.py tseuquest` calls it. A script is what simple players did in the seats
of the people; the same lines, typed at the same table, are the same game.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from taberna.bots.tseuquest.simple import SIMPLE
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import SORCERER, Chosen, Options
from taberna.games.tseuquest.secrets.view import View
from taberna.table.commits import Commit
from taberna.table.dice import keyed
from taberna.table.outcome import Outcome
from taberna.table.own_sequence import Tally
from taberna.table.play import Play, act, begin, follow, settle
from taberna.table.refusal import Refusal
from taberna.table.seats import Seat
from taberna.table.seed import practice, seed
from taberna.table.values import Action

HERE = Path(__file__).parent
SCRIPTS = HERE.parent / "cli" / "scripts"
CAMPAIGN = "evening.jsonl"
PARTY = (Chosen("A", "bruna"), Chosen("A", "vasil"), Chosen("B", "odo"), Chosen("B", "ilka"))
MOST_SEEDS = 400
ROUNDS = 60
Crawl: TypeAlias = Play[State, TseuQuestAction, TseuQuestEvent, View, Options]
PROGRAM = "from taberna.cli.main import main; main()"


@dataclass(frozen=True, slots=True)
class Quest:
    name: str
    about: str
    adventure: str
    people: tuple[Seat, ...]
    results: tuple[str, ...]
    """How its games end, one after another."""
    party: tuple[Chosen, ...] = PARTY

    @property
    def options(self) -> Options:
        return Options(
            adventure=self.adventure,
            party=self.party,
            sorcerer="human" if SORCERER in self.people else "table",
            rounds_max=ROUNDS,
        )

    def words(self, key: str) -> list[str]:
        party = ",".join(f"{chosen.seat}:{chosen.hero}" for chosen in self.party)
        chain = ["--campaign", CAMPAIGN] if len(self.results) > 1 else []
        table = [
            "tseuquest",
            self.adventure,
            "--option",
            f"party={party}",
            "--option",
            f"rounds_max={ROUNDS}",
        ]
        return [*table, "--seat", ",".join(self.people), "--seed", key, *chain]


QUESTS = (
    Quest("quest-party", "Four adventurers of two people.", "good-barrel", ("A", "B"), ("success",)),
    Quest("quest-screen", "Behind the screen.", "quiet-hours", (SORCERER,), ("failure",), PARTY[:2]),
    Quest(
        "quest-camp",
        "An adventure, a night in camp (shop, barter, reserve), and another.",
        "good-barrel",
        ("A", "B"),
        ("success", "ready", "success"),
    ),
)


def write_all() -> None:
    for quest in QUESTS:
        if not (HERE / "tseuquest" / f"{quest.name}.jsonl").exists():
            _play(quest, *write_script(quest))


def write_script(quest: Quest) -> tuple[str, Path]:
    """For a table of today; where the rules have changed since, its record stays the one it was."""
    key, lines = next(found for n in range(1, MOST_SEEDS) if (found := _rehearsed(quest, str(n))))
    script = SCRIPTS / f"{quest.name}.txt"
    words = " ".join(("taberna play", *quest.words(key)))
    head = (f"# {quest.about}", f"# {words} < {script.name}")
    script.write_text("\n".join((*head, *lines, "")), encoding="utf-8")
    return key, script


def _rehearsed(quest: Quest, key: str) -> tuple[str, list[str]] | None:
    """What the people type at the table of this seed, if it all ends as it should."""
    options, states, lines = quest.options, list[State](), list[str]()
    for number, result in enumerate(quest.results, 1):
        state, typed = _game(quest, options, key, number)
        states.append(state)
        lines += (f"# {options.variant} {number}", *typed)
        coming = GAME.sequel(tuple(states))
        if state.outcome is None or state.outcome.result != result:
            return None
        if number < len(quest.results):
            if isinstance(coming, Outcome):
                return None
            options = coming
    return key, lines


def _game(quest: Quest, options: Options, key: str, number: int) -> tuple[State, list[str]]:
    seats = GAME.seats(options)[0]
    drawn = seed(practice(key if number == 1 else f"{key}.{number}"), seats)
    assert drawn is not None
    memories = {seat: SIMPLE.sit(seat, f"{key} {seat} {number}".encode()) for seat in seats}
    begun = begin(GAME, options)
    assert not isinstance(begun, Refusal), begun
    shopping = {seat: Shopper() for seat in seats}
    play: Crawl = Play(GAME, seats, GAME.empty)
    tally: Tally[State, TseuQuestAction, TseuQuestEvent, View, Options] = Tally(seats)
    commits: tuple[Commit[TseuQuestAction, TseuQuestEvent], ...] = (begun[1],)
    lines: list[str] = []
    while True:
        for commit in commits:
            after = follow(play, commit)
            assert not isinstance(after, Refusal)
            for seat, telling in tally.note(play, commit, after).items():
                if seat in memories:
                    memories[seat] = SIMPLE.hear(memories[seat], telling)
            play = after
        commits = settle(play, keyed(drawn))[1]
        if commits:
            continue
        if play.state.outcome is not None:
            return play.state, lines
        seat = GAME.waiting(play.state)[0]
        legal = GAME.legal(play.state, seat)
        if options.variant == "interlude":
            action = next(shopping[seat].pick(play.state, legal.actions))
        else:
            action = SIMPLE.choose(memories[seat], GAME.view(play.state, seat), legal)
        done = act(play, seat, action)
        assert not isinstance(done, Refusal), (action, done)
        commits = (done[1],)
        if seat in quest.people:
            lines.append(f"{seat}: {GAME.notation.print_action(action)}")


class Shopper:
    """Does each thing of the camp once, then is ready as soon as that is allowed."""

    KINDS: Final[tuple[type[Action], ...]] = (
        actions.Buy,
        actions.Carry,
        actions.Barter,
        actions.Purse,
        actions.Swap,
    )

    def __init__(self) -> None:
        self.left = list(self.KINDS)

    def pick(self, state: State, allowed: tuple[TseuQuestAction, ...]) -> Iterator[TseuQuestAction]:
        while self.left:
            kind = self.left.pop(0)
            yield from (a for a in allowed if isinstance(a, kind))
            if kind is actions.Purse:
                yield from _gifts(state, allowed)
        yield from (a for a in allowed if isinstance(a, actions.Ready))
        yield from (a for a in allowed if isinstance(a, actions.Store))  # more than two hands can hold


def _gifts(state: State, allowed: tuple[TseuQuestAction, ...]) -> Iterator[TseuQuestAction]:
    """Gold to a companion, from whoever of this seat has some."""
    mine = {a.hero for a in allowed if isinstance(a, actions.Store | actions.Swap)}
    for own in state.campaign.belongings:
        if own.hero in mine and own.gold >= 5 and len(state.order) > 1:
            yield actions.Purse(own.hero, next(h for h in state.order if h != own.hero), 5)


def _play(quest: Quest, key: str, script: Path) -> None:
    """The script, typed: its records are kept."""
    folder = HERE / "tseuquest"
    folder.mkdir(exist_ok=True)
    words = [word for word in quest.words(key) if word not in ("--campaign", CAMPAIGN)]
    chain = len(quest.results) > 1
    kept = ["--campaign" if chain else "--save", str(folder / f"{quest.name}.jsonl")]
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, "play", *words, *kept],
        input=script.read_text(encoding="utf-8"),
        capture_output=True,
        text=True,
        env={**os.environ, "LANG": "en"},
        check=False,
    )
    assert done.returncode in ((0, 3) if chain else (0,)), done.stderr
    for unfinished in folder.glob(f"{quest.name}-{len(quest.results) + 1}.jsonl"):
        unfinished.unlink()


if __name__ == "__main__":
    write_all()
