"""Nothing but what shows analysis notices that a record contains some."""

from __future__ import annotations

import pytest

from goboard_gui.files.game_comparison import count_differences
from goboard_gui.files.sgf.reading import new_sgf_file, read_sgf
from goboard_gui.files.sgf.writing import write_sgf
from goboard_gui.record import Property
from goboard_gui.record.finding import TextQuery, find_matches
from goboard_gui.record.stored_analysis.tables import ANALYSIS_PROPERTIES
from tests.record.foreign_analyses import KATRAIN_VALUES, LIZZIE_VALUES
from tests.record.test_record_outdated_analysis import analysed

PLAIN = (
    "(;GM[1]FF[4]CA[UTF-8]SZ[9]PB[Anna]PW[Bert]KM[6.5]RU[Japanese]RE[B+3.5]C[A game.]"
    ";B[ee]C[The centre];W[cc]TR[ee](;B[gg]LB[cc:a];W[cg])(;B[gc]N[other];W[cg]FG[0:x]))"
)


FIGURES = ("--figures", "every:50", "--variations", "game")


def with_analysis() -> bytes:
    """Return the same record with analysis by all programs at each node."""
    tree = analysed(read_sgf(PLAIN.encode()).games[0])
    real = {"LZ": (LIZZIE_VALUES["KataGo"],), "KT": KATRAIN_VALUES}
    changes = {}
    for node in tree.preorder():
        items = tree.properties(node)
        changes[node] = [Property(ident, real.get(ident, values)) for ident, values in items]
    tree = tree.set_properties_of_nodes(changes)
    return write_sgf(new_sgf_file([tree]), [tree])


@pytest.mark.parametrize(
    "arguments",
    [
        ("moves", "{}"),
        ("moves", "{}", "--form", "actions"),
        ("moves", "{}", "--json"),
        ("show", "{}", "--move", "3"),
        ("check", "{}"),
        ("score", "{}"),
        ("life", "{}"),
        ("pattern", "{}"),
        ("convert", "{}", "-", "--format", "txt"),
        ("diagram", "{}", "-o", "-", "--format", "txt", *FIGURES),
        ("diagram", "{}", "-o", "-", "--format", "html", *FIGURES),
    ],
    ids=" ".join,
)
def test_the_command_line_prints_the_same(goboard, record, qapp, arguments):
    plain, full = (
        goboard(*(part.format(record(data)) for part in arguments))
        for data in (PLAIN.encode(), with_analysis())
    )
    assert plain.status == 0, plain.err
    assert full == plain


def test_a_text_search_does_not_find_what_analysis_contains():
    tree = read_sgf(with_analysis()).games[0]
    for text in ("SBKV", "50", "position", "pv", "H4s"):
        assert not list(find_matches(tree, TextQuery(text)))


def test_a_comparison_finds_the_same_nodes_with_other_properties():
    plain, full = read_sgf(PLAIN.encode()).games, read_sgf(with_analysis()).games
    counts = count_differences(plain, full)
    nodes = len(list(plain[0].preorder()))
    assert (counts.added, counts.removed, counts.changed) == (0, 0, nodes)


def test_two_openings_are_the_same_with_and_without_analysis(goboard, record):
    result = goboard("same", record(PLAIN, "a.sgf"), record(with_analysis(), "b.sgf"))
    assert result.status == 0


def test_analysis_is_saved_and_read_back_byte_for_byte():
    data = with_analysis()
    file = read_sgf(data)
    assert write_sgf(file, file.games) == data
    idents = {item.ident for item in file.games[0].properties(3)}
    assert idents >= ANALYSIS_PROPERTIES
