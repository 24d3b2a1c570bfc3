"""Boards as SVG elements in the text of HTML pages."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.etree.ElementTree import tostring

from ...board_page import BoardItem
from ...book.sheet import Sheet
from ...paper_layout import LEAST_LABEL_SIZE, paper_layout
from ..svg import svg_element
from .body import visible

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

    from ...picture import Picture
    from ...theme import Theme


def board_svg(
    picture: Picture,
    text: str,
    theme: Theme,
    pitch: float,
    *,
    prefix: str = "",
    background: str | None = None,
) -> str:
    """Return a board as an SVG element with an alternative text.

    ``pitch`` is the line spacing in millimetres. Ids begin with ``prefix``. Without a
    ``background`` it is transparent.
    """
    layout = paper_layout(picture, pitch)
    rect = layout.board_rect()
    item = BoardItem(picture, layout, theme._replace(min_label_size=LEAST_LABEL_SIZE))
    sheet = Sheet(rect.width(), rect.height(), (item,))
    svg = svg_element(sheet, background=background, keep_text=True, prefix=prefix)
    return with_alternative_text(svg, text)


def with_alternative_text(svg: Element, text: str) -> str:
    """Return an SVG image with alternative text and without metadata."""
    for tag in ("title", "desc"):
        for element in svg.findall(tag):
            svg.remove(element)
    svg.set("role", "img")
    svg.set("aria-label", visible(text))
    return tostring(svg, encoding="unicode")
