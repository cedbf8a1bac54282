"""Applies what happened. Nothing is decided here."""

from typing import Final

from msgspec.structs import replace

from taberna.games.tseuquest import events
from taberna.games.tseuquest.events import TseuQuestEvent
from taberna.games.tseuquest.library import CARDS, DECKS
from taberna.games.tseuquest.pieces import Figure
from taberna.games.tseuquest.state import Draws, State, Turn, figure
from taberna.table.dispatch import Evolve

evolve: Final[Evolve[State, TseuQuestEvent]] = Evolve()


def _put(state: State, changed: Figure) -> State:
    return replace(state, figures=tuple(changed if f.id == changed.id else f for f in state.figures))


def _without(state: State, name: str) -> State:
    turn = None if state.turn and state.turn.figure == name else state.turn
    return replace(
        state,
        figures=tuple(f for f in state.figures if f.id != name),
        queue=tuple(each for each in state.queue if each != name),
        marks=tuple(mark for mark in state.marks if mark.figure != name),
        turn=turn,
    )


def _less(row: tuple[str, ...], item: str) -> tuple[str, ...]:
    """The row with one of these taken out."""
    at = row.index(item)
    return row[:at] + row[at + 1 :]


@evolve.on(events.Began)
def _began(state: State, event: events.Began) -> State:
    return replace(state, steps=(*state.steps, event.step))


@evolve.on(events.Continued)
def _continued(state: State, event: events.Continued) -> State:
    return replace(state, steps=(*state.steps[:-1], event.step))


@evolve.on(events.Settled)
def _settled(state: State, event: events.Settled) -> State:
    return replace(state, steps=state.steps[:-1])


@evolve.on(events.Thrown)
def _thrown(state: State, event: events.Thrown) -> State:
    return replace(counted(state, event.purpose, event.figure), steps=state.steps[:-1])


def counted(state: State, purpose: str, owner: str) -> State:
    n = next((d.n for d in state.drawn if d.purpose == purpose and d.owner == owner), 0)
    others = tuple(d for d in state.drawn if d.purpose != purpose or d.owner != owner)
    return replace(state, drawn=(*others, Draws(purpose, owner, n + 1)))


@evolve.on(events.Started)
def _started(state: State, event: events.Started) -> State:
    return State(
        options=event.options,
        seats=event.seats,
        campaign=event.options.campaign,
        phase="interlude" if event.options.variant == "interlude" else "setup",
        order=tuple(chosen.hero for chosen in event.options.party),
        figures=event.heroes,
        decks=dict(DECKS),
    )


@evolve.on(events.AdventureChosen)
def _adventure_chosen(state: State, event: events.AdventureChosen) -> State:
    return replace(state, script=replace(state.script, name=event.name))


@evolve.on(events.ElementChosen)
def _element_chosen(state: State, event: events.ElementChosen) -> State:
    return replace(state, flags=(*state.flags, f"element {event.hero} {event.element}"))


@evolve.on(events.Drew)
def _drew(state: State, event: events.Drew) -> State:
    state = counted(state, f"draw:{event.deck}", event.figure)
    decks = state.decks | {event.deck: _less(state.decks[event.deck], event.card)}
    drawer = figure(state, event.figure)
    return replace(_put(state, replace(drawer, hand=(*drawer.hand, event.card))), decks=decks)


@evolve.on(events.HandSeen)
def _hand_seen(state: State, event: events.HandSeen) -> State:
    return state


@evolve.on(events.PlanLaid)
def _plan_laid(state: State, event: events.PlanLaid) -> State:
    return replace(
        state,
        script=event.script,
        doors=event.doors,
        scenery=event.scenery,
        traps=event.traps,
        hoards=event.hoards,
        figures=(*state.figures, *event.figures),
    )


@evolve.on(events.Introduced)
def _introduced(state: State, event: events.Introduced) -> State:
    placed = {hero.id: hero for hero in event.heroes}
    return replace(
        state,
        board=event.board,
        figures=(*event.heroes, *(f for f in state.figures if f.id not in placed)),
        flags=tuple(flag for flag in state.flags if not flag.startswith("element ")),
        phase="heroes",
    )


