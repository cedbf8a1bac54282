"""`taberna simulate`: it goes on where it was cut off, and its parts come to the same tally."""

import json
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from cli.program import Run
from taberna.bots.tseuquest.measure.met import Hour
from taberna.bots.tseuquest.measure.night import Night, Setting
from taberna.cli.tseuquest.simulation import cluster, pool
from tseuquest.nights import made_up

RECORD = Path(__file__).parents[1] / "records" / "tseuquest" / "quest-sorcerer.jsonl"


def test_the_command_goes_on_where_it_was(
    taberna: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "play_night", made_up)
    keep, out, whole = (tmp_path / name for name in ("keep.jsonl", "out.json", "whole.json"))
    words = ("simulate", "good-barrel", "the-audit")
    assert taberna(*words, "--games", "3", "--keep", str(keep)).code == 0
    keep.write_bytes(keep.read_bytes() + b'{"adventure": "the-au')  # cut off in the middle of a line
    played: list[int] = []

    def remembered(setting: Setting, adventure: str, number: int) -> Night:
        played.append(number)
        return made_up(setting, adventure, number)

    monkeypatch.setattr(pool, "play_night", remembered)
    assert taberna(*words, "--games", "5", "--keep", str(keep), "--out", str(out)).code == 0
    assert sorted(played) == [3, 3, 4, 4]
    assert taberna(*words, "--games", "5", "--out", str(whole)).code == 0
    assert out.read_bytes() == whole.read_bytes()
    assert taberna(*words, "--games", "5", "--party", "odo", "--keep", str(keep)).code == 2


CUP = Path(__file__).parents[1] / "tseuquest" / "adventures" / "the-cup.toml"


def test_a_file_of_ones_own_is_played_and_its_games_kept_for_that_file_alone(
    taberna: Run, tmp_path: Path
) -> None:
    """The bots begin with an adventure that lies in no folder of ours; the table has its name."""
    mine, keep, out = (tmp_path / name for name in ("My Cup.toml", "keep.jsonl", "out.json"))
    mine.write_bytes(CUP.read_bytes())
    words = ("simulate", str(mine), "--size", "2", "--games")
    kept = taberna(*words, "1", "--keep", str(keep), "--out", str(out))
    assert kept.code == 0
    (row,) = json.loads(out.read_bytes())["summaries"][-1:]
    assert row["name"] == "my-cup/2"
    (night,) = (json.loads(line) for line in keep.read_text(encoding="utf-8").splitlines()[1:])
    assert night["adventure"] == "my-cup"
    assert night["result"] in ("success", "failure", "stall"), night
    assert taberna("simulate", "balance", str(out)).code == 0
    before = keep.read_bytes()
    assert taberna(*words, "1", "--keep", str(keep)).code == 0
    assert keep.read_bytes() == before, "nothing is played twice"
    mine.write_text(CUP.read_text(encoding="utf-8").replace("harm = 1", "harm = 2"), encoding="utf-8")
    assert taberna(*words, "1", "--keep", str(keep)).code == 2, "it is another adventure now"
    assert keep.read_bytes() == before


def test_a_file_that_cannot_be_simulated_is_refused_in_words(taberna: Run, tmp_path: Path) -> None:
    broken, cup = tmp_path / "broken.toml", tmp_path / "good-barrel.toml"
    broken.write_text(CUP.read_text(encoding="utf-8").replace("harm = 1", "ham = 1"), encoding="utf-8")
    cup.write_bytes(CUP.read_bytes())
    said = taberna("simulate", str(broken))
    assert said.code == 2
    assert "taberna adventure check" in said.err
    assert taberna("simulate", str(tmp_path / "nowhere.toml")).code == 2
    assert taberna("simulate", "good-barrel", str(cup)).code == 2, "two of one name"


def test_shards_are_merged_into_the_same_file(
    taberna: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "play_night", made_up)
    words = ("simulate", "good-barrel", "--games", "10")
    files, plot = [tmp_path / f"{n}.json" for n in range(5)], tmp_path / "plot.svg"
    assert taberna(*words, "--out", str(files[0]), "--plot", str(plot)).code == 0
    assert "<svg" in plot.read_text(encoding="utf-8")
    for n in (1, 2, 3):
        assert taberna(*words, "--shard", f"{n}/3", "--out", str(files[n])).code == 0
    parts = [str(file) for file in files[1:4]]
    assert taberna("simulate", "merge", *parts, "--out", str(files[4])).code == 0
    assert files[4].read_bytes() == files[0].read_bytes()
    assert json.loads(files[0].read_bytes())["summaries"][0]["games"] == 10
    assert taberna("simulate", "merge", parts[0], parts[0]).code == 2
    said = taberna("simulate", "balance", str(files[4])).out
    assert "good-barrel/2" in said
    assert "75%-90%" in said


