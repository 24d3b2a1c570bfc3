from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from goboard_gui.files.comments import comment_notation, read_comment
from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.gui.comments.links import links_in
from goboard_gui.gui.comments.panel import CommentPanel
from goboard_gui.notation import NOTATIONS, Naming, Reading, notation
from tests.gui.comment_cases import follow, hover, place_of
from tests.gui.gui_cases import CTRL, Heard, click, turn_wheel
from tests.record.record_cases import line

E5 = Point(4, 4)
GAME = ("SZ[9]C[E5, then #2]", "B[ee]C[Tengen. C7?]", "W[cc]", "B[gg]")


@pytest.fixture
def commented(window):
    window.document.open([line(*GAME)], None, None)
    return window


@pytest.fixture
def panel(commented) -> CommentPanel:
    return commented.comments.panel


def comment(window) -> str:
    session = window.document.session
    return read_comment(session.tree, session.cursor)


def test_the_panel_shows_the_comment_at_the_cursor(commented, panel):
    assert panel.editor.text == "E5, then #2"
    commented.document.go_to(1)
    assert panel.editor.text == "Tengen. C7?"
    commented.document.go_to(2)
    assert panel.editor.text == ""
    assert not commented.document.modified


def test_typing_is_in_the_record_at_once_and_undone_by_the_window(commented, panel, qtbot):
    commented.document.go_to(1)
    panel.editor.setFocus()
    qtbot.keyClicks(panel.editor, " Big!")
    assert comment(commented) == "Tengen. C7? Big!"
    assert commented.isWindowModified()
    qtbot.keyClick(panel.editor, Qt.Key.Key_Z, CTRL)
    assert comment(commented) == panel.editor.text == panel.editor.toPlainText() == "Tengen. C7?"
    assert not commented.document.undo_stack.canUndo()
    qtbot.keyClick(panel.editor, Qt.Key.Key_Y, CTRL)
    assert panel.editor.text == "Tengen. C7? Big!"


def test_moving_the_text_cursor_begins_another_edit(commented, panel, qtbot):
    panel.editor.setFocus()
    qtbot.keyClicks(panel.editor, "a")
    qtbot.keyClick(panel.editor, Qt.Key.Key_Home, CTRL)
    qtbot.keyClicks(panel.editor, "b")
    assert commented.document.undo_stack.count() == 2


def test_an_undone_edit_of_another_node_brings_its_comment_back(commented, panel, qtbot):
    panel.editor.setFocus()
    qtbot.keyClicks(panel.editor, "!")
    commented.document.go_to(2)
    commented.document.undo_stack.undo()
    assert panel.editor.text == "E5, then #2"


KEYS = [
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Up,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_Insert,
    Qt.Key.Key_Delete,
    Qt.Key.Key_P,
]


@pytest.mark.parametrize("key", KEYS, ids=lambda key: key.name)
def test_keys_are_those_of_the_text_until_escape_gives_them_back(commented, panel, qtbot, key):
    commented.document.go_to(2)
    panel.editor.setFocus()
    qtbot.keyClick(panel.editor, key)
    assert commented.document.session.cursor == 2
    assert list(commented.document.session.tree.preorder()) == [0, 1, 2, 3]
    qtbot.keyClick(panel.editor, Qt.Key.Key_Escape)
    assert commented.board_view.hasFocus()
    qtbot.keyClick(commented, Qt.Key.Key_Left)
    assert commented.document.session.cursor == 1


def test_words_are_deleted_and_not_the_node(commented, panel, qtbot):
    commented.document.go_to(3)
    panel.editor.setFocus()
    qtbot.keyClicks(panel.editor, " one two three")
    for key in (Qt.Key.Key_Backspace, Qt.Key.Key_Left, Qt.Key.Key_Delete):
        qtbot.keyClick(panel.editor, key, Qt.KeyboardModifier.ControlModifier)
    assert comment(commented).endswith(" one ")
    assert commented.document.session.cursor == 3


