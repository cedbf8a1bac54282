"""Languages, and shapes of a screen: the four that every page is looked at on."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("en", "es", "fr", "el")
SHAPES: Final = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844), "low": (844, 390)}
