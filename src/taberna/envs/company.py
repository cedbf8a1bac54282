"""Bots of the house at some seats of an environment: each hears what its seat is told, as at any table."""

from collections.abc import Mapping
from typing import Any

from taberna.bots import AnyBot
from taberna.table.commits import Commit
from taberna.table.own_sequence import Tally
from taberna.table.play import Play
from taberna.table.seats import Seat
from taberna.table.values import Action


class Company:
    def __init__(self, game: str, wanted: Mapping[str, str], seats: Mapping[str, Seat]) -> None:
        """`wanted`: the bots by the agents whose seats they take; `seats`: those of all agents."""
        self._bots: dict[Seat, AnyBot] = {}
        self._minds: dict[Seat, object] = {}
        self._tally: Tally[Any, Any, Any, Any, Any] = Tally(())
        if not wanted:
            return
        from taberna.bots.players import PLAYERS

        for agent, name in wanted.items():
            if agent not in seats:
                raise ValueError(f"no agent {agent}, only {' '.join(seats)}")
            if name not in PLAYERS[game]:
                raise ValueError(f"no bot {name}, only {' '.join(PLAYERS[game])}")
            self._bots[seats[agent]] = PLAYERS[game][name]
        if len(self._bots) == len(seats):
            raise ValueError("with a bot at every seat there is nobody left to act")

    def __contains__(self, seat: Seat) -> bool:
        return seat in self._bots

    def sit(self, seed: bytes) -> None:
        self._minds = {seat: bot.sit(seat, seed + seat.encode()) for seat, bot in self._bots.items()}
        self._tally = Tally(self._bots)

    def hear(
        self,
        before: Play[Any, Any, Any, Any, Any],
        commit: Commit[Any, Any],
        after: Play[Any, Any, Any, Any, Any],
    ) -> None:
        """Each hears what its seat is told, if it is told anything, in its own numbers (TQ-G203)."""
        if not self._bots:
            return
        tellings = self._tally.note(before, commit, after)
        for seat, bot in self._bots.items():
            if seat in tellings:
                self._minds[seat] = bot.hear(self._minds[seat], tellings[seat])

    def choose(self, play: Play[Any, Any, Any, Any, Any], seat: Seat) -> Action:
        view, legal = play.game.view(play.state, seat), play.game.legal(play.state, seat)
        return self._bots[seat].choose(self._minds[seat], view, legal)
