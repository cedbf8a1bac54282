"""Runs scenarios: plays what is written and says where the game does otherwise."""

from collections.abc import Iterable, Iterator

from taberna.table.batch import act_through
from taberna.table.codec import codec, write
from taberna.table.dice import Dice, scripted
from taberna.table.forms import matches
from taberna.table.game import AnyGame
from taberna.table.play import Play, begin, settle
from taberna.table.refusal import Refusal, Refused, refuse, words
from taberna.table.registry import Registry
from taberna.table.scenario_course import AnyCommit, AnyPlay, Course, gone_on, opened, turned_down
from taberna.table.scenario_file import Scenario, ScenarioStep, load
from taberna.table.scenario_seats import lacking, listed, missed
from taberna.table.seats import Seat
from taberna.table.values import Action, Options, State, Value

__all__ = ["AnyCommit", "AnyPlay", "Failure", "check", "run"]


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
    except Refused as no:
        return [Failure(0, words(no.refusal))]
    return run(scenario, registry)


def run(scenario: Scenario, registry: Registry) -> list[Failure]:
    faces = list(scenario.dice or ())
    dice = None if scenario.dice is None else scripted(faces)
    try:
        course = opened(_opened(scenario, registry, dice))
    except Refused as no:
        return [Failure(0, words(no.refusal))]
    failures: list[Failure] = []
    for number, step in enumerate(scenario.step, 1):
        try:
            course = _taken(course, step, dice)
        except Refused as no:  # what follows a step that went wrong says nothing
            return [*failures, Failure(number, words(no.refusal))]
        failures += (Failure(number, what) for what in _wrong(course, step))
    if faces:
        failures.append(Failure(0, f"dice left over: {' '.join(faces)}"))
    return failures


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


def _taken(course: Course, step: ScenarioStep, dice: Dice | None) -> Course:
    """The step taken, or refused as it should be; anything else is refused here."""
    seat, colon, text = step.do.partition(": ")
    if not colon:
        raise Refused(refuse("scenario-malformed", problem=f"`do` is not SEAT: ACTION: {step.do}"))
    play = course.play
    kept = write(play.state)
    done = _acted(play, seat, text)
    if isinstance(done, Refusal):
        if step.refused not in ("*", done.code):
            wanted = "" if step.refused is None else f", not {step.refused}"
            raise Refused(refuse("refused", by=words(done) + wanted))
        if write(play.state) != kept:
            raise Refused(refuse("refused-yet-changed", by=done.code))
        return turned_down(course, seat, done)
    if step.refused is not None:
        raise Refused(refuse("accepted", wanted=step.refused))
    after, commits = done
    if dice is not None:
        after, thrown = settle(after, dice)
        commits += thrown
    return gone_on(course, after, commits)


def _acted(play: AnyPlay, seat: Seat, text: str) -> tuple[AnyPlay, tuple[AnyCommit, ...]] | Refusal:
    try:
        actions = play.game.notation.parse_actions(play.state, text)
    except Refused as no:
        return no.refusal
    done = act_through(play, seat, actions)
    if not isinstance(done, Refusal) and len(done[1]) < len(actions):
        raise Refused(refuse("refused", by=f"action {len(done[1]) + 1} of {len(actions)}"))
    return done


def _wrong(course: Course, step: ScenarioStep) -> Iterator[str]:
    game, state = course.play.game, course.play.state
    if step.position is not None:
        yield from (f"position: {what}" for what in _misplaced(course, step.position))
    outcome = game.outcome(state)
    result = outcome.result if outcome else None
    if step.outcome is not None and step.outcome != result:
        yield f"outcome {result or 'none yet'}, not {step.outcome}"
    if step.waiting is not None and set(step.waiting) != set(game.waiting(state)):
        yield f"waiting for {listed(game.waiting(state))}, not {listed(step.waiting)}"
    if step.events is not None:
        yield from lacking(course, "events", course.past[-1], step.events)
    yield from missed(course, step)
    yield from _misjudged(game, state, step)


def _misplaced(course: Course, written: str) -> Iterator[str]:
    notation = course.play.game.notation
    try:
        yield from notation.misspelt(course.states, written)
        yield from notation.differences(course.play.state, course.past, written)
    except Refused as no:
        yield words(no.refusal)


def _misjudged(game: AnyGame, state: State, step: ScenarioStep) -> Iterator[str]:
    """Where `legal` allows something else than is written."""
    for seat, texts in step.legal.items():
        legal, (read, unread) = game.legal(state, seat), _read(game, state, texts)
        yield from unread
        printed = {game.notation.print_action(action) for action in legal.actions}
        filled = {text for text, action in read.items() if any(matches(form, action) for form in legal.forms)}
        yield from (f"{seat} may also {text}" for text in sorted(printed - read.keys()))
        yield from (f"{seat} may not {text}" for text in sorted(read.keys() - printed - filled))
        unfilled = (form for form in legal.forms if not any(matches(form, each) for each in read.values()))
        yield from (f"{seat} may also {form.kind} with {listed(form.fields)}" for form in unfilled)
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
        except Refused as no:
            unread.append(f"legal: {text}: {words(no.refusal)}")
            continue
        if len(actions) == 1:
            read[game.notation.print_action(actions[0])] = actions[0]
        else:
            unread.append(f"legal: {text}: stands for {len(actions)} actions")
    return read, unread
