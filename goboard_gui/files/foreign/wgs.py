"""WGS, the binary format of the Chinese server QQ Weiqi.

There is no specification; this reader is based on existing files, on the converter wgs2sgf and on
its author's notes (annhe.net). Numbers are little-endian. A header of 122 bytes is followed by two
bytes for each move, of alternating colours:

| offset   | size | contents                                                                   |
|----------|------|----------------------------------------------------------------------------|
| 0        | 4    | 2                                                                          |
| 4, 52    | 6    | QQ number of Black, of White                                               |
| 10, 58   | 22   | name, up to a zero byte, in GB18030                                        |
| 36, 84   | 4    | rating, signed: 1 dan from 100, 2 dan from 200, 1 kyu from 0, 2 from -100  |
| 42, 90   | 1    | certified amateur dan, or 0                                                |
| 100      | 1    | handicap: stones on the customary points                                   |
| 101      | 1    | board size                                                                 |
| 103, 104 | 1, 1 | komi: points, and tenths                                                   |
| 105, 106 | 1, 1 | how the game ended, and 1 if Black won                                     |
| 108      | 2    | margin for Black, signed: half a point more than it is                     |
| 120      | 2    | number of moves                                                            |

The bytes of a move are four times the column, and the row, both from 0 in the upper left corner. A
pass is 1, 0. The numbers that identify the players are not read.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

from ...go import Colour, Point, Size
from ...record.properties.conventions.result_words import GameEnding
from ...record.properties.conventions.results import Result, win_by_points
from . import conversions
from .draft import RecordDraft
from .errors import ImportDiagnosticCode

if TYPE_CHECKING:
    from ...diagnostics import Diagnostic
    from ...record import Tree

ENCODING = "GB18030"
"""The encoding of the names."""

_HEADER = 122
_PLAYERS = {"black": 4, "white": 52}
_NAME, _NAME_LENGTH, _RATING, _DAN = 6, 22, 32, 38
_HANDICAP, _SIZE, _KOMI, _ENDING, _WINNER, _MARGIN, _COUNT = 100, 101, 103, 105, 106, 108, 120
_PASS = b"\1\0"
_WINNERS = {0: Colour.WHITE, 1: Colour.BLACK}
_DRAW, _COUNTED = 2, 10
_WON = {6: GameEnding.FORFEIT, 8: GameEnding.TIME, 9: GameEnding.RESIGNATION}
_UNDECIDED = (5, 7)
_HIGHEST_DAN = _LOWEST_KYU = 9


def player_names(data: bytes) -> bytes:
    """Return the names of Black and White in a WGS file, each on a line."""
    return b"\n".join(_name(data, offset) for offset in _PLAYERS.values())


def _name(data: bytes, offset: int) -> bytes:
    begin = offset + _NAME
    return data[begin : begin + _NAME_LENGTH].partition(b"\0")[0].replace(b"\n", b" ")


def read(data: bytes, players: str) -> tuple[list[Tree], list[Diagnostic]]:
    """Parse a WGS file, whose header must be complete; return its only game, in a list, and the
    problems found.

    ``players`` are the decoded `names`.
    """
    draft = RecordDraft()
    draft.size = Size(data[_SIZE], data[_SIZE])
    for player, name in zip(_PLAYERS, players.split("\n"), strict=False):
        rank = _rank(data, _PLAYERS[player])
        draft.set_info(**{f"{player}_name": name.strip(), f"{player}_rank": rank})
    komi = data[_KOMI] + data[_KOMI + 1] / 10
    draft.set_info(komi=komi, result=_result(data, komi))
    stones = data[_HANDICAP]
    if stones > 1 and draft.place_handicap(stones, korean=True):
        draft.set_info(handicap=stones)
    elif stones:
        draft.add_diagnostic(ImportDiagnosticCode.BAD_VALUE, 1, f"HA[{stones}]")
    _read_moves(data, draft)
    return [draft.build_tree()], draft.diagnostics


def _rank(data: bytes, offset: int) -> str:
    """Return the rank of a player: the certified one, or else the one that corresponds to the
    rating.
    """
    dan = data[offset + _DAN]
    if 1 <= dan <= _HIGHEST_DAN:
        return f"{dan}d"
    (rating,) = struct.unpack_from("<i", data, offset + _RATING)
    if rating >= 100:
        return f"{min(rating // 100, _HIGHEST_DAN)}d"
    return f"{min(1 - rating // 100, _LOWEST_KYU)}k"


def _result(data: bytes, komi: float) -> str | None:
    ending, winner = data[_ENDING], _WINNERS.get(data[_WINNER])
    if ending == _DRAW:
        result = Result(GameEnding.DRAW)
    elif ending in _UNDECIDED:
        result = Result(GameEnding.VOID)
    elif winner is None:
        return None
    elif ending in _WON:
        result = Result(_WON[ending], winner)
    elif ending == _COUNTED:
        result = _counted(data, komi, winner)
    else:
        return None
    return conversions.write_imported_result(result)


def _counted(data: bytes, komi: float, winner: Colour) -> Result:
    """Return the result of a game that was counted, without the margin if it is not certain.

    Files are known only with half a point in the komi, where the margin has half a point, too.
    """
    (margin,) = struct.unpack_from("<h", data, _MARGIN)
    points = (margin - 0.5) * (1 if winner is Colour.BLACK else -1)
    if komi % 1 != 0.5 or points < 0:
        return Result(GameEnding.WIN, winner)
    return win_by_points(winner, points)


def _read_moves(data: bytes, draft: RecordDraft) -> None:
    (count,) = struct.unpack_from("<H", data, _COUNT)
    moves = data[_HEADER : _HEADER + 2 * count]
    colour = draft.to_play()
    for number, place in enumerate(range(0, len(moves) - 1, 2), 1):
        move = moves[place : place + 2]
        point = Point(move[0] // 4, move[1])
        if move == _PASS:
            draft.play(colour, None)
        elif move[0] % 4 == 0 and draft.size.contains(point):
            draft.play(colour, point)
        else:
            draft.add_diagnostic(ImportDiagnosticCode.BAD_MOVE, 1, f"{number}: {move.hex(' ')}")
        colour = colour.opponent
    rest = data[_HEADER + 2 * count :]
    if len(moves) < 2 * count:
        draft.add_diagnostic(ImportDiagnosticCode.CUT, 1)
    elif rest:
        draft.add_diagnostic(ImportDiagnosticCode.NOT_UNDERSTOOD, 1, rest[:20].hex(" "))
