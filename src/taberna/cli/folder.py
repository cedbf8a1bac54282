"""Where this system keeps what a program needs again."""

import os
from collections.abc import Mapping
from pathlib import Path


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    home = environ.get("XDG_DATA_HOME") or str(Path(environ.get("HOME") or ".") / ".local" / "share")
    return Path(home) / "taberna"
