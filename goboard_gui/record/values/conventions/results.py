"""Game results: parsing and writing of winner and margin."""

from __future__ import annotations

import re
from enum import Enum
from typing import NamedTuple

from ....go import Colour
from .normalizing import normalize
from .numbers import parse_points, write_points


class Ending(Enum):
    """How a game ended."""

    POINTS = "points"
    RESIGNATION = "resignation"
    TIME = "time"
    FORFEIT = "forfeit"
    WIN = "win"
    """A win by an unknown margin."""
    DRAW = "draw"
    VOID = "void"
    UNKNOWN = "unknown"


class Result(NamedTuple):
    """A result: the winner, if any, and the margin if the game was counted."""

    ending: Ending
    winner: Colour | None = None
    points: float | None = None


_HOW = {
    Ending.RESIGNATION: (
        *("r", "res", "resign", "resigns", "resignation", "resigned"),
        *("中押し", "中押", "中盤", "中盘", "中", "不計点", "불계"),
    ),
    Ending.TIME: ("t", "time", "timeout", "時間", "時間切れ", "超时", "超時", "时间", "시간"),
    Ending.FORFEIT: ("f", "forfeit", "forf", "default", "不戦", "弃权", "棄權", "기권"),
}
_ENDING_OF = {word: ending for ending, words in _HOW.items() for word in words} | {
    **dict.fromkeys(
        ("0", "draw", "drawn", "tie", "jigo", "持碁", "ジゴ", "和棋", "和局"), Ending.DRAW
    ),
    **dict.fromkeys(("무승부", "빅"), Ending.DRAW),
    **dict.fromkeys(("void", "no result", "無勝負", "无胜负", "무효"), Ending.VOID),
    **dict.fromkeys(("?", "unknown", "不明"), Ending.UNKNOWN),
}
_LETTERS = {
    Ending.RESIGNATION: "R",
    Ending.TIME: "T",
    Ending.FORFEIT: "F",
    Ending.WIN: "",
}
_WORDS = {Ending.DRAW: "Draw", Ending.VOID: "Void", Ending.UNKNOWN: "?"}

_WINNER = r"(?P<winner>black|white|b|w|黑|黒|白|흑|백)"
# A word for winning is required: "Black: time" may mean that Black lost on time.
_WON = tuple(
    re.compile(_WINNER + form)
    for form in (
        r" ?\+ ?(?P<how>.*?) ?(?:勝ち?|胜|승)?\.?",
        r" (?:wins?|won)(?: (?:by|on)\b)? ?(?P<how>.*?)\.?",
        r" ?(?:胜|勝) ?(?P<how>.*)",
        r" ?(?P<how>.*?) ?(?:勝ち?|胜|승)",
    )
)
_LOST = re.compile(
    rf"{_WINNER} (?:(?P<how>resigns|resigned)|(?:loses|lost)(?: (?:by|on) (?P<why>\w+))?)\.?"
)
_COLOURS = {"b": Colour.BLACK, "黑": Colour.BLACK, "黒": Colour.BLACK, "흑": Colour.BLACK}


def parse_result(text: str) -> Result | None:
    """Parse a result in FF[4] form or in common other notations; None if it is unknown.

    >>> parse_result("W+2 1/2")
    Result(ending=<Ending.POINTS: 'points'>, winner=<Colour.WHITE: 2>, points=2.5)
    >>> parse_result("白中押し勝ち") == parse_result("white wins by resignation")
    True
    """
    said = normalize(text)
    ending = _ENDING_OF.get(said)
    if ending in _WORDS:
        return Result(ending)
    lost = _LOST.fullmatch(said)
    if lost is not None:
        how = lost["how"] or lost["why"] or ""
        return _won(_colour(lost["winner"]).opponent, how)
    for form in _WON:
        won = form.fullmatch(said)
        if won is not None:
            return _won(_colour(won["winner"]), won["how"])
    return None


def _colour(word: str) -> Colour:
    return _COLOURS.get(word[0], Colour.WHITE)


def _won(winner: Colour, how: str) -> Result | None:
    if not how:
        return Result(Ending.WIN, winner)
    ending = _ENDING_OF.get(how)
    if ending in _HOW:
        return Result(ending, winner)
    points = None if how[0] in "+-" else parse_points(how)
    return None if points is None else Result(Ending.POINTS, winner, points)


def write_result(result: Result) -> str:
    """Return a result in FF[4] form.

    >>> write_result(Result(Ending.POINTS, Colour.BLACK, 3.5)), write_result(Result(Ending.VOID))
    ('B+3.5', 'Void')
    """
    if result.ending in _WORDS:
        return _WORDS[result.ending]
    winner = "B" if result.winner is Colour.BLACK else "W"
    if result.ending is Ending.POINTS:
        return f"{winner}+{write_points(result.points or 0.0)}"
    return f"{winner}+{_LETTERS[result.ending]}"
