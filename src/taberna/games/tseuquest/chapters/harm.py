"""Wounds, lost minds and deaths (TQ-8.9, TQ-8.10, TQ-11.7, TQ-11.8)."""

from taberna.games.tseuquest.chapters.bonds import dissolve
from taberna.games.tseuquest.flow.events import (
    BagDropped,
    CardsReturned,
    FellDown,
    LifeChanged,
    MindChanged,
    Slain,
    SpellEnded,
    Woke,
)
from taberna.games.tseuquest.flow.state import find, is_hero, senseless
from taberna.games.tseuquest.flow.tale import Tale
from taberna.games.tseuquest.ground.neighbours import sheet
from taberna.games.tseuquest.things.pieces import Figure, Hoard


def wound(tale: Tale, name: str, points: int) -> int:
    """Hits beyond the last life point are lost (TQ-8.9). Returns what was taken."""
    hurt = find(tale.state, name)
    if hurt is None or points <= 0:
        return 0
    taken = min(points, hurt.life)
    if taken:
        tale.tell(LifeChanged(name, -taken))
    rouse(tale, hurt)
    if taken == hurt.life:
        if taken and is_hero(hurt) and tale.state.options.unconscious == "on":
            swoon(tale, hurt)
        elif not (tale.state.script.box and sheet(hurt).powers):  # else its powers are asked first
            slay(tale, name)
    return taken


def is_falling(figure: Figure) -> bool:
    """Without a life point, and only its powers stand between it and death."""
    return senseless(figure) and not is_hero(figure)


def swoon(tale: Tale, figure: Figure) -> None:
    """TQ-11.8, TQ-G75: it lies there, and its spells are gone."""
    if not (figure.prone or figure.pit or figure.buried):
        tale.tell(FellDown(figure.id))
    _let_go(tale, figure.id)


def _let_go(tale: Tale, name: str) -> None:
    for spell in tale.state.spells:
        if spell.caster == name:
            tale.tell(SpellEnded(spell))
    dissolve(tale, name)


def rouse(tale: Tale, figure: Figure) -> None:
    """Nobody sleeps through an attack."""
    if figure.asleep:
        tale.tell(Woke(figure.group, (figure.id,)))


def heal(tale: Tale, name: str, points: int) -> None:
    healed = find(tale.state, name)
    if healed is not None:
        given = min(points, sheet(healed).life - healed.life)
        if given > 0:
            tale.tell(LifeChanged(name, given))


def drain(tale: Tale, name: str, points: int) -> None:
    drained = find(tale.state, name)
    if drained is None or drained.mind is None:  # TQ-G108
        return
    taken = min(points, drained.mind)
    if taken > 0:
        tale.tell(MindChanged(name, -taken))
    if taken == drained.mind:
        slay(tale, name)  # TQ-11.7


def restore(tale: Tale, name: str, points: int) -> None:
    restored = find(tale.state, name)
    if restored is None or restored.mind is None:
        return
    given = min(points, (sheet(restored).mind or 0) - restored.mind)
    if given > 0:
        tale.tell(MindChanged(name, given))


def slay(tale: Tale, name: str) -> None:
    fallen = find(tale.state, name)
    if fallen is None:
        return
    if is_hero(fallen) and (fallen.items or fallen.gold):  # TQ-G76
        bag = Hoard(f"bag-{name}", (fallen.square,), items=fallen.items, gold=fallen.gold, seen=True)
        tale.tell(BagDropped(bag))
    if fallen.hand:
        tale.tell(CardsReturned(name, fallen.hand))
    _let_go(tale, name)
    for spell in tale.state.spells:
        if spell.target == name:
            tale.tell(SpellEnded(spell))
    tale.tell(Slain(name))
