"""Opening tables: the first, the rematch, the next of a chain."""

from collections.abc import Sequence
from typing import Final

from msgspec import Raw
from msgspec.structs import replace

from taberna.server.store.rows import Chair, GuestRow, InvitationRow, PartyRow, TableRow
from taberna.server.tables import lobby
from taberna.server.tables.desk import Desk
from taberna.server.tables.fairness import bot_seed
from taberna.server.tables.hosted import Hosted
from taberna.server.tables.row_changes import change
from taberna.server.tokens import new_id, new_secret
from taberna.server.wire.http import NewTable, Place
from taberna.table.codec import codec, write
from taberna.table.game import AnyGame
from taberna.table.play import begin
from taberna.table.refusal import Refusal, Refused, refuse
from taberna.table.ruleset import edition
from taberna.table.seats import Seat
from taberna.table.seed import SECRET_BYTES, Committed, commitment, practice
from taberna.table.signed_opening import Opening, promise
from taberna.table.talk import LONGEST_NAME, tidy
from taberna.table.usual_options import usual
from taberna.table.values import Options
from taberna.table.veil import SALT_BYTES, Veil, veiled

DAY: Final = 24 * 3600
LONGEST_AWAY: Final = 7 * DAY
LONGEST_SEED: Final = 60
LONGEST_OPTIONS: Final = 8192
"""Characters: everybody who looks for a table is sent them. Eight with thirty objects each have 4,700."""
LONGEST_SECRET: Final = 160 * 1024
"""Characters with what nobody is sent: an adventure's file, as JSON."""


