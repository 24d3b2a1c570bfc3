"""Division of a record into figures, and of its variations into diagrams."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from ...go import RECORDING
from ..analysis.problems import find_problems
from ..moves import recorded_move
from ..steps import LineReplay, board_size
from ..values.markup import MarkupReader
from .building import FigureBuilder, LineSection
from .figure import Figure, FigureKind, VariationOrigin
from .lengths import even_length, longest_joined_rest
from .lettering import LetterBreaks
from .node_range import NodeRange, read_node
from .options import (
    CaptureSplit,
    CommentSplit,
    EvenSplit,
    FixedLengthSplit,
    LetterPolicy,
    MarkSplit,
    MoveNumberSplit,
    OverlapSplit,
    PlanOptions,
    SingleFigure,
    VariationDiagrams,
)

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

    from ..tree import Tree
    from .node_range import LineNode, ReplayedMove
    from .options import Split

DEFAULT_OPTIONS = PlanOptions()
MAX_UNDIVIDED_MOVES = 100
"""Variations with more moves are divided like the main line."""
_MOST_SEARCHED = 100
"""The number of nodes without moves after which a move is not found that a variation replaces."""


def plan_figures(
    tree: Tree, options: PlanOptions = DEFAULT_OPTIONS, *, end: int | None = None
) -> tuple[Figure, ...]:
    """Return all figures of a record, as planned by `iterate_figures`.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.record.figures import FixedLengthSplit
    >>> tree = read_sgf(b"(;SZ[9];B[ee];W[cc];B[gc];W[ee];B[])").games[0]
    >>> figures = plan_figures(tree, PlanOptions(FixedLengthSplit(2)))
    >>> [(figure.first_number, figure.last_number) for figure in figures]
    [(1, 2), (3, 4), (5, 5)]
    >>> note = plan_figures(tree)[0].notes[0]
    >>> note.moves[0].label, note.note_point.label
    (4, 1)
    """
    return tuple(iterate_figures(tree, options, end=end))


def iterate_figures(
    tree: Tree, options: PlanOptions = DEFAULT_OPTIONS, *, end: int | None = None
) -> Iterator[Figure]:
    """Yield the figures of the line from the root to ``end``, or of the main line if it is None.

    Each is followed by the diagrams of the variations that branch off it, if requested, and each of
    these by those that branch off it in turn. Every node of the line is in one figure, or in none
    if it is before the ``first`` or after the ``last`` requested move; a record without moves has
    one figure. Nodes without a move belong to the figure of the move before them. Takes at most two
    replays, and a third one of the last few moves; figures are computed on demand. If moves are
    spread evenly, they are counted first.
    """
    line = tree.main_line() if end is None else tree.line_to(end)
    return _Planner(tree, options).figures(LineSection(FigureKind.FIGURE, line))


class _Planner:
    """Planner of figures, which goes through all variations of a record with a single replay."""

    def __init__(self, tree: Tree, options: PlanOptions) -> None:
        self._tree = tree
        self._size = board_size(tree)
        self._options = options
        self._replay = LineReplay(tree, RECORDING)
        self._builder = FigureBuilder(tree, options)
        self._letter_breaks: LetterBreaks | None = None
        if options.letters is LetterPolicy.BREAK:
            self._letter_breaks = LetterBreaks(tree, MarkupReader(tree))

    def figures(self, line: LineSection) -> Iterator[Figure]:
        """Yield the figures of a line of play, and the diagrams of its variations."""
        ahead = [self._cut(line)]
        while ahead:
            for found in ahead[-1]:
                if isinstance(found, LineSection):
                    ahead.append(self._cut(found))
                    break
                yield found
            else:
                ahead.pop()

    def _cut(self, part: LineSection) -> Iterator[Figure | LineSection]:
        """Yield the figures of a section; each is followed by the variations that branch off it.

        The replay is at its start. After a variation, the replay is rewound to its start.
        """
        split = self._split(part)
        number = part.number
        node_range: NodeRange | None = None
        for place, node in enumerate(part.nodes):
            coming = self._read(node, number)
            before, number = number, coming.number
            if node_range is None and not self._is_start_reached(part, coming):
                self._replay.push(node)
                continue
            if self._passed(part, coming):
                break
            if node_range is None:
                node_range = NodeRange(self._replay.board, place)
                node_range.moves_ahead = self._moves_ahead(split, part, place, before)
            else:
                begins = begins_figure(split, node_range, coming)
                if begins and self._is_rest_joined(split, node_range, part, coming):
                    begins, split = False, SingleFigure()
                letters = () if begins else self._hidden_letters(node_range, coming)
                if begins or letters:
                    figure = yield from self._with_branches(node_range, part)
                    part = part.continued_after(figure)
                    node_range = self._next(split, node_range, part, coming)
                    node_range.started_for_letters = letters
            self._add(coming, node_range)
        if node_range is not None:
            yield from self._with_branches(node_range, part)
        if part.kind is FigureKind.DIAGRAM:
            for _ in part.nodes:
                self._replay.pop()

    def _read(self, node: int, number: int) -> LineNode:
        """Read the node after those replayed so far, leaving out setup that changes nothing."""
        coming = read_node(self._tree, node, self._size, number)
        if coming.setup:
            board = self._replay.board
            if all(board[point] is colour for point, colour in coming.setup.items()):
                return coming._replace(setup={})
        return coming

    def _hidden_letters(self, node_range: NodeRange, coming: LineNode) -> tuple[str, ...]:
        """Return the letters for whose sake a new figure begins with a node.

        Nodes without moves belong to the move before them.
        """
        if self._letter_breaks is None or coming.move is None or not node_range.moves:
            return ()
        return self._letter_breaks.hidden_letters(node_range, coming)

    def _add(self, coming: LineNode, *node_ranges: NodeRange) -> None:
        step = self._replay.push(coming.node)
        after = self._replay.board if len(step.captured) == 1 else None
        for node_range in node_ranges:
            node_range.add_node(coming, step, after)

    def _moves_ahead(self, split: Split, part: LineSection, place: int, number: int) -> int:
        """Return how many moves are to be spread evenly from a place in a section on, or 0 if the
        moves are divided in another way.

        ``number`` is the number of the move before. Stones set up after a move end the count.
        """
        moves = 0
        if isinstance(split, EvenSplit):
            for index in range(place, len(part.nodes)):
                coming = read_node(self._tree, part.nodes[index], self._size, number)
                number = coming.number
                if self._passed(part, coming) or (coming.setup and moves):
                    break
                moves += coming.move is not None
        return moves

    def _is_rest_joined(
        self, split: Split, node_range: NodeRange, part: LineSection, coming: LineNode
    ) -> bool:
        """Return whether all moves from a node to the end of the section are shown in the figure
        before them: they are few, and its board hides no more moves than two boards would.

        Where letters are not replaced, those that comments cite must stay readable.
        """
        rest = self._short_rest(split, node_range, part, coming)
        if not rest:
            return False
        joined, last = node_range.copy(), self._next(split, node_range, part, coming)
        hidden = self._builder.hidden_moves(node_range, part, self._replay.board)
        breaks = LetterBreaks(self._tree, MarkupReader(self._tree))
        is_readable = True
        for node in rest:
            if self._options.letters in (LetterPolicy.BREAK, LetterPolicy.KEEP):
                is_readable = is_readable and not breaks.hidden_letters(joined, node)
            self._add(node, joined, last)
        end = self._replay.board
        hidden |= self._builder.hidden_moves(last, part, end)
        adds_none = self._builder.hidden_moves(joined, part, end) <= hidden
        for _ in rest:
            self._replay.pop()
        return is_readable and adds_none

    def _short_rest(
        self, split: Split, node_range: NodeRange, part: LineSection, coming: LineNode
    ) -> list[LineNode]:
        """Return the nodes from the given one to the end of the section if they have only a few
        moves, no setup and no figure of the record, otherwise an empty list.
        """
        if not isinstance(split, FixedLengthSplit):
            return []
        left = longest_joined_rest(split.moves)
        rest: list[LineNode] = []
        for place in range(node_range.start + len(node_range.nodes), len(part.nodes)):
            if rest:
                coming = read_node(self._tree, part.nodes[place], self._size, coming.number)
            if self._passed(part, coming):
                break
            left -= coming.move is not None
            if left < 0 or coming.setup or coming.options is not None:
                return []
            rest.append(coming)
        return rest

    def _next(
        self, split: Split, before: NodeRange, part: LineSection, coming: LineNode
    ) -> NodeRange:
        """Return the range of moves for the next figure, which may repeat the last move before
        it.
        """
        start = before.start + len(before.nodes)
        node_range = NodeRange(self._replay.board, start, before.before + len(before.moves))
        node_range.moves_ahead = before.moves_ahead - len(before.moves)
        if coming.setup or node_range.moves_ahead <= 0:
            number = before.numbers[-1]
            node_range.moves_ahead = self._moves_ahead(split, part, start, number)
        last = before.moves[-1] if before.moves and self._options.repeat_last else None
        if last is not None and can_repeat_previous_move(split, last, coming):
            node_range.repeat_move(last)
        return node_range

    def _with_branches(
        self, node_range: NodeRange, part: LineSection
    ) -> Generator[Figure | LineSection, None, Figure]:
        """Yield a figure and the variations that branch off it; return the figure."""
        replay = self._replay
        figure = self._builder.build_figure(node_range, part, replay.board, replay.step)
        yield figure
        if self._options.variations is not VariationDiagrams.NONE:
            yield from self._branches(node_range, part, figure)
        return figure

    def _branches(
        self, node_range: NodeRange, part: LineSection, figure: Figure
    ) -> Iterator[LineSection]:
        """Yield the variations that branch off a figure; each is yielded with the replay at the
        node before it.
        """
        places = range(node_range.start, node_range.start + len(node_range.nodes))
        leaving = [self._leaving(part, place) for place in places]
        if not any(leaving):
            return
        for _ in node_range.nodes:
            self._replay.pop()
        numbers = {move.node: figure.caption_number(move) for move in figure.moves}
        label = 0
        for place, number, children in zip(places, node_range.numbers, leaving, strict=True):
            node = part.nodes[place]
            self._replay.push(node)
            label = number if figure.kind is FigureKind.FIGURE else numbers.get(node, label)
            if not children:
                continue
            name = figure.printed_name if figure.kind is FigureKind.DIAGRAM else ""
            origin = VariationOrigin(
                number, figure.kind, figure.ordinal, label, nodes=(node,), diagram_name=name
            )
            coming = self._first_move(part.nodes[place + 1 : place + 1 + _MOST_SEARCHED], number)
            for child in children:
                nodes = [child, *self._tree.line_from(child)]
                first = self._first_move(nodes[:_MOST_SEARCHED], number)
                found = origin
                if coming and self._replaces(first, coming, label):
                    replaced = numbers.get(coming.node, label + 1)
                    if figure.kind is FigureKind.FIGURE:
                        replaced = coming.number
                    found = origin._replace(replaced=replaced)
                    if not self._passed(part, coming):
                        found = found._replace(nodes=(coming.node, node))
                yield LineSection(FigureKind.DIAGRAM, nodes, number, found)

    def _replaces(self, first: LineNode | None, coming: LineNode, label: int) -> bool:
        """Return whether a variation replaces the next move of the line that it leaves, ``coming``.

        ``first`` is the first move of the variation, if no stones are set up before it. After a
        move with a number, its ``label``, it has to be a move of the same player. Before the first
        move, any variation replaces that move, but not the problems of a collection.
        """
        if label:
            return first is not None and _same_player(first, coming)
        return first is not None or not self._is_collection

    @cached_property
    def _is_collection(self) -> bool:
        """Whether the record is a collection of problems."""
        return len(find_problems(self._tree, self._tree.root)) > 1

    def _first_move(self, nodes: Sequence[int], number: int) -> LineNode | None:
        """Return the first of these nodes that has a move, or None if there is none or if stones
        are set up before it.

        ``number`` is the number of the move before them.
        """
        for node in nodes:
            coming = read_node(self._tree, node, self._size, number)
            if coming.move is not None or coming.setup:
                return None if coming.setup else coming
        return None

    def _leaving(self, part: LineSection, place: int) -> list[int]:
        """Return the children of a node that are not in the section; for the last node of the
        section, an empty list.
        """
        if place + 1 == len(part.nodes):
            return []
        children, after = self._tree.children(part.nodes[place]), part.nodes[place + 1]
        return [child for child in children if child != after]

    def _split(self, part: LineSection) -> Split:
        split = self._options.split
        if part.kind is FigureKind.FIGURE or isinstance(split, MarkSplit):
            return split
        properties = (self._tree.properties(node) for node in part.nodes)
        moves = sum(recorded_move(each, self._size) is not None for each in properties)
        return split if moves > MAX_UNDIVIDED_MOVES else SingleFigure()

    def _is_start_reached(self, part: LineSection, coming: LineNode) -> bool:
        """Return whether a node is at or after the first requested move; this is always true in
        variations, and if that move is move 1.
        """
        first = self._options.first
        if part.kind is FigureKind.DIAGRAM or first <= 1:
            return True
        return coming.move is not None and coming.number >= first

    def _passed(self, part: LineSection, coming: LineNode) -> bool:
        """Return whether a node has a move after the last requested one."""
        last = self._options.last
        wanted = part.kind is FigureKind.DIAGRAM or last is None or coming.number <= last
        return coming.move is not None and not wanted


def _same_player(one: LineNode, other: LineNode) -> bool:
    """Return whether two nodes have moves of the same player."""
    return one.move is not None and other.move is not None and one.move.colour is other.move.colour


def begins_figure(split: Split, node_range: NodeRange, coming: LineNode) -> bool:
    """Return whether a node begins a new figure.

    An empty board does not become a figure of its own before setup or a figure mark.
    """
    if coming.setup and node_range.has_content:
        return True
    if isinstance(split, MarkSplit):
        return coming.options is not None and (
            node_range.has_content or node_range.options is not None
        )
    # Nodes without moves belong to the move before them.
    return (
        coming.move is not None and bool(node_range.moves) and _is_full(split, node_range, coming)
    )


def _is_full(split: Split, node_range: NodeRange, coming: LineNode) -> bool:
    """Return whether a figure that contains moves ends before the next move."""
    count, last = len(node_range.moves), node_range.moves[-1]
    match split:
        case FixedLengthSplit(moves):
            return count >= moves
        case EvenSplit(moves):
            return count >= even_length(node_range.moves_ahead, moves)
        case CaptureSplit(least, most):
            return count >= most or (count >= least and bool(last.captured))
        case OverlapSplit(most):
            point = coming.move.point if coming.move else None
            return count >= most or point in node_range.stones
        case CommentSplit():
            return node_range.commented
        case MoveNumberSplit(numbers):
            return last.number in numbers
    return False


def can_repeat_previous_move(split: Split, move: ReplayedMove, coming: LineNode) -> bool:
    """Return whether a new figure that begins with the node ``coming`` can show the move before it
    again.

    A position that was set up has no preceding one to restore. If moves on occupied points begin
    figures, no captured stone may reappear under a move.
    """
    if coming.setup or move.point is None or move.occupied:
        return False
    under = coming.move is not None and coming.move.point in move.captured
    return not (under and isinstance(split, OverlapSplit))
