"""Game results: parsing and writing of winner and margin."""

from __future__ import annotations

import re
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from ....go import Colour
from .normalisation import normalise_text
from .numbers import parse_points, write_points


class Ending(Enum):
    """The way in which a game ended, such as by points or by resignation."""

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
    """A game result: how the game ended, the winner if any, and the margin if it was counted."""

    ending: Ending
    winner: Colour | None = None
    points: float | None = None


_ENDING_WORDS = {
    Ending.RESIGNATION: (
        *("r", "res", "resign", "resigns", "resignation", "resigned"),
        *("中押し", "中押", "中盤", "中盘", "中", "不計点", "불계"),
        *("중압", "投了", "认输", "認輸"),
    ),
    Ending.TIME: ("t", "time", "timeout", "時間", "時間切れ", "超时", "超時", "时间", "시간"),
    Ending.FORFEIT: (
        *("f", "forfeit", "forf", "default"),
        *("不戦", "弃权", "棄權", "기권", "반칙", "犯规"),
    ),
}
_ENDING_OF = {word: ending for ending, words in _ENDING_WORDS.items() for word in words} | {
    **dict.fromkeys(
        ("0", "draw", "drawn", "tie", "jigo", "持碁", "持棋", "ジゴ", "和棋", "和局"), Ending.DRAW
    ),
    **dict.fromkeys(("무승부", "빅"), Ending.DRAW),
    **dict.fromkeys(("void", "no result", "無勝負", "无胜负", "무효"), Ending.VOID),
    **dict.fromkeys(("?", "unknown", "不明"), Ending.UNKNOWN),
}
_ENDING_LETTERS = {
    Ending.RESIGNATION: "R",
    Ending.TIME: "T",
    Ending.FORFEIT: "F",
    Ending.WIN: "",
}
_STANDARD_WORDS = {Ending.DRAW: "Draw", Ending.VOID: "Void", Ending.UNKNOWN: "?"}

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
_DRAW_PATTERN = re.compile(r"\b(?:draw|jigo)\b|무승부|和棋|持碁|持棋")
_WINNER_PATTERN = re.compile(r"black|white|흑|백|黑|白")
_LOSES = re.compile(r"\blos(?:es?|t)\b")
_ENDING_PATTERNS = {
    Ending.RESIGNATION: re.compile(r"resign|불계|中盘|中盤|중압|投了|认输|認輸"),
    Ending.TIME: re.compile(r"\btime|시간|超时|超時|时间|時間"),
    Ending.FORFEIT: re.compile(r"forfeit|반칙|기권|犯规|弃权"),
}
_MARGIN = re.compile(r"(\d{1,3}(?:\.\d)?)\s*(?P<half>目半|집반)?(?![\d/子又])", re.ASCII)
_MOST_POINTS = 52 * 52
_COLOURS = {"b": Colour.BLACK, "黑": Colour.BLACK, "黒": Colour.BLACK, "흑": Colour.BLACK}


def parse_result(text: str) -> Result | None:
    """Parse a result in FF[4] format or another common notation; return None if it is unknown.

    >>> parse_result("W+2 1/2")
    Result(ending=<Ending.POINTS: 'points'>, winner=<Colour.WHITE: 2>, points=2.5)
    >>> parse_result("白中押し勝ち") == parse_result("white wins by resignation")
    True
    """
    normalized = normalise_text(text)
    ending = _ENDING_OF.get(normalized)
    if ending in _STANDARD_WORDS:
        return Result(ending)
    lost = _LOST.fullmatch(normalized)
    if lost is not None:
        how = lost["how"] or lost["why"] or ""
        return _win(_colour(lost["winner"]).opponent, how)
    for form in _WON:
        won = form.fullmatch(normalized)
        if won is not None:
            return _win(_colour(won["winner"]), won["how"])
    return None


def find_result(text: str) -> Result | None:
    """Find the result stated in a sentence, as written by Go servers; return None if there is none.

    A count in stones, which is half the difference, gives no margin.

    >>> texts = ("White wins by  resign!", "Black wins by 34win >> White(58):Black(92)", "白11目胜")
    >>> [write_result(find_result(text)) for text in texts]
    ['W+R', 'B+34', 'W+11']
    >>> [write_result(find_result(text)) for text in ("흑 시간승", "黑胜3又3/4子", "Jigo")]
    ['B+T', 'B+', 'Draw']
    """
    normalized = normalise_text(text)
    if _DRAW_PATTERN.search(normalized):
        return Result(Ending.DRAW)
    found = _WINNER_PATTERN.search(normalized)
    if found is None:
        return None
    winner = _colour(found[0]).opponent if _LOSES.search(normalized) else _colour(found[0])
    ending = next(
        (end for end, words in _ENDING_PATTERNS.items() if words.search(normalized)), None
    )
    if ending is not None:
        return Result(ending, winner)
    margin = None if "子" in normalized else _MARGIN.search(normalized)
    return win_by_points(
        winner, float(margin[1]) + (0.5 if margin["half"] else 0) if margin else 0.0
    )


def win_by_points(winner: Colour, points: float) -> Result:
    """Return the result of a win by a number of points, or by an unknown margin if no board allows
    that number.
    """
    if 0 < points <= _MOST_POINTS:
        return Result(Ending.POINTS, winner, points)
    return Result(Ending.WIN, winner)


@lru_cache(1 << 14)  # many games share their results
def winner_of(text: str) -> Colour | None:
    """Return the winner stated in a result, even if a server added unknown text.

    >>> winner_of("W+0.5"), winner_of("B+Offline"), winner_of("Void")
    (<Colour.WHITE: 2>, <Colour.BLACK: 1>, None)
    """
    result = parse_result(text) or parse_result(text[:2])
    return result.winner if result else None


def _colour(word: str) -> Colour:
    return _COLOURS.get(word[0], Colour.WHITE)


def _win(winner: Colour, how: str) -> Result | None:
    if not how:
        return Result(Ending.WIN, winner)
    ending = _ENDING_OF.get(how)
    if ending in _ENDING_WORDS:
        return Result(ending, winner)
    points = None if how[0] in "+-" else parse_points(how)
    return None if points is None else Result(Ending.POINTS, winner, points)


def write_result(result: Result) -> str:
    """Return a result in FF[4] format.

    >>> write_result(Result(Ending.POINTS, Colour.BLACK, 3.5)), write_result(Result(Ending.VOID))
    ('B+3.5', 'Void')
    """
    if result.ending in _STANDARD_WORDS:
        return _STANDARD_WORDS[result.ending]
    winner = "B" if result.winner is Colour.BLACK else "W"
    if result.ending is Ending.POINTS:
        return f"{winner}+{write_points(result.points or 0.0)}"
    return f"{winner}+{_ENDING_LETTERS[result.ending]}"


def write_margin(points: float) -> str:
    """Return the result of a game in which Black has this many points more than White, in FF[4]
    format; "0" is a draw.

    >>> write_margin(3), write_margin(-0.5), write_margin(0)
    ('B+3', 'W+0.5', '0')
    """
    if not points:
        return "0"
    winner = Colour.BLACK if points > 0 else Colour.WHITE
    return write_result(win_by_points(winner, abs(points)))