@evolve.on(events.WentOn)
def _went_on(state: State, event: events.WentOn) -> State:
    names = {hero.id for hero in event.heroes}
    campaign = replace(
        state.campaign,
        played=(*state.campaign.played, state.script.name),
        won=(*state.campaign.won, state.script.name),
    )
    return replace(
        state,
        campaign=campaign,
        figures=event.heroes,
        order=tuple(name for name in state.order if name in names),
        gone=tuple(hero for hero in state.gone if hero.id not in names),
        spells=tuple(s for s in state.spells if s.caster in names and s.target in names),
        marks=tuple(mark for mark in state.marks if mark.figure in names),
        **dict.fromkeys(("queue", "acted", "rooms", "flags", "fired", "escaped", "steps", "abandons"), ()),
        turn=None,
    )


@evolve.on(events.RoundBegan)
def _round_began(state: State, event: events.RoundBegan) -> State:
    return replace(
        state,
        phase="heroes",
        round=event.round,
        queue=event.queue,
        acted=(),
        early="",
        late="",
        turn=None,
        marks=tuple(mark for mark in state.marks if mark.lasts != "round"),
    )


@evolve.on(events.SorcererBegan)
def _sorcerer_began(state: State, event: events.SorcererBegan) -> State:
    return replace(state, phase="sorcerer", queue=(), acted=(), turn=None)


@evolve.on(events.TurnBegan)
def _turn_began(state: State, event: events.TurnBegan) -> State:
    actor = figure(state, event.figure)
    state = _put(state, replace(actor, debt=0))
    queue = tuple(name for name in state.queue if name != event.figure)
    acted = (*state.acted, event.figure)
    return replace(state, turn=Turn(event.figure, event.points), queue=queue, acted=acted)


@evolve.on(events.ControlTaken)
def _control_taken(state: State, event: events.ControlTaken) -> State:
    return replace(state, turn=Turn(event.elemental, event.points, master=event.master))


@evolve.on(events.TurnEnded)
def _turn_ended(state: State, event: events.TurnEnded) -> State:
    figures = tuple(
        replace(f, fresh=False) if f.fresh and f.summoner == event.figure else f for f in state.figures
    )
    marks = tuple(m for m in state.marks if not (m.figure == event.figure and m.lasts == "turn"))
    return replace(state, turn=None, figures=figures, marks=marks)


@evolve.on(events.TurnMissed)
def _turn_missed(state: State, event: events.TurnMissed) -> State:
    actor = figure(state, event.figure)
    state = _put(state, replace(actor, misses=max(0, actor.misses - 1), debt=0))
    return replace(state, queue=tuple(name for name in state.queue if name != event.figure))


@evolve.on(events.Declared)
def _declared(state: State, event: events.Declared) -> State:
    turn = state.turn
    if turn is None:
        return state
    state = replace(
        state,
        turn=replace(
            turn,
            points=turn.points - event.points,
            done=(*turn.done, event.kind),
            charge=turn.charge and event.kind == "attack",
        ),
    )
    actor = figure(state, event.figure)
    return _put(state, replace(actor, mended="")) if actor.mended and event.kind != "repair" else state


@evolve.on(events.Restricted)
def _restricted(state: State, event: events.Restricted) -> State:
    if state.turn is None or state.turn.figure != event.figure:
        return state
    return replace(state, turn=replace(state.turn, barred=(*state.turn.barred, *event.kinds)))


@evolve.on(events.PointsLost)
def _points_lost(state: State, event: events.PointsLost) -> State:
    if state.turn is None or state.turn.figure != event.figure:
        return state
    return replace(state, turn=replace(state.turn, points=max(0, state.turn.points - event.points)))


@evolve.on(events.Owed)
def _owed(state: State, event: events.Owed) -> State:
    actor = figure(state, event.figure)
    return _put(state, replace(actor, debt=min(2, actor.debt + event.points)))


