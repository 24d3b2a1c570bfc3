"""Debian packages with fonts for characters that no installed font contains."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING
from unicodedata import category, east_asian_width
from unicodedata import name as unicode_name

from ..late_patterns import late_pattern

if TYPE_CHECKING:
    from collections.abc import Iterable

EAST_ASIAN = "fonts-noto-cjk"
"""The package with fonts for Chinese, Japanese and Korean."""
RARE_EAST_ASIAN = "fonts-hanazono"
"""The package with fonts for Chinese characters that only few names contain."""
EMOJI = "fonts-noto-color-emoji"
OTHER_SCRIPTS = "fonts-noto-core"
"""The package with fonts for all other scripts, such as Arabic and Thai, and for symbols."""

_EAST_ASIAN = (
    (0x1100, 0x11FF),  # Hangul
    (0x2500, 0x259F),  # lines and blocks
    (0x2E80, 0x9FFF),
    (0xA960, 0xA97F),  # Hangul
    (0xAC00, 0xD7FF),
    (0xF900, 0xFAFF),
    (0xFE30, 0xFE4F),  # punctuation for vertical text
    (0xFF00, 0xFFEF),  # full-width and half-width forms
    (0x1F200, 0x1F2FF),
)
_RARE_EAST_ASIAN = ((0x1B000, 0x1B16F), (0x20000, 0x2FFFF))
_EMOJI_BLOCKS = ((0x2300, 0x2BFF), (0x1F000, 0x1FAFF))
_FLAG_LETTERS = ((0x1F1E6, 0x1F1FF),)
_LAST_WITH_FONTS = 0x2FFFF
_WITHOUT_FONTS = frozenset({"Cn", "Co", "Cs"})


def font_package(character: str) -> str:
    """Return the name of a Debian package with a font for a character, or an empty string if there
    is none, as for private characters.

    >>> font_package("古"), font_package("ع"), font_package("😀"), font_package("\\ue000")
    ('fonts-noto-cjk', 'fonts-noto-core', 'fonts-noto-color-emoji', '')
    """
    code, kind = ord(character), category(character)
    if kind in _WITHOUT_FONTS or code > _LAST_WITH_FONTS:
        return ""
    if _is_in(_RARE_EAST_ASIAN, code):
        return RARE_EAST_ASIAN
    if _is_in(_EAST_ASIAN, code):
        return EAST_ASIAN
    is_emoji = east_asian_width(character) == "W" and _is_in(_EMOJI_BLOCKS, code)
    if is_emoji or _is_in(_FLAG_LETTERS, code):
        return EMOJI
    return OTHER_SCRIPTS


def by_font_package(characters: Iterable[str]) -> dict[str, str]:
    """Return the packages with fonts for characters, each with its characters in order.

    >>> by_font_package("力古😀")
    {'fonts-noto-cjk': '力古', 'fonts-noto-color-emoji': '😀'}
    """
    ordered = sorted(sorted(characters), key=font_package)
    return {name: "".join(found) for name, found in groupby(ordered, font_package)}


_SCRIPT_ENDS = late_pattern(
    r" (?:LETTER|CHARACTER|VOWEL|SIGN|SYLLABLES?|DIGIT|NUMBER|UNIFIED|COMPATIBILITY|CAPITAL|SMALL|"
    r"MARK|CONSONANT|SUBJOINED|DEPENDENT|INDEPENDENT|IDEOGRAPH|RADICAL|TONE|PUNCTUATION)\b"
)

_OF_SCRIPTS = frozenset({"Lu", "Ll", "Lo", "Mn", "Mc", "Nd"})


def script_name(character: str) -> str:
    """Return the English name of a letter's script, or an empty string for other characters.

    It is what Unicode's name of the character begins with.

    >>> script_name("न"), script_name("古"), script_name("😀"), script_name("\\ue000")
    ('Devanagari', 'CJK', '', '')
    """
    if category(character) not in _OF_SCRIPTS:
        return ""
    script, *rest = _SCRIPT_ENDS.split(unicode_name(character, ""), maxsplit=1)
    return (script if script == "CJK" else script.title()) if rest else ""


def identified(character: str) -> str:
    """Return a character with its code point, which tells it apart where it is shown as a box.

    >>> identified("古")
    '古 (U+53E4)'
    """
    return f"{character} ({code_point(character)})"


def code_point(character: str) -> str:
    """Return the code point of a character.

    >>> code_point("古")
    'U+53E4'
    """
    return f"U+{ord(character):04X}"


def _is_in(ranges: Iterable[tuple[int, int]], code: int) -> bool:
    return any(first <= code <= last for first, last in ranges)
