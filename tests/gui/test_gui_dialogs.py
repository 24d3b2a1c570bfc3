from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QInputDialog,
    QLabel,
    QMessageBox,
    QWidget,
)

from goboard_gui.gui.widgets.dialogs import (
    ReplaceCharactersChoice,
    ReplacedResultAnswer,
    UnsavedChoice,
    ask_folder,
    ask_handicap,
    ask_layout_name,
    ask_layout_to_delete,
    ask_move_number,
    ask_numbered_moves,
    ask_open_path,
    ask_open_paths,
    ask_replace_characters,
    ask_replace_result,
    ask_save_elsewhere,
    ask_save_path,
    ask_unsaved,
    confirm,
    place_beside,
    raise_or_create,
    run_modal,
    show_error,
)
from goboard_gui.gui.widgets.icons import icon

BUTTON = QMessageBox.StandardButton


@pytest.fixture
def parent(qtbot) -> QWidget:
    parent = QWidget()
    qtbot.addWidget(parent)
    return parent


@pytest.fixture
def boxes(monkeypatch) -> list[QMessageBox]:
    """Return the message boxes that were opened; each is closed without a click."""
    opened: list[QMessageBox] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: opened.append(box))
    return opened


@pytest.mark.parametrize(
    ("clicked", "answer"),
    [
        (BUTTON.Save, UnsavedChoice.SAVE),
        (BUTTON.Discard, UnsavedChoice.DISCARD),
        (BUTTON.Cancel, UnsavedChoice.CANCEL),
    ],
    ids=["save", "discard", "cancel or closed"],
)
def test_the_three_answers_of_the_guard(parent, monkeypatch, clicked, answer):
    monkeypatch.setattr(QMessageBox, "exec", lambda _box: clicked)
    assert ask_unsaved(parent, "game.sgf") is answer
    assert ask_unsaved(parent, "game.sgf", offer_window=True) is answer


@pytest.mark.parametrize("offer_window", [False, True])
@pytest.mark.usefixtures("language")
def test_the_buttons_of_the_guard_have_letters_of_their_own(parent, monkeypatch, offer_window):
    texts = []
    monkeypatch.setattr(
        QMessageBox, "exec", lambda box: texts.extend(b.text() for b in box.buttons()) or 0
    )
    ask_unsaved(parent, "game.sgf", offer_window=offer_window)
    letters = {QKeySequence.mnemonic(text).toString() for text in texts}
    assert "" not in letters
    assert len(letters) == len(texts) == 3 + offer_window


@pytest.mark.parametrize("text", ["word " * 60, "a_name_without_spaces" * 8], ids=["words", "name"])
def test_a_long_message_is_wrapped_and_shown_whole_with_plain_buttons(parent, monkeypatch, text):
    def look(box: QMessageBox) -> int:
        box.show()
        QApplication.processEvents()
        label = box.findChild(QLabel, "qt_msgbox_label")
        assert label.wordWrap()
        assert label.height() >= label.heightForWidth(label.width())
        for widget in (label, *box.buttons()):
            place = QRect(widget.mapTo(box, QPoint()), widget.size())
            assert box.rect().contains(place)
            assert widget.visibleRegion().boundingRect() == widget.rect()
        assert box.width() <= box.screen().availableSize().width()
        assert all(button.icon().isNull() for button in box.buttons())
        return 0

    monkeypatch.setattr(QMessageBox, "exec", look)
    show_error(parent, text)
    confirm(parent, text, "Print Anyway")


@pytest.mark.parametrize("side", ["right", "left"])
def test_a_dialog_for_which_there_is_no_room_is_at_the_edge_of_the_screen(parent, side):
    screen = parent.screen().availableGeometry()
    gap = 20  # less than any dialog needs
    is_right = side == "right"
    parent.setGeometry(
        screen.adjusted(0, 0, -gap, 0) if is_right else screen.adjusted(gap, 0, 0, 0)
    )
    dialog = QDialog(parent)
    dialog.resize(200, 100)
    place_beside(dialog, parent)
    if is_right:
        assert parent.geometry().right() - dialog.width() < dialog.x() <= screen.right() + 1 - 200
    else:
        assert dialog.x() == screen.left()


def test_what_comes_instead_may_come_in_another_window(parent, monkeypatch):
    def press(box) -> int:
        box.defaultButton().click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", press)
    assert ask_unsaved(parent, "game.sgf", offer_window=True) is UnsavedChoice.NEW_WINDOW


