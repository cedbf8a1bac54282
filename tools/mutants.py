"""Small faults put into the rules one at a time: does any test notice? Those that live are listed.

.venv/bin/python tools/mutants.py [COUNT [SECONDS]]: up to COUNT more mutants of games/ and table/ (20), begun
within SECONDS (600). Drawn by lot from a fixed row, so it goes on where it was left; what was found is kept
in bench/mutants.jsonl, one line a mutant. They are planted in a copy in build/mutants, never here. Before the
first one the tests must pass in the copy as it is: where they fail anyway, every fault would seem to be
noticed. A fault that keeps its module from being imported is none: nobody could ship it.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path
from random import Random
from time import monotonic

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

ROOT = Path(__file__).resolve().parent.parent
TREE = ROOT / "build" / "mutants"
FOUND = ROOT / "bench" / "mutants.jsonl"
SEED = 22
LONGEST = 900
"""Seconds for the tests of one mutant; one that takes longer is noticed, too."""
TESTS = {
    "games/tellstones": ("tests/rules/tellstones", "tests/tellstones"),
    "games/tseuquest": ("tests/rules/tseuquest", "tests/tseuquest", "tests/cli/test_quest_words.py"),
    "table": (
        *("tests/table", "tests/test_hazard.py", "tests/test_scenario.py", "tests/rules/hazard"),
        "tests/tellstones/test_recall.py",
    ),
}
"""What is run for a mutant of each folder, the likeliest to notice first."""
WIDER = ("tests/properties", "tests/records")
"""What is run for those that live then: it ranges over every game, and takes longer."""
WITH_NAMES = ("VariableInserter", "VariableReplacer")
"""Operators that want to be told which variables."""


def places() -> Iterator[tuple[str, str, int]]:
    """Module, operator and occurrence, by lot, without end; each module as often as it is long."""
    draw = Random(SEED)
    modules = [
        path
        for folder in TESTS
        for path in sorted((TREE / "src/taberna" / folder).rglob("*.py"))
        if path.name != "__init__.py"
    ]
    weights = [path.stat().st_size for path in modules]
    operators = sorted(name for name in operator_names() if not name.endswith(WITH_NAMES))
    while True:
        (path,) = draw.choices(modules, weights)
        name = draw.choice(operators)
        tree = get_ast(path.read_text(encoding="utf-8"))
        spots = sum(1 for node in ast_nodes(tree) for _ in get_operator(name)().mutation_positions(node))
        if spots:
            yield str(path.relative_to(TREE)), name, draw.randrange(spots)


def copied() -> None:
    shutil.rmtree(TREE, ignore_errors=True)
    TREE.mkdir(parents=True)
    kept = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split("\n")
    for name in kept:
        if (ROOT / name).is_file():
            (TREE / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, TREE / name)


def run(*arguments: str) -> bool:
    """Whether Python, told this in the copy, ends well and in time."""
    environment = {**os.environ, "PYTHONPATH": str(TREE / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        ran = subprocess.run(
            [sys.executable, *arguments],
            cwd=TREE,
            env=environment,
            capture_output=True,
            timeout=LONGEST,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return False
    return ran.returncode == 0


def importable(module: str) -> bool:
    return run("-c", f"import {module.removeprefix('src/').removesuffix('.py').replace('/', '.')}")


def passes(tests: tuple[str, ...], *, at_once: int = 0) -> bool:
    return run("-m", "pytest", "-x", "-q", "-n", str(at_once), "-m", "not slow", *tests)


def noticed(module: str) -> bool:
    tests = next(tests for folder, tests in TESTS.items() if module.startswith(f"src/taberna/{folder}/"))
    return not passes(tests) or not passes(WIDER, at_once=2)


def main(count: int, seconds: float) -> None:
    done = (
        [json.loads(line) for line in FOUND.read_text(encoding="utf-8").splitlines()]
        if FOUND.exists()
        else []
    )
    known = {(each["module"], each["operator"], each["occurrence"]) for each in done}
    began, made = monotonic(), 0
    copied()
    if failing := [tests for tests in (*TESTS.values(), WIDER) if not passes(tests, at_once=2)]:
        sys.exit(f"Without any fault there fail tests of {failing} in {TREE}.")
    for module, name, occurrence in places():
        if made == count or monotonic() - began > seconds:
            break
        if (module, name, occurrence) in known:
            continue
        known.add((module, name, occurrence))
        source = (TREE / module).read_text(encoding="utf-8")
        mutated = mutate_code(source, get_operator(name)(), occurrence)
        if mutated is None or mutated == source:
            continue
        (TREE / module).write_text(mutated, encoding="utf-8")
        if not importable(module):
            (TREE / module).write_text(source, encoding="utf-8")
            continue
        diff = list(unified_diff(source.split("\n"), mutated.split("\n"), lineterm="", n=0))[3:]
        found = {
            "module": module,
            "operator": name,
            "occurrence": occurrence,
            "noticed": noticed(module),
            "change": diff,
        }
        (TREE / module).write_text(source, encoding="utf-8")
        made += 1
        with FOUND.open("a", encoding="utf-8") as file:
            file.write(json.dumps(found) + "\n")
        print(f"{'noticed' if found['noticed'] else 'LIVES  '} {module} {' '.join(diff)}", flush=True)
    done = [json.loads(line) for line in FOUND.read_text(encoding="utf-8").splitlines()]
    print(f"{sum(each['noticed'] for each in done)} of {len(done)} noticed")


if __name__ == "__main__":
    main(int((sys.argv[1:] or ["20"])[0]), float((sys.argv[2:] or ["600"])[0]))
