"""Writing of diagrams for Sensei's Library and for forums that draw the same code.

The forms are those that SLtxt2PNG reads, the program by which Sensei's Library draws diagrams: the
first line has, in this order, the first player, ``c`` for coordinates, the board size and, after
``m``, the number of the first move.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from ...notation.letters import WITHOUT_I
from ...record.properties.tables import COLOUR_LETTERS
from ...record.values.markup import ARROWS, LINES
from .board_lines import SideLabels, board_lines
from .characters import EDGE, HOSHI, NAMES
from .diagram_content import DiagramMove, Omission, count_omissions, undrawn_markup
from .parsed_diagram import is_incomplete
from .sensei_reading import MARK

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ...go import Point
    from ...record.values.markup import Markup, Pair
    from .diagram_content import DiagramContent

MOST_MOVES = 10
"""Maximum number of numbered moves: 1 to 9, and 0."""
_HIGHEST_START = 999
_USUAL_SIDE = 19


def write_sensei(content: DiagramContent) -> str:
    """Return a position and the moves after it as a diagram in the format of Sensei's Library.

    The moves are at most ten, numbered consecutively and with alternating colours, see
    `split_diagrams`. Markup that the format does not support is omitted, see `sensei_omissions`.

    >>> from goboard_gui.files.text_diagrams.diagram_content import DiagramContent
    >>> from goboard_gui.go import Board, Colour, Point
    >>> board = Board.from_rows("...", ".X.", "...")
    >>> moves = [DiagramMove(Colour.WHITE, Point(2, 0), 12)]
    >>> print(write_sensei(DiagramContent(board, moves=moves, title="Small")))
    $$W3m12 Small
    $$  -------
    $$ | . . 1 |
    $$ | . X . |
    $$ | . . . |
    $$  -------
    <BLANKLINE>
    """
    lines = [_header(content), *_rows(content), *_pair_lines(content)]
    return "".join(f"{MARK}{line}".rstrip() + "\n" for line in lines)


def write_forum(content: DiagramContent) -> str:
    """Return the text of `write_sensei` in ``[go]`` tags for forums such as Life in 19×19."""
    return f"[go]{write_sensei(content).rstrip()}[/go]\n"


def split_diagrams(content: DiagramContent) -> Iterator[DiagramContent]:
    """Yield the contents of the diagrams that show a position and the moves after it.

    Each has at most ten moves, numbered consecutively and with alternating colours; moves without
    numbers become stones of the next diagram. Markup is in each diagram whose point looks as in the
    position of the markup; lines and arrows are only in the last.
    """
    stones = content.drawn_stones if content.stones is None else content.stones
    stretches = list(_stretches(content.moves)) or [[]]
    board = content.board
    for stretch in stretches:
        is_last = stretch is stretches[-1]
        markup = content.markup if is_last else content.markup._replace(arrows=(), lines=())
        title = _titled(content.title, stretch, alone=len(stretches) == 1)
        part = replace(content, board=board, moves=stretch, markup=markup, stones=stones)
        has_numbers = bool(stretch and stretch[0].number)
        if has_numbers:
            yield replace(part, title=title)
        for colour, point, _ in stretch:
            board = board if point is None else board.play(point, colour).board
        if is_last and not has_numbers:
            yield replace(part, board=board, moves=())


def sensei_omissions(
    content: DiagramContent, parts: Sequence[DiagramContent]
) -> dict[Omission, int]:
    """Return what is not shown by the diagrams into which `split_diagrams` divided the content."""
    drawn = {mark for part in parts for mark in part.drawn_marks()}
    markup, frame = content.markup, _Frame.from_content(content)
    pairs = [*markup.arrows, *markup.lines]
    return undrawn_markup(content, drawn) | count_omissions(
        {
            Omission.PAIRS: sum(not _is_visible(content, pair) for pair in pairs),
            Omission.SIZE: frame.hides_size,
            Omission.PLACE: frame.hides_place,
            Omission.COORDINATES: content.naming is not None and not frame.named,
        }
    )


def sensei_undrawn_labels(content: DiagramContent, parts: Sequence[DiagramContent]) -> str:
    """Return, as text, the labels that none of the diagrams shows into which `split_diagrams`
    divided the content.
    """
    drawn = {mark for part in parts for mark in part.drawn_marks()}
    return content.undrawn_labels_text(drawn, lambda point: NAMES.format(point, content.board.size))


def _stretches(moves: Sequence[DiagramMove]) -> Iterator[list[DiagramMove]]:
    stretch: list[DiagramMove] = []
    for move in moves:
        if stretch and (len(stretch) == MOST_MOVES or not _follows(move, stretch[-1])):
            yield stretch
            stretch = []
        stretch.append(move)
    if stretch:
        yield stretch


def _follows(move: DiagramMove, last: DiagramMove) -> bool:
    """Return whether a move has the next number after ``last`` and the other colour."""
    return last.number != 0 and move.number == last.number + 1 and move.colour is not last.colour


def _titled(title: str, stretch: Sequence[DiagramMove], *, alone: bool) -> str:
    """Return the title of a diagram; if it is one of several, with its range of moves.

    Sensei's Library draws titles with a font of Latin letters only, so there is no dash in ours.
    """
    if alone or not stretch:
        return title
    first, last = stretch[0].number, stretch[-1].number
    own = f"{first}-{last}" if first != last else str(first)
    return ", ".join(filter(None, (title, own)))


class _Frame(NamedTuple):
    """The facts about the board that the first line and the edges of a diagram state.

    ``size`` is the stated number of lines, None if it is the usual one or that of the edges.
    """

    left: bool
    top: bool
    right: bool
    bottom: bool
    size: int | None
    hides_size: bool
    hides_place: bool
    named: bool

    @classmethod
    def from_content(cls, content: DiagramContent) -> _Frame:
        width, height = content.board.size
        crop = content.shown_crop
        left, top = crop.left == 0, crop.top == 0
        right, bottom = crop.right == width - 1, crop.bottom == height - 1
        hides_size = width != height and not content.shows_whole_board
        size = width if width == height != _USUAL_SIDE else None
        # Columns are counted from the left edge, else back from the right one, rows alike.
        has_place = (left or right) and (top or bottom)
        counted = left and bottom if hides_size else has_place
        named = counted and _has_usual_names(content)
        return cls(left, top, right, bottom, size, hides_size, not has_place, named)


def _has_usual_names(content: DiagramContent) -> bool:
    """Return whether the coordinates are those that Sensei's Library draws."""
    return content.has_western_coordinates and content.board.size.width <= len(WITHOUT_I)


