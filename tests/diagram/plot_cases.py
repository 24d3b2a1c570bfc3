"""Plots of any numbers, and what is to hold of all of them."""

from __future__ import annotations

from hypothesis import strategies as st

from goboard_gui.diagram.plots.plot import Bar, BarArrangement, Fill, Plot, Rate, Series

FILLS = (Fill.PLAIN, Fill.STRIPED, Fill.DARK)
SIGNS = st.sampled_from("aW0 趙治勲é…&<")
NAMES = st.text(SIGNS, max_size=40)
SHARES = st.lists(st.floats(0, 1), min_size=3, max_size=3).map(sorted)
RATES = st.none() | SHARES.map(lambda three: Rate(three[1], three[0], three[2]))


@st.composite
def plots(draw) -> Plot:
    """A plot of any arrangement with up to 300 bars."""
    series = draw(st.integers(1, 3))
    highest = draw(st.sampled_from([0, 1, 9, 100, 50_956, 10**7]))
    values = st.tuples(*[st.integers(0, highest)] * series)
    count = draw(st.sampled_from([0, 1, 2, 3, 12, 60, 300]))
    few = draw(st.lists(st.tuples(NAMES, values, RATES, NAMES), min_size=1, max_size=6))
    counted = draw(st.booleans())
    first = draw(st.integers(0, 2500)) if counted else None
    grouped = draw(st.booleans())
    bars = []
    for number in range(count):
        name, numbers, rate, group = few[number % len(few)]
        label = name if first is None else str(first + number)
        bars.append(Bar(label, numbers, rate, group=group if grouped else ""))
    titles = draw(st.lists(NAMES, min_size=3, max_size=3))
    return Plot(
        draw(st.sampled_from(BarArrangement)),
        draw(NAMES),
        tuple(Series(title, fill) for title, fill in zip(titles[:series], FILLS, strict=False)),
        tuple(bars),
        draw(NAMES),
        draw(NAMES),
        first_number=first,
    )


def by_year(count: int, since: int = 1900) -> Plot:
    """A plot of some years, each with a game more than the one before it."""
    bars = tuple(
        Bar(str(since + number), (number, 1, 0), Rate(0.5, 0.4, 0.6), description=f"bar {number}")
        for number in range(count)
    )
    series = (
        Series("Won by Black", Fill.BLACK),
        Series("Won by White", Fill.WHITE),
        Series("No winner", Fill.HATCHED),
    )
    title, measure = "Games by year", "Games"
    return Plot(
        BarArrangement.STACKED, title, series, bars, measure, "Black win rate", first_number=since
    )
