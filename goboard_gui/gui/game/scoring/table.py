"""A small table of numbers with one highlighted row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from ....go import Colour
from ...widgets.icons import stone_icon
from ...wording.terms import colour_name

if TYPE_CHECKING:
    from collections.abc import Sequence

_ICON = 14


class CountTable(QWidget):
    """Rows of text; the first column is the label."""

    def __init__(self, parent: QWidget | None = None, *, headed: bool = False) -> None:
        """Create a table; a ``headed`` one has a stone of each colour above its columns."""
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(0, 1)
        self._labels: dict[tuple[int, int], QLabel] = {}
        for column, colour in enumerate(Colour, start=1) if headed else ():
            stone = QLabel()
            stone.setPixmap(stone_icon(colour).pixmap(_ICON, _ICON))
            stone.setToolTip(colour_name(colour))
            self._grid.addWidget(stone, 0, column, Qt.AlignmentFlag.AlignRight)

    @property
    def lines(self) -> list[list[str]]:
        """The visible texts."""
        shown: dict[int, list[str]] = {}
        for (row, _), label in sorted(self._labels.items()):
            if not label.isHidden():
                shown.setdefault(row, []).append(label.text())
        return list(shown.values())

    def show_lines(self, lines: Sequence[Sequence[str]], bold: int) -> None:
        """Show texts; the row with index ``bold`` is bold."""
        texts = {
            (row, column): text
            for row, line in enumerate(lines)
            for column, text in enumerate(line)
        }
        for place in texts.keys() - self._labels.keys():
            self._labels[place] = self._label(*place)
        for place, label in self._labels.items():
            label.setText(texts.get(place, ""))
            label.setVisible(place in texts)
            font = label.font()
            font.setBold(place[0] == bold)
            label.setFont(font)

    def _label(self, row: int, column: int) -> QLabel:
        label = QLabel()
        label.setTextFormat(Qt.TextFormat.PlainText)
        if column:
            self._grid.addWidget(label, row + 1, column, Qt.AlignmentFlag.AlignRight)
        else:
            self._grid.addWidget(label, row + 1, column)
        return label
