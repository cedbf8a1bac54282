"""Orders in a word: given as talk that everybody hears, obeyed, and answered in words."""

from typing import Final

import pytest
from msgspec.structs import replace

from taberna.bots.tseuquest import lore
from taberna.bots.tseuquest.levels import bot
from taberna.bots.tseuquest.lore import Lore
from taberna.bots.tseuquest.orders import WORDS, Order, understand
from taberna.games.tseuquest.flow import actions, events
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.state import State, Turn
from taberna.games.tseuquest.game import GAME
from taberna.table.commits import Told
from taberna.table.phrase import Phrase
from taberna.table.play import act
from taberna.table.refusal import Refusal
from taberna.table.seats import HOUSE
from taberna.texts import LANGUAGES, texts
from tseuquest.plays import play_from, position

FAIR: Final = bot("fair")
OTHERS: Final = 'h = { hero = "bruna" }\no = { hero = "odo", seat = "B" }\n'


def told(text: str, by: str = "B") -> Lore:
    """Bruna's player, a bot, when somebody has said this."""
    mind = replace(lore.sit("A", b"seed"), own={"h": "bruna"}, where={"h": "a1"})
    heard = FAIR.listen(mind, by, text)
    assert isinstance(heard, Lore)
    return heard


def deeds(state: State, mind: Lore, most: int = 30) -> tuple[list[TseuQuestAction], str]:
    """What Bruna does with her turn, and where she ends; every die shows a skull or a 4."""
    play, done = play_from(replace(state, turn=Turn("h", 2))), list[TseuQuestAction]()
    while (play.state.turn and play.state.turn.figure == "h") and len(done) < most:
        due = GAME.roll(play.state)
        if due is not None:
            faces = tuple("skull" if "skull" in die.faces else "4" for die in due.dice)
            stepped = act(play, HOUSE, GAME.rolled(play.state, faces))
        else:
            (seat,) = GAME.waiting(play.state)
            view, legal = GAME.view(play.state, seat), GAME.legal(play.state, seat)
            choice = FAIR.choose(mind if seat == "A" else FAIR.sit(seat, b""), view, legal)
            done += [choice] if seat == "A" else []
            stepped = act(play, seat, choice)
        assert not isinstance(stepped, Refusal), (done, stepped)
        play = stepped[0]
    bruna = next((f for f in play.state.figures if f.id == "h"), None)
    return done, bruna.square if bruna else ""


# -- what is an order


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_order_is_understood_as_it_is_written_on_the_page(language: str) -> None:
    say = texts(language)
    for word in WORDS:
        order = understand("B", say(f"order-{word}"))
        assert order is not None, word
        assert order.what == word
    order = understand("B", say("order-attack-foe", figure=f"{say('figure-goblin')} 2", square="c4"))
    assert order is not None
    assert order.what == "attack"
    assert "c4" in order.about


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_is_no_order_and_every_wording_leads_to_one(language: str) -> None:
    say = texts(language)
    for word in (*WORDS, "unclear"):
        assert understand("B", say(f"bot-says-order-{word}")) is None
    for word in WORDS:
        for wording in say(f"order-{word}-also").split("·"):
            order = understand("B", wording)
            assert order is not None, wording
            assert order.what == word, wording


def test_in_haste_without_accents_and_to_one_by_name() -> None:
    assert understand("B", "SIGUEME") == Order("follow", "B")
    assert understand("B", "Bruna, Grim: hold!") == Order("hold", "B", (), ("bruna", "grim"))
    assert understand("B", "I’d rather hold the potion") is None
    assert understand("B", "hold the potion for me") is None
    assert told("Grim, hold!").orders == {}
    assert "bruna" in told("Bruna, hold!").orders


def test_no_orders_from_the_sorcerer_nor_from_those_who_watch() -> None:
    assert told("Hold!", by="S").orders == told("Hold!", by="+").orders == {}


def test_the_last_order_counts_until_it_is_lifted() -> None:
    mind = lore.listen(told("Hold!"), "B", "Follow me!")
    assert mind.orders["bruna"].what == "follow"
    assert lore.listen(mind, "B", "Carry on!").orders == {}


