"""An adventure's words decide nothing: in no hash, in no record, and found where they are shown."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeAlias

import pytest
from msgspec.structs import replace

from taberna.games.tseuquest.editions import BEFORE, alike
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.events import Introduced, PlanLaid, Said, TseuQuestEvent
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import SORCERER, Brought, Chosen, Options
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things import library, shelf
from taberna.games.tseuquest.things.library import deciding
from taberna.games.tseuquest.things.script import Script, Texts
from taberna.games.tseuquest.things.shelf import adventures, texts_of, written
from taberna.table.commits import Commit
from taberna.table.editions import Edition
from taberna.table.load import read
from taberna.table.own_sequence import Tally
from taberna.table.play import act, begin, tell, tell_all
from taberna.table.receipts import Heard, compare, hear
from taberna.table.record import Record, Recorder, head, save
from taberna.table.refusal import Refusal
from taberna.table.replay import opening, replay, step
from taberna.table.signed_opening import Receipt
from taberna.table.verify import verify

KEPT = Path(__file__).parent.parent / "records" / "tseuquest" / "adventure-04.jsonl"
"""The quiet hours, by rules that wrote down all that an adventure could say."""
NAME = "quiet-hours"
Quest: TypeAlias = Record[State, TseuQuestAction, TseuQuestEvent, View, Options]


@cache
def old() -> Quest:
    return read(KEPT.read_bytes(), GAME)


def played_again(options: Options) -> Quest:
    """The same deeds at a table of today."""
    kept, game = old(), GAME
    begun = begin(game, options)
    assert not isinstance(begun, Refusal)
    play, commit = begun
    recorder = Recorder(game, head(game, options, kept.header.sitters, kept.header.fairness))
    recorder.keep(commit)
    for entry in kept.entries[1:]:
        assert isinstance(entry, Commit)
        assert entry.action is not None
        done = act(play, entry.seat, entry.action)
        assert not isinstance(done, Refusal)
        play, commit = done
        recorder.keep(commit)
    assert kept.seal.secret is not None
    sealed = recorder.seal(game.outcome(play.state), bytes.fromhex(kept.seal.secret))
    return read(save(sealed), GAME)


@cache
def today() -> Quest:
    return played_again(old().header.options)


@pytest.fixture
def corrected(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The house writes one word of the adventure otherwise."""
    file = library.text(f"adventures/{NAME}.toml").replace("Quiet hours", "Very quiet hours")
    monkeypatch.setattr(
        shelf, "text", lambda path: file if path.endswith(f"{NAME}.toml") else library.text(path)
    )
    shelf.adventure.cache_clear()
    yield
    shelf.adventure.cache_clear()


def said_in(record: Quest, seat: str | None) -> list[dict[str, str]]:
    """Everything that is read aloud, as one seat is told it or as everybody sees it afterwards."""
    told: list[dict[str, str]] = []
    for entry, play in zip(record.entries, replay(record), strict=True):
        whole = tell_all(entry, play) if seat is None else tell(entry, play, seat)
        for event in getattr(whole, "events", ()):
            told += [event.text] if isinstance(event, Said) else []
            told += event.texts.values() if isinstance(event, Introduced) else []
    return told


@pytest.mark.parametrize("name", adventures())
def test_a_word_that_is_corrected_is_the_same_adventure(name: str) -> None:
    file = tomllib.loads(written(name))
    words = {**file["text"], "en": {key: f"{text}!" for key, text in file["text"]["en"].items()}}
    assert deciding({**file, "text": words}) == deciding(file) == deciding({**file, "text": {}})
    assert deciding(tomllib.loads(f"# a remark\n{written(name)}")) == deciding(file)
    script = file["script"]
    assert deciding({**file, "script": {**script, "reward": script.get("reward", 0) + 1}}) != deciding(file)
    assert deciding({**file, "map": file["map"].replace(".", "#", 1)}) != deciding(file)
    assert deciding({**file, "trigger": file["trigger"][1:]}) != deciding(file)


