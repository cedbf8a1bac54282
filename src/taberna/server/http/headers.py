"""What every answer tells the browser: where parts of a page may come from, and to tell nobody else."""

from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any, Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from taberna.server.http.answers import problem
from taberna.server.http.request_reading import origin_allowed
from taberna.server.metrics import Metrics
from taberna.server.settings import Settings
from taberna.table.refusal import refuse

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
    " media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
}
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class Guarded:
    """Adds the headers, refuses other sites' pages what would change something, and counts."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics
        https = {"Strict-Transport-Security": "max-age=31536000"}
        self._usual = _raw(HEADERS | (https if settings.address.startswith("https") else {}))
        self._private = (*self._usual, *_raw({"Cache-Control": "no-store"}))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        guarded = self._with_headers(scope, send)
        if scope["method"] not in SAFE and not origin_allowed(Headers(scope=scope), self._settings):
            await problem(refuse("bad-origin"))(scope, receive, guarded)
            return
        await self._app(scope, receive, guarded)

    def _with_headers(
        self, scope: Scope, send: Send
    ) -> Callable[[MutableMapping[str, Any]], Awaitable[None]]:
        async def with_headers(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                self._metrics.count("taberna_http_total", "status", str(message["status"]))
                given = message["headers"]
                wanted = self._private if scope["path"].startswith("/api") else self._usual
                names = {name.lower() for name, _ in given}
                message["headers"] = [*given, *(header for header in wanted if header[0] not in names)]
            await send(message)

        return with_headers


def _raw(headers: Mapping[str, str]) -> tuple[tuple[bytes, bytes], ...]:
    return tuple((name.lower().encode(), value.encode()) for name, value in headers.items())
