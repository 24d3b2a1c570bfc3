from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import RECORDING, Board, Point, Size, Symmetry
from goboard_gui.record import Property, Tree, board_size, rotate_record, walk_steps
from goboard_gui.record.properties.codec import write_point
from goboard_gui.record.properties.tables import POINT_VALUE_TYPES
from goboard_gui.record.values.markup import read_markup
from tests.cases import for_each
from tests.examples import examples
from tests.record.record_cases import DEEP, deep, line, replayed, trees

symmetries = st.sampled_from(Symmetry)
everything = for_each("symmetry", Symmetry, ids=lambda symmetry: symmetry.value)
POINT_IDENTS = ["AB", "AE", "AW", "CR", "DD", "MA", "SL", "SQ", "TB", "TR", "TW", "VW"]
OLD_POINT_IDENTS = ["L", "M"]


def turned(text: str, symmetry: str = "r90", size: str = "3") -> str:
    """Return how the values of the second node of a record are turned."""
    tree = rotate_record(line(f"SZ[{size}]", text), Symmetry(symmetry))
    return "".join(
        ident + "".join(f"[{value}]" for value in values)
        for ident, values in tree.node(1).properties
    )


@for_each(
    ("symmetry", "points"),
    [
        ("id", "aa ba cb"),
        ("r90", "ca cb bc"),
        ("r180", "cc bc ab"),
        ("r270", "ac ab ba"),
        ("mh", "ca ba ab"),
        ("mv", "ac bc cb"),
        ("td", "aa ab bc"),
        ("ta", "cc cb ba"),
    ],
)
@for_each("ident", [*POINT_IDENTS, *OLD_POINT_IDENTS])
def test_every_list_of_points_is_turned(ident, symmetry, points):
    expected = ident + "".join(f"[{point}]" for point in points.split())
    assert turned(f"{ident}[aa][ba][cb]", symmetry) == expected


@for_each("ident", [*POINT_IDENTS, *OLD_POINT_IDENTS])
@for_each(
    ("symmetry", "rectangle"),
    [
        ("id", "aa:ba"),
        ("r90", "ca:cb"),
        ("r180", "bc:cc"),
        ("r270", "ab:ac"),
        ("mh", "ba:ca"),
        ("mv", "ac:bc"),
        ("td", "aa:ab"),
        ("ta", "cb:cc"),
    ],
)
def test_a_turned_rectangle_names_its_upper_left_and_lower_right_corner(ident, symmetry, rectangle):
    assert turned(f"{ident}[aa:ba]", symmetry) == f"{ident}[{rectangle}]"


@for_each(
    ("text", "expected"),
    [
        pytest.param("B[aa]", "B[ca]", id="a move of Black"),
        pytest.param("W[ba]", "W[cb]", id="a move of White"),
        pytest.param("B[]", "B[]", id="a pass"),
        pytest.param("B[tt]", "B[tt]", id="an old pass"),
        pytest.param("LB[aa:A][ba:12]", "LB[ca:A][cb:12]", id="labels"),
        pytest.param("LB[aa:b:c]", "LB[ca:b:c]", id="a label with a colon"),
        pytest.param("LB[aa:bb]", "LB[ca:bb]", id="a label that looks like a point"),
        pytest.param("AR[aa:ba][ba:aa]", "AR[ca:cb][cb:ca]", id="arrows keep their direction"),
        pytest.param("LN[aa:cc]", "LN[ca:ac]", id="lines"),
        pytest.param("AB[ba:ab]", "AB[ba:cb]", id="a rectangle given by its other corners"),
        pytest.param("AB[aa:bb][cc]", "AB[ba:cb][ac]", id="rectangle and point"),
        pytest.param("VW[]DD[]", "VW[]DD[]", id="empty lists"),
        pytest.param("C[aa]N[ba]", "C[aa]N[ba]", id="text"),
        pytest.param("XX[aa]", "XX[aa]", id="a property nobody knows"),
        pytest.param("FG[257:aa]PM[1]", "FG[257:aa]PM[1]", id="a figure"),
        pytest.param("B[zz]AB[zz][aa:zz]", "B[zz]AB[zz][aa:zz]", id="points off the board"),
        pytest.param("LB[nonsense]AR[aa]", "LB[nonsense]AR[ca]", id="odd labels and arrows"),
        pytest.param("AR[aa:zz]", "AR[aa:zz]", id="an arrow that leaves the board"),
        pytest.param("B[aa]C[x]AB[ba]", "B[ca]C[x]AB[cb]", id="several in their order"),
        pytest.param("AB[aa]AB[ba]", "AB[ca]AB[cb]", id="an identifier given twice"),
    ],
)
def test_a_quarter_turn_of_one_node(text, expected):
    assert turned(text) == expected


def test_the_properties_tried_here_are_all_that_hold_points():
    tried = {*POINT_IDENTS, *OLD_POINT_IDENTS, "B", "W", "LB", "AR", "LN"}
    assert tried == set(POINT_VALUE_TYPES)


@everything
def test_the_sides_of_a_rectangle_are_exchanged_when_it_lies_down(symmetry):
    tree = rotate_record(line("GM[1]SZ[3:2]PB[x]", "B[ca]"), symmetry)
    lying = symmetry.value in ("r90", "r270", "td", "ta")
    assert board_size(tree) == (Size(2, 3) if lying else Size(3, 2))
    root = tree.node(0)
    assert [item.ident for item in root.properties] == ["GM", "SZ", "PB"]
    point = symmetry.apply(Point(2, 0), Size(3, 2))
    assert tree.node(1).first_value("B") == write_point(point)


