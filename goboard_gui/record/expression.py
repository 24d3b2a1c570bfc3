"""Finding expressions in texts in time that no expression can blow up.

The matchers of the standard library try one way after the other: some expressions take them
longer than the world exists, and nothing interrupts them. These automata follow all ways at once,
so a letter costs at most as much as the expression is large; and they pause, so that whoever
looks for something in a window may attend to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .expression_syntax import (
    Choice,
    Edge,
    ExpressionError,
    Flaw,
    Letter,
    LetterTest,
    Part,
    Repeat,
    Row,
    read_expression,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

LARGEST = 500
"""How many states the automaton of an expression may have."""

_PAUSE = 10_000  # letters looked at, or states gone through, between two pauses
_REMEMBERED = 50_000  # steps; those of most expressions are a few dozen


class Expression:
    """What finds a regular expression in texts: the leftmost places, of these the longest.

    >>> list(Expression("a+|ab").find("xaab ab"))
    [(1, 3), (5, 7)]
    """

    def __init__(
        self, written: str, fold: Callable[[str], str] = str, *, words: bool = False
    ) -> None:
        """Read an expression for texts whose letters were folded by ``fold``.

        With ``words`` it has to begin and end at the edges of words.

        :raises ExpressionError: for a text that is no expression.
        """
        meaning = read_expression(written, fold)
        if words:
            meaning = Row((Edge.WORD_EDGE, meaning, Edge.WORD_EDGE))
        self._ahead = _Automaton(meaning, backwards=False)
        self._back = _Automaton(meaning, backwards=True)

    @property
    def work(self) -> int:
        """How much was done so far, in letters and states gone through."""
        return self._ahead.work + self._back.work

    def find(self, text: str) -> Iterator[tuple[int, int] | None]:
        """Where it is found, from first to last, never empty and never overlapping.

        None comes in between as a pause. O(letters × states), but where long ways ahead lead to
        nothing and have to be gone again from the next place.
        """
        starts = bytearray(len(text) + 1)
        yield from self._find_starts(text, starts)
        after = 0
        while (start := starts.find(1, after)) >= 0:
            after = start + 1
            for end in self._find_end(text, start):
                if end is not None:
                    yield start, end
                    after = end
                else:
                    yield None

    def _find_starts(self, text: str, starts: bytearray) -> Iterator[None]:
        """Mark where something that is not empty begins, by going back through the text once."""
        automaton = self._back
        reached = automaton.nothing
        pause = automaton.work + _PAUSE
        for place in range(len(text), -1, -1):
            found, ways = automaton.closed(reached, text, place, anew=True)
            starts[place] = found
            if place:
                reached = automaton.after(ways, text[place - 1])
            if automaton.work > pause:
                pause = automaton.work + _PAUSE
                yield

    def _find_end(self, text: str, start: int) -> Iterator[int | None]:
        """The last place where what begins here ends."""
        automaton = self._ahead
        reached = automaton.begin
        pause = automaton.work + _PAUSE
        end = None
        for place in range(start, len(text) + 1):
            found, ways = automaton.closed(reached, text, place)
            if found:
                end = place
            if not ways or place == len(text):
                break
            reached = automaton.after(ways, text[place])
            if automaton.work > pause:
                pause = automaton.work + _PAUSE
                yield None
        yield end


class _Closed(NamedTuple):
    """Whether the end is reached from some states without a letter, and which take one."""

    found: bool
    ways: frozenset[int]


class _Automaton:
    """An expression as states with ways between them; sets of states are remembered once met."""

    def __init__(self, meaning: Part, *, backwards: bool) -> None:
        self._backwards = backwards
        self._tests: dict[int, tuple[LetterTest, int]] = {}
        self._edges: dict[int, tuple[Edge, int]] = {}
        self._forks: dict[int, tuple[int, ...]] = {}
        self._count = 0
        self._end = self._new()
        self.nothing: frozenset[int] = frozenset()
        self.begin = frozenset({self._build(meaning, self._end)})
        self._closures: dict[tuple[frozenset[int], int], _Closed] = {}
        self._steps: dict[tuple[frozenset[int], str], frozenset[int]] = {}
        self.work = 0
        """How much was done, in letters and states."""

    def closed(
        self, states: frozenset[int], text: str, place: int, *, anew: bool = False
    ) -> _Closed:
        """What is reached at a place without a letter; ``anew`` lets it begin there as well."""
        self.work += 1
        around = self._around(text, place) if self._edges else 0
        key = states, around
        known = self._closures.get(key)
        if known is None:
            reached = self._reach(states, around)
            found = self._end in reached
            if anew:
                reached |= self._reach(self.begin, around)
            known = _Closed(found, frozenset(reached & self._tests.keys()))
            self._remember()
            self._closures[key] = known
        return known

    def after(self, ways: frozenset[int], letter: str) -> frozenset[int]:
        """The states after one more letter."""
        key = ways, letter
        known = self._steps.get(key)
        if known is None:
            self.work += len(ways)
            tests = self._tests
            known = frozenset(tests[way][1] for way in ways if tests[way][0](letter))
            self._remember()
            self._steps[key] = known
        return known

    def _remember(self) -> None:
        """Make room for one more: expressions exist that meet new sets with every letter."""
        if len(self._closures) + len(self._steps) > _REMEMBERED:
            self._closures.clear()
            self._steps.clear()

    def _reach(self, states: Iterable[int], around: int) -> set[int]:
        reached: set[int] = set()
        ahead = list(states)
        while ahead:
            state = ahead.pop()
            if state in reached:
                continue
            reached.add(state)
            self.work += 1
            ahead.extend(self._forks.get(state, ()))
            if state in self._edges:
                edge, after = self._edges[state]
                if around & _BITS[edge]:
                    ahead.append(after)
        return reached

    @staticmethod
    def _around(text: str, place: int) -> int:
        """Which edges are at a place, as bits."""
        before, after = text[place - 1 : place] if place else "", text[place : place + 1]
        edge = _is_of_word(before) is not _is_of_word(after)
        return (
            _BITS[Edge.LINE_START] * (before in ("", "\n"))
            | _BITS[Edge.LINE_END] * (after in ("", "\n"))
            | _BITS[Edge.WORD_EDGE if edge else Edge.NO_WORD_EDGE]
        )

    def _new(self) -> int:
        if self._count >= LARGEST:
            raise ExpressionError(Flaw.TOO_LARGE, 0)
        self._count += 1
        return self._count - 1

    def _build(self, part: Part, after: int) -> int:
        """The state from which a part leads to the state ``after`` it."""
        match part:
            case Letter(test):
                state = self._new()
                self._tests[state] = test, after
                return state
            case Edge():
                state = self._new()
                self._edges[state] = part, after
                return state
            case Row(()):
                state = self._new()  # else nothing, ten thousand times, would count as nothing
                self._forks[state] = (after,)
                return state
            case Row(parts):
                for each in parts if self._backwards else reversed(parts):
                    after = self._build(each, after)
                return after
            case Choice(parts):
                state = self._new()
                self._forks[state] = tuple(self._build(each, after) for each in parts)
                return state
        return self._build_repeat(part, after)

    def _build_repeat(self, repeat: Repeat, after: int) -> int:
        if repeat.most is None:
            again = self._new()
            self._forks[again] = self._build(repeat.part, again), after
            after = again
        else:
            past = after
            for _ in range(repeat.most - repeat.least):
                state = self._new()
                self._forks[state] = self._build(repeat.part, after), past
                after = state
        for _ in range(repeat.least):
            after = self._build(repeat.part, after)
        return after


_BITS = {edge: 1 << number for number, edge in enumerate(Edge)}


def _is_of_word(letter: str) -> bool:
    return letter.isalnum() or letter == "_"
