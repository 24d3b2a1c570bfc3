"""What must be true of where figures end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goboard_gui.record.figures import (
    CaptureSplit,
    CommentSplit,
    EvenSplit,
    Figure,
    FixedLengthSplit,
    MarkSplit,
    MoveNumberSplit,
    OverlapSplit,
    PlanOptions,
    SingleFigure,
    figure_properties,
)
from goboard_gui.record.figures.lengths import longest_joined_rest
from goboard_gui.record.properties.tables import MARKUP_PROPERTIES
from tests.record.figures_replay import keeps_captured

if TYPE_CHECKING:
    from tests.record.figures_replay import Places


class Cuts:
    """Holds the ends of figures against the rule that was asked for."""

    def __init__(self, places: Places) -> None:
        self.places = places

    def faults(self, figure: Figure, after: Figure | None, options: PlanOptions):
        """Whether it ends where it should."""
        split = options.split
        places = [self.places[node] for node in figure.nodes]
        shown = self._shown(figure, places)
        for place, at in enumerate(places):
            if place and at.set_up and shown[place]:
                yield "stones are set up within it"
        moves = [self.places[it.node] for it in figure.moves]
        cut = after is not None and not self.places[after.nodes[0]].set_up
        if cut and not isinstance(split, MarkSplit) and not self.places[after.nodes[0]].move:
            yield "it ends before a node without a move"
        match split:
            case FixedLengthSplit(count):
                most = count if after else count + longest_joined_rest(count)
                if len(moves) > most or (cut and len(moves) < count):
                    yield f"it has {len(moves)} moves"
            case EvenSplit(most):
                if len(moves) > most:
                    yield f"it has {len(moves)} moves"
            case CaptureSplit(least, most):
                early = any(at.captured for at in moves[least - 1 : -1])
                full = len(moves) == most or (len(moves) >= least and moves[-1].captured)
                if early or len(moves) > most or (cut and not full):
                    yield "it does not end with a capture"
            case OverlapSplit(most):
                if len(moves) > most:
                    yield f"it has {len(moves)} moves"
                later = [
                    it for it in figure.notes if it.note_point and it.moves[0] != figure.moves[0]
                ]
                # A point without a colour is beside the part that is shown.
                hidden = any(it.note_point.colour or len(it.moves) > 1 for it in later)
                if hidden and keeps_captured(figure, options):
                    yield "a move was made on a point that is not free"
            case CommentSplit():
                said = [k for k, it in enumerate(figure.moves[:-1]) if self._said(it.node)]
                if said or (cut and not any(map(self._said, figure.nodes))):
                    yield "it does not end with a comment"
            case MarkSplit():
                begun = [
                    figure_properties(self.places.tree, it).options is not None
                    for it in figure.nodes
                ]
                if any(begun[k] and (shown[k] or any(begun[:k])) for k in range(1, len(begun))):
                    yield "another figure begins within it"
                if cut and figure_properties(self.places.tree, after.nodes[0]).options is None:
                    yield "the next figure is not marked"
            case MoveNumberSplit(last):
                if any(at.number in last for at in moves[:-1]):
                    yield "it goes on too long"
                if cut and moves[-1].number not in last:
                    yield "it ends too early"
            case SingleFigure():
                if cut:
                    yield "it is not whole"

    def _shown(self, figure, places):
        """Whether there is anything on the board, before each of its nodes."""
        seen, found = False, []
        for node, at in zip(figure.nodes, places, strict=True):
            found.append(seen)
            marked = any(
                ident in MARKUP_PROPERTIES for ident, _ in self.places.tree.properties(node)
            )
            seen = seen or bool(at.move) or bool(at.after.stones()) or marked
        return found

    def _said(self, node):
        return any(
            values[0].strip() for ident, values in self.places.tree.properties(node) if ident == "C"
        )
