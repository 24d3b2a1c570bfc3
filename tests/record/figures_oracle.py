"""What must be true of every plan of figures, found out without the planner's own means."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from goboard_gui.go import Board, Colour
from goboard_gui.record import Tree, board_size
from goboard_gui.record.codec import BadPointError, read_move, read_points
from goboard_gui.record.figures import (
    AtCaptures,
    AtComments,
    AtMarks,
    AtMoves,
    AtOverlaps,
    Cropping,
    Every,
    Figure,
    Flag,
    Kind,
    Numbering,
    PlanOptions,
    Variations,
    Whole,
    plan,
    stated,
)
from goboard_gui.record.markup import Sign

if TYPE_CHECKING:
    from collections.abc import Sequence

COLOURS = {"B": Colour.BLACK, "W": Colour.WHITE}
SETUP = {"AB": Colour.BLACK, "AW": Colour.WHITE, "AE": None}


def faults(tree: Tree, options: PlanOptions) -> list[str]:
    """Return what is wrong with the plan of a record; nothing is."""
    return Oracle(tree).faults(options)


@dataclass
class Place:
    """A node, replayed by boards alone: before its move and after it."""

    before: Board
    after: Board
    move: tuple | None
    captured: frozenset
    number: int
    set_up: bool


class Oracle:
    """Replays a record once, and holds any plan of it against that."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.size = board_size(tree)
        self.places: dict[int, Place] = {}
        for node in tree.preorder():
            self.places[node] = self._place(node)

    def _place(self, node: int) -> Place:
        parent = self.tree.parent(node)
        above = self.places[parent] if parent is not None else None
        board = above.after if above else Board.empty(self.size)
        number = above.number if above else 0
        content = self.tree.node(node)
        stones = {}
        for ident, colour in SETUP.items():
            for value in content.values(ident) or ():
                try:
                    stones |= dict.fromkeys(read_points(value, self.size), colour)
                except BadPointError:
                    continue
        before = board.put(stones)
        move = self._move(content)
        if move is None:
            return Place(before, before, None, frozenset(), number, before != board)
        number = stated(self.tree, node).number or number + 1
        if move[1] is None:
            return Place(before, before, move, frozenset(), number, before != board)
        after, captured = before.play(move[1], move[0])
        return Place(before, after, move, captured, number, before != board)

    def _move(self, content):
        for ident, values in content.properties:
            if ident in COLOURS:
                try:
                    return COLOURS[ident], read_move(values[0], self.size)
                except BadPointError:
                    return COLOURS[ident], None
        return None

    def faults(self, options: PlanOptions) -> list[str]:
        return self.faults_of(plan(self.tree, options), options)

    def faults_of(self, figures: Sequence[Figure], options: PlanOptions) -> list[str]:
        found = list(self._partition(figures, options))
        for place, figure in enumerate(figures):
            name = f"{figure.kind.value} {figure.ordinal}"
            found += [f"{name}: {each}" for each in self._figure(figure, options)]
            if figure.kind is Kind.FIGURE:
                following = (figures[index] for index in range(place + 1, len(figures)))
                after = next((it for it in following if it.kind is Kind.FIGURE), None)
                found += [f"{name}: {each}" for each in self._cut(figure, after, options)]
        return found

    def _partition(self, figures, options):
        """Whether each node is where it belongs, and each board is counted."""
        line = self.tree.main_line()
        if options.first > 1 or options.last is not None:
            line = self._range(line, options)
        told = [it.nodes for it in figures if it.kind is Kind.FIGURE]
        if [node for nodes in told for node in nodes] != line:
            yield "the figures are not the line"
        for kind in Kind:
            ordinals = [it.ordinal for it in figures if it.kind is kind]
            if ordinals != list(range(1, len(ordinals) + 1)):
                yield f"{kind} are not counted in their order"
        shown = {(it.kind, it.ordinal): set(it.nodes) for it in figures}
        if options.variations is Variations.NONE:
            if any(kind is Kind.DIAGRAM for kind, _ in shown):
                yield "there are diagrams"
            return
        nodes = Counter(node for it in figures for node in it.nodes)
        if options.first <= 1 and options.last is None and nodes != Counter(list(self.places)):
            yield "not every node is in one figure or diagram"
        for it in figures:
            if it.kind is Kind.DIAGRAM:
                begun = it.nodes[0]
                while self.tree.children(above := self.tree.parent(begun))[0] == begun:
                    begun = above  # a variation goes on with first children
                if above not in shown[it.origin.kind, it.origin.ordinal]:
                    yield f"diagram {it.ordinal} does not leave where it says"
                if it.origin.number != self.places[above].number:
                    yield f"diagram {it.ordinal} leaves after another move"

    def _range(self, line, options):
        numbers = [(node, self.places[node]) for node in line]
        firsts = [it for it, at in numbers if at.move and at.number >= options.first]
        if not firsts and options.first > 1:
            return []
        start = line.index(firsts[0]) if options.first > 1 else 0
        ends = [
            place
            for place, (_, at) in enumerate(numbers)
            if place >= start and options.last is not None and at.move and at.number > options.last
        ]
        return line[start : ends[0] if ends else None]

    def _figure(self, figure: Figure, options: PlanOptions):
        places = [(node, self.places[node]) for node in figure.nodes]
        moves = [(node, *at.move, at.number) for node, at in places if at.move]
        if [(it.node, it.colour, it.point, it.number) for it in figure.moves] != moves:
            yield "its moves are others"
        if any(self.tree.parent(b) != a for a, b in pairwise(figure.nodes)):
            yield "its nodes do not follow each other"
        first = next((node for node, at in places if at.move), figure.nodes[-1])
        if figure.repeated is not None:
            first = figure.repeated.node
            if figure.numbers.get(figure.repeated.point) != figure.repeated:
                yield "the repeated move is not drawn"
        if figure.base != self.places[first].before:
            yield "the base is not the position before its first move"
        yield from self._once(figure)
        yield from self._stones(figure, options)
        yield from self._seats(figure)
        yield from self._connections(figure)
        yield from self._labels(figure, options)
        yield from self._crop(figure, options)

    def _once(self, figure: Figure):
        """Whether each move is drawn once, or named in one note."""
        told = Counter(it.node for it in figure.numbers.values())
        told.update(it.node for note in figure.notes for it in note.moves)
        moves = [*figure.moves, *filter(None, [figure.repeated])]
        if told != Counter(it.node for it in moves):
            yield "not every move is shown or named once"
        by_node = {it.node: it for it in moves}
        for point, it in figure.numbers.items():
            if it != by_node.get(it.node) or it.point != point:
                yield f"another move is drawn at {point}"
            if figure.stones.get(point) is not it.colour:
                yield f"a number without its stone at {point}"

    def _keeps(self, figure, options):
        flags = figure.options.flags if figure.options else None
        if flags is None or flags & Flag.VIEWER:
            return options.keep_captured
        return bool(flags & Flag.KEEP_CAPTURED)

    def _stones(self, figure: Figure, options: PlanOptions):
        moves = [*filter(None, [figure.repeated]), *figure.moves]
        if not self._keeps(figure, options):
            end = self.places[figure.nodes[-1]].after.stones()
            if figure.stones != end:
                yield "the stones are not those at the end"
            last = {it.point: it for it in moves if it.point in end}
            if figure.numbers != last:
                yield "the numbers are not those of the stones at the end"
            return
        stones = figure.base.stones()
        numbers = {}
        for it in moves:
            if it.point is not None and it.point not in stones:
                stones[it.point], numbers[it.point] = it.colour, it
        if figure.stones != stones:
            yield "the stones are not all those that were there"
        if figure.numbers != numbers:
            yield "the numbers are not those of the first stones on points"

    def _seats(self, figure: Figure):
        order = [it.node for it in figure.moves]
        firsts = [order.index(note.moves[0].node) for note in figure.notes]
        if firsts != sorted(firsts):
            yield "the notes are out of order"
        places = [note.seat.point for note in figure.notes if note.seat]
        if len(set(places)) != len(places):
            yield "two notes tell of a point"
        signs = [seat.sign for seat in figure.seats]
        if len(set(signs)) != len(signs):
            yield "two stones have a sign"
        markup = figure.markup
        if set(signs) & set(markup.labels.values()):
            yield "a sign is a label, too"
        if "" in signs and any(Sign.TRIANGLE in them for them in markup.signs.values()):
            yield "there is another triangle"
        for note in figure.notes:
            yield from self._seat(figure, note)

    def _seat(self, figure, note):
        points = {it.point for it in note.moves}
        if len(points) != 1 or [it.node for it in note.moves] != sorted(
            (it.node for it in note.moves), key=[it.node for it in figure.moves].index
        ):
            yield "a note tells of several points, or of moves out of order"
        (point,) = points
        seat = note.seat
        if point is None:
            if seat is not None or len(note.moves) != 1:
                yield "a pass has a place"
            return
        number = figure.numbers.get(point)
        if seat.point != point or seat.colour is not figure.stones.get(point):
            yield f"the note of {point} tells of another place"
        if seat.label is not None and (number is None or number.label != seat.label):
            yield f"another number is at {point}"
        if seat.label is None and seat.colour is not None:
            if number is not None and number.label:
                yield f"the number at {point} is not told"
            if point in markup_labels(figure) or (not seat.sign and point in figure.markup.signs):
                yield f"the sign at {point} is not alone"

    def _connections(self, figure: Figure):
        moves = [*filter(None, [figure.repeated]), *figure.moves]
        for note in figure.notes:
            last = note.moves[-1]
            before = moves[: next(k for k, it in enumerate(moves) if it.node == last.node)]
            if note.connects is not self._fills(last, before):
                yield f"{last.number} is {'a' if note.connects else 'no'} connection"

    def _fills(self, last, before) -> bool:
        point = last.point
        here = self.places[last.node]
        if point is None or here.captured or here.before[point] is not None:
            return False
        takers = [it for it in before if point in self.places[it.node].captured]
        if not takers or takers[-1].colour is not last.colour or takers[-1].point is None:
            return False
        taker, place = takers[-1], self.places[takers[-1].node]
        if len(place.captured) != 1 or taker.point == point:
            return False
        retaken = place.after.play(point, taker.colour.opponent)
        since = before[before.index(taker) + 1 :]
        gone = any(taker.point in self.places[it.node].captured for it in since)
        replaced = any(it.point == taker.point for it in since)
        return retaken.board == place.before and not gone and not replaced

    def _labels(self, figure: Figure, options: PlanOptions):
        if figure.kind is not Kind.FIGURE or options.numbering is Numbering.FROM_ONE:
            return
        node = figure.moves[0].node if figure.moves else figure.nodes[0]
        asked = [stated(self.tree, it).numbering for it in self.tree.line_to(node)]
        numbering = next((it for it in reversed(asked) if it), options.numbering)
        for it in figure.moves:
            century = (figure.first - 1) // 100 * 100
            expected = {
                Numbering.GAME: it.number,
                Numbering.HUNDREDS: it.number - century,
                Numbering.NONE: 0,
            }[numbering]
            if it.label != (expected if expected > 0 or not it.label else it.number % 100 or 100):
                yield f"{it.number} has the label {it.label}"

    def _crop(self, figure: Figure, options: PlanOptions):
        crop = figure.crop
        if crop is None:
            return
        if not all(
            0 <= low <= high < side
            for low, high, side in (
                (crop.left, crop.right, self.size.width),
                (crop.top, crop.bottom, self.size.height),
            )
        ):
            yield "the crop is not on the board"
        if options.cropping is Cropping.NONE and not figure.markup.view:
            yield "it is cropped"
        seats = [note.seat.point for note in figure.notes if note.seat]
        if not figure.markup.view and not all(map(crop.holds, [*figure.numbers, *seats])):
            yield "moves are cut off"

    def _cut(self, figure: Figure, after: Figure | None, options: PlanOptions):
        """Whether it ends where it should."""
        split = options.split
        places = [self.places[node] for node in figure.nodes]
        shown = self._shown(figure, places)
        for place, at in enumerate(places):
            if place and at.set_up and shown[place]:
                yield "stones are set up within it"
        moves = [self.places[it.node] for it in figure.moves]
        cut = after is not None and not self.places[after.nodes[0]].set_up
        if cut and not isinstance(split, AtMarks) and not self.places[after.nodes[0]].move:
            yield "it ends before a node without a move"
        match split:
            case Every(count):
                if len(moves) > count or (cut and len(moves) < count):
                    yield f"it has {len(moves)} moves"
            case AtCaptures(least, most):
                early = any(at.captured for at in moves[least - 1 : -1])
                full = len(moves) == most or (len(moves) >= least and moves[-1].captured)
                if early or len(moves) > most or (cut and not full):
                    yield "it does not end with a capture"
            case AtOverlaps(most):
                if len(moves) > most:
                    yield f"it has {len(moves)} moves"
                hidden = any(it.seat and it.moves[0] != figure.moves[0] for it in figure.notes)
                if hidden and self._keeps(figure, options):
                    yield "a move was made on a point that is not free"
            case AtComments():
                said = [k for k, it in enumerate(figure.moves[:-1]) if self._said(it.node)]
                if said or (cut and not any(map(self._said, figure.nodes))):
                    yield "it does not end with a comment"
            case AtMarks():
                begun = [stated(self.tree, it).options is not None for it in figure.nodes]
                if any(begun[k] and (shown[k] or any(begun[:k])) for k in range(1, len(begun))):
                    yield "another figure begins within it"
                if cut and stated(self.tree, after.nodes[0]).options is None:
                    yield "the next figure is not marked"
            case AtMoves(last):
                if any(at.number in last for at in moves[:-1]):
                    yield "it goes on too long"
                if cut and moves[-1].number not in last:
                    yield "it ends too early"
            case Whole():
                if cut:
                    yield "it is not whole"

    def _shown(self, figure, places):
        """Whether there is anything on the board, before each of its nodes."""
        marks = {"AR", "CR", "DD", "L", "LB", "LN", "M", "MA", "SL", "SQ", "TB", "TR", "TW", "VW"}
        seen, found = False, []
        for node, at in zip(figure.nodes, places, strict=True):
            found.append(seen)
            marked = any(ident in marks for ident, _ in self.tree.properties(node))
            seen = seen or bool(at.move) or bool(at.after.stones()) or marked
        return found

    def _said(self, node):
        return any(
            values[0].strip() for ident, values in self.tree.properties(node) if ident == "C"
        )


def markup_labels(figure: Figure) -> set:
    return set(figure.markup.labels)
