"""Bots of the house at some seats of an environment: each hears what its seat is told, as at any table."""

from collections.abc import Mapping
from typing import Any

from taberna.bots import AnyBot
from taberna.table.commits import Told
from taberna.table.play import Play, told
from taberna.table.seats import Seat
from taberna.table.values import Action


class Company:
    def __init__(self, game: str, wanted: Mapping[str, str], seats: Mapping[str, Seat]) -> None:
        """`wanted`: the bots by the agents whose seats they take; `seats`: those of all agents."""
        self._bots: dict[Seat, AnyBot] = {}
        self._minds: dict[Seat, object] = {}
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

    def hear(self, play: Play[Any, Any, Any, Any, Any]) -> None:
        for seat, bot in self._bots.items():
            telling = Told(play.seq, told(play.game, play.moments, seat))
            self._minds[seat] = bot.hear(self._minds[seat], telling)

    def choose(self, play: Play[Any, Any, Any, Any, Any], seat: Seat) -> Action:
        view, legal = play.game.view(play.state, seat), play.game.legal(play.state, seat)
        return self._bots[seat].choose(self._minds[seat], view, legal)
