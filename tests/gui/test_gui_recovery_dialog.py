from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from goboard_gui.diagram import theme
from goboard_gui.files.journal.recovery import find_recoverable
from goboard_gui.files.sgf.possible_moves import CommentInterpretation
from goboard_gui.files.storage.kept_copies import copy_suffix
from goboard_gui.go import Colour, Point
from goboard_gui.gui.files.autosave_journal import has_journals
from goboard_gui.gui.files.recovery_dialog import RecoveryDialog
from goboard_gui.gui.widgets.minimum_screen import make_scrollable_if_needed
from tests.files.journal_cases import left, plain
from tests.gui.gui_cases import LEFT, image_of, stone_on

if TYPE_CHECKING:
    from goboard_gui.files.journal.state import DocumentState

DATA = b"(;SZ[9];B[ee];W[cc])(;SZ[5];B[cc])"


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "journals"


@pytest.fixture
def leave(folder, tmp_path):
    """Return what leaves a journal of a game with two more moves, as a killed program does."""

    def leave(name: str | None = "game.sgf", data: bytes = DATA) -> DocumentState:
        return left(folder, tmp_path / name if name else None, data, 2)

    return leave


@pytest.fixture
def offered(qtbot, folder, view_settings):
    """Return what shows the dialog for the journals of the folder."""

    def offer(look=theme.LIGHT) -> RecoveryDialog:
        dialog = RecoveryDialog(find_recoverable(folder), view_settings, look)
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
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d", when)
    assert (edits, place) == ("2", "Move 4, game 1 of 2")
    dialog.close()


@pytest.mark.parametrize("reading", CommentInterpretation)
def test_a_record_is_compared_with_its_file_as_that_had_been_read(
    offered, folder, tmp_path, reading
):
    data = b"(;SZ[9];B[aa];W[bb]C[a;B[cc];W[dd])"
    left(folder, tmp_path / "game.sgf", data, 0, reading=reading)
    dialog = offered()
    assert "2 added, 0 removed, 0 changed" in dialog.description.text()
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


def test_a_position_after_many_moves_is_shown_once_they_are_replayed(
    qtbot, folder, view_settings, leave, in_steps, monkeypatch
):
    monkeypatch.setattr("goboard_gui.record.session._SHORT_WAY", 3)
    monkeypatch.setattr("goboard_gui.record.session._PREPARED_AT_ONCE", 1)
    leave()
    dialog = RecoveryDialog(find_recoverable(folder), view_settings, theme.LIGHT)
    qtbot.addWidget(dialog)
    board = dialog.preview.board
    assert row(dialog)[4] == "Move 4, game 1 of 2"
    assert board.isHidden()
    dialog.show()
    in_steps()
    assert stone_on(board, image_of(board), Point(6, 6)) is Colour.BLACK
    dialog.close()


@pytest.mark.parametrize(
    ("now", "told"),
    [
        pytest.param(DATA, ("is unchanged", "2 added, 0 removed, 0 changed"), id="same"),
        pytest.param(
            b"(;SZ[9]C[x];B[ee];W[cc])",
            ("has changed", "4 added, 0 removed, 1 changed"),
            id="changed",
        ),
        pytest.param(None, ("no longer exists", "7 nodes"), id="gone"),
        pytest.param(b"nonsense", ("has changed", "no game record"), id="no record any more"),
        pytest.param(
            b"(;SZ[9];B[ee];W[cc];B[gg];W[gc])(;SZ[5];B[cc])",
            ("has changed", "no difference"),
            id="saved after all",
        ),
        pytest.param(
            b"(;SZ[5];B[cc])",
            ("has changed", "6 added, 1 removed"),
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
        assert text in dialog.description.text()
    dialog.close()


def test_a_copy_left_by_a_save_that_was_interrupted_is_told(offered, leave, tmp_path):
    leave()
    path = tmp_path / "game.sgf"
    path.write_bytes(b"(;SZ[9]")
    copy = tmp_path / f".goboard-1-1{copy_suffix(path)}"
    copy.write_bytes(DATA)
    dialog = offered()
    assert f"are in {copy.name}" in dialog.description.text()
    dialog.close()


def test_a_record_without_a_file_is_untitled(offered, leave):
    leave(None)
    dialog = offered()
    assert row(dialog)[:2] == ["Untitled", ""]
    assert "never saved" in dialog.description.text()
    dialog.close()


def test_a_game_that_was_never_saved_is_known_by_its_players(offered, leave):
    leave(None, b"(;SZ[9]PB[Anna]PW[Karl]DT[2026-11-22];B[ee];W[cc])")
    dialog = offered()
    assert row(dialog)[:2] == ["2026-11-22 Anna - Karl", ""]
    dialog.close()


@pytest.mark.usefixtures("language")
def test_the_dialog_fits_on_the_smallest_screen_without_scrolling(offered, leave):
    leave("one.sgf")
    leave("two.sgf")
    assert not make_scrollable_if_needed(offered())


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
    (found,) = find_recoverable(folder)
    assert found.path.name == kept
    found.release()


def test_what_is_left_for_later_is_offered_again(qtbot, offered, leave, folder):
    leave("a.sgf")
    leave("b.sgf")
    dialog = offered()
    assert find_recoverable(folder) == []
    click(qtbot, dialog.later_button)
    assert len(names(dialog)) == 1
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    found = find_recoverable(folder)
    assert len(found) == 2
    for recovery in found:
        recovery.release()


def test_all_are_recovered_or_discarded_at_once(qtbot, offered, leave, folder, person):
    for name in "abc":
        leave(f"{name}.sgf")
    dialog = offered()
    click(qtbot, dialog.recover_all)
    assert len(dialog.chosen) == 3
    assert not dialog.isVisible()
    for recovery in dialog.chosen:
        recovery.release()
    dialog = offered()
    person.answers(yes=True)
    click(qtbot, dialog.discard_all)
    assert not dialog.isVisible()
    assert not has_journals([folder])


def test_a_damaged_journal_is_told_and_cannot_be_recovered(qtbot, offered, leave, folder):
    leave()
    (journal,) = folder.glob("*.journal")
    journal.write_bytes(b"H" + journal.read_bytes())
    leave("sound.sgf")
    dialog = offered()
    assert names(dialog) == ["sound.sgf", journal.name]
    dialog.list.setCurrentItem(dialog.list.topLevelItem(1))
    assert row(dialog, 1)[3:] == ["", ""]
    assert str(journal) in dialog.description.text()
    assert "can't be used" in dialog.description.text()
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
    assert "end of the recovery data is damaged" in dialog.description.text()
    assert dialog.recover_button.isEnabled()
    dialog.close()


def test_names_of_files_are_never_markup(offered, leave):
    leave("<b>x.sgf")
    dialog = offered()
    assert row(dialog)[0] == "<b>x.sgf"
    assert "<b>x.sgf" in dialog.description.text()
    for label in dialog.findChildren(QLabel):
        assert label is not dialog.description or label.textFormat() is Qt.TextFormat.PlainText
    dialog.close()
