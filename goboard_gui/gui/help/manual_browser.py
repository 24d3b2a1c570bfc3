"""Text browser for pages of the manual, with their style and a search of all pages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QDesktopServices,
    QPalette,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from ..actions.shortcuts.command_names import command_keywords, command_name, commands_by_menu
from ..core.languages import active_language
from .manual import GENERATED_PAGES, NOTATION_LINK, heading_anchor
from .manual_search import Paragraph, Section, match_word, search_sections

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from .manual import HelpLibrary
    from .manual_search import Hit, TextRange

MARGIN = 20
"""Page margin in logical pixels."""

_LEADING = 118.0
"""Line height in per cent."""
_PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"
_ABOVE = {1: 0.0, 2: 20.0, 3: 14.0}
"""Space above headings in logical pixels, by level."""
_BELOW_HEADING = 6.0
_BELOW = 8.0
_BELOW_ITEM = 4.0
_CELL = 5.0
_FAINT = 0.15


def apply_page_style(document: QTextDocument, palette: QPalette) -> None:
    """Set margins and spacing of headings, paragraphs, lists and tables."""
    changes = QTextCursor(document)
    changes.beginEditBlock()  # lay out the page once, and not for each block
    document.setDocumentMargin(MARGIN)
    background = palette.color(QPalette.ColorRole.AlternateBase)
    for block in _all_blocks(document):
        _set_block_spacing(block, background)
    _remove_empty_headers(document)
    for table in _tables(document):
        _draw_table_lines(table, _table_line_colour(palette))
    changes.endEditBlock()


def _all_blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _tables(document: QTextDocument) -> Iterator[QTextTable]:
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable) and frame.format().border():
            yield frame


def _set_block_spacing(block: QTextBlock, background: QColor) -> None:
    form = block.blockFormat()
    cursor = QTextCursor(block)
    if cursor.currentTable() is not None:
        return
    level = form.headingLevel()
    if level:
        form.setTopMargin(_ABOVE.get(level, 0.0))
        form.setBottomMargin(_BELOW_HEADING)
    elif _is_command(block):
        form.setBackground(background)
        form.setLeftMargin(_CELL)
        form.setBottomMargin(0.0 if _is_command(block.next()) else _BELOW)
    else:
        if _PICTURE not in block.text():
            form.setLineHeight(_LEADING, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        form.setTopMargin(0.0)
        within = cursor.currentList() and block.next().textList()
        form.setBottomMargin(_BELOW_ITEM if within else _BELOW)
    cursor.setBlockFormat(form)


def _is_command(block: QTextBlock) -> bool:
    """Return whether a paragraph is an indented command line."""
    return block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeLanguage.value)


def _remove_empty_headers(document: QTextDocument) -> None:
    """Remove the headers of tables that are empty; Markdown requires a header row."""
    for table in _tables(document):
        head = (table.cellAt(0, column) for column in range(table.columns()))
        if all(cell.firstCursorPosition() == cell.lastCursorPosition() for cell in head):
            table.removeRows(0, 1)


def _draw_table_lines(table: QTextTable, colour: QColor) -> None:
    form = table.format()
    form.setBorder(1)
    form.setBorderBrush(colour)
    form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    form.setBorderCollapse(True)
    form.setCellPadding(_CELL)
    form.setTopMargin(_BELOW_ITEM)
    form.setBottomMargin(_BELOW + _BELOW_ITEM)
    form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    table.setFormat(form)


def _table_line_colour(palette: QPalette) -> QColor:
    """Return the colour of the lines in tables."""
    colour = palette.color(QPalette.ColorRole.Text)
    colour.setAlphaF(_FAINT)
    return colour


_SCHEME = "manual"
_ZOOMS = range(-4, 13)
"""Zoom range: points added to the font size."""
_LANGUAGES_WITH_COMPOUNDS = frozenset({"de"})
_HIGHLIGHT = 0.3
"""Opacity of the background of matches."""


class ManualBrowser(QTextBrowser):
    """Text browser for manual pages; its links open pages or web addresses, or choose a
    notation.
    """

    page_changed = Signal(str)
    """Another page is shown; carries its name."""
    notation_chosen = Signal(str)
    """The user chose the notation with this id."""
    zoomed = Signal(int)
    """The zoom has changed, in points."""

    def __init__(self, library: HelpLibrary, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._zoom = 0
        self.setOpenLinks(False)
        self.setAccessibleName(self.tr("Manual page"))
        self.anchorClicked.connect(self.follow_link)
        self.sourceChanged.connect(self._page_opened)

    @property
    def page_name(self) -> str:
        """The name of the current page."""
        return _name(self.source())

    def sizeHint(self) -> QSize:
        return QSize(720, 640)

    def show_page(self, name: str) -> None:
        """Show a page and add it to the history."""
        if name != self.page_name:
            self.setSource(_address(name))

    def refresh(self) -> None:
        """Reload the page, as its contents or colours may have changed."""
        place = self.verticalScrollBar().value()
        self.reload()
        self.verticalScrollBar().setValue(place)

    def follow_link(self, url: QUrl) -> None:
        """Follow a link: open a page or a web address, or choose a notation."""
        if url.toString().startswith(NOTATION_LINK):
            self.notation_chosen.emit(url.toString().removeprefix(NOTATION_LINK))
        elif url.scheme() in ("http", "https"):
            QDesktopServices.openUrl(url)
        else:
            there = self.source().resolved(url)
            self.show_page(_name(there))
            if there.hasFragment():
                self._show_heading(there.fragment())

    def set_zoom(self, zoom: int) -> None:
        """Set the zoom, in points relative to the normal font size."""
        zoom = min(max(zoom, _ZOOMS.start), _ZOOMS.stop - 1)
        if zoom != self._zoom:
            self.zoomInF(zoom - self._zoom)
            self._zoom = zoom
            self.zoomed.emit(zoom)

    def zoom_by(self, steps: int) -> None:
        """Zoom in or out by a number of steps."""
        self.set_zoom(self._zoom + steps)

    def highlight(self, places: Iterable[TextRange]) -> None:
        """Highlight ranges of the page, and no others."""
        colour = self.palette().color(QPalette.ColorRole.Highlight)
        colour.setAlphaF(_HIGHLIGHT)
        selections = []
        for place in places:
            selection = QTextEdit.ExtraSelection()
            selection.cursor = self._cursor_at(place)
            selection.format.setBackground(colour)
            selections.append(selection)
        self.setExtraSelections(selections)

    def select(self, place: TextRange) -> None:
        """Select a range of the page and scroll it to the upper part of the window."""
        self.setTextCursor(self._cursor_at(place))
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + self.cursorRect().top() - self.viewport().height() // 4)

    def _cursor_at(self, place: TextRange) -> QTextCursor:
        cursor = QTextCursor(self.document())
        cursor.setPosition(place.start)
        cursor.setPosition(place.end, QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return the text of a page, or an image of the manual."""
        address = QUrl(name)
        if address.path().startswith("/pictures/"):
            return self._library.image(address.fileName())
        return self._library.page_source(_name(address))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and not self.source().isEmpty():
            self.refresh()

    def _page_opened(self, address: QUrl) -> None:
        apply_page_style(self.document(), self.palette())
        self.page_changed.emit(_name(address))  # `source` is still the previous one

    def _show_heading(self, wanted: str) -> None:
        block = self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() and heading_anchor(block.text()) == wanted:
                # Search continues from the top after the end, so start there.
                self.moveCursor(QTextCursor.MoveOperation.End)
                self.setTextCursor(QTextCursor(block))
                return
            block = block.next()


