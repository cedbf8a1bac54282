"""Adventures are kept, read again, replayed and verified like any other game."""

import pytest

from taberna.cli.bench.tseuquest.crawl import chosen
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import Options
from taberna.games.tseuquest.secrets.view import View
from taberna.table.dice import Draws, keyed
from taberna.table.game import any_game
from taberna.table.load import load
from taberna.table.play import act, begin, settle
from taberna.table.record import Record, Recorder, Sitter, head, save
from taberna.table.refusal import Refusal
from taberna.table.registry import Registry
from taberna.table.replay import replayed
from taberna.table.seed import practice, seed
from taberna.table.verify import verify

SHELF = Registry(any_game(GAME))
SETTINGS = [options for variant in GAME.variants for options in GAME.study.settings(variant)]


def kept(options: Options, key: str) -> Record[State, TseuQuestAction, TseuQuestEvent, View, Options]:
    begun = begin(GAME, options)
    assert not isinstance(begun, Refusal)
    play, commit = begun
    fairness = practice(key)
    secret = seed(fairness, play.seats, b"")
    assert secret is not None
    sitters = tuple(Sitter(seat, f"Player {seat}", "bot") for seat in play.seats)
    recorder = Recorder(GAME, head(GAME, options, sitters, fairness))
    recorder.keep(commit)
    while play.state.outcome is None:
        play, commits = settle(play, keyed(secret))
        if not commits:
            seat = GAME.waiting(play.state)[0]
            done = act(play, seat, chosen(play.state, seat, Draws(key.encode(), "kept", n=play.seq)))
            assert not isinstance(done, Refusal)
            play, commits = done[0], (done[1],)
        recorder.keep(*commits)
    return recorder.seal(play.state.outcome, None)


@pytest.mark.parametrize("options", SETTINGS, ids=range(len(SETTINGS)))
def test_a_kept_adventure_is_verified(options: Options) -> None:
    record = load(save(kept(options, "kept")), SHELF)
    assert record.seal.outcome is not None
    assert record.game.outcome(replayed(record).state) == record.seal.outcome
    verdict = verify(record)
    assert verdict.findings == ()
    assert verdict.holds == ("lawful", "draws")
