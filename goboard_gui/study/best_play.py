"""Best play: the exact result of a position on a small board if both players play best.

The rules are those of Citizendium's "Go (board game)", see `goboard_gui.go.citizendium`: a play may
not recreate an earlier position (positional superko), suicide is illegal, two passes end the game,
and every point that only one colour reaches counts for it. Dead stones are not removed.

The search asks whether Black can win by at least a given margin, for different margins in turn,
until the answers enclose the result. Each question is answered by a depth-first search.

Superko makes the result of a position depend on the positions before it, so a plain transposition
table is wrong. The answers in our tables therefore state for which histories they hold. An answer
is a strategy of the player who succeeds. It stays right under another history if

- each position that kept the other player from a move is also in that history (``needed``), and
- none of the positions that the strategy itself creates is in it (``excluded``).

All other differences can only take moves from the other player. Compare A. Kishimoto and M. Müller,
"A general solution to the graph history interaction problem", 2004.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from ..go import Board, Colour
from ..go._kernel import Kernel
from ..go.benson import find_unconditional_life
from ..go.chains import Components
from ..go.score import configuration_score
from ..named_tuples import NamedTuple
from ..record.steps import LineReplay

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator

    from ..go import Graph, Point
    from ..record import Session

_TURN = 4096
"""Number of situations after which the next search gets its turn."""
_MOST_BYTES = 1_000_000_000
"""Estimated size of all answers and positions at which the search gives up."""
_ANSWER_BYTES = 100
"""Estimated size of an answer without its sets of positions."""
_SET_BYTES = 150
"""Estimated size of a set of positions without its bits."""
_POINT_BYTES = 130
"""Estimated size of a position with its moves, for each point of the board."""
_BITS_PER_BYTE = 7
"""Python's integers take four bytes for thirty bits."""

_COST = 20_000
"""Number of points and edges processed in scoring positions before other work gets its turn."""

_PASS = -1
_LAST_PASSES = 2


@dataclass(slots=True)
class Bounds:
    """The least and the greatest possible value of a result, Black's points minus White's.

    ``points`` is the number of points of the board, by which each player can win at most.
    """

    points: int
    lower: int = field(init=False)
    upper: int = field(init=False)

    def __post_init__(self) -> None:
        self.lower, self.upper = -self.points, self.points

    @property
    def allow_any_result(self) -> bool:
        """Whether the bounds still allow every possible result."""
        return self.upper - self.lower == 2 * self.points

    @property
    def value(self) -> int | None:
        """The result, or None if it is not known yet."""
        return self.lower if self.lower == self.upper else None


class MoveBounds(NamedTuple):
    """A legal move, None for a pass, with the bounds of the result after it."""

    point: Point | None
    bounds: Bounds


class _Situation(NamedTuple):
    """The number of a position, and everything else on which the rest of the game depends.

    ``passed`` is true if the last move was a pass. ``seen`` is the set of positions so far, this
    one included, with a bit for each number.
    """

    position: int
    player: int
    passed: bool
    seen: int


