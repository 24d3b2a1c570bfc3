"""The status bar: the point under the pointer, the game, the notation, the view, and the field for
moves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QStatusBar, QToolButton, QWidget

from ...go import Symmetry
from ..widgets.buttons import flatten_after_menu
from ..widgets.elided_tool_button import ElidedToolButton
from ..widgets.labels import ElidedLabel, PlainLabel
from ..widgets.qt_texts import as_tip, verbatim
from ..wording import shape_texts, terms
from ..wording.notation_texts import notation_title

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from ..core.document import Document
    from ..core.view_settings import ViewSettings
    from ..navigation.find.transposition_commands import TranspositionCommands
    from ..widgets.point_entry import PointEntry


_LEAST_TEXT = 28
"""Width that the text about the game keeps in narrow windows, in average characters."""
_SHORT_NAME, _LONG_NAME = "(18,18)", "(18,18) W 00000"
"""The longest names of points for which room is kept in narrow and in wide windows."""
_LEAST_CHOICE = 12
"""Width to which a `_ChoiceButton` may shrink, in average characters."""


class _ChoiceButton(ElidedToolButton):
    """Button that shows a choice, such as the notation, and opens a menu for changing it."""

    def __init__(self, name: str, tip: str) -> None:
        super().__init__(_LEAST_CHOICE)
        self.setAccessibleName(name)
        self._tip = tip
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    def show_choice(self, text: str) -> None:
        """Show the name of the current choice on the button."""
        self.setText(verbatim(text))
        self.setToolTip(as_tip(f"{self._tip}: {text}"))
        self.setAccessibleDescription(text)


class _PointLabel(PlainLabel):
    """Label for the point under the pointer, with room for long names in wide windows."""

    def __init__(self) -> None:
        super().__init__()
        font = self.font()
        font.setBold(True)
        self.setFont(font)
        self.setMinimumWidth(self._width_of(_SHORT_NAME))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setText("")

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setMaximumWidth(max(self._width_of(_LONG_NAME), self.sizeHint().width()))

    def _width_of(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(text)


class StatusBar(QStatusBar):
    """Status bar that describes the point under the pointer, or else the game, and shows the
    notation and the view, which can be changed there.
    """

    def __init__(
        self,
        document: Document,
        view_settings: ViewSettings,
        entry: PointEntry,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._view_settings = view_settings
        self._point_text = ""
        self.point = _PointLabel()
        self.game_text = ElidedLabel()
        # The window may be narrower than the text.
        self.game_text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.game_text.setMinimumWidth(_LEAST_TEXT * self.fontMetrics().averageCharWidth())
        self.notation = _ChoiceButton(self.tr("Notation"), self.tr("Choose the notation"))
        self.view = _ChoiceButton(self.tr("View"), self.tr("Rotate or mirror the board"))
        self.cursor_mode = PlainLabel(self.tr("Keyboard cursor on"))
        self.cursor_mode.setToolTip(self.tr("Press Esc to turn the keyboard cursor off"))
        self.cursor_mode.hide()
        self.addWidget(self.point, 1)
        self.addWidget(self.game_text, 1)
        self.addPermanentWidget(self.cursor_mode)
        self.addPermanentWidget(self.notation)
        self.addPermanentWidget(self.view)
        self.addPermanentWidget(entry, 1)
        self.refresh()

    def set_menus(self, notations: QMenu, views: QMenu) -> None:
        """Set the menus from which the notation and the view are chosen."""
        for button, menu in ((self.notation, notations), (self.view, views)):
            button.setMenu(menu)
            flatten_after_menu(button, menu)

    def add_occurrences_button(self, transpositions: TranspositionCommands) -> None:
        """Add the button for going to other occurrences of the position in the record."""
        self._add_beside_text(transpositions.button)
        transpositions.refresh()

    def add_progress(self, row: QWidget) -> None:
        """Add a row with the progress of background work, next to the text about the game."""
        self._add_beside_text(row, 4)

    def _add_beside_text(self, widget: QWidget, stretch: int = 0) -> None:
        # Qt shows the texts again when a widget is inserted, even under the tip of a button.
        self.clearMessage()
        self.insertPermanentWidget(2, widget, stretch)

    def show_cursor_mode(self, active: bool) -> None:
        """Show whether the keyboard cursor of the board is on."""
        self.cursor_mode.setVisible(active)

    def show_point_text(self, text: str) -> None:
        """Show text about the point under the pointer, or the text about the game if ``text`` is
        empty.
        """
        if text != self._point_text:
            self._point_text = text
            self.refresh()

    def refresh(self) -> None:
        """Update the texts for the game and the view."""
        text = self._point_text or self._game_summary()
        self.game_text.setText(text)
        self.game_text.setToolTip(as_tip(text))
        settings = self._view_settings
        named_by_board = self._document.session.shape.plan is not None
        notations = [settings.notation, settings.display_options.second]
        self.notation.show_choice(
            shape_texts.custom_point_names_text()
            if named_by_board
            else " + ".join(notation_title(each) for each in notations if each)
        )
        for button in (self.notation, self.view):
            button.setEnabled(not named_by_board)
        view = Symmetry.IDENTITY if named_by_board else settings.view
        parts = [terms.view_name(view)]
        if view is not Symmetry.IDENTITY:
            parts.append(terms.coordinate_rotation_name(settings.reading))
        self.view.show_choice(" · ".join(parts))

    def _game_summary(self) -> str:
        session = self._document.session
        text = terms.turn_summary(session)
        start, notes = session.variation_start, []
        if start is not None:
            first = session.step_at(session.line[start])
            notes.append(terms.variation_notice(first.number))
        notes.append(terms.move_note(session.step))
        if (move := session.step.move) and move.point is not None:
            naming = self._view_settings.point_naming(session.shape)
            notes.append(terms.kosumi_note(session.board, move.point, move.colour, naming))
        return " · ".join([text, *filter(None, notes)])
