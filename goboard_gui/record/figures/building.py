"""Creation of figures from ranges of moves in a line of play."""

from __future__ import annotations

from dataclasses import replace
from string import ascii_lowercase, ascii_uppercase
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from ..properties.marks import Mark
from ..turns import overruled_player, player_to_move
from ..values.markup import MarkupReader, label_letters, overwritten_labels
from .citing_comments import CommentReader, comment_text
from .comment_boards import comment_boards
from .cropping import explicit_crop, figure_crop
from .figure import Figure, FigureFlag, FigureKind, Note, NotePoint, NumberedMove
from .lettering import assign_letters
from .merging import (
    NO_MARKS,
    MarkedNode,
    find_last_move_marks,
    has_mark_on_move,
    hidden_points,
    merge_markup,
)
from .options import Numbering, VariationDiagrams
from .properties import numbering_lookup

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ...go import Board, Colour, Crop, Point
    from ..steps import Step
    from ..tree import Tree
    from ..values.markup import Markup
    from .figure import VariationOrigin
    from .lettering import LetteredMarkup
    from .node_range import NodeRange, ReplayedMove
    from .options import PlanOptions


class LineSection(NamedTuple):
    """A section of the record to be divided into figures of one kind: the main line, or a variation
    from its first node on.

    ``number`` is the number of the move before it, 0 without one.
    """

    kind: FigureKind
    nodes: Sequence[int]
    number: int = 0
    origin: VariationOrigin | None = None

    def continued_after(self, figure: Figure) -> LineSection:
        """Return the section with the origin of its figures after the given one."""
        if self.origin is None:
            return self
        label = figure.caption_number(figure.moves[-1]) if figure.moves else 0
        origin = self.origin._replace(
            label=label,
            replaced=0,
            nodes=(),
            continued=figure.ordinal,
            diagram_name=figure.printed_name,
        )
        return self._replace(origin=origin)


