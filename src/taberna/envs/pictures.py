"""A drawing as an array of pixels."""

from functools import lru_cache
from io import BytesIO
from typing import Final

import numpy as np
from numpy.typing import NDArray

WIDTH: Final = 640


@lru_cache(maxsize=16)
def pixels(svg: str) -> NDArray[np.uint8]:
    """Height, width, RGB."""
    import resvg_py
    from PIL import Image

    drawn = resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH, background="#ffffff")
    return np.asarray(Image.open(BytesIO(bytes(drawn))).convert("RGB"))
