"""The whole screen of one seat: title, map, sheets, and between adventures the camp."""

from msgspec.structs import replace
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from taberna.cli.names import Names
from taberna.cli.terminal import ASKED, NEWS, SMALL
from taberna.cli.tseuquest.camp import camp, plain_camp
from taberna.cli.tseuquest.map import Map
from taberna.cli.tseuquest.sheet import acting, belongings, roster, states, strip
from taberna.cli.tseuquest.terms import said, things
from taberna.games.tseuquest.flow.state import State
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.secrets.view import View, view
from taberna.games.tseuquest.things.library import SHEETS


def board(seen: View, names: Names) -> RenderableType:
    if seen.phase == "interlude" or (not seen.board and seen.belongings):
        return Group(title(seen, names), camp(seen, names))
    if not seen.board:
        return Group(title(seen, names), roster(seen, names))
    return Screenful(seen, names)


class Screenful:
    """The map as large as the rest leaves room for; on a small screen the sheets in a line or two above it,
    and `sheets` shows the rest."""

    def __init__(self, seen: View, names: Names) -> None:
        self._seen, self._names = seen, names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        seen, names = self._seen, self._names
        own = [part for part in (acting(seen, names), belongings(seen, names)) if part is not None]
        above: list[RenderableType] = [title(seen, names)]
        below: list[RenderableType] = [roster(seen, names), *own]
        if console.height < SMALL:
            now = acting(seen, names, short=True)
            first = Text(" · ").join(part for part in (title(seen, names), now) if part is not None)
            above = [first, strip(seen, names, options.max_width)]
            below = []
        free = options.reset_height()
        lines = sum(len(console.render_lines(part, free)) for part in (*above, *below))
        yield from above
        yield Map(seen, names, (options.height or console.height - ASKED - NEWS - 1) - lines)
        yield from below


def title(seen: View, names: Names) -> Text:
    say = names.texts
    usual = say("camp-title" if seen.phase == "interlude" else "game-tseuquest")
    name = said(seen.texts["title"], names) if "title" in seen.texts else usual
    text = Text(name, style="bold")
    if seen.round:
        text.append(f"   {say('round', round=seen.round)}", style="magenta")
    if seen.phase == "sorcerer":
        text.append(f" · {say('sorcerers-turn')}", style="magenta")
    if seen.abandons:
        who = ", ".join(names.of(seat) for seat in seen.abandons)
        text.append(f" · {say('gives-up', seats=who)}", style="magenta")
    if seen.away:
        who = ", ".join(names.of(seat) for seat in seen.away)
        text.append(f" · {say('stood-in-for', seats=who)}", style="magenta")
    return text


def plain(seen: View, names: Names) -> tuple[str, ...]:
    """A line for each figure; the map is shown when asked for."""
    if seen.phase == "interlude" or (not seen.board and seen.belongings):
        return (title(seen, names).plain, *plain_camp(seen, names))
    known = things(names, seen)
    lines = [title(seen, names).plain]
    for figure in seen.figures:
        sheet = SHEETS[figure.sheet]
        mind = "" if figure.mind is None else f" ✦{figure.mind}/{sheet.mind}"
        where = " · ".join(part for part in (figure.square, *states(figure, names)) if part)
        name = names.texts("label", what=known.figure(figure.id))
        lines.append(f"  {name} ♥{figure.life}/{sheet.life}{mind} {where}".rstrip())
    own = [part.plain for part in (acting(seen, names), belongings(seen, names)) if part is not None]
    return (*lines, *own)


def tale(seen: View, names: Names) -> str:
    """What the adventure is about, to be read again."""
    parts = (seen.texts[part] for part in ("title", "introduction", "advice", "goal") if part in seen.texts)
    return "\n".join(said(part, names) for part in parts) or names.texts("story-none")


def laid_open(state: State) -> View:
    """Everything, for an adventure that is over: the Sorcerer's screen, with every hand."""
    seen = view(state, SORCERER)
    hands = {f.id: f.hand for f in state.figures}
    return replace(seen, hands=tuple(replace(h, cards=hands.get(h.figure, ())) for h in seen.hands))


def private(seen: View) -> bool:
    """The plan, or cards that only their owner sees (TQ-3.6-F)."""
    return (seen.plan is not None and seen.phase != "interlude") or any(hand.cards for hand in seen.hands)
