"""What can be asked over HTTP, what goes in and what comes out. OpenAPI is made from this."""

from dataclasses import dataclass
from typing import Final

import msgspec

from taberna import __version__
from taberna.server.wire import http as r
from taberna.table.proof_degrees import Verdict


@dataclass(frozen=True, slots=True)
class Operation:
    method: str
    path: str
    summary: str
    asks: object = None
    answers: object = None
    status: int = 200
    guest: bool = True
    """Whether one must be a guest to ask."""
    media: str = "application/json"


TABLE: Final = "/api/tables/{table}"
SEAT: Final = TABLE + "/seats/{seat}"
KEPT_BACK: Final = "/api/records/{name}/kept-back"
LINES: Final = "application/jsonl"

OPERATIONS: Final = (
    Operation("GET", "/api/games", "The games on the shelf", None, tuple[r.GameInfo, ...], guest=False),
    Operation(
        "POST",
        "/api/guests",
        "Arrive: a cookie, or a token; with a valid cookie I stay who I am, and a name renames me",
        r.NewGuest,
        r.Guest,
        201,
        guest=False,
    ),
    Operation("GET", "/api/guest", "Who I am", None, r.Guest),
    Operation("DELETE", "/api/guest", "Forget me"),
    Operation("POST", "/api/guest/name", "Rename me", r.Rename, r.Guest),
    Operation("GET", "/api/guest/remembered", "What bots remember of how I play", None, r.Remembered),
    Operation("POST", "/api/guest/remembered", "Let bots remember how I play", None, r.Remembered),
    Operation("DELETE", "/api/guest/remembered", "Have them forget it at once", None, r.Remembered),
    Operation("GET", "/api/guest/export", "Everything kept about me", None, r.AllAbout),
    Operation("GET", "/api/guest/figures", "Figures about my own games", None, r.Figures),
    Operation("GET", "/api/guest/notices", "How I am told that it is my turn", None, r.Notices),
    Operation("POST", "/api/guest/notices", "Tell me, by Web Push or the channel", r.AskNotice, r.Notices),
    Operation("DELETE", "/api/guest/notices", "Stop telling me", r.AskNotice, r.Notices),
    Operation("POST", "/api/guest/mute", "Mute a guest, or (`*`) the house's bots", r.About),
    Operation("DELETE", "/api/guest/mute", "Unmute a guest", r.About),
    Operation("POST", "/api/guest/block", "Block a guest from my tables", r.About),
    Operation("DELETE", "/api/guest/block", "Unblock a guest", r.About),
    Operation("POST", "/api/room", "I am in the room, and want to play somebody", r.LookIn, r.RoomInfo),
    Operation("DELETE", "/api/room", "I leave the room, or stop waiting"),
    Operation("POST", "/api/reports", "Report a guest to whoever hosts", r.Report, r.Report, 201),
    Operation(
        "GET", "/api/tables", "Public tables; with ?mine=1 my own", None, tuple[r.TableInfo, ...], guest=False
    ),
    Operation("POST", "/api/tables", "Open a table", r.NewTable, r.Opened, 201),
    Operation(
        "POST", "/api/invitation", "What I am invited to; takes no seat", r.Unfold, r.Joined, guest=False
    ),
    Operation("POST", "/api/join", "Join by an invitation", r.SitDown, r.Joined),
    Operation("GET", TABLE, "A table", None, r.TableInfo, guest=False),
    Operation("GET", TABLE + "/opening", "What the house promised", None, r.Promised, guest=False),
    Operation(
        "POST", TABLE + "/invitations", "A link for a seat, or to watch (`+`)", r.Invite, r.Invitation, 201
    ),
    Operation("POST", TABLE + "/remove", "The host removes a guest", r.About, r.TableInfo),
    Operation("POST", TABLE + "/watching", "The host says who may watch", r.Allow, r.TableInfo),
    Operation("POST", TABLE + "/close", "The host closes the table", None, r.TableInfo),
    Operation("POST", TABLE + "/rematch", "A rematch, everybody one seat further on", None, r.TableInfo, 201),
    Operation("POST", TABLE + "/next", "The next game of the chain", None, r.TableInfo, 201),
    Operation("GET", TABLE + "/record", "The record, once it is over; ?form=text", guest=False, media=LINES),
    Operation(
        "GET", TABLE + "/memories", "What its bots remembered, once it is over", None, r.Memories, guest=False
    ),
    Operation("POST", SEAT, "Sit down, or come back", r.SitDown, r.Joined),
    Operation("DELETE", SEAT, "Leave", None, r.TableInfo),
    Operation("POST", SEAT + "/agree", "Agree that a guest takes over a bot's seat", r.About, r.TableInfo),
    Operation("POST", SEAT + "/bot", "Let a bot play on", r.HandOver, r.TableInfo),
    Operation("DELETE", SEAT + "/bot", "Take the seat back", None, r.TableInfo),
    Operation("GET", SEAT + "/log", "What was told so far, if the game keeps a log"),
    Operation("GET", "/api/parties/{party}", "A chain of games", None, r.Parting),
    Operation("POST", "/api/records", "Upload a record", None, r.Kept, 201),
    Operation("GET", "/api/records/{name}", "A record; ?form=text", guest=False, media=LINES),
    Operation(
        "GET",
        "/api/records/{name}/replay",
        "A replay, as ?seat= saw it; ?after= continues",
        None,
        r.Shown,
        guest=False,
    ),
    Operation(
        "GET", "/api/records/{name}/memories", "What its bots remembered", None, r.Memories, guest=False
    ),
    Operation(
        "GET", "/api/records/{name}/reasons", "Why its bots did what they did", None, r.Reasons, guest=False
    ),
    Operation(
        "GET",
        KEPT_BACK,
        "Whether what nobody found is kept back, and who asks",
        None,
        r.KeptBack,
        guest=False,
    ),
    Operation("POST", KEPT_BACK, "Ask to see what nobody found", None, r.KeptBack),
    Operation("DELETE", KEPT_BACK, "Stop asking for it", None, r.KeptBack),
    Operation("GET", "/api/records/{name}/verdict", "What it proves", None, Verdict, guest=False),
)


