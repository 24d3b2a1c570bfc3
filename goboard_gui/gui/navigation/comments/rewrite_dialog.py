"""Dialog that rewrites the comments of a record in another notation."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QVBoxLayout,
    QWidget,
)

from ....files.comment_rewriting import rewrite_comments
from ....files.comments import comment_notation
from ....notation import NOTATIONS, Naming
from ....record import board_size
from ....record.navigation.jumps import MoveNumberLookup
from ...core.qt_strings import to_qt
from ...widgets import dialogs
from ...widgets.combo_boxes import NotationComboBox
from ...widgets.highlight_delegate import HighlightDelegate
from ...widgets.labels import PlainLabel
from ...widgets.qt_texts import as_tip, verbatim
from ...widgets.read_only_table import Index, ReadOnlyTableModel, ReadOnlyTableView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....files.comment_rewriting import CommentChange, RewrittenComments
    from ....notation import Notation
    from ....notation.mentions import Mention
    from ....record import Tree

_CONTEXT = 18
"""Number of characters shown on either side of a name."""
_MAX_NAMES = 8
"""Maximum number of names shown per comment, and of names without evidence."""
_GAP = " … "
_MAX_TOOLTIP_LENGTH = 2000

CHANGED_NAMES_ROLE = Qt.ItemDataRole.UserRole
"""Item role of the changed names: pairs of start and length."""


class RewriteColumn(IntEnum):
    NODE = 0
    BEFORE = 1
    AFTER = 2


class RewriteModel(ReadOnlyTableModel):
    """Table model with a row for each changed comment; cells are computed when displayed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._numbers: MoveNumberLookup | None = None
        self._changes: Sequence[CommentChange] = ()
        self._excerpt = lru_cache(maxsize=512)(self._cut)

    def show_changes(self, tree: Tree, changes: Sequence[CommentChange]) -> None:
        """Show the changes to a record's comments."""
        self.beginResetModel()
        self._numbers, self._changes = MoveNumberLookup(tree), changes
        self._excerpt.cache_clear()
        self.endResetModel()

    @property
    def titles(self) -> Sequence[str]:
        return self.tr("Node"), self.tr("Before"), self.tr("After")

    @property
    def rows(self) -> Sequence[CommentChange]:
        return self._changes

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row, column = index.row(), index.column()
        if column == RewriteColumn.NODE:
            return self._place(self._changes[row]) if role == Qt.ItemDataRole.DisplayRole else None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return to_qt(self._excerpt(row, column)[0])
            case Qt.ItemDataRole.ToolTipRole:
                return as_tip(self._side(row, column)[0][:_MAX_TOOLTIP_LENGTH])
        return self._excerpt(row, column)[1] if role == CHANGED_NAMES_ROLE else None

    def _place(self, change: CommentChange) -> str:
        """Return text that identifies the move a comment belongs to."""
        if change.ident != "C":
            return self.tr("Game")
        number = 0 if self._numbers is None else self._numbers.number_at(change.node)
        return self.tr("Move {number}").format(number=number) if number else self.tr("Start")

    def _side(self, row: int, column: int) -> tuple[str, Sequence[Mention]]:
        change = self._changes[row]
        if column == RewriteColumn.BEFORE:
            return change.before, change.names_before
        return change.after, change.names_after

    def _cut(self, row: int, column: int) -> tuple[str, list[tuple[int, int]]]:
        return changed_excerpt(*self._side(row, column))


def changed_excerpt(text: str, names: Sequence[Mention]) -> tuple[str, list[tuple[int, int]]]:
    r"""Return a one-line excerpt of a text around some point names, and the start and length of
    each name in it.

    >>> from goboard_gui.notation.mentions import Mention
    >>> text = "A long and winding road goes to\nQ16, a corner"
    >>> changed_excerpt(text, [Mention(32, 35, frozenset())])
    ('… road goes to Q16, a corner', [(15, 3)])
    """
    cut = ""
    marks = []
    place = 0  # end of the part of the text already in the excerpt
    for start, end, _ in names[:_MAX_NAMES]:
        cut += _shortened(text[place:start], _CONTEXT if place else 0, _CONTEXT)
        marks.append((len(cut), end - start))
        cut += text[start:end]
        place = end
    cut += _shortened(text[place:], _CONTEXT, 0)
    return cut.replace("\n", " "), marks


