"""What a comment names, as links: points, moves, and addresses of the web."""

from __future__ import annotations

from typing import TYPE_CHECKING

# PySide makes a class when it is first named, and start-up need not pay for that of the formats.
from PySide6 import QtGui
from PySide6.QtGui import QPalette, QSyntaxHighlighter

from ....notation.addresses import Address, find_addresses
from ....notation.prose import Mention, MoveMention, find_moves, find_names
from ...widgets.qt_texts import units

if TYPE_CHECKING:
    from PySide6.QtGui import QTextDocument

    from ....notation import Naming

Link = Mention | MoveMention | Address


def links_in(line: str, naming: Naming) -> list[tuple[int, int, Link]]:
    """The links in a line of text: where they begin and end as Qt counts, and what they are."""
    found: list[Link] = [*find_names(line, naming), *find_moves(line), *find_addresses(line)]
    return [(units(line, link.start), units(line, link.end), link) for link in found]


class LinkHighlighter(QSyntaxHighlighter):
    """Gives links their look, in whatever colours the window has."""

    def __init__(self, document: QTextDocument, naming: Naming) -> None:
        super().__init__(document)
        self.naming = naming
        self.palette = QPalette()

    def highlightBlock(self, text: str) -> None:
        for start, end, _ in links_in(text, self.naming):
            look = QtGui.QTextCharFormat()
            look.setForeground(self.palette.color(QPalette.ColorRole.Link))
            look.setFontUnderline(True)
            self.setFormat(start, end - start, look)
