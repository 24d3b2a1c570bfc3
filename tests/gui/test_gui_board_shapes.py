"""Boards that are not rectangles, in the window."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSizeF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox

from goboard_gui.diagram.board_page import board_page
from goboard_gui.diagram.output.clipboard import board_mime_steps
from goboard_gui.diagram.output.svg import to_svg
from goboard_gui.diagram.theme import LIGHT
from goboard_gui.diagram.thumbnail import thumbnail
from goboard_gui.go import BoardKind, BoardShape, Colour, Point, Size
from goboard_gui.go.graph_json import parse_graph
from goboard_gui.gui.actions.commands import COMMANDS_BY_NAME, Command
from goboard_gui.gui.board.board_cursor import next_point_on_graph
from goboard_gui.gui.board.board_view import MAX_ZOOM
from goboard_gui.gui.core.settings import CONTINUED_LINES, NEW_GAME_SHAPE, NEW_GAME_WIDTH
from goboard_gui.gui.files.new_game_dialog import NewGameDialog
from goboard_gui.notation import Naming, notation
from goboard_gui.record import Session, new_game
from goboard_gui.stepwise import run_to_end
from tests.cases import for_each
from tests.examples import every
from tests.gui.gui_cases import LEFT, PLAIN, QUESTIONS, naming_of

GRAPH = {
    "points": [
        {"name": "hub", "x": 0, "y": 0},
        {"name": "north", "x": 0, "y": -1},
        {"name": "east", "x": 1, "y": 0},
        {"x": 0, "y": 1},
        {"x": -1, "y": 0},
    ],
    "edges": [["hub", "north"], ["hub", "east"], ["hub", 4], ["hub", 5], ["north", "east"]],
}
LARGEST_WIDGET = 2**24 - 1
"""Qt's limit, QWIDGETSIZE_MAX."""
TORUS = BoardShape(BoardKind.TORUS, Size(9, 9))
SHAPES = [
    TORUS,
    BoardShape(BoardKind.CYLINDER, Size(9, 7)),
    BoardShape(BoardKind.UPRIGHT_CYLINDER, Size(7, 9)),
    BoardShape(BoardKind.MOEBIUS, Size(9, 5)),
    BoardShape.hexagon(4),
    BoardShape.of_plan(parse_graph(json.dumps(GRAPH))),
]
each_shape = pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.kind.value)


def game_on(shape: BoardShape, moves: int = 12):
    session = Session(new_game(shape))
    for point in shape.points()[::2][:moves]:
        session.play(point)
    return session.tree


def place_on_board(stage, place: Point) -> None:
    """Press and release a place of the displayed board."""
    stage.board.hover_point(place)
    stage.board.press(place, LEFT, PLAIN)
    stage.board.release_pressed()


_ENDING = (Command.QUIT, Command.CLOSE, Command.NEW, Command.NEW_SAME_EVENT, Command.SAVE)
_MANUAL = (Command.MANUAL, Command.ABOUT_NOTATIONS, Command.NEWS)
_COMMANDS = [
    command for command in COMMANDS_BY_NAME.values() if command not in (*_ENDING, *_MANUAL)
]
_ALIKE = [SHAPES[:4], SHAPES[4:]]
"""Boards that are displayed beyond their edges, and boards of a plan."""


def commands_on(shape: BoardShape) -> list[Command]:
    """Return all commands; in the quick profile, those that none of the boards alike tries."""
    (alike,) = (shapes for shapes in _ALIKE if shape in shapes)
    start = alike.index(shape)
    return every([*_COMMANDS[start:], *_COMMANDS[:start]], len(alike))


