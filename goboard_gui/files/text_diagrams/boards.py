"""Boards in plain text: rows that belong together, checked against each other.

A board is only read if exactly one reading fits: all rows have the same number of points, their
names count, the names of columns and the edges match, and it is clear which part of a board is
shown. Everything else is an error with its line.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from ...go import MAX_SIDE, Point, Size
from ...notation import NotationError
from .dialects import CORNERS, EMPTIES, SURE_SIGNS, is_estimate, plain_signs
from .errors import DiagramError, DiagramErrorReason
from .parsed_diagram import DiagramRow, LowerLeftPoint, ParsedDiagram, find_placement, is_incomplete
from .rows import LONGEST_ROW, BoardRow, Border, Columns, Other, line_parts
from .signs import NAMES
from .surroundings import Surroundings, is_statement, read_surroundings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from ..text_frame import TextLine
    from .rows import Cell, LinePart

_ROWS_AT_LEAST = 2
_POINTS_AT_LEAST = 4
_USUAL_WIDTHS = (9, 13, 19)
_LAST_MOVES = 3
"""The number of moves that KataGo marks; the newest has the highest digit."""
_ABOVE_LOWEST = 2
"""The name of the lowest row if the last one is missing."""
_UNEVEN = 2
"""Larger differences between the gaps in a row are gaps in the board."""
_PACHI = re.compile(r"\bCaptures\s+B:")


@dataclass
class _Group:
    """Lines of one board: its rows in order, and the names of columns and borders around them."""

    rows: list[BoardRow] = field(default_factory=list)
    top: Border | None = None
    bottom: Border | None = None
    above: Columns | None = None
    below: Columns | None = None
    begin: int = 0
    end: int = 0
    between: tuple[Other, ...] = ()
    """The lines between the group and the one before."""

    @property
    def texts_before(self) -> list[Other]:
        """The lines of text between the group and the one before."""
        return [line for line in self.between if line.text.strip()]

    @property
    def edges(self) -> set[str]:
        """The visible edges of the board."""
        edges: set[str] = set()
        edges |= {"top"} if self.top or "top" in self.rows[0].edges else set()
        edges |= {"bottom"} if self.bottom or "bottom" in self.rows[-1].edges else set()
        for row in self.rows:
            crossings = row.edges
            edges |= {"left"} if row.left_edge or "left" in crossings else set()
            edges |= {"right"} if row.right_edge or "right" in crossings else set()
        return edges

    @property
    def is_enclosed(self) -> bool:
        """Whether names of columns or borders above and below show that this is a board."""
        if self.above and self.below and self.above.indices == self.below.indices:
            return True
        return {"top", "bottom"} <= self.edges

    @property
    def is_board(self) -> bool:
        """Whether there are enough rows to be taken for a board."""
        sure = sum(row.is_sure for row in self.rows)
        return (len(self.rows) >= _ROWS_AT_LEAST and 2 * sure >= len(self.rows)) or (
            bool(self.rows) and self.is_enclosed
        )

    def joined(self, other: _Group) -> _Group:
        """Return a group with the rows of both."""
        return replace(
            self,
            rows=[*self.rows, *other.rows],
            bottom=other.bottom,
            below=other.below,
            end=other.end,
        )


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
    _add_rows_of_dashes(parts)
    groups = _merged(list(_groups(parts, pause)))
    boards = [group for group in groups if group[0].is_board]
    for number, beside in enumerate(boards):
        pause()
        _check_neighbours(parts, beside[0])
        begin = 0 if number == 0 else _end_of_statement(lines, boards[number - 1][0].end)
        last = number == len(boards) - 1
        end = len(lines) if last else _end_of_statement(lines, beside[0].end)
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


def _add_rows_of_dashes(parts: list[list[LinePart]]) -> None:
    """Replace borders by rows of empty points, next to rows in which dashes are such points."""
    for order in (range(1, len(parts)), range(len(parts) - 2, -1, -1)):
        step = -order.step
        for index in order:
            beside, part = parts[index + step][0], parts[index][0]
            if not isinstance(beside, BoardRow) or not isinstance(part, Border):
                continue
            row = part.as_row(len(beside.cells))
            if row is not None and any(cell.sign == "-" for cell in beside.cells):
                parts[index] = [row]


def _check_neighbours(parts: Sequence[list[LinePart]], group: _Group) -> None:
    """Check that no line directly above or below a board looks like one of its rows.

    :raises DiagramError: for such a line.
    """
    width = len(group.rows[0].cells)
    for index in (group.begin - 1, group.end):
        part = parts[index][0] if 0 <= index < len(parts) else None
        if not isinstance(part, Other) or len(part.text) > LONGEST_ROW:
            continue
        points = [word for word in part.text.split() if set(word) <= SURE_SIGNS]
        if 2 * sum(map(len, points)) >= max(width, _POINTS_AT_LEAST):
            text = part.text.strip()
            raise DiagramError(DiagramErrorReason.INTERRUPTED, part.line, text=text)


def _between(parts: Sequence[list[LinePart]], group: _Group) -> Iterator[list[str]]:
    """Yield the texts behind rows and names of columns, and of the lines between rows."""
    for line in parts[group.begin : group.end]:
        yield [
            part.text if isinstance(part, Other) else part.remark
            for part in line
            if not isinstance(part, Border)
        ]


def _end_of_statement(lines: Sequence[TextLine], end: int) -> int:
    """Return the index behind the lines that directly follow a board."""
    while end < len(lines) and lines[end].text.strip():
        end += 1
    return end


def _title(lines: Sequence[TextLine], begin: int, end: int) -> str:
    """Return the line directly above a board if it stands alone, or the only line there is above,
    unless it states facts.
    """
    texts = (line.text.strip() for line in lines[begin:end])
    above = ["" if is_statement(text) else text for text in texts]
    written = [text for text in above if text]
    is_alone = bool(above and above[-1]) and not any(above[-2:-1])
    if not written or not (is_alone or len(written) == 1):
        return ""
    return written[-1]


def _groups(parts: Sequence[list[LinePart]], pause: Callable[[], object]) -> Iterator[list[_Group]]:
    """Yield the boards in lines: each as a list of the groups beside each other."""
    groups: list[_Group] = []
    head: list[tuple[int, list[LinePart]]] = []
    between: list[Other] = []
    for index, line in enumerate(parts):
        pause()
        first = line[0]
        if isinstance(first, Other):
            if groups:
                yield groups
                groups = []
            head = [] if first.text.strip() else head
            between.append(first)
        elif isinstance(first, BoardRow):
            rows = [part for part in line if isinstance(part, BoardRow)]
            if groups and _is_next(groups[0], rows[0], beside=len(rows) != len(groups)):
                yield groups
                groups = []
            if not groups:
                begin = head[0][0] if head else index
                groups = [_Group(begin=begin, between=tuple(between)) for _ in rows]
                for _, above in head:
                    _add_above(groups, above)
                head, between = [], []
            for group, row in zip(groups, rows, strict=True):
                group.rows.append(row)
                group.end = index + 1
        elif groups and not _add_below(groups, line):
            yield groups
            groups, head = [], [(index, line)]
        elif groups:
            for group in groups:
                group.end = index + 1
        else:
            head.append((index, line))
    if groups:
        yield groups


def _is_next(group: _Group, row: BoardRow, *, beside: bool) -> bool:
    """Return whether a row directly below a group belongs to another board."""
    if group.bottom or group.below or beside:
        return True
    return "top" in row.edges and "bottom" in group.rows[-1].edges


def _add_above(groups: list[_Group], line: list[LinePart]) -> None:
    for group, part in zip(groups, line, strict=False):
        if isinstance(part, Columns):
            group.above = part
        elif isinstance(part, Border):
            group.top = part


def _add_below(groups: list[_Group], line: list[LinePart]) -> bool:
    """Add the names of columns or the border below groups; return whether they belong there."""
    first = line[0]
    if isinstance(first, Columns):
        if groups[0].below is not None:
            return False
        for group, part in zip(groups, line, strict=False):
            group.below = part if isinstance(part, Columns) else None
        return True
    if groups[0].bottom is not None:
        return False
    for group, part in zip(groups, line, strict=False):
        group.bottom = part if isinstance(part, Border) else None
    return True


def _merged(found: list[list[_Group]]) -> list[list[_Group]]:
    """Join groups that are parts of one board with blank lines or text between the rows.

    :raises DiagramError: for text in the place of a row.
    """
    merged: list[list[_Group]] = []
    lonely = 0
    for groups in found:
        before = merged[-1] if merged else []
        lonely = lonely + 1 if len(groups[0].rows) == 1 else 0
        fit = len(before) == len(groups)
        if fit and _continues(before[0], groups[0], alternating=lonely > 0):
            merged[-1] = [one.joined(other) for one, other in zip(before, groups, strict=True)]
        else:
            merged.append(groups)
    for before, after in pairwise(merged):
        if len(before) == len(after) and _is_interrupted(before[0], after[0]):
            line = after[0].texts_before[0]
            raise DiagramError(DiagramErrorReason.INTERRUPTED, line.line, text=line.text.strip())
    return merged


def _continues(above: _Group, below: _Group, *, alternating: bool) -> bool:
    """Return whether the rows of two groups are those of one board."""
    if below.above or below.top or above.below or above.bottom:
        return False
    if "bottom" in above.edges or "top" in below.edges:
        return False
    one, other = _end_names(above.rows[-1]), _end_names(below.rows[0])
    if one and other and any(abs(a - b) == 1 for a, b in zip(one, other, strict=False)):
        direction = other[0] - one[0]
        earlier = _end_names(above.rows[-2]) if len(above.rows) > 1 else ()
        return not earlier or one[0] - earlier[0] == direction
    if below.texts_before or one or other:
        return False
    if len(above.rows[0].cells) != len(below.rows[0].cells):
        return False
    if above.top and below.bottom:
        return True
    if "top" in above.edges and "bottom" in below.edges:
        return True
    together = len(above.rows) + len(below.rows)
    return alternating or together <= len(above.rows[0].cells) != len(above.rows)


def _is_interrupted(above: _Group, below: _Group) -> bool:
    """Return whether a line of text stands in the place of a row between two groups."""
    if not below.texts_before or below.above or below.top or above.below or above.bottom:
        return False
    one, other = _end_names(above.rows[-1]), _end_names(below.rows[0])
    if one and other:
        return other[0] < one[0] and len(below.texts_before) == len(below.between)
    width = len(below.rows[0].cells)
    if len(above.rows[-1].cells) != width or "bottom" in above.edges or "top" in below.edges:
        return False
    if "top" in above.edges and "bottom" in below.edges:
        return True
    if len(above.rows) == len(below.rows) == width:
        return False  # each is a board of its own
    return len(below.texts_before) == len(below.between)


def _end_names(row: BoardRow) -> tuple[int, ...]:
    """Return the numbers at the ends of a row, which may be its names."""
    names = [row.left_name, row.right_name]
    if not row.left_edge:
        names += [row.cells[0].sign] if row.cells[0].is_number else []
        names += [row.cells[-1].sign] if row.cells[-1].is_number else []
    return tuple(int(name) for name in names if name.isdigit())


def _is_beside_estimate(group: _Group, first: _Group, *, is_pachi: bool) -> bool:
    """Return whether a board beside the first one shows an estimate of ownership."""
    signs = {cell.sign for row in group.rows for cell in row.cells}
    large = {cell.sign for row in first.rows for cell in row.cells} & {"X", "O"}
    first_only = (first.above or first.below) and not (group.above or group.below)
    return is_pachi or is_estimate(signs | large) or bool(first_only)


class _Named(NamedTuple):
    """A reading of a group: its points, the names of its rows, and the names of its columns."""

    rows: list[BoardRow]
    names: list[int] | None
    columns: tuple[int, ...] | None


def _read(group: _Group, facts: Surroundings, title: str) -> ParsedDiagram:
    """Return the only reading of a group as a board.

    :raises DiagramError: when there is none, or more than one.
    """
    found: list[ParsedDiagram] = []
    errors: list[DiagramError] = []
    for named in _readings(group, errors):
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


def _readings(group: _Group, errors: list[DiagramError]) -> Iterator[_Named]:
    """Yield the ways to tell names from points; a way that nearly fits adds an error.

    Numbers at the ends of all rows are names, rather than moves in columns of a board.
    """
    rows = group.rows
    columns = _column_names(group, errors)
    try:
        named = _framed(rows) if all(row.left_edge for row in rows) else _split(rows)
    except DiagramError as error:
        errors.append(error)
    else:
        yield named._replace(columns=columns)
    if not rows[0].left_edge and len(rows) > _ROWS_AT_LEAST:
        yield from _numbered_columns(group)


def _numbered_columns(group: _Group) -> Iterator[_Named]:
    """Yield the reading of a group whose first or last row has the numbers of the columns."""
    for place in (0, -1):
        numbers = [cell.sign for cell in group.rows[place].cells]
        others = group.rows[1:] if place == 0 else group.rows[:-1]
        if not all(map(str.isdigit, numbers)) or not _may_be_columns(list(map(int, numbers))):
            continue
        try:
            named = _split(others)
        except DiagramError:
            continue
        if len(named.rows[0].cells) == len(numbers):
            yield named._replace(columns=tuple(range(len(numbers))))


def _may_be_columns(numbers: list[int]) -> bool:
    """Return whether numbers count from 0 or 1, perhaps with their last digits only."""
    first = numbers[0]
    return first in (0, 1) and all(
        number in (first + at, (first + at) % 10) for at, number in enumerate(numbers)
    )


def _column_names(group: _Group, errors: list[DiagramError]) -> tuple[int, ...] | None:
    above, below = group.above, group.below
    if above is not None and below is not None and above.indices != below.indices:
        text = str(len(below.indices))
        errors.append(DiagramError(DiagramErrorReason.COLUMNS, below.line, text=text))
    columns = above or below
    if columns is None or (len(columns.indices) == 1 and not (above and below)):
        return None  # a single letter may be any text
    return columns.indices


def _framed(rows: list[BoardRow]) -> _Named:
    names = [row.left_name or row.right_name for row in rows]
    given = [name for name in names if name]
    if not given:
        return _Named(rows, None, None)
    if len(given) < len(names):
        row = next(row for row, name in zip(rows, names, strict=True) if not name)
        raise DiagramError(DiagramErrorReason.NAMES, row.line)
    for row in rows:
        if row.left_name and row.right_name and row.left_name != row.right_name:
            raise DiagramError(DiagramErrorReason.NAMES, row.line, text=row.right_name)
    return _Named(rows, _numbers(names, rows), None)


def _split(rows: list[BoardRow]) -> _Named:
    """Return rows without the names at their ends, if there are any.

    :raises DiagramError: when the names do not count.
    """
    firsts = [row.left_name or row.cells[0].sign for row in rows]
    lasts = [row.cells[-1].sign for row in rows]
    are_same = firsts == lasts and all(map(str.isdigit, firsts))
    left = are_same or _may_be_names(firsts)
    right = are_same or _may_be_names(lasts)
    if any(len(row.cells) <= left + right for row in rows):
        left = right = False
    names = _numbers(firsts, rows) if left else None
    if right:
        at_right = _numbers(lasts, rows)
        names = names or at_right
        wrong = (row for row, a, b in zip(rows, names, at_right, strict=True) if a != b)
        if (row := next(wrong, None)) is not None:
            raise DiagramError(DiagramErrorReason.NAMES, row.line, text=row.cells[-1].sign)
    end = -1 if right else None
    return _Named([row._replace(cells=row.cells[int(left) : end]) for row in rows], names, None)


def _may_be_names(texts: list[str]) -> bool:
    """Return whether the first or last texts of rows are numbers, or letters that count."""
    if all(map(str.isdigit, texts)):
        return len(texts) > _ROWS_AT_LEAST or _counts([int(text) for text in texts])
    letters = [text.upper() for text in texts if len(text) == 1 and text.isascii()]
    codes = [ord(letter) for letter in letters if letter.isalpha()]
    return len(codes) == len(texts) > _ROWS_AT_LEAST and _counts(_without_i(codes))


def _without_i(codes: list[int]) -> list[int]:
    """Return letters as numbers, in which the letter after H may be J."""
    skips = ord("I") not in codes
    return [code - (skips and code > ord("I")) for code in codes]


def _counts(numbers: Sequence[int]) -> bool:
    steps = {after - before for before, after in pairwise(numbers)}
    return len(numbers) == 1 or steps in ({1}, {-1})


def _numbers(names: list[str], rows: list[BoardRow]) -> list[int]:
    """Return the names of rows as numbers; letters count from 1 at the top.

    :raises DiagramError: when a name does not follow that of the row above.
    """
    if not all(map(str.isdigit, names)):
        return list(range(1, len(names) + 1))
    numbers = list(map(int, names))
    if len(numbers) > 1 and not _counts(numbers):
        step = Counter(after - before for before, after in pairwise(numbers)).most_common(1)[0][0]
        step = step if abs(step) == 1 else -1
        wrong = (at for at in range(1, len(numbers)) if numbers[at] - numbers[at - 1] != step)
        at = next(wrong)
        raise DiagramError(DiagramErrorReason.NAMES, rows[at].line, text=names[at])
    return numbers


def _diagram(group: _Group, named: _Named, facts: Surroundings) -> ParsedDiagram:
    rows = named.rows
    width = _common_width(rows, named.columns)
    _check_gaps(rows)
    _check_borders(group, width)
    _check_crossings(rows)
    edges = group.edges
    signs = plain_signs(rows)
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
        texts = tuple(signs.get(cell.sign, cell.sign) for cell in row.cells)
        diagram.add_row(DiagramRow(texts, row.line))
    _place(diagram, named, has_columns=named.columns is not None)
    _mark_last_moves(diagram, rows, facts)
    return diagram


def _check_crossings(rows: list[BoardRow]) -> None:
    """Check that the signs for crossings show edges only at the edges, and whether the board goes
    on at every other side.

    :raises DiagramError: for an edge inside the board, or a side that is hidden by stones.
    """
    last = len(rows) - 1
    for at, row in enumerate(rows):
        inner = [cell.sign for cell in row.cells[1:-1]]
        if (at and "top" in row.edges) or (at < last and "bottom" in row.edges):
            raise DiagramError(DiagramErrorReason.EDGE, row.line)
        if any(sign in CORNERS for sign in inner):
            raise DiagramError(DiagramErrorReason.EDGE, row.line)
    if not any(row.edges for row in rows):
        return
    columns = list(zip(*(row.cells for row in rows), strict=True))
    sides = (rows[0].cells, rows[-1].cells, columns[0], columns[-1])
    is_hidden = any(not any(cell.sign in EMPTIES for cell in side) for side in sides)
    shown = set().union(*(row.edges for row in rows))
    if is_hidden and not ({"left", "right"} <= shown or {"top", "bottom"} <= shown):
        text = str(Size(len(columns), len(rows)))
        raise DiagramError(DiagramErrorReason.PART, rows[0].line, text=text)


def _common_width(rows: list[BoardRow], columns: tuple[int, ...] | None) -> int:
    """Return the number of points in all rows.

    :raises DiagramError: when the rows differ, or do not match the names of columns.
    """
    widths = Counter(len(row.cells) for row in rows)
    width = widths.most_common(1)[0][0]
    if columns is not None and len(columns) in widths:
        width = len(columns)
    for row in rows:
        if len(row.cells) != width:
            raise DiagramError(DiagramErrorReason.RAGGED, row.line)
    if width > MAX_SIDE:
        raise DiagramError(DiagramErrorReason.TOO_LARGE, rows[0].line, text=str(MAX_SIDE))
    if columns is not None and len(columns) != width:
        raise DiagramError(DiagramErrorReason.COLUMNS, rows[0].line, text=str(len(columns)))
    return width


def _check_gaps(rows: list[BoardRow]) -> None:
    """Check that the points of each row are evenly spaced, so that no space stands for a point.

    :raises DiagramError: for a row with a gap.
    """
    for row in rows:
        gaps = [
            after.column - before.column
            for before, after in pairwise(row.cells)
            if not (before.is_number or after.is_number)
        ]
        if gaps and max(gaps) - min(gaps) > _UNEVEN - 1 + _marks(row.cells):
            raise DiagramError(DiagramErrorReason.GAP, row.line)


def _marks(cells: Iterable[Cell]) -> int:
    return any(cell.mark for cell in cells)


def _check_borders(group: _Group, width: int) -> None:
    """Check that borders are as long as rows with or without spaces between the points.

    :raises DiagramError: for a border of another length.
    """
    for border in (group.top, group.bottom):
        if border is not None and border.dashes < width and border.dashes < 2 * width - 3:
            text = str(border.dashes)
            raise DiagramError(DiagramErrorReason.COLUMNS, border.line, text=text)


def _place(diagram: ParsedDiagram, named: _Named, *, has_columns: bool) -> None:
    """Set which part of which board a diagram shows.

    :raises DiagramError: when that is not certain.
    """
    names = named.names
    width, height = diagram.width, diagram.height
    if names is not None and len(names) > 1 and names[0] < names[1]:
        names = None  # counted from the top, as only whole boards are
    elif names is not None and names[-1] == 0:
        names = [name + 1 for name in names]
    if names is None:
        _place_unnamed(diagram, has_columns=has_columns)
        return
    lowest, highest = names[-1], names[0]
    left = _left_column(diagram, named, highest)
    if diagram.size is None and diagram.top:
        diagram.size = Size(max(width, highest) if not diagram.right else left + width, highest)
    is_whole = left == 0 and lowest == 1 and diagram.size in (None, Size(width, height))
    if is_whole and diagram.size is None and is_incomplete(diagram.rows_size):
        raise _part_error(diagram, DiagramErrorReason.INCOMPLETE)
    is_cut = width in _USUAL_WIDTHS or lowest == _ABOVE_LOWEST
    if not is_whole and left == 0 and is_cut and diagram.size is None:
        raise _part_error(diagram, DiagramErrorReason.INCOMPLETE)
    if diagram.bottom and lowest != 1:
        raise DiagramError(DiagramErrorReason.NAMES, diagram.rows[-1].line, text=str(lowest))
    if left + width > MAX_SIDE or highest > MAX_SIDE:
        raise DiagramError(DiagramErrorReason.TOO_LARGE, diagram.rows[0].line, text=str(MAX_SIDE))
    diagram.lower_left = LowerLeftPoint(left, lowest)


def _left_column(diagram: ParsedDiagram, named: _Named, highest: int) -> int:
    """Return the zero-based index of the first column of a diagram with named rows.

    :raises DiagramError: when nothing shows it.
    """
    if named.columns is not None:
        return named.columns[0]
    if diagram.left or diagram.width == highest:
        return 0
    if diagram.size is not None and diagram.size.width == diagram.width:
        return 0
    if diagram.size is not None and diagram.right:
        return diagram.size.width - diagram.width
    raise _part_error(diagram, DiagramErrorReason.PART)


def _place_unnamed(diagram: ParsedDiagram, *, has_columns: bool) -> None:
    size = diagram.rows_size
    across = diagram.left and diagram.right
    down = diagram.top and diagram.bottom
    if diagram.size == size or (size.width == size.height and not diagram.size):
        edges = (diagram.left, diagram.right, diagram.top, diagram.bottom)
        if not any(edges) or (across and not (diagram.top ^ diagram.bottom)) or down:
            diagram.whole = True
            return
    if max(size) < min(_USUAL_WIDTHS) and not (across or down or has_columns or diagram.size):
        edges = (diagram.left, diagram.right, diagram.top, diagram.bottom)
        if not any(edges):
            diagram.whole = diagram.is_assumed_whole = True
            return
    if (across or down) and is_incomplete(size) and diagram.size is None:
        raise _part_error(diagram, DiagramErrorReason.INCOMPLETE)
    if across and down:
        return
    is_placed = (diagram.left or diagram.right) and (diagram.top or diagram.bottom)
    if not is_placed or has_columns:
        raise _part_error(diagram, DiagramErrorReason.PART)


def _part_error(diagram: ParsedDiagram, reason: DiagramErrorReason) -> DiagramError:
    text = str(diagram.rows_size)
    return DiagramError(reason, diagram.rows[0].line, text=text)


def _mark_last_moves(diagram: ParsedDiagram, rows: list[BoardRow], facts: Surroundings) -> None:
    """Set the last move of a diagram, and the player to move after it."""
    digits: dict[str, Point] = {}
    for down, row in enumerate(rows):
        for across, cell in enumerate(row.cells):
            if cell.mark.isdigit():
                digits[cell.mark] = Point(across, down)
            elif cell.mark:
                diagram.last_moves.append(Point(across, down))
    newest = _LAST_MOVES if facts.moves is None else min(facts.moves, _LAST_MOVES)
    if digits and max(digits) == str(newest):
        diagram.last_moves.append(digits[str(newest)])
    if facts.last_move and not diagram.last_moves:
        diagram.last_moves += _named_point(diagram, facts.last_move)


def _named_point(diagram: ParsedDiagram, name: str) -> Iterator[Point]:
    """Yield the place in a diagram of a point with a Western name, if it is in the diagram."""
    size, corner = find_placement(diagram)
    try:
        point = NAMES.parse(name, size)
    except NotationError:
        return
    place = Point(point.column - corner.column, point.row - corner.row)
    if 0 <= place.column < diagram.width and 0 <= place.row < diagram.height:
        yield place
