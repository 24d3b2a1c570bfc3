"""Line breaking, and drawing of text lines with inline stones."""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING
from unicodedata import mirrored

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
    QTransform,
)

from ....named_tuples import NamedTuple
from ...painting.cell_style import CellStyle
from ...painting.device import Device
from ...painting.label_fitting import paper_label
from ...painting.labels import draw_label
from ...painting.lettering import Lettering, TextRendering
from ...painting.marks import draw_mark
from ...painting.stones import draw_stone
from ...paper_layout import LEAST_LABEL_SIZE
from ...theme import PRINT
from ..blocks import InlineStone, InlineText, text_without_stones
from ..structure import ARTIFACT
from ..text_cleanup import clean_text
from ..text_direction import (
    has_right_to_left,
    mark_left_to_right_parts,
    reads_right_to_left,
    without_direction_marks,
)
from ..unbroken import keep_numbers_with_words, unbroken_ranges
from .justification import gap_count, justified_parts, split_at_fixed_spaces, with_word_spacing
from .line_ends import HYPHEN, RAGGED, LineEnds, LineSetting, line_end, range_around, set_wrap_mode
from .styles import EM
from .visual_order import cursor_x, visual_runs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from PySide6.QtGui import QTextLine

    from ...theme import Theme
    from ..blocks import Inline
    from ..structure import StructureElement
    from .styles import TypeStyle

ENDLESS = 1e6
"""A width in millimetres that no line reaches."""

_DIAMETER = 1.24  # ems of the surrounding text
_MARK = 0.85  # ems, the width of a mark without a stone
_BESIDE = 0.03  # ems, the space on both sides of a stone
_MIDDLE = 0.365  # ems above the baseline: half the height of capitals
_PITCH = _DIAMETER / PRINT.stone_diameter


def stone_width(stone: InlineStone) -> float:
    """Return the width of an inline stone, as a multiple of the font size of the text."""
    if stone.colour is None and stone.mark is None:
        lettering = Lettering(PRINT.families, TextRendering.OUTLINES)
        return _letter_size(stone, lettering) * lettering.width(stone.label, bold=True)
    if stone.colour is None:
        return _MARK
    return _DIAMETER + 2 * _BESIDE


def draw_inline_stone(
    qp: QPainter,
    stone: InlineStone,
    left: float,
    em: float,
    outlines: bool,
    theme: Theme = PRINT,
) -> None:
    """Draw an inline stone with its left edge at ``left``; the origin of the painter is on the
    baseline.

    Numbers and letters on stones are condensed rather than smaller than the minimum of the theme.
    """
    rendering = TextRendering.OUTLINES if outlines else TextRendering.TEXT
    lettering = Lettering(PRINT.families, rendering)
    cell_style = CellStyle(theme, _PITCH * em, lettering)
    centre = QPointF(left + stone_width(stone) * em / 2, -_MIDDLE * em)
    if stone.colour is not None:
        draw_stone(qp, centre, cell_style, stone.colour, 0)
    if stone.mark is not None:
        draw_mark(qp, centre, cell_style, stone.mark, stone.colour)
    elif stone.colour is not None:
        draw_label(qp, centre, cell_style, stone.label, stone.colour)
    elif stone.label:
        size = _letter_size(stone, lettering) * em
        lettering.draw_text(qp, stone.label, centre, size, cell_style.ink(None), bold=True)


def inline_label_size(stone: InlineStone, em: float) -> float:
    """Return the font size of the label on an inline stone in text of the size ``em``, both in
    millimetres.
    """
    lettering = Lettering(PRINT.families, TextRendering.TEXT)
    return paper_label(stone.label, lettering, _PITCH * em, LEAST_LABEL_SIZE).size


def _letter_size(stone: InlineStone, lettering: Lettering) -> float:
    """Return the font size of a label without a stone, relative to that of the text around it."""
    return 2 * _MIDDLE / lettering.height(bold=True) if stone.label else 0.0


