"""A companion worth having: fights beside the others, looks for what is untried, treads softly where it
matters, does what it is told, and leaves when it is done."""

from typing import Final

from taberna.bots.tseuquest import camp
from taberna.bots.tseuquest.errands import WORTH_USING
from taberna.bots.tseuquest.fighter import Fighter
from taberna.bots.tseuquest.lore import Lore
from taberna.bots.tseuquest.memory import Memory
from taberna.bots.tseuquest.orders import meant
from taberna.bots.tseuquest.reasons import NOTHING, Reason, of_blow
from taberna.bots.tseuquest.simple import choose as choose_simply
from taberna.bots.tseuquest.sorcerer import best_blow, go_to
from taberna.bots.tseuquest.tactics.answers import asked_aside
from taberna.bots.tseuquest.tactics.effects import cast_worth, use_worth
from taberna.bots.tseuquest.tactics.land import FAR
from taberna.bots.tseuquest.tactics.scene import Scene
from taberna.bots.tseuquest.tactics.weights import Weights
from taberna.bots.tseuquest.wandering import Allowed
from taberna.games.tseuquest.flow import actions
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.steps import Motion
from taberna.games.tseuquest.ground.squares import NEXT, Square
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.library import ITEMS
from taberna.table.dice import Draws
from taberna.table.forms import Legal
from taberna.table.phrase import Phrase

LIKED: Final = {"ignis": 4, "aqua": 4, "terra": 3, "aer": 3}
"""How often an element is chosen beside the others."""
WORTH_IT: Final = 0.35


def choose_by(weights: Weights, lore: Lore, view: View, legal: Legal[TseuQuestAction]) -> TseuQuestAction:
    return decide(weights, lore, view, legal)[0]


def decide(
    weights: Weights, lore: Lore, view: View, legal: Legal[TseuQuestAction]
) -> tuple[TseuQuestAction, Reason]:
    """What to do, and why."""
    allowed = legal.actions
    simply = Memory(lore.seat, lore.seed, lore.seq)
    decks = tuple([action for action in allowed if isinstance(action, actions.Element)])
    if decks:
        likely = [deck for deck in decks for _ in range(LIKED[deck.name])]
        return Draws(lore.seed, "element", lore.seat, lore.seq).one(likely), NOTHING
    if view.phase == "interlude":
        return camp.choose(view, allowed) or choose_simply(simply, view, legal), NOTHING
    aside = asked_aside(simply, view, legal, weights)
    if aside is not None:
        return aside, NOTHING
    if isinstance(view.pending, Motion):
        walker = Companion(Scene(view, weights, view.pending.figure), lore, allowed)
        return walker.step(view.pending) or choose_simply(simply, view, legal), walker.why
    if view.turn is not None and view.pending is None and actions.Pass() in allowed:
        actor = Companion(Scene(view, weights, view.turn.figure), lore, allowed)
        return actor.act(view.turn.points), actor.why
    return choose_simply(simply, view, legal), NOTHING


def say(lore: Lore, view: View) -> Phrase | None:
    """A word in answer to an order; who was meant must be in sight."""
    if not lore.owed or view.phase not in ("heroes", "sorcerer"):
        return None
    orders = [order for order in lore.orders.values() if order.what == lore.owed == "attack"]
    foes = tuple(f for f in view.figures if f.seat == SORCERER)
    unclear = any(not meant(order, foes) for order in orders)
    return Phrase(f"bot-says-order-{'unclear' if unclear else lore.owed}")


