"""Words for results of games: who won or lost, and in which way, in seven languages.

`find_tokens` divides a text into words of this table. Chinese words are given in both scripts.

A word of defeat has a player as its subject: in "White resigns" and 白认输, White loses. The way
alone says nothing about the winner: 超时 (overtime) makes 黑超时胜 a win and 黑超时负 a defeat.
"""

from __future__ import annotations

import re
from enum import Enum, auto
from functools import cache
from typing import TYPE_CHECKING

from ....go import Colour
from ....named_tuples import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator


class GameEnding(Enum):
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


class TokenKind(Enum):
    """The kind of information that a word of a result gives."""

    PLAYER = auto()
    WINS = auto()
    LOSES = auto()
    WAY = auto()
    DEFEAT = auto()
    """The player named before it lost in this way."""
    NO_WINNER = auto()
    MARGIN = auto()
    STONES = auto()
    """A margin in stones, which is half of the points."""
    FILLER = auto()


class Token(NamedTuple):
    """A word of a result; its ``value`` is a colour, an ending, or a margin in points."""

    kind: TokenKind
    value: Colour | GameEnding | float | None = None


# English, German, French, Russian, Chinese, Japanese, Korean.
_WORDS: dict[Token, str] = {
    Token(TokenKind.PLAYER, Colour.BLACK): (
        "black|black's|schwarz|schwarzer|schwarzen|noir|noirs|"
        "чёрные|черные|чёрных|черных|чёрными|черными|чёрный|черный|"
        "黑|黑方|黑棋|执黑|執黑|黒|黒番|흑|흑이|흑의|흑번"
    ),
    Token(TokenKind.PLAYER, Colour.WHITE): (
        "white|white's|weiß|weiss|weißer|weißen|blanc|blancs|"
        "белые|белых|белыми|белый|"
        "白|白方|白棋|执白|執白|白番|백|백이|백의|백번"
    ),
    Token(TokenKind.WINS): (
        "win|wins|won|victory|winner|"
        "gewinnt|gewann|gewonnen|sieg|siegt|gewinn|"
        "gagne|gagnent|gagné|victoire|"
        "выиграли|выиграл|выигрывают|победа|победили|победил|победой|"
        "胜|勝|获胜|獲勝|勝ち|勝利|승|승리|이김|이겼습니다"
    ),
    Token(TokenKind.LOSES): (
        "lose|loses|lost|loss|defeat|"
        "verliert|verlor|verloren|niederlage|"
        "perd|perdent|perdu|défaite|"
        "проиграли|проиграл|проигрывают|поражение|"
        "负|負|败|敗|負け|패|패배"
    ),
    Token(TokenKind.WAY, GameEnding.RESIGNATION): (
        "resign|resignation|res|"
        "aufgabe|abandon|сдача|сдачей|"
        "中盘|中盤|中押|中押し|中|不计点|不計点|불계|중압"
    ),
    Token(TokenKind.DEFEAT, GameEnding.RESIGNATION): (
        "resigns|resigned|has resigned|gibt auf|gab auf|hat aufgegeben|abandonne|abandonnent|"
        "сдались|сдался|сдаются|认输|認輸|投了|投子|投子认输|投子認輸"
    ),
    Token(TokenKind.WAY, GameEnding.TIME): (
        "time|timeout|time out|time over|zeit|zeitüberschreitung|temps|au temps|по времени|время|"
        "超时|超時|时间|時間|시간|시간초과"
    ),
    Token(TokenKind.DEFEAT, GameEnding.TIME): (
        "ran out of time|runs out of time|out of time|timed out|has run out of time|"
        "時間切れ|просрочили время|просрочил время"
    ),
    Token(TokenKind.WAY, GameEnding.FORFEIT): (
        "forfeit|forf|default|disqualification|illegal|illegal move|forfait|"
        "不戦|犯规|犯規|反則|반칙"
    ),
    Token(TokenKind.DEFEAT, GameEnding.FORFEIT): (
        "forfeits|forfeited|defaults|defaulted|disqualified|弃权|棄權|棄権|기권"
    ),
    Token(TokenKind.NO_WINNER, GameEnding.DRAW): (
        "draw|drawn|tie|tied|jigo|unentschieden|remis|nulle|égalité|partie nulle|ничья|"
        "持碁|持棋|ジゴ|和棋|和局|平局|무승부|빅"
    ),
    Token(TokenKind.NO_WINNER, GameEnding.VOID): (
        "void|no result|ohne ergebnis|annullé|无胜负|無勝負|无效|無效|무효"
    ),
    Token(
        TokenKind.NO_WINNER, GameEnding.UNKNOWN
    ): "?|unknown|unbekannt|inconnu|неизвестно|不明|未知",
    Token(TokenKind.FILLER): (
        "by|on|with|the|has|have|after|against|over|game|a|mit|durch|nach|für|hat|par|de|les|des|"
        "ont|à|pour|contre|на|с|по|от|у|над|了|で|の|が"
    ),
}
_LETTER = "a-zß-öø-ÿа-яё"

# A number in front of a word for moves says how long the game was.
_MOVES = r"\d{1,4}\s*(?:手完|手|수|moves?|züge|coups|ходов|хода)"
# Quarters, too, say nothing about points.
_STONES = (
    r"(?:\d{1,4}\s*又\s*)?\d{1,4}/\d{1,4}\s*子|\d{1,4}(?:\.\d+)?\s*子半?|\d{1,4}又\d/\d"
    r"|\d{1,4} (?!1/2)\d/\d"
)
_MARGIN = (
    r"(?=\d|½|半目|반집)(?P<number>\d{1,4}(?:[.,]\d*)?(?!\d|/))?\s*"
    r"(?P<half>½|1/2|目半|집반|半目|반집)?(?![\d/又]|st|nd|rd|th)\s*"
    rf"(?:(?:points?|pts?\.?|moku|punkte?n?|очк(?:о|а|ов|ами))(?![{_LETTER}])|目|집)?"
)


@cache
def _token_pattern() -> tuple[re.Pattern[str], dict[str, Token]]:
    """Return a pattern for one word or number, and the token of each word."""
    tokens = {word: token for token, words in _WORDS.items() for word in words.split("|")}
    words = "|".join(
        rf"(?<![{_LETTER}]){re.escape(word)}(?![{_LETTER}])"
        if re.match(f"[{_LETTER}]", word)
        else re.escape(word)
        for word in sorted(tokens, key=len, reverse=True)
    )
    pattern = rf"(?P<moves>{_MOVES})|(?P<stones>{_STONES})|(?P<word>{words})|(?P<margin>{_MARGIN})"
    return re.compile(pattern, re.ASCII), tokens


def find_tokens(text: str, begin: int = 0) -> Iterator[tuple[Token, int, int]]:
    """Yield the words and numbers of a normalised text from ``begin`` on, with their start and
    end.

    >>> [token.value for token, _, _ in find_tokens("黑胜3目半")]
    [<Colour.BLACK: 1>, None, 3.5]
    """
    pattern, tokens = _token_pattern()
    for found in pattern.finditer(text, begin):
        match found.lastgroup:
            case "moves":
                token = Token(TokenKind.FILLER)
            case "stones":
                token = Token(TokenKind.STONES)
            case "word":
                token = tokens[found["word"]]
            case _:
                number = float((found["number"] or "0").rstrip(".,").replace(",", "."))
                token = Token(TokenKind.MARGIN, number + (0.5 if found["half"] else 0.0))
        yield token, found.start(), found.end()
