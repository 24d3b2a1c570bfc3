"""A page of the manual, with its links."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QWidget

from .library import MADE
from .notation_page import USE
from .page_style import apply_page_style
from .pages import anchor

if TYPE_CHECKING:
    from .library import HelpLibrary

_SCHEME = "manual"
_ZOOMS = range(-4, 13)
"""Steps of zoom: points of type more or less."""


class Browser(QTextBrowser):
    """Shows pages of a library; links lead to others, to the web, or choose a notation."""

    turned = Signal(str)
    """Another page is shown, of this name."""
    use_asked = Signal(str)
    """The notation with this id is to be used."""
    zoomed = Signal(int)
    """Type is larger by so many points than usual."""

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
        """The name of the page that is shown."""
        return _name(self.source())

    def sizeHint(self) -> QSize:
        return QSize(720, 640)

    def show_page(self, name: str) -> None:
        """Turn to a page; one can go back to the one before."""
        if name != self.page:
            self.setSource(_address(name))

    def show_again(self) -> None:
        """Make the page again, as what it tells or its colours may be others now."""
        place = self.verticalScrollBar().value()
        self.reload()
        self.verticalScrollBar().setValue(place)

    def follow(self, url: QUrl) -> None:
        """Do what a link is for."""
        if url.toString().startswith(USE):
            self.use_asked.emit(url.toString().removeprefix(USE))
        elif url.scheme() in ("http", "https"):
            QDesktopServices.openUrl(url)
        else:
            there = self.source().resolved(url)
            self.show_page(_name(there))
            if there.hasFragment():
                self._show_heading(there.fragment())

    def use_zoom(self, zoom: int) -> None:
        """Let type be larger by so many points than usual."""
        zoom = min(max(zoom, _ZOOMS.start), _ZOOMS.stop - 1)
        if zoom != self._zoom:
            self.zoomInF(zoom - self._zoom)
            self._zoom = zoom
            self.zoomed.emit(zoom)

    def zoom_by(self, steps: int) -> None:
        """Let type be larger or smaller."""
        self.use_zoom(self._zoom + steps)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """The text of a page, or a picture on it."""
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
        self.turned.emit(_name(address))  # `source` is still the one before

    def _show_heading(self, wanted: str) -> None:
        block = self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() and anchor(block.text()) == wanted:
                # From the end one comes back to it: so it stands at the top.
                self.moveCursor(QTextCursor.MoveOperation.End)
                self.setTextCursor(QTextCursor(block))
                return
            block = block.next()


def _address(name: str) -> QUrl:
    """Where a page is; by the ending Qt knows how it is written."""
    return QUrl(f"{_SCHEME}:/{name}.{'html' if name in MADE else 'md'}")


def _name(address: QUrl) -> str:
    return address.fileName().partition(".")[0]
