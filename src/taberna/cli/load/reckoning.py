"""What the store holds after the chaos, beside what people were told it holds: guests, tables, seats, actions
and talk."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from taberna.cli.load.stubborn_players import Stubborn
from taberna.games import GAMES
from taberna.server.store.opening import open_store
from taberna.server.store.protocol import Store
from taberna.server.store.rows import EntryRow, TalkRow
from taberna.server.tables.transitions import followed
from taberna.table.codec import codec
from taberna.table.own_sequence import Tally
from taberna.table.play import Play
from taberna.table.seats import Seat
from taberna.table.values import Action, Event, Options, State, View

Numbering: TypeAlias = Callable[[Seat, int], int]
"""Of a commit, in a seat's own sequence."""


@dataclass
class Game:
    table: str
    players: list[Stubborn]
    game: str = "tellstones"


@dataclass(frozen=True, slots=True)
class Promise:
    """What a house has told a guest: that it knows them; with a table, that it is open; with a seat, that it
    is theirs."""

    guest: str
    table: str = ""
    seat: Seat = ""


@dataclass
class Toll:
    """What it came to."""

    games: int = 0
    kills: int = 0
    acknowledged: int = 0
    commits: int = 0
    said: int = 0
    promised: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    unfinished: list[str] = field(default_factory=list)
    unsound: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    @property
    def faults(self) -> list[str]:
        return [*self.lost, *self.doubled, *self.unfinished, *self.unsound, *self.wrong]

    def add(self, other: "Toll") -> None:
        for name in self.__dataclass_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


async def reckon(address: str, games: Sequence[Game], promises: Sequence[Promise], toll: Toll) -> None:
    store = await open_store(address)
    try:
        for promise in promises:
            await _keep_word(store, promise, toll)
        for game in games:
            await _reckon(store, game, toll)
    finally:
        await store.close()


async def _keep_word(store: Store, promise: Promise, toll: Toll) -> None:
    toll.promised += 1
    if await store.guest(promise.guest) is None:
        toll.lost.append(f"guest {promise.guest}")
    if not promise.table:
        return
    row = await store.table(promise.table)
    if row is None:
        toll.lost.append(f"table {promise.table}")
    elif promise.seat and promise.guest not in [c.guest for c in row.chairs if c.seat == promise.seat]:
        toll.lost.append(f"seat {promise.seat} of {promise.guest} at {promise.table}")


async def _reckon(store: Store, game: Game, toll: Toll) -> None:
    row = await store.table(game.table)
    if row is None or row.status != "over":
        toll.unfinished.append(game.table)
    entries = await store.entries(game.table)
    toll.commits += len(entries)
    seqs = [entry.seq for entry in entries]
    if seqs != list(range(1, len(seqs) + 1)):
        toll.lost.append(f"{game.table}: the commits are {seqs}")
        return
    requests = Counter((entry.seat, entry.action) for entry in entries if entry.action is not None)
    toll.doubled += [f"{game.table}: {request}" for request, times in requests.items() if times > 1]
    kept = {(entry.seat, entry.action): entry.seq for entry in entries}
    number = numbering(game, entries)
    for player in game.players:
        _acted(game, player, kept, number, len(entries), toll)
    _spoke(game, await store.talk(game.table), toll)


def numbering(game: Game, entries: Sequence[EntryRow]) -> Numbering:
    """How each seat numbers what it was told: by the commits, where everybody is told of all of them."""
    if game.game == "tellstones":
        return lambda seat, seq: seq
    rules = GAMES[game.game]
    read = codec(rules).entry
    seats = tuple(player.seat for player in game.players)
    empty = Play(rules, seats, rules.empty)
    tally: Tally[State, Action, Event, View, Options] = Tally(seats)
    for step in followed(empty, tuple(read(entry.body) for entry in entries))[0]:
        tally.note(step.before, step.entry, step.after)
    return tally.number


def _acted(
    game: Game,
    player: Stubborn,
    kept: dict[tuple[Seat, str | None], int],
    number: Numbering,
    last: int,
    toll: Toll,
) -> None:
    seat = player.seat
    toll.acknowledged += len(player.acks)
    toll.wrong += [f"{game.table} {seat}: {wrong}" for wrong in player.wrong]
    for request, said in player.acks.items():
        seq = kept.get((seat, request))
        if seq is None or number(seat, seq) != said:
            toll.lost.append(f"{game.table}: {seat} {request} was {said}, is commit {seq}")
    made = sum(1 for who, request in kept if who == seat and request is not None)
    if made > len(player.acks):
        toll.doubled.append(f"{game.table}: {seat} made {len(player.acks)} actions, {made} are kept")
    heard = list(range(1, number(seat, last) + 1))
    if player.over.is_set() and player.told != heard:
        toll.wrong.append(f"{game.table}: {seat} was told {player.told}, kept are {len(heard)}")


def _spoke(game: Game, lines: Sequence[TalkRow], toll: Toll) -> None:
    """Every line that was acknowledged, once, under the number that was said."""
    there = {(line.seat, line.id): line for line in lines}
    times = Counter((line.seat, line.text) for line in lines)
    toll.doubled += [f"{game.table}: {said}" for said, count in times.items() if count > 1]
    for player in game.players:
        toll.said += len(player.said)
        for request, (number, text) in player.said.items():
            line = there.get((player.seat, request))
            if line is None or (line.n, line.text) != (number, text):
                toll.lost.append(f"{game.table}: {player.seat} said {text!r} as line {number}: {line}")
