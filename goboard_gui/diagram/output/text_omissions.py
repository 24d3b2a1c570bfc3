"""Notes on what the characters of a plain text board can't show: labels, marks and arrows."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from ...files.text_diagrams.characters import label_character, mark_to_draw
from ..book.blocks import InlineStone, InlineText
from ..book.phrases import NO_BREAK, fill_inline, join_inline
from ..picture import Arrow

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...go import Point
    from ...notation import Naming
    from ...record.properties.marks import Mark
    from ..book.blocks import Inline
    from ..book.phrases import Phrases
    from ..picture import Cell, Picture


def omission_note(picture: Picture, naming: Naming, phrases: Phrases) -> Inline:
    """Return a note that lists what the plain text board of a picture omits, such as "△ at 12, 15;
    ko at D4".

    Numbered stones are referred to by their numbers, other points by name.
    """
    template = phrases.at.replace(" ", NO_BREAK)
    listed: list[Inline] = []
    for sign, points in (*_labels(picture), *_marks(picture)):
        places = phrases.between_moves.join(_place(picture, point, naming) for point in points)
        listed.append(fill_inline(template, {"moves": (sign,), "place": places}))
    listed += [(InlineText(text),) for text in _arrows(picture, naming)]
    return join_inline(phrases.between_notes, listed)


def _place(picture: Picture, point: Point, naming: Naming) -> str:
    """Return the number of the stone on a displayed point, or else the name of the point."""
    cell = picture.cells[point]
    return _label(cell) if _is_numbered(cell) else _name(point, naming)


def _name(point: Point, naming: Naming) -> str:
    return naming.name(naming.to_record(point))


def _visible_cells(picture: Picture) -> dict[Point, Cell]:
    """Return the cells in the visible part of a picture: numbered stones in the order of their
    numbers, then others row by row.
    """
    crop, cells = picture.crop, picture.cells
    points = sorted(cells, key=lambda point: _place_in_list(point, cells[point]))
    return {point: cells[point] for point in points if crop is None or crop.contains(point)}


def _place_in_list(point: Point, cell: Cell) -> tuple[bool, int, int, int]:
    is_numbered = _is_numbered(cell)
    return not is_numbered, int(_label(cell)) if is_numbered else 0, point.row, point.column


def _label(cell: Cell) -> str:
    return cell.label or cell.number


def _is_numbered(cell: Cell) -> bool:
    """Return whether a text board has a number in place of a stone."""
    return cell.stone is not None and _label(cell).isdecimal()


def _labels(picture: Picture) -> Iterator[tuple[InlineText | InlineStone, list[Point]]]:
    """Yield the labels that are omitted, or written in lower case although the same small letter is
    on the board, each with its points.
    """
    cells = _visible_cells(picture)
    is_graph = picture.empty_board.plan is not None
    small = {_label(cell) for cell in cells.values()}
    places: dict[str, list[Point]] = defaultdict(list)
    for point, cell in cells.items():
        label = _label(cell)
        if is_graph:
            shown = cell.stone is not None
        else:
            letter = label_character(label)
            is_other = label != letter and letter in small
            shown = _is_numbered(cell) or (bool(letter) and not is_other)
        if label and not shown:
            places[label].append(point)
    for label, points in places.items():
        yield InlineText(label), points


def _marks(picture: Picture) -> Iterator[tuple[InlineText | InlineStone, list[Point]]]:
    """Yield the marks that are omitted, each with its points.

    A number leaves no room for marks, nor does a letter without a stone. Elsewhere one mark is
    written, if there is a character for it.
    """
    places: dict[Mark, list[Point]] = defaultdict(list)
    is_graph = picture.empty_board.plan is not None
    for point, cell in _visible_cells(picture).items():
        hides_all = _is_numbered(cell) or (cell.stone is None and label_character(_label(cell)))
        drawn = None if hides_all or is_graph else mark_to_draw((cell.status_mark, *cell.marks))
        for mark in cell.marks:
            if mark is not drawn:
                places[mark].append(point)
    for mark, points in places.items():
        yield InlineStone(None, mark=mark), points


def _arrows(picture: Picture, naming: Naming) -> Iterator[str]:
    """Yield the arrows and lines of a picture as text, such as "C3 → D4"."""
    for item in (*picture.overlays_below, *picture.overlays_above):
        if isinstance(item, Arrow):
            ends = (_name(item.start, naming), _name(item.end, naming))
            yield (" → " if item.head else " – ").replace(" ", NO_BREAK).join(ends)
