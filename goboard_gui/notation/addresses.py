"""Search for web addresses, other addresses and file names in text."""

from __future__ import annotations

import re
from functools import cache

from ..late_patterns import late_pattern
from ..named_tuples import NamedTuple


class WebAddress(NamedTuple):
    """A web address found in a text: its start and end offsets and its URL."""

    start: int
    end: int
    url: str


# Addresses encode other scripts as %XX: text that follows without a space, as in Japanese, is
# not part of one, and no look-alike host names are accepted.
_LETTERS = r"[A-Za-z0-9\-._~:/?#\[\]@!$&'()*+,;=%]"
_ADDRESS = late_pattern(rf"(?:https?://|www\.){_LETTERS}+", re.IGNORECASE | re.ASCII)
# Without its beginning, an address has a path, or a domain that is not an English word.
FILE_TYPES = "sgf|gib|ngf|ugf|ugi|pdf|png|jpe?g|gif|svg|webp|html?|txt|tex|zip|json|xml|csv"
"""The types of files whose names are recognised in text, as a part of a regular expression."""
_DOMAINS = "com|org|net|edu|gov|info|eu|de|fr|ru|jp|cn|kr|tw|uk|nl|ch|cz|pl|se"
_NAME_START = r"A-Za-z0-9_\u00c0-\u04ff"
_DOT_OR_COLON = re.compile(r"[.:]\S")
"""A part of each address and file name."""
_SITE = late_pattern(r"https?://[A-Za-z0-9]", re.ASCII | re.IGNORECASE)
_ENDS_SENTENCE = ".,;:!?'*_~"
_PAIRS = {")": "(", "]": "["}
_LONGEST = 2000


def find_addresses(text: str) -> list[WebAddress]:
    """Find all web addresses in a text that start with ``http`` or ``https``, in order.

    Trailing punctuation is excluded, as are closing brackets without a match in the address.
    Addresses over 2000 characters are skipped, since browsers reject them. O(length of the text).

    >>> find_addresses("(see https://senseis.xmp.net/?Ko_(rule).)")
    [WebAddress(start=5, end=39, url='https://senseis.xmp.net/?Ko_(rule)')]
    """
    found = []
    for match in _ADDRESS.finditer(text):
        url = _strip_punctuation(match[0][: _LONGEST + 1])
        if len(url) <= _LONGEST and _SITE.match(url):
            found.append(WebAddress(match.start(), match.start() + len(url), url))
    return found


def mask_addresses(text: str) -> str:
    """Replace each address and file name with null characters, keeping the length of the text.

    This includes addresses without ``http``, those of other kinds such as e-mail addresses, and
    punctuation after web addresses.

    >>> mask_addresses("See game--1.sgf!").replace("\\0", "_")
    'See ___________!'
    """
    if not _DOT_OR_COLON.search(text):
        return text
    return _address_or_file().sub(lambda address: "\0" * len(address[0]), text)


@cache
def _address_or_file() -> re.Pattern[str]:
    """Return the pattern of addresses and file names, which takes milliseconds to compile."""
    return re.compile(
        rf"{_ADDRESS.pattern}"
        rf"|(?<![{_NAME_START}.@/\\~-])(?:"
        rf"(?:[a-z]{{2,8}}://|mailto:){_LETTERS}+|[a-z]:\\[^\s\"]+"
        r"|[a-z0-9][\w.'+-]{0,63}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+"
        rf"|(?:[a-z0-9-]{{1,63}}\.){{1,8}}(?:(?-i:{_DOMAINS})(?![\w-])(?:[/?#]{_LETTERS}*)?"
        rf"|[a-z]{{2,8}}/{_LETTERS}*)"
        rf"|[{_NAME_START}~.][{_NAME_START}~.'/\\+-]{{0,200}}\.(?:{FILE_TYPES})(?![\w-]))",
        re.IGNORECASE | re.ASCII,
    )


def _strip_punctuation(url: str) -> str:
    end = len(url)
    while end:
        last = url[end - 1]
        opened = _PAIRS.get(last)
        if opened is not None:
            if url.count(opened, 0, end) >= url.count(last, 0, end):
                break
        elif last not in _ENDS_SENTENCE:
            break
        end -= 1
    return url[:end]
