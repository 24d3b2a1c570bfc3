"""Sheets as SVG, with text as outlines or as text."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.etree.ElementTree import tostring

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtSvg import QSvgGenerator

from .files import CREATOR, MM_PER_INCH, buffer_bytes, open_buffer
from .svg_minify import minify_svg

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

    from ..book.sheet import Sheet

_FINENESS = 100  # units per millimetre, as Qt requires an integer size for SVG


class _TextSvg(QSvgGenerator):
    """An SVG device that keeps text as text, which `surface.Device` recognises."""

    keeps_text = True


def to_svg(
    sheet: Sheet,
    *,
    title: str = "",
    description: str = "",
    background: str | None = "#ffffff",
    keep_text: bool = False,
) -> bytes:
    """Return a sheet as SVG, with lengths in millimetres.

    If ``background`` is None, it is transparent. With ``keep_text``, text is kept as text, which is
    shorter and searchable, but depends on installed fonts.
    """
    element = svg_element(
        sheet, title=title, description=description, background=background, keep_text=keep_text
    )
    data: bytes = tostring(element, encoding="utf-8", xml_declaration=True)
    return data


def svg_element(
    sheet: Sheet,
    *,
    title: str = "",
    description: str = "",
    background: str | None = "#ffffff",
    keep_text: bool = False,
    prefix: str = "",
) -> Element:
    """Return a sheet as an SVG element, like `to_svg`; its ids begin with ``prefix``."""
    buffer = open_buffer()
    svg = _TextSvg() if keep_text else QSvgGenerator()
    svg.setOutputDevice(buffer)
    svg.setResolution(round(_FINENESS * MM_PER_INCH))
    svg.setSize(QSize(round(sheet.width * _FINENESS), round(sheet.height * _FINENESS)))
    whole = QRectF(0, 0, sheet.width, sheet.height)
    svg.setViewBox(whole)
    svg.setTitle(title)
    svg.setDescription(description or CREATOR)
    with QPainter(svg) as qp:
        if background is not None:
            qp.fillRect(whole, QColor(background))
        sheet.draw(qp)
    return minify_svg(buffer_bytes(buffer), prefix)
