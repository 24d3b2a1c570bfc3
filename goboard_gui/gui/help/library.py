"""What the window of help can show, by its address: written pages, and those that are made."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtGui import QImage

from ...assets import resource
from ..core.i18n import tr_noop, translator
from ..core.languages import running_language
from . import pages
from .notation_page import render_board, render_notation_page
from .pages import ManualPage

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...diagram.theme import Theme
    from ...notation import Notation

_H = "Help"
_tr = translator(_H)

NOTATIONS = "notations"
NEWS = "news"
MADE = frozenset({NOTATIONS})
"""Pages that the program makes, as HTML."""

WIDEST = 640
"""How wide a picture is shown at most, in logical pixels."""
_SHARP = 2
"""How many pixels of a picture there are for a logical one."""

_BOARDS = "notation-"
"""Before the id of a notation in the name of its picture."""


class HelpLibrary:
    """Texts and pictures. Nothing is kept: a page that is asked for again is made again."""

    def __init__(
        self,
        notation: Callable[[], Notation],
        theme: Callable[[], Theme],
    ) -> None:
        """What notation is chosen in the window it is for, and how boards look there."""
        self._notation = notation
        self._theme = theme

    def contents(self) -> list[ManualPage]:
        """All pages: those of the manual, the notations, and what is new."""
        return [
            *pages.contents(running_language()),
            ManualPage(NOTATIONS, _tr(tr_noop(_H, "About the notations"))),
            ManualPage(NEWS, _tr(tr_noop(_H, "What's new"))),
        ]

    def text(self, name: str) -> str:
        """A page as Markdown, or as HTML if that is how it is made; empty if there is none."""
        if name == NOTATIONS:
            return render_notation_page(self._notation(), _BOARDS)
        with suppress(FileNotFoundError):
            return pages.page_text(name, running_language())
        if name == NEWS:  # in the language in which it is kept
            return resource("CHANGELOG.md").read_text(encoding="utf-8")
        return ""

    def picture(self, name: str) -> QImage:
        """A picture of a page, as large as it is to be shown; null if there is none."""
        if name.startswith(_BOARDS):
            return render_board(name.removeprefix(_BOARDS), self._theme())
        try:
            image = QImage(str(pages.picture_file(name, running_language())))
        except FileNotFoundError:
            return QImage()
        image.setDevicePixelRatio(max(_SHARP, image.width() / WIDEST))
        return image
