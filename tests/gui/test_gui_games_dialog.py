"""The games of a file seen, chosen and put into order in their dialog."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDropEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QDialog, QPushButton

from goboard_gui.files.game_summary import GameOrder, GameSummary
from goboard_gui.files.sgf.game_saving import save_games
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Point, Size
from goboard_gui.gui.core.document import Document
from goboard_gui.gui.core.settings import THEME
from goboard_gui.gui.game.games import games_panel
from goboard_gui.gui.game.games.games_dialog import GamesDialog
from goboard_gui.gui.game.games.games_panel import GameRole, GamesModel
from goboard_gui.gui.widgets import appearance
from goboard_gui.gui.widgets.dialogs import show_modeless
from goboard_gui.gui.widgets.thumbnails import ThumbnailPosition
from goboard_gui.record import new_game
from tests.cases import for_each
from tests.files.journal_cases import touched_by, watched
from tests.gui.gui_cases import LEFT, brightness

DATA = (
    "(;SZ[9]PB[Ada]PW[Zoe]EV[Cup]DT[1999]RE[W+R]AB[aa];B[ee];W[cc])\n"
    "(;SZ[9]PB[bob]DT[1998];B[cc];W[ee];B[gg];W[gc])\n"
    "(;SZ[13:9]PB[Cai]PW[柯潔];B[bb])\n"
    "(;SZ[9]C[a <b>problem</b>]AB[ee][ed])\n"
).encode()


@pytest.fixture
def document(qapp) -> Document:
    document = Document(new_game(Size(9, 9)))
    file = read_sgf(DATA)
    document.open_games(file.games, file, None)
    return document


@pytest.fixture
def dialog(qtbot, document, settings) -> GamesDialog:
    dialog = GamesDialog(document, settings)
    qtbot.addWidget(dialog)
    dialog.resize(760, 520)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def names(document: Document) -> list[str]:
    """Return the black players, each with the number of its game's nodes below the root."""
    told = []
    for tree in document.games:
        name = tree.node(tree.root).first_value("PB") or "-"
        told.append(f"{name}{len(tree.main_line()) - 1}")
    return told


ALL = ["Ada2", "bob4", "Cai1", "-0"]


def select(dialog: GamesDialog, *places: int) -> None:
    dialog.panel.select_games(*(dialog.panel.model.summaries[place].tree for place in places))


def test_each_game_is_told_in_plain_text(dialog):
    games_model = dialog.panel.model
    assert [games_model.data(games_model.index(row)) for row in range(games_model.rowCount())] == [
        "Ada · Zoe · Cup · W+R · 1999 · 1. · 9×9 · 2 moves",
        "bob · 1998 · 2. · 9×9 · 4 moves",
        "Cai · 柯潔 · 3. · 13×9 · 1 move",
        "Game 4 · 4. · 9×9 · 0 moves",
    ]
    assert dialog.count.text() == "Games: 4"


def test_the_model_keeps_its_promises(qtmodeltester, document):
    games_model = GamesModel()
    games_model.show_games(document.games, 1)
    qtmodeltester.check(games_model)
    assert [games_model.data(games_model.index(row), GameRole.CURRENT) for row in range(4)] == [
        False,
        True,
        False,
        False,
    ]


def test_pictures_are_drawn_when_seen_and_show_the_final_position(dialog, document, qtbot):
    thumbnails = dialog.panel.thumbnails
    tree = document.games[3]
    qtbot.waitUntil(lambda: thumbnails.thumbnail(tree) is not None)
    image = thumbnails.thumbnail(tree).toImage()
    side = thumbnails.side
    middle = QPointF(side / 2, side / 2)
    beside = middle + QPointF(side / 18, side / 18)
    assert brightness(image, middle) < 90
    assert brightness(image, beside) > 110


def dark_points(thumbnails, tree, qtbot) -> int:
    qtbot.waitUntil(lambda: thumbnails.thumbnail(tree) is not None)
    image = thumbnails.thumbnail(tree).toImage()
    pixels = [
        image.pixelColor(x, y).lightness() for x in range(0, 132, 2) for y in range(0, 132, 2)
    ]
    return sum(light < 60 for light in pixels)


def test_another_position_is_shown_when_it_is_chosen(dialog, document, qtbot, settings):
    thumbnails = dialog.panel.thumbnails
    tree = document.games[1]
    at_end = dark_points(thumbnails, tree, qtbot)
    moments = dialog.panel.moments
    moments.setCurrentIndex(moments.findData(ThumbnailPosition.START))
    moments.activated.emit(moments.currentIndex())
    assert thumbnails.thumbnail(tree) is None
    assert dark_points(thumbnails, tree, qtbot) < at_end
    assert GamesDialog(document, settings).panel.thumbnails.position is ThumbnailPosition.START


