"""Comment panel: node name, evaluations, comment and the notation of comments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from ...widgets.notation_combo_box import NotationComboBox
from ...widgets.qt_texts import from_qt, to_qt, utf16_offset
from ...widgets.shortcut_override import handle_shortcut_override
from ...widgets.tool_bar import ToolBar
from .comment_editor import CommentEditor

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QAction, QKeyEvent

    from ....notation import Naming


class NameField(QLineEdit):
    """Field for the node name; undo belongs to the window, Enter and Esc leave it."""

    typed = Signal(object)
    """The name was edited; passed as object, since Qt's `str` would lose what `to_qt` keeps."""
    finished = Signal()
    """The user has finished editing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrame(False)
        self.setAccessibleName(self.tr("Name of this node"))
        self.setPlaceholderText(self.tr("Name of this node"))
        self.textEdited.connect(lambda text: self.typed.emit(from_qt(text)))
        self.returnPressed.connect(self.finished)

    @property
    def name(self) -> str:
        """The name without surrounding spaces."""
        return from_qt(self.text()).strip()

    def show_name(self, name: str) -> None:
        """Show a name, keeping spaces that are being typed."""
        if name != self.name:
            self.setText(to_qt(name))
            self.setCursorPosition(0)

    def select_part(self, start: int, end: int) -> None:
        """Select a part of the name."""
        raw = self.text()
        begin = utf16_offset(raw, start)
        self.setSelection(begin, utf16_offset(raw, end) - begin)

    def event(self, event: QEvent) -> bool:
        """Handle editing keys before the window's shortcuts, except undo and redo."""
        return handle_shortcut_override(event, undoes=False) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.finished.emit()
        else:
            super().keyPressEvent(event)


_MIN_LETTERS = 8
_ICON = 16
_MIN_HEIGHT = 44
"""Height of two lines of a comment in pixels, for low windows."""


MAX_COMMENT_LENGTH = 200_000
"""Maximum number of characters shown; malicious files contain millions."""


class CommentPanel(QWidget):
    """Panel for a node's name, evaluations and comment.

    It does not know the document.
    """

    notation_chosen = Signal(object)
    """The user chose this notation for the record's comments."""

    def __init__(self, naming: Naming, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = NameField()
        self.buttons = ToolBar()
        self.buttons.setIconSize(QSize(_ICON, _ICON))
        self.editor = CommentEditor(naming)
        self.editor.setFrameShape(CommentEditor.Shape.NoFrame)
        self.editor.setMinimumHeight(_MIN_HEIGHT)
        self.editor.setAccessibleName(self.tr("Comment"))
        self.editor.setPlaceholderText(
            self.tr("Write a comment; Ctrl+click a point of the board to name it")
        )
        text = self.tr("The comment is too long to be changed here; this is its beginning.")
        self.too_long = QLabel(text)
        self.too_long.setWordWrap(True)
        self.too_long.setContentsMargins(8, 2, 8, 2)
        self.notations = self._notations()
        row = QHBoxLayout()
        row.setContentsMargins(8, 0, 8, 6)
        row.addWidget(QLabel(self.tr("Names in comments:")))
        row.addWidget(self.notations, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.name)
        column.addWidget(self.buttons)
        column.addWidget(self.editor, 1)
        column.addWidget(self.too_long)
        column.addLayout(row)
        self._node: object = None
        self.show_comment(None, "", naming)

    def _notations(self) -> NotationComboBox:
        notations = NotationComboBox()
        notations.setAccessibleName(self.tr("Names in comments"))
        # In small windows there is no room for the longest title.
        notations.setMinimumContentsLength(_MIN_LETTERS)
        notations.setSizeAdjustPolicy(
            NotationComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        notations.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        notations.setToolTip(
            self.tr(
                "The notation of the names in the comments of this record. It is kept in the file; "
                "the names are those of the record, however the board is turned in the window."
            )
        )
        notations.notation_chosen.connect(self.notation_chosen)
        return notations

    def use_buttons(self, actions: Sequence[QAction | None]) -> None:
        """Set the buttons above the comment; None is a separator."""
        for action in actions:
            if action is None:
                self.buttons.addSeparator()
            else:
                self.buttons.addAction(action)

    def show_comment(self, node: object, text: str, naming: Naming) -> None:
        """Show a node's comment; an update for the same node is edited in place."""
        self.notations.show_notation(naming.notation)
        self.editor.use_naming(naming)
        cut = len(text) > MAX_COMMENT_LENGTH
        self.too_long.setVisible(cut)
        self.editor.setReadOnly(cut)
        text = text[:MAX_COMMENT_LENGTH]
        if node != self._node:
            self._node = node
            self.editor.show_text(text)
        elif text != self.editor.text:
            self.editor.change_text(text)
