from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QDialog, QDialogButtonBox

from goboard_gui.files.comments import comment_notation, read_comment
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.navigation.comments.rewrite_dialog import (
    CHANGED_NAMES_ROLE,
    RewriteColumn,
    RewriteDialog,
    RewriteModel,
    changed_excerpt,
)
from goboard_gui.notation import NOTATIONS, notation
from goboard_gui.notation.mentions import Mention
from goboard_gui.record import Tree
from goboard_gui.record.tree import Property
from tests.gui.gui_cases import image_of
from tests.record.record_cases import branch, line

WESTERN, ANDREEV = notation("western"), notation("andreev")
GAME = line(
    "SZ[19]AB[dp]GC[The Q16 game]C[D4]",
    "B[pd]C[Q16, then R3 😀 D4.]",
    "W[dd]C[Well.]",
    "B[pp]C[q4!]",
)
TIP = Qt.ItemDataRole.ToolTipRole


@pytest.fixture
def opened(qtbot):
    """Return what opens the dialog for a record."""

    def opened(tree: Tree, wished=ANDREEV) -> RewriteDialog:
        dialog = RewriteDialog(tree, wished)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return opened


def rows(dialog: RewriteDialog) -> list[tuple[str, ...]]:
    model = dialog.model
    return [
        tuple(model.index(row, column).data() for column in RewriteColumn)
        for row in range(model.rowCount())
    ]


def marked(dialog: RewriteDialog, row: int, column: RewriteColumn) -> list[str]:
    index = dialog.model.index(row, column)
    return [
        index.data()[start : start + length] for start, length in index.data(CHANGED_NAMES_ROLE)
    ]


def rewrite_button(dialog: RewriteDialog):
    (button,) = (
        button
        for button in dialog.buttons.buttons()
        if dialog.buttons.buttonRole(button) == QDialogButtonBox.ButtonRole.AcceptRole
    )
    return button


def test_every_comment_that_changes_is_shown_before_and_after(opened):
    dialog = opened(GAME)
    assert rows(dialog) == [
        ("Game", "The Q16 game", "The -3-3 game"),
        ("Start", "D4", "+3+3"),
        ("Move 1", "Q16, then R3 😀 D4.", "-3-3, then -2+2 😀 +3+3."),
        ("Move 3", "q4!", "-3+3!"),
    ]
    assert dialog.count.text() == "Coordinates: 6 · Comments: 4"
    assert marked(dialog, 2, RewriteColumn.BEFORE) == ["Q16", "R3", "D4"]
    assert marked(dialog, 2, RewriteColumn.AFTER) == ["-3-3", "-2+2", "+3+3"]
    assert rewrite_button(dialog).isEnabled()


def test_moves_are_counted_along_the_variation(opened):
    tree, (_, second) = branch(GAME, 1, "W[cc]", "B[qq]C[R3]")
    assert ("Move 3", "R3", "-2+2") in rows(opened(tree))
    assert second


def test_one_begins_with_the_notation_of_the_comments_and_the_one_of_the_window(opened):
    dialog = opened(line("SZ[19]GBCN[cartesian]AB[dp]C[(3,3) or Q16]"), WESTERN)
    assert (dialog.source.notation.id, dialog.target.notation.id) == ("cartesian", "western")
    assert rows(dialog) == [("Start", "(3,3) or Q16", "D4 or Q16")]


def test_names_without_evidence_are_listed_and_rewritten_only_if_chosen(opened):
    dialog = opened(line("SZ[19]AB[dp]C[D4, see page A4]", "B[pp]C[K10 or B12]", "W[pd]C[k10]"))
    assert rows(dialog) == [("Start", "D4, see page A4", "+3+3, see page A4")]
    assert dialog.doubtful.isVisible()
    assert dialog.doubtful.text() == (
        "&Also rewrite names that may not be coordinates: K10, B12, k10"
    )
    dialog.doubtful.click()
    assert rows(dialog)[1:] == [
        ("Move 1", "K10 or B12", "=9=9 or +1-7"),
        ("Move 2", "k10", "=9=9"),
    ]
    dialog.target.show_notation(WESTERN)
    dialog.target.activated.emit(0)
    assert not dialog.doubtful.isVisible()
    assert not opened(GAME).doubtful.isVisible()


def test_what_is_written_in_the_wished_notation_already_is_offered_another(opened):
    dialog = opened(GAME, WESTERN)
    assert dialog.target.notation == next(one for one in NOTATIONS if one != WESTERN)


def test_another_choice_gives_another_preview(opened):
    dialog = opened(GAME)
    dialog.target.show_notation(notation("cartesian"))
    dialog.target.activated.emit(0)
    assert rows(dialog)[1] == ("Start", "D4", "(3,3)")
    dialog.source.show_notation(ANDREEV)
    dialog.source.activated.emit(0)
    assert rows(dialog) == []
    assert dialog.count.text() == (
        "Nothing to rewrite: no comment contains a coordinate in the current notation."
    )
    assert not rewrite_button(dialog).isEnabled()


