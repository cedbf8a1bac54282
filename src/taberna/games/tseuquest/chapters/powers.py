"""What figures do of their own accord when the moment for it comes. A sheet comes before the rulebook
(TQ-G172); what nobody has seen does nothing of the kind, so that nothing is read from it (TQ-G203)."""

from typing import Final

from taberna.games.tseuquest.chapters.harm import is_falling, slay
from taberna.games.tseuquest.effects.interpreter import apply
from taberna.games.tseuquest.effects.outcome import is_seen
from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.flow.events import Powered, Ruled, TseuQuestEvent
from taberna.games.tseuquest.flow.state import State, find, same_side
from taberna.games.tseuquest.flow.tale import Tale, begin_tale
from taberna.games.tseuquest.ground.neighbours import foes_beside, sheet
from taberna.games.tseuquest.things.library import POWERS
from taberna.games.tseuquest.things.pieces import Figure
from taberna.games.tseuquest.things.sheets import Occasion, Power

HEARD: Final = frozenset(
    {events.FightEnded, events.LifeChanged, events.TurnBegan, events.Revealed, events.Moved}
)


def answer(tale: Tale, event: TseuQuestEvent) -> None:
    if type(event) not in HEARD or not tale.state.script.box:
        return
    match event:  # the commonest first
        case events.Moved(name, how="walked"):
            _come_near(tale, name)
        case events.Revealed(figures=figures):
            for each in figures:
                use(tale, each.id, "seen", each.id)
        case events.LifeChanged(name, by) if by < 0:
            _wounded(tale, name)
        case events.FightEnded(attacker, defender, hits=hits) if hits:
            _hit(tale, attacker, defender)
        case events.TurnBegan(name):
            use(tale, name, "turn", name)
        case _:
            pass


def use(tale: Tale, name: str, on: Occasion, target: str) -> None:
    """All its powers for this moment; one of which nothing would come is kept for another time."""
    owner = find(tale.state, name)
    if owner is None or not sheet(owner).powers or not (owner.seen and not owner.asleep):
        return
    for power in ready(owner, on):
        if _matters(tale.state, power, name, target):
            tale.tell(Powered(name, power.id, target if target != name else "", power.once))
            apply(tale, power.effects, name, target, power.id)


def ready(owner: Figure, on: Occasion) -> tuple[Power, ...]:
    own = (POWERS[name] for name in sheet(owner).powers if name not in owner.spent)
    return tuple(power for power in own if power.on == on)


def _matters(state: State, power: Power, name: str, target: str) -> bool:
    trial = begin_tale(state)
    apply(trial, power.effects, name, target, power.id)
    return any(is_seen(state, event, trial.state) for event in trial.events)


def _hit(tale: Tale, attacker: str, defender: str) -> None:
    """Whoever of its own side was hit by mistake has nothing more to fear from it."""
    owner, met = find(tale.state, attacker), find(tale.state, defender)
    if owner is not None and not (met is not None and same_side(owner, met)):
        use(tale, attacker, "hit", defender)


def _wounded(tale: Tale, name: str) -> None:
    """`harm.wound` leaves it to us whether one that has powers falls."""
    hurt = find(tale.state, name)
    if hurt is None or not sheet(hurt).powers:
        return
    if not any(isinstance(event, Ruled) for event in tale.events):
        use(tale, name, "hurt", name)
        if _is_falling(tale.state, name):
            use(tale, name, "fall", name)
    if _is_falling(tale.state, name):
        slay(tale, name)


def _is_falling(state: State, name: str) -> bool:
    found = find(state, name)
    return found is not None and is_falling(found)


def _come_near(tale: Tale, name: str) -> None:
    mover = find(tale.state, name)
    if mover is not None and mover.seen:
        for guard in foes_beside(tale.state, mover):
            use(tale, guard.id, "near", name)
