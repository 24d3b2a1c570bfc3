"""Make the pictures of the manual and of the README from sample records, with the program itself.

    python packaging/make_pictures.py [--language LANGUAGE] [NAME ...]

Without names, all pictures are made. They are stored in docs/manual/pictures, and one also for the
README. For languages other than English, only the pictures that show texts of the program are made.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from picture_stage import (
    HOME,
    close_window,
    go_to,
    grab_widget,
    in_rows,
    paint_board,
    save,
    start_program,
    wait,
    window,
)
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest

from goboard_gui.diagram.compose import DisplayOptions, PointNames, compose_picture
from goboard_gui.game_index.builder import build
from goboard_gui.go import Board, BoardKind, BoardShape, Colour, Point, Size, Symmetry
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core.i18n import LANGUAGES
from goboard_gui.notation import Naming, Reading, notation

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QImage

ROOT = Path(__file__).resolve().parents[1]
SAMPLES = ROOT / "resources" / "samples"
STUDY = ROOT / "resources" / "study"
MANUAL = ROOT / "docs" / "manual"
README = ROOT / "docs" / "images"
ENGLISH = "en"

_PATIENCE = 20_000
_MOMENTS = 2000  # milliseconds


def main_window() -> QImage:
    """Return a picture of the main window with a game, its comment, its tree and coordinates."""
    shown = window(SAMPLES / "c-game-9x9.sgf", 980, 700, fit=True)
    go_to(shown, 37)
    image = grab_widget(shown)
    close_window(shown)
    return image


def illegal_move() -> QImage:
    """Return a picture of the message about an illegal move."""
    shown = window(SAMPLES / "c-game-9x9.sgf", 760, 560, fit=True)
    go_to(shown, 37)
    board = shown.board_view.board
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.centre(Point(6, 5)).toPoint())
    wait()
    image = grab_widget(shown.centralWidget())
    close_window(shown)
    return image


def annotating() -> QImage:
    """Return a picture with marks of every kind."""
    text = (
        "(;SZ[9]AB[cc][gc][ge][fg][gg]AW[ce][cg][dd][eg][ef]TR[ge]SQ[cg]CR[dd]MA[gc]"
        "LB[fe:A][ff:B][fh:1]AR[ee:hg]LN[bb:bh]TB[hb][hc][ib][ic]DD[aa:ai])"
    )
    file = Path(HOME, "marks.sgf")
    file.write_text(text, encoding="utf-8")
    shown = window(file, 760, 560, fit=True)
    image = grab_widget(shown.board_view)
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
        shown = DisplayOptions(names=PointNames.ALL, structure=True)
        images.append(paint_board(compose_picture(board, Naming(one, size), shown), 54.0))
        captions.append(one.title)
    return in_rows(images, captions, 2)


_LAID = {
    "en": ("The record", "Rotated, coordinates rotate", "Rotated, coordinates stay"),
    "de": ("Die Partie", "Gedreht, Koordinaten drehen mit", "Gedreht, Koordinaten bleiben"),
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
    return in_rows(images, _LAID[QLocale().name().partition("_")[0]], 3)


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
    image = grab_widget(dialog)
    close_window(other)
    close_window(shown)
    return image


def scored_game() -> QImage:
    """Return a picture of a finished game with its score."""
    shown = window(SAMPLES / "c-game-9x9.sgf", 980, 780, fit=True)
    shown.commands[Command.END].trigger()
    wait()
    if not shown.commands[Command.COUNT].isChecked():
        shown.commands[Command.COUNT].trigger()
    wait(max_milliseconds=_MOMENTS)
    image = grab_widget(shown)
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
    image = grab_widget(shown)
    close_window(shown)
    return image


_REPLIES = (
    *(("gc", "cg", "gg", "cc"), ("gc", "cg", "gg", "cd"), ("gc", "cg", "gg", "ee")),
    *(("gc", "cg", "cc", "gg"), ("gc", "ee", "gg", "cg"), ("gc", "cg", "gh", "cd")),
)
"""The first moves of some invented games on 9×9."""


def collection() -> QImage:
    """Return a picture of the collection panel with the continuations of a position."""
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
    shown = window(file, 1100, 760, fit=True)
    shown.commands[Command.END].trigger()
    shown.features.collection.building.manager.open(index)
    shown.commands[Command.COLLECTION_FIND].trigger()
    wait(max_milliseconds=_MOMENTS)
    image = grab_widget(shown)
    close_window(shown)
    return image


def trainer() -> QImage:
    """Return a picture of a question of the trainer."""
    from goboard_gui.gui.study.trainer.trainer_window import TrainerWindow

    shown = window(None, 900, 640)
    shown.commands[Command.TRAINER].trigger()
    asking = shown.findChild(TrainerWindow)
    asking.resize(940, 560)
    asking.main_button.click()
    wait()
    image = grab_widget(asking)
    close_window(shown)
    return image


def printing() -> QImage:
    """Return a picture of the print window with its preview."""
    from goboard_gui.gui.printing.print_window import PrintWindow

    shown = window(SAMPLES / "a-game-19x19.sgf", 900, 640)
    shown.commands[Command.PRINT].trigger()
    pages = shown.findChild(PrintWindow)
    pages.resize(1080, 760)
    wait(lambda: not pages.maker.busy, _PATIENCE)
    wait()
    image = grab_widget(pages)
    close_window(shown)
    return image


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
    return in_rows(images, _OTHER_BOARDS[QLocale().name().partition("_")[0]], 3)


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
    "window": main_window,
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
IN_README = ("window",)
WORDLESS = ("annotating", "names", "cursor")
"""Pictures that are the same in every language, except for the titles of notations."""


def main() -> None:
    """Make the named pictures, or all of them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--language", choices=LANGUAGES, default=ENGLISH)
    parser.add_argument("names", nargs="*", metavar="NAME")
    args = parser.parse_args()
    translated = args.language != ENGLISH
    pictures = MANUAL / (args.language if translated else "") / "pictures"
    pictures.mkdir(exist_ok=True)
    running = start_program(args.language)
    for name in args.names or [name for name in MAKERS if not (translated and name in WORDLESS)]:
        image = MAKERS[name]()
        for folder in (README, pictures) if name in IN_README and not translated else (pictures,):
            save(image, folder / f"{name}.png")
    running.quit()


if __name__ == "__main__":
    main()
