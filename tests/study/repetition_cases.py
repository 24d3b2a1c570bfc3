"""Answers and days for the tests of repetition."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta

from hypothesis import strategies as st

from goboard_gui.study.repetition.cards import CardKey
from goboard_gui.study.repetition.study_log import Rating, StudyAnswer

TODAY = date(2026, 3, 1)

keys = st.sampled_from(["problem one", "problem two", "repertoire one"]).map(CardKey)
study_answers = st.builds(
    StudyAnswer,
    key=keys,
    at=st.integers(0, 10**9).map(lambda seconds: datetime.fromtimestamp(seconds, UTC)),
    day=st.integers(0, 400).map(lambda days: TODAY + timedelta(days)),
    rating=st.sampled_from(Rating),
    collection=st.sampled_from(["", "/home/me/Täglich.sgf", "C:\\problems"]),
    is_correction=st.booleans(),
)


def rated(
    key: str, rating: Rating = Rating.GOOD, day: int = 0, collection: str = "", **more: bool
) -> StudyAnswer:
    """Return an answer that was given so many days after `TODAY`, at noon."""
    on = TODAY + timedelta(day)
    at = datetime.combine(on, time(12), UTC)
    return StudyAnswer(CardKey(key), at, on, rating, collection, **more)
