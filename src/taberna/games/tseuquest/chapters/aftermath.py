"""What is told after the end of an adventure and of a campaign (TQ-17.6): how it went, who came home with
what, and what became of everybody."""

from typing import Literal, TypeAlias

from taberna.games.tseuquest.chapters.campaign import after
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.options import Campaign
from taberna.games.tseuquest.things.library import SHEETS
from taberna.games.tseuquest.things.pieces import Figure
from taberna.games.tseuquest.things.script import Words
from taberna.games.tseuquest.things.shelf import campaign_of
from taberna.table import values

How: TypeAlias = Literal["unharmed", "whole", "fallen", "nobody", "empty", "time", "abandoned", "ruling"]


class Fate(values.Value, frozen=True):
    hero: str
    words: Words


class Aftermath(values.Value, frozen=True):
    how: How
    """The Mentor has something to say of each."""
    reward: int
    """Gold for each who came back."""
    home: tuple[str, ...]
    fallen: tuple[str, ...]
    told: tuple[Words, ...]
    """The end of the campaign, by the roads that were taken; empty: it goes on, or there is none."""
    fates: tuple[Fate, ...]
    """What became of everybody who went along, once a campaign is over."""


def aftermath(state: State) -> Aftermath | None:
    if state.outcome is None or state.outcome.result not in ("success", "failure"):
        return None
    won = state.outcome.result == "success"
    heroes = {f.id: f for f in (*state.gone, *state.figures) if f.kind == "hero"}
    fallen = tuple(name for name in state.order if name in heroes and _has_fallen(state, heroes[name]))
    home = tuple(name for name in state.order if name in heroes and name not in fallen)
    told, fates = _campaign_end(state) if won else ((), ())
    reward = state.script.reward if won and home else 0
    return Aftermath(_how(state, heroes, fallen), reward, home, fallen, told, fates)


def _has_fallen(state: State, hero: Figure) -> bool:
    return hero not in state.figures and hero.id not in state.escaped


def _how(state: State, heroes: dict[str, Figure], fallen: tuple[str, ...]) -> How:
    assert state.outcome is not None
    if state.outcome.result == "success":
        full = all(heroes[name].life >= SHEETS[heroes[name].sheet].life for name in heroes)
        if len(fallen) == len(heroes):
            return "nobody"
        return "fallen" if fallen else "unharmed" if full else "whole"
    match state.outcome.reason:
        case "abandoned":
            return "abandoned"
        case "ruling":
            return "ruling"
        case "nobody left":
            return "empty" if state.escaped else "nobody"
        case _:
            return "time"


def _campaign_end(state: State) -> tuple[tuple[Words, ...], tuple[Fate, ...]]:
    """Of a campaign of the house that was played from its beginning to an end of it."""
    if state.script.next or state.options.brought:
        return (), ()
    campaign = after(state)
    texts = campaign_of(campaign.played[0])

    def words(name: str) -> tuple[Words, ...]:
        found = {language: own[name] for language, own in texts.items() if name in own}
        return (found,) if found else ()

    roads = [name for name in campaign.played[:-1] if name in campaign.won]
    told = [each for name in roads for each in words(f"way-{name}")]
    fates = [Fate(hero, each) for hero, name in ends(campaign) for each in words(name)]
    return (*words(f"end-{state.script.name}"), *told), tuple(fates)


def ends(campaign: Campaign) -> list[tuple[str, str]]:
    return [(one.hero, f"{'fell' if one.fallen else 'home'}-{one.hero}") for one in campaign.belongings]
