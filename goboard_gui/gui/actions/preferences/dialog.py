"""The preferences dialog, with a search over all pages."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ...core import closing
from ...widgets.form import DescribedForm, FormButton, FormField, form_scroll_area
from ...widgets.value_editors import (
    CheckBoxEditor,
    CheckListEditor,
    ComboBoxEditor,
    DecimalEditor,
    IntegerEditor,
)
from ..commands import Command
from .preference_table import PAGES

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from PySide6.QtWidgets import QScrollArea

    from ...core.settings import Settings
    from ...widgets.value_editors import ValueEditor
    from ..commands.actions import Actions
    from .preference_table import Preference, PreferenceGroup

_LARGER = 1.3


def preference_field(preference: Preference, actions: Actions) -> FormField:
    """Return the field of a form for a preference."""
    label = preference.label
    action = actions[label] if isinstance(label, Command) else None
    tip = preference.tip
    if action is not None and not action.isEnabled():
        tip = action.statusTip()  # explains why it is disabled
    setting, button = preference.setting, preference.button
    choices = preference.choices() if preference.choices else ()
    return FormField(
        setting,
        preference.text,
        partial(_make_editor, preference),
        lambda settings: settings.get(setting),
        tip,
        preference.note() if preference.note is not None else "",
        setting.default,
        [choice.text for choice in choices],
        FormButton(preference.button_text, actions[button].trigger) if button else None,
        is_enabled=action.isEnabled if action is not None else None,
    )


class PreferencePage(QWidget):
    """The widget of a page: a title, its rows, and a button that restores the defaults."""

    def __init__(self, page: PreferenceGroup, settings: Settings, actions: Actions) -> None:
        super().__init__()
        self._settings = settings
        self.title = QLabel(page.title)
        font = self.title.font()
        font.setPointSizeF(font.pointSizeF() * _LARGER)
        font.setBold(True)
        self.title.setFont(font)
        self.form = DescribedForm([preference_field(row, actions) for row in page.rows])
        self.form.changed.connect(settings.prefer)
        self.reset_button = QPushButton(self.tr("&Reset this page"))
        self.reset_button.setAutoDefault(False)
        self.reset_button.clicked.connect(self.form.restore_defaults)
        column = QVBoxLayout(self)
        column.addWidget(self.title)
        column.addWidget(self.form)
        column.addWidget(self.reset_button, 0, Qt.AlignmentFlag.AlignRight)
        self.form.show_values(settings)
        self.refresh()

    def refresh(self, setting: object = None) -> None:
        """Show the current value of a setting."""
        self.form.show_value(setting, self._settings)
        self.reset_button.setEnabled(not self.form.has_defaults(self._settings))

    def search(self, query: str) -> bool:
        """Show only the rows that match a query; return whether there are any."""
        self.reset_button.setVisible(not query.strip())
        return self.form.search(query, self.title.text())


def _make_editor(preference: Preference, chosen: Callable[[Any], object]) -> ValueEditor:
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
        return form_scroll_area(inside)

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
