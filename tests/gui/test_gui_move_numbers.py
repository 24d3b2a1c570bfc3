"""Move numbers on stones are a display setting of the window, never an edit."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from goboard_gui.diagram.picture import PassMark, StatusMark
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.actions.setting_commands import SettingCommands
from goboard_gui.gui.board.hidden_numbers_label import HiddenNumbersLabel
from goboard_gui.gui.board.number_commands import MoveNumberCommands
from goboard_gui.gui.core.settings import LAST_MOVE_MARK, LAST_NUMBERED, MOVE_NUMBERS
from goboard_gui.gui.core.view_settings import VIEW_SETTINGS, ViewSettings
from goboard_gui.record.values.move_numbers import MoveNumbers, NumberedRange
from tests.cases import for_each
from tests.gui.gui_cases import naming_of
from tests.record.record_cases import branch, line

GAME = ("B[cc]", "W[gg]", "B[dd]", "W[ee]")
# White's first stone is taken by move 3, and Black plays on its point with move 5.
CAPTURE = ("W[aa]", "B[ba]", "W[ee]", "B[ab]", "W[ed]", "B[aa]", "W[]")


class Numbered:
    """A desk with the commands for move numbers and the line below the board."""

    def __init__(self, desk) -> None:
        self.desk = desk
        self.document, self.view_settings = desk.document, desk.view_settings
        self.commands = MoveNumberCommands(desk.workspace, desk.board)
        SettingCommands(desk.workspace, desk.view_settings, VIEW_SETTINGS)
        self.line = HiddenNumbersLabel(desk.document, desk.view_settings, desk.presenter, desk.view)
        desk.below.insertWidget(1, self.line)

    def choose(self, command: Command) -> None:
        self.desk.actions[command].trigger()

    def is_checked(self, command: Command) -> bool:
        return self.desk.actions[command].isChecked()

    def go_to(self, node: int) -> None:
        self.document.go_to(node)
        self.document.display_schedule.flush()

    @property
    def shown(self) -> str:
        """The numbers on the board, by point of the view: `cc1 gg2`."""
        cells = self.desk.board.picture.cells
        letters = "abcdefghijklmnopqrs"
        found = [
            (int(cell.number), letters[point.column] + letters[point.row])
            for point, cell in cells.items()
            if cell.number
        ]
        return " ".join(f"{name}{number}" for number, name in sorted(found))


@pytest.fixture
def numbered(desk):
    def begin(*moves: str, tree=None) -> Numbered:
        tree = tree or line("SZ[9]", *moves)
        made = Numbered(desk(tree))
        made.desk.view.set_zoom(3.0)
        assert made.desk.board.pitch >= 16
        made.go_to(len(moves))
        return made

    return begin


def test_no_numbers_are_shown_at_first(numbered):
    here = numbered(*GAME)
    assert here.shown == ""
    assert here.is_checked(Command.NUMBERS_NONE)
    assert not here.line.isVisible()


@for_each(
    ("command", "expected"),
    [
        (Command.NUMBERS_ALL, "cc1 gg2 dd3 ee4"),
        (Command.NUMBERS_LAST, "cc1 gg2 dd3 ee4"),
        (Command.NUMBERS_FROM, "ee1"),
        (Command.NUMBERS_VARIATION, ""),
        (Command.NUMBERS_RECORD, "cc1 gg2 dd3 ee4"),
        (Command.NUMBERS_NONE, ""),
    ],
)
def test_each_command_shows_its_numbers_and_is_checked(numbered, command, expected):
    here = numbered(*GAME)
    here.choose(command)
    assert here.shown == expected
    assert here.is_checked(command)
    assert here.line.isVisible() is (command is not Command.NUMBERS_NONE)
    assert not here.document.is_modified
    assert here.document.undo_stack.count() == 0


def test_numbers_follow_the_cursor_and_edits(numbered):
    here = numbered(*GAME)
    here.choose(Command.NUMBERS_ALL)
    here.go_to(2)
    assert here.shown == "cc1 gg2"
    here.document.play(Point(0, 0))
    assert here.shown == "cc1 gg2 aa3"
    here.document.undo_stack.undo()
    assert here.shown == "cc1 gg2"


def test_numbers_begin_at_the_move_shown_when_it_is_chosen(numbered):
    here = numbered(*GAME)
    here.go_to(2)
    here.choose(Command.NUMBERS_FROM)
    assert here.shown == "gg1"
    here.go_to(4)
    assert here.shown == "gg1 dd2 ee3"
    here.go_to(1)
    assert here.shown == ""
    assert here.line.text() == "The numbered moves begin later in the game or in another variation."
    here.go_to(3)
    here.choose(Command.NUMBERS_FROM)
    here.go_to(4)
    assert here.shown == "dd1 ee2"


def test_another_record_has_no_first_numbered_move(numbered):
    here = numbered(*GAME)
    here.choose(Command.NUMBERS_FROM)
    here.desk.open(b"(;SZ[9];B[aa];W[bb];B[cc];W[dd];B[ee])")
    here.go_to(5)
    assert here.shown == ""
    assert here.is_checked(Command.NUMBERS_NONE)
    here.choose(Command.NUMBERS_ALL)
    here.desk.open(b"(;SZ[9];B[aa];W[bb])")
    here.go_to(2)
    assert here.shown == "aa1 bb2"


def test_variations_are_numbered_from_their_first_move(numbered):
    tree, (_, end) = branch(line("SZ[9]", *GAME), 2, "B[hh]", "W[ii]")
    here = numbered(tree=tree)
    here.choose(Command.NUMBERS_VARIATION)
    here.go_to(end)
    assert here.shown == "hh1 ii2"
    here.go_to(4)
    assert here.shown == ""
    assert here.line.text() == "Numbering starts where a variation leaves the main line."


def test_numbers_start_at_1_or_not_as_was_chosen_for_each_range(numbered):
    here = numbered(*GAME)
    start = here.desk.actions[Command.NUMBERS_START]
    for command, enabled, at_one in (
        (Command.NUMBERS_NONE, False, False),
        (Command.NUMBERS_ALL, False, False),
        (Command.NUMBERS_LAST, True, False),
        (Command.NUMBERS_FROM, True, True),
        (Command.NUMBERS_VARIATION, True, True),
        (Command.NUMBERS_RECORD, False, False),
    ):
        here.choose(command)
        assert (start.isEnabled(), start.isChecked()) == (enabled, at_one)
    here.view_settings.set(LAST_NUMBERED, 2)
    here.choose(Command.NUMBERS_LAST)
    assert here.shown == "dd3 ee4"
    here.choose(Command.NUMBERS_START)
    assert here.shown == "dd1 ee2"
    here.choose(Command.NUMBERS_FROM)
    assert start.isChecked()
    here.choose(Command.NUMBERS_START)
    assert here.shown == "ee4"
    here.choose(Command.NUMBERS_LAST)
    assert here.shown == "dd1 ee2"


def test_the_number_of_last_moves_is_asked(numbered, person):
    here = numbered(*GAME)
    assert here.desk.actions[Command.NUMBERS_LAST].text() == "&Last Moves: 10"
    person.answers(numbered_moves=3)
    here.choose(Command.NUMBERS_COUNT)
    assert person.asked == [("numbered_moves", 10)]
    assert here.shown == "gg2 dd3 ee4"
    assert here.is_checked(Command.NUMBERS_LAST)
    assert here.desk.actions[Command.NUMBERS_LAST].text() == "&Last Moves: 3"
    person.answers(numbered_moves=None)
    here.choose(Command.NUMBERS_COUNT)
    assert here.shown == "gg2 dd3 ee4"


def test_the_choice_is_kept_for_the_next_window_except_a_first_move(settings, numbered):
    here = numbered(*GAME)
    here.view_settings.set(LAST_NUMBERED, 7)
    here.choose(Command.NUMBERS_LAST)
    here.choose(Command.NUMBERS_START)
    expected = MoveNumbers(NumberedRange.LAST, 7, from_one=True)
    assert ViewSettings(settings).move_numbers == expected
    here.choose(Command.NUMBERS_FROM)
    assert ViewSettings(settings).move_numbers.range is NumberedRange.NONE


def test_a_label_of_the_record_replaces_a_number(numbered):
    here = numbered(*GAME[:3], "W[ee]LB[cc:A]")
    here.choose(Command.NUMBERS_ALL)
    cell = here.desk.board.picture.cells[Point(2, 2)]
    assert (cell.label, cell.number) == ("A", "1")


@for_each("mark", ["dot", "triangle", "number"])
def test_the_last_move_stays_marked(numbered, mark):
    here = numbered(*GAME)
    here.view_settings.set(LAST_MOVE_MARK, mark)
    here.choose(Command.NUMBERS_LAST)
    cell = here.desk.board.picture.cells[Point(4, 4)]
    assert (cell.status_mark, cell.number, cell.label) == (StatusMark.LAST_MOVE, "4", "")


@for_each(
    ("moves", "labels", "notation", "expected"),
    [
        (GAME, "", "western", ""),
        (CAPTURE[:4], "", "western", "1 at A9"),
        (CAPTURE[:4], "", "cartesian", "1 at (0,8)"),
        (CAPTURE, "", "western", "1 at 6, 7: pass"),
        (CAPTURE, "LB[aa:x]", "western", "1 at A9, 7: pass"),
    ],
)
def test_numbers_that_are_not_on_the_board_are_listed(numbered, moves, labels, notation, expected):
    here = numbered(*moves[:-1], moves[-1] + labels)
    here.view_settings.set_notation(notation)
    here.choose(Command.NUMBERS_ALL)
    assert here.line.text() == here.line.toolTip() == here.line.accessibleName() == expected
    assert here.desk.presenter.hidden_numbers_text() == expected


def test_the_whole_list_is_copied(numbered):
    here = numbered(*CAPTURE)
    here.choose(Command.NUMBERS_ALL)
    assert here.line.actions() == [here.line.copy_action]
    here.line.copy_action.trigger()
    assert QApplication.clipboard().text() == "1 at 6, 7: pass"
    here.go_to(1)
    assert not here.line.copy_action.isEnabled()


def test_the_board_keeps_its_place_whatever_is_listed(numbered):
    moves = [f"{'WB'[number % 2]}[{'ab'[number // 2 % 2]}a]" for number in range(90)]
    here = numbered(*moves)
    here.choose(Command.NUMBERS_ALL)
    QApplication.processEvents()
    seen = set()
    for node in (0, 1, 4, 89):
        here.go_to(node)
        QApplication.processEvents()
        seen.add((here.desk.view.geometry().getRect(), here.desk.board.geometry().getRect()))
        assert here.line.height() == here.line.minimumHeight() == here.line.maximumHeight()
        assert here.line.width() <= here.desk.view.width()
    assert len(seen) == 1
    assert here.line.fontMetrics().horizontalAdvance(here.line.text()) > here.line.width()


def test_a_board_that_is_too_small_says_so(numbered):
    here = numbered(*CAPTURE)
    button = QAction("Move Numbers")
    button.setToolTip("Show move numbers on stones")
    here.commands.show_warning_on_button(button)
    here.choose(Command.NUMBERS_ALL)
    assert button.text() == "Move Numbers"
    here.desk.view.set_zoom(0.25)
    assert here.desk.board.pitch < 16
    assert button.text() == "Move Numbers (Board Too Small)"
    told = "The board is too small for move numbers. Enlarge it to see them."
    assert button.toolTip() == told == here.line.text()
    here.choose(Command.NUMBERS_NONE)
    assert button.text() == "Move Numbers"
    assert button.toolTip() == "Show move numbers on stones"
    here.choose(Command.NUMBERS_ALL)
    here.desk.view.set_zoom(3.0)
    assert button.text() == "Move Numbers"
    assert here.line.text() == "1 at 6, 7: pass"


def test_a_pass_is_shown_until_the_next_move(numbered):
    here = numbered("B[cc]", "W[]", "C[comment]", "B[dd]")
    expected = [None, None, PassMark(Colour.WHITE, "Pass"), PassMark(Colour.WHITE, "Pass"), None]
    for node, passed in enumerate(expected):
        here.go_to(node)
        assert here.desk.board.picture.passed == passed


def test_numbers_are_read_to_those_who_do_not_see_them(numbered):
    from goboard_gui.gui.board.narrator import describe_point

    here = numbered(*GAME)
    here.choose(Command.NUMBERS_ALL)
    point, session = Point(2, 2), here.document.session
    cell = here.desk.board.picture.cells[point]
    text = describe_point(session, point, cell, naming_of(here.desk))
    assert text == "C7, black stone, 4 liberties, number 1"


def test_a_window_opens_with_the_numbers_chosen_before(settings, qtbot):
    from goboard_gui.gui.window.main_window import MainWindow

    settings.set(MOVE_NUMBERS, "all")
    window = MainWindow(settings)
    qtbot.addWidget(window)
    window.show()
    window.document.open_games(read_sgf(b"(;SZ[9];B[aa];W[bb])").games, None, None)
    window.document.go_to(2)
    assert window.board_view.board.picture.cells[Point(1, 1)].number == "2"
    assert window.hidden_numbers_label.isVisible()
