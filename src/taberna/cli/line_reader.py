"""What a line means to the seat that must act: notation, or the words and numbers of the menu."""

from collections.abc import Iterable
from typing import Final, TypeAlias

from taberna.cli import menu as menus
from taberna.cli.interrupts import Aside
from taberna.cli.menu import Closed, Menu, Path
from taberna.cli.names import Names
from taberna.cli.presentation import AnyPresentation
from taberna.table.game import AnyGame
from taberna.table.refusal import Refused
from taberna.table.values import Action, View

UNREADABLE: Final = "unreadable-action"
Meant: TypeAlias = Menu[Action] | tuple[Action, ...]
"""What is to be done, or what is still open."""


class LineReader:
    """`patient`: somebody is there who can be asked again, and who types names as the screen shows them. A
    script is held to the notation once it began to speak it."""

    def __init__(
        self,
        show: AnyPresentation,
        names: Names,
        game: AnyGame,
        view: View,
        legal: Iterable[Action],
        *,
        patient: bool,
    ) -> None:
        self._show, self._names, self._game = show, names, game
        self._view, self._patient = view, patient
        self._ways = [(action, show.reading.ways(action, view, names)) for action in legal]
        self._written = {game.notation.print_action(action): (action,) for action, _ in self._ways}
        opened = [(path, action) for action, paths in self._ways for path in paths]
        begun = {_labels(path[:length]) for path, _ in opened for length in range(1, len(path) + 1)}
        shut = [
            (path, reason) for path, reason in show.reading.closed(view, names) if _labels(path) not in begun
        ]
        self.menu: Menu[Action] = menus.build((*opened, *((path, Closed(reason)) for path, reason in shut)))

    @property
    def also(self) -> tuple[str, ...]:
        """What can be done, and is only typed."""
        notation = self._game.notation
        return tuple(notation.print_action(action) for action, paths in self._ways if not paths)

    def meant(self, text: str) -> Meant:
        """Notation first; then the menu. Raises Aside where it can't be read."""
        if self._patient:
            text = self._show.reading.spelled(text, self._view, self._names)
        doable = frozenset(self._verb(action) for action, _ in self._ways)
        if idle := self._show.reading.idle(text, self._view, self._names, doable):
            raise Aside(idle, refused=True)
        found: Menu[Action] | Action | Closed | None
        found = self._named(text) or (self._opened(text) if self._patient else None)
        try:
            actions = self.read(text)
            if found is None or (not isinstance(found, Menu) and actions[0] in (a for a, _ in self._ways)):
                return actions
        except Aside as unread:
            if found is None:
                found = menus.walk(self.menu, text)
                strict = not self._patient and (unread.at > 1 or isinstance(found, Menu))
                if found is None and text.isdecimal():
                    raise Aside(self._names.texts("menu-none", text=text), refused=True) from None
                if isinstance(found, Menu) and strict and unread.at <= 1:
                    raise Aside(self._several(text, found), refused=True) from None
                if found is None or strict:
                    raise
        if isinstance(found, Closed):
            raise Aside(found.reason, refused=True)
        return found if isinstance(found, Menu) else (found,)

    def _opened(self, text: str) -> Menu[Action] | None:
        """A verb alone, of which the menu has more to ask: `attack` asks whom, though it could be read."""
        called = {
            path[0].label for action, paths in self._ways for path in paths if self._verb(action) == text
        }
        picked = menus.pick(self.menu, called.pop() if len(called) == 1 else text)
        then = picked[0].then if len(picked) == 1 else None
        return then if isinstance(then, Menu) else None

    def _several(self, text: str, menu: Menu[Action]) -> str:
        choices = ", ".join(choice.label for choice in menu.choices)
        return self._names.texts("menu-several", text=text, choices=choices)

    def _verb(self, action: Action) -> str:
        return self._game.notation.print_action(action).partition(" ")[0]

    def _named(self, text: str) -> Menu[Action] | Action | None:
        """What is done to a thing that is called by its name (`use chest`), if only one is so called; on a
        screen, what more there is to say about it (`cast pyre`: at whom?)."""
        verb, _, name = (menus.plainly(part) for part in text.partition(" "))
        found = [
            (path, action)
            for action, paths in self._ways
            for path in paths
            if len(path) > 1
            for word, thing in [f"{self._game.notation.print_action(action)} ".split(" ", 2)[:2]]
            if verb in (menus.plainly(path[0].label), word)
            and name in (menus.plainly(path[1].label), menus.plainly(thing))
        ]
        if len(found) == 1:
            return found[0][1]
        same = self._patient and len({path[1] for path, _ in found}) == 1
        return menus.build((path[2:], action) for path, action in found) if same else None

    def read(self, text: str) -> tuple[Action, ...]:
        """As the notation writes it, and no otherwise."""
        verb, space, rest = text.partition(" ")
        try:
            if self._show.reading.in_view is not None:
                return self._show.reading.in_view(self._view, text)
            # The state is not here: what is offered is read as it is written, and else what needs no state.
            return self._written.get(text) or self._game.notation.parse_actions(self._game.empty, text)
        except Refused as refused:
            why = refused.refusal
            if self._patient and verb != verb.lower() and why.code == UNREADABLE:
                return self.read(verb.lower() + space + rest)
            why = self._show.drawing.put(why, self._view, self._names)
            raise Aside(self._names.refusal(why), refused=True, at=int(why.params.get("at", 0))) from None


def _labels(path: Path) -> tuple[str, ...]:
    """What is done, and to or with what."""
    return tuple(fork.label for fork in path)