def test_the_board_has_the_keys_until_one_writes(commented, panel, qtbot):
    assert not panel.editor.hasFocus()
    qtbot.keyClick(commented, Qt.Key.Key_Right)
    assert commented.document.session.cursor == 1


def test_pointing_to_a_name_lights_its_point(commented, panel):
    hover(panel.editor, place_of(panel.editor, "E5"))
    assert commented.board_view.board.picture.cells[E5].lit
    hover(panel.editor, place_of(panel.editor, "#2"))
    cells = commented.board_view.board.picture.cells
    assert [point for point, cell in cells.items() if cell.lit] == [Point(2, 2)]
    hover(panel.editor, place_of(panel.editor, "then"))
    cells = commented.board_view.board.picture.cells
    assert not any(cell.lit for cell in cells.values())


@pytest.mark.parametrize(("text", "node"), [("E5", 1), ("#2", 2)])
def test_a_click_on_a_link_goes_to_the_move(commented, panel, text, node):
    follow(panel.editor, text)
    assert commented.document.session.cursor == node
    assert commented.board_view.hasFocus()
    assert not commented.document.modified


@pytest.mark.parametrize(
    ("text", "said"),
    [("A1", "No one move of this line was played there."), ("#9", "This line has no move 9.")],
)
def test_a_link_to_no_move_says_so(commented, panel, text, said):
    commented.document.set_comment(text)
    follow(panel.editor, text)
    assert commented.document.session.cursor == 0
    assert commented.board_view.message.text == said


def test_control_and_click_write_the_name_of_the_point(commented, panel):
    click(commented.board_view.board, Point(2, 6), modifiers=CTRL)
    assert comment(commented) == "E5, then #2 C3"
    assert list(commented.document.session.tree.preorder()) == [0, 1, 2, 3]


def test_the_sentence_goes_on_after_a_name_from_the_board(commented, panel, qtbot):
    panel.editor.setFocus()
    click(commented.board_view.board, Point(2, 6), modifiers=CTRL)
    qtbot.keyClicks(QApplication.focusWidget(), " is next")
    assert comment(commented) == "E5, then #2 C3 is next"


def test_a_small_window_is_not_filled_by_the_panel(commented):
    commented.resize(640, 480)
    assert commented.panels.docks[2].minimumSizeHint().width() < 290


def test_names_are_those_of_the_record_in_every_view(commented, panel):
    commented.viewpoint.choose_view(Symmetry.R90)
    commented.viewpoint.choose_reading(Reading.STAY)
    commented.viewpoint.choose_notation("andreev")
    point = Point(1, 6)
    click(commented.board_view.board, Symmetry.R90.apply(point, Size(9, 9)), modifiers=CTRL)
    assert comment(commented) == "E5, then #2 B3"


def test_naming_a_point_brings_the_panel_into_sight(commented, panel):
    commented.panels.docks[2].hide()
    click(commented.board_view.board, Point(2, 6), modifiers=CTRL)
    assert panel.isVisible()


def test_the_notation_of_the_comments_is_chosen_for_the_record(commented, panel):
    panel.notations.setCurrentIndex(panel.notations.findData("andreev"))
    panel.notations.activated.emit(panel.notations.currentIndex())
    document = commented.document
    assert comment_notation(document.session.tree) == notation("andreev")
    assert comment(commented) == "E5, then #2"
    click(commented.board_view.board, Point(2, 6), modifiers=CTRL)
    assert comment(commented) == "E5, then #2 +2+2"
    document.undo_stack.undo()
    document.undo_stack.undo()
    assert panel.notations.notation == notation("western")
    assert not document.modified


def test_the_panel_follows_the_record_that_is_open(commented, panel):
    commented.document.open([line("SZ[9]GBCN[andreev]C[=4=4]")], None, None)
    assert panel.notations.notation == notation("andreev")
    assert panel.editor.text == "=4=4"
    assert panel.editor.textCursor().atEnd()
    hover(panel.editor, place_of(panel.editor, "=4"))
    assert commented.board_view.board.picture.cells[E5].lit


