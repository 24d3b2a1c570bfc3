"""Text browser for pages of the manual."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QWidget

from .library import GENERATED_PAGES
from .notation_page import NOTATION_LINK
from .page_style import apply_page_style
from .pages import heading_anchor

if TYPE_CHECKING:
    from .library import HelpLibrary

_SCHEME = "manual"
_ZOOMS = range(-4, 13)
"""Zoom range: points added to the font size."""


class ManualBrowser(QTextBrowser):
    """Shows help pages; links open other pages or web addresses, or choose a notation."""

    turned = Signal(str)
    """Another page is shown; carries its name."""
    use_asked = Signal(str)
    """The user chose the notation with this id."""
    zoomed = Signal(int)
    """The zoom has changed, in points."""

    def __init__(self, library: HelpLibrary, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._zoom = 0
        self.setOpenLinks(False)
        self.setAccessibleName(self.tr("Page"))
        self.anchorClicked.connect(self.follow)
        self.sourceChanged.connect(self._turn)

    @property
    def page(self) -> str:
        """The name of the current page."""
        return _name(self.source())

    def sizeHint(self) -> QSize:
        return QSize(720, 640)

    def show_page(self, name: str) -> None:
        """Show a page and add it to the history."""
        if name != self.page:
            self.setSource(_address(name))

    def show_again(self) -> None:
        """Reload the page, as its contents or colours may have changed."""
        place = self.verticalScrollBar().value()
        self.reload()
        self.verticalScrollBar().setValue(place)

    def follow(self, url: QUrl) -> None:
        """Follow a link."""
        if url.toString().startswith(NOTATION_LINK):
            self.use_asked.emit(url.toString().removeprefix(NOTATION_LINK))
        elif url.scheme() in ("http", "https"):
            QDesktopServices.openUrl(url)
        else:
            there = self.source().resolved(url)
            self.show_page(_name(there))
            if there.hasFragment():
                self._show_heading(there.fragment())

    def use_zoom(self, zoom: int) -> None:
        """Set the zoom in points."""
        zoom = min(max(zoom, _ZOOMS.start), _ZOOMS.stop - 1)
        if zoom != self._zoom:
            self.zoomInF(zoom - self._zoom)
            self._zoom = zoom
            self.zoomed.emit(zoom)

    def zoom_by(self, steps: int) -> None:
        """Zoom in or out by a number of steps."""
        self.use_zoom(self._zoom + steps)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return the text of a page or an image in it."""
        address = QUrl(name)
        if address.path().startswith("/pictures/"):
            return self._library.picture(address.fileName())
        return self._library.text(_name(address))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and not self.source().isEmpty():
            self.show_again()

    def _turn(self, address: QUrl) -> None:
        apply_page_style(self.document(), self.palette())
        self.turned.emit(_name(address))  # `source` is still the previous one

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
    """Return the URL of a page; Qt detects the format from the extension."""
    return QUrl(f"{_SCHEME}:/{name}.{'html' if name in GENERATED_PAGES else 'md'}")


def _name(address: QUrl) -> str:
    return address.fileName().partition(".")[0]
