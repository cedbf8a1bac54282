"""A house of our own on loopback, whose bots take no time."""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DIST = ROOT / "web" / "dist"


@contextmanager
def house() -> Iterator[str]:
    """Where it is."""
    with tempfile.TemporaryDirectory() as folder:
        command = [str(ROOT / ".venv/bin/taberna"), "serve", "--port", "0", "--no-browse"]
        surroundings = {
            **os.environ,
            "TABERNA_DATABASE": f"{folder}/tables.db",
            "LANG": "en_GB.UTF-8",
            "TABERNA_BOT_PAUSE": "0",
            "TABERNA_TABLES_GUEST": "500",
        }
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=surroundings
        )
        try:
            assert server.stdout is not None
            found = (re.search(r"http://\S+", line) for line in server.stdout)
            yield next(one[0].rstrip("/") for one in found if one)
        finally:
            server.terminate()
            server.communicate(timeout=20)
