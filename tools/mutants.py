"""Small faults put into the rules one at a time: does any test notice? Those that live are listed.

.venv/bin/python tools/mutants.py [COUNT [SECONDS]]: up to COUNT more mutants of games/ and table/ (20), begun
within SECONDS (600); with `again` for COUNT those that lived, where their line still stands. Drawn by lot
from a fixed row, so it goes on where it was left; what was found is kept in bench/mutants.jsonl, one line a
mutant. They are planted in a copy in build/mutants, never here. Before the first one the tests must pass in
the copy as it is: where they fail anyway, every fault would seem to be noticed. A fault that keeps its module
from being imported is none: nobody could ship it.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from difflib import unified_diff
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

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
    from cosmic_ray.ast import ast_nodes, get_ast
    from cosmic_ray.plugins import get_operator, operator_names

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


def look_alive() -> None:
    if failing := [tests for tests in (*TESTS.values(), WIDER) if not passes(tests, at_once=2)]:
        sys.exit(f"Without any fault there fail tests of {failing} in {TREE}.")


def read() -> list[dict[str, Any]]:
    return (
        [json.loads(line) for line in FOUND.read_text(encoding="utf-8").splitlines()]
        if FOUND.exists()
        else []
    )


def tried(module: str, source: str, mutated: str) -> bool | None:
    """Whether it was noticed; None where it could not even be imported."""
    (TREE / module).write_text(mutated, encoding="utf-8")
    found = noticed(module) if importable(module) else None
    (TREE / module).write_text(source, encoding="utf-8")
    return found


def say(found: dict[str, Any]) -> None:
    print(
        f"{'noticed' if found['noticed'] else 'LIVES  '} {found['module']} {' '.join(found['change'])}",
        flush=True,
    )


def more(count: int, seconds: float) -> None:
    from cosmic_ray.mutating import mutate_code
    from cosmic_ray.plugins import get_operator

    known = {(each["module"], each["operator"], each["occurrence"]) for each in read()}
    began, made = monotonic(), 0
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
        result = tried(module, source, mutated)
        if result is None:
            continue
        diff = list(unified_diff(source.split("\n"), mutated.split("\n"), lineterm="", n=0))[3:]
        found = {
            "module": module, "operator": name, "occurrence": occurrence, "noticed": result, "change": diff,
        }  # fmt: skip
        made += 1
        with FOUND.open("a", encoding="utf-8") as file:
            file.write(json.dumps(found) + "\n")
        say(found)


def planted(source: str, change: Sequence[str]) -> str | None:
    """With the change made once more; None where the lines that it changed don't stand there, or twice."""
    lines = source.split("\n")
    was, became = ([line[1:] for line in change if line[0] == sign] for sign in "-+")
    spots = [n for n in range(len(lines)) if was and lines[n : n + len(was)] == was]
    if len(spots) != 1:
        return None
    lines[spots[0] : spots[0] + len(was)] = became
    return "\n".join(lines)


def again(seconds: float) -> None:
    began, done = monotonic(), read()
    for each in done:
        if each["noticed"] or monotonic() - began > seconds:
            continue
        path = TREE / each["module"]
        source = path.read_text(encoding="utf-8") if path.exists() else ""
        mutated = planted(source, each["change"])
        result = None if mutated is None else tried(each["module"], source, mutated)
        if result is None:
            why = "gone   " if mutated is None else "none   "
            print(f"{why} {each['module']} {' '.join(each['change'])}", flush=True)
            continue
        each["noticed"] = result
        say(each)
        FOUND.write_text("".join(json.dumps(one) + "\n" for one in done), encoding="utf-8")


def main(count: str, seconds: float) -> None:
    copied()
    look_alive()
    if count == "again":
        again(seconds)
    else:
        more(int(count), seconds)
    done = read()
    print(f"{sum(each['noticed'] for each in done)} of {len(done)} noticed")


if __name__ == "__main__":
    main((sys.argv[1:] or ["20"])[0], float((sys.argv[2:] or ["600"])[0]))
