"""The commands for game information, the games of a file and the files beside it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.board.message_strip import MessageStrip
from goboard_gui.gui.files.document_io import DocumentIO
from goboard_gui.gui.game.games.commands import GamesCommands
from goboard_gui.gui.game.games.games_dialog import GamesDialog
from goboard_gui.gui.game.info.info_dialog import InfoDialog
from goboard_gui.gui.widgets import dialogs
from tests.gui.gui_cases import Heard

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog


@pytest.fixture
def it(workspace):
    """Return the commands, and what they are connected to."""
    document, window = workspace.document, workspace.window
    window.show()
    message = MessageStrip(window)
    document_io = DocumentIO(document, workspace.settings, window)
    commands = GamesCommands(workspace, document_io, message)
    return SimpleNamespace(
        commands=commands,
        document=document,
        document_io=document_io,
        message=message,
        actions=workspace.actions,
        window=window,
    )


@pytest.fixture
def edit(monkeypatch):
    """Return what lets a person type into the fields of the dialog, and accept or not."""

    def edit(accept=True, **texts: str) -> None:
        def answer(dialog: QDialog) -> int:
            assert isinstance(dialog, InfoDialog)
            for ident, text in texts.items():
                dialog.fields[ident].set_text(text)
            return int(accept)

        monkeypatch.setattr(dialogs, "run_modal", answer)

    return edit


@pytest.fixture
def folder(tmp_path):
    for name, count in (("g1.sgf", 1), ("g2.sgf", 3), ("g10.sgf", 1)):
        (tmp_path / name).write_bytes(b"(;SZ[9];B[aa])" * count)
    (tmp_path / "g3.txt").touch()
    return tmp_path


def test_what_is_typed_is_one_edit_that_can_be_undone(it, edit):
    before = it.document.session.tree
    edit(PB="Ada", RE="B+R", GC="so it went")
    it.actions[Command.GAME_INFO].trigger()
    root = it.document.session.tree.node(0)
    assert [root.first_value(ident) for ident in ("PB", "RE", "GC")] == ["Ada", "B+R", "so it went"]
    assert it.document.undo_stack.count() == 1
    it.document.undo_stack.undo()
    assert it.document.session.tree is before
    it.document.undo_stack.redo()
    assert it.document.session.tree.node(0).first_value("PB") == "Ada"


@pytest.mark.parametrize("answer", [{"accept": False, "PB": "Ada"}, {"accept": True}])
def test_nothing_changed_or_not_accepted_is_no_edit(it, edit, answer):
    edit(**answer)
    it.actions[Command.GAME_INFO].trigger()
    assert not it.document.is_modified


@pytest.mark.parametrize(
    ("typed", "told"), [("4", [(4,)]), ("0", [(0,)]), ("some", []), (" 3 ", [(3,)])]
)
def test_another_handicap_is_told_so_that_stones_can_be_offered(it, edit, typed, told):
    heard = Heard(it.commands, "handicap_changed")
    edit(HA=typed)
    it.commands.edit_info()
    assert heard.carried["handicap_changed"] == told
    edit(PB="x")
    it.commands.edit_info()
    assert heard.carried["handicap_changed"] == told


def test_the_games_are_shown_in_one_window_beside(it):
    it.actions[Command.GAMES].trigger()
    it.actions[Command.GAMES].trigger()
    (dialog,) = it.window.findChildren(GamesDialog)
    assert dialog.isVisible()
    assert not dialog.isModal()
    dialog.close()


def open_(it, qtbot, path) -> None:
    it.document_io.open_file(path)
    qtbot.waitUntil(lambda: it.document.path == path)


def test_files_of_the_folder_are_opened_one_after_the_other(it, qtbot, folder):
    for command in (Command.PREVIOUS_FILE, Command.NEXT_FILE):
        assert not it.actions[command].isEnabled()
    open_(it, qtbot, folder / "g1.sgf")
    met = []
    for command in (Command.NEXT_FILE, Command.NEXT_FILE, Command.PREVIOUS_FILE):
        before = it.document.path
        it.actions[command].trigger()
        qtbot.waitUntil(lambda before=before: it.document.path != before)
        met.append(it.document.path.name)
    assert met == ["g2.sgf", "g10.sgf", "g2.sgf"]


@pytest.mark.parametrize(
    ("name", "command", "told"),
    [
        ("g1.sgf", Command.PREVIOUS_FILE, "g1.sgf is the first game record in its folder."),
        ("g10.sgf", Command.NEXT_FILE, "g10.sgf is the last game record in its folder."),
    ],
)
def test_the_ends_of_the_folder_are_told(it, qtbot, folder, name, command, told):
    open_(it, qtbot, folder / name)
    it.actions[command].trigger()
    assert it.message.text == told
    assert it.document.path == folder / name


def test_edits_are_asked_about_before_another_file_is_opened(it, qtbot, folder, person):
    open_(it, qtbot, folder / "g1.sgf")
    it.document.resign()
    person.answers(unsaved=dialogs.UnsavedChoice.CANCEL)
    it.actions[Command.NEXT_FILE].trigger()
    assert it.document.path.name == "g1.sgf"
    person.answers(unsaved=dialogs.UnsavedChoice.DISCARD)
    it.actions[Command.NEXT_FILE].trigger()
    qtbot.waitUntil(lambda: it.document.path.name == "g2.sgf")


def test_a_file_of_several_games_says_so_once_and_offers_them(it, qtbot, folder):
    it.actions[Command.NEXT_GAME].setShortcut("Ctrl+PgDown")
    open_(it, qtbot, folder / "g1.sgf")
    assert not it.message.has_message
    open_(it, qtbot, folder / "g2.sgf")
    assert it.message.text == "This file contains 3 games. Press Ctrl+PgDown for the next one."
    it.message.first_button.click()
    (dialog,) = it.window.findChildren(GamesDialog)
    assert dialog.panel.model.rowCount() == 3
    dialog.close()
    it.message.dismiss()
    it.document.go_to_game(1)
    it.document.resign()
    assert not it.message.has_message


def test_boards_of_an_imported_text_are_counted_as_games_of_a_file_are(it, qtbot, tmp_path):
    it.actions[Command.NEXT_GAME].setShortcuts([])
    boards = tmp_path / "boards.txt"
    board = "\n".join([". . X . .", *[". . . . ."] * 4])
    boards.write_text(f"{board}\n\n{board}\n")
    it.document_io.open_file(boards)
    qtbot.waitUntil(lambda: it.document.game_count == 2)
    assert it.message.text == "This file contains 2 games."


def test_a_key_that_nobody_has_is_not_told(it, qtbot, folder):
    it.actions[Command.NEXT_GAME].setShortcuts([])
    open_(it, qtbot, folder / "g2.sgf")
    assert it.message.text == "This file contains 3 games."