STONES_IN_TEXT = PRINT._replace(min_label_size=LEAST_LABEL_SIZE)
"""The theme of inline stones in the text of a page."""

_PLACEHOLDER = "0"  # never separated from punctuation, and part of every bundled font
_NEUTRAL_PLACEHOLDER = "*"  # the same, but without the direction of a number
_LAST_OF_ONE_UNIT = "\uffff"  # later characters need two code units in UTF-16
_FEW = 4  # the maximum number of lines that are balanced
_HALVINGS = 6
_INK = QColor(0, 0, 0)  # PySide converts members of enumerations more slowly
_RIGHT_MARK = "\u200f"


class TextRun(NamedTuple):
    """A text in one font and direction; ``x`` is the distance of its left edge from that of the
    line, in hundredths of the font size.

    The text is a link if it has a ``target``. ``element`` is its structure element if that differs
    from the one of the line. A run ``precedes_space`` if it ends a line and white space follows
    it in the text.
    """

    x: float
    text: str
    font: QFont
    is_right_to_left: bool = False
    target: str = ""
    element: StructureElement | None = None
    precedes_space: bool = False

    @property
    def end(self) -> float:
        """The distance of the right edge of the text from the left edge of the line."""
        return self.x + QFontMetricsF(self.font).horizontalAdvance(self.text)

    @property
    def is_mirrored(self) -> bool:
        """Whether the text is a character whose mirror image is drawn, such as a bracket."""
        return self.is_right_to_left and len(self.text) == 1 and bool(mirrored(self.text))

    @property
    def gaps(self) -> int:
        """The number of spaces in the text that justification can make wider."""
        return gap_count(self.text, self.font)

    def pieces(self) -> Iterator[TextRun]:
        """Yield the text in pieces whose spaces can either all be wider, or not."""
        x, metrics = self.x, QFontMetricsF(self.font)
        for text in split_at_fixed_spaces(self.text):
            yield self._replace(x=x, text=text)
            x += metrics.horizontalAdvance(text)

    def spread(self, shift: float, added: float) -> TextRun:
        """Return the text moved to the right, and with wider spaces."""
        font = with_word_spacing(self.font, added) if self.gaps else self.font
        return self._replace(x=self.x + shift, font=font)

    def draw(self, qp: QPainter, em: float, outlines: bool) -> None:
        """Draw the text; the origin of the painter is the start of the line, on the baseline."""
        scale = em / EM
        if outlines:
            path = QPainterPath()
            text = f"{_RIGHT_MARK}{self.text}" if self.is_right_to_left else self.text
            path.addText(QPointF(self.x, 0), self.font, text)
            qp.fillPath(QTransform.fromScale(scale, scale).map(path), _INK)
            return
        before = qp.transform()  # save() and restore() would write the whole state each time
        qp.scale(scale, scale)
        if self.is_right_to_left:
            qp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        qp.setPen(_INK)
        qp.setFont(self.font)
        qp.drawText(QPointF(self.x, 0), self.text)
        if self.is_right_to_left:
            qp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        qp.setTransform(before)


class StoneRun(NamedTuple):
    """An inline stone and its theme; ``x`` is its distance from the left edge of the line in
    hundredths of the font size.

    ``element`` is its structure element if that differs from the one of the line. A run
    ``precedes_space`` if it ends a line and white space follows it in the text.
    """

    x: float
    stone: InlineStone
    theme: Theme = STONES_IN_TEXT
    element: StructureElement | None = None
    precedes_space: bool = False

    @property
    def gaps(self) -> int:
        """The number of spaces in the stone, which is 0."""
        return 0

    @property
    def end(self) -> float:
        """The distance of the right edge of the stone from the left edge of the line."""
        return self.x + stone_width(self.stone) * EM

    def pieces(self) -> Iterator[StoneRun]:
        """Yield the stone."""
        yield self

    def spread(self, shift: float, _added: float) -> StoneRun:
        """Return the stone moved to the right."""
        return self._replace(x=self.x + shift)

    def draw(self, qp: QPainter, em: float, outlines: bool) -> None:
        """Draw the stone; the origin of the painter is the start of the line, on the baseline."""
        draw_inline_stone(qp, self.stone, self.x * em / EM, em, outlines, self.theme)


