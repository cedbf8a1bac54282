"""The texts: whole in every language, all of them used, and every refusal has its words."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import get_args
from unicodedata import combining, normalize

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from taberna.cli.names import Names, seat_people
from taberna.cli.tellstones.words import letters, secret, story
from taberna.forms import split
from taberna.games import GAMES
from taberna.games.tellstones import events as happenings
from taberna.games.tellstones.actions import Hide, Place, Swap
from taberna.games.tellstones.events import TellstonesEvent
from taberna.games.tellstones.game import GAME
from taberna.games.tellstones.options import Options
from taberna.games.tellstones.phrases import phrases
from taberna.games.tellstones.stones import SYMBOLS
from taberna.games.tseuquest.things import library
from taberna.games.tseuquest.things.sheets import TrapKind
from taberna.table.dice import Roll
from taberna.table.outcome import Outcome
from taberna.table.play import begin
from taberna.table.refusal import Refusal, refuse
from taberna.table.seats import HOUSE
from taberna.texts import LANGUAGES, Texts, folder, preferred

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "taberna"
PAGE = PACKAGE.parent.parent / "web" / "src"
USUAL, OTHERS = LANGUAGES[0], LANGUAGES[1:]

EDITIONS = """
Line|Línea|Ligne|Γραμμή|line
Pool|Pozo|Source|Απόθεμα|pool
Place|Colocar|Placer|Τοποθέτηση|verb-place
Hide|Esconder|Cacher|Απόκρυψη|verb-hide
Swap|Intercambiar|Intervertir|Αλλαγή|verb-swap
Peek|Espiar|Coup d’œil|Κρυφοκοίταγμα|verb-peek
Challenge|Desafiar|Défier|Πρόκληση|verb-challenge
Boast|Alardear|Fanfaronner|Καύχημα|verb-boast
Crown|Corona|Couronne|Στέμμα|C
Shield|Escudo|Bouclier|Ασπίδα|D
Sword|Espada|Épée|Σπαθί|S
Flag|Bandera|Drapeau|Σημαία|F
Knight|Caballero|Chevalier|Ιππότης|K
Hammer|Martillo|Marteau|Σφυρί|H
Scales|Balanza|Balance|Ζυγαριά|L
"""


class Message(Visitor):
    """What a message is made of: its variables, and the messages it refers to."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.filled: set[str] = set()
        self.messages: set[str] = set()
        self.words: list[str] = []
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.filled.add(node.id.name)
        form = split(node.id.name)
        self.variables.add(form[0] if form else node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)


@cache
def entries(language: str) -> tuple[tuple[Path, ftl.EntryType], ...]:
    return tuple(
        (path, entry)
        for path in sorted((folder() / language).glob("*.ftl"))
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
    )


@cache
def messages(language: str) -> dict[str, Message]:
    return {e.id.name: Message(e) for _, e in entries(language) if isinstance(e, ftl.Message)}


def variables(language: str, name: str) -> set[str]:
    """Those of a message and of all that it refers to."""
    message = messages(language)[name]
    return message.variables.union(*(variables(language, other) for other in message.messages))


@cache
def sources() -> tuple[ast.Module, ...]:
    """The whole program, less games that are not on the shelf yet: nobody is refused anything by them."""

    def is_used(path: Path) -> bool:
        match path.relative_to(PACKAGE).parts:
            case ("games", game, _, *_):
                return game in GAMES
        return True

    paths = filter(is_used, sorted(PACKAGE.rglob("*.py")))
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in paths)


def called(node: ast.Call) -> str:
    return str(getattr(node.func, "id", getattr(node.func, "attr", "")))


def hands_on(body: ast.AST, refusing: dict[str, int]) -> bool:
    """Whether it gives its own `code` to something that refuses with it."""
    return any(
        getattr(argument, "id", getattr(argument, "attr", "")) == "code"
        for node in ast.walk(body)
        if isinstance(node, ast.Call) and called(node) in refusing
        for argument in node.args
    )


def place_of_code(node: ast.AST) -> int | None:
    """Where a function, or what makes an object of a class, takes a `code` among its arguments."""
    body = node.body if isinstance(node, ast.ClassDef) else [node]
    makers = [f for f in body if isinstance(f, ast.FunctionDef) and (f is node or f.name == "__init__")]
    names = [arg.arg for maker in makers for arg in maker.args.args if arg.arg != "self"]
    return names.index("code") if "code" in names else None


