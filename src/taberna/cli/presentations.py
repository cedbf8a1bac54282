"""Which games can be shown at the terminal."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from taberna.cli.presentation import AnyPresentation, any_presentation
from taberna.cli.tellstones import TELLSTONES

PRESENTATIONS: Final[Mapping[str, AnyPresentation]] = MappingProxyType(
    {"tellstones": any_presentation(TELLSTONES)}
)
USUAL_GAME: Final = "tellstones"