Run = TextRun | StoneRun


class TypesetLine(NamedTuple):
    """A line of text in one type size; ``width`` is in millimetres.

    Its ``parts`` are in the order in which they are read. ``follows_line_feed`` says whether it
    begins a text or follows a line feed in it, ``is_right_to_left`` whether its paragraph is read
    from right to left, and ``is_hyphenated`` whether it ends with a hyphen that is not in the text.
    ``element`` is the structure element to which the line belongs, if any.
    """

    type: TypeStyle
    width: float
    parts: tuple[Run, ...]
    follows_line_feed: bool = False
    is_right_to_left: bool = False
    is_hyphenated: bool = False
    element: StructureElement | None = None

    @classmethod
    def from_text(cls, text: str, type_: TypeStyle) -> TypesetLine:
        """Return a text as a single line, which is never broken."""
        text = clean_text(text)
        if has_right_to_left(text):
            inline = (InlineText(text.replace("\n", " ")),)
            if lines := break_lines(inline, type_, ENDLESS):
                return lines[0]
        return cls(type_, type_.text_width(text), (TextRun(0.0, text, type_.font(text)),))

    def indent(self, width: float) -> float:
        """Return the distance of the line from the left edge of a paragraph of this width."""
        return max(width - self.width, 0.0) if self.is_right_to_left else 0.0


class PlacedLine(NamedTuple):
    """A line on a sheet, with its top left corner at (x, y)."""

    x: float
    y: float
    line: TypesetLine

    @property
    def element(self) -> StructureElement | None:
        """The structure element of the line, if any."""
        return self.line.element

    @property
    def rect(self) -> QRectF:
        """The bounding rectangle of the line on the sheet."""
        return QRectF(self.x, self.y, self.line.width, self.line.type.leading)

    def translated(self, dx: float, dy: float) -> PlacedLine:
        """Return a copy of the line, moved by an offset."""
        return PlacedLine(self.x + dx, self.y + dy, self.line)

    def drawn_texts(self) -> Iterator[str]:
        """Yield the texts of the line and the labels of its stones."""
        for part in self.line.parts:
            yield part.text if isinstance(part, TextRun) else part.stone.label

    def draw(self, qp: QPainter) -> None:
        """Draw the line; the painter's units are millimetres."""
        self.draw_text(qp, outlines=Device.for_paper(qp).needs_outlines)

    def draw_text(self, qp: QPainter, *, outlines: bool) -> None:
        """Draw the line as text or as outlines; the painter's units are millimetres."""
        type_ = self.line.type
        before = qp.transform()
        if outlines:
            qp.setRenderHint(QPainter.RenderHint.Antialiasing)
        qp.translate(self.x, self.y + type_.baseline)
        for part in self.line.parts:
            part.draw(qp, type_.em, outlines)
        qp.setTransform(before)


class OutlinedLine(NamedTuple):
    """A line on a sheet that is drawn as outlines on all devices."""

    line: PlacedLine

    @property
    def rect(self) -> QRectF:
        """The bounding rectangle of the line on the sheet."""
        return self.line.rect

    @property
    def element(self) -> StructureElement | None:
        """The structure element of the line, if any."""
        return self.line.element

    def drawn_texts(self) -> Iterator[str]:
        """Yield the texts of the line and the labels of its stones."""
        return self.line.drawn_texts()

    def draw(self, qp: QPainter) -> None:
        """Draw the line; the painter's units are millimetres."""
        self.line.draw_text(qp, outlines=True)


def before_space(line: TypesetLine) -> TypesetLine:
    """Return a line after which the text has white space."""
    if not line.parts:
        return line
    last = line.parts[-1]._replace(precedes_space=True)
    return line._replace(parts=(*line.parts[:-1], last))


