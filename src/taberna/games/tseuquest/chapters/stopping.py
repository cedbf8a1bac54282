"""Where a movement ends: not on a friend's square (TQ-6.8), not where rocks came down (TQ-16.2)."""

from taberna.games.tseuquest.flow.events import Buried, Charging, Moved
from taberna.games.tseuquest.flow.state import State, figure, find, senseless, step
from taberna.games.tseuquest.flow.steps import AsideDue, Motion
from taberna.games.tseuquest.flow.tale import Tale, begin, settle
from taberna.games.tseuquest.ground.neighbours import foes_beside, free_beside, others_at
from taberna.games.tseuquest.ground.paths import in_truth
from taberna.games.tseuquest.ground.sight import ground
from taberna.games.tseuquest.things.pieces import Figure


def shares(state: State, moving: Motion, mover: Figure) -> Figure | None:
    """Whose square a mover is passing through. Where it set out it may stay: who was led onto somebody unseen
    does not stand in his way."""
    if mover.square == moving.origin:
        return None
    return others_at(state, mover, mover.square, truth=in_truth(mover, moving.by))


def lies(state: State, actor: Figure) -> bool:
    """Whoever fainted, was thrown down or came under rocks does nothing more in this activation (TQ-G75,
    TQ-G166, TQ-G139). Before the first box who was thrown down went on."""
    return senseless(actor) or actor.buried or (actor.prone and state.script.box > 0)


def cut_short(tale: Tale, name: str) -> None:
    """It goes no further, and not into a friend's arms (TQ-16.4, TQ-6.8)."""
    moving = step(tale.state)
    if not isinstance(moving, Motion) or moving.figure != name:
        off_the_rocks(tale, name)
        return
    if shares(tale.state, moving, figure(tale.state, name)) is not None:
        tale.tell(Moved(name, moving.origin, "back"))
    end_motion(tale)


def end_motion(tale: Tale) -> None:
    """The movement is over: off the rocks (TQ-G138), and a charge waits for its attack (TQ-6.12/4)."""
    moving = step(tale.state)
    assert isinstance(moving, Motion)
    mover = figure(tale.state, moving.figure)
    settle(tale)
    off_the_rocks(tale, mover.id)
    if moving.advantage == "charge" and foes_beside(tale.state, mover):
        tale.tell(Charging(mover.id))


def off_the_rocks(tale: Tale, name: str) -> None:
    """Nobody stays where they came down (TQ-16.2, TQ-G138)."""
    mover = find(tale.state, name)
    if mover is None or mover.pit or mover.buried or senseless(mover):
        return
    if mover.square not in ground(tale.state).blocked:
        return
    if free_beside(tale.state, mover):
        begin(tale, AsideDue(mover.seat, name))
    else:
        tale.tell(Buried(name))
