"""Text search in all pages of the manual."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QTextCursor, QTextDocument

from .library import GENERATED_PAGES

if TYPE_CHECKING:
    from .browser import ManualBrowser
    from .library import HelpLibrary


class ManualSearch(QObject):
    """Moves between occurrences of a text, page by page."""

    def __init__(self, library: HelpLibrary, browser: ManualBrowser) -> None:
        super().__init__(browser)
        self._library = library
        self._browser = browser
        self._texts: dict[str, str] = {}

    def typed(self, text: str) -> bool:
        """Find a text while it is typed, from the start of the previous match."""
        cursor = self._browser.textCursor()
        cursor.setPosition(cursor.selectionStart())
        self._browser.setTextCursor(cursor)
        return not text or self.go(text)

    def go(self, text: str, *, back: bool = False) -> bool:
        """Find the next or previous occurrence; return whether there is one."""
        if self._here(text, back):
            return True
        for page in self._others(back):
            if text.lower() in self._text(page):
                self._browser.show_page(page)
                self._begin(back)
                return self._here(text, back)
        return False

    def _here(self, text: str, back: bool) -> bool:
        flags = QTextDocument.FindFlag.FindBackward if back else QTextDocument.FindFlag(0)
        return self._browser.find(text, flags)

    def _begin(self, back: bool) -> None:
        moves = QTextCursor.MoveOperation
        self._browser.moveCursor(moves.End if back else moves.Start)

    def _others(self, back: bool) -> list[str]:
        """Return the pages in search order, the current one last."""
        names = [page.name for page in self._library.contents()]
        if back:
            names.reverse()
        here = names.index(self._browser.page)
        return names[here + 1 :] + names[: here + 1]

    def _text(self, page: str) -> str:
        """Return a page's text in lower case; like Qt, ß is not folded to ss."""
        if page not in self._texts:
            document, source = QTextDocument(), self._library.text(page)
            if page in GENERATED_PAGES:
                document.setHtml(source)
            else:
                document.setMarkdown(source)
            self._texts[page] = document.toPlainText().lower()
        return self._texts[page]
