"""The adventurers' sheets and what stands against them, a line each; what whoever acts carries."""

from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from taberna.cli.names import Names
from taberna.cli.tseuquest.about import power_says
from taberna.cli.tseuquest.hand import explained
from taberna.cli.tseuquest.map import FOE, HERO, UNSEEN
from taberna.cli.tseuquest.terms import Things, card_name, item_name, label, things
from taberna.games.tseuquest.flow.steps import Motion
from taberna.games.tseuquest.ground.squares import AT, distance, reach
from taberna.games.tseuquest.options import SORCERER
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.library import CARDS, ITEMS, SHEETS
from taberna.games.tseuquest.things.pieces import Figure

MOST_FOES: Final = 6
STRIP: Final = 2
"""Lines for everybody on a small screen."""
WHOLE: Final = "\N{NO-BREAK SPACE}"
PLAIN: Final = Console(color_system=None)
"""What a text is measured with."""


def roster(view: View, names: Names) -> RenderableType:
    """Adventurers first, then what has been seen of the Sorcerer's."""
    known = things(names, view)
    rows = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(5):
        rows.add_column(no_wrap=True)
    heroes = [f for f in view.figures if f.kind == "hero"]
    others = [f for f in view.figures if f.kind != "hero"]
    for figure in (*heroes, *others[:MOST_FOES]):
        active = view.turn is not None and view.turn.figure == figure.id
        rows.add_row(*_row(figure, view, names, known, active=active))
    more = len(others) - MOST_FOES
    end = [Text(names.texts("roster-more", count=more), style="dim")] if more > 0 else []
    return Group(rows, *end)


def strip(view: View, names: Names, width: int) -> Text:
    """The same in two lines: adventurers, then the others from near to far, as many as there is room for."""
    known = things(names, view)
    heroes = [f for f in view.figures if f.kind == "hero"]
    acts = view.turn.figure if view.turn else ""
    actor = next((f for f in (*view.figures, *heroes[:1]) if f.id == acts or not acts), None)
    far = reach if view.options.metric == "king" else distance

    def away(figure: Figure) -> int:
        placed = actor is not None and actor.square in AT and figure.square in AT
        return far(actor.square, figure.square) if actor is not None and placed else 0

    others = sorted((f for f in view.figures if f.kind != "hero"), key=away)
    figures = [*heroes, *others]
    cells = [_cell(f, names, known, active=f is actor and view.turn is not None) for f in figures]
    shown = len(cells)
    while True:
        more = [Text(names.texts("roster-more", count=len(cells) - shown))] if shown < len(cells) else []
        text = Text(" · ", style="dim").join((*cells[:shown], *more))
        if shown <= 1 or len(text.wrap(PLAIN, width)) <= STRIP:
            return text
        shown -= 1


def _cell(figure: Figure, names: Names, known: Things, *, active: bool) -> Text:
    """Whoever stands on the map under its first letters, in as few signs as can be, never broken in two."""
    style = FOE if figure.seat == SORCERER else HERO
    sheet = SHEETS[figure.sheet]
    mind = "" if figure.mind is None else f" ✦{figure.mind}"
    plights = "".join(f" ({state})" for state in states(figure, names))
    text = f"{known.figure(figure.id)} ♥{figure.life}/{sheet.life}{mind}{plights}".replace(
        " ", "\N{NO-BREAK SPACE}"
    )
    mark = "▶" if active else ""
    return Text(f"{mark}{label(figure, names).strip()}", style=style).append(
        f"\N{NO-BREAK SPACE}{text}", style="bold" if active else ""
    )


def _row(figure: Figure, view: View, names: Names, known: Things, *, active: bool) -> tuple[Text, ...]:
    style = FOE if figure.seat == SORCERER else HERO
    sheet = SHEETS[figure.sheet]
    mind = "" if figure.mind is None else f"✦{figure.mind}/{sheet.mind}"
    player = "" if figure.seat == SORCERER or len(view.seats) <= 2 else f" ({names.of(figure.seat)})"
    return (
        Text("▶" if active else " ", style="bold"),
        Text(label(figure, names), style=style),
        Text(f"{known.figure(figure.id)}{player}", style="bold" if active else ""),
        Text(f"♥{figure.life}/{sheet.life} {mind}"),
        Text(" · ".join((figure.square, *states(figure, names))), style="dim"),
    )


