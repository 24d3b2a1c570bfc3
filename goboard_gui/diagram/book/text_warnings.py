"""Warnings about comments, labels and characters that are printed differently than they are in the
record, and about small type.
"""

from __future__ import annotations

from enum import Enum

from ...named_tuples import NamedTuple


class TextWarningKind(Enum):
    """The kind of a text warning; the value is its English text, with the placeholders of
    `TextWarning`.
    """

    LETTER_LOST = "in the comment, but not on its board: {text}"
    LETTER_AMBIGUOUS = "in the comment, and more than once on its board: {text}"
    LETTER_REPLACED = "replaced in the comment and on the board: {text} by {new}"
    BOARD_ADDED = "a small board shows {text}"
    FIGURE_ADDED = "a new figure shows {text}"
    WRONG_COLOUR = "the comment says {text}, but that move has the other colour"
    OTHER_NUMBER = "the comment says {text}, but that number is another move on its board"
    NO_COORDINATES = "the comment says {text}, but its board has no coordinates"
    LAST_MOVE_MARKS = "{text} on the last move is not printed"
    NAME_KEPT = "{text} in the comment may not be a coordinate and was not translated"
    LABEL_REPLACED = "too wide for its point, replaced by a letter and a note: {text} by {new}"
    SMALL_NUMBERS = "numbers on stones are only {text} large"
    SMALL_LABELS = "labels on points are only {text} large"
    SMALL_NAMES = "names of points are only {text} large"
    COORDINATES_LEFT_OUT = "coordinates that do not fit boards with stones of {text} are left out"
    HEAD_SHORTENED = "too long for the margin, and shortened there: {text}"
    NO_ANALYSIS = "the record has no analysis of this line, so there is no review"
    GLYPHS_MISSING = "no installed font contains {text}; installing {new} may help"
    GLYPHS_UNKNOWN = "no installed font contains {text}"


GLYPH_KINDS = frozenset({TextWarningKind.GLYPHS_MISSING, TextWarningKind.GLYPHS_UNKNOWN})
"""The kinds about characters without a font, which belong to no move; the ``text`` of a warning has
these characters with spaces between them.
"""


class TextWarning(NamedTuple):
    """A warning that the pages print something in the comment on a move otherwise than the record,
    or in small type.

    ``text`` is the letter, name or words concerned, or a size with its unit, and ``new`` what is
    printed instead, or the package with a font, if anything. ``move`` is the number of the move, or
    0 before the first one.
    """

    kind: TextWarningKind
    text: str
    move: int = 0
    new: str = ""

    def __str__(self) -> str:
        """Return the warning in English, preceded by its move.

        >>> str(TextWarning(TextWarningKind.LETTER_REPLACED, "A", 45, "C"))
        'move 45: replaced in the comment and on the board: A by C'
        """
        sentence = self.kind.value.format(text=self.text, new=self.new)
        return f"move {self.move}: {sentence}" if self.move else sentence


LAYOUT_WARNINGS = frozenset(
    {
        TextWarningKind.LABEL_REPLACED,
        TextWarningKind.SMALL_NUMBERS,
        TextWarningKind.SMALL_LABELS,
        TextWarningKind.SMALL_NAMES,
        TextWarningKind.COORDINATES_LEFT_OUT,
        TextWarningKind.HEAD_SHORTENED,
    }
)
"""The kinds of warnings that depend on the layout of pages."""
