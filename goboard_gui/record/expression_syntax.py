r"""Expressions that find texts, and how they are written.

The usual signs of regular expressions, without those that no automaton can follow: references to
groups, looking around, and repetitions that are lazy or give nothing back.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum
from typing import NamedTuple, Union

LetterTest = Callable[[str], bool]


class Edge(Enum):
    """A place in a text that takes no letter."""

    LINE_START = "^"
    LINE_END = "$"
    WORD_EDGE = "b"
    NO_WORD_EDGE = "B"


class Letter(NamedTuple):
    """One letter that a test accepts."""

    test: LetterTest


class Row(NamedTuple):
    """Parts one after the other."""

    parts: tuple[Part, ...]


class Choice(NamedTuple):
    """One of several parts."""

    parts: tuple[Part, ...]


class Repeat(NamedTuple):
    """A part, from ``least`` to ``most`` times; None for as often as one likes."""

    part: Part
    least: int
    most: int | None


Part = Union[Letter, Row, Choice, Repeat, Edge]  # noqa: UP007  # the classes above name it


class Flaw(Enum):
    """What is wrong with an expression; the value says it in English."""

    ENDS = "the expression ends too early"
    UNCLOSED_GROUP = "a '(' is not closed"
    UNOPENED_GROUP = "a ')' closes nothing"
    UNCLOSED_CLASS = "a '[' is not closed"
    BAD_RANGE = "a range ends before it begins"
    NOTHING_TO_REPEAT = "there is nothing to repeat"
    BAD_COUNT = "a repetition counts wrongly"
    UNKNOWN_ESCAPE = "this letter means nothing after a backslash"
    UNSUPPORTED = "this is not supported"
    TOO_LARGE = "the expression is too large"


class ExpressionError(ValueError):
    """A text is no expression; ``place`` is the index of the letter where that shows."""

    def __init__(self, flaw: Flaw, place: int) -> None:
        super().__init__(flaw, place)
        self.flaw = flaw
        self.place = place

    def __str__(self) -> str:
        return f"{self.flaw.value} (at letter {self.place + 1})"


LONGEST = 1000
"""How many letters an expression may have."""
DEEPEST = 50
"""How many groups of an expression may be inside each other."""

_COUNTS = re.compile(r"\{([0-9]{1,4})(,([0-9]{0,4}))?\}")
_CLASSES = {"d": re.compile(r"\d"), "w": re.compile(r"\w"), "s": re.compile(r"\s")}
_CONTROLS = {"n": "\n", "t": "\t", "r": "\r", "f": "\f", "v": "\v"}
_REPEATS: dict[str, tuple[int, int | None]] = {"*": (0, None), "+": (1, None), "?": (0, 1)}


def read_expression(written: str, fold: Callable[[str], str]) -> Part:
    r"""What an expression means, in texts whose letters were folded by ``fold``.

    :raises ExpressionError: for a text that is no expression, or one that is not supported.

    >>> read_expression("a|^", str).parts[1]
    <Edge.LINE_START: '^'>
    >>> read_expression("x(y", str)
    Traceback (most recent call last):
    ...
    goboard_gui.record.expression_syntax.ExpressionError: a '(' is not closed (at letter 2)
    """
    if len(written) > LONGEST:
        raise ExpressionError(Flaw.TOO_LARGE, LONGEST)
    return _Reader(written, fold).read()


class _Reader:
    """Reads one expression from its first letter to its last."""

    def __init__(self, written: str, fold: Callable[[str], str]) -> None:
        self._written = written
        self._fold = fold
        self._cases = _same_letter if fold("A") == "A" else _both_cases
        self._place = 0
        self._depth = 0

    def read(self) -> Part:
        whole = self._choice()
        if self._place < len(self._written):
            raise ExpressionError(Flaw.UNOPENED_GROUP, self._place)
        return whole

    def _next(self) -> str:
        return self._written[self._place : self._place + 1]

    def _take(self) -> str:
        letter = self._next()
        if not letter:
            raise ExpressionError(Flaw.ENDS, self._place)
        self._place += 1
        return letter

    def _choice(self) -> Part:
        parts = [self._row()]
        while self._next() == "|":
            self._take()
            parts.append(self._row())
        return parts[0] if len(parts) == 1 else Choice(tuple(parts))

    def _row(self) -> Part:
        parts: list[Part] = []
        while self._next() not in ("", "|", ")"):
            parts.append(self._repeated(self._place))
        return parts[0] if len(parts) == 1 else Row(tuple(parts))

    def _repeated(self, start: int) -> Part:
        part = self._single()
        counts = self._counts()
        if counts is None:
            return part
        if isinstance(part, Edge):
            raise ExpressionError(Flaw.NOTHING_TO_REPEAT, start)
        if self._next() in ("*", "+", "?") or self._counts() is not None:
            raise ExpressionError(Flaw.UNSUPPORTED, self._place)
        return Repeat(part, *counts)

    def _counts(self) -> tuple[int, int | None] | None:
        if self._next() in _REPEATS:
            return _REPEATS[self._take()]
        written = _COUNTS.match(self._written, self._place)
        if written is None:
            return None
        least, several, most = written.groups()
        if several and most and int(most) < int(least):
            raise ExpressionError(Flaw.BAD_COUNT, self._place)
        self._place = written.end()
        if not several:
            return int(least), int(least)
        return int(least), int(most) if most else None

    def _single(self) -> Part:
        place = self._place
        letter = self._take()
        match letter:
            case "(":
                return self._group(place)
            case "[":
                return Letter(self._class(place))
            case "^":
                return Edge.LINE_START
            case "$":
                return Edge.LINE_END
            case ".":
                return Letter(lambda met: met != "\n")
            case "\\":
                return self._escaped()
            case "*" | "+" | "?":
                raise ExpressionError(Flaw.NOTHING_TO_REPEAT, place)
        return self._literal(letter)

    def _group(self, place: int) -> Part:
        self._depth += 1
        if self._depth > DEEPEST:
            raise ExpressionError(Flaw.TOO_LARGE, place)
        if self._written.startswith("?:", self._place):
            self._place += 2
        elif self._next() == "?":
            raise ExpressionError(Flaw.UNSUPPORTED, place)
        inside = self._choice()
        if self._next() != ")":
            raise ExpressionError(Flaw.UNCLOSED_GROUP, place)
        self._take()
        self._depth -= 1
        return inside if isinstance(inside, Choice | Letter) else Row((inside,))

    def _escaped(self) -> Part:
        place = self._place
        letter = self._take()
        if letter in "bB":
            return Edge(letter)
        test = _class_test(letter)
        return Letter(test) if test else self._literal(self._meant(letter, place))

    @staticmethod
    def _meant(letter: str, place: int) -> str:
        """The letter that one after a backslash stands for."""
        if letter.isalnum():
            if letter not in _CONTROLS:
                raise ExpressionError(Flaw.UNKNOWN_ESCAPE, place)
            return _CONTROLS[letter]
        return letter

    def _literal(self, letter: str) -> Part:
        letters = tuple(Letter(folded.__eq__) for folded in self._fold(letter))
        return letters[0] if len(letters) == 1 else Row(letters)

    def _class(self, place: int) -> LetterTest:
        negated = self._next() == "^"
        if negated:
            self._take()
        tests: list[LetterTest] = []
        while self._next() != "]" or not tests:
            if not self._next():
                raise ExpressionError(Flaw.UNCLOSED_CLASS, place)
            tests.append(self._member())
        self._take()
        return _any_of(tests, negated=negated)

    def _member(self) -> LetterTest:
        place = self._place
        test, first = self._class_letter()
        if test:
            return test
        if self._next() == "-" and self._written[self._place + 1 :][:1] not in ("", "]"):
            self._take()
            test, last = self._class_letter()
            if test or last < first:
                raise ExpressionError(Flaw.BAD_RANGE, place)
            cases = self._cases
            return lambda met: any(first <= form <= last for form in cases(met))
        return _letters_test(first, self._fold(first))

    def _class_letter(self) -> tuple[LetterTest | None, str]:
        letter = self._take()
        if letter != "\\":
            return None, letter
        place = self._place
        letter = self._take()
        test = _class_test(letter)
        return (test, "") if test else (None, self._meant(letter, place))


def _class_test(letter: str) -> LetterTest | None:
    """The test of a class such as ``\\d``, in capitals of its contrary."""
    pattern = _CLASSES.get(letter.lower())
    if pattern is None:
        return None
    negated = letter.isupper()
    return lambda met: bool(pattern.match(met)) is not negated


def _letters_test(letter: str, folded: str) -> LetterTest:
    meant = {letter, folded}
    return lambda met: met in meant


def _same_letter(letter: str) -> tuple[str, ...]:
    return (letter,)


def _both_cases(letter: str) -> tuple[str, ...]:
    """A small letter, and the capital it may have been."""
    return letter, letter.upper()


def _any_of(tests: list[LetterTest], *, negated: bool) -> LetterTest:
    return lambda met: any(test(met) for test in tests) is not negated
