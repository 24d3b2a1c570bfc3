"""Two openings compared in the window that stays beside the record."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from goboard_gui.diagram.picture import StatusMark, TintRole
from goboard_gui.files.sgf.reading import new_sgf_file, read_sgf
from goboard_gui.files.sgf.writing import write_sgf
from goboard_gui.go import Colour, Point, Symmetry
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core.settings import THEME
from goboard_gui.gui.study.openings.commands import OpeningsCommands
from goboard_gui.gui.study.openings.openings_dialog import OpeningsDialog
from goboard_gui.gui.widgets import appearance
from goboard_gui.record import rotate_record
from goboard_gui.record.edits.swap import swap_colours
from goboard_gui.record.properties.marks import Mark
from tests.gui.collection_desk import desk_of
from tests.gui.gui_cases import LEFT

if TYPE_CHECKING:
    from pathlib import Path

GAME = b"(;SZ[9];B[cc];W[gc](;B[cg];W[gg];B[ed])(;B[gg];W[cg]))"
OTHER = b"(;SZ[9];B[cc];W[gc];B[cg];W[gh];B[ed])"


@pytest.fixture
def desk(desk):
    """Return a desk with the commands of openings."""
    made = desk()
    OpeningsCommands(made.workspace, made.presenter, made.parts.document_io, made.panels.pattern)
    return made


@pytest.fixture
def dialog(desk) -> OpeningsDialog:
    """Return the comparison of a desk with a short game, in which nothing is chosen."""
    desk.document.open_games(read_sgf(GAME).games, None, None)
    return compare(desk)


def compare(desk) -> OpeningsDialog:
    desk.actions[Command.COMPARE_OPENINGS].trigger()
    return desk.window.findChild(OpeningsDialog)


def saved(tree, path: Path) -> Path:
    path.write_bytes(write_sgf(new_sgf_file([tree]), [tree]))
    return path


def choose(dialog: OpeningsDialog, title: str) -> None:
    box = dialog.source.box
    (at,) = [row for row in range(box.count()) if box.itemText(row).startswith(title)]
    box.setCurrentIndex(at)


def titles(dialog: OpeningsDialog) -> list[str]:
    box = dialog.source.box
    return [box.itemText(row) for row in range(box.count())]


def verdict(dialog: OpeningsDialog) -> str:
    return dialog.result_view.verdict.text()


def details(dialog: OpeningsDialog) -> str:
    return dialog.result_view.details.text()


def stones(dialog: OpeningsDialog, which: int) -> dict[Point, Colour]:
    cells = dialog.boards.views[which].board.picture.cells
    return {point: cell.stone for point, cell in cells.items() if cell.stone}


def marked(dialog: OpeningsDialog, which: int) -> set[Point]:
    picture = dialog.boards.views[which].board.picture
    tinted = {
        point
        for tint in picture.overlays_below
        if tint.role is TintRole.DANGER
        for point in tint.points
    }
    marked = {point for point, cell in picture.cells.items() if Mark.SQUARE in cell.marks}
    assert tinted == marked
    return marked


def test_nothing_is_compared_until_something_is_chosen(dialog):
    assert verdict(dialog) == "Choose an opening to compare with."
    assert not dialog.copy_button.isEnabled()
    assert not dialog.deviation_button.isEnabled()
    assert len(stones(dialog, 0)) == 5
    assert titles(dialog) == ["Main line of this game", "Variation at move 3: G3"]


def test_a_turned_copy_opened_from_a_file_is_the_same(dialog, person, tmp_path):
    path = saved(rotate_record(read_sgf(GAME).games[0], Symmetry.R90), tmp_path / "turned.sgf")
    person.answers(open_path=path)
    QTest.mouseClick(dialog.source.open_button, LEFT)
    assert verdict(dialog) == "Same opening after 5 moves: B equals A rotated right."
    assert details(dialog) == (
        "Conditions in Park's paper that hold: 2 (rotated). A has no symmetry."
    )
    assert dialog.boards.titles[1].text() == "B, rotated left to match A"
    assert stones(dialog, 0) == stones(dialog, 1)
    assert marked(dialog, 0) == marked(dialog, 1) == set()
    assert dialog.stepper.label.text() == "Move 5 of 5 · no differences"


def test_a_copy_with_exchanged_colours_is_the_same_unless_they_count(dialog, tmp_path):
    tree = swap_colours(
        rotate_record(read_sgf(GAME).games[0], Symmetry.MIRROR_VERTICAL), players=False
    )
    dialog.source.open_file(saved(tree, tmp_path / "other.sgf"))
    assert "B equals A mirrored vertically with colours swapped." in verdict(dialog)
    assert stones(dialog, 0) == stones(dialog, 1)
    dialog.swap_box.click()
    assert verdict(dialog).startswith("The openings differ after 5 moves:")


@pytest.fixture
def parted(dialog, tmp_path) -> OpeningsDialog:
    """Return the comparison with a turned game that parts at the fourth move."""
    dialog.source.open_file(
        saved(rotate_record(read_sgf(OTHER).games[0], Symmetry.R90), tmp_path / "parts.sgf")
    )
    return dialog


def test_it_is_told_where_two_openings_part_and_what_differs(parted):
    assert verdict(parted) == (
        "The openings differ after 5 moves: 2 points differ, first difference at move 4."
    )
    assert details(parted) == (
        "A rotated right is most similar to B. White in A only: G3. White in B only: G2. "
        "A has no symmetry."
    )
    assert marked(parted, 0) == marked(parted, 1) == {Point(6, 6), Point(6, 7)}


def test_one_goes_to_where_they_part_and_steps_through_both(parted):
    QTest.mouseClick(parted.deviation_button, LEFT)
    assert parted.stepper.label.text() == "Move 4 of 5 · 2 points differ"
    assert parted.stepper.slider.hasFocus()
    QTest.keyClick(parted.stepper.slider, Qt.Key.Key_Left)
    assert marked(parted, 0) == marked(parted, 1) == set()
    assert stones(parted, 0) == stones(parted, 1)
    assert len(stones(parted, 0)) == 3
    QTest.keyClick(parted.stepper.slider, Qt.Key.Key_Home)
    assert stones(parted, 1) == {}
    assert not parted.stepper.back_button.isEnabled()
    QTest.mouseClick(parted.stepper.forward_button, LEFT)
    QTest.mouseClick(parted.stepper.last_button, LEFT)
    assert parted.stepper.move_count == 5


def test_fewer_moves_can_be_compared(parted):
    parted.moves.setValue(3)
    assert verdict(parted).startswith("Same opening after 3 moves: B equals A rotated right")
    assert not parted.deviation_button.isEnabled()
    assert parted.stepper.slider.maximum() == 3


def test_the_last_move_is_marked_where_it_lies(parted):
    for view in parted.boards.views:
        assert view.board.picture.cells[Point(4, 3)].status_mark is StatusMark.LAST_MOVE


def test_both_boards_have_the_names_of_a_unless_b_has_its_own(parted):
    edges = [view.board.picture.empty_board.edges for view in parted.boards.views]
    assert edges[0] == edges[1]
    before = stones(parted, 1)
    parted.own_names.click()
    own = parted.boards.views[1].board.picture.empty_board.edges
    assert own.left == tuple("JHGFEDCBA")
    assert stones(parted, 1) == before
    assert marked(parted, 1) == {Point(6, 6), Point(6, 7)}


def test_the_view_of_the_window_turns_both(desk, parted):
    desk.view_settings.set_view(Symmetry.R180)
    assert marked(parted, 0) == marked(parted, 1) == {Point(2, 2), Point(2, 1)}
    desk.view_settings.set_notation("sgf")
    assert "White in B only: gh." in details(parted)


def test_a_variation_is_compared_and_the_cursor_chooses_the_line(desk, dialog):
    choose(dialog, "Variation at move 3")
    assert "first difference at move 3" in verdict(dialog)
    assert "The openings differ after 4 moves" in verdict(dialog)
    tree = desk.document.session.tree
    fork = tree.main_line()[2]
    choose(dialog, "Main line")
    assert verdict(dialog).startswith("Same opening after 5 moves, in the same orientation.")
    desk.document.go_to(tree.children(fork)[1])
    assert "The openings differ after 4 moves" in verdict(dialog)


def test_an_edit_of_the_record_is_followed(desk, dialog):
    choose(dialog, "Main line")
    desk.document.go_to(desk.document.session.line[-1])
    desk.document.play(Point(0, 0))
    assert verdict(dialog).startswith("Same opening after 6 moves")


def test_another_game_of_the_file_is_chosen_by_its_number(desk, dialog):
    games = [*read_sgf(GAME).games, *read_sgf(OTHER).games, *read_sgf(b"(;SZ[13])").games]
    desk.document.open_games(games, None, None)
    choose(dialog, "Another game")
    assert dialog.source.game.isVisible()
    assert dialog.source.game.text() == "Game 2 of 3"
    assert "first difference at move 4" in verdict(dialog)
    dialog.source.game.setValue(3)
    assert verdict(dialog).startswith("Different board sizes: A is 9×9, B is 13×13.")
    assert not dialog.deviation_button.isEnabled()
    assert dialog.boards.views[1].board.picture.empty_board.size == (13, 13)


def test_another_window_is_offered_first(window):
    other = window.new_window()
    other.document.open_games(read_sgf(OTHER).games, None, None)
    window.document.open_games(read_sgf(GAME).games, None, None)
    other.show()
    dialog = compare(desk_of(window))
    assert titles(dialog)[0] == "Window: Untitled"
    assert verdict(dialog).startswith("The openings differ after 5 moves:")
    assert "orientation" not in verdict(dialog)
    other.hide()
    dialog.source.refresh()
    assert titles(dialog)[0] == "Main line of this game"


def test_a_board_on_its_side_is_turned_back(desk, tmp_path):
    tree = read_sgf(b"(;SZ[9:5];B[bb];W[hd])").games[0]
    desk.document.open_games([tree], None, None)
    dialog = compare(desk)
    dialog.source.open_file(saved(rotate_record(tree, Symmetry.TRANSPOSE), tmp_path / "side.sgf"))
    assert "B equals A mirrored across the" in verdict(dialog)
    assert dialog.boards.views[1].board.picture.empty_board.size == (9, 5)
    dialog.own_names.click()
    assert stones(dialog, 0) == stones(dialog, 1)


def test_the_conditions_of_the_paper_that_make_openings_the_same_are_named(desk, tmp_path):
    text = "Conditions in Park's paper that hold"
    cases = {
        b"(;SZ[9];B[cc];W[gd])": f"{text}: 1 (equal).",
        b"(;SZ[9];B[gc];W[cd])": "None of the three conditions in Park's paper holds",
        b"(;SZ[9];W[cc];B[dg])": f"{text} with colours swapped: 3 (mirrored in a diagonal).",
    }
    desk.document.open_games(read_sgf(next(iter(cases))).games, None, None)
    dialog = compare(desk)
    for number, (record, expected) in enumerate(cases.items()):
        dialog.source.open_file(saved(read_sgf(record).games[0], tmp_path / f"{number}.sgf"))
        assert verdict(dialog).startswith("Same opening")
        assert details(dialog).startswith(expected)


def test_a_symmetrical_opening_is_itself_in_other_views(desk):
    desk.document.open_games(read_sgf(b"(;SZ[9];B[ee])").games, None, None)
    dialog = compare(desk)
    choose(dialog, "Main line")
    assert "A looks the same when rotated right, rotated 180°" in details(dialog)


def test_a_shorter_record_stays_at_its_last_position(desk, dialog, tmp_path):
    dialog.source.open_file(
        saved(read_sgf(b"(;SZ[9];B[cc];W[gc])").games[0], tmp_path / "short.sgf")
    )
    assert verdict(dialog).startswith("Same opening after 2 moves")
    dialog.moves.setValue(5)
    assert "3 points differ" in verdict(dialog)
    assert "B has only 2 moves; its final position is shown." in details(dialog)


def test_a_file_that_cannot_be_read_is_told_of_in_the_window(dialog, tmp_path):
    path = tmp_path / "bad.sgf"
    path.write_text("nothing of the kind")
    dialog.source.open_file(path)
    assert "bad.sgf" in dialog.result_view.problem.text()
    assert dialog.result_view.problem.isVisible()
    assert dialog.result_view.problem.textFormat() is Qt.TextFormat.PlainText
    choose(dialog, "Main line")
    assert verdict(dialog).startswith("Same opening")
    assert not dialog.result_view.problem.isVisible()


def test_a_dropped_file_is_compared(qtbot, dialog, tmp_path):
    path = saved(read_sgf(OTHER).games[0], tmp_path / "dropped.sgf")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    event = QDropEvent(
        QPointF(9, 9), Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier
    )
    dialog.dropEvent(event)
    qtbot.waitUntil(lambda: dialog.source.title == "File: dropped.sgf")
    assert "first difference at move 4" in verdict(dialog)


def test_the_answer_is_copied_with_what_is_compared(parted):
    QTest.mouseClick(parted.copy_button, LEFT)
    lines = QApplication.clipboard().text().splitlines()
    assert lines[:2] == ["A: Untitled, current line", "B: File: parts.sgf"]
    assert lines[2:] == [verdict(parted), details(parted)]


def test_the_boards_follow_the_look_of_the_windows(window, settings, qtbot):
    dialog = compare(desk_of(window))
    before = dialog.stepper.back_button.icon().pixmap(24).toImage()
    settings.set(THEME, appearance.DARK)
    qtbot.waitUntil(lambda: dialog.stepper.back_button.icon().pixmap(24).toImage() != before)
    table = dialog.boards.views[0].palette().window().color().name()
    assert table == appearance.board_theme(settings).background


def test_the_command_brings_up_the_window_there_is(desk, dialog):
    desk.actions[Command.COMPARE_OPENINGS].trigger()
    assert desk.window.findChildren(OpeningsDialog) == [dialog]


def test_points_with_stones_of_both_colours_are_told_in_a_s_colours(desk, tmp_path):
    desk.document.open_games(read_sgf(b"(;SZ[5]AB[aa][ba][cb]AW[dc])").games, None, None)
    dialog = compare(desk)
    other = read_sgf(b"(;SZ[5]AW[aa][ba][cb]AB[eb][dd])").games[0]
    dialog.source.open_file(saved(other, tmp_path / "setup.sgf"))
    assert verdict(dialog) == (
        "The openings differ at the start: 3 points differ, first difference at the start."
    )
    assert details(dialog).startswith(
        "A with colours swapped is most similar to B. "
        "White in A only: D3. White in B only: E4, D2. "
        "The stones of opening B are listed with colours swapped."
    )


def test_the_comparison_starts_at_the_move_of_the_cursor(desk):
    desk.document.open_games(read_sgf(GAME).games, None, None)
    desk.document.go_to(2)
    dialog = compare(desk)
    assert dialog.stepper.move_count == 2
    choose(dialog, "Main line")
    assert dialog.stepper.move_count == 2
