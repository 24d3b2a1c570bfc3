"""UGF and UGI, the formats of the Japanese server PandaNet.

There is no specification; this reader is based on existing files. Sections begin with a line such
as ``[Header]``; ``[Data]`` has a line for each move, such as ``QP,B1,1,0``: column and row in
letters, the player, the move number, seconds.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...go import MAX_SIDE, Colour, Size
from ...record.values.conventions.dates import find_day, write_date
from ...record.values.conventions.results import won_by
from . import conventions as told
from .draft import Draft
from .errors import ImportCode
from .lines import Line, numbered
from .ugf_frame import Frame
from .ugf_notes import NoteReader

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


def encrypted(data: bytes) -> bool:
    """Whether a file declares that its moves are encrypted."""
    match = _CRYPT.search(_head(data))
    return match is not None and match[1].strip() != _PLAIN


def stated_encoding(data: bytes) -> str | None:
    """Return the Python codec of the encoding that a file declares, or None."""
    match = _LANG.search(_head(data))
    if match is None:
        return None
    name = match[1].decode("ascii")
    return _ENCODINGS.get(name.upper(), name)


def _head(data: bytes) -> bytes:
    moves = _HEADER.search(data)
    return data[: moves.start()] if moves else data


def read(text: str) -> tuple[list[Tree], list[Diagnostic]]:
    """Return the game of a text and the problems found.

    :raises TooManyNodesError: when it is longer than any real game.
    """
    draft = Draft()
    sections = _sections(numbered(text))
    header = _Header(sections.get("header", []))
    header.tell(draft)
    frame = Frame(draft.size, header.value("CoordinateType").upper() == _FROM_BELOW)
    _read_moves(sections.get("data", []), draft, frame)
    header.place_stones(draft)
    notes = NoteReader(draft, frame)
    notes.read_nodes(sections.get("reviewnode", []))
    notes.read_comments(sections.get("reviewcomment", []))
    notes.read_figures(sections.get("figure", []))
    return [draft.tree()], draft.diagnostics


class _Header:
    """The header lines, such as ``PlayerB=kaziwami,7d``."""

    def __init__(self, lines: list[Line]) -> None:
        self._lines: dict[str, Line] = {}
        for number, text in lines:
            key, _, value = text.partition("=")
            self._lines.setdefault(key.strip().lower(), Line(number, value.strip()))

    def value(self, key: str) -> str:
        """Return the value of a header line, empty if it is missing."""
        line = self._lines.get(key.lower())
        return "" if line is None else line.text

    def _values(self, key: str) -> list[str]:
        """Return the values of a header line, at least one empty text."""
        return [part.strip() for part in self.value(key).split(",")]

    def tell(self, draft: Draft) -> None:
        """Add the game information to a draft."""
        side = told.number(self.value("Size"))
        if side is not None and 1 <= side <= MAX_SIDE:
            draft.size = Size(side, side)
        elif self.value("Size"):
            draft.report(ImportCode.BAD_VALUE, *self._lines["size"])
        for player, letter in (("black", "B"), ("white", "W")):
            name, rank = self._players(letter)
            draft.tell(**{f"{player}_name": name, f"{player}_rank": rank})
        time, overtime = self._time()
        stones = told.number(self._values("Hdcp")[0])
        draft.tell(
            event=", ".join(filter(None, self._values("Title"))),
            place=self.value("Place"),
            date=self._date(),
            rules=_RULES.get(self.value("Rule").upper(), self.value("Rule")),
            komi=self._komi(),
            handicap=stones if stones and 1 < stones <= draft.size.width**2 else None,
            time=time,
            overtime=overtime,
            result=self._result(),
            user=self.value("Writer"),
            annotator=self.value("Commentator"),
            copyright=self.value("Copyright"),
            comment=self.value("Comment"),
        )

    def place_stones(self, draft: Draft) -> None:
        """Set up the handicap if the moves contain no setup stones and White plays first."""
        stones = draft.info.handicap or 0
        if not stones or draft.has_stones or draft.first_player() is not Colour.WHITE:
            return
        if draft.handicap(stones):
            draft.report(ImportCode.CUSTOMARY_STONES, *self._lines["hdcp"])

    def _players(self, letter: str) -> tuple[str, str | None]:
        """Return a name and a rank; the names of two partners are joined."""
        keys = (f"Player{letter}", f"Player{letter}2")
        listed = [self._values(key) for key in keys if self.value(key)]
        names = [values[0] for values in listed]
        ranks = [values[1] if len(values) > 1 else "" for values in listed]
        if len(names) > 1:
            return " & ".join(filter(None, names)), None
        return (names[0], told.rank(ranks[0]) or ranks[0]) if names else ("", None)

    def _komi(self) -> float | None:
        komi = self._values("Hdcp")[1:2]
        return float(komi[0]) if komi and _NUMBER.fullmatch(komi[0]) else None

    def _date(self) -> str | None:
        """Return the start date of the game, and the end date if it differs."""
        begun, *rest = self._values("Date")
        first = find_day(begun)
        if first is None:
            return None
        last = find_day(rest[1]) if len(rest) > 1 else None
        if last is None or last.year != first.year or last <= first:
            return write_date((first,))
        return write_date((first, last))

    def _result(self) -> str | None:
        winner, *how = self._values("Winner")
        if winner[:1] not in ("B", "W"):
            return _WITHOUT_WINNER.get(winner[:1])
        points = how[0] if how else ""
        if _NUMBER.fullmatch(points):
            return told.result_text(won_by(_COLOURS[winner[0]], float(points)))
        return f"{winner[0]}+{_WAYS.get(points[:1].upper(), '')}"

    def _time(self) -> tuple[str | None, str | None]:
        """Return the main time, given in minutes, and the overtime as written."""
        _, minutes, *overtime = [*self._values("Ptime")[0].split(";"), ""]
        main = told.number(minutes) or 0
        has_overtime = any(told.number(part) for part in overtime)
        seconds = str(main * 60) if main > 0 else None
        return seconds, self._values("Ptime")[0] if has_overtime else None


def _sections(lines: list[Line]) -> dict[str, list[Line]]:
    """Return the lines of each section; sections with the same name are joined."""
    sections: dict[str, list[Line]] = {}
    here: list[Line] = []
    for line in lines:
        if match := _SECTION.fullmatch(line.text):
            here = sections.setdefault(match[1].lower(), [])
        else:
            here.append(line)
    return sections


def _read_moves(lines: list[Line], draft: Draft, frame: Frame) -> None:
    """Read the moves; those with number 0 are setup stones."""
    for line in lines:
        match = _MOVE.fullmatch(line.text)
        if match is None:
            draft.report(ImportCode.BAD_MOVE, line.number, line.text)
            continue
        point, colour = frame.lettered(match[1], match[2]), _COLOURS[match[3]]
        if int(match[4]):
            draft.play(colour, point)
        elif point is not None:
            draft.put([point], colour)
        else:
            draft.report(ImportCode.BAD_MOVE, line.number, line.text)
