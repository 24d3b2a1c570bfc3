"""Replay of a record: the moves, captures and warnings of each node."""

from __future__ import annotations

from bisect import bisect_left
from copy import copy
from enum import Enum, auto
from typing import TYPE_CHECKING

from ..diagnostics import DiagnosticCode
from ..go import (
    LEGAL,
    RECORDING,
    Board,
    BoardShape,
    Colour,
    IllegalReason,
    Judgement,
    Point,
    Replay,
    Rules,
    Size,
)
from ..named_tuples import NamedTuple
from .lines import common_prefix_length
from .properties.board_shapes import (
    GO,
    ShapeProblem,
    declared_size,
    read_board_size,
    read_shape,
)
from .properties.codec import BadPointError, points_in_mask, read_move, read_point_mask
from .properties.conventions.numbers import read_handicap
from .properties.tables import (
    MAX_VALUES,
    MOVE_COLOURS,
    MOVE_PROPERTIES,
    SETUP_COLOURS,
    SETUP_PROPERTIES,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from .tree import Node, Tree


class StepWarning(DiagnosticCode):
    """Something unusual about a node or a legal move; the values are used in JSON output."""

    REPETITION = "repetition"
    AFTER_END = "after the end"
    """A move or pass follows two passes."""
    SAME_COLOUR = "same colour"
    BAD_POINT = "bad point"
    """A move or setup value is not a point of the board."""
    SECOND_MOVE = "second move"

    @property
    def template(self) -> str:
        """The English text of the warning, which has no placeholders."""
        return _WARNING_TEXTS[self]


_WARNING_TEXTS = {
    StepWarning.REPETITION: "the whole board is as it was before",
    StepWarning.AFTER_END: "it follows two passes",
    StepWarning.SAME_COLOUR: "the same player moves again",
    StepWarning.BAD_POINT: "a value names no point of the board",
    StepWarning.SECOND_MOVE: "the node holds more than one move; the first counts",
}


class Move(NamedTuple):
    """A recorded move; its point is None for a pass or an invalid value."""

    colour: Colour
    point: Point | None


class Prisoners(NamedTuple):
    """The number of prisoners that each player has taken."""

    black: int = 0
    white: int = 0

    def with_captures(self, taker: Colour, stones: int) -> Prisoners:
        """Return a copy in which one player has captured ``stones`` more prisoners."""
        if taker is Colour.BLACK:
            return Prisoners(self.black + stones, self.white)
        return Prisoners(self.black, self.white + stones)


class TurnReason(Enum):
    """The reason why a player is to move."""

    OPENING = auto()
    """No player has moved or been named since stones were set up; at first Black, or White after
    handicap stones.
    """
    STATED = auto()
    """``PL`` names the player, and nobody has moved or set up stones since."""
    ALTERNATING = auto()
    """The opponent made the last move."""


class Step(NamedTuple):
    """The move of a node, the effects of the move, and the state of the game after it.

    ``number`` counts the moves from the root; ``captured`` are the points that the move emptied.
    ``to_play`` is the player whose ``turn`` it is according to this node and those above it; the
    moves below it may overrule that, see `turns.player_to_move`.
    """

    node: int
    move: Move | None
    number: int
    to_play: Colour
    turn: TurnReason
    captured: tuple[Point, ...]
    prisoners: Prisoners
    judgement: Judgement
    warnings: tuple[StepWarning, ...]

    @property
    def illegal(self) -> IllegalReason | None:
        """The reason why the move is illegal, or None if it is legal."""
        return self.judgement.illegal


def declared_player(node: Node) -> Colour | None:
    """Return the player to move that a node names (PL), or None if it names none.

    >>> from goboard_gui.record.tree import Property, Tree
    >>> declared_player(Tree.new([Property("PL", (" white ",))]).node(0))
    <Colour.WHITE: 2>
    """
    value = node.first_value("PL")
    return None if value is None else MOVE_COLOURS.get(value.strip()[:1].upper())


def board_size(tree: Tree) -> Size:
    """Return the board size stated in the root, or 19×19 if it is missing or invalid.

    It is the size of the board's shape, see `board_shape`.
    """
    return board_shape(tree).size


def board_shape(tree: Tree) -> BoardShape:
    """Return the shape of the board, which is a rectangle unless the root states another one."""
    root = tree.properties(tree.root)
    for ident, values in root:
        if ident == "GM" and values[0] != GO:
            return read_shape(root).shape
    return BoardShape.rectangle(declared_size(root))


def unknown_game(tree: Tree) -> str:
    """Return the game that the root states (GM) if the program doesn't know it, or an empty text.

    Such a record is replayed as Go on a rectangular board.
    """
    if tree.node(tree.root).first_value("GM") in (None, GO):
        return ""
    stated = read_shape(tree.properties(tree.root))
    return stated.detail if stated.problem is ShapeProblem.UNKNOWN_GAME else ""


def invalid_size(tree: Tree) -> str | None:
    """Return the ``SZ`` value of the root if it is invalid, or None if it is valid or missing."""
    value = tree.node(tree.root).first_value("SZ")
    return None if value is None or read_board_size(value) is not None else value


def board_at(tree: Tree, node: int) -> Board:
    """Return the position at a node. O(number of nodes before it)."""
    replay = LineReplay(tree, RECORDING)
    for _ in replay.replay_line(tree.line_to(node)):
        pass
    return replay.board


def nodes_with_replays(tree: Tree, nodes: Iterable[int]) -> Iterator[tuple[int, LineReplay]]:
    """Yield nodes with a replay of the moves to each of them.

    In preorder, nodes are replayed once.
    """
    replay = LineReplay(tree, RECORDING)
    for node in nodes:
        parent = tree.parent(node)
        while len(replay) and replay.step.node != parent:
            replay.pop()
        if len(replay) or parent is None:
            replay.push(node)
        else:
            for _ in replay.replay_line(tree.line_to(node)):
                pass
        yield node, replay


class LineReplay:
    """Replay of a line of play, which starts at the root and can be extended or shortened.

    It grows and shrinks by one node at a time, each in about two microseconds, so that a walk
    through a whole tree replays nothing twice.
    """

    def __init__(self, tree: Tree, rules: Rules, board: Board | None = None) -> None:
        """Create a replay with an empty line, before the root.

        With a ``board``, which is the position at some node, the line begins with a child of that
        node; its steps lack what depends on the moves before.
        """
        self._tree = tree
        shape = board_shape(tree)
        self._size = shape.size
        self._has_all_points = shape.plan is None
        start = Board.empty(shape.graph) if board is None else board
        self._replay = Replay(start, rules)
        self._index = start.graph.index
        self._line: list[int] = []
        self._steps: list[Step] = []
        self._lengths: list[int] = []  # length of the board history before each node

    def copy(self) -> LineReplay:
        """Return an independent copy. O(nodes), but much faster than replaying them."""
        made = copy(self)
        for name, value in (
            ("_replay", self._replay.copy()),
            ("_line", self._line.copy()),
            ("_steps", self._steps.copy()),
            ("_lengths", self._lengths.copy()),
        ):
            setattr(made, name, value)
        return made

    def __len__(self) -> int:
        """Return the number of nodes replayed so far."""
        return len(self._line)

    @property
    def line(self) -> list[int]:
        """The ids of the nodes replayed so far."""
        return self._line.copy()

    @property
    def step(self) -> Step:
        """The step of the last replayed node."""
        return self._steps[-1]

    @property
    def board(self) -> Board:
        """The position after the last replayed node. O(points)."""
        return self._replay.board

    @property
    def key(self) -> int:
        """The key of the position after the last replayed node, see `Board.key`."""
        return self._replay.key

    @property
    def has_ended(self) -> bool:
        """Whether the last two moves of the line of play were passes."""
        return self._replay.has_ended

    def judge(self, point: Point, colour: Colour) -> Judgement:
        """Judge the legality of a move in the current position."""
        return self._replay.judge(point, colour)

    def move_count_before(self, position: int) -> int:
        """Return the number of moves before a position, given the index of the position in a
        judgement.

        Setup creates positions, too.

        >>> from goboard_gui.files.sgf.reading import read_sgf
        >>> from goboard_gui.go import RECORDING
        >>> replay = LineReplay(read_sgf(b"(;SZ[9]AB[cc];W[dd])").games[0], RECORDING)
        >>> _ = list(replay.replay_line([0, 1]))
        >>> [replay.move_count_before(position) for position in (0, 1, 2)]
        [0, 0, 1]
        """
        place = bisect_left(self._lengths, position) - 1
        return self._steps[place].number if place >= 0 else 0

    def push(self, node: int) -> Step:
        """Append a child of the last node, or the root if no node has been replayed; return its
        step.
        """
        self._lengths.append(len(self._replay))
        content = self._tree.node(node)
        before = self._steps[-1] if self._steps else None
        warnings: list[StepWarning] = []
        if content.has_any_property(*SETUP_PROPERTIES):
            self._set_up(content, warnings)
        move = self._move(content, warnings)
        if move is None:
            step = self._standing(node, content, before, warnings)
        else:
            step = self._make(node, move, content, before, warnings)
        self._line.append(node)
        self._steps.append(step)
        return step

    def pop(self) -> None:
        """Remove the last node from the line of play."""
        self._line.pop()
        self._steps.pop()
        length = self._lengths.pop()
        while len(self._replay) > length:
            self._replay.take_back()

    def replay_line(self, line: list[int]) -> Iterator[Step]:
        """Switch to another line of play, keeping the nodes that both share at the start; yield the
        new steps.
        """
        common = self.common_length(line)
        self.truncate_line(common)
        for node in line[common:]:
            yield self.push(node)

    def truncate_line(self, length: int) -> None:
        """Remove the last nodes from the line of play until it has at most this length."""
        while len(self._line) > length:
            self.pop()

    def common_length(self, line: Sequence[int]) -> int:
        """Return the number of nodes that this line of play and another one share at the start."""
        return common_prefix_length(self._line, line)

    def walk_branch(self, start: int) -> Iterator[Step]:
        """Replay a node and all its descendants, yielding their steps in preorder."""
        for _ in self.replay_line(self._tree.line_to(start)[:-1]):
            pass
        depth = 0
        ahead = [(start, 0)]
        while ahead:
            node, level = ahead.pop()
            while depth > level:
                self.pop()
                depth -= 1
            yield self.push(node)
            depth += 1
            ahead.extend((child, depth) for child in reversed(self._tree.children(node)))

    def switch_tree(self, tree: Tree) -> None:
        """Switch to another version of the tree with the same positions, see
        `Tree.has_same_positions`.
        """
        self._tree = tree

    def _set_up(self, content: Node, warnings: list[StepWarning]) -> None:
        stones: dict[Point, Colour | None] = {}
        for ident in SETUP_PROPERTIES:
            mask = 0
            values = content.values(ident)
            if not values:
                continue
            for value in values[:MAX_VALUES]:
                try:
                    mask |= read_point_mask(value, self._size)
                except BadPointError:
                    warnings.append(StepWarning.BAD_POINT)
            stones |= dict.fromkeys(self._points(mask, warnings), SETUP_COLOURS[ident])
        self._replay.set_up(stones, declared_player(content))

    def _points(self, mask: int, warnings: list[StepWarning]) -> list[Point]:
        """Return the points of a bit mask, skipping bits without a point on the board."""
        points = points_in_mask(mask, self._size)
        if self._has_all_points:
            return points
        found = [point for point in points if point in self._index]
        if len(found) < len(points):
            warnings.append(StepWarning.BAD_POINT)
        return found

    def _move(self, content: Node, warnings: list[StepWarning]) -> Move | None:
        values = [
            (ident, value)
            for ident, values in content.properties
            if ident in MOVE_PROPERTIES
            for value in values
        ]
        if not values:
            return None
        if len(values) > 1:
            warnings.append(StepWarning.SECOND_MOVE)
        ident, value = values[0]
        try:
            point = read_move(value, self._size)
        except BadPointError:
            warnings.append(StepWarning.BAD_POINT)
            return Move(MOVE_COLOURS[ident], None)
        if point is not None and point not in self._index:
            warnings.append(StepWarning.BAD_POINT)
            point = None
        return Move(MOVE_COLOURS[ident], point)

    def _make(
        self, node: int, move: Move, content: Node, before: Step | None, warnings: list[StepWarning]
    ) -> Step:
        colour, point = move
        if point is not None:
            judgement = self._replay.play(point, colour)
            captured = tuple(self._replay.captured)
        else:
            captured = ()
            judgement = (
                LEGAL if StepWarning.BAD_POINT in warnings else self._replay.pass_turn(colour)
            )
        prisoners = before.prisoners if before else Prisoners()
        if captured:
            taker = colour.opponent if captured[0] == point else colour
            prisoners = prisoners.with_captures(taker, len(captured))
        if judgement.repeats is not None:
            warnings.append(StepWarning.REPETITION)
        if judgement.after_end:
            warnings.append(StepWarning.AFTER_END)
        if (
            before
            and before.number
            and before.to_play is not colour
            and self._last_player() is colour
            and not content.has_any_property(*SETUP_PROPERTIES)
        ):
            warnings.append(StepWarning.SAME_COLOUR)
        stated = declared_player(content)
        return Step(
            node,
            move,
            before.number + 1 if before else 1,
            stated or colour.opponent,
            TurnReason.ALTERNATING if stated is None else TurnReason.STATED,
            captured,
            prisoners,
            judgement,
            tuple(warnings),
        )

    def _standing(
        self, node: int, content: Node, before: Step | None, warnings: list[StepWarning]
    ) -> Step:
        stated = declared_player(content)
        if before is not None:
            to_play, turn, number = before.to_play, before.turn, before.number
            prisoners = before.prisoners
            if turn is TurnReason.STATED and content.has_any_property(*SETUP_PROPERTIES):
                turn = TurnReason.OPENING
        else:
            to_play, turn, number = self._opening_player(content), TurnReason.OPENING, 0
            prisoners = Prisoners()
        return Step(
            node,
            None,
            number,
            stated or to_play,
            turn if stated is None else TurnReason.STATED,
            (),
            prisoners,
            LEGAL,
            tuple(warnings),
        )

    def _last_player(self) -> Colour | None:
        """Return the player of the last move in the line of play, or None if there is none."""
        moves = (step.move for step in reversed(self._steps) if step.move is not None)
        return next((move.colour for move in moves), None)

    @staticmethod
    def _opening_player(content: Node) -> Colour:
        if not content.has_any_property("AB"):
            return Colour.BLACK
        stones = read_handicap(content.first_value("HA") or "") or 0
        return Colour.WHITE if stones > 1 else Colour.BLACK


def walk_steps(tree: Tree, rules: Rules, start: int | None = None) -> Iterator[Step]:
    """Yield the steps of a node (by default the root) and of its descendants, in preorder.

    Iterative; replays nothing twice.
    """
    yield from LineReplay(tree, rules).walk_branch(tree.root if start is None else start)
