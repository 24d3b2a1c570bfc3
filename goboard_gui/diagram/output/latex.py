"""Conversion of books to LaTeX source.

The commands defined in the preamble are semantic, so that authors can redefine them.
"""

from __future__ import annotations

from itertools import takewhile, zip_longest
from math import ceil
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from ...stepwise import run_to_end
from ..book.blocks import (
    BoardBlock,
    Contents,
    GraphBlock,
    Paragraph,
    ParagraphStyle,
    Table,
    Unit,
    find_board_blocks,
    plain_text,
)
from ..book.hyphenation import hyphenator_for
from ..book.long_labels import with_short_labels
from ..book.page_setup import (
    FOOTER_EDGE,
    NARROWEST_JUSTIFIED,
    Hyphenation,
    PageSetup,
    UnitOrder,
)
from ..book.phrases import ENGLISH
from ..book.typesetting.boards import board_size
from ..book.typesetting.columns import (
    automatic_columns,
    board_pitch,
    boards_of_one_pitch,
    column_width,
)
from ..book.typesetting.graphs import graph_size
from ..book.typesetting.note_table import note_columns
from ..book.typesetting.pages import split_sections
from ..book.typesetting.styles import Styles
from ..book.unbroken import keep_numbers_in_inline
from ..edge_labels import estimated_width
from ..painting.mark_drawings import DRAWINGS
from ..paper_layout import blank_picture, pitch_for_height, pitch_for_width
from ..units import MM_PER_POINT
from .latex_graph import GRAPH_DEFINITIONS, latex_graph
from .latex_languages import direction_source, language_definitions
from .latex_pages import ChapterWriter, head_lengths, page_definitions
from .latex_text import (
    escape_latex,
    latex_inline,
    latex_text,
    one_line,
    required_fonts,
    table_cell_source,
)
from .psgo import psgo_diagram
from .unsupported import UnsupportedNotice

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

    from ..book.blocks import Block, Book
    from ..book.phrases import Phrases
    from ..book.typesetting.pages import Section
    from .latex_languages import LanguageDefinitions

_COMMANDS = {
    ParagraphStyle.COVER: "gotitle",
    ParagraphStyle.TITLE: "gotitle",
    ParagraphStyle.SUBTITLE: "gosubtitle",
    ParagraphStyle.HEADING: "goheading",
    ParagraphStyle.BODY: "gobody",
    ParagraphStyle.SMALL: "gosmall",
}
_FOOT_LINE = 4.5  # mm, the minimum distance of the footer from the text
_BESIDE = 400
"""The maximum text length of units placed side by side; longer ones break across pages."""
_LINES_BELOW = 14.0
"""Millimetres reserved at least for the caption and the notes of a board."""
_LINE_BELOW = 1.35
"""The height of a line of captions and notes, relative to the text size."""
_WIDER = 1.1
"""Allowance for lines that are wider than estimated, because words are not divided."""
_SMALLEST_BOARD = 0.4
"""The share of the height of a page that a board keeps at least, whatever its notes."""

_FIRST_LINES = 14.0
"""Millimetres reserved for the first lines of text below a board."""
_HEADING_HEIGHT = 9.0
"""Millimetres reserved for each line of a heading."""


class LatexDocument(NamedTuple):
    """The LaTeX source of a document, and the features of its boards that the LaTeX output does not
    support.
    """

    text: str
    unsupported: tuple[UnsupportedNotice, ...] = ()


def to_latex(
    book: Book, setup: PageSetup | None = None, *, phrases: Phrases = ENGLISH
) -> LatexDocument:
    """Return a book as a complete document for LuaLaTeX with the psgo package.

    Unsupported features are omitted, and listed both in the result and in comments of the source. A
    board that cannot be drawn at all is replaced by a text of the ``phrases``. Attachments are
    omitted.
    """
    return run_to_end(latex_steps(book, setup, phrases=phrases))


