"""What happened, in sentences. A name always stands alone in its first case, so that it fits any language."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from taberna.cli.names import Names
from taberna.cli.tseuquest import throws
from taberna.cli.tseuquest.aftermath import in_vain, unhurt
from taberna.cli.tseuquest.camp import denied, offered
from taberna.cli.tseuquest.deeds import marked
from taberna.cli.tseuquest.terms import (
    Things,
    card_name,
    item_name,
    said,
    scenery_name,
    things,
    trap_name,
    treasure_name,
)
from taberna.games.tseuquest.flow import actions, events
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.steps import Fight, Motion
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.library import RULES
from taberna.games.tseuquest.things.pieces import floor_of
from taberna.table.outcome import Outcome
from taberna.table.refusal import Parameter, Refusal, refuse

Told: TypeAlias = tuple[str, dict[str, Parameter]]
SEARCHED: Final = ("search", "disarm", "detect", "trade", "control", "dismiss", "repair", "use")
"""Kinds of action that are told when they are declared; the others tell themselves."""


def story(happened: tuple[TseuQuestEvent, ...], before: View, after: View, names: Names) -> tuple[str, ...]:
    teller = Teller(names, things(names, before, after), before, after)
    return tuple(teller.all(happened))


@dataclass(frozen=True, slots=True)
class Teller:
    names: Names
    known: Things
    before: View
    after: View

    def all(self, happened: tuple[TseuQuestEvent, ...]) -> Iterator[str]:
        for place, event in enumerate(happened):
            rest = happened[place + 1 :]
            match event:
                case events.Thrown():
                    yield from throws.thrown(event, rest, self.names, self.known)
                case events.Began(Fight() as fight):
                    yield throws.declared(fight, self.names, self.known, self.after)
                case events.Continued(Fight() as fight) if unhurt(fight, rest):
                    yield self.names.texts("quest-unhurt", figure=self.known.figure(fight.defender))
                case events.Introduced(texts=texts):
                    yield from (said(texts[part], self.names) for part in _PARTS if part in texts)
                case events.Said(text, figure):
                    yield said(text, self.names).replace("{hero}", self.known.figure(figure))
                case events.Revealed():
                    yield from self._revealed(event)
                case events.Marked(mark):
                    deeds = marked(mark, self.names.texts)
                    yield self.names.texts("effect-told", figure=self.known.figure(mark.figure), deeds=deeds)
                case _:
                    told = self._one(event)
                    if told is not None:
                        yield self.names.texts(f"quest-{told[0]}", **told[1])
            if in_vain(event, rest):
                yield self.names.texts("effect-in-vain")

    def _one(self, event: TseuQuestEvent) -> Told | None:
        return next(
            (told for part in (_course, _bodies, _goods, _magic, _interlude) if (told := part(event, self))),
            None,
        )

    def _revealed(self, event: events.Revealed) -> Iterator[str]:
        say = self.names.texts
        seen = [_placed(self.known.figure(f.id), f.square) for f in event.figures]
        seen += [_placed(scenery_name(s.kind, say), *s.squares[:1]) for s in event.scenery]
        seen += [_placed(trap_name(t.kind, say), " ".join(floor_of(t)) or t.edge) for t in event.traps]
        seen += [_placed(say(f"door-{d.kind}"), d.edge) for d in event.doors]
        seen += [_placed(say("hoard"), *h.squares[:1]) for h in event.hoards]
        if seen:
            yield say("quest-revealed", things=", ".join(seen))


def _placed(name: str, where: str = "") -> str:
    """A thing and where it is; the trap of a chest is nowhere but in it."""
    return f"{name} ({where})" if where else name


def introduction(happened: tuple[TseuQuestEvent, ...], names: Names) -> str:
    """TQ-3.7: title, introduction, the Mentor's advice and the task."""
    told = (event.texts for event in happened if isinstance(event, events.Introduced))
    return "\n\n".join(said(texts[part], names) for texts in told for part in _PARTS if part in texts)


_PARTS: Final = ("title", "introduction", "advice", "goal")
Part: TypeAlias = Callable[[TseuQuestEvent, Teller], Told | None]


