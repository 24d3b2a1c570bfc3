"""A language in which each text is ⟦wrapped⟧, and all texts that a widget shows."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QObject, Qt, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QPlainTextEdit,
    QSpinBox,
    QTabBar,
    QTextEdit,
    QWidget,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
)
_SAID = (
    *("windowTitle", "text", "title", "toolTip", "statusTip", "whatsThis"),
    *("accessibleName", "accessibleDescription", "placeholderText", "prefix", "suffix"),
)
_MOST_ROWS = 40

_INNERMOST = re.compile(r"⟦[^⟦⟧]*⟧")
_CUT = re.compile(r"⟦[^⟧]*$")


class Wrapping(QTranslator):
    """Translates every text into itself between brackets."""

    def translate(self, context: str, source: str, disambiguation: str = "", n: int = -1) -> str:
        return f"⟦{source}⟧" if source else ""

    def isEmpty(self) -> bool:  # noqa: N802
        return False


def untranslated(text: str) -> str:
    """Return what is left of a text without what was translated in it; empty if no letters."""
    left, before = text, ""
    while left != before:
        left, before = _INNERMOST.sub("", left), left
    left = _CUT.sub("", left)  # where a text did not fit
    return left if any(letter.isalpha() for letter in left) else ""


def texts_of(root: QObject) -> Iterator[tuple[str, str]]:
    """All that is said by an object and what is in it, each with who says it."""
    for thing in (root, *root.findChildren(QObject)):
        who = f"{type(thing).__name__} in {type(QObject.parent(thing)).__name__}"
        for text in _said_by(thing):
            if text:
                yield who, text


def _said_by(thing: QObject) -> Iterator[str]:
    if not isinstance(thing, (QWidget, QAction)):
        return
    if isinstance(thing, (QPlainTextEdit, QTextEdit)):
        yield from (thing.placeholderText(), thing.toolTip(), thing.accessibleName())
        return
    for name in _SAID:
        say = getattr(thing, name, None)
        if callable(say) and not (name == "text" and isinstance(thing, QSpinBox)):
            yield str(say())
    if isinstance(thing, QTabBar):
        yield from (thing.tabText(place) for place in range(thing.count()))
        yield from (thing.tabToolTip(place) for place in range(thing.count()))
    if isinstance(thing, (QComboBox, QAbstractItemView)) and thing.model() is not None:
        yield from _of_model(thing.model())


def _of_model(model: QAbstractItemModel) -> Iterator[str]:
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    for column in range(columns):
        for role in _ROLES:
            told = model.headerData(column, Qt.Orientation.Horizontal, role)
            yield told if isinstance(told, str) else ""
    for row in range(min(model.rowCount(), _MOST_ROWS)):
        for column in range(columns):
            for role in _ROLES:
                told = model.index(row, column).data(role)
                yield told if isinstance(told, str) else ""
