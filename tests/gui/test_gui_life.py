"""What lives, in the window: shown on the board, told of a point, listed in a panel."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from goboard_gui.assets import resource
from goboard_gui.diagram.emblems import Emblem
from goboard_gui.diagram.picture import Role
from goboard_gui.files.sgf import read
from goboard_gui.go import Point, Symmetry
from goboard_gui.gui import dialogs
from goboard_gui.gui import settings as keys
from goboard_gui.gui.commands import Command
from goboard_gui.gui.commands.choices import LIFE_COMMANDS
from goboard_gui.gui.life.studies import STUDIES
from goboard_gui.gui.window.main_window import MainWindow
from tests.gui.gui_cases import OUTSIDE, click, point_to

POSITION = b"(;SZ[5]AB[ba][ea][ab][bb][eb][dd][be]AW[db][cc][ad][cd][ed][ce][de];B[dc];W[ec])"
FAMILY = b"(;SZ[4:3]AB[ba][bb][cb][ac][cc])"


def show(window: MainWindow, data: bytes) -> None:
    window.document.open(read(data).games, None, None)


def emblems(window: MainWindow, point: Point) -> list[Emblem]:
    cell = window.board_view.board.picture.cells.get(point)
    return [] if cell is None else [badge.emblem for badge in cell.badges]


def letters(window: MainWindow) -> dict[Point, str]:
    return {
        point: badge.text
        for point, cell in window.board_view.board.picture.cells.items()
        for badge in cell.badges
        if badge.emblem is Emblem.LIBERTY
    }


def all_emblems(window: MainWindow) -> set[Emblem]:
    cells = window.board_view.board.picture.cells.values()
    return {badge.emblem for cell in cells for badge in cell.badges}


def switch(window: MainWindow, *commands: Command) -> None:
    for command in commands:
        window.commands[command].trigger()


def test_nothing_is_shown_until_it_is_asked_for(window):
    show(window, POSITION)
    assert all_emblems(window) == set()
    assert not any(window.commands[command].isChecked() for command in LIFE_COMMANDS)
    assert not window.commands[Command.LIFE_NOTHING].isEnabled()


EMBLEMS = {
    Command.LIFE_COUNTS: {Emblem.COUNT},
    Command.LIFE_ATARI: {Emblem.ATARI},
    Command.LIFE_REGIONS: {
        Emblem.REGION,
        Emblem.TOUCHES_BLACK,
        Emblem.TOUCHES_WHITE,
        Emblem.TOUCHES_BOTH,
    },
    Command.LIFE_EYES: {Emblem.EYE},
    Command.LIFE_NEUTRAL: {Emblem.NEUTRAL},
}


@pytest.mark.parametrize(("command", "shown"), EMBLEMS.items(), ids=lambda it: str(it)[:24])
def test_a_command_shows_its_emblems_and_hides_them_again(window, command, shown):
    show(window, POSITION)
    switch(window, command)
    assert all_emblems(window) == shown
    switch(window, command)
    assert all_emblems(window) == set()


def test_what_is_shown_is_remembered_and_ended_at_once(window, settings):
    switch(window, Command.LIFE_ATARI, Command.LIFE_EYES)
    assert settings.get(keys.LIFE) == ["atari", "eyes"]
    switch(window, Command.LIFE_NOTHING)
    assert settings.get(keys.LIFE) == []
    assert not window.commands[Command.LIFE_ATARI].isChecked()


def test_a_new_window_shows_what_was_chosen_before(qtbot, settings):
    settings.set(keys.LIFE, ["counts", "something of another version"])
    window = MainWindow(settings)
    qtbot.addWidget(window)
    show(window, POSITION)
    assert window.commands[Command.LIFE_COUNTS].isChecked()
    assert all_emblems(window) == {Emblem.COUNT}


def test_emblems_follow_the_cursor_and_the_view(window):
    show(window, POSITION)
    switch(window, Command.LIFE_ATARI)
    assert Emblem.ATARI not in emblems(window, Point(4, 2))
    window.document.go_to(window.document.session.line[1])
    assert Emblem.ATARI in emblems(window, Point(4, 2))
    window.document.go_to(window.document.session.line[0])
    window.viewpoint.choose_view(Symmetry.MIRROR_HORIZONTAL)
    assert Emblem.ATARI in emblems(window, Point(1, 3))
    (tint,) = window.board_view.board.picture.under
    assert (tint.role, tint.points) == (Role.DANGER, {Point(1, 3), Point(1, 2)})


def test_the_chain_pointed_at_has_its_liberties_lettered(window):
    show(window, POSITION)
    switch(window, Command.LIFE_LIBERTIES)
    board = window.board_view.board
    assert letters(window) == {}
    point_to(board, Point(0, 1))
    assert letters(window) == {
        Point(0, 0): "a",
        Point(2, 0): "b",
        Point(2, 1): "c",
        Point(0, 2): "d",
        Point(1, 2): "e",
    }
    assert board.picture.cells[Point(1, 1)].lit
    point_to(board, Point(3, 0))
    assert letters(window) == {}


def test_labels_of_a_record_stay_and_are_told(window):
    show(window, b"(;SZ[5]AB[ba]LB[aa:x][ca:b])")
    switch(window, Command.LIFE_LIBERTIES)
    point_to(window.board_view.board, Point(1, 0))
    assert letters(window) == {Point(1, 1): "a"}
    assert window.board_view.board.picture.cells[Point(0, 0)].label == "x"
    assert "x A5, b C5, a B4" in window.status.standing.text()


SENTENCES = {
    "a chain": (POSITION, Point(0, 1), ["Black's chain of 3 stones at A4", "5 liberties: a A5"]),
    "in atari": (POSITION, Point(3, 3), ["Black's stone D2", "in atari, its last liberty is D3"]),
    "an eye": (POSITION, Point(4, 4), ["Empty point E1", "White alone", "eye of one point"]),
    "a last liberty": (POSITION, Point(3, 2), ["2 points", "neutral", "chain in atari at D2"]),
    "a family": (
        FAMILY,
        Point(0, 2),
        ["eyes beside it: A3, A2; B1", "safe family, yet not unconditionally", "White may fill A2"],
    ),
    "its other chain": (FAMILY, Point(1, 0), ["others around its eyes can be captured"]),
    "without a second eye": (
        b"(;SZ[6:3]AB[aa][ba][ca][da][ea][fa][ab][db][fb][ac][bc][cc][dc][ec][fc]AW[cb])",
        Point(0, 0),
        ["unconditionally alive by B2, C2; E2, yet in no safe family: stones lie where eyes"],
    ),
    "nobody's": (b"(;SZ[2])", Point(0, 0), ["4 points at A2", "touches nobody"]),
}


@pytest.mark.parametrize(("data", "point", "parts"), SENTENCES.values(), ids=SENTENCES)
def test_what_the_pointer_is_on_is_told_in_the_status_bar(window, data, point, parts):
    show(window, data)
    standing = window.status.standing.text()
    switch(window, Command.LIFE_SAFE)
    point_to(window.board_view.board, point)
    for part in parts:
        assert part in window.status.standing.text()
    point_to(window.board_view.board, OUTSIDE)
    assert window.status.standing.text() == standing


def test_points_are_told_in_the_chosen_notation(window):
    show(window, POSITION)
    switch(window, Command.LIFE_ATARI)
    window.viewpoint.choose_notation("sgf")
    point_to(window.board_view.board, Point(3, 3))
    assert "its last liberty is dc" in window.status.standing.text()


def test_without_anything_shown_nothing_is_told(window):
    show(window, POSITION)
    before = window.status.standing.text()
    point_to(window.board_view.board, Point(3, 3))
    assert window.status.standing.text() == before


def bring_forward(window, qtbot) -> None:
    with qtbot.waitSignal(window.panels.life.visibilityChanged, check_params_cb=bool):
        window.panels.life.toggleViewAction().trigger()


@pytest.fixture
def panel(window, qtbot):
    """Return the panel of a window with the position, on screen."""
    show(window, POSITION)
    bring_forward(window, qtbot)
    return window.panels.life.widget()


def texts(panel) -> list[list[str]]:
    model = panel.model
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_the_panel_is_empty_until_it_is_looked_at(window):
    assert window.panels.life.isHidden()
    assert window.panels.life.widget() is None
    assert window.panels.life in window.panels.docks


def test_the_panel_lists_chains_then_eyes_then_regions(panel):
    listed = texts(panel)
    assert listed[0] == ["D2", "1", "1", "atari"]
    counts = [int(row[2]) for row in listed if row[2]]
    assert counts == sorted(counts)
    assert len(counts) == 8
    assert [row[3] for row in listed[8:10]] == [
        "Black's eye of one point",
        "White's eye of one point",
    ]
    assert [row[0] for row in listed[10:]] == ["C5", "A3", "D3", "A1"]


def test_the_panel_is_a_sound_model(panel, qtmodeltester):
    qtmodeltester.check(panel.model)


def test_the_panel_follows_the_cursor_and_the_names(window, panel):
    window.document.go_to(window.document.session.line[1])
    assert texts(panel)[0] == ["D3", "2", "1", "atari"]
    window.viewpoint.choose_notation("sgf")
    assert texts(panel)[0][0] == "dc"


def test_a_hidden_panel_does_nothing(window, panel, qtbot):
    before = texts(panel)
    window.panels.life.hide()
    window.document.go_to(window.document.session.line[1])
    assert texts(panel) == before
    bring_forward(window, qtbot)
    assert texts(panel) != before


def test_the_panel_shares_the_room_of_the_tree_and_comes_to_the_front_when_asked_for(window, qtbot):
    show(window, POSITION)
    life, tree = window.panels.life, window.panels.docks[1]
    seen = []
    life.visibilityChanged.connect(seen.append)
    life.toggleViewAction().trigger()
    qtbot.waitUntil(lambda: seen[-1:] == [True])
    assert window.tabifiedDockWidgets(life) == [tree]
    tree.raise_()
    qtbot.waitUntil(lambda: not seen[-1])
    life.toggleViewAction().trigger()
    assert life.isHidden()
    life.toggleViewAction().trigger()
    qtbot.waitUntil(lambda: seen[-1])


def test_a_panel_behind_another_does_nothing(window, panel, qtbot):
    press_row(panel, 0)
    before = texts(panel)
    seen = []
    window.panels.life.visibilityChanged.connect(seen.append)
    window.panels.docks[1].raise_()
    qtbot.waitUntil(lambda: seen == [False])
    assert letters(window) == {}
    window.document.go_to(window.document.session.line[1])
    assert texts(panel) == before
    window.panels.life.raise_()
    qtbot.waitUntil(lambda: seen == [False, True])
    assert texts(panel) != before


def press_row(panel, row: int) -> None:
    index = panel.model.index(row, 0)
    place = panel.table.visualRect(index).center()
    QTest.mouseClick(panel.table.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_a_row_lights_its_chain_and_keeps_its_liberties_until_it_is_clicked_again(window, panel):
    press_row(panel, 0)
    assert letters(window) == {Point(3, 2): "a"}
    assert window.board_view.board.picture.cells[Point(3, 3)].lit
    assert panel.table.selectionModel().hasSelection()
    press_row(panel, 0)
    assert letters(window) == {}
    assert not panel.table.selectionModel().hasSelection()


def test_what_is_pinned_stays_so_while_the_game_goes_on(window, panel):
    press_row(panel, 0)
    window.document.go_to(window.document.session.line[1])
    assert set(letters(window)) == {Point(4, 2)}
    (index,) = panel.table.selectionModel().selectedRows()
    assert Point(3, 3) in panel.model._rows[index.row()].points


def test_a_region_is_lit_as_well(window, panel):
    place = [row[0] for row in texts(panel)].index("A3")
    panel.table.scrollTo(panel.model.index(place, 0))
    press_row(panel, place)
    cells = window.board_view.board.picture.cells
    assert all(cells[point].lit for point in (Point(0, 2), Point(1, 2), Point(1, 3)))


def test_hiding_the_panel_ends_what_it_pinned(window, panel):
    press_row(panel, 0)
    window.panels.life.hide()
    assert letters(window) == {}


def test_the_panel_tells_of_the_pointer_too(window, panel):
    point_to(window.board_view.board, Point(3, 3))
    assert "in atari" in panel.sentence.text()
    assert panel.sentence.textFormat() is Qt.TextFormat.PlainText


def test_a_stone_is_played_where_emblems_lie(window):
    show(window, POSITION)
    switch(window, *LIFE_COMMANDS)
    window.document.go_to(window.document.session.line[-1])
    click(window.board_view.board, Point(3, 0))
    assert window.document.session.step.number == 3


def study(window, name: str):
    return window.bars.studies.actions()[list(STUDIES).index(name)]


def test_a_study_opens_as_a_new_record_without_a_file(window):
    study(window, "safe-families.sgf").trigger()
    assert window.document.path is None
    assert window.document.file is None
    assert window.document.game_count == 4
    assert not window.document.modified
    assert window.filing.recent == []
    assert "Untitled" in window.windowTitle()


def test_a_study_asks_for_what_is_not_saved(window, person):
    window.document.play(Point(0, 0))
    person.answers(unsaved=dialogs.Unsaved.CANCEL)
    study(window, "eyes.sgf").trigger()
    assert window.document.session.step.number == 1
    person.answers(unsaved=dialogs.Unsaved.DISCARD)
    study(window, "eyes.sgf").trigger()
    assert window.document.game_count == 5


def test_saving_a_study_asks_where_and_leaves_the_program_s_own_alone(window, person, tmp_path):
    study(window, "score.sgf").trigger()
    person.answers(save_path=tmp_path / "mine.sgf")
    window.commands[Command.SAVE].trigger()
    assert (tmp_path / "mine.sgf").exists()
    assert window.document.path == tmp_path / "mine.sgf"


def test_the_menu_has_every_study_that_there_is():
    assert set(STUDIES) == {file.name for file in resource("study").glob("*.sgf")}


@pytest.mark.parametrize("name", STUDIES)
def test_every_study_opens_from_the_menu(window, name):
    study(window, name).trigger()
    assert window.comments.panel is not None
    assert window.document.session.tree.properties(window.document.session.tree.root)
