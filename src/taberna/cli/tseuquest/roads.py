"""The map of a campaign in lines: what lies behind the party, what comes next, and what ahead."""

from functools import cache

from taberna.cli.names import Names
from taberna.cli.tseuquest.map import drawn
from taberna.cli.tseuquest.terms import words
from taberna.games.tseuquest.secrets.view import View
from taberna.games.tseuquest.things.library import names as files
from taberna.games.tseuquest.things.library import text
from taberna.games.tseuquest.things.script import Words
from taberna.games.tseuquest.things.script import words as worded
from taberna.games.tseuquest.things.shelf import adventure, adventures, parsed
from taberna.table.phrase import Translated
from taberna.texts import Texts


@cache
def book() -> tuple[tuple[str, str], ...]:
    """Campaigns of the house, each with the adventure it begins with."""
    known = files("campaigns", "toml")
    return tuple((name, str(parsed(text(f"campaigns/{name}.toml"))["begins"])) for name in known)


def campaign_words(name: str, part: str) -> Words:
    """Title or line of a campaign, in its languages."""
    texts = parsed(text(f"campaigns/{name}.toml"))["text"]
    assert isinstance(texts, dict)
    return {language: own[part] for language, own in texts.items()}


def stages(begins: str) -> tuple[tuple[str, ...], ...]:
    """What can be come to, by how many adventures lie before it."""
    far, coming = {begins: 0}, [begins]
    while coming:
        name = coming.pop(0)
        coming += [one for one in adventure(name).script.next if one not in far]
        far |= {one: far[name] + 1 for one in adventure(name).script.next if one not in far}
    return tuple(tuple(n for n, at in far.items() if at == stage) for stage in range(max(far.values()) + 1))


def title(name: str, texts: Texts) -> str:
    return words(Translated(worded(adventure(name).script, "title")), texts)


def chart(view: View, names: Names) -> str:
    """Of the dungeon; between adventures, of the campaign."""
    return roads(view, names) if not view.board and view.options.campaign.played else drawn(view, names)


def roads(view: View, names: Names) -> str:
    """TQ-17.1, TQ-18.5: as the page draws it, the titles of all that lies ahead included."""
    say, campaign = names.texts, view.options.campaign
    first = campaign.played[0] if campaign.played else view.options.adventure
    found = next((name for name, begins in book() if begins == first), None)
    if found is None or first not in adventures():
        return say("roads-none")
    lines = [words(Translated(campaign_words(found, "title")), say)]
    coming = {each.name for each in view.coming}

    def mark(name: str) -> str:
        if name in campaign.won:
            return "✓"
        return "✗" if name in campaign.played else "→" if name in coming else "·"

    for number, stage in enumerate(stages(first), 1):
        ways = say("roads-or").join(f"{mark(name)} {title(name, say)}" for name in stage)
        lines.append(f"{number:>3}  {ways}")
    return "\n".join((*lines, say("roads-legend")))