@pytest.mark.parametrize("key", NOTATIONS, ids=lambda key: key.id)
def test_points_are_named_in_any_notation(commented, panel, key):
    commented.document.open([line("SZ[9]")], None, None)
    panel.chosen.emit(key)
    click(commented.board_view.board, Point(2, 6), modifiers=CTRL)
    click(commented.board_view.board, Point(5, 6), modifiers=CTRL)
    one, other = (Naming(key, Size(9, 9)).name(point) for point in (Point(2, 6), Point(5, 6)))
    assert comment(commented).replace(" ", "") == f"{one}{other}".replace(" ", "")
    (first, *_), (last, *_) = (
        [link for _, _, link in links_in(comment(commented), Naming(key, Size(9, 9)))][index:]
        for index in (0, -1)
    )
    assert Point(2, 6) in first.points
    assert Point(5, 6) in last.points


def test_a_long_comment_begins_at_its_top_and_is_written_on_at_its_end(commented, panel):
    commented.document.set_comment("line\n" * 200)
    commented.document.go_to(1)
    commented.document.go_to(0)
    assert panel.editor.verticalScrollBar().value() == 0
    assert panel.editor.textCursor().atEnd()


def test_the_wheel_leaves_the_notation_of_comments_alone(qtbot):
    western = Naming(notation("western"), Size(9, 9))
    panel = CommentPanel(western)
    qtbot.addWidget(panel)
    panel.show()
    heard = Heard(panel, "chosen")
    turn_wheel(panel.notations, down=120)
    assert panel.notations.notation == western.notation
    assert heard.take() == {}


def test_a_comment_too_long_to_lay_out_is_shown_in_part_and_never_changed(window):
    long = "E5 and so on. " * 30_000
    window.document.open([line("SZ[9]", f"B[ee]C[{long}]", "W[cc]C[short]")], None, None)
    window.document.go_to(1)
    panel = window.comments.panel
    assert panel.editor.isReadOnly()
    assert panel.cut.isVisible()
    assert long.startswith(panel.editor.text)
    panel.editor.insert_name("E5")
    assert not window.document.modified
    window.document.go_to(2)
    assert not panel.editor.isReadOnly()
    assert not panel.cut.isVisible()
    assert panel.editor.text == "short"


def test_the_first_comment_of_a_record_names_points_as_the_board_does(window, qtbot):
    window.document.open([line("SZ[9]", "B[ee]", "W[cc]")], None, None)
    panel, tengen = window.comments.panel, notation("tengen-squares")
    window.viewpoint.choose_notation("andreev")
    assert panel.notations.currentText() == "Andreev signed corners"
    window.viewpoint.choose_notation(tengen.id)
    click(window.board_view.board, E5, modifiers=CTRL)
    assert panel.editor.text == "C"
    assert comment_notation(window.document.session.tree) == tengen
    window.viewpoint.choose_notation("andreev")
    assert panel.notations.currentText().startswith("Tengen squares")
    window.document.undo_stack.undo()
    assert panel.notations.currentText() == "Andreev signed corners"
    assert not window.document.modified


def test_a_notation_that_was_chosen_before_any_comment_stays(window):
    window.document.open([line("SZ[9]", "B[ee]")], None, None)
    panel = window.comments.panel
    window.viewpoint.choose_notation("andreev")
    panel.chosen.emit(notation("western"))
    assert panel.notations.currentText().startswith("Western")
    click(window.board_view.board, E5, modifiers=CTRL)
    assert panel.editor.text == "E5"


def test_comments_that_are_there_are_western_whatever_the_window_has(commented, panel):
    commented.viewpoint.choose_notation("andreev")
    assert panel.notations.currentText().startswith("Western")