def _course(event: TseuQuestEvent, teller: Teller) -> Told | None:
    """Rounds, turns, and what is declared."""
    of, say = teller.known.figure, teller.names.texts
    match event:
        case events.AdventureChosen():
            if not teller.after.options.adventure:
                return "adventure-chosen", {}
            (title,) = [each.title for each in teller.after.coming] or [teller.after.texts["title"]]
            return "adventure-named", {"title": said(title, teller.names)}
        case events.HeroPicked(hero):
            return "hero-picked", {"seat": teller.names.of(hero.seat), "figure": of(hero.id)}
        case events.HeroPutBack(seat, name):
            return "hero-put-back", {"seat": teller.names.of(seat), "figure": of(name)}
        case events.HeroSeated(name, place):
            return "hero-seated", {"figure": of(name), "place": place}
        case events.PartyFormed(party):
            return "party-formed", {"heroes": ", ".join(of(chosen.hero) for chosen in party)}
        case events.ElementChosen(hero, number, element):
            return "element-chosen", {"figure": of(hero), "round": number, "element": element}
        case events.WentOn():
            return "went-on", {}
        case events.RoundBegan(number):
            return "round-began", {"round": number}
        case events.SorcererBegan():
            return "sorcerer-began", {}
        case events.TurnBegan(figure, points):
            return "turn-began", {"figure": of(figure), "points": points}
        case events.ControlTaken(elemental, master, points):
            return "control-taken", {"figure": of(elemental), "master": of(master), "points": points}
        case events.ControlEnded(_, master):
            return "control-ended", {"master": of(master)}
        case events.TurnMissed(figure):
            return "turn-missed", {"figure": of(figure)}
        case events.Declared(figure, kind, _, target) if kind in SEARCHED:
            what = target if kind == "search" else teller.known.thing(target)
            what = teller.known.weapon(target or "shot") if kind == "repair" else what
            return f"declared-{kind}", {"figure": of(figure), "what": what}
        case events.Failed(figure, kind, points, why):
            reason = teller.names.refusal(put(why, teller.after, teller.names))
            what = say("kind-of-action", kind=kind)
            return "failed", {"figure": of(figure), "what": what, "points": points, "why": reason}
        case events.Restricted(figure, kinds):
            barred = ", ".join(say("kind-of-action", kind=kind) for kind in kinds)
            return "restricted", {"figure": of(figure), "kinds": barred}
        case events.PointsLost(figure, points):
            return "points-lost", {"figure": of(figure), "points": points}
        case events.Owed(figure, points):
            kind = "owed" if points >= 0 else "granted"
            return kind, {"figure": of(figure), "points": abs(points)}
        case events.Charging(figure):
            return "charging", {"figure": of(figure)}
        case events.Foresaw(figure, first):
            return "foresaw-first" if first else "foresaw-last", {"figure": of(figure)}
        case events.Ruled(ruling):
            return "ruled", {"ruling": say("ruling-hidden") if ruling is None else _ruling(ruling, teller)}
        case events.Abandoned(seat):
            return "abandoned", {"seat": teller.names.of(seat)}
        case events.StoodIn(seat, why):
            return f"stood-in-{why}", {"seat": teller.names.of(seat)}
        case events.CameBack(seat):
            return "came-back", {"seat": teller.names.of(seat)}
        case events.Ended(outcome):
            return f"ended-{outcome.result}", {"reason": outcome.reason}
        case _:
            return None


def _ruling(ruling: actions.Ruling, teller: Teller) -> str:
    of, thing, say = teller.known.figure, teller.known.thing, teller.names.texts
    match ruling:
        case actions.RuleMove(figure, square):
            return say("ruling-move", figure=of(figure), square=square)
        case actions.RuleValue(figure, value, amount):
            return say("ruling-value", figure=of(figure), value=value, amount=amount)
        case actions.RuleGive(figure, item):
            return say("ruling-give", figure=of(figure), item=thing(item))
        case actions.RuleTake(figure, item):
            return say("ruling-take", figure=of(figure), item=thing(item))
        case actions.RuleDoor(edge, to):
            return say("ruling-door", edge=edge, to=to)
        case actions.RulePlace(kind, square):
            return say("ruling-place", what=scenery_name(kind, say), square=square)
        case actions.RuleEnd(result):
            return say("ruling-end", result=result)


