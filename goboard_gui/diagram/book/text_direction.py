"""Writing directions: right-to-left scripts, and numbers and names of other scripts within them.

Texts are kept in the order in which they are read. Invisible characters of Unicode's bidirectional
algorithm guide how they are laid out.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING
from unicodedata import bidirectional

from ...late_patterns import late_pattern

if TYPE_CHECKING:
    from collections.abc import Iterable

_LEFT_MARK, _LEFT_ISOLATE, _ISOLATE, _END = "\u200e", "\u2066", "\u2068", "\u2069"
_ISOLATES = frozenset("\u2066\u2067\u2068")
_MARKS = re.compile("[\u061c\u200e\u200f\u2066-\u2069]")
_BOUNDARIES = re.compile("[\u2066-\u2069\n]")
_SIGNS = r"+−–±=\-"
_BEFORE_LEFT_TO_RIGHT = late_pattern(
    rf"(?<![\w{_SIGNS}{_LEFT_MARK}])(?=(?:[0-9]+[,:;/])?[{_SIGNS}][0-9]|[0-9]+[A-Za-z])"
)
_LETTER_AND_HYPHEN = r"(?<=[^\W\d_][-\u05be])"
"""What may be before a number that is no sign of it, as after a Hebrew prefix."""
_NUMBERS_TOGETHER = late_pattern(
    rf"(?:(?<![\w{_SIGNS}{_LEFT_MARK}\u2066-\u2068])|{_LETTER_AND_HYPHEN})"
    r"[0-9]+(?:(?: ?[-–—−+] ?|[.,:/])[0-9]+)+(?!\w)"
)


def has_right_to_left(text: str) -> bool:
    """Return whether a text contains characters of right-to-left scripts.

    >>> has_right_to_left("Lee 9p"), has_right_to_left("Lee שלום")
    (False, True)
    """
    return not text.isascii() and _right_to_left().search(text) is not None


@cache
def _right_to_left() -> re.Pattern[str]:
    """Return the pattern of characters of right-to-left scripts."""
    return re.compile(
        "[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001eeff]"
    )


def reads_right_to_left(text: str) -> bool:
    """Return whether a paragraph is read from right to left, because its first letter outside
    isolated parts belongs to such a script.

    >>> reads_right_to_left("12: שלום and more"), reads_right_to_left("Lee שלום")
    (True, False)
    """
    if not has_right_to_left(text):
        return False
    depth = 0
    for sign in text:
        if sign in _ISOLATES:
            depth += 1
        elif sign == _END:
            depth = max(depth - 1, 0)
        elif depth == 0 and (direction := bidirectional(sign)) in ("L", "R", "AL"):
            return direction != "L"
    return False


def isolate(text: str) -> str:
    r"""Return a text that does not change the direction of those around it, such as a name in a
    title.

    >>> isolate("Lee 9p"), ascii(isolate("שי 3d"))
    ('Lee 9p', "'\\u2068\\u05e9\\u05d9 3d\\u2069'")
    """
    return f"{_ISOLATE}{text}{_END}" if has_right_to_left(text) else text


def isolate_from_first(texts: Iterable[str]) -> list[str]:
    r"""Return texts that keep their order and their own directions if they are joined by signs.

    The line has the direction of the first one; if any is of a right-to-left script, the others
    are isolated.

    >>> isolate_from_first(["Osaka", "2019-05-07"])
    ['Osaka', '2019-05-07']
    >>> ascii(isolate_from_first(["שי", "2019-05-07"]))
    "['\\u05e9\\u05d9', '\\u20682019-05-07\\u2069']"
    """
    given = list(texts)
    if not any(map(has_right_to_left, given)):
        return given
    return [*given[:1], *(f"{_ISOLATE}{text}{_END}" for text in given[1:])]


def mark_left_to_right_parts(text: str) -> str:
    r"""Return a text of a right-to-left script in which the parts that are read from left to right,
    although they begin with a sign or a digit, remain in order.

    There are marks before signed numbers, such as coordinates, and ranks; dates, scores and ranges
    of numbers are isolated.

    >>> ascii(mark_left_to_right_parts("שי 3d, -3+2, 3-4"))
    "'\\u05e9\\u05d9 \\u200e3d, \\u200e-3+2, \\u20663-4\\u2069'"
    """
    marked = _NUMBERS_TOGETHER.sub(rf"{_LEFT_ISOLATE}\g<0>{_END}", text)
    return _BEFORE_LEFT_TO_RIGHT.sub(_LEFT_MARK, marked)


def without_direction_marks(text: str) -> str:
    """Return a text without the invisible characters that guide directions."""
    return text if text.isascii() else _MARKS.sub("", text)


def without_unbalanced_isolates(text: str) -> str:
    r"""Return a text in which each line ends the isolated parts that it begins; if one does not,
    all of them are removed.

    >>> ascii(without_unbalanced_isolates("\u2068a\u2069")), without_unbalanced_isolates("\u2068a")
    ("'\\u2068a\\u2069'", 'a')
    """
    depth = 0
    for found in _BOUNDARIES.finditer(text):
        if found[0] != "\n":
            depth += 1 if found[0] in _ISOLATES else -1
        if depth < 0 or (depth and found[0] == "\n"):
            break
    return _BOUNDARIES.sub(_without_isolate, text) if depth else text


def _without_isolate(found: re.Match[str]) -> str:
    return "\n" if found[0] == "\n" else ""