def _address(name: str) -> QUrl:
    """Return the URL of a page, with an extension from which Qt detects the text format."""
    return QUrl(f"{_SCHEME}:/{name}.{'html' if name in GENERATED_PAGES else 'md'}")


def _name(address: QUrl) -> str:
    return address.fileName().partition(".")[0]


class ManualSearch:
    """Search of all pages, which shows hits in the browser with their matches highlighted."""

    def __init__(self, library: HelpLibrary, browser: ManualBrowser) -> None:
        self._library = library
        self._browser = browser
        self._sections: list[Section] = []

    def find(self, query: str) -> list[Hit]:
        """Return the sections that contain all words of a query, best first."""
        if not self._sections:
            for page in self._library.pages():
                self._sections += _sections(page.name, self._page_document(page.name))
        compounds = active_language() in _LANGUAGES_WITH_COMPOUNDS
        return search_sections(
            self._sections, query, compounds=compounds, synonyms=_commands_called(query)
        )

    def show_hit(self, hit: Hit) -> None:
        """Show the page of a hit, with its first match selected."""
        self._browser.show_page(hit.page)
        self._browser.highlight(hit.places)
        self._browser.select(hit.place)

    def clear_highlights(self) -> None:
        """Remove the highlights."""
        self._browser.highlight([])

    def forget_pages(self) -> None:
        """Discard the cached pages, so that the next search reads their current texts."""
        self._sections = []

    def _page_document(self, page: str) -> QTextDocument:
        """Return a page as a text document with the same character positions as in the browser."""
        document, source = QTextDocument(), self._library.page_source(page)
        if page in GENERATED_PAGES:
            document.setHtml(source)
        else:
            document.setMarkdown(source)
        _remove_empty_headers(document)
        return document


def _commands_called(query: str) -> list[str]:
    """Return the names of the commands that the command palette finds by these search words.

    They are preceded by the titles of their menus; names of several words are also given alone.
    """
    words = _words(query)
    names = []
    for menu, commands in commands_by_menu() if words else ():
        for command, name in commands:
            aliases = map(_words, command_keywords(command).split(","))
            if any(all(_begins(word, alias) for word in words) for alias in aliases):
                names.append(f"{menu} {name}")
                if len(_words(own := command_name(command))) > 1:
                    names.append(own)
    return names


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text)


def _begins(word: str, texts: Sequence[str]) -> bool:
    """Return whether a word equals one of the texts or is the beginning of one."""
    return any(match_word(word.casefold(), text) is not None for text in texts)


def _sections(page: str, document: QTextDocument) -> Iterator[Section]:
    """Split a page at its headings."""
    paragraphs: list[Paragraph] = []
    for block in _all_blocks(document):
        if block.blockFormat().headingLevel() and paragraphs:
            yield Section(page, paragraphs[0].text, paragraphs)
            paragraphs = []
        paragraphs.append(Paragraph(block.text(), block.position()))
    yield Section(page, paragraphs[0].text, paragraphs)
