"""Completion of the names of points in a text field."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QStringListModel
from PySide6.QtWidgets import QCompleter, QLineEdit

from ...notation import normalise_punctuation
from ...notation.kanji import NUMERALS, from_kanji

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...go import Point
    from ...notation import Naming

_LAST_WORD = re.compile(r"\S*$")
_NUMBERS = re.compile(f"([0-9]+|[{NUMERALS}]+)")


class PointCompleter(QCompleter):
    """Completer for point names that start with the last word in a text field.

    Unlike a completer set on the field, it does not change the words before the last one.
    """

    def __init__(self, field: QLineEdit) -> None:
        super().__init__(field)
        self.setWidget(field)
        self._field = field
        self._names = QStringListModel(self)
        self.setModel(self._names)
        self.setMaxVisibleItems(10)
        self.activated.connect(self._take)

    def show_points(self, naming: Naming, points: Iterable[Point]) -> None:
        """Show the point names that complete the last word, or hide the list if there are none."""
        word = normalise_punctuation(self._last_word())
        fold = str.upper if naming.notation.ignores_case else str
        namings = [naming, *([naming.alternative] if naming.alternative else [])]
        names = {each.name(point) for point in points for each in namings} if word else set()
        matching = [name for name in names if fold(name).startswith(fold(word))]
        self._names.setStringList(sorted(matching, key=_natural_key))
        if len(matching) > 1 or any(fold(name) != fold(word) for name in matching):
            self.setCompletionPrefix("")
            self.complete()
        elif popup := self.popup():
            popup.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Send all keys to the list while it is open, instead of triggering the window's
        shortcuts.
        """
        if event.type() == QEvent.Type.ShortcutOverride and watched is self.popup():
            event.accept()
            return True
        return super().eventFilter(watched, event)

    def _last_word(self) -> str:
        match = _LAST_WORD.search(self._field.text()[: self._field.cursorPosition()])
        return match[0] if match else ""

    def _take(self, name: str) -> None:
        """Replace the last word in the text field with the chosen point name."""
        text, cursor = self._field.text(), self._field.cursorPosition()
        start = cursor - len(self._last_word())
        self._field.setText(text[:start] + name + text[cursor:])
        self._field.setCursorPosition(start + len(name))


def _natural_key(name: str) -> list[str | int]:
    """Return a sort key that compares the numbers in names numerically."""
    parts = enumerate(_NUMBERS.split(name))
    return [_number(part) if index % 2 else part for index, part in parts]


def _number(text: str) -> int:
    return int(text) if text.isdecimal() else from_kanji(text)
