"""Whole games in text. Reading one replays it: what is returned was played by the rules."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from taberna.games.tellstones.actions import TellstonesAction
from taberna.games.tellstones.events import TellstonesEvent
from taberna.games.tellstones.notation.actions import SILENT, print_action
from taberna.games.tellstones.notation.headers import (
    Header,
    is_header,
    options_of,
    print_headers,
    print_result,
    read_header,
)
from taberna.games.tellstones.notation.reader import Reader
from taberna.games.tellstones.notation.shorthand import read_actions
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.state import State, step
from taberna.games.tellstones.steps import BellRoll
from taberna.games.tellstones.view import View
from taberna.table.batch import act_through
from taberna.table.commits import Commit, Entry
from taberna.table.game import Game
from taberna.table.outcome import Outcome
from taberna.table.play import Play, begin
from taberna.table.refusal import Refusal, Refused
from taberna.table.seats import HOUSE, Seat

Tellstones: TypeAlias = Game[State, TellstonesAction, TellstonesEvent, View, Options]
TellstonesCommit: TypeAlias = Commit[TellstonesAction, TellstonesEvent]
TellstonesPlay: TypeAlias = Play[State, TellstonesAction, TellstonesEvent, View, Options]

COMMENT: Final = "#"


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was read and replayed."""

    options: Options
    commits: tuple[TellstonesCommit, ...]
    """From the set-up on, bells that did not ring included."""
    state: State

    @property
    def moves(self) -> tuple[tuple[Seat, TellstonesAction], ...]:
        return tuple((commit.seat, commit.action) for commit in self.commits if commit.action is not None)


def print_game(
    game: Tellstones,
    options: Options,
    entries: Iterable[Entry[TellstonesAction, TellstonesEvent]],
    outcome: Outcome | None,
) -> str:
    """The story as it stands: what was taken back is left out, and so are bells that did not ring."""
    moves = [
        f"{commit.seat}: {print_action(commit.action)}"
        for commit in _standing(entries)
        if commit.action is not None and commit.action != SILENT
    ]
    return "\n".join([*print_headers(game.name, game.rules, options, outcome), "", *moves, ""])


def _standing(entries: Iterable[Entry[TellstonesAction, TellstonesEvent]]) -> list[TellstonesCommit]:
    commits: list[TellstonesCommit] = []
    for entry in entries:
        if isinstance(entry, Commit):
            commits.append(entry)
        else:
            commits = [commit for commit in commits if commit.seq <= entry.to]
    return commits


def parse_game(game: Tellstones, text: str) -> Played:
    headers, moves = _sorted(text)
    options = _checked_options(game, headers)
    begun = begin(game, options)
    if isinstance(begun, Refusal):
        raise Refused(begun)
    play, first = begun
    commits = [first]
    for reader in moves:
        play = _played(play, reader, commits)
    play = _past_silent_bell(play, commits)
    result, played = headers.get("Result"), print_result(play.state.outcome)
    if result is not None and result.value != played:
        raise result.fail("result", played=played)
    return Played(options, tuple(commits), play.state)


def _sorted(text: str) -> tuple[dict[str, Header], list[Reader]]:
    """The headers by name, and a reader for each move."""
    headers: dict[str, Header] = {}
    moves: list[Reader] = []
    for number, line in enumerate(text.split("\n"), 1):
        line = line.rstrip()
        reader = Reader(line, "unreadable-game", line=number)
        if not is_header(line):
            reader.text = line.partition(COMMENT)[0].rstrip()
            if reader.text:
                moves.append(reader)
            continue
        if moves:
            raise reader.fail("move")
        key, header = read_header(reader)
        if line[reader.at :].lstrip() and not line[reader.at :].lstrip().startswith(COMMENT):
            raise reader.fail("end")
        if key in headers:
            raise reader.fail("other-header", 1)
        headers[key] = header
    return headers, moves


def _checked_options(game: Tellstones, headers: dict[str, Header]) -> Options:
    name, rules = headers.get("Game"), headers.get("Rules")
    if name is None:
        raise Reader("", "unreadable-game", line=1).fail("game", known=game.name)
    if name.value != game.name:
        raise name.fail("game", known=game.name)
    if rules is not None and rules.value != game.rules:
        raise rules.fail("rules", known=game.rules)
    return options_of(headers)


def _played(play: TellstonesPlay, reader: Reader, commits: list[TellstonesCommit]) -> TellstonesPlay:
    """One line of moves; a shorthand is several commits."""
    seat = reader.one((*play.seats, HOUSE), "seat")
    reader.need(":", "move")
    reader.need(" ", "gap")
    start = reader.at
    if seat != HOUSE or reader.text[start:] not in ("bell", "no bell"):
        play = _past_silent_bell(play, commits)
    try:
        actions = read_actions(reader, play.state)
    except Refused as refused:
        if refused.refusal.code == reader.code:
            raise
        raise _refused(reader, start, refused.refusal) from refused
    reader.finish()
    done = act_through(play, seat, actions)
    if isinstance(done, Refusal):
        raise _refused(reader, start, done) from Refused(done)
    play, made = done
    assert len(made) == len(actions), "a shorthand is checked as a whole when it is read"
    commits.extend(made)
    return play


def _past_silent_bell(play: TellstonesPlay, commits: list[TellstonesCommit]) -> TellstonesPlay:
    """A bell that rang would be written (TS-7.3)."""
    if not isinstance(step(play.state), BellRoll):
        return play
    done = act_through(play, HOUSE, (SILENT,))
    assert not isinstance(done, Refusal), "the house may always leave the bell alone when asked"
    commits.extend(done[1])
    return done[0]


def _refused(reader: Reader, at: int, why: Refusal) -> Refused:
    """What the rules refuse; the refusal itself comes along as the cause."""
    return Refused(
        Refusal("game-refused", reader.place | {"text": reader.text, "at": at + 1, "code": why.code})
    )
