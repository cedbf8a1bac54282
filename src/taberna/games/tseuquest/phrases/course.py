"""Setting up, rounds, turns, and what is declared; the Sorcerer's rulings, and the end."""

from collections.abc import Iterator
from typing import Final

from taberna.games.tseuquest.flow import actions, events
from taberna.games.tseuquest.phrases.names import Seen, kind_of_action, missile, named, scenery, several
from taberna.games.tseuquest.phrases.refusals import refused
from taberna.games.tseuquest.phrases.table import Said, say, told
from taberna.games.tseuquest.things.library import ITEMS
from taberna.table.phrase import Parameter, Phrase, Seated, Term, Translated

PARTS: Final = {
    "title": "quest-title",
    "introduction": "quest-said",
    "goal": "quest-goal",
    "advice": "quest-advice",
}
"""What is read out before an adventure, in this order, and how."""
DECLARED: Final = ("search", "disarm", "detect", "trade", "control", "dismiss", "repair", "use")
"""Kinds of action that are told when they are declared; the others tell themselves."""


@told(events.AdventureChosen)
def _adventure_chosen(event: events.AdventureChosen, seen: Seen) -> Said:
    view = seen.views[-1]
    if not view.options.adventure:
        return say("quest-adventure-chosen")
    (title,) = [each.title for each in view.coming] or [view.texts["title"]]
    return say("quest-adventure-named", title=Translated(title))


@told(events.HeroPicked)
def _hero_picked(event: events.HeroPicked, seen: Seen) -> Said:
    hero = event.hero
    return say("quest-hero-picked", seat=Seated((hero.seat,)), figure=seen.figure(hero.id))


@told(events.HeroPutBack)
def _hero_put_back(event: events.HeroPutBack, seen: Seen) -> Said:
    return say("quest-hero-put-back", seat=Seated((event.seat,)), figure=seen.figure(event.hero))


@told(events.HeroSeated)
def _hero_seated(event: events.HeroSeated, seen: Seen) -> Said:
    return say("quest-hero-seated", figure=seen.figure(event.hero), place=event.place)


@told(events.PartyFormed)
def _party_formed(event: events.PartyFormed, seen: Seen) -> Said:
    return say("quest-party-formed", heroes=seen.figures(chosen.hero for chosen in event.party))


@told(events.ElementChosen)
def _element_chosen(event: events.ElementChosen, seen: Seen) -> Said:
    hero = seen.figure(event.hero)
    return say("quest-element-chosen", figure=hero, round=event.round, element=event.element)


@told(events.Introduced)
def _introduced(event: events.Introduced, seen: Seen) -> Iterator[Phrase]:
    """TQ-3.7: title, introduction, the task and the Mentor's advice."""
    for part, message in PARTS.items():
        if part in event.texts:
            yield say(message, text=Translated(event.texts[part]))


@told(events.Said)
def _said(event: events.Said, seen: Seen) -> Said:
    return say("quest-said", text=Translated(event.text, {"hero": seen.figure(event.figure)}))


@told(events.WentOn)
def _went_on(event: events.WentOn, seen: Seen) -> Said:
    return say("quest-went-on")


@told(events.RoundBegan)
def _round_began(event: events.RoundBegan, seen: Seen) -> Said:
    return say("quest-round-began", round=event.round)


@told(events.SorcererBegan)
def _sorcerer_began(event: events.SorcererBegan, seen: Seen) -> Said:
    return say("quest-sorcerer-began")


@told(events.TurnBegan)
def _turn_began(event: events.TurnBegan, seen: Seen) -> Said:
    return say("quest-turn-began", figure=seen.figure(event.figure), points=event.points)


@told(events.ControlTaken)
def _control_taken(event: events.ControlTaken, seen: Seen) -> Said:
    elemental, master = seen.figure(event.elemental), seen.figure(event.master)
    return say("quest-control-taken", figure=elemental, master=master, points=event.points)


@told(events.ControlEnded)
def _control_ended(event: events.ControlEnded, seen: Seen) -> Said:
    return say("quest-control-ended", master=seen.figure(event.master))


@told(events.TurnMissed)
def _turn_missed(event: events.TurnMissed, seen: Seen) -> Said:
    return say("quest-turn-missed", figure=seen.figure(event.figure))


