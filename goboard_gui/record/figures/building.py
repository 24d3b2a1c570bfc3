"""A stretch of a line becomes a figure."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from ..values.markup_reader import MarkupReader
from .cropping import asked_crop, crop_of
from .drawing import seat_signs, union
from .figure import Figure, Kind
from .flags import Flag
from .numbering import numbered
from .plan import Numbering, Variations
from .showing import cropped, filling, notes, unnumbered, with_captured, without_captured
from .stated import numberings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...go import Board, Colour, Point
    from ..tree import Tree
    from ..values.markup import Markup
    from .figure import Numbered, Origin
    from .plan import PlanOptions
    from .showing import View
    from .stretch import Stretch


class Part(NamedTuple):
    """A line, or a variation from its first node on, that is to be cut into boards of a kind.

    ``number`` is that of the move before it, 0 without any.
    """

    kind: Kind
    nodes: Sequence[int]
    number: int = 0
    origin: Origin | None = None


class Builder:
    """Makes the figures of a record, and counts them."""

    def __init__(self, tree: Tree, options: PlanOptions) -> None:
        self._tree = tree
        self._options = options
        self._markup = MarkupReader(tree)
        self._asked = numberings(tree)
        self._made = dict.fromkeys(Kind, 0)

    def build(self, stretch: Stretch, part: Part, end: Board, to_play: Colour) -> Figure:
        """The next figure; ``end`` is the position after it and ``to_play`` the turn there."""
        view = self._view(stretch, part, end)
        markup = self._union(stretch, view)
        signs = seat_signs(unnumbered(view), markup)
        moves = self._numbered(stretch, part)
        repeated = moves.pop(0) if stretch.repeated else None
        self._made[part.kind] += 1
        figure = Figure(
            part.kind,
            self._made[part.kind],
            tuple(stretch.nodes),
            stretch.base,
            tuple(moves),
            view.stones,
            view.numbers,
            notes(view, signs, filling(stretch.all_moves)),
            markup,
            name=stretch.options.name if stretch.options else "",
            options=stretch.options,
            repeated=repeated,
            origin=part.origin,
            to_play=stretch.all_moves[0].colour if stretch.all_moves else to_play,
        )
        return replace(figure, crop=crop_of(figure, self._options))

    def _view(self, stretch: Stretch, part: Part, end: Board) -> View:
        """What the board shows; a repeated move that could not be seen there is none."""
        moves = self._numbered(stretch, part)
        keeps = self._keeps_captured(stretch)
        view = with_captured(stretch.base, moves) if keeps else without_captured(end, moves)
        there = self._markup.read(self._tree, stretch.nodes[-1]).view
        view = cropped(view, asked_crop(self._options.crop, there, end.size), moves)
        if stretch.repeated and moves[0] in view.hidden:
            stretch.unrepeat()
            return self._view(stretch, part, end)
        return view

    def _keeps_captured(self, stretch: Stretch) -> bool:
        flags = stretch.options.flags if stretch.options else None
        if flags is None or Flag.VIEWER in flags:
            return self._options.keep_captured
        return Flag.KEEP_CAPTURED in flags

    def _numbered(self, stretch: Stretch, part: Part) -> list[Numbered]:
        repeated = 1 if stretch.repeated else 0
        before = stretch.before - repeated if part.kind is Kind.DIAGRAM else 0
        numbering = self._numbering(stretch, part)
        return numbered(stretch.all_moves, repeated, numbering, before)

    def _numbering(self, stretch: Stretch, part: Part) -> Numbering:
        """Which numbers are written.

        A variation that is to begin with 1 does so unless the record asks for others within it.
        """
        first = stretch.moves[0].node if stretch.moves else stretch.nodes[0]
        asked = self._asked.at(self._tree, first)
        if part.kind is Kind.DIAGRAM and self._options.variations is Variations.FROM_ONE:
            above = self._tree.parent(part.nodes[0])
            inherited = None if above is None else self._asked.at(self._tree, above)
            return Numbering.FROM_ONE if asked is None or asked is inherited else asked
        return asked or self._options.numbering

    def _union(self, stretch: Stretch, view: View) -> Markup:
        tree, read = self._tree, self._markup.read
        moves: dict[int, Point | None] = dict.fromkeys(stretch.nodes)
        moves |= {move.node: move.point for move in stretch.moves}
        marked = [(node, read(tree, node)) for node in stretch.marked]
        return union(marked, moves, view.numbers, read(tree, stretch.nodes[-1]))
