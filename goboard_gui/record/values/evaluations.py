"""Evaluations of moves and positions, hotspots, and the other annotations of a node."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from ..properties.info_names import root_standard_names, with_standard_names
from ..properties.tables import MARKUP_PROPERTIES, SETUP_PROPERTIES
from ..properties.texts import decode_simple_text, encode_simple_text
from ..tree import Property, replace_properties, with_properties

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from ..tree import Tree


class MoveEvaluation(Enum):
    """An evaluation of a move; the value is the identifier of its SGF property."""

    BAD = "BM"
    DOUBTFUL = "DO"
    INTERESTING = "IT"
    GOOD = "TE"

    @property
    def can_be_emphasised(self) -> bool:
        """Whether the evaluation has a stronger form, such as "very good"."""
        return self in {MoveEvaluation.BAD, MoveEvaluation.GOOD}


class PositionEvaluation(Enum):
    """An evaluation of a position; the value is the identifier of its SGF property."""

    GOOD_FOR_BLACK = "GB"
    GOOD_FOR_WHITE = "GW"
    EVEN = "DM"
    UNCLEAR = "UC"


class NodeAnnotations(NamedTuple):
    """The evaluations of a node and its other annotations, such as a comment or hotspot.

    ``hotspot`` is 0 for none, else 1 or 2. ``setup`` states whether the node sets up stones,
    ``figure`` whether a figure begins here.
    """

    move: MoveEvaluation | None = None
    move_strong: bool = False
    position: PositionEvaluation | None = None
    position_strong: bool = False
    hotspot: int = 0
    name: str = ""
    figure: bool = False
    comment: bool = False
    markup: bool = False
    setup: bool = False

    @property
    def can_be_emphasised(self) -> bool:
        """Whether the node has an evaluation that can be emphasised."""
        of_move = self.move is not None and self.move.can_be_emphasised
        return of_move or self.position is not None or self.hotspot > 0

    @property
    def is_emphasised(self) -> bool:
        """Whether any evaluation of the node is emphasised."""
        return self.move_strong or self.position_strong or self.hotspot > 1


NO_ANNOTATIONS = NodeAnnotations()

MOVE_EVALUATIONS = {judgement.value: judgement for judgement in MoveEvaluation}
POSITION_EVALUATIONS = {judgement.value: judgement for judgement in PositionEvaluation}
_OLD_PAIRS: dict[tuple[MoveEvaluation, ...], MoveEvaluation] = {
    (MoveEvaluation.GOOD, MoveEvaluation.BAD): MoveEvaluation.INTERESTING,
    (MoveEvaluation.BAD, MoveEvaluation.GOOD): MoveEvaluation.DOUBTFUL,
}
_HOTSPOT, _NAME, _FIGURE, _COMMENT = "HO", "N", "FG", "C"
_ANNOTATIONS = {
    *MOVE_EVALUATIONS,
    *POSITION_EVALUATIONS,
    _HOTSPOT,
    _NAME,
    _FIGURE,
    _COMMENT,
    *MARKUP_PROPERTIES,
    *SETUP_PROPERTIES,
}
_WEAK, _STRONG = "1", "2"


def read_annotations(tree: Tree, node: int) -> NodeAnnotations:
    """Return the annotations of a node; of several evaluations that exclude each other, the first
    is used.

    Fast enough to be called for every node of a large tree.

    >>> from goboard_gui.record.tree import Tree
    >>> tree = Tree.new([Property("TE", ("2",)), Property("C", ("A fine tesuji",))])
    >>> found = read_annotations(tree, tree.root)
    >>> found.move, found.move_strong, found.comment, found.markup
    (<MoveEvaluation.GOOD: 'TE'>, True, True, False)
    """
    items = [item for item in tree.properties(node) if item.ident in _ANNOTATIONS]
    if items and node == tree.root and (names := root_standard_names(tree.properties(node))):
        items = [item for item in items if item.ident not in names]
    return _read(items) if items else NO_ANNOTATIONS


def _read(properties: list[Property]) -> NodeAnnotations:
    values: dict[str, str] = {}
    for ident, raws in properties:
        values.setdefault(ident, raws[0])
    move = move_evaluation(values)
    position = next((ident for ident in values if ident in POSITION_EVALUATIONS), None)
    return NodeAnnotations(
        move,
        move is not None and move.can_be_emphasised and _strong(values[move.value]),
        None if position is None else POSITION_EVALUATIONS[position],
        position is not None and _strong(values[position]),
        0 if _HOTSPOT not in values else 1 + _strong(values[_HOTSPOT]),
        decode_simple_text(values.get(_NAME, "")).strip(),
        _FIGURE in values,
        any(ident == _COMMENT and any(raws) for ident, raws in properties),
        not MARKUP_PROPERTIES.isdisjoint(values),
        not values.keys().isdisjoint(SETUP_PROPERTIES),
    )


def move_evaluation(idents: Iterable[str]) -> MoveEvaluation | None:
    """Return the evaluation of a move by the properties of its node, or None if there is none.

    Of several, the first is used. Before FF[4], however, a good and bad move was an interesting
    one, and a bad and good move a doubtful one, as the specification says in its guide to
    converting old files.

    >>> [move_evaluation(idents).name for idents in (("TE", "DO"), ("TE", "BM"), ("BM", "TE"))]
    ['GOOD', 'INTERESTING', 'DOUBTFUL']
    """
    given = [MOVE_EVALUATIONS[ident] for ident in idents if ident in MOVE_EVALUATIONS]
    return _OLD_PAIRS.get(tuple(given[:2]), given[0]) if given else None


def with_move_evaluation(
    tree: Tree, node: int, evaluation: MoveEvaluation | None, *, strong: bool = False
) -> Tree:
    """Return the record with a move's evaluation set, or removed if None is given.

    DO and IT cannot be emphasised.
    """
    value = _degree(strong) if evaluation and evaluation.can_be_emphasised else ""
    return _with_one_of(tree, node, MOVE_EVALUATIONS.keys(), evaluation and evaluation.value, value)


def with_position_evaluation(
    tree: Tree, node: int, evaluation: PositionEvaluation | None, *, strong: bool = False
) -> Tree:
    """Return the record with the position evaluation of a node set, or removed if it is None."""
    idents, ident = POSITION_EVALUATIONS.keys(), evaluation and evaluation.value
    return _with_one_of(tree, node, idents, ident, _degree(strong))


def with_hotspot(tree: Tree, node: int, level: int) -> Tree:
    """Return the record with a node made a hotspot of level 1 or 2, or with no hotspot for level 0.

    :raises ValueError: for another level.
    """
    if level not in {0, 1, 2}:
        raise ValueError(f"hotspots are of level 1 or 2, not {level}")
    ident = _HOTSPOT if level else None
    return _with_one_of(tree, node, {_HOTSPOT}, ident, _degree(level > 1))


def with_emphasis(tree: Tree, node: int, *, strong: bool) -> Tree:
    """Return the record with the evaluations of a node emphasised where possible (``strong``), or
    not emphasised.
    """
    existing = read_annotations(tree, node)
    if existing.move is not None:
        tree = with_move_evaluation(tree, node, existing.move, strong=strong)
    if existing.position is not None:
        tree = with_position_evaluation(tree, node, existing.position, strong=strong)
    return with_hotspot(tree, node, 1 + strong) if existing.hotspot else tree


def with_node_name(tree: Tree, node: int, text: str) -> Tree:
    """Return the record with the name of a node set, or removed if the text is blank."""
    name = encode_simple_text(text.strip())
    return _with_one_of(tree, node, {_NAME}, _NAME if name else None, name)


def _strong(value: str) -> bool:
    return value.strip() == _STRONG


def _degree(strong: bool) -> str:
    return _STRONG if strong else _WEAK


def _with_one_of(
    tree: Tree, node: int, idents: Collection[str], ident: str | None, value: str
) -> Tree:
    """Return the record with a node's properties in ``idents`` replaced by one with ``ident``, or
    just removed.
    """
    new = [] if ident is None else [Property(ident, (value,))]
    held = tree.properties(node)
    if node == tree.root and not root_standard_names(held).keys().isdisjoint(idents):
        held = with_standard_names(held)
    return with_properties(tree, node, replace_properties(held, idents, *new))
