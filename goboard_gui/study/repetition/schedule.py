"""The schedule of cards: when each is due, computed from the log of answers by fsrs."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import TYPE_CHECKING

from .statistics import Results

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    import fsrs

    from .cards import CardKey
    from .statistics import ResultTable
    from .study_log import Rating, StudyAnswer

DAY_BEGINS_AT = 4
"""The hour at which a study day begins, in local time."""
NEW_CARDS_A_DAY = 10
"""The number of new cards a day, unless the user chooses another."""
_CLOCK_TOLERANCE = timedelta(days=1)
"""How far an answer may be in the future without the clock having been wrong: a traveller may get
back to the day before."""


def study_day(now: datetime) -> date:
    """Return the study day of a time: a day begins at 4:00 in the time zone of the system.

    A time without a zone is local.

    >>> study_day(datetime(2026, 3, 1, 3, 59)), study_day(datetime(2026, 3, 1, 4))
    (datetime.date(2026, 2, 28), datetime.date(2026, 3, 1))
    """
    local = now.astimezone()
    return local.date() - timedelta(days=local.hour < DAY_BEGINS_AT)


@dataclass(slots=True)
class _CardHistory:
    """The rated answers to a card in the order of the log, one for each day, and what fsrs knows
    after ``reviewed`` of them.
    """

    answers: list[StudyAnswer] = field(default_factory=list)
    reviewed: int = 0
    card: fsrs.Card | None = None


class Schedule:
    """The cards that have been answered, and when each of them is due.

    A schedule depends on nothing but the answers. Due dates are computed when they are first asked
    for.
    """

    def __init__(self, answers: Iterable[StudyAnswer] = ()) -> None:
        self._cards: dict[CardKey, _CardHistory] = {}
        self._results: dict[tuple[date, str], Results] = {}
        for answer in answers:
            self.add(answer)

    def add(self, answer: StudyAnswer) -> None:
        """Add the next answer of the log.

        Only the first one to a card on a day counts, and those that correct it.
        """
        history = self._cards.get(answer.key)
        if history is None:
            history = self._cards[answer.key] = _CardHistory()
        for index, rated in enumerate(history.answers):
            if rated.day == answer.day:
                if answer.is_correction:
                    corrected = replace(rated, rating=answer.rating)
                    history.answers[index] = corrected
                    history.card, history.reviewed = None, 0
                    self._count(rated, -1)
                    self._count(corrected, 1)
                return
        history.answers.append(answer)
        self._count(answer, 1)

    def _count(self, answer: StudyAnswer, number: int) -> None:
        results = Results(number, 0) if answer.rating.is_right else Results(0, number)
        place = answer.day, answer.collection
        self._results[place] = self._results.get(place, Results()).plus(results)

    @property
    def results(self) -> ResultTable:
        """The numbers of right and wrong answers by study day and collection."""
        return self._results

    def compute_due_dates(self, pause: Callable[[], object]) -> None:
        """Compute all due dates in advance; ``pause`` is called after each card.

        This takes a second for 80,000 answers.
        """
        for history in self._cards.values():
            _review(history)
            pause()

    @property
    def keys(self) -> Iterable[CardKey]:
        """The keys of all cards that have been answered, in the order of their first answers."""
        return self._cards.keys()

    def keys_in(self, collection: str) -> list[CardKey]:
        """Return the keys of the cards that were last studied in a collection."""
        return [
            key
            for key, history in self._cards.items()
            if history.answers[-1].collection == collection
        ]

    def last(self, key: CardKey) -> StudyAnswer | None:
        """Return the last answer to a card that counts, or None for a new card."""
        history = self._cards.get(key)
        return history.answers[-1] if history else None

    def rated_on(self, key: CardKey, day: date) -> Rating | None:
        """Return the rating of a card on a study day, or None if it has none yet."""
        history = self._cards.get(key)
        rated = history.answers if history else ()
        return next((answer.rating for answer in rated if answer.day == day), None)

    def due(self, key: CardKey) -> date | None:
        """Return the study day on which a card is due, or None for a new card."""
        if (history := self._cards.get(key)) is None:
            return None
        due: datetime = _review(history).due
        return due.date()

    def is_due(self, key: CardKey, day: date) -> bool:
        """Return whether a card that is not new is due on a day, or was due before.

        A card that was answered after that day is due, too: the clock was wrong.
        """
        last, due = self.last(key), self.due(key)
        if last is None or due is None:
            return False
        return due <= day or last.day > day + _CLOCK_TOLERANCE

    def session(
        self, keys: Iterable[CardKey], day: date, new_limit: int = NEW_CARDS_A_DAY
    ) -> list[CardKey]:
        """Return the cards to study on a day, each once: first those that are due, the longest
        overdue first, then new ones.

        ``new_limit`` is the number of new cards a day; cards of ``keys`` whose first answer was
        given on that day count.
        """
        keys = list(dict.fromkeys(keys))
        due = [key for key in keys if self.is_due(key, day)]
        due.sort(key=lambda key: self.due(key) or day)
        histories = map(self._cards.get, keys)
        begun = sum(history is not None and history.answers[0].day == day for history in histories)
        new = [key for key in keys if key not in self._cards]
        return due + new[: max(new_limit - begun, 0)]

    def due_by_day(
        self, day: date, days: int = 30, keys: Iterable[CardKey] | None = None
    ) -> list[int]:
        """Return how many cards, of all that were answered or of ``keys``, are due on each of the
        next days, beginning with ``day``.

        The first number includes those that were due before.
        """
        counts = [0] * days
        for key in self._cards if keys is None else self._cards.keys() & set(keys):
            due = day if self.is_due(key, day) else self.due(key) or day
            if (ahead := (due - day).days) < days:
                counts[ahead] += 1
        return counts


def _review(history: _CardHistory) -> fsrs.Card:
    """Return what fsrs knows about a card after all answers."""
    scheduler, card = _scheduler(), history.card or _new_card()
    for answer in history.answers[history.reviewed :]:
        at = datetime.combine(answer.day, time(), UTC)
        card, _ = scheduler.review_card(card, _fsrs_rating(answer.rating), at)
    history.card, history.reviewed = card, len(history.answers)
    return card


def _new_card() -> fsrs.Card:
    import fsrs  # on first use

    return fsrs.Card(card_id=0)  # without a number, it would sleep to get one of its own


@cache
def _scheduler() -> fsrs.Scheduler:
    """Return the scheduler, whose intervals are whole days and always the same."""
    import fsrs

    return fsrs.Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)


@cache
def _fsrs_rating(rating: Rating) -> fsrs.Rating:
    import fsrs

    return fsrs.Rating(rating)
