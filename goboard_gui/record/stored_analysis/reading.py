"""Reading of the analyses that a record contains."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...go.analysis import Analysis, Value
from .gban import decode_analysis, fraction
from .model import AnalysisSource, StoredAnalysis
from .position_hash import position_hash
from .tables import ANALYSIS_PROPERTIES, GBAN, OGATAK_SCORE, SCORE, WIN_RATE

if TYPE_CHECKING:
    from ..tree import Tree
    from .position_hash import Position

_NUMBER = re.compile(r"\s*([-+]?\d{1,9}(?:\.\d{0,20})?)\s*", re.ASCII)


def has_analysis(tree: Tree) -> bool:
    """Return whether any node of a record has analysis that we can read. O(nodes)."""
    return any(
        item.ident in ANALYSIS_PROPERTIES
        for node in tree.preorder()
        for item in tree.properties(node)
    )


def read_analysis(tree: Tree, node: int, position: Position) -> StoredAnalysis | None:
    """Return the analysis of the position at a node, or None if the node has none.

    An analysis of ours that was made for another ``position`` does not count.

    >>> from goboard_gui.record import Session
    >>> from goboard_gui.record.node import Property
    >>> from goboard_gui.record.tree import Tree
    >>> session = Session(Tree.new([Property("SBKV", ("52.5",)), Property("OGSC", ("1.5",))]))
    >>> found = read_analysis(session.tree, session.cursor, session)
    >>> found.source.value, found.value
    ('Ogatak', Value(win_rate=0.525, score=1.5))
    """
    values = {
        ident: values
        for ident, values in reversed(tree.properties(node))
        if ident in ANALYSIS_PROPERTIES
    }
    if not values:
        return None
    raw = values.get(GBAN)
    ours = None if raw is None else decode_analysis(raw[0], position.board.size)
    if ours is not None and ours.position == position_hash(position):
        return ours.analysis
    return _read_numbers(values, position, None if ours is None else ours.analysis.value)


def _read_numbers(
    values: dict[str, tuple[str, ...]], position: Position, outdated: Value | None
) -> StoredAnalysis | None:
    """Return the analysis by Sabaki or Ogatak, unless it has the numbers of an ``outdated`` one
    of ours, which were written with it.
    """
    win_rate, score = fraction(_number(values, WIN_RATE)), _number(values, SCORE)
    value, source = Value(win_rate, score), AnalysisSource.SABAKI
    if value == outdated:
        return None
    if score is None and (score := _number(values, OGATAK_SCORE)) is not None:
        value, source = Value(win_rate, score), AnalysisSource.OGATAK
    if value == Value():
        return None
    return StoredAnalysis(Analysis(position.to_play, value=value), source)


def _number(values: dict[str, tuple[str, ...]], ident: str) -> float | None:
    match = _NUMBER.fullmatch(values[ident][0]) if ident in values else None
    return None if match is None else float(match[1])
