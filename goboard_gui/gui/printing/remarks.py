"""What there is to say of pages, put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...diagram.book.page_setup import LEAST_READABLE
from ..core.i18n import number, translator
from ..wording.missing_glyphs import missing_glyphs_text

if TYPE_CHECKING:
    from ...diagram.book.production import Production

_tr = translator("Print")


def remarks_on(production: Production) -> list[str]:
    """What a reader of the pages may miss, a sentence for each."""
    told = []
    stone, unreadable = production.pages.smallest_stone, production.pages.unreadable
    if stone is not None and stone < LEAST_READABLE:
        told.append(
            _tr("Stones of {size} mm are too small for numbers: try fewer columns.").format(
                size=number(stone, 1)
            )
        )
    if unreadable:
        told.append(missing_glyphs_text(unreadable))
    if production.has_small_boards:
        told.append(_tr("Boards in true size are printed alone: here they are as small as others."))
    if production.done and not production.sheets:
        told.append(_tr("There is nothing to print."))
    return told
