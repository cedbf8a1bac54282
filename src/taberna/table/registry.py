"""The games a house offers, by name."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from taberna.table.game import AnyGame
from taberna.table.refusal import Refused, refuse


class Registry(Mapping[str, AnyGame]):
    """`Registry(any_game(DUEL), any_game(CRAWL))`. Never changes once it is made."""

    __slots__ = ("_games",)

    def __init__(self, *games: AnyGame) -> None:
        named = {game.name: game for game in games}
        if len(named) != len(games):
            raise ValueError(f"two games of one name among {[game.name for game in games]}")
        self._games = MappingProxyType(named)

    def __getitem__(self, name: str) -> AnyGame:
        return self._games[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)

    def find(self, name: str) -> AnyGame:
        """A game somebody asked for by name, or a refusal that says which there are."""
        if name not in self._games:
            raise Refused(refuse("unknown-game", name=name[:60], known=", ".join(self._games)))
        return self._games[name]
