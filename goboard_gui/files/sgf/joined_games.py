"""Decoding of files that were joined from games in several encodings.

Each game counts by its own CA, and its end is found in its own encoding: in GBK, Big5 and
Shift_JIS, the second byte of a character may be a bracket or a backslash.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from itertools import groupby
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from ..encoding import (
    DecodedPart,
    DecodedText,
    EncodingSource,
    codec_of,
    declared_encoding_name,
    decode_in_single_encoding,
    decode_with_guessed_encoding,
    is_more_probable_as_utf8,
    is_valid_in_codec,
    matches_codec,
)
from ..errors import SgfDiagnosticCode
from ..kept_bytes import KEEP_BYTES
from .game_starts import GameStarts
from .source import Source
from .syntax import NEXT_BRACKET

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_UTF8 = "utf-8"
_UTF8_MARK = "\ufeff".encode()
_FLAGS = re.ASCII | re.DOTALL
_OPENING = re.compile(rb"\(\s*+;", _FLAGS)
# A root with or without its "(". In the text of a comment, the bracket at the end would be escaped.
_SURE_ROOT = re.compile(rb";\s*+(?:GM|FF|CA)\s*+\[[^\]\\]{0,64}+\]", _FLAGS)
# Nearly all games begin with one of these.
_LIKELY_START = re.compile(
    rb"\(\s*+;?+\s*+"
    rb"(?:GM|FF|CA|AP|SZ|ST|HA|KM|PB|PW|BR|WR|EV|GN|RO|DT|PC|RE|RU|TM|US|SO|TE|RD)\s*+\[",
    _FLAGS,
)
_DECLARED = re.compile(rb"CA\s*+\[\s*+([A-Za-z0-9][A-Za-z0-9._:+-]{0,59}+)\s*+\]", _FLAGS)
_LONGEST_ROOT = 10_000
"""Number of bytes in which CA is searched for."""
_MOST_BLANKS = 64
"""Number of bytes before a semicolon in which a bracket is searched for."""
_WINDOW = 2000
_MOST_GAMES = 200_000
"""A file with more games exceeds the limit of nodes; what follows them is not split."""


def decode_joined(data: bytes, whole: DecodedText, remembered: Sequence[str] = ()) -> DecodedText:
    """Return the text of a file, each game in its own encoding; if all have the same, return
    ``whole``, the file decoded in a single encoding.

    ``remembered`` is as in `decoding.decode`.

    >>> data = "(;CA[GB2312]PB[古力])".encode("gbk") + "(;CA[UTF-8]PB[柯洁])".encode()
    >>> decoded = decode_joined(data, decode_in_single_encoding(data))
    >>> decoded.text, [part.decoded.encoding for part in decoded.parts]
    ('(;CA[GB2312]PB[古力])(;CA[UTF-8]PB[柯洁])', ['gbk', 'utf-8'])
    """
    body = data[len(whole.bom) :]
    if not _may_be_joined(body, whole):
        return whole
    games = _Splitter(body, whole.encoding).games()
    decoded = _decode_games(games, remembered)
    if len({each.encoding for each in decoded}) == 1:
        return whole
    pairs = zip(games, decoded, strict=True)
    parts = tuple(_part(*run) for _, run in groupby(pairs, lambda pair: _part_key(pair[1])))
    text = "".join(part.decoded.text for part in parts)
    first = parts[0].decoded
    return first._replace(text=text, bom=whole.bom, problems=(), candidates=(), parts=parts)


def _part_key(decoded: DecodedText) -> object:
    """Return the encoding of a game, its problems and the candidates: if they are equal for
    adjacent games, these form one part of a file.
    """
    return decoded.encoding, decoded.problems, decoded.candidates


def _part(*pairs: tuple[_Game, DecodedText]) -> DecodedPart:
    """Return adjacent games in the same encoding as one part of the file."""
    data = b"".join(game.data for game, _ in pairs)
    text = "".join(decoded.text for _, decoded in pairs)
    return DecodedPart(data, pairs[0][1]._replace(text=text))


def _may_be_joined(data: bytes, whole: DecodedText) -> bool:
    """Return whether a file could have games in several encodings.

    This takes much less time than splitting the file, which few files need.
    """
    names = (name.decode("ascii") for name in set(_DECLARED.findall(data)))
    if any(_codec(name) and not matches_codec(name, whole.encoding) for name in names):
        return True
    starts = [match.start() for match in _LIKELY_START.finditer(data)]
    if len(starts) < 2:
        return False
    if any(code is not SgfDiagnosticCode.UNKNOWN_ENCODING for code, _ in whole.problems):
        return True
    pieces = (data[start:end] for start, end in zip(starts, [*starts[1:], len(data)], strict=True))
    return any(not piece.isascii() and is_valid_in_codec(piece, _UTF8) for piece in pieces)


def _codec(name: str) -> str | None:
    """Return the codec that a game declares, or None if it is unknown or only ASCII."""
    codec = codec_of(name)
    return None if codec == "ascii" else codec


class _Game(NamedTuple):
    """The bytes of a game and of the text before it.

    ``declared`` is the value of CA, ``codec`` its codec or None if that is unknown. ``is_utf8``
    says that the game was found to be in UTF-8, whatever it declares.
    """

    data: bytes
    declared: str | None
    codec: str | None
    is_utf8: bool = False


class _Splitter:
    """Splitter of a file into its games; ``encoding`` is that of games that declare none."""

    def __init__(self, data: bytes, encoding: str) -> None:
        self._data = data
        self._encoding = encoding
        self._sure_starts = [self._with_bracket(it.start()) for it in _SURE_ROOT.finditer(data)]

    def _with_bracket(self, semicolon: int) -> int:
        """Return the offset of the "(" before a semicolon, or of the semicolon if there is none."""
        bracket = self._data.rfind(b"(", max(0, semicolon - _MOST_BLANKS), semicolon)
        is_next = bracket >= 0 and not self._data[bracket + 1 : semicolon].strip()
        return bracket if is_next else semicolon

    def games(self) -> list[_Game]:
        """Return the games of the file; any text after the last game is added to it."""
        data = self._data
        games: list[_Game] = []
        end = 0
        # Round brackets and semicolons are never the second byte of a character.
        starts = GameStarts(data.decode("latin-1"))
        while len(games) < _MOST_GAMES and (start := starts.find_next(end)) is not None:
            game = self._game(end, start.offset)
            games.append(game)
            end += len(game.data)
        if not games:
            return [_Game(data, None, None)]
        return [*games[:-1], games[-1]._replace(data=games[-1].data + data[end:])]

    def _game(self, start: int, begin: int) -> _Game:
        """Return the game at ``begin`` with the text before it, which begins at ``start``."""
        data = self._data
        following = _OPENING.search(data, begin + 1, begin + _LONGEST_ROOT)
        root_end = begin + _LONGEST_ROOT if following is None else following.start()
        name = declared_encoding_name(data[begin:root_end])
        codec = _codec(name or "")
        end = self._end(begin, "latin-1", _WINDOW)  # as in UTF-8, but no byte is invalid
        game, has_mark = data[begin:end], data[start:begin].endswith(_UTF8_MARK)
        if has_mark or not game.isascii() or b"\x1b$" in game:
            other = codec or self._encoding
            if self._is_utf8(game, has_mark=has_mark, other=other):
                return _Game(data[start:end], name, codec, is_utf8=True)
            end = self._end(begin, other, end - begin)
        return _Game(data[start:end], name, codec)

    def _is_utf8(self, game: bytes, *, has_mark: bool, other: str) -> bool:
        """Return whether a game is in UTF-8 rather than in another encoding."""
        if b"\x1b$" in game or not is_valid_in_codec(game, _UTF8):
            return False
        return has_mark or other == _UTF8 or is_more_probable_as_utf8(game, other)

    def _end(self, begin: int, codec: str, window: int) -> int:
        """Return the end offset of a game that is decoded with ``codec``; it is never beyond the
        start of the next game.

        ``window`` is how many bytes are decoded first; if that is too few, four times as many.
        """
        place = bisect_right(self._sure_starts, begin)
        last = self._sure_starts[place] if place < len(self._sure_starts) else len(self._data)
        while True:
            data = self._data[begin : min(begin + window, last)]
            text = data.decode(codec, KEEP_BYTES)
            if (end := _end_in_text(text)) is not None:
                source = Source(data, DecodedText(text, codec, EncodingSource.CHOSEN))
                return begin + len(source.bytes_of_span(0, end))
            if begin + window >= last:
                return last
            window *= 4


def _end_in_text(text: str) -> int | None:
    """Return the offset after the last bracket of the game at the start of a text, if any."""
    depth = end = 0
    while (match := NEXT_BRACKET.match(text, end)) is not None:
        end = match.end()
        depth += 1 if match[1] == "(" else -1
        if depth <= 0:
            return end
    return None


def _decode_games(games: Sequence[_Game], remembered: Sequence[str]) -> list[DecodedText]:
    """Return the decoded text of each game.

    Games that declare the same encoding are judged together, like a file that has no others. Those
    that declare none are in the encoding of the first game if they can be, as in other programs,
    which know only that one.
    """
    found = {number: _as_utf8(game) for number, game in enumerate(games) if game.is_utf8}
    rest = [number for number in range(len(games)) if number not in found]
    for codec in dict.fromkeys(games[number].codec for number in rest):
        if codec is not None:
            alike = [number for number in rest if games[number].codec == codec]
            judged = decode_in_single_encoding(_joined(games, alike), remembered)
            found |= {number: _as_judged(games[number], judged) for number in alike}
    silent = [number for number in rest if number not in found]
    first = found.get(0)
    if first is None:
        judged = decode_in_single_encoding(_joined(games, silent), remembered)
    else:
        fitting = [it for it in silent if is_valid_in_codec(games[it].data, first.encoding)]
        judged = first._replace(problems=(), candidates=())
        found |= {number: _as_judged(games[number], judged) for number in fitting}
        silent = [number for number in silent if number not in found]
        if silent:
            data = _joined(games, silent)
            judged = decode_with_guessed_encoding(
                data, None, (), remembered, first.encoding, by_another=True
            )
    found |= {number: _as_judged(games[number], judged) for number in silent}
    return [found[number] for number in range(len(games))]


def _joined(games: Sequence[_Game], numbers: Iterable[int]) -> bytes:
    return b"".join(games[number].data for number in numbers)


def _as_utf8(game: _Game) -> DecodedText:
    """Return the text of a game that was found to be in UTF-8."""
    if game.codec in (None, _UTF8):
        how = EncodingSource.UTF8 if game.codec is None else EncodingSource.DECLARED
        return _as_judged(game, DecodedText("", _UTF8, how))
    problems = ((SgfDiagnosticCode.WRONG_ENCODING, ""),)
    return _as_judged(game, DecodedText("", _UTF8, EncodingSource.UTF8, problems=problems))


def _as_judged(game: _Game, judged: DecodedText) -> DecodedText:
    """Return the text of a game in the encoding that was determined for it, or for several games
    together.
    """
    codec, name = judged.encoding, game.declared
    codes = [code for code, _ in judged.problems if code is not SgfDiagnosticCode.INVALID_BYTES]
    problems: list[tuple[SgfDiagnosticCode, str]] = [(code, name) for code in codes if name]
    if not is_valid_in_codec(game.data, codec):
        problems.append((SgfDiagnosticCode.INVALID_BYTES, codec))
    text = game.data.decode(codec, KEEP_BYTES)
    return judged._replace(text=text, bom=b"", declared=name, problems=tuple(problems))
