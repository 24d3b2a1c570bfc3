"""A person builds a collection, asks it while playing, and opens a game at what was found."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from goboard_gui.go import Colour, Crop, Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.collection.building import builder
from goboard_gui.gui.widgets import dialogs
from tests.gui.collection_cases import offers, waiting_program, write_games
from tests.gui.explorer_cases import rows, write_openings
from tests.gui.gui_cases import LEFT, click, drag

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows asks no process to end")

FILES = 300


@pytest.fixture
def window(window, tmp_path, person):
    keeping = window.features.collection.building.manager
    keeping.store.home = tmp_path / "home"
    person.answers(unsaved=dialogs.UnsavedChoice.DISCARD)
    yield window
    keeping.staleness_check.cancel()
    keeping.build_controller.builder.stop_work()
    window.features.collection.search.close()


@pytest.fixture
def records(tmp_path):
    """Return a folder of small games, some of which begin as known openings do."""
    write_games(tmp_path / "records", FILES)
    return write_openings(tmp_path / "records" / "openings").parent


def press(qtbot, widget) -> None:
    qtbot.waitUntil(widget.isVisible)
    QTest.mouseClick(widget, LEFT)


def build(qtbot, window, records, monkeypatch) -> None:
    """Build a collection from the panel, cancel that halfway, and go on."""
    collection = window.features.collection
    keeping = collection.building.manager

    def fill_in(dialog) -> bool:
        dialog.show()
        assert not dialog.build_button.isEnabled()
        dialog.folders.add_folders([records])
        assert dialog.name.text() == "records"
        press(qtbot, dialog.build_button)
        return bool(dialog.result())

    monkeypatch.setattr(dialogs, "run_modal", fill_in)
    keeping.build_controller.builder._command = waiting_program(records / "never")
    window.commands[Command.COLLECTION_FIND].trigger()
    press(qtbot, collection.panel.build_button)
    qtbot.waitUntil(lambda: keeping.status.progress_row.bar.value() > 0)
    assert keeping.status.progress_row.bar.maximum() == FILES + 6
    press(qtbot, keeping.status.progress_row.cancel_button)
    qtbot.waitUntil(lambda: not keeping.build_controller.busy)
    assert 0 < len(collection.search.index) < FILES + 6
    keeping.build_controller.builder._command = builder.goboard_command()
    press(qtbot, offers(keeping)[0])
    qtbot.waitUntil(lambda: not keeping.build_controller.busy)
    assert len(collection.search.index) == FILES + 6
    assert collection.panel.head.name_button.text() == "records"


def test_a_collection_is_built_asked_and_opened(qtbot, window, records, monkeypatch):
    build(qtbot, window, records, monkeypatch)
    collection, board = window.features.collection, window.board_view.board
    panel, session = collection.panel, window.document.session

    for point in (Point(6, 2), Point(2, 6), Point(6, 6)):
        click(board, point)
    assert session.step.number == 3
    assert rows(panel) == [
        ("A", "C7", "3", "60 %", "100 %"),
        ("B", "C6", "1", "20 %", "0 %"),
    ]
    assert board.picture.cells[Point(2, 2)].continuation.letter == "A"

    window.commands[Command.COLLECTION_REGION].trigger()
    drag(board, Point(4, 4), Point(6, 2), Point(8, 0))
    qtbot.waitUntil(lambda: collection.search.result is not None)
    assert panel.region_label.text() == "Search region 5×5"
    assert collection.search.result.game_count > 5
    panel.games.filter_bar.text.setFocus()
    QTest.keyClicks(panel.games.filter_bar.text, "opening")
    qtbot.waitUntil(lambda: panel.result_label.text().startswith("5 of 6 games"))

    model = panel.games.model
    names = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert names == ["opening 0", "opening 1", "opening 2", "opening 3", "opening 5"]
    turned = model.index(names.index("opening 2"), 0)
    panel.games.table.scrollTo(turned)
    place = panel.games.table.visualRect(turned).center()
    qtbot.mouseDClick(panel.games.table.viewport(), Qt.MouseButton.LeftButton, pos=place)

    session = window.document.session
    assert window.document.path.name == "opening2.sgf"
    # What lies in the upper right corner of the question came with its second move there.
    assert session.step.number == 1
    assert session.board.stones() == {Point(2, 6): Colour.BLACK}
    window.commands[Command.COLLECTION_BACK].trigger()
    assert window.document.session.step.number == 3
    assert collection.search.query.crop == Crop(4, 0, 8, 4)
