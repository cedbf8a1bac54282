"""What the documents show is what the server says."""

import re
from pathlib import Path

import pytest

from taberna.games import GAMES
from taberna.server.client import message_type
from taberna.server.settings import PREFIX, Settings
from taberna.server.wire.messages import FromClient
from taberna.server.wire.operations import OPERATIONS
from taberna.table.codec import Reader

DOCS = Path(__file__).resolve().parents[2] / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")
SESSION = re.findall(r"^(Ann|Bob) ([<>]) (\{.*\})$", PROTOCOL, re.M)


def test_the_session_is_whole() -> None:
    kinds = {re.search(r'"kind":"([a-z-]+)"', text)[1] for _, _, text in SESSION}  # type: ignore[index]
    assert {"subscribe", "act", "ack", "say", "hello", "welcome", "committed", "done", "refused"} <= kinds
    assert {"said", "presence", "bye"} <= kinds


@pytest.mark.parametrize("way, kind", [(">", FromClient), ("<", message_type(GAMES["tellstones"]))])
def test_every_message_of_the_session_can_be_read(way: str, kind: object) -> None:
    read: Reader[object] = Reader(kind)
    for _, direction, text in SESSION:
        if direction == way:
            read(text)


def test_every_address_is_in_the_table() -> None:
    for operation in OPERATIONS:
        assert f"| {operation.method} `{operation.path}` |" in PROTOCOL


def test_every_setting_is_explained() -> None:
    page = (DOCS / "hosting.md").read_text(encoding="utf-8")
    missing = [name for name in Settings.__struct_fields__ if f"`{PREFIX}{name.upper()}`" not in page]
    assert missing == []
