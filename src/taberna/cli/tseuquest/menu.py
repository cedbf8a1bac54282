"""How each action is reached in the guided menu: what to do, then with what, then to whom or where."""

from dataclasses import replace
from typing import Final

from taberna.cli.menu import Fork, Path
from taberna.cli.names import Names
from taberna.cli.tseuquest.about import card_note, item_note
from taberna.cli.tseuquest.asked import about_whom
from taberna.cli.tseuquest.camp import idle_in_camp
from taberna.cli.tseuquest.hand import why_not
from taberna.cli.tseuquest.terms import Things, about, card_name, item_name, label, said, things
from taberna.cli.tseuquest.words import put
from taberna.games.tseuquest.chapters.dice_counts import attack_dice, shot_dice
from taberna.games.tseuquest.flow import actions, steps
from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.ground.squares import AT, DIRECTIONS, distance, reach
from taberna.games.tseuquest.previews.supposed import supposed
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.library import CARDS, ITEMS, SHEETS
from taberna.games.tseuquest.things.sources import total
from taberna.games.tseuquest.things.tables import ADVANTAGES, FIGHT
from taberna.table.refusal import refuse

BARE: Final = (
    actions.Leave,
    actions.Stop,
    actions.Allow,
    actions.Deny,
    actions.Defend,
    actions.Yield,
    actions.Detect,
    actions.Offer,
    actions.Ready,
)


SHORT: Final = {"s": "skull", "k": "kite", "o": "oval"}
WAYS: Final = {"o": "w", "β": "n", "ν": "s", "α": "e", "δ": "w"}
"""How the west begins in Spanish and French, and all four in Greek; no letter means two ways."""
THROWN: Final = frozenset("123456!?- sko")


TURN: Final = (
    *("walk-tense", "walk-stealth", "attack", "shoot", "cast", "search", "use", "trade", "disarm", "detect"),
    *("show", "drop", "repair", "control", "dismiss", "walk-stroll", "ruling"),
)
"""What can be done in a turn: each has a number of its own, whatever else can be done."""
MOTION: Final = ("open", "jump", "push", "leave", "stop")
"""The same in a movement, beside the four ways. What ends it never ends a turn: who types it once too often
loses nothing."""
LAST: Final = {"pass": "0"}
"""What ends a turn."""
END: Final = 99


def numbers(view: View) -> dict[str, str]:
    """What to type for each verb, where that never changes."""
    if view.pending is None:
        return {verb: str(place) for place, verb in enumerate(TURN, 1)} | LAST
    if isinstance(view.pending, steps.Motion):
        return {verb: str(place) for place, verb in enumerate(MOTION, 1)}
    return {}


def ways(action: TseuQuestAction, view: View, names: Names) -> tuple[Path, ...]:
    path = Ways(view, names, things(names, view)).path(action)
    return (path,) if path else ()


def _offering(view: View) -> bool:
    """Whether a trade is put together: only whoever declared it could say no."""
    return isinstance(view.pending, steps.Trading) and not view.pending.offered


def closed(view: View, names: Names) -> tuple[tuple[Path, str], ...]:
    """The cards of whoever acts, each with why it can't be cast. A line of sight is not seen from here: where
    nothing else is in the way, there is none."""
    if view.phase == "interlude":
        return shut_in_camp(Ways(view, names, things(names, view)), view, names)
    turn = view.turn
    if turn is None or not turn.points or view.pending is not None:
        return ()
    figure = next((f for f in view.figures if f.id == turn.figure), None)
    if figure is None or figure.seat != view.seat:
        return ()
    held = sorted({card for hand in view.hands if hand.figure == figure.id for card in hand.cards})
    found = Ways(view, names, things(names, view))
    sight = names.refusal(refuse("no-line-of-sight"))
    reasons = ((card, why_not(card, figure, view, names) or sight) for card in held)
    return tuple((found.shut(card, reason), reason) for card, reason in reasons)