def test_two_diaries_are_compared_game_by_game(
    taberna: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def better(setting: Setting, adventure: str, number: int) -> Night:
        return replace(made_up(setting, adventure, number), result="success" if number % 6 else "failure")

    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    for keep, play, games in ((one, made_up, "12"), (other, better, "18")):
        monkeypatch.setattr(pool, "play_night", play)
        assert taberna("simulate", "good-barrel", "--games", games, "--keep", str(keep)).code == 0
    said = taberna("simulate", "compare", str(one), str(other)).out
    assert "66.7%" in said  # of the twelve that are in both
    assert "83.3%" in said
    assert "+16.7% (-4.4% … +37.8%)" in said
    assert taberna("simulate", "compare", str(one)).code == 2


def test_a_tuning_takes_the_same_steps_again_and_goes_on_where_it_was(
    taberna: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []

    def weighed(setting: Setting, adventure: str, number: int) -> Night:
        """The keener on a kill, the more often the adventurers fall."""
        played.append(number)
        assert setting.weights is not None
        night = made_up(setting, adventure, number)
        return replace(night, result="failure" if setting.weights.kill > 3.0 + number % 2 else "success")

    monkeypatch.setattr(pool, "play_night", weighed)
    words = ("simulate", "tune", "the-audit", "--sorcerer", "fair", "--games", "4", "--seed", "7")
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    said = taberna(*words, "--steps", "12", "--keep", str(whole)).out
    assert "[fair]" in said
    assert taberna(*words, "--steps", "5", "--keep", str(parts)).code == 0
    parts.write_bytes(parts.read_bytes() + b'{"number": 5, "tri')  # cut off in the middle of a line
    played.clear()
    assert taberna(*words, "--steps", "12", "--keep", str(parts)).code == 0
    assert parts.read_bytes() == whole.read_bytes()
    assert len(played) == 7 * 2 * 4
    assert len({*played}) == 7 * 4  # each step has games of its own
    steps = [json.loads(line) for line in whole.read_bytes().splitlines()[1:]]
    assert all(step["kept"] == (step["after"] < step["before"]) for step in steps)
    assert any(step["kept"] for step in steps)
    assert taberna(*words[:-1], "8", "--keep", str(parts)).code == 2  # another seed


@pytest.mark.parametrize(
    "words, said",
    [
        (("cellar",), "cellar"),
        (("good-barrel", "--heroes", "nobody"), "nobody"),
        (("good-barrel", "--party", "odo,odo"), "odo"),
        (("good-barrel", "--shard", "3/2"), "3/2"),
        (("merge",), "merge"),
        (("tune", "the-audit", "--sorcerer", "fair"), "--keep"),
        (("tune", "the-audit", "--sorcerer", "simple", "--keep", "x"), "fair"),
    ],
)
def test_what_cannot_be_simulated_is_said(taberna: Run, words: tuple[str, ...], said: str) -> None:
    ran = taberna("simulate", *words)
    assert ran.code == 2
    assert said in ran.err


def test_only_ray_is_a_place_to_play(taberna: Run) -> None:
    ran = taberna("simulate", "good-barrel", "--on", "elsewhere")
    assert ran.code == 2
    assert "elsewhere" in ran.err
    assert cluster.known_place("ray://host:10001")
    assert not cluster.known_place("ray://")


def test_without_the_extra_it_is_said(taberna: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = taberna("simulate", "good-barrel", "--games", "1", "--on", "ray")
    assert ran.code == 2
    assert "taberna[ray]" in ran.err


def test_reports_are_made_of_kept_games_and_of_records(
    taberna: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hours = (Hour(1, 900, 0, 0, 0, 300, 1), Hour(2, 700, 0, 0, 1000, 0, 2))

    def met(setting: Setting, adventure: str, number: int) -> Night:
        night = made_up(setting, adventure, number)
        dealt = ("dealt.blaze",) if number % 3 else ()
        return replace(night, met=("figure.rat", *dealt), hours=hours, bought=("potion",))

    monkeypatch.setattr(pool, "play_night", met)
    keep, plot, other = tmp_path / "keep.jsonl", tmp_path / "plot.svg", tmp_path / "other"
    played = taberna("simulate", "good-barrel", "--games", "30", "--outfits", "--keep", str(keep))
    assert played.code == 0
    seen = taberna("simulate", "coverage", str(keep), str(RECORD)).out
    assert "In 31 games" in seen
    (figures,) = (line for line in seen.splitlines() if line.startswith("figures · Never met"))
    assert "countess" in figures
    assert "rat" not in figures.split(", ")
    assert "good-barrel" in taberna("simulate", "odds", str(keep), "--plot", str(plot)).out
    assert plot.read_text(encoding="utf-8").startswith("<svg")
    assert "blaze" in taberna("simulate", "choices", str(keep)).out
    other.write_text("nothing of the kind\n", encoding="utf-8")
    stones = RECORD.parents[1] / "tellstones" / "duel-01.jsonl"
    for words in (("coverage",), ("coverage", str(other)), ("coverage", str(stones)), ("odds", str(RECORD))):
        assert taberna("simulate", *words).code == 2
