"""Matches through the engine, in every variant: slower than the fast core by far, and the authority."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from taberna.bots import AnyBot
from taberna.games.tellstones.game import GAME
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.seats import side
from taberna.table.commits import Commit, Told
from taberna.table.dice import keyed
from taberna.table.game import any_game
from taberna.table.play import Play, act, begin, follow, settle, told
from taberna.table.refusal import Refusal, Refused
from taberna.table.seats import Seat
from taberna.table.values import Action, Event, State, View
from taberna.table.values import Options as AnyOptions

AnyPlay: TypeAlias = Play[State, Action, Event, View, AnyOptions]


class Played(NamedTuple):
    result: str
    turns: int
    by_proof: bool


def play_pair(options: Options, one: AnyBot, other: AnyBot, seed: str) -> tuple[Played, Played]:
    """Two games with the same draws for each seat, the players' sides changed; results name the players."""
    seats = GAME.seats(options)[0]
    there = play_game(options, {seat: one if side(seat) == "A" else other for seat in seats}, seed)
    back = play_game(options, {seat: other if side(seat) == "A" else one for seat in seats}, seed)
    turned = {"A": "B", "B": "A"}.get(back.result, back.result)
    return there, back._replace(result=turned)


def play_game(
    options: Options,
    bots: dict[Seat, AnyBot],
    seed: str,
    watch: Callable[[AnyPlay, AnyPlay], None] | None = None,
) -> Played:
    """One game to its end; a bot hears what its seat is told. Whoever watches is shown the game before and
    after each commit."""
    game = any_game(GAME)
    begun = begin(game, options)
    if isinstance(begun, Refusal):
        raise Refused(begun)
    play = Play(game, begun[0].seats, game.empty)
    memories = {seat: bot.sit(seat, f"{seed} {seat}".encode()) for seat, bot in bots.items()}
    dice = keyed(seed.encode())
    coming: tuple[Commit[Action, Event], ...] = (begun[1],)
    while True:
        for commit in coming:
            after = follow(play, commit)
            assert not isinstance(after, Refusal), after
            if watch is not None:
                watch(play, after)
            play = after
            for seat, bot in bots.items():
                memories[seat] = bot.hear(memories[seat], Told(commit.seq, told(game, play.moments, seat)))
        thrown = settle(play, dice)[1]
        if thrown:
            coming = thrown
            continue
        outcome = game.outcome(play.state)
        if outcome is not None:
            state = play.state
            return Played(outcome.result, getattr(state, "turns", 0), outcome.reason == "proof")
        (seat,) = game.waiting(play.state)
        action = bots[seat].choose(memories[seat], game.view(play.state, seat), game.legal(play.state, seat))
        done = act(play, seat, action)
        assert not isinstance(done, Refusal), (bots[seat].name, action, done)
        coming = (done[1],)
