"""What is counted of an adventure, with the whole truth before one's eyes."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from taberna.bots.tseuquest.evening import AnyPlay
from taberna.bots.tseuquest.tactics.land import FAR, hazards, land_of, strides
from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.state import State, figure, find, is_hero, of_sorcerer, trap
from taberna.games.tseuquest.flow.steps import Motion
from taberna.games.tseuquest.ground.neighbours import rule
from taberna.games.tseuquest.ground.squares import Square, sides
from taberna.games.tseuquest.things.library import ITEMS
from taberna.games.tseuquest.things.pieces import Figure, floor_of
from taberna.games.tseuquest.things.sources import total
from taberna.table.values import Value


class Death(Value, frozen=True):
    hero: str
    square: Square
    by: str
    """The sheet of whoever struck last, the kind of a trap, or empty."""
    potion: bool
    """With something to drink that heals, and that nobody drank."""


class Counts(Value, frozen=True):
    turns: int = 0
    """Activations of adventurers."""
    idle: int = 0
    """Those in which nothing was done, although it could have been: no deed, and no square gained. Whoever
    was led astray or left standing by the dice, or found a door locked, has tried."""
    idle_kinds: dict[str, int] = {}
    """The same by kind: `to-and-fro`, `nowhere` (set off, and stayed), `before-foes`, `waiting`; and
    `no-room`, not in the sum: others of the party stood wherever somebody could have been struck from."""
    foe_turns: int = 0
    """Of the Sorcerer's figures that were awake and in sight, activated or not."""
    foe_idle: int = 0
    lost: int = 0
    """Life points that adventurers lost."""
    deaths: tuple[Death, ...] = ()
    traps: int = 0
    """Sprung by an adventurer on foot who could have known better: it was in sight."""
    needless: int = 0
    """Of these: whatever lies behind it could have been come to by another way."""
    surprises: int = 0
    """Sprung unseen."""
    potions: int = 0
    """Drunk, of what heals."""
    left_over: int = 0
    """Potions with those who came through and with those who fell."""
    noises: int = 0
    alarm: int = 0
    """The round in which noise first woke somebody; 0: never."""
    cards: int = 0
    """Cast by adventurers."""
    vain: int = 0
    """Cards and objects of theirs that did nothing anybody could see."""
    foe_cards: int = 0
    foe_vain: int = 0
    rooms: int = 0
    triggers: tuple[str, ...] = ()
    deeds: dict[str, int] = {}
    """Of adventurers, by kind."""
    foe_deeds: dict[str, int] = {}


ROUNDABOUT: Final = 20
"""Steps; who would go further than this round others of the party leaves them for three turns."""
HEALING: Final = frozenset(item.id for item in ITEMS.values() if any(e.do == "heal" for e in item.use))


