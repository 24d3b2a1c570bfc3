"""Choosing what is to be tidied in a record."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.tidy import Cleanup, find_problems
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core.background import DiskTask
from goboard_gui.gui.files.commands import FileCommands
from goboard_gui.gui.files.tidy_dialog import TidyDialog, cleanup_title
from tests.gui.gui_cases import pass_on_later

UNTIDY = b"(;FF[4]GM[1]CA[UTF-8]AP[x]SZ[9]KM[6,5]AE[aa];B[ee]C[];W[ee];B[tt];W[zz];AB[aa]B[bb])"
TIDY = b"(;FF[4]GM[1]CA[UTF-8]AP[x]SZ[9];B[ee])"


@pytest.fixture
def begin(qtbot):
    def show(data: bytes) -> TidyDialog:
        tree = read_sgf(data).games[0]
        dialog = TidyDialog(tree, find_problems(tree, "UTF-8"))
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return show


def items(dialog) -> dict[str, object]:
    return {item.text(0): item for item in dialog._items()}


def test_all_kinds_have_words():
    assert len({cleanup_title(kind) for kind in Cleanup}) == len(Cleanup)


def test_kinds_are_listed_with_their_places_and_the_advised_ones_chosen(begin):
    dialog = begin(UNTIDY)
    assert {text: item.text(1) for text, item in items(dialog).items()} == {
        cleanup_title(kind): "1"
        for kind in (
            Cleanup.EMPTY_PROPERTIES,
            Cleanup.OFF_BOARD_MOVES,
            Cleanup.LETTER_PASSES,
            Cleanup.SETUP_AND_MOVE,
            Cleanup.REDUNDANT_SETUP,
            Cleanup.NUMBERS,
            Cleanup.ILLEGAL_MOVES,
        )
    }
    assert dialog.kinds == {
        Cleanup.EMPTY_PROPERTIES,
        Cleanup.LETTER_PASSES,
        Cleanup.SETUP_AND_MOVE,
        Cleanup.REDUNDANT_SETUP,
        Cleanup.NUMBERS,
    }
    listed = items(dialog)[cleanup_title(Cleanup.ILLEGAL_MOVES)]
    assert listed.data(0, Qt.ItemDataRole.CheckStateRole) is None


def test_analysis_is_removed_only_if_the_user_chooses_it(begin):
    dialog = begin(TIDY.replace(b";B[", b";SBKV[50]GBAN[1]LZ[x]B[", 1))
    assert {text: item.text(1) for text, item in items(dialog).items()} == {
        cleanup_title(Cleanup.ANALYSIS): "1"
    }
    assert dialog.kinds == set()
    items(dialog)[cleanup_title(Cleanup.ANALYSIS)].setCheckState(0, Qt.CheckState.Checked)
    assert dialog.kinds == {Cleanup.ANALYSIS}


def test_what_would_change_is_seen_for_the_selected_kind(begin, qtmodeltester):
    dialog = begin(UNTIDY)

    def rows():
        model = dialog.model
        return [
            tuple(model.index(row, column).data() for column in range(3))
            for row in range(model.rowCount())
        ]

    assert rows() == [("Move 1", "C[]", "—")]
    dialog.list.setCurrentItem(items(dialog)[cleanup_title(Cleanup.NUMBERS)])
    assert rows() == [("Start of the game", "KM[6,5]", "KM[6.5]")]
    needed = dialog.table.fontMetrics().horizontalAdvance("Start of the game")
    assert dialog.table.columnWidth(0) > needed
    dialog.list.setCurrentItem(items(dialog)[cleanup_title(Cleanup.SETUP_AND_MOVE)])
    assert rows() == [("Move 5", "AB[aa] B[bb]", ";AB[aa] ;B[bb]")]
    qtmodeltester.check(dialog.model)


def test_without_anything_chosen_there_is_nothing_to_do(begin):
    dialog = begin(UNTIDY)
    for item in dialog._items():
        assert dialog.tidy_button.isEnabled() is bool(dialog.kinds)
        if item.data(0, Qt.ItemDataRole.CheckStateRole) is not None:
            item.setCheckState(0, Qt.CheckState.Unchecked)
    assert not dialog.tidy_button.isEnabled()
    assert not begin(TIDY).tidy_button.isEnabled()


@pytest.fixture
def untidy(desk, tmp_path):
    """Return a desk with an untidy record of a file, which it can tidy and save."""
    path = tmp_path / "game.sgf"
    path.write_bytes(UNTIDY)
    made = desk()
    made.document_io = made.parts.document_io
    FileCommands(made.workspace, made.document_io, made.recording)
    made.document_io.open_file(path)
    return made


@pytest.mark.parametrize("agrees", [False, True], ids=["cancel", "tidy"])
@pytest.mark.parametrize("later", [False, True], ids=["at once", "later"])
def test_what_was_chosen_is_one_edit(untidy, qtbot, monkeypatch, agrees, later):
    if later:
        monkeypatch.setattr(DiskTask, "wait_briefly", pass_on_later)
    shown = []
    monkeypatch.setattr(TidyDialog, "exec", lambda dialog: shown.append(dialog.kinds) or agrees)
    document = untidy.document
    before = document.session.tree
    untidy.actions[Command.TIDY].trigger()
    qtbot.waitUntil(lambda: bool(shown))
    tree = document.session.tree
    assert (tree is before) is not agrees
    assert document.undo_stack.count() == int(agrees)
    if agrees:
        assert tree.node(0).first_value("KM") == "6.5"
        assert not tree.node(0).has_any_property("AE")
        assert untidy.document_io.save()
        assert untidy.document_io.saver.wait_until_saved()
        assert b"B[];W[zz];AB[aa];B[bb]" in document.path.read_bytes()
        document.undo_stack.undo()
        assert document.session.tree is before


def test_a_record_that_is_edited_while_it_is_checked_is_left_alone(untidy, qtbot, monkeypatch):
    monkeypatch.setattr(DiskTask, "wait_briefly", pass_on_later)
    untidy.actions[Command.TIDY].trigger()
    untidy.document.play(None)
    qtbot.waitUntil(lambda: not untidy.document_io.loader.busy)
    assert untidy.document.undo_stack.count() == 1
