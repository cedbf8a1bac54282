"""Blows, shots, traps that strike, and the dice of all of them (TQ-8, TQ-9)."""

from collections.abc import Iterator
from typing import Final

from taberna.games.tseuquest.flow import events
from taberna.games.tseuquest.phrases.names import Seen, faces, missile, origin, power, sources, weapon
from taberna.games.tseuquest.phrases.table import Said, say, told
from taberna.games.tseuquest.things.sources import total
from taberna.games.tseuquest.things.tables import FIGHT, MOVE
from taberna.table.phrase import Phrase, Seated, Term


@told(events.FightBegan)
def _fight_began(event: events.FightBegan, seen: Seen) -> Said:
    whom = seen.figure(event.defender) if event.defender else Term("somebody-yet")
    count = total(event.dice)
    if not event.attacker:
        struck = seen.thing(event.trap, capital=True)
        return say("fight-trap", figure=whom, trap=struck, count=count)
    return say(
        f"fight-{event.kind}",
        figure=seen.figure(event.attacker),
        other=whom,
        count=count,
        sources=sources(event.dice),
    )


@told(events.Rerolled)
def _rerolled(event: events.Rerolled, seen: Seen) -> Said:
    return say("fight-rerolled", figure=seen.figure(event.figure), what=origin(event.by))


@told(events.Fumbled)
def _fumbled(event: events.Fumbled, seen: Seen) -> Said:
    row = MOVE[event.row].id if event.table == "move" else FIGHT[event.table][event.row].id
    table, text = Term(f"table-{event.table}"), Term(f"fumble-{event.table}-{row}")
    if not event.by:
        return say("fumble-row", table=table, face=faces((event.row,)), text=text)
    by, figure = Seated((event.by,)), seen.figure(event.figure)
    return say("fumble-picked", seat=by, figure=figure, table=table, face=faces((event.row,)), text=text)


@told(events.Aimed)
def _aimed(event: events.Aimed, seen: Seen) -> Said:
    return say(f"fight-{event.why}", figure=seen.figure(event.attacker), other=seen.figure(event.defender))


@told(events.Defended)
def _defended(event: events.Defended, seen: Seen) -> Said:
    figure, count = seen.figure(event.figure), total(event.dice)
    if event.declined:
        return say("fight-vain" if seen.vain else "fight-declined", figure=figure)
    if not count:
        return say("fight-defenceless", figure=figure)
    return say("fight-defended", figure=figure, count=count, sources=sources(event.dice))


@told(events.FightEnded)
def _fight_ended(event: events.FightEnded, seen: Seen) -> Iterator[Phrase]:
    figure, blocked = seen.figure(event.defender), total(event.blocked)
    if blocked:
        yield say("fight-blocked", count=blocked, sources=sources(event.blocked))
    if event.hits:
        yield say("fight-hits", figure=figure, count=event.hits)
    else:
        yield say("quest-unhurt", figure=figure)
    if event.recoil:
        yield say("fight-recoil", figure=seen.figure(event.attacker), count=event.recoil)


@told(events.Unhurt)
def _unhurt(event: events.Unhurt, seen: Seen) -> Said:
    return say("quest-unhurt", figure=seen.figure(event.figure))


ADDED_UP: Final = frozenset({"move", "astray", "gold"})
"""What is thrown for a sum."""


@told(events.Thrown)
def _thrown(event: events.Thrown, seen: Seen) -> Said:
    purpose = event.purpose.partition(":")[0]
    figure = seen.figure(event.figure)
    match purpose:
        case "hampered":
            return say("thrown-chance", figure=figure, other=seen.figure(event.faces[0]))
        case "astray target":
            return None  # whom it meets is told by itself
        case _:
            between = " + " if purpose in ADDED_UP else " "
            return say(f"thrown-{purpose}", figure=figure, faces=faces(event.faces, between))


@told(events.LifeChanged)
def _life_changed(event: events.LifeChanged, seen: Seen) -> Said:
    message = "quest-life-lost" if event.by < 0 else "quest-life-won"
    return say(message, figure=seen.figure(event.figure), points=abs(event.by))


@told(events.MindChanged)
def _mind_changed(event: events.MindChanged, seen: Seen) -> Said:
    message = "quest-mind-lost" if event.by < 0 else "quest-mind-won"
    return say(message, figure=seen.figure(event.figure), points=abs(event.by))


@told(events.Powered)
def _powered(event: events.Powered, seen: Seen) -> Said:
    return say("quest-powered", figure=seen.figure(event.figure), power=power(event.power))


@told(events.Slain)
def _slain(event: events.Slain, seen: Seen) -> Said:
    return say("quest-slain", figure=seen.figure(event.figure))


@told(events.Vanished)
def _vanished(event: events.Vanished, seen: Seen) -> Said:
    return say("quest-vanished", figure=seen.figure(event.figure))


@told(events.Struck)
def _struck(event: events.Struck, seen: Seen) -> Said:
    return say("quest-struck", figure=seen.figure(event.figure), item=weapon(event.item))


@told(events.Wielded)
def _wielded(event: events.Wielded, seen: Seen) -> Said:
    message = "quest-wielded" if event.both else "quest-shielded"
    return say(message, figure=seen.figure(event.figure), item=weapon(event.weapon))


@told(events.Rearmed)
def _rearmed(event: events.Rearmed, seen: Seen) -> Said:
    return say("quest-rearmed", figure=seen.figure(event.figure))


@told(events.WeaponRuined)
def _weapon_ruined(event: events.WeaponRuined, seen: Seen) -> Said:
    return say("quest-weapon-ruined", figure=seen.figure(event.figure), item=missile(event.weapon))


@told(events.Jammed)
def _jammed(event: events.Jammed, seen: Seen) -> Said:
    return say("quest-jammed", figure=seen.figure(event.figure), item=missile(event.weapon))


@told(events.Repaired)
def _repaired(event: events.Repaired, seen: Seen) -> Said:
    message = "quest-repaired-half" if event.half else "quest-repaired"
    return say(message, figure=seen.figure(event.figure), item=missile(event.weapon))


@told(events.Noise)
def _noise(event: events.Noise, seen: Seen) -> Said:
    return say("quest-noise", square=event.square)
