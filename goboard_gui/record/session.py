"""Editing session: a record, the current node (the cursor), and moves played at it."""

from __future__ import annotations

from bisect import bisect_left
from enum import Enum
from itertools import pairwise
from typing import TYPE_CHECKING, TypeVar

from ..go import LEGAL, Board, Colour, Judgement, Point, Rules, RuleSet
from ..named_tuples import NamedTuple
from .edits.setup import add_position, change_position
from .lines import VisitedLine, common_prefix_length
from .moves import move_property, recorded_move
from .properties.tables import MOVE_PROPERTIES
from .steps import LineReplay, Step, TurnReason, board_shape
from .stored_analysis.analysed_nodes import AnalysedNodes
from .stored_analysis.outdated import without_outdated_analysis
from .tree import NodeNotFoundError, Property, Tree, replace_properties
from .turns import overruled_player, player_to_move
from .values.game_info import with_info
from .values.game_rules import legality_rules, rules_of
from .values.markup import MarkupReader

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from ..go import Judgement, Point
    from .values.markup import Markup

    Lookup = Callable[[Tree, int], object]

T = TypeVar("T")

_KEPT_POSITIONS = 2000
"""The number of nodes at the start of a line whose positions are all kept."""
_CHECKPOINT_INTERVAL = 64
"""Distance between later nodes whose positions are kept."""
_SHORT_WAY = 400
"""The number of nodes that are replayed at once; a longer way is prepared in steps."""
_PREPARED_AT_ONCE = 20
"""The number of nodes in one step."""


class PlayOutcome(Enum):
    """The outcome of an attempt to play a move."""

    FOLLOWED = "followed"
    """The move is an existing continuation; the cursor moved to its node."""
    ADDED = "added"
    """A node with the move was added to the record."""
    REFUSED = "refused"
    """The move is illegal; nothing changed."""


class PlayAttempt(NamedTuple):
    """An attempt to play a move: the move, its legality and the outcome.

    ``repeated_move`` is the number of the move that led to the position which this move repeats, or
    0 if that is the position before the first move. It is None if no position is repeated.
    """

    outcome: PlayOutcome
    colour: Colour
    point: Point | None
    judgement: Judgement
    repeated_move: int | None = None


class Preparation:
    """An incremental replay of a line of play, to be done before the cursor moves there or the tree
    is replaced.

    The session does not change until it uses the finished preparation.
    """

    def __init__(self, tree: Tree, line: Sequence[int], common: int, replay: LineReplay) -> None:
        """Prepare a replay of a line of play; its first ``common`` nodes are also those of
        ``replay``.
        """
        self.tree = tree
        self.replay = replay
        self.steps: dict[int, Step] = {}
        self.boards: dict[int, Board] = {}
        self.finished = False
        self._line = line
        self._common = common

    @property
    def node(self) -> int:
        """The node at the end of the line of play."""
        return self._line[-1]

    def replay_line(self, lookups: Sequence[Lookup]) -> Iterator[None]:
        """Replay the nodes and look up what they inherit, yielding every millisecond."""
        replay = self.replay
        while len(replay) > self._common:
            replay.truncate_line(max(self._common, len(replay) - _PREPARED_AT_ONCE))
            yield
        for place in range(self._common, len(self._line), _PREPARED_AT_ONCE):
            for node in self._line[place : place + _PREPARED_AT_ONCE]:
                self.steps[node] = replay.push(node)
                if _is_kept(len(replay) - 1):
                    self.boards[node] = replay.board
            yield
        for place in range(0, len(self._line), _PREPARED_AT_ONCE):
            last = self._line[min(place + _PREPARED_AT_ONCE, len(self._line)) - 1]
            for look_up in lookups:
                look_up(self.tree, last)
            yield
        self.finished = True


def _is_kept(place: int) -> bool:
    """Return whether the position of a node is kept, given its index in the line of play."""
    return place < _KEPT_POSITIONS or place % _CHECKPOINT_INTERVAL == 0


