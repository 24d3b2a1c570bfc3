from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from goboard_gui.diagram import theme
from goboard_gui.files.journal.recovery import recoverable
from goboard_gui.files.journal.state import State
from goboard_gui.files.sgf import read
from goboard_gui.go import Colour, Point
from goboard_gui.gui.journaling import has_journals
from goboard_gui.gui.main_window import MainWindow
from goboard_gui.gui.recovering import Recovering
from goboard_gui.gui.recovery_dialog import RecoveryDialog
from tests.files.journal_cases import begun, origin, plain, play
from tests.gui.gui_cases import LEFT, image_of, stone_on

DATA = b"(;SZ[9];B[ee];W[cc])(;SZ[5];B[cc])"


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "journals"


@pytest.fixture
def leave(folder, tmp_path):
    """Return what leaves a journal of a game with two more moves, as a killed program does."""

    def left(name: str | None = "game.sgf", data: bytes = DATA) -> State:
        path = None if name is None else tmp_path / name
        if path is not None:
            path.write_bytes(data)
        start = origin(path, data)
        journal = begun(folder, start)
        tree, node = start.file.games[0], 2
        for move in ("Bgg", "Wgc"):
            tree, node = play(tree, node, move)
            state = State((tree, *start.file.games[1:]), 0, node)
            journal.append(state)
        journal.leave()
        return state

    return left


@pytest.fixture
def offered(qtbot, folder, viewpoint):
    """Return what shows the dialog for the journals of the folder."""

    def offer(look=theme.LIGHT) -> RecoveryDialog:
        dialog = RecoveryDialog(recoverable(folder), viewpoint, look)
        dialog.chosen = []
        dialog.recovered.connect(dialog.chosen.append)
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitExposed(dialog)
        return dialog

    return offer


def row(dialog: RecoveryDialog, number: int = 0) -> list[str]:
    item = dialog.list.topLevelItem(number)
    return [item.text(column) for column in range(dialog.list.columnCount())]


def names(dialog: RecoveryDialog) -> list[str]:
    return [row(dialog, number)[0] for number in range(dialog.list.topLevelItemCount())]


def click(qtbot, button) -> None:
    qtbot.mouseClick(button, LEFT)


def test_a_row_says_what_was_open_and_where_one_was(offered, leave, tmp_path):
    leave()
    dialog = offered()
    name, folder, when, edits, place = row(dialog)
    assert (name, folder) == ("game.sgf", str(tmp_path))
    assert when
    assert (edits, place) == ("2", "Move 4, game 1 of 2")
    dialog.close()


def test_the_position_is_shown_as_it_was(offered, leave):
    leave()
    dialog = offered()
    board = dialog.preview.board
    image = image_of(board)
    assert stone_on(board, image, Point(6, 6)) is Colour.BLACK
    assert stone_on(board, image, Point(6, 2)) is Colour.WHITE
    assert stone_on(board, image, Point(5, 5)) is None
    dialog.close()


@pytest.mark.parametrize(
    ("now", "told"),
    [
        pytest.param(DATA, ("is as it was", "added: 2 · removed: 0 · changed: 0"), id="same"),
        pytest.param(
            b"(;SZ[9]C[x];B[ee];W[cc])",
            ("has changed", "added: 4 · removed: 0 · changed: 1"),
            id="changed",
        ),
        pytest.param(None, ("no longer on the disk", "Nodes: 7"), id="gone"),
        pytest.param(b"nonsense", ("has changed", "no game record"), id="no record any more"),
        pytest.param(
            b"(;SZ[9];B[ee];W[cc];B[gg];W[gc])(;SZ[5];B[cc])",
            ("has changed", "no difference"),
            id="saved after all",
        ),
        pytest.param(
            b"(;SZ[5];B[cc])",
            ("has changed", "added: 5"),
            id="another game",
        ),
    ],
)
def test_the_difference_from_the_file_is_told(offered, leave, tmp_path, now, told):
    leave()
    path = tmp_path / "game.sgf"
    path.unlink() if now is None else path.write_bytes(now)
    dialog = offered()
    for text in told:
        assert text in dialog.account.text()
    dialog.close()


def test_a_record_without_a_file_is_untitled(offered, leave):
    leave(None)
    dialog = offered()
    assert row(dialog)[:2] == ["Untitled", ""]
    assert "never saved" in dialog.account.text()
    dialog.close()


def test_a_chosen_record_is_recovered_and_the_dialog_closes_after_the_last(qtbot, offered, leave):
    states = [plain(leave("a.sgf")), plain(leave("b.sgf"))]
    dialog = offered()
    assert sorted(names(dialog)) == ["a.sgf", "b.sgf"]
    last = names(dialog)[1]
    dialog.list.setCurrentItem(dialog.list.topLevelItem(1))
    click(qtbot, dialog.recover_button)
    assert [it.path.name for it in dialog.chosen] == [last]
    assert plain(dialog.chosen[0].state) in states
    assert dialog.isVisible()
    click(qtbot, dialog.recover_button)
    assert len(dialog.chosen) == 2
    assert not dialog.isVisible()
    for recovery in dialog.chosen:
        recovery.discard()