@everything
@for_each(
    "text", ["B[ac]", "AB[ac][aa:bc][ ac ]", "LB[ac:ba]", "AR[aa:ac][ac]", "TR[zz][]", "B[abc]"]
)
def test_what_names_no_point_of_a_rectangle_names_none_when_it_is_turned(symmetry, text):
    tree = line("SZ[3:2]", text)
    again = rotate_record(tree, symmetry)
    assert not read_markup(again, 1).marks
    assert not read_markup(again, 1).labels
    assert not read_markup(again, 1).arrows
    assert replayed(again, RECORDING, 1).board == Board.empty(board_size(again))
    assert rotate_record(again, symmetry.inverse).properties(1) == tree.properties(1)


def test_the_size_of_a_square_stays_as_it_was_written():
    assert rotate_record(line("SZ[ 3:3 ]"), Symmetry.R90).node(0).first_value("SZ") == " 3:3 "


@pytest.mark.parametrize("root", ["C[no size]", "SZ[big]", "SZ[99:1]", "SZ[0:5]"])
def test_a_record_without_a_good_size_is_turned_as_19_by_19(root):
    tree = rotate_record(line(root, "B[aa]"), Symmetry.R90)
    assert tree.node(0).properties == line(root).node(0).properties
    assert tree.node(1).first_value("B") == "sa"


@everything
def test_a_record_without_points_is_untouched_but_for_its_size(symmetry):
    tree = line("SZ[9]", "C[x]", "B[]")
    again = rotate_record(tree, symmetry)
    assert all(again.node(node) is tree.node(node) for node in tree.preorder())


def test_only_nodes_with_points_change():
    tree = line("SZ[9]", "C[x]", "B[aa]", "B[]")
    again = rotate_record(tree, Symmetry.R90)
    same = [again.node(node) is tree.node(node) for node in tree.preorder()]
    assert same == [True, True, False, True]


SIZES = [(3, 2), (5, 5), (19, 19), (52, 7)]
_idents = st.sampled_from(POINT_IDENTS)


@st.composite
def marked(draw) -> Tree:
    """Draw a record full of points, written as FF[4] wants them."""
    size = Size(*draw(st.sampled_from(SIZES)))
    points = st.sampled_from(size.points())
    texts = points.map(write_point)
    rectangles = st.tuples(points, points).map(
        lambda corners: (
            write_point(Point(*map(min, zip(*corners, strict=True))))
            + ":"
            + write_point(Point(*map(max, zip(*corners, strict=True))))
        )
    )
    items = st.one_of(
        st.builds(Property, _idents, st.tuples(texts, texts)),
        st.builds(Property, _idents, st.tuples(rectangles)),
        st.builds(Property, st.sampled_from(["B", "W"]), st.tuples(texts | st.just(""))),
        st.builds(Property, st.just("LB"), st.tuples(texts.map("{}:x".format))),
        st.builds(
            Property,
            st.sampled_from(["AR", "LN"]),
            st.tuples(st.tuples(texts, texts).map(":".join)),
        ),
        st.builds(Property, st.just("C"), st.tuples(texts)),
    )
    tree = Tree.new([Property("SZ", (f"{size.width}:{size.height}",))])
    for node, properties in enumerate(draw(st.lists(st.lists(items, max_size=4), max_size=4))):
        tree, _ = tree.add(node, properties)
    return tree


def contents(tree: Tree):
    return [tree.node(node).properties for node in tree.preorder()]


@given(marked(), symmetries)
def test_turning_back_gives_the_record_as_it_was(tree, symmetry):
    back = rotate_record(rotate_record(tree, symmetry), symmetry.inverse)
    assert contents(back)[1:] == contents(tree)[1:]
    assert board_size(back) == board_size(tree)


@examples(0.4)
@given(marked(), symmetries, symmetries)
def test_two_turns_are_the_turn_they_compose_to(tree, first, then):
    assert contents(rotate_record(rotate_record(tree, first), then)) == contents(
        rotate_record(tree, first.followed_by(then))
    )


def turned_board(board: Board, symmetry: Symmetry) -> Board:
    stones = board.stones().items()
    return Board.empty(symmetry.transformed_size(board.size)).with_stones(
        {symmetry.apply(point, board.size): colour for point, colour in stones}
    )


@given(trees(), symmetries)
def test_positions_of_the_turned_record_are_the_turned_positions(tree, symmetry):
    again = rotate_record(tree, symmetry)
    for before, after in zip(
        walk_steps(tree, RECORDING), walk_steps(again, RECORDING), strict=True
    ):
        assert before.judgement == after.judgement
        assert before.warnings == after.warnings
        assert before.prisoners == after.prisoners
        straight = replayed(tree, RECORDING, before.node).board
        assert replayed(again, RECORDING, after.node).board == turned_board(straight, symmetry)


def test_very_deep_records_are_turned_without_recursion():
    tree = rotate_record(deep(DEEP), Symmetry.R90)
    assert tree.node(DEEP - 1).first_value("B") == "ra"
