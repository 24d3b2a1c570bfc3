"""Time and size of PDFs: a game in figures with comments, and a book of a hundred games.

The peer is sgf2dg (`apt-get install sgf2dg`); without it there is nothing to compare with. Both run
as processes on the same files, in turns. The games are real ones with comments put in by us, or
random play where the records are not beside the repository.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from _games import TOM, evenly_spaced
from _timing import HEADER, Row, interleaved, timed

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import RECORDING, Board, Colour, Replay, Size
from goboard_gui.record.properties.codec import write_point

MOVES, GAMES, COMMENT_EVERY = 250, 100, 5
GOBOARD = [sys.executable, "-m", "goboard_gui", "diagram"]
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


def ours(files: list[Path], output: Path) -> None:
    command = [*GOBOARD, *map(str, files), "-o", str(output), "--figures", "every:50"]
    subprocess.run(command, check=True)


def in_window(file: Path, output: Path) -> None:
    """Make the same pages in a process that has already loaded Qt, as the window has."""
    from goboard_gui.diagram.book.options import NamingOptions, PrintedGame, PrintOptions
    from goboard_gui.diagram.book.production import build_book
    from goboard_gui.diagram.output.pdf import save_pages
    from goboard_gui.notation import notation

    tree = read_sgf(file.read_bytes()).games[0]
    edition = PrintOptions(NamingOptions(notation("western")))
    save_pages(output, build_book([PrintedGame(tree, tree.root, file.name)], edition).pages)


def peer(files: list[Path], folder: Path) -> None:
    for file in files:
        output = folder / file.with_suffix(".pdf").name
        command = ["sgf2dg", "-converter", "PDF", "-i", str(file), "-o", str(output)]
        subprocess.run(command, check=True, capture_output=True)


def compare(folder: Path, files: list[Path], what: str, rounds: int) -> None:
    output, theirs = folder / "ours.pdf", folder / "theirs"
    theirs.mkdir(exist_ok=True)
    contenders = {
        "ours": partial(timed, partial(ours, files, output)),
        "peer": partial(timed, partial(peer, files, theirs)),
    }
    if len(files) == 1:
        contenders["window"] = partial(timed, partial(in_window, files[0], output))
    times = interleaved(contenders, rounds=rounds)
    print(Row(f"{what} as PDF / sgf2dg", times["ours"], times["peer"], 1.4))
    if "window" in times:
        print(Row(f"{what} as PDF, Qt loaded / sgf2dg", times["window"], times["peer"], 0.3))
    size = sum(file.stat().st_size for file in theirs.glob("*.pdf"))
    print(f"    {output.stat().st_size / 1000:.0f} kB beside {size / 1000:.0f} kB")
    shutil.rmtree(theirs)


def main() -> None:
    if shutil.which("sgf2dg") is None:
        print("sgf2dg is not installed: nothing to compare with")
        return
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    _app = QGuiApplication([])  # fonts need one
    with TemporaryDirectory() as name:
        folder = Path(name)
        files = []
        for number, text in enumerate(games(GAMES), 1):
            files.append(folder / f"{number:03}.sgf")
            files[-1].write_text(text, encoding="utf-8")
        compare(folder, files[:1], f"a game of {MOVES} moves", rounds=7)
        compare(folder, files, f"a book of {len(files)} games", rounds=2)


if __name__ == "__main__":
    print(HEADER)
    main()
