"""What must be true of a figure's board and notes."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

from goboard_gui.go import Crop
from goboard_gui.record.figures import (
    Cropping,
    Figure,
    FigureKind,
    Numbering,
    PlanOptions,
    figure_properties,
)
from goboard_gui.record.properties.marks import Mark
from tests.record.figures_replay import keeps_captured

if TYPE_CHECKING:
    from tests.record.figures_replay import Places


class Boards:
    """Holds the boards of figures against a record replayed by itself."""

    def __init__(self, places: Places) -> None:
        self.places = places

    def faults(self, figure: Figure, options: PlanOptions):
        places = [(node, self.places[node]) for node in figure.nodes]
        moves = [(node, *at.move, at.number) for node, at in places if at.move]
        if [(it.node, it.colour, it.point, it.number) for it in figure.moves] != moves:
            yield "its moves are others"
        if any(self.places.tree.parent(b) != a for a, b in pairwise(figure.nodes)):
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

    def _stones(self, figure: Figure, options: PlanOptions):
        moves = [*filter(None, [figure.repeated]), *figure.moves]
        stones, numbers, what = self._at_the_end(figure, moves)
        if keeps_captured(figure, options):
            stones, numbers, what = self._all(figure, moves)
        asked = options.crop is not None or figure.markup.view
        crop = (figure.crop if asked else None) or Crop.whole_board(figure.base.size)
        if figure.stones != {at: stone for at, stone in stones.items() if crop.contains(at)}:
            yield f"the stones are not those {what}"
        if figure.numbers != {at: it for at, it in numbers.items() if crop.contains(at)}:
            yield f"the numbers are not those of the stones {what}"

    def _at_the_end(self, figure: Figure, moves):
        end = self.places[figure.nodes[-1]].after.stones()
        return end, {it.point: it for it in moves if it.point in end}, "at the end"

    def _all(self, figure: Figure, moves):
        stones = figure.base.stones()
        numbers = {}
        for it in moves:
            if it.point is not None and it.point not in stones:
                stones[it.point], numbers[it.point] = it.colour, it
        return stones, numbers, "that came first"

    def _seats(self, figure: Figure):
        order = [it.node for it in figure.moves]
        firsts = [order.index(note.moves[0].node) for note in figure.notes]
        if firsts != sorted(firsts):
            yield "the notes are out of order"
        places = [note.note_point.point for note in figure.notes if note.note_point]
        if len(set(places)) != len(places):
            yield "two notes tell of a point"
        marks = [seat.mark for seat in figure.marked_points]
        if len(set(marks)) != len(marks):
            yield "two stones have a mark"
        markup = figure.markup
        seats = {seat.point for seat in figure.marked_points}
        if set(marks) & {label for point, label in markup.labels.items() if point not in seats}:
            yield "a mark is a label, too"
        if "" in marks and any(Mark.TRIANGLE in them for them in markup.marks.values()):
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
        seat = note.note_point
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
            markup = figure.markup
            if not seat.mark and (point in markup.labels or point in markup.marks):
                yield f"the mark at {point} is not alone"

    def _connections(self, figure: Figure):
        moves = [*filter(None, [figure.repeated]), *figure.moves]
        for note in figure.notes:
            last = note.moves[-1]
            before = moves[: next(k for k, it in enumerate(moves) if it.node == last.node)]
            if note.fills_ko is not self._fills(last, before):
                yield f"{last.number} is {'a' if note.fills_ko else 'no'} connection"

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
        if figure.kind is not FigureKind.FIGURE or options.numbering is Numbering.FROM_ONE:
            return
        node = figure.moves[0].node if figure.moves else figure.nodes[0]
        asked = [
            figure_properties(self.places.tree, it).numbering
            for it in self.places.tree.line_to(node)
        ]
        numbering = next((it for it in reversed(asked) if it), options.numbering)
        for it in figure.moves:
            century = (figure.first_number - 1) // 100 * 100
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
                (crop.left, crop.right, self.places.size.width),
                (crop.top, crop.bottom, self.places.size.height),
            )
        ):
            yield "the crop is not on the board"
        if options.cropping is Cropping.NONE and not figure.markup.view:
            yield "it is cropped"
        seats = [note.note_point.point for note in figure.notes if note.note_point]
        if not figure.markup.view and not all(map(crop.contains, [*figure.numbers, *seats])):
            yield "moves are cut off"