def in_element(
    lines: tuple[TypesetLine, ...], element: StructureElement
) -> tuple[TypesetLine, ...]:
    """Return lines that belong to a structure element."""
    return tuple(line._replace(element=element) for line in lines)


class MarginLine(PlacedLine):
    """A line in the margin of a page: its running head, or its footer with the page number.

    It is an artifact in the structure of the document, whatever its line says.
    """

    @property
    def element(self) -> StructureElement:
        """The structure element of the line."""
        return ARTIFACT


def break_lines(
    inline: Inline,
    type_: TypeStyle,
    width: float,
    *,
    is_heading: bool = False,
    setting: LineSetting = RAGGED,
) -> tuple[TypesetLine, ...]:
    """Break running text into lines no wider than ``width``; return an empty tuple if the text is
    empty.

    In headings and captions, numbers stay with the words before them, and words are not divided
    after hyphens. If the ``setting`` is justified, all lines but the last, and those before line
    feeds, are ``width`` wide. Text with right-to-left scripts is neither justified nor hyphenated.
    """
    lines: list[TypesetLine] = []
    leftwards = reads_right_to_left(text_without_stones(inline))
    for row in _rows(inline):
        if lines:
            lines[-1] = before_space(lines[-1])
        lines += _break_row(
            row, type_, width, is_heading=is_heading, leftwards=leftwards, setting=setting
        )
    return tuple(lines) if any(line.parts for line in lines) else ()


def balance_lines(inline: Inline, type_: TypeStyle, width: float) -> tuple[TypesetLine, ...]:
    """Break a heading or caption into lines; if there are only a few, give them similar lengths.

    No more words are divided than at the full width.
    """
    lines = break_lines(inline, type_, width, is_heading=True)
    if not 1 < len(lines) <= _FEW:
        return lines
    least, most = max(width / len(lines), min(_widest_part(inline, type_), width)), width
    for _ in range(_HALVINGS):
        middle = (least + most) / 2
        tried = break_lines(inline, type_, middle, is_heading=True)
        if len(tried) > len(lines):
            least = middle
        else:
            most, lines = middle, tried
    return lines


def _rows(inline: Inline) -> list[list[InlineText | InlineStone]]:
    """Return running text split at its line feeds."""
    marked = mark_left_to_right_parts
    if not has_right_to_left(text_without_stones(inline)):
        marked = without_direction_marks
    rows: list[list[InlineText | InlineStone]] = [[]]
    for part in inline:
        if isinstance(part, InlineStone):
            rows[-1].append(part)
            continue
        first, *others = marked(clean_text(part.text)).split("\n")
        rows[-1].append(part._replace(text=first))
        rows += [[part._replace(text=other)] for other in others]
    return rows


class _FontRange(NamedTuple):
    """A part of a text in one font, with its range in UTF-16 code units, as Qt counts them."""

    part: InlineText | InlineStone
    font: QFont
    start: int
    end: int