class FigureBuilder:
    """Builder of a record's figures, which also assigns their numbers."""

    def __init__(self, tree: Tree, options: PlanOptions) -> None:
        self._tree = tree
        self._options = options
        self._markup = MarkupReader(tree)
        self._asked = numbering_lookup(tree)
        self._made = dict.fromkeys(FigureKind, 0)
        self._indicated: tuple[LineSection | None, frozenset[Mark]] = None, NO_MARKS

    def build_figure(
        self, node_range: NodeRange, part: LineSection, end: Board, step: Step
    ) -> Figure:
        """Return the next figure; ``end`` is the position after it and ``step`` the step of its
        last node.
        """
        played = node_range.all_moves
        view = self._view(node_range, part, end)
        moves = self._numbered(node_range, part)
        lettered = self._lettered(node_range, part, view, end)
        markup = lettered.markup.shown
        marks = choose_note_marks(unnumbered_points(view), markup)
        boards = comment_boards(node_range, moves, lettered)
        repeated = moves.pop(0) if node_range.repeated else None
        self._made[part.kind] += 1
        figure = Figure(
            part.kind,
            self._made[part.kind],
            tuple(node_range.nodes),
            node_range.base,
            tuple(moves),
            view.stones,
            view.numbers,
            make_notes(view, marks, ko_filling_moves(played)),
            markup,
            name=node_range.options.name if node_range.options else "",
            options=node_range.options,
            repeated=repeated,
            origin=part.origin,
            to_play=played[0].colour if played else player_to_move(self._tree, step),
            overruled_player=None if played else overruled_player(self._tree, step),
            covered=lettered.markup.covered,
            letters=lettered.printed,
            comment_boards=boards,
            last_move_marks=lettered.markup.last_move_marks,
            started_for_letters=node_range.started_for_letters,
            label_moves=lettered.markup.label_moves,
        )
        return replace(figure, crop=figure_crop(figure, self._options))

    def hidden_moves(self, node_range: NodeRange, part: LineSection, end: Board) -> set[int]:
        """Return the nodes of the moves that the board of a range would hide; ``end`` is the
        position after it.
        """
        return {move.node for move in self._view(node_range.copy(), part, end).hidden}

    def _lettered(
        self, node_range: NodeRange, part: LineSection, view: VisibleBoard, end: Board
    ) -> LetteredMarkup:
        """Return the markup of a figure, with the letters that its comments cite kept readable."""
        # Marks of FF[1] depend on what the figure shows, not on the position at their node.
        shown = end.with_stones(view.stones)
        nodes = self._marked_nodes(node_range, shown)
        last = self._markup.read(self._tree, node_range.nodes[-1], shown)
        indicators = self._last_move_marks(part) if any(map(has_mark_on_move, nodes)) else NO_MARKS
        places = {node: place for place, node in enumerate(node_range.nodes)}
        merged = merge_markup(nodes, places, view.numbers, last, indicators)
        comments = CommentReader(self._tree, self._markup, node_range.nodes[0])
        citing = comments.read_all(node_range.nodes, {node.node: node for node in nodes})
        crop = explicit_crop(self._options.crop, last.view, end.size)
        hidden = hidden_points(last, end.size)
        return assign_letters(
            self._options.letters,
            merged,
            nodes,
            citing,
            comments.texts,
            lambda point: point not in hidden and (crop is None or crop.contains(point)),
        )

    def _marked_nodes(self, node_range: NodeRange, board: Board) -> list[MarkedNode]:
        """Return the nodes of a figure that have markup."""
        points = {move.node: move.point for move in node_range.moves}
        marked = set(node_range.marked)
        found = []
        nodes = zip(node_range.nodes, node_range.numbers, strict=True)
        for place, (node, number) in enumerate(nodes):
            if node in marked:
                markup = self._markup.read(self._tree, node, board)
                hidden = overwritten_labels(self._tree, node, markup) if markup.labels else ()
                numbered = any(label.isdecimal() for label in markup.labels.values())
                text = comment_text(self._tree, node) if numbered else ""
                found.append(
                    MarkedNode(node, place, number, points.get(node), markup, hidden, text)
                )
        return found

    def _last_move_marks(self, part: LineSection) -> frozenset[Mark]:
        """Return the marks that at least half of the moves in a line of play have on their own
        stones: they only indicate the last move.
        """
        if part is not self._indicated[0]:
            self._indicated = part, find_last_move_marks(self._tree, part.nodes, self._markup)
        return self._indicated[1]

    def _view(self, node_range: NodeRange, part: LineSection, end: Board) -> VisibleBoard:
        """Return the visible board of a figure, dropping a repeated move that would be hidden."""
        moves = self._numbered(node_range, part)
        keeps = self._keeps_captured(node_range)
        view = (
            board_with_captured_stones(node_range.base, moves)
            if keeps
            else board_without_captured_stones(end, moves)
        )
        there = self._markup.read(self._tree, node_range.nodes[-1], end).view
        view = crop_visible_board(view, explicit_crop(self._options.crop, there, end.size), moves)
        if node_range.repeated and moves[0] in view.hidden:
            node_range.drop_repeated_move()
            return self._view(node_range, part, end)
        return view

    def _keeps_captured(self, node_range: NodeRange) -> bool:
        flags = node_range.options.flags if node_range.options else None
        if flags is None or FigureFlag.VIEWER in flags:
            return self._options.keep_captured
        return FigureFlag.KEEP_CAPTURED in flags

    def _numbered(self, node_range: NodeRange, part: LineSection) -> list[NumberedMove]:
        repeated = 1 if node_range.repeated else 0
        before = node_range.before - repeated if part.kind is FigureKind.DIAGRAM else 0
        numbering = self._numbering(node_range, part)
        return number_moves(node_range.all_moves, repeated, numbering, before)

    def _numbering(self, node_range: NodeRange, part: LineSection) -> Numbering:
        """Return how the moves of a figure are numbered.

        A variation numbered from 1 is so throughout, unless the record states otherwise within it.
        """
        first = node_range.moves[0].node if node_range.moves else node_range.nodes[0]
        asked = self._asked.value_at(self._tree, first)
        if (
            part.kind is FigureKind.DIAGRAM
            and self._options.variations is VariationDiagrams.FROM_ONE
        ):
            above = self._tree.parent(part.nodes[0])
            inherited = None if above is None else self._asked.value_at(self._tree, above)
            return Numbering.FROM_ONE if asked is None or asked is inherited else asked
        return asked or self._options.numbering


