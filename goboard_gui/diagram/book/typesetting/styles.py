"""Type styles of printed pages: fonts, sizes and paragraph spacing.

Lengths are in millimetres unless stated otherwise.
"""

from __future__ import annotations

from functools import lru_cache
from math import inf
from typing import TYPE_CHECKING

from PySide6.QtGui import QFont, QFontMetricsF

from ....named_tuples import NamedTuple
from ... import fonts
from ...units import MM_PER_POINT
from ..blocks import ParagraphStyle
from ..hyphenation import hyphenator_for
from ..page_setup import LINE_SPACING, NARROWEST_JUSTIFIED, Hyphenation, Typeface, TypeSizes
from .line_ends import RAGGED, LineSetting

if TYPE_CHECKING:
    from ...theme import Theme
    from ..blocks import Paragraph
    from ..page_setup import PageSetup

EM = 100
"""The size in pixels at which type is measured, and drawn before scaling, on any device."""

_BASELINE = 1.02  # ems from the top of a line to its baseline, at the usual line spacing

_FALLBACKS = ("Noto Sans", "Noto Sans CJK JP")
_SANS = (fonts.SANS, *_FALLBACKS)
_SERIF = {
    Typeface.BOOK: (fonts.BOOK, fonts.SERIF, *_SANS),
    Typeface.DEJAVU: (fonts.SERIF, *_SANS),
}
_LINE = {Typeface.BOOK: 37, Typeface.DEJAVU: 42}
"""The maximum width of body text in ems, which is about 80 characters."""
_COVER = 4 / 3  # times the size of titles of games


class TypeStyle(NamedTuple):
    """A font family in one size and weight; ``em`` is the font size in millimetres, and the line
    ``spacing`` a multiple of it.
    """

    families: tuple[str, ...]
    em: float
    bold: bool = False
    spacing: float = LINE_SPACING

    def scaled(self, factor: float) -> TypeStyle:
        """Return the same font with its size multiplied by ``factor``."""
        return self._replace(em=self.em * factor)

    @property
    def leading(self) -> float:
        """The distance between the baselines of adjacent lines, in millimetres."""
        return self.em * self.spacing

    @property
    def baseline(self) -> float:
        """The distance from the top of a line to its baseline."""
        return self.em * (_BASELINE + (self.spacing - LINE_SPACING) / 2)

    def font(self, text: str, *, bold: bool = False, italic: bool = False) -> QFont:
        """Return the font for a text at a size of `EM` pixels, with the Japanese font as a fallback
        if the text needs it.
        """
        signs = fonts.needs_kanji_font(text)
        if signs:
            fonts.ensure_glyphs(text)
        return _font(self.families, self.bold or bold, italic, signs)

    def text_width(self, text: str) -> float:
        """Return the width of a text in millimetres."""
        return _advance(self.font(text), text) * self.em / EM


@lru_cache(maxsize=64)
def _font(families: tuple[str, ...], bold: bool, italic: bool, signs: bool) -> QFont:
    fonts.load_families(families)
    font = QFont([*families, fonts.FAMILY] if signs else list(families))
    font.setPixelSize(EM)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setBold(bold)
    font.setItalic(italic)
    fonts.turn_off_ligatures(font)
    return font


