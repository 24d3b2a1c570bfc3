"""The score panel: the score of each player and its explanation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import (
    QComboBox,
    QDockWidget,
    QFormLayout,
    QFrame,
    QGridLayout,
    QMainWindow,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ....go import RULE_SETS, Colour
from ...widgets.icons import stone_icon
from ...widgets.labels import PlainLabel
from ...widgets.qt_texts import as_tip
from ...widgets.scroll_areas import LEAST_PANEL, ShrinkingArea, frameless_scroll_area
from ...wording import rule_texts
from ...wording.terms import colour_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QCloseEvent, QShowEvent

    from ....go import RuleSet
    from .score_texts import ScoreSummary

_ICON = 14
_SMALLER = 0.9
"""Size of the font of the hint, relative to that of the numbers."""


class CountTable(QWidget):
    """Table of text labels; the first column has the titles of the rows."""

    def __init__(self, parent: QWidget | None = None, *, headed: bool = False) -> None:
        """Create a table; if it is ``headed``, a stone of each colour is shown above its
        columns.
        """
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(1)
        self._grid.setColumnStretch(0, 1)
        self._labels: dict[tuple[int, int], PlainLabel] = {}
        for column, colour in enumerate(Colour, start=1) if headed else ():
            stone = PlainLabel()
            stone.setPixmap(stone_icon(colour).pixmap(_ICON, _ICON))
            stone.setToolTip(as_tip(colour_name(colour)))
            self._grid.addWidget(stone, 0, column, Qt.AlignmentFlag.AlignRight)

    @property
    def rows(self) -> list[list[str]]:
        """The visible texts, row by row."""
        shown: dict[int, list[str]] = {}
        for (row, _), label in sorted(self._labels.items()):
            if not label.isHidden():
                shown.setdefault(row, []).append(label.text())
        return list(shown.values())

    def show_rows(self, lines: Sequence[Sequence[str]], bold: int) -> None:
        """Show rows of texts; the row with the index ``bold`` is bold."""
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

    def _label(self, row: int, column: int) -> PlainLabel:
        label = PlainLabel()
        if column:
            self._grid.addWidget(label, row + 1, column, Qt.AlignmentFlag.AlignRight)
        else:
            self._grid.addWidget(label, row + 1, column)
        return label


class ScorePanel(QWidget):
    """Panel that shows the score, with a choice of rules and buttons for using the result."""

    rules_chosen = Signal(object)
    """Emitted with the `RuleSet` to score by."""
    write_requested = Signal()
    proposal_requested = Signal()
    all_alive_requested = Signal()
    engine_requested = Signal()
    """Emitted when an engine is to be asked, or to be stopped while it has not answered."""
    ended = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rules = QComboBox()
        self.rules.setAccessibleName(self.tr("Rules for scoring"))
        self.rules.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.rules.activated.connect(lambda at: self.rules_chosen.emit(self.rules.itemData(at)))
        self.result = PlainLabel()
        font = self.result.font()
        font.setPointSizeF(1.7 * font.pointSizeF())
        font.setBold(True)
        self.result.setFont(font)
        self.result.setWordWrap(True)
        self.result.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.table, self.method_table = CountTable(headed=True), CountTable()
        self.rules_note, self.komi, self.recorded = (self._sentence() for _ in range(3))
        self.difference, self.searching, self.hint = (self._sentence() for _ in range(3))
        self.engine = self._sentence()
        self.neutral_points, self.score_ignoring_teire = self._sentence(), self._sentence()
        self.score_ignoring_teire.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        tip = self.tr(
            "The result if neither player had to make protective moves in their own territory"
        )
        self.score_ignoring_teire.setToolTip(as_tip(tip))
        self._arrange()

    def _arrange(self) -> None:
        """Lay out the numbers in a scroll area between the result and the buttons."""
        inside = QWidget()
        chosen = QFormLayout()
        chosen.addRow(self.tr("Rules:"), self.rules)
        numbers = QVBoxLayout(inside)
        numbers.setContentsMargins(8, 4, 8, 4)
        numbers.setSpacing(3)
        numbers.addLayout(chosen)
        for part in (
            *(self.rules_note, self.searching, self.engine, self.table, self.score_ignoring_teire),
            *(self.recorded, self.komi, self.neutral_points, _separator()),
            *(self.method_table, self.difference),
        ):
            numbers.addWidget(part)
        numbers.addStretch(1)
        scroll = frameless_scroll_area(inside)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        bar = scroll.verticalScrollBar().sizeHint().width()
        scroll.setMinimumWidth(inside.minimumSizeHint().width() + bar)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        small = self.hint.font()
        small.setPointSizeF(_SMALLER * small.pointSizeF())
        self.hint.setFont(small)
        self.hint.setContentsMargins(8, 0, 8, 0)
        column.addWidget(self.result)
        column.addWidget(scroll, 1)
        column.addWidget(_separator())
        column.addWidget(self.hint)
        column.addLayout(self._buttons())

    def hasHeightForWidth(self) -> bool:
        return False  # otherwise the area around it scrolls, instead of that with the numbers

    def _buttons(self) -> QGridLayout:
        self.write = self._button(self.tr("Save to Record"), self.write_requested)
        self.write.setToolTip(
            self.tr("Save the territory in this node and the result in the game information")
        )
        self.again = self._button(self.tr("Find Dead Stones"), self.proposal_requested)
        self.again.setToolTip(self.tr("Find dead stones again and discard your changes"))
        self.alive = self._button(self.tr("All Alive"), self.all_alive_requested)
        self.alive.setToolTip(self.tr("Mark all stones as alive"))
        self.ask = self._button("", self.engine_requested)
        done = self._button(self.tr("Done"), self.ended)
        done.setToolTip(self.tr("Stop scoring (Esc)"))
        grid = QGridLayout()
        grid.setContentsMargins(8, 0, 8, 6)
        grid.addWidget(self.again, 0, 0)
        grid.addWidget(self.alive, 0, 1)
        grid.addWidget(self.ask, 1, 0, 1, 2)
        grid.addWidget(self.write, 2, 0)
        grid.addWidget(done, 2, 1)
        return grid

    @staticmethod
    def _button(text: str, signal: SignalInstance) -> QPushButton:
        button = QPushButton(text)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda _checked=False: signal.emit())
        return button

    def _sentence(self) -> PlainLabel:
        """Return a label for a sentence, hidden while it is empty."""
        label = PlainLabel()
        label.setWordWrap(True)
        label.hide()
        return label

    def set_rule_choices(self, chosen: RuleSet) -> None:
        """List all known rule sets, and select the given rules."""
        self.rules.clear()
        own = () if chosen in RULE_SETS else (chosen,)
        for rules in (*own, *RULE_SETS):
            self.rules.addItem(rule_texts.rules_title(rules), rules)
            last, tip = self.rules.count() - 1, rule_texts.rules_explanation(rules)
            self.rules.setItemData(last, as_tip(tip), Qt.ItemDataRole.ToolTipRole)
        self.rules.setCurrentIndex(0 if own else RULE_SETS.index(chosen))

    def show_stale(self, stale: bool) -> None:
        """Show whether the score belongs to another position; if so, it can't be written into the
        record.
        """
        for part in (
            self.table,
            self.result,
            self.score_ignoring_teire,
            self.recorded,
            self.neutral_points,
            self.method_table,
            self.difference,
            self.write,
        ):
            part.setDisabled(stale)

    def show_counts(self, summary: ScoreSummary) -> None:
        """Show the texts of a score, including the results by both scoring methods."""
        self.show_stale(False)
        self.table.show_rows([*summary.rows, summary.total], bold=len(summary.rows))
        self.result.setText(summary.result)
        self.method_table.show_rows(summary.methods, bold=summary.method)
        for label, text in (
            (self.rules_note, summary.rules_source),
            (self.score_ignoring_teire, summary.score_ignoring_teire),
            (self.komi, summary.terms_source),
            (self.neutral_points, summary.neutral_points),
            (self.recorded, summary.recorded),
            (self.difference, summary.difference),
            (self.hint, summary.hint),
        ):
            self._set_text(label, text)
        for button in (self.again, self.alive):
            button.setEnabled(summary.rules.dead_stones_removed)

    def show_dead_stone_search(self, searching: bool) -> None:
        """Show whether dead stones are still being searched for."""
        self._set_text(self.searching, self.tr("Looking for dead stones…") if searching else "")

    def show_engine(self, texts: Sequence[str], reason: str, *, is_waiting: bool) -> None:
        """Show what an engine has said, and whether it can be asked; if not, ``reason`` says
        why.
        """
        self._set_text(self.engine, "\n".join(texts))
        self.ask.setText(self.tr("Stop Engine") if is_waiting else self.tr("Ask Engine"))
        tip = self.tr("Ask an engine which stones are dead; what you have clicked stays")
        self.ask.setToolTip(as_tip(reason or ("" if is_waiting else tip)))
        self.ask.setEnabled(self.again.isEnabled() and not reason)

    @staticmethod
    def _set_text(label: PlainLabel, text: str) -> None:
        label.setText(text)
        label.setVisible(bool(text))


def _separator() -> QFrame:
    line = QFrame()
    line.setFrameShape(QFrame.Shape.HLine)
    line.setFrameShadow(QFrame.Shadow.Sunken)
    return line


_HEIGHT = 0.75
"""Fraction of the height of the neighbouring docks that the panel takes."""


class ScoreDock(QDockWidget):
    """Dock of the score panel; closing it ends scoring."""

    closed = Signal()

    def __init__(self, panel: ScorePanel, window: QMainWindow, beside: QDockWidget) -> None:
        """Create the dock, restoring its last place or placing it in the tab group of another
        dock.
        """
        super().__init__(window)
        self.setObjectName("score")
        self.setWindowTitle(self.tr("Score"))
        self.setWidget(ShrinkingArea(panel, LEAST_PANEL))
        self.toggleViewAction().setVisible(False)  # shown by the scoring command only
        self._window = window
        self._counting = False
        self._around: list[tuple[QDockWidget, int]] = []
        if not window.restoreDockWidget(self):
            window.tabifyDockWidget(beside, self)

    def open(self) -> None:
        """Show the dock in front of the others in its tab group, and enlarge it."""
        self._around = [
            (dock, dock.height())
            for dock in self._window.findChildren(QDockWidget)
            if dock.isVisible() and dock is not self and not dock.isFloating()
        ]
        self._counting = True
        self.show()
        self.raise_()
        heights = dict(self._around)
        beside = [dock for dock in heights if dock not in self._window.tabifiedDockWidgets(self)]
        room = max(sum(heights.values()), 1)
        left = (1 - _HEIGHT) * room / max(sum(heights[dock] for dock in beside), 1)
        self._window.resizeDocks(
            [self, *beside],
            [round(_HEIGHT * room), *(max(round(left * heights[dock]), 1) for dock in beside)],
            Qt.Orientation.Vertical,
        )

    def close_and_restore(self) -> None:
        """Hide the dock and restore the heights of the others."""
        self._counting = False
        self.hide()
        docks = [dock for dock, _ in self._around if dock.isVisible()]
        heights = [height for dock, height in self._around if dock.isVisible()]
        self._window.resizeDocks(docks, heights, Qt.Orientation.Vertical)

    def showEvent(self, event: QShowEvent) -> None:
        """Hide the dock again unless scoring is active, for example when the window state is
        restored.
        """
        super().showEvent(event)
        if not self._counting:
            self.hide()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()
