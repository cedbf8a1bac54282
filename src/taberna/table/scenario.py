"""Runs scenarios: plays what is written and says where the game does otherwise."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from taberna.table.codec import codec, write
from taberna.table.commits import Commit, Told
from taberna.table.dice import Dice, scripted
from taberna.table.forms import matches
from taberna.table.game import AnyGame
from taberna.table.play import Play, act_all, begin, follow, settle, tell
from taberna.table.refusal import Refusal, Refused, refuse
from taberna.table.registry import Registry
from taberna.table.scenario_file import Scenario, ScenarioStep, load
from taberna.table.seats import SPECTATOR, Seat
from taberna.table.values import Action, Event, Options, State, Value, View

AnyPlay: TypeAlias = Play[State, Action, Event, View, Options]
AnyCommit: TypeAlias = Commit[Action, Event]


class Failure(Value, frozen=True):
    """One thing that is not as written."""

    step: int
    """Counted from 1; 0 where it concerns the scenario as a whole."""
    what: str

    def __str__(self) -> str:
        what = " ".join(self.what.split())
        return f"step {self.step}: {what}" if self.step else what


def check(text: str, registry: Registry) -> list[Failure]:
    """Loads and runs: a file that can't be read is a failure like any other."""
    try:
        scenario = load(text)
    except Refused as refused:
        return [Failure(0, _words(refused.refusal))]
    return run(scenario, registry)


def run(scenario: Scenario, registry: Registry) -> list[Failure]:
    faces = list(scenario.dice or ())
    dice = None if scenario.dice is None else scripted(faces)
    try:
        play = _opened(scenario, registry, dice)
    except Refused as refused:
        return [Failure(0, _words(refused.refusal))]
    failures: list[Failure] = []
    for number, step in enumerate(scenario.step, 1):
        try:
            after, commits = _taken(play, step, dice)
        except Refused as refused:  # what follows a step that went wrong says nothing
            return [*failures, Failure(number, _words(refused.refusal))]
        failures += (Failure(number, what) for what in _wrong(play, commits, after, step))
        play = after
    if faces:
        failures.append(Failure(0, f"dice left over: {' '.join(faces)}"))
    return failures


def _words(refusal: Refusal) -> str:
    params = ", ".join(f"{name} {value!r}" for name, value in refusal.params.items())
    return f"{refusal.code} ({params})" if params else refusal.code


def _opened(scenario: Scenario, registry: Registry, dice: Dice | None) -> AnyPlay:
    game = registry.find(scenario.game)
    options = _options(game, scenario)
    begun = begin(game, options)  # also from a position: only options that a game can be begun with
    if isinstance(begun, Refusal):
        raise Refused(begun)
    play = begun[0]
    if scenario.start is not None:
        play = Play(game, play.seats, game.notation.parse_position(scenario.start, options))
    return play if dice is None else settle(play, dice)[0]


def _options(game: AnyGame, scenario: Scenario) -> Options:
    if scenario.variant and scenario.variant not in game.variants:
        raise Refused(refuse("no-such-variant", variant=scenario.variant))
    written = scenario.options | ({"variant": scenario.variant} if scenario.variant else {})
    return codec(game).make_options(written)


def _taken(play: AnyPlay, step: ScenarioStep, dice: Dice | None) -> tuple[AnyPlay, tuple[AnyCommit, ...]]:
    """The step taken, or refused as it should be; anything else is refused here."""
    seat, colon, text = step.do.partition(": ")
    if not colon:
        raise Refused(refuse("scenario-malformed", problem=f"`do` is not SEAT: ACTION: {step.do}"))
    kept = write(play.state)
    done = _acted(play, seat, text)
    if isinstance(done, Refusal):
        if step.refused not in ("*", done.code):
            wanted = "" if step.refused is None else f", not {step.refused}"
            raise Refused(refuse("refused", by=_words(done) + wanted))
        if write(play.state) != kept:
            raise Refused(refuse("refused-yet-changed", by=done.code))
        return play, ()
    if step.refused is not None:
        raise Refused(refuse("accepted", wanted=step.refused))
    after, commits = done
    if dice is not None:
        after, thrown = settle(after, dice)
        commits += thrown
    return after, commits


