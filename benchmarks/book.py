"""Time and size of PDFs: a game in figures with comments, and books of many games.

    python benchmarks/book.py [FOLDER ...]

The peer is sgf2dg (`apt-get install sgf2dg`); without it there is nothing to compare with. Both run
as processes on the same files, in turns. A game is also compared with the least that any process
can do that loads QtGui and pikepdf, and with other versions of the program, whose source is in the
folders. A large book is compared with the same pages without tags, links and an outline. Except for
the book beside sgf2dg, processor time is measured. The games are real ones with comments put in by
us, or random play where the records are not beside the repository.
"""

from __future__ import annotations

import gc
import os
import random
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from _games import TOM, evenly_spaced
from _timing import HEADER, Row, interleaved, processor_time, report, timed

from goboard_gui.diagram.book.options import NamingOptions, PrintedGame, PrintOptions
from goboard_gui.diagram.book.production import build_book
from goboard_gui.diagram.output.pdf import save_pages
from goboard_gui.diagram.units import MM_PER_INCH
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import RECORDING, Board, Colour, Replay, Size
from goboard_gui.notation import notation
from goboard_gui.record.properties.codec import write_point

if TYPE_CHECKING:
    from collections.abc import Callable

    from goboard_gui.diagram.book.sheet import Pages

ROOT = Path(__file__).resolve().parents[1]
MOVES, GAMES, BOOK, COMMENT_EVERY = 250, 300, 100, 5
RESOLUTION = 1200
GOBOARD = [sys.executable, "-m", "goboard_gui", "diagram"]
ONE_PAGE = """
import sys
from PySide6.QtGui import QGuiApplication, QPainter, QPdfWriter
import pikepdf
application = QGuiApplication([])
document = QPdfWriter(sys.argv[1] + ".part")
with QPainter(document) as painter:
    painter.drawText(100, 100, "One page")
with pikepdf.open(sys.argv[1] + ".part") as document:
    document.save(sys.argv[1])
"""
COMMENT = (
    "White's framework is large now. Black should think of reducing it before it becomes "
    "territory; a move in the centre would help the weak group on the left as well. "
)


def games(count: int) -> list[str]:
    """Return ``count`` records of MOVES moves with comments."""
    if not TOM.exists():
        return [commented(f"Random game {seed}", random_moves(seed)) for seed in range(count)]
    texts = []
    for data in evenly_spaced(count * 8):
        tree = read_sgf(data).games[0]
        moves = [
            f"{it.ident}[{it.values[0]}]"
            for node in tree.main_line()
            for it in tree.properties(node)
            if it.ident in {"B", "W"}
        ]
        if len(moves) >= MOVES:
            texts.append(commented(f"Game {len(texts) + 1}", moves[:MOVES]))
        if len(texts) == count:
            break
    return texts


def random_moves(seed: int) -> list[str]:
    chosen, replay = random.Random(seed), Replay(Board.empty(Size(19, 19)), RECORDING)
    colour, moves = Colour.BLACK, []
    while len(moves) < MOVES:
        point = chosen.choice(replay.board.graph.points)
        if replay.judge(point, colour).illegal is None:
            replay.play(point, colour)
            moves.append(f"{'B' if colour is Colour.BLACK else 'W'}[{write_point(point)}]")
            colour = colour.opponent
    return moves


def commented(name: str, moves: list[str]) -> str:
    nodes = (
        f";{move}" + (f"C[{COMMENT}]" if number % COMMENT_EVERY == 0 else "")
        for number, move in enumerate(moves, 1)
    )
    return f"(;FF[4]GM[1]CA[UTF-8]SZ[19]GN[{name}]PB[Black]PW[White]{''.join(nodes)})"


def ours(program: Path, files: list[Path], output: Path) -> None:
    """Write a book in a process of its own; ``program`` is a folder with the source."""
    command = [*GOBOARD, *map(str, files), "-o", str(output), "--figures", "every:50"]
    subprocess.run(command, check=True, cwd=program)


def lower_bound(output: Path) -> None:
    """Write and save one page with a word, in a process of its own."""
    subprocess.run([sys.executable, "-c", ONE_PAGE, str(output)], check=True)


def peer(files: list[Path], folder: Path) -> None:
    for file in files:
        output = folder / file.with_suffix(".pdf").name
        command = ["sgf2dg", "-converter", "PDF", "-i", str(file), "-o", str(output)]
        subprocess.run(command, check=True, capture_output=True)


