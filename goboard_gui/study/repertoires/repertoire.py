"""A repertoire: the positions of a record in which you know your move.

A repertoire is an ordinary record, in which one colour is yours. A card is a position with you to
play; positions that differ only in their orientation, or in the order of moves, are one card. Your
move is the first one that is not marked as bad (BM) or doubtful (DO); the other moves that are not
marked so are accepted, too. What follows a move of yours that is marked so is left out.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ...diagnostics import Diagnostic, DiagnosticCode, Location
from ...go import Colour
from ...named_tuples import NamedTuple
from ...record.analysis.problems import Place
from ...record.properties.tables import SETUP_PROPERTIES
from ...record.steps import LineReplay, StepWarning
from ...record.values.evaluations import MoveEvaluation, read_annotations
from ...record.values.game_rules import legality_rules, rules_of
from ...stepwise import run_to_end
from ..position import Position, position_of
from ..repetition.cards import repertoire_key

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Mapping, Sequence

    from ...go import Board, Point
    from ...record.tree import Tree
    from ..repetition.cards import CardKey

_DISCOURAGED = (MoveEvaluation.BAD, MoveEvaluation.DOUBTFUL)
_NODES_AT_ONCE = 20
"""Number of nodes that are read between two pauses; a position takes about 0.1 ms."""


class RepertoireWarning(DiagnosticCode):
    """What is doubtful about a repertoire.

    The argument ``counting`` of `DIFFERENT_MOVES` is the `Place` of the move that counts.
    """

    DIFFERENT_MOVES = "the same position has another first move earlier in the file, which counts"
    ILLEGAL_MOVE = "illegal move: {reason}; the branch is left out"
    BAD_POINT = "illegal move: not a point of the board; the branch is left out"


@dataclass(eq=False, slots=True)
class RepertoireMove:
    """A move of a position; ``after`` is the key of the position to which it leads.

    ``place`` is the first node with the move in the order of the file. Between two moves of one
    player, a pass of the opponent is implied; its ``place`` is the node of the second move.
    """

    place: Place
    after: CardKey
    is_discouraged: bool = False
    """Whether the move is marked as bad or doubtful wherever it is recorded."""
    is_implied: bool = False
    """Whether this is a pass that is not recorded."""


@dataclass(eq=False, slots=True)
class RepertoirePosition:
    """A position with its recorded moves, in the order of the file; ``place`` is its first node."""

    key: CardKey
    player: Colour
    place: Place
    moves: list[RepertoireMove] = field(default_factory=list)

    @property
    def accepted_moves(self) -> list[RepertoireMove]:
        """The moves that are not marked as bad or doubtful; on a card, the first is yours."""
        return [move for move in self.moves if not move.is_discouraged]


class Start(NamedTuple):
    """A position with which lines begin: that of a root, or of a node that sets up stones."""

    key: CardKey
    place: Place


@dataclass(frozen=True)
class Repertoire:
    """The positions in the games of a file, as seen by the player of ``colour``.

    ``positions`` has all positions with recorded moves, of both players, by key and in the order of
    the file, but what follows discouraged moves of yours is left out. ``cards`` are those with you
    to play and a move that is not discouraged, and ``known`` all positions before or after a move
    that stays in the repertoire, also at the ends of lines.
    """

    games: tuple[Tree, ...]
    colour: Colour
    starts: tuple[Start, ...]
    positions: Mapping[CardKey, RepertoirePosition]
    warnings: tuple[Diagnostic, ...]
    known: frozenset[CardKey]
    cards: tuple[CardKey, ...]

    def is_own(self, key: CardKey) -> bool:
        """Return whether you are to play in a position with recorded moves."""
        return self.positions[key].player is self.colour

    def moves_ahead(self, key: CardKey) -> Sequence[RepertoireMove]:
        """Return the moves in a position that do not leave the repertoire; on a card, the first is
        yours. There are none at the end of a line.
        """
        position = self.positions.get(key)
        return [] if position is None else moves_ahead(position, self.colour)

    def is_followed(self, key: CardKey, after: CardKey) -> bool:
        """Return whether a move from a position to another one is in the repertoire.

        It is, too, if the repertoire reaches the other position in another way.
        """
        if any(move.after == after for move in self.moves_ahead(key)):
            return True
        position = self.positions.get(key)
        recorded = [] if position is None else position.moves
        return after in self.known and all(move.after != after for move in recorded)


def read_repertoire(games: Sequence[Tree], colour: Colour) -> Repertoire:
    """Read the games of a file as a repertoire of a player.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.go import Colour
    >>> games = read_sgf(b"(;SZ[9](;B[cc];W[gg];B[gc])(;B[gg];W[cc](;B[gc]BM[1])(;B[ee])))").games
    >>> repertoire = read_repertoire(games, Colour.BLACK)
    >>> len(repertoire.cards), [warning.arguments for warning in repertoire.warnings]
    (2, [{'counting': Place(game=0, node=3)}])
    """
    return run_to_end(reading_steps(games, colour))


def reading_steps(games: Sequence[Tree], colour: Colour) -> Generator[None, None, Repertoire]:
    """Do the work of `read_repertoire`, yielding every few milliseconds."""
    reader = _Reader(games, colour)
    for number, _ in enumerate(reader.read_nodes()):
        if number % _NODES_AT_ONCE == 0:
            yield
    return reader.repertoire()


def likely_colour(games: Sequence[Tree]) -> Colour:
    """Return the player for whom a record is probably a repertoire: the one whose moves have fewer
    alternatives, or Black if both have equally many.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> games = read_sgf(b"(;B[aa];W[bb](;B[cc])(;B[dd]))").games
    >>> likely_colour(games)
    <Colour.WHITE: 2>
    """
    alternatives = dict.fromkeys(Colour, 0)
    for tree in games:
        for node in tree.preorder():
            children = tree.children(node)
            if len(children) > 1:
                for player in Colour:
                    own = sum(_moves_as(tree, child, player) for child in children)
                    alternatives[player] += max(0, own - 1)
    return min(Colour, key=lambda player: alternatives[player])


def _moves_as(tree: Tree, node: int, player: Colour) -> bool:
    """Return whether a node has an encouraged move of a player."""
    properties = tree.properties(node)
    ident = "B" if player is Colour.BLACK else "W"
    return any(item.ident == ident for item in properties) and not is_discouraged(tree, node)


class _Standing:
    """A position of the record, and its keys, which are computed when they are needed.

    ``expected`` is the player to move, or None at a start, where both may move.
    """

    def __init__(
        self, place: Place, board: Board, expected: Colour | None = None, ko: Point | None = None
    ) -> None:
        self.place = place
        self.expected = expected
        self._board, self._ko = board, ko
        self._keys: dict[Colour, CardKey] = {}

    def key(self, player: Colour) -> CardKey:
        """Return the key of the position with a player to move."""
        if player not in self._keys:
            ko = self._ko if player is self.expected else None
            self._keys[player] = repertoire_key(Position(self._board, player, ko))
        return self._keys[player]


class _Reader:
    """The reading of a repertoire, node by node."""

    def __init__(self, games: Sequence[Tree], colour: Colour) -> None:
        self._games = tuple(games)
        self._colour = colour
        self._starts: dict[CardKey, Start] = {}
        self._positions: dict[CardKey, RepertoirePosition] = {}
        self._first_moves: dict[Place, tuple[CardKey, RepertoireMove, Place]] = {}
        """Your first move at each place with one, with the key of the position and its node."""
        self._warnings: list[Diagnostic] = []

    def read_nodes(self) -> Iterator[None]:
        """Read all nodes in the order of the file, yielding after each."""
        for game, tree in enumerate(self._games):
            replay = LineReplay(tree, legality_rules(rules_of(tree)))
            ahead: list[tuple[int, int, _Standing | None]] = [(tree.root, 0, None)]
            while ahead:
                node, depth, above = ahead.pop()
                replay.truncate_line(depth)
                standing = self._read(Place(game, node), replay, above)
                if standing is not None:
                    children = tree.children(node)
                    ahead += [(child, depth + 1, standing) for child in reversed(children)]
                yield

    def repertoire(self) -> Repertoire:
        """Return what has been read."""
        cards = [
            key
            for key, position in self._positions.items()
            if position.player is self._colour and position.accepted_moves
        ]
        for key, move, place in self._first_moves.values():
            counting = self._positions[key].accepted_moves[0]
            if move is not counting:
                self._warn(RepertoireWarning.DIFFERENT_MOVES, place, counting=counting.place)
        self._warnings.sort(key=lambda it: (it.place.game or 0, it.place.node or 0))
        return Repertoire(
            self._games,
            self._colour,
            tuple(self._starts.values()),
            self._positions,
            tuple(self._warnings),
            self._known_positions(),
            tuple(cards),
        )

    def _read(self, place: Place, replay: LineReplay, above: _Standing | None) -> _Standing | None:
        """Read a node, and return the position after it, or None if what follows is left out."""
        tree = self._games[place.game]
        step = replay.push(place.node)
        if above is None or tree.node(place.node).has_any_property(*SETUP_PROPERTIES):
            return _Standing(place, replay.board)
        if step.move is None:
            return above
        if reason := step.illegal:
            self._warn(RepertoireWarning.ILLEGAL_MOVE, place, reason=reason)
            return None
        if StepWarning.BAD_POINT in step.warnings:
            self._warn(RepertoireWarning.BAD_POINT, place)
            return None
        opponent = step.move.colour.opponent
        after = _Standing(place, replay.board, opponent, position_of(replay, opponent).ko)
        discouraged = is_discouraged(tree, place.node)
        self._add_move(above, step.move.colour, after, discouraged=discouraged)
        return None if discouraged and step.move.colour is self._colour else after

    def _add_move(
        self, above: _Standing, player: Colour, after: _Standing, *, discouraged: bool
    ) -> None:
        """Add the recorded move of a player in a position."""
        key = above.key(player)
        if above.expected is None:
            self._starts.setdefault(key, Start(key, above.place))
        elif above.expected is not player:
            waiting = self._position(above.key(above.expected), above.expected, above.place)
            self._add(waiting, RepertoireMove(after.place, key, is_implied=True))
        move = RepertoireMove(after.place, after.key(player.opponent), discouraged)
        move = self._add(self._position(key, player, above.place), move)
        if player is self._colour and not discouraged:
            self._first_moves.setdefault(above.place, (key, move, after.place))

    def _position(self, key: CardKey, player: Colour, place: Place) -> RepertoirePosition:
        position = self._positions.get(key)
        if position is None:
            position = self._positions[key] = RepertoirePosition(key, player, place)
        return position

    def _add(self, position: RepertoirePosition, move: RepertoireMove) -> RepertoireMove:
        """Add a move to a position, or merge it with one that leads to the same position.

        Moves are in the order in which they are first recorded without a mark.
        """
        same = next((other for other in position.moves if other.after == move.after), None)
        if same is None:
            position.moves.append(move)
            return move
        if same.is_discouraged and not move.is_discouraged:
            position.moves.remove(same)
            position.moves.append(same)
            same.is_discouraged, same.place = False, move.place
        return same

    def _known_positions(self) -> frozenset[CardKey]:
        """Return the keys of the starts and of the positions after moves that are not discouraged.

        What follows discouraged moves of the player has not been read.
        """
        moves = (moves_ahead(each, self._colour) for each in self._positions.values())
        return frozenset({move.after for each in moves for move in each}.union(self._starts))

    def _warn(self, code: RepertoireWarning, place: Place, **arguments: object) -> None:
        location = Location(game=place.game, node=place.node)
        self._warnings.append(Diagnostic(code, location, arguments))


def moves_ahead(position: RepertoirePosition, colour: Colour) -> Sequence[RepertoireMove]:
    """Return the moves of a position with which the player of a colour stays in the repertoire."""
    return position.accepted_moves if position.player is colour else position.moves


def is_discouraged(tree: Tree, node: int) -> bool:
    """Return whether the move of a node is marked as bad or doubtful."""
    return read_annotations(tree, node).move in _DISCOURAGED