def _acted(play: AnyPlay, seat: Seat, text: str) -> tuple[AnyPlay, tuple[AnyCommit, ...]] | Refusal:
    try:
        actions = play.game.notation.parse_actions(play.state, text)
    except Refused as refused:
        return refused.refusal
    return act_all(play, seat, actions)


def _wrong(
    before: AnyPlay, commits: tuple[AnyCommit, ...], after: AnyPlay, step: ScenarioStep
) -> Iterator[str]:
    game, state = after.game, after.state
    if step.position is not None:
        yield from _misplaced(game, state, step.position)
    outcome = game.outcome(state)
    result = outcome.result if outcome else None
    if step.outcome is not None and step.outcome != result:
        yield f"outcome {result or 'none yet'}, not {step.outcome}"
    if step.waiting is not None and set(step.waiting) != set(game.waiting(state)):
        yield f"waiting for {_listed(game.waiting(state))}, not {_listed(step.waiting)}"
    if step.events is not None:
        happened = [str(event.__struct_config__.tag) for commit in commits for event in commit.events]
        if not _subsequence(step.events, happened):
            yield f"events {_listed(happened)}, without {_listed(step.events)} in this order"
    for seat, wanted in step.sees.items():
        if seat not in (*after.seats, SPECTATOR):
            yield f"sees: there is no seat {seat}"
        elif (seen := _seen(before, commits, seat)) != wanted:
            yield f"{seat} sees {seen!r}, not {wanted!r}"
    yield from _misjudged(game, state, step)


def _misplaced(game: AnyGame, state: State, written: str) -> Iterator[str]:
    try:
        yield from (f"position: {what}" for what in game.notation.differences(state, written))
    except Refused as refused:
        yield f"position: {_words(refused.refusal)}"


def _seen(play: AnyPlay, commits: Iterable[AnyCommit], seat: Seat) -> str:
    seen = ""
    for commit in commits:
        told = tell(play, commit, seat)
        if isinstance(told, Told):
            seen += "".join(play.game.notation.glimpse(event) or "" for event in told.events)
        followed = follow(play, commit)
        assert not isinstance(followed, Refusal), "a commit follows the one before it"
        play = followed
    return seen


def _misjudged(game: AnyGame, state: State, step: ScenarioStep) -> Iterator[str]:
    """Where `legal` allows something else than is written."""
    for seat, texts in step.legal.items():
        legal, (read, unread) = game.legal(state, seat), _read(game, state, texts)
        yield from unread
        listed = {game.notation.print_action(action) for action in legal.actions}
        filled = {text for text, action in read.items() if any(matches(form, action) for form in legal.forms)}
        yield from (f"{seat} may also {text}" for text in sorted(listed - read.keys()))
        yield from (f"{seat} may not {text}" for text in sorted(read.keys() - listed - filled))
        unfilled = (form for form in legal.forms if not any(matches(form, each) for each in read.values()))
        yield from (f"{seat} may also {form.kind} with {_listed(form.fields)}" for form in unfilled)
    for written, wanted in ((step.legal_has, True), (step.legal_lacks, False)):
        for seat, texts in written.items():
            legal, (read, unread) = game.legal(state, seat), _read(game, state, texts)
            yield from unread
            wrong = (text for text, action in read.items() if legal.allows(action) != wanted)
            yield from (f"{seat} may {'not ' if wanted else ''}{text}" for text in wrong)


def _read(game: AnyGame, state: State, texts: Iterable[str]) -> tuple[dict[str, Action], list[str]]:
    """Actions by their print, and what can't be read as one action."""
    read: dict[str, Action] = {}
    unread: list[str] = []
    for text in texts:
        try:
            actions = game.notation.parse_actions(state, text)
        except Refused as refused:
            unread.append(f"legal: {text}: {_words(refused.refusal)}")
            continue
        if len(actions) == 1:
            read[game.notation.print_action(actions[0])] = actions[0]
        else:
            unread.append(f"legal: {text}: stands for {len(actions)} actions")
    return read, unread


def _subsequence(wanted: Iterable[str], row: Iterable[str]) -> bool:
    rest = iter(row)
    return all(name in rest for name in wanted)


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names) or "nothing"
