"""What an adventure says should follow when something happens (TQ-13.1, TQ-6.17)."""

from typing import Final

from taberna.games.tseuquest.effects.interpreter import apply
from taberna.games.tseuquest.effects.targets import holds
from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.flow.events import (
    Fired,
    TseuQuestEvent,
)
from taberna.games.tseuquest.flow.state import State, find, motion, of_sorcerer
from taberna.games.tseuquest.flow.tale import Tale
from taberna.games.tseuquest.things.script import Moment, Trigger

HEARD: Final = frozenset(
    {
        events.RoundBegan,
        events.Noise,
        events.Moved,
        events.FellIn,
        events.Slain,
        events.Opened,
        events.SceneryUsed,
        events.Revealed,
        events.Flagged,
        events.Left,
        events.Declared,
        events.HoardTaken,
    }
)


def react(tale: Tale, event: TseuQuestEvent) -> None:
    """Whatever the adventure says should follow (TQ-13.1, TQ-6.17)."""
    if type(event) not in HEARD:
        return
    match event:  # the commonest first
        case events.Moved(name, square) | events.FellIn(name, square):
            mover = find(tale.state, name)
            if mover and not of_sorcerer(mover):
                if creaks(tale.state, event):
                    tale.tell(events.Noise(name, square))
                fire(tale, "enter", square, name)
        case events.Revealed(figures=figures, scenery=scenery):
            for name in (*(f.id for f in figures), *(s.id for s in scenery)):
                fire(tale, "seen", name, "")
        case events.Declared(name, "search"):
            searcher = find(tale.state, name)
            if searcher:
                fire(tale, "searched", searcher.square, name)
        case events.RoundBegan(number):
            fire(tale, "round", str(number - tale.state.script.since), "")
        case events.Noise(name, square):
            fire(tale, "noise", square, name)
        case events.Slain(name):
            fire(tale, "slain", name, name)
        case events.Opened(name, edge):
            fire(tale, "opened", edge, name)
        case events.SceneryUsed(name, piece):
            fire(tale, "used", piece, name)
        case events.Flagged(flag):
            fire(tale, "flag", flag, "")
        case events.Left(name):
            fire(tale, "left", name, name)
        case events.HoardTaken(hoard, name):
            fire(tale, "found", hoard, name)
        case _:
            pass


def creaks(state: State, event: TseuQuestEvent) -> bool:
    """Where silence is asked for, walking is heard and stealth is not (TQ-6.17, TQ-G54)."""
    walked = (
        isinstance(event, events.Moved) and event.how == "walked" and event.square in state.script.silence
    )
    moving = motion(state)
    return walked and not (moving is not None and moving.mode == "stealth")


def fire(tale: Tale, on: Moment, what: str, name: str) -> None:
    for trigger in tale.state.script.triggers:
        if trigger.on == on and meant(trigger, what) and ready(tale.state, trigger, name):
            tale.tell(Fired(trigger.id))
            apply(tale, trigger.effects, name, name, trigger.id)


def meant(trigger: Trigger, what: str) -> bool:
    return not trigger.what or what in trigger.what.split(" ")


def ready(state: State, trigger: Trigger, name: str) -> bool:
    if state.outcome is not None or (trigger.once and trigger.id in state.fired):
        return False
    return holds(state, trigger.when, name)
