"""The tables that are played at, and what a game's tests must know of it that the contract does not say."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import pytest

from house import ALL
from taberna.table.game import AnyGame
from taberna.table.seats import Seat
from taberna.table.values import Action, Event, Options, State


@dataclass(frozen=True)
class Traits:
    entitles: Callable[[Event, Seat], bool]
    """Whether what happened gives this seat a right to something it could not know before."""
    shows: Callable[[Event], bool]
    """Whether what it shows is told after it, and itself it is the same in any world: a chest is opened."""
    sound: Callable[[State], bool]
    """Whether a state could have come about, as far as its hidden part goes."""
    secret: Callable[[State, Action], bool]
    """Whether an action's very parameters are hidden from somebody: a card drawn, a sealed bid."""
    quits: frozenset[str]
    """The tags of actions that end a game without playing it out."""
    idle: frozenset[str]
    """What can always be done and leads nowhere."""
    rash: frozenset[str]
    """The tags of actions that bring a game nearer to its end: random play takes them seldom, to get far."""
    bound: Callable[[Options], int | None]
    """After how many actions a game must have ended; None: it may go on for ever."""
    under_way: Callable[[State], str]
    """The tag of the step that is waited for, or "turn"."""
    hidden_in: frozenset[str]
    """What must have been under way with something hidden, at one or other table of every variant."""
    each: int
    """How many moments of each kind a quick run looks at: the fewer, the longer the game takes."""
    positions: Callable[[Options], tuple[str, ...]] = lambda options: ()
    """Positions of which something is hidden, where random play comes to little of it by itself."""
    rare: frozenset[str] = frozenset()
    """The tags of actions and events too seldom for short random play; scenarios meet them."""
    hides: Callable[[Options], bool] = lambda options: True
    """Whether there is anything to hide at such a table."""
    arrives: Callable[[Event], bool] = lambda event: False
    """Whether it is told only where it shows something: somebody comes out of the dark."""

    def may_differ(self, one: Event, other: Event, seat: Seat) -> bool:
        """Whether these may be told in two worlds in the same place: both show something, or the same look
        does in one of them."""
        rights = [self.entitles(event, seat) for event in (one, other)]
        return all(rights) or (any(rights) and tag(one) == tag(other))


@dataclass(frozen=True, repr=False, eq=False)
class Table:
    game: AnyGame
    options: Options

    def __repr__(self) -> str:
        return f"{self.game.name} with {self.options}"

    @property
    def traits(self) -> Traits:
        return TRAITS[self.game.name]


def tag(value: object) -> str:
    return str(value.__struct_config__.tag)  # type: ignore[attr-defined]  # every action and event is a struct


def part(value: object, name: str) -> object:
    return getattr(value, name)


def row(value: object, name: str) -> tuple[Any, ...]:
    found = part(value, name)
    assert isinstance(found, tuple)
    return found


def _hazard_sound(state: State) -> bool:
    hands, calls = row(state, "hands"), row(state, "calls")
    return all(hand in ("", *"123456") for hand in hands) and all(
        call == 0 or 4 <= call <= 24 for call in calls
    )


def _tellstones_sound(state: State) -> bool:
    lines = ([stone.upper() for stone in line if stone != "."] for line in row(state, "lines"))
    return all(len(line) == len(set(line)) and set(line) <= set("CDSFKHL") for line in lines)


def _first_step(state: State) -> str:
    steps = row(state, "steps")
    return tag(steps[0]) if steps else "turn"


def _last_step(state: State) -> str:
    steps = row(state, "steps")
    return tag(steps[-1]) if steps else "turn"


def _tellstones_positions(options: Options) -> tuple[str, ...]:
    """Stones down, and three looks for the one to move; a bell about to ring, where there is one; a proof
    under way, and a boast that wants a reply."""
    line = "..cdkF." if part(options, "ends") == "mat" else "cdsFk"
    lines = f"{line}/{line[::-1]}" if options.variant == "vanguard" else line
    first, last = ("A1", "B2") if options.variant == "round" else ("A", "B")
    quiet = " quiet:11" if part(options, "last_orders") == "on" else ""
    about = ":A" if options.variant == "vanguard" else ""
    return (
        f"{lines} 0-1 {first} bonus:A",
        f"{lines} 0-0 {first} prove{about}",
        f"{lines} 1-0 {last} bonus:B{quiet}",
        f"{lines} 0-0 {last} reply{about}",
    )


