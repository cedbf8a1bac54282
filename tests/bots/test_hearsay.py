"""The King's Round: what partners say in the open, who believes it, and who does not (TS-6.4)."""

from __future__ import annotations

import pytest

from bots.parlour import Parlour, gather
from taberna.bots.tellstones import hearsay, levels, talk
from taberna.bots.tellstones.core.rows import DOWN, LABEL, SURE
from taberna.bots.tellstones.hearsay import Hint, understand
from taberna.bots.tellstones.levels import level
from taberna.bots.tellstones.memory import Memory
from taberna.bots.tellstones.repartee import VARIANTS
from taberna.games.tellstones.game import GAME
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.stones import SYMBOLS, Symbol
from taberna.texts import LANGUAGES, say, texts

ROUND = Options(variant="round", last_orders="on", turns_max=200)
SEATS = ("A1", "B1", "A2", "B2")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_what_is_told_is_understood_in_every_language(language: str, symbol: Symbol) -> None:
    for variant in range(1, VARIANTS + 1):
        text = texts(language)(f"bot-says-tell-{variant}", space="5", symbol=symbol)
        assert understand(text) == Hint(4, symbol)


@pytest.mark.parametrize(
    "text", ["the Crown!", "3", "Was 3 the Crown or the Flag?", "9 is the Crown", "2 or 3: Sword", ""]
)
def test_other_talk_tells_nothing(text: str) -> None:
    assert understand(text) is None


def with_a_gap(seed: str) -> tuple[Parlour, Memory, int, str]:
    """A game in which A1 has forgotten a stone, and what lies there."""
    parlour = gather(ROUND, dict.fromkeys(SEATS, level("page").params), seed)
    for _ in parlour.turns():
        memory = parlour.memories["A1"]
        line = memory.lines[0]
        held = line.own[LABEL : LABEL + 7]
        for space in range(7):
            symbol = parlour.play.state.lines[0][space : space + 1]
            if line.board[space] == DOWN and held[space] < 0.0 and symbol:
                name = symbol[0].upper()
                if float(SYMBOLS.index(name)) not in held:
                    return parlour, memory, space, name
    raise AssertionError("nobody forgot anything")


def said(space: int, symbol: str) -> str:
    return texts("fr")("bot-says-tell-1", space=str(space + 1), symbol=symbol)


def test_a_partner_is_believed_where_one_has_forgotten() -> None:
    _, memory, space, symbol = with_a_gap("gap")
    after = hearsay.take(memory, "A2", said(space, symbol)).lines[0]
    assert after.own[LABEL + space] == SYMBOLS.index(symbol)
    assert after.own[SURE + space] == hearsay.TRUSTED


def test_the_other_side_is_not_believed_but_seems_to_know() -> None:
    _, memory, space, symbol = with_a_gap("gap")
    after = hearsay.take(memory, "B1", said(space, symbol)).lines[0]
    assert after.own == memory.lines[0].own
    left = memory.others.index("B1") + 1
    assert after.crowds[left][space] >= memory.lines[0].crowds[left][space]
    assert after.crowds[left] != memory.lines[0].crowds[left]


def test_one_trusts_ones_own_memory_more() -> None:
    parlour, _, _, _ = with_a_gap("gap")
    memory = parlour.memories["A1"]
    line = memory.lines[0]
    for space in range(7):
        if line.board[space] == DOWN and line.own[LABEL + space] >= 0.0:
            other = SYMBOLS[(int(line.own[LABEL + space]) + 1) % 7]
            assert hearsay.take(memory, "A2", said(space, other)).lines[0].own == line.own


def test_partners_tell_each_other_and_never_what_they_do_not_hold() -> None:
    who, told = level("page"), 0
    for number in range(4):
        parlour = gather(ROUND, dict.fromkeys(SEATS, who.params), f"talk {number}")
        for seat, thought in parlour.turns():
            memory = parlour.memories[seat]
            phrase = talk.say(who, memory, GAME.view(parlour.play.state, seat), thought.action)
            if phrase is not None and phrase.message.startswith("bot-says-tell"):
                told += 1
                space = int(str(phrase.params["space"])) - 1
                assert memory.lines[0].board[space] == DOWN
                assert memory.lines[0].own[LABEL + space] == SYMBOLS.index(phrase.params["symbol"])
                everybody = levels.bot("page")
                text = say(phrase, texts("el"), ", ".join)
                for other in SEATS:
                    parlour.memories[other] = everybody.listen(parlour.memories[other], seat, text)
    assert told > 0


def test_in_a_duel_nobody_is_told_anything() -> None:
    options = Options(last_orders="on", turns_max=200)
    parlour = gather(options, dict.fromkeys("AB", level("page").params), "duel")
    for seat, _ in parlour.turns():
        assert hearsay.worth_telling(parlour.memories[seat]) is None
        assert hearsay.take(parlour.memories[seat], "A", said(0, "C")) == parlour.memories[seat]
