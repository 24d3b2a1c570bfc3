"""Preview of a file in another encoding."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..comments import read_comment
from ..errors import ReadError
from .decoding import decode
from .game_info import read_info
from .reading import read_sgf_source
from .source import Source

if TYPE_CHECKING:
    from ...record.values.game_info import GameInfo

_ENOUGH = 100_000
"""Number of characters at the start of a text in which the sample is searched for."""
_COMMENTS = 5
_NEXT_GAMES = 5
_KEPT_BYTE = re.compile("[\udc00-\udcff]")


@dataclass(frozen=True, slots=True)
class EncodingSample:
    """A sample of a file decoded in one encoding: the game information and comments of its first
    game, and the game information of the next ones.

    ``bad_bytes`` is the number of invalid bytes in the whole file; `escape_invalid_bytes` makes
    them visible in the texts.
    """

    encoding: str
    info: GameInfo
    comments: tuple[str, ...]
    bad_bytes: int
    next_games: tuple[GameInfo, ...] = ()


def read_encoding_sample(data: bytes, encoding: str) -> EncodingSample | None:
    """Return a sample of a file in an encoding, or None if no game is found in it.

    :raises LookupError: when Python does not know the encoding.

    >>> data = "(;PB[柯潔]C[白中押勝])".encode("cp932", "replace")
    >>> read_encoding_sample(data, "Shift_JIS").comments
    ('白中押勝',)
    """
    decoded = decode(data, encoding)
    head = decoded._replace(text=decoded.text[:_ENOUGH])
    try:
        tree, *others = read_sgf_source(Source(data, head)).games[: 1 + _NEXT_GAMES]
    except ReadError:
        return None
    comments = []
    for node in tree.preorder():
        if comment := read_comment(tree, node).strip():
            comments.append(comment)
        if len(comments) == _COMMENTS:
            break
    bad = sum(1 for _ in _KEPT_BYTE.finditer(decoded.text))
    infos = tuple(map(read_info, others))
    return EncodingSample(decoded.encoding, read_info(tree), tuple(comments), bad, infos)
