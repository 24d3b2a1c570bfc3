"""Markup read from nodes."""

from __future__ import annotations

import pytest

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Board, Point
from goboard_gui.record import Property, Session, Tree
from goboard_gui.record.properties.codec import write_point, write_points
from goboard_gui.record.properties.marks import Mark
from goboard_gui.record.properties.tables import (
    MARKUP_PROPERTIES,
    MAX_VALUES,
    POINT_VALUE_TYPES,
    SETUP_PROPERTIES,
    PointValueType,
)
from goboard_gui.record.values.markup import (
    NO_MARKUP,
    Markup,
    next_letter,
    next_number,
    read_markup,
)
from tests.cases import for_each
from tests.record.record_cases import DEEP, deep, line, properties


def seen(text: str, root: str = "SZ[9]") -> Markup:
    return read_markup(line(root, text), 1)


def marks_by_point(markup: Markup) -> dict[str, str]:
    """The marks by SGF points: `{'aa': 'SQ TR'}`."""
    return {
        write_point(point): " ".join(sorted(mark.value for mark in found))
        for point, found in markup.marks.items()
    }


def labels(markup: Markup) -> dict[str, str]:
    return {write_point(point): text for point, text in markup.labels.items()}


def pairs(found) -> list[str]:
    return [":".join(map(write_point, pair)) for pair in found]


@for_each(
    ("text", "expected"),
    [
        pytest.param("TR[aa]SQ[ba]CR[ca]MA[da]SL[ea]", "aa TR|ba SQ|ca CR|da MA|ea SL", id="marks"),
        pytest.param("TB[aa]TW[bb]", "aa TB|bb TW", id="territory"),
        pytest.param("M[ab]", "ab MA", id="a mark of older files on an empty point"),
        pytest.param("B[ab]M[ab]", "ab TR", id="a mark of older files on the stone just played"),
        pytest.param("AB[aa]AW[ab]M[aa:bb]TR[ba]", "aa TR|ab TR|ba MA TR|bb MA", id="old marks"),
        pytest.param("TR[aa][bb]TR[cc]", "aa TR|bb TR|cc TR", id="a property that comes twice"),
        pytest.param("SQ[aa:bb]", "aa SQ|ab SQ|ba SQ|bb SQ", id="a rectangle"),
        pytest.param("SQ[aa]TR[aa]TB[aa]", "aa SQ TB TR", id="several marks on a point"),
        pytest.param("TR[zz][aa][][a][bb:zz]", "aa TR", id="bad values beside a good one"),
        pytest.param("TR[]", "", id="nothing"),
        pytest.param("XX[aa]B[bb]AB[cc]", "", id="no markup at all"),
    ],
)
def test_marks_are_read(text, expected):
    found = sorted(f"{point} {named}" for point, named in marks_by_point(seen(text)).items())
    assert "|".join(found) == expected


@for_each(
    ("text", "expected"),
    [
        ("LB[aa:A][bb:12]", {"aa": "A", "bb": "12"}),
        ("LB[aa:b:c][bb:d\\:e]", {"aa": "b:c", "bb": "d:e"}),
        ("LB[aa:cc]", {"aa": "cc"}),
        ("LB[aa:White's sente]", {"aa": "White's sente"}),
        ("LB[aa: x ][bb:a\nb]", {"aa": "x", "bb": "a b"}),
        ("LB[aa:A][aa:B]", {"aa": "B"}),
        ("LB[aa][bb:][zz:Z][:Q][cc:C]", {"cc": "C"}),
        ("L[cc][aa][bb]", {"cc": "a", "aa": "b", "bb": "c"}),
        ("L[cc][zz][aa]", {"cc": "a", "aa": "b"}),
        ("L[cc]L[aa]", {"cc": "a", "aa": "b"}),
        ("L[aa]LB[aa:X][bb:Y]", {"aa": "X", "bb": "Y"}),
        ("LB[aa:X]L[aa]", {"aa": "X"}),
    ],
)
def test_labels_are_read(text, expected):
    assert labels(seen(text)) == expected


def test_letters_of_older_files_go_on_after_z():
    points = [Point(column, row) for row in range(3) for column in range(9)]
    found = labels(seen("L" + "".join(f"[{write_point(point)}]" for point in points)))
    assert found[write_point(points[25])] == "z"
    assert found[write_point(points[26])] == "aa"


def test_escapes_in_labels_are_undone():
    tree = Tree.new(properties("SZ[9]"))
    tree, node = tree.add(0, [properties("LB[x]")[0]._replace(values=("aa:\\]\\\\",))])
    assert labels(read_markup(tree, node)) == {"aa": "]\\"}


@pytest.mark.parametrize(
    ("text", "arrows", "lines"),
    [
        ("AR[aa:bb][bb:aa]LN[cc:dd]", ["aa:bb", "bb:aa"], ["cc:dd"]),
        ("AR[aa:bb][aa:bb]LN[aa:bb][bb:aa]", ["aa:bb"], ["aa:bb"]),
        ("AR[aa:aa][aa][aa:zz][:aa][cc:dd]LN[][ee:ff]", ["cc:dd"], ["ee:ff"]),
    ],
)
def test_arrows_and_lines_are_read(text, arrows, lines):
    found = seen(text)
    assert (pairs(found.arrows), pairs(found.lines)) == (arrows, lines)