def planned(desk: Desk, asked: NewTable, guest: GuestRow) -> TableRow:
    """The table somebody asks for, or Refused: what can't be played can't be opened."""
    game = desk.games.find(asked.game)
    bots = any(place.kind == "bot" for place in asked.seats.values())
    options = codec(game).make_options({**usual(game, bots=bots), **asked.options}, strict=False)
    seats = playable(game, options, desk.settings.seats_table)
    strange = next((seat for seat in asked.seats if seat not in seats), None)
    if strange is not None:
        raise Refused(refuse("no-such-seat", seat=strange))
    if not 0 <= asked.away <= LONGEST_AWAY:
        raise Refused(refuse("bad-away", most=LONGEST_AWAY // DAY))
    if len(asked.practice) > LONGEST_SEED:
        raise Refused(refuse("seed-too-long", longest=LONGEST_SEED))
    if asked.practice and asked.public:
        raise Refused(refuse("practice-public"))
    written = write(options).decode()
    if len(write(game.told(options)).decode()) > LONGEST_OPTIONS or len(written) > LONGEST_SECRET:
        raise Refused(refuse("options-too-long", most=LONGEST_OPTIONS))
    now = desk.now()
    row = TableRow(
        id=new_id(),
        game=game.name,
        options=written,
        public=asked.public,
        watching=asked.watching,
        talk=asked.talk,
        away=asked.away * 1000,
        host=guest.id,
        chairs=tuple(Chair(seat=seat) for seat in seats),
        practice=asked.practice,
        party=new_id() if asked.party else "",
        created=now,
        changed=now,
    )
    for seat, place in asked.seats.items():
        row = _placed(desk, row, seat, place, guest)
    return promised(desk, with_secret(row))


def playable(game: AnyGame, options: Options, most: int) -> tuple[Seat, ...]:
    """The seats of a game with these options; Refused where it would not begin."""
    if options.variant not in game.variants:
        raise Refused(refuse("no-such-variant", variant=options.variant[:60]))
    unfit = game.unfit(options)
    if unfit is not None:
        raise Refused(unfit)
    begun = begin(game, options)
    if isinstance(begun, Refusal):
        raise Refused(begun)
    seats = begun[0].seats
    if len(seats) > most:
        raise Refused(refuse("too-many-seats", most=most))
    return seats


def with_secret(row: TableRow) -> TableRow:
    """The server's part of the seed, committed to before anybody contributes."""
    if row.practice:
        return row
    secret = new_secret(SECRET_BYTES)
    return replace(row, secret=secret.hex(), commitment=commitment(secret))


def promised(desk: Desk, row: TableRow) -> TableRow:
    """With the house's word on all that decides the game, before anybody contributes."""
    game, key = desk.games.find(row.game), desk.key
    hidden = codec(game).options(row.options.encode()).hidden
    veil = Veil(new_secret(SALT_BYTES).hex(), hidden) if hidden else None
    began = edition(game)
    written = write(
        Opening(
            table=row.id,
            game=row.game,
            rules=began.rules,
            ruleset=began.ruleset,
            options=Raw(row.options) if veil is None else veiled(Raw(row.options), veil),
            seats=tuple(chair.seat for chair in row.chairs),
            dice=practice(row.practice) if row.practice else Committed(row.commitment),
            previous=row.chained or None,
            talk=row.talk,
            opened=row.created,
            house=key.public,
        )
    )
    return replace(row, opening=written.decode(), promise=key.sign(promise(written)), veil=veil)


def _placed(desk: Desk, row: TableRow, seat: Seat, place: Place, guest: GuestRow) -> TableRow:
    match place.kind:
        case "here":
            done = lobby.sit(row, seat, guest.id, place.name or guest.name or seat, "", str)
        case "kept":
            name = tidy(place.name or guest.name or seat, LONGEST_NAME)
            if isinstance(name, Refusal):
                raise Refused(name)
            done = lobby.with_chair(row, Chair(seat=seat, kind="kept", guest=guest.id, name=name))
        case "bot":
            bot = known_bot(desk, row.game, place.bot)
            done = lobby.hand_over(row, seat, bot, place.name or bot, bot_seed(row, seat))
        case "open":
            done = row
    if isinstance(done, Refusal):
        raise Refused(done)
    return done


def known_bot(desk: Desk, game: str, bot: str) -> str:
    bots = tuple(desk.bots.get(game, ()))
    if not bots or (bot and bot not in bots):
        raise Refused(refuse("no-such-bot", bot=bot[:60], known=" ".join(bots)))
    return bot or bots[0]


async def opened(desk: Desk, row: TableRow, invitations: Sequence[InvitationRow] = ()) -> None:
    """Keeps a new table, and its party where it is the first of one."""
    await _founded(desk, row)
    await desk.store.create_table(row, invitations)


async def followed(desk: Desk, table: Hosted, coming: TableRow) -> TableRow | Refusal:
    """Keeps a new table with the one before it, which names it. Whoever asks first opens one, and no other is
    ever kept: neither of two who ask at the same moment, nor by a house that is ended in that moment."""
    if table.row.next:
        return table.row
    await _founded(desk, coming)
    return await change(table, lambda row: row if row.next else replace(row, next=coming.id), opens=coming)


async def _founded(desk: Desk, row: TableRow) -> None:
    if row.party and row.place == 1:
        await desk.store.add_party(PartyRow(row.party, row.game, row.host, row.created))


def rematch(desk: Desk, row: TableRow) -> TableRow:
    """The same again with everybody one seat further; whoever watched may watch."""
    seats = tuple(chair.seat for chair in row.chairs)
    after = _successor(desk, row, lobby.in_order(lobby.turned(row.chairs), seats), row.options)
    party = new_id() if row.party else ""  # after a match, another match
    return promised(desk, replace(after, party=party))


def next_in_chain(desk: Desk, row: TableRow, options: str) -> TableRow:
    after = _successor(desk, row, lobby.carried(row.chairs), options)
    return promised(desk, replace(after, party=row.party, place=row.place + 1, chained=row.record))


def _successor(desk: Desk, row: TableRow, chairs: tuple[Chair, ...], options: str) -> TableRow:
    now = desk.now()
    return with_secret(
        TableRow(
            id=new_id(),
            game=row.game,
            options=options,
            public=row.public,
            watching=row.watching,
            talk=row.talk,
            away=row.away,
            host=row.host,
            chairs=chairs,
            watchers=row.watchers,
            removed=row.removed,
            previous=row.id,
            created=now,
            changed=now,
        )
    )
