"""Effects that bring figures, send them away or wake them."""

from taberna.games.tseuquest.chapters.entering import arrive
from taberna.games.tseuquest.chapters.reveal import draw_chaos
from taberna.games.tseuquest.effects.vocabulary import Effect
from taberna.games.tseuquest.flow.events import SpellEnded, Summoned, Vanished, Woke
from taberna.games.tseuquest.flow.state import State, find
from taberna.games.tseuquest.flow.tale import Tale
from taberna.games.tseuquest.ground.neighbours import free_beside
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.things.library import CARDS, SHEETS
from taberna.games.tseuquest.things.numbering import BEYOND, DARK, SUMMONED
from taberna.games.tseuquest.things.pieces import Figure
from taberna.table.dice import Draws
from taberna.table.seats import Seat


def summon(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    summoner = find(tale.state, source)
    if summoner is None:
        return
    elemental = SHEETS[effect.what].kind == "elemental"
    _appear(tale, effect.what, summoner, summoner.seat, summoner=source if elemental else "", bound=elemental)


def ambush(tale: Tale, effect: Effect, name: str) -> None:
    """Somebody who was waiting here for whoever comes; where there is no room beside him, nobody was."""
    victim = find(tale.state, name)
    if victim is not None:
        _appear(tale, effect.what, victim, SORCERER)


def _appear(
    tale: Tale, kind: str, near: Figure, seat: Seat, *, summoner: str = "", bound: bool = False
) -> None:
    room = free_beside(tale.state, near)
    if not room:
        return
    sheet, name = SHEETS[kind], _name(tale.state, kind, near)
    tale.tell(
        Summoned(
            Figure(
                name,
                kind,
                sheet.kind,
                seat,
                room[0],
                sheet.life,
                sheet.mind,
                summoner=summoner,
                bound=bound,
                fresh=True,
                seen=near.seen,
                roused=not near.seen,
            )
        )
    )
    arrive(tale, name)
    called = find(tale.state, name)
    if called is not None and called.seen:
        draw_chaos(tale, called)


def _name(state: State, sheet: str, summoner: Figure) -> str:
    """Whoever is called in the dark takes no number from those who are called before everybody's eyes, and
    gets one that nobody can work out: it hangs on all that has happened unseen."""
    taken = {f.id for f in state.figures}
    numbers = SUMMONED if summoner.seen else Draws(b"numbers", f"{sheet} {_dark(state)}").shuffled(DARK)
    return next(name for n in (*numbers, *range(BEYOND, 2 * BEYOND)) if (name := f"{sheet}-{n}") not in taken)


def _dark(state: State) -> str:
    """All that has happened unseen: who is where, what they hold, how often anything was thrown or drawn."""
    unseen = (f for f in state.figures if not f.seen)
    figures = [" ".join((f.id, f.square, str(f.life), str(f.mind), *f.hand)) for f in unseen]
    return "\n".join((*figures, *(f"{draws.purpose} {draws.owner} {draws.n}" for draws in state.drawn)))


def dispel(tale: Tale, effect: Effect, name: str) -> None:
    """TQ-G168: what stays can be ended by a card; a summoning ends with what was summoned."""
    freed = find(tale.state, name)
    if freed and freed.kind == "elemental":
        tale.tell(Vanished(name))
        return
    for spell in tale.state.spells:
        if spell.target == name and not any(e.do == "summon" for e in CARDS[spell.card].effects):
            tale.tell(SpellEnded(spell))


def wake(tale: Tale, effect: Effect, source: str, target: str, origin: str) -> None:
    sleepers = tuple(f.id for f in tale.state.figures if f.group == effect.what and f.asleep)
    if sleepers:
        tale.tell(Woke(effect.what, sleepers))
