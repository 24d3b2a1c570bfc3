"""The questions asked of a person; tests answer them here."""

from __future__ import annotations

import re
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

# Classes are taken from the module when a question is asked: PySide makes a class, and all its
# enumerations, when it is first named, and start-up need not pay for these.
from PySide6 import QtWidgets
from PySide6.QtCore import QSize, Qt

from ..core.closing import dispose
from ..core.folders import start_folder
from ..core.i18n import translator
from .context_help import offer_help

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

D = TypeVar("D", bound="QDialog")

_tr = translator("Dialogs")

_FRAME = QSize(16, 48)
"""About what the frame of a window takes of the screen."""


class Unsaved(Enum):
    """What to do with edits that no file has."""

    SAVE = "save"
    DISCARD = "discard"
    BESIDE = "beside"
    CANCEL = "cancel"


class Replacing(Enum):
    """What to do with something that a record says otherwise."""

    REPLACE = "replace"
    KEEP = "keep"
    CANCEL = "cancel"


class Changed(Enum):
    """What to do with a file that another program has changed."""

    COMPARE = "compare"
    OVERWRITE = "overwrite"
    CANCEL = "cancel"


@contextmanager
def busy() -> Iterator[None]:
    """Show that something takes its time."""
    QtWidgets.QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QtWidgets.QApplication.restoreOverrideCursor()


def run(dialog: QDialog) -> int:
    """Show a dialog until it is answered, dispose of it, and return how it was answered."""
    _prepare(dialog)
    try:
        return dialog.exec()
    finally:
        dispose(dialog)


def show(dialog: QDialog) -> None:
    """Show a dialog that stays beside its window, and dispose of it when it has been closed."""
    _prepare(dialog)
    dialog.finished.connect(lambda _result: dispose(dialog))
    dialog.show()


def fit(dialog: QDialog) -> None:
    """Let a dialog that has asked for a size not be larger than its screen."""
    if dialog.testAttribute(Qt.WidgetAttribute.WA_Resized):
        room = dialog.screen().availableSize() - _FRAME
        dialog.resize(dialog.size().boundedTo(room))


def _prepare(dialog: QDialog) -> None:
    """Do what is done for all dialogs before they are shown."""
    from .buttons import go_along

    fit(dialog)
    offer_help(dialog)
    for box in dialog.findChildren(QtWidgets.QDialogButtonBox):
        go_along(box)


def bring_up(kind: type[D], parent: QWidget, make: Callable[[], D]) -> D:
    """Show the window of a kind that stays beside its parent: the one there is, or a new one."""
    dialog = next((there for there in parent.findChildren(kind) if not there.isHidden()), None)
    if dialog is None:
        dialog = make()
        show(dialog)
    dialog.raise_()
    dialog.activateWindow()
    return dialog


def ask_open_path(parent: QWidget, folder: str, kinds: str = "") -> Path | None:
    """Which file to open; ``kinds`` of files other than records that can be read."""
    kinds = kinds or _readable()
    name, _ = QtWidgets.QFileDialog.getOpenFileName(
        parent, _tr("Open a game record"), start_folder(folder), kinds
    )
    return Path(name) if name else None


def ask_open_paths(parent: QWidget, title: str, folder: str) -> list[Path]:
    """Which files to read, none if nobody chose any."""
    names, _ = QtWidgets.QFileDialog.getOpenFileNames(parent, title, folder, _readable())
    return [Path(name) for name in names]


def ask_folder(parent: QWidget, title: str, folder: str) -> Path | None:
    """Which folder to take; ``folder`` is where one begins to look."""
    name = QtWidgets.QFileDialog.getExistingDirectory(parent, title, start_folder(folder))
    return Path(name) if name else None


def _readable() -> str:
    """The kinds of files that hold records: all together, each by itself, and any file."""
    from ...files.formats import Format

    def endings(*formats: Format) -> str:
        names = [name for form in formats for name in form.extensions]
        return " ".join(f"*.{name} *.{name.upper()}" for name in dict.fromkeys(names))

    readable = [form for form in Format if form.readable]
    kinds = [f"{form.title} ({endings(form)})" for form in readable]
    together = _tr("Game records ({endings})").format(endings=endings(*readable))
    return ";;".join([together, *kinds, _tr("All files (*)")])


def ask_save_path(parent: QWidget, title: str, suggested: str, kinds: str) -> Path | None:
    """Where to save.

    A name without an ending gets that of the kind before one is asked about writing over a file.
    """
    path = Path(suggested)
    dialog = QtWidgets.QFileDialog(parent, title, start_folder(str(path.parent)), kinds)
    dialog.setAcceptMode(QtWidgets.QFileDialog.AcceptMode.AcceptSave)
    dialog.selectFile(path.name)
    dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(_ending(kind)))
    dialog.setDefaultSuffix(_ending(kinds))
    chosen = dialog.selectedFiles() if run(dialog) else []
    return Path(chosen[0]) if chosen else None


def _ending(kinds: str) -> str:
    """The first ending of kinds of files, as ``txt`` of ``Text (*.txt)``."""
    found = re.search(r"\*\.(\w+)", kinds)
    return found[1] if found else ""