@pytest.mark.parametrize("cancel_is_default", [False, True])
def test_enter_confirms_unless_cancel_is_the_default(parent, monkeypatch, cancel_is_default):
    def press_enter(box: QMessageBox) -> int:
        box.show()
        QTest.keyClick(box, Qt.Key.Key_Return)
        return 0

    monkeypatch.setattr(QMessageBox, "exec", press_enter)
    confirmed = confirm(parent, "End it?", "&End", cancel_is_default=cancel_is_default)
    assert confirmed is not cancel_is_default


@pytest.mark.parametrize(
    ("clicked", "answer"),
    [
        (0, ReplacedResultAnswer.REPLACE),
        (1, ReplacedResultAnswer.KEEP),
        (2, ReplacedResultAnswer.CANCEL),
        (None, ReplacedResultAnswer.CANCEL),
    ],
    ids=["replace", "keep", "cancel", "closed"],
)
def test_the_answers_where_a_record_says_otherwise(parent, monkeypatch, clicked, answer):
    def click(box: QMessageBox) -> None:
        words = ["&Record Result", "&Mark Territory Only", "Cancel"]
        buttons = {button.text(): button for button in box.buttons()}
        assert buttons.keys() == {*words}
        if clicked is not None:
            buttons[words[clicked]].click()

    monkeypatch.setattr(QMessageBox, "exec", click)
    assert ask_replace_result(parent, "Replace it?") is answer


@pytest.mark.parametrize("offer_show", [False, True])
@pytest.mark.parametrize("clicked", [*ReplaceCharactersChoice, None])
def test_the_answers_to_what_cannot_be_saved(parent, monkeypatch, clicked, offer_show):
    words = {
        ReplaceCharactersChoice.REPLACE: "&Replace",
        ReplaceCharactersChoice.CANCEL: "Cancel",
        ReplaceCharactersChoice.SHOW: "S&how",
    }
    if not offer_show:
        del words[ReplaceCharactersChoice.SHOW]

    def click(box: QMessageBox) -> None:
        buttons = {button.text(): button for button in box.buttons()}
        assert buttons.keys() == {*words.values()}
        assert box.defaultButton().text() == ("S&how" if offer_show else "Cancel")
        if clicked in words:
            buttons[words[clicked]].click()

    monkeypatch.setattr(QMessageBox, "exec", click)
    answer = ask_replace_characters(parent, "Replace them?", offer_show=offer_show)
    assert answer is (clicked if clicked in words else ReplaceCharactersChoice.CANCEL)


@pytest.mark.parametrize(
    ("role", "answer"),
    [(QMessageBox.ButtonRole.AcceptRole, True), (QMessageBox.ButtonRole.RejectRole, False)],
    ids=["yes", "cancel"],
)
def test_a_question_is_answered_by_its_button(parent, monkeypatch, role, answer):
    def click(box: QMessageBox) -> None:
        assert box.text() == "Overwrite?"
        assert "Overwrite it" in [button.text() for button in box.buttons()]
        next(button for button in box.buttons() if box.buttonRole(button) is role).click()

    monkeypatch.setattr(QMessageBox, "exec", click)
    assert confirm(parent, "Overwrite?", "Overwrite it") is answer


def test_a_question_that_is_closed_is_not_agreed_to(parent, boxes):
    assert confirm(parent, "Overwrite?", "Overwrite it") is False
    assert len(boxes) == 1


@pytest.mark.parametrize("agreed", [True, False])
def test_what_could_not_be_saved_may_be_saved_elsewhere(parent, monkeypatch, agreed):
    def click(box: QMessageBox) -> None:
        assert box.text() == "The disk is full"
        assert box.iconPixmap().toImage() == icon("warning").pixmap(40, 40).toImage()
        words = "&Save As…" if agreed else "Cancel"
        next(button for button in box.buttons() if button.text() == words).click()

    monkeypatch.setattr(QMessageBox, "exec", click)
    assert ask_save_elsewhere(parent, "The disk is full") is agreed


@pytest.mark.parametrize(
    "ask",
    [
        lambda parent: ask_unsaved(parent, "game.sgf"),
        lambda parent: confirm(parent, "Overwrite?", "Overwrite it"),
        lambda parent: show_error(parent, "Nothing there"),
        lambda parent: run_modal(QDialog(parent)),
    ],
    ids=["unsaved", "yes", "tell", "run"],
)
def test_what_was_answered_does_not_stay_with_its_window(qtbot, parent, monkeypatch, ask):
    for kind in (QDialog, QMessageBox):
        monkeypatch.setattr(kind, "exec", lambda _dialog: BUTTON.Cancel)
    ask(parent)
    qtbot.waitUntil(lambda: not parent.findChildren(QDialog))


