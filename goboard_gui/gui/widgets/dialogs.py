"""Functions that show dialogs, questions and file dialogs; tests replace them."""

from __future__ import annotations

import re
from contextlib import contextmanager
from enum import Enum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

# Classes are looked up in QtWidgets when a dialog is shown: PySide creates a class and its
# enumerations on first access, which would slow the start-up.
from PySide6 import QtWidgets
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QIcon

from ...display_text import escape_message
from ..core.closing import dispose
from ..core.folders import start_folder
from ..core.i18n import translator
from .context_help import add_help_shortcut
from .icons import icon

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from PySide6.QtWidgets import QDialog, QFileDialog, QInputDialog, QMessageBox, QWidget

D = TypeVar("D", bound="QDialog")

_tr = translator("Dialogs")

_WINDOW_FRAME = QSize(16, 48)
"""Approximate width and height that the frame of a window takes."""


_MESSAGE_ICON = QSize(40, 40)
_INPUT_WIDTH = 320
"""Minimum width of the label in a dialog with one field, which leaves room for the title."""


class UnsavedChoice(Enum):
    """The user's choice of what to do with unsaved changes."""

    SAVE = "save"
    DISCARD = "discard"
    NEW_WINDOW = "new window"
    CANCEL = "cancel"


class ReplacedResultAnswer(Enum):
    """The user's choice of what to do if a record already has a different result."""

    REPLACE = "replace"
    KEEP = "keep"
    CANCEL = "cancel"


class OverwriteChoice(Enum):
    """The user's choice of what to do about a file that another program has changed."""

    COMPARE = "compare"
    OVERWRITE = "overwrite"
    CANCEL = "cancel"


class ReplaceCharactersChoice(Enum):
    """The user's choice of what to do about characters that cannot be saved in UTF-8."""

    SHOW = "show"
    REPLACE = "replace"
    CANCEL = "cancel"


@contextmanager
def busy_cursor() -> Iterator[None]:
    """Show the wait cursor while the context is active."""
    QtWidgets.QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QtWidgets.QApplication.restoreOverrideCursor()


def run_modal(dialog: QDialog) -> int:
    """Show a modal dialog and return its result code; the dialog is deleted afterwards."""
    _prepare(dialog)
    try:
        return dialog.exec()
    finally:
        dispose(dialog)


_modeless: list[QDialog] = []
"""The modeless dialogs that are open, or closed and about to be deleted."""


def show_modeless(dialog: QDialog) -> None:
    """Show a modeless dialog and delete it when it is closed."""
    _prepare(dialog)
    _modeless.append(dialog)
    dialog.destroyed.connect(partial(_modeless.remove, dialog))
    dialog.finished.connect(lambda _result: dispose(dialog))
    dialog.show()


def visible_dialogs(kind: type[D], parent: QWidget) -> list[D]:
    """Return the visible modeless dialogs of a class that belong to a parent window."""
    return [
        dialog
        for dialog in _modeless
        if isinstance(dialog, kind) and dialog.parentWidget() is parent and not dialog.isHidden()
    ]


def fit_to_screen(dialog: QDialog) -> None:
    """Limit the minimum size of a dialog, and keep its initial size within the available area of
    its screen.
    """
    from .minimum_screen import make_scrollable_if_needed

    resized = dialog.testAttribute(Qt.WidgetAttribute.WA_Resized)
    if make_scrollable_if_needed(dialog) or resized:
        available = dialog.screen().availableSize() - _WINDOW_FRAME
        dialog.resize((dialog.size() if resized else dialog.sizeHint()).boundedTo(available))


def place_beside(dialog: QDialog, widget: QWidget) -> None:
    """Place a dialog that is not shown yet to the right or left of a widget, or if there is no
    room, at the edge of the screen where it covers less of the widget.
    """
    screen = widget.screen().availableGeometry()
    size = (dialog.size() + _WINDOW_FRAME).boundedTo(screen.size())
    place = QRect(widget.mapToGlobal(QPoint()), widget.size())
    top = max(screen.top(), min(place.top(), screen.bottom() - size.height()))
    for left in (place.right() + 1, place.left() - size.width()):
        if screen.left() <= left and left + size.width() <= screen.right():
            dialog.move(left, top)
            return
    is_left = place.left() - screen.left() > screen.right() - place.right()
    dialog.move(screen.left() if is_left else screen.right() + 1 - size.width(), top)