def test_rows_are_shown_instead_of_tiles_and_remembered(dialog, document, qtbot, settings):
    shapes, view = dialog.panel.shapes, dialog.panel.view
    qtbot.waitUntil(lambda: view.visualRect(view.model().index(1, 0)).left() > 100)
    shapes.setCurrentIndex(1)
    shapes.activated.emit(1)
    qtbot.waitUntil(lambda: view.visualRect(view.model().index(1, 0)).top() > 80)
    assert view.visualRect(view.model().index(1, 0)).left() < 20
    assert GamesDialog(document, settings).panel.view.drawing.rows


def test_pictures_follow_the_theme(dialog, document, qtbot, settings):
    thumbnails = dialog.panel.thumbnails
    tree = document.games[0]
    qtbot.waitUntil(lambda: thumbnails.thumbnail(tree) is not None)
    settings.set(THEME, appearance.DARK)
    assert thumbnails.thumbnail(tree) is None


def test_only_what_is_seen_is_drawn(qtbot, settings, qapp):
    games = read_sgf(b"(;SZ[9];B[ee])" * 600).games
    document = Document(games[0])
    document.open_games(games, None, None)
    dialog = GamesDialog(document, settings)
    drawn = []
    dialog.panel.thumbnails.drawn.connect(drawn.append)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.panel.thumbnails.thumbnail(games[0]) is not None)
    qtbot.waitUntil(lambda: not dialog.panel.thumbnails._queue)
    assert 0 < len(drawn) < 60


def test_the_current_game_is_selected_and_a_double_click_opens_another(dialog, document, qtbot):
    assert dialog.panel.selected_games == [0]
    view = dialog.panel.view
    place = view.visualRect(view.model().index(1, 0)).center()
    qtbot.mouseClick(view.viewport(), LEFT, pos=place)
    assert dialog.panel.selected_games == [1]
    assert document.game_index == 0
    qtbot.mouseDClick(view.viewport(), LEFT, pos=place)
    assert document.game_index == 1
    assert not dialog.isVisible()
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert not document.is_modified


def test_keys_go_to_a_game_and_open_it(dialog, document, qtbot):
    view = dialog.panel.view
    assert view.hasFocus()
    qtbot.keyClick(view, Qt.Key.Key_Right)
    qtbot.keyClick(view, Qt.Key.Key_Right)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert document.game_index == 2
    assert not dialog.isVisible()


EDITS = {
    "duplicate": (
        lambda it: it.duplicate_selected(),
        [0, 2],
        ["Ada2", "bob4", "Cai1", "Ada2", "Cai1", "-0"],
    ),
    "remove": (lambda it: it.remove_selected(), [1], ["Ada2", "Cai1", "-0"]),
    "remove several": (lambda it: it.remove_selected(), [0, 2], ["bob4", "-0"]),
    "up": (lambda it: it.move_selected(-1), [2], ["Ada2", "Cai1", "bob4", "-0"]),
    "down": (lambda it: it.move_selected(1), [0, 1], ["Cai1", "Ada2", "bob4", "-0"]),
    "drag": (lambda it: it.move_to(0), [2, 3], ["Cai1", "-0", "Ada2", "bob4"]),
    "sort by date": (lambda it: it.sort_games(GameOrder.DATE), [0], ["bob4", "Ada2", "Cai1", "-0"]),
    "sort by moves": (
        lambda it: it.sort_games(GameOrder.MOVES),
        [0],
        ["-0", "Cai1", "Ada2", "bob4"],
    ),
}


@for_each(("edit", "places", "after"), EDITS.values(), ids=EDITS)
def test_edits_of_the_games_are_undone_and_done_again(dialog, document, edit, places, after):
    before = [list(document.games), document.game_index]
    select(dialog, *places)
    edit(dialog)
    assert names(document) == after
    assert document.undo_stack.count() == 1
    assert [row.tree for row in dialog.panel.model.summaries] == list(document.games)
    done = [list(document.games), document.game_index]
    document.undo_stack.undo()
    assert [list(document.games), document.game_index] == before
    assert [row.tree for row in dialog.panel.model.summaries] == list(document.games)
    document.undo_stack.redo()
    assert [list(document.games), document.game_index] == done
    document.undo_stack.undo()


@pytest.mark.parametrize(
    ("current", "places", "then"),
    [
        pytest.param(1, [0], "bob4", id="another goes"),
        pytest.param(1, [1], "Cai1", id="it goes: the next"),
        pytest.param(3, [3], "Cai1", id="the last goes"),
        pytest.param(1, [1, 2, 3], "Ada2", id="the rest goes"),
    ],
)
def test_the_current_game_stays_current_as_long_as_it_is_there(
    dialog, document, current, places, then
):
    document.go_to_game(current)
    select(dialog, *places)
    dialog.remove_selected()
    assert names(document)[document.game_index] == then