def states(figure: Figure, names: Names) -> tuple[str, ...]:
    say = names.texts
    plights = ("prone", "pit", "buried", "asleep")
    found = [say(f"state-{plight}") for plight in plights if getattr(figure, plight)]
    found += [say("state-misses", count=figure.misses)] if figure.misses else []
    found += [say("state-owes", count=figure.debt)] if figure.debt > 0 else []
    found += [say("state-jammed", item=item_name(i, say) if i else say("bare-shot")) for i in figure.jammed]
    return tuple(found)


def acting(view: View, names: Names, *, short: bool = False) -> Text | None:
    """Whose turn it is, and what is left of it; with `short`, what the question does not say anyway."""
    say = names.texts
    if view.turn is None:
        return None
    known = things(names, view)
    parts: list[Text] = []
    if not (short and view.pending is None and view.seat in view.waiting):
        turn = say("turn-of", figure=known.figure(view.turn.figure), points=view.turn.points)
        parts.append(Text(turn, style="bold"))
    if isinstance(view.pending, Motion):
        moving = view.pending
        parts.append(Text(say("motion-left", squares=moving.points), style="bold"))
        if moving.advantage:
            parts.append(Text(say(f"advantage-{moving.advantage}"), style="bold"))
    if view.turn.barred:
        kinds = ", ".join(say("kind-of-action", kind=kind) for kind in view.turn.barred)
        parts.append(Text(say("barred-now", kinds=kinds), style="red"))
    return Text(" · ").join(parts) if parts else None


def belongings(view: View, names: Names) -> Text | None:
    """What the one who acts carries and holds, as far as this seat may see it."""
    name = view.turn.figure if view.turn else ""
    figure = next((f for f in view.figures if f.id == name), None)
    if figure is None or figure.kind != "hero":
        return None
    say = names.texts
    carried = ", ".join(_item(item, names) for item in figure.items) or "–"
    text = Text(say("carries", items=carried, gold=figure.gold), style="dim")
    hand = next((h for h in view.hands if h.figure == figure.id), None)
    if hand is not None:
        cards = ", ".join(f"{card_name(c, say)} ({CARDS[c].cost})" for c in hand.cards)
        text.append(
            f"\n{say('holds', cards=cards or str(hand.count))}", style=UNSEEN if hand.cards else "dim"
        )
    return text


def _item(item: str, names: Names) -> str:
    """A name, and the dice it gives."""
    own = ITEMS[item]
    dice = [
        names.texts(f"dice-{kind}", count=count)
        for kind, count in (
            ("attack", own.attack),
            ("shot", own.shot),
            ("defence", own.defence),
            ("armour", own.armour),
        )
        if count
    ]
    return f"{item_name(item, names.texts)}{' (' + ', '.join(dice) + ')' if dice else ''}"


def sheets(view: View, names: Names) -> str:
    """Every figure that is seen, with all that its sheet says: what `sheets` shows."""
    known, say = things(names, view), names.texts
    lines: list[str] = []
    for figure in view.figures:
        sheet = SHEETS[figure.sheet]
        mind = "–" if figure.mind is None else f"{figure.mind}/{sheet.mind}"
        lines.append(
            say(
                "sheet",
                label=label(figure, names),
                figure=known.figure(figure.id),
                life=f"{figure.life}/{sheet.life}",
                mind=mind,
                attack=sheet.attack,
                defence=sheet.defence,
                shot=sheet.shot,
                moves=say("moves-dice", count=sheet.dice) if sheet.dice else str(sheet.moves),
            )
        )
        extra = states(figure, names)
        if figure.items:
            items = ", ".join(_item(item, names) for item in figure.items)
            lines.append(f"   {say('carries', items=items, gold=figure.gold)}")
        lines += [f"   {power_says(power, say)}" for power in sheet.powers]
        lines += [f"   {line}" for line in explained(figure, view, names)]
        if extra:
            lines.append(f"   {' · '.join(extra)}")
    return "\n".join(lines) or say("sheets-none")
