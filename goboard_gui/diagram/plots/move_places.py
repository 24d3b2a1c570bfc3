"""Plot of the rows, columns and lines that the moves of games use."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from .plot import Bar, BarArrangement, Fill, Plot, Series

if TYPE_CHECKING:
    from ...fuseki.move_places import MovePlaces


class MovePlacesTexts(NamedTuple):
    """The texts in the plot, as templates with placeholders in braces."""

    rows: str = "Rows, from the bottom"
    columns: str = "Columns, from the left"
    lines: str = "Lines, from the nearest edge"
    share: str = "% of moves"
    nothing: str = "There are no moves to show."
    description: str = (
        "{number}: {rows} moves on this row, {columns} on this column, {lines} on this line"
    )
    decimal_point: str = "."


ENGLISH = MovePlacesTexts()


def move_places_plot(places: MovePlaces, title: str, *, texts: MovePlacesTexts = ENGLISH) -> Plot:
    """Return a plot with a bar for each number of a row, a column and a line, in percent of the
    moves.
    """
    total = places.moves
    counts = zip_longest(places.rows(), places.columns(), places.lines(), fillvalue=0)
    bars = [
        Bar(
            str(number),
            tuple(round(100 * count / total, 1) for count in group),
            description=texts.description.format(
                number=number, rows=group[0], columns=group[1], lines=group[2]
            ),
            key=number,
        )
        for number, group in enumerate(counts, 1)
        if total
    ]
    series = (
        Series(texts.rows, Fill.PLAIN),
        Series(texts.columns, Fill.STRIPED),
        Series(texts.lines, Fill.DARK),
    )
    return Plot(
        BarArrangement.GROUPED,
        title,
        series,
        tuple(bars),
        texts.share,
        empty_text=texts.nothing,
        first_number=1,
        label_steps=(1, 2, 5),
        decimal_point=texts.decimal_point,
    )
