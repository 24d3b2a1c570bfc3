from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goboard_gui.files.comments import comment_notation, read_comment
from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core.settings import READING
from goboard_gui.gui.navigation.comments.commands import CommentCommands
from goboard_gui.gui.navigation.comments.comment_panel import CommentPanel, find_links
from goboard_gui.gui.wording.notation_texts import notation_title
from goboard_gui.notation import NOTATIONS, Naming, Reading, notation
from goboard_gui.record.values.evaluations import read_annotations
from tests.cases import for_each
from tests.gui.comment_cases import follow, hover, place_of
from tests.gui.gui_cases import CTRL, Heard, click
from tests.record.record_cases import line

E5 = Point(4, 4)
GAME = ("SZ[9]C[E5, then #2]", "B[ee]C[Tengen. C7?]", "W[cc]", "B[gg]")


@pytest.fixture
def desk(desk):
    """Return a desk with the panel of comments."""
    made = desk()
    made.comments = CommentCommands(made.workspace, made.presenter, made.view, made.strip)
    made.requests.name_requested.connect(made.comments.insert_name)
    made.panels.docks[2].setWidget(made.comments.panel)
    made.comments.follow_while_visible(made.panels.docks[2])
    made.window.resize(760, 600)
    return made


@pytest.fixture
def commented(desk):
    desk.document.open_games([line(*GAME)], None, None)
    return desk


@pytest.fixture
def panel(commented) -> CommentPanel:
    return commented.comments.panel


@pytest.fixture
def commented_window(window):
    window.document.open_games([line(*GAME)], None, None)
    return window


def comment(desk) -> str:
    session = desk.document.session
    return read_comment(session.tree, session.cursor)


def test_the_panel_shows_the_comment_at_the_cursor(commented, panel):
    assert panel.editor.text == "E5, then #2"
    commented.document.go_to(1)
    assert panel.editor.text == "Tengen. C7?"
    commented.document.go_to(2)
    assert panel.editor.text == ""
    assert not commented.document.is_modified


def test_typing_is_in_the_record_at_once_and_undone_by_the_window(commented_window, qtbot):
    panel = commented_window.comments.panel
    commented_window.document.go_to(1)
    panel.editor.setFocus()
    qtbot.keyClicks(panel.editor, " Big!")
    assert comment(commented_window) == "Tengen. C7? Big!"
    assert commented_window.isWindowModified()
    qtbot.keyClick(panel.editor, Qt.Key.Key_Z, CTRL)
    assert (
        comment(commented_window)
        == panel.editor.text
        == panel.editor.toPlainText()
        == "Tengen. C7?"
    )
    assert not commented_window.document.undo_stack.canUndo()
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


def test_keys_are_those_of_the_text_until_escape_gives_them_back(commented_window, qtbot):
    window = commented_window
    editor, document = window.comments.panel.editor, window.document
    for key in KEYS:
        document.go_to(2)
        editor.setFocus()
        qtbot.keyClick(editor, key)
        assert document.session.cursor == 2, key
        assert list(document.session.tree.preorder()) == [0, 1, 2, 3], key
        qtbot.keyClick(editor, Qt.Key.Key_Escape)
        assert window.board_view.hasFocus(), key
        qtbot.keyClick(window, Qt.Key.Key_Left)
        assert document.session.cursor == 1, key


def test_words_are_deleted_and_not_the_node(commented, panel, qtbot):
    commented.document.go_to(3)
    panel.editor.setFocus()
    qtbot.keyClicks(panel.editor, " one two three")
    for key in (Qt.Key.Key_Backspace, Qt.Key.Key_Left, Qt.Key.Key_Delete):
        qtbot.keyClick(panel.editor, key, Qt.KeyboardModifier.ControlModifier)
    assert comment(commented).endswith(" one ")
    assert commented.document.session.cursor == 3


def test_the_board_has_the_keys_until_one_writes(commented_window, qtbot):
    panel = commented_window.comments.panel
    assert not panel.editor.hasFocus()
    qtbot.keyClick(commented_window, Qt.Key.Key_Right)
    assert commented_window.document.session.cursor == 1


def test_pointing_to_a_name_lights_its_point(commented, panel):
    hover(panel.editor, place_of(panel.editor, "E5"))
    assert commented.view.board.picture.cells[E5].highlighted
    hover(panel.editor, place_of(panel.editor, "#2"))
    cells = commented.view.board.picture.cells
    assert [point for point, cell in cells.items() if cell.highlighted] == [Point(2, 2)]
    hover(panel.editor, place_of(panel.editor, "then"))
    cells = commented.view.board.picture.cells
    assert not any(cell.highlighted for cell in cells.values())