@evolve.on(events.Charging)
def _charging(state: State, event: events.Charging) -> State:
    return replace(state, turn=replace(state.turn, charge=True)) if state.turn else state


@evolve.on(events.Foresaw)
def _foresaw(state: State, event: events.Foresaw) -> State:
    return replace(state, early=event.figure) if event.first else replace(state, late=event.figure)


@evolve.on(events.Moved)
def _moved(state: State, event: events.Moved) -> State:
    mover = figure(state, event.figure)
    return _put(state, replace(mover, square=event.square, pit=False, buried=False))


@evolve.on(events.FellDown)
def _fell_down(state: State, event: events.FellDown) -> State:
    return _put(state, replace(figure(state, event.figure), prone=True))


@evolve.on(events.StoodUp)
def _stood_up(state: State, event: events.StoodUp) -> State:
    return _put(state, replace(figure(state, event.figure), prone=False))


@evolve.on(events.FellIn)
def _fell_in(state: State, event: events.FellIn) -> State:
    faller = figure(state, event.figure)
    return _put(state, replace(faller, square=event.square, pit=True, prone=False, misses=event.misses))


@evolve.on(events.Buried)
def _buried(state: State, event: events.Buried) -> State:
    return _put(state, replace(figure(state, event.figure), buried=True))


@evolve.on(events.Freed)
def _freed(state: State, event: events.Freed) -> State:
    freed = figure(state, event.figure)
    return _put(state, replace(freed, buried=False, pit=False, misses=0, square=event.square))


@evolve.on(events.LifeChanged)
def _life_changed(state: State, event: events.LifeChanged) -> State:
    hurt = figure(state, event.figure)
    return _put(state, replace(hurt, life=max(0, hurt.life + event.by)))


@evolve.on(events.MindChanged)
def _mind_changed(state: State, event: events.MindChanged) -> State:
    hurt = figure(state, event.figure)
    return _put(state, replace(hurt, mind=None if hurt.mind is None else max(0, hurt.mind + event.by)))


@evolve.on(events.Slain)
def _slain(state: State, event: events.Slain) -> State:
    fallen = figure(state, event.figure)
    kept = replace(fallen, items=(), gold=0, treasure=(), hand=())
    gone = (*state.gone, kept) if fallen.kind == "hero" else state.gone
    return replace(_without(state, event.figure), gone=gone)


@evolve.on(events.Vanished)
def _vanished(state: State, event: events.Vanished) -> State:
    return _without(state, event.figure)


@evolve.on(events.Left)
def _left(state: State, event: events.Left) -> State:
    goer = figure(state, event.figure)
    return replace(_without(state, event.figure), gone=(*state.gone, goer), escaped=(*state.escaped, goer.id))


@evolve.on(events.Revealed)
def _revealed(state: State, event: events.Revealed) -> State:
    figures = {f.id: f for f in event.figures}
    doors = {d.edge: d for d in event.doors}
    scenery = {s.id: s for s in event.scenery}
    traps = {t.id: t for t in event.traps}
    hoards = {h.id: h for h in event.hoards}
    return replace(
        state,
        rooms=(*state.rooms, *event.rooms),
        figures=tuple(figures.get(f.id, f) for f in state.figures),
        doors=tuple(doors.get(d.edge, d) for d in state.doors),
        scenery=tuple(scenery.get(s.id, s) for s in state.scenery),
        traps=tuple(traps.get(t.id, t) for t in state.traps),
        hoards=tuple(hoards.get(h.id, h) for h in state.hoards),
    )


@evolve.on(events.Opened)
def _opened(state: State, event: events.Opened) -> State:
    doors = tuple(replace(d, kind="open") if d.edge == event.edge else d for d in state.doors)
    return replace(state, doors=doors)


@evolve.on(events.Closed)
def _closed(state: State, event: events.Closed) -> State:
    doors = tuple(
        replace(d, kind="portcullis" if d.portcullis else "closed") if d.edge == event.edge else d
        for d in state.doors
    )
    return replace(state, doors=doors)


