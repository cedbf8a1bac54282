"""TseuQuest at the terminal."""

from collections.abc import Mapping
from typing import Final

from taberna.bots import any_bot
from taberna.bots.tseuquest.simple import SIMPLE
from taberna.cli.names import Names
from taberna.cli.presentation import Drawing, Presentation, Reading, Seating, Typed
from taberna.cli.tseuquest.about import about
from taberna.cli.tseuquest.bring import named_options
from taberna.cli.tseuquest.chooser import BEGINNERS, USUAL, choose
from taberna.cli.tseuquest.idle import idle
from taberna.cli.tseuquest.menu import closed, path, ways
from taberna.cli.tseuquest.prompt import ask, help_text, reminder
from taberna.cli.tseuquest.roads import chart
from taberna.cli.tseuquest.screen import board, laid_open, plain, private, tale
from taberna.cli.tseuquest.sheet import sheets
from taberna.cli.tseuquest.spelling import spelled
from taberna.cli.tseuquest.words import campaign_ended, introduction, moved_only, put, story
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.secrets.view import View
from taberna.table.seats import Seat

QUICK: Final = ",".join(f"A:{hero}" for hero in USUAL)
"""Who sits down alone begins at once."""


def _secret(event: TseuQuestEvent, names: Names) -> str | None:
    """Nothing is shown once only: hands and the plan stay on their owner's own screen."""
    return None


def _surprise(before: View, after: View) -> bool:
    return not moved_only(before, after)


def _options(typed: Typed) -> Mapping[str, object]:
    """`party=A:bruna,A:odo,B:sela` and `ask=A,B`: rows of values; `adventure=the-cup.toml`: what is in it. A
    party that somebody asks for needs no sharing out; the usual one gives way to it."""
    if "players" in typed and "party" in typed:
        left_out = "party" if typed["party"] == QUICK else "players"
        typed = {name: text for name, text in typed.items() if name != left_out}
    plain_values: dict[str, object] = dict(typed)
    if typed.get("adventure"):
        plain_values |= named_options(typed["adventure"])
    if "party" in typed:
        plain_values["party"] = [_chosen(text) for text in typed["party"].split(",")]
    for rows in ("ask", "own_dice"):
        if rows in typed:
            plain_values[rows] = [seat for seat in typed[rows].split(",") if seat]
    return plain_values


def _chosen(text: str) -> dict[str, str]:
    seat, _, hero = text.strip().rpartition(":")
    return {"seat": seat.strip() or "A", "hero": hero.strip()}


def _seated(people: frozenset[Seat]) -> Typed:
    """With a person behind the screen there are rulings, and placing within the rules; that person chooses
    the adventure (TQ-G13)."""
    return {"sorcerer": "human"} if SORCERER in people else {"adventure": BEGINNERS}


def _own_dice(people: frozenset[Seat]) -> Typed:
    return {"own_dice": ",".join(sorted(people))} if people else {}


TSEUQUEST: Final[Presentation[State, TseuQuestAction, TseuQuestEvent, View]] = Presentation(
    Drawing(
        board=board,
        plain=plain,
        ask=ask,
        story=story,
        page=introduction,
        secret=_secret,
        private=private,
        put=put,
        rules=reminder,
        help=help_text,
        laid_open=laid_open,
        match=campaign_ended,
        next_game="quest-next",
    ),
    Reading(
        ways=ways,
        closed=closed,
        asides={"map": chart, "sheets": sheets, "story": tale},
        lookups={"about": about},
        typed=("abandon",),
        path=path,
        surprise=_surprise,
        idle=idle,
        spelled=spelled,
    ),
    Seating(
        bot=any_bot(SIMPLE),
        between_bots={"rounds_max": "60"},
        options=_options,
        usual={"party": QUICK},
        usual_elsewhere={"players": "2"},
        titles={SORCERER: "seat-sorcerer"},
        house=(SORCERER,),
        seated=_seated,
        own_dice=_own_dice,
        choose=choose,
        goes_on=False,
    ),
)
