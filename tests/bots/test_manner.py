"""How bots carry themselves: nothing is said twice, who speaks to them is answered, and a pause says only as
much as a player can't hide."""

from __future__ import annotations

from itertools import product
from statistics import fmean

import pytest
from msgspec.structs import replace

from bots.parlour import gather
from taberna.bots.tellstones import mind, pauses, repartee, talk
from taberna.bots.tellstones.core.rows import DOWN, LABEL
from taberna.bots.tellstones.levels import Level, level
from taberna.bots.tellstones.memory import Memory
from taberna.games.tellstones import GAME
from taberna.games.tellstones.actions import Answer, Hide, Swap, TellstonesAction
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.steps import AnswerDue
from taberna.games.tellstones.view import View
from taberna.table.commits import ToldBack
from taberna.texts import LANGUAGES, say, texts

EAGER = 1.0


def seated(name: str = "page") -> tuple[Level, Memory, View]:
    """A player who never misses a chance to speak, before the first turn of a duel."""
    who = level(name)
    parlour = gather(Options(first="A", opening="scales"), {"A": who.params, "B": who.params}, "manner")
    return Level(name, who.params, EAGER, who.calm), parlour.memories["A"], GAME.view(parlour.play.state, "A")


def spoken(who: Level, memory: Memory, view: View, action: TellstonesAction, language: str) -> list[str]:
    """The messages of its lines, said to one deed after another until nothing is left to say."""
    lines: list[str] = []
    for _ in range(40):
        memory = replace(memory, seq=memory.seq + talk.SILENCE)
        phrase = talk.say(who, memory, view, action)
        if phrase is None:
            break
        lines.append(phrase.message)
        memory = mind.overhear(memory, "A", say(phrase, texts(language), ", ".join))
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_twice_in_a_game(language: str) -> None:
    who, memory, view = seated()
    lines = spoken(who, memory, view, Hide(1), language)
    assert len(lines) == len(set(lines)) == repartee.VARIANTS


def test_after_a_take_back_it_still_knows_what_it_said() -> None:
    who, memory, _ = seated()
    said = mind.overhear(memory, "A", texts("en")("bot-says-weather-3"))
    assert memory.past, "what was heard so far may be taken back"
    after = mind.hear(who.params, said, ToldBack(memory.seq + 1, "B", memory.past[0].seq))
    assert after.said == ("bot-says-weather-3",)


def test_every_line_is_known_again() -> None:
    for language, about in product(LANGUAGES, repartee.SITUATIONS):
        for variant in range(1, repartee.VARIANTS + 1):
            text = texts(language)(repartee.line(about, variant), symbol="K", space=3)
            assert repartee.said(text) == repartee.line(about, variant), text
    assert repartee.said("Somebody's own words.") == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phrase, about", repartee.ANSWERS.items())
def test_who_speaks_to_it_is_answered(language: str, phrase: str, about: str) -> None:
    who, memory, view = seated()
    memory = mind.overhear(memory, "B", texts(language)(f"phrase-{phrase}"))
    answer = talk.say(who, memory, view, Swap(1, 2))
    assert answer is not None
    assert answer.message.startswith(f"bot-says-{about}-")
    assert mind.overhear(memory, "A", texts("en")(answer.message)).addressed == ""


def thought_over(who: Level, memory: Memory, view: View, action: TellstonesAction) -> float:
    """Milliseconds, over many moments that are otherwise alike."""
    return fmean(pauses.pause(who, replace(memory, seq=seq), view, action) for seq in range(200))


def asked(name: str) -> tuple[Level, Memory, Memory, View]:
    """Challenged on a stone that it saw hidden a moment ago, and on one of two that it has forgotten."""
    who = level(name)
    others = {"A": who.params, "B": level("page").params}  # a Page places
    parlour = gather(Options(first="A", opening="scales"), others, "asked")
    for _, (_seat, _thought) in zip(range(40), parlour.turns(), strict=False):
        if parlour.memories["A"].lines[0].board.count(DOWN) >= 2:
            break
    memory, view = parlour.memories["A"], GAME.view(parlour.play.state, "A")
    (line,) = memory.lines
    down = [space for space in range(7) if line.board[space] == DOWN]
    assert len(down) >= 2, line.board
    blank = list(line.own)
    for space in range(7):
        blank[LABEL + space] = -1.0
    forgot = replace(memory, lines=(replace(line, own=tuple(blank)),))
    return who, memory, forgot, replace(view, pending=AnswerDue("A", None, down[0] + 1))


def test_a_page_shows_that_it_has_to_think_and_a_king_does_not() -> None:
    slower = {}
    for name in ("page", "king"):
        who, knows, forgot, view = asked(name)
        slower[name] = thought_over(who, forgot, view, Answer("K")) / thought_over(
            who, knows, view, Answer("K")
        )
    assert slower["page"] > 1.4
    assert slower["page"] > slower["king"]


def test_a_pause_keeps_within_its_range() -> None:
    for name in ("page", "king", "page-watcher"):
        who, memory, forgot, view = asked(name)
        deeds: tuple[TellstonesAction, ...] = (Answer("K"), Swap(1, 2), Hide(1))
        for held, action in product((memory, forgot), deeds):
            for seq in range(50):
                pause = pauses.pause(who, replace(held, seq=seq), view, action)
                assert pauses.SHORTEST <= pause <= pauses.LONGEST
