"""Where the code says which clause it follows: in a comment beside a line, or under the name of a function,
of a class or of a number. What cites a clause and runs has followed it."""

import ast
import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Final, TypeAlias

CLAUSE: Final = re.compile(r"TQ-\d+\.\d+(?:-[A-Z])?")
FOLDERS: Final = ("chapters", "effects", "flow", "ground", "things")
"""Where rules are decided; what checks an author's file, words a sentence or hides a card decides nothing."""
_Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
Spot: TypeAlias = tuple[str, int]
"""A file and the first line of a function in it, decorators and all."""


class Citations:
    def __init__(self) -> None:
        self.functions: dict[Spot, set[str]] = defaultdict(set)
        """Followed when it is called."""
        self.lines: dict[Spot, dict[int, set[str]]] = defaultdict(dict)
        """Followed when the line in it is reached."""
        self.kinds: dict[str, set[str]] = defaultdict(set)
        """By an event's, a step's or an action's class: followed when there is one."""

    def clauses(self) -> frozenset[str]:
        """All that is cited where it can be noticed."""
        lines = (clauses for inside in self.lines.values() for clauses in inside.values())
        return frozenset().union(*self.functions.values(), *self.kinds.values(), *lines)


@cache
def citations() -> Citations:
    found, pending = Citations(), defaultdict[str, set[str]](set)
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in _modules()}
    for path, tree in trees.items():
        _in_docstrings(found, pending, str(path), tree)
        _in_comments(found, pending, path, tree)
        for names, clauses in _under_names(tree):
            for name in names:
                pending[name] |= clauses
    for path, tree in trees.items():
        _where_used(found, str(path), tree, pending)
    _of_modules(found, trees)
    return found


def _modules() -> Iterator[Path]:
    root = Path(str(files("taberna.games.tseuquest")))
    for folder in FOLDERS:
        yield from sorted((root / folder).rglob("*.py"))


def _first(function: _Function) -> int:
    return min([function.lineno, *(decorator.lineno for decorator in function.decorator_list)])


def _functions(tree: ast.AST) -> Iterator[_Function]:
    return (n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef))


def _in_docstrings(found: Citations, pending: dict[str, set[str]], path: str, tree: ast.AST) -> None:
    """What remembers its answers runs once for many games: who asks it has followed it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            clauses = _cited(ast.get_docstring(node))
            if clauses and any("cache" in ast.dump(decorator) for decorator in node.decorator_list):
                pending[node.name] |= clauses
            elif clauses:
                found.functions[path, _first(node)] |= clauses
        elif isinstance(node, ast.ClassDef):
            clauses = _cited(ast.get_docstring(node))
            if clauses:
                found.kinds[node.name] |= clauses


def _of_modules(found: Citations, trees: Mapping[Path, ast.Module]) -> None:
    """What a module says of itself, and nothing anywhere says more exactly: any function of it follows it."""
    there = found.clauses()
    for path, tree in trees.items():
        clauses = _cited(ast.get_docstring(tree)) - there
        for function in _functions(tree):
            if clauses:
                found.functions[str(path), _first(function)] |= clauses


def _under_names(tree: ast.Module) -> Iterator[tuple[tuple[str, ...], set[str]]]:
    """A number or a table with a string under it."""
    for one, other in pairwise(tree.body):
        said = other.value if isinstance(other, ast.Expr) else None
        if isinstance(said, ast.Constant) and isinstance(said.value, str) and _cited(said.value):
            yield _assigned(one), _cited(said.value)


def _assigned(node: ast.AST) -> tuple[str, ...]:
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return tuple(target.id for target in targets if isinstance(target, ast.Name))


def _in_comments(found: Citations, pending: dict[str, set[str]], path: Path, tree: ast.AST) -> None:
    text = path.read_text(encoding="utf-8")
    written = text.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        clauses = _cited(token.string) if token.type == tokenize.COMMENT else set()
        if not clauses:
            continue
        line = token.start[0]
        while (line < len(written) and written[line - 1].lstrip().startswith(("#", ")"))) or not written[
            line - 1
        ].strip():
            line += 1
        _note_line(found, pending, str(path), tree, line, clauses)


def _note_line(
    found: Citations, pending: dict[str, set[str]], path: str, tree: ast.AST, line: int, clauses: set[str]
) -> None:
    inside = [f for f in _functions(tree) if f.body[0].lineno <= line <= (f.end_lineno or 0)]
    if inside:
        function = max(inside, key=lambda f: f.lineno)
        spot = (path, _first(function))
        found.lines[spot].setdefault(_statement(function, line), set()).update(clauses)
        return
    header = [f for f in _functions(tree) if _first(f) <= line <= f.body[0].lineno]
    if header:
        found.functions[path, _first(header[0])] |= clauses
        return
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.lineno <= line <= (node.end_lineno or 0):
            for name in _assigned(node):
                pending[name] |= clauses


def _statement(function: _Function, line: int) -> int:
    """The line that runs, of a statement that is written over several."""
    begins = {
        n.lineno
        for n in ast.walk(function)
        if isinstance(n, ast.stmt | ast.expr | ast.match_case | ast.comprehension) and hasattr(n, "lineno")
    }
    return max((at for at in begins if at <= line), default=line)


def _where_used(found: Citations, path: str, tree: ast.AST, pending: Mapping[str, set[str]]) -> None:
    for function in _functions(tree):
        names = {n.id for n in ast.walk(function) if isinstance(n, ast.Name)}
        for name in names & pending.keys():
            found.functions[path, _first(function)] |= pending[name]


def _cited(text: str | None) -> set[str]:
    return set(CLAUSE.findall(text or ""))