def test_moving_keeps_the_current_game_its_cursor_and_the_selection(dialog, document):
    document.go_to_game(1)
    document.go_to(document.session.line[2])
    here = document.session
    select(dialog, 1)
    dialog.move_selected(1)
    assert document.session is here
    assert document.game_index == 2
    assert document.session.cursor_index == 2
    assert dialog.panel.selected_games == [2]


def test_the_last_game_cannot_be_removed(dialog, document):
    select(dialog, 0, 1, 2, 3)
    assert not dialog.remove_button.isEnabled()
    dialog.remove_selected()
    assert names(document) == ALL
    assert not document.is_modified


def test_all_games_together_have_nowhere_to_move(dialog):
    select(dialog, 0, 1, 2, 3)
    assert not dialog.up_button.isEnabled()
    assert not dialog.down_button.isEnabled()
    select(dialog, 1, 2)
    assert dialog.up_button.isEnabled()


@pytest.mark.parametrize(
    ("chosen", "up", "down"),
    [((0,), False, True), ((3,), True, False), ((0, 1), False, True), ((0, 3), True, True)],
    ids=["first", "last", "first two", "both ends"],
)
def test_a_game_at_an_end_moves_no_further(dialog, chosen, up, down):
    select(dialog, *chosen)
    assert (dialog.up_button.isEnabled(), dialog.down_button.isEnabled()) == (up, down)


def test_a_game_that_has_come_to_an_end_by_a_button_moves_no_further(dialog):
    select(dialog, 1)
    dialog.up_button.click()
    assert not dialog.up_button.isEnabled()


def test_what_changes_nothing_is_no_edit(dialog, document):
    select(dialog, 0)
    dialog.move_selected(-1)
    dialog.move_to(0)
    dialog.move_to(1)
    assert not document.is_modified


def test_a_copy_is_a_record_of_its_own(dialog, document, tmp_path):
    select(dialog, 0)
    dialog.duplicate_selected()
    assert dialog.panel.selected_games == [1]
    document.go_to_game(1)
    document.resign()
    assert document.games[0].node(0).first_value("RE") == "W+R"
    save_games(document.file, document.games, tmp_path / "a.sgf")
    assert len(read_sgf((tmp_path / "a.sgf").read_bytes()).games) == 5


def test_games_of_another_file_come_behind_the_selected_one(
    dialog, document, tmp_path, person, qtbot
):
    path = tmp_path / "more.sgf"
    path.write_bytes(b"(;SZ[9]PB[X];B[aa])(;SZ[9]PB[Y])")
    person.answers(open_path=path)
    select(dialog, 1)
    dialog.add_from_file()
    assert names(document) == ["Ada2", "bob4", "X1", "Y0", "Cai1", "-0"]
    assert document.game_index == 2
    assert dialog.panel.selected_games == [2, 3]
    document.undo_stack.undo()
    assert names(document) == ALL


def test_a_file_that_cannot_be_read_is_told(dialog, document, tmp_path, person):
    person.answers(open_path=tmp_path / "gone.sgf")
    dialog.add_from_file()
    assert len(person.told) == 1
    assert names(document) == ALL
    person.answers(open_path=None)
    dialog.add_from_file()
    assert not document.is_modified


def test_a_new_game_is_added(dialog, document, monkeypatch):
    monkeypatch.setattr(QDialog, "exec", lambda _: QDialog.DialogCode.Accepted)
    select(dialog, 3)
    dialog.add_new()
    assert len(document.games) == 5
    assert document.game_index == 4
    assert dialog.panel.selected_games == [4]


def test_a_filter_finds_games_and_keeps_their_order_from_being_changed(dialog, document, qtbot):
    qtbot.keyClicks(dialog.panel.filter, "zo")
    assert dialog.count.text() == "Games: 1 of 4"
    select(dialog, 0)
    assert not dialog.up_button.isEnabled()
    assert not dialog.panel.view.dragEnabled()
    dialog.move_selected(1)
    dialog.move_to(4)
    assert names(document) == ALL
    qtbot.keyClick(dialog.panel.filter, Qt.Key.Key_Return)
    assert dialog.panel.view.hasFocus()
    dialog.remove_selected()
    assert names(document) == ALL[1:]


def test_what_is_found_keeps_its_place_in_the_file(dialog, document, qtbot):
    dialog.panel.filter.setText("柯")
    select(dialog, 2)
    assert dialog.panel.selected_games == [2]
    dialog.open_selected()
    assert document.game_index == 2