def test_the_rules_have_another_name_where_a_number_changes_and_none_where_a_word_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = library.fingerprint()
    read_text = library.text

    def with_(old: str, new: str) -> str:
        def changed(path: str) -> str:
            found = read_text(path)
            if path.endswith("good-barrel.toml"):
                assert old in found
                return found.replace(old, new)
            return found

        monkeypatch.setattr(library, "text", changed)
        return library.fingerprint()

    assert with_("The good barrel", "The better barrel") == before
    assert with_("reward = 30", "reward = 31") != before


def test_a_record_holds_no_text_that_the_house_has() -> None:
    def found(record: Quest, texts: Texts) -> list[str]:
        data = save(record).decode()
        return [text for words in texts.values() for text in words.values() if text in data]

    assert found(today(), shelf.adventure(NAME).script.texts) == []
    (plan,) = (event for event in setting_out()[1] if isinstance(event, PlanLaid))
    assert len(found(old(), plan.script.texts)) == sum(map(len, plan.script.texts.values()))


@pytest.mark.parametrize("seat", [SORCERER, "A", None])
def test_what_is_read_aloud_is_what_the_house_has_written(seat: str | None) -> None:
    heard = said_in(today(), seat)
    texts = shelf.adventure(NAME).script.texts
    assert len(heard) > 5
    for words in heard:
        assert words.keys() == texts.keys()
        assert all(words[language] in texts[language].values() for language in texts)


def test_everybody_is_told_the_words_and_nobody_what_the_author_calls_them() -> None:
    for entry, play in zip(today().entries, replay(today()), strict=True):
        for seat in (*today().header.seats, "-"):
            told = tell(entry, play, seat)
            assert not any(event.what for event in getattr(told, "events", ()) if isinstance(event, Said))


def test_a_corrected_word_leaves_the_record_proven_and_is_read_instead(corrected: None) -> None:
    record = today()
    assert any("Very quiet hours" in words["en"] for words in said_in(record, "A"))
    assert verify(record).holds == ("lawful", "draws")


def test_a_record_of_before_says_what_was_said_then(corrected: None) -> None:
    assert not any("Very quiet hours" in words["en"] for words in said_in(old(), None))
    assert verify(old()).holds == ("lawful", "draws")


@pytest.fixture(scope="module")
def kept() -> Heard:
    """What the client of a seat keeps of all that it was told, before anything is corrected."""
    play, heard = opening(today()), Heard()
    tally: Tally[State, TseuQuestAction, TseuQuestEvent, View, Options] = Tally(play.seats)
    for entry in today().entries:
        after = step(play, entry)
        telling = tally.note(play, entry, after).get("A")
        heard = heard if telling is None else hear(GAME, heard, telling)
        play = after
    return heard


@pytest.mark.parametrize("change, lies", [({}, False), ({"mark": "00" * 32}, True)])
def test_a_corrected_word_is_no_lie_to_a_player(
    kept: Heard, corrected: None, change: dict[str, str], lies: bool
) -> None:
    """A receipt is over what was told, and not over how the adventure words it."""
    findings = compare(Receipt("", "", "A"), today(), replace(kept, **change))
    assert ("receipt-told" in [finding.code for finding in findings]) == lies


def test_an_authors_own_file_is_replayed_with_its_own_words() -> None:
    """It lies in the record's header, whole, and nowhere else."""
    file = written(NAME).replace("Quiet hours", "Loud hours")
    options = replace(old().header.options, adventure="loud-hours", brought=(Brought("loud-hours", file),))
    record = played_again(options)
    assert any("Loud hours" in words["en"] for words in said_in(record, "A"))
    assert verify(record).holds == ("lawful", "draws")
    assert all(
        "Loud hours" not in repr(entry.events) for entry in record.entries[1:] if isinstance(entry, Commit)
    )


