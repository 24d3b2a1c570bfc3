"""Running heads, page numbers, contents and the starts of chapters in LaTeX documents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..book.blocks import Contents, PageBreak, Paragraph, ParagraphStyle, Unit
from ..book.contents_titles import chapter_starts, contents_titles, start_of
from ..book.page_setup import PageSide
from ..book.unbroken import keep_numbers_with_words
from .latex_text import escape_latex, latex_text, one_line

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..book.blocks import Block, Book
    from ..book.page_setup import PageSetup
    from ..book.phrases import Phrases

_LEAST_TOP = 10.0
"""The minimum top margin of pages with running heads, in millimetres."""
_HEAD_HEIGHT = 0.45
"""The height of running heads in millimetres, for each point of the text size."""
_HEAD_SEPARATION = 4.0
_EDGE = 2.0

_PAGE_SIDES = {PageSide.LEFT: r"\golefthand", PageSide.RIGHT: r"\gorighthand"}
"""The commands that leave a page blank if the next one would be on the other side."""

_DEFINITIONS = r"""
% A chapter: its target, its title in running heads, and its title in the contents.
\makeatletter
\newcommand{\gochapter}[3]{\phantomsection\hypertarget{#1}{}\markright{#2}%
  \addcontentsline{toc}{gochapter}{#3}}
\newcommand{\l@gochapter}{\@dottedtocline{1}{0pt}{1.5em}}
\newcommand{\toclevel@gochapter}{1}
\newcommand{\gocontents}[1]{\markright{#1}{\centering\gotitle{#1}}\@starttoc{toc}}
\makeatother
\newcommand{\gorighthand}{\clearpage\ifodd\value{page}\else\thispagestyle{empty}\null\clearpage\fi}
\newcommand{\golefthand}{\clearpage\ifodd\value{page}\thispagestyle{empty}\null\clearpage\fi}
\newcommand{\gopages}{}
\newsavebox{\goheadbox}
\newcommand{\gohead}[1]{\sbox{\goheadbox}{#1\hspace{2em}\rightmark}\hbox to\headwidth{%
  \ifdim\wd\goheadbox>\headwidth\hfil\rightmark\hfil\else#1\hfil\rightmark\fi}}
\pagestyle{fancy}\fancyhf{}\renewcommand{\headrulewidth}{0pt}
"""


def page_definitions(book: Book, setup: PageSetup) -> str:
    """Return the LaTeX commands that define running heads, page numbers and chapters."""
    lines = [_DEFINITIONS]
    place = "LE,RO" if setup.mirrored_margins else "C"  # left on even pages, right on odd ones
    if setup.running_heads:
        lines.append(f"\\fancyhead[{place}]{{\\gosmallsize {_head(book)}}}\n")
    if setup.page_numbers:
        lines.append(f"\\fancyfoot[{place}]{{\\gosmallsize \\thepage\\gopages}}\n")
    lines.append("\\fancypagestyle{gofirst}{\\fancyhead{}}\n")
    if _has_roman_numbers(book, setup):
        lines.append("\\pagenumbering{roman}\n")
    else:
        lines += _numbering(setup)
    return "".join(lines)


def _head(book: Book) -> str:
    """Return the source of running heads: the title of the book and that of the chapter, or one of
    them.
    """
    title = _heading_source(one_line(book.running_title))
    chapters = {start.title for start in chapter_starts(book.blocks)}
    if not chapters:
        return title
    if not title or chapters == {book.running_title}:
        return r"\rightmark"
    return rf"\gohead{{{title}}}"


def _heading_source(title: str) -> str:
    return latex_text(keep_numbers_with_words(title))


def _numbering(setup: PageSetup, side: PageSide | None = None) -> Iterator[str]:
    """Yield the source that starts Arabic page numbers, on a side of a double page if one is
    given.
    """
    number = setup.first_page
    if number == 1:
        yield "\\gdef\\gopages{ / \\pageref{golast}}\n"
    if side not in (None, PageSide.of_number(number)):
        number += 1
    yield f"\\setcounter{{page}}{{{number}}}\n"


def _has_roman_numbers(book: Book, setup: PageSetup) -> bool:
    """Return whether the book has title or contents pages with Roman page numbers."""
    first = next((block for block in book.blocks if not isinstance(block, PageBreak)), None)
    return setup.roman_front_matter and first is not None and start_of(first) is None


class ChapterWriter:
    """Writer of what precedes the blocks with which chapters, contents and title pages start.

    ``setup`` is that of the first section of the book.
    """

    def __init__(self, book: Book, setup: PageSetup, phrases: Phrases) -> None:
        self._setup = setup
        starts = chapter_starts(book.blocks)
        self._titles = iter(contents_titles(starts, phrases))
        self._first = book.blocks[0] if book.blocks else None
        self._is_roman = _has_roman_numbers(book, setup)
        self._side: PageSide | None = None

    def lines_before(self, block: Block) -> Iterator[str]:
        """Yield the source before a block; call this once for each block, in their order."""
        if isinstance(block, Paragraph) and block.style is ParagraphStyle.COVER:
            yield r"\thispagestyle{empty}"
        if isinstance(block, PageBreak):
            self._side = block.side or self._side
            return
        side, self._side = self._side, None
        if side is not None and not self._is_roman:
            yield _PAGE_SIDES[side]
        if isinstance(block, Contents):
            yield from self._right_hand_page(block)
            yield r"\thispagestyle{gofirst}"
        start = start_of(block)
        if start is None:
            return
        if start.opens_page and side is None:
            yield from self._right_hand_page(block)
        if self._is_roman:
            self._is_roman = False
            yield r"\clearpage\pagenumbering{arabic}"
            yield from map(str.rstrip, _numbering(self._setup, side))
        if start.opens_page and isinstance(block, Paragraph) and block.is_heading:
            yield r"\thispagestyle{gofirst}"
        title, listed = one_line(start.title), one_line(next(self._titles))
        listed_source = rf"\texorpdfstring{{{_heading_source(listed)}}}{{{escape_latex(listed)}}}"
        yield rf"\gochapter{{{start.anchor}}}{{{_heading_source(title)}}}{{{listed_source}}}"
        if isinstance(block, Unit):
            yield r"\nopagebreak"

    def _right_hand_page(self, block: Block) -> Iterator[str]:
        if self._setup.right_hand_pages and block is not self._first:
            yield _PAGE_SIDES[PageSide.RIGHT]


def head_lengths(setup: PageSetup) -> dict[str, float]:
    """Return the lengths of pages with running heads, in millimetres, as the package geometry names
    them.
    """
    if not setup.running_heads:
        return {"top": setup.margins.top}
    top, height = max(setup.margins.top, _LEAST_TOP), _HEAD_HEIGHT * setup.text_size
    separation = min(_HEAD_SEPARATION, max(top - height - _EDGE, 1.0))
    return {"top": top, "headheight": height, "headsep": separation}
