"""Players panel: names, clocks, prisoners, komi and result."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from ....display_text import clip_text
from ....go import Colour
from ...core.i18n import format_number
from ...widgets.icons import stone_icon
from ...widgets.labels import ElidedLabel, PlainLabel
from ...widgets.qt_texts import as_tip
from ...wording import rule_texts, terms
from ...wording.result_texts import result_text
from .clock_button import ClockButton

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QMouseEvent, QResizeEvent

    from ....record import Step
    from ....record.values.game_info import GameInfo

_PLAYER_ROWS = (0, 2)
"""The rows with the players' names; large clocks are in the rows below them."""
_SUMMARY_ROW = 4
_ICON = 16
_SIDE_MARGIN = 8
_MAX_LENGTH = 100
_LONG_WORD = re.compile(r"\S{20}(?=\S)")
_BREAK = "\u200b"


class GamePanel(QWidget):
    """Panel for both players, with clocks and prisoners, and for a summary of the game."""

    info_requested = Signal()
    """The names were double-clicked, to show or edit game information."""
    clock_clicked = Signal()
    """A player's clock was clicked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(_SIDE_MARGIN, 8, _SIDE_MARGIN, 4)
        grid.setColumnStretch(1, 1)
        self._names: dict[Colour, PlainLabel] = {}
        self._prisoners: dict[Colour, PlainLabel] = {}
        self._clocks = {colour: self._clock(colour) for colour in Colour}
        for row, colour in zip(_PLAYER_ROWS, Colour, strict=True):
            stone = PlainLabel()
            stone.setPixmap(stone_icon(colour).pixmap(_ICON, _ICON))
            stone.setAccessibleName(terms.colour_name(colour))
            self._names[colour] = ElidedLabel()
            self._names[colour].setMinimumWidth(1)
            self._prisoners[colour] = PlainLabel()
            grid.addWidget(stone, row, 0)
            grid.addWidget(self._names[colour], row, 1)
            grid.addWidget(self._prisoners[colour], row, 3, Qt.AlignmentFlag.AlignRight)
        self._game = PlainLabel()
        self._game.setWordWrap(True)
        grid.addWidget(self._game, _SUMMARY_ROW, 0, 1, 4)
        self._grid = grid
        self._large_clocks = True
        self._set_large_clocks(False)

    def _clock(self, colour: Colour) -> ClockButton:
        clock = ClockButton(self)
        clock.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        text = self.tr("{player}'s clock").format(player=terms.colour_name(colour))
        clock.setAccessibleName(text)
        clock.clicked.connect(self.clock_clicked)
        clock.hide()
        return clock

    def show_info(self, info: GameInfo) -> None:
        """Show the players' names and the summary of the game."""
        players = {
            Colour.BLACK: (info.black_name, info.black_rank),
            Colour.WHITE: (info.white_name, info.white_rank),
        }
        for colour, (name, rank) in players.items():
            parts = [name or terms.colour_name(colour), rank or ""]
            self._names[colour].setText(" ".join(part for part in parts if part))
        parts = [
            info.event or "",
            info.date or "",
            rule_texts.declared_rules_name(info.rules or ""),
        ]
        if info.komi is not None:
            parts.append(self.tr("Komi {komi}").format(komi=format_number(info.komi)))
        elif info.unreadable_komi:
            parts.append(rule_texts.unreadable_komi_text(info.unreadable_komi))
        if info.handicap:
            parts.append(self.tr("Handicap {stones}").format(stones=info.handicap))
        elif info.unreadable_handicap:
            parts.append(rule_texts.unreadable_handicap_text(info.unreadable_handicap))
        if info.result:
            parts.append(self.tr("Result {result}").format(result=result_text(info.result)))
        self._game.setToolTip(as_tip(rule_texts.declared_rules_explanation(info.rules or "")))
        self._game.setText(" · ".join(_breakable(part) for part in parts if part))
        self._game.setVisible(bool(self._game.text()))
        self._keep_lines()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for clock in self._clocks.values():
            clock.set_available_width(self.contentsRect().width() - 2 * _SIDE_MARGIN)
        self._keep_lines()

    def hasHeightForWidth(self) -> bool:
        return False  # otherwise a scroll area would not let the clocks shrink

    def _keep_lines(self) -> None:
        """Reserve height for all wrapped lines, because docks ignore height-for-width."""
        width = self.contentsRect().width() - 2 * _SIDE_MARGIN
        self._game.setMinimumHeight(max(self._game.heightForWidth(width), 0))

    def show_prisoners(self, step: Step) -> None:
        """Show the number of prisoners of each player after a step of the current line of play."""
        counts = {Colour.BLACK: step.prisoners.black, Colour.WHITE: step.prisoners.white}
        for colour, count in counts.items():
            self._prisoners[colour].setText(self.tr("%n prisoners", "", count))

    def _set_large_clocks(self, large: bool) -> None:
        """Place the clocks next to the names, or below them with large digits."""
        if large is self._large_clocks:
            return
        self._large_clocks = large
        right = Qt.AlignmentFlag.AlignRight
        for row, clock in zip(_PLAYER_ROWS, self._clocks.values(), strict=True):
            self._grid.removeWidget(clock)
            if large:
                self._grid.addWidget(clock, row + 1, 0, 1, 4, right)
            else:
                self._grid.addWidget(clock, row, 2, right)
            clock.set_large(large)

    def show_clocks(
        self,
        times: Mapping[Colour, str],
        running: Colour | None = None,
        tip: str = "",
        *,
        large: bool = False,
        paused: Colour | None = None,
    ) -> None:
        """Show each player's time, if there is one; the clock of the player ``running`` is bold,
        and that of the player ``paused`` is shown as paused.

        ``large`` makes them legible from the player's seat, where there is room for that.
        """
        self._set_large_clocks(large)
        for colour, clock in self._clocks.items():
            time = times.get(colour, "")
            stands = bool(time) and colour is paused
            clock.show_time(time, running=colour is running, paused=stands)
            clock.setToolTip(as_tip(f"{time}\n{tip}" if stands else tip))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.info_requested.emit()


def _breakable(text: str) -> str:
    """Return the beginning of a text, with break opportunities in long words to keep the window
    narrow.
    """
    return _LONG_WORD.sub(rf"\g<0>{_BREAK}", clip_text(text, _MAX_LENGTH))