def latex_steps(
    book: Book, setup: PageSetup | None = None, *, phrases: Phrases = ENGLISH
) -> Generator[None, None, LatexDocument]:
    """Convert a book to LaTeX, yielding after each line of source; return the document."""
    setup = setup or PageSetup()
    writer = _LatexWriter(book, setup, phrases)
    lines = []
    for line in writer.body():
        lines.append(line)
        yield
    body = "\n".join(lines)
    wide, signs = required_fonts((body, latex_text(book.running_title)))
    comments = "".join(f"% {one_line(str(missing))}\n" for missing in writer.unsupported)
    languages = language_definitions(f"{book.running_title}{body}")
    text = (
        f"{comments}{preamble(book, setup, wide=wide, signs=signs, languages=languages)}"
        f"\\begin{{document}}\n{body}\n\\label{{golast}}\n\\end{{document}}\n"
    )
    return LatexDocument(text, tuple(writer.unsupported))


class _LatexWriter:
    """Converter of the blocks of a book to LaTeX, which also collects the features of boards that
    are not supported.
    """

    def __init__(self, book: Book, setup: PageSetup, phrases: Phrases) -> None:
        self.unsupported: list[UnsupportedNotice] = []
        self._not_drawn = phrases.not_drawn
        self._chapters = ChapterWriter(book, setup, phrases)
        self._sections = list(split_sections(book.blocks, setup))
        self._is_justified = False
        self._begin_section(self._sections[0])

    def _begin_section(self, section: Section) -> None:
        """Begin a section, which has its own page setup and columns."""
        blocks, self.setup = section
        setup = self.setup
        boards, room = {*map(blank_picture, boards_of_one_pitch(blocks))}, setup.text_width
        styles = Styles.of(setup)
        self._columns = setup.columns or automatic_columns(blocks, boards, setup, styles, room)
        self._width = column_width(self._columns, setup, room)
        wanted = board_pitch(setup)
        self._pitch = min(
            (pitch_for_width(board, self._width, wanted, setup.aspect) for board in boards),
            default=wanted,
        )

    def body(self) -> Iterator[str]:
        """Yield the LaTeX source of all blocks, line by line."""
        for number, section in enumerate(self._sections):
            if number:
                yield r"\clearpage"
            self._begin_section(section)
            was_justified = self._is_justified
            self._is_justified = section.setup.justified and self._width >= NARROWEST_JUSTIFIED
            if self._is_justified is not was_justified:
                setting = r"\gojustified" if self._is_justified else ""
                yield rf"\renewcommand{{\gosetting}}{{{setting}}}"
            yield from self._section(section.blocks)

    def _section(self, blocks: Sequence[Block]) -> Iterator[str]:
        runs = list(_column_runs(blocks))
        for number, run in enumerate(runs):
            if need := self._heading_room(runs[number - 1] if number else [], runs[number:]):
                yield rf"\goneed{{{need:.5g}mm}}"
            yield from self._chapters.lines_before(run[0])
            if self._columns == 1 or not any(isinstance(block, Unit) for block in run):
                yield from self._blocks(run)
            elif self.setup.order is UnitOrder.ACROSS and all(map(_is_short, run)):
                yield from self._rows(run)
            else:
                # Columns begin on this page even if their first board is too high for it.
                if need := self._board_room(run[0]):
                    yield rf"\goneed{{{need:.5g}mm}}"
                yield rf"\begin{{multicols}}{{{self._columns}}}\gocolumns"
                yield from self._blocks(run)
                yield r"\end{multicols}"

    def _blocks(self, run: Sequence[Block]) -> Iterator[str]:
        """Yield the source of blocks; what precedes the first one has been written."""
        for number, block in enumerate(run):
            if number:
                yield from self._chapters.lines_before(block)
            yield from self._block(block)

    def _heading_room(self, before: Sequence[Block], runs: Sequence[Sequence[Block]]) -> float:
        """Return the height of headings across the page and of the board below them, or 0 unless
        the runs begin with the first heading before a board.
        """
        heading = runs[0][0]
        if not _is_heading(heading) or (before and _is_heading(before[-1])):
            return 0.0
        headings = list(takewhile(_is_heading, (block for run in runs for block in run)))
        if len(headings) == len(runs):
            return 0.0
        room = self._board_room(runs[len(headings)][0])
        return room and len(headings) * _HEADING_HEIGHT + room + _FIRST_LINES

    def _board_room(self, block: Block) -> float:
        """Return the height of the first board of a block with its caption, or 0 without boards."""
        board = next(find_board_blocks([block]), None)
        if board is None:
            return 0.0
        pitch = self._reduced_pitch(board)
        size = board_size(board.picture, pitch, self.setup.aspect, self._width)
        return size.height() + self._text_room(board)

    def _rows(self, run: Sequence[Block]) -> Iterator[str]:
        """Yield the source of units that are arranged in rows across the columns."""
        across = 0
        for number, block in enumerate(run):
            if number:
                yield from self._chapters.lines_before(block)
            if not isinstance(block, Unit):
                across = 0
                yield from self._block(block)
                continue
            yield r"\hspace{\columnsep}%" if across else r"\par\addvspace{\baselineskip}"
            yield rf"\begin{{gocell}}{{{self._width:.5g}mm}}"
            yield from self._block(block)
            yield r"\end{gocell}%"
            across = (across + 1) % self._columns
        yield r"\par"

    def _block(self, block: Block) -> Iterator[str]:
        if isinstance(block, Unit):
            if block.keep_together:
                yield r"\begin{gounit}"
            for part, after in zip_longest(block.blocks, block.blocks[1:]):
                if not isinstance(part, BoardBlock):
                    yield from self._block(part)
                    continue
                yield from self._board(part)
                if isinstance(after, Paragraph):
                    yield r"\gokeep"
                yield r"\gobelowboard"
            if block.keep_together:
                yield r"\end{gounit}"
        elif isinstance(block, Paragraph):
            yield from self._paragraph(block)
        elif isinstance(block, Table):
            yield from _table(block)
        elif isinstance(block, GraphBlock):
            yield from self._graph(block)
        elif isinstance(block, Contents):
            yield rf"\gocontents{{{latex_text(block.heading)}}}"
        else:
            yield r"\clearpage"

    def _board(self, board: BoardBlock) -> Iterator[str]:
        """Yield the source of a board with its caption and notes, which are kept together."""
        pitch = self._reduced_pitch(board)
        board = with_short_labels(board, pitch)
        drawing = psgo_diagram(board.picture, pitch, self._width)
        where = plain_text(board.caption)
        self.unsupported += (UnsupportedNotice(what, where) for what in drawing.unsupported)
        yield rf"\begin{{godiagram}}[{board.anchor}]" if board.anchor else r"\begin{godiagram}"
        yield from drawing.lines or (rf"\gomissing{{{latex_text(self._not_drawn)}}}",)
        if board.caption:
            source = latex_inline(keep_numbers_in_inline(board.caption))
            yield direction_source(board.caption, rf"\gocaption{{{source}}}")
        if notes := board.note_table:
            columns = note_columns(notes, Styles.of(self.setup).note, self._width)
            yield rf"\begin{{gonotes}}{{{columns.number}}}"
            yield from (rf"\goitem{{{latex_inline(note)}}}" for note in notes)
            yield r"\end{gonotes}"
        for note in board.notes:
            yield direction_source(note, rf"\gonote{{{latex_inline(note)}}}")
        yield r"\end{godiagram}"

    def _graph(self, block: GraphBlock) -> Iterator[str]:
        """Yield the source of a graph across the page, with its caption."""
        width, em = self.setup.text_width, Styles.of(self.setup).note.em
        yield r"\begin{godiagram}"
        yield from latex_graph(block, graph_size(width, self.setup.text_height, em), em)
        if block.caption:
            yield direction_source(block.caption, rf"\gonote{{{latex_inline(block.caption)}}}")
        yield r"\end{godiagram}"

    def _paragraph(self, paragraph: Paragraph) -> Iterator[str]:
        if paragraph.style is ParagraphStyle.COVER:
            yield r"\vspace*{0.28\textheight}"
        if paragraph.inline:
            target = rf"\hypertarget{{{paragraph.anchor}}}{{}}" if paragraph.anchor else ""
            inline = paragraph.inline
            if paragraph.centred:
                inline = keep_numbers_in_inline(inline)
            text = rf"\{_COMMANDS[paragraph.style]}{{{target}{latex_inline(inline)}}}"
            text = rf"{{\centering{text}}}" if paragraph.centred else text
            if self._is_hyphenated(paragraph):
                text = rf"\golanguage{{{paragraph.language}}}{{{text}}}"
            yield direction_source(inline, text)
        if paragraph.keep_with_next:
            yield r"\gokeepheading"
        elif paragraph.continued:
            yield r"\gokeep"

    def _is_hyphenated(self, paragraph: Paragraph) -> bool:
        """Return whether words of a paragraph may be divided, as in a justified one on a page."""
        return (
            self._is_justified
            and self.setup.hyphenation is Hyphenation.AUTO
            and not paragraph.centred
            and hyphenator_for(paragraph.language) is not None
        )

    def _reduced_pitch(self, board: BoardBlock) -> float:
        """Return the line spacing of a board, reduced if it would not fit its column, or the
        requested rows would not fit the page.
        """
        if board.pitch and self.setup.rows:
            return board.pitch  # it has been chosen so that all rows fit
        height = self.setup.text_height / (self.setup.rows or 1)
        room = max(height - self._text_room(board), _SMALLEST_BOARD * height)
        aspect = self.setup.aspect
        pitch = self._pitch
        if board.pitch:
            pitch = pitch_for_width(board.picture, self._width, board.pitch, aspect)
        return pitch_for_height(board.picture, room, pitch, aspect, self._width)

    def _text_room(self, board: BoardBlock) -> float:
        """Return the estimated height of the caption and the notes of a board in millimetres."""
        em = self.setup.text_size * MM_PER_POINT
        texts = [plain_text(text) for text in (board.caption, *board.notes)]
        if board.note_table:
            texts.append("  ".join(map(plain_text, board.note_table)))
        counts = (ceil(_WIDER * estimated_width(text) * em / self._width) for text in texts)
        return max(_LINES_BELOW, (sum(counts) + 1) * _LINE_BELOW * em)


