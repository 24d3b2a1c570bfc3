"""The log of rated answers to problems and repertoire cards, and the file that stores it.

A line of the file is a JSON object with the version of its format, see ``docs/study-files.md``.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import MAXYEAR, UTC, date, datetime
from enum import IntEnum
from sys import intern
from typing import TYPE_CHECKING, Any

from ..answer_file import AnswerFile, check_type, parse_fields, parse_time
from .cards import CardKey

if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from pathlib import Path

    from ..answer_file import Answers

LINE_VERSION = 1
LOG_NAME = "repetition.jsonl"
"""The name of the file of the program's user, which is beside that of the trainer."""
_LAST_YEAR = MAXYEAR - 200
"""Later days are damage: due dates, which are up to a hundred years later, would have no year."""


class Rating(IntEnum):
    """The rating of the first attempt of a day; the numbers are those of fsrs."""

    AGAIN = 1
    """Failed, or the solution was shown."""
    HARD = 2
    """Solved with a hint."""
    GOOD = 3
    EASY = 4
    """Solved, and the user chose this rating."""

    @property
    def is_right(self) -> bool:
        """Whether the attempt succeeded."""
        return self is not Rating.AGAIN


_RATINGS = {rating.name.lower(): rating for rating in Rating}


@dataclass(frozen=True, slots=True)
class StudyAnswer:
    """The rated answer to a card.

    ``at`` is when it was given (UTC), ``day`` the study day to which it belongs, see
    `schedule.study_day`. ``collection`` is the path of the file or folder from which the card was
    studied, or an empty string. A correction replaces the rating of the same day.
    """

    key: CardKey
    at: datetime
    day: date
    rating: Rating
    collection: str = ""
    is_correction: bool = False


def serialize_study_answer(answer: StudyAnswer) -> str:
    """Serialize an answer as a single line of ASCII text, without the line break."""
    fields: dict[str, object] = {
        "v": LINE_VERSION,
        "at": answer.at.astimezone(UTC).isoformat(timespec="seconds"),
        "day": answer.day.isoformat(),
        "card": answer.key,
        "rating": answer.rating.name.lower(),
        "collection": answer.collection,
    }
    if answer.is_correction:
        fields["correction"] = True
    return json.dumps(fields, separators=(",", ":"))


def parse_study_answer(line: str) -> StudyAnswer:
    """Parse a line of the log as an answer, ignoring unknown fields.

    :raises ValueError: if the line is not an answer, or its version is unknown.
    """
    try:
        fields = parse_fields(line, LINE_VERSION)
        return StudyAnswer(
            key=CardKey(intern(check_type(fields["card"], str))),
            at=parse_time(fields["at"]),
            day=_day(fields["day"]),
            rating=_RATINGS[check_type(fields["rating"], str)],
            collection=intern(check_type(fields.get("collection", ""), str)),
            is_correction=check_type(fields.get("correction", False), bool),
        )
    except (AttributeError, KeyError, TypeError, OverflowError, RecursionError) as error:
        raise ValueError(f"no answer: {error!r}") from error


def _day(value: Any) -> date:
    day = date.fromisoformat(check_type(value, str))
    if day.year > _LAST_YEAR:
        raise ValueError(f"no answer was given in the year {day.year}")
    return day


class StudyLog(AnswerFile[StudyAnswer]):
    """The file that stores the log of answers.

    Answers are loaded with `load`, those that were added meanwhile with `read_after`; `append`
    stores an answer.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(path, parse_study_answer, serialize_study_answer)

    def load(self, pause: Callable[[], object] | None = None) -> Answers[StudyAnswer]:
        """Load all readable answers; a missing file has none. ``pause`` is called after each line.

        :raises OSError: if the file exists but cannot be read.
        """
        return self.read(pause)

    def forget_all(self) -> None:
        """Delete all answers, and all damaged lines.

        :raises SaveError: if the file cannot be written; it is then unchanged.
        """
        self.delete()

    def forget_cards(self, keys: Collection[CardKey]) -> None:
        """Delete all answers to some cards.

        :raises SaveError: if the file cannot be written; it is then unchanged.
        """
        self.delete(lambda answer: answer.key in keys)

    def forget_collection(self, collection: str) -> None:
        """Delete all answers that were given while a collection was studied.

        :raises SaveError: if the file cannot be written; it is then unchanged.
        """
        self.delete(lambda answer: answer.collection == collection)
