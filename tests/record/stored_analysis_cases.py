"""Random analyses, as an engine may report them, and records with positions for them."""

from __future__ import annotations

from hypothesis import strategies as st

from goboard_gui.go import Colour, Size
from goboard_gui.go.analysis import Analysis, Candidate, Value
from goboard_gui.record.stored_analysis.model import StoredAnalysis

SIZE = Size(9, 13)

_points = st.sampled_from(SIZE.points())
_scores = st.integers(-40_000, 40_000).map(lambda number: number / 100)
_fractions = st.integers(0, 10_000).map(lambda number: number / 10_000)
_values = st.builds(Value, st.none() | _fractions, st.none() | _scores)
_visits = st.integers(0, 10**12)


@st.composite
def _candidates(draw) -> Candidate:
    point = draw(st.none() | _points)
    following = draw(st.lists(st.none() | _points, max_size=20))
    return Candidate(
        point,
        draw(_visits),
        draw(_values),
        (point, *following),
        draw(st.none() | _fractions),
        draw(st.none() | _points),
    )


analyses = st.builds(
    Analysis,
    st.sampled_from(Colour),
    st.lists(_candidates(), max_size=4).map(tuple),
    st.none() | _visits,
    _values,
    st.just(()) | st.lists(st.floats(-1, 1), min_size=117, max_size=117).map(tuple),
)
names = st.text(st.characters(), max_size=80)
"""Names of any Unicode, lone surrogates included, since they stand for invalid bytes."""
stored_analyses = st.builds(
    StoredAnalysis,
    analyses,
    engine=names,
    komi=st.none() | _scores,
    rules=names,
    seconds=st.none() | st.integers(0, 10**6).map(lambda number: number / 100),
    as_setup=st.booleans(),
)
