from __future__ import annotations

import warnings

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QDialog, QLabel

from goboard_gui.files.sgf.game_info import read_info
from goboard_gui.files.sgf.reading import read_sgf, read_sgf_file
from goboard_gui.go import BoardShape, Point, Size, Symmetry
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.board.board_sizes_dialog import BoardSizesDialog
from goboard_gui.gui.core.settings import NEW_GAME_WIDTH
from goboard_gui.gui.files.commands import FileCommands
from goboard_gui.gui.files.file_messages import FileMessages
from goboard_gui.gui.files.new_game_dialog import NewGameDialog
from goboard_gui.gui.files.texts.paste_dialog import PasteDialog
from goboard_gui.gui.navigation.moves.game_panel import GamePanel
from goboard_gui.gui.printing.commands import PrintingCommands
from goboard_gui.gui.widgets import dialogs
from goboard_gui.gui.widgets.dialogs import UnsavedChoice
from tests.cases import for_each
from tests.gui.gui_cases import LEFT, click, menus

A, B = Point(2, 2), Point(6, 6)


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "game.sgf"
    path.write_bytes(b"(;SZ[9]PB[Shusaku]KM[6.5];B[ee];W[cc];B[gg])")
    return path


@pytest.fixture
def desk(desk):
    """Return a desk whose document can be begun anew, opened, printed and exported."""
    made = desk()
    made.document_io = made.parts.document_io
    FileCommands(made.workspace, made.document_io, made.recording)
    PrintingCommands(made.workspace, made.presenter)
    return made


def texts(panel: GamePanel) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel)]


def test_the_title_names_the_file_and_marks_what_is_not_saved(window, file, tmp_path):
    window.document_io.open_file(file)
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
    window.document.undo_stack.redo()
    odd = tmp_path / "a[*].sgf"
    odd.write_bytes(b"(;SZ[9])")
    window.document_io.open_file(odd)
    assert window.windowTitle() == "a[*][*].sgf[*] — Goboard"


def test_going_to_another_game_shows_all_of_it_and_which_it_is(window, tmp_path):
    path = tmp_path / "two.sgf"
    path.write_bytes(b"(;SZ[9]PB[One];B[ee])(;SZ[13]PB[Two])")
    window.document_io.open_file(path)
    back, on = (window.commands[each] for each in (Command.PREVIOUS_GAME, Command.NEXT_GAME))
    assert window.windowTitle() == "two.sgf (1/2)[*] — Goboard"
    assert "One" in texts(window.panels.game)
    assert (back.isEnabled(), on.isEnabled()) == (False, True)
    on.trigger()
    assert window.windowTitle() == "two.sgf (2/2)[*] — Goboard"
    assert "Two" in texts(window.panels.game)
    assert window.board_view.board.picture.empty_board.size == Size(13, 13)
    assert window.panels.moves.model().rowCount() == 0
    assert "13×13" in window.entry.toolTip()
    assert (back.isEnabled(), on.isEnabled()) == (True, False)
    back.trigger()
    assert (back.isEnabled(), on.isEnabled()) == (False, True)


def test_the_game_panel_shows_names_from_files_as_plain_text(qtbot):
    data = b"(;SZ[9]PB[<b>B</b>]PW[<a href='x'>W</a>]EV[<h1>E</h1>]HA[2])"
    panel = GamePanel()
    qtbot.addWidget(panel)
    panel.show_info(read_info(read_sgf(data).games[0]))
    for text in ("<b>B</b>", "<a href='x'>W</a>", "<h1>E</h1> · Handicap 2"):
        assert text in texts(panel)
    for label in panel.findChildren(QLabel):
        assert label.textFormat() is Qt.TextFormat.PlainText


_MOVES = Qt.KeyboardModifier.ShiftModifier
_OFFERED = Qt.DropAction.MoveAction | Qt.DropAction.CopyAction


def data_of(*urls: QUrl) -> QMimeData:
    data = QMimeData()
    data.setUrls(list(urls))
    return data


def drag(window, data: QMimeData) -> bool:
    """Drag something in; return whether it is welcome."""
    how = (_OFFERED, data, LEFT, _MOVES)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of Qt 6.12; the new one is not in 6.8
        event = QDragEnterEvent(QPoint(9, 9), *how)
    event.ignore()
    QApplication.sendEvent(window, event)
    assert not event.isAccepted() or event.dropAction() is Qt.DropAction.CopyAction
    return event.isAccepted()