class _Positions:
    """The positions that a search has encountered, numbered, with their scores and moves."""

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self._numbers: dict[bytes, int] = {}
        self._cells: list[bytes] = []
        self._moves: list[list[list[tuple[int, int]] | None]] = []
        self._scores: list[int | None] = []
        self._limits: list[tuple[int, int] | None] = []
        self._scores_at_once = max(1, _COST // (len(graph.points) + _edge_count(graph)))

    def __len__(self) -> int:
        return len(self._cells)

    def position_number(self, cells: bytes) -> int:
        """Return the number that identifies a position, which is assigned on first use."""
        number = self._numbers.get(cells)
        if number is None:
            number = self._numbers[cells] = len(self._cells)
            self._cells.append(cells)
            self._moves.append([None, None, None])
            self._limits.append(None)
            self._scores.append(None)
        return number

    def score(self, position: int) -> int:
        """Return the score that a position has if the game ends there."""
        score = self._scores[position]
        if score is None:
            board = Board(self._graph, self._cells[position])
            score = self._scores[position] = configuration_score(board)
        return score

    def score_limits(self, position: int) -> tuple[int, int]:
        """Return the lowest and the highest result that the unconditionally alive stones of a
        position allow.
        """
        limits = self._limits[position]
        if limits is None:
            cells = self._cells[position]
            points, parts = len(cells), Components(Board(self._graph, cells))
            limits = self._limits[position] = (
                2 * _safe_points(parts, Colour.BLACK) - points,
                points - 2 * _safe_points(parts, Colour.WHITE),
            )
        return limits

    def stored_ranked_moves(self, position: int, player: int) -> list[tuple[int, int]] | None:
        """Return the stored result of `ranked_moves`, or None if it has not been computed."""
        return self._moves[position][player]

    def ranked_moves(
        self, position: int, player: int
    ) -> Generator[None, None, list[tuple[int, int]]]:
        """Return the moves of a player without suicides, each with the next position; yield every
        few milliseconds.

        The first ones leave the best score, and of these those with the most neighbours come first.
        """
        known = self._moves[position]
        found = known[player]
        if found is None:
            found = list(self.possible_moves(position, player))
            for count, (_, after) in enumerate(found, start=1):
                self.score(after)
                if count % self._scores_at_once == 0:
                    yield
            found = known[player] = sorted(found, key=partial(self._rank, player))
        return found

    def possible_moves(self, position: int, player: int) -> Iterator[tuple[int, int]]:
        """Yield the moves of a player without suicides, each with the next position, in the order
        of their points, with the pass last.
        """
        cells = self._cells[position]
        kernel = Kernel(self._graph, cells, 0)
        for point, content in enumerate(cells):
            if not content:
                captured = kernel.play(point, player)
                if not (captured and captured[0] == point):
                    yield point, self.position_number(bytes(kernel.cells))
                kernel.take_back(point, 0, player, captured)
        yield _PASS, position

    def _rank(self, player: int, move: tuple[int, int]) -> tuple[int, int]:
        point, after = move
        score = self.score(after)
        neighbours = 0 if point == _PASS else len(self._graph.neighbours[point])
        return -score if player == Colour.BLACK else score, -neighbours


def _edge_count(graph: Graph) -> int:
    return sum(map(len, graph.neighbours)) // 2


def _safe_points(parts: Components, colour: Colour) -> int:
    """Return how many points a player keeps even by passing for the rest of the game.

    These are the player's unconditionally alive stones, and the single empty points that only they
    enclose, where a stone of the opponent would be suicide.
    """
    life = find_unconditional_life(parts, colour)
    stones = sum(len(parts.all[chain].points) for chain in life.chains)
    inside = [
        parts.all[area.parts[0]] for area in life.areas if area.walls and len(area.parts) == 1
    ]
    return stones + sum(not part.state and len(part.points) == 1 for part in inside)


_Answer = tuple[bool, int, int, int]
"""Whether Black wins by the margin, a bound of the result (lower if so, upper if not), and the sets
``needed`` and ``excluded``, see the module's docstring.
"""


class _Node:
    """A situation on the path of a search, with the combined answers about its moves."""

    __slots__ = ("created", "excluded", "moves", "needed", "points", "situation", "wanted")

    def __init__(self, situation: _Situation, moves: Iterable[tuple[int, int]]) -> None:
        self.situation = situation
        self.wanted = situation.player == Colour.BLACK
        """The answer that the player to move wants."""
        self.moves = iter(moves)
        """The moves that remain to be tried."""
        self.created = 0
        """The set that contains the position created by the last move; empty after a pass."""
        self.points: int | None = None
        """The bound after the best move so far, none of which succeeded; None before the first."""
        self.needed = self.excluded = 0

    def combine_answer(self, answer: _Answer) -> _Answer | None:
        """Combine the answer about the last move with the earlier ones, and return the answer about
        this situation if it follows.
        """
        enough, points, needed, excluded = answer
        needed &= ~self.created
        if enough == self.wanted:
            return enough, points, needed, excluded | self.created
        if self.points is None or (points > self.points) == self.wanted:
            self.points = points
        self.needed |= needed
        self.excluded |= excluded
        return None


class _Search:
    """Searches that decide whether Black wins by a margin, with a table of their answers."""

    def __init__(self, graph: Graph) -> None:
        self.positions = _Positions(graph)
        self._points = len(graph.points)
        self.visited = 0
        """Number of situations examined."""
        self._bytes = 0
        self._sets: dict[int, int] = {}
        """The sets of positions in the answers: many answers share the same ones."""
        self._table: dict[tuple[int, int, bool], list[_Answer]] = {}
        """The answers by position, player and whether the last move was a pass."""

    @property
    def is_exhausted(self) -> bool:
        """Whether the answers take so much memory that the search has to give up."""
        positions = len(self.positions) * self._points * _POINT_BYTES
        return self._bytes + positions > _MOST_BYTES

    def black_wins_by(self, start: _Situation, points: int) -> Generator[None, None, _Answer]:
        """Return whether Black wins by at least a number of points; yield after each situation."""
        answer = self._find_answer(start, points)
        path = [] if answer is not None else [(yield from self._node(start))]
        while path:
            node = path[-1]
            if answer is not None:
                answer = node.combine_answer(answer)
            if answer is None:
                found = self._try_moves(node, points)
                if isinstance(found, _Situation):
                    path.append((yield from self._node(found)))
                else:
                    answer = found
            if answer is not None:
                path.pop()
                answer = self._store_answer(node.situation, answer)
            yield
        assert answer is not None
        return answer

    def _store_answer(self, situation: _Situation, answer: _Answer) -> _Answer:
        """Add the answer about a situation to the table, and return it."""
        enough, points, needed, excluded = answer
        answer = enough, points, self._share(needed), self._share(excluded)
        position, player, passed, _ = situation
        self._table.setdefault((position, player, passed), []).append(answer)
        self._bytes += _ANSWER_BYTES
        return answer

    def _share(self, positions: int) -> int:
        """Return the equal set of positions that is in the table, or add this set to the table and
        return it.
        """
        known = self._sets.setdefault(positions, positions)
        if known is positions:
            self._bytes += _SET_BYTES + positions.bit_length() // _BITS_PER_BYTE
        return known

    def _node(self, situation: _Situation) -> Generator[None, None, _Node]:
        position, player = situation.position, situation.player
        moves = self.positions.stored_ranked_moves(position, player)
        if moves is None:
            moves = yield from self.positions.ranked_moves(position, player)
        return _Node(situation, moves)

    def _try_moves(self, node: _Node, points: int) -> _Answer | _Situation:
        """Return the answer about a situation, or the situation after a move that must be searched
        first.
        """
        position, player, passed, seen = node.situation
        answer: _Answer | None
        for point, after in node.moves:
            if point == _PASS:
                node.created = 0
                following = _Situation(position, 3 - player, True, seen)
            else:
                node.created = 1 << after
                if seen & node.created:  # superko
                    node.needed |= node.created
                    continue
                following = _Situation(after, 3 - player, False, seen | node.created)
            if passed and point == _PASS:
                score = self.positions.score(position)
                answer = score >= points, score, 0, 0
            else:
                answer = self._find_answer(following, points)
            if answer is None:
                return following
            if (settled := node.combine_answer(answer)) is not None:
                return settled
        assert node.points is not None  # a pass is always legal
        return not node.wanted, node.points, node.needed, node.excluded

    def _find_answer(self, situation: _Situation, points: int) -> _Answer | None:
        """Return the stored answer about a situation, or one that follows from its score limits, or
        None.
        """
        self.visited += 1
        position, player, passed, seen = situation
        least, most = self.positions.score_limits(position)
        if least >= points:
            return True, least, 0, 0
        if most < points:
            return False, most, 0, 0
        for answer in self._table.get((position, player, passed), ()):
            enough, known, needed, excluded = answer
            if enough == (known >= points) and not (needed & ~seen or excluded & seen):
                return answer
        return None


class BestPlay:
    """The result of a position under best play, the result after each move, and the best variation.

    `solve` finds them, in this order. Until then there are bounds. All results are Black's points
    minus White's, without komi.

    >>> from goboard_gui.go import Size
    >>> game = BestPlay(Board.empty(Size(3, 1)))
    >>> for _ in game.solve():
    ...     pass
    >>> game.bounds.value, game.line
    (3, [Point(column=1, row=0), None, None])
    """

    def __init__(
        self,
        board: Board,
        to_play: Colour = Colour.BLACK,
        *,
        earlier: Iterable[Board] = (),
        passes: int = 0,
    ) -> None:
        """Prepare to solve a position.

        ``earlier`` are the positions before it, which no play may recreate, and ``passes`` is the
        number of passes that led to it.
        """
        self._search = _Search(board.graph)
        self._points = board.graph.points
        position = self._search.positions.position_number(board.cells)
        seen = 1 << position
        for other in earlier:
            seen |= 1 << self._search.positions.position_number(other.cells)
        self._start = _Situation(position, to_play, passes == 1, seen)
        self._is_begun = any(board.cells) or seen != 1 << position
        count = len(self._points)
        self.bounds = Bounds(count)
        self.moves: list[MoveBounds] = []
        """All legal moves; none if the game has ended."""
        self.to_play = to_play
        self.line: list[Point | None] | None = None
        """A line of best play up to the second pass, or None if it is not known yet."""
        if passes >= _LAST_PASSES:
            score = self._search.positions.score(position)
            self.bounds.lower = self.bounds.upper = score
            self.line = []
        else:
            self.moves = [
                MoveBounds(self._point(number), Bounds(count))
                for number, _ in self._legal_moves(self._start)
            ]
            if not self._is_begun:
                self._bound_by_passing()

    def _bound_by_passing(self) -> None:
        """Bound the result of an empty board: the player to move never loses.

        If the opponent could win by playing second, the player would pass and play second.
        """
        if self.to_play is Colour.BLACK:
            self.bounds.lower = 0
        else:
            self.bounds.upper = 0

    @property
    def has_ended(self) -> bool:
        """Whether the game is already over at the position."""
        return not self.moves

    @property
    def visited_count(self) -> int:
        """Number of situations examined so far."""
        return self._search.visited

    @property
    def is_solved(self) -> bool:
        """Whether the result, the result after each move, and the best variation are known."""
        return self.line is not None

    @property
    def has_given_up(self) -> bool:
        """Whether the search has used up its memory; the bounds found until then hold."""
        return self._search.is_exhausted

    def solve(self) -> Iterator[None]:
        """Search, and yield every few milliseconds, until all is known or the memory is full."""
        if self.line is not None:
            return
        for _ in self._work():
            if self._search.is_exhausted:
                return
            yield

    def _work(self) -> Iterator[None]:
        yield from self._enclose(self._start, self.bounds)
        black = self._start.player == Colour.BLACK
        following = {self._point(move[0]): move for move in self._legal_moves(self._start)}
        for point, bounds in self.moves:
            if black:  # no move is better than the best one
                bounds.upper = self.bounds.upper
            else:
                bounds.lower = self.bounds.lower
            yield from self._enclose_move(self._start, following[point], bounds)
        self.line = yield from self._find_line()

    def _enclose_move(
        self, situation: _Situation, move: tuple[int, int], bounds: Bounds
    ) -> Iterator[None]:
        """Narrow the bounds of the result after a move until it is known."""
        if move[0] == _PASS and situation.passed:
            bounds.lower = bounds.upper = self._search.positions.score(situation.position)
        else:
            yield from self._enclose(_after_move(situation, move), bounds)

    def _enclose(self, situation: _Situation, bounds: Bounds) -> Iterator[None]:
        """Narrow the bounds of the result of a situation until it is known.

        A search for a result that is far from the real one may take much longer than the others,
        so several advance in turn.
        """
        searches: dict[int, Generator[None, None, _Answer]] = {}
        while bounds.value is None:
            lower, upper = bounds.lower, bounds.upper
            questions = {upper, lower + 1, (lower + upper + 1) // 2}
            if bounds is self.bounds and not self._is_begun:
                # From a bound in the middle, these alone take up to twice as long (7×1).
                questions.add((3 * lower + upper) // 4 + 1)
            for points in questions:
                search = searches.setdefault(points, self._search.black_wins_by(situation, points))
                answer = yield from _advance(search)
                if answer is not None:
                    enough, known, *_ = answer
                    if enough:
                        bounds.lower = max(lower, known)
                    else:
                        bounds.upper = min(upper, known)
                    break

    def _find_line(self) -> Generator[None, None, list[Point | None]]:
        """Return the moves of a game of best play, in which players pass as early as possible."""
        situation, value = self._start, self.bounds.value
        line: list[Point | None] = []
        while True:
            ranked = yield from self._search.positions.ranked_moves(
                situation.position, situation.player
            )
            for move in sorted(ranked, key=lambda move: move[0] != _PASS):
                if not _is_legal(situation, move):
                    continue
                bounds = Bounds(len(self._points))
                yield from self._enclose_move(situation, move, bounds)
                if bounds.value == value:
                    break
            line.append(self._point(move[0]))
            if move[0] == _PASS and situation.passed:
                return line
            situation = _after_move(situation, move)

    def _legal_moves(self, situation: _Situation) -> list[tuple[int, int]]:
        """Return the legal moves in the order of their points, with the pass last."""
        moves = self._search.positions.possible_moves(situation.position, situation.player)
        return [move for move in moves if _is_legal(situation, move)]

    def _point(self, number: int) -> Point | None:
        return None if number == _PASS else self._points[number]


def _is_legal(situation: _Situation, move: tuple[int, int]) -> bool:
    point, after = move
    return point == _PASS or not situation.seen >> after & 1


def _after_move(situation: _Situation, move: tuple[int, int]) -> _Situation:
    """Return the situation after a move that does not end the game."""
    point, after = move
    is_pass = point == _PASS
    return _Situation(after, 3 - situation.player, is_pass, situation.seen | 1 << after)


def _advance(
    search: Generator[None, None, _Answer],
) -> Generator[None, None, _Answer | None]:
    """Continue a search for up to `_TURN` steps; return its answer, or None if it has none yet."""
    for _ in range(_TURN):
        try:
            next(search)
        except StopIteration as end:
            answer: _Answer = end.value
            return answer
        yield
    return None


def best_play_from(session: Session) -> BestPlay:
    """Return the unsolved best play from the current position of a record.

    No play may recreate a position since the last setup.
    """
    replay = LineReplay(session.tree, session.rules)
    before: list[Board] = []
    passes = 0
    for step in session.steps_to_cursor():
        replay.push(step.node)
        if step.move is None and before and replay.board != before[-1]:
            before.clear()
        passes = passes + 1 if step.move is not None and step.move.point is None else 0
        before.append(replay.board)
    return BestPlay(session.board, session.to_play, earlier=before[:-1], passes=passes)
