"""What lives, in the window: shown on the board, told of a point, listed in a panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from goboard_gui.assets import resource_path
from goboard_gui.diagram.picture import Emblem, TintRole
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Board, Colour, Point, Symmetry
from goboard_gui.go.life import analyse_life
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.actions.commands.command_table import command_values
from goboard_gui.gui.core.settings import LIFE_MARKS
from goboard_gui.gui.files.document_io import DocumentIO
from goboard_gui.gui.study.life.commands import LifeCommands
from goboard_gui.gui.study.life.life_panel import life_rows
from goboard_gui.gui.widgets import dialogs
from goboard_gui.gui.window.menus import STUDIES, StudyRecordsMenu
from goboard_gui.gui.window.view_commands import ViewCommands
from tests.cases import for_each
from tests.gui.gui_cases import OUTSIDE, click, menus, point_to

if TYPE_CHECKING:
    from tests.gui.desk_cases import Desk

POSITION = b"(;SZ[5]AB[ba][ea][ab][bb][eb][dd][be]AW[db][cc][ad][cd][ed][ce][de];B[dc];W[ec])"
FAMILY = b"(;SZ[4:3]AB[ba][bb][cb][ac][cc])"


@pytest.fixture
def desk(desk):
    """Return a desk with what shows life and tells of it, in ``told``."""
    made = desk()
    made.life = LifeCommands(made.workspace, made.presenter, made.panels.life)
    ViewCommands(made.workspace)
    made.told = [""]
    made.life.point_described.connect(made.told.append)
    return made


def emblems(desk: Desk, point: Point) -> list[Emblem]:
    cell = desk.view.board.picture.cells.get(point)
    return [] if cell is None else [badge.emblem for badge in cell.badges]


def letters(desk: Desk) -> dict[Point, str]:
    return {
        point: badge.text
        for point, cell in desk.view.board.picture.cells.items()
        for badge in cell.badges
        if badge.emblem is Emblem.LIBERTY
    }


def all_emblems(desk: Desk) -> set[Emblem]:
    cells = desk.view.board.picture.cells.values()
    return {badge.emblem for cell in cells for badge in cell.badges}


def switch(desk: Desk, *commands: Command) -> None:
    for command in commands:
        desk.actions[command].trigger()


def test_nothing_is_shown_until_it_is_asked_for(desk):
    desk.open(POSITION)
    assert all_emblems(desk) == set()
    assert not any(desk.actions[command].isChecked() for command in command_values(LIFE_MARKS))
    assert not desk.actions[Command.LIFE_NOTHING].isEnabled()


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


@for_each(("command", "shown"), EMBLEMS.items(), ids=lambda it: str(it)[:24])
def test_a_command_shows_its_emblems_and_hides_them_again(desk, command, shown):
    desk.open(POSITION)
    switch(desk, command)
    assert all_emblems(desk) == shown
    switch(desk, command)
    assert all_emblems(desk) == set()


def test_what_is_shown_stays_when_another_file_is_opened_and_is_ended_at_once(desk):
    switch(desk, Command.LIFE_ATARI, Command.LIFE_EYES)
    desk.open(POSITION)
    assert desk.view_settings.get(LIFE_MARKS) == ["atari", "eyes"]
    assert Emblem.EYE in all_emblems(desk)
    switch(desk, Command.LIFE_NOTHING)
    assert desk.view_settings.get(LIFE_MARKS) == []
    assert not desk.actions[Command.LIFE_ATARI].isChecked()
    assert all_emblems(desk) == set()


def test_a_new_window_shows_nothing_whatever_is_stored(settings, request):
    settings.set(LIFE_MARKS, ["counts", "something of another version"])
    desk = request.getfixturevalue("desk")
    desk.open(POSITION)
    assert not desk.actions[Command.LIFE_COUNTS].isChecked()
    assert all_emblems(desk) == set()


def test_emblems_follow_the_cursor_and_the_view(desk):
    desk.open(POSITION)
    switch(desk, Command.LIFE_ATARI)
    assert Emblem.ATARI not in emblems(desk, Point(4, 2))
    desk.document.go_to(desk.document.session.line[1])
    assert Emblem.ATARI in emblems(desk, Point(4, 2))
    desk.document.go_to(desk.document.session.line[0])
    desk.view_settings.set_view(Symmetry.MIRROR_HORIZONTAL)
    assert Emblem.ATARI in emblems(desk, Point(1, 3))
    (tint,) = desk.view.board.picture.overlays_below
    assert (tint.role, tint.points) == (TintRole.DANGER, {Point(1, 3), Point(1, 2)})


def test_the_chain_pointed_at_has_its_liberties_lettered(desk):
    desk.open(POSITION)
    switch(desk, Command.LIFE_LIBERTIES)
    board = desk.view.board
    assert letters(desk) == {}
    point_to(board, Point(0, 1))
    assert letters(desk) == {
        Point(0, 0): "a",
        Point(2, 0): "b",
        Point(2, 1): "c",
        Point(0, 2): "d",
        Point(1, 2): "e",
    }
    assert board.picture.cells[Point(1, 1)].highlighted
    point_to(board, Point(3, 0))
    assert letters(desk) == {}


def test_labels_of_a_record_stay_and_are_told(desk):
    desk.open(b"(;SZ[5]AB[ba]LB[aa:x][ca:b])")
    switch(desk, Command.LIFE_LIBERTIES)
    point_to(desk.view.board, Point(1, 0))
    assert letters(desk) == {Point(1, 1): "a"}
    assert desk.view.board.picture.cells[Point(0, 0)].label == "x"
    assert "x A5, b C5, a B4" in desk.told[-1]


SENTENCES = {
    "a chain": (POSITION, Point(0, 1), ["Black's chain of 3 stones at A4", "5 liberties: a A5"]),
    "in atari": (POSITION, Point(3, 3), ["Black's stone D2", "in atari (last liberty: D3)"]),
    "an eye": (POSITION, Point(4, 4), ["Empty point E1", "White only", "eye of one point"]),
    "a last liberty": (POSITION, Point(3, 2), ["2 points", "neutral", "chain in atari at D2"]),
    "a family": (
        FAMILY,
        Point(0, 2),
        [
            "adjacent eyes: A3, A2; B1",
            "safe family (two eyes each), but not unconditionally",
            "White can fill A2",
        ],
    ),
    "its other chain": (FAMILY, Point(1, 0), ["other chains around its eyes can be captured"]),
    "without a second eye": (
        b"(;SZ[6:3]AB[aa][ba][ca][da][ea][fa][ab][db][fb][ac][bc][cc][dc][ec][fc]AW[cb])",
        Point(0, 0),
        ["unconditionally alive thanks to B2, C2; E2, but not in a safe family (two eyes each)"],
    ),
    "nobody's": (b"(;SZ[2])", Point(0, 0), ["4 points at A2", "borders no stones"]),
}


@for_each(("data", "point", "parts"), SENTENCES.values(), ids=SENTENCES)
def test_what_the_pointer_is_on_is_told(desk, data, point, parts):
    desk.open(data)
    switch(desk, Command.LIFE_SAFE)
    point_to(desk.view.board, point)
    for part in parts:
        assert part in desk.told[-1]
    point_to(desk.view.board, OUTSIDE)
    assert desk.told[-1] == ""
    switch(desk, Command.LIFE_SAFE)


@for_each(
    ("rows", "remark"),
    [
        ([".X.", "X.X"], "safe family, unconditionally alive"),
        ([".X..", ".XX.", "X.X."], "safe family, but not unconditionally alive"),
        ([".XO.X", "XXXXX", *["....."] * 3], "unconditionally alive, but not a safe family"),
        ([".X..", "XX..", "X.X.", "...."], ""),
    ],
)
def test_the_panel_remarks_on_what_lives(rows, remark):
    life = analyse_life(Board.from_rows(*rows))
    notes = [row.note for row in life_rows(life) if row.colour is Colour.BLACK]
    assert set(notes) == {remark}


def test_what_matters_most_of_a_chain_is_told_before_its_liberties(desk):
    desk.open(FAMILY)
    switch(desk, Command.LIFE_SAFE)
    point_to(desk.view.board, Point(0, 2))
    told = desk.told[-1]
    assert told.index("safe family") < told.index("libert") < told.index("adjacent eyes")


def test_it_is_told_in_the_status_bar_while_the_pointer_is_there(window):
    window.document.open_games(read_sgf(POSITION).games, None, None)
    standing = window.status.game_text.text()
    window.commands[Command.LIFE_SAFE].trigger()
    point_to(window.board_view.board, Point(0, 1))
    assert "Black's chain of 3 stones at A4" in window.status.game_text.text()
    point_to(window.board_view.board, OUTSIDE)
    assert window.status.game_text.text() == standing


def test_points_are_told_in_the_chosen_notation(desk):
    desk.open(POSITION)
    switch(desk, Command.LIFE_ATARI)
    desk.view_settings.set_notation("sgf")
    point_to(desk.view.board, Point(3, 3))
    assert "last liberty: dc" in desk.told[-1]


def test_without_anything_shown_nothing_is_told(desk):
    desk.open(POSITION)
    point_to(desk.view.board, Point(3, 3))
    assert desk.told == [""]


def bring_forward(desk, qtbot) -> None:
    with qtbot.waitSignal(desk.panels.life.visibilityChanged, check_params_cb=bool):
        desk.panels.life.toggleViewAction().trigger()


@pytest.fixture
def panel(desk, qtbot):
    """Return the panel of a desk with the position, on screen."""
    desk.open(POSITION)
    bring_forward(desk, qtbot)
    return desk.panels.life.widget()


def texts(panel) -> list[list[str]]:
    model = panel.model
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_the_panel_is_empty_until_it_is_looked_at(desk):
    assert desk.panels.life.isHidden()
    assert desk.panels.life.widget() is None
    assert desk.panels.life in desk.panels.docks


def test_the_panel_lists_chains_then_eyes_then_regions(panel):
    listed = texts(panel)
    assert listed[0] == ["D2", "1", "1", "in atari"]
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


def test_the_panel_follows_the_cursor_and_the_names(desk, panel):
    desk.document.go_to(desk.document.session.line[1])
    assert texts(panel)[0] == ["D3", "2", "1", "in atari"]
    desk.view_settings.set_notation("sgf")
    assert texts(panel)[0][0] == "dc"


def test_a_hidden_panel_does_nothing(desk, panel, qtbot):
    before = texts(panel)
    desk.panels.life.hide()
    desk.document.go_to(desk.document.session.line[1])
    assert texts(panel) == before
    bring_forward(desk, qtbot)
    assert texts(panel) != before


def test_the_panel_shares_the_room_of_others_and_comes_to_the_front_when_asked_for(desk, qtbot):
    desk.open(POSITION)
    life, pattern = desk.panels.life, desk.panels.pattern
    pattern.show()
    seen = []
    life.visibilityChanged.connect(seen.append)
    life.toggleViewAction().trigger()
    qtbot.waitUntil(lambda: seen[-1:] == [True])
    assert desk.window.tabifiedDockWidgets(life) == [pattern]
    pattern.raise_()
    qtbot.waitUntil(lambda: not seen[-1])
    life.toggleViewAction().trigger()
    assert life.isHidden()
    life.toggleViewAction().trigger()
    qtbot.waitUntil(lambda: seen[-1])


def test_a_panel_behind_another_does_nothing(desk, panel, qtbot):
    press_row(panel, 0)
    before = texts(panel)
    seen = []
    desk.panels.life.visibilityChanged.connect(seen.append)
    desk.panels.pattern.show()
    qtbot.waitUntil(lambda: desk.window.tabifiedDockWidgets(desk.panels.life) != [])
    desk.panels.pattern.raise_()
    qtbot.waitUntil(lambda: seen == [False])
    assert letters(desk) == {}
    desk.document.go_to(desk.document.session.line[1])
    assert texts(panel) == before
    desk.panels.life.raise_()
    qtbot.waitUntil(lambda: seen == [False, True])
    assert texts(panel) != before


def press_row(panel, row: int) -> None:
    index = panel.model.index(row, 0)
    place = panel.table.visualRect(index).center()
    QTest.mouseClick(panel.table.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_a_row_lights_its_chain_and_keeps_its_liberties_until_it_is_clicked_again(desk, panel):
    press_row(panel, 0)
    assert letters(desk) == {Point(3, 2): "a"}
    assert desk.view.board.picture.cells[Point(3, 3)].highlighted
    assert panel.table.selectionModel().hasSelection()
    press_row(panel, 0)
    assert letters(desk) == {}
    assert not panel.table.selectionModel().hasSelection()


def test_what_is_pinned_stays_so_while_the_game_goes_on(desk, panel):
    press_row(panel, 0)
    desk.document.go_to(desk.document.session.line[1])
    assert set(letters(desk)) == {Point(4, 2)}
    (index,) = panel.table.selectionModel().selectedRows()
    assert Point(3, 3) in panel.model._rows[index.row()].points


def test_a_region_is_lit_as_well(desk, panel):
    place = [row[0] for row in texts(panel)].index("A3")
    panel.table.scrollTo(panel.model.index(place, 0))
    press_row(panel, place)
    cells = desk.view.board.picture.cells
    assert all(cells[point].highlighted for point in (Point(0, 2), Point(1, 2), Point(1, 3)))


def test_hiding_the_panel_ends_what_it_pinned(desk, panel):
    press_row(panel, 0)
    desk.panels.life.hide()
    assert letters(desk) == {}


def test_the_panel_tells_of_the_pointer_too(desk, panel):
    point_to(desk.view.board, Point(3, 3))
    assert "in atari" in panel.sentence.text()
    assert panel.sentence.textFormat() is Qt.TextFormat.PlainText


def test_the_panel_says_why_each_liberty_of_a_stone_is_one(desk, panel):
    desk.open(b"(;SZ[5]AB[cb][db][eb][bc][cc][dc][cd]AW[da][ac][ad][bd][dd][be])")
    point_to(desk.view.board, Point(2, 3))
    assert (
        "5 liberties: e C1 next to C2; a C5 next to C4, which is connected to C2; "
        "b E5 next to E4, which is connected to C2; "
        "c B4 next to C4, B3, which are connected to C2; "
        "d E3 next to E4, D3, which are connected to C2"
    ) in panel.sentence.text()
    assert "next to" not in desk.told[-1]


def test_the_sentence_about_a_highlighted_chain_stays_when_the_pointer_leaves_the_board(
    desk, panel
):
    press_row(panel, 0)
    point_to(desk.view.board, Point(0, 2))
    assert "Empty region" in panel.sentence.text()
    point_to(desk.view.board, OUTSIDE)
    assert "in atari (last liberty: D3 next to D2)" in panel.sentence.text()
    assert desk.told[-1] == ""
    press_row(panel, 0)
    assert panel.sentence.text() == ""


def test_a_stone_is_played_where_emblems_lie(desk):
    desk.open(POSITION)
    switch(desk, *command_values(LIFE_MARKS))
    desk.document.go_to(desk.document.session.line[-1])
    click(desk.view.board, Point(3, 0))
    assert desk.document.session.step.number == 3


@pytest.fixture
def studies(document, settings, qtbot) -> StudyRecordsMenu:
    """Return the menu of the studies, which opens them in the document."""
    around = QWidget()
    qtbot.addWidget(around)
    document_io = DocumentIO(document, settings, around)
    menu = StudyRecordsMenu(document_io, around)
    menu.document_io = document_io
    return menu


def choose(studies: StudyRecordsMenu, name: str) -> None:
    studies.actions()[list(STUDIES).index(name)].trigger()


def test_a_study_opens_as_a_new_record_without_a_file(studies, document):
    choose(studies, "safe-families.sgf")
    assert document.path is None
    assert document.file is None
    assert document.game_count == 4
    assert not document.is_modified
    assert studies.document_io.recent_files == []
    assert "Untitled" in studies.document_io.title


def test_a_study_asks_for_what_is_not_saved(studies, document, person):
    document.play(Point(0, 0))
    person.answers(unsaved=dialogs.UnsavedChoice.CANCEL)
    choose(studies, "eyes.sgf")
    assert document.session.step.number == 1
    person.answers(unsaved=dialogs.UnsavedChoice.DISCARD)
    choose(studies, "eyes.sgf")
    assert document.game_count == 5


def test_saving_a_study_asks_where_and_leaves_the_program_s_own_alone(
    studies, document, person, tmp_path
):
    choose(studies, "score.sgf")
    person.answers(save_path=tmp_path / "mine.sgf")
    studies.document_io.save()
    assert (tmp_path / "mine.sgf").exists()
    assert document.path == tmp_path / "mine.sgf"


def test_the_menu_has_every_study_that_there_is():
    assert set(STUDIES) == {file.name for file in resource_path("study").glob("*.sgf")}


@pytest.mark.parametrize("name", STUDIES)
def test_every_study_opens_from_the_menu(studies, document, name):
    choose(studies, name)
    assert document.session.tree.properties(document.session.tree.root)


def test_the_menu_bar_has_the_studies(window):
    study = window.bars.studies.actions()[list(STUDIES).index("eyes.sgf")]
    assert window.bars.studies in menus(window)
    study.trigger()
    assert window.document.game_count == 5
