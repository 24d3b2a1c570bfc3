"""Regular expressions with limits on length, size and time.

Matching is done by the package `regex`, which has a time-out. It is imported with the first
expression, not with this module.
"""

from __future__ import annotations

import re
from enum import Enum
from itertools import islice
from math import prod
from typing import TYPE_CHECKING, Any

from .folding import fold_record_text

if TYPE_CHECKING:
    from collections.abc import Iterator

MAX_LENGTH = 500
"""Maximum number of characters in an expression."""
MAX_SIZE = 50_000
"""Maximum number of parts in an expression with its repetitions written out."""
TIME_LIMIT = 0.05
"""Maximum processor time in seconds for the matches in one text.

It can be exceeded slightly in very long texts: `regex` checks the clock every 256 steps.
"""


_BOTH_VERSIONS = "VERSION0 and VERSION1 flags are mutually incompatible"


class ExpressionErrorKind(Enum):
    """The reason why an expression was rejected; the value is its English text."""

    INVALID = "invalid expression"
    TOO_LONG = f"an expression has at most {MAX_LENGTH} characters"
    TOO_LARGE = "the expression repeats too much"


class ExpressionError(ValueError):
    """Error raised for an expression that is invalid or exceeds a limit.

    For an invalid one, ``reason`` is the message of `regex`, in English, and ``position`` the
    index of the character where parsing stopped, or None if `regex` does not name it.
    """

    def __init__(
        self, kind: ExpressionErrorKind, reason: str = "", position: int | None = None
    ) -> None:
        super().__init__(kind, reason, position)
        self.kind = kind
        self.reason = reason
        self.position = position

    def __str__(self) -> str:
        position = "" if self.position is None else f" at character {self.position + 1}"
        return f"{self.kind.value}{position}" + (f": {self.reason}" if self.reason else "")


class ExpressionTimeoutError(Exception):
    """Error raised when matching a single text takes longer than `TIME_LIMIT`."""


class Expression:
    """A compiled regular expression, for searching texts that were folded with the same value of
    ``case``.

    With ``words``, matches start and end at word boundaries.

    :raises ExpressionError: if the expression is invalid or exceeds a limit.

    >>> list(Expression("a|ab|b+").find("xabb", 10))
    [(1, 2), (2, 4)]
    """

    def __init__(self, pattern: str, *, case: bool = False, words: bool = False) -> None:
        if len(pattern) > MAX_LENGTH:
            raise ExpressionError(ExpressionErrorKind.TOO_LONG)
        if _size(pattern) > MAX_SIZE:
            raise ExpressionError(ExpressionErrorKind.TOO_LARGE)
        self._pattern = _compile(pattern, case=case, words=words)

    def find(self, text: str, limit: int) -> Iterator[tuple[int, int]]:
        """Yield the start and end of up to ``limit`` matches in order, leaving out empty matches.

        All matches are found before the first is yielded, because the clock of `regex` also
        runs while the caller works.

        :raises ExpressionTimeoutError: after the matches that were found in time.
        """
        # The clock counts the time of all threads, so no other thread may run meanwhile.
        matches = self._pattern.finditer(text, timeout=TIME_LIMIT, concurrent=False)
        spans = (match.span() for match in matches)
        found: list[tuple[int, int]] = []
        timed_out = False
        try:
            found.extend(islice((span for span in spans if span[0] < span[1]), limit))
        except TimeoutError:
            timed_out = True
        yield from sorted(found)  # with the flag r, the last match is found first
        if timed_out:
            raise ExpressionTimeoutError


def _compile(written: str, *, case: bool, words: bool) -> Any:
    """Compile an expression with the `regex` module, ignoring case unless ``case`` is true."""
    import regex

    flags = regex.VERSION0 | regex.MULTILINE | (0 if case else regex.IGNORECASE)
    try:
        # Compile it as written first, so that errors give positions in what the user sees.
        pattern = regex.compile(written, flags, cache_pattern=False)
        folded = _fold_expression(written, case=case)
        if words:
            # With the flag x, a comment at the end would swallow the bracket.
            end = "\n" if pattern.flags & regex.VERBOSE else ""
            folded = rf"\b(?:{folded}{end})\b"
        return pattern if folded == written else regex.compile(folded, flags, cache_pattern=False)
    except regex.error as error:
        raise ExpressionError(ExpressionErrorKind.INVALID, error.msg, error.pos) from None
    except ValueError as error:  # flags that exclude each other
        raise ExpressionError(ExpressionErrorKind.INVALID, str(error)) from None
    except KeyError:  # the same in versions before 2026.11.7, which look both up as one
        raise ExpressionError(ExpressionErrorKind.INVALID, _BOTH_VERSIONS) from None
    except RecursionError:
        raise ExpressionError(ExpressionErrorKind.TOO_LARGE) from None


_COUNT = re.compile(r"\{\s*([0-9]+)")
_GROUP_COUNT = re.compile(r"\)\s*(?:\+|\{\s*([0-9]+))")


def _size(written: str) -> int:
    """Return an upper bound for the size of an expression once its repetitions are expanded.

    When `regex` compiles a repetition, it makes as many copies of its content as have to occur,
    plus one, at each level: eight of the a in ``((a+)+)+``. Compiling has no time-out, and
    ``((a{999}){999}){999}`` would use up all memory.
    """
    counted = sum(int(count) for count in _COUNT.findall(written))
    return (len(written) + counted) * prod(
        1 + int(count or 1) for count in _GROUP_COUNT.findall(written)
    )


_TOKENS = re.compile(
    r"""
      (?P<comment> \(\?\# (?:\\.|[^)\\])* \) )
    | \(\? (?:P?<|P[=>]|[&(]) \w+ | \\g<\w+          # the name of a group
    | (?P<set> \[ \^? \]? (?:\\.|[^]\\])* \] )
    | \\? (?P<letter> [^\x00-\x7f] )
    | \\.
    """,
    re.VERBOSE | re.DOTALL,
)
_MEMBERS = re.compile(r"\\?.-\\?.|\\?(?P<letter>[^\x00-\x7f])|\\.", re.DOTALL)


def _fold_expression(written: str, *, case: bool) -> str:
    r"""Return an expression with its letters folded in the same way as the texts to be searched.

    ASCII letters are left to the flags of `regex`; ranges in a set stay as they are.

    >>> _fold_expression("Ｑ[１a]ﬁ+", case=True)
    '\\U00000051[１\\U00000031a](?:\\U00000066\\U00000069)+'
    """

    def escape(letter: str | None) -> list[str]:
        folded = fold_record_text(letter or "", case=case).text
        # Otherwise full-width brackets would become those of a group.
        return [] if folded == (letter or "") else [f"\\U{ord(each):08x}" for each in folded]

    def fold_member(match: re.Match[str]) -> str:
        letters = escape(match["letter"])
        return match[0] + letters[0] if len(letters) == 1 else match[0]

    def fold_token(match: re.Match[str]) -> str:
        if match["comment"]:
            return ""
        if match["set"]:
            return _MEMBERS.sub(fold_member, match["set"])
        letters = escape(match["letter"])
        return f"(?:{''.join(letters)})" if len(letters) > 1 else "".join(letters) or match[0]

    return _TOKENS.sub(fold_token, written)
