"""Records that contain a review."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Point
from goboard_gui.go.analysis import Analysis, Candidate, Value
from goboard_gui.record.stored_analysis.model import StoredAnalysis
from goboard_gui.record.stored_analysis.writing import with_analyses

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goboard_gui.record import Tree

GAME = b"(;SZ[9]KM[6.5]RU[Chinese];B[ee];W[cc];B[gg];W[gc];B[cg];W[aa])"
BEST = Point(6, 2)


def stored(to_play: Colour, score: float, *, win_rate: float = 0.5) -> StoredAnalysis:
    """Return an analysis by the engine "Double" with a candidate."""
    value = Value(win_rate, score)
    candidate = Candidate(BEST, 40, value, (BEST, Point(2, 6)), 0.25)
    analysis = Analysis(to_play, (candidate,), 50, value)
    return StoredAnalysis(analysis, engine="Double", komi=6.5, rules="chinese", seconds=0.5)


def reviewed(scores: Sequence[float | None], game: bytes = GAME) -> Tree:
    """Return a record with these scores for Black at the nodes of its main line, None for gaps."""
    tree = read_sgf(game).games[0]
    players = (Colour.BLACK, Colour.WHITE)
    analyses = {
        node: stored(players[at % 2], score)
        for at, (node, score) in enumerate(zip(tree.main_line(), scores, strict=False))
        if score is not None
    }
    return with_analyses(tree, analyses)
