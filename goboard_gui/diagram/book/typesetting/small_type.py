"""Type on sheets that is smaller than it should be, because there is no room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...painting.label_fitting import paper_label
from ...painting.labels import NameStyle
from ...painting.lettering import Lettering, TextRendering
from ...paper_layout import LEAST_LABEL_SIZE
from ...theme import PRINT
from ...units import MM_PER_POINT
from ..text_warnings import TextWarning, TextWarningKind
from .boards import PlacedBoard
from .paragraphs import PlacedLine, StoneRun, inline_label_size

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..sheet import Sheet

_NEARLY = 0.99


def small_type_warnings(sheet: Sheet) -> Iterator[TextWarning]:
    """Yield the warnings about small type on a sheet, one of each kind, with the smallest size."""
    smallest: dict[TextWarningKind, float] = {}
    for item in sheet.items:
        for kind, size in _sizes(item):
            smallest[kind] = min(smallest.get(kind, size), size)
    for kind in TextWarningKind:
        if kind is TextWarningKind.COORDINATES_LEFT_OUT and kind in smallest:
            yield TextWarning(kind, f"{smallest[kind]:.1f} mm")
        elif smallest.get(kind, LEAST_LABEL_SIZE) < _NEARLY * LEAST_LABEL_SIZE:
            yield TextWarning(kind, f"{smallest[kind] / MM_PER_POINT:.1f} pt")


def _sizes(item: object) -> Iterator[tuple[TextWarningKind, float]]:
    """Yield the sizes of the type on a board or a line, and the line spacing of a board on which
    coordinates are left out, in millimetres.
    """
    if isinstance(item, PlacedBoard):
        yield from _sizes_on_board(item)
    elif isinstance(item, PlacedLine):
        for part in item.line.parts:
            if isinstance(part, StoneRun) and part.stone.colour is not None and part.stone.label:
                size = inline_label_size(part.stone, item.line.type.em)
                yield TextWarningKind.SMALL_NUMBERS, size


def _sizes_on_board(board: PlacedBoard) -> Iterator[tuple[TextWarningKind, float]]:
    layout, picture = board.layout, board.picture
    if layout.edges is not None and layout.edges.omitted:
        yield TextWarningKind.COORDINATES_LEFT_OUT, board.pitch
    lettering = Lettering(PRINT.families, TextRendering.TEXT)
    empty_board, pitch = picture.empty_board, layout.pitch
    in_squares = empty_board.dark_squares is not None
    names = NameStyle.for_names(empty_board.longest_name, lettering, in_squares=in_squares)
    for point, cell in picture.cells.items():
        if picture.crop is not None and not picture.crop.contains(point):
            continue
        if text := cell.label or cell.number:
            kind = TextWarningKind.SMALL_LABELS
            if cell.stone is not None and text.isdecimal():
                kind = TextWarningKind.SMALL_NUMBERS
            yield kind, paper_label(text, lettering, pitch, LEAST_LABEL_SIZE).size
        elif cell.name:
            yield TextWarningKind.SMALL_NAMES, names.name_em(cell.name, lettering) * pitch
