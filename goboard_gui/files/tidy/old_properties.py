"""Conversion of properties of older SGF versions (FF[1]–FF[3]) to FF[4]."""

from __future__ import annotations

from dataclasses import dataclass
from string import ascii_lowercase
from typing import TYPE_CHECKING

from ...record.node import Property
from ...record.properties.codec import BadPointError, read_points, write_point
from ...record.properties.info_names import root_standard_names
from ...record.properties.marks import OLD_MARK, Mark, resolve_old_mark
from ...record.steps import nodes_with_replays
from ...record.values.evaluations import MoveEvaluation, move_evaluation
from ...record.values.markup import LABELS, LETTERS, parse_point_value
from ..sgf.values import write_composed
from .properties import DOUBLES
from .rule import Cleanup, PropertyRule

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Sequence

    from ...go import Board, Size
    from ...record.tree import Tree

_PAIR = {MoveEvaluation.GOOD.value, MoveEvaluation.BAD.value}
"""The evaluations that had another meaning when a node had both."""
_OLD = frozenset({LETTERS, OLD_MARK, *DOUBLES})


@dataclass(frozen=True)
class OldPropertiesRule(PropertyRule):
    """Rule that converts the letters, marks and evaluations of older SGF versions to FF[4].

    The letters of a node begin with a: only their points are stored. Which signs the marks become
    depends on the position.
    """

    code: Cleanup = Cleanup.OLD_PROPERTIES

    def _changes(self, tree: Tree) -> Iterator[tuple[int, Sequence[Property]]]:
        for node, replay in nodes_with_replays(tree, tree.preorder()):
            old = tree.properties(node)
            info = root_standard_names(old) if node == tree.root else {}
            if any(item.ident in _OLD and item.ident not in info for item in old):
                new = tuple(_updated(old, replay.board, info))
                if new != old:
                    yield node, new


def _updated(
    properties: Sequence[Property], board: Board, info: Container[str]
) -> Iterator[Property]:
    """Yield the properties of a node, except game information, converted to FF[4]."""
    pair = [item.ident for item in properties if item.ident in _PAIR and item.ident not in info]
    merged = move_evaluation(pair) if set(pair) == _PAIR else None
    for prop in properties:
        if prop.ident in info:
            yield prop
        elif merged is not None and prop.ident in _PAIR:
            if prop.ident == pair[0]:
                yield Property(merged.value, ("",))
        elif prop.ident == LETTERS:
            yield Property(LABELS, tuple(_letters(prop.values, board.size)))
        elif prop.ident == OLD_MARK:
            yield from _signs(prop.values, board)
        elif prop.ident in DOUBLES and prop.values == ("",):
            yield Property(prop.ident, ("1",))
        else:
            yield prop


def _signs(raws: Sequence[str], board: Board) -> Iterator[Property]:
    """Yield the properties of FF[4] for the marks of FF[1]; invalid points become crosses."""
    marks: dict[Mark, list[str]] = {}
    for raw in raws:
        points = parse_point_value(raw, board.size)
        kinds = {point: resolve_old_mark(board, point) for point in points}
        if len(set(kinds.values())) <= 1:
            marks.setdefault(next(iter(kinds.values()), Mark.CROSS), []).append(raw)
        else:
            for point, mark in kinds.items():
                marks.setdefault(mark, []).append(write_point(point))
    for mark, values in marks.items():
        yield Property(mark.value, tuple(values))


def _letters(raws: Sequence[str], size: Size) -> Iterator[str]:
    number = 0
    for raw in raws:
        try:
            points = read_points(raw, size)
        except BadPointError:
            yield raw
            continue
        for point in points:
            yield write_composed(write_point(point), _letter(number))
            number += 1


def _letter(number: int) -> str:
    letter = ascii_lowercase[number % len(ascii_lowercase)]
    return letter * (number // len(ascii_lowercase) + 1)
