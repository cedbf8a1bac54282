"""Coming to a table and going: a stream begins with a welcome, which holds all that a seat may know."""

from collections import deque
from collections.abc import Iterable

from taberna.server.store.protocol import Store
from taberna.server.tables import clocks, offers, snapshots, stories, watchers
from taberna.server.tables.blocked import is_shut_out
from taberna.server.tables.catching_up import catch_up, stamped
from taberna.server.tables.held_views import held
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.listener import Listener
from taberna.server.tables.telling import tell_presence
from taberna.server.tables.transitions import Transition, followed
from taberna.server.wire.messages import OpenOffer, Welcome
from taberna.table.codec import write
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import SPECTATOR, Seat
from taberna.table.values import Action, Event, View


async def join(hosted: Hosted, listener: Listener, seat: Seat, after: int | None) -> Refusal | None:
    async with hosted.turn:  # nothing happens between the welcome and the first message after it
        if hosted.stale or hosted.desk.bus.shared:  # who comes from another node knows what was told there
            await catch_up(hosted)
        why = _not_welcome(hosted, listener, seat)
        if why is not None:
            return why
        if await is_shut_out(hosted, seat, listener.guest):
            return refuse("blocked")
        steps = await missed(hosted, seat, after)
        if seat != SPECTATOR and steps:
            hosted.deliver(seat)
            if hosted.desk.bus.shared:
                await save(hosted.desk.store, (hosted,))
        listeners = hosted.streams.setdefault(seat, set())
        if not listeners:  # else all of them hold the same, and are told the same from here on
            hosted.held[seat] = held(hosted.play, seat)
        listener.send(write(welcome(hosted, seat, steps, listener)))
        came = seat == SPECTATOR or (not listeners and seat not in hosted.here)
        again = listener in listeners
        listeners.add(listener)
    if came and not again:
        tell_presence(hosted)
    return None


def _not_welcome(hosted: Hosted, listener: Listener, seat: Seat) -> Refusal | None:
    if seat != SPECTATOR and seat not in hosted.seats:
        return refuse("no-such-seat", seat=seat)
    if hosted.row.status == "closed":
        return refuse("table-closed")
    if not hosted.may_hear(seat, listener.guest):
        return refuse("not-watching" if seat == SPECTATOR else "not-your-seat", seat=seat)
    return None


def leave(hosted: Hosted, listener: Listener, seat: Seat) -> bool:
    """Whether the seat is now served by nobody on this node."""
    listeners = hosted.streams.get(seat)
    if listeners is None or listener not in listeners:
        return False
    listeners.discard(listener)
    if not listeners:
        del hosted.streams[seat]
    hosted.used = hosted.desk.now()
    if not listeners or seat == SPECTATOR:
        tell_presence(hosted)
    return not listeners


async def missed(hosted: Hosted, seat: Seat, after: int | None) -> list[Transition]:
    """What this seat has not acknowledged and was not sent too often. Older commits only where the game
    allows a log (TS-4.2), and no more of them than lie in memory: nobody makes the table play its game again
    and again by asking. How many that is counts what the seat was told, and nothing else (TQ-G203)."""
    if hosted.play is None:
        return []
    had = 0 if after is None else hosted.tally.entry(seat, after)
    looks_back = after is not None and hosted.game.keeps_log(hosted.options)
    looked = max(had, hosted.window(seat)) if looks_back else hosted.seq
    if seat == SPECTATOR:
        return await since(hosted, seat, looked)
    if hosted.desk.bus.shared:  # it may have been at another node
        hosted.remember(await hosted.desk.store.acknowledgements(hosted.id))
    first = min(looked, max(hosted.had(seat), had))
    return await since(hosted, seat, max(first, hosted.chairs[seat].since))


async def save(store: Store, tables: Iterable[Hosted]) -> None:
    """Writes what seats acknowledged and what they were sent again."""
    dirty = [hosted for hosted in tables if hosted.unsaved_acks or hosted.unsaved_sent]
    acks = [(hosted, seat) for hosted in dirty for seat in hosted.unsaved_acks]
    sent = [(hosted, seat) for hosted in dirty for seat in hosted.unsaved_sent]
    for hosted in dirty:
        hosted.unsaved_acks, hosted.unsaved_sent = set(), set()
    try:
        if acks:
            await store.acknowledge([(hosted.id, seat, hosted.acks[seat]) for hosted, seat in acks])
        if sent:
            kept = [(hosted.id, seat, write(hosted.sent[seat]).decode()) for hosted, seat in sent]
            await store.deliver(kept)
    except BaseException:
        for hosted, seat in acks:
            hosted.unsaved_acks.add(seat)
        for hosted, seat in sent:
            hosted.unsaved_sent.add(seat)
        raise


async def since(hosted: Hosted, seat: Seat, first: int) -> list[Transition]:
    """What a seat was told of after entry `first`: from memory where it is still there, else played again,
    and then kept. Whoever calls this has the turn."""
    told, many = hosted.told[seat], hosted.number(seat) - hosted.number(seat, first)
    if many <= len(told):
        return [*told][len(told) - many :]
    store, code = hosted.desk.store, hosted.desk.code(hosted.game)
    snapshot = await store.snapshot(hosted.id, code, first)
    play = hosted.empty
    if snapshot is not None:
        play = snapshots.read(hosted, snapshot).play
    rows = await store.entries(hosted.id, play.seq, hosted.seq)
    steps, _ = followed(play, hosted.read(rows))
    again = [
        step
        for step in stamped(steps, rows)
        if step.entry.seq > first and hosted.tally.is_told(seat, step.entry.seq)
    ]
    hosted.told[seat] = deque(again, told.maxlen)
    return again


def welcome(
    hosted: Hosted, seat: Seat, steps: list[Transition], listener: Listener
) -> Welcome[Action, Event, View]:
    row, game, known = hosted.row, hosted.game, hosted.held[seat]
    at = hosted.told_at.get(seat, row.changed)
    view = None if hosted.play is None else game.view(hosted.play.state, seat)
    told = stories.tellings(hosted.tally, steps, seat)
    if steps and steps[0].before.seq and game.phrases is not None:
        before: View | None = game.view(steps[0].before.state, seat)
    else:
        before = None
    return Welcome(
        table=row.id,
        seat=seat,
        status=row.status,
        seq=hosted.number(seat),
        view=view,
        legal=stories.written(known.legal),
        waiting=hosted.waiting,
        tellings=stories.in_sentences(game, told, before, view, seat),
        earlier=row.status == "over" or game.keeps_log(hosted.options),
        sittings=stories.sittings(row, hosted.here | ({seat} - {SPECTATOR})),
        watching=hosted.watching,
        talk=tuple(
            stories.spoken(line, hosted.number(seat, line.after))
            for line in hosted.lines
            if stories.is_heard(line, listener.deaf_to)
            and watchers.may_hear(line, row, hosted.seq, seat, listener.guest)
        ),
        clocks=None if hosted.clock is None else clocks.shown(hosted.clock, paused=row.paused, at=at),
        asked=row.asked,
        taking_back=hosted.asks_back.seat if hosted.asks_back else "",
        offers=tuple(OpenOffer(what, by) for what, by in offers.pending(row, hosted.seq)),
        outcome=row.outcome,
        at=at,
    )
