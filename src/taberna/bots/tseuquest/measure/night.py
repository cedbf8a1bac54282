"""One adventure, played and counted: the row that everything else is added up from."""

from typing import Final

from msgspec.structs import replace

from taberna.bots import AnyBot, any_bot
from taberna.bots.tseuquest.evening import HEROES, ROUNDS, play_evening
from taberna.bots.tseuquest.levels import bot
from taberna.bots.tseuquest.measure.copies import lay_aside
from taberna.bots.tseuquest.measure.counts import Counts, Watcher
from taberna.bots.tseuquest.measure.rivals import known
from taberna.bots.tseuquest.tactics.weights import Weights
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import PLAYERS, Chosen, Options
from taberna.table.dice import Draws
from taberna.table.values import Value

SIZES: Final = (1, 2, 3, 4)


class Setting(Value, frozen=True):
    """What all games of a simulation have in common."""

    heroes: str = "simple"
    """The bot that plays the adventurers."""
    sorcerer: str = "simple"
    sizes: tuple[int, ...] = SIZES
    """Of parties, in turn."""
    party: tuple[str, ...] = ()
    """Always these; empty: drawn for each game by its number."""
    content: str = GAME.content
    """What was played with other content is not the same adventure."""
    weights: Weights | None = None
    """Other numbers for the Sorcerer than those of his level."""


class Night(Value, frozen=True):
    """Game `number` of an adventure: the same number, the same party and dice, whoever plays."""

    adventure: str
    number: int
    party: tuple[str, ...]
    result: str
    """`success`, `failure`, `stall`, or `error`."""
    reason: str = ""
    rounds: int = 0
    counts: Counts = Counts()


def party_of(setting: Setting, adventure: str, number: int) -> tuple[str, ...]:
    if setting.party:
        return setting.party
    size = setting.sizes[number % len(setting.sizes)]
    return tuple(Draws(b"party", adventure, "", number).shuffled(HEROES)[:size])


def _weighed(setting: Setting) -> AnyBot:
    return any_bot(bot(setting.sorcerer, setting.weights))


def play_night(setting: Setting, adventure: str, number: int) -> Night:
    lay_aside(adventure)
    heroes = party_of(setting, adventure, number)
    party = tuple(Chosen(seat, hero) for seat, hero in zip(PLAYERS, heroes, strict=False))
    night = Night(adventure, number, heroes, "error")
    bots, watcher = known(), Watcher()
    try:
        evening = play_evening(
            Options(adventure=adventure, party=party, rounds_max=ROUNDS),
            f"{adventure} {number}",
            heroes=bots[setting.heroes],
            sorcerer=bots[setting.sorcerer] if setting.weights is None else _weighed(setting),
            watch=watcher,
            alone=True,
        )
    except Exception as error:  # whatever it is: the others are still to be played, and this one is counted
        return replace(night, reason=repr(error)[:200])
    outcome = evening.state.outcome
    return replace(
        night,
        result=evening.result(adventure),
        reason=outcome.reason if outcome else "",
        rounds=evening.rounds(),
        counts=watcher.counts(evening.state),
    )
