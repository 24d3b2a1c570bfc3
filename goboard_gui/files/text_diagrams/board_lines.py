"""Boards as lines of text with labels around them, for all text boards of the program."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from ...display_text import display_width
from ...go import Colour
from ...named_tuples import NamedTuple
from ...notation import Side

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ...go import Crop, Point
    from ...notation import Naming

LEAST_MARGIN = 2
"""The usual minimum width of the labels on the left, in terminal columns."""
_LONGEST_ACROSS = 2
"""Longer labels above and below a board are written vertically."""


class SideLabels(NamedTuple):
    """The labels on the four sides of a whole board, listed from the left or from the top.

    A side without labels is empty.
    """

    top: Sequence[str] = ()
    right: Sequence[str] = ()
    bottom: Sequence[str] = ()
    left: Sequence[str] = ()

    @classmethod
    def for_point_naming(cls, naming: Naming) -> SideLabels:
        """Return the edge labels for all four sides of the board as it is displayed."""
        return cls(*map(naming.edge_labels, (Side.TOP, Side.RIGHT, Side.BOTTOM, Side.LEFT)))

    def cropped(self, crop: Crop) -> SideLabels:
        """Return only the labels of the columns and rows within a crop."""
        across, down = slice(crop.left, crop.right + 1), slice(crop.top, crop.bottom + 1)
        return SideLabels(self.top[across], self.right[down], self.bottom[across], self.left[down])


def rows_in_crop(crop: Crop) -> list[list[Point]]:
    """Return the points of a crop, row by row from the top."""
    points, width = crop.points(), crop.size.width
    return [points[start : start + width] for start in range(0, len(points), width)]


def board_lines(
    texts: Mapping[Point, str],
    crop: Crop,
    labels: SideLabels,
    *,
    marked: Point | None = None,
    margin: int = LEAST_MARGIN,
) -> list[str]:
    """Return a board as lines of text; ``texts`` has the text of each point, usually a single
    character.

    ``labels`` are those of the whole board. The ``marked`` point is put in brackets if it is in the
    crop. ``margin`` is the minimum width of the labels on the left, in terminal columns.

    >>> from goboard_gui.go import Crop, Point, Size
    >>> texts = dict(zip(Size(2, 2).points(), [".", "X", "O", "12"]))
    >>> labels = SideLabels(left=("2", "1"))
    >>> print("\\n".join(board_lines(texts, Crop(0, 0, 1, 1), labels, marked=Point(0, 1))))
     2  .  X
     1 (O)12
    """
    top, right, bottom, left = labels.cropped(crop)
    rows = [[texts[point] for point in points] for points in rows_in_crop(crop)]
    wide = max(margin, *map(display_width, left)) if left else 0
    across = max(map(display_width, (*top, *bottom)), default=1)
    longest = max(len(text) for row in rows for text in row)
    pitch = 1 + max(longest, across if across <= _LONGEST_ACROSS else 1)
    lines = []
    for number, row in enumerate(rows):
        name = _right_aligned(left[number], wide) if left else ""
        line = name + "".join(f"{text:>{pitch}}" for text in row) + " "
        if marked is not None and crop.contains(marked) and marked.row - crop.top == number:
            column = marked.column - crop.left
            end = len(name) + pitch * (column + 1)
            begin = end - len(row[column]) - 1
            line = f"{line[:begin]}({line[begin + 1 : end]}){line[end + 1 :]}"
        lines.append((line + right[number]) if right else line.rstrip())
    return [*_labels_across(top, wide, pitch), *lines, *_labels_across(bottom, wide, pitch)]


def graph_lines(
    stones: Mapping[Point, Colour], names: Mapping[Point, str], labels: Mapping[Point, str]
) -> list[str]:
    """Return the stones of a board without columns and rows, as a line of names for each player.

    A label follows its stone in parentheses.

    >>> from goboard_gui.go import Colour, Point
    >>> hub, east = Point(0, 0), Point(1, 0)
    >>> print("\\n".join(graph_lines({hub: Colour.BLACK}, {hub: "hub", east: "east"}, {hub: "1"})))
    Black: hub (1)
    White: none
    """
    lines = []
    for colour in Colour:
        shown = [
            f"{name} ({labels[point]})" if labels.get(point) else name
            for point, name in names.items()
            if stones.get(point) is colour
        ]
        lines.append(f"{colour.name.capitalize()}: {', '.join(shown) or 'none'}")
    return lines


def _labels_across(labels: Sequence[str], margin: int, pitch: int) -> list[str]:
    """Return the labels above or below the columns as lines, one label every ``pitch`` characters;
    long ones are vertical.

    >>> _labels_across(["A", "B"], 2, 2), _labels_across(["10", "11"], 0, 2)
    (['   A B'], [' 1 1', ' 0 1'])
    """
    if not labels:
        return []
    fit = max(map(display_width, labels)) < pitch
    lines = [labels] if fit else list(zip_longest(*labels, fillvalue=""))
    return [
        (" " * margin + "".join(_right_aligned(label, pitch) for label in line)).rstrip()
        for line in lines
    ]


def _right_aligned(text: str, width: int) -> str:
    """Right-align a text in a field of ``width`` terminal columns.

    >>> _right_aligned("九", 3), _right_aligned("9", 3)
    (' 九', '  9')
    """
    return " " * (width - display_width(text)) + text
