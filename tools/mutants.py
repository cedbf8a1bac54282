"""Small faults put into the rules one at a time: does any test notice? Those that live are listed.

.venv/bin/python tools/mutants.py [COUNT [SECONDS]]: up to COUNT more mutants of games/ and table/ (20), begun
within SECONDS (600). Drawn by lot from a fixed row, so it goes on where it was left; what was found is kept
in bench/mutants.jsonl, one line a mutant. They are planted in a copy in build/mutants, never here.
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
LONGEST = 300
"""Seconds for the tests of one mutant; one that takes longer is noticed, too."""
TESTS = {
    "games/tellstones": ("tests/rules/tellstones", "tests/tellstones"),
    "games/tseuquest": ("tests/rules/tseuquest", "tests/tseuquest"),
    "table": ("tests/table", "tests/test_hazard.py", "tests/test_scenario.py", "tests/rules/hazard"),
}
"""What is run for a mutant of each folder, the likeliest to notice first."""
WITH_NAMES = ("VariableInserter", "VariableReplacer")
"""Operators that want to be told which variables."""


def places() -> Iterator[tuple[str, str, int]]:
    """Module, operator and occurrence, by lot, without end; each module as often as it is long."""
    draw = Random(SEED)
    modules = [
        path
        for folder in TESTS
        for path in sorted((ROOT / "src/taberna" / folder).rglob("*.py"))
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
            yield str(path.relative_to(ROOT)), name, draw.randrange(spots)


def copied() -> None:
    shutil.rmtree(TREE, ignore_errors=True)
    TREE.mkdir(parents=True)
    kept = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split("\n")
    for name in kept:
        if (
            name.startswith(("src/", "tests/", "locales/", "tools/", "pyproject.toml"))
            and (ROOT / name).exists()
        ):
            (TREE / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, TREE / name)


def noticed(module: str) -> bool:
    folder = next(folder for folder in TESTS if module.startswith(f"src/taberna/{folder}/"))
    tests = [test for test in TESTS[folder] if (TREE / test).exists()]
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:xdist", "-m", "not slow", *tests]
    environment = {**os.environ, "PYTHONPATH": str(TREE / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        ran = subprocess.run(
            command, cwd=TREE, env=environment, capture_output=True, timeout=LONGEST, check=False
        )
    except subprocess.TimeoutExpired:
        return True
    return ran.returncode != 0


def main(count: int, seconds: float) -> None:
    done = (
        [json.loads(line) for line in FOUND.read_text(encoding="utf-8").splitlines()]
        if FOUND.exists()
        else []
    )
    known = {(each["module"], each["operator"], each["occurrence"]) for each in done}
    began, made = monotonic(), 0
    copied()
    for module, name, occurrence in places():
        if made == count or monotonic() - began > seconds:
            break
        if (module, name, occurrence) in known:
            continue
        known.add((module, name, occurrence))
        source = (ROOT / module).read_text(encoding="utf-8")
        mutated = mutate_code(source, get_operator(name)(), occurrence)
        if mutated is None or mutated == source:
            continue
        (TREE / module).write_text(mutated, encoding="utf-8")
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
