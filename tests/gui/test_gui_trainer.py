from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest

from goboard_gui.diagram.picture import CursorBrackets, TintRole
from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.gui.core.settings import THEME, TRAINER_GEOMETRY, TRAINER_REGION
from goboard_gui.gui.widgets import appearance
from goboard_gui.notation import NOTATIONS, Reading
from goboard_gui.study.history import HistoryFile
from goboard_gui.study.regions import BoardPart, Rectangle
from tests.cases import for_each
from tests.gui.gui_cases import LEFT, RIGHT, click, point_to
from tests.gui.trainer_cases import (
    NINE,
    await_question,
    cell,
    choose,
    click_answer,
    click_point,
    opening,
    press,
    tints,
)


@pytest.fixture
def file(tmp_path) -> HistoryFile:
    return HistoryFile(tmp_path / "study.jsonl")


@pytest.fixture
def open_trainer(qtbot, view_settings, settings, file):
    with opening(qtbot, view_settings, settings, file) as open_it:
        yield open_it


def test_twenty_questions_answered_by_a_machine_give_a_hundred_per_cent(qtbot, open_trainer, file):
    window = open_trainer(view="random", notation="andreev")
    press(window)
    for asked in range(20):
        await_question(qtbot, window, asked)
        assert window.prompt.name.text() == window.round.question.name
        click_answer(window, right=True)
    qtbot.waitUntil(lambda: not window.round.running)
    assert window.prompt.name.text() == "100%"
    assert window.prompt.feedback.text().startswith("20 of 20 correct (100%)")
    assert window.score.streak.text() == "20 (best: 20)"
    history, damaged = file.load()
    assert (len(history), damaged) == (20, ())


def test_the_named_point_is_clicked_where_it_is_seen(open_trainer):
    window = open_trainer(pause=10**6, notation="western", width=5, height=7)
    missed = []
    for view, reading in product(Symmetry, Reading):
        choose(window, view=view.value, reading=reading.value)
        window.main_button.click()
        letter, number = window.prompt.name.text()
        named = Size(7, 5) if view.swaps_sides and reading is Reading.STAY else Size(5, 7)
        point = Point("ABCDEFG".index(letter), named.height - int(number))
        seen = point if reading is Reading.STAY else view.apply(point, Size(5, 7))
        click(window.board_view.board, seen)
        told = window.prompt.feedback.text()
        if not told.startswith("Correct · ") or tints(window) != {TintRole.RIGHT: {seen}}:
            missed.append((view, reading, told))
        window.stop_button.click()
    assert missed == []


def test_a_wrong_click_shows_both_points_with_their_names(open_trainer):
    window = open_trainer()
    press(window)
    name = window.prompt.name.text()
    asked = click_answer(window, right=False)
    (chosen,) = tints(window)[TintRole.WRONG]
    assert tints(window)[TintRole.RIGHT] == {asked}
    assert cell(window, asked).label == name
    assert cell(window, chosen).label == window.board.point_naming.name(chosen)
    told = f"That was {cell(window, chosen).label}, not {name}."
    assert window.prompt.feedback.text() == told
    assert window.score.right.text() == "0 of 1 · 0%"