def _header(content: DiagramContent) -> str:
    frame, moves = _Frame.from_content(content), content.moves
    start = moves[0].number if moves else 1
    if start + MOST_MOVES > _HIGHEST_START:
        start = 1
    first = moves[0].colour if moves else content.to_play
    colour = COLOUR_LETTERS[first] if first is not None else ""
    number = f"m{start}" if start > 1 else ""
    again = content.undrawn_moves_text(start, lambda point: NAMES.format(point, content.board.size))
    caption = " ".join(content.title.split()) + (f" ({again})" if again else "")
    if content.shows_whole_board and is_incomplete(content.board.size):
        caption = f"{content.board.size} {caption}"  # otherwise a row seems to be missing
    return f"{colour}{'c' if frame.named else ''}{frame.size or ''}{number} {caption.strip()}"


def _rows(content: DiagramContent) -> Iterator[str]:
    height = content.board.size.height
    crop, frame = content.shown_crop, _Frame.from_content(content)
    left = (EDGE if frame.left else " ",) * height
    right = (EDGE,) * height if frame.right else ()
    numbers = {point: str(count % MOST_MOVES) for point, count in content.drawn_moves.items()}
    border = "  " + "-" * (2 * crop.size.width + 1)
    if frame.top:
        yield border
    yield from board_lines(
        content.point_texts(HOSHI) | numbers, crop, SideLabels(right=right, left=left)
    )
    if frame.bottom:
        yield border


def _pair_lines(content: DiagramContent) -> Iterator[str]:
    markup: Markup = content.markup
    for ident, pairs in ((ARROWS, markup.arrows), (LINES, markup.lines)):
        for pair in pairs:
            if _is_visible(content, pair):
                yield f" {{{ident} {_place(content, pair[0])} {_place(content, pair[1])}}}"


def _is_visible(content: DiagramContent, pair: Pair) -> bool:
    return all(map(content.shown_crop.contains, pair))


def _place(content: DiagramContent, point: Point) -> str:
    """Return the text of an end of an arrow or line: the name of the point or, in a part of a
    board, its column and row in the diagram.

    Sensei's Library knows the names A1 to Z99 of a board of which it sees enough edges.
    """
    size = content.board.size
    if content.shows_whole_board and size.width <= len(WITHOUT_I):
        return NAMES.format(point, size)
    crop = content.shown_crop
    return f"{point.column - crop.left + 1}:{point.row - crop.top + 1}"
