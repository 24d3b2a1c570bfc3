"""A record under construction, used by the readers of foreign formats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...diagnostics import Diagnostic, Location
from ...display_text import clip_text
from ...go import Colour, HandicapError, Point, Size, handicap_points
from ...named_tuples import NamedTuple
from ...record import NodeList, Property, Tree, new_game
from ...record.properties.codec import write_move, write_points
from ...record.properties.tables import COLOUR_LETTERS
from ...record.properties.texts import encode_text
from ...record.values.game_info import GameInfo
from ..pasted_text import LINE_BREAK
from ..sgf.game_info import info_properties
from ..sgf.game_reader import TooManyNodesError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .errors import ImportDiagnosticCode


class NumberedLine(NamedTuple):
    """A line without surrounding white space, and its one-based line number."""

    number: int
    text: str


def numbered_lines(text: str) -> list[NumberedLine]:
    r"""Return the non-empty lines of a text, each with its one-based line number.

    Only LF, CR and CRLF end lines: other Unicode line breaks may be part of a name.

    >>> numbered_lines("one\r\n\n two\n")
    [NumberedLine(number=1, text='one'), NumberedLine(number=3, text='two')]
    """
    return [
        NumberedLine(number, line)
        for number, raw in enumerate(LINE_BREAK.split(text), 1)
        if (line := raw.strip())
    ]


MAX_NODES = 200_000
"""Limit for foreign records; unlike SGF nodes, they are built at once."""
DEFAULT_SIZE = Size(19, 19)
ROOT = 0
MAX_DIAGNOSTICS = 1000
"""Maximum number of diagnostics kept per file."""
_MAX_QUOTE = 40


class RecordDraft:
    """A record under construction: game information, setup stones and a tree of moves.

    Nodes are numbered as they are added, from the root 0; moves continue from ``here``.
    """

    def __init__(self) -> None:
        self.size = DEFAULT_SIZE
        self.here = ROOT
        self.diagnostics: list[Diagnostic] = []
        self._info: dict[str, Any] = {}
        self._stones: dict[Point, Colour] = {}
        self._parents: list[int | None] = [None]
        self._children: list[list[int]] = [[]]
        self._properties: list[list[Property]] = [[]]
        self._marks: dict[int, dict[str, dict[str, None]]] = {}
        self._comments: dict[int, list[str]] = {}

    @property
    def info(self) -> GameInfo:
        """The game information added so far."""
        return GameInfo(**self._info)

    def set_info(self, **facts: Any) -> None:
        """Set the given fields of the game information; empty strings are ignored."""
        self._info |= {field: value for field, value in facts.items() if value not in ("", None)}

    def add_diagnostic(self, code: ImportDiagnosticCode, line: int, detail: str = "") -> None:
        """Report a problem in a line of the file; ``detail`` is quoted from the file."""
        if len(self.diagnostics) < MAX_DIAGNOSTICS:
            quote = {"detail": clip_text(detail, _MAX_QUOTE)}
            self.diagnostics.append(Diagnostic(code, Location(line), quote))

    def add_setup(self, stones: Iterable[Point], colour: Colour = Colour.BLACK) -> None:
        """Add setup stones to the start position; stones outside the board are ignored."""
        self._stones |= {point: colour for point in stones if self.size.contains(point)}

    @property
    def has_setup_stones(self) -> bool:
        """Whether there are setup stones in the start position."""
        return bool(self._stones)

    def place_handicap(self, stones: int, *, korean: bool = False) -> bool:
        """Place handicap stones on the standard points; return False if there are none for this
        number of stones.

        On Korean servers the third stone leaves the lower right corner empty.
        """
        try:
            points = handicap_points(stones, self.size)
        except HandicapError:
            return False
        if korean and stones == 3:
            points = [*points[:2], handicap_points(4, self.size)[3]]
        self.add_setup(points)
        return True

    def add_node(self, properties: Iterable[Property], *, first: bool = False) -> int:
        """Add a child to the current node, before its other children if ``first`` is set or else
        after them, and make it the current node.

        :raises TooManyNodesError: when the record is longer than any real game.
        """
        node = len(self._parents)
        if node >= MAX_NODES:
            raise TooManyNodesError(0)
        self._parents.append(self.here)
        self._children.append([])
        self._properties.append(list(properties))
        siblings = self._children[self.here]
        siblings.insert(0 if first else len(siblings), node)
        self.here = node
        return node

    def play(self, colour: Colour, point: Point | None, *, first: bool = False) -> int:
        """Add a move after the current node; it is a pass if ``point`` is None."""
        return self.add_node([Property(COLOUR_LETTERS[colour], (write_move(point),))], first=first)

    def follow_or_play(self, colour: Colour, point: Point | None) -> tuple[int, bool]:
        """Go to a move after the current node, adding it if necessary; return its node and whether
        it is new.
        """
        move = Property(COLOUR_LETTERS[colour], (write_move(point),))
        for child in self._children[self.here]:
            if self._properties[child][:1] == [move]:
                self.here = child
                return child, False
        return self.add_node([move]), True

    def parent_of(self, node: int) -> int:
        """Return the parent of a node; for the root, return the root itself."""
        return self._parents[node] or ROOT

    def to_play(self) -> Colour:
        """Return the player to move after the current node, which depends on the last move or the
        handicap.
        """
        node: int | None = self.here
        while node is not None:
            for ident, _ in self._properties[node]:
                if ident in ("B", "W"):
                    return Colour.WHITE if ident == "B" else Colour.BLACK
            node = self._parents[node]
        return Colour.WHITE if self._stones else Colour.BLACK

    def first_player(self) -> Colour | None:
        """Return the player of the main line's first move, or None if the line does not begin with
        a move.
        """
        first = self._children[ROOT][:1]
        colours = (
            colour
            for node in first
            for colour, letter in COLOUR_LETTERS.items()
            if self._properties[node][0].ident == letter
        )
        return next(colours, None)

    def add_comment(self, node: int, text: str) -> None:
        """Add a line of text to the comment of a node."""
        self._comments.setdefault(node, []).append(text)

    def add_markup(self, node: int, ident: str, value: str) -> None:
        """Add a value to a markup property of a node, unless the property already has that
        value.
        """
        self._marks.setdefault(node, {}).setdefault(ident, {})[value] = None

    def main_line(self) -> list[int]:
        """Return the nodes of the current main line, including the root."""
        line = [ROOT]
        while below := self._children[line[-1]]:
            line.append(below[0])
        return line

    def build_tree(self) -> Tree:
        """Return the finished record as a tree."""
        for node, marks in self._marks.items():
            properties = self._properties[node]
            properties += [Property(ident, tuple(marked)) for ident, marked in marks.items()]
        for node, lines in self._comments.items():
            text = "\n".join(lines).strip("\n")
            if text and node != ROOT:
                self._properties[node].append(Property("C", (encode_text(text),)))
        numbers: dict[int, int] = {}
        nodes: list[tuple[int | None, tuple[Property, ...]]] = []
        for node in self._preorder():
            numbers[node] = len(nodes)
            above = self._parents[node]
            nodes.append((None if above is None else numbers[above], tuple(self._properties[node])))
        nodes[ROOT] = (None, (*self._root_properties(), *nodes[ROOT][1]))
        return Tree.from_source(NodeList.from_properties(nodes))

    def _preorder(self) -> Iterator[int]:
        ahead = [ROOT]
        while ahead:
            node = ahead.pop()
            yield node
            ahead.extend(reversed(self._children[node]))

    def _root_properties(self) -> list[Property]:
        stones = [
            Property(ident, write_points(points))
            for colour, ident in ((Colour.BLACK, "AB"), (Colour.WHITE, "AW"))
            if (points := [point for point, here in self._stones.items() if here is colour])
        ]
        comment = "\n".join(self._comments.get(ROOT, ())).strip("\n")
        comments = [Property("C", (encode_text(comment),))] if comment else []
        information = info_properties(self.info)
        tree = new_game(self.size, 0, [*information, *stones, *comments])
        return list(tree.properties(tree.root))