class Session:
    """An editing session for a record: its tree, the cursor and the rules.

    Moves are judged by the given rules, or else by those of the record, see `legality_rules`.
    Positions are cached once they have been computed.

    The line is the path from the root through the cursor to the end; below the cursor it follows
    the branches last visited, so that going back and forth stays in one variation. Edits replace
    the tree; callers that support undo keep the old tree and `replace_tree` it.
    """

    def __init__(self, tree: Tree, rules: Rules | None = None) -> None:
        """Open a record with the cursor at its root."""
        self.stamp: Callable[[Tree, int, Colour], Iterable[Property]] | None = None
        """Function that returns further properties for a new move, such as times; None if unused.

        Its arguments are the tree, the parent node and the colour of the move.
        """
        self.setup_node: int | None = None
        """The node whose setup is edited although moves follow it, or None.

        It is reset when the cursor moves to another node.
        """
        self.turn_node: int | None = None
        """The node at which the player to move was just chosen, even if the next move contradicts
        it, or None.

        It is reset when the cursor moves to another node.
        """
        self._given = rules
        self._markup = MarkupReader(tree)
        self._line = VisitedLine(tree)
        self._analysed = AnalysedNodes()
        self._begin(tree)
        self._go(tree.root)

    def _begin(self, tree: Tree) -> None:
        """Switch to a tree, discarding all computed positions."""
        self._tree = tree
        self._rule_set = rules_of(tree)
        self.shape = board_shape(tree)
        self.size = self.shape.size
        self._replay = LineReplay(tree, self.rules)
        self._steps: dict[int, Step] = {}
        self._boards: dict[int, Board] = {}

    @property
    def tree(self) -> Tree:
        """The current version of the record."""
        return self._tree

    @property
    def cursor(self) -> int:
        """The id of the current node."""
        return self._cursor

    @property
    def rules(self) -> Rules:
        """The rules that determine the legality of moves."""
        if self._given is not None:
            return self._given
        return legality_rules(self._rule_set)

    @property
    def rule_set(self) -> RuleSet | None:
        """The rule set stated in the record, or None if it states none or an unknown one."""
        return self._rule_set

    @property
    def line(self) -> Sequence[int]:
        """The ids of the nodes in the current line of play, from the root through the cursor to the
        end.
        """
        return self._line.nodes

    @property
    def branch_start(self) -> int | None:
        """The nearest node at or above the cursor that has siblings, or None if there is none."""
        return self._line.branch_start(self._place)

    @property
    def variation_start(self) -> int | None:
        """The index of the first node off the main line, at or before the cursor, or None on the
        main line.
        """
        return self._line.variation_start(self._place)

    @property
    def cursor_index(self) -> int:
        """The index of the cursor in the current line of play."""
        return self._place

    @property
    def step(self) -> Step:
        """The step of the current node: its move, captures and prisoners."""
        return self._step_at(self._place)

    @property
    def board(self) -> Board:
        """The position at the cursor."""
        return self._board_at(self._place)

    @property
    def markup(self) -> Markup:
        """The markup at the cursor, including inherited markup."""
        return self._markup.read(self._tree, self._cursor, self.board)

    @property
    def last_move(self) -> Step | None:
        """The step of the last move at or before the cursor, or None if there is none.

        O(log nodes), since each move increases the number of moves.
        """
        number = self.step.number
        if number == 0:
            return None
        places = range(self._place + 1)
        return self._step_at(bisect_left(places, number, key=lambda at: self._step_at(at).number))

    @property
    def to_play(self) -> Colour:
        """The player to move at the cursor, see `turns.player_to_move`."""
        if self.turn_node is not None and self.step.turn is TurnReason.STATED:
            return self.step.to_play
        return player_to_move(self._tree, self.step)

    @property
    def overruled_player(self) -> Colour | None:
        """The player whom the record names at the cursor although the opponent moves next, or
        None.
        """
        return None if self.turn_node is not None else overruled_player(self._tree, self.step)

    def move_number(self, node: int) -> int:
        """Return the move number at a node.

        O(nodes after the last one on its line whose step is known).
        """
        moves = 0
        above: int | None = node
        while above is not None and above not in self._steps:
            moves += any(item.ident in MOVE_PROPERTIES for item in self._tree.properties(above))
            above = self._tree.parent(above)
        return moves if above is None else moves + self._steps[above].number

    def is_on_main_line(self, node: int) -> bool:
        """Return whether a node is on the main line; this is fast for nodes of the current line."""
        index = self._line.index_of(node)
        if index is not None:
            return self._line.variation_start(index) is None
        return all(
            self._tree.children(above)[:1] == (below,)
            for above, below in pairwise(self._tree.line_to(node))
        )

    def position_before(self, node: int) -> Board:
        """Return the position at the parent of a node, or an empty board for the root.

        It is known on the current line; elsewhere all moves that lead there are replayed.
        """
        parent = self._tree.parent(node)
        if parent is None:
            return self._empty_board
        index = self._line.index_of(parent)
        if index is not None:
            return self._board_at(index)
        replay = LineReplay(self._tree, self.rules)
        for _ in replay.replay_line(self._tree.line_to(parent)):
            pass
        return replay.board

    @property
    def _empty_board(self) -> Board:
        return Board.empty(self.shape.graph)

    def steps(self) -> list[Step]:
        """Return the steps of the entire current line of play, in order."""
        self._step_at(len(self._line.nodes) - 1)
        return [self._steps[node] for node in self._line.nodes]

    def step_at(self, node: int) -> Step:
        """Return the step of any node of the record.

        It is known on lines that have been replayed; for another node its line is replayed once.
        """
        if node not in self._steps:
            self._replay_line(self._tree.line_to(node))
        return self._steps[node]

    def steps_to_cursor(self) -> list[Step]:
        """Return the steps from the root to the current node, in order."""
        self._step_at(self._place)
        return [self._steps[node] for node in self._line.nodes[: self._place + 1]]

    def _step_at(self, place: int) -> Step:
        """Return the step at an index of the line of play, replaying it if necessary."""
        node = self._line.nodes[place]
        if node not in self._steps:
            self._replay_line(self._line.nodes[: place + 1])
        return self._steps[node]

    def _board_at(self, place: int) -> Board:
        """Return the position at an index of the line of play, replaying what follows the last
        checkpoint.

        Only the positions at checkpoints are kept: in a line of a million nodes all of them would
        take 400 MB.
        """
        self._step_at(place)
        nodes = self._line.nodes
        board = self._boards.get(nodes[place])
        if board is not None:
            return board
        checkpoint = place - place % _CHECKPOINT_INTERVAL
        replay = LineReplay(self._tree, self.rules, self._boards[nodes[checkpoint]])
        for node in nodes[checkpoint + 1 : place + 1]:
            replay.push(node)
        return replay.board

    def _replay_line(self, line: list[int]) -> None:
        for step in self._replay.replay_line(line):
            self._steps[step.node] = step
            if _is_kept(len(self._replay) - 1):
                self._boards[step.node] = self._replay.board

    @property
    def has_ended(self) -> bool:
        """Whether the last two moves before the current position were passes."""
        return self.has_ended_at(self._cursor)

    def has_ended_at(self, node: int) -> bool:
        """Return whether the last two moves before the position at any node were passes."""
        move = self.step_at(node).move
        if move is not None and move.point is not None:
            return False
        current = node == self._cursor
        self._replay_line(
            self._line.nodes[: self._place + 1] if current else self._tree.line_to(node)
        )
        return self._replay.has_ended

    def judge(self, point: Point, colour: Colour | None = None) -> Judgement:
        """Judge the legality of a move at the cursor, by default for the player to move.

        :raises KeyError: when the point is not on the board.
        """
        self._replay_line(self._line.nodes[: self._place + 1])
        return self._replay.judge(point, colour or self.to_play)

    def refused_attempt(self, point: Point, colour: Colour) -> PlayAttempt | None:
        """Return the refused attempt if a move is illegal at the cursor, or None if the move is
        legal.

        :raises KeyError: when the point is not on the board.
        """
        judgement = self.judge(point, colour)
        if judgement.illegal is None:
            return None
        return PlayAttempt(
            PlayOutcome.REFUSED, colour, point, judgement, self._repeated_move(judgement)
        )

    def _repeated_move(self, judgement: Judgement) -> int | None:
        """Return the number of the move that led to the position which a move repeats, or None if
        it repeats none.

        Call this before replaying anything else.
        """
        repeats = judgement.repeats
        return None if repeats is None else self._replay.move_count_before(repeats)

    def play(
        self, point: Point | None, colour: Colour | None = None, *, allow_illegal: bool = False
    ) -> PlayAttempt:
        """Play a move at the cursor, or a pass if ``point`` is None.

        If the move is an existing continuation, the cursor follows it; otherwise a node is added,
        for an illegal move only with ``allow_illegal``.
        """
        colour = colour or self.to_play
        judgement = LEGAL if point is None else self.judge(point, colour)
        again = self._repeated_move(judgement)
        existing = self._existing_continuation(point, colour)
        if existing is not None:
            self._go(existing)
            return PlayAttempt(PlayOutcome.FOLLOWED, colour, point, judgement, again)
        if judgement.illegal and not allow_illegal:
            return PlayAttempt(PlayOutcome.REFUSED, colour, point, judgement, again)
        move = move_property(colour, point)
        stamped = self.stamp(self._tree, self._cursor, colour) if self.stamp is not None else ()
        self.replace_tree(*self._tree.add(self._cursor, [move, *stamped]))
        return PlayAttempt(PlayOutcome.ADDED, colour, point, judgement, again)

    def _existing_continuation(self, point: Point | None, colour: Colour) -> int | None:
        """Return the child of the current node with this move, or None if there is none."""
        for child in self._tree.children(self._cursor):
            if recorded_move(self._tree.properties(child), self.size) == (colour, point, True):
                return child
        return None

    def is_latest_stone(self, point: Point) -> bool:
        """Return whether the current node played the stone on a point and has no children."""
        move = self.step.move
        return move is not None and move.point == point and not self._tree.children(self._cursor)

    def set_up_stones(
        self, stones: Mapping[Point, Colour | None], *, new_node: bool = False
    ) -> None:
        """Set up stones at the cursor, clearing the points that are mapped to None.

        The current node is changed if `can_change_setup`, unless ``new_node`` is set. Otherwise the
        setup goes into a new child, to which the cursor moves, so that no later move is affected.

        :raises OffBoardError: when a point is not on the board.
        """
        wanted = {point: colour for point, colour in stones.items() if self.board[point] != colour}
        if not wanted:
            return
        after = self.board.stones() | wanted
        tree, cursor = self._tree, self._cursor
        if self.can_change_setup and not new_node:
            before = self._board_at(self._place - 1) if self._place else self._empty_board
            tree = change_position(tree, cursor, before, after)
        else:
            tree, cursor = add_position(tree, cursor, self.board, after)
        self.replace_tree(tree, cursor)

    @property
    def can_change_setup(self) -> bool:
        """Whether setting up stones changes the current node, rather than adding a child.

        It does if the node has no move and nothing follows it. The root and the `setup_node` are
        changed even if nodes follow, to correct the starting position.
        """
        node = self._tree.node(self._cursor)
        if node.has_any_property(*MOVE_PROPERTIES):
            return False
        return not node.children or self._cursor in (self._tree.root, self.setup_node)

    def resign(self, colour: Colour | None = None) -> None:
        """Record the resignation of a player, by default the one to move (RE), in the node that
        states the result.
        """
        winner = "W" if (colour or self.to_play) is Colour.BLACK else "B"
        self.replace_tree(with_info(self._tree, {"RE": f"{winner}+R"}), self._cursor)

    def set_property(self, node: int, new: Property) -> None:
        """Set a property of a node, in its existing place if the node already has it."""
        kept = replace_properties(self._tree.properties(node), {new.ident}, new)
        self.replace_tree(self._tree.set_properties(node, kept), self._cursor)

    def remove_node(self) -> None:
        """Remove the current node and its descendants, and move the cursor to its parent.

        Does nothing at the root, which every record has.
        """
        parent = self._tree.parent(self._cursor)
        if parent is not None:
            self.replace_tree(self._tree.remove(self._cursor), parent)

    def replace_tree(
        self,
        tree: Tree,
        cursor: int,
        prepared: Preparation | None = None,
        *,
        keep_analysis: bool = False,
    ) -> None:
        """Replace the tree with an edited or earlier version of it, and set the cursor.

        ``prepared`` is the finished preparation of this, if there was one. The analysis of
        positions that have changed is removed, unless ``keep_analysis`` states that it belongs to
        them: in an earlier version of the record, and after a rotation.
        """
        if not keep_analysis:
            tree = without_outdated_analysis(self._tree, tree, self._analysed)
        if self._keeps_positions(tree):
            self._tree, self._rule_set = tree, rules_of(tree)
        else:
            kept = self._unchanged_length(tree)
            if kept:
                self._switch_tree(tree, self._line.nodes[:kept], prepared)
            else:
                self._begin(tree)
        self._use_preparation(prepared)
        self._replay.switch_tree(tree)
        self._set_cursor(self._line.set_tree(tree, cursor), cursor)

    def is_replayed(self, node: int) -> bool:
        """Return whether the step of a node is known."""
        return node in self._steps

    def replay_steps(self) -> Iterator[None]:
        """Replay the line of play up to the cursor, yielding every millisecond."""
        preparation = self.preparation(self._cursor)
        if preparation is not None:
            yield from self.prepared(preparation)
            self._use_preparation(preparation)

    def learn(self, prepared: Preparation) -> None:
        """Keep the steps of a finished preparation without moving the cursor."""
        self._steps = _joined(self._steps, prepared.steps)
        self._boards = _joined(self._boards, prepared.boards)

    def _use_preparation(self, prepared: Preparation | None) -> None:
        """Take over the replay and the steps of a preparation, if one is given."""
        if prepared is not None:
            self._replay = prepared.replay
            self.learn(prepared)

    def _keeps_positions(self, tree: Tree) -> bool:
        """Return whether what is known about positions is valid for another version of the tree."""
        return self._rules_for(tree) == self.rules and tree.has_same_positions(self._tree)

    def _rules_for(self, tree: Tree) -> Rules:
        return self._given if self._given is not None else legality_rules(rules_of(tree))

    def _unchanged_length(self, tree: Tree) -> int:
        """Return the number of nodes at the start of the line whose positions are the same in
        another version of the tree.

        It is 0 if the root states other rules or another board size there.
        """
        before = self._tree
        if tree.source is not before.source or self._rules_for(tree) != self.rules:
            return 0
        places = map(self._line.index_of, tree.difference(before))
        for place in sorted(place for place in places if place is not None):
            node = self._line.nodes[place]
            if not tree.has_id(node) or not tree.has_same_content(before, node):
                return place
        return len(self._line.nodes)

    def _switch_tree(self, tree: Tree, line: Sequence[int], prepared: Preparation | None) -> None:
        """Switch to a tree, keeping what is known about the first nodes of a line of play."""
        steps, boards = self._steps, self._boards
        self._tree, self._rule_set = tree, rules_of(tree)
        self._steps = {node: steps[node] for node in line if node in steps}
        self._boards = {node: boards[node] for node in line if node in boards}
        if prepared is None:
            self._replay.truncate_line(self._replay.common_length(line))

    def prepared(self, preparation: Preparation, lookups: Iterable[Lookup] = ()) -> Iterator[None]:
        """Do the work of a preparation, yielding every millisecond.

        ``lookups`` are called with the tree and nodes along the line, each one further on, if what
        they look up is derived from earlier nodes.
        """
        return preparation.replay_line([self._markup.prepare, *lookups])

    def preparation(self, node: int, tree: Tree | None = None) -> Preparation | None:
        """Return the replay that must be run before the cursor can move to a node, or None if that
        replay is so short that moving the cursor can include it.

        The node is one of ``tree``, another version of the record, or of the current one.

        :raises NodeNotFoundError: when the tree has no such node.
        """
        tree = tree or self._tree
        line = self._line.line_to(node, tree)
        common = self._replay.common_length(line)
        if tree is not self._tree and not self._keeps_positions(tree):
            unchanged = self._line.nodes[: self._unchanged_length(tree)]
            common = min(common, common_prefix_length(unchanged, line))
        if len(self._replay) + len(line) - 2 * common <= _SHORT_WAY:
            return None
        if common:
            replay = self._replay.copy()
            replay.switch_tree(tree)
        else:
            replay = LineReplay(tree, self._rules_for(tree))
        return Preparation(tree, line, common, replay)

    def go_to(self, node: int, prepared: Preparation | None = None) -> None:
        """Move the cursor to a node; ``prepared`` is the finished preparation, if there was one.

        :raises NodeNotFoundError: when the record has no such node.
        """
        if node not in self._line and node not in self._tree:
            raise NodeNotFoundError(node)
        self._use_preparation(prepared)
        self._go(node)

    def _go(self, node: int) -> None:
        self._set_cursor(self._line.route_through(node), node)

    def _set_cursor(self, place: int, node: int) -> None:
        self._place, self._cursor = place, node
        if node != self.setup_node:
            self.setup_node = None
        if node != self.turn_node:
            self.turn_node = None


def _joined(one: dict[int, T], other: dict[int, T]) -> dict[int, T]:
    """Add the smaller of two dictionaries to the larger one, and return the latter."""
    larger, smaller = (one, other) if len(one) > len(other) else (other, one)
    larger |= smaller
    return larger
