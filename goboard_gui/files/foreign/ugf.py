"""UGF and UGI, the formats of the Japanese server PandaNet.

There is no specification; this reader is based on existing files. Sections begin with a line such
as ``[Header]``; ``[Data]`` has a line for each move, such as ``QP,B1,1,0``: column and row in
letters, the player, the move number, seconds.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...go import MAX_SIDE, Colour, Point, Size
from ...record.properties.codec import write_point
from ...record.properties.conventions.dates import find_day, write_dates
from ...record.properties.conventions.results import win_by_points
from ...record.properties.texts import encode_composed_part
from . import conversions
from .draft import ROOT, NumberedLine, RecordDraft, numbered_lines
from .errors import ImportDiagnosticCode

if TYPE_CHECKING:
    from ...diagnostics import Diagnostic
    from ...record import Tree

_SECTION = re.compile(r"\[([A-Za-z]{1,30})\]")
_MOVE = re.compile(r"([A-Z])([A-Z]),([BW])\d{0,3},(\d{1,6})(?:,.*)?", re.ASCII)
_NUMBER = re.compile(r"-?\d{1,4}(?:\.\d{1,4})?", re.ASCII)
_CRYPT = re.compile(rb"^Crypt=[^,\r\n]*,?([^,\r\n]*)", re.MULTILINE | re.IGNORECASE)
_LANG = re.compile(rb"^Lang=\s*([A-Za-z0-9_-]{1,40})", re.MULTILINE | re.IGNORECASE)
_HEADER = re.compile(rb"^\[Data\]", re.MULTILINE | re.IGNORECASE)
_PLAIN = b"PLAIN_UGF_FILE"
_ENCODINGS = {
    "SJIS": "cp932", "EUC": "euc_jp", "EUCJ": "euc_jp", "JIS": "iso2022_jp", "UTF8": "utf-8",
    "GB": "gbk", "CN": "gbk", "BIG5": "big5", "TW": "big5", "KS": "cp949", "KR": "cp949",
    "KSC": "cp949", "EUCK": "cp949",
}  # fmt: skip
_COLOURS = {"B": Colour.BLACK, "W": Colour.WHITE}
_RULES = {"JPN": "Japanese", "CHN": "Chinese", "CH": "Chinese", "KOR": "Korean"}
_WAYS = {"C": "R", "R": "R", "T": "T", "F": "F"}
_WITHOUT_WINNER = {"D": "0", "N": "Void", "O": "Void", "E": "?"}
_FROM_BELOW = "IGS"
_NODE = re.compile(r"NODE,(\d{1,7}),([0-2]),(\d{1,3}),(\d{1,3})", re.ASCII)
_COMMENT = re.compile(r"\.Comment,(\d{1,7})", re.ASCII)
_TEXT = re.compile(r"\.Text(?:,(\d{1,7})(?:,.*)?)?", re.ASCII)
_LABEL = re.compile(r"\.#,(\d{1,3}),(\d{1,3}),(.*)", re.ASCII)
_NODE_COLOURS = {"1": Colour.BLACK, "2": Colour.WHITE}


def is_encrypted(data: bytes) -> bool:
    """Return whether a file declares that its moves are encrypted."""
    match = _CRYPT.search(_head(data))
    return match is not None and match[1].strip() != _PLAIN


def declared_encoding(data: bytes) -> str | None:
    """Return the Python codec for the encoding that a file declares, or None if it declares
    none.
    """
    match = _LANG.search(_head(data))
    if match is None:
        return None
    name = match[1].decode("ascii")
    return _ENCODINGS.get(name.upper(), name)


def _head(data: bytes) -> bytes:
    moves = _HEADER.search(data)
    return data[: moves.start()] if moves else data


def read(text: str) -> tuple[list[Tree], list[Diagnostic]]:
    """Parse the text of a UGF or UGI file; return its only game, in a list, and the problems found.

    :raises TooManyNodesError: when it is longer than any real game.
    """
    draft = RecordDraft()
    sections = _sections(numbered_lines(text))
    header = _Header(sections.get("header", []))
    header.set_info(draft)
    coordinates = CoordinateSystem(
        draft.size, header.header_value("CoordinateType").upper() == _FROM_BELOW
    )
    _read_moves(sections.get("data", []), draft, coordinates)
    header.place_stones(draft)
    review = ReviewReader(draft, coordinates)
    review.read_nodes(sections.get("reviewnode", []))
    review.read_comments(sections.get("reviewcomment", []))
    review.read_figures(sections.get("figure", []))
    return [draft.build_tree()], draft.diagnostics


@dataclass(frozen=True, slots=True)
class CoordinateSystem:
    """A coordinate system with one-based columns from the left and rows from the top or the
    bottom.
    """

    size: Size
    from_below: bool

    def point_from_numbers(self, column: int, row: int) -> Point | None:
        """Return the point with these coordinates, or None (a pass) if it is outside the board."""
        point = Point(column - 1, self.size.height - row if self.from_below else row - 1)
        return point if self.size.contains(point) else None

    def point_from_letters(self, column: str, row: str) -> Point | None:
        """Return the point given by two capital letters (I is not skipped), or None if it is
        outside the board.
        """
        return self.point_from_numbers(ord(column) - ord("A") + 1, ord(row) - ord("A") + 1)


class _Header:
    """The header of a UGF game: lines such as ``PlayerB=kaziwami,7d``."""

    def __init__(self, lines: list[NumberedLine]) -> None:
        self._lines: dict[str, NumberedLine] = {}
        for number, text in lines:
            key, _, value = text.partition("=")
            self._lines.setdefault(key.strip().lower(), NumberedLine(number, value.strip()))

    def header_value(self, key: str) -> str:
        """Return the value of a header line, or an empty string if the line is missing."""
        line = self._lines.get(key.lower())
        return "" if line is None else line.text

    def _values(self, key: str) -> list[str]:
        """Return the comma-separated values of a header line, or one empty string if it is
        missing.
        """
        return [part.strip() for part in self.header_value(key).split(",")]

    def set_info(self, draft: RecordDraft) -> None:
        """Add the game information from the header to a draft."""
        side = conversions.parse_integer(self.header_value("Size"))
        if side is not None and 1 <= side <= MAX_SIDE:
            draft.size = Size(side, side)
        elif self.header_value("Size"):
            draft.add_diagnostic(ImportDiagnosticCode.BAD_VALUE, *self._lines["size"])
        for player, letter in (("black", "B"), ("white", "W")):
            name, rank = self._players(letter)
            draft.set_info(**{f"{player}_name": name, f"{player}_rank": rank})
        time, overtime = self._time()
        stones = conversions.parse_integer(self._values("Hdcp")[0])
        draft.set_info(
            event=", ".join(filter(None, self._values("Title"))),
            place=self.header_value("Place"),
            date=self._date(),
            rules=_RULES.get(self.header_value("Rule").upper(), self.header_value("Rule")),
            komi=self._komi(),
            handicap=stones if stones and 1 < stones <= draft.size.width**2 else None,
            time=time,
            overtime=overtime,
            result=self._result(),
            user=self.header_value("Writer"),
            annotator=self.header_value("Commentator"),
            copyright=self.header_value("Copyright"),
            comment=self.header_value("Comment"),
        )

    def place_stones(self, draft: RecordDraft) -> None:
        """Place the handicap stones if White plays first and the moves include no setup stones."""
        stones = draft.info.handicap or 0
        if not stones or draft.has_setup_stones or draft.first_player() is not Colour.WHITE:
            return
        if draft.place_handicap(stones):
            draft.add_diagnostic(ImportDiagnosticCode.CUSTOMARY_STONES, *self._lines["hdcp"])

    def _players(self, letter: str) -> tuple[str, str | None]:
        """Return a player's name and rank; the names of two partners are joined."""
        keys = (f"Player{letter}", f"Player{letter}2")
        listed = [self._values(key) for key in keys if self.header_value(key)]
        names = [values[0] for values in listed]
        ranks = [values[1] if len(values) > 1 else "" for values in listed]
        if len(names) > 1:
            return " & ".join(filter(None, names)), None
        return (names[0], conversions.convert_rank(ranks[0]) or ranks[0]) if names else ("", None)

    def _komi(self) -> float | None:
        komi = self._values("Hdcp")[1:2]
        return float(komi[0]) if komi and _NUMBER.fullmatch(komi[0]) else None

    def _date(self) -> str | None:
        """Return the start date of the game, and the end date if it differs, or None if no date is
        known.
        """
        begun, *rest = self._values("Date")
        first = find_day(begun)
        if first is None:
            return None
        last = find_day(rest[1]) if len(rest) > 1 else None
        if last is None or last.year != first.year or last <= first:
            return write_dates((first,))
        return write_dates((first, last))

    def _result(self) -> str | None:
        winner, *how = self._values("Winner")
        if winner[:1] not in ("B", "W"):
            return _WITHOUT_WINNER.get(winner[:1])
        points = how[0] if how else ""
        if _NUMBER.fullmatch(points):
            return conversions.write_imported_result(
                win_by_points(_COLOURS[winner[0]], float(points))
            )
        return f"{winner[0]}+{_WAYS.get(points[:1].upper(), '')}"

    def _time(self) -> tuple[str | None, str | None]:
        """Return the main time in seconds, as text, and the overtime as written in the file."""
        _, minutes, *overtime = [*self._values("Ptime")[0].split(";"), ""]
        main = conversions.parse_integer(minutes) or 0
        has_overtime = any(conversions.parse_integer(part) for part in overtime)
        seconds = str(main * 60) if main > 0 else None
        return seconds, self._values("Ptime")[0] if has_overtime else None


