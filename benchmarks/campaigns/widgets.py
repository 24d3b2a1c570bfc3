"""Checks that widgets show texts as plain text: labels, tooltips, documents, message boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import Qt as RichText
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QAbstractItemModel

_ROWS, _DEEP = 40, 3
_TIPS = (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.StatusTipRole, Qt.ItemDataRole.WhatsThisRole)


def is_rich(text: str, payload: str, kind: Qt.TextFormat = Qt.TextFormat.AutoText) -> bool:
    """Return whether a text that contains a payload is shown as rich text."""
    if kind is Qt.TextFormat.PlainText or not payload or payload not in text:
        return False
    if kind is Qt.TextFormat.AutoText and not RichText.mightBeRichText(text):
        return False
    document = QTextDocument()
    if kind is Qt.TextFormat.MarkdownText:
        document.setMarkdown(text)
    else:
        document.setHtml(text)
    return _letters(payload) not in _letters(document.toPlainText())


def _letters(text: str) -> str:
    return "".join(text.split())


def rich_texts(top: QWidget, payload: str) -> Iterator[str]:
    """Return what shows the payload as rich text in a window."""
    for widget in [top, *top.findChildren(QWidget)]:
        name = f"{type(widget).__name__} in {type(top).__name__}"
        yield from (f"{name}: {fault}" for fault in _faults_of(widget, payload))
        for tip in (widget.toolTip(), widget.whatsThis()):
            if is_rich(tip, payload):
                yield f"{name}: its tip is rich text"
        silent = isinstance(widget, QMenu) and not widget.toolTipsVisible()
        for action in () if silent else widget.actions():
            if is_rich(action.toolTip(), payload):
                yield f"{name}: the tip of {action.text()[:20]} is rich text"


def _faults_of(widget: QWidget, payload: str) -> Iterator[str]:
    if isinstance(widget, QLabel) and is_rich(widget.text(), payload, widget.textFormat()):
        yield "rich text"
    if isinstance(widget, QMessageBox):
        for text in (widget.text(), widget.informativeText()):
            if is_rich(text, payload, widget.textFormat()):
                yield "rich text"
    if isinstance(widget, (QTextEdit, QPlainTextEdit)):
        yield from _faults_in(widget.document())
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        for index in _indexes(widget.model()):
            if any(is_rich(str(index.data(role) or ""), payload) for role in _TIPS):
                yield "the tip of an item is rich text"


def _faults_in(document: QTextDocument) -> Iterator[str]:
    """Yield the pictures and links of rich text in a document."""
    block = document.begin()
    while block.isValid():
        fragment = block.begin()
        while not fragment.atEnd():
            look = fragment.fragment().charFormat()
            if look.isImageFormat():
                yield "a picture"
            if look.isAnchor():
                yield f"a link to {look.anchorHref()[:40]}"
            fragment += 1
        block = block.next()


def _indexes(model: QAbstractItemModel) -> Iterator[QModelIndex]:
    """Yield the first rows of a model, and some of their descendants."""
    ahead = [(QModelIndex(), 0)]
    while ahead:
        above, depth = ahead.pop()
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(above)
        for row in range(min(model.rowCount(above), _ROWS)):
            indexes = [model.index(row, column, above) for column in range(columns)]
            yield from indexes
            if depth < _DEEP:
                ahead += [(index, depth + 1) for index in indexes[:1]]
