"""International Standard Book Numbers (ISO 2108)."""

from __future__ import annotations

_PREFIX = "978"
_SEPARATORS = " -\u2010\u2011\u2013"


class IsbnError(ValueError):
    """Exception raised for a text that is not an ISBN, which it carries."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return f"{self.text}: not an ISBN (13 digits, the last of which is a check digit)"


def parse_isbn(text: str) -> str:
    """Return an ISBN as 13 digits; one of ten digits is converted.

    :raises IsbnError: the text is none, or has a wrong check digit.

    >>> parse_isbn("978-3-16-148410-0"), parse_isbn("3-16-148410-X")
    ('9783161484100', '9783161484100')
    """
    digits = "".join(sign for sign in text if sign not in _SEPARATORS).upper()
    if len(digits) == 10 and _is_number(digits[:9]) and _old_check_digit(digits[:9]) == digits[9]:
        digits = f"{_PREFIX}{digits[:9]}"
        return digits + _check_digit(digits)
    if len(digits) != 13 or not _is_number(digits) or _check_digit(digits[:12]) != digits[12]:
        raise IsbnError(text)
    return digits


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()


def _check_digit(digits: str) -> str:
    weighted = sum(int(digit) * (3 if place % 2 else 1) for place, digit in enumerate(digits))
    return str(-weighted % 10)


def _old_check_digit(digits: str) -> str:
    weighted = sum(int(digit) * (10 - place) for place, digit in enumerate(digits))
    return "0123456789X"[-weighted % 11]
