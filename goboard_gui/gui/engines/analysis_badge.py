"""Badge in the status bar while a position is analysed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.events import EngineStatus
from ..core.i18n import format_number
from ..widgets.qt_texts import as_tip, verbatim
from .status_badge import StatusBadge

if TYPE_CHECKING:
    from .position_analysis import PositionAnalysis

_LONGEST_NAME = 24
_LEAST_WIDTH = 6
"""In average characters, as a narrow status bar has little room."""


class AnalysisBadge(StatusBadge):
    """Button with the name of the engine that analyses and the number of its visits.

    It is hidden while analysis is off.
    """

    def __init__(self, analysis: PositionAnalysis) -> None:
        super().__init__(_LEAST_WIDTH, analysis.changed)
        self._source = analysis

    @property
    def is_needed(self) -> bool:
        return self._source.is_active

    def show_state(self) -> None:
        text = self._text()
        self.setText(verbatim(text))
        self.setAccessibleName(self.tr("Analysis: {state}").format(state=text))
        self.setToolTip(as_tip(self.tr("{state}. Show the Analysis panel").format(state=text)))

    def _text(self) -> str:
        source, name = self._source, self._source.engine_name
        if len(name) > _LONGEST_NAME:
            name = f"{name[:_LONGEST_NAME]}…"
        if source.status is EngineStatus.STARTING:
            return self.tr("{engine} is starting…").format(engine=name)
        if source.is_paused:
            return self.tr("{engine} · paused").format(engine=name)
        analysis = source.analysis
        if analysis is None:
            return name
        return f"{name} · {format_number(analysis.total_visits)}"
