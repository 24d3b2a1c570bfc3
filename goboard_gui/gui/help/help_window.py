"""Window of the manual: contents on the left, a page on the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QStackedWidget,
    QStyledItemDelegate,
    QVBoxLayout,
    QWidget,
)

from ..actions.preference_table import preferred_paper
from ..core import closing
from ..core.settings import Setting
from ..widgets import appearance
from ..widgets.buttons import IconButton, TextButton
from ..widgets.labels import PlainLabel
from ..widgets.text_fields import FindField
from .manual import NOTATIONS_PAGE, HelpLibrary
from .manual_browser import ManualBrowser, ManualSearch

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QCloseEvent
    from PySide6.QtWidgets import QStyleOptionViewItem

    from ..core.settings import Settings
    from ..core.view_settings import ViewSettings
    from .manual_search import Hit

GEOMETRY = Setting("help/geometry", QByteArray())
ZOOM = Setting("help/zoom", 0)

_NAME = Qt.ItemDataRole.UserRole
_SPACE = 3
"""Pixels above and below each item of a list."""


class HelpWindow(QDialog):
    """Modeless window of the manual; its size and zoom are saved."""

    def __init__(
        self,
        view_settings: ViewSettings,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Goboard Manual"))
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._view_settings = view_settings
        self._settings = settings
        self._library = HelpLibrary(
            lambda: view_settings.notation, lambda: appearance.board_theme(settings)
        )
        self.contents = _wrapping_list()
        self.results = _wrapping_list()
        self._lists = QStackedWidget()
        self.browser = ManualBrowser(self._library)
        self.field = FindField()
        self.status = PlainLabel()
        self._search = ManualSearch(self._library, self.browser)
        self._titles = {page.name: page.title for page in self._library.pages()}
        self._hits: list[Hit] = []
        self._build_buttons()
        self._list_pages()
        self._lay_out()
        self._connect()
        self.browser.set_zoom(settings.get(ZOOM))
        if not self.restoreGeometry(settings.get(GEOMETRY)):
            self.resize(980, 720)

    def show_page(self, name: str) -> None:
        """Show the named page; if the name is empty, keep the current page or show the first
        one.
        """
        if name or not self.browser.page_name:
            self.browser.show_page(name or self.contents.item(0).data(_NAME))
        self.browser.setFocus()

    def _build_buttons(self) -> None:
        browser = self.browser
        self.back = IconButton("back", self.tr("Back"), browser.backward)
        self.forward = IconButton("forward", self.tr("Forward"), browser.forward)
        self.previous = IconButton(
            "find-previous", self.tr("Previous result"), lambda: self._step(-1)
        )
        self.next = IconButton("find-next", self.tr("Next result"), lambda: self._step(1))
        self.smaller = TextButton(
            self.tr("A−"), self.tr("Smaller text"), lambda: browser.zoom_by(-1)
        )
        self.larger = TextButton(self.tr("A+"), self.tr("Larger text"), lambda: browser.zoom_by(1))
        self.print_button = IconButton("print", self.tr("Print this page…"), self._print)

    def _lay_out(self) -> None:
        above = QHBoxLayout()
        above.addWidget(self.back)
        above.addWidget(self.forward)
        above.addWidget(self.field, 1)
        above.addWidget(self.status)
        for button in (self.previous, self.next, self.smaller, self.larger, self.print_button):
            above.addWidget(button)
        splitter = QSplitter()
        splitter.setChildrenCollapsible(False)
        self._lists.addWidget(self.contents)
        self._lists.addWidget(self.results)
        splitter.addWidget(self._lists)
        splitter.addWidget(self.browser)
        splitter.setStretchFactor(1, 1)
        around = 2 * (self.contents.frameWidth() + self.contents.spacing())
        titles = self.contents.sizeHintForColumn(0) + around
        splitter.setSizes([titles, 3 * titles])
        column = QVBoxLayout(self)
        column.addLayout(above)
        column.addWidget(splitter, 1)
        self.contents.setAccessibleName(self.tr("Contents"))
        self.results.setAccessibleName(self.tr("Search results"))
        self.field.setPlaceholderText(self.tr("Find in the manual"))
        self.field.setAccessibleName(self.tr("Find"))
        self.field.setClearButtonEnabled(True)

    def _connect(self) -> None:
        self.contents.currentItemChanged.connect(self._show_item)
        self.browser.page_changed.connect(self._page_changed)
        self.browser.notation_chosen.connect(self._view_settings.set_notation)
        self.browser.zoomed.connect(lambda zoom: self._settings.set(ZOOM, zoom))
        self.browser.backwardAvailable.connect(self.back.setEnabled)
        self.browser.forwardAvailable.connect(self.forward.setEnabled)
        closing.connect_until_closed(self, self._view_settings.changed, self._notation_chosen)
        self.results.currentItemChanged.connect(self._show_result)
        self.results.itemClicked.connect(self._show_result)
        self.field.textChanged.connect(self._find)
        self.field.next_requested.connect(lambda: self._step(1))
        self.field.previous_requested.connect(lambda: self._step(-1))
        self.field.closed.connect(self._end_search)
        for button in (self.back, self.forward):
            button.setEnabled(False)
        standard = QKeySequence.StandardKey
        for keys, slot in (
            (standard.Find, self._focus_find_field),
            (standard.FindNext, lambda: self._step(1)),
            (standard.FindPrevious, lambda: self._step(-1)),
            (standard.Print, self._print),
            (standard.ZoomIn, lambda: self.browser.zoom_by(1)),
            (standard.ZoomOut, lambda: self.browser.zoom_by(-1)),
            (QKeySequence("Ctrl+0"), lambda: self.browser.set_zoom(0)),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)

    def _list_pages(self) -> None:
        for name, title in self._titles.items():
            item = QListWidgetItem(title)
            item.setData(_NAME, name)
            self.contents.addItem(item)

    def _show_item(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.browser.show_page(item.data(_NAME))

    def _page_changed(self, name: str) -> None:
        """Select the current page in the contents."""
        with QSignalBlocker(self.contents):  # or it would be loaded again
            for row in range(self.contents.count()):
                if self.contents.item(row).data(_NAME) == name:
                    self.contents.setCurrentRow(row)

    def _notation_chosen(self) -> None:
        """Update the mark that shows which notation is in use."""
        if self.browser.page_name == NOTATIONS_PAGE:
            self.browser.refresh()
        self._search.forget_pages()

    def _focus_find_field(self) -> None:
        self.field.setFocus()
        self.field.selectAll()

    def _find(self, query: str) -> None:
        """List the results of a search in place of the contents, and show the first one."""
        searching = bool(query.strip())
        self._lists.setCurrentWidget(self.results if searching else self.contents)
        self._hits = self._search.find(query) if searching else []
        with QSignalBlocker(self.results):
            self.results.clear()
            for hit in self._hits:
                title = self._titles[hit.page]
                place = title if hit.heading == title else f"{title} ▸ {hit.heading}"
                item = QListWidgetItem(
                    place if hit.excerpt == hit.heading else f"{place}\n{hit.excerpt}"
                )
                self.results.addItem(item)
        self._search.clear_highlights()
        self.status.setText(self.tr("Not found") if searching and not self._hits else "")
        self.results.setCurrentRow(0)

    def _step(self, rows: int) -> None:
        """Go forward by a number of results, from the last one to the first."""
        if count := self.results.count():
            self.results.setCurrentRow((self.results.currentRow() + rows) % count)

    def _show_result(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            row = self.results.row(item)
            self._search.show_hit(self._hits[row])
            text = self.tr("{number} of {count}")
            self.status.setText(text.format(number=row + 1, count=len(self._hits)))

    def _end_search(self) -> None:
        self.field.clear()
        self.browser.setFocus()

    def _print(self) -> None:
        from ..widgets.printing import print_text

        title, paper = self.contents.currentItem().text(), preferred_paper(self._settings)
        if text := print_text(self, title, self.browser.print_, paper):
            self.status.setText(text)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._settings.set(GEOMETRY, self.saveGeometry())
        super().closeEvent(event)

    def done(self, result: int) -> None:
        self._settings.set(GEOMETRY, self.saveGeometry())
        super().done(result)


def _wrapping_list() -> QListWidget:
    """Return a list whose items wrap instead of scrolling sideways."""
    listed = QListWidget()
    listed.setItemDelegate(_SpacedDelegate(listed))
    listed.setWordWrap(True)
    listed.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    listed.setResizeMode(QListWidget.ResizeMode.Adjust)
    return listed


class _SpacedDelegate(QStyledItemDelegate):
    """Delegate that leaves space above and below each item.

    Unlike with `QListView.setSpacing`, wrapped items are as high in the layout as they are painted.
    """

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return super().sizeHint(option, index) + QSize(0, 2 * _SPACE)
