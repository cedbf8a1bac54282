"""Which address is answered by whom."""

from typing import Final

from starlette.routing import Route

from taberna.server.http import (
    acquaintances,
    guests,
    health,
    invitations,
    kept_back,
    memories,
    notices,
    pages,
    reasons,
    records,
    room,
    seats,
    statistics,
    tables,
)

TABLE: Final = "/api/tables/{table}"
SEAT: Final = TABLE + "/seats/{seat}"

API: Final = (
    Route("/api/openapi.json", pages.described),
    Route("/api/games", tables.games),
    Route("/api/guests", guests.arrive, methods=["POST"]),
    Route("/api/guest", guests.myself, methods=["GET"]),
    Route("/api/guest", guests.delete, methods=["DELETE"]),
    Route("/api/guest/name", guests.rename, methods=["POST"]),
    Route("/api/guest/export", guests.export),
    Route("/api/guest/remembered", acquaintances.shown, methods=["GET"]),
    Route("/api/guest/remembered", acquaintances.allow, methods=["POST"]),
    Route("/api/guest/remembered", acquaintances.forbid, methods=["DELETE"]),
    Route("/api/guest/figures", statistics.shown),
    Route("/api/guest/notices", notices.shown, methods=["GET"]),
    Route("/api/guest/notices", notices.ask, methods=["POST"]),
    Route("/api/guest/notices", notices.unask, methods=["DELETE"]),
    Route("/api/guest/mute", guests.mute, methods=["POST", "DELETE"]),
    Route("/api/guest/block", guests.block, methods=["POST", "DELETE"]),
    Route("/api/room", room.look_in, methods=["POST"]),
    Route("/api/room", room.leave, methods=["DELETE"]),
    Route("/api/reports", guests.report, methods=["POST"]),
    Route("/api/tables", tables.listed, methods=["GET"]),
    Route("/api/tables", tables.open_table, methods=["POST"]),
    Route("/api/invitation", invitations.unfold, methods=["POST"]),
    Route("/api/join", invitations.join, methods=["POST"]),
    Route(TABLE, tables.one),
    Route(TABLE + "/opening", tables.promised),
    Route(TABLE + "/invitations", invitations.invite, methods=["POST"]),
    Route(TABLE + "/remove", tables.remove, methods=["POST"]),
    Route(TABLE + "/watching", tables.watch, methods=["POST"]),
    Route(TABLE + "/close", tables.close, methods=["POST"]),
    Route(TABLE + "/rematch", tables.rematch, methods=["POST"]),
    Route(TABLE + "/next", tables.next_game, methods=["POST"]),
    Route(TABLE + "/record", records.of_table),
    Route(TABLE + "/memories", memories.of_table),
    Route(SEAT, seats.sit, methods=["POST"]),
    Route(SEAT, seats.leave, methods=["DELETE"]),
    Route(SEAT + "/agree", seats.agree, methods=["POST"]),
    Route(SEAT + "/bot", seats.hand_over, methods=["POST"]),
    Route(SEAT + "/bot", seats.take_again, methods=["DELETE"]),
    Route(SEAT + "/log", records.log),
    Route("/api/parties/{party}", records.party),
    Route("/api/records", records.bring, methods=["POST"]),
    Route("/api/records/{name}", records.one),
    Route("/api/records/{name}/replay", records.shown),
    Route("/api/records/{name}/memories", memories.of_record),
    Route("/api/records/{name}/reasons", reasons.of_record),
    Route("/api/records/{name}/kept-back", kept_back.shown, methods=["GET"]),
    Route("/api/records/{name}/kept-back", kept_back.changed, methods=["POST", "DELETE"]),
    Route("/api/records/{name}/verdict", records.checked),
)
_OFTEN: Final = frozenset({tables.open_table, invitations.join})
"""Asked for at every table; routes are tried one after the other."""

ROUTES: Final = (
    *(route for route in API if route.endpoint in _OFTEN),
    *API,
    Route("/.well-known/taberna.json", health.house),
    Route("/healthz", health.alive),
    Route("/readyz", health.ready),
    Route("/metrics", health.metrics),
    Route("/", pages.page),
    Route("/join", pages.page),
    Route("/tables/{table}", pages.page),
    Route("/records/{name}", pages.page),
    Route("/parties/{party}", pages.page),
    Route("/{path:path}", pages.part),
)
