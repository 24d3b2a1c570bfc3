"""Search for web addresses in text."""

from __future__ import annotations

import re
from typing import NamedTuple


class WebAddress(NamedTuple):
    """A web address found in a text: its start and end offsets and its URL."""

    start: int
    end: int
    url: str


# Addresses encode other scripts as %XX: text that follows without a space, as in Japanese, is
# not part of one, and no look-alike host names are accepted.
_LETTERS = r"[A-Za-z0-9\-._~:/?#\[\]@!$&'()*+,;=%]"
_ADDRESS = re.compile(rf"(?:https?://|www\.){_LETTERS}+", re.IGNORECASE | re.ASCII)
_SITE = re.compile(r"https?://[A-Za-z0-9]", re.ASCII | re.IGNORECASE)
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
    """Replace each web address with null characters, keeping the length of the text.

    This includes addresses without ``http`` and trailing punctuation.
    """
    return _ADDRESS.sub(lambda address: "\0" * len(address[0]), text)


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