def refusers() -> dict[str, int]:
    """Functions and classes that refuse with a code they are given, and its place among their arguments."""
    nodes = [node for tree in sources() for node in ast.walk(tree)]
    made = [node for node in nodes if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    takers = [(node, place) for node in made if (place := place_of_code(node)) is not None]
    found: dict[str, int] = {"refuse": 0}
    before = 0
    while len(found) > before:
        before = len(found)
        found |= {node.name: place for node, place in takers if hands_on(node, found)}
    return found


@cache
def codes() -> set[str]:
    """Every code that the program can refuse with, wherever it is written."""
    where = refusers()
    found: set[str] = set()
    for tree in sources():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = called(node)
            if name not in where or len(node.args) <= where[name]:
                continue
            code = node.args[where[name]]
            choices = (code.body, code.orelse) if isinstance(code, ast.IfExp) else (code,)
            found |= {c.value for c in choices if isinstance(c, ast.Constant) and isinstance(c.value, str)}
    return found


def named_on_the_page() -> tuple[set[str], list[re.Pattern[str]]]:
    """The same for the page, where a text is asked for with `t(`."""
    whole: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for path in sorted(PAGE.rglob("*")):
        if path.suffix not in (".ts", ".svelte"):
            continue
        source = path.read_text(encoding="utf-8")
        whole |= set(re.findall(r"[\"'`]([a-z][a-z0-9_-]*)[\"'`]", source))
        starts = re.findall(r"`([a-z][a-z0-9_-]*-)\$\{", source)
        patterns += [re.compile(re.escape(start) + ".+") for start in starts]
    return whole, patterns


def named_in_code() -> tuple[set[str], list[re.Pattern[str]]]:
    """The texts that stand in the code, and the patterns of those that are put together there."""
    whole, patterns = named_on_the_page()
    for tree in sources():
        for node in ast.walk(tree):
            match node:
                case ast.Constant(value=str(text)):
                    whole.add(text)
                case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_] as parts) if start.endswith(
                    "-"
                ):
                    pieces = (re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in parts)
                    patterns.append(re.compile("".join(pieces)))
    return whole, patterns


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_well_written(language: str) -> None:
    """Fluent leaves out what it can't read, and of two messages with one name it takes one."""
    assert [(path.name, e.content) for path, e in entries(language) if isinstance(e, ftl.Junk)] == []
    names = Counter(entry.id.name for _, entry in entries(language) if isinstance(entry, ftl.Message))
    assert [name for name, count in names.items() if count > 1] == []


def test_there_are_codes_to_be_found() -> None:
    assert {"over", "bell-claim", "bell-handle", "record-truncated", "unreadable-action"} <= codes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_words(language: str) -> None:
    assert {f"refusal-{code}" for code in codes()} - messages(language).keys() == set()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_message(language: str) -> None:
    assert messages(language).keys() ^ messages(USUAL).keys() == set()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_is_told_the_same(language: str) -> None:
    """A variable that is missing somewhere was forgotten there, or is not known."""
    differing = {
        name: (variables(USUAL, name), variables(language, name))
        for name in messages(USUAL).keys() & messages(language).keys()
        if variables(USUAL, name) != variables(language, name) and not name.startswith("form-")
    }
    assert differing == {}


def content_names() -> set[str]:
    """The messages of TseuQuest's content: each thing's name, and what is said of it."""
    content: dict[str, Iterable[str]] = {
        "figure": library.SHEETS,
        "card": library.CARDS,
        "item": library.ITEMS,
        "treasure": library.TREASURE,
        "scenery": library.SCENERY,
        "trap": get_args(TrapKind),
        "face": library.names("faces", "txt"),
    }
    names = {f"{kind}-{each}" for kind, ids in content.items() for each in ids if each not in SMALL_FACES}
    return names | {f"{name}-about" for name in names}


