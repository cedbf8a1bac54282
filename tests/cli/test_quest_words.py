"""Every event of TseuQuest is told, every question is put and every action offered, in every language."""

from __future__ import annotations

import re
from typing import get_args

import pytest
from msgspec.structs import replace

from cli.test_quest_pictures import here, named
from taberna.cli.tseuquest.menu import ways
from taberna.cli.tseuquest.prompt import ask
from taberna.cli.tseuquest.words import put, story
from taberna.games.tseuquest.chapters.camp import Deal, Objection
from taberna.games.tseuquest.effects.vocabulary import Mark
from taberna.games.tseuquest.flow import actions, events, steps
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.steps import Fight, Motion, TseuQuestStep
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import Belongings, Chosen
from taberna.games.tseuquest.things import sources
from taberna.games.tseuquest.things.library import SCENERY, SHEETS, TREASURE
from taberna.games.tseuquest.things.pieces import Barrier, Door, Figure, Hoard, Scenery, Spell, Trap
from taberna.games.tseuquest.things.script import Script
from taberna.games.tseuquest.things.sheets import TrapKind
from taberna.games.tseuquest.things.sources import BEST, BONUS, OWN, TRAP, Source
from taberna.games.tseuquest.things.sources import DICE as SQUARES
from taberna.games.tseuquest.things.tables import ADVANTAGES, FIGHT, MOVE
from taberna.table.outcome import Outcome
from taberna.table.refusal import refuse
from taberna.texts import LANGUAGES, Texts

GOBLIN = Figure("goblin-1", "goblin", "minion", "S", "e1", 1, 1)
BAG = Hoard("bag", ("a1",), seen=True)
THRONE = Scenery("T", "throne", ("c2",))
DICE = (Source(OWN, 2), Source("longsword", 1))
BLOW = events.FightBegan("h", "goblin-1", "melee", "longsword", "", DICE)
RULINGS: tuple[actions.Ruling, ...] = (
    actions.RuleMove("h", "b2"),
    actions.RuleValue("h", "life", 3),
    actions.RuleGive("h", "potion"),
    actions.RuleTake("h", "shield"),
    actions.RuleDoor("b1s", "open"),
    actions.RulePlace("table", "b2"),
    actions.RuleEnd("success"),
)

UNTOLD = {
    events.Began, events.Continued, events.Settled, events.Started, events.PlanLaid, events.TurnEnded,
    events.SpellStays, events.CardsReturned, events.Unmarked, events.Flagged, events.Fired,
    events.SceneryUsed,
}  # fmt: skip
"""What the screen shows without a sentence, or nobody needs to hear of."""