@for_each("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_after_a_wrong_answer_a_key_goes_on(open_trainer, key):
    window = open_trainer()
    press(window, key)
    first = window.round.question
    click_answer(window, right=False)
    QTest.qWait(20)  # it would have gone on by itself after a right answer
    assert window.round.question is None
    press(window, key)
    assert window.round.question not in (None, first)
    assert tints(window) == {}


def test_after_a_wrong_answer_a_click_on_the_right_point_goes_on_and_no_other(open_trainer):
    window = open_trainer()
    press(window)
    asked = click_answer(window, right=False)
    (chosen,) = tints(window)[TintRole.WRONG]
    click_point(window, chosen)
    assert window.round.question is None
    click_point(window, asked)
    assert window.round.question is not None


@for_each("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_1])
def test_no_key_answers_or_skips_a_question_at_once(open_trainer, key):
    window = open_trainer()
    press(window)
    question = window.round.question
    press(window, key)
    assert window.round.question is question


@pytest.mark.parametrize("view", [Symmetry.IDENTITY, Symmetry.R90], ids=lambda view: view.value)
def test_points_are_found_by_the_keys_alone(qtbot, open_trainer, view):
    window = open_trainer(view=view.value, questions=0)
    press(window)
    press(window)  # asks for the cursor
    for asked in range(3):
        await_question(qtbot, window, asked)
        question, board = window.round.question, window.board_view.board
        there = question.naming.to_view(question.point)
        for key, way in ((Qt.Key.Key_Right, (1, 0)), (Qt.Key.Key_Left, (-1, 0))):
            while (there.column - board.hovered_point.column) * way[0] > 0:
                press(window, key)
        for key, way in ((Qt.Key.Key_Down, 1), (Qt.Key.Key_Up, -1)):
            while (there.row - board.hovered_point.row) * way > 0:
                press(window, key)
        assert board.picture.overlays_above == (CursorBrackets(there),)
        press(window)
    assert window.score.right.text() == "3 of 3 · 100%"


def test_after_a_wrong_answer_by_the_keys_enter_goes_on(open_trainer):
    window = open_trainer()
    press(window)
    press(window)
    question = window.round.question
    key = Qt.Key.Key_Left if question.point.column else Qt.Key.Key_Right
    press(window, key)
    while question.naming.to_record(window.board_view.board.hovered_point) == question.point:
        press(window, key)
    press(window)
    assert (window.round.question, window.board_view.board.picture.overlays_above) == (None, ())
    press(window)
    assert window.round.question not in (None, question)
    assert window.board.cursor.is_active


def test_a_rectangle_is_drawn_by_the_keys(open_trainer, settings):
    window = open_trainer()
    window.setup.rectangle_requested.emit()
    window.board_view.setFocus()
    press(window)  # asks for the cursor, in the middle
    press(window)
    press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Down)
    press(window)
    assert window.setup.lesson.region == Rectangle(4, 4, 5, 5)


def test_another_button_than_the_left_one_is_no_answer(open_trainer):
    window = open_trainer()
    press(window)
    click_point(window, Point(0, 0), RIGHT)
    assert window.round.question is not None


def test_names_are_typed(qtbot, open_trainer):
    window = open_trainer(task="type", questions=10)
    press(window)
    for asked in range(10):
        await_question(qtbot, window, asked)
        question = window.round.question
        assert tints(window) == {TintRole.QUESTION: {question.point}}
        assert window.prompt.entry.hasFocus()
        QTest.keyClicks(window.prompt.entry, question.name.lower())
        press(window)
    qtbot.waitUntil(lambda: not window.round.running)
    assert window.prompt.name.text() == "100%"


def test_a_wrong_name_is_told_with_its_point_and_enter_goes_on(open_trainer):
    window = open_trainer(task="type", region="4 4 4 4")
    press(window)
    QTest.keyClicks(window.prompt.entry, "A1")
    press(window)
    assert "E5" in window.prompt.feedback.text()
    assert "A1" in window.prompt.feedback.text()
    assert tints(window)[TintRole.RIGHT] == {Point(4, 4)}
    assert tints(window)[TintRole.WRONG] == {Point(0, 8)}
    press(window)
    assert window.round.question is not None
    assert window.prompt.entry.text() == ""


def test_what_is_no_name_may_be_typed_anew(open_trainer):
    window = open_trainer(task="type")
    press(window)
    for text in ("Z99", "what?", "I5"):
        QTest.keyClicks(window.prompt.entry, text)
        press(window)
        assert window.round.question is not None
        assert text[0] in window.prompt.feedback.text()
    QTest.keyClicks(window.prompt.entry, window.round.question.name)
    press(window)
    assert window.round.tally.answers[0].right


def test_an_empty_text_is_no_answer(open_trainer):
    window = open_trainer(task="type")
    press(window)
    press(window)
    assert window.round.question is not None


@pytest.mark.parametrize("by_key", [True, False], ids=["key", "click"])
def test_names_are_picked(qtbot, open_trainer, by_key):
    window = open_trainer(task="pick", questions=10)
    press(window)
    for asked in range(10):
        await_question(qtbot, window, asked)
        question = window.round.question
        number = question.choices.index(question.name)
        assert [button.text() for button in window.prompt.choices] == list(question.choices)
        if by_key:
            press(window, Qt.Key(Qt.Key.Key_1 + number))
        else:
            QTest.mouseClick(window.prompt.choices[number], LEFT)
    qtbot.waitUntil(lambda: not window.round.running)
    assert window.prompt.name.text() == "100%"


def test_a_round_without_a_right_answer_tells_no_time(open_trainer):
    window = open_trainer()
    press(window)
    click_answer(window, right=False)
    press(window, Qt.Key.Key_Escape)
    assert window.prompt.feedback.text() == "0 of 1 correct (0%)"


def test_closing_the_window_stops_the_round(open_trainer):
    window = open_trainer()
    press(window)
    window.close()
    assert not window.round.running


def test_show_me_counts_as_wrong(open_trainer):
    window = open_trainer()
    press(window)
    name, point = window.round.question.name, window.round.question.point
    QTest.mouseClick(window.give_up_button, LEFT)
    assert tints(window) == {TintRole.RIGHT: {point}}
    assert name in window.prompt.feedback.text()
    assert window.score.right.text() == "0 of 1 · 0%"
    assert not window.give_up_button.isEnabled()


def test_a_round_can_be_stopped_and_another_one_begun(open_trainer):
    window = open_trainer(questions=0)
    press(window)
    assert not window.setup.isVisible()
    click_answer(window, right=False)
    QTest.mouseClick(window.stop_button, LEFT)
    assert not window.round.running
    assert window.setup.isVisible()
    assert window.prompt.name.text() == "0%"
    press(window)
    assert window.round.running


def test_esc_stops_the_round_and_then_closes_the_window(open_trainer, settings):
    window = open_trainer()
    press(window)
    press(window, Qt.Key.Key_Escape)
    assert (window.round.running, window.isVisible()) == (False, True)
    press(window, Qt.Key.Key_Escape)
    assert not window.isVisible()
    assert not settings.get(TRAINER_GEOMETRY).isEmpty()


@pytest.mark.parametrize(
    ("help_", "edges", "names", "helped"),
    [("nothing", False, False, False), ("edges", True, False, True), ("names", True, True, True)],
)
def test_help_shows_names_and_is_noted(open_trainer, file, help_, edges, names, helped):
    window = open_trainer(help=help_)
    press(window)
    picture = window.board_view.board.picture
    assert bool(picture.empty_board.edges.top) is edges
    assert any(each.name for each in picture.cells.values()) is names
    click_answer(window, right=False)
    history, _ = file.load()
    assert [subject.helped for subject in history.subjects] == [helped]


@pytest.mark.parametrize("size", [Size(1, 1), Size(4, 3)], ids=str)
def test_every_notation_is_learned_on_any_board(open_trainer, size):
    window = open_trainer(pause=10**6, width=size.width, height=size.height, view="random")
    learned = []
    for notation in NOTATIONS:
        choose(window, notation=notation.id)
        window.main_button.click()
        assert window.round.question.naming.notation is notation
        click_answer(window, right=True)
        if window.round.tally.answers[0].right:
            learned.append(notation)
        window.stop_button.click()
    assert learned == list(NOTATIONS)


def test_only_the_region_is_asked_and_it_is_seen(open_trainer):
    window = open_trainer(region=BoardPart.LEFT.value, view="r90", questions=0)
    region = set(BoardPart.LEFT.points(NINE))
    seen = {Symmetry.R90.apply(point, NINE) for point in region}
    assert tints(window) == {TintRole.SPOT: seen}
    press(window)
    for _ in range(30):
        assert window.round.question.point in region
        QTest.mouseClick(window.give_up_button, LEFT)
        press(window)


def test_a_rectangle_is_drawn_by_two_clicks(open_trainer, settings):
    window = open_trainer(view="r90")
    setup, board = window.setup, window.board_view.board
    setup.region.setCurrentIndex(setup.region.count() - 1)
    setup.region.activated.emit(setup.region.currentIndex())
    assert "corners" in window.prompt.feedback.text()
    click(board, Point(2, 1))
    point_to(board, Point(4, 5))
    rows = {Point(column, row) for column in (2, 3, 4) for row in range(1, 6)}
    assert tints(window) == {TintRole.SPOT: rows}
    click(board, Point(4, 5))
    assert tints(window) == {TintRole.SPOT: rows}
    turned = Rectangle.between(
        *[Symmetry.R270.apply(corner, NINE) for corner in (Point(2, 1), Point(4, 5))]
    )
    assert setup.lesson.region == turned
    assert settings.get(TRAINER_REGION) == " ".join(map(str, turned))


def _begin_rectangle(window):
    region = window.setup.region
    region.setCurrentIndex(region.count() - 1)
    region.activated.emit(region.currentIndex())
    click(window.board_view.board, Point(8, 8))


def test_esc_leaves_a_rectangle_that_is_not_drawn(open_trainer):
    window = open_trainer()
    _begin_rectangle(window)
    press(window, Qt.Key.Key_Escape)
    assert window.isVisible()
    assert window.setup.lesson.region is BoardPart.WHOLE
    assert window.setup.region.currentData() == BoardPart.WHOLE.value


def test_a_rectangle_is_asked_for_from_the_results_as_well(open_trainer):
    window = open_trainer()
    window.tabs.setCurrentIndex(1)
    _begin_rectangle(window)
    assert window.tabs.currentIndex() == 0
    assert "corners" in window.prompt.feedback.text()
    click(window.board_view.board, Point(6, 7))
    assert window.setup.lesson.region == Rectangle(6, 7, 8, 8)


@pytest.mark.parametrize(
    "leave",
    [
        lambda window: window.setup.set_board_size(Size(7, 7)),
        lambda window: window.tabs.setCurrentIndex(1),
        lambda window: QTest.mouseClick(window.main_button, LEFT),
    ],
    ids=["another board", "the results", "a round"],
)
def test_what_else_is_chosen_leaves_a_rectangle_that_is_not_drawn(open_trainer, leave):
    window = open_trainer()
    _begin_rectangle(window)
    leave(window)
    assert window.setup.region.currentData() == BoardPart.WHOLE.value
    click_point(window, Point(1, 1))
    point_to(window.board_view.board, Point(3, 3))
    assert window.setup.lesson.region is BoardPart.WHOLE
    assert TintRole.SPOT not in tints(window)
    assert bool(window.round.current_verdict) is window.round.running  # the click was an answer


def test_parts_that_a_board_lacks_are_not_offered(open_trainer):
    window = open_trainer(region=BoardPart.CENTRE.value)
    region = window.setup.region
    row = region.findData(BoardPart.CENTRE.value)
    assert region.model().item(row).isEnabled()
    window.setup.set_board_size(Size(5, 5))
    assert not region.model().item(row).isEnabled()
    assert window.setup.lesson.region is BoardPart.WHOLE


def test_choices_are_remembered(open_trainer):
    first = open_trainer()
    chosen = {
        first.setup.notation: "tengen-squares",
        first.setup.task: "pick",
        first.setup.region: BoardPart.TOP.value,
        first.setup.view: "random",
        first.setup.reading: "stay",
        first.setup.help: "edges",
        first.setup.questions: 0,
    }
    for box, value in chosen.items():
        box.setCurrentIndex(box.findData(value))
        box.activated.emit(box.currentIndex())
    first.setup.set_board_size(Size(13, 11))
    lesson = first.setup.lesson
    first.close()
    assert open_trainer(width=13, height=11).setup.lesson == lesson


def test_without_a_choice_the_notation_is_that_of_the_window(open_trainer, view_settings):
    view_settings.set_notation("andreev")
    assert open_trainer().setup.lesson.notation.id == "andreev"


@pytest.mark.parametrize(
    ("setting", "value"), [("region", "nowhere"), ("view", "r45"), ("notation", "morse")]
)
def test_odd_settings_do_no_harm(open_trainer, setting, value):
    window = open_trainer(**{setting: value})
    press(window)
    assert window.round.question is not None


def test_the_window_follows_the_look_of_all_windows(open_trainer, settings):
    window = open_trainer()
    before = window.board_view.board.grab().toImage().pixelColor(20, 20)
    settings.set(THEME, appearance.DARK)
    assert (
        window.board_view.board.grab().toImage().pixelColor(20, 20).lightness() < before.lightness()
    )


def test_the_time_runs_while_a_question_waits(qtbot, open_trainer):
    window = open_trainer()
    press(window)
    qtbot.waitUntil(lambda: window.score.time.text() not in ("", "0.0 s"))
    assert [timer.isActive() for timer in window.score.findChildren(QTimer)] == [True]
    click_answer(window, right=False)
    assert [timer.isActive() for timer in window.score.findChildren(QTimer)] == [False]
