"""The evening before the adventure: it is chosen in secret, and those who come share out the adventurers."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import msgspec
import pytest

from taberna.bots.tseuquest.simple import SIMPLE
from taberna.cli.bench.tseuquest.crawl import Crawl
from taberna.games.tseuquest.chapters.campaign import sequel
from taberna.games.tseuquest.flow import actions, events
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import SORCERER, Belongings, Campaign, Chosen, Options
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.script import opening
from taberna.games.tseuquest.things.shelf import adventures, plan_of
from taberna.table.codec import write
from taberna.table.dice import keyed
from taberna.table.game import Game
from taberna.table.outcome import Outcome
from taberna.table.play import act, begin, follow, settle, tell
from taberna.table.refusal import Refusal
from taberna.table.seats import SPECTATOR, Seat
from taberna.table.seed import practice, seed

Quest = Game[State, TseuQuestAction, TseuQuestEvent, View, Options]
SECRETLY = Options(players=2, sorcerer="human", rounds_max=60)
EVENING: tuple[tuple[Seat, TseuQuestAction], ...] = (
    ("B", actions.Pick("sela")),
    ("A", actions.Pick("bruna")),
    ("A", actions.Pick("teo")),
    ("B", actions.Sit("sela", 2)),
    ("A", actions.PutBack("teo")),
    ("A", actions.Ready()),
    ("B", actions.Ready()),
    ("B", actions.Element("aer")),
    ("B", actions.Element("ignis")),
)
"""Until one more element is chosen, and then the adventure begins."""


def heard(game: Quest, name: str, seat: Seat) -> Iterator[bytes]:
    """All that a seat gets to see and hear of this evening, as it would be sent, move by move."""
    begun = begin(game, SECRETLY)
    assert not isinstance(begun, Refusal)
    play: Crawl = begun[0]
    drawn = seed(practice("evening"), play.seats)
    assert drawn is not None
    for who, action in ((SORCERER, actions.Adventure(name)), *EVENING):
        done = act(play, who, action)
        assert not isinstance(done, Refusal), (who, action, done)
        play, thrown = settle(done[0], keyed(drawn))
        told, before = [tell(done[1], done[0], seat)], done[0]
        for commit in thrown:
            after = follow(before, commit)
            assert not isinstance(after, Refusal)
            told.append(tell(commit, after, seat))
            before = after
        refused = game.decide(play.state, seat, actions.Adventure("nowhere"))
        yield write((told, game.view(play.state, seat), game.legal(play.state, seat), refused))
    assert play.state.phase == "setup"


def tells(game: Quest) -> bool:
    """Whether anybody but the Sorcerer can tell one evening from another before the adventure begins."""
    first, *others = adventures()
    return any(
        one != other
        for seat in ("A", "B", SPECTATOR)
        for name in others
        for one, other in zip(heard(game, first, seat), heard(game, name, seat), strict=True)
    )


@pytest.mark.rule("TQ-3.2", "TQ-3.7", "TQ-G13", "TQ-G183")
def test_nobody_can_tell_which_adventure_it_will_be() -> None:
    """Neither by an id, a text, a title or a face of the board, nor by the size of anything that is sent."""
    assert not tells(GAME)


def _title_in_a_view(state: State, seat: Seat) -> View:
    seen = GAME.view(state, seat)
    if state.board or not state.script.name:
        return seen
    return msgspec.structs.replace(seen, texts=opening(plan_of(state.options, state.script.name).script))


def _face_in_a_view(state: State, seat: Seat) -> View:
    seen = GAME.view(state, seat)
    board = plan_of(state.options, state.script.name).board if state.script.name else ""
    return msgspec.structs.replace(seen, board=board)


def _name_in_an_event(
    before: State, event: TseuQuestEvent, after: State, seat: Seat
) -> TseuQuestEvent | None:
    return event if isinstance(event, events.AdventureChosen) else GAME.redact(before, event, after, seat)


def _length_in_an_event(
    before: State, event: TseuQuestEvent, after: State, seat: Seat
) -> TseuQuestEvent | None:
    if isinstance(event, events.AdventureChosen):
        return events.AdventureChosen("?" * len(event.name))
    return GAME.redact(before, event, after, seat)


LEAKS: dict[str, Callable[[Quest], Quest]] = {
    "title": lambda game: replace(game, view=_title_in_a_view),
    "face": lambda game: replace(game, view=_face_in_a_view),
    "name": lambda game: replace(game, redact=_name_in_an_event),
    "length": lambda game: replace(game, redact=_length_in_an_event),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_of_the_choice_is_found(leak: str) -> None:
    assert tells(LEAKS[leak](GAME))


@pytest.mark.rule("TQ-3.4", "TQ-18.6")
def test_in_a_campaign_those_who_chose_go_on_with_whom_they_chose() -> None:
    over = State(
        options=SECRETLY,
        seats=("S", "A", "B"),
        phase="over",
        party=(Chosen("B", "grim"), Chosen("A", "odo")),
        order=("grim", "odo"),
        outcome=Outcome("failure", "rounds"),
        campaign=Campaign((Belongings("grim", fallen=True),)),
    )
    camp = sequel((over,))
    assert isinstance(camp, Options)
    assert (camp.variant, camp.players) == ("interlude", 0)
    assert [chosen.seat for chosen in camp.party] == ["B", "A"], "everybody at the same place"
    assert [chosen.hero for chosen in camp.party][1] == "odo"
    assert camp.party[0].hero != "grim", "the fallen are replaced from the reserve"


@pytest.mark.rule("TQ-3.4", "TQ-G186")
@pytest.mark.parametrize("players", [1, 3, 8])
def test_bots_take_an_adventurer_each_and_begin(players: int) -> None:
    begun = begin(GAME, Options(players=players, adventure="good-barrel"))
    assert not isinstance(begun, Refusal)
    play: Crawl = begun[0]
    memories = {seat: SIMPLE.sit(seat, seat.encode()) for seat in play.seats}
    while not play.state.order or isinstance(play.state.steps[-1], type(begun[0].state.steps[-1])):
        seat = GAME.waiting(play.state)[0]
        action = SIMPLE.choose(memories[seat], GAME.view(play.state, seat), GAME.legal(play.state, seat))
        done = act(play, seat, action)
        assert not isinstance(done, Refusal), done
        play = done[0]
        if not play.state.steps:
            break
    assert sorted(chosen.seat for chosen in play.state.party) == list("ABCDEFGH"[:players])


@pytest.mark.parametrize(
    "options, option",
    [
        (Options(players=9), "players"),
        (Options(players=-1), "players"),
        (Options(players=2, variant="interlude"), "players"),
        (Options(party=()), "party"),
    ],
)
def test_what_nobody_can_share_out(options: Options, option: str) -> None:
    refused = begin(GAME, options)
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.params["option"]) == ("bad-option", option)


@pytest.mark.rule("TQ-G186")
def test_there_are_no_more_players_than_living_adventurers() -> None:
    fallen = Campaign(tuple(Belongings(hero, fallen=True) for hero in ("grim", "odo", "nim", "teo", "ilka")))
    assert isinstance(begin(GAME, Options(players=4, campaign=fallen)), Refusal)
    assert not isinstance(begin(GAME, Options(players=3, campaign=fallen)), Refusal)