def happened() -> list[TseuQuestEvent]:
    """One of every kind that is told, and of some kinds more than one."""
    e = events
    return [
        BLOW,
        e.FightBegan("h", "goblin-1", "shot", "shortbow", "", (Source("shortbow", 2),)),
        e.FightBegan("h", "", "shot", "", "", (Source(OWN, 1),)),
        e.FightBegan("", "h", "trap-melee", "", "t", (Source(TRAP, 2),)),
        e.Rerolled("h", "goblin-1", "bolt"),
        *(e.Fumbled("h", "goblin-1", table, "3") for table in ("move", "attack", "parry", "shot", "dodge")),
        e.Fumbled("h", "goblin-1", "attack", "2", "S"),
        *(e.Aimed("h", "k", why) for why in ("named", "astray", "redirected")),
        e.Defended("goblin-1", "h", DICE, 2),
        e.Defended("goblin-1", "h", (), 0),
        e.Defended("goblin-1", "h", (), 0, declined=True),
        e.FightEnded("h", "goblin-1", (1, 1), (1,), (Source(OWN, 1),), 1, 2),
        e.FightEnded("h", "goblin-1", (), (), (), 0, 0),
        e.Unhurt("goblin-1"),
        e.MoveBegan("h", "tense", (Source(OWN, 2), Source("bolt", 1))),
        e.SetOff("h", "A", "tense", (Source(SQUARES, 8),)),
        e.SetOff("h", "A", "tense", (Source(SQUARES, 8), Source(BONUS, 1))),
        e.SetOff("h", "S", "lost", (Source(SQUARES, 3),)),
        e.AdvantageWon("h", (Source(BEST, 12),)),
        *(e.AdvantageTaken("h", each) for each in ADVANTAGES),
        e.PassageDenied("k", "h"),
        e.TrapMissed("h", "t", "reflexes"),
        e.TrapMissed("h", "t", "sheltered"),
        e.Dodged("h", "unharmed"),
        e.Dodged("h", "hit"),
        e.DisarmFailed("h", "t"),
        e.EscapeFailed("h"),
        e.ItemUsed("h", "potion", ""),
        e.ItemUsed("h", "potion", "k"),
        *(e.TradeOffered("h", "k", ("shield",), (), gold) for gold in (-5, 0, 5)),
        e.TradeDeclined("h", "k"),
        e.CameToNothing("k", "bolt"),
        e.Powered("goblin-1", "web", "h"),
        *(e.Thrown(purpose, "h", faces) for purpose, faces in THROWS),
        e.AdventureChosen(""),
        e.HeroPicked(Figure("nim", "nim", "hero", "A", "", 6, 3)),
        e.HeroPutBack("A", "nim"),
        e.HeroSeated("h", 1),
        e.PartyFormed((Chosen("A", "bruna"), Chosen("B", "sela"))),
        *(e.ElementChosen("k", 1, element) for element in ("aer", "none-1")),
        e.Drew("k", "ignis", "", False),
        e.Drew("k", "ignis", "bolt", False),
        e.HandSeen("k", ("bolt",)),
        e.Introduced("x", {"title": {"en": "X", "es": "X", "fr": "X", "el": "X"}}, "", ()),
        e.WentOn(()),
        e.RoundBegan(2, ()),
        e.SorcererBegan(),
        *(e.TurnBegan("h", points) for points in (1, 2)),
        e.ControlTaken("goblin-1", "k", 2),
        e.ControlEnded("goblin-1", "k"),
        e.TurnMissed("h"),
        *(e.Declared("h", kind, 1, target) for kind, target in DECLARED),
        e.Failed("h", "attack", 1, refuse("not-adjacent", figure="goblin-1")),
        e.Restricted("h", ("attack", "magic")),
        e.PointsLost("h", 1),
        e.Owed("h", 1),
        e.Owed("h", -1),
        e.Charging("h"),
        e.Foresaw("h", True),
        e.Foresaw("h", False),
        *(
            e.Moved("h", "b2", how)
            for how in ("walked", "moved", "magic", "aside", "back", "ruled", "placed")
        ),
        e.FellDown("h"),
        e.StoodUp("h"),
        e.FellIn("h", "a2", 0),
        e.Buried("h"),
        e.Freed("h", "a2"),
        *(e.LifeChanged("h", by) for by in (-2, 1)),
        *(e.MindChanged("h", by) for by in (-2, 1)),
        e.Slain("goblin-1"),
        e.Vanished("goblin-1"),
        e.Left("h"),
        e.Revealed((), (GOBLIN,), (Door("b1s", "closed"),), (THRONE,), (Trap("p", "pit", "a2"),), (BAG,)),
        e.Revealed((), (), (), (), (Trap("needle", "magic"),), ()),
        e.Opened("h", "b1s"),
        e.Opened("", "b1s"),
        e.Rattled("h", "b1s"),
        e.Closed("", "b1s"),
        e.NothingFound("h"),
        e.Sprung("h", "t"),
        e.TrapGone("t", True),
        e.TrapGone("t", False),
        e.GotItem("h", "potion"),
        e.LostItem("h", "shield"),
        *(e.GoldChanged("h", by) for by in (-2, 10)),
        e.TreasureNoted("h", next(iter(TREASURE))),
        e.TreasureCounted("h", 50),
        e.BagDropped(BAG),
        e.HoardTaken("bag", "h"),
        e.Struck("h", "longsword"),
        e.Struck("goblin-1", "attack"),
        e.Wielded("h", "longsword", True),
        e.Wielded("h", "longsword", False),
        e.Rearmed("h"),
        e.WeaponRuined("h", "shortbow"),
        e.Jammed("h", ""),
        *(e.Repaired("h", "shortbow", half) for half in (True, False)),
        e.Noise("h", "a1"),
        e.CardPlayed("k", "bolt", "goblin-1"),
        e.CardPlayed("k", "bolt", ""),
        e.SpellEnded(Spell("bolt", "k", "h")),
        e.CardShown("k", "bolt"),
        *(e.Marked(Mark("h", do, what, 2, "round", "")) for do, what in MARKS),  # type: ignore[arg-type]
        e.Summoned(GOBLIN),
        e.Unbound("goblin-1"),
        e.Said({"en": "Ah, {hero}.", "es": "Ah, {hero}.", "fr": "Ah, {hero}.", "el": "Α, {hero}."}, "h"),
        e.SceneryPlaced(THRONE),
        e.Woke("guards", ("goblin-1",)),
        *(e.Ruled(ruling) for ruling in (*RULINGS, None)),
        e.Abandoned("A"),
        e.StoodIn("A", "away"),
        e.StoodIn("S", "time"),
        e.CameBack("A"),
        *(e.Traded("bruna", what, "potion", (Belongings("bruna", 5), Belongings("sela"))) for what in DEALS),
        e.HeroSwapped("bruna", "odo"),
        e.Priced("potion", 40),
        e.Priced("potion", 0),
        e.DealOffered(Deal("bruna", "potion", "", 10)),
        e.DealOffered(Deal("bruna", "", "mace", -10)),
        e.DealDeclined("bruna"),
        e.Objected(Objection("bruna", "shield", "too-good")),
        e.SeatReady("A"),
        *(e.Ended(Outcome(result, "test")) for result in ("success", "failure", "ready")),
    ]


