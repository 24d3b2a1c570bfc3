from __future__ import annotations

import warnings
from collections import Counter

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QColor, QDragEnterEvent, QDropEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMenu, QWidget

from goboard_gui.diagram import theme
from goboard_gui.files.sgf import read_path
from goboard_gui.go import Colour, Point, Size, Symmetry
from goboard_gui.gui import dialogs, look
from goboard_gui.gui import settings as keys
from goboard_gui.gui.board.gallery import Gallery
from goboard_gui.gui.commands import Command
from goboard_gui.gui.commands.table import COMMANDS
from goboard_gui.gui.dialogs import Unsaved
from goboard_gui.gui.files.new_game_dialog import NewGameDialog
from goboard_gui.gui.help.keys import KeysDialog
from goboard_gui.gui.keys.presets import PRESETS, SABAKI
from goboard_gui.gui.keys.shortcuts import fixed_keys, preset_keys
from goboard_gui.gui.texts.paste_dialog import PasteDialog
from goboard_gui.gui.window.main_window import MainWindow
from goboard_gui.notation import Reading
from tests.gui.gui_cases import CTRL, LEFT, click, image_of, point_to, turn_wheel
from tests.record.record_cases import branch, line

A, B, C = Point(2, 2), Point(6, 6), Point(4, 4)
KEY = Qt.Key


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "game.sgf"
    path.write_bytes(b"(;SZ[9]PB[Shusaku]KM[6.5];B[ee];W[cc];B[gg])")
    return path


@pytest.fixture
def two_games(window, tmp_path):
    path = tmp_path / "two.sgf"
    path.write_bytes(b"(;SZ[9]PB[One];B[ee])(;SZ[13]PB[Two])")
    window.filing.open(path)
    return window


@pytest.fixture
def forked(window):
    """Return a window on the main line 0 1 2 3 and the variation 4 5 below node 1, at node 2."""
    tree, _ = branch(line("SZ[9]", "B[aa]", "W[bb]", "B[cc]"), 1, "W[dd]", "B[ee]")
    window.document.open([tree], None, None)
    window.document.go_to(2)
    return window


