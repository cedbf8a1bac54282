"""Languages, and shapes of a screen on which every page is looked at; the last is a desktop at 200 %."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("en", "es", "fr", "el")
SHAPES: Final = {
    "desktop": (1440, 900),
    "tablet": (1024, 768),
    "phone": (390, 844),
    "narrow": (360, 740),
    "low": (844, 390),
    "zoomed": (720, 450),
}