def _prepare(dialog: QDialog) -> None:
    """Limit the size of a dialog, add the F1 shortcut and set the tab order, before it is shown.

    Its buttons have no icons, because those of the desktop do not match the program's.
    """
    from .buttons import set_visual_tab_order

    if isinstance(dialog, QtWidgets.QInputDialog):
        dialog.sizeHint()  # makes its widgets, for the values that it has now
        for label in dialog.findChildren(QtWidgets.QLabel):
            label.setMinimumWidth(_INPUT_WIDTH)
    for box in dialog.findChildren(QtWidgets.QDialogButtonBox):
        set_visual_tab_order(box)
        for button in box.buttons():
            button.setIcon(QIcon())
    fit_to_screen(dialog)
    add_help_shortcut(dialog)


def raise_or_create(kind: type[D], parent: QWidget, make: Callable[[], D]) -> D:
    """Bring the open dialog of this class to the front, or create and show it.

    ``make`` creates the dialog, whose parent is ``parent``.
    """
    dialog = next(iter(visible_dialogs(kind, parent)), None)
    if dialog is None:
        dialog = make()
        show_modeless(dialog)
    dialog.raise_()
    dialog.activateWindow()
    return dialog


def ask_open_path(parent: QWidget, folder: str, kinds: str = "") -> Path | None:
    """Ask for a file to open; ``kinds`` are the file filters, by default those of records.

    Return None if cancelled.
    """
    dialog = _file_dialog(parent, _tr("Open Game Record"), folder, kinds or _record_filters())
    dialog.setFileMode(QtWidgets.QFileDialog.FileMode.ExistingFile)
    _hide_patterns(dialog)
    return next(iter(_chosen_paths(dialog)), None)


def ask_path(parent: QWidget, title: str, folder: str, kinds: str) -> Path | None:
    """Ask for a file other than a record; ``kinds`` are the file filters.

    Return None if cancelled.
    """
    name, _ = QtWidgets.QFileDialog.getOpenFileName(parent, title, start_folder(folder), kinds)
    return Path(name) if name else None


def ask_open_paths(parent: QWidget, title: str, folder: str) -> list[Path]:
    """Ask for records to open and return their paths, or an empty list if cancelled."""
    dialog = _file_dialog(parent, title, folder, _record_filters())
    dialog.setFileMode(QtWidgets.QFileDialog.FileMode.ExistingFiles)
    _hide_patterns(dialog)
    return _chosen_paths(dialog)


def ask_folder(parent: QWidget, title: str, folder: str) -> Path | None:
    """Ask for a folder, starting in ``folder``; return None if cancelled."""
    dialog = _file_dialog(parent, title, folder)
    dialog.setFileMode(QtWidgets.QFileDialog.FileMode.Directory)
    dialog.setOption(QtWidgets.QFileDialog.Option.ShowDirsOnly)
    return next(iter(_chosen_paths(dialog)), None)


def _file_dialog(parent: QWidget, title: str, folder: str, kinds: str = "") -> QFileDialog:
    """Return a file dialog that starts in a folder; ``kinds`` are its file filters.

    Qt's static functions show the same dialog, but with icons on its buttons.
    """
    return QtWidgets.QFileDialog(parent, title, start_folder(folder), kinds)


def _hide_patterns(dialog: QFileDialog) -> None:
    """Show only the names of the file filters, because the patterns of all formats do not fit."""
    dialog.setOption(QtWidgets.QFileDialog.Option.HideNameFilterDetails)


def _chosen_paths(dialog: QFileDialog) -> list[Path]:
    """Show a file dialog and return the chosen paths, or an empty list if cancelled."""
    return [Path(name) for name in dialog.selectedFiles()] if run_modal(dialog) else []