THROWS = (
    ("move", ("3", "5")),
    ("attack", ("skull", "kite", "oval", "!", "?")),
    ("defence", ("kite",)),
    ("fumble", ("3",)),
    *((purpose, ("3",)) for purpose in ("climb", "stealth", "astray", "dodge", "escape", "gold", "disarm:t")),
    ("harm", ("skull",)),
    ("hampered", ("k",)),
)
DECLARED = (
    *(("search", what) for what in ("traps", "treasure", "doors")),
    ("disarm", "t"), ("detect", ""), ("trade", "k"), ("control", "goblin-1"), ("dismiss", "goblin-1"),
    ("repair", "shortbow"), ("use", "T"),
)  # fmt: skip
MARKS = (("bar", "magic"), ("dice", "attack"), ("dice", "move"), ("reroll", ""))
DEALS = ("buy", "sell", "barter", "purse", "carry", "store")


HOLLOW = re.compile(r"\(\s*\)|«\s*»|“\s*”| [,.;]|,\s*,|:\s*$|\s{2,}\w")
"""Where a name should stand and nothing does."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_comes_into_sight_is_named(language: str) -> None:
    """Every figure, piece, trap and door there is, also those that stand on no square."""
    view, names = GAME.view(here(), "A"), named(language)
    seen = events.Revealed(
        (),
        tuple(replace(GOBLIN, id=f"{sheet}-3", sheet=sheet) for sheet in SHEETS),
        tuple(Door("b1s", kind) for kind in get_args(Barrier)),
        tuple(Scenery(kind, kind, ("a1",)) for kind in SCENERY),
        (*(Trap(kind, kind, "a1") for kind in get_args(TrapKind)), *(Trap(k, k) for k in get_args(TrapKind))),
        (BAG,),
    )
    (told,) = story((seen,), view, view, names)
    assert not HOLLOW.search(told), told
    known = {f"{kind}-{name}" for kind, rows in (("scenery", SCENERY), ("figure", SHEETS)) for name in rows}
    known |= {f"trap-{kind}" for kind in get_args(TrapKind)} | {f"door-{kind}" for kind in get_args(Barrier)}
    assert {message for message in known if names.texts(message).casefold() not in told.casefold()} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told(language: str) -> None:
    assert {type(event) for event in happened()} | UNTOLD == set(get_args(TseuQuestEvent))
    view, names = GAME.view(here(), "S"), named(language)
    for event in happened():
        told = story((event,), view, view, names)
        assert told, event
        for sentence in told:
            assert "{" not in sentence, "a parameter is missing"
            assert not HOLLOW.search(sentence), sentence
            assert sentence[0].isupper() or not sentence[0].isalpha(), sentence
    for untold in (
        events.Continued(Motion("h", "A", "tense", 4)),
        events.Settled(),
        events.Thrown("astray target", "h", ("k",)),
        events.MoveBegan("h", "tense", (Source(OWN, 2),)),
        events.Flagged("x"),
        events.PlanLaid(Script(), (), (), (), (), ()),
    ):
        assert story((untold,), view, view, names) == ()


def test_dice_are_explained() -> None:
    """TQ-8.2, TQ-8.11, TQ-8.12: why so many, and which row of which table."""
    view, names = GAME.view(here(), "A"), named()

    def told(*happened: TseuQuestEvent) -> tuple[str, ...]:
        return story(happened, view, view, names)

    assert told(BLOW) == ("Bruna attacks Goblin 1 with 3 dice (2 own + 1 longsword)",)
    charged = replace(BLOW, dice=(*DICE, Source("charge", 1)))
    assert told(charged) == ("Bruna attacks Goblin 1 with 4 dice (2 own + 1 longsword + 1 from the charge)",)
    lying = events.Defended("h", "goblin-1", (Source(OWN, 2), Source("shield", 1), Source("prone", -1)), 2)
    assert told(lying) == ("Bruna defends with 2 dice (2 own + 1 shield − 1 lying down)",)
    assert told(events.Thrown("fumble", "h", ("3",)), events.Fumbled("h", "goblin-1", "attack", "3")) == (
        "Bruna has a ? and rolls for the fumble: 3",
        "Attack fumbles, row 3: Ouch! No further attack this turn.",
    )
    assert told(events.Fumbled("goblin-1", "h", "parry", "6", "A")) == (
        "Player A picks for Goblin 1. Defence fumbles, row 6: Hee! One fewer shield.",
    )
    assert told(events.FightEnded("h", "goblin-1", (1, 1, 1), (1, 0), (Source(OWN, 1),), 2, 0)) == (
        "One hit blocked (1 own).",
        "2 hits get through to Goblin 1.",
    )


def test_movement_is_explained() -> None:
    """TQ-6.10 to TQ-6.14."""
    view, names = GAME.view(here(), "A"), named()

    def told(*happened: TseuQuestEvent) -> tuple[str, ...]:
        return story(happened, view, view, names)

    thrown = events.Thrown("move", "h", ("3", "5"))
    walked = events.SetOff("h", "A", "tense", (Source(SQUARES, 8),))
    assert told(thrown, walked) == ("Bruna rolls for movement: 3 + 5", "8 squares to move.")
    swift = events.SetOff("h", "A", "tense", (Source(SQUARES, 8), Source(BONUS, 1)))
    assert told(swift) == ("9 squares to move (8 on the dice + 1 own).",)
    assert told(events.Fumbled("h", "", "move", "5")) == (
        "Movement fumbles, row 5: Careful! Five squares, and one push.",
    )
    assert told(events.SetOff("h", "S", "lost", (Source(SQUARES, 3),))) == (
        "Bruna gets lost and goes 3 squares. Sorcerer chooses the way.",
    )
    assert told(events.AdvantageWon("h", (Source(BEST, 12),)))[0].startswith("↯ ↯: as many squares")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_has_its_words(language: str) -> None:
    words = [word for name, word in vars(sources).items() if name.isupper() and isinstance(word, str)]
    texts = Texts(language)
    assert len(words) > 10
    assert {word for word in words if f"source-of-{word}" not in texts} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_of_every_table_has_its_words(language: str) -> None:
    texts = Texts(language)
    rows = [("move", row.id) for row in MOVE.values()]
    rows += [(table, row.id) for table, found in FIGHT.items() for row in found.values()]
    assert [f"fumble-{table}-{name}" for table, name in rows if f"fumble-{table}-{name}" not in texts] == []


DUE: tuple[TseuQuestStep | None, ...] = (
    None,
    steps.PickAdventure(),
    steps.PickAdventure("A"),
    steps.PickParty(),
    steps.PickElement("k", 2),
    steps.Throw("move", "h", "mov", 2),
    steps.Throw("attack", "h", "com", 1),
    Motion("h", "A", "tense", 4),
    Motion("h", "A", "lost", 4),
    steps.AdvantageDue("h", (Source(BEST, 12),)),
    steps.PassageDue("A", "h", "e"),
    steps.PushDue("A", "h"),
    steps.PitDue("A", "h"),
    steps.SearchDue("h"),
    steps.RowDue("A", "attack"),
    steps.DefenceDue("A", "h"),
    steps.AimDue("A"),
    steps.RedirectDue("A"),
    steps.DisplaceDue("A", "h"),
    steps.LoseDue("A", "h"),
    steps.RerollDue("A", "h"),
    steps.AsideDue("A", "h"),
    steps.Trading("h", "k"),
    steps.Trading("h", "k", offered=True),
    steps.PlaceDue(("goblin-1",)),
)
BY_ITSELF = {steps.DrawCards, steps.DrawTreasure, steps.Stepping, Fight, steps.Rockfall, steps.Ending}
"""Steps that nobody is asked about."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_put(language: str) -> None:
    assert {type(due) for due in DUE if due is not None} | BY_ITSELF == set(get_args(TseuQuestStep))
    view, names = GAME.view(here(), "A"), named(language)
    put_so = [ask(replace(view, pending=due), names) for due in DUE]
    assert len(set(put_so)) == len(DUE), "each in its own words"
    assert not any("{" in text for text in put_so)