def press(window, key, modifiers=Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(QApplication.focusWidget() or window, key, modifiers)


def menus(window) -> list[QMenu]:
    # QAction.menu() of PySide 6.8 takes the menu along when its wrapper goes.
    return window.findChildren(QMenu)


def texts(window) -> list[str]:
    return [label.text() for label in window.panels.game.findChildren(QLabel)]


def test_a_window_opens_on_an_empty_board_of_the_size_last_chosen(window):
    assert window.document.session.size == Size(9, 9)
    assert window.board_view.board.picture.ground.size == Size(9, 9)
    assert window.windowTitle() == "Untitled[*] — Goboard"
    assert not window.isWindowModified()


def test_every_command_does_something(window):
    assert window.commands.connected == set(Command)


@pytest.mark.parametrize("preset", PRESETS)
def test_no_key_means_two_things_in_the_whole_window(window, settings, preset):
    settings.set(keys.KEYS, preset)
    used = Counter(
        key.toString() for action in window.findChildren(QAction) for key in action.shortcuts()
    )
    used.update(key.key().toString() for key in window.findChildren(QShortcut))
    used.update(
        QKeySequence.mnemonic(action.text()).toString() for action in window.menuBar().actions()
    )
    held = {key for own in preset_keys(preset).values() for key in own}
    assert set(used) == held | set(fixed_keys())
    assert {"Ctrl+Z", "Ctrl+Y", "Ctrl+Shift+Z", "F11"} <= set(used)
    assert [key for key, count in used.items() if count > 1] == []


def test_no_two_entries_of_a_menu_have_the_same_letter(window):
    for menu in menus(window):
        letters = Counter(
            QKeySequence.mnemonic(action.text()).toString()
            for action in menu.actions()
            if not action.isSeparator()
        )
        del letters[""]
        assert [letter for letter, count in letters.items() if count > 1] == [], menu.title()


def test_undo_recent_views_and_panels_are_in_the_menus(window):
    entries = [
        action.text().replace("&", "") for menu in menus(window) for action in menu.actions()
    ]
    for entry in ("Undo", "Redo", "Open recent", "All eight views", "Game", "Turned half"):
        assert entry in entries


def test_the_title_names_the_file_and_marks_what_is_not_saved(window, file):
    window.filing.open(file)
    assert window.windowTitle() == "game.sgf[*] — Goboard"
    click(window.board_view.board, A)
    assert window.isWindowModified()
    window.document.undo_stack.undo()
    assert not window.isWindowModified()
    window.document.undo_stack.redo()
    window.commands[Command.SAVE].trigger()
    assert not window.isWindowModified()
    window.document.undo_stack.undo()
    assert window.isWindowModified()


def test_the_title_tells_which_game_of_the_file_is_shown(two_games):
    assert two_games.windowTitle() == "two.sgf (1/2)[*] — Goboard"
    two_games.commands[Command.NEXT_GAME].trigger()
    assert two_games.windowTitle() == "two.sgf (2/2)[*] — Goboard"


def test_going_to_another_game_shows_all_of_it(two_games):
    assert "One" in texts(two_games)
    two_games.commands[Command.NEXT_GAME].trigger()
    assert "Two" in texts(two_games)
    assert two_games.board_view.board.picture.ground.size == Size(13, 13)
    assert two_games.panels.moves.model().rowCount() == 0
    assert "13×13" in two_games.entry.toolTip()


def test_the_game_panel_shows_names_from_files_as_plain_text(window, tmp_path):
    path = tmp_path / "html.sgf"
    path.write_bytes(b"(;SZ[9]PB[<b>B</b>]PW[<a href='x'>W</a>]EV[<h1>E</h1>])")
    window.filing.open(path)
    for text in ("<b>B</b>", "<a href='x'>W</a>", "<h1>E</h1>"):
        assert text in texts(window)
    for label in window.panels.game.findChildren(QLabel):
        assert label.pixmap().isNull() is (label.textFormat() is Qt.TextFormat.PlainText)


def test_prisoners_are_counted_at_the_cursor(window):
    for point in (Point(1, 0), Point(0, 0), Point(0, 1)):
        click(window.board_view.board, point)
    assert texts(window)[2::3] != []
    assert "1" in texts(window)
    window.commands[Command.START].trigger()
    assert "1" not in texts(window)


def enabled(window, *commands: Command) -> list[bool]:
    return [window.commands[command].isEnabled() for command in commands]


def test_commands_are_enabled_where_they_can_do_something(window):
    back = (Command.BACK, Command.BACK_TEN, Command.START, Command.REMOVE)
    forward = (Command.FORWARD, Command.FORWARD_TEN, Command.END)
    assert enabled(window, *back, *forward) == [False] * 7
    click(window.board_view.board, A)
    click(window.board_view.board, B)
    assert enabled(window, *back) == [True] * 4
    assert enabled(window, *forward) == [False] * 3
    window.commands[Command.BACK].trigger()
    assert enabled(window, *back, *forward) == [True] * 7
    window.commands[Command.BACK].trigger()
    assert enabled(window, *back, *forward) == [False] * 4 + [True] * 3
    window.document.undo_stack.undo()
    window.document.undo_stack.undo()
    assert enabled(window, *back, *forward) == [False] * 7


def test_games_of_a_file_can_be_gone_through(two_games):
    games = (Command.PREVIOUS_GAME, Command.NEXT_GAME)
    assert enabled(two_games, *games) == [False, True]
    two_games.commands[Command.NEXT_GAME].trigger()
    assert enabled(two_games, *games) == [True, False]
    two_games.commands[Command.PREVIOUS_GAME].trigger()
    assert enabled(two_games, *games) == [False, True]


@pytest.mark.parametrize(
    ("command", "node"),
    [
        (Command.START, 0),
        (Command.BACK, 1),
        (Command.FORWARD, 3),
        (Command.END, 3),
        (Command.BACK_TEN, 0),
        (Command.FORWARD_TEN, 3),
        (Command.NEXT_VARIATION, 4),
        (Command.PREVIOUS_VARIATION, 4),
        (Command.PREVIOUS_FORK, 1),
        (Command.NEXT_FORK, 3),
        (Command.MAIN_LINE, 2),
    ],
)
def test_commands_go_through_the_record(forked, command, node):
    forked.commands[command].trigger()
    assert forked.document.session.cursor == node
    assert not forked.document.modified


def test_who_goes_back_to_the_main_line_comes_to_the_end_of_the_game(forked):
    document, commands = forked.document, forked.commands
    document.go_to(4)
    commands[Command.MAIN_LINE].trigger()
    commands[Command.END].trigger()
    assert document.session.cursor == 3
    document.go_to(4)
    document.go_to(1)
    assert 4 in document.session.line
    commands[Command.MAIN_LINE].trigger()
    assert (document.session.cursor, document.session.line[-1]) == (1, 3)
    assert forked.panels.moves.model().rowCount() == 3
    assert not document.modified


@pytest.mark.parametrize("preset", PRESETS)
def test_arrows_go_through_the_record_in_every_preset(forked, settings, preset):
    along, across = (KEY.Key_Right, KEY.Key_Down)
    if preset == SABAKI:
        along, across = across, along
    settings.set(keys.KEYS, preset)
    forked.board_view.setFocus()
    press(forked, along)
    assert forked.document.session.cursor == 3
    forked.document.go_to(2)
    press(forked, across)
    assert forked.document.session.cursor == 4


def test_a_window_opens_with_the_keys_that_were_chosen(window, settings):
    settings.set(keys.KEYS, SABAKI)
    settings.set(keys.OWN_KEYS, ["PASS Ctrl+Up"])
    other = MainWindow(settings)
    assert other.commands[Command.FORWARD].shortcut() == QKeySequence("Down")
    assert other.commands[Command.PASS].shortcut() == QKeySequence("Ctrl+Up")
    assert other.commands[Command.PREVIOUS_FORK].shortcuts() == []
    other.deleteLater()


def test_a_move_number_is_gone_to(forked, person):
    person.answers(move_number=3)
    forked.commands[Command.GO_TO_MOVE].trigger()
    assert person.asked == [("move_number", 2, 3)]
    assert forked.document.session.cursor == 3
    person.answers(move_number=0)
    forked.commands[Command.GO_TO_MOVE].trigger()
    assert forked.document.session.cursor == 0
    person.answers(move_number=None)
    forked.commands[Command.GO_TO_MOVE].trigger()
    assert forked.document.session.cursor == 0


def test_the_wheel_over_the_board_goes_through_the_moves(forked):
    turn_wheel(forked.board_view.board, down=120)
    assert forked.document.session.cursor == 3
    turn_wheel(forked.board_view.board, down=-240)
    assert forked.document.session.cursor == 1


def test_a_click_in_the_move_list_goes_there(qtbot, forked):
    shown = forked.panels.moves
    place = shown.visualRect(shown.model().index(0, 1)).center()
    qtbot.mouseClick(shown.viewport(), LEFT, pos=place)
    assert forked.document.session.cursor == 1
    assert shown.selectionModel().selectedRows()[0].row() == 0


def test_passing_resigning_and_removing_are_edits_one_can_undo(window):
    for command in (Command.PASS, Command.RESIGN, Command.REMOVE):
        before = window.document.session.tree
        window.commands[command].trigger()
        assert window.document.session.tree is not before
        press(window, KEY.Key_Z, CTRL)
        assert window.document.session.tree is before
        press(window, KEY.Key_Y, CTRL)
    assert "result W+R" in " ".join(texts(window)) or "result B+R" in " ".join(texts(window))


def test_who_resigns_is_told_at_once_and_may_think_better_of_it(qtbot, window):
    click(window.board_view.board, A)
    window.commands[Command.RESIGN].trigger()
    message = window.board_view.message
    assert message.text == "White resigns: the result of the game is B+R now."
    assert window.document.session.tree.node(0).first("RE") == "B+R"
    qtbot.mouseClick(message.button, LEFT)
    assert not window.document.session.tree.node(0).has("RE")
    assert not message.isVisible()


@pytest.mark.parametrize(
    ("command", "view"),
    [
        (Command.TURN_RIGHT, Symmetry.R90),
        (Command.TURN_LEFT, Symmetry.R270),
        (Command.MIRROR_HORIZONTAL, Symmetry.MIRROR_HORIZONTAL),
        (Command.MIRROR_VERTICAL, Symmetry.MIRROR_VERTICAL),
    ],
)
def test_views_turn_and_one_key_goes_back_to_normal(window, command, view):
    assert enabled(window, Command.NORMAL_VIEW) == [False]
    window.commands[command].trigger()
    assert window.viewpoint.view is view
    assert "names travel" in window.status.view.text()
    assert enabled(window, Command.NORMAL_VIEW) == [True]
    press(window, KEY.Key_0, CTRL | Qt.KeyboardModifier.AltModifier)
    assert window.viewpoint.view is Symmetry.IDENTITY
    assert window.status.view.text() == "Normal view · names travel"


def test_a_choice_of_notation_is_seen_everywhere(window):
    board = window.board_view.board
    click(board, A)
    window.bars.notations["andreev"].trigger()
    point_to(board, B)
    assert window.status.point.text() == "-2+2"
    assert window.panels.moves.model().index(0, 1).data() == "+2-2"
    assert window.board_view.board.picture.ground.edges.left[0] == "-0"
    assert window.bars.notation_box.currentText().startswith("Andreev")
    assert "+" in window.entry.placeholderText() or "-" in window.entry.placeholderText()
    click(board, A)
    window.bars.notations["cartesian"].trigger()
    assert window.bars.notations["cartesian"].isChecked()
    assert not window.bars.notations["andreev"].isChecked()


def test_names_that_stay_with_the_window_are_seen_everywhere(window):
    board = window.board_view.board
    click(board, A)
    window.commands[Command.TURN_RIGHT].trigger()
    window.commands[Command.NAMES_STAY].trigger()
    assert window.viewpoint.reading is Reading.STAY
    assert window.panels.moves.model().index(0, 1).data() == "G7"
    assert "names stay" in window.status.view.text()
    point_to(board, Point(6, 2))
    assert window.status.point.text() == "G7"


def test_what_is_chosen_is_checked_in_the_menus_of_the_next_window(window, settings):
    window.bars.notations["tengen-squares"].trigger()
    for command in (
        Command.EDGE_TOP,
        Command.NAME_EMPTY,
        Command.SHOW_EDGES,
        Command.SHOW_NAMES,
        Command.SHOW_STRUCTURE,
        Command.SHOW_SPOTLIGHT,
        Command.NAMES_STAY,
        Command.LAST_TRIANGLE,
        Command.ALLOW_ILLEGAL,
        Command.FIT,
        Command.NATURAL,
    ):
        window.commands[command].trigger()
    other = MainWindow(settings)
    checkable = [command for command, words in COMMANDS.items() if words.checkable]
    for command in checkable:
        assert other.commands[command].isChecked() is window.commands[command].isChecked(), command
    assert other.viewpoint.shown == window.viewpoint.shown
    assert other.bars.notations["tengen-squares"].isChecked()
    other.deleteLater()


def type_moves(window, text: str) -> None:
    window.commands[Command.TYPE_MOVE].trigger()
    QTest.keyClicks(window.entry, text)
    QTest.keyClick(window.entry, KEY.Key_Return)


def test_moves_can_be_typed_in_the_chosen_notation(window):
    window.bars.notations["andreev"].trigger()
    press(window, KEY.Key_L, CTRL)
    assert window.entry.hasFocus()
    type_moves(window, "+2-2 -2+2 pass")
    session = window.document.session
    assert [step.move.point for step in session.steps()[1:]] == [A, B, None]
    assert window.entry.hasFocus()


def test_after_a_typed_move_the_keys_undo_that_and_not_its_letters(window):
    window.bars.notations["andreev"].trigger()
    type_moves(window, "+2-2")
    press(window, KEY.Key_Z, CTRL)
    assert len(window.document.session.steps()) == 1
    assert window.entry.text() == ""
    QTest.keyClicks(window.entry, "+2")
    press(window, KEY.Key_Z, CTRL)
    assert window.entry.text() == ""
    press(window, KEY.Key_Y, CTRL)
    assert window.entry.text() == "+2"


def test_a_typed_move_that_is_refused_ends_the_row_with_the_reason(window):
    type_moves(window, "C7 C7 G3")
    assert window.document.session.step.number == 1
    assert window.board_view.message.text == "C7 is occupied."


def test_a_typed_text_that_names_no_point_says_why(window):
    window.bars.notations["andreev"].trigger()
    type_moves(window, "=8+3")
    assert window.board_view.message.isVisible()
    assert "'=8' is not a line of the 9×9 board" in window.board_view.message.text
    assert window.document.session.step.number == 0


def test_a_notation_is_called_by_its_title_in_what_is_said(window):
    window.bars.notations["andreev"].trigger()
    type_moves(window, "Q?!")
    told = window.board_view.message.text
    assert told.startswith("'Q?!' names no point in the notation Andreev signed corners, ")


def test_the_points_that_share_a_typed_name_are_lit_until_it_is_gone(window):
    window.bars.notations["named"].trigger()
    type_moves(window, "3-3")
    board = window.board_view.board
    lit = {point for point, cell in board.picture.cells.items() if cell.lit}
    assert lit == {Point(2, 2), Point(6, 2), Point(2, 6), Point(6, 6)}
    assert "several points" in window.board_view.message.text
    QTest.keyClick(window.entry, KEY.Key_Escape)
    assert not any(cell.lit for cell in board.picture.cells.values())


def test_stones_can_be_typed_onto_the_board(window):
    type_moves(window, "+B C7 +W G3 -B C7")
    assert window.document.session.board.stones() == {Point(6, 6): Colour.WHITE}
    window.document.undo_stack.undo()
    assert window.document.session.board.stones() == {}


def test_a_window_that_fills_the_screen_by_other_means_is_left_by_one_escape(qtbot, window):
    window.showFullScreen()
    qtbot.waitUntil(window.isFullScreen)
    assert window.commands[Command.FULL_SCREEN].isChecked()
    press(window, KEY.Key_Escape)
    qtbot.waitUntil(lambda: not window.isFullScreen())


def test_a_maximised_window_is_so_again_after_the_full_screen(qtbot, window):
    window.showMaximized()
    for _ in range(2):
        window.commands[Command.FULL_SCREEN].trigger()
    assert window.isMaximized()
    assert not window.isFullScreen()


def test_escape_leaves_the_field_then_the_message_then_the_full_screen(qtbot, window):
    window.commands[Command.FULL_SCREEN].trigger()
    qtbot.waitUntil(window.isFullScreen)
    type_moves(window, "Z99")
    assert window.entry.hasFocus()
    press(window, KEY.Key_Escape)
    assert window.board_view.hasFocus()
    assert window.entry.text() == ""
    assert window.board_view.message.isVisible()
    press(window, KEY.Key_Escape)
    assert not window.board_view.message.isVisible()
    assert window.isFullScreen()
    press(window, KEY.Key_Escape)
    qtbot.waitUntil(lambda: not window.isFullScreen())
    assert not window.commands[Command.FULL_SCREEN].isChecked()


def test_keys_go_through_the_record_after_a_message_was_answered(qtbot, window):
    board, message = window.board_view.board, window.board_view.message
    for point in (A, B):
        click(board, point)
    window.commands[Command.RESIGN].trigger()
    qtbot.mouseClick(message.button, LEFT)
    assert window.document.session.step.number == 2
    press(window, KEY.Key_Left)
    assert window.document.session.step.number == 1


def test_a_dark_window_is_dark_and_so_is_its_board(window, settings):
    def corner(widget: QWidget) -> QColor:
        QApplication.processEvents()  # a palette comes to the widgets as an event
        return widget.grab().toImage().pixelColor(3, 3)

    window.commands[Command.DARK].trigger()
    window.board_view.message.say("Ko.")
    assert corner(window.statusBar()).lightness() < 80
    assert corner(window.board_view.message).lightness() < 80
    assert corner(window.board_view).name() == theme.DARK.table
    assert settings.get(keys.THEME) == look.DARK
    window.commands[Command.DARK].trigger()
    assert corner(window.statusBar()).lightness() > 200
    assert corner(window.board_view.message).lightness() > 200
    assert corner(window.board_view).name() == theme.LIGHT.table


def test_the_toolbar_can_be_read_in_a_dark_window_too(window):
    def darkest() -> int:
        image = window.commands[Command.NEW].icon().pixmap(24, 24).toImage()
        colours = (image.pixelColor(x, y) for x in range(24) for y in range(24))
        return min(colour.lightness() for colour in colours if colour.alpha() == 255)

    assert darkest() < 80
    window.commands[Command.DARK].trigger()
    assert darkest() > 150
    window.commands[Command.DARK].trigger()
    assert darkest() < 80


def test_stones_can_be_placed_as_by_hand(window, settings):
    for point in (A, B, C, Point(7, 1)):
        click(window.board_view.board, point)
    straight = image_of(window.board_view.board)
    window.commands[Command.NATURAL].trigger()
    assert settings.get(keys.NATURAL)
    assert image_of(window.board_view.board) != straight
    window.commands[Command.NATURAL].trigger()
    assert image_of(window.board_view.board) == straight


def test_zoom_is_by_steps_and_remembered(window, settings):
    pitch = window.board_view.board.pitch
    window.commands[Command.ZOOM_IN].trigger()
    assert window.board_view.board.pitch > pitch
    turn_wheel(window.board_view.board, down=-120, modifiers=CTRL)
    assert settings.get(keys.ZOOM) == pytest.approx(1.15**2)
    window.commands[Command.ZOOM_OUT].trigger()
    assert settings.get(keys.ZOOM) == pytest.approx(1.15)
    window.commands[Command.ZOOM_NORMAL].trigger()
    assert settings.get(keys.ZOOM) == 1.0
    assert window.board_view.board.pitch == pitch


def test_fit_makes_a_small_board_large_and_is_remembered(window, settings):
    pitch = window.board_view.board.pitch
    window.commands[Command.FIT].trigger()
    assert window.board_view.board.pitch > 1.5 * pitch
    assert settings.get(keys.FIT)
    window.commands[Command.FIT].trigger()
    assert window.board_view.board.pitch == pitch
    assert not settings.get(keys.FIT)


def test_geometry_panels_and_zoom_are_those_of_the_last_window(window, settings):
    window.resize(700, 640)
    window.panels.docks[0].hide()
    window.commands[Command.ZOOM_IN].trigger()
    window.close()
    other = MainWindow(settings)
    assert other.size() == window.size()
    assert other.panels.docks[0].isHidden()
    assert other.board_view.zoom == window.board_view.zoom
    other.deleteLater()


def data_of(*urls: QUrl) -> QMimeData:
    data = QMimeData()
    data.setUrls(list(urls))
    return data


def drag(window, data: QMimeData) -> bool:
    """Drag something in; return whether it is welcome."""
    how = (Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of Qt 6.12; the new one is not in 6.8
        event = QDragEnterEvent(QPoint(9, 9), *how)
    event.ignore()
    QApplication.sendEvent(window, event)
    return event.isAccepted()


def drop(window, data: QMimeData) -> None:
    drag(window, data)  # Qt drops nothing that was not dragged in
    how = (Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(window, QDropEvent(QPointF(9, 9), *how))


def test_a_file_can_be_dropped_on_the_window(qtbot, window, file):
    data = data_of(QUrl.fromLocalFile(str(file)))
    assert drag(window, data)
    drop(window, data)
    qtbot.waitUntil(lambda: window.document.path == file)


def test_what_lies_on_the_net_is_not_welcome(window):
    assert not drag(window, data_of(QUrl("https://example.org/game.sgf")))


def test_a_text_can_be_dropped_and_means_what_it_would_if_pasted(qtbot, window, monkeypatch):
    shown = []
    monkeypatch.setattr(dialogs, "run", lambda dialog: shown.append(dialog) or dialog.deleteLater())
    text = QMimeData()
    text.setText("(;SZ[9];B[ee])")
    assert drag(window, text)
    drop(window, text)
    qtbot.waitUntil(lambda: len(shown) == 1)
    assert isinstance(shown[0], PasteDialog)


@pytest.mark.parametrize("answer", [Unsaved.DISCARD, Unsaved.CANCEL])
def test_a_dropped_file_does_not_replace_edits_unasked(qtbot, window, file, person, answer):
    click(window.board_view.board, A)
    person.answers(unsaved=answer)
    drop(window, data_of(QUrl.fromLocalFile(str(file))))
    qtbot.waitUntil(lambda: len(person.asked) == 1)
    assert (window.document.path == file) is (answer is Unsaved.DISCARD)


def test_a_recent_file_is_opened_from_the_menu(window, file):
    window.filing.open(file)
    window.filing.begin(NewGameDialog(window.settings).chosen())
    menu = next(menu for menu in menus(window) if menu.title() == "Open &recent")
    menu.actions()[0].trigger()
    assert window.document.path == file


def test_a_damaged_file_says_so_and_tells_all_when_asked(qtbot, window, tmp_path, person):
    path = tmp_path / "bad.sgf"
    path.write_bytes(b"(;SZ[99]PB[x]) (;SZ[9];B[ee];W[cc]")
    window.filing.open(path)
    message = window.board_view.message
    assert message.isVisible()
    assert "is damaged" in message.text
    assert message.button.text() == "1 more…"
    qtbot.mouseClick(message.button, LEFT)
    assert len(person.told[0].splitlines()) == 2


@pytest.mark.parametrize(
    ("answer", "closes"),
    [(Unsaved.SAVE, True), (Unsaved.DISCARD, True), (Unsaved.CANCEL, False)],
    ids=lambda value: str(value),
)
def test_closing_a_window_with_edits_asks(window, file, person, answer, closes):
    window.filing.open(file)
    window.document.go_to(3)
    click(window.board_view.board, Point(0, 0))
    person.answers(unsaved=answer)
    assert window.close() is closes
    assert window.isVisible() is not closes
    nodes = len(list(read_path(file).games[0].preorder()))
    assert nodes == (5 if answer is Unsaved.SAVE else 4)


def test_a_new_game_asks_for_its_terms(window, monkeypatch):
    def agree(dialog: QDialog) -> bool:
        dialog.choose_size(Size(13, 13))
        dialog.accept()
        return True

    monkeypatch.setattr(NewGameDialog, "exec", agree)
    window.commands[Command.NEW].trigger()
    assert window.document.session.size == Size(13, 13)
    assert window.settings.get(keys.NEW_WIDTH) == 13


def test_a_new_game_that_is_not_agreed_to_leaves_all_as_it_was(window, monkeypatch):
    monkeypatch.setattr(NewGameDialog, "exec", lambda _dialog: False)
    before = window.document.session.tree
    window.commands[Command.NEW].trigger()
    assert window.document.session.tree is before


def test_a_new_game_does_not_replace_edits_unasked(window, person):
    click(window.board_view.board, A)
    person.answers(unsaved=Unsaved.CANCEL)
    window.commands[Command.NEW].trigger()
    assert window.document.session.step.number == 1


def test_a_game_begins_from_the_gallery(qtbot, window, monkeypatch):
    chosen = []

    def agree(dialog: NewGameDialog) -> bool:
        chosen.append(dialog.size_chosen)
        return True

    monkeypatch.setattr(NewGameDialog, "exec", agree)
    for _ in range(2):
        window.commands[Command.GALLERY].trigger()
    (gallery,) = window.findChildren(Gallery)
    assert gallery.isVisible()
    gallery.chosen.emit(Size(19, 19))
    assert chosen == [Size(19, 19)]
    assert window.document.session.size == Size(19, 19)
    gallery.close()


@pytest.mark.parametrize(
    ("command", "kind"),
    [(Command.EXPORT_PDF, "pdf"), (Command.EXPORT_SVG, "svg"), (Command.EXPORT_PNG, "png")],
)
def test_the_position_is_exported_from_the_menu(window, person, tmp_path, command, kind):
    path = tmp_path / f"board.{kind}"
    person.answers(save_path=path)
    window.commands[command].trigger()
    assert path.stat().st_size > 500


def test_a_name_that_looks_like_a_mark_of_changes_stands_in_the_title(window, tmp_path):
    path = tmp_path / "a[*].sgf"
    path.write_bytes(b"(;SZ[9])")
    window.filing.open(path)
    assert window.windowTitle() == "a[*][*].sgf[*] — Goboard"


def test_exporting_again_and_again_leaves_nothing_behind(window, person, tmp_path):
    person.answers(save_path=None)
    for _ in range(3):
        window.commands[Command.EXPORT_PDF].trigger()
    from goboard_gui.gui.printing.position import PositionExport

    assert len(window.findChildren(PositionExport)) == 1


def test_printing_shows_the_pages_first(window):
    from goboard_gui.gui.printing.window import PrintWindow

    for _ in range(2):
        window.commands[Command.PRINT].trigger()
    (pages,) = window.findChildren(PrintWindow)
    assert pages.isVisible()
    pages.close()


def test_the_position_is_copied_as_a_picture(window, qapp):
    window.commands[Command.COPY_PICTURE].trigger()
    assert qapp.clipboard().mimeData().hasImage()


def test_words_are_deleted_from_what_is_typed_and_not_the_node(forked):
    QTest.keyClick(forked, KEY.Key_L, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(forked.entry, "c3 d4")
    QTest.keyClick(forked.entry, KEY.Key_Backspace, Qt.KeyboardModifier.ControlModifier)
    assert forked.entry.text() == "c3 "
    forked.entry.setCursorPosition(0)
    QTest.keyClick(forked.entry, KEY.Key_Delete, Qt.KeyboardModifier.ControlModifier)
    assert forked.entry.text() == ""
    assert forked.document.session.cursor == 2


def test_the_keys_are_told_beside_the_window(window):
    window.commands[Command.KEYS].trigger()
    assert window.findChild(KeysDialog).isVisible()


def test_the_program_tells_what_it_is(window, monkeypatch):
    opened = []
    monkeypatch.setattr(QDialog, "exec", lambda dialog: opened.append(dialog.windowTitle()))
    window.commands[Command.ABOUT].trigger()
    assert opened == ["About Goboard"]


def test_settings_that_make_no_sense_do_not_keep_the_window_from_opening(qtbot, settings):
    for key, value in (
        ("window/theme", "purple"),
        ("window/zoom", "nan"),
        ("window/geometry", "large"),
        ("window/state", "?"),
        ("new game/width", "0"),
        ("new game/height", "1000"),
        ("names/notation", "quipu"),
        ("board/last move", "cross"),
        ("files/recent", "a, b"),
    ):
        settings._store.setValue(key, value)
    window = MainWindow(settings)
    qtbot.addWidget(window)
    assert window.document.session.size == Size(19, 19)