def _column_runs(blocks: Sequence[Block]) -> Iterator[list[Block]]:
    """Yield consecutive blocks that fit in columns together, and each other block by itself."""
    run: list[Block] = []
    for block in blocks:
        if _fits_columns(block):
            run.append(block)
            continue
        if run:
            yield run
            run = []
        yield [block]
    if run:
        yield run


def _fits_columns(block: Block) -> bool:
    """Return whether a block fits in columns, unlike tables and spanning paragraphs."""
    if isinstance(block, Unit):
        return not any(isinstance(part, Table) for part in block.blocks)
    return isinstance(block, Paragraph) and not block.spanning


def _is_short(block: Block) -> bool:
    """Return whether a unit is short enough to be kept on one page."""
    if not isinstance(block, Unit):
        return True
    texts = [plain_text(part.inline) for part in block.blocks if isinstance(part, Paragraph)]
    return sum(map(len, texts)) <= _BESIDE


def _is_heading(block: Block) -> bool:
    """Return whether a block runs across the page and stays with what follows it."""
    return isinstance(block, Paragraph) and block.spanning and block.keep_with_next


def _table(table: Table) -> Iterator[str]:
    rows = (*table.rows, table.head)
    yield rf"\begin{{longtable}}{{{'l' * max(map(len, rows))}}}"
    if table.head:
        bold = (rf"\textbf{{{table_cell_source(cell)}}}" for cell in table.head)
        yield rf"{' & '.join(bold)} \\ \hline \endhead"
    yield from (" & ".join(map(table_cell_source, row)) + r" \\" for row in table.rows)
    yield r"\end{longtable}"


