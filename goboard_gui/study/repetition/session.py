"""Sessions: cards that are studied one after the other."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable

T = TypeVar("T")


class StudySession(Generic[T]):
    """The cards, or whatever else is studied, in their order.

    What was failed returns at the end, until it is solved.

    >>> session = StudySession("ab")
    >>> session.finish(solved=False)
    >>> session.current, session.remaining
    ('b', 2)
    """

    def __init__(self, cards: Iterable[T]) -> None:
        self._cards = deque(cards)

    @property
    def current(self) -> T | None:
        """The card to study now, or None if the session has ended."""
        return self._cards[0] if self._cards else None

    @property
    def remaining(self) -> int:
        """The number of cards that have not been solved yet."""
        return len(self._cards)

    def finish(self, *, solved: bool) -> None:
        """Go on to the next card.

        :raises IndexError: if the session has ended.
        """
        card = self._cards.popleft()
        if not solved:
            self._cards.append(card)
