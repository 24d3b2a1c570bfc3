"""The score panel: the score of each player and its explanation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ....go import RULE_SETS
from ...wording import rule_texts
from .table import CountTable

if TYPE_CHECKING:
    from ....go import RuleSet
    from .telling import ScoreSummary


class ScorePanel(QWidget):
    """Shows scores, and offers rules to score by and what to do with the result."""

    rules_chosen = Signal(object)
    """Emitted with the `RuleSet` to score by."""
    write_asked = Signal()
    proposal_asked = Signal()
    revival_asked = Signal()
    ended = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rules = QComboBox()
        self.rules.setAccessibleName(self.tr("Rules to count by"))
        self.rules.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.rules.activated.connect(lambda at: self.rules_chosen.emit(self.rules.itemData(at)))
        self.result = self._text()
        font = self.result.font()
        font.setPointSizeF(1.7 * font.pointSizeF())
        font.setBold(True)
        self.result.setFont(font)
        self.result.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.table, self.both = CountTable(headed=True), CountTable()
        self.rules_note, self.komi, self.recorded = (self._sentence() for _ in range(3))
        self.difference, self.looking, self.hint = (self._sentence() for _ in range(3))
        self.nobodys = self._sentence()
        self._arrange()

    def _arrange(self) -> None:
        """Lay out the numbers in a scroll area, with the buttons always visible."""
        inside = QWidget()
        chosen = QFormLayout()
        chosen.addRow(self.tr("Rules:"), self.rules)
        numbers = QVBoxLayout(inside)
        numbers.setContentsMargins(8, 6, 8, 6)
        numbers.addLayout(chosen)
        for part in (
            *(self.rules_note, self.looking, self.table, self.result, self.recorded, self.komi),
            *(self.nobodys, _rule(), self.both, self.difference, _rule(), self.hint),
        ):
            numbers.addWidget(part)
        numbers.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(inside)
        bar = scroll.verticalScrollBar().sizeHint().width()
        scroll.setMinimumWidth(inside.minimumSizeHint().width() + bar)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(scroll, 1)
        column.addLayout(self._buttons())

    def _buttons(self) -> QGridLayout:
        self.write = self._button(self.tr("Write into record"), self.write_asked)
        self.write.setToolTip(self.tr("Keep the territory at this node and the result of the game"))
        self.again = self._button(self.tr("Propose again"), self.proposal_asked)
        self.again.setToolTip(self.tr("Look for dead stones anew, whatever was clicked"))
        self.alive = self._button(self.tr("All alive"), self.revival_asked)
        self.alive.setToolTip(self.tr("Let no stone be dead"))
        done = self._button(self.tr("Done"), self.ended)
        done.setToolTip(self.tr("Leave the count (Esc)"))
        grid = QGridLayout()
        grid.setContentsMargins(8, 0, 8, 6)
        grid.addWidget(self.again, 0, 0)
        grid.addWidget(self.alive, 0, 1)
        grid.addWidget(self.write, 1, 0)
        grid.addWidget(done, 1, 1)
        return grid

    @staticmethod
    def _button(text: str, signal: SignalInstance) -> QPushButton:
        button = QPushButton(text)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda _checked=False: signal.emit())
        return button

    @staticmethod
    def _text(text: str = "") -> QLabel:
        label = QLabel(text)
        label.setTextFormat(Qt.TextFormat.PlainText)
        return label

    def _sentence(self) -> QLabel:
        """Return a label for a sentence, hidden while it is empty."""
        label = self._text()
        label.setWordWrap(True)
        label.hide()
        return label

    def offer_rules(self, chosen: RuleSet) -> None:
        """Select these rules, and offer all known rule sets."""
        self.rules.clear()
        own = () if chosen in RULE_SETS else (chosen,)
        for rules in (*own, *RULE_SETS):
            self.rules.addItem(rule_texts.title(rules), rules)
            last = self.rules.count() - 1
            self.rules.setItemData(last, rule_texts.explanation(rules), Qt.ItemDataRole.ToolTipRole)
        self.rules.setCurrentIndex(0 if own else RULE_SETS.index(chosen))

    def show_stale(self, stale: bool) -> None:
        """Set whether the score belongs to another position; then it cannot be written."""
        for part in (
            self.table,
            self.result,
            self.recorded,
            self.nobodys,
            self.both,
            self.difference,
            self.write,
        ):
            part.setDisabled(stale)

    def show_counts(self, told: ScoreSummary) -> None:
        """Show a score, and the score by the other method."""
        self.show_stale(False)
        self.table.show_lines([*told.rows, told.total], bold=len(told.rows))
        self.result.setText(told.result)
        self.both.show_lines(told.ways, bold=told.way)
        for label, text in (
            (self.rules_note, told.rules_source),
            (self.komi, told.komi_source),
            (self.nobodys, told.nobodys),
            (self.recorded, told.recorded),
            (self.difference, told.difference),
            (self.hint, told.hint),
        ):
            self._say(label, text)
        for button in (self.again, self.alive):
            button.setEnabled(told.rules.dead_leave)

    def show_looking(self, looking: bool) -> None:
        """Set whether dead stones are still being searched for."""
        self._say(self.looking, self.tr("Still looking for dead stones…") if looking else "")

    @staticmethod
    def _say(label: QLabel, text: str) -> None:
        label.setText(text)
        label.setVisible(bool(text))


def _rule() -> QFrame:
    line = QFrame()
    line.setFrameShape(QFrame.Shape.HLine)
    line.setFrameShadow(QFrame.Shadow.Sunken)
    return line
