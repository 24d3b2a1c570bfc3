"""Adding a sequence of moves as a variation."""

from __future__ import annotations

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Point
from goboard_gui.record.edits.variations import add_variation
from tests.cases import for_each

BLACK, WHITE = Colour
RECORD = b"(;SZ[9];B[aa];W[bb])"


@for_each(
    ("moves", "written"),
    [
        (((BLACK, Point(2, 2)), (WHITE, None)), b"(;SZ[9](;B[aa];W[bb])(;B[cc];W[]))"),
        (((BLACK, Point(0, 0)), (WHITE, Point(2, 2))), b"(;SZ[9];B[aa](;W[bb])(;W[cc]))"),
        (((WHITE, Point(0, 0)),), b"(;SZ[9](;B[aa];W[bb])(;W[aa]))"),
    ],
)
def test_moves_that_the_record_has_are_followed_and_others_added(moves, written):
    tree = read_sgf(RECORD).games[0]
    longer, _ = add_variation(tree, tree.root, moves)
    texts = [
        [longer.properties(node) for node in longer.line_to(last)]
        for last in longer.preorder()
        if not longer.children(last)
    ]
    wanted = read_sgf(written).games[0]
    assert texts == [
        [wanted.properties(node) for node in wanted.line_to(last)]
        for last in wanted.preorder()
        if not wanted.children(last)
    ]


def test_a_variation_that_the_record_has_changes_nothing():
    tree = read_sgf(RECORD).games[0]
    same, node = add_variation(tree, tree.root, [(BLACK, Point(0, 0)), (WHITE, Point(1, 1))])
    assert same is tree
    assert node == tree.main_line()[-1]
