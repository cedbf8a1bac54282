"""Facts about a position in a few words, for what a scenario expects: `h at b1; h life 3; not h prone`."""

from collections.abc import Iterator

from taberna.games.tseuquest.notation.positions import parse_position, print_position
from taberna.games.tseuquest.pieces import Figure
from taberna.games.tseuquest.state import State, motion, step


def differences(state: State, text: str) -> tuple[str, ...]:
    if "=" in text:
        return () if parse_position(text, state.options) == state else (f"is {print_position(state)}",)
    known = set(facts(state))
    wrong = []
    for part in text.split(";"):
        fact = " ".join(part.split())
        wanted = not fact.startswith("not ")
        if (fact.removeprefix("not ") in known) != wanted:
            subject = fact.removeprefix("not ").split(" ")[0]
            near = sorted(each for each in known if each.split(" ")[0] == subject)
            wrong.append(f"no: {fact} ({', '.join(near) or 'nothing of it'})")
    return tuple(wrong)


def facts(state: State) -> Iterator[str]:
    yield f"round {state.round}"
    yield f"phase {state.phase}"
    if state.turn is not None:
        yield f"turn {state.turn.figure}"
        yield f"points {state.turn.points}"
        yield from (f"barred {kind}" for kind in state.turn.barred)
        if state.turn.charge:
            yield "charge"
    moving = motion(state)
    if moving is not None:
        yield f"motion {moving.points}"
        yield f"mode {moving.mode}"
        yield f"pushes {moving.pushes}"
    due = step(state)
    yield f"due {due.__struct_config__.tag if due else 'nothing'}"
    for figure in state.figures:
        yield from _figure(figure)
    yield from (f"{figure.id} gone" for figure in state.gone)
    yield from (f"{name} escaped" for name in state.escaped)
    yield from (f"door {d.edge} {d.kind}" for d in state.doors)
    yield from (f"door {d.edge} seen" for d in state.doors if d.seen)
    for piece in state.scenery:
        yield from (f"{piece.kind} at {square}" for square in piece.squares)
        if piece.seen:
            yield f"{piece.id} seen"
        if piece.used:
            yield f"{piece.id} used"
    yield from (f"trap {t.id} {'seen' if t.seen else 'hidden'}" for t in state.traps)
    yield from (f"trap {t.id} known" for t in state.traps if t.known)
    yield from (f"hoard {h.id} {'seen' if h.seen else 'hidden'}" for h in state.hoards)
    yield from (f"hoard {h.id} has {item}" for h in state.hoards for item in h.items)
    yield from (f"room {room}" for room in state.rooms)
    yield from (f"flag {flag}" for flag in state.flags)
    yield from (f"spell {s.card} on {s.target}" for s in state.spells)
    yield from (f"{m.figure} marked {m.do} {m.what} {m.amount} {m.lasts}" for m in state.marks)
    yield from (f"deck {name} {len(cards)}" for name, cards in state.decks.items())
    yield from (f"queue {' '.join(state.queue)}" for _ in "x")
    for own in state.campaign.belongings:
        yield f"{own.hero} purse {own.gold}"
        yield from (f"{own.hero} carries {item}" for item in own.carried)
        yield from (f"{own.hero} stores {item}" for item in own.stored)
        if own.fallen:
            yield f"{own.hero} fallen"
    yield f"order {' '.join(state.order)}"


def _figure(figure: Figure) -> Iterator[str]:
    name = figure.id
    yield f"{name} at {figure.square}"
    yield f"{name} life {figure.life}"
    yield f"{name} mind {figure.mind}"
    yield f"{name} gold {figure.gold}"
    yield f"{name} seat {figure.seat}"
    yield f"{name} debt {figure.debt}"
    yield f"{name} misses {figure.misses}"
    yield f"{name} cards {len(figure.hand)}"
    for state in ("prone", "pit", "buried", "asleep", "seen", "bound", "roused", "fresh"):
        if getattr(figure, state):
            yield f"{name} {state}"
    yield from (f"{name} has {item}" for item in figure.items)
    yield from (f"{name} holds {card}" for card in figure.hand)
    yield from (f"{name} wears {item}" for item in figure.worn)
    yield from (f"{name} grips {item}" for item in (figure.grip,) if item)
    yield from (f"{name} lost {item}" for item in figure.lost)
    yield from (f"{name} ruined {weapon or 'shot'}" for weapon in figure.ruined)
    yield from (f"{name} jammed {weapon or 'shot'}" for weapon in figure.jammed)
    yield from (f"{name} noted {card}" for card in figure.treasure)
