"""Boards with a plan: hexagons and graphs from files."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from goboard_gui.diagram.compose import DisplayOptions, NamedPoints, compose_picture
from goboard_gui.diagram.layout import PLAIN_MARGIN, Layout
from goboard_gui.diagram.output.picture_files import save_picture
from goboard_gui.diagram.painting.board_image import BoardImage
from goboard_gui.diagram.theme import LIGHT
from goboard_gui.go import Board, BoardShape, Colour, Point
from goboard_gui.go.graph_json import parse_graph
from goboard_gui.notation import Naming, NotationError, notation
from goboard_gui.record.properties.marks import Mark
from goboard_gui.record.values.markup import Markup

NAMED = BoardShape.of_plan(
    parse_graph(
        '{"points": [{"name": "a", "x": 0, "y": 0}, {"name": "B", "x": 3, "y": 4},'
        ' {"x": 3, "y": 0}], "edges": [[1, 2], [1, 3]]}'
    )
)
NAMES = Naming.on_board(notation("western"), NAMED)


def test_points_are_called_by_their_names_or_numbers():
    assert [NAMES.name(point) for point in NAMED.points()] == ["a", "B", "3"]
    assert [NAMES.parse(name) for name in ("a", " b ", "3")] == NAMED.points()


@pytest.mark.parametrize("text", ["", "c", "1", "a1"])
def test_other_names_are_refused(text: str):
    with pytest.raises(NotationError):
        NAMES.parse(text)


def test_capital_letters_count_where_both_names_exist():
    shape = BoardShape.of_plan(
        parse_graph(
            '{"points": [{"name": "a", "x": 0, "y": 0}, {"name": "A", "x": 1, "y": 0}],'
            ' "edges": []}'
        )
    )
    naming = Naming.on_board(notation("western"), shape)
    assert [naming.parse(name) for name in "aA"] == shape.points()


def picture(**options: object):
    board = Board.empty(NAMED.graph).with_stones({Point(0, 0): Colour.BLACK})
    markup = Markup({Point(1, 0): frozenset({Mark.SQUARE}), Point(1, 1): frozenset({Mark.SQUARE})})
    return compose_picture(board, NAMES, DisplayOptions(**options), markup=markup)


def test_markup_outside_the_graph_is_not_drawn():
    assert set(picture().cells) == {Point(0, 0), Point(1, 0)}


def test_all_names_can_be_shown():
    names = [cell.name for cell in picture(names=NamedPoints.ALL).cells.values()]
    assert sorted(names) == ["3", "B", "a"]


def test_the_layout_has_the_positions_of_the_plan():
    layout = Layout.for_picture(picture(), 30)
    assert layout.board_rect().width() == pytest.approx(30 * (1 + 2 * PLAIN_MARGIN))
    centres = [layout.centre(point) for point in NAMED.points()]
    margin = 30 * PLAIN_MARGIN
    assert (centres[1].x(), centres[1].y()) == pytest.approx((margin + 30, margin + 40))
    for point, centre in zip(NAMED.points(), centres, strict=True):
        assert layout.point_at(centre.x() + 10, centre.y() - 9) == point
        assert layout.cell_rect(point).center() == centre
    assert layout.point_at(margin + 15, margin + 20) is None


def test_a_board_fits_a_rectangle():
    empty_board = picture().empty_board
    room = QRectF(0, 0, 400, 300)
    layout = Layout.fit(empty_board.size, room, plan=empty_board.plan)
    assert room.contains(layout.board_rect().adjusted(0.01, 0.01, -0.01, -0.01))
    assert layout.board_rect().height() == pytest.approx(300)


@pytest.mark.usefixtures("qapp")
def test_a_changed_board_looks_like_a_new_one():
    from PySide6.QtCore import QSize

    size, layout = QSize(200, 200), Layout.for_picture(picture(), 40).aligned_to_pixels()
    kept, new = BoardImage(), BoardImage()
    board = Board.empty(NAMED.graph)
    kept.update(compose_picture(board, NAMES, DisplayOptions()), layout, LIGHT, size)
    kept.update(picture(), layout, LIGHT, size)
    new.update(picture(), layout, LIGHT, size)
    assert kept.image == new.image


@pytest.mark.usefixtures("qapp")
def test_pictures_are_written(tmp_path):
    save_picture(tmp_path / "board.png", picture())
    save_picture(tmp_path / "board.svg", picture())
    assert (tmp_path / "board.svg").read_text().count("<") > 5


def path(*xs: float) -> BoardShape:
    points = ",".join(f'{{"x": {x}, "y": 0}}' for x in xs)
    edges = ",".join(f"[{number}, {number + 1}]" for number in range(1, len(xs)))
    return BoardShape.of_plan(parse_graph(f'{{"points": [{points}], "edges": [{edges}]}}'))


@pytest.mark.parametrize(
    ("shape", "dots"),
    [
        (path(0), 1),
        (path(0, 1, 2, 4), 4),
        (BoardShape.hexagon(1), 1),
        (BoardShape.hexagon(3), 0),
    ],
)
def test_points_are_dots_where_lines_do_not_show_them(shape: BoardShape, dots: int, tmp_path):
    naming = Naming.on_board(notation("western"), shape)
    picture = compose_picture(Board.empty(shape.graph), naming, DisplayOptions())
    save_picture(tmp_path / "board.svg", picture)
    assert (tmp_path / "board.svg").read_text().count("<circle") == dots