def test_discarding_asks_and_removes_that_one_only(qtbot, offered, leave, folder, person):
    leave("a.sgf")
    leave("b.sgf")
    dialog = offered()
    kept = names(dialog)[1]
    person.answers(yes=False)
    click(qtbot, dialog.discard_button)
    assert len(names(dialog)) == 2
    person.answers(yes=True)
    click(qtbot, dialog.discard_button)
    assert names(dialog) == [kept]
    dialog.close()
    (found,) = recoverable(folder)
    assert found.path.name == kept
    found.leave()


def test_what_is_left_for_later_is_offered_again(qtbot, offered, leave, folder):
    leave("a.sgf")
    leave("b.sgf")
    dialog = offered()
    assert recoverable(folder) == []
    click(qtbot, dialog.later_button)
    assert len(names(dialog)) == 1
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    found = recoverable(folder)
    assert len(found) == 2
    for recovery in found:
        recovery.leave()


def test_all_are_recovered_or_discarded_at_once(qtbot, offered, leave, folder, person):
    for name in "abc":
        leave(f"{name}.sgf")
    dialog = offered()
    click(qtbot, dialog.recover_all)
    assert len(dialog.chosen) == 3
    assert not dialog.isVisible()
    for recovery in dialog.chosen:
        recovery.leave()
    dialog = offered()
    person.answers(yes=True)
    click(qtbot, dialog.discard_all)
    assert not dialog.isVisible()
    assert not has_journals(folder)


def test_a_damaged_journal_is_told_and_cannot_be_recovered(qtbot, offered, leave, folder):
    leave()
    (journal,) = folder.glob("*.journal")
    journal.write_bytes(b"H" + journal.read_bytes())
    dialog = offered()
    assert "nothing can be made of it" in dialog.account.text()
    assert not dialog.recover_button.isEnabled()
    assert not dialog.preview.board.isVisible()
    dialog.close()
    assert journal.exists()


def test_a_journal_with_a_damaged_end_is_recovered_as_far_as_it_goes(offered, leave, folder):
    leave()
    (journal,) = folder.glob("*.journal")
    journal.write_bytes(journal.read_bytes()[:-5])
    dialog = offered()
    assert row(dialog)[3:] == ["1", "Move 3, game 1 of 2"]
    assert "end of what was kept is damaged" in dialog.account.text()
    assert dialog.recover_button.isEnabled()
    dialog.close()


def test_names_of_files_are_never_markup(offered, leave):
    leave("<b>x.sgf")
    dialog = offered()
    assert row(dialog)[0] == "<b>x.sgf"
    assert "<b>x.sgf" in dialog.account.text()
    for label in dialog.findChildren(QLabel):
        assert label is not dialog.account or label.textFormat() is Qt.TextFormat.PlainText
    dialog.close()


@pytest.fixture
def program(qtbot, settings, folder):
    """Return what starts as the program does: a window, and what offers to recover."""
    windows = []

    def make() -> MainWindow:
        window = MainWindow(settings, journals=folder)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        windows.append(window)
        return window

    first = make()
    first.show()
    first.recovering = Recovering(folder, first, make)
    first.windows = windows
    yield first
    for window in windows:
        window.journaling.close()
        window.document.undo_stack.setClean()
        window.close()


def test_a_start_with_nothing_to_recover_asks_nothing(program, folder):
    program.recovering.offer()
    assert program.findChild(RecoveryDialog) is None
    assert not folder.exists()


def test_recovered_records_open_in_the_empty_window_and_in_more(qtbot, program, leave):
    states = [plain(leave("a.sgf")), plain(leave(None))]
    program.recovering.offer()
    dialog = program.findChild(RecoveryDialog)
    click(qtbot, dialog.recover_all)
    assert len(program.windows) == 2
    for window in program.windows:
        document = window.document
        now = plain(State(tuple(document.games), document.game, document.session.cursor))
        assert now in states
        assert window.isWindowModified()
    assert {window.filing.title for window in program.windows} == {"a.sgf", "Untitled"}


def test_a_window_with_a_file_is_left_alone(qtbot, program, leave, tmp_path):
    leave("a.sgf")
    path = tmp_path / "other.sgf"
    path.write_bytes(b"(;SZ[9];B[aa])")
    program.filing.open(path)
    program.recovering.offer()
    click(qtbot, program.findChild(RecoveryDialog).recover_button)
    assert [window.filing.title for window in program.windows] == ["other.sgf", "a.sgf"]
    assert read(path.read_bytes()).games[0].main_line() == program.document.session.line
