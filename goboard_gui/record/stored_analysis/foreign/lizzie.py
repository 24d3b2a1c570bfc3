"""The analysis that Lizzie stores: `LZ`, whose numbers are those of the player to move."""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING

from ....go import Colour
from ....go.analysis import Analysis, Candidate, black_value
from ....notation.vertices import read_vertex
from ...properties.texts import decode_text
from ..gban import MAX_LINE
from ..model import AnalysisSource, StoredAnalysis
from .numbers import read_decimal, read_whole

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ....go import Point, Size

_MAX_LENGTH = 1 << 18
_PLAYOUTS = re.compile(r"(\d{1,9}(?:[.,]\d+)?)([km]?)", re.ASCII | re.IGNORECASE)
_MULTIPLES = {"": 1, "k": 1000, "m": 1_000_000}
_WIN_RATE_SCALE = 10_000


def read_lizzie(raw: str, to_play: Colour, size: Size) -> StoredAnalysis | None:
    r"""Return the analysis in a value of `LZ`, or None if there is none in it.

    The first line has the version of Lizzie, the win rate of the player who has just moved, in
    percent, and the playouts. The second one has the candidates.

    >>> from goboard_gui.go import Colour, Size
    >>> raw = "0.7.4 47.5 1.2k\nmove D4 visits 1200 winrate 5250 scoreMean 1.5 pv D4 C3 info "
    >>> found = read_lizzie(raw, Colour.BLACK, Size(9, 9))
    >>> found.value, found.analysis.visits, len(found.analysis.candidates)
    (Value(win_rate=0.525, score=1.5), 1200, 1)
    """
    if len(raw) > _MAX_LENGTH:
        return None
    numbers, _, moves = decode_text(raw).partition("\n")
    words = numbers.split()
    opponents = read_decimal(words[1]) if len(words) > 2 else None
    playouts = _playouts(words[2]) if opponents is not None else None
    if opponents is None or not playouts:
        return None  # numbers without playouts are those of another position
    is_white = to_play is Colour.WHITE
    candidates, scores = [], []
    for section in islice(_sections(moves.split()), size.width * size.height + 1):
        candidate = _candidate(section, size, is_white=is_white)
        if candidate is not None:
            candidates.append(candidate)
            if candidate.value.score is not None:
                scores.append((candidate.value.score, candidate.visits))
    visits = sum(number for _, number in scores)
    score = sum(each * number for each, number in scores) / visits if visits else None
    win_rate, _ = black_value(round(1 - opponents / 100, 9), None, is_white=is_white)
    value = black_value(win_rate, score, is_white=False)
    analysis = Analysis(to_play, tuple(candidates), playouts, value)
    return StoredAnalysis(analysis, AnalysisSource.LIZZIE)


def _playouts(text: str) -> int | None:
    match = _PLAYOUTS.fullmatch(text)
    if match is None:
        return None
    return round(float(match[1].replace(",", ".")) * _MULTIPLES[match[2].lower()])


def _sections(words: list[str]) -> Iterator[list[str]]:
    """Yield the words about each candidate, which are separated by ``info``."""
    start = 0
    for at, word in enumerate([*words, "info"]):
        if word == "info":
            yield words[start:at]
            start = at + 1


def _candidate(words: list[str], size: Size, *, is_white: bool) -> Candidate | None:
    place = words.index("pv") if "pv" in words else len(words)
    values = dict(zip(words[:place:2], words[1:place:2], strict=False))
    move = read_vertex(values.get("move", ""), size)
    visits = read_whole(values.get("visits", ""))
    if move is None or visits is None:
        return None
    win_rate = read_decimal(values.get("winrate", ""))
    fraction = None if win_rate is None else win_rate / _WIN_RATE_SCALE
    value = black_value(fraction, read_decimal(values.get("scoreMean", "")), is_white=is_white)
    return Candidate(move[0], visits, value, tuple(_line(words[place + 1 :][:MAX_LINE], size)))


def _line(words: list[str], size: Size) -> Iterator[Point | None]:
    for word in words:
        vertex = read_vertex(word, size)
        if vertex is None:
            return
        yield vertex[0]
