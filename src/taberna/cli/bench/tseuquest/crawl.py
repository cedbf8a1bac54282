"""Random legal play of TseuQuest: its adventures, and the thick of one on a whole face of the board."""

from collections.abc import Iterator
from functools import cache
from typing import Final, TypeAlias

from msgspec.structs import replace

from taberna.games.tseuquest.flow.actions import TseuQuestAction
from taberna.games.tseuquest.flow.events import TseuQuestEvent
from taberna.games.tseuquest.flow.state import State, Turn
from taberna.games.tseuquest.game import GAME
from taberna.games.tseuquest.ground.board import Board, read_board
from taberna.games.tseuquest.ground.squares import DIRECTIONS, EDGE, NEXT, Edge, Square
from taberna.games.tseuquest.options import SORCERER, Chosen, Options
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.library import CARDS, SCENERY, SHEETS, names, text
from taberna.games.tseuquest.things.pieces import Door, Figure, Scenery, Trap
from taberna.games.tseuquest.things.script import Script
from taberna.games.tseuquest.things.shelf import adventures
from taberna.table.codec import codec
from taberna.table.dice import Draws, keyed
from taberna.table.forms import Legal, fill_by_lot
from taberna.table.play import Play, begin, settle
from taberna.table.refusal import Refusal, Refused
from taberna.table.seats import HOUSE, Seat

Crawl: TypeAlias = Play[State, TseuQuestAction, TseuQuestEvent, View, Options]
SELDOM: Final = ("leave", "drop", "show", "abandon", "rule-take", "rule-door", "rule-end")
"""What only ends the game or wastes time."""
ROUNDS: Final = 60
HEROES: Final = ("sela", "bruna", "odo", "ilka")
PARTY: Final = tuple(Chosen(seat, hero) for seat, hero in zip("ABCD", HEROES, strict=True))
CROWD: Final = 16
LARGE: Final = 20
"""Columns from which on a face is a whole board."""


def tables() -> tuple[str, ...]:
    """Everything there is to play: settings by number, adventures and large faces by name."""
    large = (name for name in names("faces", "txt") if read_board(_face(name)).width >= LARGE)
    return (
        *(f"setting {n}" for n, _ in enumerate(GAME.study.settings("adventure"))),
        *(f"adventure {name}" for name in adventures()),
        *(f"face {name}" for name in large),
    )


def opened(table: str) -> Crawl:
    kind, _, name = table.partition(" ")
    if kind == "face":
        return crowded(name)
    if kind == "setting":
        return _begun(replace(GAME.study.settings("adventure")[int(name)], rounds_max=ROUNDS))
    return _begun(Options(adventure=name, party=PARTY, rounds_max=ROUNDS))


def _begun(options: Options) -> Crawl:
    begun = begin(GAME, options)
    if isinstance(begun, Refusal):
        raise Refused(begun)
    return begun[0]


def _face(name: str) -> str:
    return text(f"faces/{name}.txt").rstrip("\n")


@cache
def crowded(name: str) -> Crawl:
    """The middle of an adventure on a whole face: a way into every room, figures, scenery and traps all over
    it, and hands full of cards."""
    play = _begun(Options(adventure=adventures()[0], party=PARTY, rounds_max=ROUNDS))
    face, draws = read_board(_face(name)), Draws(b"crowd", name)
    spots = iter(draws.shuffled(sorted(face.squares)))
    heroes = tuple(replace(f, square=next(spots), hand=_hand(f.sheet)) for f in play.state.figures)
    state = replace(
        play.state,
        board=_face(name),
        script=Script(),
        phase="heroes",
        round=1,
        queue=tuple(f.id for f in heroes[1:]),
        acted=(heroes[0].id,),
        turn=Turn(heroes[0].id, 2),
        steps=(),
        figures=(*heroes, *_minions(spots)),
        doors=tuple(Door(edge, "open") for edge in _ways_in(face)),
        scenery=tuple(
            Scenery(f"{kind.id}-1", kind.id, (next(spots),))
            for kind in SCENERY.values()
            if not kind.edge and kind.size == (1, 1) and not kind.id.endswith("-trap")
        ),
        traps=tuple(Trap(f"pit-{n}", "pit", next(spots), harm=1, seen=n % 2 == 0) for n in range(CROWD)),
        rooms=tuple(sorted(set(face.rooms.values()))),
    )
    return Play(GAME, play.seats, state)


def _hand(sheet: str) -> tuple[str, ...]:
    """Cards that can be aimed anywhere are what there is most to say about."""
    wide = sorted(card.id for card in CARDS.values() if card.target == "square" and card.element != "chaos")
    return tuple(wide[:6]) if SHEETS[sheet].magic else ()


def _minions(spots: Iterator[Square]) -> Iterator[Figure]:
    kinds = sorted(sheet.id for sheet in SHEETS.values() if sheet.kind == "minion")
    for n in range(CROWD):
        sheet = SHEETS[kinds[n % len(kinds)]]
        yield Figure(f"{sheet.id}-{n}", sheet.id, "minion", SORCERER, next(spots), sheet.life, sheet.mind)


def _ways_in(face: Board) -> Iterator[Edge]:
    """One door a room."""
    for room in sorted(set(face.rooms.values())):
        walls = (
            EDGE[square, way]
            for square in sorted(face.room(room))
            for way in DIRECTIONS
            if NEXT[square, way] in face.squares and face.rooms.get(NEXT[square, way]) != room
        )
        yield next(walls)


def chosen(state: State, seat: Seat, draws: Draws) -> TseuQuestAction:
    """Anything this seat may do."""
    roll = GAME.roll(state)
    if seat == HOUSE and roll is not None:
        return GAME.rolled(state, tuple(draws.face(die) for die in roll.dice))
    return picked(GAME.legal(state, seat), draws)


def picked(legal: Legal[TseuQuestAction], draws: Draws) -> TseuQuestAction:
    forms = [form for form in legal.forms if form.kind not in SELDOM]
    if forms and (not legal.actions or not draws.below(40)):
        form = draws.one(forms)
        return codec(GAME).make_action(fill_by_lot(form, draws, lambda: ""))
    likely = [a for a in legal.actions if a.__struct_config__.tag not in SELDOM or not draws.below(30)]
    return draws.one(likely or list(legal.actions))


def set_up(table: str, seed: int) -> Crawl:
    """A table with its dice thrown until somebody is asked."""
    return settle(opened(table), keyed(seed.to_bytes(8)))[0]
