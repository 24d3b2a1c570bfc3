"""The analyses that a record contains along a line of play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...go import RECORDING
from ..steps import LineReplay
from ..turns import player_to_move
from .position_hash import BoardToPlay
from .reading import read_analysis
from .tables import ANALYSIS_PROPERTIES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ..node import Property
    from ..tree import Tree
    from .model import StoredAnalysis


class LineAnalyses:
    """The analyses stored along a line, by node.

    If a line is read again after edits, only the nodes that were changed are parsed.
    """

    def __init__(self) -> None:
        self.by_node: dict[int, StoredAnalysis] = {}
        """The analyses of the line that was read last, in order."""
        self._tree: Tree | None = None
        self._parsed: dict[int, tuple[tuple[Property, ...], StoredAnalysis | None]] = {}

    def read_line(self, tree: Tree, line: Iterable[int]) -> Iterator[None]:
        """Read the analyses along a line, whose nodes are in order from the root; yield after each
        node. `by_node` is complete at the end.

        >>> from goboard_gui.files.sgf.reading import read_sgf
        >>> tree = read_sgf(b"(;SZ[9];B[ee]SBKV[52.5];W[cc])").games[0]
        >>> analyses = LineAnalyses()
        >>> for _ in analyses.read_line(tree, tree.main_line()):
        ...     pass
        >>> {node: stored.value.win_rate for node, stored in analyses.by_node.items()}
        {1: 0.525}
        """
        if self._tree is None or not tree.has_same_positions(self._tree):
            self._parsed = {}
        self._tree = tree
        by_node, replay = {}, LineReplay(tree, RECORDING)
        for node in line:
            step, properties = replay.push(node), tree.properties(node)
            if any(ident in ANALYSIS_PROPERTIES for ident, _ in properties):
                known = self._parsed.get(node)
                if known is None or known[0] is not properties:
                    position = BoardToPlay(replay.board, player_to_move(tree, step))
                    known = self._parsed[node] = properties, read_analysis(tree, node, position)
                if known[1] is not None:
                    by_node[node] = known[1]
            yield
        self.by_node = by_node
