"""Sheets as SVG, minified to about half the size that Qt writes; text becomes outlines or stays
text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.etree.ElementTree import XML, Element, SubElement, register_namespace, tostring

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter
from PySide6.QtSvg import QSvgGenerator

from ...stepwise import run_to_end
from ..units import MM_PER_INCH
from .files import CREATOR, buffer_bytes, open_buffer
from .svg_glyphs import share_glyphs

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator
    from xml.etree.ElementTree import Element

    from ..book.sheet import Sheet

_FINENESS = 100  # units per millimetre, as Qt requires an integer size for SVG


class _TextSvg(QSvgGenerator):
    """An SVG device that keeps text as text, which its attribute ``keeps_text`` indicates."""

    keeps_text = True


def to_svg(
    sheet: Sheet,
    *,
    title: str = "",
    description: str = "",
    background: str | None = "#ffffff",
    keep_text: bool = False,
) -> bytes:
    """Return a sheet as an SVG file; lengths are in millimetres.

    If ``background`` is None, it is transparent. With ``keep_text``, text is kept as text, which is
    shorter and searchable, but depends on installed fonts.
    """
    element = svg_element(
        sheet, title=title, description=description, background=background, keep_text=keep_text
    )
    return svg_file(element)


def svg_file(element: Element) -> bytes:
    """Return an SVG element as an SVG file."""
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
    """Return a sheet as an SVG element whose ids begin with ``prefix``, for use in other
    documents.
    """
    return run_to_end(
        svg_element_steps(
            sheet,
            title=title,
            description=description,
            background=background,
            keep_text=keep_text,
            prefix=prefix,
        )
    )


def svg_element_steps(
    sheet: Sheet,
    *,
    title: str = "",
    description: str = "",
    background: str | None = "#ffffff",
    keep_text: bool = False,
    prefix: str = "",
) -> Generator[None, None, Element]:
    """Return the same element as `svg_element`, yielding while the sheet is drawn."""
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
        yield from sheet.draw_steps(qp)
    yield
    return minify_svg(buffer_bytes(buffer), prefix, shares_glyphs=not keep_text)


_SVG = "http://www.w3.org/2000/svg"
_XLINK = "http://www.w3.org/1999/xlink"
_HREF = f"{{{_XLINK}}}href"
_FONT = ("font-family", "font-size", "font-weight", "font-style")
_GENERIC = ",sans-serif"
_INHERITED = {
    "fill": "none",
    "stroke": "black",
    "stroke-width": "1",
    "fill-rule": "evenodd",
    "stroke-linecap": "square",
    "stroke-linejoin": "bevel",
}
"""The attributes that Qt sets on the outermost group."""
_USUAL = {
    "transform": "matrix(1,0,0,1,0,0)",
    "opacity": "1",
    "fill-opacity": "1",
    "stroke-opacity": "1",
    "vector-effect": "none",
    "font-style": "normal",
}

# What no XML may hold; labels of a record may.
_CONTROLS = bytes(set(range(0x20)) - set(b"\t\n\r"))
_NO_SIGNS = ("\ufffe".encode(), "\uffff".encode())

register_namespace("xlink", _XLINK)


def minify_svg(data: bytes, prefix: str = "", *, shares_glyphs: bool = True) -> Element:
    """Return a minified copy of SVG written by Qt.

    Only the root element has a namespace declaration. Repeated images are stored once, with ids
    that begin with ``prefix``, and so are the outlines of glyphs if ``shares_glyphs`` is set; these
    may move by a thousandth of their size.
    """
    readable = data.translate(None, _CONTROLS)
    for sign in _NO_SIGNS:
        readable = readable.replace(sign, b"")
    root = XML(readable.replace(f' xmlns="{_SVG}"'.encode(), b"", 1))
    root.attrib = {"xmlns": _SVG, **root.attrib}
    _leave_out(root, ("version", "baseProfile"))  # validators of HTML know no 1.2
    whole = root.find("g")
    if whole is not None:
        whole[:] = list(
            _merge_groups(
                _without_redundant_attributes(group)
                for group in whole
                if len(group) or group.tag != "g"
            )
        )
        _share_fonts(whole)
        _share_images(root, whole, prefix)
        if shares_glyphs and (shelf := root.find("defs")) is not None:
            share_glyphs(root, shelf, _HREF, prefix)
    for shelf in root.findall("defs"):
        if not len(shelf):
            root.remove(shelf)
    _one_element_per_line(root)
    return root


def _without_redundant_attributes(group: Element) -> Element:
    """Return an SVG group without its redundant attributes."""
    if group.tag != "g":
        return group
    kinds = {child.tag for child in group}
    for child in group:
        _remove_defaults(child, {**_USUAL, "fill-rule": "evenodd"})
        if child.tag == "text":
            _anchor_at_middle(child)
        elif child.tag == "polyline" and group.get("fill") == "none":
            _remove_defaults(child, {"fill": "none"})
        if "points" in child.attrib:
            child.set("points", child.attrib["points"].strip())
    if kinds == {"text"} or kinds == {"image"}:
        _leave_out(group, (*_INHERITED, "fill-opacity", "stroke-opacity"))
    if "text" not in kinds or all(_FONT[0] in child.attrib for child in group):
        _leave_out(group, _FONT)
    if group.get("stroke") == "none":
        _leave_out(group, ("stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-opacity"))
    _remove_defaults(group, _USUAL | _INHERITED)
    if kinds == {"text"} and len(group) == 1:
        text = group[0]
        text.attrib = group.attrib | text.attrib
        return text
    return group


def _anchor_at_middle(text: Element) -> None:
    """Anchor a text at its middle, so that it stays centred with any font."""
    if text.get("x", "").startswith("-"):
        text.set("x", "0")
        text.set("text-anchor", "middle")


def _remove_defaults(element: Element, usual: dict[str, str]) -> None:
    """Remove those attributes of an element that have their default values (``usual``)."""
    _leave_out(element, [key for key, value in element.items() if usual.get(key) == value])


def _leave_out(element: Element, keys: tuple[str, ...] | list[str]) -> None:
    for key in keys:
        element.attrib.pop(key, None)


def _merge_groups(groups: Iterator[Element]) -> Iterator[Element]:
    """Yield SVG groups, with adjacent ones merged if they have the same attributes.

    Translucent groups stay separate, because overlapping shapes within one group would look
    different.
    """
    last: Element | None = None
    for group in groups:
        if (
            last is not None
            and group.tag == last.tag == "g"
            and group.attrib == last.attrib
            and "opacity" not in group.attrib
        ):
            last.extend(group)
            continue
        if last is not None:
            yield last
        last = group
    if last is not None:
        yield last


def _share_fonts(whole: Element) -> None:
    """Add fallback fonts to all texts, and move the attributes they have in common to the enclosing
    element.
    """
    texts = list(whole.iter("text"))
    for text in texts:
        if families := text.get("font-family"):
            text.set("font-family", families + _GENERIC)
    for key in (*_FONT, "text-anchor", "{http://www.w3.org/XML/1998/namespace}space"):
        values = {text.get(key) for text in texts}
        if len(values) == 1 and (value := values.pop()) is not None:
            whole.set(key, value)
            for text in texts:
                del text.attrib[key]


def _share_images(root: Element, whole: Element, prefix: str) -> None:
    """Replace all images by references to a single stored copy of each different one."""
    known: dict[tuple[str | None, ...], str] = {}
    shelf = root.find("defs")
    for image in list(whole.iter("image")):
        looks = tuple(image.get(key) for key in (_HREF, "width", "height"))
        if looks not in known:
            known[looks] = f"{prefix}image{len(known) + 1}"
            kept = SubElement(root if shelf is None else shelf, "image", image.attrib)
            kept.set("id", known[looks])
            _leave_out(kept, ("x", "y"))
        place = {key: image.get(key, "0") for key in ("x", "y")}
        image.clear()
        image.tag, image.attrib = "use", {**place, _HREF: f"#{known[looks]}"}


def _one_element_per_line(root: Element) -> None:
    """Set line breaks so that each SVG element is on a line of its own."""
    for element in root.iter():
        element.tail = None if element is root else "\n"
        if len(element):
            element.text = "\n"
