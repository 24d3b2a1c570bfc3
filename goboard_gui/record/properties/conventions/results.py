"""Game results: parsing and writing of winner and margin."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from ....go import Colour
from ....late_patterns import late_pattern
from ....named_tuples import NamedTuple
from .normalisation import normalise_text
from .numbers import write_score_points
from .result_words import GameEnding, Token, TokenKind, find_tokens

if TYPE_CHECKING:
    from re import Match


class Result(NamedTuple):
    """A game result: how the game ended, the winner if any, and the margin if it was counted."""

    ending: GameEnding
    winner: Colour | None = None
    points: float | None = None

    @property
    def with_margin_in_points(self) -> Result:
        """The same result with its margin in points.

        A margin with quarters is in stones, as in China, which is half of the points.

        >>> write_result(parse_result("W+3.75").with_margin_in_points)
        'W+7.5'
        """
        in_stones = self.points is not None and self.points * 4 % 2 == 1
        return self._replace(points=self.points * 2) if self.points and in_stones else self


_ENDING_LETTERS = {
    GameEnding.RESIGNATION: "R",
    GameEnding.TIME: "T",
    GameEnding.FORFEIT: "F",
    GameEnding.WIN: "",
}
_STANDARD_WORDS = {GameEnding.DRAW: "Draw", GameEnding.VOID: "Void", GameEnding.UNKNOWN: "?"}

_MOST_POINTS = 52 * 52
_LONGEST = 200
"""The maximum length of a text that is understood as a result."""
# YuanYu writes B or W alone for a win by an unknown margin.
_STANDARD = late_pattern(
    r"(?P<winner>[bw])(?: ?\+ ?(?:(?P<how>resign|r|time|t|forfeit|f)(?![a-z]))?|\Z)"
)
_STANDARD_RESULT = late_pattern(
    r"(?P<winner>[bw])\+(?:(?P<how>resign|r|time|t|forfeit|f)|(?P<points>\d{1,4}(?:\.\d+)?))?",
    re.ASCII,
)
"""Pattern for a complete result in FF[4] format. Nearly all results are, and are understood without
the table of words, whose pattern takes a tenth of a second to compile.
"""
_WINNER = late_pattern(r"(?<![a-z])([bw]) ?\+")
_LETTERS = {
    **dict.fromkeys(("r", "resign"), GameEnding.RESIGNATION),
    **dict.fromkeys(("t", "time"), GameEnding.TIME),
    **dict.fromkeys(("f", "forfeit"), GameEnding.FORFEIT),
}
_PLAYER = r"(?:black|white|[bw]|黑|黒|白|흑|백)"
_COUNT = late_pattern(
    rf"(?<![>\s(.,;:])[>\s(.,;:]*+{_PLAYER} ?[(:=]? ?\d[\d.]*+\)?+[\s,:;-]++"
    rf"{_PLAYER} ?[(:=]? ?\d[\d.]*+[\s).]*+\Z"
)
"""Pattern for the points of both players after a result, such as ``White(58):Black(92)``."""
_SENTENCE_END = late_pattern(r"[;.!。]")
_BETWEEN = late_pattern(r"[\s,.:;、。，()-]*")


@lru_cache(1 << 14)  # many games share their results
def parse_result(text: str) -> Result | None:
    """Parse a result in FF[4] format or another common notation; return None if it is unknown.

    A text is understood only as a whole; the number of moves may stand before it and the points of
    both players after it.

    >>> parse_result("W+2 1/2")
    Result(ending=<GameEnding.POINTS: 'points'>, winner=<Colour.WHITE: 2>, points=2.5)
    >>> parse_result("白中押し勝ち") == parse_result("white wins by resignation")
    True
    >>> [write_result(parse_result(text)) for text in ("黑胜白认输", "White ran out of time")]
    ['B+R', 'B+T']
    >>> parse_result("B+1.5 ? W+timeout")
    """
    if len(text) > _LONGEST:
        return None
    normalized = normalise_text(text)
    if normalized == "0":
        return Result(GameEnding.DRAW)
    standard = _STANDARD_RESULT.fullmatch(normalized)
    return _judge(normalized, whole=True) if standard is None else _standard_result(standard)


def _standard_result(found: Match[str]) -> Result:
    """Return the result in FF[4] format that `_STANDARD_RESULT` has found."""
    winner = Colour.BLACK if found["winner"] == "b" else Colour.WHITE
    if found["points"]:
        return Result(GameEnding.POINTS, winner, float(found["points"]))
    return Result(_LETTERS[found["how"]] if found["how"] else GameEnding.WIN, winner)


def find_result(text: str) -> Result | None:
    """Find the result stated in a sentence, as written by Go servers; return None if there is none,
    or if the text contradicts itself.

    A count in stones, which is half the difference, gives no margin.

    >>> texts = ("White wins by  resign!", "Black wins by 34win >> White(58):Black(92)", "白11目胜")
    >>> [write_result(find_result(text)) for text in texts]
    ['W+R', 'B+34', 'W+11']
    >>> [write_result(find_result(text)) for text in ("흑 시간승", "黑胜3又3/4子", "Jigo")]
    ['B+T', 'B+', 'Draw']
    """
    found = _judge(normalise_text(text), whole=False)
    if found is not None and found.ending is GameEnding.POINTS and found.winner is not None:
        return win_by_points(found.winner, found.points or 0.0)
    return found


def _judge(text: str, *, whole: bool) -> Result | None:
    """Return the result that the words of a text state, or None if there is none or several.

    If ``whole`` is set, all of the text has to be understood.
    """
    text = _COUNT.sub("", text)
    verdict = _Verdict()
    here = 0
    standard = _STANDARD.match(text)
    if standard is not None:
        here = standard.end()
        verdict.add_token(
            Token(TokenKind.PLAYER, Colour.BLACK if standard["winner"] == "b" else Colour.WHITE)
        )
        verdict.add_token(Token(TokenKind.WINS))
        if standard["how"]:
            verdict.add_token(Token(TokenKind.WAY, _LETTERS[standard["how"]]))
    for token, start, end in find_tokens(text, here):
        if whole and not _BETWEEN.fullmatch(text, here, start):
            return None
        if _SENTENCE_END.search(text, here, start):
            verdict.end_sentence()
        verdict.add_token(token)
        here = end
    verdict.end_sentence()
    if whole and (verdict.has_other_numbers or not _BETWEEN.fullmatch(text, here)):
        return None
    return verdict.result()


class _Verdict:
    """The result that is stated by the words of a text read so far."""

    def __init__(self) -> None:
        self._player: Colour | None = None
        self._waiting: TokenKind | None = None  # a verdict whose player comes after it
        self._defeat = False  # the last word named a defeat, which a word for winning takes back
        self._winners: list[Colour] = []
        self._endings: set[GameEnding] = set()
        self._numbers: list[float] = []  # of this sentence, which are margins if it has a verdict
        self._decided = False
        self._margins: set[float] = set()
        self._in_stones = False
        self.has_other_numbers = False
        """Whether a sentence without a verdict has a number."""

    def add_token(self, token: Token) -> None:
        """Take the next word into account."""
        kind, value = token
        if self._defeat and kind in (TokenKind.WINS, TokenKind.LOSES):
            self._winners.pop()
        if kind is not TokenKind.FILLER:
            self._defeat = False
        match kind:
            case TokenKind.PLAYER:
                self._name(cast("Colour", value))
            case TokenKind.WINS | TokenKind.LOSES:
                self._decide(kind)
            case TokenKind.DEFEAT:
                self._endings.add(cast("GameEnding", value))
                self._defeat = self._player is not None
                self._decide(TokenKind.LOSES)
            case TokenKind.WAY | TokenKind.NO_WINNER:
                self._endings.add(cast("GameEnding", value))
            case TokenKind.MARGIN:
                self._numbers.append(cast("float", value))
            case TokenKind.STONES:
                self._in_stones = True

    def end_sentence(self) -> None:
        """Begin a new sentence, in which the players named before are no longer meant."""
        if self._decided:
            self._margins.update(self._numbers)
        elif self._numbers:
            self.has_other_numbers = True
        self._numbers.clear()
        self._player = self._waiting = None
        self._defeat = self._decided = False

    def _name(self, player: Colour) -> None:
        self._player = player
        if self._waiting is not None:
            waiting, self._waiting = self._waiting, None
            self._decide(waiting)

    def _decide(self, kind: TokenKind) -> None:
        if self._player is None:
            self._waiting = kind
        else:
            self._decided = True
            self._winners.append(self._player if kind is TokenKind.WINS else self._player.opponent)

    def result(self) -> Result | None:
        """Return the result, or None if there is none or the words contradict each other."""
        winners = set(self._winners)
        if len(self._endings) > 1 or len(self._margins) > 1 or len(winners) > 1:
            return None
        ending = next(iter(self._endings), None)
        if ending in _STANDARD_WORDS:
            return None if winners or self._margins or self._in_stones else Result(ending)
        if not winners:
            return None
        (winner,) = winners
        if ending is not None:
            return None if self._margins or self._in_stones else Result(ending, winner)
        if self._margins and not self._in_stones:
            return Result(GameEnding.POINTS, winner, self._margins.pop())
        return Result(GameEnding.WIN, winner)


def win_by_points(winner: Colour, points: float) -> Result:
    """Return the result of a win by a number of points, or by an unknown margin if no board allows
    that number.
    """
    if 0 < points <= _MOST_POINTS:
        return Result(GameEnding.POINTS, winner, points)
    return Result(GameEnding.WIN, winner)


def standard_result(text: str) -> str:
    """Return a recorded result in FF[4] form and in points, or unchanged if it is unknown.

    >>> standard_result("白中押し勝ち"), standard_result("W+3.75"), standard_result("adjourned")
    ('W+R', 'W+7.5', 'adjourned')
    """
    result = parse_result(text)
    return text if result is None else write_result(result.with_margin_in_points)


def winner_of(text: str) -> Colour | None:
    """Return the winner stated in a result, even if a server added unknown text.

    A text that contradicts itself has no winner.

    >>> winner_of("W+0.5"), winner_of("B+Offline"), winner_of("Void")
    (<Colour.WHITE: 2>, <Colour.BLACK: 1>, None)
    >>> winner_of("B+1.5 ? W+timeout")
    """
    result = parse_result(text)
    if result is None and len(set(_WINNER.findall(normalise_text(text)))) == 1:
        result = parse_result(text.strip()[:2])
    return result.winner if result else None


def write_result(result: Result) -> str:
    """Return a result in FF[4] format.

    >>> write_result(Result(GameEnding.POINTS, Colour.BLACK, 3.5))
    'B+3.5'
    >>> write_result(Result(GameEnding.VOID))
    'Void'
    """
    if result.ending in _STANDARD_WORDS:
        return _STANDARD_WORDS[result.ending]
    winner = "B" if result.winner is Colour.BLACK else "W"
    if result.ending is GameEnding.POINTS:
        return f"{winner}+{write_score_points(result.points or 0.0)}"
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
