"""The preferences dialog, which shows the table of preferences."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ..core import closing
from ..widgets.form import FormButton, FormField, FormWithDescriptions
from ..widgets.labels import PlainLabel
from ..widgets.qt_texts import mnemonic_of
from ..widgets.scroll_areas import frameless_scroll_area
from ..widgets.value_editors import (
    CheckBoxEditor,
    CheckListEditor,
    ComboBoxEditor,
    DecimalEditor,
    IntegerEditor,
)
from .preference_table import PAGES, Preference

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence, Set
    from typing import Any

    from PySide6.QtWidgets import QScrollArea

    from ..core.settings import Setting, Settings
    from ..widgets.value_editors import ValueChoice, ValueEditor
    from .commands.actions import Actions
    from .preference_table import PreferencePageDefinition

_LARGER = 1.3


def preference_field(preference: Preference, settings: Settings, actions: Actions) -> FormField:
    """Return the form field for editing a preference."""
    action = None if preference.command is None else actions[preference.command]
    tip = preference.translated_description
    if action is not None and not action.isEnabled():
        tip = action.statusTip()  # explains why it is disabled
    setting, button = preference.setting, preference.button
    choices = preference.choices(settings) if preference.choices else ()
    return FormField(
        setting,
        preference.text,
        partial(_make_editor, preference, choices),
        preference.value,
        tip,
        preference.note() if preference.note is not None else "",
        preference.shows_note,
        preference.default,
        [choice.text for choice in choices],
        FormButton(preference.button_text, actions[button].trigger) if button else None,
        is_enabled=action.isEnabled if action is not None else None,
    )


class PreferencePage(QWidget):
    """The widget of a page of preferences: a title, its rows, and a button that restores the
    defaults.
    """

    def __init__(
        self, page: PreferencePageDefinition, settings: Settings, actions: Actions
    ) -> None:
        super().__init__()
        self._settings = settings
        self.title = PlainLabel(page.title)
        font = self.title.font()
        font.setPointSizeF(font.pointSizeF() * _LARGER)
        font.setBold(True)
        self.title.setFont(font)
        self._preferences = {row.setting.key: row for row in page.preferences}
        self.form = FormWithDescriptions(
            [
                preference_field(item, settings, actions) if isinstance(item, Preference) else item
                for item in page.translated_rows()
            ]
        )
        self.form.changed.connect(self._change)
        self.reset_button = QPushButton(self.tr("Restore &Defaults"))
        self.reset_button.setAutoDefault(False)
        self.reset_button.clicked.connect(self.form.restore_defaults)
        column = QVBoxLayout(self)
        column.addWidget(self.title)
        column.addWidget(self.form)
        column.addWidget(self.reset_button, 0, Qt.AlignmentFlag.AlignRight)
        self.form.show_values(settings)
        self._enable_reset()

    def assign_mnemonics(self, taken: Set[str]) -> None:
        """Give each row a mnemonic that is neither ``taken`` nor used by the button."""
        self.form.assign_mnemonics({*taken, mnemonic_of(self.reset_button.text())})

    def _change(self, setting: Setting[Any], value: Any) -> None:
        self._preferences[setting.key].set_value(self._settings, value)

    def refresh(self, setting: object) -> None:
        """Update the editor of a setting that has changed, and the button that restores the
        defaults.
        """
        self.form.show_value(setting, self._settings)
        self._enable_reset()

    def _enable_reset(self) -> None:
        self.reset_button.setEnabled(not self.form.has_defaults(self._settings))

    def search(self, query: str) -> bool:
        """Show only the rows that match a query; return whether there are any."""
        self.reset_button.setVisible(not query.strip())
        return self.form.search(query, self.title.text())


def _make_editor(
    preference: Preference, choices: Sequence[ValueChoice], chosen: Callable[[Any], object]
) -> ValueEditor:
    """Return the editor for a preference; the editor calls ``chosen`` with each new value."""
    default = preference.default
    if choices and isinstance(default, list):
        return CheckListEditor(choices, min(len(default), 1), chosen)
    if choices:
        return ComboBoxEditor(choices, chosen)
    if preference.range is not None:
        editor_class = DecimalEditor if isinstance(default, float) else IntegerEditor
        editor = editor_class(preference.range, chosen)
        editor.setSpecialValueText(preference.minimum_text)
        return editor
    return CheckBoxEditor(chosen)


_SIZE = QSize(108, 82)
"""The size of the dialog, in digits."""


class PreferencesDialog(QDialog):
    """The modeless preferences dialog; changes apply at once to all windows, except for the
    language.
    """

    def __init__(self, settings: Settings, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Preferences"))
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Find a preference…"))
        self.search.setAccessibleName(self.tr("Find"))
        self.search.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Pages"))
        self.pages = [PreferencePage(page, settings, actions) for page in PAGES]
        self._query = ""
        self._found = [True for _ in self.pages]
        for page in PAGES:
            self.list.addItem(page.title)
        digit = self.fontMetrics().horizontalAdvance("0")
        self.list.setFixedWidth(self.list.sizeHintForColumn(0) + 3 * digit)
        self.nothing = PlainLabel(self.tr("No matching preferences"))
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._scroll = self._make_scroll()
        self._lay_out()
        self._assign_mnemonics()
        self.search.textChanged.connect(self._find)
        self.list.currentRowChanged.connect(self._show_page)
        self.list.itemClicked.connect(self._leave_search)
        closing.connect_until_closed(self, settings.changed, self._setting_changed)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        closing.connect_until_closed(self, app.focusChanged, self._scroll_to_focus)
        self.list.setCurrentRow(0)
        self.search.setFocus()
        self.resize(_SIZE * digit)

    def _make_scroll(self) -> QScrollArea:
        inside = QWidget()
        column = QVBoxLayout(inside)
        for page in self.pages:
            page.hide()  # or all of them would be laid out before one is chosen
            column.addWidget(page)
        column.addWidget(self.nothing)
        column.addStretch(1)
        return frameless_scroll_area(inside)

    def _lay_out(self) -> None:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self.close_button = buttons.button(QDialogButtonBox.StandardButton.Close)
        self.close_button.setAutoDefault(False)
        middle = QHBoxLayout()
        middle.addWidget(self.list)
        middle.addWidget(self._scroll, 1)
        column = QVBoxLayout(self)
        column.addWidget(self.search)
        column.addLayout(middle, 1)
        column.addWidget(buttons)

    def _assign_mnemonics(self) -> None:
        taken = {mnemonic_of(self.close_button.text())}
        for page in self.pages:
            page.assign_mnemonics(taken)

    def _scroll_to_focus(self, _before: QWidget | None, focused: QWidget | None) -> None:
        """Scroll to a row that was reached with its mnemonic."""
        if focused is not None and self._scroll.isAncestorOf(focused):
            self._scroll.ensureWidgetVisible(focused)

    def _setting_changed(self, setting: object) -> None:
        for page in self.pages:
            page.refresh(setting)

    def _show_page(self, chosen: int) -> None:
        """Show the chosen page, or all matching rows while a search is active."""
        query, found = self.search.text(), self._search()
        for row, page in enumerate(self.pages):
            page.setVisible(found[row] if query.strip() else row == chosen)
            item = self.list.item(row)
            usable = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
            item.setFlags(usable if found[row] else Qt.ItemFlag.NoItemFlags)
        self.nothing.setVisible(not any(found))
        self._scroll.verticalScrollBar().setValue(0)

    def _search(self) -> list[bool]:
        """Return which pages have rows that match the query, and show only those rows."""
        query = self.search.text()
        if query != self._query:
            self._query = query
            self._found = [page.search(query) for page in self.pages]
        return self._found

    def _find(self, _query: str) -> None:
        self._show_page(self.list.currentRow())

    def _leave_search(self, item: QListWidgetItem) -> None:
        self.search.clear()
        self.list.setCurrentItem(item)
