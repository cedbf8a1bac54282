"""Lighthouse looks at the page as `taberna serve` serves it; it comes from bench/lighthouse's lock."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Final

import msgspec

AUDITOR: Final = Path(__file__).resolve().parents[4] / "bench" / "lighthouse"
_CLI: Final = AUDITOR / "node_modules" / "lighthouse" / "cli" / "index.js"
CATEGORIES: Final = ("performance", "accessibility", "best-practices")
BROWSERS: Final = ("chromium", "chromium-browser", "chromium-headless-shell")
_FLAGS: Final = "--headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking"


class Category(msgspec.Struct, frozen=True):
    score: float | None


class Seen(msgspec.Struct, frozen=True):
    """What of its report counts here."""

    categories: dict[str, Category]


class NotAudited(Exception):
    """It did not come to an end; says what it said."""


def chromium() -> str | None:
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)


def has_lighthouse() -> bool:
    return shutil.which("node") is not None and _CLI.is_file()


def audit(address: str, browser: str) -> dict[str, float]:
    """Its scores of one visit, out of a hundred, on the phone and the line that it imagines."""
    with tempfile.TemporaryDirectory(prefix="taberna-page-") as folder:
        out = Path(folder) / "report.json"
        command = ["node", str(_CLI), address, "--quiet", "--output=json", f"--output-path={out}"]
        command += [f"--only-categories={','.join(CATEGORIES)}", f"--chrome-flags={_FLAGS}"]
        environ = {**os.environ, "CHROME_PATH": browser, "TMPDIR": folder}
        done = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=300, check=False)
        if done.returncode or not out.is_file():
            raise NotAudited((done.stderr or done.stdout)[-2000:])
        return scores(out.read_bytes())


def scores(report: bytes) -> dict[str, float]:
    seen = msgspec.json.decode(report, type=Seen)
    return {name: 100 * (seen.categories[name].score or 0) for name in CATEGORIES}