def ask_unsaved(parent: QWidget, name: str, *, beside: bool = False) -> Unsaved:
    """Whether to save before the record is left; ``beside`` offers another window instead."""
    box = _box(parent, _tr("{name} has changes that are not saved.").format(name=name))
    box.setStandardButtons(
        QtWidgets.QMessageBox.StandardButton.Save
        | QtWidgets.QMessageBox.StandardButton.Discard
        | QtWidgets.QMessageBox.StandardButton.Cancel
    )
    other = None
    if beside:
        other = box.addButton(
            _tr("Open in another &window"), QtWidgets.QMessageBox.ButtonRole.YesRole
        )
        box.setDefaultButton(other)
    answer = run(box)
    if other is not None and box.clickedButton() is other:
        return Unsaved.BESIDE
    return {
        QtWidgets.QMessageBox.StandardButton.Save: Unsaved.SAVE,
        QtWidgets.QMessageBox.StandardButton.Discard: Unsaved.DISCARD,
    }.get(QtWidgets.QMessageBox.StandardButton(answer), Unsaved.CANCEL)


def ask_changed(parent: QWidget, name: str) -> Changed:
    """Whether to save over what another program has made of the file."""
    told = _tr("{name} was changed by another program since it was opened.")
    box = _box(parent, told.format(name=name))
    roles = QtWidgets.QMessageBox.ButtonRole
    compare = box.addButton(_tr("&Compare…"), roles.AcceptRole)
    over = box.addButton(_tr("&Save anyway"), roles.DestructiveRole)
    box.addButton(QtWidgets.QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(compare)
    run(box)
    if box.clickedButton() is compare:
        return Changed.COMPARE
    return Changed.OVERWRITE if box.clickedButton() is over else Changed.CANCEL


def ask_elsewhere(parent: QWidget, trouble: str) -> bool:
    """Whether to save somewhere else what could not be saved; ``trouble`` says why."""
    box = _box(parent, trouble, warning=True)
    agree = box.addButton(_tr("&Save as…"), QtWidgets.QMessageBox.ButtonRole.AcceptRole)
    box.addButton(QtWidgets.QMessageBox.StandardButton.Cancel)
    run(box)
    return box.clickedButton() is agree


def ask_yes(parent: QWidget, question: str, yes: str) -> bool:
    """Whether to do something that cannot be done silently; ``yes`` words the button."""
    box = _box(parent, question)
    agree = box.addButton(yes, QtWidgets.QMessageBox.ButtonRole.AcceptRole)
    box.addButton(QtWidgets.QMessageBox.StandardButton.Cancel)
    run(box)
    return box.clickedButton() is agree


def ask_move_number(parent: QWidget, now: int, last: int) -> int | None:
    """Which move to go to."""
    number, chosen = QtWidgets.QInputDialog.getInt(
        parent, _tr("Go to move"), _tr("Move number:"), now, 0, last
    )
    return number if chosen else None


def ask_handicap(parent: QWidget, most: int) -> int | None:
    """How many handicap stones to begin with."""
    stones, chosen = QtWidgets.QInputDialog.getInt(
        parent, _tr("Handicap"), _tr("Handicap stones, 0 for none:"), 0, 0, most
    )
    return stones if chosen else None


def ask_swap(parent: QWidget) -> bool | None:
    """Whether players and result are to change places with the colours; None for nothing at all."""
    box = _box(parent, _tr("Exchange the stones only, or the players and the result, too?"))
    roles = QtWidgets.QMessageBox.ButtonRole
    stones = box.addButton(_tr("&Stones only"), roles.AcceptRole)
    players = box.addButton(_tr("Stones and &players"), roles.AcceptRole)
    box.addButton(QtWidgets.QMessageBox.StandardButton.Cancel)
    run(box)
    clicked = box.clickedButton()
    return clicked is players if clicked in (stones, players) else None


def ask_result(parent: QWidget, question: str) -> Replacing:
    """Whether a result is written, maybe in the place of another one."""
    box = _box(parent, question)
    roles = QtWidgets.QMessageBox.ButtonRole
    replace = box.addButton(_tr("&Write the result"), roles.AcceptRole)
    keep = box.addButton(_tr("&Mark the territory only"), roles.AcceptRole)
    box.addButton(QtWidgets.QMessageBox.StandardButton.Cancel)
    run(box)
    clicked = box.clickedButton()
    if clicked is replace:
        return Replacing.REPLACE
    return Replacing.KEEP if clicked is keep else Replacing.CANCEL


def ask_label(parent: QWidget, written: str) -> str | None:
    """Which text to write on a point; an empty one takes away what was ``written``."""
    text, chosen = QtWidgets.QInputDialog.getText(
        parent, _tr("Label"), _tr("Text on the point:"), text=written
    )
    return text if chosen else None


def ask_preset(parent: QWidget, name: str) -> str | None:
    """Under which name to keep what is chosen; ``name`` is that of before."""
    text, chosen = QtWidgets.QInputDialog.getText(
        parent, _tr("Keep as a preset"), _tr("Name of the preset:"), text=name
    )
    return text.strip() if chosen else None


def tell(parent: QWidget, text: str) -> None:
    """Say that something failed, and why."""
    run(_box(parent, text, warning=True))


def _box(parent: QWidget, text: str, *, warning: bool = False) -> QMessageBox:
    icons = QtWidgets.QMessageBox.Icon
    box = QtWidgets.QMessageBox(parent)
    box.setIcon(icons.Warning if warning else icons.Question)
    box.setWindowTitle(_tr("Goboard"))
    # File names and texts of files are shown as they are, never read as rich text.
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    return box
