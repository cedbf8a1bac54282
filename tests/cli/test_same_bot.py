"""A game that is gone on with has the same opponent, under the same name, in the same language."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.program import Run
from cli.test_screen import FIXED, session
from server.night import House, night
from server.test_elsewhere import program
from taberna.cli.encrypted_files import read_record
from taberna.cli.mistakes import Exit
from taberna.table.record import AnyRecord, Recorder, Sitter, head, save
from taberna.texts import LANGUAGES, Texts

QUEST = ("play", "tseuquest", "good-barrel", "--seed", "3", "--option", "party=A:bruna,B:odo")


def kept(path: Path) -> AnyRecord:
    return read_record(path, Texts("en"))


def sat(path: Path) -> dict[str, tuple[str, str]]:
    return {sitter.seat: (sitter.kind, sitter.name) for sitter in kept(path).header.sitters}


def called(path: Path, seat: str, name: str) -> None:
    """The same record with somebody else's name: as an older program wrote it, say."""
    record = kept(path)
    sitters = tuple(
        Sitter(sitter.seat, name if sitter.seat == seat else sitter.name, sitter.kind)
        for sitter in record.header.sitters
    )
    recorder = Recorder(
        record.game, head(record.game, record.header.options, sitters, record.header.fairness, talk=True)
    )
    recorder.keep(*record.entries)
    path.write_bytes(save(recorder.seal(None, None)))


@pytest.fixture
def duel(tmp_path: Path, taberna: Run) -> Path:
    """Ana against the Page, left after a move."""
    path = tmp_path / "duel.jsonl"
    words = ("--seed", "5", "--bot", "B=page", "--names", "A=Ana", "--save", str(path))
    assert taberna(*FIXED, *words, lines="hide 1\n").code == Exit.LEFT
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_comes_back_as_the_page(duel: Path, taberna: Run, language: str) -> None:
    page, usual = Texts(language)("bot-page"), Texts(language)("seat-bot", seat="B")
    assert sat(duel) == {"A": ("person", "Ana"), "B": ("bot", "page")}
    for words in (("play", "--resume", str(duel)), ("replay", str(duel))):
        ran = taberna(*words, "--language", language, lines="resign\n")
        assert ran.code == Exit.FINE, ran.err
        assert page in ran.out
        assert usual not in ran.out
    assert sat(duel)["B"] == ("bot", "page")
    assert taberna("verify", str(duel), "--need", "lawful").code == Exit.FINE


def test_it_is_the_page_who_thinks(duel: Path, taberna: Run) -> None:
    """The same seed and the same moves: what it does is what a Page does, and no King."""
    before, played = duel.read_bytes(), []
    for words in ((), ("--bot", "B=page"), ("--bot", "B=king")):
        duel.write_bytes(before)
        taberna("play", "--resume", str(duel), "--seed", "2", *words, lines="swap 1 2\n" * 6)
        played.append(kept(duel).entries)
    assert played[0] == played[1] != played[2]


def test_another_bot_may_be_asked_for(duel: Path, taberna: Run) -> None:
    ran = taberna("play", "--resume", str(duel), "--bot", "B=king", lines="resign\n")
    assert ran.code == Exit.FINE, ran.err
    assert "King" in ran.out
    assert "Page" not in ran.out
    assert sat(duel)["B"] == ("bot", "king")
    assert taberna("verify", str(duel), "--need", "lawful").code == Exit.FINE


@pytest.mark.parametrize(
    "bot, said",
    [
        ("A=king", "Seats played by people: A"),
        ("C=king", "There is no seat “C” here."),
        ("B=emperor", "There is no bot “emperor”."),
    ],
)
def test_but_not_in_a_person_s_place_nor_one_that_is_not(
    duel: Path, taberna: Run, bot: str, said: str
) -> None:
    before = duel.read_bytes()
    ran = taberna("play", "--resume", str(duel), "--bot", bot, lines="resign\n")
    assert (ran.code, said in ran.err) == (Exit.BAD_INPUT, True), ran.err
    assert duel.read_bytes() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_that_names_no_bot_gets_the_usual_one_and_is_told(
    duel: Path, taberna: Run, language: str
) -> None:
    called(duel, "B", "B")
    say = Texts(language)
    unsure = say("resume-other-bot", seat=say("seat-bot", seat="B"), place="B", known="…").partition("…")[0]
    for told in (True, False):
        ran = taberna("play", "--resume", str(duel), "--language", language)
        assert ran.code == Exit.LEFT
        assert (unsure in ran.out) == told, "once: from then on the record says it"
    assert sat(duel)["B"] == ("bot", "simple")


def test_a_bot_with_a_name_of_its_own_keeps_it(duel: Path, taberna: Run) -> None:
    called(duel, "B", "Bruno")
    ran = taberna("play", "--resume", str(duel))
    assert "Bruno: the record doesn’t say which bot sat here" in ran.out
    ran = taberna("play", "--resume", str(duel), "--bot", "B=page")
    assert "the record doesn’t say" not in ran.out
    assert sat(duel)["B"] == ("bot", "Bruno")


def test_the_house_plays_on_in_the_dungeon(tmp_path: Path, taberna: Run) -> None:
    path = tmp_path / "quest.jsonl"
    words = ("--bot", "B=simple", "--bot", "S", "--save", str(path))
    assert taberna(*QUEST, *words, lines="end\n").code == Exit.LEFT
    assert sat(path) == {"S": ("bot", "simple"), "A": ("person", "A"), "B": ("bot", "simple")}
    ran = taberna("play", "--resume", str(path), lines="abandon\n")
    assert "does not say" not in ran.out
    assert "simple" not in ran.out
    shown = taberna("replay", str(path))
    assert (shown.code, "simple" in shown.out) == (Exit.FINE, False)
    assert taberna("verify", str(path), "--need", "lawful").code == Exit.FINE


def left(*words: str) -> str:
    with session(*words) as table:
        table.until(" > ")
        table.type("\x03")
        code, glass = table.end()
    assert code == Exit.LEFT
    return glass.everything.replace("\r\n", "")


@pytest.mark.slow
def test_the_way_back_is_in_the_same_language(tmp_path: Path) -> None:
    path = tmp_path / "a b.jsonl"
    seen = left(*FIXED, "--language", "el", "--save", str(path))
    assert f"{Texts('el')('go-on-later', command='')}taberna play --resume '{path}' --language el" in seen
    seen = left("play", "--resume", str(path))
    assert "--language" not in seen, "nobody asked for one"
    seen = left("play", "--resume", str(path), "--language", "fr")
    assert f"taberna play --resume '{path}' --language fr" in seen


@pytest.mark.slow
@night()
async def test_so_is_the_way_back_to_a_table_elsewhere(house: House) -> None:
    ann = await house.guest("Ann")
    opened = await ann.opens(options={"first": "B"}, seats={"A": {"kind": "here"}})
    link = opened.invitations[0].link
    for words, way in (((), link), (("--language", "el"), f"{link} --language el")):
        code, seen = await program("play", link, *words)
        assert (code, seen.splitlines()[-1].endswith(f": taberna play {way}")) == (Exit.LEFT, True), seen


def test_the_way_back_says_who_a_bot_with_a_name_is(tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    seen = left(*FIXED, "--bot", "B=page", "--names", "B=Bruno", "--save", str(path))
    assert f"taberna play --resume {path} --bot B=page" in seen