def _record_filters() -> str:
    """Return the file filters for records: all formats together, each format, and all files."""
    from ...files.formats import Format

    def file_patterns(*formats: Format) -> str:
        names = [name for form in formats for name in form.extensions]
        return " ".join(f"*.{name} *.{name.upper()}" for name in dict.fromkeys(names))

    readable = [form for form in Format if form.is_readable]
    kinds = [f"{form.title} ({file_patterns(form)})" for form in readable]
    together = _tr("Game records ({endings})").format(endings=file_patterns(*readable))
    return ";;".join([together, *kinds, _tr("All files (*)")])


def ask_save_path(parent: QWidget, title: str, suggested: str, kinds: str) -> Path | None:
    """Ask where to save a file; return None if cancelled.

    A name without an extension gets that of the filter before the user has to confirm that a file
    is overwritten.
    """
    path = Path(suggested)
    dialog = _file_dialog(parent, title, str(path.parent), kinds)
    dialog.setAcceptMode(QtWidgets.QFileDialog.AcceptMode.AcceptSave)
    dialog.selectFile(path.name)
    dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(_first_extension(kind)))
    dialog.setDefaultSuffix(_first_extension(kinds))
    return next(iter(_chosen_paths(dialog)), None)


def ask_path_to_extend(parent: QWidget, title: str, suggested: str, kinds: str) -> Path | None:
    """Ask for a file, which may be new, to which something is added; return None if cancelled."""
    path = Path(suggested)
    dialog = _file_dialog(parent, title, str(path.parent), kinds)
    dialog.setAcceptMode(QtWidgets.QFileDialog.AcceptMode.AcceptSave)
    dialog.setOption(QtWidgets.QFileDialog.Option.DontConfirmOverwrite)
    dialog.setLabelText(QtWidgets.QFileDialog.DialogLabel.Accept, _tr("Add"))
    dialog.selectFile(path.name)
    dialog.setDefaultSuffix(_first_extension(kinds))
    return next(iter(_chosen_paths(dialog)), None)


def _first_extension(kinds: str) -> str:
    """Return the first extension in file filters, such as ``txt`` for ``Text (*.txt)``."""
    found = re.search(r"\*\.(\w+)", kinds)
    return found[1] if found else ""


def ask_unsaved(parent: QWidget, name: str, *, offer_window: bool = False) -> UnsavedChoice:
    """Ask whether to save unsaved changes, discard them or cancel.

    ``offer_window`` adds a button that opens another window instead.
    """
    box = _message_box(parent, _tr("Save changes to “{name}”?").format(name=name))
    box.setStandardButtons(
        QtWidgets.QMessageBox.StandardButton.Save
        | QtWidgets.QMessageBox.StandardButton.Discard
        | QtWidgets.QMessageBox.StandardButton.Cancel
    )
    for button, text in (  # Qt's own have no mnemonics
        (QtWidgets.QMessageBox.StandardButton.Save, _tr("&Save")),
        (QtWidgets.QMessageBox.StandardButton.Discard, _tr("&Discard")),
        (QtWidgets.QMessageBox.StandardButton.Cancel, _tr("&Cancel")),
    ):
        box.button(button).setText(text)
    other = None
    if offer_window:
        other = box.addButton(
            _tr("Open in Another &Window"), QtWidgets.QMessageBox.ButtonRole.YesRole
        )
        box.setDefaultButton(other)
    answer = run_modal(box)
    if other is not None and box.clickedButton() is other:
        return UnsavedChoice.NEW_WINDOW
    return {
        QtWidgets.QMessageBox.StandardButton.Save: UnsavedChoice.SAVE,
        QtWidgets.QMessageBox.StandardButton.Discard: UnsavedChoice.DISCARD,
    }.get(QtWidgets.QMessageBox.StandardButton(answer), UnsavedChoice.CANCEL)