def _break_row(
    row: list[InlineText | InlineStone],
    type_: TypeStyle,
    width: float,
    *,
    is_heading: bool,
    leftwards: bool,
    setting: LineSetting,
) -> Iterator[TypesetLine]:
    """Break a text without line feeds, which may be read ``leftwards``, into lines, and yield
    them.
    """
    text = shown = _row_text(row)
    placeholder = _PLACEHOLDER
    if bidirectional := leftwards or has_right_to_left(text):
        placeholder = _NEUTRAL_PLACEHOLDER
        shown = _row_text(row, placeholder)
        setting = RAGGED
    if is_heading:
        shown = keep_numbers_with_words(shown)
    stretches = deque(_stretches(row, type_, placeholder))
    mode = QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere
    layout = _layout(shown, stretches, type_, mode)
    if bidirectional:
        _set_direction(layout, leftwards)
    scale, cut = type_.em / EM, _utf16_slicer(text)
    unbroken = _utf16_ranges(text, unbroken_ranges(text, is_heading=is_heading))
    hyphen = max((_hyphen_width(stretch.font) for stretch in stretches), default=0.0)
    ends = LineEnds(layout, text, unbroken, width / scale, setting, hyphen)
    last = _utf16_length(text)
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        hyphenated = ends.end_line(line)
        end, unseen = _shown_end(line, stretches)
        natural = min(line.naturalTextWidth() * scale, width)
        if bidirectional:
            parts = tuple(_bidirectional_parts(line, end, stretches, cut))
            if leftwards:  # what is left out at the end of the line was at its left
                least = min((part.x for part in parts), default=0.0)
                parts = tuple(part._replace(x=part.x - least) for part in parts)
                natural, unseen = natural - least * scale, ""
        else:
            parts = tuple(_parts(line, end, stretches, cut))
        shown_width = max(natural - type_.text_width(unseen), 0.0)
        if hyphenated:
            parts = _with_hyphen(parts)
            shown_width = parts[-1].end * scale
        full_end = line_end(line)
        if setting.justified and parts and (full_end < last or parts[-1].end * scale > width):
            justified = justified_parts(parts, width / scale)
            parts, shown_width = (justified, width) if justified else (parts, shown_width)
        is_first = line.lineNumber() == 0
        broken = TypesetLine(type_, shown_width, parts, is_first, leftwards, hyphenated)
        has_space = end < full_end or cut(full_end - 1, full_end).isspace()
        yield before_space(broken) if has_space else broken
    layout.endLayout()


def _with_hyphen(parts: tuple[Run, ...]) -> tuple[Run, ...]:
    """Return the parts of a line that ends within a word, with a hyphen at its end.

    It is an artifact, so that assistive software reads whole words.
    """
    last = parts[-1]
    if not isinstance(last, TextRun):
        return parts
    return (*parts, TextRun(last.end, HYPHEN, last.font, element=ARTIFACT))


