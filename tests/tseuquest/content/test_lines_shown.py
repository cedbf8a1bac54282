"""Every line of TseuQuest's content is shown where a player sees it: what things are called and the word on
them, what the Book says, how a campaign ends."""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from taberna.cli.tseuquest.about import Plain, Thing, called, entry, plain_things
from taberna.games.tseuquest.chapters.aftermath import ends as fates
from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.options import Belongings, Campaign
from taberna.games.tseuquest.things.library import (
    CARDS,
    ITEMS,
    POWERS,
    SCENERY,
    SHEETS,
    TREASURE,
    names,
    text,
)
from taberna.games.tseuquest.things.script import CLOSING, OPENING
from taberna.games.tseuquest.things.shelf import adventure, adventures, lessons, parsed, trials
from taberna.texts import LANGUAGES, Texts, texts

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "web" / "src" / "games" / "tseuquest"


def messages(file: str, language: str = "en") -> set[str]:
    written = (ROOT / "locales" / language / f"{file}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", written, re.MULTILINE))


def things() -> list[Thing]:
    return [*CARDS.values(), *ITEMS.values(), *TREASURE.values(), *SHEETS.values(), *plain_things()]


class Asked(Texts):
    """Remembers what it was asked for."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.asked: set[str] = set()

    def __call__(self, message: str, **params: object) -> str:
        self.asked.add(message)
        return super().__call__(message, **params)  # type: ignore[arg-type]  # as it is given


def test_every_file_of_texts_is_one_that_the_page_fetches() -> None:
    fetched = (ROOT / "web" / "vite.config.ts").read_text(encoding="utf-8")
    written = sorted(path.stem for path in (ROOT / "locales" / "en").glob("tseuquest*.ftl"))
    assert "tseuquest-powers" in written
    assert [name for name in written if f"'{name}'" not in fetched] == []


# -- what things are called, and the word on them


def shown_by_about(found: list[Thing]) -> set[str]:
    """What the terminal's `about` reads of all these."""
    asked = Asked("en")
    told = "\n".join(entry(thing, asked) for thing in found)
    plain = texts("en")
    lines = messages("tseuquest-content") | messages("tseuquest-powers")
    return asked.asked | {line for line in lines if plain(line).lower() in told.lower()}


def test_about_reads_every_line_on_a_thing() -> None:
    lines = messages("tseuquest-content") | {f"power-{name}-about" for name in POWERS}
    assert lines - shown_by_about(things()) == set()


def test_a_line_that_nothing_reads_would_be_found() -> None:
    without: list[Thing] = [thing for thing in things() if not isinstance(thing, Plain)]
    missing = messages("tseuquest-content") - shown_by_about(without)
    assert {f"scenery-{name}-about" for name in SCENERY} <= missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_about_finds_scenery_traps_and_faces_by_name(language: str) -> None:
    say = texts(language)
    for kind, name in (("scenery", "well"), ("trap", "deep-pit"), ("face", "warren")):
        (found,) = (thing for thing in called(say(f"{kind}-{name}"), say) if thing.id == name)
        assert say(f"{kind}-{name}-about") in entry(found, say)


def test_the_rules_on_the_page_list_every_kind_of_thing() -> None:
    listed = (PAGE / "rules" / "example.ts").read_text(encoding="utf-8")
    (row,) = re.findall(r"LISTS: .*? = \{(.*?)\}", listed)
    kinds = {name.split("-")[0] for name in messages("tseuquest-content")} - {"figure"}
    assert kinds | {"hero", "adversary"} == set(re.findall(r"'([a-z]+)'(?:,|$)", row.strip() + ","))
    sheet = (PAGE / "parts" / "Sheet.svelte").read_text(encoding="utf-8")
    assert "power-${power}-about" in sheet


# -- what the Book says


def effects_of(name: str) -> Iterator[Effect]:
    plan = adventure(name)
    for trigger in plan.script.triggers:
        yield from trigger.effects
    for piece in plan.scenery:
        yield from piece.use
    for trap in plan.traps:
        yield from trap.effects


def unsaid(name: str) -> set[str]:
    """Texts of an adventure that nothing in it says. What opens and closes it is always said."""
    said = {effect.what for effect in effects_of(name) if effect.do == "say"}
    written = {text for own in adventure(name).script.texts.values() for text in own}
    return written - said - {*OPENING, *CLOSING}


@pytest.mark.parametrize("name", [*adventures(), *trials()])
def test_every_text_of_an_adventure_is_said(name: str) -> None:
    if name not in lessons():  # the page teaches by texts of its own
        assert unsaid(name) == set()


def test_a_text_that_nothing_says_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    name, said = "the-audit", effects_of
    monkeypatch.setitem(
        globals(), "effects_of", lambda name: (effect for effect in said(name) if effect.what != "speech")
    )
    assert unsaid(name) == {"speech"}


@pytest.mark.parametrize("name", names("campaigns", "toml"))
def test_every_text_of_a_campaign_is_told_at_some_end(name: str) -> None:
    file = parsed(text(f"campaigns/{name}.toml"))
    ways = msgspec.convert(file["way"], list[dict[str, object]])
    after = {str(way["after"]) for way in ways}
    last = {one for way in ways for one in msgspec.convert(way["follows"], list[str])} - after
    heroes = [sheet.id for sheet in SHEETS.values() if sheet.kind == "hero"]
    told = {"title", "line", *(f"end-{end}" for end in last), *(f"way-{one}" for one in after)}
    for fallen in (True, False):
        owned = tuple(Belongings(hero, fallen=fallen) for hero in heroes)
        told |= {fate for _, fate in fates(Campaign(owned))}
    for language, own in msgspec.convert(file["text"], dict[str, dict[str, str]]).items():
        assert set(own) - told == set(), language
