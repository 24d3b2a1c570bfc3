"""One whole journey: a game is clicked in, studied, turned, saved, opened again and printed."""

from __future__ import annotations

import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest
from PySide6.QtPrintSupport import QPrintDialog, QPrinter

from goboard_gui.diagram.picture import StatusMark
from goboard_gui.files.sgf.reading import read_sgf_file
from goboard_gui.go import Board, IllegalReason, Point, Size, Symmetry
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.files.new_game_dialog import NewGameDialog
from goboard_gui.gui.printing.print_window import PrintWindow
from goboard_gui.notation import Reading
from tests.gui.gui_cases import LEFT, OUTSIDE, click, image_of, naming_of, point_to, stone_on

if TYPE_CHECKING:
    from pathlib import Path

    from goboard_gui.gui.window.main_window import MainWindow

SIZE = Size(9, 9)
TO_THE_KO = [(3, 2), (4, 2), (2, 3), (5, 3), (3, 4), (4, 4), (4, 3), (3, 3)]
TAKEN_BACK = Point(4, 3)
ELSEWHERE = [(7, 8), (0, 0)]
TO_THE_END = [(4, 3), (0, 1), (8, 7)]
SUICIDE = Point(8, 8)

# White's eighth move took a stone; Black took back with the eleventh, after a move elsewhere.
AT_THE_END = Board.from_rows(
    "O........",
    "O........",
    "...XO....",
    "..X.XO...",
    "...XO....",
    ".........",
    ".........",
    "........X",
    ".......X.",
)
MOVES = ["dc", "ec", "cd", "fd", "de", "ee", "ed", "dd", "hi", "aa", "ed", "ab", "ih"]
LAST = Point(8, 7)

NAMES = {
    "andreev": ["+3-2", "=4-2", "+2-3", "-0+1"],
    "western": ["D7", "E7", "C6", "J2"],
    "tengen-squares": ["N2.1", "N2.2", "W2.3", "E4.7"],
}
"""The names of the first three moves and of the last."""


def test_a_game_is_clicked_in_studied_turned_saved_opened_again_and_printed(
    qtbot, window, person, monkeypatch, tmp_path
):
    click_a_game_in(qtbot, window)
    study_it_in_three_notations(window)
    look_at_it_from_all_sides(window)
    path = tmp_path / "journey.sgf"
    save_it(window, person, path)
    open_it_again(window, person, monkeypatch, path)
    print_it(window, qtbot, monkeypatch, tmp_path / "journey.pdf")


def click_a_game_in(qtbot, window: MainWindow) -> None:
    board, message, session = (
        window.board_view.board,
        window.message_strip,
        window.document.session,
    )
    play(window, TO_THE_KO)
    assert session.step.captured == (TAKEN_BACK,)
    assert stone_on(board, image_of(board), TAKEN_BACK) is None
    assert (session.step.prisoners.black, session.step.prisoners.white) == (0, 1)

    point_to(board, TAKEN_BACK)
    assert board.picture.cells[TAKEN_BACK].status_mark is StatusMark.ILLEGAL
    click(board, TAKEN_BACK)
    assert message.text == "Ko: Black can't retake at E6 yet."
    assert session.step.number == 8
    play(window, ELSEWHERE)
    assert not message.has_message

    play(window, TO_THE_END)
    assert (session.step.prisoners.black, session.step.prisoners.white) == (1, 1)
    click(board, SUICIDE)
    assert message.text == "J1 would be suicide."
    assert session.step.number == 13

    qtbot.mouseClick(message.first_button, LEFT)
    assert session.step.illegal is IllegalReason.SUICIDE
    window.document.undo_stack.undo()
    assert window.document.session.board == AT_THE_END
    point_to(board, OUTSIDE)
    assert shows(window, Symmetry.IDENTITY)


def play(window: MainWindow, places: list[tuple[int, int]]) -> None:
    """Click moves in; each is seen on the board before the next."""
    session, board = window.document.session, window.board_view.board
    for column, row in places:
        number, colour, point = session.step.number, session.to_play, Point(column, row)
        point_to(board, point)
        assert board.picture.cells[point].ghost is colour
        click(board, point)
        assert session.step.number == number + 1
        assert board.picture.cells[point].stone is colour
        assert stone_on(board, image_of(board), point) is colour


