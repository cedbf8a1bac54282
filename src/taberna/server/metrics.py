"""Numbers for Prometheus. No label names a table, a seat, a guest or anything in a game."""

from collections.abc import Callable, Mapping
from typing import Final

_HELP: Final = {
    "taberna_commits_total": ("counter", "Commits written by this node"),
    "taberna_requests_total": ("counter", "Requests on sockets, by kind"),
    "taberna_refusals_total": ("counter", "Requests refused, by code"),
    "taberna_http_total": ("counter", "HTTP answers, by status"),
    "taberna_connections": ("gauge", "Open connections, sockets among them"),
    "taberna_sockets": ("gauge", "Open sockets"),
    "taberna_streams": ("gauge", "Seats subscribed to"),
    "taberna_tables": ("gauge", "Tables in memory"),
    "taberna_bot_restarts_total": ("counter", "Bot workers started anew"),
    "taberna_collisions_total": ("counter", "Appends decided again because another node was first"),
    "taberna_notices_total": ("counter", "Notices that it is somebody's turn, by the answer's status"),
    "taberna_writes_waiting": ("gauge", "Requests waiting for the disk"),
}
_MOST_LABELS: Final = 200


class Metrics:
    def __init__(self) -> None:
        self._counts: dict[tuple[str, str, str], float] = {}
        self._gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, label: str = "", value: str = "", by: float = 1) -> None:
        key = (name, label, value)
        if key not in self._counts:
            if label and len(self._counts) > _MOST_LABELS:
                key = (name, label, "other")
            self._counts.setdefault(key, 0)
        self._counts[key] += by

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        self._gauges[name] = read

    def text(self) -> str:
        values: dict[str, list[str]] = {name: [] for name in _HELP}
        for (name, label, value), count in sorted(self._counts.items()):
            values.setdefault(name, []).append(
                f"{name}{_labels({label: value} if label else {})} {count:.15g}"
            )
        for name, read in self._gauges.items():
            values.setdefault(name, []).append(f"{name} {read():g}")
        lines: list[str] = []
        for name, rows in values.items():
            kind, about = _HELP.get(name, ("untyped", name))
            lines += [f"# HELP {name} {about}", f"# TYPE {name} {kind}", *(rows or [f"{name} 0"])]
        return "\n".join(lines) + "\n"


def _labels(labels: Mapping[str, str]) -> str:
    inner = ",".join(f'{name}="{value}"' for name, value in labels.items())
    return f"{{{inner}}}" if inner else ""