@evolve.on(events.NothingFound)
def _nothing_found(state: State, event: events.NothingFound) -> State:
    return state


@evolve.on(events.Sprung)
def _sprung(state: State, event: events.Sprung) -> State:
    return state


@evolve.on(events.TrapGone)
def _trap_gone(state: State, event: events.TrapGone) -> State:
    scenery = tuple(replace(s, trap="") if s.trap == event.trap else s for s in state.scenery)
    return replace(state, traps=tuple(t for t in state.traps if t.id != event.trap), scenery=scenery)


@evolve.on(events.GotItem)
def _got_item(state: State, event: events.GotItem) -> State:
    taker = figure(state, event.figure)
    return _put(state, replace(taker, items=(*taker.items, event.item)))


@evolve.on(events.LostItem)
def _lost_item(state: State, event: events.LostItem) -> State:
    loser = figure(state, event.figure)
    lost = (
        loser.lost if loser.items.count(event.item) > 1 else tuple(i for i in loser.lost if i != event.item)
    )
    return _put(state, replace(loser, items=_less(loser.items, event.item), lost=lost))


@evolve.on(events.GoldChanged)
def _gold_changed(state: State, event: events.GoldChanged) -> State:
    owner = figure(state, event.figure)
    return _put(state, replace(owner, gold=max(0, owner.gold + event.by)))


@evolve.on(events.TreasureNoted)
def _treasure_noted(state: State, event: events.TreasureNoted) -> State:
    state = counted(state, "treasure", event.figure)
    finder = figure(state, event.figure)
    return _put(state, replace(finder, treasure=(*finder.treasure, event.card)))


@evolve.on(events.TreasureCounted)
def _treasure_counted(state: State, event: events.TreasureCounted) -> State:
    def counted_for(each: Figure) -> Figure:
        return replace(each, treasure=(), gold=each.gold + event.gold) if each.id == event.figure else each

    figures, gone = map(counted_for, state.figures), map(counted_for, state.gone)
    return replace(state, figures=tuple(figures), gone=tuple(gone))


@evolve.on(events.BagDropped)
def _bag_dropped(state: State, event: events.BagDropped) -> State:
    return replace(state, hoards=(*state.hoards, event.hoard))


@evolve.on(events.HoardTaken)
def _hoard_taken(state: State, event: events.HoardTaken) -> State:
    return replace(state, hoards=tuple(h for h in state.hoards if h.id != event.hoard))


@evolve.on(events.Struck)
def _struck(state: State, event: events.Struck) -> State:
    loser = figure(state, event.figure)
    return _put(state, replace(loser, lost=(*loser.lost, event.item)))


@evolve.on(events.Rearmed)
def _rearmed(state: State, event: events.Rearmed) -> State:
    return _put(state, replace(figure(state, event.figure), lost=()))


@evolve.on(events.WeaponRuined)
def _weapon_ruined(state: State, event: events.WeaponRuined) -> State:
    owner = figure(state, event.figure)
    return _put(state, replace(owner, ruined=(*owner.ruined, event.weapon)))


@evolve.on(events.Jammed)
def _jammed(state: State, event: events.Jammed) -> State:
    owner = figure(state, event.figure)
    return _put(state, replace(owner, jammed=(*owner.jammed, event.weapon)))


@evolve.on(events.Repaired)
def _repaired(state: State, event: events.Repaired) -> State:
    owner = figure(state, event.figure)
    if event.half:
        return _put(state, replace(owner, mended=event.weapon))
    return _put(state, replace(owner, mended="", jammed=_less(owner.jammed, event.weapon)))


@evolve.on(events.Noise)
def _noise(state: State, event: events.Noise) -> State:
    return state


@evolve.on(events.CardPlayed)
def _card_played(state: State, event: events.CardPlayed) -> State:
    return state


@evolve.on(events.SpellStays)
def _spell_stays(state: State, event: events.SpellStays) -> State:
    return replace(state, spells=(*state.spells, event.spell))