class Companion(Fighter):
    def _for(self, action: TseuQuestAction, code: str, *figures: str) -> TseuQuestAction:
        self.why = Reason(code, figures)
        return action

    # -- a turn

    def act(self, points: int) -> TseuQuestAction:
        walks = self._gaits()
        relief = self._relief()
        if relief is not None:
            return relief
        if self.me.pit and walks:
            return walks[0]
        shot = best_blow(self.scene, self._fair_game())
        if self.duty.what == "leave" and walks:
            return self._look_about(walks)
        if self.engaged:
            return self._fight(points, walks, shot)
        return self._strike(shot) if shot is not None else self._look_about(walks)

    def _fight(
        self, points: int, walks: tuple[actions.Walk, ...], shot: TseuQuestAction | None
    ) -> TseuQuestAction:
        scene, here = self.scene, self.me.square
        square, _, deed, first = self.plan(points, scene.speed(self.me) if walks else 0)
        spell = self._best_spell()
        last = deed - scene.deed(here, points - 1, self.engaged) if square == here else deed / max(1, points)
        if spell is not None and spell[0] > max(WORTH_IT, last):
            return self._for(spell[1], "cast")
        if not deed and self.gives_up():
            return self._look_about(walks)
        back = self.gives_way() if walks else ""
        if back and (points < 2 or shot is None):
            return self._move_up(walks[0], back, 0.0)
        goes = bool(walks) and square != here and not back
        if goes and not first:
            return self._move_up(walks[0], square, deed)
        if shot is not None:
            return self._strike(shot)
        if goes:
            return self._move_up(walks[0], square, deed)
        return self._spare()

    def _strike(self, blow: TseuQuestAction) -> TseuQuestAction:
        self.why = of_blow(self.scene, blow)
        return blow

    def _move_up(self, walk: actions.Walk, square: Square, deed: float) -> TseuQuestAction:
        gaps, here = self.scene.feet.gaps, self.me.square
        foe = min(self.engaged, key=lambda f: (gaps(square).get(f.square, FAR), f.id))
        if self.duty.order is not None:
            self.why = Reason("order", seat=self.duty.by)
            return walk
        nearer = gaps(square).get(foe.square, FAR) <= gaps(here).get(foe.square, FAR)
        return self._for(walk, "close-in" if deed or nearer else "step-back", foe.id)

    def _fair_game(self) -> Allowed:
        """Nobody strikes a sleeper where it would be heard, nor anybody else while the one can be struck that
        one was sent against."""
        wanted = {foe.id for foe in self.duty.foes}
        spared = {foe.id for foe in self.scene.foes if foe.asleep and self.hush and foe.id not in wanted}
        blows = [action for action in self.allowed if isinstance(action, actions.Attack | actions.Shoot)]
        fair = tuple([blow for blow in blows if blow.target not in spared])
        return tuple([blow for blow in fair if blow.target in wanted]) or fair

    def _gaits(self) -> tuple[actions.Walk, ...]:
        walks = () if self.duty.stands else self.some(actions.Walk)
        wanted = "stealth" if self._sneaks() else "tense"
        strolls = [w for w in walks if w.how == "stroll"]
        fits = strolls or [w for w in walks if w.how == wanted] or walks
        return tuple(fits[:1])

    def _sneaks(self) -> bool:
        """Over squares that one was warned of; everywhere once a noise was heard, until they wake."""
        if self.engaged or self.lore.woken or not self.lore.soft:
            return False
        return bool(self.lore.noises) or self.creaks()

    def _relief(self) -> TseuQuestAction | None:
        """Drink, or let drink, before it is too late."""
        best: tuple[float, TseuQuestAction, str] | None = None
        for use in self.some(actions.Use):
            if use.what not in ITEMS:
                continue
            heals = any(effect.do == "heal" for effect in ITEMS[use.what].use)
            worth = use_worth(self.scene, use)
            if not heals and not self.engaged:
                continue
            floor = 1.2 if heals else WORTH_IT
            if worth > floor and (best is None or worth > best[0]):
                best = worth, use, use.at or self.me.id
        for cast in self.some(actions.Cast):
            worth = cast_worth(self.scene, cast)
            if not self.engaged and worth > 0.7 and (best is None or worth > best[0]):
                best = worth, cast, cast.at or self.me.id
        if best is None:
            return None
        blow = self.scene.deed(self.me.square, 1, self.engaged) if self.engaged else 0.0
        if best[0] <= blow and not self._failing():
            return None
        hurt = any(f.id == best[2] for f in (self.me, *self.scene.mates))
        return self._for(best[1], "heal", best[2]) if hurt else self._for(best[1], "cast")

    def _failing(self) -> bool:
        return self.me.life <= 2 and self.scene.danger(self.me.square) >= 1

    def _best_spell(self) -> tuple[float, TseuQuestAction] | None:
        best: tuple[float, TseuQuestAction] | None = None
        for action in self.allowed:
            if isinstance(action, actions.Cast):
                worth = cast_worth(self.scene, action)
            elif isinstance(action, actions.Use) and action.what in ITEMS:
                worth = use_worth(self.scene, action)
            else:
                continue
            if worth > 0 and (best is None or worth > best[0]):
                best = worth, action
        return best

    # -- nobody to fight

    def _look_about(self, walks: tuple[actions.Walk, ...]) -> TseuQuestAction:
        if self.duty.what == "search" and self.duty.is_there(self.me.square):
            return self._turn_over() or self._spare()
        for use in self.some(actions.Use):
            if use.what not in ITEMS and use.what not in self.lore.used and self._useful(use.what):
                return self._for(use, "use", use.what)
        for disarm in self.some(actions.Disarm):
            if (disarm.trap, self.me.id) not in self.lore.baffled:
                return self._for(disarm, "disarm", disarm.trap)
        if self.goal == self.me.square:
            search = self._search()
            if search is not None:
                return self._for(search, "search")
        if walks and self.goal and (self.goal != self.me.square or self.at_door() or self.at_exit()):
            return walks[0]
        cover = self.cover(self.scene.speed(self.me)) if walks else ""
        return self._for(walks[0], "step-back", *self.shooter()) if cover else self._spare()

    def _useful(self, name: str) -> bool:
        piece = next((s for s in self.scene.view.scenery if s.id == name), None)
        if piece is None or piece.kind in WORTH_USING:
            return True
        best = self.quest.best()
        return best is not None and best[0].what == "use" and self.me.square == best[1]

    def _turn_over(self) -> TseuQuestAction | None:
        """As one was told: what nobody looked for here, or else once more."""
        here = self.me.square
        searches = sorted(self.some(actions.Search), key=lambda s: not self.quest.fresh(s.what, here))
        self.why = Reason("order", seat=self.duty.by)
        return next(iter(searches), None)

    def _search(self) -> TseuQuestAction | None:
        best = self.errand
        if best is None or best[0].what != "search":
            return None
        for what in ("doors", "treasure"):
            search = actions.Search(what)
            if search in self.allowed and self.quest.fresh(what, self.me.square):
                return search
        return None

    def _spare(self) -> TseuQuestAction:
        """A point is left: look round here, once."""
        if actions.Detect() in self.allowed and self.quest.fresh("magic", self.me.square):
            return self._for(actions.Detect(), "spare")
        for what in ("traps", "treasure", "doors"):
            search = actions.Search(what)
            if search in self.allowed and self.quest.fresh(what, self.me.square):
                return self._for(search, "spare")
        for repair in self.some(actions.Repair):
            return self._for(repair, "spare")
        return actions.Pass()

    # -- on the way

    def step(self, moving: Motion) -> TseuQuestAction | None:
        """Whoever would go back to where this walk has led already has no clear aim, and stops."""
        chosen = self._step(moving)
        back = (
            not self.engaged
            and isinstance(chosen, actions.Move)
            and NEXT[self.me.square, chosen.way] in self.lore.trodden
        )
        return next(iter(self.some(actions.Stop)), chosen) if back else chosen

    def _step(self, moving: Motion) -> TseuQuestAction | None:
        stop = next(iter(self.some(actions.Stop)), None)
        if moving.by != self.lore.seat or self.duty.stands:
            return stop
        points = self.scene.view.turn.points if self.scene.view.turn else 0
        back = self.gives_way() if self.engaged else ""
        if back:
            return go_to(self.scene, self.allowed, moving.points, back) or stop
        if self.engaged:
            square, _, deed, _ = self.plan(points + 1, moving.points)
            if deed or not self.gives_up():
                there = square != self.me.square
                return (go_to(self.scene, self.allowed, moving.points, square) if there else None) or stop
        on = self.onward(moving)
        if on is not None:
            return on
        cover = self.cover(moving.points)
        return (go_to(self.scene, self.allowed, moving.points, cover) if cover else None) or stop