@each_shape
def test_every_command_works_or_says_why_not(window, monkeypatch, person, shape: BoardShape):
    monkeypatch.setattr(QDialog, "exec", lambda dialog: 0)
    monkeypatch.setattr(QMessageBox, "exec", lambda box: 0)
    person.answers(**dict.fromkeys(QUESTIONS))
    window.document.open_games([game_on(shape)], None, None)
    for dock in window.panels.docks:
        dock.show()
    for command in commands_on(shape):
        window.document.go_to(window.document.session.line[min(4, len(shape.points()) // 3)])
        window.commands[command].trigger()
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, QDialog) and widget.isVisible():
                widget.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        window.document.undo_stack.setIndex(0)
        for point in shape.points()[:2]:
            window.board_view.board.hover_point(
                window.board_view.primary_position(naming_of(window).to_view(point))
            )


def test_a_click_on_a_faded_line_plays_the_point(stage):
    made = stage(new_game(TORUS))
    assert made.board.picture.empty_board.size == Size(15, 15)
    place_on_board(made, Point(1, 14))
    assert made.session.board.stones() == {Point(7, 2): Colour.BLACK}
    places = [Point(10, 5), Point(1, 5), Point(10, 14), Point(1, 14)]
    assert all(made.cell(place).stone is Colour.BLACK for place in places)


def test_a_click_on_the_mirrored_lines_of_a_strip_plays_the_mirrored_point(stage):
    made = stage(new_game(BoardShape(BoardKind.MOEBIUS, Size(9, 5))))
    place_on_board(made, Point(12, 0))
    assert made.session.board.stones() == {Point(0, 4): Colour.BLACK}


def test_a_capture_across_the_seam_is_played_on_the_board(stage):
    made = stage(new_game(TORUS))
    for place in (Point(3, 3), Point(2, 3), Point(7, 7), Point(4, 3), Point(7, 8), Point(3, 2)):
        place_on_board(made, place)
    place_on_board(made, Point(8, 8))
    place_on_board(made, Point(3, 4))
    assert made.session.step.captured == (Point(0, 0),)


@for_each("shape", SHAPES, ids=lambda shape: shape.kind.value)
def test_scrolling_changes_the_view_and_never_the_record(stage, shape: BoardShape):
    made = stage(game_on(shape))
    before, board = made.session.tree, made.session.board
    for way in ((1, 0), (0, 3), (-20, 7), (5, -40)):
        made.view_settings.scroll_board(*way)
        assert made.session.tree is before
        assert made.session.board == board
        for point in shape.points()[::3]:
            place = made.view.primary_position(naming_of(made).to_view(point))
            made.board.hover_point(place)
            assert made.presenter.hovered_point() == point


def test_scrolled_clicks_play_what_is_shown(stage):
    made = stage(new_game(TORUS))
    made.view_settings.scroll_board(4, 2)
    place_on_board(made, Point(3, 3))
    assert made.session.board.stones() == {Point(4, 2): Colour.BLACK}
    made.view_settings.reset_scroll()
    assert made.cell(Point(7, 5)).stone is Colour.BLACK


def test_the_number_of_faded_lines_is_a_setting(stage):
    made = stage(new_game(TORUS))
    for lines in (0, 5):
        made.view_settings.set(CONTINUED_LINES, lines)
        assert made.board.picture.empty_board.size == Size(9 + 2 * lines, 9 + 2 * lines)


def test_points_of_a_graph_are_clicked_and_named_as_in_its_file(stage):
    made = stage(new_game(SHAPES[-1]))
    names = []
    made.presenter.point_hovered.connect(names.append)
    for point in SHAPES[-1].points():
        centre = made.board.centre(point)
        assert made.board._point_at(centre) == point
        made.board.hover_point(point)
    assert list(dict.fromkeys(names))[-5:] == ["hub", "north", "east", "4", "5"]
    place_on_board(made, Point(1, 0))
    assert made.session.board.stones() == {Point(1, 0): Colour.BLACK}


def test_the_keyboard_cursor_goes_round_a_torus(window):
    window.document.open_games([new_game(TORUS)], None, None)
    cursor = window.features.cursor.cursor
    cursor.activate(window.board_view.primary_position(Point(8, 0)))
    seen = []
    for way in ((1, 0), (0, -1), (-1, 0)):
        cursor._go_to(cursor._target(way, far=False))
        seen.append(window.presenter.hovered_point())
    assert seen == [Point(0, 0), Point(0, 8), Point(8, 8)]


@for_each(
    ("start", "way", "end"),
    [
        ("hub", (1, 0), "east"),
        ("hub", (0, -1), "north"),
        ("hub", (0, 1), "4"),
        ("5", (1, 0), "hub"),
        ("5", (-1, 0), "5"),
        ("north", (0, -1), "north"),
    ],
)
def test_the_keyboard_cursor_goes_to_the_nearest_point_of_a_graph(start, way, end):
    plan = SHAPES[-1].plan
    assert plan.names[next_point_on_graph(plan, plan.points_by_name[start], way)] == end


def test_what_needs_a_rectangle_says_so(window):
    actions = window.commands
    usual = actions[Command.COLLECTION_FIND].statusTip()
    window.document.open_games([new_game(TORUS)], None, None)
    for command in (Command.COLLECTION_FIND, Command.COMPARE_OPENINGS, Command.CORNER_2):
        assert not actions[command].isEnabled()
        assert "rectangular" in actions[command].statusTip()
    assert actions[Command.TURN_RIGHT].isEnabled()
    assert actions[Command.SCROLL_UP].isEnabled()
    window.document.open_games([new_game(SHAPES[-1])], None, None)
    assert not actions[Command.TURN_RIGHT].isEnabled()
    assert "columns and rows" in actions[Command.TURN_RIGHT].toolTip()
    assert not actions[Command.SCROLL_UP].isEnabled()
    window.document.open_games([new_game(Size(9, 9))], None, None)
    assert actions[Command.COLLECTION_FIND].isEnabled()
    assert actions[Command.COLLECTION_FIND].statusTip() == usual


def test_a_cylinder_scrolls_only_around(window):
    window.document.open_games([new_game(SHAPES[1])], None, None)
    enabled = [
        window.commands[each].isEnabled()
        for each in COMMANDS_BY_NAME.values()
        if "SCROLL" in each.name
    ]
    assert enabled == [True, True, False, False, False]
    window.commands[Command.SCROLL_RIGHT].trigger()
    assert window.commands[Command.SCROLL_BACK].isEnabled()
    window.view_settings.rotate(window.view_settings.view.R90)
    enabled = [
        window.commands[each].isEnabled()
        for each in COMMANDS_BY_NAME.values()
        if "SCROLL" in each.name
    ]
    assert enabled == [False, False, True, True, True]


def test_another_record_is_shown_unscrolled(window):
    window.document.open_games([new_game(TORUS)], None, None)
    window.commands[Command.SCROLL_LEFT].trigger()
    window.document.open_games([new_game(TORUS)], None, None)
    assert window.view_settings.scroll_offset == (0, 0)


@pytest.fixture
def dialog(qtbot, settings):
    made = NewGameDialog(settings)
    qtbot.addWidget(made)
    made.show()
    return made


def choose(dialog: NewGameDialog, kind: BoardKind) -> None:
    box = dialog.shape_selector
    box.kinds.setCurrentIndex(box.kinds.findData(kind.value))
    box.kinds.activated.emit(box.kinds.currentIndex())


@for_each(
    ("kind", "size"),
    [
        (BoardKind.RECTANGLE, Size(13, 9)),
        (BoardKind.TORUS, Size(13, 9)),
        (BoardKind.CYLINDER, Size(13, 9)),
        (BoardKind.MOEBIUS, Size(13, 9)),
    ],
)
def test_a_new_game_has_the_chosen_shape(dialog, kind, size):
    choose(dialog, kind)
    dialog.set_board_size(size)
    assert Session(dialog.new_game().create_tree()).shape == BoardShape(kind, size)
    assert dialog.size_box.isVisible()


def test_a_hexagon_has_a_side_instead_of_columns(dialog, settings):
    choose(dialog, BoardKind.HEXAGON)
    dialog.shape_selector.side.setValue(7)
    assert not dialog.size_box.isVisible()
    assert not dialog.handicap.isEnabled()
    assert Session(dialog.new_game().create_tree()).shape == BoardShape.hexagon(7)
    dialog.accept()
    assert settings.get(NEW_GAME_SHAPE) == "hexagon"
    assert settings.get(NEW_GAME_WIDTH) == 19


def test_the_reference_chart_on_a_hexagon_is_that_of_a_usual_board(window, monkeypatch):
    opened: list[Naming] = []
    monkeypatch.setattr(QDialog, "exec", lambda dialog: opened.append(dialog.point_naming))
    window.document.open_games([new_game(BoardShape.hexagon(3))], None, None)
    window.commands[Command.CHART].trigger()
    assert opened == [Naming(notation("western"), Size(19, 19))]


def test_moves_on_a_graph_are_saved_as_text_in_its_own_names(window, monkeypatch):
    graph = SHAPES[-1]
    window.document.open_games([new_game(graph)], None, None)
    for point in graph.points()[:3]:
        window.document.play(point)
    texts: list[str] = []
    monkeypatch.setattr(QDialog, "exec", lambda dialog: texts.append(dialog.text.toPlainText()))
    window.commands[Command.SAVE_TEXT].trigger()
    assert texts == ["1 B hub\n2 W north\n3 B east, takes north"]


def test_a_usual_size_makes_a_hexagon_a_rectangle(dialog):
    choose(dialog, BoardKind.HEXAGON)
    dialog.set_board_size(Size(9, 9))
    assert dialog.shape_selector.shape == BoardShape.rectangle(Size(9, 9))
    assert dialog.size_box.isVisible()


def test_a_graph_is_read_from_a_file(dialog, person, tmp_path, settings):
    path = tmp_path / "board.json"
    path.write_text(json.dumps(GRAPH))
    person.answers(path=path)
    choose(dialog, BoardKind.GRAPH)
    assert Session(dialog.new_game().create_tree()).shape == SHAPES[-1]
    dialog.accept()
    assert settings.get(NEW_GAME_SHAPE) == "rectangle"


def test_a_mistake_in_the_file_of_a_graph_is_shown_with_its_place(dialog, person, tmp_path):
    path = tmp_path / "board.json"
    path.write_text(json.dumps({**GRAPH, "edges": [["hub", "west"]]}))
    person.answers(path=path)
    choose(dialog, BoardKind.GRAPH)
    assert person.told == ['Couldn\'t read “board.json”: edges[0][1]: unknown point: "west"']
    assert dialog.shape_selector.kinds.currentData() == "rectangle"
    person.answers(path=tmp_path / "missing.json")
    choose(dialog, BoardKind.GRAPH)
    assert "missing.json" in person.told[1]


@each_shape
def test_the_next_game_of_an_event_has_the_same_board(qtbot, settings, shape: BoardShape):
    made = NewGameDialog(settings)
    qtbot.addWidget(made)
    made.set_shape(shape)
    assert made.shape_selector.shape == shape


def test_a_record_of_another_game_is_reported_but_not_called_damaged(window, tmp_path):
    path = tmp_path / "othello.sgf"
    path.write_bytes(b"(;GM[2]SZ[8];B[dd])")
    assert window.document_io.open_file(path)
    text = window.message_strip.text
    assert "a game other than Go" in text
    assert "damaged" not in text


def test_comments_on_a_graph_state_no_notation(window, qtbot):
    menu = window.comments.panel.menu
    window.document.open_games([game_on(SHAPES[-1])], None, None)
    qtbot.waitUntil(lambda: (menu.notation, menu["western"].isEnabled()) == (None, False))
    window.document.open_games([game_on(TORUS)], None, None)
    qtbot.waitUntil(lambda: menu.notation == notation("western") and menu["andreev"].isEnabled())


def plan_of(*places: tuple[float, float]) -> BoardShape:
    edges = [[number, number + 1] for number in range(1, len(places))]
    points = [{"x": x, "y": y} for x, y in places]
    return BoardShape.of_plan(parse_graph(json.dumps({"points": points, "edges": edges})))


@for_each(
    "shape",
    [
        BoardShape.rectangle(Size(1, 1)),
        BoardShape.rectangle(Size(1, 52)),
        BoardShape.rectangle(Size(52, 1)),
        BoardShape(BoardKind.TORUS, Size(3, 52)),
        BoardShape(BoardKind.MOEBIUS, Size(1, 52)),
        BoardShape.hexagon(1),
        plan_of((0, 0)),
        plan_of((0, 0), (5e-324, 5e-324)),
        plan_of((-1e9, 1e9), (1e9, -1e9)),
        plan_of((0, 0), (1, 0), (10_000, 10)),
        plan_of((0, 0), (1, 0), (5, 10_000)),
        plan_of((1e9, 0), (1e9 - 1e-6, 0), (1e9, 9e-3)),
        plan_of(*((13 * x, 0) for x in range(700)), (1, 0)),
    ],
)
def test_boards_of_any_shape_and_proportions_are_drawn_at_any_size(stage, shape: BoardShape):
    made = stage(game_on(shape, moves=2))
    for width, height in ((1, 1), (600, 60), (60, 300)):
        made.view.resize(width, height)
        for zoom in (0, MAX_ZOOM):
            made.view.set_zoom(zoom)
            size = made.board.size()
            assert 0 < size.width() < LARGEST_WIDGET
            assert 0 < size.height() < LARGEST_WIDGET
            made.view.horizontalScrollBar().setValue(size.width())
            made.view.verticalScrollBar().setValue(size.height())
            made.view.grab()
        made.view.set_fit(True)
        made.view.grab()
    picture = made.presenter.picture_without_pointer()
    session = made.session
    assert QImage.fromData(thumbnail(session.board, session.step, 128)).height() <= 128
    page = board_page(picture)
    assert 0 < max(page.width, page.height) <= 5001  # in millimetres; more is no valid PDF
    assert board_page(picture, paper=QSizeF(100, 100)).items
    assert b"<image" in to_svg(board_page(picture, theme=LIGHT))
    data = run_to_end(board_mime_steps(picture, ""))
    assert 0 < QImage.fromData(data.data("image/png")).width() <= 8000