@evolve.on(events.SpellEnded)
def _spell_ended(state: State, event: events.SpellEnded) -> State:
    return replace(
        state,
        spells=tuple(spell for spell in state.spells if spell != event.spell),
        marks=tuple(
            m
            for m in state.marks
            if not (
                m.lasts == "card"
                and m.source == event.spell.card
                and m.figure in (event.spell.target, event.spell.caster)
            )
        ),
    )


@evolve.on(events.CardsReturned)
def _cards_returned(state: State, event: events.CardsReturned) -> State:
    owner = figure(state, event.figure)
    decks, hand = dict(state.decks), owner.hand
    for card in event.cards:
        element = CARDS[card].element
        decks[element] = tuple(sorted((*decks.get(element, ()), card)))
        hand = _less(hand, card)
    return replace(_put(state, replace(owner, hand=hand)), decks=decks)


@evolve.on(events.CardShown)
def _card_shown(state: State, event: events.CardShown) -> State:
    return state


@evolve.on(events.Marked)
def _marked(state: State, event: events.Marked) -> State:
    return replace(state, marks=(*state.marks, event.mark))


@evolve.on(events.Unmarked)
def _unmarked(state: State, event: events.Unmarked) -> State:
    marks = list(state.marks)
    if event.mark in marks:
        marks.remove(event.mark)
    return replace(state, marks=tuple(marks))


@evolve.on(events.Summoned)
def _summoned(state: State, event: events.Summoned) -> State:
    return replace(state, figures=(*state.figures, event.figure))


@evolve.on(events.Unbound)
def _unbound(state: State, event: events.Unbound) -> State:
    return _put(state, replace(figure(state, event.figure), bound=False, seat="S"))


@evolve.on(events.Flagged)
def _flagged(state: State, event: events.Flagged) -> State:
    return state if event.flag in state.flags else replace(state, flags=(*state.flags, event.flag))


@evolve.on(events.Said)
def _said(state: State, event: events.Said) -> State:
    return state


@evolve.on(events.Fired)
def _fired(state: State, event: events.Fired) -> State:
    if event.trigger in state.fired:
        return state
    return replace(state, fired=(*state.fired, event.trigger))


@evolve.on(events.SceneryUsed)
def _scenery_used(state: State, event: events.SceneryUsed) -> State:
    scenery = tuple(replace(s, used=True) if s.id == event.scenery else s for s in state.scenery)
    return replace(state, scenery=scenery)


@evolve.on(events.SceneryPlaced)
def _scenery_placed(state: State, event: events.SceneryPlaced) -> State:
    return replace(state, scenery=(*(s for s in state.scenery if s.id != event.scenery.id), event.scenery))


@evolve.on(events.Woke)
def _woke(state: State, event: events.Woke) -> State:
    figures = tuple(
        replace(f, asleep=False, roused=not f.seen) if f.id in event.figures else f for f in state.figures
    )
    return replace(state, figures=figures)


@evolve.on(events.Ruled)
def _ruled(state: State, event: events.Ruled) -> State:
    return state


@evolve.on(events.Abandoned)
def _abandoned(state: State, event: events.Abandoned) -> State:
    return replace(state, abandons=(*state.abandons, event.seat))


@evolve.on(events.Traded)
def _traded(state: State, event: events.Traded) -> State:
    changed = {each.hero: each for each in event.belongings}
    kept = tuple(changed.pop(each.hero, each) for each in state.campaign.belongings)
    campaign = replace(state.campaign, belongings=(*kept, *changed.values()))
    return replace(state, campaign=campaign, ready=())


@evolve.on(events.HeroSwapped)
def _hero_swapped(state: State, event: events.HeroSwapped) -> State:
    order = tuple(event.reserve if hero == event.hero else hero for hero in state.order)
    return replace(state, order=order, ready=())


@evolve.on(events.SeatReady)
def _seat_ready(state: State, event: events.SeatReady) -> State:
    return replace(state, ready=(*state.ready, event.seat))


@evolve.on(events.Ended)
def _ended(state: State, event: events.Ended) -> State:
    return replace(state, phase="over", turn=None, steps=(), outcome=event.outcome)