@lru_cache(maxsize=64)
def _hyphen_width(font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(HYPHEN)


def _row_text(row: list[InlineText | InlineStone], placeholder: str = _PLACEHOLDER) -> str:
    return "".join(part.text if isinstance(part, InlineText) else placeholder for part in row)


def _layout(
    text: str,
    stretches: Iterable[_FontRange],
    type_: TypeStyle,
    mode: QTextOption.WrapMode,
) -> QTextLayout:
    """Return the layout of a text without line feeds, in which lines can be broken by a mode."""
    font = type_.font(text)
    layout = QTextLayout(text, font)
    layout.setFormats([_formatted(it) for it in stretches if it.font is not font])
    set_wrap_mode(layout, mode)
    return layout


def _set_direction(layout: QTextLayout, leftwards: bool) -> None:
    """Set the direction in which the lines of a layout are read."""
    option = layout.textOption()
    direction = Qt.LayoutDirection.RightToLeft if leftwards else Qt.LayoutDirection.LeftToRight
    option.setTextDirection(direction)
    layout.setTextOption(option)


def _widest_part(inline: Inline, type_: TypeStyle) -> float:
    """Return the width of the widest part of a heading or caption that should not be divided
    between lines.
    """
    widest = 0.0
    for row in _rows(inline):
        text = _row_text(row)
        kept = keep_numbers_with_words(text)
        layout = _layout(kept, _stretches(row, type_), type_, QTextOption.WrapMode.WordWrap)
        unbroken = _utf16_ranges(text, unbroken_ranges(text, is_heading=True))
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(0)
            columns = line.textLength()
            while found := range_around(line_end(line), unbroken):
                while line_end(line) < found[1]:
                    columns += 1
                    line.setNumColumns(columns)
            widest = max(widest, line.naturalTextWidth())
        layout.endLayout()
    return widest * type_.em / EM


def _utf16_ranges(text: str, ranges: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return ranges of a text in UTF-16 code units, as Qt counts them."""
    if max(text, default="") <= _LAST_OF_ONE_UNIT:
        return ranges
    return [(_utf16_length(text[:start]), _utf16_length(text[:end])) for start, end in ranges]


def _utf16_length(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


def _shown_end(line: QTextLine, stretches: deque[_FontRange]) -> tuple[int, str]:
    """Return the offset at which the visible part of a line ends, and the separator that is left
    out after it.
    """
    start, end = line.textStart(), line_end(line)
    for stretch, _ in pairwise(stretches):
        part, is_last = stretch.part, stretch.start >= start and stretch.end == end
        if is_last and isinstance(part, InlineText) and part.is_separator:
            return stretch.start, part.text.rstrip()
        if stretch.end >= end:
            break
    return end, ""


def _parts(
    line: QTextLine, end: int, stretches: deque[_FontRange], cut: Callable[[int, int], str]
) -> Iterator[Run]:
    """Yield the texts and stones of a line up to ``end``; stretches of text that are finished are
    removed from ``stretches``.
    """
    for part, font, a, b in _stretches_of_line(line.textStart(), end, stretches):
        x = min(cursor_x(line, a), cursor_x(line, b))
        if isinstance(part, InlineStone):
            yield StoneRun(x, part)
        elif letters := cut(a, b).rstrip() if b == end else cut(a, b):
            yield TextRun(x, letters, font, target=part.target)


def _bidirectional_parts(
    line: QTextLine, end: int, stretches: deque[_FontRange], cut: Callable[[int, int], str]
) -> Iterator[Run]:
    """Yield the same as `_parts`, for a line with right-to-left scripts."""
    end -= len(cut(line.textStart(), end)) - len(cut(line.textStart(), end).rstrip())
    for part, font, a, b in _stretches_of_line(line.textStart(), end, stretches):
        for run in visual_runs(line, a, b, cut):
            if isinstance(part, InlineStone):
                yield StoneRun(run.x, part)
            else:
                text = without_direction_marks(cut(run.start, run.end))
                yield TextRun(run.x, text, font, run.is_right_to_left, part.target)


def _stretches_of_line(start: int, end: int, stretches: deque[_FontRange]) -> Iterator[_FontRange]:
    """Yield the parts of stretches between two offsets; stretches that are finished are removed
    from ``stretches``.
    """
    while stretches and stretches[0].start < end:
        part, font, first, last = stretches[0]
        yield _FontRange(part, font, max(first, start), min(last, end))
        if last > end:
            break
        stretches.popleft()


def _utf16_slicer(text: str) -> Callable[[int, int], str]:
    """Return a function that slices the text between two offsets in UTF-16 code units."""
    if max(text, default="") <= _LAST_OF_ONE_UNIT:
        return lambda a, b: text[a:b]
    units = text.encode("utf-16-le")
    return lambda a, b: units[2 * a : 2 * b].decode("utf-16-le", "replace")


def _stretches(
    row: list[InlineText | InlineStone], type_: TypeStyle, placeholder: str = _PLACEHOLDER
) -> Iterator[_FontRange]:
    start = 0
    for part in row:
        if isinstance(part, InlineStone):
            font, length = _placeholder_font(stone_width(part), type_, placeholder), 1
        else:
            font = type_.font(part.text, bold=part.bold, italic=part.italic)
            length = _utf16_length(part.text)
        if length:
            yield _FontRange(part, font, start, start + length)
        start += length


@lru_cache(maxsize=256)
def _placeholder_font(ems: float, type_: TypeStyle, placeholder: str) -> QFont:
    """Return a font in which the placeholder character of an inline stone has the width ``ems``."""
    font = QFont(type_.font(placeholder))
    own = QFontMetricsF(font).horizontalAdvance(placeholder)
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, ems * EM - own)
    return font


def _formatted(stretch: _FontRange) -> QTextLayout.FormatRange:
    formatted = QTextLayout.FormatRange()
    formatted.start = stretch.start
    formatted.length = stretch.end - stretch.start
    style = QTextCharFormat()
    style.setFont(stretch.font)
    formatted.format = style
    return formatted
