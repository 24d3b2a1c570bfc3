"""Names of board shapes, and reasons why something is not available on some of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import BoardKind
from ..core.i18n import tr_noop, translator

if TYPE_CHECKING:
    from ...go import BoardShape
    from ...go.graph_json import GraphError

_S = "Shapes"
_tr = translator(_S)

_NAMES = {
    BoardKind.RECTANGLE: tr_noop(_S, "Rectangle"),
    BoardKind.TORUS: tr_noop(_S, "Torus"),
    BoardKind.CYLINDER: tr_noop(_S, "Cylinder"),
    BoardKind.UPRIGHT_CYLINDER: tr_noop(_S, "Upright cylinder"),
    BoardKind.MOEBIUS: tr_noop(_S, "Möbius strip"),
    BoardKind.HEXAGON: tr_noop(_S, "Hexagon"),
    BoardKind.GRAPH: tr_noop(_S, "Graph"),
}
_EXPLANATIONS = {
    BoardKind.RECTANGLE: tr_noop(_S, "An ordinary board"),
    BoardKind.TORUS: tr_noop(_S, "All opposite edges joined"),
    BoardKind.CYLINDER: tr_noop(_S, "Left and right edges joined"),
    BoardKind.UPRIGHT_CYLINDER: tr_noop(_S, "Top and bottom edges joined"),
    BoardKind.MOEBIUS: tr_noop(_S, "Left and right edges joined with a twist"),
    BoardKind.HEXAGON: tr_noop(_S, "Six neighbours for each point"),
    BoardKind.GRAPH: tr_noop(_S, "Points and lines from a JSON file"),
}


def shape_name(kind: BoardKind) -> str:
    """Return the name of a kind of board, such as "Torus"."""
    return _tr(_NAMES[kind])


def shape_explanation(kind: BoardKind) -> str:
    """Return a phrase that explains what is special about a kind of board, without a full stop."""
    return _tr(_EXPLANATIONS[kind])


def shape_summary(shape: BoardShape) -> str:
    """Return a short description of a board, such as "9×9", "Torus 9×9" or "Graph, 12 points"."""
    if shape.is_rectangle:
        return str(shape.size)
    name = shape_name(shape.kind)
    if shape.plan is None:
        return f"{name} {shape.size}"
    points = _tr(tr_noop(_S, "%n points"), len(shape.plan.points))
    return f"{name}, {points}"


def custom_point_names_text() -> str:
    """Return the text shown instead of a notation for boards whose points have their own names."""
    return _tr(tr_noop(_S, "The board's own coordinates"))


def rectangle_required_text() -> str:
    """Return the reason why something is not available on boards that are not rectangles."""
    return _tr(tr_noop(_S, "Only available on rectangular boards"))


def lines_required_text() -> str:
    """Return the reason why something is not available on boards without columns and rows."""
    return _tr(tr_noop(_S, "Only available on boards with columns and rows"))


def joined_edges_required_text() -> str:
    """Return the reason why a board cannot be scrolled in a direction."""
    return _tr(tr_noop(_S, "Only available on boards whose edges are joined in this direction"))


def cannot_rotate_strip_text() -> str:
    """Return why the record of a Möbius strip is not rotated by a quarter turn."""
    return _tr(tr_noop(_S, "A game on a Möbius strip can't be rotated by 90°"))


def describe_graph_error(error: GraphError) -> str:
    """Return a message about an error in the file of a graph board and where it is, without the
    file's name.
    """
    problem = _tr(error.problem.value).format(detail=error.detail)
    return f"{error.place}: {problem}" if error.place else problem