def ask_overwrite(parent: QWidget, name: str) -> OverwriteChoice:
    """Ask whether to overwrite a file that another program has changed."""
    text = _tr("Another program has changed “{name}” since it was opened.")
    box = _message_box(parent, text.format(name=name))
    roles = QtWidgets.QMessageBox.ButtonRole
    compare = box.addButton(_tr("&Compare…"), roles.AcceptRole)
    over = box.addButton(_tr("&Save Anyway"), roles.DestructiveRole)
    box.addButton(QtWidgets.QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(compare)
    run_modal(box)
    if box.clickedButton() is compare:
        return OverwriteChoice.COMPARE
    return OverwriteChoice.OVERWRITE if box.clickedButton() is over else OverwriteChoice.CANCEL


def ask_save_elsewhere(parent: QWidget, message: str) -> bool:
    """Report a failed save, and ask whether to save elsewhere."""
    box = _message_box(parent, message, warning=True)
    agree = box.addButton(_tr("&Save As…"), QtWidgets.QMessageBox.ButtonRole.AcceptRole)
    box.addButton(QtWidgets.QMessageBox.StandardButton.Cancel)
    run_modal(box)
    return box.clickedButton() is agree


def confirm(parent: QWidget, question: str, yes: str, *, cancel_is_default: bool = False) -> bool:
    """Ask for confirmation and return whether the user gave it; ``yes`` is the button text.

    Enter confirms, unless ``cancel_is_default``.
    """
    box = _message_box(parent, question)
    agree = box.addButton(yes, QtWidgets.QMessageBox.ButtonRole.AcceptRole)
    cancel = box.addButton(QtWidgets.QMessageBox.StandardButton.Cancel)
    if cancel_is_default:
        box.setDefaultButton(cancel)
    run_modal(box)
    return box.clickedButton() is agree


def ask_replace_characters(
    parent: QWidget, question: str, *, offer_show: bool
) -> ReplaceCharactersChoice:
    """Ask whether to replace characters that cannot be saved; ``offer_show`` adds a button that
    shows the first one instead.
    """
    box = _message_box(parent, question)
    roles = QtWidgets.QMessageBox.ButtonRole
    replace = box.addButton(_tr("&Replace"), roles.AcceptRole)
    cancel = box.addButton(QtWidgets.QMessageBox.StandardButton.Cancel)
    show = box.addButton(_tr("S&how"), roles.ActionRole) if offer_show else None
    box.setDefaultButton(cancel if show is None else show)
    run_modal(box)
    clicked = box.clickedButton()
    if clicked is replace:
        return ReplaceCharactersChoice.REPLACE
    shown = show is not None and clicked is show
    return ReplaceCharactersChoice.SHOW if shown else ReplaceCharactersChoice.CANCEL


def ask_move_number(parent: QWidget, now: int, last: int) -> int | None:
    """Ask for the number of the move to go to; return None if cancelled.

    ``now`` is the number at first, ``last`` the maximum.
    """
    dialog = _input_dialog(parent, _tr("Go to Move"), _tr("Move number:"))
    return _ask_number(dialog, now, range(last + 1))


def ask_numbered_moves(parent: QWidget, now: int) -> int | None:
    """Ask how many of the last moves show their numbers; return None if cancelled."""
    dialog = _input_dialog(parent, _tr("Set Number of Last Moves"), _tr("Number of moves:"))
    return _ask_number(dialog, now, range(1, 1000))


def ask_handicap(parent: QWidget, maximum: int) -> int | None:
    """Ask for the number of handicap stones; return None if cancelled."""
    dialog = _input_dialog(parent, _tr("Handicap Stones"), _tr("Handicap stones:"))
    return _ask_number(dialog, 0, range(maximum + 1), first_text=_tr("None"))


def ask_swap_players(parent: QWidget) -> bool | None:
    """Ask whether to swap the players and the result as well as the stones; return None if
    cancelled.
    """
    box = _message_box(parent, _tr("Swap only the stones, or also the players and the result?"))
    roles = QtWidgets.QMessageBox.ButtonRole
    stones = box.addButton(_tr("&Stones Only"), roles.AcceptRole)
    players = box.addButton(_tr("Stones and &Players"), roles.AcceptRole)
    box.addButton(QtWidgets.QMessageBox.StandardButton.Cancel)
    run_modal(box)
    clicked = box.clickedButton()
    return clicked is players if clicked in (stones, players) else None


def ask_all_games(parent: QWidget, count: int) -> bool | None:
    """Ask whether to export all games of a file, or only the current one; return None if cancelled.

    ``count`` is the number of games in the file.
    """
    box = _message_box(parent, _tr("Export this game, or all %n games in the file?", count))
    roles = QtWidgets.QMessageBox.ButtonRole
    this = box.addButton(_tr("&This Game"), roles.AcceptRole)
    every = box.addButton(_tr("&All Games"), roles.AcceptRole)
    box.addButton(QtWidgets.QMessageBox.StandardButton.Cancel)
    run_modal(box)
    clicked = box.clickedButton()
    return clicked is every if clicked in (this, every) else None


def ask_replace_result(parent: QWidget, question: str) -> ReplacedResultAnswer:
    """Ask whether to replace the result in the record or only mark the territory."""
    box = _message_box(parent, question)
    roles = QtWidgets.QMessageBox.ButtonRole
    replace = box.addButton(_tr("&Record Result"), roles.AcceptRole)
    keep = box.addButton(_tr("&Mark Territory Only"), roles.AcceptRole)
    box.addButton(QtWidgets.QMessageBox.StandardButton.Cancel)
    run_modal(box)
    clicked = box.clickedButton()
    if clicked is replace:
        return ReplacedResultAnswer.REPLACE
    return ReplacedResultAnswer.KEEP if clicked is keep else ReplacedResultAnswer.CANCEL


def ask_label(parent: QWidget, written: str) -> str | None:
    """Ask for the text of a label; return None if cancelled, or an empty string to remove the
    label.

    ``written`` is the present text.
    """
    dialog = _input_dialog(parent, _tr("Label"), _tr("Label text:"))
    dialog.setTextValue(written)
    return dialog.textValue() if run_modal(dialog) else None


def ask_preset_name(parent: QWidget, name: str) -> str | None:
    """Ask for the name of a new preset; return None if cancelled.

    ``name`` is the suggested name.
    """
    dialog = _input_dialog(parent, _tr("Save Preset"), _tr("Preset name:"))
    dialog.setTextValue(name)
    return dialog.textValue().strip() if run_modal(dialog) else None


def ask_layout_name(parent: QWidget) -> str | None:
    """Ask for the name under which to save the layout of the window; return None if cancelled."""
    dialog = _input_dialog(parent, _tr("Save Layout"), _tr("Layout name:"))
    dialog.setOkButtonText(_tr("&Save"))
    return dialog.textValue() if run_modal(dialog) else None


def ask_layout_to_delete(parent: QWidget, names: Sequence[str]) -> str | None:
    """Ask which saved layout to delete; return None if cancelled."""
    dialog = _input_dialog(parent, _tr("Delete Layout"), _tr("Layout:"))
    dialog.setOkButtonText(_tr("&Delete"))
    dialog.setComboBoxItems(names)
    return dialog.textValue() if run_modal(dialog) else None


def _input_dialog(parent: QWidget, title: str, label: str) -> QInputDialog:
    dialog = QtWidgets.QInputDialog(parent)
    dialog.setWindowTitle(title)
    dialog.setLabelText(label)
    return dialog


def _ask_number(
    dialog: QInputDialog, now: int, numbers: range, *, first_text: str = ""
) -> int | None:
    """Ask for a number; ``first_text`` is shown in place of the lowest number."""
    dialog.setInputMode(QtWidgets.QInputDialog.InputMode.IntInput)
    dialog.setIntRange(numbers[0], numbers[-1])
    dialog.setIntValue(now)
    box = dialog.findChild(QtWidgets.QSpinBox)
    assert box is not None
    box.setSpecialValueText(first_text)
    return dialog.intValue() if run_modal(dialog) else None


def show_error(parent: QWidget | None, text: str) -> None:
    """Show an error message in a modal dialog."""
    box = _message_box(parent, text, warning=True)
    box.addButton(QtWidgets.QMessageBox.StandardButton.Ok)  # Qt would add it later, with an icon
    run_modal(box)


def _message_box(parent: QWidget | None, text: str, *, warning: bool = False) -> QMessageBox:
    box = QtWidgets.QMessageBox(parent)
    box.setIconPixmap(icon("warning" if warning else "question").pixmap(_MESSAGE_ICON))
    box.setWindowTitle(_tr("Goboard"))
    # File names and texts from files are displayed literally, never as rich text.
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(escape_message(text))
    return box
