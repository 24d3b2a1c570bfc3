"""Parser of the lines that ``kata-analyze`` and ``lz-analyze`` print.

A line has ``info`` and pairs of keys and values for each candidate; KataGo's also has ``rootInfo``
and ``ownership``. Unknown keys are ignored, and the order of keys is free.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..go.analysis import Analysis, Candidate, Value, black_ownership, black_value
from ..notation.vertices import read_vertex
from .analysis import mark_copies

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..go import Colour, Point, Size
    from .analysis import Perspective

_CANDIDATE, _ROOT, _OWNERSHIP = "info", "rootInfo", "ownership"
_LIST_KEYS = {_OWNERSHIP, "ownershipStdev"}
_NOT_FINITE = {"nan", "inf"}
_WIN_RATE_SCALES = {"kata-analyze": 1, "lz-analyze": 10000}


def parse_analysis_line(
    line: str, command: str, to_play: Colour, size: Size, perspective: Perspective
) -> Analysis | None:
    """Return the analysis in a line of the output of a command, or None if there is none in it.

    ``to_play`` is the player for whom the engine searches, and ``perspective`` the player for whom
    it reports. Candidates whose move or number of visits makes no sense are left out.

    >>> from goboard_gui.engine.analysis import Perspective
    >>> from goboard_gui.go import Colour, Size
    >>> line = "info move D4 visits 7 winrate 4000 prior 90 lcb 3900 order 0 pv D4 C3"
    >>> where = Colour.WHITE, Size(9, 9), Perspective.SIDE_TO_PLAY
    >>> [found] = parse_analysis_line(line, "lz-analyze", *where).candidates
    >>> found.point, found.visits, found.value
    (Point(column=3, row=5), 7, Value(win_rate=0.6, score=None))
    """
    scale = _WIN_RATE_SCALES[command]
    is_white = perspective.is_white(to_play)
    found: list[tuple[int, Candidate]] = []
    root: dict[str, str] = {}
    ownership: tuple[float, ...] = ()
    for section, words in _sections(line.split()):
        if section == _CANDIDATE:
            values, pv = _read_pairs(words, size)
            candidate = _candidate(values, pv, size, scale, is_white=is_white)
            if candidate is not None:
                order = _whole(values.get("order"))
                found.append((len(found) if order is None else order, candidate))
        elif section == _ROOT:
            root, _ = _read_pairs(words, size)
        elif section == _OWNERSHIP:
            numbers = _numbers(words)
            points = size.width * size.height
            ownership = black_ownership(numbers, points, is_white=is_white)
    if not found and not root:
        return None
    found.sort(key=lambda item: item[0])
    candidates = [candidate for _, candidate in found]
    marked = tuple(candidates) if scale == 1 else mark_copies(candidates)
    visits = _whole(root.get("visits"))
    return Analysis(to_play, marked, visits, _value(root, scale, is_white=is_white), ownership)


def _sections(words: list[str]) -> Iterator[tuple[str, list[str]]]:
    """Yield the parts of a line that begin with ``info``, ``rootInfo``, or a key with a list."""
    start = 0
    for at in range(1, len(words) + 1):
        if at == len(words) or words[at] in {_CANDIDATE, _ROOT, *_LIST_KEYS}:
            yield words[start], words[start + 1 : at]
            start = at


def _numbers(words: list[str]) -> list[float]:
    """Return the numbers before the first word that is not a number."""
    numbers = []
    for word in words:
        number = _real(word)
        if number is None:
            break
        numbers.append(number)
    return numbers


def _read_pairs(words: list[str], size: Size) -> tuple[dict[str, str], list[Point | None]]:
    """Return the values of single keys, and the points of ``pv``, which has any number of them."""
    values: dict[str, str] = {}
    pv: list[Point | None] = []
    at = 0
    while at < len(words):
        key = words[at]
        at += 1
        if key == "pv":
            while at < len(words) and (vertex := read_vertex(words[at], size)) is not None:
                pv.append(vertex[0])
                at += 1
        elif at < len(words) and not _is_number(key):  # a number belongs to a key with a list
            values.setdefault(key, words[at])
            at += 1
    return values, pv


def _candidate(
    values: dict[str, str], pv: list[Point | None], size: Size, scale: int, *, is_white: bool
) -> Candidate | None:
    move = read_vertex(values.get("move", ""), size)
    visits = _whole(values.get("visits"))
    if move is None or visits is None:
        return None
    prior = _real(values.get("prior"))
    copy = read_vertex(values.get("isSymmetryOf", ""), size)
    return Candidate(
        move[0],
        visits,
        _value(values, scale, is_white=is_white),
        tuple(pv),
        None if prior is None or not 0 <= prior <= scale else prior / scale,
        None if copy is None else copy[0],
    )


def _value(values: dict[str, str], scale: int, *, is_white: bool) -> Value:
    win_rate = _real(values.get("winrate"))
    score = _real(values.get("scoreLead"))
    return black_value(None if win_rate is None else win_rate / scale, score, is_white=is_white)


def _real(word: str | None) -> float | None:
    try:
        return None if word is None else float(word)
    except ValueError:
        return None


def _is_number(word: str) -> bool:
    return not word[0].isalpha() or word in _NOT_FINITE


def _whole(word: str | None) -> int | None:
    """Return a whole number that is not negative, or None."""
    return int(word) if word is not None and word.isdecimal() and len(word) < 19 else None