def _shortened(text: str, left: int, right: int) -> str:
    """Return a text with part of it replaced by an ellipsis, or the whole text if it is short."""
    if len(text) <= left + right + len(_GAP):
        return text
    gap = _GAP if left and right else _GAP.lstrip() if right else _GAP.rstrip()
    head, tail = text[:left], text[len(text) - right :]
    head = head.rstrip().rpartition(" ")[0] or head
    tail = tail.lstrip().partition(" ")[2] or tail
    return head + gap + tail


class RewriteDialog(QDialog):
    """Dialog that shows all changes to comments before they are made."""

    def __init__(self, tree: Tree, wanted: Notation, parent: QWidget | None = None) -> None:
        """Create the dialog; the notation ``wanted`` is selected unless the comments already use
        it.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Rewrite Coordinates in Comments"))
        self.resize(780, 460)
        self._tree = tree
        self.source, self.target = NotationComboBox(), NotationComboBox()
        source = comment_notation(tree)
        self.source.show_notation(source)
        others = [notation for notation in NOTATIONS if notation != source]
        self.target.show_notation(wanted if wanted in others else others[0])
        for choice in (self.source, self.target):
            choice.notation_chosen.connect(self._preview)
        self.count = PlainLabel()
        self.count.setWordWrap(True)
        self.doubtful = QCheckBox()
        self.doubtful.toggled.connect(self._preview)
        self.table = self._table()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._rewrite = self.buttons.addButton(
            self.tr("&Rewrite"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        form = QFormLayout()
        form.addRow(self.tr("&Current notation:"), self.source)
        form.addRow(self.tr("&New notation:"), self.target)
        column = QVBoxLayout(self)
        column.addLayout(form)
        column.addWidget(self.count)
        column.addWidget(self.doubtful)
        column.addWidget(self.table, 1)
        column.addWidget(self.buttons)
        self._preview()

    @property
    def rewritten_comments(self) -> RewrittenComments:
        """The rewritten record and the list of changes."""
        return self._rewriting

    def _table(self) -> ReadOnlyTableView:
        self.model = RewriteModel(self)
        table = ReadOnlyTableView(self.model)
        table.setAccessibleName(self.tr("Changes"))
        for column in (RewriteColumn.BEFORE, RewriteColumn.AFTER):
            table.setItemDelegateForColumn(column, HighlightDelegate(CHANGED_NAMES_ROLE, table))
        table.fit_column(RewriteColumn.NODE, "Move 00000")
        return table

    def _preview(self) -> None:
        size = board_size(self._tree)
        source, target = (Naming(choice.notation, size) for choice in (self.source, self.target))
        with dialogs.busy_cursor():
            self._rewriting = rewrite_comments(
                self._tree, source, target, doubtful=self.doubtful.isChecked()
            )
        changes = self._rewriting.changes
        self.model.show_changes(self._tree, changes)
        names = sum(len(change.names_before) for change in changes)
        self.count.setText(
            self.tr("Coordinates: {names} · Comments: {comments}").format(
                names=names, comments=len(changes)
            )
            if changes
            else self.tr(
                "Nothing to rewrite: no comment contains a coordinate in the current notation."
            )
        )
        self._show_doubtful_names([*dict.fromkeys(self._rewriting.doubtful)])
        self._rewrite.setEnabled(bool(changes))

    def _show_doubtful_names(self, names: Sequence[str]) -> None:
        """Offer to rewrite the names without evidence as well, if there are any."""
        listed = ", ".join(names[:_MAX_NAMES]) + ("…" if len(names) > _MAX_NAMES else "")
        text = self.tr("&Also rewrite names that may not be coordinates: {names}")
        self.doubtful.setText(text.format(names=verbatim(listed)))
        self.doubtful.setVisible(bool(names))
