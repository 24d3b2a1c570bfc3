"""Tokenizer for text records in any notation."""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING

from ...diagnostics import Diagnostic, Location
from ...display_text import clip_text
from ...go import Colour
from ...notation import Naming, NotationError, NotationErrorReason
from ...notation.base import to_ascii_punctuation
from ..errors import TextPosition
from .errors import MAX_QUOTE, TextError, TextErrorReason, TextRecordDiagnosticCode

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...go import Point, Size
    from ...notation import Notation

# No name is longer, see `Notation.parse`, or has more spaces, commas and brackets.
_LONGEST_NAME = 65
_MOST_ENDS = 8
_END_OF_NAME = re.compile(r"(?=[\s,;])|(?<=\))|(?=[.。]\s*\Z)|\Z")
_ROW_WITH_STONE = re.compile(r"^[ \t]*[+-]\s*[BW]\s", re.IGNORECASE | re.MULTILINE)
_BLANKS = re.compile(r"[\s\ufeff]*")
_SEPARATORS = re.compile(r"[\s\ufeff,;]*")
_REST_BLANK = re.compile(r"\s*\Z")
_WORD = re.compile(r"[^\s,;]{1,65}|.?")
_NUMBER = re.compile(r"([0-9]+)(?:\s*[.:)](?!\.)|(?=[\s(])|\Z)")
_MARKED_NUMBER = re.compile(r"[0-9]+\s*[.:)](?!\.)")
_LONGEST_NUMBER = 9
# A dash between a colour and a name is not a pass.
_COLOUR = re.compile(
    r"(black|white|b|w)(?:\s*[.:](?=\s)|(?=\s)|\Z)\s*"
    r"(?:-\s+(?=[a-z])(?!(?:black|white|b|w|pass|etc)\b))?",
    re.IGNORECASE,
)
_PASS = re.compile(r"pass\b|パス|\[\]", re.IGNORECASE)
_DASH = re.compile(r"-(?=[\s,;.…]|\Z)")
_THE_END = re.compile(r"(?:etc\b|[.…。])[\s.…。]*\Z", re.IGNORECASE)


class RecordText:
    """The lines of a text, prepared once for reading it in several notations.

    ``lines`` are as written; ``plain_lines`` have plain signs, in the same columns.
    """

    def __init__(self, text: str) -> None:
        text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
        plain = to_ascii_punctuation(text)
        self.lines = text.split("\n")
        self.plain_lines = self.lines if plain == text else plain.split("\n")
        self.has_row_with_stone = _ROW_WITH_STONE.search(plain) is not None
        """Whether some row adds or removes a stone."""


