"""Item delegate that highlights parts of a text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPalette,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from .qt_texts import utf16_offset

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QObject

_MARGIN = 4.0


class HighlightDelegate(QStyledItemDelegate):
    """Delegate that paints a single line of plain text, with parts of it in bold and the link
    colour.

    ``role`` is the item role of these parts, which are pairs of a start and a length.
    """

    def __init__(self, role: Qt.ItemDataRole, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._role = role

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        item = QStyleOptionViewItem(option)
        self.initStyleOption(item, index)
        text, item.text = item.text, ""
        item.widget.style().drawControl(
            QStyle.ControlElement.CE_ItemViewItem, item, painter, item.widget
        )
        selected = bool(item.state & QStyle.StateFlag.State_Selected)
        roles = QPalette.ColorRole
        link = item.palette.color(roles.HighlightedText if selected else roles.Link)
        ink = item.palette.color(roles.HighlightedText if selected else roles.Text)
        layout = _lay_out_line(text, item.font, _formats(text, index.data(self._role) or (), link))
        top = item.rect.top() + (item.rect.height() - layout.boundingRect().height()) / 2
        painter.save()
        painter.setClipRect(item.rect.adjusted(0, 0, -round(_MARGIN), 0))
        painter.setPen(ink)
        layout.draw(painter, QPointF(item.rect.left() + _MARGIN, top))
        painter.restore()


def _formats(
    text: str, marks: Iterable[tuple[int, int]], colour: QColor
) -> list[QTextLayout.FormatRange]:
    char_format = QTextCharFormat()
    char_format.setFontWeight(QFont.Weight.Bold)
    char_format.setForeground(colour)
    formats = []
    for start, length in marks:
        part = QTextLayout.FormatRange()
        part.start = utf16_offset(text, start)
        part.length = utf16_offset(text, start + length) - part.start
        part.format = char_format
        formats.append(part)
    return formats


def _lay_out_line(text: str, font: QFont, formats: list[QTextLayout.FormatRange]) -> QTextLayout:
    layout = QTextLayout(text, font)
    layout.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
    layout.setFormats(formats)
    layout.beginLayout()
    layout.createLine().setNumColumns(len(text))
    layout.endLayout()
    return layout
