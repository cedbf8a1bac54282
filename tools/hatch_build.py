"""Puts what lives beside the package into the wheel: the texts, and the page once it is built."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INTO_THE_WHEEL = {"locales": "taberna/locales", "web/dist": "taberna/page"}


class Beside(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # a checkout reads them where they are
            return
        for source, target in INTO_THE_WHEEL.items():
            path = Path(self.root, source)
            if path.is_dir():
                build_data["force_include"][str(path)] = target
