"""What a person reads in a window: its texts as Qt displays them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import Qt as RichText
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QDockWidget,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)

from goboard_gui.gui.widgets.labels import ElidedLabel

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QAction


class Shown(NamedTuple):
    """A text of a window: where it is, as the program wrote it, and as a person reads it."""

    place: str
    written: str
    read: str


def read_markup(text: str) -> str:
    """Return a text as displayed where Qt guesses whether it is rich text."""
    if not RichText.mightBeRichText(text):
        return text
    return QTextDocumentFragment.fromHtml(text).toPlainText()


def read_mnemonics(text: str) -> str:
    """Return a text as displayed where ``&`` marks a mnemonic."""
    return re.sub("&(.)", r"\1", text)


def texts_in(top: QWidget) -> Iterator[Shown]:
    """Yield the texts of a window and of everything in it, hidden or not."""
    for widget in [top, *top.findChildren(QWidget)]:
        place = f"{type(widget).__name__} in {type(top).__name__}"
        for text in (widget.toolTip(), widget.whatsThis()):
            yield Shown(f"tip of {place}", text, read_markup(text))
        for shown in (*_texts_of(widget), *_texts_of_actions(widget)):
            yield shown._replace(place=f"{shown.place} of {place}".removeprefix(" of "))


def _texts_of(widget: QWidget) -> Iterator[Shown]:
    match widget:
        case ElidedLabel():
            yield Shown("", widget.text(), widget.text())
        case QLabel() if widget.buddy() is not None:
            yield Shown("", widget.text(), read_mnemonics(_read_label(widget)))
        case QLabel():
            yield Shown("", widget.text(), _read_label(widget))
        case QMessageBox() if widget.textFormat() is not Qt.TextFormat.PlainText:
            yield Shown("", widget.text(), read_markup(widget.text()))
        case QMessageBox():
            yield Shown("", widget.text(), widget.text())
        case QAbstractButton():
            yield Shown("", widget.text(), read_mnemonics(widget.text()))
        case QGroupBox() | QMenu():
            yield Shown("title", widget.title(), read_mnemonics(widget.title()))
        case QDockWidget():
            yield Shown("title", widget.windowTitle(), read_mnemonics(widget.windowTitle()))
        case QTabBar():
            for tab in range(widget.count()):
                yield Shown("tab", widget.tabText(tab), read_mnemonics(widget.tabText(tab)))
                tip = widget.tabToolTip(tab)
                yield Shown("tip of a tab", tip, read_markup(tip))
        case QLineEdit():
            yield Shown("", widget.text(), widget.text())
        case QPlainTextEdit() | QTextEdit():
            yield Shown("", widget.toPlainText(), widget.toPlainText())
        case QComboBox():
            yield from _texts_of_items(widget.model())
        case QAbstractItemView() if widget.model() is not None:
            yield from _texts_of_items(widget.model())


def _read_label(label: QLabel) -> str:
    match label.textFormat():
        case Qt.TextFormat.PlainText:
            return label.text()
        case Qt.TextFormat.RichText:
            return QTextDocumentFragment.fromHtml(label.text()).toPlainText()
    return read_markup(label.text())


def _texts_of_actions(widget: QWidget) -> Iterator[Shown]:
    tips = not isinstance(widget, QMenu) or widget.toolTipsVisible()
    for action in widget.actions():
        yield from texts_of_action(action, tips=tips)


def texts_of_action(action: QAction, *, tips: bool = True) -> Iterator[Shown]:
    yield Shown("action", action.text(), read_mnemonics(action.text()))
    yield Shown("status tip", action.statusTip(), action.statusTip())
    if tips:
        yield Shown("tip of an action", action.toolTip(), read_markup(action.toolTip()))


def _texts_of_items(model: QAbstractItemModel) -> Iterator[Shown]:
    flat = isinstance(model, QAbstractListModel)
    ahead = [QModelIndex()]
    while ahead:
        above = ahead.pop()
        for row in range(model.rowCount(above)):
            for column in range(1 if flat else model.columnCount(above)):
                index = model.index(row, column, above)
                text = str(index.data() or "")
                tip = str(index.data(Qt.ItemDataRole.ToolTipRole) or "")
                yield Shown("item", text, text)
                yield Shown("tip of an item", tip, read_markup(tip))
            ahead.append(model.index(row, 0, above))
