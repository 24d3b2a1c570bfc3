"""Links, named destinations, the outline, and page labels."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING
from urllib.parse import quote

from ...book.text_direction import without_direction_marks
from ...book.typesetting.structured_text import is_address
from .text_strings import text_string

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pikepdf import Array, Dictionary, Object, Pdf

    from ...book.sheet import PageNumber
    from .plan import DocumentPlan, OutlineEntry, Place

_PRINTED = 4
"""The flag of annotations that are part of the printed page."""
_IN_ADDRESSES = "!#$%&'()*+,/:;=?@[]~"


def link_annotation(target: str, text: str, rectangle: Array) -> Dictionary:
    """Return the annotation of a link with a text, which covers a rectangle in points."""
    from pikepdf import Array, Dictionary, Name, String

    annotation = Dictionary(
        Type=Name.Annot,
        Subtype=Name.Link,
        Rect=rectangle,
        Border=Array([0, 0, 0]),
        F=_PRINTED,
        Contents=text_string(text or target),
    )
    if is_address(target):
        address = quote(target, safe=_IN_ADDRESSES, errors="replace")
        annotation.A = Dictionary(S=Name.URI, URI=String(address))
    else:
        annotation.Dest = text_string(target)
    return annotation


def destination(pages: Sequence[Object], plan: DocumentPlan, place: Place) -> Array:
    """Return a place on a page as a destination, which keeps the magnification."""
    from pikepdf import Array, Name

    x, y = plan.pages[place.page].frame.point(place.x, place.y)
    return Array([pages[place.page], Name.XYZ, x, y, None])


def destination_names(pages: Sequence[Object], plan: DocumentPlan) -> Dictionary:
    """Return the named destinations of all anchors as a name tree."""
    from pikepdf import Array, Dictionary

    names: list[object] = []
    for anchor in sorted(plan.anchors, key=lambda name: bytes(text_string(name))):
        names += text_string(anchor), destination(pages, plan, plan.anchors[anchor])
    return Dictionary(Names=Array(names))


def write_outline(
    pdf: Pdf,
    entries: Sequence[OutlineEntry],
    titles: Sequence[str],
    places: Sequence[Array],
) -> None:
    """Write the outline; entries of the second level are below the last one of the first."""
    from pikepdf import Dictionary, Name

    root = pdf.make_indirect(Dictionary(Type=Name.Outlines))
    above: list[tuple[Object, list[Object]]] = [(root, [])]
    for entry, title, place in zip(entries, titles, places, strict=True):
        shown = text_string(without_direction_marks(title))
        item = pdf.make_indirect(Dictionary(Title=shown, Dest=place))
        while len(above) > max(entry.level, 1):
            _close(*above.pop())
        above[-1][1].append(item)
        above.append((item, []))
    while above:
        _close(*above.pop())
    if "/First" in root:
        pdf.Root.Outlines = root


def _close(parent: Object, items: list[Object]) -> None:
    """Link the entries below an entry with each other; those below chapters are closed."""
    from pikepdf import Name

    if not items:
        return
    for item, following in pairwise(items):
        item.Next, following.Prev = following, item
    for item in items:
        item.Parent = parent
    parent.First, parent.Last = items[0], items[-1]
    is_root = parent.get("/Type") == Name.Outlines
    parent.Count = len(items) if is_root else -len(items)


def page_labels(numbers: Sequence[PageNumber | None]) -> Dictionary | None:
    """Return the labels of pages as a number tree, or None if no page has a number.

    Each range of consecutive numbers in the same numerals is an entry.
    """
    from pikepdf import Array, Dictionary, Name

    if not any(numbers):
        return None
    ranges: list[object] = []
    expected: PageNumber | None = None
    for index, number in enumerate(numbers):
        if number is None:
            if index == 0 or expected is not None:
                ranges += index, Dictionary()
            expected = None
            continue
        if number != expected:
            style = Name.r if number.is_roman else Name.D
            ranges += index, Dictionary(S=style, St=number.number)
        expected = number._replace(number=number.number + 1)
    return Dictionary(Nums=Array(ranges))
