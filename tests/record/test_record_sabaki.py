"""What Sabaki reads of the analysis that we save."""

from __future__ import annotations

from sgfmill.sgf import Sgf_game

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.sgf.writing import write_sgf
from goboard_gui.go import Colour
from goboard_gui.go.analysis import Analysis, Value
from goboard_gui.record.stored_analysis.model import StoredAnalysis
from goboard_gui.record.stored_analysis.writing import with_analyses

VALUES = [
    Value(0.5, 0.0),
    Value(0.61803, 12.345),
    Value(0.0, -40.0),
    None,
    Value(1.0, None),
    Value(0.00004, -0.004),
]
"""Win rates and leads of Black at the nodes of a game; one of them was not analysed."""


def saved() -> bytes:
    """Return a game that was saved with these values."""
    file = read_sgf(b"(;GM[1]FF[4]SZ[9];B[ee];W[cc];B[gg];W[gc];B[cg])")
    to_play = [Colour.BLACK, Colour.WHITE]
    analyses = {
        node: StoredAnalysis(Analysis(to_play[node % 2], visits=200, value=value), engine="KataGo")
        for node, value in enumerate(VALUES)
        if value is not None
    }
    return write_sgf(file, [with_analyses(file.games[0], analyses)])


def series(data: bytes, ident: str) -> list[float | None]:
    """Return what Sabaki draws of a property: for each node of a line its first value as a number.

    Its source: ``[...nodes].map((x) => x.data.SBKV && +x.data.SBKV[0])``.
    """
    nodes = Sgf_game.from_bytes(data).get_main_sequence()
    return [
        float(node.get_raw_list(ident)[0]) if node.has_property(ident) else None for node in nodes
    ]


def test_sabaki_reads_percent_and_points_for_black_whoever_is_to_play():
    data = saved()
    assert series(data, "SBKV") == [50.0, 61.8, 0.0, None, 100.0, 0.0]
    assert series(data, "SBKS") == [0.0, 12.35, -40.0, None, None, 0.0]
