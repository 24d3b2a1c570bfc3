"""Counting a position in a window: from two passes to a record with its result."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDockWidget, QLabel, QScrollArea

from goboard_gui.diagram.picture import Cell, Mark
from goboard_gui.files.sgf import new_file, read
from goboard_gui.files.writing import write
from goboard_gui.go import Colour, Point, Size, Symmetry, rule_set
from goboard_gui.gui.commands import Command
from goboard_gui.gui.dialogs import Replacing
from goboard_gui.gui.scoring.panel import ScorePanel
from goboard_gui.gui.scoring.telling import told
from goboard_gui.gui.settings import COUNT_AT_END
from goboard_gui.record.game_texts import with_info
from tests.gui.gui_cases import CTRL, PLAIN, RIGHT, SHIFT, click
from tests.record.record_cases import setup

# A black stone behind White's wall, and a neutral point between the walls.
POSITION = setup(
    "...XOO...",
    "...XOO.X.",
    "...XOO...",
    "...XOO...",
    "...XOO...",
    "...XOO...",
    "...XOO...",
    "...XOO...",
    "...X.O...",
)
GAME = b"(;KM[0.5]RU[Japanese]%s%%s)" % POSITION.encode()
PASSES = GAME % b";B[];W[]"
ENDED = GAME % b"RE[B+9.5];B[];W[]"
LONE, NEUTRAL, BEHIND = Point(7, 1), Point(4, 8), Point(8, 8)
WALL = Point(3, 0)


@pytest.fixture
def opened(window):
    """Return a window with a record, at the last node of its line."""

    def open_record(data: bytes):
        window.document.open(read(data).games, None, None)
        window.document.go_to(window.document.session.line[-1])
        return window

    return open_record


@pytest.fixture
def count(opened, qtbot):
    """Return a window in which the end of a record is counted, after all was proposed."""

    def begin(data: bytes = PASSES):
        window = opened(data)
        window.commands[Command.COUNT].trigger()
        settle(window, qtbot)
        return window

    return begin


def settle(window, qtbot) -> None:
    qtbot.waitUntil(lambda: not window.exploring.scoring.looking)


def cell(window, point: Point) -> Cell:
    return window.board_view.board.picture.cells.get(point, Cell())


def panel(window):
    return window.exploring.scoring._panel


def result(window) -> str:
    return panel(window).result.text()


def lines(window) -> dict[str, list[str]]:
    return {name: numbers for name, *numbers in panel(window).table.lines}


def press(window, point: Point, button=Qt.MouseButton.LeftButton, modifiers=PLAIN) -> None:
    click(window.board_view.board, point, button, modifiers)


def counting(window) -> bool:
    scoring, dock = window.exploring.scoring, window.findChild(QDockWidget, "score")
    told = {
        window.commands[Command.COUNT].isChecked(),
        scoring.settling is not None,
        dock is not None and dock.isVisible(),
    }
    assert len(told) == 1
    return told.pop()


def saved(window) -> bytes:
    games = window.document.games
    return write(new_file(games), games)


def test_two_passes_lead_to_a_record_with_its_result(opened, qtbot):
    window = opened(GAME % b"")
    for _ in range(2):
        assert not counting(window)
        window.commands[Command.PASS].trigger()
    assert counting(window)
    settle(window, qtbot)
    assert cell(window, LONE) == Cell(Colour.BLACK, signs=(Mark.TERRITORY_WHITE,))
    assert lines(window) == {
        "Territory": ["27", "27"],
        "Prisoners": ["0", "0"],
        "Dead stones": ["0", "1"],
        "Komi": ["0", "0.5"],
        "Total": ["27", "28.5"],
    }
    assert result(window) == "W+1.5"
    press(window, LONE)
    assert cell(window, LONE) == Cell(Colour.BLACK)
    assert result(window) == "B+26.5"
    press(window, LONE)
    before = saved(window)
    panel(window).write.click()
    assert not counting(window)
    assert window.board_view.message.text.endswith("result W+1.5 are in the record now.")
    written = read(saved(window)).games[0]
    assert written.node(written.root).first("RE") == "W+1.5"
    markup = window.document.session.markup
    assert sorted(map(len, markup.signs.values())) == [1] * 54
    assert cell(window, LONE) == Cell(Colour.BLACK, signs=(Mark.TERRITORY_WHITE,))
    window.commands[Command.UNDO].trigger()
    assert saved(window) == before
    window.commands[Command.COUNT].trigger()
    settle(window, qtbot)
    assert result(window) == "W+1.5"


def test_stepping_onto_two_passes_counts_nothing(opened):
    window = opened(PASSES)
    window.commands[Command.START].trigger()
    window.commands[Command.END].trigger()
    assert not counting(window)


def test_nothing_is_counted_by_itself_if_one_does_not_want_it(opened):
    window = opened(GAME % b";B[]")
    window.settings.set(COUNT_AT_END, False)
    window.commands[Command.PASS].trigger()
    assert not counting(window)


def test_what_the_record_says_of_its_end_is_not_proposed_anew(count, in_steps):
    window = count(GAME % b";B[]TB[aa]TW[ia]")
    assert lines(window)["Territory"] == ["1", "1"]
    assert not window.exploring.scoring.looking
    panel(window).again.click()
    assert window.exploring.scoring.looking


def test_a_proposal_does_not_undo_a_click(opened, qtbot, in_steps):
    window = opened(PASSES)
    window.commands[Command.COUNT].trigger()
    press(window, LONE)
    press(window, LONE)
    assert window.exploring.scoring.looking
    settle(window, qtbot)
    assert cell(window, LONE) == Cell(Colour.BLACK)


def test_an_area_and_a_single_point_get_other_owners(count):
    window = count()
    press(window, BEHIND, modifiers=SHIFT)
    assert lines(window)["Territory"] == ["27", "26"]
    press(window, NEUTRAL)
    assert cell(window, NEUTRAL).signs == (Mark.TERRITORY_BLACK,)
    assert lines(window)["Territory"] == ["28", "26"]


@pytest.mark.parametrize(
    ("button", "modifiers"),
    [(RIGHT, PLAIN), (Qt.MouseButton.LeftButton, CTRL)],
    ids=["right button", "Ctrl"],
)
def test_points_of_stones_in_seki_are_no_territory(count, button, modifiers):
    window = count()
    press(window, WALL, button, modifiers)
    assert cell(window, WALL).mark is Mark.CIRCLE
    assert lines(window)["Territory"] == ["0", "27"]
    assert panel(window).both.lines[0][:3] == ["Area", "36", "44.5"]


def test_all_stones_live_again_at_a_click(count):
    window = count()
    panel(window).alive.click()
    assert cell(window, LONE) == Cell(Colour.BLACK)
    assert lines(window)["Dead stones"] == ["0", "0"]


def test_it_is_told_how_many_points_are_nobodys_since_a_border_may_have_been_left_open(count):
    window = count()
    assert panel(window).nobodys.text() == "One point is nobody's; it is tinted."
    press(window, NEUTRAL)
    assert not panel(window).nobodys.isVisible()


@pytest.mark.parametrize(("more", "scrolled"), [(1, False), (-100, True)])
def test_a_count_is_scrolled_only_where_it_lacks_room_and_is_never_squeezed(
    qtbot, count, more, scrolled
):
    window = count()
    shown = ScorePanel()
    qtbot.addWidget(shown)
    shown.show_counts(told(window.document.session.tree, window.exploring.scoring.settling))
    shown.resize(340, 900)
    shown.show()
    area = shown.findChild(QScrollArea)
    spare = area.viewport().height() - area.widget().heightForWidth(area.viewport().width())
    shown.resize(340, 900 - spare + more)
    assert (area.verticalScrollBar().maximum() > 0) is scrolled
    sentences = [label for label in area.findChildren(QLabel) if label.wordWrap()]
    assert [
        label.text()
        for label in sentences
        if label.isVisible() and label.height() < label.heightForWidth(label.width())
    ] == []


def test_points_that_are_typed_are_clicked(count):
    window = count()
    window.entry.typed.emit(window.presenter.naming and _typed("H8"))
    assert cell(window, LONE) == Cell(Colour.BLACK)


def _typed(name: str):
    from goboard_gui.notation import Naming, notation
    from goboard_gui.record.typed import Play

    return [Play(Naming(notation("western"), Size(9, 9)).parse(name))]


def test_other_rules_count_otherwise_and_leave_the_record_alone(count):
    window = count()
    before = saved(window)
    choose_rules(window, "chinese")
    assert lines(window)["Stones on the board"] == ["9", "17"]
    assert panel(window).rules_note.text().startswith("The record says Japanese rules")
    assert saved(window) == before


def test_by_tromp_and_taylors_rules_nothing_is_dead(count):
    window = count()
    choose_rules(window, "tromp-taylor")
    assert lines(window)["Stones on the board"] == ["10", "17"]
    press(window, LONE)
    assert cell(window, LONE) == Cell(Colour.BLACK)
    assert panel(window).hint.text() == (
        "By these rules nothing is dead that is still on the board."
    )
    assert not panel(window).alive.isEnabled()
    choose_rules(window, "japanese")
    assert lines(window)["Dead stones"] == ["0", "1"]


def choose_rules(window, key: str) -> None:
    box = panel(window).rules
    box.setCurrentIndex(box.findData(rule_set(key)))
    box.activated.emit(box.currentIndex())


def test_which_rules_count_is_told_where_the_record_does_not_say(count):
    window = count(b"(;SZ[9]AB[ee])")
    told = panel(window).rules_note.text()
    assert told == "The record does not say by which rules; here Japanese rules were chosen."
    assert panel(window).komi.text() == "The record says nothing of komi, so there is none."


def test_both_counts_are_explained_side_by_side(count):
    window = count()
    assert panel(window).both.lines == [
        ["Area", "36", "44.5", "W+8.5"],
        ["Territory", "27", "28.5", "W+1.5"],
    ]
    assert panel(window).difference.text() == (
        "By area White is 7 better off than by territory: White has 7 stones more that were set "
        "up (+7). By area a stone on the board is a point, by territory it is not."
    )


@pytest.mark.parametrize(
    ("answer", "said", "territory"),
    [
        (Replacing.REPLACE, "W+1.5", True),
        (Replacing.KEEP, "B+9.5", True),
        (Replacing.CANCEL, "B+9.5", False),
    ],
    ids=lambda value: getattr(value, "value", ""),
)
def test_another_result_is_not_replaced_unasked(count, person, answer, said, territory):
    window = count(ENDED)
    assert panel(window).recorded.text() == "The record says otherwise: B+9.5."
    person.answers(result=answer)
    panel(window).write.click()
    assert person.asked == [("result", "The record says B+9.5. Replace it by W+1.5?")]
    assert counting(window) is (answer is Replacing.CANCEL)
    tree = window.document.session.tree
    assert tree.node(tree.root).first("RE") == said
    assert tree.node(window.document.session.cursor).has("TB") is territory


@pytest.mark.parametrize(
    ("result", "question"),
    [
        (b"", "This is a variation. Make W+1.5 the result of the game?"),
        (b"RE[W+R]", "The record says W+R, and this is a variation. Replace it by W+1.5?"),
    ],
    ids=["no result yet", "another result"],
)
def test_the_result_of_a_variation_is_not_the_games_unasked(count, qtbot, person, result, question):
    window = count(GAME % (result + b"(;B[ig];W[ih])(;B[];W[])"))
    session = window.document.session
    window.document.go_to(session.tree.children(session.tree.root)[1])
    settle(window, qtbot)
    person.answers(result=Replacing.KEEP)
    panel(window).write.click()
    assert person.asked == [("result", question)]
    assert (b"RE[" in saved(window)) is bool(result)
    assert session.tree.node(session.cursor).has("TB")


def test_the_same_result_is_written_without_a_question(count):
    window = count(GAME % b"RE[W+1.50];B[];W[]")
    assert panel(window).recorded.text() == "The record says the same: W+1.50."
    panel(window).write.click()
    assert not counting(window)


def test_a_count_of_another_position_cannot_be_written(count, qtbot):
    window = count(GAME % b";B[ig];W[];B[]")
    before = saved(window)
    window.commands[Command.BACK].trigger()
    panel(window).write.click()
    panel(window).rules_chosen.emit(rule_set("chinese"))
    panel(window).write.click()
    assert saved(window) == before
    settle(window, qtbot)
    panel(window).write.click()
    assert saved(window) != before


def test_a_step_counts_the_position_it_leads_to(count, qtbot):
    window = count()
    press(window, LONE)
    window.commands[Command.START].trigger()
    assert counting(window)
    settle(window, qtbot)
    assert cell(window, LONE).signs == (Mark.TERRITORY_WHITE,)


@pytest.mark.parametrize(
    "end",
    [
        pytest.param(lambda window: window.commands[Command.COUNT].trigger(), id="the command"),
        pytest.param(lambda window: window.commands[Command.TOOL_PLAY].trigger(), id="a tool"),
        pytest.param(
            lambda window: window.document.set_up({BEHIND: Colour.BLACK}), id="an edit of the board"
        ),
        pytest.param(lambda window: window.commands[Command.UNDO].trigger(), id="undo"),
        pytest.param(lambda window: window.findChild(QDockWidget, "score").close(), id="its panel"),
        pytest.param(lambda window: panel(window).ended.emit(), id="done"),
        pytest.param(lambda window: QTest.keyClick(window, Qt.Key.Key_Escape), id="Esc"),
    ],
)
def test_counting_ends(opened, qtbot, end):
    window = opened(GAME % b";B[]")
    window.commands[Command.PASS].trigger()
    settle(window, qtbot)
    board = window.document.session.board
    end(window)
    assert not counting(window)
    assert cell(window, LONE).stone is Colour.BLACK
    assert not cell(window, LONE).signs
    press(window, NEUTRAL)
    assert window.document.session.board != board


def test_what_is_agreed_outlasts_edits_that_leave_the_position(count, qtbot):
    window = count()
    press(window, LONE)
    assert result(window) == "B+26.5"
    window.document.set_comment("White forgot to answer.")
    settle(window, qtbot)
    assert counting(window)
    assert cell(window, LONE) == Cell(Colour.BLACK)
    window.document.replace("Komi", with_info(window.document.session.tree, {"KM": "5.5"}))
    settle(window, qtbot)
    assert result(window) == "B+21.5"
    panel(window).rules_chosen.emit(rule_set("chinese"))
    window.commands[Command.UNDO].trigger()
    settle(window, qtbot)
    assert lines(window)["Stones on the board"] == ["10", "17"]
    assert result(window) == "B+19.5"


def test_a_count_begins_anew_when_the_record_says_something_else_of_the_end(count, qtbot):
    window = count()
    press(window, LONE)
    panel(window).write.click()
    window.commands[Command.COUNT].trigger()
    assert result(window) == "B+26.5"
    window.commands[Command.UNDO].trigger()
    settle(window, qtbot)
    assert counting(window)
    assert result(window) == "W+1.5"


def test_another_game_of_the_file_is_not_counted_by_itself(opened):
    window = opened(PASSES + PASSES)
    window.document.go_to_game(1)
    window.document.go_to(window.document.session.line[-1])
    window.commands[Command.COUNT].trigger()
    window.document.go_to_game(0)
    assert not counting(window)


def test_guessing_and_counting_take_turns(count, qtbot):
    window = count(GAME % b";B[aa];W[ia]")
    window.commands[Command.START].trigger()
    settle(window, qtbot)
    window.commands[Command.GUESS].trigger()
    assert not counting(window)
    assert window.exploring.guessing.search is not None
    window.commands[Command.COUNT].trigger()
    assert counting(window)
    assert window.exploring.guessing.search is None


def test_a_count_is_seen_in_a_turned_view(count):
    window = count()
    window.viewpoint.choose_view(Symmetry.R90)
    seen = window.presenter.naming.to_view(LONE)
    assert cell(window, seen).signs == (Mark.TERRITORY_WHITE,)
    press(window, seen)
    assert not cell(window, seen).signs


def test_the_panel_does_not_come_back_when_nobody_counts_any_more(count):
    window = count()
    window.commands[Command.ZEN].trigger()
    window.exploring.scoring.leave()
    window.commands[Command.ZEN].trigger()
    assert not counting(window)
    window.commands[Command.COUNT].trigger()
    assert counting(window)


def test_the_panel_comes_back_to_where_it_was(count, settings):
    window = count()
    dock = window.findChild(QDockWidget, "score")
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, dock)
    state = window.saveState()
    from goboard_gui.gui.window.main_window import MainWindow

    other = MainWindow(settings)
    other.restoreState(state)
    other.commands[Command.COUNT].trigger()
    again = other.findChild(QDockWidget, "score")
    assert other.dockWidgetArea(again) is Qt.DockWidgetArea.LeftDockWidgetArea
    other.exploring.scoring.leave()
    other.deleteLater()
