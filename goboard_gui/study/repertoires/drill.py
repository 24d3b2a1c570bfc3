"""The drilling of a repertoire, as a state machine without a window.

The record is never changed; what has been played is in a scratch record. The program plays the
other side, towards the cards that are waiting, and you play your moves.
"""

from __future__ import annotations

from enum import Enum, auto
from functools import cached_property
from typing import TYPE_CHECKING

from ...go import Symmetry
from ...named_tuples import NamedTuple
from ...record.edits.setup import set_player_to_move
from ...record.moves import move_property
from ...record.session import Session
from ..hints import can_be_narrower, narrower_hint
from ..position import position_of
from ..problem_solving.scratch_records import line_record, turned_properties, visible_properties
from ..repetition.cards import repertoire_key
from ..repetition.study_log import Rating
from .routes import Routes
from .views import move_point, move_views

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from ...go import Colour, Point
    from ...record import PlayAttempt, Property, Tree
    from ...record.analysis.problems import Place
    from ..regions import Rectangle
    from ..repetition.cards import CardKey
    from .repertoire import Repertoire, RepertoireMove
    from .routes import Route


class DrillState(Enum):
    """The state of a drill."""

    TO_MOVE = auto()
    """You are to find your move."""
    MOVE_SHOWN = auto()
    """Your move is shown, and you are to play it."""
    REPLY_DUE = auto()
    """The program is to play, see `Drill.reply`."""
    LINE_ENDED = auto()
    """No card is waiting further on in this line, see `Drill.begin_line`."""
    FINISHED = auto()
    """No card is waiting any more."""


class DrillOutcome(Enum):
    """What became of a move that was played in a drill."""

    RIGHT = auto()
    ACCEPTED = auto()
    """Another move of the repertoire."""
    WRONG = auto()
    """It was not played; your move is shown instead."""
    NOT_SHOWN = auto()
    """It was not played, because another move is shown."""
    ILLEGAL = auto()
    """It was not played, which costs nothing."""
    IGNORED = auto()
    """You were not to move."""


class DrillAnswer(NamedTuple):
    """The answer to a card, and its rating, or None if it is not to be rated.

    A card is rated once in a drill: when it was waiting, or when it was missed.
    """

    key: CardKey
    rating: Rating | None


class Drilled(NamedTuple):
    """What became of a move; ``refused`` is the attempt at an illegal one.

    ``answer`` is None unless a card was answered.
    """

    outcome: DrillOutcome
    answer: DrillAnswer | None = None
    refused: PlayAttempt | None = None


