"""Dock panel with the candidates of an analysis, its state and its buttons."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QVBoxLayout, QWidget

from ...diagram.picture import OWNERSHIP_STEPS
from ...engine.events import EngineStatus
from ..core import closing
from ..core.i18n import format_number
from ..core.settings import ANALYSIS_OWNERSHIP, ANALYSIS_PLAYER
from ..widgets.buttons import plain_button
from ..widgets.labels import PlainLabel
from ..widgets.read_only_table import Index, ReadOnlyTableModel, ReadOnlyTableView
from ..wording import terms
from . import analysis_texts
from .analysis_overlay import shown_candidates

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from ...go import Colour
    from ...go.analysis import Analysis, Candidate
    from ...notation import Naming
    from ..actions.workspace import Workspace
    from .position_analysis import PositionAnalysis


class CandidateColumn(IntEnum):
    """The columns of the table of candidates."""

    MOVE = 0
    WIN_RATE = 1
    SCORE = 2
    VISITS = 3
    LINE = 4


class CandidatesModel(ReadOnlyTableModel):
    """Table model of candidates; what the engine does not report has no column."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._analysis: Analysis | None = None
        self._candidates: list[Candidate] = []
        self._columns: tuple[CandidateColumn, ...] = tuple(CandidateColumn)
        self._naming: Naming | None = None
        self._player: Colour | None = None
        self.answers = {
            Qt.ItemDataRole.DisplayRole: self._text,
            Qt.ItemDataRole.TextAlignmentRole: self._alignment,
            Qt.ItemDataRole.ToolTipRole: self._tip,
        }

    def show_analysis(self, analysis: Analysis | None, naming: Naming, player: Colour) -> None:
        """Show other candidates; the selection stays if there are as many."""
        candidates = [] if analysis is None else shown_candidates(analysis)
        missing = set()
        if all(each.value.win_rate is None for each in candidates):
            missing.add(CandidateColumn.WIN_RATE)
        if all(each.value.score is None for each in candidates):
            missing.add(CandidateColumn.SCORE)
        columns = tuple(each for each in CandidateColumn if each not in missing or not candidates)
        same = len(candidates) == len(self._candidates) and columns == self._columns
        if not same:
            self.beginResetModel()
        self._analysis, self._candidates, self._columns = analysis, candidates, columns
        self._naming, self._player = naming, player
        if not same:
            self.endResetModel()
        elif candidates:
            last = self.index(len(candidates) - 1, len(columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    @property
    def columns(self) -> tuple[CandidateColumn, ...]:
        """The columns that are shown."""
        return self._columns

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        # Views ask for it far more often than for the titles, which are translated each time.
        return 0 if parent.isValid() else len(self._columns)

    @property
    def titles(self) -> Sequence[str]:
        titles = {
            CandidateColumn.MOVE: self.tr("Move"),
            CandidateColumn.WIN_RATE: self.tr("Win %"),
            CandidateColumn.SCORE: self.tr("Score"),
            CandidateColumn.VISITS: self.tr("Visits"),
            CandidateColumn.LINE: self.tr("Line"),
        }
        return [titles[column] for column in self._columns]

    @property
    def rows(self) -> Sequence[Candidate]:
        return self._candidates

    def _text(self, row: Candidate, column: int) -> str:
        assert self._naming is not None
        assert self._player is not None
        match self._columns[column]:
            case CandidateColumn.MOVE:
                return terms.point_or_pass(row.point, self._naming)
            case CandidateColumn.WIN_RATE:
                return analysis_texts.win_rate_text(row.value, self._player)
            case CandidateColumn.SCORE:
                return analysis_texts.score_text(row.value, self._player)
            case CandidateColumn.VISITS:
                return format_number(row.visits)
        if row.copy_of is not None:
            name = terms.point_or_pass(row.copy_of, self._naming)
            return self.tr("same as {move} by symmetry").format(move=name)
        return " ".join(terms.point_or_pass(point, self._naming) for point in row.line)

    def _alignment(self, row: Candidate, column: int) -> Qt.AlignmentFlag | None:
        if self._columns[column] in (CandidateColumn.MOVE, CandidateColumn.LINE):
            return None
        return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

    def _tip(self, row: Candidate, column: int) -> str:
        analysis = self._analysis
        if analysis is None:
            return ""
        share = format_number(100 * analysis.share(row), 0)
        return self.tr("{share} % of the visits").format(share=share)


class CandidatesTable(ReadOnlyTableView):
    """Table of candidates; a click selects one, a double click plays it."""

    def __init__(self) -> None:
        self.candidates = CandidatesModel()
        super().__init__(self.candidates)
        self.candidates.setParent(self)
        self.setAccessibleName(self.tr("Candidates"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.candidates.modelReset.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        samples = {
            CandidateColumn.MOVE: "−9+9",
            CandidateColumn.WIN_RATE: "100.0",
            CandidateColumn.SCORE: "−10.5",
            CandidateColumn.VISITS: "10,000",
        }
        for at, column in enumerate(self.candidates.columns):
            if column in samples:
                self.fit_column(at, samples[column])
            else:
                stretch = QHeaderView.ResizeMode.Stretch
                self.horizontalHeader().setSectionResizeMode(at, stretch)

    def sizeHint(self) -> QSize:
        return QSize(300, 180)


class OwnershipScale(QWidget):
    """The scale of the ownership map: from surely White's to surely Black's."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(self.fontMetrics().height() + 6)
        self.setToolTip(
            self.tr("The owner of each point; the larger the square, the surer the engine is")
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        qp = QPainter(self)
        qp.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, largest = self.height() / 2, self.height() - 6
        white, black = self.tr("White"), self.tr("Black")
        qp.setPen(self.palette().text().color())
        qp.drawText(self.rect(), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, white)
        advance = self.fontMetrics().horizontalAdvance
        x = advance(white) + largest
        words = advance(white) + advance(black) + largest
        steps = max((8, 4), key=lambda count: words + count * (largest + 4) <= self.width())
        apart = 2 * OWNERSHIP_STEPS // steps
        positive = range(apart, OWNERSHIP_STEPS + 1, apart)
        for step in (*(-step for step in reversed(positive)), *positive):
            side = largest * (0.2 + 0.8 * abs(step) / OWNERSHIP_STEPS)
            colour = QColor("black" if step > 0 else "white")
            qp.setPen(QPen(QColor("white" if step > 0 else "black"), 1))
            qp.setBrush(colour)
            qp.drawRect(QRectF(x - side / 2, middle - side / 2, side, side))
            x += largest + 4
        qp.setPen(self.palette().text().color())
        qp.drawText(
            QRectF(x - largest / 2, 0, 200, self.height()),
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            black,
        )


class AnalysisPanel(QWidget):
    """Panel with the state of the analysis, its candidates and its buttons.

    While analysis is off, it shows the analysis that the record contains.
    """

    cancelled = Signal()
    """Emitted when the user no longer wants to wait for the engine."""
    restarted = Signal()
    """Emitted when the user wants to restart the engine."""
    resumed = Signal()
    """Emitted when the user wants to go on with the position."""
    kept = Signal()
    """Emitted when the user wants to store the analysis in the record."""

    def __init__(self, workspace: Workspace, analysis: PositionAnalysis) -> None:
        super().__init__()
        self._workspace = workspace
        self._source = analysis
        self.state_label = PlainLabel()
        self.state_label.setWordWrap(True)
        self.value_label = PlainLabel()
        font = self.value_label.font()
        font.setBold(True)
        self.value_label.setFont(font)
        self.terms_label = PlainLabel()
        self.terms_label.setWordWrap(True)
        self.table = CandidatesTable()
        self.scale = OwnershipScale()
        self.cancel_button = plain_button(self.tr("Cancel"), self.cancelled.emit)
        self.restart_button = plain_button(self.tr("Restart"), self.restarted.emit)
        self.resume_button = plain_button(self.tr("Continue"), self.resumed.emit)
        self.keep_button = plain_button(self.tr("Keep"), self.kept.emit)
        self.keep_button.setToolTip(self.tr("Store this analysis in the record"))
        self._buttons = (
            *(self.cancel_button, self.restart_button, self.resume_button),
            self.keep_button,
        )
        self._lay_out()
        self.cancelled.connect(analysis.cancel)
        self.restarted.connect(analysis.restart_engine)
        self.resumed.connect(analysis.resume)
        analysis.changed.connect(self.refresh)
        closing.connect_until_closed(self, workspace.settings.changed, self._setting_changed)
        workspace.view_settings.changed.connect(self.refresh)
        self.refresh()

    def _lay_out(self) -> None:
        state = QHBoxLayout()
        state.addWidget(self.state_label, 1)
        for button in self._buttons:
            state.addWidget(button)
        column = QVBoxLayout(self)
        column.addLayout(state)
        column.addWidget(self.value_label)
        column.addWidget(self.table, 1)
        column.addWidget(self.scale)
        column.addWidget(self.terms_label)
        self.setAutoFillBackground(True)

    def _setting_changed(self, setting: object) -> None:
        if setting in (ANALYSIS_OWNERSHIP, ANALYSIS_PLAYER):
            self.refresh()

    def refresh(self) -> None:
        """Show the newest state and result."""
        source, session = self._source, self._workspace.document.session
        naming = self._workspace.view_settings.point_naming(session.shape)
        settings = self._workspace.settings
        player = analysis_texts.displayed_player(settings, session.to_play)
        displayed = source.displayed
        self.table.candidates.show_analysis(displayed, naming, player)
        self.state_label.setText(self.state_text())
        self.value_label.setText(self._value_text(player))
        self.value_label.setVisible(bool(self.value_label.text()))
        self.terms_label.setText(self._terms_text())
        self.terms_label.setVisible(bool(self.terms_label.text()))
        self.scale.setVisible(
            settings.get(ANALYSIS_OWNERSHIP) and displayed is not None and bool(displayed.ownership)
        )
        self.cancel_button.setVisible(source.is_active and source.status is EngineStatus.STARTING)
        self.restart_button.setVisible(source.is_silent)
        self.resume_button.setVisible(source.is_active and source.is_finished)
        self.keep_button.setVisible(source.is_active)
        self.keep_button.setEnabled(source.to_keep is not None)

    def state_text(self) -> str:
        """Return what the engine is doing, with its name."""
        source, naming = self._source, self._naming
        engine = source.engine_name
        if not source.is_active:
            return self._stored_text()
        if source.error is not None:
            return analysis_texts.error_text(source.error, engine, naming)
        if source.is_paused:
            return self.tr("{engine}: paused").format(engine=engine)
        if source.status is EngineStatus.STARTING:
            text = self.tr("{engine} is starting…").format(engine=engine)
            return f"{text} {source.start_line}" if source.start_line else text
        if source.is_silent:
            return self.tr("{engine}: no answer for 10 s").format(engine=engine)
        visits = "" if source.analysis is None else self._visits_text(source.analysis)
        if source.is_finished:
            return self.tr("{engine}: stopped. {visits}").format(engine=engine, visits=visits)
        if source.analysis is None:
            return self.tr("{engine}: waiting for the first result…").format(engine=engine)
        return self.tr("{engine}: analysing. {visits}").format(engine=engine, visits=visits)

    def _stored_text(self) -> str:
        """Return whose analysis the record contains for the displayed position."""
        stored = self._source.stored
        if stored is None:
            return self.tr("Analysis is off.")
        parts = [
            self.tr("In the record: {engine}").format(engine=analysis_texts.source_name(stored))
        ]
        if stored.analysis.visits:
            parts.append(self._visits_text(stored.analysis))
        if stored.as_setup:
            parts.append(self.tr("sent as setup"))
        return ", ".join(parts)

    @property
    def _naming(self) -> Naming:
        session = self._workspace.document.session
        return self._workspace.view_settings.point_naming(session.shape)

    def _visits_text(self, analysis: Analysis) -> str:
        return self.tr("%Ln visits", "", analysis.total_visits)

    def _value_text(self, player: Colour) -> str:
        analysis = self._source.displayed
        if analysis is None:
            return ""
        value = analysis.search_value
        parts = [
            self.tr("{player}: {rate} %").format(
                player=terms.colour_name(player), rate=analysis_texts.win_rate_text(value, player)
            )
            if value.win_rate is not None
            else "",
            self.tr("{score} points").format(score=analysis_texts.score_text(value, player))
            if value.score is not None
            else "",
        ]
        return ", ".join(filter(None, parts))

    def _terms_text(self) -> str:
        """Return the rules and the komi of the analysis."""
        from ..wording.rule_texts import rules_title

        position, source = self._source.position, self._source
        if source.stored is not None:
            return analysis_texts.terms_text(source.stored)
        if position is None or not source.is_active:
            return ""
        rules = source.rules_used or rules_title(position.rules)
        text = self.tr("{rules}, komi {komi}").format(
            rules=rules, komi=format_number(position.komi)
        )
        stones = len(position.setup.stones()) if position.handicap else 0
        bonus = position.rules.compensation.points(stones)
        if bonus and not source.rules_used:
            text += self.tr(", %n points for the handicap", "", bonus)
        return text
