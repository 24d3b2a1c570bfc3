"""Outlines of glyphs in SVG, each of them stored once.

Qt writes every label as a path of its own, although boards repeat ten digits and a few letters.
"""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING
from xml.etree.ElementTree import Element, SubElement

from ...named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Sequence

_POINTS = {"M": 1, "L": 1, "C": 3, "Z": 0}
"""The number of points of each command."""
_COMMANDS_TO_SPACES = str.maketrans("MLCZ,", "     ")
_ONLY_COMMANDS = {ord(sign): None for sign in "0123456789+-.e, \n"}
_TOLERANCE = 1e-3
"""The greatest difference between the coordinates of equal glyphs, as a fraction of their size. Qt
writes six digits, of which the places of glyphs need the first.
"""


class _Contour(NamedTuple):
    """A closed part of a path: its commands without the first, and the coordinates of its
    points.
    """

    commands: str
    xs: list[float]
    ys: list[float]

    def box(self) -> tuple[float, float, float, float]:
        """Return the left, upper, right and lower bounds of all points."""
        return min(self.xs), min(self.ys), max(self.xs), max(self.ys)


class _Glyph(NamedTuple):
    """The outline of a glyph: the coordinates of its first point, its commands, and the coordinates
    of all points relative to the first.
    """

    x: float
    y: float
    commands: str
    xs: list[float]
    ys: list[float]

    def looks_like(self, other: _Glyph) -> bool:
        """Return whether a glyph has the same outline elsewhere."""
        allowed = _TOLERANCE * max(map(abs, self.xs + self.ys))
        pairs = zip(self.xs + self.ys, other.xs + other.ys, strict=True)
        return all(abs(one - another) <= allowed for one, another in pairs)


def share_glyphs(root: Element, shelf: Element, href: str, prefix: str = "") -> None:
    """Replace glyphs that are drawn several times by references to an outline on the ``shelf``, the
    element for definitions.

    ``href`` is the name of the attribute for references. The ids of outlines begin with
    ``prefix``. A path without other attributes is divided into glyphs; a contour within another one
    belongs to the same glyph. O(glyphs × different glyphs).
    """
    kinds: dict[str, list[tuple[int, _Glyph]]] = {}
    counts = Counter[int]()

    def number(glyph: _Glyph) -> int:
        known = kinds.setdefault(glyph.commands, [])
        found = next((index for index, kept in known if kept.looks_like(glyph)), None)
        if found is None:
            found = len(counts)
            known.append((found, glyph))
        counts[found] += 1
        return found

    drawn = {
        path: [(number(glyph), glyph) for glyph in _glyphs(path.get("d", ""))]
        for path in root.iter("path")
        if path.attrib.keys() == {"d"}
    }
    shared = {index for index, count in counts.items() if count > 1}
    for parent in list(root.iter()):
        if any(child in drawn for child in parent):
            parent[:] = [
                part
                for child in parent
                for part in _with_references(child, drawn.get(child, ()), shared, href, prefix)
            ]
    for index, kept in sorted((each for known in kinds.values() for each in known), key=_index):
        if index in shared:
            outline = _data([kept._replace(x=0.0, y=0.0)])
            SubElement(shelf, "path", {"id": f"{prefix}glyph{index}", "d": outline})


def _with_references(
    element: Element,
    glyphs: Sequence[tuple[int, _Glyph]],
    shared: Container[int],
    href: str,
    prefix: str,
) -> Iterator[Element]:
    """Yield an element; if it is a path with glyphs, those that are not ``shared``, and references
    to the others.
    """
    single = [glyph for index, glyph in glyphs if index not in shared]
    if single:
        element.set("d", _data(single))
    if single or not glyphs:
        yield element
    for index, glyph in glyphs:
        if index in shared:
            place = {"x": _text(glyph.x), "y": _text(glyph.y)}
            yield Element("use", {**place, href: f"#{prefix}glyph{index}"})


def _index(numbered: tuple[int, _Glyph]) -> int:
    return numbered[0]


def _glyphs(data: str) -> list[_Glyph]:
    """Return the glyphs of a path."""
    groups: list[list[_Contour]] = []
    for contour in map(_contour, data.split("M")[1:]):
        others, together = list[list[_Contour]](), list[_Contour]()
        for group in groups:
            if _is_within_any(contour, group):
                together += group
            else:
                others.append(group)
        groups = [*others, [*together, contour]]
    return [_glyph(group) for group in groups]


def _is_within_any(contour: _Contour, group: Iterable[_Contour]) -> bool:
    """Return whether a contour is within one of the others, or one of these within it."""
    box = contour.box()
    boxes = [part.box() for part in group]
    return any(_holds(box, other) or _holds(other, box) for other in boxes)


def _holds(
    outer: tuple[float, float, float, float], inner: tuple[float, float, float, float]
) -> bool:
    left, upper, right, lower = inner
    return outer[0] <= left and outer[1] <= upper and outer[2] >= right and outer[3] >= lower


def _contour(data: str) -> _Contour:
    """Return the contour with these data, which begin after its first command."""
    numbers = [float(text) for text in data.translate(_COMMANDS_TO_SPACES).split()]
    return _Contour(data.translate(_ONLY_COMMANDS), numbers[::2], numbers[1::2])


def _glyph(contours: Sequence[_Contour]) -> _Glyph:
    x, y = contours[0].xs[0], contours[0].ys[0]
    return _Glyph(
        x,
        y,
        "".join(f"M{contour.commands}" for contour in contours),
        [number - x for contour in contours for number in contour.xs],
        [number - y for contour in contours for number in contour.ys],
    )


def _data(glyphs: Iterable[_Glyph]) -> str:
    """Return the data of a path that draws some glyphs."""
    return "".join(map(_glyph_data, glyphs))


def _glyph_data(glyph: _Glyph) -> str:
    points = zip(glyph.xs, glyph.ys, strict=True)
    texts = (f"{_text(glyph.x + x)},{_text(glyph.y + y)}" for x, y in points)
    return "".join(
        command + " ".join(islice(texts, _POINTS[command])) for command in glyph.commands
    )


def _text(number: float) -> str:
    return f"{round(number, 4):.6g}"