SMALL_FACES = ("cellar", "landing")
"""Corners of a board, for two adventures that try the rules out."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_its_words_and_every_word_its_thing(language: str) -> None:
    """Beyond `is it used`: the code that asks for `item-…` would take any object for one of ours."""
    written = {
        entry.id.name
        for path, entry in entries(language)
        if isinstance(entry, ftl.Message) and path.stem == "tseuquest-content"
    }
    assert written ^ content_names() == set()


def test_every_message_is_used() -> None:
    whole, patterns = named_in_code()
    whole |= content_names()
    refusals = {f"refusal-{code}" for code in codes()} | {"refusal-unknown"}
    referred = {other for message in messages(USUAL).values() for other in message.messages}

    def is_used(name: str) -> bool:
        if name.startswith("refusal-"):  # a code may also reach its refusal by way of a variable
            return name in refusals or name.removeprefix("refusal-") in whole
        return name in whole | referred or any(pattern.fullmatch(name) for pattern in patterns)

    assert [name for name in messages(USUAL) if not is_used(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_is_read_alone_says_what_it_says_in_its_file(language: str) -> None:
    whole, alone = FluentBundle([language], use_isolating=False), Texts(language)
    whole.add_resource(ftl.Resource([entry for _, entry in entries(language)]))
    for name, message in messages(language).items():
        value = whole.get_message(name).value
        assert value is not None
        for filled in (1, "x"):
            params = dict.fromkeys(message.filled, filled)
            assert (name, alone(name, **params)) == (name, whole.format_pattern(value, params)[0])


@pytest.mark.parametrize("row", EDITIONS.split("\n")[1:-1])
def test_the_words_of_each_edition(row: str) -> None:
    *words, what = row.split("|")
    for language, word in zip(LANGUAGES, words, strict=True):
        texts = Texts(language)
        said = texts("stone", symbol=what) if what in SYMBOLS else texts(what, line="none")
        assert said == word


def happened() -> list[TellstonesEvent]:
    """One of every kind of event, and of some kinds more than one."""
    e = happenings
    won, drawn = ("points", "proof", "resigned", "time", "claimed"), ("agreed", "turns")
    return [
        *(e.Opened("*", symbol, "B") for symbol in SYMBOLS),
        e.Opened("A", "L", None),
        e.FirstSettled("A"),
        e.HalfDone("B"),
        e.BellRang("A"),
        *(e.Ordered("A", "B", order) for order in (Place("K", "left"), Hide(2), Swap(1, 4, "B"))),
        *(e.Placed("A", "B", symbol, "right", None) for symbol in SYMBOLS),
        e.Placed("A", "B", "C", "left", "A"),
        e.Hidden("A", "B", 2, None),
        e.Swapped("A", "B", 1, 2, "A"),
        e.Looked("A", "A", 2, None, "K"),
        e.Looked("A", "B", 2, "B", None),
        e.Challenged("A", "B", 2, None),
        e.Answered("B", "K"),
        e.Boasted("A", "B", None),
        e.Boasted("A", "B", "A"),
        e.Believed("B"),
        e.Doubted("B", "A"),
        e.Stolen("B", "A"),
        e.Named("A", 2, "D", None),
        e.Turned("A", 2, "D", None),
        e.Scored("A"),
        e.DrawOffered("A"),
        e.DrawDeclined("B"),
        e.Resigned("A"),
        e.WentAway("A"),
        e.CameBack("A"),
        *(e.Ended(Outcome("A", reason, ("A",))) for reason in won),
        *(e.Ended(Outcome("draw", reason)) for reason in drawn),
    ]


def sentence(event: TellstonesEvent, names: Names) -> str:
    begun = begin(GAME, Options())
    assert not isinstance(begun, Refusal)
    view = GAME.view(begun[0].state, "A")
    (said,) = story((event,), view, view, names)
    return said


UNTOLD = {happenings.Started, happenings.TurnBegan, happenings.BellSilent}
"""What the board shows without a sentence, or the question to whoever must act says."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told(language: str) -> None:
    assert {type(event) for event in happened()} | UNTOLD == set(get_args(TellstonesEvent))
    names = seat_people(Texts(language), ("A", "B"), frozenset(), {})
    for event in happened():
        told = sentence(event, names)
        assert "{" not in told, "a parameter is missing"
        assert told[0].isupper()


def test_whose_turn_it_is_is_said_to_whoever_listens() -> None:
    """By the page; at a terminal whoever must act is asked."""
    begun = begin(GAME, Options())
    assert not isinstance(begun, Refusal)
    view, names = GAME.view(begun[0].state, "A"), seat_people(Texts("en"), ("A", "B"), frozenset(), {})
    turn = happenings.TurnBegan("B", bell=False)
    assert list(map(names.say, phrases(turn, view, view, "A"))) == ["Player B, it is your turn."]
    assert story((turn,), view, view, names) == ()


def test_a_look_is_a_secret_and_its_sentence_is_not() -> None:
    names = seat_people(Texts("en"), ("A", "B"), frozenset(), {})
    look = happenings.Looked("A", "A", 2, None, "K")
    assert sentence(look, names) == "Player A looks at stone 2."
    assert secret(look, names) == "Stone 2 is the Knight."
    assert secret(happenings.Looked("A", "A", 2, None, None), names) is None


@pytest.mark.parametrize(
    "language, symbol, told",
    [
        ("en", "F", "Player B puts the Flag at the left end, as Player A asked."),
        ("es", "D", "Jugador B coloca el Escudo en el extremo izquierdo, como pidió Jugador A."),
        ("fr", "S", "Joueur B place l’Épée tout à gauche, comme Joueur A l’a demandé."),
        ("el", "K", "Μπαίνει ο Ιππότης στην αριστερή άκρη. Εντολή: Παίκτης A. Εκτέλεση: Παίκτης B."),
        ("el", "D", "Μπαίνει η Ασπίδα στην αριστερή άκρη. Εντολή: Παίκτης A. Εκτέλεση: Παίκτης B."),
    ],
)
def test_articles_and_cases(language: str, symbol: str, told: str) -> None:
    names = seat_people(Texts(language), ("A", "B"), frozenset(), {})
    assert sentence(happenings.Placed("A", "B", symbol, "left", None), names) == told  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_texts_fit_on_a_small_screen(language: str) -> None:
    texts = Texts(language)
    names = seat_people(texts, ("A", "B"), frozenset(), {})
    pages = [texts(name) for name in messages(language) if name.startswith("rules-reminder")]
    pages.append(texts("help-table", stones=letters(names)))
    assert [line for page in pages for line in page.splitlines() if len(line) > 80] == []
    assert max(len(page.splitlines()) for page in pages) <= 22


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals(language: str) -> None:
    one, two = (Texts(language)("schema-written", path="game", count=count) for count in (1, 2))
    assert "2" in two
    assert "1" not in one


