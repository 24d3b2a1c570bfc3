"""Choosing between the record in the window and its file, and opening copies of the file."""

from __future__ import annotations

from datetime import datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog

from goboard_gui.diagram import theme
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.storage.backup import Backups
from goboard_gui.go import Colour, Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.files.backup_dialog import BackupDialog
from goboard_gui.gui.files.disk_dialog import DiskDialog, VersionChoice
from goboard_gui.gui.widgets.dialogs import OverwriteChoice, UnsavedChoice
from goboard_gui.record.analysis.difference import game_differences
from tests.gui.gui_cases import LEFT, image_of, stone_on

MINE = b"(;GM[1]FF[4]SZ[9]PB[Shusaku];B[ee];W[cc]C[mine](;B[gg])(;B[gc];W[cg]))"
THEIRS = b"(;GM[1]FF[4]SZ[9]PB[Theirs];B[ee];W[cc]C[<b>theirs</b>](;B[gg];W[bb]))"


@pytest.fixture
def compare(qtbot, view_settings):
    def begin(mine: bytes, theirs: bytes) -> DiskDialog:
        one, other = read_sgf(mine).games, read_sgf(theirs).games
        found = game_differences(one, other)
        dialog = DiskDialog(one, other, found, view_settings, theme.LIGHT)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return begin


def rows(dialog) -> list[list[str]]:
    model = dialog.model
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_what_differs_is_listed_with_both_versions_of_it(compare, qtmodeltester):
    dialog = compare(MINE, THEIRS)
    assert rows(dialog) == [
        ["Start of the game", "Black", "Shusaku", "Theirs"],
        ["Move 2", "Comment", "mine", "<b>theirs</b>"],
        ["Move 4", "1 node only in the file", "", "White B8"],
        ["Move 3", "2 nodes only in this window", "Black G7 White C3", ""],
    ]
    assert dialog.count.text() == "4 differences"
    qtmodeltester.check(dialog.model)


@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        pytest.param("B[aa]LB[aa:1]", "B[aa]", ["Move 1", "Markup", "LB aa:1", ""], id="markup"),
        pytest.param(
            "AB[aa]", "AB[aa][bb]", ["Start of the game", "Setup", "AB aa", "AB aa bb"], id="setup"
        ),
        pytest.param("XX[1]", "XX[2]", ["Start of the game", "XX", "XX 1", "XX 2"], id="unknown"),
        pytest.param(
            "C[a]RE[B+R]",
            "C[b]",
            ["Start of the game", "Comment, Result", "a · B+R", "b"],
            id="several",
        ),
        pytest.param("B[zz]", "B[]", ["Move 1", "Move", "Black ?", "Black passes"], id="odd moves"),
    ],
)
def test_differences_are_called_what_they_are(compare, mine, theirs, expected):
    texts = [f"(;SZ[9];{node};W[ee])".encode() for node in (mine, theirs)]
    assert rows(compare(*texts))[0][1:] == expected[1:]


def test_long_branches_are_told_by_their_beginnings(compare):
    dialog = compare(b"(;SZ[9]" + b";B[aa];W[bb]" * 20 + b")", b"(;SZ[9])")
    assert rows(dialog)[0][2].split(" ") == ["Black", "A9", "White", "B8"] * 4 + ["…"]


def test_games_are_told_apart_and_one_may_be_missing(compare):
    dialog = compare(b"(;SZ[9];B[aa])(;SZ[9];B[bb])", b"(;SZ[9];B[aa])")
    assert rows(dialog) == [
        ["Game 2: Start of the game", "2 nodes only in this window", "Black B8", ""]
    ]
    assert dialog.here.preview.board.isVisible()
    assert not dialog.there.preview.board.isVisible()


def test_the_place_of_a_difference_is_seen_in_both_versions(compare):
    dialog = compare(MINE, THEIRS)
    dialog.table.selectRow(2)
    here, there = (view.preview.board for view in (dialog.here, dialog.there))
    assert stone_on(here, image_of(here), Point(1, 1)) is None
    assert stone_on(there, image_of(there), Point(1, 1)) is Colour.WHITE
    assert stone_on(here, image_of(here), Point(6, 6)) is Colour.BLACK
    dialog.table.selectRow(1)
    assert dialog.there.comment.toPlainText() == "<b>theirs</b>"


def test_versions_that_do_not_differ_say_so(compare):
    dialog = compare(MINE, MINE)
    assert "No differences" in dialog.count.text()
    assert rows(dialog) == []


@pytest.mark.parametrize(
    ("button", "kept"), [("mine_button", VersionChoice.MINE), ("file_button", VersionChoice.FILE)]
)
def test_the_answer_is_which_version_is_kept(qtbot, compare, button, kept):
    dialog = compare(MINE, THEIRS)
    qtbot.mouseClick(getattr(dialog, button), LEFT)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.kept is kept


def test_enter_and_escape_answer_nothing(qtbot, compare):
    dialog = compare(MINE, THEIRS)
    qtbot.keyClick(dialog.table, Qt.Key.Key_Return)
    assert dialog.isVisible()
    qtbot.keyClick(dialog.table, Qt.Key.Key_Escape)
    assert dialog.kept is None
    assert not dialog.isVisible()