# -- obeyed

HALL: Final = "+-+-+-+-+-+-+-+-+\n|h . . . o . . c|\n+-+-+-+-+-+-+-+-+"
CHEST: Final = OTHERS + 'c = { scenery = "chest" }'


def test_hold() -> None:
    state = position(HALL, CHEST)
    assert deeds(state, told("nothing"))[1] != "a1"
    done, square = deeds(state, told("Hold!"))
    assert square == "a1"
    assert not any(isinstance(deed, actions.Walk) for deed in done)


def test_whoever_holds_still_strikes() -> None:
    state = position("+-+-+-+-+\n|h g . o|\n+-+-+-+-+", OTHERS + 'g = { minion = "brute" }')
    done, square = deeds(state, told("Hold!"))
    assert actions.Attack("g", "longsword") in done
    assert square == "a1"


def test_follow_and_guard() -> None:
    state = position("+-+-+-+-+-+-+-+-+\n|c . . h . . . o|\n+-+-+-+-+-+-+-+-+", CHEST)
    assert deeds(state, told("nothing"))[1] < "d1"
    assert deeds(state, told("Follow me!"))[1] >= "e1"
    assert deeds(state, told("Guard me!"))[1] == "g1"


def test_scout() -> None:
    """Alone, through a door that nobody else is near enough for."""
    state = position(
        """
+-+-+-+-+-+-+-+-+-+-+-+
|h . . . . . . . . . o|
+d+-+-+-+-+-+-+-+-+-+-+
|. . . . . . . . . . .|
+-+-+-+-+-+-+-+-+-+-+-+
""",
        OTHERS,
    )
    assert actions.Open("s") not in deeds(state, told("nothing"))[0]
    assert actions.Open("s") in deeds(state, told("Scout ahead!"))[0]


def test_search_here() -> None:
    """Where whoever says it stands; done once, it is carried out."""
    state = position("+-+-+-+-+-+-+-+-+\n|c . h . . . . o|\n+-+-+-+-+-+-+-+-+", CHEST)
    mind = told("Search here!")
    done, square = deeds(state, mind)
    assert isinstance(done[-1], actions.Search)
    assert square >= "f1"
    after = lore.hear(mind, Told[TseuQuestEvent](2, (events.Declared("h", "search", 1, "doors"),)))
    assert after.orders == {}


def test_leave() -> None:
    key = CHEST + '\ns = [{ scenery = "stairs" }, { exit = true }, { start = true }]'
    state = position("+-+-+-+-+-+-+\n|c . h o . s|\n+-+-+-+-+-+-+", key)
    assert actions.Use("c") in deeds(state, told("nothing"))[0]
    assert deeds(state, told("Let’s get out!"))[0][-1] == actions.Leave()


@pytest.mark.parametrize(
    "said, struck", [("Attack goblin 2!", "goblin-2"), ("Attack!", "goblin-1"), ("kill c1", "goblin-2")]
)
def test_attack_that(said: str, struck: str) -> None:
    key = (
        OTHERS
        + 'g = { minion = "goblin", life = 1, id = "goblin-1" }\nb = { minion = "goblin", id = "goblin-2" }'
    )
    state = position("+-+-+-+\n|g h b|\n+-+-+-+\n|. o .|\n+-+-+-+", key)
    first = next(d for d in deeds(state, told(said))[0] if isinstance(d, actions.Attack))
    assert first.target == struck


# -- answered


def test_an_order_is_answered_once() -> None:
    view = GAME.view(position(HALL, CHEST), "A")
    mind = told("Hold!")
    assert FAIR.say(mind, view, actions.Pass()) == Phrase("bot-says-order-hold")
    assert FAIR.say(lore.listen(mind, "A", "Not a step further."), view, actions.Pass()) is None
    assert FAIR.say(told("Nice weather."), view, actions.Pass()) is None


def test_who_is_not_there_can_not_be_attacked() -> None:
    view = GAME.view(position(HALL, CHEST), "A")
    assert FAIR.say(told("Attack the archer!"), view, actions.Pass()) == Phrase("bot-says-order-unclear")