def test_french_marks_stay_with_their_words() -> None:
    for name, message in messages("fr").items():
        text = "".join(message.words)
        assert not re.search(r"(?<=[^\s(,]) [;:!»]|(?<=\w) \?(?! )|« ", text), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_round(language: str) -> None:
    assert [n for n, m in messages(language).items() if "'" in "".join(m.words)] == []


def test_spanish_questions_open() -> None:
    for name, message in messages("es").items():
        text = "".join(message.words).replace("? = ayuda", "").replace("  ?  ", "")
        assert text.count("?") == text.count("¿"), name
        assert text.count("!") == text.count("¡"), name


def test_greek_asks_with_its_own_mark() -> None:
    allowed = {"also", "help-table", "expected"}
    asking = [n for n, m in messages("el").items() if n not in allowed and "?" in "".join(m.words)]
    assert asking == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_of_an_action_is_a_letter_of_its_name(language: str) -> None:
    say = Texts(language)
    keys = say("keys-verbs").split(" ")
    names = [
        "".join(sign for sign in normalize("NFD", say(f"plate-{verb}").lower()) if not combining(sign))
        for verb in ("place", "hide", "swap", "peek", "challenge", "boast")
    ]
    assert len(set(keys)) == len(names)
    assert [key for key, name in zip(keys, names, strict=True) if key not in name] == []


def test_greek_never_says_that_figures_are_in_contact() -> None:
    """Whoever stands on an adjacent square is next to you; what is seen is in the line of sight."""
    found = [
        line
        for path in sorted((folder() / "el").glob("*.ftl"))
        for line in path.read_text("utf-8").splitlines()
    ]
    assert [line for line in found if "σε επαφή" in line] == []


def test_greek_words_are_greek_throughout() -> None:
    """An A or an o of the other alphabet looks the same and is read aloud as something else."""
    mixed = re.compile(r"[a-zA-Z][\u0370-\u03ff]|[\u0370-\u03ff][a-zA-Z]")
    assert [n for n, m in messages("el").items() if any(mixed.search(words) for words in m.words)] == []


@pytest.mark.parametrize(
    "surroundings, language",
    [
        ({}, "en"),
        ({"LANG": "el_GR.UTF-8"}, "el"),
        ({"LANG": "fr"}, "fr"),
        ({"LC_ALL": "es_MX.UTF-8", "LANG": "fr_FR"}, "es"),
        ({"LC_ALL": "", "LANG": "fr_CA"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({"LANG": "est"}, "en"),
    ],
)
def test_the_language_of_the_surroundings(surroundings: dict[str, str], language: str) -> None:
    assert preferred(surroundings) == language


def test_a_code_nobody_has_words_for_is_still_told() -> None:
    assert Texts("en").refusal(refuse("gone-fishing")) == "That can’t be done (gone-fishing)."


THROWN = re.compile(r'(?:\b_?throw\(tale, (?:\w+, )?|\bRoll\(|\bpurpose = )f?"([a-z ]+)')
OTHERWISE = {"tense"}
"""Goes by the name of `move` (chapters/movement.py)."""


def purposes() -> set[str]:
    """All that the games roll or draw for."""
    sources = (PACKAGE / "games").rglob("*.py")
    return {name for path in sources for name in THROWN.findall(path.read_text(encoding="utf-8"))} - OTHERWISE


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_dice_are_for_is_said_in_words(language: str) -> None:
    say = Texts(language)
    kinds = {Roll(purpose, HOUSE, 0, ()).kind for purpose in (*purposes(), "disarm:pit-1", "move")}
    assert kinds >= {"bell", "attack", "astray-target", "disarm", "draw"}
    unknown = say("roll-purpose", purpose="?")
    assert [kind for kind in sorted(kinds) if say("roll-purpose", purpose=kind) == unknown] == []
    for code in ("dice-face", "dice-short", "dice-by-hand", "dice-differ"):
        said = say.refusal(Refusal(code, {"purpose": "attack", "face": "7", "seat": "A"}))
        assert say("roll-purpose", purpose="attack") in said
