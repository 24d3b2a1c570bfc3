from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QWidget

from goboard_gui.go import Point, Size, Symmetry
from goboard_gui.gui.actions.shortcuts.command_names import plain_text
from goboard_gui.gui.core.document import Document
from goboard_gui.gui.core.settings import READING
from goboard_gui.gui.widgets.labels import ElidedLabel
from goboard_gui.gui.widgets.minimum_screen import MINIMUM_SCREEN
from goboard_gui.gui.widgets.point_entry import PointEntry
from goboard_gui.gui.window.status_bar import StatusBar
from goboard_gui.notation import Reading
from goboard_gui.record.edits.branches import move_branch
from tests.cases import for_each
from tests.record.record_cases import line

if TYPE_CHECKING:
    from PySide6.QtGui import QAction


@pytest.fixture
def document(qapp) -> Document:
    """Return a record in which Black takes a stone and then plays again, and both pass."""
    return Document(line("SZ[9]", "W[aa]", "B[ba]", "W[ii]", "B[ab]", "B[ee]", "W[]", "B[]"))


@pytest.fixture
def status(qtbot, document, view_settings):
    around = QWidget()
    around.resize(900, 40)
    entry = PointEntry(view_settings.point_naming(Size(9, 9)))
    status = StatusBar(document, view_settings, entry, around)
    around.show()
    yield status
    around.close()


@for_each(
    ("node", "standing"),
    [
        (0, "Move 0 · White to play"),
        (2, "Move 2 · White to play"),
        (4, "Move 4 · White to play"),
        (5, "Move 5 · White to play · same player twice in a row"),
        (6, "Move 6 · Black to play"),
        (7, "Move 7 · Both players passed"),
    ],
)
def test_the_game_is_told_as_it_stands_at_the_cursor(status, document, node, standing):
    document.go_to(node)
    status.refresh()
    assert status.game_text.text() == standing


def test_whoever_is_in_a_variation_is_told_where_that_begins(status, document):
    def told() -> str:
        status.refresh()
        return status.game_text.text()

    document.go_to(2)
    document.play(Point(6, 6))
    assert told().endswith("· variation from move 3")
    document.play(Point(5, 5))
    assert told().endswith("· variation from move 3")
    beside = document.session.line[3]
    document.go_to(2)
    assert "variation" not in told()
    document.go_to(beside)
    document.replace_tree("first", move_branch(document.session.tree, beside, -1))
    assert "variation" not in told()
    document.go_to(4)
    assert "· variation from move 3" in told()


@pytest.mark.parametrize(("room", "whole"), [(-1, False), (4, True)], ids=["too little", "enough"])
def test_a_line_that_is_too_long_ends_with_dots(qtbot, room, whole):
    cut, told = ElidedLabel("Move 4 · White to play"), QLabel()
    metrics = cut.fontMetrics()
    cut.resize(metrics.horizontalAdvance(cut.text()) + room, metrics.height())
    told.setText(metrics.elidedText(cut.text(), Qt.TextElideMode.ElideRight, cut.width()))
    told.resize(cut.size())
    assert told.text().endswith("…") is not whole
    assert cut.grab().toImage() == told.grab().toImage()


def test_a_kosumi_is_told_in_the_notation_that_has_a_form_for_it(status, document, view_settings):
    document.open_games([line("SZ[9]", "B[cg]", "W[aa]", "B[df]")], None, None)
    document.go_to(3)
    view_settings.set_notation("diagonal")
    status.refresh()
    assert status.game_text.text().endswith(" · kosumi: e34")


def test_the_notations_are_shown(status, view_settings):
    assert status.notation.text() == "Western (A1)"
    view_settings.set_notation("sgf")
    view_settings.set_second_notation("serial")
    status.refresh()
    assert status.notation.text() == "SGF (aa) + Serial numbers"


