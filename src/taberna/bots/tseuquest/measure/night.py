"""One adventure, played and counted: the row that everything else is added up from."""

from typing import Final

from msgspec.structs import replace

from taberna.bots import AnyBot, any_bot
from taberna.bots.tseuquest.evening import HEROES, ROUNDS, AnyPlay, play_evening
from taberna.bots.tseuquest.levels import bot
from taberna.bots.tseuquest.measure.copies import lay_aside
from taberna.bots.tseuquest.measure.counts import Counts, Watcher
from taberna.bots.tseuquest.measure.followed import Followed
from taberna.bots.tseuquest.measure.met import Encounters, Hour
from taberna.bots.tseuquest.measure.outfits import campaign_with, outfits, with_drawn_elements
from taberna.bots.tseuquest.measure.rivals import known
from taberna.bots.tseuquest.tactics.weights import Weights
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.options import PLAYERS, Brought, Chosen, Options
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
    outfits: bool = False
    """Each adventurer has bought something before (`outfits`)."""
    files: tuple[tuple[Brought, ...], ...] = ()
    """Adventures that are not the house's, whole, each with what may follow it: there wherever a game is
    played; and games of a file that has changed since are games of another adventure."""

    def brought(self, adventure: str) -> tuple[Brought, ...]:
        """What the table brings at which this is played."""
        return next((files for files in self.files if files[0].name == adventure), ())


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
    met: tuple[str, ...] = ()
    """What of the box was met, and which clauses were followed, each as `kind.id` (`met`, `followed`)."""
    hours: tuple[Hour, ...] = ()
    bought: tuple[str, ...] = ()
    """What somebody of the party had bought before."""


def party_of(setting: Setting, adventure: str, number: int) -> tuple[str, ...]:
    if setting.party:
        return setting.party
    size = setting.sizes[number % len(setting.sizes)]
    return tuple(Draws(b"party", adventure, "", number).shuffled(HEROES)[:size])


def _weighed(setting: Setting) -> AnyBot:
    return any_bot(bot(setting.sorcerer, setting.weights))


def play_night(setting: Setting, adventure: str, number: int) -> Night:
    brought = setting.brought(adventure)
    if not brought:
        lay_aside(adventure)
    heroes = party_of(setting, adventure, number)
    party = tuple(Chosen(seat, hero) for seat, hero in zip(PLAYERS, heroes, strict=False))
    night = Night(adventure, number, heroes, "error")
    bots, watcher, followed, encounters = known(), Watcher(), Followed(), Encounters()
    played = bots[setting.heroes]
    bought = outfits(adventure, number, heroes) if setting.outfits else {}

    def watch(play: AnyPlay) -> None:
        watcher(play)
        encounters(play)
        for _, event, _ in play.moments:
            followed.note(event)

    try:
        evening = play_evening(
            Options(
                adventure=adventure,
                party=party,
                rounds_max=ROUNDS,
                campaign=campaign_with(bought),
                brought=brought,
            ),
            f"{adventure} {number}",
            heroes=with_drawn_elements(played, adventure, number) if setting.outfits else played,
            sorcerer=bots[setting.sorcerer] if setting.weights is None else _weighed(setting),
            watch=watch,
            alone=True,
            deciding=followed,
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
        met=tuple(sorted(encounters.met | {f"clause.{clause}" for clause in followed.clauses})),
        hours=tuple(encounters.hours),
        bought=tuple(sorted({item for items in bought.values() for item in items})),
    )