def _tseuquest_sound(state: State) -> bool:
    """No more of a card than there are."""
    hands = [card for figure in row(state, "figures") for card in row(figure, "hand")]
    decks = part(state, "decks")
    assert isinstance(decks, dict)
    return all(deck.count(card) + hands.count(card) <= 6 for deck in decks.values() for card in set(hands))


def _shows_something(event: Event) -> bool:
    """A look is told of every step; mostly there is nothing new to see but more of a corridor."""
    return any(row(event, part) for part in ("rooms", "figures", "doors", "scenery", "traps", "hoards"))


CELLAR = """
rooms = ["f1", "f2"]
map = '''
+-+-+-+-+-+-+-+
|h . . x .dg q|
+ + + + + +-+-+
|k . . . .|. m|
+ +s+-+ + + +d+
|. .|z . .|. .|
+-+-+-+-+-+-+-+
'''
[key]
h = { hero = "bruna", items = ["longsword", "potion"] }
k = { hero = "sela", seat = "B", hand = ["spark", "numbing-mist"] }
x = { scenery = "chest", use = [{ do = "gold", amount = 10 }], trap = "guard" }
g = { minion = "goblin", hidden = true, group = "watch", state = ["asleep"] }
q = { antagonist = "warlock", hidden = true }
m = { minion = "brute", hidden = true }
z = { trap = "pit", hidden = true, harm = 1 }
[[door]]
at = "e1e"
lock = "rusty-key"
[[trap]]
id = "guard"
kind = "spears"
harm = 1
complexity = 3
[[trap]]
id = "spears"
kind = "spears"
edge = "b1e"
harm = 1
complexity = 3
[[trap]]
id = "rune"
kind = "magic"
square = "c2"
seen = true
effects = [{ do = "damage", amount = 1 }]
[[zone]]
id = "dust"
squares = ["a3", "b3"]
[script]
exits = ["a3"]
"""
"""Behind a locked door, a secret one and the floor there is something of every sort that can be hidden."""
ALONE = """
map = '''
+-+-+-+-+-+
|h . k r g|
+-+-+-+-+-+
'''
[key]
h = { hero = "bruna", state = ["buried"] }
k = [{ trap = "deep-pit", id = "deep", hidden = false }, { hero = "sela", seat = "B", state = ["pit"] }]
r = { minion = "rat", state = ["asleep"] }
g = { minion = "goblin", hidden = true, state = ["asleep"] }
"""
"""One under rocks, one in a deep pit, nobody to help either, and a sleeper in sight whose pockets are not."""


def _tseuquest_positions(options: Options) -> tuple[str, ...]:
    return (CELLAR, ALONE) if options.variant == "adventure" else ()


