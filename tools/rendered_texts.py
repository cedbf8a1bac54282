"""Every message with every kind of value, in four languages, on one page to be read: build/texts/index.html.

usage: python tools/rendered_texts.py FOLDER
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from taberna.forms import split
from taberna.texts import LANGUAGES, Texts, folder, texts

FIGURES: Final = ("figure-sela", "figure-bone-king", "figure-goblin", "figure-ilka")
FIGURED: Final = {"figure", "other", "partner", "mover", "master", "hero", "reserve"}
PEOPLE: Final = {
    "en": ("Ana", "Bruno and Inés"),
    "es": ("Ana", "Bruno e Inés"),
    "fr": ("Anne", "Bruno et Inès"),
    "el": ("Νίκος", "Άννα και Μπρούνο"),
}
NAMED: Final = {"seat", "name", "by", "of", "to", "side", "one", "two", "whom", "guest", "who"}
STYLE: Final = "td, th { border: 1px solid #bbb; padding: .3em; vertical-align: top; text-align: left }"
COUNTS: Final = (0, 1, 2, 5)


class Asked(Visitor):
    """What is filled into a message, and the values that it tells apart."""

    def __init__(self, message: ast.Message) -> None:
        self.values: dict[str, list[str]] = {}
        self.inner: list[str] = []
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        form = split(node.id.name)
        self.values.setdefault(form[0] if form else node.id.name, [])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.inner.append(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [_key(variant) for variant in node.variants]
            self.values.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def entries(language: str) -> Iterator[tuple[str, ast.Message]]:
    for path in sorted((folder() / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                yield path.stem, entry


def rendered(language: str) -> Iterator[tuple[str, str, list[str]]]:
    """The file and the id of each message, and all that it may say."""
    say = texts(language)
    asked = {entry.id.name: (file, Asked(entry)) for file, entry in entries(language)}

    def values(name: str) -> dict[str, list[str]]:
        found = dict(asked[name][1].values) if name in asked else {}
        for other in asked[name][1].inner if name in asked else ():
            for each, kinds in values(other).items():
                found.setdefault(each, []).extend(kind for kind in kinds if kind not in found[each])
        return found

    for name, (file, _) in asked.items():
        figures = file.startswith("tseuquest")
        given = {each: _values(say, each, kinds, figures) for each, kinds in values(name).items()}
        usual = {each: kinds[0] for each, kinds in given.items()}
        said = [say(name, **usual)]
        said += [say(name, **(usual | {each: kind})) for each, kinds in given.items() for kind in kinds[1:]]
        yield file, name, list(dict.fromkeys(said))


def _values(say: Texts, name: str, kinds: list[str], figures: bool) -> list[str | int]:
    """What may stand for a variable: what the message tells apart, or something of its kind."""
    words = [
        kind for kind in kinds if not kind.isdigit() and kind not in ("one", "two", "few", "many", "other")
    ]
    if words:
        return [*words]
    if kinds:
        return [*COUNTS]
    if figures and name in FIGURED:
        one, *rest = (say(each) for each in FIGURES)
        return [
            one,
            *(each[:1].upper() + each[1:] for each in rest),
            f"{say('figure-goblin').capitalize()} 2",
        ]
    return [*PEOPLE[say.language]] if name in NAMED else [f"‹{name}›"]


def page() -> str:
    columns = {code: {name: (file, said) for file, name, said in rendered(code)} for code in LANGUAGES}
    rows = []
    for name, (file, _) in columns["en"].items():
        cells = "".join(
            f"<td lang={code}>{'<br>'.join(escape(each) for each in columns[code][name][1])}</td>"
            for code in LANGUAGES
        )
        rows.append(f"<tr id={name}><th>{file}<br><b>{name}</b></th>{cells}</tr>")
    table = f"<table>{''.join(rows)}</table>\n"
    return f"<!doctype html><meta charset=utf-8><title>Texts</title><style>{STYLE}</style>{table}"


if __name__ == "__main__":
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    (out / "index.html").write_text(page(), encoding="utf-8")
    print(out / "index.html")
