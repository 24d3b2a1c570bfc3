"""What must be true of every plan of figures, found out without the planner's own means."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from goboard_gui.record.figures import (
    CaptureSplit,
    CommentSplit,
    Cropping,
    EvenSplit,
    FigureKind,
    FixedLengthSplit,
    MarkSplit,
    MoveNumberSplit,
    Numbering,
    OverlapSplit,
    PlanOptions,
    SingleFigure,
    VariationDiagrams,
    plan_figures,
)
from tests.record.figures_cuts import Cuts
from tests.record.figures_replay import Places
from tests.record.figures_shown import Boards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goboard_gui.record import Tree
    from goboard_gui.record.figures import Figure

PLANS = {
    "every 50": PlanOptions(FixedLengthSplit(50)),
    "evenly 50": PlanOptions(EvenSplit(50), repeat_last=True),
    "every 30, last repeated, from 1": PlanOptions(
        FixedLengthSplit(30),
        Numbering.FROM_ONE,
        repeat_last=True,
        variations=VariationDiagrams.FROM_ONE,
    ),
    "every 100, captured removed": PlanOptions(
        FixedLengthSplit(100), Numbering.HUNDREDS, repeat_last=True, keep_captured=False
    ),
    "captures": PlanOptions(CaptureSplit()),
    "overlaps": PlanOptions(OverlapSplit(), repeat_last=True),
    "marks": PlanOptions(MarkSplit(), variations=VariationDiagrams.GAME),
    "comments": PlanOptions(CommentSplit(), cropping=Cropping.ALL),
    "moves 47, 93": PlanOptions(MoveNumberSplit((47, 93)), repeat_last=True),
    "whole": PlanOptions(SingleFigure(), Numbering.NONE),
    "whole, captured removed": PlanOptions(SingleFigure(), keep_captured=False),
}


def faults(tree: Tree, options: PlanOptions) -> list[str]:
    """Return what is wrong with the plan of a record; nothing is."""
    return Oracle(tree).faults(options)


class Oracle:
    """Replays a record once, and holds any plan of it against that."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.places = Places(tree)
        self._boards, self._cuts = Boards(self.places), Cuts(self.places)

    def faults(self, options: PlanOptions) -> list[str]:
        return self.faults_of(plan_figures(self.tree, options), options)

    def faults_of(self, figures: Sequence[Figure], options: PlanOptions) -> list[str]:
        found = list(self._partition(figures, options))
        for place, figure in enumerate(figures):
            name = f"{figure.kind.value} {figure.ordinal}"
            found += [f"{name}: {each}" for each in self._boards.faults(figure, options)]
            if figure.kind is FigureKind.FIGURE:
                following = (figures[index] for index in range(place + 1, len(figures)))
                after = next((it for it in following if it.kind is FigureKind.FIGURE), None)
                found += [f"{name}: {each}" for each in self._cuts.faults(figure, after, options)]
        return found

    def _partition(self, figures, options):
        """Whether each node is where it belongs, and each board is counted."""
        line = self.tree.main_line()
        if options.first > 1 or options.last is not None:
            line = self._range(line, options)
        told = [it.nodes for it in figures if it.kind is FigureKind.FIGURE]
        if [node for nodes in told for node in nodes] != line:
            yield "the figures are not the line"
        for kind in FigureKind:
            ordinals = [it.ordinal for it in figures if it.kind is kind]
            if ordinals != list(range(1, len(ordinals) + 1)):
                yield f"{kind} are not counted in their order"
        shown = {(it.kind, it.ordinal): set(it.nodes) for it in figures}
        if options.variations is VariationDiagrams.NONE:
            if any(kind is FigureKind.DIAGRAM for kind, _ in shown):
                yield "there are diagrams"
            return
        nodes = Counter(node for it in figures for node in it.nodes)
        if options.first <= 1 and options.last is None and nodes != Counter(list(self.places)):
            yield "not every node is in one figure or diagram"
        for it in figures:
            if it.kind is FigureKind.DIAGRAM:
                begun = it.nodes[0]
                while self.tree.children(above := self.tree.parent(begun))[0] == begun:
                    begun = above  # a variation goes on with first children
                if above not in shown[it.origin.kind, it.origin.figure_ordinal]:
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