class TextCursor:
    """A cursor in a text, with methods that parse what follows the cursor.

    The shortest text that is a name counts: spaces, commas and brackets may end it or be part of
    it.
    """

    def __init__(
        self,
        text: RecordText,
        notation: Notation,
        size: Size,
        *,
        repair: bool = False,
        alternative: bool = False,
        pause: Callable[[], object] = lambda: None,
    ) -> None:
        """Start at the beginning of a text; with ``alternative``, names may also be those of the
        notation's alternative (`Naming.alternative`).

        ``pause`` is called regularly, and may raise an exception.
        """
        self.notation = notation
        self.size = size
        naming = Naming(notation, size)
        self._parse = naming.parse_entered if alternative else naming.parse
        self._read_step = naming.read_entered_step if alternative else naming.read_step
        self.diagnostics: list[Diagnostic] = []
        self._repair = repair
        self._original_lines = text.lines
        self._lines = text.plain_lines
        self._pause = pause
        self._line = 0
        self._column = 0

    @property
    def position(self) -> TextPosition:
        """The line and column of the cursor."""
        return TextPosition(self._line + 1, self._column + 1)

    @property
    def at_end_of_line(self) -> bool:
        """Whether only white space is left between the cursor and the end of the line."""
        return self.matches(_REST_BLANK)

    @property
    def current_word(self) -> str:
        """The word at the cursor, for use in messages."""
        match = _WORD.match(self._lines[self._line], self._column)
        return match[0] if match else ""

    def matches(self, pattern: re.Pattern[str]) -> bool:
        """Return whether a pattern matches at the cursor, within the line."""
        return pattern.match(self._lines[self._line], self._column) is not None

    def take_line(self) -> str:
        """Return the rest of the line as written, and go to the end of the line."""
        rest = self._original_lines[self._line][self._column :].strip()
        self._column = len(self._lines[self._line])
        return rest

    def skip_blanks(self) -> None:
        """Skip spaces within the line."""
        self._pause()
        self.take_match(_BLANKS)

    def skip_separators(self) -> bool:
        """Skip white space, commas and semicolons; return whether more text follows."""
        while True:
            self._pause()
            self.take_match(_SEPARATORS)
            if self._column < len(self._lines[self._line]):
                return True
            if self._line + 1 == len(self._lines):
                return False
            self._line += 1
            self._column = 0

    def save_state(self) -> tuple[int, int]:
        """Return the state of the cursor, to which `restore_state` can return."""
        return self._line, self._column

    def restore_state(self, state: tuple[int, int]) -> None:
        """Return to a state saved by `save_state`."""
        self._line, self._column = state

    def take_match(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Consume and return a match of a pattern within the line, or return None if it does not
        match here.
        """
        match = pattern.match(self._lines[self._line], self._column)
        if match is not None:
            self._column = match.end()
        return match

    def at_end_mark(self) -> bool:
        """Return whether a mark for the end of the record follows, with only blank lines
        after it.
        """
        below = self._lines[self._line + 1 :] if self.matches(_THE_END) else ["more"]
        return not any(line.strip() for line in below)

    def take_number(self) -> int | None:
        """Read a move number, if there is one.

        :raises TextError: when it is too long for a move number.
        """
        place = self.position
        match = self.take_match(_NUMBER)
        if match is None:
            return None
        if len(match[1]) > _LONGEST_NUMBER:
            raise TextError(TextErrorReason.NUMBER_TOO_LONG, place, match[1])
        return int(match[1])

    @property
    def at_pass(self) -> bool:
        """Whether the word for a pass follows."""
        return self.matches(_PASS)

    @property
    def at_number(self) -> bool:
        """Whether a move number follows, or digits that may instead be the name of a point."""
        return self.matches(_NUMBER)

    @property
    def at_marked_number(self) -> bool:
        """Whether a move number with a mark after it follows, such as ``2.``, which is never the
        name of a point.
        """
        return self.matches(_MARKED_NUMBER)

    def take_colour(self) -> Colour | None:
        """Read a colour, if there is one: a letter or word with a space after it."""
        match = self.take_match(_COLOUR)
        if match is None:
            return None
        return Colour.BLACK if match[1][0] in "bB" else Colour.WHITE

    def take_point(self) -> tuple[Point | None, str]:
        """Read a point or a pass; return the point, or None for a pass, and its name.

        :raises TextError: when there is neither.
        """
        if self.take_match(_PASS):
            return None, ""
        try:
            return self.take_point_name()
        except TextError:
            if self.take_match(_DASH):  # it may also begin a name
                return None, ""
            raise

    def take_point_name(self, *, exact: bool = False) -> tuple[Point, str]:
        """Read the name of a point; return the point and the name. With ``exact`` no name is
        repaired.

        :raises TextError: when there is none.
        """
        failure: NotationError | None = None
        for text in self._names():
            try:
                point = self._parse(text)
            except NotationError as error:
                if (
                    failure is None
                    or NotationErrorReason.SYNTAX is failure.reason is not error.reason
                ):
                    failure = error
            else:
                self._column += len(text)
                return point, text
        return self._repaired(failure, repair=self._repair and not exact)

    def _repaired(self, failure: NotationError | None, *, repair: bool) -> tuple[Point, str]:
        for text in self._names() if repair else ():
            try:
                point = self.notation.repair(text, self.size)
            except NotationError:
                continue
            name = self.notation.format(point, self.size)
            quote = {"text": clip_text(text, MAX_QUOTE), "names": (name,)}
            place = Location(*self.position)
            self.diagnostics.append(Diagnostic(TextRecordDiagnosticCode.REPAIRED, place, quote))
            self._column += len(text)
            return point, text
        raise TextError(
            TextErrorReason.NAME, self.position, failure.text if failure else "", cause=failure
        )

    def take_step_move(self) -> tuple[Point, Point, str] | None:
        """Read a move written as a step from one point to another, or return None if there
        is none.
        """
        text = self._names()[0]
        step = self._read_step(text)
        if step is None:
            return None
        self._column += len(text)
        return *step, text

    def _names(self) -> list[str]:
        """Return the texts at the cursor that may be point names, shortest first; there is at least
        one.
        """
        window = self._lines[self._line][self._column : self._column + _LONGEST_NAME]
        ends = (match.start() for match in _END_OF_NAME.finditer(window, 1))
        texts = [window[:end] for end in islice(ends, _MOST_ENDS)]
        return [text for text in texts if text.count("(") == text.count(")")] or texts[:1]
