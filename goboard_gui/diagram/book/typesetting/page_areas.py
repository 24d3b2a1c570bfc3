"""Areas of a page: the text between the margins, its running head and its footer.

Lengths are in millimetres.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from ..page_setup import FOOTER_EDGE

if TYPE_CHECKING:
    from ..page_setup import PageSetup

_LEAST_MARGIN = 10.0
"""The minimum top margin of pages with running heads, and bottom margin of numbered pages."""
_LEAST_SIDE = 10.0
_HEAD_GAP = 4.0
"""The distance between running heads and the text, if the margin has room for it."""


def text_area(setup: PageSetup) -> QRectF:
    """Return the area within the margins of a page, excluding its head and footer."""
    left, top, right, bottom = setup.margins
    if setup.running_heads:
        top = max(top, _LEAST_MARGIN)
    if setup.page_numbers:
        bottom = max(bottom, _LEAST_MARGIN)
    width = max(setup.width - left - right, _LEAST_SIDE)
    return QRectF(left, top, width, max(setup.height - top - bottom, _LEAST_SIDE))


def head_top(setup: PageSetup, height: float) -> float:
    """Return the distance of a running head, a line of this height, from the top of the page."""
    room = text_area(setup).top() - height
    return max(room / 2, room - _HEAD_GAP, 0.0)


def footer_top(setup: PageSetup, height: float) -> float:
    """Return the distance of a footer, a line of this height, from the top of the page."""
    bottom = text_area(setup).bottom()
    room = setup.height - bottom - height
    return bottom + min(room / 2, max(room - FOOTER_EDGE, 0.0))
