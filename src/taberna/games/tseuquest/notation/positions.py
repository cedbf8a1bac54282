"""A position: TOML with the drawing, its key, and what is under way.

map = '''     round, turn, points, phase, order, flags: what they say; else the first adventurer has the turn
+-+-+         [key], [[door]], [[trap]], [[zone]], [[trigger]], [script]: as in an adventure's file
|h g|         [[spell]]: card, caster, target: a card that lies on the board, and what it does
+-+-+         state: the whole state as one line; where it is given, the rest is for the eye
'''
"""

import tomllib
from typing import Final

import msgspec

from taberna.games.tseuquest.chapters.dice_counts import dressed
from taberna.games.tseuquest.chapters.setup import seating
from taberna.games.tseuquest.effects.verbs.figures import mark
from taberna.games.tseuquest.flow.events import SpellStays
from taberna.games.tseuquest.flow.state import State, Turn, board, find
from taberna.games.tseuquest.flow.tale import begin_tale
from taberna.games.tseuquest.ground.board import read_board
from taberna.games.tseuquest.options import Options
from taberna.games.tseuquest.things.library import BOX, CARDS, DECKS
from taberna.games.tseuquest.things.pieces import Figure, Spell
from taberna.games.tseuquest.things.plan import draw, read_plan
from taberna.table.notation import unreadable
from taberna.table.refusal import Refused, refuse

_WRITE: Final = msgspec.json.Encoder()
_READ: Final = msgspec.json.Decoder(State)


class Extra(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a position says besides its plan."""

    round: int = 1
    turn: str | None = None
    points: int = 2
    phase: str = "heroes"
    order: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    entered: tuple[str, ...] = ()
    spell: tuple[Spell, ...] = ()


_STATE: Final = frozenset(State.__struct_fields__)
_PLAN: Final = {"map", "key", "door", "trap", "zone", "trigger", "script", "rooms", "face", "text"}


def parse_position(text: str, options: Options) -> State:
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise unreadable("unreadable-position", text, 0, problem=str(error)) from None
    try:
        if "state" in table:
            return _READ.decode(table["state"])
        extra = msgspec.convert({k: v for k, v in table.items() if k not in _PLAN}, Extra)
    except msgspec.DecodeError as error:
        raise Refused(refuse("unreadable-position", problem=str(error))) from None
    if "map" not in table:
        raise unreadable("unreadable-position", text, 0, problem="no map")
    return _state(table, extra, options)


def _state(table: dict[str, object], extra: Extra, options: Options) -> State:
    plan = read_plan(table, seen=True)
    heroes = extra.order or tuple(f.id for f in plan.figures if f.kind == "hero")
    turn = extra.turn if extra.turn is not None else (heroes[0] if extra.phase == "heroes" and heroes else "")
    held = [card for f in plan.figures for card in f.hand]
    decks = dict(DECKS)
    for card in held:
        deck = list(decks[CARDS[card].element])
        deck.remove(card)
        decks[CARDS[card].element] = tuple(deck)
    after = heroes.index(turn) + 1 if turn in heroes else 0
    state = msgspec.convert(
        {
            "options": msgspec.to_builtins(options),
            "seats": seating(options)[0],
            "phase": extra.phase,
            "round": extra.round,
            "party": msgspec.to_builtins(options.party),
            "order": heroes,
            "queue": heroes[after:] if extra.phase == "heroes" else (),
            "acted": (turn,) if turn else (),
            "turn": msgspec.to_builtins(Turn(turn, extra.points, extra.done)) if turn else None,
            "decks": decks,
            "flags": extra.flags,
            "rooms": extra.entered,
            "explored": sorted(read_board(plan.board).squares - read_board(plan.board).rooms.keys()),
            "campaign": msgspec.to_builtins(options.campaign),
        }
        | {part: value for part, value in msgspec.to_builtins(plan).items() if part in _STATE},
        State,
    )
    script = msgspec.structs.replace(state.script, box=BOX)
    state = msgspec.structs.replace(state, script=script, figures=tuple(map(_dressed, state.figures)))
    for spell in extra.spell:
        state = _enchanted(state, spell)
    return state


def _enchanted(state: State, spell: Spell) -> State:
    """With a card that stays on the board (TQ-11.4), and the marks it left."""
    if spell.card not in CARDS or not CARDS[spell.card].stays:
        raise Refused(refuse("unreadable-position", problem=f"no card {spell.card} that stays"))
    if find(state, spell.caster) is None:
        raise Refused(refuse("unreadable-position", problem=f"no caster {spell.caster}"))
    if find(state, spell.target) is None and spell.target not in board(state).squares:
        raise Refused(refuse("unreadable-position", problem=f"no target {spell.target}"))
    tale = begin_tale(state, SpellStays(spell))
    for effect in CARDS[spell.card].effects:
        if effect.lasts == "card":
            mark(tale, effect, spell.caster, spell.target, spell.card)
    return tale.state


def _dressed(figure: Figure) -> Figure:
    """An adventurer who is drawn with armour came in it, unless the position says otherwise."""
    if figure.kind != "hero" or figure.worn:
        return figure
    return msgspec.structs.replace(figure, worn=dressed(figure.items))


def print_position(state: State) -> str:
    lines = []
    if state.board:
        signs = {}
        for n, figure in enumerate(state.figures):
            if figure.square:
                signs[figure.square] = figure.id[0] if figure.kind == "hero" else chr(ord("A") + n % 26)
        lines += ["map = '''", draw(state.board, state.doors, signs), "'''"]
    lines.append(f"state = {_toml(_WRITE.encode(state).decode())}")
    return "\n".join(lines)


def _toml(text: str) -> str:
    """As a basic string of TOML: JSON's escapes are among TOML's."""
    return msgspec.json.encode(text).decode()