def _sections(lines: list[NumberedLine]) -> dict[str, list[NumberedLine]]:
    """Return the lines of each section; sections with the same name are joined."""
    sections: dict[str, list[NumberedLine]] = {}
    here: list[NumberedLine] = []
    for line in lines:
        if match := _SECTION.fullmatch(line.text):
            here = sections.setdefault(match[1].lower(), [])
        else:
            here.append(line)
    return sections


def _read_moves(
    lines: list[NumberedLine], draft: RecordDraft, coordinates: CoordinateSystem
) -> None:
    """Read the moves of a game into a draft; entries with the move number 0 become setup stones."""
    for line in lines:
        match = _MOVE.fullmatch(line.text)
        if match is None:
            draft.add_diagnostic(ImportDiagnosticCode.BAD_MOVE, line.number, line.text)
            continue
        point, colour = coordinates.point_from_letters(match[1], match[2]), _COLOURS[match[3]]
        if int(match[4]):
            draft.play(colour, point)
        elif point is not None:
            draft.add_setup([point], colour)
        else:
            draft.add_diagnostic(ImportDiagnosticCode.BAD_MOVE, line.number, line.text)


class ReviewReader:
    """Reader of a game review, which adds the review's variations and comments to a draft that has
    the whole game.
    """

    def __init__(self, draft: RecordDraft, coordinates: CoordinateSystem) -> None:
        self._draft = draft
        self._coordinates = coordinates
        self._moves = draft.main_line()
        self._numbered = dict(enumerate(self._moves, 1))  # by the node numbers of a review

    def read_nodes(self, lines: list[NumberedLine]) -> None:
        """Read the nodes of a review, which repeat the game with variations in between.

        A variation starts at the node before it and ends at its ``VARIATIONEND``.
        """
        self._draft.here = ROOT
        branches: list[int] = []
        for line in lines:
            word = line.text.rstrip(",").upper()
            if word == "VARIATION":
                branches.append(self._draft.here)
            elif word == "VARIATIONEND" and branches:
                self._draft.here = branches.pop()
            elif match := _NODE.fullmatch(line.text):
                self._read_node(match, line, in_variation=bool(branches))
            else:
                self._draft.add_diagnostic(
                    ImportDiagnosticCode.NOT_UNDERSTOOD, line.number, line.text
                )

    def _read_node(self, match: re.Match[str], line: NumberedLine, *, in_variation: bool) -> None:
        """Read a node of a review; only nodes with a colour are moves, and a point off the board is
        a pass.
        """
        number, colour = int(match[1]), _NODE_COLOURS.get(match[2])
        if colour is None:
            self._numbered[number] = self._draft.here
            return
        point = self._coordinates.point_from_numbers(int(match[3]), int(match[4]))
        node, added = self._draft.follow_or_play(colour, point)
        self._numbered[number] = node
        if added and not in_variation and len(self._moves) > 1:
            self._draft.add_diagnostic(ImportDiagnosticCode.OTHER_MOVE, line.number, line.text)

    def read_comments(self, lines: list[NumberedLine]) -> None:
        """Read the comments of a review, each preceded by the number of its node."""
        node = ROOT
        for line in lines:
            match = _COMMENT.match(line.text)
            if match is None:
                self._draft.add_comment(node, line.text)
            else:
                node = self._node(self._numbered.get(int(match[1])), line)

    def read_figures(self, lines: list[NumberedLine]) -> None:
        """Read the texts and labels of figures; the moves within figures are skipped."""
        node: int | None = None
        in_figure = False
        for line in lines:
            word = line.text.partition(",")[0]
            if word in (".Fig", ".EndFig"):
                in_figure = word == ".Fig"
                if in_figure:
                    self._draft.add_diagnostic(
                        ImportDiagnosticCode.NOT_UNDERSTOOD, line.number, line.text
                    )
            elif in_figure:
                continue
            elif match := _TEXT.fullmatch(line.text):
                number = int(match[1] or 0)
                known = self._moves[number] if number < len(self._moves) else None
                node = self._node(known, line)
            elif word == ".EndText":
                node = None
            elif node is None:
                self._draft.add_diagnostic(
                    ImportDiagnosticCode.NOT_UNDERSTOOD, line.number, line.text
                )
            elif match := _LABEL.fullmatch(line.text):
                self._label(node, match, line)
            else:
                self._draft.add_comment(node, line.text)

    def _label(self, node: int, match: re.Match[str], line: NumberedLine) -> None:
        column, row = conversions.parse_integer(match[1]), conversions.parse_integer(match[2])
        point = self._coordinates.point_from_numbers(column or 0, row or 0)
        if point is None or not match[3].strip():
            self._draft.add_diagnostic(ImportDiagnosticCode.BAD_VALUE, line.number, line.text)
            return
        label = f"{write_point(point)}:{encode_composed_part(match[3].strip())}"
        self._draft.add_markup(node, "LB", label)

    def _node(self, node: int | None, line: NumberedLine) -> int:
        """Return the given node or, if it is None, the end of the game after reporting a problem in
        the line.
        """
        if node is None:
            self._draft.add_diagnostic(ImportDiagnosticCode.NO_NODE, line.number, line.text)
            return self._moves[-1]
        return node
