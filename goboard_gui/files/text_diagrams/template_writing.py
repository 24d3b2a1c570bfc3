"""Writing of boards in the wiki template ``Go board``; `template` describes its form.

Only pictures that the template is known to have are written: those in the documentation of
Wikipedia's ``Goban`` templates, which share them, and in Wikipedia's article "Rules of Go".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import Colour, Crop
from ...record.properties.marks import Mark
from .board_lines import rows_in_crop
from .characters import label_characters
from .diagram_content import Omission, count_omissions, undrawn_markup

if TYPE_CHECKING:
    from ...go import Point, Size
    from .diagram_content import DiagramContent

LEAST_LINES = 2
"""The smallest number of columns and of rows: boards of one line have no pictures."""
_COLOURS = {Colour.BLACK: "b", Colour.WHITE: "w"}
_STONE_MARKS = {Mark.TRIANGLE: "T", Mark.SQUARE: "S"}
_LETTERS = "abcdefghijk"
_CIRCLE = "c"
_PIXELS = 24


def write_template(content: DiagramContent) -> tuple[str, dict[Omission, int]]:
    """Return the whole board, with its markup and the moves after it as numbers, and what the
    template has no pictures for, which is left out.

    >>> from goboard_gui.files.text_diagrams.diagram_content import DiagramContent
    >>> from goboard_gui.go import Board
    >>> print(write_template(DiagramContent(Board.from_rows("X..", "..O")))[0])
    {{Go board 3x2
    | b| u| ur
    | dl| d| w|24}}
    <BLANKLINE>
    """
    size = content.board.size
    markup = content.matching_markup
    letters = label_characters(markup.labels)
    stones = content.drawn_stones
    drawn_moves = content.drawn_moves
    pictures: dict[Point, str] = {}
    drawn: set[tuple[Point, object]] = set()
    numbers = 0
    for point in content.board.graph.points:
        colour, bare = stones.get(point), _place(point, size)
        number = content.moves[drawn_moves[point] - 1].number if point in drawn_moves else 0
        marks, label = markup.marks.get(point, ()), markup.labels.get(point, "")
        signs: set[object] = {*marks, *filter(None, [label])}
        picture = ""
        if colour is None:
            if signs == {Mark.CIRCLE}:
                picture = bare + _CIRCLE
            elif not marks and letters.get(point, "-") in _LETTERS:
                picture = bare + letters[point].upper()
        elif number:
            picture, signs = _numbered_stone(colour, str(number)), set()
            numbers += bool(picture)
        elif not marks:
            picture = _numbered_stone(colour, label)
        elif len(signs) == 1:
            picture = next(
                (_COLOURS[colour] + _STONE_MARKS[mark] for mark in marks if mark in _STONE_MARKS),
                "",
            )
        if picture:
            drawn |= {(point, sign) for sign in signs}
        pictures[point] = picture or (bare if colour is None else _COLOURS[colour])
    rows = [
        "".join(f"| {pictures[point]}" for point in points)
        for points in rows_in_crop(Crop.whole_board(size))
    ]
    lines = "\n".join(rows)
    omitted = undrawn_markup(content, drawn) | count_omissions(
        {
            Omission.PAIRS: len(content.markup.arrows) + len(content.markup.lines),
            Omission.NUMBERS: sum(move.number > 0 for move in content.moves) - numbers,
            Omission.PART: not content.shows_whole_board,
            Omission.COORDINATES: content.naming is not None,
        }
    )
    return f"{{{{Go board {size.width}x{size.height}\n{lines}|{_PIXELS}}}}}\n", omitted


def _place(point: Point, size: Size) -> str:
    """Return the picture of an empty point: the edges on which it is."""
    down = {0: "u", size.height - 1: "d"}.get(point.row, "")
    return down + {0: "l", size.width - 1: "r"}.get(point.column, "")


def _numbered_stone(colour: Colour, number: str) -> str:
    """Return the picture of a stone with a number, or "" if there is none.

    Stones have the numbers 0 to 9 in both colours, Black also odd ones up to 99 and White even
    ones.

    >>> [_numbered_stone(Colour.BLACK, number) for number in ("7", "8", "17", "18", "117", "A")]
    ['b7', 'b8', '17', '', '', '']
    """
    if not (number.isascii() and number.isdecimal()) or (len(number) > 1 and number[0] == "0"):
        return ""
    if len(number) == 1:
        return _COLOURS[colour] + number
    is_black = int(number) % 2 == 1
    return number if len(number) == 2 and is_black is (colour is Colour.BLACK) else ""
