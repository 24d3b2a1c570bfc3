"""Badge in the status bar while a position is analysed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QSizePolicy

from ...engine.events import EngineStatus
from ..core.i18n import format_number
from ..widgets.elided_tool_button import ElidedToolButton
from ..widgets.qt_texts import as_tip, verbatim

if TYPE_CHECKING:
    from .position_analysis import PositionAnalysis

_LONGEST_NAME = 24
_REFRESH_MS = 250
_LEAST_WIDTH = 6
"""In average characters, as a narrow status bar has little room."""


class AnalysisBadge(ElidedToolButton):
    """Button with the name of the engine that analyses and the number of its visits.

    It is hidden while analysis is off.
    """

    def __init__(self, analysis: PositionAnalysis) -> None:
        super().__init__(_LEAST_WIDTH)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._source = analysis
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        # A status bar lays itself out anew when the width of a widget changes.
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_REFRESH_MS)
        self._timer.timeout.connect(self.refresh)
        analysis.changed.connect(self._refresh_soon)

    def _refresh_soon(self) -> None:
        if self._source.is_active is self.isHidden():
            self.refresh()
        elif not self._timer.isActive():
            self._timer.start()

    def refresh(self) -> None:
        """Show the newest state."""
        active = self._source.is_active
        self.setVisible(active)
        if active:
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