def test_no_dialog_is_larger_than_the_screen(qtbot, parent, monkeypatch):
    shown = []
    monkeypatch.setattr(QDialog, "exec", lambda dialog: shown.append(dialog.size()))

    def large() -> QDialog:
        dialog = QDialog(parent)
        dialog.resize(5000, 100)
        return dialog

    run_modal(large())
    raise_or_create(QDialog, parent, large)
    shown += [dialog.size() for dialog in parent.findChildren(QDialog) if dialog.isVisible()]
    screen = parent.screen().availableSize()
    assert [(size.width() < screen.width(), size.height()) for size in shown] == [(True, 100)] * 2


def test_a_dialog_that_asks_for_no_size_finds_its_own(parent, monkeypatch):
    monkeypatch.setattr(QDialog, "exec", lambda _dialog: 0)
    dialog = QDialog(parent)
    run_modal(dialog)
    assert not dialog.testAttribute(Qt.WidgetAttribute.WA_Resized)


def test_texts_of_files_are_never_read_as_html(parent, boxes):
    show_error(parent, "<b>a.sgf</b> is empty")
    confirm(parent, "Overwrite <i>a.sgf</i>?", "Overwrite")
    assert [box.text() for box in boxes] == ["<b>a.sgf</b> is empty", "Overwrite <i>a.sgf</i>?"]
    assert {box.textFormat() for box in boxes} == {Qt.TextFormat.PlainText}


@pytest.fixture
def choose(monkeypatch):
    """Return what answers the next file dialogs with paths, or cancels them, and lists them."""

    def choose(*paths: Path) -> list[QFileDialog]:
        dialogs = []

        def answer(dialog: QFileDialog) -> int:
            dialogs.append((dialog.windowTitle(), dialog.directory().path(), dialog.fileMode()))
            monkeypatch.setattr(dialog, "selectedFiles", lambda: list(map(str, paths)))
            buttons = dialog.findChildren(QDialogButtonBox)[0].buttons()
            assert all(button.icon().isNull() for button in buttons)
            return int(bool(paths))

        monkeypatch.setattr(QDialog, "exec", answer)
        return dialogs

    return choose


@pytest.mark.parametrize("chosen", [True, False])
def test_files_and_folders_are_chosen_or_not(parent, choose, tmp_path, chosen):
    paths = [tmp_path / "a.sgf", tmp_path / "b.sgf"] if chosen else []
    first = paths[0] if chosen else None
    shown = choose(*paths)
    assert ask_open_path(parent, str(tmp_path)) == first
    assert ask_open_paths(parent, "Add", str(tmp_path)) == paths
    assert ask_folder(parent, "Which folder?", str(tmp_path)) == first
    assert shown == [
        ("Open Game Record", str(tmp_path), QFileDialog.FileMode.ExistingFile),
        ("Add", str(tmp_path), QFileDialog.FileMode.ExistingFiles),
        ("Which folder?", str(tmp_path), QFileDialog.FileMode.Directory),
    ]


KINDS = "Text (*.txt);;Web page (*.html *.htm);;All files (*)"


@pytest.mark.parametrize(
    ("kind", "typed", "path"),
    [
        ("Text (*.txt)", "moves", "moves.txt"),
        ("Web page (*.html *.htm)", "moves", "moves.html"),
        ("Web page (*.html *.htm)", "moves.htm", "moves.htm"),
        ("All files (*)", "moves", "moves"),
    ],
)
def test_a_file_to_save_gets_the_ending_of_its_kind(
    parent, monkeypatch, tmp_path, kind, typed, path
):
    def choose(dialog: QFileDialog) -> int:
        assert dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
        assert dialog.selectedFiles() == [str(tmp_path / "game.txt")]
        dialog.selectNameFilter(kind)
        dialog.filterSelected.emit(kind)
        dialog.selectFile(typed)
        return 1

    monkeypatch.setattr(QDialog, "exec", choose)
    chosen = ask_save_path(parent, "Save", str(tmp_path / "game.txt"), KINDS)
    assert chosen == tmp_path / path


def test_a_name_typed_without_its_ending_saves_over_nothing_unasked(parent, monkeypatch, tmp_path):
    (tmp_path / "moves.txt").write_text("precious")
    asked = []

    def refuse() -> None:
        box = QApplication.activeModalWidget()
        asked.append(box.text())
        box.button(BUTTON.No).click()

    def choose(dialog: QFileDialog) -> int:
        dialog.selectFile("moves")
        QTimer.singleShot(0, refuse)
        dialog.accept()
        return dialog.result()

    monkeypatch.setattr(QDialog, "exec", choose)
    assert ask_save_path(parent, "Save", str(tmp_path / "game.txt"), KINDS) is None
    (question,) = asked
    assert "moves.txt" in question


