"""Whether a kept game was honest: what a cheat would change, and who notices."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace as put

import sample
from house import ALL
from properties.walks import candidates
from sample.state import Call, Called, HazardAction, HazardEvent, HazardOptions, Leave, Rolled, Staked
from taberna.table.commits import Commit, Entry, TakenBack
from taberna.table.dice import Draws, keyed
from taberna.table.editions import Edition
from taberna.table.game import AnyGame
from taberna.table.load import load
from taberna.table.outcome import Outcome
from taberna.table.play import act, begin, settle, take_back
from taberna.table.proof_degrees import Verdict
from taberna.table.record import AnyRecord, Header, Recorder, Sitter, head, save
from taberna.table.refusal import Refusal
from taberna.table.replay import replay
from taberna.table.seats import HOUSE, Seat
from taberna.table.seed import Fairness, OwnDice, commitment, committed, practice, seed
from taberna.table.values import Options
from taberna.table.verify import verify
from table import countdown
from table.evening import FAIR, SECRET, HazardRecord, header, play_out, practised

FAIRLY = play_out(header(FAIR))
HazardEntry = Entry[HazardAction, HazardEvent]


def forged(
    entries: list[HazardEntry] | None = None,
    *,
    head: Header[HazardOptions] = FAIRLY.header,
    outcome: Outcome | None = FAIRLY.seal.outcome,
    secret: bytes | None = SECRET,
) -> HazardRecord:
    """A record with something changed and a seal that fits the change."""
    recorder = Recorder(sample.GAME, head)
    for seq, entry in enumerate(FAIRLY.entries if entries is None else entries, 1):
        recorder.keep(put(entry, seq=seq))
    return recorder.seal(outcome, secret)


def found(record: HazardRecord) -> list[Refusal]:
    return [*verify(record).findings]


def of(name: str, verdict: Verdict) -> tuple[Refusal, ...]:
    """Why a degree does not hold."""
    return next(degree.why for degree in verdict.degrees if degree.name == name)


def commits() -> list[Commit[HazardAction, HazardEvent]]:
    return [entry for entry in FAIRLY.entries if isinstance(entry, Commit)]


def first(is_it: Callable[[Commit[HazardAction, HazardEvent]], bool]) -> int:
    return next(n for n, commit in enumerate(commits()) if is_it(commit))


def test_an_honest_game_is_found_honest() -> None:
    verdict = verify(FAIRLY)
    assert verdict.sound
    assert verdict.holds == ("lawful", "draws")
    assert verdict.weakest == "committed"


@given(st.integers(0, 10**6))
def test_so_is_every_other(number: int) -> None:
    verdict = verify(play_out(header(practice(number))))
    assert (verdict.findings, verdict.holds) == ((), ("lawful", "draws"))
    assert [why.code for why in of("committed", verdict)] == ["practice-seed"]


def played(game: AnyGame, options: Options, number: int) -> AnyRecord:
    """Sixty actions by whoever is waited for, with dice of the house and now and then a move taken back."""
    sitters = tuple(Sitter(seat, f"player {seat}") for seat in game.seats(options)[0])
    recorder = Recorder(game, head(game, options, sitters, practice(number)))
    drawn_from = seed(recorder.header.fairness, recorder.header.seats)
    opened = begin(game, options)
    assert drawn_from is not None
    assert not isinstance(opened, Refusal)
    play, commit = opened
    recorder.keep(commit)
    for n in range(60):
        play, thrown = settle(play, keyed(drawn_from))
        recorder.keep(*thrown)
        if not game.waiting(play.state):
            break
        draws = Draws(drawn_from, "choice", n=n)
        seat = draws.one(game.waiting(play.state))
        done = act(play, seat, draws.one(candidates(game, play.state, seat, draws)))
        assert not isinstance(done, Refusal)
        play, commit = done
        recorder.keep(commit)
        undone = take_back(play, seat) if draws.below(4) == 0 else None
        if undone is not None and not isinstance(undone, Refusal):
            play, entry = undone
            recorder.keep(entry)
    return recorder.seal(game.outcome(play.state))


@pytest.mark.parametrize(
    "game, options",
    [
        pytest.param(game, options, id=f"{game.name} {variant} {n}")
        for game in ALL.values()
        for variant in game.variants
        for n, options in enumerate(game.study.settings(variant))
    ],
)
def test_so_is_a_game_of_any_kind(game: AnyGame, options: Options) -> None:
    for number in range(5):
        record = load(save(played(game, options, number)), ALL)
        verdict = verify(record)
        assert (verdict.findings, verdict.holds) == ((), ("lawful", "draws"))


def test_an_unfinished_game_keeps_its_secret() -> None:
    verdict = verify(play_out(header(FAIR), turns=2))
    assert verdict.sound
    assert verdict.holds == ("lawful",)
    assert [why.code for why in of("draws", verdict)] == ["secret-kept"]
    assert [why.code for why in of("whole", verdict)] == ["unfinished"]


def test_bytes_changed_under_the_seal() -> None:
    record = replace(FAIRLY, data=FAIRLY.data.replace(b"cook", b"king", 1))
    assert found(record) == [Refusal("record-edited", {})]


def test_an_event_that_did_not_come_of_the_action() -> None:
    entries = commits()
    at = first(lambda commit: isinstance(commit.action, Call))
    entries[at] = put(entries[at], events=(Called(entries[at].seat, 20),))
    assert found(forged([*entries])) == [
        Refusal("decided-otherwise", {"seq": at + 1, "seat": entries[at].seat})
    ]


def test_an_event_left_out() -> None:
    entries = commits()
    entries[-1] = put(entries[-1], events=entries[-1].events[:-1])
    assert found(forged([*entries]))[0].code == "decided-otherwise"


def test_a_move_out_of_turn() -> None:
    entries = commits()
    at = first(lambda commit: isinstance(commit.events[0], Staked))
    entries[at] = put(entries[at], seat="B")
    (finding,) = found(forged([*entries]))
    assert finding == Refusal("not-allowed", {"seq": at + 1, "seat": "B", "reason": "not-now"})


def test_a_move_by_nobody_at_the_table() -> None:
    entries = commits()
    entries[-2] = put(entries[-2], seat="Z")
    assert found(forged([*entries])) == [Refusal("no-such-seat", {"seq": len(entries) - 1, "seat": "Z"})]


@pytest.mark.parametrize("seat", [HOUSE, "A"])
def test_events_without_an_action(seat: Seat) -> None:
    entries = commits()
    entries[1] = put(entries[1], seat=seat, action=None)
    assert found(forged([*entries])) == [Refusal("action-missing", {"seq": 2})]


def test_a_set_up_by_a_player_or_by_other_options() -> None:
    entries = commits()
    assert found(forged([put(entries[0], seat="A"), *entries[1:]]))[0].code == "set-up-missing"
    richer = put(FAIRLY.header, options=put(FAIRLY.header.options, purses=(1, 100, 100)))
    assert found(forged(head=richer)) == [Refusal("decided-otherwise", {"seq": 1, "seat": HOUSE})]


def test_options_and_seats_that_the_rules_do_not_know() -> None:
    wild = put(FAIRLY.header, options=HazardOptions(variant="chess"))
    assert found(forged(head=wild))[0].params["reason"] == "no-such-variant"
    swapped = put(FAIRLY.header, sitters=FAIRLY.header.sitters[::-1])
    assert {finding.code for finding in found(forged(head=swapped))} >= {"seating", "not-allowed"}


def test_dice_that_the_seed_did_not_throw() -> None:
    """The last throw of the house altered with all that came of it: every rule is kept but chance."""
    entries = commits()
    last = entries[-1]
    assert isinstance(last.action, Rolled)
    other = "1" if last.action.faces != ("1",) else "2"
    *_, play, _ = replay(FAIRLY)
    done = act(play, HOUSE, Rolled((other,)))
    assert not isinstance(done, Refusal)
    after, commit = done
    record = forged([*entries[:-1], commit], outcome=sample.GAME.outcome(after.state))
    assert found(record) == [
        Refusal("dice-differ", {"seq": commit.seq, "purpose": "throw", "owner": HOUSE, "n": 2})
    ]
    assert "lawful" in verify(record).holds


def test_who_leaves_while_dice_are_awaited_has_thrown_none() -> None:
    opening = next(replay(FAIRLY))
    assert sample.GAME.roll(opening.state) is not None
    done = act(opening, "B", Leave())
    assert not isinstance(done, Refusal)
    after, commit = done
    verdict = verify(forged([FAIRLY.entries[0], commit], outcome=sample.GAME.outcome(after.state)))
    assert (verdict.findings, verdict.holds) == ((), ("lawful", "draws"))


def test_another_secret_shown_afterwards() -> None:
    assert found(forged(secret=bytes(32))) == [Refusal("secret-differs", {})]
    assert "draws" not in verify(forged(secret=bytes(32))).holds


def test_a_finished_game_that_never_shows_its_secret() -> None:
    assert found(forged(secret=None)) == [Refusal("secret-missing", {})]


def test_contributions_changed_afterwards() -> None:
    other = put(
        FAIRLY.header, fairness=committed(commitment(SECRET), {"A": b"pear", "B": b"", "C": b"cellar"})
    )
    assert {finding.code for finding in found(forged(head=other))} == {"dice-differ"}
    fewer = put(FAIRLY.header, fairness=committed(commitment(SECRET), {"A": b"apple"}))
    assert found(forged(head=fewer)) == [Refusal("contribution-missing", {"seat": "B"})]


def test_another_practice_seed_than_the_one_written_down() -> None:
    record = practised(1)
    recorder = Recorder(sample.GAME, put(record.header, fairness=practice(2)))
    recorder.keep(*record.entries)
    assert {finding.code for finding in found(recorder.seal(record.seal.outcome))} == {"dice-differ"}


def test_a_wrong_outcome_on_the_seal() -> None:
    assert found(forged(outcome=Outcome("C", "last round", ("C",))))[0].code == "outcome-differs"
    assert found(forged(outcome=None))[0].code == "outcome-differs"


def test_a_move_taken_back_that_was_none_to_take_back() -> None:
    entries: list[HazardEntry] = [*commits()]
    at = first(lambda commit: isinstance(commit.action, Call)) + 1
    entries.insert(at, TakenBack(0, "A", at - 1))
    (finding,) = found(forged(entries))
    assert finding.code == "record-impossible"
    assert finding.params == {"seq": at + 1, "error": "not-to-be-taken-back"}


OLD = Edition("0", "0" * 64)


def test_rules_that_we_do_not_have_verify_nothing() -> None:
    old = put(FAIRLY.header, rules=OLD.rules, ruleset=OLD.ruleset)
    verdict = verify(forged(head=old))
    assert (verdict.sound, verdict.holds, verdict.weakest) == (True, (), "lawful")
    assert [why.code for why in of("lawful", verdict)] == ["ruleset-unknown"]


def test_what_older_rules_decided_is_no_crime_and_not_verified() -> None:
    game = replace(sample.GAME, known=(OLD,))
    old = put(FAIRLY.header, rules=OLD.rules, ruleset=OLD.ruleset)
    alike = verify(replace(forged(head=old), game=game))
    assert alike.holds == ("lawful", "draws"), "the old rules and ours decide this game alike"

    entries = commits()
    at = first(lambda commit: isinstance(commit.action, Call))
    entries[at] = put(entries[at], events=(Called(entries[at].seat, 20),))
    verdict = verify(replace(forged([*entries[: at + 1]], head=old, outcome=None), game=game))
    assert (verdict.sound, verdict.weakest) == (True, "lawful")
    assert [why.code for why in of("lawful", verdict)] == ["other-rules", "decided-otherwise"]


def test_rules_that_stumble_over_a_record_say_so_and_no_more() -> None:
    def stumble(*asked: object) -> tuple[HazardEvent, ...]:
        raise IndexError

    verdict = verify(replace(FAIRLY, game=replace(sample.GAME, decide=stumble)))
    assert verdict.findings == (Refusal("record-impossible", {"seq": 2, "error": "IndexError"}),)
    assert verdict.holds == ()


def test_a_game_that_was_never_set_up() -> None:
    assert found(forged([], outcome=None)) == [Refusal("set-up-missing", {"seq": 1})]


# Dice of the players' own


def thrown_by(seat: Seat, fairness: Fairness) -> list[str]:
    """Findings about a game of Countdown in which this seat says how A's die fell."""
    game, options = countdown.GAME, countdown.CountOptions(heap=20, own_dice=seat != HOUSE)
    recorder = Recorder(game, head(game, options, (Sitter("A", "Ana"), Sitter("B", "Bo")), fairness))
    opened = begin(game, options)
    assert not isinstance(opened, Refusal)
    play, commit = opened
    recorder.keep(commit)
    for actor, action in (("A", countdown.Throw()), (seat, countdown.Rolled("1"))):
        done = act(play, actor, action)
        assert not isinstance(done, Refusal)
        play, commit = done
        recorder.keep(commit)
    verdict = verify(recorder.seal(None))
    return [why.code for degree in ("draws", "committed") for why in of(degree, verdict)]


def test_own_dice_are_nobodys_to_verify() -> None:
    assert thrown_by("A", OwnDice()) == ["own-dice", "own-dice"]


def test_dice_by_hand_where_the_house_should_have_thrown() -> None:
    assert thrown_by("A", practice("heap")) == ["dice-by-hand", "dice-differ", "practice-seed"]
    assert thrown_by(HOUSE, practice("heap")) == ["dice-differ", "practice-seed"]
