"""A whole adventure to begin from: it can be checked and played as it is, and then be changed."""

import re
from importlib.resources import files
from typing import Final

from taberna.texts import Texts

TEXTS: Final = re.compile(r"(?m)^(?=\[text\.)")


def example(say: Texts) -> str:
    """With texts in one language, which is enough, and a word on what to do with it."""
    whole = files("taberna.cli.tseuquest").joinpath("example.toml").read_text(encoding="utf-8")
    shared, *spoken = TEXTS.split(whole)
    own = next(texts for texts in spoken if texts.startswith(f"[text.{say.language}]"))
    note = "".join(f"# {line}\n" for line in say("adventure-example-note").splitlines())
    return f"{note}\n{shared}{own.rstrip()}\n"
