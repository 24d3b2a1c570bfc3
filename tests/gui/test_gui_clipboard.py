"""A clipboard whose owner does not answer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QClipboard, QContextMenuEvent, QGuiApplication, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core import clipboard
from goboard_gui.gui.core.clipboard import (
    ClipboardGuard,
    ClipboardNotRespondingError,
    clipboard_text,
)
from tests.gui.gui_cases import Heard

CLIPBOARD = QClipboard.Mode.Clipboard


class Owner:
    """The program that owns the clipboard, as Qt sees it on X11, and the time that passes."""

    def __init__(self, monkeypatch) -> None:
        self.now = 1000.0
        self.answers = True
        self.known = False
        self.asked = 0
        monkeypatch.setattr(clipboard, "monotonic", lambda: self.now)
        monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
        monkeypatch.setattr(QGuiApplication, "clipboard", lambda: self)

    def _ask(self) -> bool:
        self.asked += 1
        self.now += 0 if self.answers else 5
        return self.answers

    def mimeData(self, _mode):  # noqa: N802
        return self

    def ownsClipboard(self) -> bool:  # noqa: N802
        return False

    ownsSelection = ownsClipboard  # noqa: N815

    def formats(self) -> list[str]:
        return ["TARGETS", "text/plain"] if self.known or self._ask() else []

    def data(self, _kind: str) -> bytes:
        return b"TARGETS" if self._ask() else b""

    def text(self) -> str:
        return "D4" if self._ask() else ""


@pytest.fixture
def owner(qapp, monkeypatch) -> Owner:
    return Owner(monkeypatch)


def test_the_text_of_a_program_that_answers_is_returned(owner):
    assert clipboard_text() == "D4"


@pytest.mark.parametrize("known", [True, False], ids=["formats known", "formats unknown"])
def test_a_program_that_does_not_answer_is_asked_once(owner, known):
    owner.answers, owner.known = False, known
    with pytest.raises(ClipboardNotRespondingError):
        clipboard_text()
    assert owner.asked == 1


@pytest.fixture
def page(qtbot, qapp, monkeypatch):
    """Return a guarded window with two text fields, and the owner of the clipboard."""
    guard = ClipboardGuard(qapp)  # it follows the real clipboard
    page = QWidget()
    qtbot.addWidget(page)
    page.fields = QLineEdit("a"), QPlainTextEdit("a")
    layout = QVBoxLayout(page)
    for field in page.fields:
        layout.addWidget(field)
        for receiver in clipboard._receivers(field):
            receiver.installEventFilter(guard)
    page.show()
    page.guard, page.owner = guard, Owner(monkeypatch)
    yield page
    guard.setParent(page)


def open_menu(field) -> None:
    there = getattr(field, "viewport", lambda: field)()
    place = QPoint(3, 3)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, there.mapToGlobal(place))
    QApplication.sendEvent(there, event)


def release_middle(field) -> None:
    there = getattr(field, "viewport", lambda: field)()
    middle, none = Qt.MouseButton.MiddleButton, Qt.MouseButton.NoButton
    kind, place = QEvent.Type.MouseButtonRelease, QPointF(3, 3)
    modifier = Qt.KeyboardModifier.NoModifier
    there_globally = there.mapToGlobal(place)
    QApplication.sendEvent(there, QMouseEvent(kind, place, there_globally, middle, none, modifier))


def paste(field) -> None:
    QTest.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def test_text_fields_do_not_wait_for_a_program_that_does_not_answer(page):
    page.owner.answers = False
    heard = Heard(page.guard, "refused")
    for count, field in enumerate(page.fields, start=1):
        for act in (paste, open_menu, open_menu):
            act(field)
        assert page.owner.asked == count  # menus do not ask again, but an explicit paste does
    assert len(heard.carried["refused"]) == 6
    assert [page.fields[0].text(), page.fields[1].toPlainText()] == ["a", "a"]


def test_a_field_within_a_spin_box_or_a_combo_box_does_not_wait(page):
    page.owner.answers = False
    heard = Heard(page.guard, "refused")
    for box in (QSpinBox(page), QComboBox(page, editable=True)):
        page.guard._focus_changed(None, box)
        paste(box)
        open_menu(box.lineEdit())
        release_middle(box.lineEdit())
    assert len(heard.carried["refused"]) == 6


def test_the_mouse_selection_has_an_owner_of_its_own(page):
    page.owner.answers = False
    heard = Heard(page.guard, "refused")
    for field in page.fields:
        release_middle(field)
    open_menu(page.fields[0])
    assert page.owner.asked == 2
    assert len(heard.carried["refused"]) == 3


def test_a_menu_asks_again_when_another_program_owns_the_clipboard(page):
    page.owner.answers = False
    open_menu(page.fields[0])
    page.guard._owner_changed(CLIPBOARD)
    open_menu(page.fields[0])
    page.owner.now += 60
    open_menu(page.fields[0])
    assert page.owner.asked == 3


def test_paste_commands_say_that_the_program_does_not_answer(window, monkeypatch):
    owner = Owner(monkeypatch)
    owner.answers = False
    for number, command in enumerate((Command.PASTE_ANYTHING, Command.PASTE_BRANCH), start=1):
        window.commands[command].trigger()
        assert window.message_strip.text.startswith("Not pasted: the program")
        assert owner.asked == number
