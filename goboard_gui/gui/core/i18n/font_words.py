"""What to do where no font has the signs of a text, in words: the only place that names a font."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unicodedata import east_asian_width

from .translating import mark, translator

if TYPE_CHECKING:
    from collections.abc import Collection

_F = "Fonts"
_tr = translator(_F)

_MOST_SHOWN = 5
"""How many signs are named that no font has."""


def lacking(signs: Collection[str]) -> str:
    """That no font has some signs, and which package has them if they are Chinese or so.

    >>> lacking("古力")
    'No font here has 力 古: installing fonts-noto-cjk may help.'
    """
    asian = any(east_asian_width(sign) in "WF" and sign.isalnum() for sign in signs)
    told = mark(_F, "No font here has {signs}.")
    if asian:
        told = mark(_F, "No font here has {signs}: installing fonts-noto-cjk may help.")
    some = " ".join(sorted(signs)[:_MOST_SHOWN])
    return _tr(told).format(signs=some + ("…" if len(signs) > _MOST_SHOWN else ""))