TRAITS: Final = {
    "hazard": Traits(
        entitles=lambda event, seat: (
            tag(event) == "lifted" or (tag(event) == "tipped" and part(event, "seat") == seat)
        ),
        shows=lambda event: False,
        sound=_hazard_sound,
        secret=lambda state, action: tag(row(state, "steps")[0]) in ("deal", "whisper", "calling"),
        quits=frozenset({"leave"}),
        idle=frozenset(),
        rash=frozenset(),
        bound=lambda options: 9 * int(str(part(options, "rounds"))),
        under_way=_first_step,
        hidden_in=frozenset({"deal", "staking", "calling"}),
        each=4,
    ),
    "tellstones": Traits(
        entitles=lambda event, seat: (
            tag(event) == "turned" or (tag(event) == "looked" and part(event, "looker") == seat)
        ),
        shows=lambda event: False,
        sound=_tellstones_sound,
        secret=lambda state, action: False,
        quits=frozenset({"resign", "claim", "draw", "flag", "away"}),
        idle=frozenset(),
        rash=frozenset({"challenge", "boast", "doubt"}),
        bound=lambda options: 4000 if part(options, "last_orders") == "on" else None,
        under_way=_last_step,
        hidden_in=frozenset(
            {
                *("turn", "looks-open", "order-standing", "answer-due", "reply-due", "stolen-due"),
                *("proof-due", "bell-roll"),
            }
        ),
        each=3,
        positions=_tellstones_positions,
    ),
    "tseuquest": Traits(
        entitles=lambda event, seat: (
            (tag(event) == "revealed" and _shows_something(event))
            or tag(event)
            in (
                *(
                    "nothing-found",
                    "hoard-taken",
                    "scenery-used",
                    "introduced",
                    "hand-seen",
                    "drew",
                ),
                *("opened", "rattled", "got-item", "gold-changed"),
                "came-to-nothing",  # a card that opens was stopped by a lock
            )
        ),
        shows=lambda event: (
            tag(event) == "scenery-used"
            or (tag(event) == "thrown" and str(part(event, "purpose")).startswith("disarm"))
        ),
        sound=_tseuquest_sound,
        secret=lambda state, action: (
            tag(action) == "adventure"
            or (tag(action) == "rolled" and tag(row(state, "steps")[-1]) == "draw-cards")
        ),
        quits=frozenset({"leave", "abandon", "rule-end", "drop", "show"}),
        idle=frozenset(
            {"rule-move", "rule-value", "rule-give", "rule-take", "rule-door", "rule-place", "rule-end"}
        ),
        rash=frozenset({"pass", "ready", "stop", "rule-take", "rule-door", "put-back", "sit"}),
        bound=lambda options: 60000 if int(str(part(options, "rounds_max"))) else None,
        under_way=_last_step,
        hidden_in=frozenset({"turn", "throw", "motion", "draw-cards", "search-due", "trading"}),
        each=3,
        rare=frozenset(
            {
                *(
                    "buried",
                    "charging",
                    "control",
                    "control-ended",
                    "failed",
                    "control-taken",
                    "foresaw",
                    "freed",
                    "jammed",
                    "rearmed",
                ),
                *(
                    "points-lost",
                    "rattled",
                    "repair",
                    "repaired",
                    "restricted",
                    "struck",
                    "turn-missed",
                    "unmarked",
                ),
                *("weapon-ruined", "went-on"),
                *("rerolled", "aimed", "advantage-taken", "advantage-won", "passage-denied", "trap-missed"),
                *("dodged", "escape-failed", "unhurt"),
            }
        ),
        positions=_tseuquest_positions,
        # Where the party is shared out first, a short walk sees little of the plan. That nothing shows is
        # tried there, too; what is secret before it begins has leaks of its own (tseuquest/test_sharing.py).
        hides=lambda options: options.variant == "adventure" and not part(options, "players"),
        arrives=lambda event: (
            (tag(event) == "revealed" and bool(row(event, "figures")))
            or tag(event) == "hoard-taken"  # a search finds what lies in every zone around
        ),
    ),
}


SMALL: Final = {"good-barrel": "lost-lamp", "quiet-hours": "narrow-stair", "the-audit": "narrow-stair"}
"""Adventures of the house, and in place of each a small one that has a little of everything."""


def _tried(options: Options) -> Options:
    name = getattr(options, "adventure", "")
    return msgspec.structs.replace(options, adventure=SMALL[name]) if name in SMALL else options


TABLES: Final = {
    f"{game.name}-{variant}-{number}": Table(game, _tried(options))
    for game in ALL.values()
    for variant in game.variants
    for number, options in enumerate(game.study.settings(variant))
}


def every(wanted: Callable[[Table], bool], *names: str) -> pytest.MarkDecorator:
    """Parametrizes by the tables that are so, of games or variants whose names begin so."""
    return pytest.mark.parametrize(
        "table",
        [
            pytest.param(table, id=name)
            for name, table in TABLES.items()
            if wanted(table) and name.startswith(names or "")
        ],
    )


def hides(table: Table) -> bool:
    return table.traits.hides(table.options)


every_table = every(lambda table: True)
every_hiding_table = every(hides)
quickly_and_long = pytest.mark.parametrize("times", [1, pytest.param(4, marks=pytest.mark.slow)])
"""A few nights at each table, and for `make test-all` many times as many."""
