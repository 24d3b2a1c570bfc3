"""Menus whose entries are not commands: recent and study records, notations, views, languages."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QActionGroup, QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QWidget

from ...assets import resource_path
from ...display_text import escape_name
from ...go import Symmetry
from ..actions.shortcuts.shortcut_schemes import NOTATION_KEYS
from ..core import closing
from ..core.i18n import LANGUAGES, tr_noop, translator
from ..core.languages import language_change_notice, language_will_change
from ..core.settings import LANGUAGE
from ..widgets.menu import Menu
from ..widgets.notation_choices import add_notations
from ..widgets.qt_texts import verbatim
from ..wording import terms

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from PySide6.QtGui import QAction

    from ..core.settings import Settings
    from ..core.view_settings import ViewSettings
    from ..files.document_io import DocumentIO


class RecentFilesMenu(QMenu):
    """Menu of recently opened files."""

    path_chosen = Signal(object)
    """Emitted with the path of the chosen file."""

    def __init__(self, document_io: DocumentIO, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Open &Recent"))
        self._document_io = document_io
        document_io.recent_changed.connect(self._fill)
        self._fill()

    def _fill(self) -> None:
        self.clear()
        for path in self._document_io.recent_files:
            self._add(path)
        self.addSeparator()
        clear = self.addAction(self.tr("&Clear Recent Files"))
        clear.triggered.connect(self._document_io.clear_recent)
        self.setEnabled(bool(self._document_io.recent_files))

    def _add(self, path: Path) -> None:
        action = self.addAction(verbatim(escape_name(path.name)))
        action.setStatusTip(escape_name(str(path)))
        action.triggered.connect(lambda: self.path_chosen.emit(path))


class NotationMenu(Menu):
    """Menu of all notations, with the current one checked."""

    def __init__(self, view_settings: ViewSettings, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.setTitle(self.tr("&Notation"))
        self.setToolTipsVisible(True)
        self._window = parent
        self._view_settings = view_settings
        self._choices: dict[str, QAction] = {}
        # The keys of the entries until the entries exist.
        self._keys = [
            QShortcut(QKeySequence(key), parent, partial(self._choose, place))
            for place, key in enumerate(NOTATION_KEYS)
        ]
        self.fill_when_shown(self._add_entries)
        view_settings.changed.connect(self._refresh)

    def __getitem__(self, key: str) -> QAction:
        """Return the action that selects the notation with this id."""
        self.fill()
        return self._choices[key]

    def _add_entries(self) -> None:
        for shortcut in self._keys:
            shortcut.setEnabled(False)
            closing.dispose(shortcut)
        self._choices = add_notations(self, self._view_settings.set_notation)
        for key, action in zip(NOTATION_KEYS, self._choices.values(), strict=False):
            action.setShortcut(QKeySequence(key))
        self._window.addActions(self.actions())
        self._refresh()

    def _choose(self, place: int) -> None:
        self.fill()
        self.actions()[place].trigger()

    def _refresh(self) -> None:
        if self.is_filled:
            self._choices[self._view_settings.notation.id].setChecked(True)


class SecondNotationMenu(Menu):
    """Menu for selecting the second notation, or none."""

    def __init__(self, view_settings: ViewSettings, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.setTitle(self.tr("&Second Notation"))
        self.setToolTipsVisible(True)
        self._view_settings = view_settings
        self.fill_when_shown(self._add_entries)
        view_settings.changed.connect(self._refresh)

    def _add_entries(self) -> None:
        view_settings = self._view_settings
        none = self.addAction(self.tr("&None"))
        self.addSeparator()
        self._choices = add_notations(self, view_settings.set_second_notation)
        none.setCheckable(True)
        none.triggered.connect(lambda: view_settings.set_second_notation(""))
        next(iter(self._choices.values())).actionGroup().addAction(none)
        self._none = none
        self._refresh()

    def _refresh(self) -> None:
        if not self.is_filled:
            return
        second = self._view_settings.display_options.second
        (self._none if second is None else self._choices[second.id]).setChecked(True)


class LanguageMenu(Menu):
    """Menu of languages, each under its native name, with the selected one checked."""

    message_posted = Signal(str)
    """Emitted with a message that the language changes at the next start."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.setTitle(self.tr("Lan&guage"))
        self._settings = settings
        self._choices: dict[str, QAction] = {}
        self.fill_when_shown(self._add_entries)
        closing.connect_until_closed(self, settings.changed, self._refresh)

    def _add_entries(self) -> None:
        group = QActionGroup(self)
        for key, title in {"": self.tr("&System Default"), **LANGUAGES}.items():
            action = self.addAction(title)
            action.setCheckable(True)
            action.triggered.connect(lambda _checked=False, key=key: self._choose(key))
            group.addAction(action)
            self._choices[key] = action
        self._refresh()

    def __getitem__(self, key: str) -> QAction:
        """Return the action that selects a language; an empty key stands for the system
        language.
        """
        self.fill()
        return self._choices[key]

    def _choose(self, key: str) -> None:
        self._settings.set(LANGUAGE, key)
        if language_will_change(self._settings):
            self.message_posted.emit(language_change_notice())

    def _refresh(self) -> None:
        if self.is_filled:
            self._choices[self._settings.get(LANGUAGE)].setChecked(True)


class ViewsMenu(Menu):
    """Menu of the eight views of the board, with the current one checked."""

    def __init__(self, view_settings: ViewSettings, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.setTitle(self.tr("All E&ight Views"))
        self._view_settings = view_settings
        self._views: dict[Symmetry, QAction] = {}
        self.fill_when_shown(self._add_entries)
        view_settings.changed.connect(self._refresh)

    def _add_entries(self) -> None:
        group = QActionGroup(self)
        for view in Symmetry:
            action = self.addAction(terms.view_name(view))
            action.setCheckable(True)
            action.triggered.connect(lambda _checked=False, view=view: self._choose(view))
            group.addAction(action)
            self._views[view] = action
        self._refresh()

    def _choose(self, view: Symmetry) -> None:
        self._view_settings.set_view(view)

    def _refresh(self) -> None:
        if self.is_filled:
            self._views[self._view_settings.view].setChecked(True)


_S = "Studies"
_tr = translator(_S)

STUDIES: Mapping[str, str] = {
    "chains-and-liberties.sgf": tr_noop(_S, "&Chains and Liberties"),
    "score.sgf": tr_noop(_S, "&Scoring"),
    "small-boards.sgf": tr_noop(_S, "S&mall Boards"),
    "eyes.sgf": tr_noop(_S, "&Eyes"),
    "safe-families.sgf": tr_noop(_S, "Safe &Families and Unconditional Life"),
    "capture-and-ko.sgf": tr_noop(_S, "C&apture and Ko"),
}
"""Titles of the tutorial files, in the order in which they should be read."""


class StudyRecordsMenu(QMenu):
    """Menu for opening a tutorial on life and death as a new record."""

    def __init__(self, document_io: DocumentIO, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Study &Records"))
        self._document_io = document_io
        for name, title in STUDIES.items():
            action = self.addAction(_tr(title))
            action.triggered.connect(lambda _checked=False, name=name: self._open(name))

    def _open(self, name: str) -> None:
        self._document_io.open_untitled(resource_path("study", name))
