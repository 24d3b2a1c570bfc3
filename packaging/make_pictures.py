"""Make the pictures of the manual and of the README from sample records, with the program itself.

    python packaging/make_pictures.py [--language LANGUAGE] [NAME ...]

Without names, all pictures are made. They are stored in docs/manual/pictures, except for the one in
the README, which is stored in docs/images. For languages other than English, only the pictures that
show texts of the program are made.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from callouts import Callout, on_board
from picture_stage import (
    HOME,
    close_window,
    go_to,
    grab_widget,
    grab_with_callouts,
    in_rows,
    paint_board,
    save,
    start_program,
    wait,
    window,
)
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QPushButton, QSpinBox

from goboard_gui.diagram.compose import DisplayOptions, NamedPoints, compose_picture
from goboard_gui.game_index.builder import build
from goboard_gui.go import Board, BoardKind, BoardShape, Colour, Point, Size, Symmetry
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core.i18n import LANGUAGES
from goboard_gui.notation import Naming, Reading, notation

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QWidget

    from goboard_gui.gui.window.main_window import MainWindow

ROOT = Path(__file__).resolve().parents[1]
SAMPLES = ROOT / "resources" / "samples"
STUDY = ROOT / "resources" / "study"
MANUAL = ROOT / "docs" / "manual"
README_PICTURE = ROOT / "docs" / "images" / "window.png"
README = "readme"
"""Name of the picture of the README."""
ENGLISH = "en"

_PATIENCE = 20_000
_MOMENTS = 2000  # milliseconds
_WINDOW = (900, 640)
"""Size of most windows in logical pixels: wide enough for all bars, and legible on a page."""
LEFT, RIGHT = Qt.Edge.LeftEdge, Qt.Edge.RightEdge
TOP, BOTTOM = Qt.Edge.TopEdge, Qt.Edge.BottomEdge


def language() -> str:
    """Return the code of the current language."""
    return QLocale().name().partition("_")[0]


def command_button(shown: MainWindow, command: Command) -> QWidget:
    """Return the button of a command in a toolbar."""
    for bar in (shown.bars.tools, shown.bars.marks):
        if (button := bar.widgetForAction(shown.commands[command])) is not None:
            return button
    raise LookupError(f"no toolbar has {command}")


def command_buttons(shown: MainWindow, first: Command, last: Command, side: Qt.Edge) -> Callout:
    """Return a callout of neighbouring buttons in the main toolbar."""
    ends = [command_button(shown, command).geometry() for command in (first, last)]
    return Callout(shown.bars.tools, side, ends[0].united(ends[1]))


def button_with_text(widget: QWidget, text: str) -> QPushButton:
    """Return the button with this text."""
    return next(button for button in widget.findChildren(QPushButton) if button.text() == text)


def click_point(shown: MainWindow, point: Point) -> None:
    """Click a point of the board."""
    board = shown.board_view.board
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.centre(point).toPoint())
    wait()


def main_window() -> QImage:
    """Return a picture of the main window with a game, its comment, its tree and coordinates."""
    shown = window(SAMPLES / "c-game-9x9.sgf", *_WINDOW, fit=True)
    go_to(shown, 37)
    panels = shown.panels
    image = grab_with_callouts(
        shown,
        Callout(shown.bars.marks, LEFT),
        Callout(shown.board_view.board, BOTTOM),
        command_buttons(shown, Command.START, Command.END, TOP),
        Callout(command_button(shown, Command.RECORDING), TOP),
        Callout(panels.game, RIGHT),
        Callout(panels.moves, RIGHT),
        Callout(panels.tree, RIGHT),
        Callout(shown.comments.panel.editor, RIGHT),
        Callout(shown.status.notation, BOTTOM),
        Callout(shown.entry, BOTTOM),
    )
    close_window(shown)
    return image


def plain_window() -> QImage:
    """Return a picture of the main window without callouts."""
    shown = window(SAMPLES / "a-game-19x19.sgf", *_WINDOW, fit=True)
    go_to(shown, 60)
    image = grab_widget(shown)
    close_window(shown)
    return image


def new_game() -> QImage:
    """Return a picture of the dialog for a new game."""
    from goboard_gui.gui.files.new_game_dialog import NewGameDialog

    shown = window(None, *_WINDOW)
    dialog = NewGameDialog(shown.settings, shown)
    dialog.show()
    dialog.black.setText("Anna")
    dialog.black_rank.setText("3k")
    dialog.white.setText("Ben")
    dialog.white_rank.setText("4k")
    button_with_text(dialog, "9×9").click()
    large = button_with_text(dialog, "19×19")
    start = dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok)
    wait()
    image = grab_with_callouts(
        dialog,
        Callout(dialog.black, TOP),
        Callout(large, RIGHT),
        Callout(dialog.rules, RIGHT),
        Callout(dialog.komi, RIGHT),
        Callout(dialog.recorded, LEFT),
        Callout(start, BOTTOM),
    )
    dialog.close()
    close_window(shown)
    return image


_TUTORIAL_GAME = (
    "(;GM[1]FF[4]CA[UTF-8]SZ[9]PB[Anna]BR[3k]PW[Ben]WR[4k]DT[2026-05-01]KM[6.5]{rules}"
    ";B[ee];W[fe];B[ed];W[fd];B[ef];W[f{row}];B[ec];W[fc]{rest})"
)
"""The game of the tutorial for recorders; move 6 was misplaced in the row "g"."""
_TUTORIAL_REST = ";B[db];W[eb];B[dg];W[eg];B[da];W[ea];B[dh];W[eh];B[di];W[ei];B[gg];W[gf];B[];W[]"


def tutorial_game(row: str = "f", rest: str = "", rules: str = "") -> MainWindow:
    """Return a window with the game of the tutorial for recorders, at its end."""
    file = Path(HOME, "anna-ben.sgf")
    file.write_text(_TUTORIAL_GAME.format(row=row, rest=rest, rules=rules), encoding="utf-8")
    shown = window(file, *_WINDOW, fit=True)
    shown.commands[Command.LAYOUT_RECORD].trigger()
    shown.commands[Command.END].trigger()
    return shown


def recording() -> QImage:
    """Return a picture of a game that is being recorded, after a stone was moved."""
    shown = tutorial_game("g")
    shown.commands[Command.RECORDING].trigger()
    go_to(shown, 6)
    shown.commands[Command.CORRECT_MOVE].trigger()
    click_point(shown, Point(5, 5))
    shown.commands[Command.END].trigger()
    shown.message_strip.dismiss()
    wait()
    board, line = shown.board_view.board, shown.message_strip.notice_line
    image = grab_with_callouts(
        shown,
        Callout(command_button(shown, Command.RECORDING), TOP),
        Callout(shown.panels.game, RIGHT),
        Callout(shown.panels.moves, RIGHT),
        on_board(board, Point(5, 5), LEFT),
        Callout(line.findChild(QLabel), LEFT),
        Callout(line.button, BOTTOM),
        Callout(shown.entry, BOTTOM),
    )
    close_window(shown)
    return image


def illegal_move() -> QImage:
    """Return a picture of the message about an illegal move."""
    shown = window(SAMPLES / "c-game-9x9.sgf", 860, 580, fit=True)
    go_to(shown, 37)
    click_point(shown, Point(6, 5))
    line = shown.message_strip.message_line
    image = grab_with_callouts(
        shown.centralWidget(),
        on_board(shown.board_view.board, Point(6, 5), RIGHT),
        Callout(line.findChild(QLabel), LEFT),
        Callout(line.button, BOTTOM),
    )
    close_window(shown)
    return image


def annotating() -> QImage:
    """Return a picture with marks of every kind, the tools for them and a comment."""
    text = (
        "(;SZ[9]AB[cc][gc][ge][fg][gg]AW[ce][cg][dd][eg][ef]TR[ge]SQ[cg]CR[dd]MA[gc]"
        "LB[fe:A][ff:B][fh:1]AR[ee:hg]LN[bb:bh]TB[hb][hc][ib][ic]DD[aa:ai]"
        "C[{comment}])"
    )
    file = Path(HOME, "marks.sgf")
    file.write_text(text.format(comment=_COMMENT[language()]), encoding="utf-8")
    shown = window(file, *_WINDOW, fit=True)
    shown.commands[Command.LAYOUT_ANNOTATE].trigger()
    wait()
    board = shown.board_view.board
    image = grab_with_callouts(
        shown,
        Callout(command_button(shown, Command.TOOL_TRIANGLE), LEFT),
        Callout(command_button(shown, Command.TOOL_LABEL), LEFT),
        Callout(command_button(shown, Command.TOOL_NUMBER), LEFT),
        Callout(command_button(shown, Command.TOOL_ARROW), LEFT),
        Callout(command_button(shown, Command.TOOL_PART), LEFT),
        on_board(board, Point(5, 7), BOTTOM),
        Callout(shown.comments.panel.name, RIGHT),
        Callout(shown.comments.panel.buttons, RIGHT),
        Callout(shown.comments.panel.editor, RIGHT),
    )
    close_window(shown)
    return image


_COMMENT = {
    "en": "Black chooses between A and B; White answers at 1.",
    "de": "Schwarz hat die Wahl zwischen A und B; Weiß antwortet auf 1.",
}
"""The comment in the picture with marks, by language."""


def guessing() -> QImage:
    """Return a picture of a wrong guess of the next move."""
    from goboard_gui.gui.study.exercise.exercise_bar import ExerciseBar
    from goboard_gui.gui.study.guess_view import ColourChoice

    shown = window(SAMPLES / "a-game-19x19.sgf", 1100, 740, fit=True)
    go_to(shown, 10)
    shown.commands[Command.GUESS].trigger()
    wait()
    click_point(shown, Point(3, 13))
    bar = shown.findChild(ExerciseBar)
    image = grab_with_callouts(
        shown,
        on_board(shown.board_view.board, Point(3, 13), LEFT),
        on_board(shown.board_view.board, Point(5, 11), BOTTOM),
        Callout(bar.text_label, LEFT),
        Callout(bar.findChild(ColourChoice), BOTTOM),
        Callout(bar.stop_button, BOTTOM),
        Callout(shown.panels.tree, RIGHT),
    )
    close_window(shown)
    return image


def names() -> QImage:
    """Return a picture of one position in four notations."""
    size = Size(9, 9)
    board = Board.empty(size)
    chosen = ("western", "andreev", "tengen-squares", "draughts")
    images, captions = [], []
    for key in chosen:
        one = notation(key)
        shown = DisplayOptions(names=NamedPoints.ALL, structure=True)
        images.append(paint_board(compose_picture(board, Naming(one, size), shown), 44.0))
        captions.append(one.title)
    return in_rows(images, captions, 2)


_LAID = {
    "en": ("The record", "Rotated, coordinates rotate", "Rotated, coordinates stay"),
    "de": ("Die Partie", "Koordinaten drehen mit", "Koordinaten bleiben"),
}
"""The captions above boards, by language."""


def two_readings() -> QImage:
    """Return a picture of a board seen from its right side, with both ways to name its points."""
    size = Size(9, 9)
    stones = {Point(2, 6): Colour.BLACK, Point(6, 2): Colour.WHITE, Point(2, 3): Colour.BLACK}
    board = Board.empty(size).with_stones(stones)
    images = [
        paint_board(
            compose_picture(
                board, Naming(notation("western"), size, view, reading), DisplayOptions()
            ),
            40.0,
        )
        for view, reading in (
            (Symmetry.IDENTITY, Reading.TRAVEL),
            (Symmetry.R90, Reading.TRAVEL),
            (Symmetry.R90, Reading.STAY),
        )
    ]
    return in_rows(images, _LAID[language()], 3)


_OPENINGS = {
    "my-game": "B[pd];W[dd];B[pq];W[dp];B[fc];W[cf];B[jd];W[qo];B[op]",
    "another-game": "B[dd];W[pd];B[dq];W[pp];B[nc];W[qf];B[jd];W[co];B[fp]",
}
"""Two openings that are mirror images except for one stone."""


def openings() -> QImage:
    """Return a picture of two openings that are compared, in the same orientation."""
    from goboard_gui.gui.study.openings.openings_dialog import OpeningsDialog

    files = []
    for name, moves in _OPENINGS.items():
        files.append(Path(HOME, f"{name}.sgf"))
        files[-1].write_text(f"(;SZ[19];{moves})", encoding="utf-8")
    shown = window(files[0], 900, 640)
    other = shown.new_window()  # the dialog offers the records of windows that know each other
    other.show()
    other.document_io.open(files[1])
    wait()
    for each in (shown, other):
        each.commands[Command.END].trigger()
    shown.commands[Command.COMPARE_OPENINGS].trigger()
    dialog = shown.findChild(OpeningsDialog)
    dialog.resize(980, 620)
    box = dialog.source.box
    box.setCurrentIndex(next(at for at in range(box.count()) if "another" in box.itemText(at)))
    wait()
    first, second = (view.board for view in dialog.boards.views)
    image = grab_with_callouts(
        dialog,
        Callout(box, TOP),
        Callout(dialog.result_view.verdict, RIGHT),
        on_board(second, Point(13, 15), RIGHT),
        on_board(first, Point(14, 15), LEFT),
        Callout(dialog.stepper.slider, BOTTOM),
        Callout(dialog.deviation_button, BOTTOM),
    )
    close_window(other)
    close_window(shown)
    return image


def scored_game() -> QImage:
    """Return a picture of a finished game with its score."""
    from goboard_gui.gui.game.scoring.score_panel import ScorePanel

    shown = tutorial_game(rest=_TUTORIAL_REST, rules="RU[Japanese]")
    if not shown.commands[Command.COUNT].isChecked():
        shown.commands[Command.COUNT].trigger()
    wait(max_milliseconds=_MOMENTS)
    panel, board = shown.findChild(ScorePanel), shown.board_view.board
    image = grab_with_callouts(
        shown,
        on_board(board, Point(6, 6), BOTTOM),
        on_board(board, Point(0, 4), LEFT),
        Callout(panel.rules, RIGHT),
        Callout(panel.result, RIGHT),
        Callout(panel.method_table, RIGHT),
        Callout(panel.write, LEFT),
    )
    close_window(shown)
    return image


def life_and_death() -> QImage:
    """Return a picture of the life-and-death analysis, with its panel."""
    shown = window(STUDY / "safe-families.sgf", 980, 780, fit=True)
    for _ in range(2):
        shown.commands[Command.NEXT_GAME].trigger()
    for command in (Command.LIFE_EYES, Command.LIFE_SAFE, Command.LIFE_ALIVE, Command.LIFE_ATARI):
        shown.commands[command].trigger()
    shown.panels.life.toggleViewAction().trigger()
    shown.message_strip.dismiss()
    wait()
    image = grab_with_callouts(
        shown,
        *(on_board(shown.board_view.board, point, side) for point, side in _LIFE),
        Callout(shown.panels.life.widget(), BOTTOM),
        Callout(shown.status, LEFT),
    )
    close_window(shown)
    return image


_LIFE = ((Point(0, 0), LEFT), (Point(1, 0), TOP), (Point(2, 2), BOTTOM))
"""Points with an eye, a ring and hatching in the picture of life and death."""

_REPLIES = (
    *(("gc", "cg", "gg", "cc"), ("gc", "cg", "gg", "cd"), ("gc", "cg", "gg", "ee")),
    *(("gc", "cg", "cc", "gg"), ("gc", "ee", "gg", "cg"), ("gc", "cg", "gh", "cd")),
)
"""The first moves of some invented games on 9×9."""


def collection() -> QImage:
    """Return a picture of the collection panel with the continuations of a position."""
    from goboard_gui.gui.collection.explorer.collection_panel import CollectionPanel

    folder = Path(HOME, "records")
    folder.mkdir()
    for number in range(60):
        moves = _REPLIES[min(number % 11, number % 7, len(_REPLIES) - 1)]
        played = "".join(f";{'BW'[at % 2]}[{point}]" for at, point in enumerate(moves))
        text = (
            f"(;GM[1]SZ[9]PB[Black {number % 9 + 1}]PW[White {number % 5 + 1}]"
            f"DT[{1990 + number % 30}-05-01]RE[{'BW'[number % 3 == 0]}+R]{played})"
        )
        folder.joinpath(f"game-{number}.sgf").write_text(text, encoding="utf-8")
    index = Path(HOME, "index")
    for _ in build(index, [folder]):
        pass
    file = Path(HOME, "question.sgf")
    file.write_text("(;SZ[9];B[gc];W[cg])", encoding="utf-8")
    shown = window(file, *_WINDOW, fit=True)
    shown.commands[Command.END].trigger()
    shown.features.collection.building.manager.open(index)
    shown.panels.tree_dock.hide()
    shown.panels.comments_dock.hide()
    shown.panels.game_dock.hide()
    shown.commands[Command.COLLECTION_FIND].trigger()
    wait(max_milliseconds=_MOMENTS)
    panel = shown.findChild(CollectionPanel)
    image = grab_with_callouts(
        shown,
        on_board(shown.board_view.board, Point(1, 2), LEFT),
        Callout(panel.head, TOP),
        Callout(panel.result_label, RIGHT),
        Callout(panel.table, RIGHT),
        Callout(panel.games.filter_bar, RIGHT),
        Callout(panel.games.table, RIGHT),
    )
    close_window(shown)
    return image


def trainer() -> QImage:
    """Return a picture of a question of the trainer."""
    from goboard_gui.gui.study.trainer.trainer_history import history_file
    from goboard_gui.gui.study.trainer.trainer_window import TrainerWindow

    shown = window(None, *_WINDOW)
    asking = TrainerWindow(
        shown.view_settings, shown.settings, history_file(), shown, random=Random(1)
    )
    asking.resize(940, 560)
    asking.show()
    asking.main_button.click()
    wait()
    image = grab_with_callouts(
        asking,
        Callout(asking.view.board, LEFT),
        Callout(asking.tabs, RIGHT),
        Callout(asking.prompt, RIGHT),
        Callout(asking.score, RIGHT),
        Callout(asking.give_up_button, BOTTOM),
    )
    close_window(shown)
    return image


def printing() -> QImage:
    """Return a picture of the print window with a figure in the preview."""
    from goboard_gui.gui.printing.print_window import PrintWindow

    file = Path(HOME, "figure.sgf")
    text = (SAMPLES / "a-game-19x19.sgf").read_text(encoding="utf-8")
    marked = text.replace("W[ep]", f"W[ep]LB[dm:A][en:B]TR[dq]C[{_NOTE[language()]}]", 1)
    file.write_text(marked, encoding="utf-8")
    shown = window(file, *_WINDOW)
    shown.commands[Command.PRINT].trigger()
    wait(lambda: shown.findChild(PrintWindow), _PATIENCE)
    pages = shown.findChild(PrintWindow)
    pages.resize(960, 700)
    boxes = pages.form.currentWidget().findChildren(QSpinBox)
    for box, move in zip((box for box in boxes if box.isVisible()), (5, 10), strict=True):
        box.setValue(move)
    caption = pages.form.editor("edition.phrases.figure").line
    caption.setText(_CAPTION[language()])
    caption.textEdited.emit(caption.text())
    wait(lambda: not pages.maker.busy, _PATIENCE)
    wait()
    image = grab_with_callouts(
        pages,
        Callout(pages.preset_bar.box, TOP),
        Callout(pages.form.tabBar(), LEFT),
        Callout(pages.form.currentWidget(), LEFT),
        Callout(pages.view, RIGHT),
        Callout(pages.print_button, BOTTOM),
        Callout(pages.save_button, BOTTOM),
    )
    close_window(shown)
    return image


_NOTE = {
    "en": "Black can continue at A or B.",
    "de": "Schwarz kann mit A oder B fortsetzen.",
}
"""The comment in the picture of the print window, by language."""
_CAPTION = {"en": "Lesson 1, moves {moves}", "de": "Lektion 1, Züge {moves}"}
"""The template of the caption in the picture of the print window, by language."""


_OTHER_BOARDS = {
    "en": ("Torus", "Möbius strip", "Hexagon"),
    "de": ("Torus", "Möbiusband", "Sechseck"),
}
"""The captions above boards of other shapes, by language."""


def other_boards() -> QImage:
    """Return a picture of the same stones on boards of three shapes."""
    shapes = (
        BoardShape(BoardKind.TORUS, Size(7, 7)),
        BoardShape(BoardKind.MOEBIUS, Size(7, 7)),
        BoardShape.hexagon(5),
    )
    images = []
    for shape in shapes:
        board = Board.empty(shape.graph)
        for number, at in enumerate((Point(6, 0), Point(0, 5), Point(0, 0), Point(5, 6))):
            board = board.play(at, Colour(1 + number % 2)).board
        naming = Naming.on_board(notation("western"), shape)
        images.append(paint_board(compose_picture(board, naming, DisplayOptions()), 24.0))
    return in_rows(images, _OTHER_BOARDS[language()], 3)


def cursor() -> QImage:
    """Return a picture of the keyboard cursor on the board."""
    shown = window(SAMPLES / "c-game-9x9.sgf", 760, 560, fit=True)
    go_to(shown, 12)
    shown.activateWindow()
    wait()
    shown.commands[Command.BOARD_CURSOR].trigger()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down):
        QTest.keyClick(shown.board_view.board, key)
    shown.message_strip.dismiss()
    wait()
    image = grab_widget(shown.board_view)
    close_window(shown)
    return image


MAKERS: dict[str, Callable[[], QImage]] = {
    README: plain_window,
    "window": main_window,
    "new-game": new_game,
    "recording": recording,
    "guessing": guessing,
    "correcting": illegal_move,
    "annotating": annotating,
    "names": names,
    "travelling": two_readings,
    "openings": openings,
    "counting": scored_game,
    "living": life_and_death,
    "collection": collection,
    "trainer": trainer,
    "printing": printing,
    "cursor": cursor,
    "other-boards": other_boards,
}

WORDLESS = ("names", "cursor")
"""Pictures that are the same in every language, except for the titles of notations."""


def main() -> None:
    """Make the named pictures, or all of them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--language", choices=LANGUAGES, default=ENGLISH)
    parser.add_argument("names", nargs="*", metavar="NAME")
    args = parser.parse_args()
    folder = MANUAL / ("" if args.language == ENGLISH else args.language) / "pictures"
    folder.mkdir(exist_ok=True)
    running = start_program(args.language)
    left_out = () if args.language == ENGLISH else (*WORDLESS, README)
    for name in args.names or [name for name in MAKERS if name not in left_out]:
        path = README_PICTURE if name == README else folder / f"{name}.png"
        save(MAKERS[name](), path)
    running.quit()


if __name__ == "__main__":
    main()
