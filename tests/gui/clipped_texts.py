"""Find the texts of a window that don't fit."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QDockWidget,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionDockWidget,
    QTabBar,
    QTreeView,
    QWidget,
)

from goboard_gui.gui.widgets.labels import ElidedLabel

if TYPE_CHECKING:
    from collections.abc import Iterator

_TOLERANCE = 1
_MOST_ROWS = 60
_MARGIN = 2
"""Total width of the space around the text of a combo box, in pixels."""
_HEADER_MARGIN = 4
"""Total width of the space around a title of a header, in pixels."""
_CURSOR = 4
"""Total width of the space around the text of a line edit, in pixels."""
_HIGH = 10_000
"""More pixels than a wrapped text is high."""


def clipped_texts(window: QWidget) -> list[str]:
    """Return the visible texts of a window that do not fit, each with the class that shows it.

    Entries of lists and tables may be cut if their tooltips show them.
    """
    found = []
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisible() or widget.objectName().startswith("qt_"):
            continue
        found += [f"{type(widget).__name__}: {text}" for text in _clipped_in(widget) if text]
    return found


def _clipped_in(widget: QWidget) -> Iterator[str]:
    match widget:
        case QLabel():
            if not _label_fits(widget):
                yield widget.text()
        case QTabBar():
            yield from _clipped_tabs(widget)
        case QHeaderView():
            yield from _clipped_headers(widget)
        case QAbstractButton() | QAbstractSpinBox():
            if widget.text() and widget.sizeHint().width() - widget.width() > _TOLERANCE:
                yield widget.text()
        case QGroupBox():
            if widget.minimumSizeHint().width() - widget.width() > _TOLERANCE:
                yield widget.title()
        case QComboBox():
            if not _combo_fits(widget):
                yield widget.currentText()
        case QLineEdit():
            text = widget.placeholderText()
            room = widget.contentsRect().width() - _CURSOR
            if text and not widget.text() and _width(widget, text) > room:
                yield text
        case QDockWidget():
            if not _dock_title_fits(widget):
                yield widget.windowTitle()
        case QAbstractItemView() if widget.model() is not None:
            yield from _clipped_entries(widget)


def _width(widget: QWidget, text: str) -> int:
    flags = Qt.TextFlag.TextShowMnemonic
    return widget.fontMetrics().size(flags, text).width()


def _label_fits(label: QLabel) -> bool:
    if not label.text():
        return True
    if isinstance(label, ElidedLabel):
        return _width(label, label.text()) - label.contentsRect().width() <= _TOLERANCE
    if label.wordWrap():
        words = max((_width(label, word) for word in label.text().split()), default=0)
        too_wide = label.textFormat() is Qt.TextFormat.PlainText and words > label.width()
        return not too_wide and label.heightForWidth(label.width()) - label.height() <= _TOLERANCE
    lacking = label.sizeHint() - label.size()
    return max(lacking.width(), lacking.height()) <= _TOLERANCE


def _combo_fits(box: QComboBox) -> bool:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    control, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
    field = box.style().subControlRect(control, option, part, box)
    icon = 0 if option.currentIcon.isNull() else option.iconSize.width() + 4
    return _width(box, box.currentText().replace("&", "&&")) + icon + _MARGIN <= field.width()


def _dock_title_fits(dock: QDockWidget) -> bool:
    if dock.titleBarWidget() is not None or not dock.windowTitle():
        return True
    option = QStyleOptionDockWidget()
    dock.initStyleOption(option)
    place = dock.style().subElementRect(QStyle.SubElement.SE_DockWidgetTitleBarText, option, dock)
    return _width(dock, dock.windowTitle()) - place.width() <= _TOLERANCE


def _clipped_tabs(bar: QTabBar) -> Iterator[str]:
    for tab in range(bar.count()):
        place = bar.tabRect(tab)
        lacks = _width(bar, bar.tabText(tab)) > place.width()
        if bar.isTabVisible(tab) and (lacks or not bar.rect().contains(place.center())):
            yield bar.tabText(tab)


def _clipped_headers(header: QHeaderView) -> Iterator[str]:
    if header.orientation() is Qt.Orientation.Vertical or header.model() is None:
        return
    for section in range(header.count()):
        text = str(header.model().headerData(section, header.orientation()) or "")
        wraps = bool(header.defaultAlignment() & Qt.TextFlag.TextWordWrap)
        parts = re.split(r"[ -]", text) if wraps else [text]
        room = header.sectionSize(section) - _HEADER_MARGIN
        if not header.isSectionHidden(section) and any(
            _width(header, part) > room for part in parts
        ):
            yield text


def _clipped_entries(view: QAbstractItemView) -> Iterator[str]:
    columns = 1 if isinstance(view.model(), QAbstractListModel) else view.model().columnCount()
    visible = view.viewport().rect()
    for row in _visible_rows(view):
        for column in range(columns):
            index = row.siblingAtColumn(column)
            place = view.visualRect(index)
            if place.isEmpty() or not visible.contains(place.topLeft()):
                continue
            room = min(place.width(), visible.width()) if columns == 1 else place.width()
            if isinstance(view, QListView) and view.wordWrap():
                lacks = _wrapped_height(view, str(index.data()), room) - place.height()
            else:
                lacks = view.sizeHintForIndex(index).width() - room
            if lacks > _TOLERANCE and str(index.data()) not in str(
                index.data(Qt.ItemDataRole.ToolTipRole)
            ):
                yield str(index.data() or "")


def _wrapped_height(view: QListView, text: str, width: int) -> int:
    place = QRect(0, 0, width, _HIGH)
    return view.fontMetrics().boundingRect(place, Qt.TextFlag.TextWordWrap, text).height()


def _visible_rows(view: QAbstractItemView) -> Iterator[QModelIndex]:
    model, root = view.model(), view.rootIndex()
    if isinstance(view, QTreeView):
        index = view.indexAt(QPoint(1, 1))
        while index.isValid() and view.visualRect(index).top() < view.viewport().height():
            yield index
            index = view.indexBelow(index)
        return
    for row in range(min(model.rowCount(root), _MOST_ROWS)):
        yield model.index(row, 0, root)
