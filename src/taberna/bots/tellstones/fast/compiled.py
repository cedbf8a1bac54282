"""Compiling: every function of the core is made known to numba, which then compiles it where it is called."""

from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from numba import config, njit
from numba.extending import register_jitable

from taberna.bots.tellstones.core.rows import APART, KERNELS
from taberna.bots.tellstones.fast.own_cache import own_cache

F = TypeVar("F", bound=Callable[..., object])

_HERE: Final = Path(__file__).resolve().parent
_settings: Any = config
"""numba makes them as it goes; they are everybody's in this process."""


def _digest() -> str:
    """numba looks only at the file of a function for whether it changed, not at those of what it calls:
    so what was compiled is kept under a name made of all of them."""
    whole = blake2b(digest_size=8)
    for path in sorted((*_HERE.glob("*.py"), *(_HERE.parent / "core").glob("*.py"))):
        whole.update(path.read_bytes())
    return whole.hexdigest()


def _kept() -> Path | None:
    """Where what was compiled is kept: where numba was told, or in the user's own cache, if that is safe."""
    base = Path(_settings.CACHE_DIR) if _settings.CACHE_DIR else own_cache("numba")
    return base / _digest() if base else None


_known: set[Callable[..., object]] = set()


def compiled(function: F) -> F:
    for each in KERNELS:
        if each not in _known:
            # To hand rows on costs more than most functions do: a row is seven words, a table a hundred.
            register_jitable(_nrt=False, error_model="numpy", forceinline=each not in APART)(each)
            _known.add(each)
    # Counting references costs four fifths of the time, and nothing is allocated while games are played.
    kept, others = _kept(), _settings.CACHE_DIR
    options: Any = {"cache": kept is not None, "error_model": "numpy", "_nrt": False}
    _settings.CACHE_DIR = str(kept or "")
    try:
        return cast(F, njit(**options)(function))
    finally:
        _settings.CACHE_DIR = others
