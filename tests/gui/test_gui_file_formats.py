"""The dialogs that save pictures offer each format of the table, and no other."""

from __future__ import annotations

import re

import pytest
from PySide6.QtWidgets import QWidget

from goboard_gui.diagram.output.formats import (
    CARD_FORMATS,
    FORMATS,
    IMAGE_FORMATS,
    PDF,
    PICTURE_FORMATS,
    PNG,
    TEXT,
    extensions,
)
from goboard_gui.go import Size
from goboard_gui.gui.collection.statistics.plot_export import PlotExport
from goboard_gui.gui.printing.position_export import PositionExport
from goboard_gui.gui.study.chart_dialog import ChartDialog
from goboard_gui.gui.wording.format_texts import file_filter, short_format_name
from goboard_gui.notation import Naming, notation
from tests.cases import for_each
from tests.diagram.plot_cases import by_year
from tests.format_cases import SIGNATURES
from tests.gui.printing_cases import game
from tests.record.record_cases import line

FILTER = re.compile(r"[^()]+ \(\*(\.\w+)\)")


@pytest.fixture
def save(stage, settings, messages, qtbot, print_window):
    """Return functions that ask for a file and save something, by name."""
    window = QWidget()
    qtbot.addWidget(window)
    shown = stage(line("SZ[5]", "B[ba]"))
    chart = ChartDialog(Naming(notation("western"), Size(5, 5)), messages)
    qtbot.addWidget(chart)
    plots = PlotExport(
        window, settings, messages, lambda: by_year(3), lambda: [["a"]], lambda: "years"
    )
    pages = print_window(game(2, 5))

    def wait(click) -> None:
        click()
        qtbot.waitUntil(lambda: not pages.progress_row.busy)

    return {
        "position": PositionExport(
            shown.document, shown.presenter, shown.view_settings, messages, window
        ).export_position,
        "chart": chart.save,
        "plot": plots.save_chart,
        "pages": lambda: wait(pages.save_button.click),
        "series": lambda: wait(pages.series_button.click),
    }


OFFERED = {
    "position": ((*PICTURE_FORMATS, TEXT), PNG),
    "chart": (CARD_FORMATS, PDF),
    "plot": (PICTURE_FORMATS, PDF),
    "pages": (FORMATS, PDF),
    "series": (IMAGE_FORMATS, PNG),
}
"""The formats that each dialog offers, and the first of them."""


@for_each("name", OFFERED)
def test_each_dialog_offers_exactly_its_formats_and_errors_name_them(save, person, tmp_path, name):
    formats, first = OFFERED[name]
    person.answers(save_path=tmp_path / "a.gif")
    save[name]()
    kinds = person.asked[-1][3]
    found = [FILTER.fullmatch(kind)[1] for kind in kinds.split(";;")]
    assert kinds == file_filter(formats, first)
    assert found[0] == first.extension
    assert sorted(found) == sorted(extensions(formats))
    told = person.told.pop()
    assert person.told == []
    assert sorted(re.findall(r"\.(?!gif)\w+", told.partition(".gif")[2])) == sorted(found)
    assert not list(tmp_path.iterdir())


CASES = [(name, known) for name, (formats, _) in OFFERED.items() for known in formats]


@for_each(("name", "known"), CASES, ids=[f"{name}{known.extension}" for name, known in CASES])
def test_each_dialog_saves_each_of_its_formats(save, person, tmp_path, name, known):
    folder = tmp_path / f"{name}{known.extension}"
    folder.mkdir()
    person.answers(save_path=folder / f"a{known.extension}")
    save[name]()
    files = list(folder.iterdir())
    assert files
    assert all(file.read_bytes().startswith(SIGNATURES[known]) for file in files)
    assert person.told == []


def test_formats_have_short_names_in_preferences():
    assert [short_format_name(known) for known in FORMATS] == [
        *("PDF", "SVG", "PNG", "WebP", "Web page (HTML)", "E-book (EPUB)"),
        *("LaTeX", "Text"),
    ]