def test_no_file_need_be_chosen_to_save(parent, monkeypatch):
    monkeypatch.setattr(QDialog, "exec", lambda _dialog: 0)
    assert ask_save_path(parent, "Save", "/g/game.sgf", "SGF (*.sgf)") is None


@pytest.fixture
def home(monkeypatch, tmp_path) -> Path:
    """Return a person's own folder, with one for documents."""
    (tmp_path / "Documents").mkdir()
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    return tmp_path


@pytest.mark.parametrize("folder", ["", ".", "gone", "/no/such/stick"])
def test_where_no_folder_is_known_one_begins_among_ones_documents(
    parent, monkeypatch, home, folder
):
    begun: list[str] = []

    def look(dialog: QFileDialog) -> int:
        begun.append(dialog.directory().path())
        return 0

    monkeypatch.setattr(QDialog, "exec", look)
    ask_save_path(parent, "Save", str(Path(folder) / "game.sgf"), "SGF (*.sgf)")
    ask_open_path(parent, folder)
    assert begun == [str(home / "Documents")] * 2
    (home / "Documents").rmdir()
    ask_open_path(parent, folder)
    assert begun[-1] == str(home)


@pytest.mark.parametrize(("accepted", "number"), [(1, 7), (0, None)])
def test_a_move_number_is_chosen_within_the_record(parent, monkeypatch, accepted, number):
    def answer(dialog: QInputDialog) -> int:
        shown = dialog.intValue(), dialog.intMinimum(), dialog.intMaximum()
        assert shown == (3, 0, 240)
        dialog.setIntValue(7)
        return accepted

    monkeypatch.setattr(QDialog, "exec", answer)
    assert ask_move_number(parent, 3, 240) == number


WITH_ONE_FIELD = [
    partial(ask_move_number, now=1, last=2),
    partial(ask_handicap, maximum=9),
    partial(ask_numbered_moves, now=1),
    partial(ask_layout_to_delete, names=["One"]),
    ask_layout_name,
]


@pytest.mark.parametrize("ask", WITH_ONE_FIELD)
def test_a_dialog_with_one_field_has_room_for_its_title_and_can_be_accepted(
    parent, monkeypatch, ask
):
    seen = []

    def look(dialog: QDialog) -> int:
        dialog.show()
        seen.append(dialog.width() >= 320)
        QTest.keyClick(dialog, Qt.Key.Key_Return)
        seen.append(dialog.result())
        return 0

    monkeypatch.setattr(QDialog, "exec", look)
    ask(parent)
    assert seen == [True, 1]


@pytest.mark.parametrize("ask", WITH_ONE_FIELD)
def test_buttons_of_dialogs_have_no_icons_of_the_desktop(parent, monkeypatch, ask):
    seen = []

    def look(dialog: QDialog) -> int:
        # Buttons made when the dialog is shown would come too late.
        for box in dialog.findChildren(QDialogButtonBox):
            seen.extend(button.icon().isNull() for button in box.buttons())
        return 0

    monkeypatch.setattr(QDialog, "exec", look)
    ask(parent)
    assert seen == [True, True]


@pytest.mark.parametrize(("accepted", "count"), [(1, 25), (0, None)])
def test_the_number_of_last_moves_is_chosen(parent, monkeypatch, accepted, count):
    def answer(dialog: QInputDialog) -> int:
        assert (dialog.intValue(), dialog.intMinimum(), dialog.intMaximum()) == (10, 1, 999)
        dialog.setIntValue(25)
        return accepted

    monkeypatch.setattr(QDialog, "exec", answer)
    assert ask_numbered_moves(parent, 10) == count


def test_a_layout_to_delete_is_chosen_from_those_that_there_are(parent, monkeypatch):
    def answer(dialog: QInputDialog) -> int:
        assert dialog.comboBoxItems() == ["One", "Two"]
        assert not dialog.isComboBoxEditable()
        dialog.setTextValue("Two")
        return 1

    monkeypatch.setattr(QDialog, "exec", answer)
    assert ask_layout_to_delete(parent, ["One", "Two"]) == "Two"


def test_files_of_another_kind_may_be_asked_for(parent, monkeypatch):
    asked = []
    monkeypatch.setattr(QDialog, "exec", lambda dialog: asked.append(dialog.nameFilters()) or 0)
    ask_open_path(parent, "/g")
    ask_open_path(parent, "/g", "Text (*.txt)")
    assert "*.sgf" in asked[0][0]
    assert asked[1] == ["Text (*.txt)"]
