"""What is kept between adventures, and which comes next."""

from typing import Literal

import pytest
from msgspec.structs import replace

from taberna.games.tseuquest.chapters.campaign import coming, sequel, to_come
from taberna.games.tseuquest.flow.actions import Adventure, Pass, Use
from taberna.games.tseuquest.flow.events import WentOn
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import Belongings, Brought, Campaign, Chosen, Options
from taberna.games.tseuquest.things.library import DECKS
from taberna.games.tseuquest.things.pieces import Figure
from taberna.games.tseuquest.things.script import Script
from taberna.games.tseuquest.things.shelf import adventure, adventures
from taberna.table.outcome import Outcome
from taberna.table.play import act, begin
from taberna.table.refusal import Refusal
from tseuquest.plays import play_from, position

BRUNA = Figure("bruna", "bruna", "hero", "A", "a1", 3, 1, items=("longsword", "potion"), gold=70)
SELA = Figure("sela", "sela", "hero", "B", "b1", 2, 4, hand=("bolt",))


def finished(
    script: Script, *heroes: Figure, result: str = "success", options: Options | None = None
) -> State:
    return State(
        options=options or Options(),
        party=(options or Options()).party,
        seats=("S", "A", "B"),
        phase="over",
        script=script,
        gone=heroes,
        order=tuple(hero.id for hero in heroes),
        outcome=Outcome(result, "test"),
    )


@pytest.mark.rule("TQ-17.1", "TQ-G148", "TQ-18.1", "TQ-18.2")
def test_after_an_adventure_comes_the_interlude_with_all_that_was_won() -> None:
    coming = sequel((finished(Script(name="lost-lamp", next=("lost-lamp",)), BRUNA, SELA),))
    assert isinstance(coming, Options)
    assert coming.variant == "interlude"
    kept = {each.hero: each for each in coming.campaign.belongings}
    assert kept["bruna"].carried == ("longsword", "potion")
    assert kept["bruna"].gold == 70
    assert coming.campaign.played == ("lost-lamp",)


@pytest.mark.rule("TQ-G75", "TQ-17.7")
def test_who_lies_unconscious_at_the_end_is_carried_home_and_the_fallen_are_not() -> None:
    over = finished(Script(name="lost-lamp", next=("lost-lamp",)), replace(SELA, life=0))
    over = replace(over, figures=(replace(BRUNA, life=0),), order=("bruna", "sela"))
    coming = sequel((over,))
    assert isinstance(coming, Options)
    assert {b.hero: b.fallen for b in coming.campaign.belongings} == {"bruna": False, "sela": True}


@pytest.mark.rule("TQ-17.7", "TQ-11.10")
def test_life_mind_and_cards_are_whole_again_after_it() -> None:
    coming = sequel((finished(Script(name="lost-lamp", next=("lost-lamp",)), BRUNA, SELA),))
    assert isinstance(coming, Options)
    begun = begin(GAME, replace(coming, variant="adventure", adventure="lost-lamp"))
    assert not isinstance(begun, Refusal)
    life = {figure.id: (figure.life, figure.mind, figure.hand) for figure in begun[0].state.figures}
    assert life == {"bruna": (8, 2, ()), "sela": (5, 6, ())}
    assert len(begun[0].state.decks["ignis"]) == len(DECKS["ignis"])


@pytest.mark.rule("TQ-17.8", "TQ-G147")
def test_a_chained_adventure_follows_without_rest() -> None:
    key = 'h = { hero = "bruna", life = 3 }\nk = { hero = "sela", hand = ["bolt"], mind = 2 }\n'
    more = 'p = { scenery = "portal", use = [{ do = "end", what = "success" }] }\n'
    chained = '[script]\nname = "narrow-stair"\nchained = true\nnext = ["lost-lamp"]\n'
    play = play_from(position("+-+-+-+\n|k h p|\n+-+-+-+", key + more, chained))
    done = act(play, play.seats[1], Pass())
    assert not isinstance(done, Refusal)
    used = act(done[0], done[0].seats[2], Use("p"))
    assert not isinstance(used, Refusal)
    state = used[0].state
    assert GAME.outcome(state) is None
    assert state.script.name == "lost-lamp"
    left = {f.id: (f.life, f.mind, f.hand, f.square) for f in state.figures if f.kind == "hero"}
    assert left == {"k": (5, 2, ("bolt",), "a1"), "h": (3, 2, (), "b1")}
    assert len(state.decks["ignis"]) == len(DECKS["ignis"]) - 1, "no cards are dealt anew"
    assert state.campaign.won == ("narrow-stair",)
    shown = [event for event in used[1].events if isinstance(event, WentOn)]
    assert GAME.redact(state, shown[0], state, "S") != shown[0], "hands stay hidden"


@pytest.mark.rule("TQ-18.6", "TQ-G151", "TQ-G175")
def test_the_fallen_are_replaced_from_the_reserve() -> None:
    fallen = replace(BRUNA, life=0, items=(), gold=0)
    coming = sequel(
        (finished(Script(name="lost-lamp", next=("lost-lamp",)), fallen, SELA, result="failure"),)
    )
    assert isinstance(coming, Options)
    assert [chosen.hero for chosen in coming.party] == ["odo", "sela"]
    assert next(b for b in coming.campaign.belongings if b.hero == "bruna").fallen


@pytest.mark.rule("TQ-G151")
def test_novices_come_back_without_their_gear() -> None:
    fallen = replace(BRUNA, life=0)
    state = finished(Script(next=("lost-lamp",)), fallen, SELA, options=Options(novice="on"))
    coming = sequel((state,))
    assert isinstance(coming, Options)
    assert Belongings("bruna") in coming.campaign.belongings


