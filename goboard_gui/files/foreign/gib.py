r"""GIB, the format of the Korean server Tygem and related servers.

There is no specification; this reader is based on existing files. A header with lines such as
``\[GAMEBLACKNAME=jimmy (5K)\]`` is followed by lines of moves such as ``STO 0 2 1 15 3``.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from ...go import MAX_SIDE, Colour, Point, Size
from ...record.properties.codec import write_point
from ...record.properties.conventions.results import win_by_points
from ..sgf.game_reader import TooManyNodesError
from . import conversions
from .draft import NumberedLine, RecordDraft, numbered_lines
from .errors import ImportDiagnosticCode

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...diagnostics import Diagnostic
    from ...record import Tree

MOST_GAMES = 1000
"""The largest number of games read from one text."""
_TAG = re.compile(r"\\\[([A-Z]{1,30})=")
_TIME = re.compile(r"(\d{1,7})-(\d{1,7})-(\d{1,7})", re.ASCII)
_COLOURS = {"1": Colour.BLACK, "2": Colour.WHITE}
_BY_COUNT = {0: Colour.BLACK, 1: Colour.WHITE}
_BY_WAY = {3: "B+R", 4: "W+R", 7: "B+T", 8: "W+T"}
_BELOW_DAN = 17
_HIGHEST_LEVEL = 26
_FRAME = ("\\HS", "\\HE", "\\GS", "\\GE", "\\[")
_PLAYERS = (("black", "BLACK", "B"), ("white", "WHITE", "W"))


def read(text: str) -> tuple[list[Tree], list[Diagnostic]]:
    """Parse the text of a GIB file; return its games (usually one) and the problems found.

    :raises TooManyNodesError: when a game is longer than any real one, or there are too many.
    """
    games, diagnostics = [], []
    parts = _games(numbered_lines(text))
    if len(parts) > MOST_GAMES:
        raise TooManyNodesError(0)
    for lines in parts:
        reader = _Reader()
        reader.read(lines)
        games.append(reader.draft.build_tree())
        diagnostics += reader.draft.diagnostics
    return games, diagnostics


def _games(lines: list[NumberedLine]) -> list[list[NumberedLine]]:
    starts = [place for place, line in enumerate(lines) if line.text.startswith("\\HS")]
    edges = [0, *starts[1:], len(lines)]
    return [lines[begin:end] for begin, end in pairwise(edges)]


class _Reader:
    """Reader of a single GIB game."""

    def __init__(self) -> None:
        self.draft = RecordDraft()
        self._numbered: dict[int, int] = {}  # nodes by the move numbers in the file
        self._taken_back = False
        self._removed: list[Point] = []
        self._actions: dict[str, Callable[[NumberedLine, list[str]], None]] = {
            "INI": self._begin,
            "STO": self._play,
            "SKI": self._pass,
            "SUR": self._resign,
            "REM": self._remove,
            "WIT": self._take_back,
            "DSC": lambda _line, _fields: None,
        }

    def read(self, lines: list[NumberedLine]) -> None:
        """Read the header and the moves of a game into the draft."""
        place = next((i for i, line in enumerate(lines) if line.text.startswith("\\GS")), 0)
        header = lines[:place] if place else lines
        Header("\n".join(line.text for line in header)).set_info(self.draft)
        for line in lines[place:]:
            if not line.text.startswith(_FRAME):
                self._act(line)
        if self._removed:
            node = self.draft.add_node([])
            for point in self._removed:
                self.draft.add_markup(node, "AE", write_point(point))
        if lines and not lines[-1].text.startswith("\\GE"):
            self.draft.add_diagnostic(ImportDiagnosticCode.CUT, lines[-1].number)

    def _act(self, line: NumberedLine) -> None:
        fields = line.text.split(maxsplit=8)
        action = self._actions.get(fields[0])
        if action is not None:
            action(line, fields)
        elif conversions.parse_integer(fields[0]) is None:  # lines of numbers precede the moves
            self.draft.add_diagnostic(ImportDiagnosticCode.NOT_UNDERSTOOD, line.number, line.text)

    def _begin(self, line: NumberedLine, fields: list[str]) -> None:
        stones = conversions.parse_integer(fields[3]) if len(fields) > 3 else None
        if stones is None or stones < 0 or not self.draft.place_handicap(stones, korean=True):
            self.draft.add_diagnostic(ImportDiagnosticCode.BAD_VALUE, line.number, line.text)
        elif stones > 1:
            self.draft.set_info(handicap=stones)

    def _play(self, line: NumberedLine, fields: list[str]) -> None:
        if len(fields) < 6 or fields[3] not in _COLOURS:
            self.draft.add_diagnostic(ImportDiagnosticCode.BAD_MOVE, line.number, line.text)
            return
        point = self._point(fields[4], fields[5])
        if point is None:
            self.draft.add_diagnostic(ImportDiagnosticCode.BAD_MOVE, line.number, line.text)
        else:
            self._move(line, conversions.parse_integer(fields[2]), _COLOURS[fields[3]], point)

    def _pass(self, line: NumberedLine, fields: list[str]) -> None:
        number = conversions.parse_integer(fields[2]) if len(fields) > 2 else None
        self._move(line, number, None, None)

    def _move(
        self, line: NumberedLine, number: int | None, colour: Colour | None, point: Point | None
    ) -> None:
        again = self._numbered.get(number) if self._taken_back and number is not None else None
        if again is not None:
            self.draft.here = self.draft.parent_of(again)
            self.draft.add_diagnostic(ImportDiagnosticCode.TAKEN_BACK, line.number)
        self._taken_back = False
        node = self.draft.play(colour or self.draft.to_play(), point, first=again is not None)
        if number is not None:
            self._numbered[number] = node

    def _take_back(self, _line: NumberedLine, _fields: list[str]) -> None:
        """Note that a move was retracted, so that the next move replaces an earlier one."""
        self._taken_back = True

    def _resign(self, _line: NumberedLine, fields: list[str]) -> None:
        loser = _COLOURS.get(fields[3]) if len(fields) > 3 else None
        if self.draft.info.result is None:
            winner = (loser or self.draft.to_play()).opponent
            self.draft.set_info(result="B+R" if winner is Colour.BLACK else "W+R")

    def _remove(self, line: NumberedLine, fields: list[str]) -> None:
        """Record a stone that was removed in scoring; the coordinates -1 -1 mean that none was
        removed.
        """
        if len(fields) < 5:
            self.draft.add_diagnostic(ImportDiagnosticCode.NOT_UNDERSTOOD, line.number, line.text)
        elif (point := self._point(fields[3], fields[4])) is not None:
            self._removed.append(point)

    def _point(self, column: str, row: str) -> Point | None:
        x, y = conversions.parse_integer(column), conversions.parse_integer(row)
        if x is None or y is None or not self.draft.size.contains(Point(x, y)):
            return None
        return Point(x, y)


class Header:
    """The header of a GIB game, which precedes the moves."""

    def __init__(self, text: str) -> None:
        self._tags = dict(reversed(_tags(text)))  # the first of duplicates counts
        self._main = _pairs(self._tags.get("GAMEINFOMAIN", ""))
        self._sub = _pairs(self._tags.get("GAMEINFOSUB", ""))
        short = self._tags.get("GAMETAG", "").split(",")
        self._short = {item[:1]: item[1:] for item in map(str.strip, reversed(short))}

    def set_info(self, draft: RecordDraft) -> None:
        """Add the game information from the header to a draft."""
        side = conversions.parse_integer(self._main.get("LINE", ""))
        if side is not None and 1 < side <= MAX_SIDE:
            draft.size = Size(side, side)
        for player, key, letter in _PLAYERS:
            name, rank = self._player(key, letter)
            draft.set_info(**{f"{player}_name": name, f"{player}_rank": rank})
        time, overtime = self._time()
        draft.set_info(
            event=self._tags.get("GAMENAME") or self._sub.get("GNAME"),
            place=self._tags.get("GAMEPLACE") or self._sub.get("GPLC"),
            comment=self._tags.get("GAMECOMMENT") or self._sub.get("GCMT"),
            date=conversions.find_iso_date(self._tags.get("GAMEDATE", ""))
            or conversions.find_iso_date(self._sub.get("GDATE", ""))
            or conversions.find_iso_date(self._short.get("C", "")),
            komi=self._komi(),
            time=time,
            overtime=overtime,
            result=self._result(),
        )

    def _player(self, key: str, letter: str) -> tuple[str, str | None]:
        name, rank = conversions.split_name_and_rank(self._tags.get(f"GAME{key}NAME", ""))
        user = _pairs(self._tags.get(f"{letter}USERINFO", ""))
        if not name:
            name = self._tags.get(f"GAME{key}NICK") or user.get(f"{letter}NICK", "")
        rank = rank or conversions.convert_rank(self._tags.get(f"GAME{key}LEVEL", ""))
        return name, rank or _rank_of_level(user.get(f"{letter}LV", ""))

    def _number(self, main: str, tag: str, short: str) -> int | None:
        """Return the first valid number among the three header entries that may contain it, or None
        if there is none.
        """
        texts = (self._main.get(main), self._tags.get(tag), self._short.get(short))
        found = (conversions.parse_integer(text) for text in texts if text is not None)
        return next((number for number in found if number is not None), None)

    def _komi(self) -> float | None:
        tenths = self._number("GONGJE", "GAMEGONGJE", "G")
        return None if tenths is None else tenths / 10

    def _result(self) -> str | None:
        kind = self._number("GRLT", "", "W")
        if kind in _BY_COUNT:
            tenths = self._number("ZIPSU", "GAMEZIPSU", "Z") or 0
            return conversions.write_imported_result(win_by_points(_BY_COUNT[kind], tenths / 10))
        way = None if kind is None else _BY_WAY.get(kind)
        return way or conversions.convert_result(self._tags.get("GAMERESULT", ""))

    def _time(self) -> tuple[str | None, str | None]:
        match = _TIME.fullmatch(self._main.get("GTIME", "").strip())
        return (
            (None, None)
            if match is None
            else conversions.convert_time_limits(*map(int, match.groups()))
        )


def _rank_of_level(text: str) -> str | None:
    """Return the rank for a level of Tygem, which writes only levels since 2025.

    >>> [_rank_of_level(text) for text in ("26", "18", "17", "1", "27", "0", "")]
    ['9d', '1d', '1k', '17k', None, None, None]
    """
    level = conversions.parse_integer(text)
    if level is None or not 0 < level <= _HIGHEST_LEVEL:
        return None
    return f"{level - _BELOW_DAN}d" if level > _BELOW_DAN else f"{_BELOW_DAN + 1 - level}k"


def _tags(text: str) -> list[tuple[str, str]]:
    r"""Return the tags in a header; a tag without the closing ``\]`` ends at the end of its
    line.
    """
    found = list(_TAG.finditer(text))
    ends = [*(match.start() for match in found[1:]), len(text)]
    tags = []
    for match, end in zip(found, ends, strict=False):
        value, closed, _ = text[match.end() : end].partition("\\]")
        tags.append((match[1], (value if closed else value.partition("\n")[0]).strip()))
    return tags


def _pairs(text: str) -> dict[str, str]:
    """Parse pairs such as ``GRLT:0,ZIPSU:40``; if a key occurs more than once, its first value is
    used.
    """
    pairs = (item.partition(":") for item in reversed(text.split(",")))
    return {key.strip(): value.strip() for key, _, value in pairs}
