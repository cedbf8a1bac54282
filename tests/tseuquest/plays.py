"""Positions for tests, and adventures played at random."""

from collections.abc import Iterator

from taberna.games.tseuquest.actions import TseuQuestAction
from taberna.games.tseuquest.events import TseuQuestEvent
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.notation.positions import parse_position
from taberna.games.tseuquest.options import Options
from taberna.games.tseuquest.state import State
from taberna.games.tseuquest.view import View
from taberna.table.codec import codec
from taberna.table.commits import Commit
from taberna.table.dice import Draws
from taberna.table.forms import Among, Domain, Filled, Row, Within, fill
from taberna.table.play import Play, act, begin
from taberna.table.refusal import Refusal
from taberna.table.seats import HOUSE

Crawl = Play[State, TseuQuestAction, TseuQuestEvent, View, Options]
SELDOM = ("Leave", "Drop", "Show", "Abandon", "RuleTake", "RuleDoor", "RuleEnd")


def position(drawn: str, key: str, more: str = "", options: Options | None = None) -> State:
    return parse_position(f"map = '''\n{drawn.strip()}\n'''\n[key]\n{key}\n{more}", options or Options())


def play_from(state: State) -> Crawl:
    return Play(GAME, state.seats, state)


def random_adventure(
    options: Options, seed: int
) -> Iterator[tuple[Crawl, Commit[TseuQuestAction, TseuQuestEvent]]]:
    """Random legal play to the end; what only ends the game or wastes time is taken seldom."""
    begun = begin(GAME, options)
    assert not isinstance(begun, Refusal), begun
    play = begun[0]
    n = 0
    while GAME.waiting(play.state):
        draws = Draws(seed.to_bytes(8), "random adventure", n=n)
        n += 1
        seat = draws.one(GAME.waiting(play.state))
        done = act(play, seat, chosen(play.state, seat, draws))
        assert not isinstance(done, Refusal), done
        play, commit = done
        yield play, commit


def chosen(state: State, seat: str, draws: Draws) -> TseuQuestAction:
    roll = GAME.roll(state)
    if seat == HOUSE and roll is not None:
        return GAME.rolled(state, tuple(draws.face(die) for die in roll.dice))
    legal = GAME.legal(state, seat)
    likely = [a for a in legal.actions if type(a).__name__ not in SELDOM or not draws.below(30)]
    forms = [form for form in legal.forms if form.kind != "rule-end"]
    if forms and (not legal.actions or not draws.below(40)):
        form = draws.one(forms)
        return codec(GAME).make_action(fill(form, lambda name, domain: value(domain, draws)))
    return draws.one(likely or list(legal.actions))


def value(domain: Domain, draws: Draws) -> Filled:
    match domain:
        case Among(values):
            return draws.one(values)
        case Within(low, high):
            return low + draws.below(high - low + 1)
        case Row(places):
            return tuple(draws.one(place.values) for place in places)
        case _:
            return ""
