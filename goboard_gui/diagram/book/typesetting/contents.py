"""Contents pages: the titles of games and chapters with their page numbers."""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING

from ....named_tuples import NamedTuple
from ...theme import PRINT
from ..blocks import Contents, InlineText, ParagraphStyle
from ..contents_titles import contents_titles
from ..structure import ARTIFACT, Role, StructureElement
from .columns import ColumnLayout
from .composer import Composer
from .elements import typeset_blocks
from .flow import Box, UnbreakableElement
from .page_areas import text_area
from .paragraphs import PlacedLine, TypesetLine, before_space, break_lines, in_element
from .styles import ColumnMeasure, Styles

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

    from ..blocks import ChapterStart
    from ..page_setup import PageSetup
    from ..phrases import Phrases
    from ..sheet import Sheet
    from .flow import Element
    from .styles import TypeStyle

_DOT = " ."
_LEADER_GAP = 0.5  # ems between the dots and the texts on both sides
_LEAST_LEADER = 3.0  # ems between a title and its page number
_INDENT = 1.5  # ems, of the further lines of a title
_SPACE = 0.35  # ems between titles


class ContentsEntry(NamedTuple):
    """A line of the contents: the start of a chapter, and its page number."""

    start: ChapterStart
    page: str


def typeset_contents(
    heading: str, entries: Sequence[ContentsEntry], setup: PageSetup, phrases: Phrases
) -> Generator[None, None, tuple[Sheet, ...]]:
    """Return the contents as sheets, yielding after each entry; the first one begins with the
    heading.
    """
    styles, area = Styles.of(setup), text_area(setup)
    measure = ColumnMeasure(styles, PRINT, area.width(), area.height(), 1.0)
    elements = typeset_blocks((Contents(heading),), measure)
    titles = contents_titles([entry.start for entry in entries], phrases)
    contents = StructureElement(Role.CONTENTS)
    style = styles.format_for(ParagraphStyle.BODY).type
    line_width = min(area.width(), styles.max_line_width)
    number_width = max((style.text_width(entry.page) for entry in entries), default=0.0)
    left = (area.width() - line_width) / 2
    for entry, title in zip(entries, titles, strict=True):
        link = _link(entry.start, title, contents)
        elements.append(
            _entry_element(title, entry.page, link, style, left, line_width, number_width)
        )
        yield
    columns = ColumnLayout(1, area.width(), area.width(), 1.0)
    composer = Composer(setup, area, columns, styles, setup.first_page)
    composer.place_full_width(elements, 0.0)
    return composer.take_finished_sheets(all_of_them=True)


def _link(start: ChapterStart, title: str, contents: StructureElement) -> StructureElement:
    """Return the structure element of a line of the contents, which is a link if the chapter has an
    anchor.
    """
    entry = StructureElement(Role.CONTENTS_ENTRY, contents)
    reference = StructureElement(Role.REFERENCE, entry)
    if not start.anchor:
        return reference
    return StructureElement(Role.LINK, reference, text=title, target=start.anchor)


def _entry_element(
    title: str,
    page: str,
    link: StructureElement,
    style: TypeStyle,
    left: float,
    width: float,
    number_width: float,
) -> Element:
    """Return a line of the contents, or several if the title is long: its page number is at the end
    of the last one, after a row of dots.

    Titles and page numbers belong to the structure element ``link``.
    """
    indent = _INDENT * style.em
    room = width - number_width - _LEAST_LEADER * style.em
    first, *others = in_element(
        break_lines((InlineText(title),), style, max(room - indent, indent), is_heading=True), link
    )
    placed = [PlacedLine(left, 0.0, first)]
    for line in others:
        placed.append(PlacedLine(left + indent, placed[-1].rect.bottom(), line))
    last = placed[-1] = placed[-1]._replace(line=before_space(placed[-1].line))
    number = TypesetLine.from_text(page, style)._replace(element=link)
    right = left + width
    items = (
        *placed,
        *_leader(last.rect.right(), right - number_width, last.y, style),
        PlacedLine(right - number.width, last.y, number),
    )
    return UnbreakableElement(Box(last.rect.bottom(), items), _SPACE * style.em, _SPACE * style.em)


def _leader(start: float, end: float, y: float, style: TypeStyle) -> Iterator[PlacedLine]:
    """Yield the dots between a title and its page number, aligned with those of other entries."""
    gap = _LEADER_GAP * style.em
    count = floor((end - start - 2 * gap) / style.text_width(_DOT))
    if count > 0:
        dots = TypesetLine.from_text(_DOT * count, style)._replace(element=ARTIFACT)
        yield PlacedLine(end - gap - dots.width, y, dots)