class Drill:
    """A drill of cards of a repertoire, line by line.

    You play with `play`; while the state is `DrillState.REPLY_DUE`, the caller calls `reply`, and
    `begin_line` when a line has ended. The scratch record ``tree`` has the moves of the line, and
    ends at ``cursor``. A card that was missed waits again, after all others.

    >>> from random import Random
    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.go import Colour, Point
    >>> from goboard_gui.study.repertoires.repertoire import read_repertoire
    >>> games = read_sgf(b"(;SZ[9];B[cc];W[gg];B[cg])").games
    >>> repertoire = read_repertoire(games, Colour.BLACK)
    >>> drill = Drill(repertoire, repertoire.cards, Random(1))
    >>> drill.play(Point(6, 6)).outcome, drill.state
    (<DrillOutcome.RIGHT: 1>, <DrillState.REPLY_DUE: 3>)
    >>> drill.reply()
    >>> drill.play(Point(6, 2)).outcome, drill.state
    (<DrillOutcome.RIGHT: 1>, <DrillState.FINISHED: 5>)
    """

    def __init__(self, repertoire: Repertoire, waiting: Iterable[CardKey], random: Random) -> None:
        """Begin with the first line; ``waiting`` are the keys of the cards to be drilled, in order.

        ``random`` shifts the hints. Keys that are not cards of the repertoire are left out.

        :raises ValueError: if no card is waiting.
        """
        cards = set(repertoire.cards)
        self.repertoire = repertoire
        self._waiting = dict.fromkeys(key for key in waiting if key in cards)
        if not self._waiting:
            raise ValueError("no card is waiting")
        self._random = random
        self._answered: set[CardKey] = set()
        self._state = DrillState.LINE_ENDED
        self._visited: set[CardKey] = set()
        self._hint: Rectangle | None = None
        self._was_hinted = False
        self.begin_line()

    @property
    def state(self) -> DrillState:
        """The state of the drill."""
        return self._state

    @property
    def waiting_count(self) -> int:
        """The number of cards that are still to be answered right."""
        return len(self._waiting)

    @property
    def tree(self) -> Tree:
        """The scratch record: the start and the moves of the line."""
        return self._session.tree

    @property
    def cursor(self) -> int:
        """The last node of the scratch record."""
        return self._session.cursor

    @property
    def key(self) -> CardKey:
        """The key of the position that is shown."""
        return self._key

    @property
    def own_point(self) -> Point | None:
        """The point of your move on the board, or None for a pass.

        :raises IndexError: if you are not to move.
        """
        move = self.repertoire.moves_ahead(self._key)[0]
        return move_point(self.repertoire, move, self._views(move)[0])

    def begin_line(self) -> None:
        """Begin a line to the first card that is waiting, unless none is."""
        if not self._waiting:
            return
        target = next(iter(self._waiting))
        route = self._routes.to_first([target]) or self._routes_by_any_move.to_first([target])
        if route is None:
            raise AssertionError("a card cannot be reached")
        starts = {start.key: start.place for start in self.repertoire.starts}
        self._begin_at(route.origin, starts[route.origin])
        given = self._count_given(route)
        for move in route.moves[:given]:
            self._play_recorded(move)
        self._route = route.moves[given:]
        self._continue()

    @cached_property
    def _routes(self) -> Routes:
        """The routes from the starts, along your first moves."""
        return Routes(self.repertoire, [start.key for start in self.repertoire.starts])

    @cached_property
    def _routes_by_any_move(self) -> Routes:
        origins = [start.key for start in self.repertoire.starts]
        return Routes(self.repertoire, origins, only_first=False)

    def play(self, point: Point | None) -> Drilled:
        """Play a move of yours on a point of the board, or a pass if it is None.

        :raises KeyError: when the point is not on the board.
        """
        if self._state not in (DrillState.TO_MOVE, DrillState.MOVE_SHOWN):
            return Drilled(DrillOutcome.IGNORED)
        player = self.repertoire.colour
        if point is not None:
            refused = self._session.refused_attempt(point, player)
            if refused is not None:
                return Drilled(DrillOutcome.ILLEGAL, refused=refused)
        before, above = self._session.tree, self._session.cursor
        self._session.play(point, player)
        after = repertoire_key(position_of(self._session, player.opponent))
        self._session.replace_tree(before, above)
        move = self._recorded_move(after)
        if not self.repertoire.is_followed(self._key, after):
            if self._state is DrillState.MOVE_SHOWN:
                return Drilled(DrillOutcome.NOT_SHOWN)
            return Drilled(DrillOutcome.WRONG, self.show_move())
        answer = None
        if self._state is DrillState.TO_MOVE:
            answer = self._answer(Rating.HARD if self._was_hinted else Rating.GOOD)
        is_first = move is self.repertoire.moves_ahead(self._key)[0]
        self._follow(after, move, point)
        self._continue()
        return Drilled(DrillOutcome.RIGHT if is_first else DrillOutcome.ACCEPTED, answer)

    def show_move(self) -> DrillAnswer | None:
        """Show your move, so that the card counts as missed; None if you are not to move."""
        if self._state is not DrillState.TO_MOVE:
            return None
        self._state = DrillState.MOVE_SHOWN
        return self._answer(Rating.AGAIN)

    def reply(self) -> None:
        """Play the next move of the other side."""
        if self._state is DrillState.REPLY_DUE:
            self._play_recorded(self._route.pop(0))
            self._continue()

    @property
    def can_narrow_hint(self) -> bool:
        """Whether another hint for this move would be smaller than the last one."""
        return can_be_narrower(self._hint)

    def hint(self) -> Rectangle | None:
        """Return an area that contains your move, smaller than the last one for this move.

        None if you are not to move, or are to pass.
        """
        if self._state is not DrillState.TO_MOVE:
            return None
        self._was_hinted = True
        point = self.own_point
        if point is None:
            return None
        self._hint = narrower_hint(self._hint, point, self._session.size, self._random)
        return self._hint

    def _begin_at(self, key: CardKey, place: Place) -> None:
        """Begin the scratch record with a start of the repertoire."""
        tree, last = line_record(self.repertoire.games[place.game], place.node)
        player = self.repertoire.positions[key].player
        self._session = Session(tree)
        self._session.go_to(last)
        if self._session.to_play is not player:
            self._session.replace_tree(set_player_to_move(tree, last, player), last)
        self._view = Symmetry.IDENTITY
        self._visited = set()
        self._reach(key)

    def _count_given(self, route: Route) -> int:
        """Return how many moves of a route are given at the start, because one of them is an
        accepted move that is not your first one.
        """
        given, key = 0, route.origin
        for number, move in enumerate(route.moves, 1):
            is_own = self.repertoire.is_own(key)
            if is_own and move is not self.repertoire.moves_ahead(key)[0]:
                given = number
            key = move.after
        return given

    def _continue(self) -> None:
        """Find the state after a move, and the route to the next card."""
        if not self._route:
            routes = Routes(self.repertoire, [self._key], self._visited)
            route = routes.to_first(self._waiting)
            if route is None:
                self._state = DrillState.LINE_ENDED if self._waiting else DrillState.FINISHED
                return
            self._route = route.moves
        is_own = self.repertoire.is_own(self._key)
        self._state = DrillState.TO_MOVE if is_own else DrillState.REPLY_DUE

    def _recorded_move(self, after: CardKey) -> RepertoireMove | None:
        """Return the move of the position that is recorded and leads to another one, if any."""
        moves = self.repertoire.moves_ahead(self._key)
        return next((move for move in moves if move.after == after), None)

    def _answer(self, rating: Rating) -> DrillAnswer:
        """Count an answer to the card that is shown."""
        key = self._key
        was_waiting = key in self._waiting
        is_rated = key not in self._answered and (was_waiting or not rating.is_right)
        self._answered.add(key)
        self._waiting.pop(key, None)
        if not rating.is_right:
            self._waiting[key] = None
        return DrillAnswer(key, rating if is_rated else None)

    def _follow(self, after: CardKey, move: RepertoireMove | None, point: Point | None) -> None:
        """Play your move, which is recorded unless ``move`` is None."""
        is_planned = bool(self._route) and move is self._route[0]
        self._route = self._route[1:] if is_planned else []
        properties: Sequence[Property] = [move_property(self.repertoire.colour, point)]
        if move is not None and not move.is_implied:
            for view in self._views(move):
                if move_point(self.repertoire, move, view) == point:
                    self._view = view
                    properties = self._properties(move)
                    break
        self._add(properties, after)

    def _play_recorded(self, move: RepertoireMove) -> None:
        """Play a recorded move, in the orientation of the line if it fits."""
        properties: Sequence[Property] = [move_property(self._player, None)]
        if not move.is_implied:
            self._view = self._views(move)[0]
            properties = self._properties(move)
        self._add(properties, move.after)

    def _add(self, properties: Sequence[Property], after: CardKey) -> None:
        """Add a move to the scratch record."""
        self._session.replace_tree(*self._session.tree.add(self.cursor, properties))
        self._reach(after)

    def _reach(self, key: CardKey) -> None:
        self._key = key
        self._visited.add(key)
        self._hint, self._was_hinted = None, False

    def _properties(self, move: RepertoireMove) -> tuple[Property, ...]:
        """Return the properties of a recorded move, as they are on the board."""
        tree = self.repertoire.games[move.place.game]
        properties = visible_properties(tree.properties(move.place.node))
        return turned_properties(properties, tree, self._view)

    def _views(self, move: RepertoireMove) -> list[Symmetry]:
        """Return the views in which the position before a recorded move looks like the board, that
        of the line first.
        """
        shown = position_of(self._session, self._player)
        views = move_views(self.repertoire, move, shown)
        return sorted(views, key=lambda view: view is not self._view)

    @property
    def _player(self) -> Colour:
        """The player to move."""
        return self.repertoire.positions[self._key].player