PACKAGES = ("texlive-luatex", "texlive-latex-recommended", "texlive-games", "texlive-pstricks")
"""The Debian packages of TeX Live that the documents need."""
_CJK = (
    "Noto Serif CJK JP",
    "Noto Sans CJK JP",
    "Noto Serif CJK SC",
    "Noto Sans CJK SC",
    "Hiragino Mincho ProN",
    "Yu Mincho",
    "SimSun",
    "Droid Sans Fallback",
    "WenQuanYi Micro Hei",
    "WenQuanYi Zen Hei",
)
_SIGNS = ("DejaVu Sans", "Noto Sans", "Arial Unicode MS", "Segoe UI Symbol")
_TITLE, _SUBTITLE, _HEADING, _SMALL = 1.8, 1.25, 1.25, 0.88
_LEADING = 1.25

_COMMAND_DEFINITIONS = r"""
\setlength{\parindent}{0pt}
\setlength{\parskip}{0.35\baselineskip plus 0.1\baselineskip}
\setlength{\LTpre}{0.5\baselineskip}\setlength{\LTpost}{0.5\baselineskip}
\newcommand{\gosetting}{}
\newcommand{\gojustified}{\rightskip=0pt\relax}
\AtBeginDocument{\raggedright}
\hyphenpenalty=10000 \tolerance=2000 \emergencystretch=3em
\widowpenalty=9950 \clubpenalty=9950 \displaywidowpenalty=9950
\raggedbottom
% Pages may end at any height, so that only penalties decide where: what is kept together is
% divided only if it is higher than a page. Balanced columns obey only the highest penalty.
\setlength{\topskip}{1\topskip plus 500cm}
\newcommand{\gokeep}{\par\penalty9900\relax}
\newcommand{\gokeepheading}{\gokeep}
\newcommand{\gocolumns}{\raggedcolumns\widowpenalty=10000 \clubpenalty=10000
  \renewcommand{\gokeepheading}{\par\nopagebreak}}
\newcommand{\gobreak}{\leavevmode\\}
\newcommand{\gobody}[1]{{\gosetting #1\par}}
\newcommand{\gotarget}[1]{\if\relax\detokenize{#1}\relax\else\hypertarget{#1}{}\fi}
\newenvironment{godiagram}[1][]
  {\par\addvspace{0.6\baselineskip}\begin{minipage}{\linewidth}\gotarget{#1}\centering}
  {\end{minipage}\par}
\newcommand{\gobelowboard}{\addvspace{0.35\baselineskip}}
% Starts a new page unless a height is left on this one, for headings and the boards below them.
\newcommand{\goneed}[1]{\par\ifdim\pagetotal>0pt
  \ifdim\dimexpr\pagegoal-\pagetotal\relax<#1\relax\newpage\fi\fi}
\newcommand{\gocaption}[1]{\par\smallskip{\gocaptionsize\bfseries #1\par}}
\newcommand{\gonote}[1]{\par{\gonotesize #1\par}}
\newenvironment{gonotes}[1]
  {\gonotesize\setlength{\multicolsep}{0.3\baselineskip}\setlength{\parskip}{0pt}%
   \setlength{\columnsep}{1.4em}%
   \begin{multicols}{#1}\raggedright}
  {\end{multicols}}
\newcommand{\goitem}[1]{\hangindent=1em #1\par}
\newcommand{\gomissing}[1]{\fbox{\parbox{0.8\linewidth}{\centering\itshape #1}}}
% A board and its text, divided only if they are higher than a page.
\newsavebox{\gounitbox}
\newenvironment{gounit}
  {\par\setbox\gounitbox=\vbox\bgroup\hsize=\linewidth}
  {\par\egroup\ifdim\dimexpr\ht\gounitbox+\dp\gounitbox\relax>\textheight
   \unvbox\gounitbox\else\box\gounitbox\fi\par}
\newenvironment{gocell}[1]
  {\renewcommand{\gobody}[1]{\par\addvspace{0.35\baselineskip}{\gosetting ##1\par}}%
   \begin{minipage}[t]{#1}\raggedright\vspace{0pt}}
  {\end{minipage}}

% Stones in the text, as high as a line.
\newcommand{\gostone}[2][]{\leavevmode\hbox dir TLT{%
  \setgounit{1.15em}\psset{linewidth=0.05\goxunit}%
  \kern0.05em\stone[#1]{#2}\kern0.05em}}
% A label with the text that copying it gives, in hexadecimal UTF-16.
\newcommand{\gocopied}[2]{\pdfextension literal page{/Span <</ActualText <#1>>> BDC}#2%
  \pdfextension literal page{EMC}}
\newcommand{\gomark}[1]{{\setgounit{1.15em}\psset{unit=\goxunit}%
  \raisebox{0.5ex}{\begin{pspicture}(-0.5,0)(0.5,0)#1\end{pspicture}}}}

% A board: the distance of its lines, and two corners of the room it takes.
\newenvironment{goboard}[2]
  {\setgounit{#1}\setlength{\goyunit}{\goaspect\goxunit}\setcounter{boardsize}{99}%
   \psset{xunit=\goxunit,yunit=\goyunit,linewidth=0.06\goxunit}\endlinechar=-1
   \begin{pspicture}#2\begin{gomoves}}
  {\end{gomoves}\end{pspicture}}
\newcommand{\gogrid}{\psline[linewidth=0.03\goxunit]}
\newcommand{\goborder}{\psline[linewidth=0.08\goxunit,linecap=2]}
\def\gohoshi(#1,#2){\pscircle*(#1,#2){0.12\goxunit}}
\newcommand{\goedge}[5][0]{\rput{#1}(#2,#3){%
  \raisebox{-0.36\dimexpr#4\goxunit\relax}[0pt][0pt]{\gotype{#4}{#5}}}}
\newcommand{\godim}[2]{\rput(\goxposition{#1},\goyposition{#2}){\markdd}}
\newcommand{\gohide}[2]{\rput(\goxposition{#1},\goyposition{#2})%
  {\psframe*[linecolor=white](-0.5,-0.5)(0.5,0.5)}}
\newcommand{\gosmalllabel}[1]{\rput(0,0){\scalebox{0.65}{\golabelformat{#1}}}}
\newcommand{\goname}[1]{\rput(0,0){\gotype{0.3}{#1}}}
\newcommand{\golast}{\pscircle*(0,0){0.16\goxunit}}
"""
_SIGN_DEFINITIONS = "".join(
    dict.fromkeys(drawing.latex_definition for drawing in DRAWINGS.values())
)
_POINTS_AND_TYPE = r"""
% psgo's points: letters without i, or numbers for boards that have more columns than letters.
\newcommand{\gocolumn}[1]{\the\numexpr`#1-\ifnum`#1>`i 98\else 97\fi\relax}
\renewcommand{\goxposition}[1]{\ifcat a\noexpand#1\gocolumn{#1}\else\the\numexpr#1-1\relax\fi}
\renewcommand{\goyposition}[1]{\the\numexpr#1-1\relax}

% Type that is so many pitches high; on stones it is made to fit.
\newsavebox{\golabel}
\newcommand{\gotype}[2]{\fontsize{#1\goxunit}{#1\goxunit}\selectfont\sffamily #2}
\renewcommand{\golabelformat}[1]{%
  \sbox{\golabel}{\gotype{0.62}{#1}}%
  \ifdim\wd\golabel>1.2\goxunit\resizebox{0.76\goxunit}{!}{\usebox{\golabel}}%
  \else\ifdim\wd\golabel>0.76\goxunit\resizebox{0.76\goxunit}{\height}{\usebox{\golabel}}%
  \else\usebox{\golabel}\fi\fi}
"""

