"""The rows and pages of the preferences, as widgets."""

from __future__ import annotations

import html
import re
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ...widgets.setting_editors import (
    CheckBoxEditor,
    CheckListEditor,
    ComboBoxEditor,
    DecimalEditor,
    IntegerEditor,
)
from ..commands import Command
from ..shortcuts.matching import occurs, words_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from PySide6.QtGui import QMouseEvent

    from ...core.settings import Settings
    from ...widgets.setting_editors import SettingEditor
    from ..commands.actions import Actions
    from .table import Page, Preference

_EDITOR_WIDTH = 260
_SMALLER = 0.9
_LARGER = 1.3


class PreferenceRow(QWidget):
    """Words at the left, and at the right the field that shows a setting and changes it."""

    def __init__(self, preference: Preference, settings: Settings, actions: Actions) -> None:
        super().__init__()
        self.preference = preference
        self._settings = settings
        self._query = ""
        label = preference.label
        self._action = actions[label] if isinstance(label, Command) else None
        tip = preference.tip
        if self._action is not None and not self._action.isEnabled():
            tip = self._action.statusTip()  # it says why
        self._note = preference.note() if preference.note is not None else ""
        self._texts = [text for text in (preference.text, tip, self._note) if text]
        self.labels = [QLabel() for _ in self._texts]
        for shown in self.labels:
            shown.setWordWrap(True)
            shown.setTextFormat(Qt.TextFormat.RichText)
        for small in self.labels[1:]:
            font = small.font()
            font.setPointSizeF(font.pointSizeF() * _SMALLER)
            small.setFont(font)
            small.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.editor = _make_editor(preference, partial(settings.prefer, preference.setting))
        self.editor.setAccessibleName(preference.text)
        # On Linux the name of a box to choose from is what is chosen, whatever it is called.
        self.editor.setAccessibleDescription(" ".join(self._texts[1:]) or preference.text)
        self._lay_out(actions)
        self.refresh()
        self.mark("")

    def _lay_out(self, actions: Actions) -> None:
        words = QVBoxLayout()
        words.setSpacing(1)
        more = self.preference.button
        if more is None and not self._note and not isinstance(self.editor, CheckListEditor):
            words.addStretch()  # beside fields of several lines they stand at the first one
        beside = self.labels[:-1] if self._note else self.labels
        for label in beside:
            words.addWidget(label)
        words.addStretch()
        right = QVBoxLayout()
        right.addWidget(self.editor)
        for note in self.labels[len(beside) :]:
            right.addWidget(note)
        if more is not None:
            button = QPushButton(self.tr("All shortcuts…"))
            button.setAutoDefault(False)
            button.clicked.connect(actions[more].trigger)
            right.addWidget(button)
        fields = QWidget()
        fields.setLayout(right)
        right.setContentsMargins(0, 0, 0, 0)
        fields.setFixedWidth(_EDITOR_WIDTH)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 3, 0, 3)
        row.addLayout(words, 1)
        row.addWidget(fields)

    @property
    def default(self) -> bool:
        """Whether the setting is what it is until another value is chosen."""
        setting = self.preference.setting
        return bool(self._settings.get(setting) == setting.default)

    def refresh(self) -> None:
        """Show the setting as it is."""
        self.editor.show_value(self._settings.get(self.preference.setting))
        if self._action is not None:
            self.editor.setEnabled(self._action.isEnabled())

    def reset(self) -> None:
        self._settings.prefer(self.preference.setting, self.preference.setting.default)

    def answers(self, query: str) -> bool:
        """Whether the row has all words of a query: in its texts, or among what can be chosen."""
        choices = self.preference.choices() if self.preference.choices else ()
        return occurs(query, " ".join((*self._texts, *(choice.text for choice in choices))))

    def mark(self, query: str) -> None:
        """Make the words of a query stand out."""
        self._query = query
        palette = self.palette()
        for label, text in zip(self.labels, self._texts, strict=True):
            label.setText(_marked(text, query, palette))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let a click on the words do what one on the switch does."""
        if isinstance(self.editor, CheckBoxEditor) and self.rect().contains(
            event.position().toPoint()
        ):
            self.editor.click()
        super().mouseReleaseEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange and self._query:
            self.mark(self._query)
        super().changeEvent(event)


class PreferencePage(QWidget):
    """A title, its rows, and a button that gives them their first values again."""

    def __init__(self, page: Page, settings: Settings, actions: Actions) -> None:
        super().__init__()
        self.title = QLabel(page.title)
        font = self.title.font()
        font.setPointSizeF(font.pointSizeF() * _LARGER)
        font.setBold(True)
        self.title.setFont(font)
        self.rows = [PreferenceRow(preference, settings, actions) for preference in page.rows]
        self.reset_button = QPushButton(self.tr("&Reset this page"))
        self.reset_button.setAutoDefault(False)
        self.reset_button.clicked.connect(self._reset)
        column = QVBoxLayout(self)
        column.addWidget(self.title)
        for row in self.rows:
            column.addWidget(row)
        column.addWidget(self.reset_button, 0, Qt.AlignmentFlag.AlignRight)
        self.refresh()

    def refresh(self, setting: object = None) -> None:
        """Show a setting as it is, or all of them."""
        for row in self.rows:
            if setting is None or row.preference.setting is setting:
                row.refresh()
        self.reset_button.setEnabled(not all(row.default for row in self.rows))

    def search(self, query: str) -> bool:
        """Show only the rows that answer a query; whether there are any."""
        found = [row.answers(query) or occurs(query, self.title.text()) for row in self.rows]
        for row, shown in zip(self.rows, found, strict=True):
            row.setVisible(shown)
            row.mark(query)
        self.reset_button.setVisible(not query.strip())
        return any(found)

    def _reset(self) -> None:
        for row in self.rows:
            row.reset()


def _marked(text: str, query: str, palette: QPalette) -> str:
    """A text as HTML, the words of a query in it in the colours of what is selected."""
    words = sorted(words_of(query), key=len, reverse=True)
    if not words:
        return html.escape(text)
    back = palette.color(QPalette.ColorRole.Highlight).name()
    front = palette.color(QPalette.ColorRole.HighlightedText).name()
    marked = f'<span style="background-color:{back};color:{front}">'
    parts = re.split("(" + "|".join(map(re.escape, words)) + ")", text, flags=re.IGNORECASE)
    return "".join(
        f"{marked}{html.escape(part)}</span>" if place % 2 else html.escape(part)
        for place, part in enumerate(parts)
    )


def _make_editor(preference: Preference, chosen: Callable[[Any], object]) -> SettingEditor:
    """The field for a preference; it calls ``chosen`` with what a person chooses."""
    default = preference.setting.default
    if preference.choices is not None and isinstance(default, list):
        return CheckListEditor(preference.choices(), min(len(default), 1), chosen)
    if preference.choices is not None:
        return ComboBoxEditor(preference.choices(), chosen)
    if preference.range is not None:
        kind_of_number = DecimalEditor if isinstance(default, float) else IntegerEditor
        return kind_of_number(preference.range, chosen)
    return CheckBoxEditor(chosen)
