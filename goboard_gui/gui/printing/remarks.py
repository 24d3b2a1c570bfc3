"""What there is to say of pages, put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unicodedata import east_asian_width

from ...diagram.book.setup import LEAST_READABLE
from ..translating import mark, translator

if TYPE_CHECKING:
    from ...diagram.book.producing import Production

_tr = translator("Print")

_ASIAN = mark("Print", "No font here has {signs}: installing fonts-noto-cjk may help.")
_OTHER = mark("Print", "No font here has {signs}.")

_MOST_SHOWN = 5
"""How many characters are named that no font has."""


def remarks_on(production: Production) -> list[str]:
    """What a reader of the pages may miss, a sentence for each."""
    told = []
    stone, unreadable = production.pages.smallest_stone, production.pages.unreadable
    if stone is not None and stone < LEAST_READABLE:
        told.append(
            _tr("Stones of {size:.1f} mm are too small for numbers: try fewer columns.").format(
                size=stone
            )
        )
    if unreadable:
        some = " ".join(sorted(unreadable)[:_MOST_SHOWN])
        signs = some + ("…" if len(unreadable) > _MOST_SHOWN else "")
        asian = any(east_asian_width(sign) in "WF" and sign.isalnum() for sign in unreadable)
        sentence = _ASIAN if asian else _OTHER
        told.append(_tr(sentence).format(signs=signs))
    if production.done and not production.sheets:
        told.append(_tr("There is nothing to print."))
    return told
