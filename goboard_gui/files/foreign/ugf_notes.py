"""Reviews in UGF files: variations, comments and figures."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ...go import Colour
from ...record.values.codec import write_point
from ...record.values.texts import encode_part
from . import conventions as told
from .draft import ROOT
from .errors import ImportCode

if TYPE_CHECKING:
    from .draft import Draft
    from .lines import Line
    from .ugf_frame import Frame

_NODE = re.compile(r"NODE,(\d{1,7}),([0-2]),(\d{1,3}),(\d{1,3})", re.ASCII)
_COMMENT = re.compile(r"\.Comment,(\d{1,7})", re.ASCII)
_TEXT = re.compile(r"\.Text(?:,(\d{1,7})(?:,.*)?)?", re.ASCII)
_LABEL = re.compile(r"\.#,(\d{1,3}),(\d{1,3}),(.*)", re.ASCII)
_COLOURS = {"1": Colour.BLACK, "2": Colour.WHITE}


class NoteReader:
    """Adds the review of a game to a draft whose main line is complete."""

    def __init__(self, draft: Draft, frame: Frame) -> None:
        self._draft = draft
        self._frame = frame
        self._moves = draft.main_line()
        self._numbered = dict(enumerate(self._moves, 1))  # by the node numbers of a review

    def read_nodes(self, lines: list[Line]) -> None:
        """Read the nodes of a review: the game again, with variations in between.

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
                self._draft.report(ImportCode.NOT_UNDERSTOOD, line.number, line.text)

    def _read_node(self, match: re.Match[str], line: Line, *, in_variation: bool) -> None:
        """Read a node: the root and the end have no colour, a point off the board is a pass."""
        number, colour = int(match[1]), _COLOURS.get(match[2])
        if colour is None:
            self._numbered[number] = self._draft.here
            return
        point = self._frame.point(int(match[3]), int(match[4]))
        node, added = self._draft.follow_or_play(colour, point)
        self._numbered[number] = node
        if added and not in_variation and len(self._moves) > 1:
            self._draft.report(ImportCode.OTHER_MOVE, line.number, line.text)

    def read_comments(self, lines: list[Line]) -> None:
        """Read the comments of a review, each preceded by the number of its node."""
        node = ROOT
        for line in lines:
            match = _COMMENT.match(line.text)
            if match is None:
                self._draft.say(node, line.text)
            else:
                node = self._node(self._numbered.get(int(match[1])), line)

    def read_figures(self, lines: list[Line]) -> None:
        """Read the texts and labels of figures; moves of their own are skipped."""
        node: int | None = None
        in_figure = False
        for line in lines:
            word = line.text.partition(",")[0]
            if word in (".Fig", ".EndFig"):
                in_figure = word == ".Fig"
                if in_figure:
                    self._draft.report(ImportCode.NOT_UNDERSTOOD, line.number, line.text)
            elif in_figure:
                continue
            elif match := _TEXT.fullmatch(line.text):
                number = int(match[1] or 0)
                known = self._moves[number] if number < len(self._moves) else None
                node = self._node(known, line)
            elif word == ".EndText":
                node = None
            elif node is None:
                self._draft.report(ImportCode.NOT_UNDERSTOOD, line.number, line.text)
            elif match := _LABEL.fullmatch(line.text):
                self._label(node, match, line)
            else:
                self._draft.say(node, line.text)

    def _label(self, node: int, match: re.Match[str], line: Line) -> None:
        column, row = told.number(match[1]), told.number(match[2])
        point = self._frame.point(column or 0, row or 0)
        if point is None or not match[3].strip():
            self._draft.report(ImportCode.BAD_VALUE, line.number, line.text)
            return
        label = f"{write_point(point)}:{encode_part(match[3].strip())}"
        self._draft.mark(node, "LB", label)

    def _node(self, node: int | None, line: Line) -> int:
        """Return the given node, or the end of the game with a diagnostic if there is none."""
        if node is None:
            self._draft.report(ImportCode.NO_NODE, line.number, line.text)
            return self._moves[-1]
        return node