_HUNDRED = 100


def number_moves(
    moves: Sequence[ReplayedMove], first: int, numbering: Numbering, before: int
) -> list[NumberedMove]:
    """Return the moves of a figure with their printed numbers.

    ``first`` is the index of the first move of the figure itself, after a repeated one. ``before``
    is the number of moves counted already, where labels count from one.
    """
    hundreds = _hundreds(moves[first].number) if first < len(moves) else 0
    found = []
    for count, move in enumerate(moves, before + 1):
        match numbering:
            case Numbering.GAME:
                label = move.number
            case Numbering.FROM_ONE:
                label = count
            case Numbering.HUNDREDS:
                label = reduce_by_hundreds(move.number, hundreds)
            case Numbering.NONE:
                label = 0
        found.append(NumberedMove(move.node, move.colour, move.point, move.number, label))
    return found


def reduce_by_hundreds(number: int, hundreds: int) -> int:
    """Return a move number minus ``hundreds``, or minus its own hundreds if it would not be
    positive.

    >>> [reduce_by_hundreds(number, 100) for number in (183, 214, 100)]
    [83, 114, 100]
    """
    left = number - hundreds
    return left if left > 0 else number - _hundreds(number)


def _hundreds(number: int) -> int:
    return (number - 1) // _HUNDRED * _HUNDRED


def choose_note_marks(points: Sequence[Point], markup: Markup) -> dict[Point, str]:
    """Return the mark for each stone without a number, by which the notes below a figure can refer
    to it.

    The first is a triangle, "", unless the figure has triangles or the point has markup; the others
    are letters. A unique letter of the record is reused; other labels on these points are replaced.

    >>> from goboard_gui.go import Point
    >>> from goboard_gui.record.values.markup import Markup
    >>> one, other, third = Point(0, 0), Point(1, 0), Point(2, 0)
    >>> markup = Markup(labels={other: "C", Point(5, 5): "A"})
    >>> choose_note_marks([one, other, third], markup).values()
    dict_values(['', 'C', 'B'])
    """
    used = list(markup.labels.values())
    free = (
        letter for letter in label_letters(ascii_uppercase, ascii_lowercase) if letter not in used
    )
    triangles = any(Mark.TRIANGLE in marks for marks in markup.marks.values())
    found: dict[Point, str] = {}
    for point in points:
        label = markup.labels.get(point, "")
        bare = not label and point not in markup.marks
        if bare and not triangles:
            found[point], triangles = "", True
        elif len(label) == 1 and label.isalpha() and used.count(label) == 1:
            found[point] = label
        else:
            found[point] = next(free)
    return found


class VisibleBoard(NamedTuple):
    """The visible contents of a board: its stones and numbered moves, and the hidden moves in
    order.
    """

    stones: Mapping[Point, Colour]
    numbers: Mapping[Point, NumberedMove]
    hidden: Sequence[NumberedMove]


def board_with_captured_stones(base: Board, moves: Sequence[NumberedMove]) -> VisibleBoard:
    """Return a board that keeps every stone placed on a free point, even if it was captured later.

    >>> from goboard_gui.go import Board, Colour, Point
    >>> from goboard_gui.record.figures import NumberedMove
    >>> moves = [NumberedMove(1, Colour.WHITE, Point(0, 0), 1, 1)]
    >>> board_with_captured_stones(Board.from_rows("X."), moves).hidden == moves
    True
    """
    stones = base.stones()
    numbers: dict[Point, NumberedMove] = {}
    hidden = []
    for move in moves:
        if move.point is None or move.point in stones:
            hidden.append(move)
        else:
            stones[move.point] = move.colour
            numbers[move.point] = move
    return VisibleBoard(stones, numbers, hidden)


