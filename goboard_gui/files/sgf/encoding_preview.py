"""What a file would say if it were read in another charset."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ..comments import read_comment
from ..encoding import decode
from ..errors import ReadError
from .game_info import read_info
from .reading import read_sgf_source
from .source import Source

if TYPE_CHECKING:
    from ...record.values.game_info import GameInfo

_ENOUGH = 100_000
"""So many characters of a file are looked at for its first texts."""
_COMMENTS = 5
_KEPT_BYTE = re.compile("[\udc00-\udcff]")


@dataclass(frozen=True, slots=True)
class Sample:
    """What a file says first: about its game, and in its first comments.

    ``bad_bytes`` are those in the whole file that are no text; `shown` writes them.
    """

    charset: str
    info: GameInfo
    comments: tuple[str, ...]
    bad_bytes: int


def sample(data: bytes, charset: str) -> Sample | None:
    """What a file's bytes say in a charset, None where there is no game in them then.

    :raises LookupError: when Python knows no such charset.

    >>> sample("(;PB[柯潔]C[白中押勝])".encode("cp932", "replace"), "Shift_JIS").comments
    ('白中押勝',)
    """
    decoded = decode(data, charset)
    head = replace(decoded, text=decoded.text[:_ENOUGH])
    try:
        tree = read_sgf_source(Source(data, head)).games[0]
    except ReadError:
        return None
    comments = []
    for node in tree.preorder():
        if comment := read_comment(tree, node).strip():
            comments.append(comment)
        if len(comments) == _COMMENTS:
            break
    bad = sum(1 for _ in _KEPT_BYTE.finditer(decoded.text))
    return Sample(decoded.charset, read_info(tree), tuple(comments), bad)


def shown(text: str) -> str:
    r"""A text that can be shown: a byte that is none stands in it as a number.

    >>> shown("a\udc8b")
    'a⟨8B⟩'
    """
    return _KEPT_BYTE.sub(lambda kept: f"⟨{ord(kept[0]) - 0xDC00:02X}⟩", text)