class Watcher:
    def __init__(self) -> None:
        self._deaths: list[Death] = []
        self._deeds: Counter[str] = Counter()
        self._foe_deeds: Counter[str] = Counter()
        self._sums: Counter[str] = Counter()
        self._from: Square = ""
        """Where whoever has the turn was when it began."""
        self._busy = False
        self._able = False
        self._went = ""
        """`nowhere` once somebody has set off, `to-and-fro` after the first step."""
        self._idle: Counter[str] = Counter()
        self._awake: set[str] = set()
        """Of the Sorcerer's, in this phase, still to do anything."""
        self._blow = ""
        self._alarm = 0
        self._known: set[str] = set()
        """Traps that were in sight before the deed that is looked at."""

    def __call__(self, play: AnyPlay) -> None:
        heard = False
        if play.moments:
            self._known = {trap.id for trap in play.moments[0][0].traps if trap.seen}
        for before, event, after in play.moments:
            heard = heard or isinstance(event, events.Noise)
            self._note(before, event, after, heard)

    def _note(self, before: State, event: TseuQuestEvent, after: State, heard: bool) -> None:
        match event:
            case events.RoundBegan() | events.Ended():
                self._sums["foe_idle"] += len(self._awake)
                self._awake.clear()
            case events.SorcererBegan():
                self._awake = {f.id for f in after.figures if of_sorcerer(f) and _fit(f)}
                self._sums["foe_turns"] += len(self._awake)
            case events.TurnBegan(name, points):
                self._begin(figure(after, name), points)
            case events.TurnEnded(name):
                self._end(before, find(before, name))
            case events.Declared(name, kind):
                self._do(figure(before, name), kind)
            case events.Fumbled(table="move") | events.Opened() | events.Rattled():
                self._busy = True
            case events.SetOff(squares=squares) if total(squares) < 1:
                self._busy = True
            case events.Moved(name):
                self._awake.discard(name)
                self._went = "to-and-fro"
            case events.Noise():
                self._sums["noises"] += 1
            case events.Woke() if heard and not self._alarm:
                self._alarm = after.round
            case events.FightBegan(attacker=attacker, trap=sprung):
                striker = find(before, attacker)
                self._blow = striker.sheet if striker else _kind(before, sprung)
            case events.Sprung(name, sprung):
                self._spring(before, name, sprung)
            case events.CardPlayed(name, card):
                self._sums["cards" if is_hero(figure(before, name)) else "foe_cards"] += 1
                self._blow = card
            case events.CameToNothing(name):
                self._sums["vain" if is_hero(figure(before, name)) else "foe_vain"] += 1
            case events.LostItem(name, item) if item in HEALING and self._drinks(before, name):
                self._sums["potions"] += 1
            case events.LifeChanged(name, by) if by < 0 and is_hero(figure(before, name)):
                self._sums["lost"] -= by
            case events.Slain(name) if is_hero(figure(before, name)):
                fallen = figure(before, name)
                potion = not HEALING.isdisjoint(fallen.items)
                self._deaths.append(Death(fallen.sheet, fallen.square, self._blow, potion))
                self._sums["left_over"] += _potions(fallen)
            case events.Left(name):
                self._sums["left_over"] += _potions(figure(before, name))
            case _:
                pass

    def _begin(self, actor: Figure, points: int) -> None:
        self._from, self._busy, self._went = actor.square, False, ""
        self._able = points > 0 and not (actor.pit or actor.buried)
        if is_hero(actor):
            self._sums["turns"] += 1

    def _end(self, state: State, actor: Figure | None) -> None:
        if actor is None or not is_hero(actor):
            return
        if self._able and not self._busy and actor.square == self._from:
            foes = [foe for foe in state.figures if of_sorcerer(foe) and _fit(foe)]
            if foes and no_room(state, actor, foes):
                self._idle["no-room"] += 1  # there was nothing to be done
                return
            self._sums["idle"] += 1
            self._idle[self._went or ("before-foes" if foes else "waiting")] += 1

    def _do(self, actor: Figure, kind: str) -> None:
        if kind != "move":
            self._busy = True
            self._awake.discard(actor.id)
        else:
            self._went = self._went or "nowhere"
        (self._foe_deeds if of_sorcerer(actor) else self._deeds)[kind] += 1

    def _spring(self, before: State, name: str, sprung: str) -> None:
        caught = find(before, name)
        self._blow = _kind(before, sprung)
        if caught is None or not is_hero(caught):
            return
        on_foot = any(isinstance(s, Motion) and s.by == caught.seat for s in before.steps)
        if sprung not in self._known or not on_foot:
            self._sums["surprises"] += 1
            return
        self._sums["traps"] += 1
        self._sums["needless"] += another_way(before, self._from, sprung)

    def _drinks(self, state: State, name: str) -> bool:
        """Not given away, nor dropped."""
        return bool(state.turn and state.turn.figure == name and state.phase == "heroes" and not state.steps)

    def counts(self, state: State) -> Counts:
        standing = sum(_potions(f) for f in state.figures if is_hero(f))
        sums = {**self._sums, "left_over": self._sums["left_over"] + standing}
        return Counts(
            deaths=tuple(self._deaths),
            alarm=self._alarm,
            idle_kinds=dict(sorted(self._idle.items())),
            rooms=len(state.rooms),
            triggers=state.fired,
            deeds=dict(sorted(self._deeds.items())),
            foe_deeds=dict(sorted(self._foe_deeds.items())),
            **sums,
        )


def no_room(state: State, actor: Figure, foes: Sequence[Figure]) -> bool:
    """Every square from which somebody could be struck, and every way there that is not a long one, is taken
    by others of the party: without them one could come to it."""
    land, known = land_of(state, truth=False, opens=False), hazards(state.traps)
    beside = {square for foe in foes for square in land.around(foe.square)}
    theirs = frozenset(f.square for f in state.figures if of_sorcerer(f) and f.seen)
    ours = {f.square for f in state.figures if is_hero(f) and f.id != actor.id}
    free = beside - ours - theirs
    front = frozenset(ours & beside)
    alone = strides(land, actor.square, FAR, known, theirs, 2)
    among = strides(land, actor.square, ROUNDABOUT, known, theirs | front, 2)
    return any(s in alone for s in beside - theirs) and not any(s in among for s in free)


def another_way(state: State, origin: Square, name: str) -> bool:
    """From where somebody set out to all that lies around a trap, past it, whoever stands in the way."""
    land, known, found = land_of(state, truth=False, opens=False), hazards(state.traps), trap(state, name)
    if found is None:
        return False
    ways = strides(land, origin, ROUNDABOUT, known, frozenset(), rule(state, "jump_cost") + 1)
    floor = floor_of(found)
    around = {there for square in floor for there in land.around(square)} - {*floor}
    return all(square in ways for square in (sides(found.edge) if found.edge else around))


def _fit(foe: Figure) -> bool:
    """In sight, awake, and free to do something."""
    return foe.seen and not (foe.asleep or foe.pit or foe.buried or foe.misses)


def _kind(state: State, name: str) -> str:
    found = trap(state, name)
    return found.kind if found else ""


def _potions(hero: Figure) -> int:
    return sum(item in HEALING for item in hero.items)