_CHOOSE = r"""
\newcommand{\gochoose}[2]{\ifdefined#1\else\IfFontExistsTF{#2}{\newfontfamily#1{#2}}{}\fi}
"""
_CJK_COMMAND = r"""
\ifdefined\gocjkfont\else
  \newcommand{\gocjkfont}{}
  \GenericWarning{}{No typeface for Chinese, Japanese or Korean was found}
\fi
\ExplSyntaxOn
\NewDocumentCommand{\gocjk}{m}
  {{\gocjkfont\tl_map_inline:nn{#1}
    {\tl_if_in:nnF{、。，．」』）】〕〉》？！：；…ー々}{##1}{\hspace{0pt~plus~0.05em}}##1}}}
\ExplSyntaxOff
"""
_SIGN_COMMAND = r"""
\ifdefined\gosignfont\else\newcommand{\gosignfont}{}\fi
\newcommand{\gosign}[1]{{\gosignfont #1}}
"""


def preamble(
    book: Book, setup: PageSetup, *, wide: bool, signs: bool, languages: LanguageDefinitions
) -> str:
    """Return the LaTeX preamble for a book.

    With ``wide``, it loads fonts for East Asian characters; with ``signs``, fonts for symbols.
    """
    has_contents = any(isinstance(block, Contents) for block in book.blocks)
    has_graphs = any(isinstance(block, GraphBlock) for block in book.blocks)
    chosen = _CHOOSE if wide or signs else ""
    if wide:
        chosen += _choices("gocjkfont", _CJK) + _CJK_COMMAND
    if signs:
        chosen += _choices("gosignfont", _SIGNS) + _SIGN_COMMAND
    return "".join(
        (
            f"% Compile with lualatex, {'three times' if has_contents else 'twice'}.\n"
            f"% Debian: apt install {' '.join((*PACKAGES, *languages.packages))}\n",
            "\\RequirePackage{fix-cm}\n",
            f"\\documentclass[10pt{',twoside' if setup.mirrored_margins else ''}]{{article}}\n",
            _geometry(setup),
            *(f"\\usepackage{{{name}}}\n" for name in _USED),
            rf"\hypersetup{{pdftitle={{{escape_latex(book.title)}}},pdfauthor={{{escape_latex(book.author)}}}}}",
            "\n",
            languages.source,
            chosen,
            _size_definitions(setup),
            f"\n\\newcommand{{\\goaspect}}{{{setup.aspect:.4g}}}",
            _COMMAND_DEFINITIONS,
            _SIGN_DEFINITIONS,
            _POINTS_AND_TYPE,
            GRAPH_DEFINITIONS if has_graphs else "",
            page_definitions(book, setup),
        )
    )