@pytest.mark.parametrize(("text", "node"), [("E5", 1), ("#2", 2)])
def test_a_click_on_a_link_goes_to_the_move(commented, panel, text, node):
    follow(panel.editor, text)
    assert commented.document.session.cursor == node
    assert commented.view.hasFocus()
    assert not commented.document.is_modified


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("A1", "No move in the current line clearly matches this coordinate."),
        ("#9", "The current line has no move 9."),
    ],
)
def test_a_link_to_no_move_says_so(commented, panel, text, said):
    commented.document.set_comment(text)
    follow(panel.editor, text)
    assert commented.document.session.cursor == 0
    assert commented.strip.text == said


def test_control_and_click_write_the_name_of_the_point(commented, panel):
    click(commented.view.board, Point(2, 6), modifiers=CTRL)
    assert comment(commented) == "E5, then #2 C3"
    assert list(commented.document.session.tree.preorder()) == [0, 1, 2, 3]


def test_the_sentence_goes_on_after_a_name_from_the_board(commented, panel, qtbot):
    panel.editor.setFocus()
    click(commented.view.board, Point(2, 6), modifiers=CTRL)
    qtbot.keyClicks(QApplication.focusWidget(), " is next")
    assert comment(commented) == "E5, then #2 C3 is next"


def test_a_small_window_is_not_filled_by_the_panel(commented_window):
    commented_window.resize(640, 480)
    assert commented_window.panels.docks[2].minimumSizeHint().width() < 290


def test_names_are_those_of_the_record_in_every_view(commented, panel):
    commented.view_settings.set_view(Symmetry.R90)
    commented.view_settings.set(READING, Reading.STAY.value)
    commented.view_settings.set_notation("andreev")
    point = Point(1, 6)
    click(commented.view.board, Symmetry.R90.apply(point, Size(9, 9)), modifiers=CTRL)
    assert comment(commented) == "E5, then #2 B3"


def test_naming_a_point_brings_the_panel_into_sight(commented, panel):
    commented.panels.docks[2].hide()
    click(commented.view.board, Point(2, 6), modifiers=CTRL)
    assert panel.isVisible()


def test_naming_a_point_brings_the_panel_of_a_window_into_sight(commented_window):
    commented_window.panels.comments_dock.hide()
    click(commented_window.board_view.board, Point(2, 6), modifiers=CTRL)
    assert commented_window.comments.panel.isVisible()


def test_the_notation_of_the_comments_is_chosen_for_the_record(commented, panel):
    panel.menu["andreev"].trigger()
    document = commented.document
    assert comment_notation(document.session.tree) == notation("andreev")
    assert comment(commented) == "E5, then #2"
    click(commented.view.board, Point(2, 6), modifiers=CTRL)
    assert comment(commented) == "E5, then #2 +2+2"
    document.undo_stack.undo()
    document.undo_stack.undo()
    assert panel.menu.notation == notation("western")
    assert not document.is_modified


def test_the_panel_follows_the_record_that_is_open(commented, panel):
    commented.document.open_games([line("SZ[9]GBCN[andreev]C[=4=4]")], None, None)
    assert panel.menu.notation == notation("andreev")
    assert panel.editor.text == "=4=4"
    assert panel.editor.textCursor().atEnd()
    hover(panel.editor, place_of(panel.editor, "=4"))
    assert commented.view.board.picture.cells[E5].highlighted


def test_points_are_named_in_any_notation(commented, panel):
    wrong = []
    for key in NOTATIONS:
        commented.document.open_games([line("SZ[9]")], None, None)
        panel.notation_chosen.emit(key)
        click(commented.view.board, Point(2, 6), modifiers=CTRL)
        click(commented.view.board, Point(5, 6), modifiers=CTRL)
        naming = Naming(key, Size(9, 9))
        one, other = (naming.name(point) for point in (Point(2, 6), Point(5, 6)))
        said = comment(commented)
        links = [link for _, _, link in find_links(said, naming)]
        named = said.replace(" ", "") == f"{one}{other}".replace(" ", "")
        if not (named and Point(2, 6) in links[0].points and Point(5, 6) in links[-1].points):
            wrong.append((key.id, said))
    assert not wrong


def test_a_long_comment_begins_at_its_top_and_is_written_on_at_its_end(commented, panel):
    commented.document.set_comment("line\n" * 200)
    commented.document.go_to(1)
    commented.document.go_to(0)
    assert panel.editor.verticalScrollBar().value() == 0
    assert panel.editor.textCursor().atEnd()


