"""Advice on installing fonts for characters that no installed font has."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from ...diagram.font_packages import by_font_package, code_point, script_name
from ..core.i18n import tr_noop, translator

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

_F = "Fonts"
_tr = translator(_F)

_MAX_LISTED = 5
"""Maximum number of characters that are listed."""


def missing_glyphs_text(characters: Collection[str]) -> str:
    """Return a sentence that lists missing characters and suggests font packages.

    The characters themselves are left out: they would be boxes, and so would the spaces and signs
    after letters of some scripts.

    >>> missing_glyphs_text("古")
    'No installed font can display U+53E4 (CJK). Installing the package fonts-noto-cjk may help.'
    """
    packages = list(filter(None, by_font_package(characters)))
    if not packages:
        sentence = tr_noop(_F, "No installed font can display {signs}.")
    elif len(packages) == 1:
        sentence = tr_noop(
            _F,
            "No installed font can display {signs}. Installing the package {packages} may help.",
        )
    else:
        sentence = tr_noop(
            _F, "No installed font can display {signs}. Installing {packages} may help."
        )
    listed = _code_points(sorted(characters)[:_MAX_LISTED])
    if len(characters) > _MAX_LISTED:
        listed += "…"
    return _tr(sentence).format(signs=listed, packages=", ".join(packages))


def _code_points(characters: Iterable[str]) -> str:
    """Return the code points of characters as text, with the names of their scripts."""
    groups = [
        (script, ", ".join(map(code_point, found)))
        for script, found in groupby(characters, script_name)
    ]
    return ", ".join(f"{codes} ({script})" if script else codes for script, codes in groups)