def board_without_captured_stones(end: Board, moves: Sequence[NumberedMove]) -> VisibleBoard:
    """Return a board with the final position, on which each stone has the number of the last move
    at its point.
    """
    stones = end.stones()
    last = {move.point: move.node for move in moves if move.point in stones}
    shown = set(last.values())
    numbers = {move.point: move for move in moves if move.point and move.node in shown}
    return VisibleBoard(stones, numbers, [move for move in moves if move.node not in shown])


def crop_visible_board(
    view: VisibleBoard, crop: Crop | None, moves: Sequence[NumberedMove]
) -> VisibleBoard:
    """Return a board limited to a crop; numbered moves outside the crop become hidden moves.

    >>> from goboard_gui.go import Board, Colour, Crop, Point
    >>> from goboard_gui.record.figures import NumberedMove
    >>> moves = [NumberedMove(1, Colour.BLACK, Point(2, 0), 1, 1)]
    >>> whole = board_with_captured_stones(Board.from_rows("X.."), moves)
    >>> crop_visible_board(whole, Crop(0, 0, 1, 0), moves).hidden == moves
    True
    """
    if crop is None:
        return view
    numbers = {point: move for point, move in view.numbers.items() if crop.contains(point)}
    stones = {point: colour for point, colour in view.stones.items() if crop.contains(point)}
    shown = {move.node for move in numbers.values()}
    return VisibleBoard(stones, numbers, [move for move in moves if move.node not in shown])


def make_notes(
    view: VisibleBoard, marks: Mapping[Point, str], filling: frozenset[int]
) -> tuple[Note, ...]:
    """Return the notes that state the moves hidden on a board, grouped by point and ordered by
    their first moves.

    Each pass has a note of its own. ``marks`` are those of unnumbered stones; ``filling`` are the
    nodes of moves that fill a ko.
    """
    groups: dict[Point | int, list[NumberedMove]] = {}
    for move in view.hidden:
        groups.setdefault(move.node if move.point is None else move.point, []).append(move)
    return tuple(
        Note(
            tuple(moves),
            _note_point(view, moves[0].point, marks) if moves[0].point is not None else None,
            moves[-1].node in filling,
        )
        for moves in groups.values()
    )


def unnumbered_points(view: VisibleBoard) -> list[Point]:
    """Return the points of hidden moves, in order, at which an unnumbered stone is visible."""
    points = dict.fromkeys(move.point for move in view.hidden if move.point is not None)
    return [
        point
        for point in points
        if point in view.stones and (point not in view.numbers or not view.numbers[point].label)
    ]


def _note_point(view: VisibleBoard, point: Point, marks: Mapping[Point, str]) -> NotePoint:
    colour = view.stones.get(point)
    if colour is None or point in marks:
        return NotePoint(point, colour, mark=marks.get(point, ""))
    return NotePoint(point, colour, view.numbers[point].label)


def ko_filling_moves(moves: Sequence[ReplayedMove]) -> frozenset[int]:
    """Return the nodes of the moves that fill a ko which the same player took earlier in this range
    of moves.
    """
    found = set()
    there: dict[Point, ReplayedMove] = {}
    taken: dict[Point, ReplayedMove] = {}
    for move in moves:
        if move.point is None:
            continue
        taker = taken.pop(move.point, None)
        if (
            taker is not None
            and taker.point is not None
            and taker.colour is move.colour
            and not move.captured
            and there.get(taker.point) is taker
        ):
            found.add(move.node)
        there[move.point] = move
        for point in move.captured:
            there.pop(point, None)
        if move.ko:
            taken[move.captured[0]] = move
    return frozenset(found)