def shut_in_camp(found: "Ways", view: View, names: Names) -> tuple[tuple[Path, str], ...]:
    """Nothing one would do between adventures vanishes without a reason: the rules', as on the page."""
    reasons = idle_in_camp(view)
    return tuple(
        (found.in_camp(kind, hero, item), names.refusal(put(why, view, names)))
        for kind, hero, item, why in reasons
    )


class Ways:
    def __init__(self, view: View, names: Names, known: Things) -> None:
        self._view, self._names, self._known = view, names, known
        self._say = names.texts
        self._numbers = numbers(view)

    def path(self, action: TseuQuestAction) -> Path:
        match action:
            case actions.Walk(how):
                return (self._verb(f"walk-{how}"),)
            case actions.Move(way):
                rank = (DIRECTIONS.index(way) - len(DIRECTIONS),)
                return (Fork("", way, self._say(f"way-{way}"), self._say("do-move-note"), rank),)
            case actions.Jump(way):
                return self._verb("jump"), self._way(way)
            case actions.Open(way):
                return self._verb("open"), self._way(way)
            case actions.Push(figure, way):
                return self._pushed(figure), self._way(way)
            case actions.Search(what):
                return self._verb("search"), Fork(self._say("which-search"), "", self._say(f"search-{what}"))
            case actions.Attack(target, weapon) | actions.Shoot(target, weapon):
                return self._blow(action, target, weapon)
            case actions.Cast(card, at, last):
                return self._spell(card, at, last=last)
            case actions.Use(what, at):
                return self._verb("use"), self._used(what), *self._at(at)
            case actions.Pass():
                asked = self._view.pending is not None
                return (self._verb("decline" if asked else "pass"),)
            case actions.Choose(what):
                return (self._choice(what),)
            case actions.Ready() if isinstance(self._view.pending, steps.PickParty):
                return (self._verb("ready-party"),)
            case actions.Deny() if _offering(self._view):
                return (self._verb("call-off"),)
            case _ if isinstance(action, BARE):
                return (self._verb(type(action).__name__.lower()),)
            case _:
                return self._named(action) or self._interlude(action) or self._rulings(action)

    def _named(self, action: TseuQuestAction) -> Path:
        """A verb and the one thing that it is done to."""
        match action:
            case actions.Adventure(name):
                known = {each.name: (each.title, each.line) for each in self._view.coming}
                title, line = (said(words, self._names) for words in known.get(name, ({"en": name}, {})))
                return (Fork(self._say("which-adventure"), "", title, line),)
            case actions.Pick(hero):
                return self._verb("pick"), self._stranger(hero)
            case actions.PutBack(hero):
                return self._verb("put-back"), self._hero(hero)
            case actions.Sit(hero, place):
                seat = Fork(self._say("which-place"), str(place), self._say("place-number", place=place))
                return self._verb("sit"), self._hero(hero), seat
            case actions.Element(name):
                called, note = (self._say(text, element=name) for text in ("element", "element-about"))
                return (Fork(self._say("which-element"), "", called, note),)
            case actions.Disarm(trap):
                return self._verb("disarm"), self._thing(trap)
            case actions.Trade(partner):
                return self._verb("trade"), self._figure(partner)
            case actions.Give(item):
                return self._verb("give"), self._item(item)
            case actions.Take(item):
                return self._verb("take"), self._item(item)
            case actions.Control(elemental):
                return self._verb("control"), self._figure(elemental)
            case actions.Dismiss(elemental):
                return self._verb("dismiss"), replace(self._figure(elemental), asked=True)
            case actions.Repair(weapon):
                return self._verb("repair"), Fork(
                    self._say("which-thing"), "", self._known.weapon(weapon or "shot")
                )
            case actions.Show(card):
                return self._verb("show"), self._card(card)
            case actions.Drop(item):
                return self._verb("drop"), replace(self._item(item), asked=True)
            case actions.Activate(figure):
                return (self._figure(figure, self._say("which-activate")),)
            case _:
                return ()

    def _interlude(self, action: TseuQuestAction) -> Path:
        match action:
            case actions.Buy(hero, item):
                prices = {ware.item: ware.price for ware in self._view.stock}
                price = self._say("costs", gold=prices.get(item, ITEMS[item].price))
                return self._verb("buy"), self._hero(hero), self._item(item, price)
            case actions.Sell(hero, item):
                return self._verb("sell"), self._hero(hero), self._item(item)
            case actions.Carry(hero, item):
                return self._verb("carry"), self._hero(hero), self._item(item)
            case actions.Store(hero, item):
                return self._verb("store"), self._hero(hero), self._item(item)
            case actions.Barter(hero, to, item):
                return (
                    self._verb("barter"),
                    self._hero(hero),
                    self._item(item),
                    self._hero(to, "which-partner"),
                )
            case actions.Withdraw(item):
                return self._verb("withdraw"), self._item(item)
            case actions.Object(hero, item, reason):
                why = Fork(self._say("which-reason"), "", self._say(f"objection-{reason}"), asked=True)
                return self._verb("object"), self._hero(hero), self._item(item), why
            case actions.Swap(hero, reserve):
                return self._verb("swap-hero"), self._hero(hero), self._hero(reserve, "which-reserve")
            case _:
                return ()

    def _rulings(self, action: TseuQuestAction) -> Path:
        match action:
            case actions.RuleTake(figure, item):
                return self._verb("ruling"), self._verb("rule-take"), self._figure(figure), self._item(item)
            case actions.RuleDoor(edge, to):
                return (
                    self._verb("ruling"),
                    self._verb(f"rule-{to}"),
                    Fork(self._say("which-door"), edge, edge),
                )
            case _:
                return ()

    def _verb(self, name: str) -> Fork:
        key = self._numbers.get(name, "")
        rank = (int(key) or END,) if key else ()
        return Fork("", key, self._say(f"do-{name}"), self._say(f"do-{name}-note"), rank)

    def _way(self, way: str) -> Fork:
        return Fork(self._say("which-way"), way, self._say(f"way-{way}"))

    def _figure(self, name: str, question: str = "") -> Fork:
        found = self._known.figures.get(name)
        where = f"{label(found, self._names)} {found.square} ♥{found.life}" if found else ""
        rank = self._away(found.square)[:1] if found else ()
        return Fork(question or self._say("which-figure"), "", self._known.figure(name), where, rank)

    def _pushed(self, name: str) -> Fork:
        """One for each who can be pushed: where there is but one, nobody is asked whom."""
        called = self._figure(name)
        return replace(called, question="", label=self._say("do-push-whom", figure=called.label), rank=())

    def _away(self, square: str) -> tuple[int, ...]:
        """How far it is from whom the question is about, then column by column: squares are so listed."""
        actor = self._known.figures.get(about_whom(self._view))
        if square not in AT:
            return ()
        far = reach if self._view.options.metric == "king" else distance
        return (far(actor.square, square) if actor and actor.square in AT else 0, *AT[square])

    def _square(self, square: str) -> Fork:
        rank = self._away(square)
        return Fork(self._say("which-square"), square, square, self._say("square-away", count=rank[0]), rank)

    def _hero(self, name: str, question: str = "which-hero") -> Fork:
        return Fork(self._say(question), "", self._known.figure(name))

    def _stranger(self, name: str) -> Fork:
        """An adventurer whose sheet nobody has seen yet."""
        sheet = SHEETS[name]
        note = f"♥{sheet.life} ✦{sheet.mind} · {about('figure', name, self._say)}"
        return replace(self._hero(name), note=note)

    def _item(self, name: str, note: str = "") -> Fork:
        return Fork(
            self._say("which-thing"), "", item_name(name, self._say), item_note(name, self._say, note)
        )

    def _card(self, name: str) -> Fork:
        return Fork(self._say("which-card"), "", card_name(name, self._say), card_note(name, self._say))

    def in_camp(self, kind: str, hero: str = "", item: str = "") -> Path:
        """A way of the camp, as far as it is known that it leads nowhere."""
        verb = self._verb("swap-hero" if kind == "swap" else kind)
        return verb, *((self._hero(hero),) if hero else ()), *((self._item(item),) if item else ())

    def shut(self, card: str, reason: str) -> Path:
        fork = self._card(card)
        note = f"{self._say('about-not-now', reason=reason)} · {fork.note}"
        return self._verb("cast"), replace(fork, note=note, asked=True)

    def _thing(self, name: str) -> Fork:
        places = [s for piece in self._view.scenery if piece.id == name for s in piece.squares]
        places += [t.square or t.edge for t in self._view.traps if t.id == name]
        places += [s for hoard in self._view.hoards if hoard.id == name for s in hoard.squares]
        called = self._known.thing(name)
        if any(hoard.id == name for hoard in self._view.hoards):
            called = self._say("hoard")
        note = places[0] if places else item_note(name, self._say) if name in ITEMS else ""
        return Fork(self._say("which-thing"), "", called, note)

    def _used(self, name: str) -> Fork:
        """What scenery does is known to whoever has tried it."""
        fork = self._thing(name)
        untold = any(piece.id == name for piece in self._view.scenery)
        note = f"{fork.note} · {self._say('use-scenery-note')}" if untold else fork.note
        return replace(fork, note=note, asked=True)

    def _at(self, name: str) -> Path:
        if not name:
            return (Fork(self._say("which-target"), "", self._say("target-self")),)
        if name in AT:
            return (self._square(name),)
        return (self._figure(name, self._say("which-target")),)

    def _blow(self, action: TseuQuestAction, target: str, weapon: str) -> Path:
        verb = "attack" if isinstance(action, actions.Attack) else "shoot"
        whom = (
            self._figure(target) if target else Fork(self._say("which-figure"), "", self._say("somebody-yet"))
        )
        dice = self._dice(verb, weapon)
        note = self._say(f"dice-{'attack' if verb == 'attack' else 'shot'}", count=dice)
        own = "" if verb == "attack" else "shot"
        arm, rank = self._known.weapon(weapon or own), (-dice, not weapon)
        return self._verb(verb), whom, Fork(self._say("which-weapon"), "", arm, note, rank)

    def _dice(self, verb: str, weapon: str) -> int:
        """As many as will be thrown, its own among them: the most is offered first, an empty hand last."""
        state, name = supposed(self._view), self._view.turn.figure if self._view.turn else ""
        actor = next((figure for figure in state.figures if figure.id == name), None)
        if actor is None:
            return 0
        return total((attack_dice if verb == "attack" else shot_dice)(state, actor, weapon))

    def _spell(self, card: str, at: str, *, last: bool) -> Path:
        own = CARDS[card].target == "self"
        breath = (Fork(self._say("which-breath"), "", self._say("breath-last")),) if last else ()
        return (
            self._verb("cast"),
            replace(self._card(card), asked=True),
            *(() if own else self._at(at)),
            *breath,
        )

    def _choice(self, what: str) -> Fork:
        """Of what is asked: a row of a table, an advantage, a square, somebody, something."""
        say = self._say
        due = self._view.pending
        if what in ADVANTAGES:
            return Fork("", "", say(f"advantage-{what}"), say(f"advantage-{what}-note"))
        if isinstance(due, steps.RowDue):
            row = FIGHT[due.table][what]
            return Fork("", what, say(f"fumble-{due.table}-{row.id}"))
        if what in AT:
            return replace(self._square(what), question="")
        if what in ("attack", "defence"):
            return Fork("", "", self._known.weapon(what))
        if what in self._known.figures:
            return self._figure(what)
        return Fork("", "", self._known.thing(what), what)


def path(text: str, view: View) -> tuple[str, ...]:
    """`eens` is four steps: one action a square, until something surprising happens. And `3 !` or `sko` is
    how the dice fell."""
    ways = [WAYS.get(sign, sign) for sign in text.casefold()]
    if isinstance(view.pending, steps.Motion) and text and set(ways) <= set(DIRECTIONS):
        return tuple(f"move {way}" for way in ways)
    if isinstance(view.pending, steps.Throw) and view.seat in view.waiting and set(text) <= THROWN:
        faces = (SHORT.get(face, face) for face in text.replace(" ", ""))
        return (" ".join(("rolled", *faces)),)
    return ()