def drop(window, data: QMimeData) -> None:
    drag(window, data)  # Qt drops nothing that was not dragged in
    event = QDropEvent(QPointF(9, 9), _OFFERED, data, LEFT, _MOVES)
    assert event.dropAction() is Qt.DropAction.MoveAction  # as some file managers propose
    QApplication.sendEvent(window, event)
    assert event.isAccepted()
    assert event.dropAction() is Qt.DropAction.CopyAction


def test_a_file_can_be_dropped_on_the_window_but_nothing_that_lies_on_the_net(qtbot, window, file):
    assert not drag(window, data_of(QUrl("https://example.org/game.sgf")))
    data = data_of(QUrl.fromLocalFile(str(file)))
    assert drag(window, data)
    drop(window, data)
    qtbot.waitUntil(lambda: window.document.path == file)


def test_a_text_can_be_dropped_and_means_what_it_would_if_pasted(qtbot, window, monkeypatch):
    shown = []
    monkeypatch.setattr(
        dialogs, "run_modal", lambda dialog: shown.append(dialog) or dialog.deleteLater()
    )
    text = QMimeData()
    text.setText("(;SZ[9];B[ee])")
    assert drag(window, text)
    drop(window, text)
    qtbot.waitUntil(lambda: len(shown) == 1)
    assert isinstance(shown[0], PasteDialog)


def test_a_dropped_file_does_not_replace_edits_unasked(qtbot, window, file, person):
    click(window.board_view.board, A)
    for asked, answer in enumerate((UnsavedChoice.CANCEL, UnsavedChoice.DISCARD), start=1):
        assert window.document.path is None
        person.answers(unsaved=answer)
        drop(window, data_of(QUrl.fromLocalFile(str(file))))
        qtbot.waitUntil(lambda asked=asked: len(person.asked) == asked)
    assert window.document.path == file


def test_all_dropped_files_are_opened_each_in_a_window(qtbot, window, tmp_path, person):
    files = [tmp_path / f"{number}.sgf" for number in range(6)]
    for file in files:
        file.write_bytes(b"(;SZ[9];B[ee])")
    urls = [QUrl.fromLocalFile(str(file)) for file in files]

    def opened() -> list[object]:
        return [each.document.path for each in window.open_windows]

    drop(window, data_of(*urls[:2]))
    qtbot.waitUntil(lambda: opened() == files[:2])
    assert all(each.isVisible() for each in window.open_windows)
    for answer, count in ((False, 2), (True, 7)):
        person.answers(yes=answer)
        drop(window, data_of(*urls))
        qtbot.waitUntil(lambda: len(person.asked) == 1)
        assert "6 files" in str(person.asked.pop())
        qtbot.waitUntil(lambda count=count: len(opened()) == count)
    assert opened() == [files[0], files[1], *files[1:]]


def test_a_recent_file_is_opened_from_the_menu(window, file):
    window.document_io.open_file(file)
    window.document_io.new_game(NewGameDialog(window.settings).new_game())
    menu = next(menu for menu in menus(window) if menu.title() == "Open &Recent")
    menu.actions()[0].trigger()
    assert window.document.path == file


def test_a_damaged_file_says_so_and_tells_all_when_asked(qtbot, desk, tmp_path, person):
    FileMessages(desk.document, desk.document_io, None, desk.strip, desk.window)
    path = tmp_path / "bad.sgf"
    path.write_bytes(b"(;SZ[99]PB[x]) (;SZ[9];B[ee];W[cc]")
    desk.document_io.open_file(path)
    message = desk.strip
    assert message.has_message
    assert "is damaged" in message.text
    assert message.first_button.text() == "1 more…"
    qtbot.mouseClick(message.first_button, LEFT)
    assert len(person.told[0].splitlines()) == 2


def test_a_record_of_nihon_ki_in_is_not_called_damaged(desk, tmp_path):
    FileMessages(desk.document, desk.document_io, None, desk.strip, desk.window)
    path = tmp_path / "kisei.sgf"
    path.write_bytes(b"(TE[Kisei]RD[2001-01-15]SZ[9];B[ee];W[cc])")
    desk.document_io.open_file(path)
    missing = "“;” is missing at the start of a game, as in records of Nihon Ki-in"
    assert desk.strip.text == f"Line 1, column 1: {missing}"


@pytest.mark.parametrize("answer", [UnsavedChoice.SAVE, UnsavedChoice.DISCARD], ids=str)
def test_closing_a_window_with_edits_asks(window, file, person, answer):
    window.document_io.open_file(file)
    window.document.go_to(3)
    click(window.board_view.board, Point(0, 0))
    for given in (UnsavedChoice.CANCEL, answer):
        assert window.isVisible()
        person.answers(unsaved=given)
        assert window.close() is (given is answer)
    assert not window.isVisible()
    nodes = len(list(read_sgf_file(file).games[0].preorder()))
    assert nodes == (5 if answer is UnsavedChoice.SAVE else 4)


