"""Choosing what markup is to be cleaned up, and where."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.board.tools import cleanup_dialog
from goboard_gui.gui.board.tools.cleanup_command import CleanupCommand
from goboard_gui.gui.board.tools.cleanup_dialog import CleanupDialog
from goboard_gui.record import Session
from goboard_gui.record.edits.cleaning import ALL_KINDS, CleaningKind
from goboard_gui.record.properties.marks import Mark
from goboard_gui.record.scope import RecordScope
from tests.record.record_cases import branch, line

CLEAN = "B[cc]"


def marked():
    """Return a record: marks on a line, a comment and a label in a variation."""
    tree = line("SZ[9]TR[aa][bb]", CLEAN, "W[dd]LB[ee:A][ff:12]C[x]", "B[ff]SQ[aa]")
    return branch(tree, 1, "W[gg]CR[aa:ba]C[other]")[0]


@pytest.fixture
def begin(qtbot):
    def show(node: int) -> CleanupDialog:
        session = Session(marked())
        session.go_to(node)
        dialog = CleanupDialog(session)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return show


def choose(dialog: CleanupDialog, scope: RecordScope) -> None:
    dialog.scopes.setCurrentIndex(list(RecordScope).index(scope))


def test_all_kinds_and_scopes_have_words_and_no_two_kinds_the_same_key():
    kinds = {**cleanup_dialog.MARKUP_KINDS, **cleanup_dialog.ANNOTATION_KINDS}
    assert set(kinds) == set(ALL_KINDS)
    keys = [text[text.index("&") + 1].lower() for text in [*kinds.values(), "&Where"]]
    assert len(set(keys)) == len(keys)
    assert len({cleanup_dialog.scope_name(scope) for scope in RecordScope}) == len(RecordScope)


@pytest.mark.parametrize(
    ("scope", "found"),
    [
        (
            RecordScope.NODE,
            {CleaningKind.LETTERS: 1, CleaningKind.NUMBERS: 1, CleaningKind.COMMENTS: 1},
        ),
        (
            RecordScope.LINE,
            {
                Mark.TRIANGLE: 2,
                CleaningKind.LETTERS: 1,
                CleaningKind.NUMBERS: 1,
                CleaningKind.COMMENTS: 1,
                Mark.SQUARE: 1,
            },
        ),
        (
            RecordScope.BRANCH,
            {
                CleaningKind.LETTERS: 1,
                CleaningKind.NUMBERS: 1,
                CleaningKind.COMMENTS: 1,
                Mark.SQUARE: 1,
            },
        ),
        (
            RecordScope.RECORD,
            {
                Mark.TRIANGLE: 2,
                CleaningKind.LETTERS: 1,
                CleaningKind.NUMBERS: 1,
                CleaningKind.COMMENTS: 2,
                Mark.SQUARE: 1,
                Mark.CIRCLE: 2,
            },
        ),
    ],
    ids=lambda it: it.value if isinstance(it, RecordScope) else "",
)
def test_each_part_of_the_record_tells_how_much_there_is_of_each_kind(begin, scope, found):
    dialog = begin(2)
    choose(dialog, scope)
    assert {kind for kind, box in dialog.boxes.items() if box.isEnabled()} == set(found)
    for kind, box in dialog.boxes.items():
        assert box.text() == cleanup_dialog.markup_kind_label(kind, found.get(kind, 0))


def test_markup_is_chosen_at_first_and_remarks_are_not(begin):
    dialog = begin(2)
    assert dialog.kinds == {CleaningKind.LETTERS, CleaningKind.NUMBERS}


@pytest.mark.parametrize(("node", "scope"), [(2, RecordScope.NODE), (1, RecordScope.LINE)])
def test_it_begins_with_the_smallest_part_that_has_anything(begin, node, scope):
    assert begin(node).scope is scope


def test_without_anything_chosen_there_is_nothing_to_do(begin, qtbot):
    dialog = begin(2)
    for box in dialog.boxes.values():
        assert dialog.clean_button.isEnabled() is bool(dialog.kinds)
        if box.isChecked() and box.isEnabled():
            qtbot.keyClick(box, Qt.Key.Key_Space)
    assert not dialog.clean_button.isEnabled()


@pytest.mark.parametrize("agrees", [False, True], ids=["cancel", "clean up"])
def test_what_was_chosen_goes_as_one_edit(desk, monkeypatch, agrees):
    desk = desk()
    document = desk.document
    CleanupCommand(desk.workspace)
    document.open_games([marked()], None, None)

    def answer(dialog: CleanupDialog) -> bool:
        choose(dialog, RecordScope.RECORD)
        dialog.boxes[CleaningKind.COMMENTS].setChecked(True)
        dialog.boxes[Mark.SQUARE].setChecked(False)
        return agrees

    monkeypatch.setattr(CleanupDialog, "exec", answer)
    before = document.session.tree
    desk.actions[Command.CLEAN_MARKUP].trigger()
    tree = document.session.tree
    assert (tree is before) is not agrees
    if agrees:
        left = {item.ident for node in tree.preorder() for item in tree.properties(node)}
        assert left == {"SZ", "B", "W", "SQ"}
        document.undo_stack.undo()
        assert document.session.tree is before
