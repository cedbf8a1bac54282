"""Adds finished games to this folder: `.venv/bin/python tests/records/make.py GAME [COUNT]`.

Files that are there are never written again: code has to go on replaying them as they are. Games are
played at random, with mistakes taken back, offers of a draw and talk, over all variants and settings.

Only those by rules that have ended (`Game.older` names what is still read) leave, and others take their
place: `.venv/bin/python tests/records/make.py tseuquest` is the whole of it. For TseuQuest it also writes and
plays the scripts of tests/cli/scripts whose records are missing; `make.py scripts` writes them all anew, for
rules that have changed.
"""

import sys
from hashlib import sha256
from itertools import cycle, islice
from pathlib import Path

import msgspec
from msgspec.structs import replace

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from records import quests  # the tests' own folder is on the path only from here on
from taberna.games import GAMES
from taberna.table.codec import codec
from taberna.table.dice import Draws, keyed
from taberna.table.forms import fill_by_lot
from taberna.table.game import AnyGame
from taberna.table.load import Label
from taberna.table.play import Play, act, begin, settle, take_back
from taberna.table.record import AnyRecord, Recorder, Sitter, head, save
from taberna.table.refusal import Refusal, Refused
from taberna.table.ruleset import reading
from taberna.table.seats import HOUSE
from taberna.table.seed import Fairness, commitment, committed, practice, seed
from taberna.table.talk import say
from taberna.table.values import Action, Event, Options, State, View

HERE = Path(__file__).resolve().parent
SELDOM = ("resign", "claim", "draw", "flag", "away", "back", "abandon", "leave", "drop", "show", "rule-end")
"""Random play would take these far too often."""
LONGEST = 400
SHORT = {"rounds_max": 6}
"""What keeps an adventure at random within that length."""
TALK = ("A bold choice.", "Crown? Hammer? Who knows.", "¡Qué frío hace!", "Je n'y crois pas.", "Μπράβο.")


def clear_ended(game: AnyGame) -> None:
    """Removes what nobody will ever read again."""
    for path in (HERE / game.name).glob("*.jsonl"):
        with path.open("rb") as file:
            label = msgspec.json.decode(file.readline(), type=Label)
        try:
            reading(game, label.rules)
        except Refused:
            path.unlink()


def main(name: str, count: int) -> None:
    game = GAMES.find(name)
    for variant in game.variants:
        settings = (_shortened(options) for options in game.study.settings(variant))
        for number, options in enumerate(islice(cycle(settings), count), 1):
            path = HERE / name / f"{variant}-{number:02}.jsonl"
            if not path.exists():
                path.parent.mkdir(exist_ok=True)
                path.write_bytes(save(played(game, options, f"{name} {variant} {number}")))


def _shortened(options: Options) -> Options:
    known = {name: value for name, value in SHORT.items() if name in options.__struct_fields__}
    return replace(options, **known)


def played(game: AnyGame, options: Options, key: str) -> AnyRecord:
    """The first finished game of moderate length under this key."""
    tries = (_try(game, options, f"{key} {attempt}") for attempt in range(1000))
    return next(record for record in tries if record is not None)


def _try(game: AnyGame, options: Options, key: str) -> AnyRecord | None:
    draws = Draws(sha256(key.encode()).digest(), "random play")
    seats = game.seats(options)[0]
    secret = sha256(f"{key} secret".encode()).digest()
    by_commitment = draws.below(2) == 1
    fairness: Fairness = practice(key)
    if by_commitment:
        parts = {seat: sha256(f"{key} {seat}".encode()).digest()[:16] for seat in seats}
        fairness = committed(commitment(secret), parts)
    dice_seed = seed(fairness, seats, secret)
    assert dice_seed is not None
    sitters = tuple(Sitter(seat, f"Player {seat}", "bot") for seat in seats)
    recorder = Recorder(game, head(game, options, sitters, fairness, talk=True))
    begun = begin(game, options)
    assert not isinstance(begun, Refusal)
    play, commit = begun
    recorder.keep(commit)
    lines = 0
    while game.outcome(play.state) is None and play.seq < LONGEST:
        play, commits = settle(play, keyed(dice_seed))
        recorder.keep(*commits)
        if game.outcome(play.state) is not None:  # the last dice ended it
            break
        play = _one_commit(play, recorder, draws)
        if draws.below(20) == 0:
            lines += 1
            line = say(lines, play.seq, draws.one(seats), draws.one(TALK))
            assert not isinstance(line, Refusal)
            recorder.hear(line)
    outcome = game.outcome(play.state)
    return recorder.seal(outcome, secret if by_commitment else None) if outcome is not None else None


AnyPlay = Play[State, Action, Event, View, Options]


def _one_commit(
    play: AnyPlay, recorder: Recorder[State, Action, Event, View, Options], draws: Draws
) -> AnyPlay:
    game = play.game
    if draws.below(25) == 0:
        undone = take_back(play, draws.one(play.seats))
        if not isinstance(undone, Refusal):
            recorder.keep(undone[1])
            return undone[0]
    anybody = draws.below(30) == 0
    seat = draws.one((*play.seats, HOUSE)) if anybody else draws.one(game.waiting(play.state))
    legal = game.legal(play.state, seat)
    seldom = draws.below(60) == 0
    usual = [a for a in legal.actions if seldom or str(a.__struct_config__.tag) not in SELDOM]
    forms = [form for form in legal.forms if seldom or form.kind not in SELDOM]
    if forms and (not usual or draws.below(30) == 0):
        usual = [codec(game).make_action(fill_by_lot(draws.one(forms), draws, lambda: draws.one(TALK)))]
    if not usual:
        return play
    done = act(play, seat, draws.one(usual))
    assert not isinstance(done, Refusal)
    recorder.keep(done[1])
    return done[0]


if __name__ == "__main__":
    if sys.argv[1] == "scripts":
        for quest in quests.QUESTS:
            quests.write_script(quest)
        sys.exit()
    clear_ended(GAMES.find(sys.argv[1]))
    if sys.argv[1] == "tseuquest":
        quests.write_all()
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 24)
