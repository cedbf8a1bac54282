"""What every card and object does is told, from its effects alone, in every language."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace

from cli.test_quest_pictures import named
from taberna.cli.tseuquest.about import (
    Numbered,
    about,
    card_does,
    card_note,
    entry,
    item_does,
    item_note,
    treasure_does,
)
from taberna.cli.tseuquest.effects import IMPERSONAL, Aim, Target, clauses
from taberna.cli.tseuquest.hand import why_not
from taberna.cli.tseuquest.sheet import sheets
from taberna.cli.tseuquest.terms import words
from taberna.cli.tseuquest.words import story
from taberna.games.tseuquest.effects.interpreter import VERBS
from taberna.games.tseuquest.effects.targets import SORTS
from taberna.games.tseuquest.effects.vocabulary import Effect, Lasts, Mark, Verb, Who
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.notation.positions import parse_position
from taberna.games.tseuquest.options import Options
from taberna.games.tseuquest.phrases.effects import marked
from taberna.games.tseuquest.things.library import CARDS, DECKS, ITEMS, SHEETS, TREASURE
from taberna.games.tseuquest.things.pieces import Spell
from taberna.games.tseuquest.things.sheets import Card, Item, Treasure
from taberna.games.tseuquest.things.validate import DICE, KINDS
from taberna.table.batch import act_through
from taberna.table.commits import Told
from taberna.table.play import Play, follow, tell
from taberna.table.refusal import Refusal
from taberna.texts import LANGUAGES, texts
from tseuquest.content.test_what_it_does import others

THINGS: list[Numbered] = [*CARDS.values(), *ITEMS.values(), *TREASURE.values()]
WHAT: dict[str, tuple[str, ...]] = {
    "bar": KINDS,
    "dice": DICE,
    "reroll": ("attack",),
    "push": ("n", "e", "s", "w", "away", "toward"),
    "summon": tuple(SHEETS),
    "ambush": tuple(SHEETS),
    "give": ("potion",),
    "take": ("potion",),
    "draw": tuple(DECKS),
    "end": ("success", "failure"),
    "move": ("", "b2"),
    "open": ("", "b2e"),
    "close": ("b2e",),
}
"""What an effect may be about; of the others, nothing or a name that nobody reads."""


def is_whole(text: str) -> bool:
    """Something is said, and no parameter was missing."""
    return len(text) > 3 and not set("{}$") & set(text) and "  " not in text and text.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_object_has_its_sentence(language: str) -> None:
    say = texts(language)
    cards = [card_does(card, say, short=short) for card in CARDS.values() for short in (False, True)]
    items = [item_does(item, say, short=short) for item in ITEMS.values() for short in (False, True)]
    finds = [treasure_does(treasure, say) for treasure in TREASURE.values()]
    assert [text for text in (*cards, *items, *finds) if not is_whole(text)] == []
    assert len(cards) == 2 * 69
    assert len(items) == 2 * 58


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_its_words(language: str) -> None:
    """Of anything that can be drawn in the vocabulary."""
    say = texts(language)
    assert set(get_args(Verb)) == VERBS
    for verb in get_args(Verb):
        told = set()
        for what in WHAT.get(verb, ("x",)):
            for amount, dice in ((1, 0), (-2, 0), (0, 1), (0, 3), (1, 2)):
                parts = clauses((Effect(verb, amount=amount, dice=dice, what=what),), Aim("figure", 3), say)
                assert parts
                assert all(is_whole(f"{part}.") for part in parts), (verb, what, parts)
                told.add(parts)
        assert len(told) >= len(WHAT.get(verb, ("x",))), verb


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("who", get_args(Who))
def test_everybody_who_can_be_met_has_a_name(who: Who, language: str) -> None:
    say = texts(language)
    for target in get_args(Target):
        for radius in (0, 1, 2):
            for short in (False, True):
                parts = clauses((Effect("heal", who, 1, radius=radius),), Aim(target, 2), say, short=short)
                assert all(is_whole(f"{part}.") for part in parts), parts


@pytest.mark.parametrize("language", LANGUAGES)
def test_whom_alone_it_meets_is_told_apart(language: str) -> None:
    say = texts(language)
    told = {clauses((Effect("prone", when=when),), Aim("foe"), say) for when in ("", *SORTS, "flag lit")}
    assert len(told) == len(SORTS) + 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_long_it_lasts_is_told_apart(language: str) -> None:
    say = texts(language)
    told = {
        clauses((Effect("dice", amount=1, what="attack", lasts=lasts),), Aim("friend"), say)
        for lasts in get_args(Lasts)
    }
    assert len(told) == len(get_args(Lasts))
    marks = {words(marked(Mark("h", "dice", "attack", 1, lasts, "")), say) for lasts in get_args(Lasts)}
    assert len(marks) == len(get_args(Lasts))


@pytest.mark.parametrize("thing", THINGS, ids=lambda thing: f"{type(thing).__name__}-{thing.id}")
def test_what_is_not_quite_it_reads_otherwise(thing: Numbered) -> None:
    """One point more, one square less, an effect left out: the sentence would be another. Of throwing again
    there is no more and no less."""
    twins = [(what, _thing(other)) for what, other in others(thing) if not what.startswith("reroll amount")]
    assert [what for what, twin in twins if entry(twin, ENGLISH) == entry(thing, ENGLISH)] == []


def _thing(other: object) -> Numbered:
    assert isinstance(other, Card | Item | Treasure)
    return other


ENGLISH = texts("en")
BLINK = "A square in sight, up to 6 squares away. You: moved there at once, if the square is free."
PYRE = "An adversary in sight, up to 6 squares away (mindless figures only): −3 life points."


@pytest.mark.parametrize(
    "language, name, told",
    [
        ("en", "forge-hand", "You or a friend in sight, one square away at most: jammed weapons work again."),
        ("en", "blink", BLINK),
        ("en", "pyre", PYRE),
        ("es", "mind-rot", "Un adversario a la vista: −1 punto de mente."),
        ("fr", "tied-tongue", "Un adversaire en vue : pas de sort, jusqu’à la fin de son tour."),
        ("el", "second-thoughts", "Ένας αντίπαλος σε οπτική επαφή: −1 πόντος ενέργειας στην επόμενη σειρά."),
    ],
)
def test_some_of_them(language: str, name: str, told: str) -> None:
    assert card_does(CARDS[name], texts(language)) == told


def test_what_is_used_up_and_what_is_not() -> None:
    say = texts("en")
    assert item_does(ITEMS["potion"], say) == (
        "You or a friend next to you: up to 3 life points restored. Costs an action point; works only once."
    )
    assert item_does(ITEMS["wand-of-gusts"], say).endswith("Costs an action point; can be used again.")
    assert item_does(ITEMS["hare-drops"], say).endswith("Takes no action; works only once.")


def test_in_a_list_what_it_does_comes_before_the_jest() -> None:
    say = texts("en")
    assert card_note("forge-hand", say).startswith(
        "Ignis, cost 0 · Friend ≤1: jammed weapons work again. · Jammed?"
    )
    assert item_note("potion", say, "50 gold").startswith("50 gold · Friend next to you: up to 3 life points")


# -- at the table

MAP = """
+-+-+-+-+-+-+
|h k . . . g|
+-+-+-+-+-+-+
"""
KEY = """
h = { hero = "bruna", seat = "A", items = ["longsword", "potion"] }
k = { hero = "sela", seat = "B", mind = 1, items = ["elixir"], hand = HAND }
g = { minion = "goblin", id = "goblin-1" }
"""
HAND = '["forge-hand", "deep-well", "stone-skin", "spark"]'


def here() -> State:
    key = KEY.replace("HAND", HAND)
    return parse_position(f"order = ['k', 'h']\nmap = '''{MAP}'''\n[key]{key}", Options())


def heard(state: State, do: str) -> tuple[str, ...]:
    """What seat A is told of it."""
    play = Play(GAME, ("S", "A", "B"), state)
    done = act_through(play, "B", GAME.notation.parse_actions(state, do))
    assert not isinstance(done, Refusal)
    after, commits = done
    told: tuple[TseuQuestEvent, ...] = ()
    for commit in commits:
        followed = follow(play, commit)
        assert not isinstance(followed, Refusal)
        play = followed
        sent = tell(commit, play, "A")
        assert isinstance(sent, Told)
        told += sent.events
    return story(told, GAME.view(state, "A"), GAME.view(after.state, "A"), named())


def test_about_finds_a_thing_by_its_name() -> None:
    seen, names = GAME.view(here(), "B"), named()
    assert about("forge-hand", seen, names) == about("Forge Hand", seen, names) == about("forge", seen, names)
    assert about("Forge Hand", seen, names).splitlines()[0] == (
        "Forge Hand · Ignis, an action point, no mind points"
    )
    assert "Nothing in the game" in about("sausage", seen, names)
    assert "Nothing in the game" in about("…", seen, names)
    greek = named("el")
    assert about("ανασα", seen, greek) == about("Ανάσα", seen, greek)


@pytest.mark.parametrize("language", LANGUAGES)
def test_about_finds_a_figure_by_its_id_and_by_its_name(language: str) -> None:
    seen, names = GAME.view(here(), "B"), named(language)
    bruna, bones = about("bruna", seen, names), about("bones", seen, names)
    assert names.texts("figure-bruna-about") in bruna
    assert str(SHEETS["bruna"].life) in bruna.splitlines()[1]
    assert names.texts(f"item-{SHEETS['bruna'].gear[0]}") in bruna
    assert names.texts("figure-bones-about") in bones
    assert about(names.texts("figure-bones"), seen, names) == bones
    assert names.texts("figure-goblin-about") in about("goblin-1", seen, names)


def test_about_alone_tells_of_what_one_has() -> None:
    own = about("", GAME.view(here(), "B"), named())
    assert "Forge Hand" in own
    assert "Blue elixir" in own
    assert "Red potion" not in own, "that is Bruna's"
    assert "Forge Hand" not in about("", GAME.view(here(), "A"), named()), "nobody else's hand is read"


def test_sheets_show_the_hand_and_why_a_card_has_to_wait() -> None:
    mine = sheets(GAME.view(here(), "B"), named()).splitlines()
    well = next(line for line in mine if "Deep Well" in line)
    assert "up to 4 life points restored" in well
    assert well.endswith("Not now: Not enough mind points: 2 needed, 1 left.")
    assert not next(line for line in mine if "Forge Hand" in line).count("Not now")
    assert not any("Deep Well" in line for line in sheets(GAME.view(here(), "A"), named()).splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_card_can_t_be_cast_is_said_in_every_language(language: str) -> None:
    state, names = here(), named(language)
    seen = GAME.view(state, "B")
    sela = next(f for f in seen.figures if f.id == "k")
    alone = replace(seen, figures=tuple(f for f in seen.figures if f.kind == "hero"))
    lying = replace(seen, spells=(Spell("stone-skin", "k", "h"),))
    barred = replace(seen, marks=(Mark("k", "bar", "magic", 0, "turn", "tied-tongue"),))
    reasons = [
        why_not("deep-well", sela, seen, names),
        why_not("stone-skin", replace(sela, mind=0), seen, names),
        why_not("stone-skin", sela, lying, names),
        why_not("forge-hand", sela, barred, names),
        why_not("spark", replace(sela, pit=True), seen, names),
        why_not("spark", sela, alone, names),
        why_not("spark", replace(sela, square="a1"), seen, names),
    ]
    assert all(reasons)
    assert len(set(reasons)) == len(reasons), "each for a reason of its own"
    assert why_not("forge-hand", sela, seen, names) == ""


def test_what_came_of_a_card_is_told() -> None:
    jammed = here()
    figures = tuple(replace(f, jammed=("shortbow",)) if f.id == "h" else f for f in jammed.figures)
    told = heard(replace(jammed, figures=figures), "cast forge-hand at h")
    assert "Bruna has repaired: shortbow." in told
    assert "It has no effect." not in told


def test_that_nothing_came_of_it_is_told_too() -> None:
    """A hand for a weapon that is not jammed, an elixir for a clear head."""
    assert "It has no effect." in heard(here(), "cast forge-hand at h")
    full = here()
    clear = tuple(replace(f, mind=SHEETS["sela"].mind) if f.id == "k" else f for f in full.figures)
    assert "It has no effect." in heard(replace(full, figures=clear), "use elixir")
    assert "It has no effect." not in heard(here(), "use elixir")


def test_a_spell_that_stays_says_what_it_gives_and_for_how_long() -> None:
    rested = here()
    clear = tuple(replace(f, mind=3) if f.id == "k" else f for f in rested.figures)
    told = heard(replace(rested, figures=clear), "cast stone-skin at h")
    assert "Bruna: +2 defence dice, while the card stays in play" in told


def test_what_meets_nobody_is_known_to_the_interpreter() -> None:
    assert set(IMPERSONAL) <= VERBS