def test_texts_of_an_edition_that_was_put_by_are_found_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    file = library.text(f"adventures/{NAME}.toml").replace("Quiet hours", "Quiet years")
    monkeypatch.setattr(shelf, "_before", lambda: (f"{NAME}.0123456789abcdef",))
    monkeypatch.setattr(
        shelf, "text", lambda path: file if path.startswith("before/") else library.text(path)
    )
    then = texts_of(Options(), Script(name=NAME, edition="0123456789abcdef"))
    assert then["en"]["title"] == "Quiet years"
    assert texts_of(Options(), Script(name=NAME, edition="of tomorrow")) == shelf.adventure(NAME).script.texts


@pytest.mark.parametrize("name", ["", "nowhere", "../figures", "/etc/passwd", "adventures/quiet-hours"])
def test_a_strangers_record_may_name_an_adventure_that_nobody_has(name: str) -> None:
    assert texts_of(Options(), Script(name=name)) == {}


def test_nobody_can_tell_what_is_still_to_be_said() -> None:
    """Two files that differ in what has not been read aloud are the same to those before the screen."""
    begun = []
    for word in ("down", "downwards"):
        file = written(NAME).replace('down = "', f'down = "{word} ')
        options = Options(adventure="hours", brought=(Brought("hours", file),), party=(Chosen("A", "bruna"),))
        start = begin(GAME, options)
        assert not isinstance(start, Refusal)
        play, commit = start
        begun.append((tell(commit, play, "A"), GAME.view(play.state, "A")))
        assert "downwards" in repr(GAME.view(play.state, SORCERER)) or word == "down"
    assert begun[0] == begun[1]


# -- records of before


def setting_out() -> tuple[Edition, tuple[TseuQuestEvent, ...], tuple[TseuQuestEvent, ...]]:
    """The commit that lays the plan: as it was kept, and as it is decided today."""
    for was, now in zip(old().entries, today().entries, strict=True):
        if isinstance(was, Commit) and isinstance(now, Commit):  # noqa: SIM102
            if any(isinstance(event, PlanLaid) for event in was.events):
                return Edition(old().header.rules, old().header.ruleset), was.events, now.events
    raise AssertionError


def forged(events: tuple[TseuQuestEvent, ...], kind: type, **changes: object) -> tuple[TseuQuestEvent, ...]:
    return tuple(replace(event, **changes) if isinstance(event, kind) else event for event in events)


def test_the_same_deeds_in_the_words_of_then_are_the_same() -> None:
    began, kept, decided = setting_out()
    assert kept != decided
    assert alike(began, kept, decided)
    assert not alike(Edition("2", "0" * 64), kept, decided), "nobody knows what that edition had otherwise"


def test_other_words_than_the_plan_has_are_not() -> None:
    began, kept, decided = setting_out()
    introduced = next(event for event in kept if isinstance(event, Introduced))
    other = {**introduced.texts, "goal": {"en": "Run."}}
    assert not alike(began, forged(kept, Introduced, texts=other), decided)
    (plan,) = (event for event in kept if isinstance(event, PlanLaid))
    assert not alike(began, forged(kept, PlanLaid, script=replace(plan.script, reward=99)), decided)
    assert not alike(began, forged(kept, PlanLaid, script=replace(plan.script, next=())), decided)
    assert not alike(began, forged(kept, PlanLaid, figures=()), decided)
    assert not alike(began, kept[:-1], decided)


def test_the_audit_was_the_last_of_four() -> None:
    (first, later) = BEFORE
    assert BEFORE[first].scripts == {"the-audit": {"next": ()}}
    assert BEFORE[later].scripts == {}
    assert shelf.adventure("the-audit").script.next


def test_adventures_of_before_are_compared_as_they_were() -> None:
    """Each that is named was put by, is another than today's, and its name is the hash of what it decides."""
    for otherwise in BEFORE.values():
        for name, edition in otherwise.plans.items():
            assert shelf.plan_before(name, edition) is not None
            file = library.text(f"before/{name}.{edition}.toml")
            assert library.deciding(shelf.parsed(file)).startswith(edition)
            assert shelf.adventure(name).script.edition != edition
