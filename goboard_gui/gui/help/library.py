"""Pages and images of the help window, both written and generated."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtGui import QImage

from ...assets import resource
from ..core.i18n import tr_noop, translator
from ..core.languages import running_language
from .notation_page import render_board, render_notation_page
from .pages import ManualPage, manual_pages, page_text, picture_file

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...diagram.theme import Theme
    from ...notation import Notation

_H = "Help"
_tr = translator(_H)

NOTATIONS = "notations"
NEWS = "news"
GENERATED_PAGES = frozenset({NOTATIONS})
"""Generated pages, in HTML."""

WIDEST = 640
"""Maximum width of an image in logical pixels."""
_SHARP = 2
"""Pixels per logical pixel of a generated image."""

_BOARDS = "notation-"
"""Prefix of the image names of notations, before the id."""


class HelpLibrary:
    """Source of page texts and images, generated anew for each request."""

    def __init__(
        self,
        notation: Callable[[], Notation],
        theme: Callable[[], Theme],
    ) -> None:
        """The functions return the notation in use and the board theme."""
        self._notation = notation
        self._theme = theme

    def contents(self) -> list[ManualPage]:
        """Return all pages: the manual, the notations and what's new."""
        return [
            *manual_pages(running_language()),
            ManualPage(NOTATIONS, _tr(tr_noop(_H, "About the notations"))),
            ManualPage(NEWS, _tr(tr_noop(_H, "What's new"))),
        ]

    def text(self, name: str) -> str:
        """Return a page as Markdown or HTML, or "" if it does not exist."""
        if name == NOTATIONS:
            return render_notation_page(self._notation(), _BOARDS)
        with suppress(FileNotFoundError):
            return page_text(name, running_language())
        if name == NEWS:  # in its original language
            return resource("CHANGELOG.md").read_text(encoding="utf-8")
        return ""

    def picture(self, name: str) -> QImage:
        """Return an image of a page at its display size, or a null image."""
        if name.startswith(_BOARDS):
            return render_board(name.removeprefix(_BOARDS), self._theme())
        try:
            image = QImage(str(picture_file(name, running_language())))
        except FileNotFoundError:
            return QImage()
        image.setDevicePixelRatio(max(_SHARP, image.width() / WIDEST))
        return image
