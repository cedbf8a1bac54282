"""An adventure named by its file: read, checked, and brought to the table with what may follow it."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from taberna.games.tseuquest.authoring.brought import LONGEST, MOST, fits
from taberna.games.tseuquest.authoring.check import check
from taberna.games.tseuquest.shelf import adventures, trials
from taberna.table.refusal import Refused, refuse

ENDING: Final = ".toml"


def is_file(named: str) -> bool:
    """A name of the house has neither a folder nor an ending."""
    return named.endswith(ENDING) or Path(named).name != named


def bring(named: str) -> Mapping[str, object]:
    """The options by which an adventure in a file is played; Refused where it can't be."""
    first = Path(named)
    beside = {path.stem: path for path in first.parent.glob(f"*{ENDING}")}
    name = slug(first.stem)
    texts = {name: _read(first, (*beside, name))}
    coming = _next(texts[name])
    while coming:
        one = coming.pop(0)
        if one in texts or (one not in beside and one in (*adventures(), *trials())):
            continue
        if len(texts) == MOST or not fits(one):
            raise Refused(refuse("adventures-many", path=named, name=one, most=MOST))
        texts[one] = _read(beside[one], tuple(beside))
        coming += _next(texts[one])
    return {"adventure": name, "brought": [{"name": n, "text": text} for n, text in texts.items()]}


def slug(stem: str) -> str:
    """A name for an adventure whose file is called anything."""
    return re.sub(r"[^a-z0-9]+", "-", stem.lower()).strip("-")[:LONGEST].strip("-") or "adventure"


def _read(path: Path, beside: tuple[str, ...]) -> str:
    try:
        data = path.read_bytes()
    except OSError:
        raise Refused(refuse("adventure-missing", path=str(path))) from None
    wrong = [found for found in check(data, beside) if not found.warning]
    if wrong:
        raise Refused(
            refuse("adventure-broken", path=str(path), count=len(wrong), line=min(p.at.line for p in wrong))
        )
    text = data.decode()
    if "map" not in tomllib.loads(text):
        raise Refused(refuse("adventure-campaign", path=str(path)))
    return text


def _next(text: str) -> list[str]:
    return [str(name) for name in tomllib.loads(text)["script"].get("next", ())]
