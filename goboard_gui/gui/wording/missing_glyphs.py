"""Advice on installing a font for characters that no installed font has."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unicodedata import east_asian_width

from ..core.i18n import tr_noop, translator

if TYPE_CHECKING:
    from collections.abc import Collection

_F = "Fonts"
_tr = translator(_F)

_MAX_LISTED = 5
"""Maximum number of characters that are listed."""


def missing_glyphs_text(characters: Collection[str]) -> str:
    """Return a sentence that lists missing characters and, for CJK characters, suggests a font
    package.

    >>> missing_glyphs_text("古力")
    'No installed font can display 力 古. Installing the package fonts-noto-cjk may help.'
    """
    cjk = any(east_asian_width(char) in "WF" and char.isalnum() for char in characters)
    sentence = tr_noop(_F, "No installed font can display {signs}.")
    if cjk:
        sentence = tr_noop(
            _F,
            "No installed font can display {signs}. Installing the package "
            "fonts-noto-cjk may help.",
        )
    listed = " ".join(sorted(characters)[:_MAX_LISTED])
    if len(characters) > _MAX_LISTED:
        listed += "…"
    return _tr(sentence).format(signs=listed)
