"""The Sorcerer and an adventurer at one keyboard: the plan is seen only while the Sorcerer has it."""

from __future__ import annotations

import re

from cli.test_screen import session

GOBLIN = re.compile(r"\bg\d")
WORDS = ("play", "tseuquest", "lost-lamp", "--seat", "S,A", "--seed", "5", "--option", "party=A:bruna")


def test_the_keyboard_is_handed_over_before_anything_private() -> None:
    """TQ-14.1: nobody but the Sorcerer sees behind the screen; a goblin is a g with a number on his map."""
    with session(*WORDS, rows=45) as table:
        tale = table.until("Press Enter to continue. ")
        assert "The landlord’s best lamp is in the cellar." in tale.everything
        table.type("\n")
        first = table.until("Player A > ")
        assert "undo" not in first.everything, "nothing is taken back (TQ-19.5)"
        assert "░░" in first.everything
        assert not GOBLIN.search(first.everything)
        table.type("search traps\n")
        between = table.until("ready. ")
        assert "Bruna looks for traps." in between.everything, "everybody may hear what was done"
        assert "░░" not in between.everything, "nothing else is seen meanwhile"
        table.type("\n")
        behind = table.until("Sorcerer > ")
        assert GOBLIN.search(behind.everything)
        table.type("pass\n")
        after = table.until("Player A > ")
        assert "Bruna finds nothing." in after.everything
        assert not GOBLIN.search(after.everything), "wiped, and not to be scrolled back to"
        table.type("quit\n")
        code, _ = table.end()
        assert code == 3


def test_somebody_who_draws_cards_is_told_what_of() -> None:
    with session("play", "tseuquest", "lost-lamp", "--seed", "5", "--option", "party=A:sela") as table:
        asked = table.until("Player A > ").everything
        assert "spell cards, round 1. Which element does Sela draw from?" in asked
        assert "spells of water: to heal" in asked


def test_what_came_of_an_action_is_read_before_the_next_turn() -> None:
    """On a small screen the map leaves no room for all that a chest holds, and then a round begins."""
    words = ("play", "tseuquest", "lost-lamp", "--seed", "1", "--option", "party=A:bruna", "--dice", "mine")
    with session(*words) as table:
        table.until("Press Enter to continue. ")
        table.type("\n")
        for line in ("walk", "6 6", "ee", "sss", "open s", "s", "s", "stop"):
            table.until("Player A > ")
            table.type(f"{line}\n")
        table.until("Player A > ")
        table.type("use chest\n")
        news = table.until("Press Enter to continue. ").everything
        assert "Bruna: +50 gold" in news
        assert "Bruna gets: red potion." in news
        table.type("\n")
        assert "Bruna has 2 action points." in table.until("Player A > ").everything
