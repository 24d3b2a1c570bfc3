"""The preferences dialog, with a search over all pages."""

from __future__ import annotations

import html
import re
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ...core import closing
from ...widgets.setting_editors import (
    CheckBoxEditor,
    CheckListEditor,
    ComboBoxEditor,
    DecimalEditor,
    IntegerEditor,
)
from ..commands import Command
from ..shortcuts.text_search import contains_words, split_words
from .preference_table import PAGES

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from PySide6.QtGui import QMouseEvent

    from ...core.settings import Settings
    from ...widgets.setting_editors import SettingEditor
    from ..commands.actions import Actions
    from .preference_table import Preference, PreferenceGroup

_EDITOR_WIDTH = 260
_SMALLER = 0.9
_LARGER = 1.3


class PreferenceRow(QWidget):
    """A label and description at the left, and the editor of the setting at the right."""

    def __init__(self, preference: Preference, settings: Settings, actions: Actions) -> None:
        super().__init__()
        self.preference = preference
        self._settings = settings
        self._query = ""
        label = preference.label
        self._action = actions[label] if isinstance(label, Command) else None
        tip = preference.tip
        if self._action is not None and not self._action.isEnabled():
            tip = self._action.statusTip()  # explains why it is disabled
        self._note = preference.note() if preference.note is not None else ""
        self._texts = [text for text in (preference.text, tip, self._note) if text]
        self.labels = [QLabel() for _ in self._texts]
        for text_label in self.labels:
            text_label.setWordWrap(True)
            text_label.setTextFormat(Qt.TextFormat.RichText)
        for small in self.labels[1:]:
            font = small.font()
            font.setPointSizeF(font.pointSizeF() * _SMALLER)
            small.setFont(font)
            small.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.editor = _make_editor(preference, partial(settings.prefer, preference.setting))
        self.editor.setAccessibleName(preference.text)
        # On Linux, Qt reports the current item as the accessible name of a combo box.
        self.editor.setAccessibleDescription(" ".join(self._texts[1:]) or preference.text)
        self._lay_out(actions)
        self.refresh()
        self.highlight("")

    def _lay_out(self, actions: Actions) -> None:
        words = QVBoxLayout()
        words.setSpacing(1)
        more = self.preference.button
        if more is None and not self._note and not isinstance(self.editor, CheckListEditor):
            words.addStretch()  # next to multi-line editors, align with the first line
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
    def is_default(self) -> bool:
        """Whether the setting has its default value."""
        setting = self.preference.setting
        return bool(self._settings.get(setting) == setting.default)

    def refresh(self) -> None:
        """Show the current value of the setting."""
        self.editor.show_value(self._settings.get(self.preference.setting))
        if self._action is not None:
            self.editor.setEnabled(self._action.isEnabled())

    def reset(self) -> None:
        self._settings.prefer(self.preference.setting, self.preference.setting.default)

    def matches(self, query: str) -> bool:
        """Return whether the texts and choices of the row contain all words of a query."""
        choices = self.preference.choices() if self.preference.choices else ()
        return contains_words(query, " ".join((*self._texts, *(choice.text for choice in choices))))

    def highlight(self, query: str) -> None:
        """Highlight the words of a query."""
        self._query = query
        palette = self.palette()
        for label, text in zip(self.labels, self._texts, strict=True):
            label.setText(_highlight(text, query, palette))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Toggle a check box when its label is clicked."""
        if isinstance(self.editor, CheckBoxEditor) and self.rect().contains(
            event.position().toPoint()
        ):
            self.editor.click()
        super().mouseReleaseEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange and self._query:
            self.highlight(self._query)
        super().changeEvent(event)


class PreferencePage(QWidget):
    """The widget of a page: a title, its rows, and a button that restores the defaults."""

    def __init__(self, page: PreferenceGroup, settings: Settings, actions: Actions) -> None:
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
        """Show the current value of a setting, or of all settings."""
        for row in self.rows:
            if setting is None or row.preference.setting is setting:
                row.refresh()
        self.reset_button.setEnabled(not all(row.is_default for row in self.rows))

    def search(self, query: str) -> bool:
        """Show only the rows that match a query; return whether there are any."""
        found = [
            row.matches(query) or contains_words(query, self.title.text()) for row in self.rows
        ]
        for row, shown in zip(self.rows, found, strict=True):
            row.setVisible(shown)
            row.highlight(query)
        self.reset_button.setVisible(not query.strip())
        return any(found)

    def _reset(self) -> None:
        for row in self.rows:
            row.reset()


def _highlight(text: str, query: str, palette: QPalette) -> str:
    """Return a text as HTML with the words of a query highlighted."""
    words = sorted(split_words(query), key=len, reverse=True)
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
    """Return the editor for a preference; it calls ``chosen`` with each new value."""
    default = preference.setting.default
    if preference.choices is not None and isinstance(default, list):
        return CheckListEditor(preference.choices(), min(len(default), 1), chosen)
    if preference.choices is not None:
        return ComboBoxEditor(preference.choices(), chosen)
    if preference.range is not None:
        editor_class = DecimalEditor if isinstance(default, float) else IntegerEditor
        return editor_class(preference.range, chosen)
    return CheckBoxEditor(chosen)


_LIST_WIDTH = 150


class PreferencesDialog(QDialog):
    """A modeless dialog; changes apply at once to all windows, except for the language."""

    def __init__(self, settings: Settings, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Preferences"))
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Find a preference…"))
        self.search.setAccessibleName(self.tr("Find"))
        self.search.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setFixedWidth(_LIST_WIDTH)
        self.list.setAccessibleName(self.tr("Pages"))
        self.pages = [PreferencePage(page, settings, actions) for page in PAGES]
        for page in PAGES:
            self.list.addItem(page.title)
        self.nothing = QLabel(self.tr("Nothing is called so."))
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._scroll = self._make_scroll()
        self._lay_out()
        self.search.textChanged.connect(self._find)
        self.list.currentRowChanged.connect(self._show_page)
        self.list.itemClicked.connect(self._leave_search)
        closing.connect(self, settings.changed, self._setting_changed)
        self.list.setCurrentRow(0)
        self.search.setFocus()
        self.resize(760, 640)

    def _make_scroll(self) -> QScrollArea:
        inside = QWidget()
        column = QVBoxLayout(inside)
        for page in self.pages:
            column.addWidget(page)
        column.addWidget(self.nothing)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidget(inside)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return scroll

    def _lay_out(self) -> None:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        for button in buttons.buttons():
            button.setAutoDefault(False)  # type: ignore[attr-defined]  # they are push buttons
        middle = QHBoxLayout()
        middle.addWidget(self.list)
        middle.addWidget(self._scroll, 1)
        column = QVBoxLayout(self)
        column.addWidget(self.search)
        column.addLayout(middle, 1)
        column.addWidget(buttons)

    def _setting_changed(self, setting: object) -> None:
        for page in self.pages:
            page.refresh(setting)

    def _show_page(self, chosen: int) -> None:
        """Show the chosen page, or all matching rows while a search is active."""
        query = self.search.text()
        found = [page.search(query) for page in self.pages]
        for row, page in enumerate(self.pages):
            page.setVisible(found[row] if query.strip() else row == chosen)
            item = self.list.item(row)
            usable = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
            item.setFlags(usable if found[row] else Qt.ItemFlag.NoItemFlags)
        self.nothing.setVisible(not any(found))
        self._scroll.verticalScrollBar().setValue(0)

    def _find(self, _query: str) -> None:
        self._show_page(self.list.currentRow())

    def _leave_search(self, item: QListWidgetItem) -> None:
        self.search.clear()
        self.list.setCurrentItem(item)