def offered() -> list[TseuQuestAction]:
    a = actions
    return [
        a.Adventure("lost-lamp"), a.Pick("nim"), a.PutBack("h"), a.Sit("h", 2),
        a.Element("aer"), a.Walk(), a.Walk("stealth"), a.Walk("stroll"),
        a.Move("e"), a.Jump("e"), a.Open("n"), a.Leave(), a.Stop(), a.Pass(), a.Choose("charge"),
        a.Choose("b2"),
        a.Choose("goblin-1"), a.Choose("attack"), a.Allow(), a.Deny(), a.Push("goblin-1", "e"),
        a.Search("traps"), a.Attack("goblin-1", "longsword"), a.Attack(""), a.Shoot("goblin-1"), a.Defend(),
        a.Yield(), a.Cast("bolt", "goblin-1"), a.Cast("bolt", "b2", True), a.Disarm("t"), a.Detect(),
        a.Trade("k"), a.Give("shield"), a.Take("staff"), a.Offer(), a.Use("T"), a.Use("potion", "k"),
        a.Control("goblin-1"), a.Dismiss("goblin-1"), a.Repair(""), a.Show("bolt"), a.Drop("shield"),
        a.Activate("goblin-1"), a.Buy("bruna", "potion"), a.Sell("bruna", "potion"), a.Ready(),
        a.Barter("bruna", "sela", "potion"), a.Carry("bruna", "potion"), a.Store("bruna", "potion"),
        a.Swap("bruna", "odo"), a.RuleTake("h", "shield"), a.RuleDoor("b1s", "open"),
        a.RuleDoor("b1s", "closed"), a.Withdraw("potion"), a.Object("bruna", "shield", "too-good"),
    ]  # fmt: skip