@pytest.fixture
def opened(files_desk, tmp_path):
    """Return a desk with a file, of which there is no copy yet."""
    files_desk.document_io.saver._folder = lambda: tmp_path / "backups"
    path = tmp_path / "game.sgf"
    path.write_bytes(MINE)
    files_desk.document_io.open_file(path)
    return files_desk


def answer(monkeypatch, kept: VersionChoice | None) -> list[int]:
    """Let the person choose a version; return how many differences were seen each time."""
    seen = []

    def choose(dialog):
        seen.append(dialog.model.rowCount())
        dialog.kept = kept
        return 0 if kept is None else 1

    monkeypatch.setattr(DiskDialog, "exec", choose)
    return seen


@pytest.mark.parametrize("kept", [None, *VersionChoice], ids=["cancel", "mine", "file"])
def test_a_changed_file_is_compared_and_one_version_kept(opened, monkeypatch, kept):
    path = opened.document.path
    opened.document.play(Point(0, 0))
    path.write_bytes(THEIRS)
    seen = answer(monkeypatch, kept)
    opened.actions[Command.COMPARE_DISK].trigger()
    assert seen == [5]
    mine = opened.document.session.tree.node(0).first_value("PB") == "Shusaku"
    assert mine is (kept is not VersionChoice.FILE)
    assert opened.document.is_modified is (kept is None)
    assert (b"Shusaku" in path.read_bytes()) is (kept is VersionChoice.MINE)
    # What did not win is not lost either.
    copies = [
        copy.path.read_bytes() for copy in opened.document_io.saver.backups.list_backups(path)
    ]
    assert [b"Shusaku" in copy for copy in copies] == {
        None: [],
        VersionChoice.MINE: [False],
        VersionChoice.FILE: [True],
    }[kept]


def test_one_may_compare_before_saving_over_a_change(opened, monkeypatch, person):
    opened.document.play(Point(0, 0))
    opened.document.path.write_bytes(THEIRS)
    person.answers(changed=OverwriteChoice.COMPARE)
    seen = answer(monkeypatch, VersionChoice.MINE)
    assert opened.document_io.save()
    assert len(seen) == 1
    assert b"Shusaku" in opened.document.path.read_bytes()


def test_a_file_that_is_gone_is_not_compared(opened, person):
    opened.document.path.unlink()
    opened.actions[Command.COMPARE_DISK].trigger()
    assert "file or folder not found" in person.told[0]


def test_without_a_file_there_is_nothing_to_compare_or_open(files_desk):
    for command in (Command.COMPARE_DISK, Command.OPEN_BACKUP):
        assert not files_desk.actions[command].isEnabled()


@pytest.fixture
def choose_backup(qtbot, view_settings, tmp_path):
    """Return what offers copies of a file that held these, the first of them the oldest."""

    def begin(*held: bytes) -> BackupDialog:
        path = tmp_path / "game.sgf"
        days = iter(range(1, 20))
        backups = Backups(tmp_path / "backups", lambda: datetime(2026, 3, next(days), 20, 15))
        for data in held:
            backups.store(path, data)
        backups = Backups(tmp_path / "backups")
        dialog = BackupDialog(
            path, backups.list_backups(path), read_sgf(MINE).games, view_settings, theme.LIGHT
        )
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return begin


def test_copies_are_listed_the_latest_first_with_what_they_hold(choose_backup):
    dialog = choose_backup(THEIRS, MINE)
    items = [dialog.list.topLevelItem(row) for row in range(dialog.list.topLevelItemCount())]
    assert [item.text(1) for item in items] == [f"{len(MINE)} bytes", f"{len(THEIRS)} bytes"]
    assert "no difference" in dialog.account.text()
    dialog.list.setCurrentItem(items[1])
    assert "1 added, 2 removed, 2 changed" in dialog.account.text()
    board = dialog.view.preview.board
    assert stone_on(board, image_of(board), Point(1, 1)) is Colour.WHITE
    assert dialog.selected_file.source.data == THEIRS


def test_a_copy_that_cannot_be_read_is_not_opened(choose_backup):
    dialog = choose_backup(b"no record", MINE)
    dialog.list.setCurrentItem(dialog.list.topLevelItem(1))
    assert "no game record" in dialog.account.text()
    assert not dialog.open_button.isEnabled()
    assert dialog.selected_file is None


def test_where_there_is_no_copy_that_is_said(choose_backup):
    dialog = choose_backup()
    assert not dialog.open_button.isEnabled()
    assert dialog.selected_file is None


@pytest.mark.parametrize("leaves", [True, False], ids=["leaves", "stays"])
def test_a_copy_is_opened_as_edits_that_the_file_does_not_have(opened, monkeypatch, person, leaves):
    document = opened.document
    document.play(Point(0, 0))
    assert opened.document_io.save()
    path, held = document.path, document.path.read_bytes()
    document.play(Point(8, 8))
    person.answers(unsaved=UnsavedChoice.DISCARD if leaves else UnsavedChoice.CANCEL)
    monkeypatch.setattr(BackupDialog, "exec", lambda dialog: 1)
    opened.actions[Command.OPEN_BACKUP].trigger()
    assert document.path == path
    assert document.is_modified
    assert (len(list(document.session.tree.preorder())) == 6) is leaves
    assert path.read_bytes() == held
    if leaves:
        assert opened.document_io.save()
        assert read_sgf(path.read_bytes()).games[0].main_line() == [0, 1, 2, 3]
