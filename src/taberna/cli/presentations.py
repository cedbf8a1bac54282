"""Which games can be shown at the terminal."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from taberna.cli.presentation import AnyPresentation, any_presentation
from taberna.cli.tellstones import TELLSTONES
from taberna.cli.tseuquest import TSEUQUEST

PRESENTATIONS: Final[Mapping[str, AnyPresentation]] = MappingProxyType(
    {"tellstones": any_presentation(TELLSTONES), "tseuquest": any_presentation(TSEUQUEST)}
)
USUAL_GAME: Final = "tellstones"
