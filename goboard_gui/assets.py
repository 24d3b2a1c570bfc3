"""Where icons, samples, the manual and other resources lie, however the program was installed."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_BESIDE = _PACKAGE.parent
# A wheel and a PyInstaller folder carry them inside the package, a source tree beside it.
_PLACES = (_PACKAGE / "resources", _BESIDE / "resources", _BESIDE / "docs", _BESIDE)


def resource(*parts: str) -> Path:
    """Return the path of a resource file or folder.

    Raises FileNotFoundError, with the places that were searched, when there is none.

    >>> resource("icons", "io.github.goboard.Goboard.svg").name
    'io.github.goboard.Goboard.svg'
    """
    found = next((path for place in _PLACES if (path := place.joinpath(*parts)).exists()), None)
    if found is None:
        places = " nor ".join(str(place) for place in _PLACES)
        raise FileNotFoundError(f"resource {'/'.join(parts)} is neither in {places}")
    return found