def test_the_list_follows_edits_of_a_game(dialog, document, qtbot):
    select(dialog, 1)
    document.resign()
    games_model = dialog.panel.model
    assert games_model.summaries[0].tree is document.games[0]
    assert dialog.panel.selected_games == [1]
    document.go_to_game(2)
    assert [games_model.data(games_model.index(row), GameRole.CURRENT) for row in range(4)].index(
        True
    ) == 2


@pytest.fixture
def asked(monkeypatch) -> list:
    """Return the games whose summaries the list of games looks at."""
    found = []

    class Asked(GameSummary):
        @property
        def tree(self):
            found.append(self.shown)
            return self.shown

        @tree.setter
        def tree(self, tree):
            self.shown = tree

    monkeypatch.setattr(games_panel, "GameSummary", Asked)
    return found


def test_an_edit_of_a_game_asks_for_no_other_one(qapp, document, asked):
    document.open_games(watched(read_sgf(b"(;SZ[9];B[ee])" * 30).games), None, None)
    shown = GamesModel()
    shown.show_games(document.games, 0)
    document.go_to_game(7)
    before = document.games[7]
    document.play(Point(2, 2))
    asked.clear()
    assert touched_by(lambda: shown.show_games(document.games, 7)) == 0
    assert set(asked) <= {before, document.games[7]}
    assert [shown.row_of(tree) for tree in document.games] == list(range(30))
    assert shown.row_of(before) is None
    assert [summary.tree for summary in shown.summaries] == list(document.games)


def test_what_is_selected_is_not_asked_for_again_when_a_game_is_edited(
    dialog, document, monkeypatch
):
    dialog.panel.view.selectAll()
    assert dialog.panel.selected_games == [0, 1, 2, 3]
    selection = dialog.panel.view.selectionModel()
    monkeypatch.setattr(type(selection), "selectedIndexes", lambda _: pytest.fail("asked again"))
    document.resign()
    assert dialog.panel.selected_games == [0, 1, 2, 3]


def test_undo_and_other_keys_work_in_the_dialog(dialog, document, qtbot):
    view = dialog.panel.view
    select(dialog, 1)
    qtbot.keyClick(view, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert names(document)[0] == "bob4"
    qtbot.keyClick(view, Qt.Key.Key_Delete)
    assert names(document) == ["Ada2", "Cai1", "-0"]
    qtbot.keyClick(view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert names(document) == ALL
    qtbot.keyClick(view, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert dialog.panel.filter.hasFocus()
    qtbot.keyClicks(dialog.panel.filter, "ab")
    dialog.panel.filter.setCursorPosition(0)
    qtbot.keyClick(dialog.panel.filter, Qt.Key.Key_Delete)
    assert dialog.panel.filter.text() == "b"
    assert names(document) == ALL


@pytest.mark.parametrize(("row", "right", "after"), [(0, False, 0), (1, True, 2), (9, False, 4)])
def test_a_drop_goes_before_or_behind_the_game_it_is_over(dialog, document, row, right, after):
    view = dialog.panel.view
    rect = view.visualRect(view.model().index(row, 0))
    at = rect.center() + QPoint(20 if right else -20, 0)
    if row == 9:
        at = QPoint(view.viewport().width() - 5, view.viewport().height() - 5)
    assert view.drop_target_row(at) == after


def test_a_drag_moves_the_selected_games_once(dialog, document, monkeypatch):
    view = dialog.panel.view
    select(dialog, 2, 3)
    at = view.visualRect(view.model().index(0, 0)).center() - QPoint(30, 0)
    mime = QMimeData()
    event = QDropEvent(
        QPointF(at), Qt.DropAction.MoveAction, mime, LEFT, Qt.KeyboardModifier.NoModifier
    )
    monkeypatch.setattr(QDropEvent, "source", lambda _: view)
    view.dropEvent(event)
    assert names(document) == ["Cai1", "-0", "Ada2", "bob4"]
    assert document.undo_stack.count() == 1
    assert event.dropAction() is Qt.DropAction.IgnoreAction
    assert dialog.panel.selected_games == [0, 1]


def test_no_key_with_alt_means_two_things(dialog):
    texts = [button.text() for button in dialog.findChildren(QPushButton)]
    keys_ = Counter(QKeySequence.mnemonic(text).toString() for text in texts)
    assert max(keys_.values()) == 1


def test_the_dialog_can_go_while_pictures_wait(document, settings, qtbot):
    dialog = GamesDialog(document, settings)
    show_modeless(dialog)
    qtbot.waitExposed(dialog)
    dialog.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    document.resign()
    document.undo_stack.undo()