def _bodies(event: TseuQuestEvent, teller: Teller) -> Told | None:
    """Where figures go, and what becomes of them."""
    of = teller.known.figure
    match event:
        case events.Moved(figure, square, how):
            return f"moved-{how}", {"figure": of(figure), "square": square}
        case events.FellDown(figure):
            return "fell-down", {"figure": of(figure)}
        case events.StoodUp(figure):
            return "stood-up", {"figure": of(figure)}
        case events.FellIn(figure, square):
            return "fell-in", {"figure": of(figure), "square": square}
        case events.Buried(figure):
            return "buried", {"figure": of(figure)}
        case events.Freed(figure, square):
            return "freed", {"figure": of(figure), "square": square}
        case events.LifeChanged(figure, by):
            return "life-lost" if by < 0 else "life-won", {"figure": of(figure), "points": abs(by)}
        case events.MindChanged(figure, by):
            return "mind-lost" if by < 0 else "mind-won", {"figure": of(figure), "points": abs(by)}
        case events.Slain(figure):
            return "slain", {"figure": of(figure)}
        case events.Vanished(figure):
            return "vanished", {"figure": of(figure)}
        case events.Left(figure):
            return "left", {"figure": of(figure)}
        case events.Opened(figure, edge):
            return (
                ("opened", {"edge": edge, "figure": of(figure)})
                if figure
                else ("opened-itself", {"edge": edge})
            )
        case events.Rattled(figure, edge):
            return "rattled", {"edge": edge, "figure": of(figure)}
        case events.Closed(_, edge):
            return "closed", {"edge": edge}
        case events.NothingFound(figure):
            return "nothing-found", {"figure": of(figure)}
        case events.Sprung(figure, trap):
            called = teller.known.thing(trap)
            return "sprung", {"figure": of(figure), "trap": called[:1].upper() + called[1:]}
        case events.TrapGone(trap, disarmed):
            return "trap-disarmed" if disarmed else "trap-gone", {"trap": teller.known.thing(trap)}
        case events.Noise(_, square):
            return "noise", {"square": square}
        case events.Woke(_, figures):
            return "woke", {"figures": ", ".join(map(of, figures))}
        case events.Summoned(figure):
            return "summoned", {"figure": of(figure.id), "square": figure.square}
        case events.Unbound(figure):
            return "unbound", {"figure": of(figure)}
        case _:
            return None


def _goods(event: TseuQuestEvent, teller: Teller) -> Told | None:
    """Objects, gold, treasure, scenery."""
    of, say = teller.known.figure, teller.names.texts
    match event:
        case events.GotItem(figure, item):
            return "got-item", {"figure": of(figure), "item": item_name(item, say)}
        case events.LostItem(figure, item):
            return "lost-item", {"figure": of(figure), "item": item_name(item, say)}
        case events.GoldChanged(figure, by):
            return "gold-won" if by >= 0 else "gold-lost", {"figure": of(figure), "gold": abs(by)}
        case events.TreasureNoted(figure, card):
            return "treasure-noted", {"figure": of(figure), "treasure": treasure_name(card, say)}
        case events.TreasureCounted(figure, gold):
            return "treasure-counted", {"figure": of(figure), "gold": gold}
        case events.BagDropped(hoard):
            return "bag-dropped", {"square": hoard.squares[0]}
        case events.HoardTaken(_, figure):
            return "hoard-taken", {"figure": of(figure)}
        case events.Struck(figure, item):
            return "struck", {"figure": of(figure), "item": teller.known.weapon(item)}
        case events.Wielded(figure, weapon, both):
            item = teller.known.weapon(weapon)
            return "wielded" if both else "shielded", {"figure": of(figure), "item": item}
        case events.Rearmed(figure):
            return "rearmed", {"figure": of(figure)}
        case events.WeaponRuined(figure, weapon):
            return "weapon-ruined", {"figure": of(figure), "item": teller.known.weapon(weapon or "shot")}
        case events.Jammed(figure, weapon):
            return "jammed", {"figure": of(figure), "item": teller.known.weapon(weapon or "shot")}
        case events.Repaired(figure, weapon, half):
            item = teller.known.weapon(weapon or "shot")
            return "repaired-half" if half else "repaired", {"figure": of(figure), "item": item}
        case events.SceneryPlaced(piece):
            return "scenery-placed", {"what": scenery_name(piece.kind, say), "square": piece.squares[0]}
        case _:
            return None


