"""Paths of icons, samples, the manual and other resources in any kind of installation."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_PARENT = _PACKAGE.parent
# Wheels and PyInstaller bundles contain them inside the package, a source tree next to it.
_ROOTS = (_PACKAGE / "resources", _PARENT / "resources", _PARENT / "docs", _PARENT)


def resource_path(*parts: str) -> Path:
    """Return the path of a resource file or folder.

    :raises FileNotFoundError: if it does not exist; the message lists the places searched.

    >>> resource_path("icons", "io.github.goboard.Goboard.svg").name
    'io.github.goboard.Goboard.svg'
    """
    found = next((path for place in _ROOTS if (path := place.joinpath(*parts)).exists()), None)
    if found is None:
        places = " nor ".join(str(place) for place in _ROOTS)
        raise FileNotFoundError(f"resource {'/'.join(parts)} is neither in {places}")
    return found
