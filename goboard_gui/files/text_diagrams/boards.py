"""Boards in plain text: rows that belong together, checked against each other.

A board is only read if exactly one reading fits: all rows have the same number of points, their
names count, the names of columns and the edges match, and it is clear which part of a board is
shown. Everything else is an error with its line.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...go import Point
from ...notation import NotationError
from .board_checks import check_borders, check_crossings, check_gaps, common_width
from .characters import NAMES
from .dialect_choice import is_ownership_estimate, map_to_plain_characters
from .dialects import UNAMBIGUOUS_CHARACTERS
from .errors import DiagramError, DiagramErrorReason
from .parsed_diagram import DiagramRow, ParsedDiagram, find_placement
from .plain_placement import place_diagram
from .row_groups import find_groups, numbers_at_row_ends
from .row_names import row_name_interpretations
from .rows import LONGEST_ROW, Border, OtherLine, line_parts
from .surroundings import Surroundings, read_surroundings, states_board_fact

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ..pasted_text import TextLine
    from .row_groups import RowGroup
    from .row_names import NamedRows
    from .rows import BoardRow, LinePart

_POINTS_AT_LEAST = 4
_LAST_MOVES = 3
"""The number of moves that KataGo marks; the newest has the highest digit."""
_PACHI = re.compile(r"\bCaptures\s+B:")


def parse_boards(
    lines: Sequence[TextLine], pause: Callable[[], object] = lambda: None
) -> Iterator[ParsedDiagram]:
    """Yield the boards found in lines of text.

    :raises DiagramError: when a board cannot be read, or not in one way only.
    """
    parts: list[list[LinePart]] = []
    for line in lines:
        pause()
        parts.append(line_parts(line))
    boards = find_groups(parts, pause)
    for number, beside in enumerate(boards):
        pause()
        _check_neighbours(parts, beside[0])
        begin = 0 if number == 0 else _end_of_block(lines, boards[number - 1][0].end)
        last = number == len(boards) - 1
        end = len(lines) if last else _end_of_block(lines, beside[0].end)
        texts = [line.text for line in lines[begin : beside[0].begin]]
        remarks = [text for part in _between(parts, beside[0]) for text in part]
        texts += [*remarks, *(line.text for line in lines[beside[0].end : end])]
        facts = read_surroundings(texts)
        title = _title(lines, begin, beside[0].begin)
        is_pachi = any(_PACHI.search(text) for text in texts)
        for place, group in enumerate(beside):
            if place and _is_beside_estimate(group, beside[0], is_pachi=is_pachi):
                continue
            yield _read(group, facts, title)


def _check_neighbours(parts: Sequence[list[LinePart]], group: RowGroup) -> None:
    """Check that no line directly above or below a board looks like one of its rows.

    :raises DiagramError: for such a line.
    """
    width = len(group.rows[0].cells)
    for index in (group.begin - 1, group.end):
        part = parts[index][0] if 0 <= index < len(parts) else None
        if not isinstance(part, OtherLine) or len(part.text) > LONGEST_ROW:
            continue
        points = [word for word in part.text.split() if set(word) <= UNAMBIGUOUS_CHARACTERS]
        if 2 * sum(map(len, points)) >= max(width, _POINTS_AT_LEAST):
            text = part.text.strip()
            raise DiagramError(DiagramErrorReason.INTERRUPTED, part.line, text=text)


def _between(parts: Sequence[list[LinePart]], group: RowGroup) -> Iterator[list[str]]:
    """Yield the texts within a board, line by line: those after rows and column labels, or a line
    of text between rows.
    """
    for line in parts[group.begin : group.end]:
        yield [
            part.text if isinstance(part, OtherLine) else part.remark
            for part in line
            if not isinstance(part, Border)
        ]


def _end_of_block(lines: Sequence[TextLine], end: int) -> int:
    """Return the index of the first blank line after a board, or the number of lines if there is
    none.
    """
    while end < len(lines) and lines[end].text.strip():
        end += 1
    return end


def _title(lines: Sequence[TextLine], begin: int, end: int) -> str:
    """Return the title of a board: a line directly above it that follows a blank line, or the only
    text above it; lines about the game, such as the komi, are not titles.
    """
    texts = (line.text.strip() for line in lines[begin:end])
    above = ["" if states_board_fact(text) else text for text in texts]
    written = [text for text in above if text]
    is_alone = bool(above and above[-1]) and not any(above[-2:-1])
    if not written or not (is_alone or len(written) == 1):
        return ""
    return written[-1]


def _is_beside_estimate(group: RowGroup, first: RowGroup, *, is_pachi: bool) -> bool:
    """Return whether a board beside the first one shows an estimate of ownership."""
    chars = {cell.char for row in group.rows for cell in row.cells}
    large = {cell.char for row in first.rows for cell in row.cells} & {"X", "O"}
    names_of_first, names_of_group = (
        (each.above or each.below, numbers_at_row_ends(each.rows[0])) for each in (first, group)
    )
    first_only = any(
        of_first and not of_group
        for of_first, of_group in zip(names_of_first, names_of_group, strict=True)
    )
    return is_pachi or is_ownership_estimate(chars | large) or first_only


def _read(group: RowGroup, facts: Surroundings, title: str) -> ParsedDiagram:
    """Read a group as a board, which must be possible in exactly one way.

    :raises DiagramError: when there is none, or more than one.
    """
    found: list[ParsedDiagram] = []
    errors: list[DiagramError] = []
    for named in row_name_interpretations(group, errors):
        try:
            diagram = _diagram(group, named, facts)
        except DiagramError as error:
            errors.append(error)
            continue
        diagram.title = title
        found.append(diagram)
    if not found:
        raise errors[0]
    if len(found) > 1:
        raise DiagramError(DiagramErrorReason.AMBIGUOUS, group.rows[0].line)
    return found[0]


def _diagram(group: RowGroup, named: NamedRows, facts: Surroundings) -> ParsedDiagram:
    rows = named.rows
    width = common_width(rows, named.columns)
    check_gaps(rows)
    check_borders(group, width)
    check_crossings(rows)
    edges = group.edges
    chars = map_to_plain_characters(rows)
    diagram = ParsedDiagram(
        size=facts.size,
        first=facts.to_play,
        komi=facts.komi,
        captures=facts.captures,
        left="left" in edges,
        right="right" in edges,
        top="top" in edges,
        bottom="bottom" in edges,
    )
    for row in rows:
        texts = tuple(chars.get(cell.char, cell.char) for cell in row.cells)
        diagram.add_row(DiagramRow(texts, row.line))
    place_diagram(diagram, named, has_columns=named.columns is not None)
    _mark_last_moves(diagram, rows, facts)
    return diagram


def _mark_last_moves(diagram: ParsedDiagram, rows: list[BoardRow], facts: Surroundings) -> None:
    """Set the last move of a diagram, and the player to move after it."""
    digits: dict[str, Point] = {}
    for down, row in enumerate(rows):
        for across, cell in enumerate(row.cells):
            if cell.mark.isdecimal():
                digits[cell.mark] = Point(across, down)
            elif cell.mark:
                diagram.last_moves.append(Point(across, down))
    newest = _LAST_MOVES if facts.moves is None else min(facts.moves, _LAST_MOVES)
    if digits and max(digits) == str(newest):
        diagram.last_moves.append(digits[str(newest)])
    if facts.last_move and not diagram.last_moves:
        diagram.last_moves += _named_point(diagram, facts.last_move)


def _named_point(diagram: ParsedDiagram, name: str) -> Iterator[Point]:
    """Yield the place in a diagram of the point with a Western name, unless it is outside the
    diagram.
    """
    placement = find_placement(diagram)
    try:
        point = NAMES.parse(name, placement.size)
    except NotationError:
        return
    corner = placement.corner
    place = Point(point.column - corner.column, point.row - corner.row)
    if 0 <= place.column < diagram.width and 0 <= place.row < diagram.height:
        yield place
