"""The game information dialog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from ....record.values.game_info import read_texts, with_info
from ...core.settings import Setting
from ...widgets.icons import stone_icon
from ...widgets.labels import PlainLabel
from ...widgets.qt_texts import without_mnemonic
from ...widgets.scroll_areas import frameless_scroll_area
from .info_fields import (
    CHOICES,
    GAME_FIELDS,
    PLAYER_FIELDS,
    RULE_FIELDS,
    SOURCE_FIELDS,
    TITLES,
    ChoiceField,
    CommentField,
    DateField,
    InfoField,
    MinutesField,
    ResultField,
    WheelGuard,
    field_title,
    player_heading,
)
from .property_editor import PropertyEditor

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ....go import Colour
    from ....record import Tree
    from ...core.settings import Settings

GEOMETRY = Setting("game information/geometry", QByteArray())

_ICON = 16


class InfoDialog(QDialog):
    """Dialog with fields for the game information that SGF defines (FF[4]); only changed fields are
    written.
    """

    def __init__(self, tree: Tree, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Game Information"))
        self._tree = tree
        self._settings = settings
        self._guard = WheelGuard(self)
        texts = read_texts(tree)
        self.fields: dict[str, InfoField | CommentField] = {
            ident: self._field(ident, texts.get(ident, "")) for ident in TITLES
        }
        self.others = PropertyEditor(tree)
        self.tabs = QTabWidget()
        self.tabs.addTab(frameless_scroll_area(self._game_page()), self.tr("&Game"))
        self.tabs.addTab(self._source_page(), self.tr("&Source and comment"))
        self.tabs.addTab(self.others, self.tr("&Further properties"))
        ok, cancel = QDialogButtonBox.StandardButton.Ok, QDialogButtonBox.StandardButton.Cancel
        self.buttons = QDialogButtonBox(ok | cancel)
        self.ok_button = self.buttons.button(ok)
        self.ok_button.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.others.valid_changed.connect(self.ok_button.setEnabled)
        column = QVBoxLayout(self)
        column.addWidget(self.tabs)
        column.addWidget(self.buttons)
        if not self.restoreGeometry(settings.get(GEOMETRY)):
            self.resize(900, 640)
        self.fields["PB"].setFocus()

    def _field(self, ident: str, text: str) -> InfoField | CommentField:
        match ident:
            case "GC":
                return CommentField(ident, text)
            case "DT":
                return DateField(ident, text)
            case "RE":
                return ResultField(ident, text, self._guard)
        choices = CHOICES.get(ident)
        if choices is None:
            return InfoField(ident, text)
        kind = MinutesField if ident == "TM" else ChoiceField
        return kind(ident, text, choices, self._guard)

    def _game_page(self) -> QWidget:
        page = QWidget()
        below = QHBoxLayout()
        for title, idents in (
            (self.tr("Game"), GAME_FIELDS),
            (self.tr("Rules and result"), RULE_FIELDS),
        ):
            group = QGroupBox(title)
            group.setLayout(self._form(idents))
            below.addWidget(group, 1)
        column = QVBoxLayout(page)
        column.addWidget(self._players())
        column.addLayout(below)
        column.addStretch()
        return page

    def _players(self) -> QWidget:
        """Return a widget with both players' fields side by side; Tab visits one player after the
        other.
        """
        group = QGroupBox(self.tr("Players"))
        grid = QGridLayout(group)
        top = Qt.AlignmentFlag.AlignTop
        for column, (colour, idents) in enumerate(PLAYER_FIELDS.items(), 1):
            head = player_heading(colour)
            grid.addWidget(self._head(colour, head, self.fields[idents[0]]), 0, column)
            grid.setColumnStretch(column, 1)
            for row, ident in enumerate(idents, 1):
                title = field_title(ident)
                if column == 1:
                    grid.addWidget(PlainLabel(title), row, 0, top)
                grid.addWidget(self.fields[ident], row, column, top)
                _focus_widget(self.fields[ident]).setAccessibleName(f"{head}: {_plain(title)}")
        return group

    def _head(self, colour: Colour, text: str, field: QWidget) -> QWidget:
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, 0, 0)
        stone = PlainLabel()
        stone.setPixmap(stone_icon(colour).pixmap(_ICON, _ICON))
        row.addWidget(stone)
        row.addWidget(_label(text, field), 1)
        return head

    def _form(self, idents: Iterable[str]) -> QFormLayout:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for ident in idents:
            title = field_title(ident)
            form.addRow(_label(title, self.fields[ident]), self.fields[ident])
            _focus_widget(self.fields[ident]).setAccessibleName(_plain(title))
        return form

    def _source_page(self) -> QWidget:
        page = QWidget()
        page.setLayout(self._form(SOURCE_FIELDS))
        return page

    def changes(self) -> dict[str, str | None]:
        """Return the changed texts by property, with None for properties that were cleared."""
        return {
            ident: field.text.strip() or None
            for ident, field in self.fields.items()
            if field.is_edited
        }

    def edited_record(self) -> Tree:
        """Return the record with the changes, or the same object if nothing was changed."""
        return with_info(self.others.edited_record(self._tree), self.changes())

    def done(self, result: int) -> None:
        self._settings.set(GEOMETRY, self.saveGeometry())
        super().done(result)


def _label(text: str, field: QWidget) -> PlainLabel:
    """Return a label with a mnemonic that moves the focus to a field."""
    label = PlainLabel(text)
    label.setBuddy(_focus_widget(field))
    return label


def _plain(title: str) -> str:
    return without_mnemonic(title).rstrip(":")


def _focus_widget(field: QWidget) -> QWidget:
    """Return the widget that takes the keyboard focus in a field."""
    return field.focusProxy() or field
