"""An adventure played from its file: the record holds it, and nobody is sent it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from cli.program import Run
from taberna.cli.tseuquest.bring import named_options, slug
from taberna.games import GAMES
from taberna.games.tseuquest.flow.actions import Adventure
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import Brought, Campaign, Chosen, Options
from taberna.games.tseuquest.things.shelf import adventures, plan_of
from taberna.server.tables.opening import playable
from taberna.table.codec import codec, write
from taberna.table.game import any_game
from taberna.table.load import load
from taberna.table.play import begin, tell
from taberna.table.refusal import Refusal, Refused
from taberna.table.seats import SPECTATOR
from taberna.texts import LANGUAGES

CUP = Path(__file__).parents[1] / "tseuquest" / "adventures" / "the-cup.toml"
SECRET = "rusty-key"
"""Lies in the box of the cup, and nobody has opened it yet."""


@pytest.fixture
def cup(tmp_path: Path) -> Path:
    (tmp_path / "the-cup.toml").write_bytes(CUP.read_bytes())
    return tmp_path / "the-cup.toml"


def table(*, adventure: str = "the-cup", name: str = "the-cup", text: str = "") -> Options:
    brought = (Brought(name, text or CUP.read_text(encoding="utf-8")),)
    return Options(adventure=adventure, party=(Chosen("A", "bruna"),), brought=brought)


def test_a_file_is_played_kept_and_verified_when_it_is_gone(taberna: Run, cup: Path) -> None:
    record = cup.parent / "evening.jsonl"
    played = taberna("play", "tseuquest", str(cup), "--bots", "all", "--seed", "4", "--save", str(record))
    assert played.code == 0, played.err
    assert "The adventure has been chosen" in played.out, "of a file nobody is told before it begins"
    assert "The cup" in played.out
    cup.unlink()
    assert taberna("verify", str(record), "--need", "draws").code == 0
    replayed = taberna("replay", str(record))
    assert replayed.code == 0
    assert "The adventure is a success." in replayed.out
    options = load(record.read_bytes(), GAMES).header.options
    assert isinstance(options, Options)
    assert [each.name for each in options.brought] == ["the-cup"]


def test_a_record_whose_adventure_was_changed_is_found_out(taberna: Run, cup: Path) -> None:
    """The seal names the text too."""
    record = cup.parent / "evening.jsonl"
    taberna("play", "tseuquest", str(cup), "--bots", "all", "--seed", "4", "--save", str(record))
    record.write_bytes(record.read_bytes().replace(b"reward = 10", b"reward = 99", 1))
    assert taberna("verify", str(record)).code == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_fails_its_check_is_refused_with_the_line(taberna: Run, cup: Path, language: str) -> None:
    written = cup.read_text(encoding="utf-8").replace('on = "noise"', 'on = "nose"')
    cup.write_text(written, encoding="utf-8")
    refused = taberna("play", "tseuquest", str(cup), "--language", language)
    line = written[: written.index('"nose"')].count("\n") + 1
    assert refused.code == 2
    assert f" {line}." in refused.err
    assert f"taberna adventure check {cup}" in refused.err


def test_what_is_no_adventure_is_refused_in_words(taberna: Run, tmp_path: Path) -> None:
    gone = taberna("play", "tseuquest", str(tmp_path / "gone.toml"))
    assert (gone.code, "no adventure to read" in gone.err) == (2, True)


def test_a_campaign_begins_with_its_first_adventure(taberna: Run, cup: Path) -> None:
    """By the name of the house's, or by a file beside one's own."""
    assert named_options("the-tab") == {"adventure": "good-barrel"}
    written = cup.read_text(encoding="utf-8")
    cup.write_text(written.replace('next = ["lost-lamp"]', 'next = ["good-barrel"]'), encoding="utf-8")
    words = "".join(f'[text.{each}]\ntitle = "T"\nline = "L"\n' for each in LANGUAGES)
    ours = {name: plan_of(Options(), name).script.next for name in adventures()}
    ways = {"the-cup": ("good-barrel",), **{name: follows for name, follows in ours.items() if follows}}
    rows = "".join(
        f'[[way]]\nafter = "{one}"\nfollows = {list(others)}\n'.replace("'", '"')
        for one, others in ways.items()
    )
    diagram = cup.with_name("tab.toml")
    diagram.write_text(f'begins = "the-cup"\n{rows}{words}', encoding="utf-8")
    brought = named_options(str(diagram))
    assert brought == named_options(str(cup))
    assert brought["adventure"] == "the-cup"
    assert taberna("adventure", "check", str(diagram)).code == 0
    gap = rows.replace('[[way]]\nafter = "quiet-hours"\nfollows = ["the-audit"]\n', "")
    assert gap != rows
    diagram.write_text(f'begins = "the-cup"\n{gap}{words}', encoding="utf-8")
    refused = taberna("adventure", "check", str(diagram))
    assert refused.code == 1
    assert (
        '“quiet-hours” leads to the-audit, but the campaign has no [[way]] with after = "quiet-hours"'
        in refused.out
    )


def test_a_campaign_that_differs_from_the_file_beside_it_is_told(taberna: Run, cup: Path) -> None:
    words = "".join(f'[text.{each}]\ntitle = "T"\nline = "L"\n' for each in LANGUAGES)
    diagram = cup.with_name("tab.toml")
    diagram.write_text(f'begins = "the-cup"\n[[way]]\nafter = "the-cup"\nfollows = ["the-audit"]\n{words}')
    refused = taberna("adventure", "check", str(diagram))
    assert refused.code == 1
    assert ":4:" in refused.out
    assert "lost-lamp" in refused.out


def test_a_campaign_is_shown_with_its_ways(taberna: Run) -> None:
    shown = taberna("adventure", "show", "the-tab").out.splitlines()
    assert shown[0] == "The tab"
    assert "The good barrel → the adventurers choose: Quiet hours, Four weathers" in shown
    assert "Quiet hours → The audit" in shown
    assert {"The looking-glass → the campaign ends", "Last orders → the campaign ends"} <= set(shown)


def test_what_follows_is_brought_along(cup: Path) -> None:
    """A campaign of one's own: the next one lies beside it, one of the house needs not be brought."""
    text = cup.read_text(encoding="utf-8")
    second = cup.with_name("second-cup.toml")
    second.write_text(text, encoding="utf-8")
    cup.write_text(text.replace('["lost-lamp"]', '["second-cup", "good-barrel"]'), encoding="utf-8")
    options = codec(GAME).make_options(named_options(str(cup)), strict=False)
    assert [each.name for each in options.brought] == ["the-cup", "second-cup"]
    after = replace(options, adventure="", campaign=Campaign(played=("the-cup",)))
    begun = begin(GAME, after)
    assert not isinstance(begun, Refusal)
    seat = GAME.waiting(begun[0].state)[0]
    assert GAME.legal(begun[0].state, seat).actions == (Adventure("second-cup"), Adventure("good-barrel"))
    assert [each.title["en"] for each in GAME.view(begun[0].state, seat).coming] == [
        "The cup",
        "The good barrel",
    ]


