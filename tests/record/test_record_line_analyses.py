"""The analyses along a line, and what an edit makes it read again."""

from __future__ import annotations

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Point
from goboard_gui.go.analysis import Analysis, Candidate, Value
from goboard_gui.record.node import Property
from goboard_gui.record.stored_analysis import lines
from goboard_gui.record.stored_analysis.lines import LineAnalyses
from goboard_gui.record.stored_analysis.model import StoredAnalysis
from goboard_gui.record.stored_analysis.writing import with_analyses
from goboard_gui.record.tree import with_properties

BLACK, WHITE = Colour
TREE = read_sgf(b"(;SZ[9];B[ee];C[a pause];W[cc](;B[gg])(;B[gc]))").games[0]


def stored(to_play: Colour, score: float) -> StoredAnalysis:
    move = Candidate(Point(2, 2), 10, Value(score=score), (Point(2, 2),))
    return StoredAnalysis(Analysis(to_play, (move,), 10, Value(score=score)), engine="E")


REVIEWED = with_analyses(TREE, {0: stored(BLACK, 0.5), 1: stored(WHITE, 1), 4: stored(WHITE, 2)})


def read(analyses: LineAnalyses, tree, line) -> dict[int, float | None]:
    for _ in analyses.read_line(tree, line):
        pass
    return {node: each.value.score for node, each in analyses.by_node.items()}


def test_only_the_nodes_of_the_line_are_read():
    analyses = LineAnalyses()
    assert read(analyses, REVIEWED, REVIEWED.main_line()) == {0: 0.5, 1: 1.0, 4: 2.0}
    assert read(analyses, REVIEWED, REVIEWED.line_to(5)) == {0: 0.5, 1: 1.0}
    assert read(analyses, TREE, TREE.main_line()) == {}


def test_after_an_edit_only_changed_nodes_are_parsed(monkeypatch):
    parsed = []

    def read_and_note(tree, node, position):
        parsed.append(node)
        return read_analysis(tree, node, position)

    read_analysis = lines.read_analysis
    monkeypatch.setattr(lines, "read_analysis", read_and_note)
    analyses = LineAnalyses()
    read(analyses, REVIEWED, REVIEWED.main_line())
    parsed.clear()
    commented = with_properties(
        REVIEWED, 1, (*REVIEWED.properties(1), Property("C", ("a comment",)))
    )
    assert read(analyses, commented, commented.main_line()) == {0: 0.5, 1: 1.0, 4: 2.0}
    assert parsed == [1]


def test_analyses_of_other_positions_than_before_the_edit_are_not_kept():
    analyses = LineAnalyses()
    read(analyses, REVIEWED, REVIEWED.main_line())
    properties = [
        Property("B", ("dd",)) if ident == "B" else Property(ident, values)
        for ident, values in REVIEWED.properties(1)
    ]
    moved = REVIEWED.set_properties(1, properties)
    assert read(analyses, moved, moved.main_line()) == {0: 0.5}