@pytest.mark.rule("TQ-18.6", "TQ-G151")
def test_with_nobody_left_the_campaign_is_lost() -> None:
    dead = tuple(Belongings(hero, fallen=True) for hero in ("odo", "ilka", "teo", "grim", "nim", "vasil"))
    gone = (replace(BRUNA, life=0), replace(SELA, life=0))
    state = replace(finished(Script(next=("lost-lamp",)), *gone, result="failure"), campaign=Campaign(dead))
    assert sequel((state,)) == Outcome("failure", "campaign", ("S",))


@pytest.mark.rule("TQ-17.1")
def test_with_no_adventure_to_follow_the_campaign_is_won() -> None:
    won = sequel((finished(Script(name="lost-lamp"), BRUNA, SELA),))
    assert won == Outcome("success", "campaign", ("A", "B"))


@pytest.mark.rule("TQ-18.7", "TQ-17.1")
def test_after_the_interlude_those_chosen_go_on() -> None:
    options = Options(variant="interlude", campaign=Campaign((Belongings("odo", 5),), ("lost-lamp",)))
    state = State(
        options=options,
        seats=("S", "A", "B"),
        party=options.party,
        order=("odo", "sela"),
        campaign=options.campaign,
    )
    coming = sequel((state,))
    assert isinstance(coming, Options)
    assert coming.party == (Chosen("A", "odo"), Chosen("B", "sela"))
    assert coming.variant == "adventure"


@pytest.mark.rule("TQ-17.1")
def test_the_sorcerer_chooses_among_what_may_follow() -> None:
    begun = begin(GAME, Options(campaign=Campaign(played=("lost-lamp",))))
    assert not isinstance(begun, Refusal)
    (follows,) = adventure("lost-lamp").script.next
    assert GAME.legal(begun[0].state, "S").actions == (Adventure(follows),)
    other = next(name for name in adventures() if name != follows)
    refused = act(begun[0], "S", Adventure(other))
    assert isinstance(refused, Refusal)
    assert refused.code == "no-such-adventure"


@pytest.mark.rule("TQ-18.5", "TQ-G176")
def test_of_what_comes_next_a_title_and_one_line_are_told() -> None:
    (lamp,) = coming(State(phase="interlude", campaign=Campaign(played=("lost-lamp",))))
    assert (lamp.title["en"], lamp.line["en"]) == (
        "The lost lamp",
        "Somebody left a lamp below, and somebody lives there.",
    )
    assert lamp.title["el"] == "Η χαμένη λάμπα"


@pytest.mark.rule("TQ-3.4", "TQ-G186", "TQ-G11")
@pytest.mark.parametrize(
    "party, code",
    [
        ((Chosen("A", "bruna"), Chosen("B", "bruna")), "hero-taken"),
        ((Chosen("A", "goblin"),), "bad-option"),
        ((Chosen("Z", "bruna"),), "bad-option"),
        ((), "bad-option"),
    ],
)
def test_parties_that_cannot_be(party: tuple[Chosen, ...], code: str) -> None:
    refused = begin(GAME, Options(party=party))
    assert isinstance(refused, Refusal)
    assert refused.code == code


@pytest.mark.rule("TQ-18.6")
def test_the_fallen_do_not_play() -> None:
    campaign = Campaign((Belongings("bruna", fallen=True),))
    refused = begin(GAME, Options(campaign=campaign))
    assert isinstance(refused, Refusal)
    assert refused.code == "hero-fallen"


@pytest.mark.rule("TQ-G11", "TQ-3.1")
def test_one_person_may_play_several() -> None:
    party = (Chosen("A", "bruna"), Chosen("A", "odo"), Chosen("B", "sela"))
    assert GAME.seats(Options(party=party)) == (("S", "A", "B"),)


def test_a_position_is_drawn_again() -> None:
    state = position("+-+-+\n|hdg|\n+-+-+", 'h = { hero = "bruna" }\ng = { minion = "goblin" }')
    printed = GAME.notation.print_position(state)
    assert "|hdB|" in printed
    assert GAME.notation.parse_position(printed, state.options) == state


@pytest.mark.parametrize("variant", GAME.variants)
@pytest.mark.parametrize(
    "owned",
    [
        (Belongings("bruna", stored=("nothing",)),),
        (Belongings("bruna", carried=("nothing",)),),
        (Belongings("bruna", gold=-1),),
        (Belongings("bruna", gold=2**63 - 1),),
        (Belongings("goblin", gold=1),),
        (Belongings("bruna", gold=1), Belongings("bruna", gold=2)),
    ],
)
def test_a_campaign_goes_on_with_what_there_is(
    variant: Literal["adventure", "interlude"], owned: tuple[Belongings, ...]
) -> None:
    """Whoever opens a table may write anything there: what nobody can price or count begins no game."""
    begun = begin(GAME, Options(variant=variant, campaign=Campaign(belongings=owned)))
    assert isinstance(begun, Refusal)
    assert (begun.code, begun.params["option"]) == ("bad-option", "campaign")


@pytest.mark.parametrize("played, name, coming", [((), "tallow", True), (("tallow",), "wick", False)])
@pytest.mark.parametrize("named", [True, False])
def test_what_was_brought_is_to_come_until_it_is_played(
    played: tuple[str, ...], name: str, coming: bool, named: bool
) -> None:
    """Whether it was named when the table was opened or chosen there."""
    brought = (Brought("tallow", ""), Brought("wick", ""))
    options = Options(brought=brought, adventure=name if named else "", campaign=Campaign(played=played))
    over = finished(Script(name=name), BRUNA, SELA, options=options)
    assert to_come(replace(over, campaign=options.campaign)) == coming
