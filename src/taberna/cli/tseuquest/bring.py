"""An adventure or a campaign named by its file: read, checked, and brought with what may follow it."""

import re
from collections.abc import Mapping
from pathlib import Path

from taberna.cli.tseuquest.folder import ENDING, Folder, follows
from taberna.games.tseuquest.authoring.brought import LONGEST, MOST, fits
from taberna.games.tseuquest.authoring.check import check
from taberna.games.tseuquest.authoring.syntax import read_source
from taberna.games.tseuquest.things.library import names, text
from taberna.games.tseuquest.things.shelf import adventures, parsed, trials
from taberna.table.refusal import Refused, refuse


def named_options(named: str) -> Mapping[str, object]:
    """The options by which what was named is played; Refused where it can't be."""
    if named in names("campaigns", "toml"):
        return {"adventure": parsed(text(f"campaigns/{named}.toml"))["begins"]}
    return _brought(Path(named)) if is_file(named) else {"adventure": named}


def is_file(named: str) -> bool:
    """A name of the house has neither a folder nor an ending."""
    return named.endswith(ENDING) or Path(named).name != named


def _brought(first: Path) -> Mapping[str, object]:
    known = Folder(first)
    written = _read(first, known)
    begins = parsed(written).get("begins")
    if begins is not None and begins not in known:
        return {"adventure": begins}
    if begins is not None:
        return _brought(first.with_name(f"{begins}{ENDING}"))
    name = slug(first.stem)
    texts = {name: written}
    coming = [*follows(parsed(written))]
    while coming:
        one = coming.pop(0)
        if one in texts or (one not in known and one in (*adventures(), *trials())):
            continue
        if len(texts) == MOST or not fits(one):
            raise Refused(refuse("adventures-many", path=str(first), name=one, most=MOST))
        texts[one] = _read(first.with_name(f"{one}{ENDING}"), known)
        coming += follows(parsed(texts[one]))
    return {"adventure": name, "brought": [{"name": n, "text": whole} for n, whole in texts.items()]}


def slug(stem: str) -> str:
    """A name for an adventure whose file is called anything."""
    return re.sub(r"[^a-z0-9]+", "-", stem.lower()).strip("-")[:LONGEST].strip("-") or "adventure"


def _read(path: Path, known: Mapping[str, tuple[str, ...]]) -> str:
    try:
        data = path.read_bytes()
    except OSError:
        raise Refused(refuse("adventure-missing", path=str(path))) from None
    wrong = [found for found in check(data, known) if not found.warning]
    if wrong:
        line = min(found.at.line for found in wrong)
        raise Refused(refuse("adventure-broken", path=str(path), count=len(wrong), line=line))
    return read_source(data).text
