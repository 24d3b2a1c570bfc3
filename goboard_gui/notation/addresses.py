"""Web addresses in running text."""

from __future__ import annotations

import re
from typing import NamedTuple


class WebAddress(NamedTuple):
    """A web address in a text: where it stands, and what it is, to the letter."""

    start: int
    end: int
    url: str


# Letters of other scripts stand in addresses as %XX: text that follows without a blank, as in
# Japanese, is no part of one, and no name of a site can pass for another.
_LETTERS = r"[A-Za-z0-9\-._~:/?#\[\]@!$&'()*+,;=%]"
_ADDRESS = re.compile(rf"(?:https?://|www\.){_LETTERS}+", re.IGNORECASE | re.ASCII)
_SITE = re.compile(r"https?://[A-Za-z0-9]", re.ASCII | re.IGNORECASE)
_ENDS_SENTENCE = ".,;:!?'*_~"
_PAIRS = {")": "(", "]": "["}
_LONGEST = 2000


def find_addresses(text: str) -> list[WebAddress]:
    """The addresses of a text that say ``http`` or ``https``, from first to last.

    Points and brackets behind them belong to the sentence, but for brackets that one has opened.
    No browser takes one of more than 2000 letters. O(length of the text).

    >>> find_addresses("(see https://senseis.xmp.net/?Ko_(rule).)")
    [WebAddress(start=5, end=39, url='https://senseis.xmp.net/?Ko_(rule)')]
    """
    found = []
    for match in _ADDRESS.finditer(text):
        url = _without_sentence(match[0][: _LONGEST + 1])
        if len(url) <= _LONGEST and _SITE.match(url):
            found.append(WebAddress(match.start(), match.start() + len(url), url))
    return found


def mask_addresses(text: str) -> str:
    """The text, as long as it was, with nothing to be found in web addresses.

    Addresses that lack ``http`` count here, and so does what may end a sentence.
    """
    return _ADDRESS.sub(lambda address: "\0" * len(address[0]), text)


def _without_sentence(url: str) -> str:
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
