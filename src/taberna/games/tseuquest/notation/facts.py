"""Facts about a position in a few words, for what a scenario expects: `h at b1; h life 3; not h prone`."""

from collections.abc import Iterable, Iterator
from typing import Final

from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.notation.positions import parse_position, print_position
from taberna.games.tseuquest.notation.scene import Past, Scene, of_state, of_view
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.pieces import Figure, Trap
from taberna.table.refusal import Refused, refuse

PLIGHTS: Final = ("prone", "pit", "buried", "asleep", "seen", "bound", "roused", "fresh")
NOT: Final = "not "


def is_whole(text: str) -> bool:
    """A position as it is printed, not a list of facts."""
    return "=" in text


def written(text: str) -> Iterator[tuple[str, bool]]:
    """Each fact, and whether it must hold."""
    for part in text.split(";"):
        fact = " ".join(part.split())
        yield fact.removeprefix(NOT), not fact.startswith(NOT)


def differences(state: State, past: Past, text: str) -> tuple[str, ...]:
    if is_whole(text):
        return () if parse_position(text, state.options) == state else (f"is {print_position(state)}",)
    return _unlike(facts(of_state(state, past)), text)


def view_differences(view: View, told: Past, text: str) -> tuple[str, ...]:
    if is_whole(text):
        raise Refused(refuse("unreadable-position", problem="of a view only facts are written"))
    return _unlike(facts(of_view(view, told)), text)


def _unlike(holding: Iterable[str], text: str) -> tuple[str, ...]:
    known = set(holding)
    wrong = []
    for fact, wanted in written(text):
        if (fact in known) != wanted:
            subject = fact.split(" ")[0]
            near = sorted(each for each in known if each.split(" ")[0] == subject)
            wrong.append(f"no: {'' if wanted else NOT}{fact} ({', '.join(near) or 'nothing of it'})")
    return tuple(wrong)


def facts(scene: Scene) -> Iterator[str]:
    yield f"round {scene.round}"
    yield f"phase {scene.phase}"
    yield from _turn(scene)
    for figure in scene.figures:
        yield from _figure(figure, *scene.hands[figure.id])
    yield from (f"{name} gone" for name in scene.gone)
    yield from (f"{name} escaped" for name in scene.escaped)
    yield from (f"{name} dead" for name in scene.dead)
    yield from (f"door {d.edge} {d.kind}" for d in scene.doors)
    yield from (f"door {d.edge} seen" for d in scene.doors if d.seen)
    for piece in scene.scenery:
        yield from (f"{piece.kind} at {square}" for square in piece.squares)
        if piece.seen:
            yield f"{piece.id} seen"
        if piece.used:
            yield f"{piece.id} used"
    for trap in scene.traps:
        yield from _trap(trap)
    yield from (f"hoard {h.id} {'seen' if h.seen else 'hidden'}" for h in scene.hoards)
    yield from (f"hoard {h.id} has {item}" for h in scene.hoards for item in h.items)
    yield from (f"room {room}" for room in scene.rooms)
    yield from (f"explored {square}" for square in scene.explored)
    yield from (f"exit {square}" for square in scene.exits)
    yield from (f"flag {flag}" for flag in scene.flags)
    yield from (f"spell {s.card} on {s.target}" for s in scene.spells)
    yield from (f"{m.figure} marked {m.do} {m.what} {m.amount} {m.lasts}" for m in scene.marks)
    yield from (f"deck {name} {count}" for name, count in scene.decks.items())
    yield " ".join(("queue", *scene.queue))
    yield " ".join(("order", *scene.order))
    for own in scene.belongings:
        yield f"{own.hero} purse {own.gold}"
        yield from (f"{own.hero} carries {item}" for item in own.carried)
        yield from (f"{own.hero} stores {item}" for item in own.stored)
        if own.fallen:
            yield f"{own.hero} fallen"
    yield from (f"ware {ware.item} {ware.price}" for ware in scene.wares)
    if scene.deal is not None:
        deal = scene.deal
        yield f"{deal.hero} offered {deal.gives or 'nothing'} {deal.takes or 'nothing'} {deal.gold}"
    if scene.objection is not None:
        yield f"{scene.objection.hero} denied {scene.objection.item} {scene.objection.reason}"


def _turn(scene: Scene) -> Iterator[str]:
    if scene.turn is not None:
        yield f"turn {scene.turn.figure}"
        yield f"points {scene.turn.points}"
        yield from (f"barred {kind}" for kind in scene.turn.barred)
        if scene.turn.charge:
            yield "charge"
    if scene.ended:
        yield "points 0"
    if scene.motion is not None:
        yield f"motion {scene.motion.points}"
        yield f"mode {scene.motion.mode}"
        yield f"pushes {scene.motion.pushes}"
    yield f"due {scene.due.__struct_config__.tag if scene.due else 'nothing'}"


def _trap(trap: Trap) -> Iterator[str]:
    yield f"trap {trap.id} {'seen' if trap.seen else 'hidden'}"
    if trap.known:
        yield f"trap {trap.id} known"
    for place in filter(None, (trap.square, trap.also, trap.edge)):
        yield f"trap at {place}"
        yield f"{trap.kind} at {place}"


def _figure(figure: Figure, cards: int, hand: tuple[str, ...]) -> Iterator[str]:
    name = figure.id
    yield f"{name} at {figure.square}"
    yield f"{name} life {figure.life}"
    yield f"{name} mind {figure.mind}"
    yield f"{name} gold {figure.gold}"
    yield f"{name} seat {figure.seat}"
    yield f"{name} debt {figure.debt}"
    yield f"{name} misses {figure.misses}"
    yield f"{name} cards {cards}"
    yield from (f"{name} {plight}" for plight in PLIGHTS if getattr(figure, plight))
    yield from (f"{name} has {item}" for item in figure.items)
    yield from (f"{name} holds {card}" for card in hand)
    yield from (f"{name} wears {item}" for item in figure.worn)
    yield from (f"{name} grips {item}" for item in (figure.grip,) if item)
    yield from (f"{name} lost {item}" for item in figure.lost)
    yield from (f"{name} ruined {weapon or 'shot'}" for weapon in figure.ruined)
    yield from (f"{name} jammed {weapon or 'shot'}" for weapon in figure.jammed)
    yield from (f"{name} noted {card}" for card in figure.treasure)
