"""The plot of the rows, columns and lines that moves use."""

from __future__ import annotations

from goboard_gui.diagram.plots.move_places import move_places_plot
from goboard_gui.diagram.plots.plot import BarArrangement
from goboard_gui.fuseki.move_places import MovePlaces
from goboard_gui.go import Size


def test_each_number_has_the_percentages_of_its_row_column_and_line():
    plot = move_places_plot(MovePlaces(Size(3, 2), 1, (3, 0, 0, 0, 0, 1)), "First moves")
    assert plot.arrangement is BarArrangement.GROUPED
    assert [(bar.label, bar.values) for bar in plot.bars] == [
        ("1", (25.0, 75.0, 100.0)),
        ("2", (75.0, 0.0, 0.0)),
        ("3", (0.0, 25.0, 0.0)),
    ]
    assert plot.bars[1].description == ("2: 3 moves on this row, 0 on this column, 0 on this line")


def test_without_moves_there_is_nothing_to_show():
    assert move_places_plot(MovePlaces(Size(1, 1), 0, (0,)), "").bars == ()