def test_the_names_of_notations_are_whole_in_the_tooltip_and_may_be_elided(status, view_settings):
    view_settings.set_notation("corner")
    view_settings.set_second_notation("tengen-squares")
    status.refresh()
    whole = "Corner letters and numbers (CD, 34) + Tengen squares (area, level, offset)"
    assert status.notation.toolTip() == f"Choose the notation: {whole}"
    assert status.notation.accessibleDescription() == whole
    status.resize(400, status.height())
    QApplication.processEvents()
    assert status.notation.width() < status.notation.sizeHint().width()
    assert status.width() == 400


def test_the_normal_view_is_shown_without_its_reading(status):
    assert status.view.text() == "Normal view"


@for_each("reading", Reading, ids=lambda reading: reading.value)
@for_each("view", list(Symmetry)[1:], ids=lambda view: view.value)
def test_every_other_view_is_told_with_its_reading(status, view_settings, view, reading):
    view_settings.set_view(view)
    view_settings.set(READING, reading.value)
    status.refresh()
    name, _, read = status.view.text().partition(" · ")
    assert name != "Normal view"
    assert (
        read
        == {
            Reading.TRAVEL: "coordinates rotate with the board",
            Reading.STAY: "coordinates stay in place",
        }[reading]
    )


def chosen_in(button: QToolButton, text: str) -> QAction:
    """Return the entry of a button's menu with this text."""
    return next(action for action in button.menu().actions() if plain_text(action.text()) == text)


def test_the_notation_and_the_view_are_changed_in_the_status_bar(window):
    status, view_settings = window.status, window.view_settings
    chosen_in(status.notation, "SGF (aa)").trigger()
    assert view_settings.notation.id == "sgf"
    chosen_in(status.view, "Rotated left").trigger()
    assert view_settings.view is Symmetry.R270
    chosen_in(status.view, "Rotate Coordinates with Board").trigger()
    assert view_settings.reading is Reading.STAY
    window.document.display_schedule.flush()
    assert status.notation.text() == "SGF (aa)"
    assert status.view.text() == "Rotated left · coordinates stay in place"


def test_progress_that_begins_under_a_tip_is_not_painted_over_it(status, document):
    document.go_to(2)
    status.refresh()
    status.showMessage("Show move numbers on the stones")
    assert not status.game_text.isVisible()
    status.add_progress(QWidget())
    QApplication.processEvents()
    assert (status.game_text.isVisible(), status.currentMessage()) == (True, "")
    status.showMessage("Show move numbers on the stones")
    assert not status.game_text.isVisible()


def test_names_of_points_have_room(status, view_settings):
    for key in ("andreev", "western", "tengen-squares", "cartesian"):
        view_settings.set_notation(key)
        for point in (Point(18, 18), Point(0, 18), Point(9, 9)):
            status.point.setText(view_settings.point_naming(Size(19, 19)).name(point))
            needed = status.point.fontMetrics().horizontalAdvance(status.point.text())
            assert needed <= status.point.width()


@pytest.mark.usefixtures("language")
def test_the_smallest_window_elides_nothing_in_the_status_bar(window):
    letters = "abcdefghijklmnopqrs"
    points = [column + row for row in letters[::2] for column in letters]
    moves = [f"{colour}[{point}]" for colour, point in zip("BW" * 50, points, strict=False)]
    window.document.open_games([line("SZ[19]", *moves)], None, None)
    window.document.go_to(100)
    window.resize(MINIMUM_SCREEN)
    status = window.status
    for _ in range(5):
        QApplication.processEvents()
    text = status.game_text
    assert text.text() in ("Move 100 · Black to play", "Zug 100 · Schwarz am Zug")
    assert text.fontMetrics().horizontalAdvance(text.text()) <= text.width()
    for choice in (status.notation, status.view):
        assert choice.sizeHint().width() <= choice.width()
    window.resize(1200, 700)
    QApplication.processEvents()
    assert window.entry.width() == window.entry.maximumWidth()