def openapi() -> dict[str, object]:
    """The HTTP part in OpenAPI 3.1."""
    kinds = [k for op in OPERATIONS for k in (op.asks, op.answers) if k is not None]
    shapes, parts = msgspec.json.schema_components(
        [*kinds, r.Problem],
        ref_template="#/components/schemas/{name}",
    )
    found = dict(zip([id(kind) for kind in kinds], shapes, strict=False))
    paths: dict[str, dict[str, object]] = {}
    for op in OPERATIONS:
        described: dict[str, object] = {"summary": op.summary, "responses": _responses(op, found)}
        names = [part[1:-1] for part in op.path.split("/") if part.startswith("{")]
        if names:
            described["parameters"] = [_parameter(name) for name in names]
        if op.asks is not None:
            described["requestBody"] = {"content": {"application/json": {"schema": found[id(op.asks)]}}}
        if not op.guest:
            described["security"] = []
        paths.setdefault(op.path, {})[op.method.lower()] = described
    return {
        "openapi": "3.1.0",
        "info": {"title": "Taberna", "version": __version__},
        "security": [{"cookie": []}, {"bearer": []}],
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "taberna_guest"},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _responses(op: Operation, found: dict[int, dict[str, object]]) -> dict[str, object]:
    content = {op.media: {"schema": found[id(op.answers)] if op.answers is not None else {}}}
    problem = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    return {
        str(op.status): {"description": op.summary, "content": content},
        "4XX": {"description": "Refused: a code and parameters", "content": problem},
    }


def _parameter(name: str) -> dict[str, object]:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
