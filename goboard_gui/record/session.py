"""A record being read and edited: where one is in it, and what a click means there."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from ..go import FAULTLESS, RECORDING, Board, Colour, Judgement, Point, Rules, RuleSet
from .edits.branches import insert_below
from .edits.setup import add_position, change_position, setup_properties
from .lines import VisitedLine
from .moves import move_property, recorded_move
from .steps import LineReplay, Step, board_size
from .tree import NodeNotFoundError, Property, Tree, replace_properties
from .values.game_rules import rules_of
from .values.inherited import Inherited
from .values.markup import MarkupReader
from .values.properties import MOVES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from ..go import Judgement, Point
    from .values.markup import Markup


class Outcome(Enum):
    """What came of a move that was asked for."""

    FOLLOWED = "followed"
    """The record had it already; the cursor went there."""
    ADDED = "added"
    """The record has a new node."""
    REFUSED = "refused"
    """It is against the rules; nothing changed."""


class Attempt(NamedTuple):
    """A move that was asked for, what the rules say of it and what came of it.

    ``again`` is the number of the move after which the position was the same, 0 before the first,
    if the judgement tells that it ``repeats`` one.
    """

    outcome: Outcome
    colour: Colour
    point: Point | None
    judgement: Judgement
    again: int | None = None


class Session:
    """A tree, a cursor in it, the rules, and the positions seen so far.

    Moves are judged by the rules that the record states, and by `RECORDING` where it states none
    or rules that nobody knows, unless others are given.

    The line is the path from the root through the cursor to the end; below the cursor it takes
    the branches last visited, so that going back and forth stays in one variation. Edits replace
    the tree; whoever wants to undo one keeps the old tree and `restore`s it.
    """

    def __init__(self, tree: Tree, rules: Rules | None = None) -> None:
        """Open a record at its root."""
        self.stamp: Callable[[Tree, int, Colour], Iterable[Property]] | None = None
        """What new moves say besides where they are, by the node they follow and their colour."""
        self._given = rules
        self._markup = MarkupReader(tree)
        self._turn_stated = Inherited(tree, ("PL",), False, _states_turn)
        self._line = VisitedLine(tree)
        self._begin(tree)
        self._go(tree.root)

    def _begin(self, tree: Tree) -> None:
        """Take a tree of whose positions nothing is known."""
        self._tree = tree
        self._rule_set = rules_of(tree)
        self.size = board_size(tree)
        self._replay = LineReplay(tree, self.rules)
        self._seen: dict[int, tuple[Step, Board]] = {}

    @property
    def tree(self) -> Tree:
        """The record as it is now."""
        return self._tree

    @property
    def cursor(self) -> int:
        """The id of the node one is at."""
        return self._cursor

    @property
    def rules(self) -> Rules:
        """What moves are judged by."""
        if self._given is not None:
            return self._given
        return RECORDING if self._rule_set is None else self._rule_set.rules

    @property
    def rule_set(self) -> RuleSet | None:
        """The rules that the record states; None if it states none, or unknown ones."""
        return self._rule_set

    @property
    def line(self) -> Sequence[int]:
        """The ids of the current line, from the root through the cursor to its end."""
        return self._line.nodes

    @property
    def branch_start(self) -> int | None:
        """The nearest node, at or above the cursor, that has siblings; None where none has."""
        return self._line.branch_start(self._place)

    @property
    def variation_start(self) -> int | None:
        """The index in the line of the first node beside the main line, at or above the cursor."""
        return self._line.variation_start(self._place)

    @property
    def place(self) -> int:
        """The index of the cursor in the line."""
        return self._place

    @property
    def step(self) -> Step:
        """What the node at the cursor did and how things stand."""
        return self._reach(self._place)[0]

    @property
    def board(self) -> Board:
        """The position at the cursor."""
        return self._reach(self._place)[1]

    @property
    def markup(self) -> Markup:
        """What is drawn on the position at the cursor."""
        return self._markup.read(self._tree, self._cursor)

    @property
    def last_move(self) -> Step | None:
        """The step of the last move at the cursor or before it."""
        for place in range(self._place, -1, -1):
            step = self._reach(place)[0]
            if step.move is not None:
                return step
        return None

    @property
    def to_play(self) -> Colour:
        """Whose turn it is.

        Before the first move of a record that does not say, the colour of the move that follows:
        problems with White to play often leave ``PL`` out.
        """
        if self.step.number == 0 and not self._turn_stated.at(self._tree, self._cursor):
            for child in self._tree.children(self._cursor)[:1]:
                move = recorded_move(self._tree.properties(child), self.size)
                if move is not None:
                    return move.colour
        return self.step.to_play

    def steps(self) -> list[Step]:
        """The steps of the whole line, in order."""
        self._reach(len(self._line.nodes) - 1)
        return [self._seen[node][0] for node in self._line.nodes]

    def _reach(self, place: int) -> tuple[Step, Board]:
        """The step and position of a node of the line, remembered or replayed."""
        node = self._line.nodes[place]
        if node not in self._seen:
            self._replay_line(self._line.nodes[: place + 1])
        return self._seen[node]

    def _replay_line(self, line: list[int]) -> None:
        for step in self._replay.follow(line):
            self._seen[step.node] = step, self._replay.board

    @property
    def ended(self) -> bool:
        """Whether two passes in a row lead to the cursor."""
        self._replay_line(self._line.nodes[: self._place + 1])
        return self._replay.ended

    def judge(self, point: Point, colour: Colour | None = None) -> Judgement:
        """What would be said of a play at the cursor, by the side to play unless given.

        :raises KeyError: when the board has no such point.
        """
        self._replay_line(self._line.nodes[: self._place + 1])
        return self._replay.judge(point, colour or self.to_play)

    def refusal(self, point: Point, colour: Colour) -> Attempt | None:
        """What a play at the cursor would be refused with; None if nothing is against it.

        :raises KeyError: when the board has no such point.
        """
        judgement = self.judge(point, colour)
        if judgement.illegal is None:
            return None
        return Attempt(Outcome.REFUSED, colour, point, judgement, self._again(judgement))

    def _again(self, judgement: Judgement) -> int | None:
        """See `Attempt.again`; to be asked before anything else is replayed."""
        repeats = judgement.repeats
        return None if repeats is None else self._replay.moves_before(repeats)

    def play(
        self, point: Point | None, colour: Colour | None = None, *, anyway: bool = False
    ) -> Attempt:
        """Play at the cursor, or pass for None: follow the move if it is there, else add it.

        A move against the rules is added only if asked for ``anyway``; records hold such moves.
        """
        colour = colour or self.to_play
        judgement = FAULTLESS if point is None else self.judge(point, colour)
        again = self._again(judgement)
        existing = self._existing(point, colour)
        if existing is not None:
            self._go(existing)
            return Attempt(Outcome.FOLLOWED, colour, point, judgement, again)
        if judgement.illegal and not anyway:
            return Attempt(Outcome.REFUSED, colour, point, judgement, again)
        move = move_property(colour, point)
        stamped = self.stamp(self._tree, self._cursor, colour) if self.stamp else ()
        self.restore(*self._tree.add(self._cursor, [move, *stamped]))
        return Attempt(Outcome.ADDED, colour, point, judgement, again)

    def _existing(self, point: Point | None, colour: Colour) -> int | None:
        """The child of the cursor that is this move."""
        for child in self._tree.children(self._cursor):
            if recorded_move(self._tree.properties(child), self.size) == (colour, point, True):
                return child
        return None

    def is_latest_stone(self, point: Point) -> bool:
        """Whether a point holds the stone of the cursor's move, and nothing follows it yet."""
        move = self.step.move
        return move is not None and move.point == point and not self._tree.children(self._cursor)

    def set_up(self, stones: Mapping[Point, Colour | None], *, new_node: bool = True) -> None:
        """Put stones on points, and take those off that are given no colour.

        A node without a move becomes the new position. Where the cursor's holds one, a new node
        before all that follow it does, so that nothing forks. If a ``new_node`` is asked for, one
        beside those that follow does, unless there are none and the cursor's holds no move.

        :raises OffBoardError: when the board has no such point.
        """
        wanted = {point: colour for point, colour in stones.items() if self.board[point] != colour}
        if not wanted:
            return
        after = self.board.stones() | wanted
        tree, cursor = self._tree, self._cursor
        node = tree.node(cursor)
        if not node.has(*MOVES) and not (new_node and node.children):
            before = self._reach(self._place - 1)[1] if self._place else Board.empty(self.size)
            tree = change_position(tree, cursor, before, after)
        elif new_node:
            tree, cursor = add_position(tree, cursor, self.board, after)
        else:
            tree, cursor = insert_below(tree, cursor, setup_properties(self.board, after))
        self.restore(tree, cursor)

    def resign(self) -> None:
        """Write into the record that the side to play resigned."""
        winner = "W" if self.to_play is Colour.BLACK else "B"
        self.set_property(self._tree.root, Property("RE", (f"{winner}+R",)))

    def set_property(self, node: int, new: Property) -> None:
        """Give a node one property, in the place of an old one of its identifier."""
        kept = replace_properties(self._tree.properties(node), {new.ident}, new)
        self.restore(self._tree.set_properties(node, kept), self._cursor)

    def remove(self) -> None:
        """Remove the node at the cursor and all below it; the cursor goes to its parent.

        At the root nothing happens: every record has one.
        """
        parent = self._tree.parent(self._cursor)
        if parent is not None:
            self.restore(self._tree.remove(self._cursor), parent)

    def restore(self, tree: Tree, cursor: int) -> None:
        """Make another tree the record, an edited or an earlier one."""
        before, self._rule_set = self.rules, rules_of(tree)
        if self.rules == before and tree.same_contents(self._tree):
            self._tree = tree
            self._replay.grown(tree)
        else:
            self._begin(tree)
        self._place, self._cursor = self._line.follow(tree, cursor), cursor

    def go_to(self, node: int) -> None:
        """Move the cursor to a node.

        :raises NodeNotFoundError: when the record has no such node.
        """
        if node not in self._line and node not in self._tree:
            raise NodeNotFoundError(node)
        self._go(node)

    def _go(self, node: int) -> None:
        self._place, self._cursor = self._line.lead_through(node), node


def _states_turn(before: bool, properties: Sequence[Property]) -> bool:
    return before or any(item.ident == "PL" for item in properties)