@told(events.Declared)
def _declared(event: events.Declared, seen: Seen) -> Said:
    kind, target = event.kind, event.target
    if kind not in DECLARED or (kind == "use" and target in ITEMS):
        return None  # an object that is used tells itself
    what: Parameter = target if kind == "search" else seen.thing(target)
    what = missile(target) if kind == "repair" else what
    return say(f"quest-declared-{kind}", figure=seen.figure(event.figure), what=what)


@told(events.Failed)
def _failed(event: events.Failed, seen: Seen) -> Said:
    return say(
        "quest-failed",
        figure=seen.figure(event.figure),
        what=kind_of_action(event.kind),
        points=event.points,
        why=refused(event.why, seen.views[-1]),
    )


@told(events.Restricted)
def _restricted(event: events.Restricted, seen: Seen) -> Said:
    barred = several(map(kind_of_action, event.kinds))
    return say("quest-restricted", figure=seen.figure(event.figure), kinds=barred)


@told(events.PointsLost)
def _points_lost(event: events.PointsLost, seen: Seen) -> Said:
    return say("quest-points-lost", figure=seen.figure(event.figure), points=event.points)


@told(events.Owed)
def _owed(event: events.Owed, seen: Seen) -> Said:
    message = "quest-owed" if event.points >= 0 else "quest-granted"
    return say(message, figure=seen.figure(event.figure), points=abs(event.points))


@told(events.Charging)
def _charging(event: events.Charging, seen: Seen) -> Said:
    return say("quest-charging", figure=seen.figure(event.figure))


@told(events.Foresaw)
def _foresaw(event: events.Foresaw, seen: Seen) -> Said:
    message = "quest-foresaw-first" if event.first else "quest-foresaw-last"
    return say(message, figure=seen.figure(event.figure))


@told(events.Ruled)
def _ruled(event: events.Ruled, seen: Seen) -> Said:
    ruling = Term("ruling-hidden") if event.ruling is None else _ruling(event.ruling, seen)
    return say("quest-ruled", ruling=ruling)


def _ruling(ruling: actions.Ruling, seen: Seen) -> Term:
    match ruling:
        case actions.RuleMove(figure, square):
            return Term("ruling-move", {"figure": seen.figure(figure), "square": square})
        case actions.RuleValue(figure, value, amount):
            of = seen.figure(figure)
            return Term("ruling-value", {"figure": of, "value": value, "amount": amount})
        case actions.RuleGive(figure, item):
            return Term("ruling-give", {"figure": seen.figure(figure), "item": seen.thing(item)})
        case actions.RuleTake(figure, item):
            return Term("ruling-take", {"figure": seen.figure(figure), "item": seen.thing(item)})
        case actions.RuleDoor(edge, to):
            return Term("ruling-door", {"edge": edge, "to": to})
        case actions.RulePlace(kind, square):
            return Term("ruling-place", {"what": scenery(kind), "square": square})
        case actions.RuleEnd(result):
            return Term("ruling-end", {"result": result})


@told(events.Abandoned)
def _abandoned(event: events.Abandoned, seen: Seen) -> Said:
    return say("quest-abandoned", seat=Seated((event.seat,)))


@told(events.StoodIn)
def _stood_in(event: events.StoodIn, seen: Seen) -> Said:
    return say(f"quest-stood-in-{event.why}", seat=Seated((event.seat,)))


@told(events.CameBack)
def _came_back(event: events.CameBack, seen: Seen) -> Said:
    return say("quest-came-back", seat=Seated((event.seat,)))


@told(events.Ended)
def _ended(event: events.Ended, seen: Seen) -> Iterator[Phrase]:
    yield say(f"quest-ended-{event.outcome.result}", reason=event.outcome.reason)
    epilogue = seen.views[-1].texts.get("epilogue")
    if epilogue is not None:
        yield say("quest-said", text=Translated(epilogue))
    after = seen.views[-1].after
    if after is None:
        return
    if after.fallen:
        yield say("quest-after-fallen", figures=seen.figures(after.fallen))
    if after.reward:
        yield say("quest-after-reward", figures=seen.figures(after.home), gold=after.reward)
    yield say(f"quest-mentor-{event.outcome.result}-{after.how}")
    for words in after.told:
        yield say("quest-said", text=Translated(words))
    for fate in after.fates:
        yield say("quest-fate", figure=named("figure", fate.hero, capital=True), text=Translated(fate.words))