@for_each(
    ("nodes", "dimmed", "view"),
    [
        (["DD[aa]VW[bb:cb]"], "aa", "bb cb"),
        (["DD[aa]VW[bb]", "C[x]", "TR[cc]"], "aa", "bb"),
        (["DD[aa]VW[bb]", "DD[cc]"], "cc", "bb"),
        (["DD[aa]VW[bb]", "DD[]"], "", "bb"),
        (["DD[aa]VW[bb]", "VW[]"], "aa", None),
        (["DD[aa]", "DD[zz][bb]"], "bb", None),
        (["DD[aa]", "DD[bb]DD[cc]"], "bb cc", None),
        (["DD[aa]", "DD[]", "C[x]"], "", None),
        (["C[x]"], "", None),
    ],
)
def test_dimmed_points_and_the_view_are_inherited(nodes, dimmed, view):
    tree = line("SZ[9]", *nodes)
    found = read_markup(tree, len(nodes))
    assert " ".join(write_points(found.dimmed)) == dimmed
    assert (found.view and " ".join(write_points(found.view))) == view


def test_a_variation_inherits_from_its_own_line_only():
    tree = line("SZ[9]", "DD[aa]")
    tree, other = tree.add(0, properties("C[x]"))
    assert read_markup(tree, other) is NO_MARKUP
    assert read_markup(tree, 1).dimmed == {Point(0, 0)}


def test_everything_but_inherited_points_is_of_one_node():
    tree = line("SZ[9]", "TR[aa]LB[bb:A]AR[aa:bb]LN[cc:dd]", "C[x]")
    assert read_markup(tree, 2) is NO_MARKUP


def test_points_are_those_of_the_board_of_the_record():
    assert marks_by_point(seen("TR[jj]", "SZ[9]")) == {}
    assert marks_by_point(seen("TR[jj]TR[Zz]", "SZ[52]")) == {"jj": "TR", "Zz": "TR"}


def test_markup_of_the_last_of_many_nodes_is_read():
    assert read_markup(deep(DEEP), DEEP - 1) is NO_MARKUP


def test_each_mark_is_known_as_markup_that_holds_points():
    assert {mark.value for mark in Mark} <= MARKUP_PROPERTIES
    holding = {
        ident for ident, shape in POINT_VALUE_TYPES.items() if shape is not PointValueType.MOVE
    }
    assert holding - {*SETUP_PROPERTIES} == MARKUP_PROPERTIES


@pytest.mark.parametrize(
    ("text", "letter", "number"),
    [
        ("C[x]", "A", "1"),
        ("LB[aa:A][bb:B][cc:D]", "C", "1"),
        ("LB[aa:1][bb:3][cc:a]", "A", "2"),
        ("L[aa]", "A", "1"),
    ],
)
def test_the_next_letter_and_number_are_the_first_free_ones(text, letter, number):
    assert (next_letter(seen(text)), next_number(seen(text))) == (letter, number)


def test_after_all_letters_come_pairs():
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    points = [Point(column, row) for row in range(19) for column in range(19)]
    some = dict(zip(points, alphabet, strict=False))
    assert next_letter(Markup(labels=dict(list(some.items())[:26]))) == "a"
    assert next_letter(Markup(labels=some)) == "AA"
    assert next_letter(Markup(labels=some | {Point(18, 18): "AA"})) == "AB"


def test_values_beyond_what_any_board_needs_do_not_count():
    many = ("aa",) * MAX_VALUES
    tree = Tree.new([Property("SZ", ("9",)), Property("TR", (*many, "bb"))])
    assert set(read_markup(tree, tree.root).marks) == {Point(0, 0)}
    stones = Tree.new([Property("SZ", ("9",)), Property("AB", (*many, "bb"))])
    assert set(Session(stones).board.stones()) == {Point(0, 0)}


@pytest.mark.parametrize("board", [None, Board.from_rows("X..", "...", "...")])
def test_marks_of_older_files_follow_the_position(board):
    tree = read_sgf(b"(;SZ[3]AB[aa]M[aa:ba](;W[ba];B[ab]M[aa:ba])(;AE[aa]M[aa]))").games[0]
    marks = [marks_by_point(read_markup(tree, node, board)) for node in (0, 2, 3)]
    given = {"aa": "TR", "ba": "MA"}
    assert marks[0] == given
    assert marks[1:] == (
        [{"aa": "TR", "ba": "TR"}, {"aa": "MA"}] if board is None else [given, {"aa": "TR"}]
    )


def test_the_board_of_a_session_shows_marks_of_older_files_as_they_are_at_each_move():
    session = Session(read_sgf(b"(;SZ[3];B[aa]M[aa];W[ba]M[aa];B[bb];W[ab]M[aa])").games[0])
    found = []
    for node in session.line:
        session.go_to(node)
        found.append(" ".join(marks_by_point(session.markup).values()))
    assert found == ["", "TR", "TR", "", "MA"]
