from __future__ import annotations

from itertools import product

from goboard_gui.diagram.web_board.tables import notation_tables, offered_notation
from goboard_gui.go import Size, Symmetry
from goboard_gui.notation import DEFAULT_NOTATION, NOTATIONS, Naming, Reading, Side
from tests.cases import for_each
from tests.notation.notation_cases import SMALL_SIZES

SIZES = [Size(9, 9), Size(13, 13), Size(19, 19), Size(7, 11)]


def table_of(tables, notation):
    (found,) = (table for table in tables if table["id"] == notation.id)
    return found


def index(point, size):
    return point.row * size.width + point.column


def names_and_labels(table, size, view, reading):
    """The names by displayed point, and the labels by displayed side, as the script finds them."""
    displayed = view.transformed_size(size)
    back = view.inverse
    if reading is Reading.TRAVEL:
        named_size, to_named, used = size, back, table
    else:
        used = table.get("turned", table) if view.swaps_sides else table
        named_size, to_named = displayed, Symmetry.IDENTITY
    names = {
        point: used["points"][index(to_named.apply(point, displayed), named_size)]
        for point in displayed.points()
    }
    labels = {}
    for side in Side:
        named_side = side.transformed(to_named)
        along = used["edges"][named_side.name.lower()]
        ends = [to_named.apply(point, displayed) for point in side.points(displayed)]
        places = [end.column if named_side.is_horizontal else end.row for end in ends]
        labels[side] = tuple(along[place] for place in places)
    return names, labels


@for_each("size", SIZES, ids=str)
@for_each("reading", Reading)
def test_the_tables_name_all_points_and_edges_in_every_notation_and_view(size, reading):
    tables = notation_tables(size, reading, {})
    assert tables
    known = {table["id"] for table in tables}
    for notation, view in product(NOTATIONS, Symmetry):
        naming = Naming(notation, size, view, reading)
        if notation.id not in known:
            continue
        names, labels = names_and_labels(table_of(tables, notation), size, view, reading)
        assert names == {naming.to_view(point): naming.name(point) for point in size.points()}
        assert labels == {side: naming.edge_labels(side) for side in Side}


@for_each("size", [Size(19, 19)], ids=str)
def test_all_notations_are_offered_on_the_usual_board(size):
    assert [table["id"] for table in notation_tables(size, Reading.TRAVEL, {})] == [
        notation.id for notation in NOTATIONS
    ]


@for_each("reading", Reading)
@for_each("size", [*SMALL_SIZES, *SIZES], ids=str)
def test_only_notations_that_can_name_the_board_in_all_views_are_offered(size, reading):
    offered = {table["id"] for table in notation_tables(size, reading, {})}
    for notation in NOTATIONS:
        views = (Naming(notation, size, view, reading).is_supported for view in Symmetry)
        assert (notation.id in offered) is all(views)
        chosen = offered_notation(notation, size, reading)
        assert chosen == (notation if notation.id in offered else DEFAULT_NOTATION)


def test_a_rotated_board_has_tables_of_its_own_only_if_it_needs_them():
    for size, reading, expected in (
        (Size(9, 9), Reading.STAY, False),
        (Size(7, 11), Reading.TRAVEL, False),
        (Size(7, 11), Reading.STAY, True),
    ):
        tables = notation_tables(size, reading, {})
        assert {"turned" in table for table in tables} == {expected}


def test_notations_have_the_titles_given_or_their_own():
    tables = notation_tables(Size(9, 9), Reading.TRAVEL, {"western": "Westlich"})
    titles = {table["id"]: table["title"] for table in tables}
    assert titles["western"] == "Westlich"
    assert titles["andreev"] == table_title("andreev")


def table_title(name):
    return next(notation.title for notation in NOTATIONS if notation.id == name)
