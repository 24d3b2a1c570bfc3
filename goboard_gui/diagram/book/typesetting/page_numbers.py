"""Running heads and page numbers, which are added to the sheets of a book."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from ..page_setup import PageSide
from ..phrases import fill_template
from ..sheet import PageNumber
from ..text_warnings import TextWarning, TextWarningKind
from .page_areas import footer_top, head_top, text_area
from .page_marks import MarkKind, PageMark, first_mark, marks_on
from .paragraphs import MarginLine, TypesetLine
from .styles import Styles

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..page_setup import PageSetup
    from ..phrases import Phrases
    from ..sheet import Sheet
    from .flow import MovableItem
    from .pagination import BookPage
    from .styles import TypeStyle

_WITHOUT_NUMBER = frozenset({MarkKind.TITLE_PAGE, MarkKind.BLANK})
_WITHOUT_HEAD = _WITHOUT_NUMBER | {MarkKind.HEADING, MarkKind.CONTENTS}
_DASHES = " –—-"
_ELLIPSIS = "…"
_SEPARATORS = " ,;:–—-·|/("
_TITLE_GAP = 2.0
"""The minimum distance between the two titles of a running head, in ems."""


def sheets_with_numbers(pages: Sequence[BookPage], title: str, phrases: Phrases) -> Iterator[Sheet]:
    """Yield the sheets of a book with this title, with running heads and page numbers.

    A head has the title of the book, and that of the game or chapter with which the page begins.
    There is no head on a page that begins with a title, and neither head nor number on a title page
    or a blank page. Between mirrored margins, everything on left pages is moved. The first sheet on
    which a title is shortened has a warning.
    """
    chapter = ""
    shortened: set[str] = set()
    last = pages[-1].label if pages else ""
    for index, page in enumerate(pages):
        # Pages are on both sides in turn, whatever numbers they have.
        side = PageSide.of_number(pages[0].number + index)
        setup = page.setup.on_side(side)
        sheet = _moved(page.sheet, setup.margins.left - page.setup.margins.left)
        starts = [mark.start.title for mark in marks_on(sheet) if mark.start is not None]
        first = first_mark(sheet)
        kind = first.kind if first else None
        if kind is MarkKind.START and starts:
            chapter = starts[0]
        added: list[MarginLine] = []
        cut: list[str] = []
        if pages[0].setup.running_heads and kind not in _WITHOUT_HEAD:
            added += _head(title, chapter, setup, side, cut)
        if pages[0].setup.page_numbers and kind not in _WITHOUT_NUMBER:
            phrase = "{page}" if page.is_roman else phrases.footer
            added.append(_footer(title, phrase, page.label, last, setup, side, cut))
        number = PageNumber(page.number, page.is_roman)
        new = [text for text in dict.fromkeys(cut) if text not in shortened]
        shortened.update(new)
        warnings = tuple(TextWarning(TextWarningKind.HEAD_SHORTENED, text) for text in new)
        marks = (PageMark(MarkKind.WARNINGS, warnings=warnings),) if warnings else ()
        yield replace(sheet, items=(*sheet.items, *marks, *added), page_number=number)
        if starts:
            chapter = starts[-1]


def _moved(sheet: Sheet, distance: float) -> Sheet:
    """Return a sheet with its items moved to the right by a distance."""
    if not distance:
        return sheet
    items = cast("tuple[MovableItem, ...]", sheet.items)
    return replace(sheet, items=tuple(item.translated(distance, 0.0) for item in items))


def _outer_x(width: float, setup: PageSetup, side: PageSide) -> float:
    """Return the left edge of a line in the margin: in the middle of the page or, if its margins
    are mirrored, at its outer edge.
    """
    area = text_area(setup)
    if not setup.mirrored_margins:
        return area.center().x() - width / 2
    return area.left() if side is PageSide.LEFT else area.right() - width


def _head(
    title: str, chapter: str, setup: PageSetup, side: PageSide, cut: list[str]
) -> Iterator[MarginLine]:
    """Yield the lines of a running head: the title of the book on the left and that of the chapter
    on the right, or only one of them, which is appended to ``cut`` if it is shortened.
    """
    if not chapter and not title:
        return
    style, area = Styles.of(setup).margin, text_area(setup)
    y = head_top(setup, style.leading)
    line = _shortened_line(chapter or title, style, area.width(), cut)
    other = TypesetLine.from_text(title, style)
    needed = other.width + _TITLE_GAP * style.em + line.width
    if not title or title == chapter or not chapter or needed > area.width():
        yield MarginLine(_outer_x(line.width, setup, side), y, line)
        return
    yield MarginLine(area.left(), y, other)
    yield MarginLine(area.right() - line.width, y, line)


def _footer(
    title: str,
    phrase: str,
    page: str,
    pages: str,
    setup: PageSetup,
    side: PageSide,
    cut: list[str],
) -> MarginLine:
    """Return the footer of a page; a long title in it is shortened, and appended to ``cut``."""
    style, area = Styles.of(setup).margin, text_area(setup)
    whole = title
    while True:
        text = fill_template(phrase, {"title": title, "page": page, "pages": pages}).strip(_DASHES)
        line = TypesetLine.from_text(text, style)
        if line.width <= area.width() or not title:
            break
        title = _shortened(title)
    if title != whole:
        cut.append(whole)
    x = _outer_x(line.width, setup, side)
    return MarginLine(x, footer_top(setup, style.leading), line)


def _shortened_line(text: str, style: TypeStyle, width: float, cut: list[str]) -> TypesetLine:
    """Return a text as a line that is at most ``width`` wide; if it has to be shortened, append it
    to ``cut``.
    """
    line = TypesetLine.from_text(text, style)
    if line.width > width:
        cut.append(text)
    while line.width > width and text:
        text = _shortened(text)
        line = TypesetLine.from_text(text, style)
    return line


def _shortened(text: str) -> str:
    """Return a text with its last word replaced by an ellipsis, or the last eighth of its only
    word, but at least one letter.

    >>> _shortened("Honinbo – Meijin"), _shortened("Honinbo…")
    ('Honinbo…', 'Honinb…')
    """
    kept = text.removesuffix(_ELLIPSIS).rstrip()
    kept = (kept.rpartition(" ")[0] or kept[: len(kept) * 7 // 8]).rstrip(_SEPARATORS)
    return kept + _ELLIPSIS if kept else ""