def in_window(files: list[Path], output: Path, save: Callable[[Path, Pages], None]) -> None:
    """Make the same pages in a process that has already loaded Qt, as the window has."""
    games = [PrintedGame(read_sgf(it.read_bytes()).games[0], 0, it.name) for it in files]
    edition = PrintOptions(NamingOptions(notation("western")))
    save(output, build_book(games, edition).pages)


def save_untagged(path: Path, pages: Pages) -> None:
    """Write pages as Qt does: without tags, links and an outline."""
    from PySide6.QtCore import QMarginsF, QSizeF
    from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

    document = QPdfWriter(str(path))
    document.setResolution(RESOLUTION)
    first = pages.sheets[0]
    size = QPageSize(QSizeF(first.width, first.height), QPageSize.Unit.Millimeter)
    upright = QPageLayout.Orientation.Portrait
    document.setPageLayout(QPageLayout(size, upright, QMarginsF(0, 0, 0, 0)))
    with QPainter(document) as qp:
        qp.scale(RESOLUTION / MM_PER_INCH, RESOLUTION / MM_PER_INCH)
        for sheet in pages.sheets:
            if sheet is not first:
                document.newPage()
            qp.save()
            sheet.draw(qp)
            qp.restore()


def compare_game(folder: Path, file: Path, others: list[Path]) -> None:
    """Compare a game with the least that a process can do, with sgf2dg and with ``others``, folders
    with the source of other versions.
    """
    contenders = {
        "bound": partial(lower_bound, folder / "bound.pdf"),
        "ours": partial(ours, ROOT, [file], folder / "ours.pdf"),
        "peer": partial(peer, [file], folder),
        "window": partial(in_window, [file], folder / "window.pdf", save_pages),
    }
    contenders |= {
        str(other): partial(ours, other, [file], folder / "other.pdf") for other in others
    }
    times = measured(contenders, rounds=7)
    what = f"a game of {MOVES} moves as PDF"
    report(Row(f"{what} / one page", times["ours"], times["bound"], 2.0))
    for other in others:
        report(Row(f"{what}, {other} / one page", times[str(other)], times["bound"], 2.0))
    report(Row(f"{what} / sgf2dg", times["ours"], times["peer"], 1.4))
    report(Row(f"{what}, Qt loaded / sgf2dg", times["window"], times["peer"], 0.3))


def compare_book(folder: Path, files: list[Path]) -> None:
    """Compare a book with the files that sgf2dg makes of its games, one by one."""
    contenders = {
        "ours": partial(ours, ROOT, files, folder / "ours.pdf"),
        "peer": partial(peer, files, folder),
    }
    times = interleaved({name: partial(timed, work) for name, work in contenders.items()}, rounds=2)
    report(Row(f"a book of {len(files)} games / sgf2dg", times["ours"], times["peer"], 0.35))
    size = sum(file.with_suffix(".pdf").stat().st_size for file in files)
    print(f"    {(folder / 'ours.pdf').stat().st_size / 1000:.0f} kB beside {size / 1000:.0f} kB")


def compare_tags(folder: Path, files: list[Path]) -> None:
    """Compare a book with the same pages without tags, links and an outline."""
    contenders = {
        "tagged": partial(in_window, files, folder / "tagged.pdf", save_pages),
        "untagged": partial(in_window, files, folder / "untagged.pdf", save_untagged),
    }
    times = measured(contenders, rounds=2)
    what = f"a book of {len(files)} games / without tags"
    report(Row(what, times["tagged"], times["untagged"], 1.25))


def measured(contenders: dict[str, Callable[[], None]], rounds: int) -> dict[str, float]:
    """Return the median processor time of each contender in seconds."""
    return interleaved(
        {name: partial(processor_time, work) for name, work in contenders.items()}, rounds=rounds
    )


def main() -> None:
    if shutil.which("sgf2dg") is None:
        print("sgf2dg is not installed: nothing to compare with")
        return
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # or each process would compile all modules
    from PySide6.QtGui import QGuiApplication

    _app = QGuiApplication([])  # fonts need one
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, 1_000_000)  # as the command line does while it writes a book
    with TemporaryDirectory() as name:
        folder = Path(name)
        files = []
        for number, text in enumerate(games(GAMES), 1):
            files.append(folder / f"{number:03}.sgf")
            files[-1].write_text(text, encoding="utf-8")
        compare_game(folder, files[0], [Path(it).resolve() for it in sys.argv[1:]])
        compare_book(folder, files[:BOOK])
        compare_tags(folder, files)


if __name__ == "__main__":
    print(HEADER)
    main()
