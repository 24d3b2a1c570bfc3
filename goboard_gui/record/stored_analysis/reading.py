"""Reading of the analyses that a record contains."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from .analysed_nodes import AnalysedNodes, has_analysis_at
from .foreign.katrain import read_katrain
from .foreign.lizzie import read_lizzie
from .foreign.q5go import read_q5go
from .foreign.sabaki import read_numbers
from .gban import decode_analysis
from .position_hash import position_hash
from .tables import ANALYSIS_PROPERTIES, GBAN, KATRAIN_ANALYSIS, LIZZIE_ANALYSIS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ..tree import Tree
    from .model import StoredAnalysis
    from .position_hash import Position


def has_analysis(tree: Tree) -> bool:
    """Return whether any node of a record has analysis that we can read.

    Fast in records without analysis; otherwise it takes as long as the way to an analysed node.
    """
    nodes = AnalysedNodes().find_in(tree)
    return any(has_analysis_at(tree, node) and node in tree for node in nodes)


def read_analysis(tree: Tree, node: int, position: Position) -> StoredAnalysis | None:
    """Return the analysis of the position at a node, or None if the node has none.

    Of several, this is ours if it was made for this ``position``, or else that of another program
    with the most visits, or else the numbers of Sabaki or Ogatak. Candidates on occupied points
    are left out. An analysis by KaTrain takes some milliseconds.

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
    ours = decode_analysis(values[GBAN][0], position.board.size) if GBAN in values else None
    if ours is not None and ours.position == position_hash(position):
        stored: StoredAnalysis | None = ours.analysis
    else:
        stored = max(
            _read_foreign(values, position),
            key=lambda found: found.analysis.total_visits,
            default=None,
        )
        if stored is None:
            # What was stored with an outdated analysis of ours is outdated, too.
            outdated = None if ours is None else ours.analysis.value
            stored = read_numbers(values, position.to_play, outdated)
    if stored is None:
        return None
    return replace(stored, analysis=stored.analysis.on_board(position.board))


def _read_foreign(
    values: Mapping[str, tuple[str, ...]], position: Position
) -> Iterator[StoredAnalysis]:
    """Yield the analyses of other programs that state their visits."""
    to_play, size = position.to_play, position.board.size
    if KATRAIN_ANALYSIS in values:
        katrain = read_katrain(values[KATRAIN_ANALYSIS], to_play, size)
        yield from () if katrain is None else (katrain,)
    if LIZZIE_ANALYSIS in values:
        lizzie = read_lizzie(values[LIZZIE_ANALYSIS][0], to_play, size)
        yield from () if lizzie is None else (lizzie,)
    yield from read_q5go(values, to_play)