def _magic(event: TseuQuestEvent, teller: Teller) -> Told | None:
    of, say = teller.known.figure, teller.names.texts
    match event:
        case events.Drew(figure, deck, card, False):
            params: dict[str, Parameter] = {
                "figure": of(figure),
                "element": deck,
                "card": card_name(card, say),
            }
            return ("drew-card" if card else "drew"), params
        case events.HandSeen(figure, cards):
            return "hand-seen", {"figure": of(figure), "cards": ", ".join(card_name(c, say) for c in cards)}
        case events.CardPlayed(figure, card, at):
            params = {"figure": of(figure), "card": card_name(card, say), "at": teller.known.thing(at)}
            return ("card-played-at" if at else "card-played"), params
        case events.SpellEnded(spell):
            return "spell-ended", {"card": card_name(spell.card, say)}
        case events.CardShown(figure, card):
            return "card-shown", {"figure": of(figure), "card": card_name(card, say)}
        case _:
            return None


def _interlude(event: TseuQuestEvent, teller: Teller) -> Told | None:
    of, say = teller.known.figure, teller.names.texts
    match event:
        case events.Traded(hero, what, item, changed):
            gold = changed[0].gold if changed else 0
            return f"traded-{what}", {
                "figure": of(hero),
                "item": item_name(item, say) if item else "",
                "partner": of(changed[1].hero) if len(changed) > 1 else "",
                "gold": gold,
            }
        case events.HeroSwapped(hero, reserve):
            return "hero-swapped", {"figure": of(hero), "other": of(reserve)}
        case events.Priced(item, price):
            return "priced" if price else "withdrawn", {"item": item_name(item, say), "gold": price}
        case events.DealOffered(deal):
            return "deal", {"deal": offered(deal, teller.names)}
        case events.DealDeclined(hero):
            return "deal-declined", {"figure": of(hero)}
        case events.Objected(said):
            return "objected", {"objection": denied(said, teller.names)}
        case events.SeatReady(seat):
            return "seat-ready", {"seat": teller.names.of(seat)}
        case _:
            return None


def campaign_ended(outcome: Outcome, names: Names) -> str:
    return names.texts(f"campaign-{outcome.result}")


def put(refusal: Refusal, view: View, names: Names) -> Refusal:
    """A refusal with names in place of ids. Who has moved this turn is not told to begin a movement."""
    if refusal.code == "not-moving" and has_moved(view):
        return refuse("moved-already")
    known = things(names, view)
    params = {key: known.thing(str(value)) if key in _IDS else value for key, value in refusal.params.items()}
    if "weapon" in params:
        params["weapon"] = known.weapon(str(refusal.params["weapon"]))
    return Refusal(refusal.code, params)


_IDS: Final = ("figure", "hero", "item", "card", "trap")


def has_moved(view: View) -> bool:
    """Whether whoever's turn it is has its movement behind it (TQ-5.3)."""
    turn = view.turn
    return turn is not None and view.pending is None and turn.done.count("move") >= RULES["moves_a_turn"]


def moved_only(before: View, after: View) -> bool:
    """A step of which nothing came: the same figure goes on, and nothing new is seen."""
    return (
        isinstance(before.pending, Motion)
        and isinstance(after.pending, Motion)
        and before.pending.figure == after.pending.figure
        and len(before.figures) == len(after.figures)
        and before.traps == after.traps
        and before.doors == after.doors
        and before.scenery == after.scenery
        and before.hoards == after.hoards
        and [f.life for f in before.figures] == [f.life for f in after.figures]
    )
