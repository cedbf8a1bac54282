"""Adventures of the house as simple bots play them: so one comes far into the plan, where it is dark."""

from collections.abc import Iterator

from msgspec.structs import replace

from house import ALL
from properties.noninterference import Worlds, deeds_of_all, leaks
from properties.tables import Table
from taberna.bots import any_bot
from taberna.bots.tseuquest.simple import SIMPLE
from taberna.games.tseuquest.options import Chosen, Options
from taberna.games.tseuquest.things.shelf import adventures
from taberna.table.dice import Draws, keyed
from taberna.table.play import act, begin, follow, settle, tell
from taberna.table.refusal import Refusal
from taberna.table.scenario import AnyPlay
from taberna.table.seats import SPECTATOR

PARTY = tuple(Chosen(seat, hero) for seat, hero in zip("ABA", ("bruna", "sela", "odo"), strict=True))
OBSERVERS = ("A", "B", SPECTATOR)
PLAYER = any_bot(SIMPLE)


def table(number: int) -> Table:
    """By turns every adventure of the house, by turns with a person behind the screen."""
    name = adventures()[number % len(adventures())]
    options = Options(adventure=name, party=PARTY, rounds_max=40)
    return Table(ALL["tseuquest"], replace(options, sorcerer="human") if number % 3 == 0 else options)


def plays(game: Table, number: int, seldom: int) -> Iterator[tuple[AnyPlay, Draws]]:
    """One moment in so many of an adventure, and draws to ask about it with."""
    begun = begin(game.game, game.options)
    assert not isinstance(begun, Refusal), begun
    play, commit = begun
    minds = {seat: PLAYER.sit(seat, f"deep {number} {seat}".encode()) for seat in play.seats}
    minds = {seat: PLAYER.hear(mind, tell(commit, play, seat)) for seat, mind in minds.items()}
    dice = keyed(f"deep {number}".encode())
    while game.game.outcome(play.state) is None:
        before = play
        play, commits = settle(play, dice)
        if not commits:
            seat = game.game.waiting(play.state)[0]
            view, legal = game.game.view(play.state, seat), game.game.legal(play.state, seat)
            done = act(play, seat, PLAYER.choose(minds[seat], view, legal))
            assert not isinstance(done, Refusal), done
            play, commits = done[0], (done[1],)
        for commit in commits:
            after = follow(before, commit)
            assert not isinstance(after, Refusal), after
            minds = {seat: PLAYER.hear(mind, tell(commit, after, seat)) for seat, mind in minds.items()}
            before = after
        draws = Draws(number.to_bytes(8), "deep", n=play.seq)
        if not draws.below(seldom) and game.game.outcome(play.state) is None:
            yield play, draws


def leaks_deep(game: Table, number: int, seldom: int) -> Iterator[str]:
    for play, draws in plays(game, number, seldom):
        for seat in OBSERVERS:
            imagined = game.game.study.imagine(play.state, seat, draws)
            worlds = Worlds(game.game, game.traits, seat, play.seats, play.state, imagined)
            for leak in leaks(worlds, deeds_of_all(game, play, seat, draws, 4)):
                yield f"adventure {number}, seq {play.seq}, seat {seat}: {leak}"
