"""NGF, the format of the Korean server wBaduk (CyberOro).

There is no specification; this reader is based on existing files. Twelve lines of game information
are followed by a line for each move, such as ``PMACWEEEE``: a counter in letters, a colour, and the
column and row, starting from ``B``, once forwards and once backwards.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...go import MAX_SIDE, Colour, Point, Size
from ..pasted_text import LINE_BREAK
from . import conversions
from .draft import NumberedLine, RecordDraft
from .errors import ImportDiagnosticCode

if TYPE_CHECKING:
    from ...diagnostics import Diagnostic
    from ...record import Tree

_MOVE = re.compile(r"PM[A-Z]{2}([BW])([A-Z])([A-Z])[A-Z]*")
_REMARK = re.compile(r"[A-Z]{2}[BW]?\[(\d{1,6})\]\s*(.*)", re.DOTALL | re.ASCII)
_END_OF_REMARK = "[EndTxt]"
_COUNT = re.compile(r"GI\d*", re.ASCII)
_COLOURS = {"B": Colour.BLACK, "W": Colour.WHITE}
_HEAD = 12
# The header lines of each fact, from 0: usually, and in files whose move lines begin with GI.
_USUAL = {
    "event": 0, "size": 1, "white": 2, "black": 3, "place": 4,
    "handicap": 5, "komi": 7, "date": 8, "result": 10,
}  # fmt: skip
_MARKED = {
    "event": 0, "white": 1, "black": 2, "date": 5, "size": 6, "handicap": 7, "komi": 9,
}  # fmt: skip
_MARK = "GI"


def read(text: str) -> tuple[list[Tree], list[Diagnostic]]:
    """Parse the text of an NGF file; return its only game, in a list, and the problems found.

    :raises TooManyNodesError: when it is longer than any real game.
    """
    lines = [
        NumberedLine(number, line.strip()) for number, line in enumerate(LINE_BREAK.split(text), 1)
    ]
    places = (place for place, line in enumerate(lines) if line.text.startswith("PM"))
    first = next(places, min(len(lines), _HEAD))
    draft = RecordDraft()
    _Header(lines[:first]).set_info(draft)
    _read_moves(lines[first:], draft)
    return [draft.build_tree()], draft.diagnostics


class _Header:
    """The header of an NGF game, which precedes the moves."""

    def __init__(self, lines: list[NumberedLine]) -> None:
        lines = lines[:_HEAD]
        self._line_numbers = _USUAL
        if lines and all(line.text.startswith(_MARK) for line in lines[:3]):
            self._line_numbers = _MARKED
            lines = [NumberedLine(number, text.removeprefix(_MARK)) for number, text in lines]
        elif (
            len(lines) > 1
            and conversions.parse_integer(lines[0].text)
            and not conversions.parse_integer(lines[1].text)
        ):
            lines = [NumberedLine(1, ""), *lines]  # the event line is missing
        self._lines = lines

    def set_info(self, draft: RecordDraft) -> None:
        """Add the game information from the header to a draft."""
        side = self._number("size", draft)
        if side is not None and 1 < side <= MAX_SIDE:
            draft.size = Size(side, side)
        for player in ("black", "white"):
            name, rank = _player(self._line(player).text)
            draft.set_info(**{f"{player}_name": name, f"{player}_rank": rank})
        stones = self._number("handicap", draft) or 0
        if stones > 1 and draft.place_handicap(stones, korean=True):
            draft.set_info(handicap=stones)
        elif not 0 <= stones < 2:
            draft.add_diagnostic(ImportDiagnosticCode.BAD_VALUE, *self._line("handicap"))
        draft.set_info(
            event=self._line("event").text,
            place=self._line("place").text,
            date=conversions.find_iso_date(self._line("date").text),
            komi=self._komi(stones),
            result=conversions.convert_result(self._line("result").text),
        )

    def _line(self, what: str) -> NumberedLine:
        place = self._line_numbers.get(what, _HEAD)
        return self._lines[place] if place < len(self._lines) else NumberedLine(place + 1, "")

    def _number(self, what: str, draft: RecordDraft) -> int | None:
        line = self._line(what)
        number = conversions.parse_integer(line.text)
        if number is None and line.text:
            draft.add_diagnostic(ImportDiagnosticCode.BAD_VALUE, *line)
        return number

    def _komi(self, stones: int) -> float | None:
        """Return the komi; half a point is added in an even game if the file states an integer."""
        text = self._line("komi").text
        points = conversions.parse_integer(text)
        if points is not None:
            return points + 0.5 if stones < 1 else float(points)
        whole, point, part = text.partition(".")
        points = conversions.parse_integer(whole)
        return float(text) if points is not None and point and part.isdigit() else None


def _player(text: str) -> tuple[str, str | None]:
    """Split a text into a name, which may contain spaces, and the rank after it, if there is
    one.
    """
    name, _, last = text.rpartition(" ")
    rank = conversions.convert_rank(last)
    return (name.strip(), rank) if name and rank else (text.strip(), None)


def _read_moves(lines: list[NumberedLine], draft: RecordDraft) -> None:
    remarks: list[tuple[NumberedLine, list[str]]] = []
    open_remark = False
    for line in lines:
        if open_remark:
            remarks[-1][1].append(line.text)
            open_remark = _END_OF_REMARK not in line.text
        elif line.text.startswith("PM"):
            _read_move(line, draft)
        elif _REMARK.match(line.text):
            remarks.append((line, [line.text]))
            open_remark = _END_OF_REMARK not in line.text
        elif line.text and not _COUNT.fullmatch(line.text):
            draft.add_diagnostic(ImportDiagnosticCode.NOT_UNDERSTOOD, line.number, line.text)
    _add_remarks(remarks, draft)


def _read_move(line: NumberedLine, draft: RecordDraft) -> None:
    match = _MOVE.fullmatch(line.text)
    if match is None:
        draft.add_diagnostic(ImportDiagnosticCode.BAD_MOVE, line.number, line.text)
        return
    colour = _COLOURS[match[1]]
    point = Point(*(ord(letter) - ord("B") for letter in match.group(2, 3)))
    if draft.size.contains(point):
        draft.play(colour, point)
    elif -1 in point:
        draft.play(colour, None)
    else:
        draft.add_diagnostic(ImportDiagnosticCode.BAD_MOVE, line.number, line.text)


def _add_remarks(remarks: list[tuple[NumberedLine, list[str]]], draft: RecordDraft) -> None:
    """Add remarks in the file to the comments on their moves; the last remark may state the
    result.
    """
    nodes = draft.main_line()
    for line, lines in remarks:
        match = _REMARK.fullmatch("\n".join(lines))
        assert match is not None
        number, text = int(match[1]), match[2].replace(_END_OF_REMARK, "")
        if number >= len(nodes):
            draft.add_diagnostic(ImportDiagnosticCode.NO_NODE, line.number, text)
        draft.add_comment(nodes[min(number, len(nodes) - 1)], text)
        if draft.info.result is None and number >= len(nodes) - 1:
            draft.set_info(result=conversions.convert_result(text))
