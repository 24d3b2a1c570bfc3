"""Push buttons for dialogs, and small flat buttons for bars and panels."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QCursor, QPalette
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton, QWidget

from .icons import icon
from .qt_texts import as_tip

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QAbstractButton, QDialogButtonBox, QMenu


def plain_button(text: str, slot: Callable[[], object] | None = None) -> QPushButton:
    """Return a push button that is not a dialog's default button: Enter presses it only if it has
    the focus.

    ``slot`` is called without arguments when the button is clicked.
    """
    button = QPushButton(text)
    button.setAutoDefault(False)
    if slot is not None:
        button.clicked.connect(lambda: slot())
    return button


def add_button(
    buttons: QDialogButtonBox, text: str, slot: Callable[[], object] | None = None
) -> QPushButton:
    """Add a `plain_button` to a button box; clicking it does not close the dialog."""
    button = plain_button(text, slot)
    # The class, with its enumerations, is first needed for a dialog.
    buttons.addButton(button, QtWidgets.QDialogButtonBox.ButtonRole.ActionRole)
    return button


def set_visual_tab_order(box: QDialogButtonBox) -> None:
    """Make the tab order of a button box follow the order in which its buttons are displayed.

    The order depends on the desktop; by default Tab follows the order in which they were created.
    """
    row = box.layout()
    buttons = sorted(box.buttons(), key=row.indexOf) if row is not None else ()
    for button, following in pairwise(buttons):
        QWidget.setTabOrder(button, following)


def flatten_after_menu(button: QToolButton, menu: QMenu) -> None:
    """Draw a flat button flat again after its menu has closed.

    Qt does not notice that the pointer left the button while the menu was open.
    """

    def restore_flat_look() -> None:
        if not button.rect().contains(button.mapFromGlobal(QCursor.pos())):
            button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
            button.update()

    menu.aboutToHide.connect(restore_flat_look)


def highlight_when_checked(button: QAbstractButton) -> None:
    """Draw a button in the highlight colour while it is checked.

    Qt's own shade is hardly visible on dark windows.
    """

    def update_palette(checked: bool) -> None:
        palette, roles = QPalette(), QPalette.ColorRole
        if checked:
            defaults = QApplication.palette()
            palette.setColor(roles.Button, defaults.color(roles.Highlight))
            palette.setColor(roles.ButtonText, defaults.color(roles.HighlightedText))
        button.setPalette(palette)

    button.toggled.connect(update_palette)
    update_palette(button.isChecked())


SMALL = QSize(16, 16)
"""Size of icons in lists and next to texts."""


class _FlatButton(QToolButton):
    """Flat button; clicking it leaves the keyboard focus on the board."""

    def __init__(self, tip: str, slot: Callable[[], object] | None) -> None:
        super().__init__()
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setToolTip(as_tip(tip))
        self.setAccessibleName(tip)
        if slot is not None:
            self.clicked.connect(lambda: slot())


class IconButton(_FlatButton):
    """Flat button with an icon that is redrawn when the palette changes."""

    def __init__(self, name: str, tip: str, slot: Callable[[], object] | None = None) -> None:
        """Create a button with the icon called ``name``.

        ``tip`` is both its tooltip and its accessible name.
        """
        super().__init__(tip, slot)
        self._name = name
        self.setIconSize(SMALL)
        self.setIcon(icon(name))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.setIcon(icon(self._name))


class TextButton(_FlatButton):
    """Flat button with a short text; clicking it leaves the keyboard focus on the board."""

    def __init__(self, text: str, tip: str, slot: Callable[[], object] | None = None) -> None:
        """Create a button; ``tip`` is both its tooltip and its accessible name."""
        super().__init__(tip, slot)
        self.setText(text)