def test_a_new_game_asks_for_its_terms(desk, monkeypatch):
    def agree(dialog: QDialog) -> bool:
        dialog.set_board_size(Size(13, 13))
        dialog.accept()
        return True

    monkeypatch.setattr(NewGameDialog, "exec", agree)
    desk.actions[Command.NEW].trigger()
    assert desk.document.session.size == Size(13, 13)
    assert desk.settings.get(NEW_GAME_WIDTH) == 13


def test_a_new_game_that_is_not_agreed_to_leaves_all_as_it_was(desk, monkeypatch):
    monkeypatch.setattr(NewGameDialog, "exec", lambda _dialog: False)
    before = desk.document.session.tree
    desk.actions[Command.NEW].trigger()
    assert desk.document.session.tree is before


def test_a_new_game_does_not_replace_edits_unasked(desk, person):
    click(desk.view.board, A)
    person.answers(unsaved=UnsavedChoice.CANCEL)
    desk.actions[Command.NEW].trigger()
    assert desk.document.session.step.number == 1


def test_a_game_begins_from_the_gallery(qtbot, window, monkeypatch):
    chosen = []

    def agree(dialog: NewGameDialog) -> bool:
        chosen.append(dialog.board_size)
        return True

    monkeypatch.setattr(NewGameDialog, "exec", agree)
    for _ in range(2):
        window.commands[Command.GALLERY].trigger()
    (gallery,) = window.findChildren(BoardSizesDialog)
    assert gallery.isVisible()
    gallery.size_chosen.emit(Size(19, 19))
    assert chosen == [Size(19, 19)]
    assert window.document.session.size == Size(19, 19)
    gallery.close()


@for_each("kind", ["pdf", "svg", "png", "txt"])
def test_the_position_is_exported_from_the_menu(desk, person, tmp_path, kind):
    path = tmp_path / f"board.{kind}"
    person.answers(save_path=path)
    desk.actions[Command.EXPORT_POSITION].trigger()
    assert path.stat().st_size > 100


def test_exporting_again_and_again_leaves_nothing_behind(desk, person, tmp_path):
    person.answers(save_path=None)
    for _ in range(3):
        desk.actions[Command.EXPORT_POSITION].trigger()
    from goboard_gui.gui.printing.position_export import PositionExport

    assert len(desk.window.findChildren(PositionExport)) == 1


def test_printing_shows_the_pages_first(qtbot, desk):
    from goboard_gui.gui.printing.print_window import PrintWindow

    for _ in range(2):
        desk.actions[Command.PRINT].trigger()
    qtbot.waitUntil(lambda: desk.window.findChildren(PrintWindow) != [])
    (pages,) = desk.window.findChildren(PrintWindow)
    assert pages.isVisible()
    pages.close()


def test_the_position_is_copied_as_a_picture(desk, qapp):
    desk.actions[Command.COPY_PICTURE].trigger()
    assert qapp.clipboard().mimeData().hasImage()


def test_a_graph_with_too_large_distances_is_a_rectangle_when_dropped(qtbot, window, tmp_path):
    path = tmp_path / "far.sgf"
    graph = r'{"points":[{"x":0,"y":0},{"x":1,"y":0},{"x":1e8,"y":0}\],"edges":[[1,2\],[2,3\]\]}'
    path.write_text(f"(;GM[goboard-1]SZ[2]GBSH[{graph}];B[aa])")
    drop(window, data_of(QUrl.fromLocalFile(str(path))))
    qtbot.waitUntil(lambda: window.document.path == path)
    assert window.document.session.shape == BoardShape.rectangle(Size(2, 2))
    assert "points[1]: closer to point 1" in window.message_strip.text


def test_a_new_game_is_shown_in_the_normal_view_unless_it_belongs_to_the_same_event(
    window, monkeypatch
):
    monkeypatch.setattr(NewGameDialog, "exec", lambda dialog: dialog.accept() or True)
    views, strip = window.view_settings, window.message_strip
    views.set_view(Symmetry.R90)
    window.commands[Command.NEW_SAME_EVENT].trigger()
    assert views.view is Symmetry.R90
    window.commands[Command.NEW].trigger()
    assert views.view is Symmetry.IDENTITY
    assert strip.notice == "The new game is shown in the normal view."
    strip.notice_line.first_button.click()
    assert (views.view, strip.notice) == (Symmetry.R90, "")
    views.set_view(Symmetry.IDENTITY)
    window.commands[Command.NEW].trigger()
    assert strip.notice == ""