def study_it_in_three_notations(window: MainWindow) -> None:
    actions, board, list_ = window.commands, window.board_view.board, window.panels.moves.model()
    overlays = (Command.SHOW_EDGES, Command.SHOW_NAMES, Command.SHOW_STRUCTURE)
    for notation, names in NAMES.items():
        window.bars.notations[notation].trigger()
        assert [list_.index(row, 1).data() for row in (0, 1, 2, 12)] == names
        before = board.picture, image_of(board)
        for overlay in overlays:
            actions[overlay].trigger()
            drawn = notation != "western" or overlay is not Command.SHOW_STRUCTURE
            assert (board.picture != before[0]) is drawn
            assert (image_of(board) != before[1]) is drawn
            actions[overlay].trigger()
            assert (board.picture, image_of(board)) == before
        assert board.picture.empty_board.edges.top
        actions[Command.SHOW_NAMES].trigger()
        shown = [board.picture.cells[Point(*place)].name for place in TO_THE_KO[:3]]
        assert [*shown, board.picture.cells[LAST].name] == names
        actions[Command.SHOW_NAMES].trigger()
        point_to(board, LAST)
        assert window.status.point.text() == names[-1]
        point_to(board, OUTSIDE)
    actions[Command.SHOW_STRUCTURE].trigger()
    assert board.picture.empty_board.notation_grid is not None


def look_at_it_from_all_sides(window: MainWindow) -> None:
    tree, naming = (
        window.document.session.tree,
        naming_of(window),
    )
    for reading in Reading:
        if reading is Reading.STAY:
            window.commands[Command.NAMES_STAY].trigger()
        for view in Symmetry:
            window.view_settings.set_view(view)
            assert shows(window, view)
            seen = view.apply(LAST, SIZE)
            point_to(window.board_view.board, seen)
            named = seen if reading is Reading.STAY else LAST
            assert window.status.point.text() == naming.name(named)
            assert window.panels.moves.model().index(12, 1).data() == naming.name(named)
            point_to(window.board_view.board, OUTSIDE)
    assert window.document.session.tree is tree
    window.commands[Command.NAMES_STAY].trigger()
    window.commands[Command.NORMAL_VIEW].trigger()
    assert shows(window, Symmetry.IDENTITY)


def shows(window: MainWindow, view: Symmetry) -> bool:
    """Return whether the last position is what is seen from this side, in cells and in pixels."""
    board = window.board_view.board
    stones = {view.apply(point, SIZE): colour for point, colour in AT_THE_END.stones().items()}
    cells = {point: cell.stone for point, cell in board.picture.cells.items() if cell.stone}
    image = image_of(board)
    pixels = all(stone_on(board, image, p) is stones.get(p) for p in SIZE.points())
    last = board.picture.cells[view.apply(LAST, SIZE)].status_mark
    return cells == stones and pixels and last is StatusMark.LAST_MOVE


def save_it(window: MainWindow, person, path: Path) -> None:
    person.answers(save_path=path)
    window.commands[Command.SAVE].trigger()
    assert window.windowTitle() == "journey.sgf[*] — Goboard"
    assert not window.isWindowModified()
    (tree,) = read_sgf_file(path).games
    nodes = [tree.node(node) for node in tree.main_line()]
    assert nodes[0].first_value("SZ") == "9"
    assert [node.first_value("BW"[place % 2]) for place, node in enumerate(nodes[1:])] == MOVES


def open_it_again(window: MainWindow, person, monkeypatch, path: Path) -> None:
    monkeypatch.setattr(NewGameDialog, "exec", lambda _dialog: True)
    window.commands[Command.NEW].trigger()
    assert window.document.session.step.number == 0
    person.answers(open_path=path)
    window.commands[Command.OPEN].trigger()
    assert window.document.session.board == Board.empty(SIZE)
    window.commands[Command.END].trigger()
    assert window.document.session.board == AT_THE_END
    assert shows(window, Symmetry.IDENTITY)
    assert window.panels.moves.model().rowCount() == len(MOVES)


def print_it(window: MainWindow, qtbot, monkeypatch, path: Path) -> None:
    def to_pdf(dialog: QPrintDialog) -> bool:
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(path))
        return True

    monkeypatch.setattr(QPrintDialog, "exec", to_pdf)
    window.commands[Command.PRINT].trigger()
    qtbot.waitUntil(lambda: window.findChild(PrintWindow) is not None)
    pages = window.findChild(PrintWindow)
    pages.print_button.click()
    qtbot.waitUntil(lambda: path.name in pages.message_label.text())
    pages.close()
    assert path.read_bytes().startswith(b"%PDF-")
    if not shutil.which("pdftotext"):
        pytest.skip("printed; what the page says was not read: pdftotext is not installed")
    told = subprocess.run(["pdftotext", str(path), "-"], capture_output=True, check=True)
    said = told.stdout.decode()
    assert "Figure 1 (1–13)" in said
    for label in window.board_view.board.picture.empty_board.edges.left:
        assert label in said
