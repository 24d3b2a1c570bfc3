"""Facts stated beside a board in plain text: the player to move, the last move, captures, komi,
size and title.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...go import MAX_SIDE, Colour, Size
from ...named_tuples import NamedTuple
from ...record.stated_turns import NAMED_COLOUR, TO_PLAY, colour_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

_FLAGS = re.IGNORECASE


def _patterns(*texts: str) -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(text.replace("COLOUR", NAMED_COLOUR), _FLAGS) for text in texts)


_LAST_MOVE = _patterns(r"\blast move\s*[:=]?\s*(?:COLOUR\s+)?(?P<point>[A-HJ-Z]{1,2}\d{1,2})\b")
_CAPTURES = _patterns(
    r"(?<!\w)COLOUR\s+has captured \d+ (?:stones?|pieces?)",  # GNU Go
    r"(?<!\w)COLOUR stones captured: \d+",  # KataGo
    r"(?<!\w)COLOUR prisoners: \d+",  # Leela Zero
    r"\bprisoners: B \d+\s+W \d+",  # GoGui
    r"\bcaptures B: \d+ W: \d+",  # Pachi
    r"\bcaptures X: \d+ O: \d+",  # Minigo
    r"(?<!\w)COLOUR: \d+ caps",  # Michi
    r"\bprisoners?\s*\((?:black|white)\)\s*:\s*\d+",  # Ray
    r"\b(?:captures|prisoners|gefangene|アゲハマ|提子)\b.*\d.*",
)
"""Ways to say how many stones were captured."""
_KOMI = _patterns(r"\"?\bkomi\"?\s*[:=]?\s*(?P<komi>-?\d{1,3}(?:[.,]\d{1,2})?)(?!\d)")
_SIZE = _patterns(
    r"\b(?P<width>\d{1,2})\s*[x×]\s*(?P<height>\d{1,2})\b",
    r"\bboard\s?size\s*[:=]?\s*(?P<width>\d{1,2})\b",
)
_COUNTED_MOVES = _patterns(r"\bmovenum:\s*(?P<count>\d{1,6})(?!\d)")  # KataGo
_ANSWER = re.compile(r"\s*[=?]\d*(?:\s|$)", re.ASCII)  # of the Go Text Protocol
_ABOUT_MOVES = re.compile(r"\s*(?:move|passes|hash|rules|next|rank|time)\b.*[:=]", _FLAGS)
_DIGITS = re.compile(r"\d+")
_LONGEST = 400


class Surroundings(NamedTuple):
    """The facts that the text around a board states; what it does not state is None or empty.

    ``captures`` are the words of the text, as programs count either stones taken or stones lost.
    ``moves`` is the number of moves played, ``last_move`` the Western name of a point.
    """

    size: Size | None = None
    to_play: Colour | None = None
    last_move: str = ""
    captures: str = ""
    komi: str = ""
    moves: int | None = None


def read_surroundings(lines: Iterable[str]) -> Surroundings:
    """Return the facts stated in lines around a board; if statements conflict, the first one
    counts, but a contradictory player to move is ignored.

    >>> read_surroundings(["Black to play, komi 6.5"])._asdict()["to_play"].name
    'BLACK'
    """
    lines = [" ".join(line[:_LONGEST].split()) for line in lines]
    players = {colour_of(match) for line in lines for match in _matches(TO_PLAY, line)}
    komi = _first(_KOMI, lines)
    last = _first(_LAST_MOVE, lines)
    moves = _first(_COUNTED_MOVES, lines)
    captures = [match[0].strip() for line in lines for match in _distinct(_CAPTURES, line)]
    some = any(number.strip("0") for text in captures for number in _DIGITS.findall(text))
    return Surroundings(
        _size(lines),
        players.pop() if len(players) == 1 else None,
        last["point"].upper() if last else "",
        "\n".join(dict.fromkeys(captures)) if some else "",
        komi["komi"].replace(",", ".") if komi else "",
        int(moves["count"]) if moves else None,
    )


def states_board_fact(line: str) -> bool:
    """Return whether a line states a fact about a board and therefore is not its title."""
    tables = (TO_PLAY, _LAST_MOVE, _CAPTURES, _KOMI, _SIZE, _COUNTED_MOVES)
    return (
        _ANSWER.match(line) is not None
        or _ABOUT_MOVES.match(line) is not None
        or any(pattern.search(line[:_LONGEST]) for table in tables for pattern in table)
    )


def _matches(table: Sequence[re.Pattern[str]], line: str) -> list[re.Match[str]]:
    return [match for pattern in table for match in pattern.finditer(line)]


def _distinct(table: Sequence[re.Pattern[str]], line: str) -> list[re.Match[str]]:
    """Return all matches in a line of the first pattern that matches it."""
    return next((found for pattern in table if (found := list(pattern.finditer(line)))), [])


def _first(table: Sequence[re.Pattern[str]], lines: Sequence[str]) -> re.Match[str] | None:
    found = (pattern.search(line) for line in lines for pattern in table)
    return next(filter(None, found), None)


def _size(lines: Sequence[str]) -> Size | None:
    match = _first(_SIZE, lines)
    if match is None:
        return None
    width = int(match["width"])
    size = Size(width, int(match.groupdict().get("height") or width))
    return size if all(1 <= side <= MAX_SIDE for side in size) else None