def test_the_menu_says_what_the_notation_is_for_and_rewrites_comments(commented, panel, person):
    panel.menu.fill()
    entries = panel.menu.actions()
    assert entries[0].isSeparator()
    assert entries[0].text() == "Coordinates in comments:"
    assert entries[-1] is commented.actions[Command.REWRITE_COMMENTS]
    titles = [notation_title(each) for each in NOTATIONS]
    assert [entry.text() for entry in entries[1:-2]] == titles
    heard = Heard(panel, "notation_chosen")
    panel.menu["western"].trigger()
    assert panel.menu.notation == notation("western")
    assert heard.take() == {"notation_chosen": 1}
    assert not commented.document.is_modified
    assert panel.menu_button.menu() is panel.menu


def test_a_comment_too_long_to_lay_out_is_shown_in_part_and_never_changed(desk):
    long = "E5 and so on. " * 30_000
    desk.document.open_games([line("SZ[9]", f"B[ee]C[{long}]", "W[cc]C[short]")], None, None)
    desk.document.go_to(1)
    panel = desk.comments.panel
    assert panel.editor.isReadOnly()
    assert panel.too_long.isVisible()
    assert panel.editor.text == long[:20_000] + "…"
    assert not panel.show_all.isVisible()
    panel.editor.insert_name("E5")
    assert not desk.document.is_modified
    desk.document.go_to(2)
    assert not panel.editor.isReadOnly()
    assert not panel.too_long.isVisible()
    assert panel.editor.text == "short"


def test_the_first_comment_of_a_record_names_points_as_the_board_does(desk, qtbot):
    desk.document.open_games([line("SZ[9]", "B[ee]", "W[cc]")], None, None)
    panel, tengen = desk.comments.panel, notation("tengen-squares")
    desk.view_settings.set_notation("andreev")
    assert panel.menu.notation == notation("andreev")
    desk.view_settings.set_notation(tengen.id)
    click(desk.view.board, E5, modifiers=CTRL)
    assert panel.editor.text == "C"
    assert comment_notation(desk.document.session.tree) == tengen
    desk.view_settings.set_notation("andreev")
    assert panel.menu.notation == tengen
    desk.document.undo_stack.undo()
    assert panel.menu.notation == notation("andreev")
    assert not desk.document.is_modified


def test_a_notation_that_was_chosen_before_any_comment_stays(desk):
    desk.document.open_games([line("SZ[9]", "B[ee]")], None, None)
    panel = desk.comments.panel
    desk.view_settings.set_notation("andreev")
    panel.notation_chosen.emit(notation("western"))
    assert panel.menu.notation == notation("western")
    click(desk.view.board, E5, modifiers=CTRL)
    assert panel.editor.text == "E5"


def test_comments_that_are_there_are_western_whatever_the_window_has(commented, panel):
    commented.view_settings.set_notation("andreev")
    assert panel.menu.notation == notation("western")


@for_each(
    ("text", "shown", "offered"),
    [
        ("D4 " * 7000, 20_000, True),
        ("x" * 300 + "\n" + "y" * 9000, 5301, False),
        ("א" * 9000, 5000, False),
        ("呉" * 9000, 9000, None),
        ("D4 " * 70_000, 20_000, False),
    ],
    ids=["long", "word", "right to left", "Chinese", "very long"],
)
def test_the_beginning_of_a_long_comment_is_shown_until_the_whole_is_asked_for(
    desk, text, shown, offered
):
    desk.document.open_games([line("SZ[9]", "B[ee]", "W[cc]")], None, None)
    desk.document.set_comment(text)
    saved = desk.document.session.tree
    desk.document.open_games([saved], None, None)
    panel = desk.comments.panel
    whole = offered is None
    assert panel.editor.text == text[:shown] + ("" if whole else "…")
    assert panel.editor.isReadOnly() is not whole
    assert panel.show_all.isVisible() is bool(offered)
    if offered:
        panel.show_all.click()
        assert panel.editor.text == text
        panel.editor.insertPlainText("!")
        assert read_comment(desk.document.session.tree, 0) == text + "!"
        assert not panel.editor.isReadOnly()
    else:
        QTest.keyClicks(panel.editor, "!")
        assert (read_comment(desk.document.session.tree, 0) == text) is not whole


def test_the_name_of_a_node_that_is_too_long_to_edit_keeps_its_end(desk):
    long = "name " * 20_000
    desk.document.open_games([line("SZ[9]", f"B[ee]N[{long}end]", "W[cc]N[short]")], None, None)
    desk.document.go_to(1)
    field = desk.comments.panel.name
    assert field.name == f"{long}end"
    assert field.text() == f"{long[:10_000]}…"
    QTest.keyClicks(field, "x")
    assert not desk.document.is_modified
    desk.document.go_to(2)
    QTest.keyClicks(field, "a ")
    assert read_annotations(desk.document.session.tree, 2).name == "a short"