_USED = ("fontspec", "graphicx", "multicol", "longtable", "fancyhdr", "psgo")


def _geometry(setup: PageSetup) -> str:
    margins = setup.margins
    lengths = {
        "paperwidth": setup.width,
        "paperheight": setup.height,
        "left": margins.left,
        **head_lengths(setup),
        "right": margins.right,
        "bottom": margins.bottom,
        "footskip": min(margins.bottom / 2, max(margins.bottom - FOOTER_EDGE, _FOOT_LINE)),
    }
    options = ",".join(f"{name}={length:g}mm" for name, length in lengths.items())
    return (
        f"\\usepackage[{options}]{{geometry}}\n"
        f"\\setlength{{\\columnsep}}{{{setup.column_gap:g}mm}}\n"
        "\\usepackage[hidelinks]{hyperref}\n"
    )


def _size_definitions(setup: PageSetup) -> str:
    """Return LaTeX commands that define the type sizes and the paragraph styles."""
    text, sizes = setup.text_size, setup.sizes
    spacing = sizes.line_spacing or _LEADING

    def size_command(size: float) -> str:
        return f"\\fontsize{{{size:.4g}pt}}{{{size * spacing:.4g}pt}}\\selectfont"

    def style_definition(name: str, size: float, rest: str, above: str) -> str:
        return (
            f"\\newcommand{{\\{name}}}[1]"
            f"{{\\par\\addvspace{{{above}\\baselineskip}}"
            f"{{{size_command(size)}{rest} #1\\par}}}}\n"
        )

    return "".join(
        (
            f"\\renewcommand{{\\normalsize}}{{{size_command(text)}}}\\normalsize\n",
            f"\\newcommand{{\\gosmallsize}}{{{size_command(_SMALL * text)}}}\n",
            f"\\newcommand{{\\gocaptionsize}}{{{size_command(sizes.caption or text)}}}\n",
            f"\\newcommand{{\\gonotesize}}{{{size_command(sizes.note or _SMALL * text)}}}\n",
            style_definition("gotitle", sizes.title or _TITLE * text, r"\bfseries", "1"),
            style_definition("gosubtitle", _SUBTITLE * text, "", "0.3"),
            style_definition("goheading", sizes.heading or _HEADING * text, r"\bfseries", "0.8"),
            "\\newcommand{\\gosmall}[1]{{\\gosmallsize\\gosetting #1\\par}}",
        )
    )


def _choices(command: str, fonts: tuple[str, ...]) -> str:
    return "".join(f"\\gochoose\\{command}{{{font}}}\n" for font in fonts)