@lru_cache(maxsize=16384)
def _advance(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


class ParagraphFormat(NamedTuple):
    """The format of a paragraph: its type style, and the spacing before and after it."""

    type: TypeStyle
    space_before: float
    space_after: float


class Styles:
    """All type styles of a book; ``text_size`` is the font size of the body text in points."""

    def __init__(
        self,
        text_size: float,
        typeface: Typeface = Typeface.BOOK,
        sizes: TypeSizes = TypeSizes(),  # noqa: B008  # a value
    ) -> None:
        em, serif = text_size * MM_PER_POINT, _SERIF[typeface]
        title = sizes.title_size(text_size) * MM_PER_POINT
        heading = sizes.heading_size(text_size) * MM_PER_POINT
        spacing = sizes.line_spacing or LINE_SPACING
        self.em = em
        self._max_line = _LINE[typeface] * em
        self.caption = TypeStyle(
            _SANS, sizes.caption_size(text_size) * MM_PER_POINT, bold=True, spacing=spacing
        )
        self.note = TypeStyle(_SANS, sizes.note_size(text_size) * MM_PER_POINT, spacing=spacing)
        self.cell = TypeStyle(serif, 0.95 * em, spacing=spacing)
        self.head = TypeStyle(serif, 0.95 * em, bold=True, spacing=spacing)
        self.margin = TypeStyle(serif, 0.85 * em)
        self._manners = {
            ParagraphStyle.COVER: ParagraphFormat(
                TypeStyle(serif, _COVER * title, bold=True), 2.0 * em, 1.2 * em
            ),
            ParagraphStyle.TITLE: ParagraphFormat(
                TypeStyle(serif, title, bold=True), 2.0 * em, 0.8 * em
            ),
            ParagraphStyle.SUBTITLE: ParagraphFormat(
                TypeStyle(serif, 1.1 * em), 0.35 * em, 0.35 * em
            ),
            ParagraphStyle.HEADING: ParagraphFormat(
                TypeStyle(serif, heading, bold=True), 1.6 * em, 0.5 * em
            ),
            ParagraphStyle.BODY: ParagraphFormat(
                TypeStyle(serif, em, spacing=spacing), 0.55 * em, 0.55 * em
            ),
            ParagraphStyle.SMALL: ParagraphFormat(
                TypeStyle(serif, 0.85 * em, spacing=spacing), 0.35 * em, 0.35 * em
            ),
        }

    @classmethod
    def of(cls, setup: PageSetup) -> Styles:
        """Return the type styles of pages with a setup."""
        return cls(setup.text_size, setup.typeface, setup.sizes)

    def format_for(self, style: ParagraphStyle) -> ParagraphFormat:
        """Return the paragraph format for a paragraph style."""
        return self._manners[style]

    @property
    def leading(self) -> float:
        """The distance between the lines of body text."""
        return self._manners[ParagraphStyle.BODY].type.leading

    @property
    def max_line_width(self) -> float:
        """The maximum width of body text, which is about 80 characters so that lines are easy to
        read.
        """
        return self._max_line

    @property
    def board_space(self) -> float:
        """The space above and below a board with its caption."""
        return 0.9 * self.em

    @property
    def unit_space(self) -> float:
        """The space between units, such as boards with their comments."""
        return 2.2 * self.em

    @property
    def caption_space(self) -> float:
        """The space between a board and its caption."""
        return 0.4 * self.em


_RUNNING_TEXT = (ParagraphStyle.BODY, ParagraphStyle.SMALL)


class ColumnMeasure(NamedTuple):
    """The dimensions of a column, and the styles in which its content is typeset.

    ``width`` is that of the column and ``height`` that of the page. ``pitch`` is the line spacing
    of boards, and ``aspect`` the ratio of row spacing to column spacing. Boards with their captions
    and notes are at most ``max_board_height`` high, and leave up to ``text_room`` for text below.
    Boards of long comments are repeated with the line spacing ``repeated_pitch``, if there is one.
    ``justified`` and ``hyphenation`` are as in `PageSetup`.
    """

    styles: Styles
    theme: Theme
    width: float
    height: float
    pitch: float
    aspect: float = 1.0
    max_board_height: float = inf
    text_room: float = 0.0
    repeated_pitch: float | None = None
    justified: bool = False
    hyphenation: Hyphenation = Hyphenation.AUTO

    def line_setting(self, paragraph: Paragraph, width: float) -> LineSetting:
        """Return how the lines of a paragraph are set at a width; titles and headings are neither
        justified nor hyphenated.
        """
        if paragraph.centred or paragraph.style not in _RUNNING_TEXT:
            return RAGGED
        hyphenator = None
        if self.hyphenation is Hyphenation.AUTO:
            hyphenator = hyphenator_for(paragraph.language, paragraph.names)
        return LineSetting(self.justified and width >= NARROWEST_JUSTIFIED, hyphenator)
