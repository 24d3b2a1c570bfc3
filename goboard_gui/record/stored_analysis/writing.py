"""Storing of analyses in a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..node import Property
from ..steps import nodes_with_replays
from ..tree import replace_properties
from .gban import encode_analysis
from .position_hash import BoardToPlay, position_hash
from .tables import GBAN, SCORE, WIN_RATE, WRITTEN_PROPERTIES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ..tree import Tree
    from .model import StoredAnalysis


def with_analyses(
    tree: Tree, analyses: Mapping[int, StoredAnalysis], *, ownership: bool = False
) -> Tree:
    """Return a record in which the analyses of the positions at some nodes are stored.

    They replace what we or Sabaki have stored at these nodes before, even where a win rate or score
    is unknown now. ``ownership`` is stored on request. The result is the same tree if nothing
    changes. O(nodes up to those with analyses), and best if these are in preorder.

    >>> from goboard_gui.go import Colour
    >>> from goboard_gui.go.analysis import Analysis, Value
    >>> from goboard_gui.record.stored_analysis.model import StoredAnalysis
    >>> from goboard_gui.record.tree import Tree
    >>> analysis = StoredAnalysis(Analysis(Colour.BLACK, value=Value(0.5, -0.001)))
    >>> tree = with_analyses(Tree.new([Property("SZ", ("9",))]), {0: analysis})
    >>> [(ident, *values) for ident, values in tree.properties(0)][1:3]
    [('SBKV', '50.00'), ('SBKS', '0.00')]
    """
    changed = {}
    for node, replay in nodes_with_replays(tree, analyses):
        stored = analyses[node]
        position = BoardToPlay(replay.board, stored.analysis.to_play)
        value = encode_analysis(stored, position_hash(position), ownership=ownership)
        before = tree.properties(node)
        after = replace_properties(before, WRITTEN_PROPERTIES, *_properties(stored, value))
        if tuple(after) != before:
            changed[node] = after
    return tree.set_properties_of_nodes(changed) if changed else tree


def _properties(stored: StoredAnalysis, value: str) -> Iterator[Property]:
    win_rate, score = stored.value
    if win_rate is not None:
        yield Property(WIN_RATE, (_two_decimals(100 * win_rate),))
    if score is not None:
        yield Property(SCORE, (_two_decimals(score),))
    yield Property(GBAN, (value,))


def _two_decimals(number: float) -> str:
    return f"{round(number, 2) + 0.0:.2f}"  # never -0.00