def test_a_tip_shows_the_whole_comment_and_nothing_of_it_as_markup(opened):
    dialog = opened(line("SZ[19]AB[pd]C[<b>Q16</b>\nD4 & so on]"))
    tip = dialog.model.index(0, RewriteColumn.BEFORE).data(TIP)
    assert tip == "<p>&lt;b&gt;Q16&lt;/b&gt;<br>D4 &amp; so on</p>"
    assert dialog.model.index(0, RewriteColumn.NODE).data(TIP) is None


def test_bytes_that_are_no_text_do_not_move_the_marks(opened):
    dialog = opened(line("SZ[19]AB[pd]C[\udcff\udcfe Q16, not D4]"))
    assert marked(dialog, 0, RewriteColumn.BEFORE) == ["Q16", "D4"]


@pytest.mark.parametrize(
    ("text", "names", "cut", "marks"),
    [
        ("Q16", [(0, 3)], "Q16", [(0, 3)]),
        ("a\nQ16\nb", [(2, 5)], "a Q16 b", [(2, 3)]),
        ("x" * 40 + "Q16", [(40, 43)], "… " + "x" * 18 + "Q16", [(20, 3)]),
        ("long" * 9 + " to\nQ16", [(40, 43)], "… to Q16", [(5, 3)]),
        ("Q16 is the usual corner point.", [(0, 3)], "Q16 is the usual …", [(0, 3)]),
        ("Q16" + "x" * 40, [(0, 3)], "Q16" + "x" * 18 + " …", [(0, 3)]),
        (
            "Q16" + "x" * 60 + "D4",
            [(0, 3), (63, 65)],
            "Q16" + "x" * 18 + " … " + "x" * 18 + "D4",
            [(0, 3), (42, 2)],
        ),
    ],
)
def test_a_long_comment_is_cut_around_its_names(text, names, cut, marks):
    mentions = [Mention(*name, frozenset()) for name in names]
    assert changed_excerpt(text, mentions) == (cut, marks)


def test_changed_names_are_painted_as_links(opened):
    dialog = opened(GAME)
    link = dialog.palette().color(QPalette.ColorRole.Link)
    image = image_of(dialog.table.viewport())

    def near(colour: QColor) -> bool:
        parts = zip(colour.getRgb(), link.getRgb(), strict=True)
        return all(abs(one - other) < 40 for one, other in parts)

    for column, coloured in ((0, False), (1, True), (2, True)):
        rect = dialog.table.visualRect(dialog.model.index(1, column))
        pixels = (
            image.pixelColor(x, y)
            for x in range(rect.left(), rect.right())
            for y in range(rect.top(), rect.bottom())
        )
        assert any(map(near, pixels)) is coloured


def test_the_model_keeps_the_rules_of_models(qtmodeltester, opened):
    model = RewriteModel()
    model.show_changes(GAME, opened(GAME).rewritten_comments.changes)
    qtmodeltester.check(model)


def test_thousands_of_comments_are_shown(opened):
    nodes = []
    for number in range(2_000):
        text = f"Move {number} goes to Q16; {'a long story follows, ' * 8} D4 is next."
        said = Property("BW"[number % 2], ("pd",)), Property("C", (text,))
        nodes.append((number - 1 if number else None, said))
    tree, _ = Tree.new([Property("SZ", ("19",))]).graft(0, nodes)
    dialog = opened(tree)
    dialog.table.scrollToBottom()
    image_of(dialog)
    assert dialog.model.rowCount() == 2_000
    assert dialog.model.index(1_999, RewriteColumn.NODE).data() == "Move 2000"


def test_rewriting_is_one_edit_of_the_record(window, monkeypatch):
    document = window.document
    document.open_games([GAME], None, None)
    document.go_to(3)
    window.view_settings.set_notation("andreev")
    monkeypatch.setattr(QDialog, "exec", lambda dialog: True)
    window.commands[Command.REWRITE_COMMENTS].trigger()
    tree = document.session.tree
    assert [read_comment(tree, node) for node in tree.preorder()] == [
        "+3+3",
        "-3-3, then -2+2 😀 +3+3.",
        "Well.",
        "-3+3!",
    ]
    assert comment_notation(tree) == ANDREEV
    assert (window.comments.panel.editor.text, document.session.cursor) == ("-3+3!", 3)
    document.undo_stack.undo()
    assert document.session.tree is GAME
    assert window.comments.panel.editor.text == "q4!"


def test_a_dialog_that_is_left_changes_nothing(window, monkeypatch):
    window.document.open_games([GAME], None, None)
    monkeypatch.setattr(QDialog, "exec", lambda dialog: False)
    window.commands[Command.REWRITE_COMMENTS].trigger()
    assert window.document.session.tree is GAME