def test_who_chooses_adventurers_reads_what_they_are() -> None:
    view, names = GAME.view(here(), "A"), named("en")
    ((_, who),) = ways(actions.Pick("nim"), view, names)
    assert (who.label, who.note) == ("Nim", "♥5 ✦3 · Was here a moment ago. So was your purse.")


TYPED = {
    actions.Abandon, actions.Pay, actions.Purse, actions.Rolled, actions.RuleMove, actions.RuleValue,
    actions.RuleGive, actions.RulePlace, actions.RuleEnd, actions.Price, actions.Propose,
}  # fmt: skip
"""Too rare or too many to be in a menu."""
BY_THE_HOUSE = {actions.Flag, actions.Away, actions.Back}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_in_the_menu_or_typed(language: str) -> None:
    assert {type(action) for action in offered()} | TYPED == set(get_args(TseuQuestAction)) - BY_THE_HOUSE
    view, names = GAME.view(here(), "A"), named(language)
    for action in offered():
        (way,) = ways(action, view, names)
        for fork in way:
            assert fork.label, action
            assert "{" not in fork.label + fork.note + fork.question, action
    assert ways(actions.Pay(5), view, names) == ()


def test_a_refusal_names_what_it_is_about() -> None:
    view, names = GAME.view(here(), "A"), named("el")
    said = put(refuse("not-adjacent", figure="goblin-1"), view, names)
    assert names.refusal(said) == "Δεν είναι δίπλα σου: Καλικάντζαρος 1."
    said = put(refuse("no-such-weapon", weapon="longsword"), view, names)
    assert names.refusal(said) == "Δεν έχεις τέτοιο όπλο στο χέρι: μακρύ σπαθί."


@pytest.mark.rule("TQ-12.4")
def test_what_is_drunk_is_used_up_and_what_is_dropped_is_not() -> None:
    view, names = GAME.view(here(), "A"), named()
    bruna = next(f for f in view.figures if f.id == "h")
    full = replace(view, figures=(replace(bruna, items=("potion",)),))
    empty = replace(view, figures=(replace(bruna, items=()),))
    gone = events.LostItem("h", "potion")
    assert story((gone,), full, empty, names) == ("Used up: red potion.",)
    assert story((gone,), full, replace(empty, hoards=(BAG,)), names) == ("Bruna no longer has: red potion.",)


def test_who_made_an_offer_calls_it_off_and_the_other_declines_it() -> None:
    view, names = GAME.view(here(), "A"), named()
    for partner, told in (("k", "Sela declines."), ("h", "Bruna calls the trade off.")):
        assert story((events.TradeDeclined("h", partner),), view, view, names) == (told,)


def test_a_task_is_told_apart_from_what_leads_to_it() -> None:
    """TQ-3.7: title, introduction, task, advice, each by itself."""
    view, names = GAME.view(here(), "A"), named()
    texts = {part: {"en": part} for part in ("advice", "goal", "introduction", "title")}
    told = story((events.Introduced("x", texts, "", ()),), view, view, names)
    assert told == ("title.", "introduction", "Your task: goal", "The Mentor’s advice: advice")
