"""Warnings about characters on pages that no installed font contains."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ...font_packages import by_font_package
from ...fonts import missing_characters
from ..blocks import plain_text
from ..text_warnings import TextWarning, TextWarningKind

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ..blocks import BoardBlock
    from ..sheet import Sheet, TextItem


def glyph_warnings(texts: Iterable[str]) -> list[TextWarning]:
    """Return a warning for each package with fonts for characters of texts that no font contains,
    and one for the characters for which no package is known.
    """
    characters = set[str]().union(*texts)
    return [
        TextWarning(
            TextWarningKind.GLYPHS_MISSING if package else TextWarningKind.GLYPHS_UNKNOWN,
            " ".join(found),
            new=package,
        )
        for package, found in by_font_package(missing_characters("".join(characters))).items()
    ]


def sheet_texts(sheet: Sheet) -> Iterator[str]:
    """Yield the texts that are drawn on a sheet, in several parts each."""
    for item in sheet.items:
        if hasattr(item, "drawn_texts"):  # far faster than a check for the interface
            yield from cast("TextItem", item).drawn_texts()


def board_texts(board: BoardBlock) -> Iterator[str]:
    """Yield the labels, the caption and the notes of a board."""
    yield from board.picture.labels()
    yield from map(plain_text, (board.caption, *board.note_table, *board.notes))