def test_a_copy_of_the_houses_own_comes_before_it() -> None:
    own = table(adventure="good-barrel", name="good-barrel")
    assert plan_of(own, "good-barrel").script.texts["en"]["title"] == "The cup"
    assert slug("My First Cup!") == "my-first-cup"


@pytest.mark.parametrize("seat", ["S", "A", SPECTATOR])
def test_nobody_is_sent_what_was_brought(seat: str) -> None:
    options = table()
    begun = begin(GAME, options)
    assert not isinstance(begun, Refusal)
    play, commit = begun
    sent = write(GAME.view(play.state, seat)) + write(tell(commit, play, seat))
    assert msgspec.json.encode(options.brought[0].text)[1:-1] not in sent
    assert msgspec.json.encode(options.brought[0].text)[1:-1] in write(options), "or it would not be found"
    assert (SECRET.encode() in sent) == (seat == "S")


def test_a_table_in_a_lobby_may_bring_one() -> None:
    """Its options are read by everybody who comes to the door: they say that there is a file, and no more."""
    assert playable(any_game(GAME), table(), 9) == ("S", "A")
    told = GAME.told(table())
    assert [(each.name, each.text) for each in told.brought] == [("", "")]
    assert told.adventure == ""


def test_what_check_does_not_let_pass_opens_no_table() -> None:
    """A game that began with it is played on; and the first mistake comes along, for whoever can say it."""
    shut = CUP.read_text(encoding="utf-8").replace('{ do = "give", what = "rusty-key" }, ', "")
    shut = shut.replace('{ do = "open", what = "g2s" }, ', "")
    assert not isinstance(begin(GAME, table(text=shut)), Refusal)
    with pytest.raises(Refused) as refused:
        playable(any_game(GAME), table(text=shut), 9)
    params = refused.value.refusal.params
    assert (params["why"], params["why-name"]) == ("key-nowhere", "rusty-key")


@pytest.mark.parametrize(
    "options, code",
    [
        (table(text="face = 3"), "adventure-unfit"),
        (
            table(text=CUP.read_text(encoding="utf-8").replace('what = "watch"', 'what = "nobody"')),
            "adventure-unfit",
        ),
        (table(name="../cup", adventure=""), "bad-option"),
        (replace(table(), brought=table().brought * 2), "bad-option"),
        (replace(table(), adventure="nowhere"), "bad-option"),
        (replace(table(), adventure="", campaign=Campaign(played=("../rules",))), "bad-option"),
    ],
)
def test_options_of_strangers_are_looked_at_first(options: Options, code: str) -> None:
    refused = begin(GAME, options)
    assert isinstance(refused, Refusal)
    assert refused.code == code


def test_trials_are_played_by_name_and_never_offered(taberna: Run) -> None:
    begun = begin(GAME, Options(party=(Chosen("A", "bruna"),)))
    assert not isinstance(begun, Refusal)
    choices = GAME.legal(begun[0].state, "S").actions
    assert choices == tuple(map(Adventure, adventures()))
    assert not isinstance(begin(GAME, Options(adventure="lost-lamp", party=(Chosen("A", "bruna"),))), Refusal)
    assert taberna("adventure", "show", "narrow-stair").code == 0
    unknown = taberna("play", "tseuquest", "lost-limp")
    assert (unknown.code, "lost-lamp" in unknown.err, "good-barrel" in unknown.err) == (2, False, True)


def test_a_record_stays_true_when_the_check_becomes_stricter() -> None:
    """The rules ask whether it can be laid out; a text too many is for its author to hear of."""
    talkative = CUP.read_text(encoding="utf-8").replace(
        'late = "Too late."', 'late = "Too late."\nlater = "Much."'
    )
    assert not isinstance(begin(GAME, table(text=talkative)), Refusal)
