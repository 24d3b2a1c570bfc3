"""How long the event loop of the real window is blocked by the work that takes longest.

    python benchmarks/event_loop.py                       # a table, five runs of each, offscreen
    xvfb-run -a python benchmarks/event_loop.py paste     # one of them, on a display
    python benchmarks/event_loop.py --blocks 50 open      # and what caused each longer block

A timer beats every 5 ms in the main thread. The table has the gaps between two beats, of all runs
together, in milliseconds: 5 if nothing blocks the loop. The last column is the most processor time
that the main thread used between two beats: on a machine that is busy with other work, gaps are
longer than that. All inputs are generated. Every run starts the program in a new process.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, contextmanager
from itertools import combinations
from math import cos, pi, sin
from pathlib import Path
from random import Random
from string import ascii_letters
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = Path(__file__).parents[1]
RUNS = 5
LARGEST_BLOCK = 50
"""Milliseconds from which on a block is listed, with its stacks."""
_STARTED, _SETTLED = 2.0, 2.0
"""Seconds after which the window has done all that it does at start-up, or after an action."""
_PATIENCE = 300
MEGABYTE = 1_000_000
LETTERS = "abcdefghijklmnopqrs"
WORDS = "Black answers at D4 because White threatens the corner; Q16 would be too slow here. "


# ---- Inputs -----------------------------------------------------------------------------------


def moves(count: int, start: int = 0) -> Iterator[str]:
    """Yield SGF nodes of moves on different points, as long as there are such points."""
    for number in range(start, start + count):
        at = (number * 97 + start) % 361
        yield f";{'BW'[number % 2]}[{LETTERS[at % 19]}{LETTERS[at // 19]}]"


def tree(size: int) -> str:
    """Return a game of about ``size`` bytes with variations and comments."""
    comment = f"C[{WORDS * 4}]"
    variation = "".join(
        f"{move}{comment if n % 3 == 0 else ''}" for n, move in enumerate(moves(12))
    )
    game = ["(;GM[1]SZ[19]PB[Ann]PW[Ben]"]
    length = 0
    for number in range(300):
        game.append(next(moves(1, number)))
        length += 10
        while length < size * (number + 1) / 300 - len(variation):
            game.append(f"({variation})")
            length += len(variation) + 2
        game.append("(" if number < 299 else "")
    return "".join([*game, ")" * 300])


def games(size: int) -> str:
    """Return a file of about ``size`` bytes with many games."""
    game = "(;GM[1]SZ[19]PB[Ann {0}]PW[Ben]DT[2001-02-03]RE[B+R]{1})\n"
    texts, length = [], 0
    while length < size:
        texts.append(game.format(len(texts), "".join(moves(200, len(texts)))))
        length += len(texts[-1])
    return "".join(texts)


def rectangles() -> str:
    """Return a position with 5,000 rectangles that cover the whole largest board."""
    return f"(;SZ[52]AB{'[aa:ZZ]' * 5000})"


def arrows(count: int, side: int) -> str:
    """Return a game of two moves; so many different arrows are drawn after the second."""
    points = [f"{ascii_letters[x]}{ascii_letters[y]}" for y in range(side) for x in range(side)]
    pairs = Random(count).sample(list(combinations(points, 2)), count)
    drawn = "".join(f"[{one}:{other}]" for one, other in pairs)
    return f"(;SZ[{side}];B[aa];W[bb]AR{drawn};B[cc])"


def labels() -> str:
    """Return a game of two moves; after the second, all points of the largest board have labels
    that differ, marks and half of them stones.
    """
    points = [f"{x}{y}" for y in ascii_letters for x in ascii_letters]
    written = "".join(f"[{point}:{number}]" for number, point in enumerate(points))
    marked = "".join(f"{mark}[aa:ZZ]" for mark in ("TR", "SQ", "CR", "MA"))
    stones = "".join(f"[{point}]" for point in points[::2])
    return f"(;SZ[52]AB{stones};B[ba];W[da]LB{written}{marked};B[fa])"


def complete_graph(count: int) -> str:
    """Return a record on a graph whose points are in a circle, each joined to all others."""
    angles = (2 * pi * number / count for number in range(count))
    points = [{"x": round(1000 * cos(angle)), "y": round(1000 * sin(angle))} for angle in angles]
    edges = list(combinations(range(1, count + 1), 2))
    text = json.dumps({"points": points, "edges": edges}, separators=(",", ":"))
    escaped = text.replace("]", "\\]")
    return f"(;GM[goboard-1]GBSH[{escaped}];B[aa])"


def long_line(count: int, *, setup: bool = False) -> str:
    """Return a line of passes, or of nodes that set up a stone of each colour."""
    nodes = []
    for number in range(count):
        black, white = number % 361, number * 3 % 361
        stones = (f"{LETTERS[at % 19]}{LETTERS[at // 19]}" for at in (black, white))
        nodes.append(";AB[{}]AW[{}]".format(*stones) if setup else f";{'BW'[number % 2]}[]")
    return f"(;GM[1]SZ[19]{''.join(nodes)})"


def folder_of_games(folder: Path, count: int) -> Path:
    """Write so many games, each to a file of its own."""
    folder.mkdir()
    for number in range(count):
        text = f"(;SZ[19]PB[Ann {number % 50}]PW[Ben]RE[B+R]{''.join(moves(200, number))})"
        (folder / f"{number}.sgf").write_text(text)
    return folder


# ---- What is done in the window, in a process of its own ----------------------------------------


class Desk:
    """The window of the program, and the folder of inputs."""

    def __init__(self, folder: Path) -> None:
        from goboard_gui.gui import app

        widgets = app.QApplication.topLevelWidgets()
        self.window = next(it for it in widgets if isinstance(it, app.MainWindow))
        self.document = self.window.document
        self.folder = folder
        self.begin: Callable[[], object] = lambda: None
        """What a script calls when the measurement begins."""

    def open(self, name: str) -> Callable[[], bool]:
        """Open a file, and return a function that says whether it is open."""
        path = self.folder / name
        self.window.document_io.open_file(path)
        return lambda: self.document.path == path

    def trigger(self, command: str) -> None:
        from goboard_gui.gui.actions.commands import Command

        self.window.commands[getattr(Command, command)].trigger()

    def dialog(self, kind: str):
        """Return the open dialog of a class, or None."""
        from PySide6.QtWidgets import QApplication

        found = [it for it in QApplication.topLevelWidgets() if type(it).__name__ == kind]
        return found[0] if found and found[0].isVisible() else None

    @property
    def manager(self):
        return self.window.features.collection.building.manager


Script = "Iterator[Callable[[], object]]"


def open_tree(desk: Desk) -> Script:
    desk.begin()
    yield desk.open("tree.sgf")


def open_games(desk: Desk) -> Script:
    desk.begin()
    yield desk.open("games.sgf")


def save(desk: Desk, name: str = "smaller.sgf") -> Script:
    path = desk.folder / "saved.sgf"
    path.write_bytes((desk.folder / name).read_bytes())
    yield desk.open("saved.sgf")
    yield after(_SETTLED)
    desk.document.go_to(desk.document.session.tree.main_line()[-1])
    desk.document.play(None, anyway=True)
    yield after(_SETTLED)
    before = path.stat()
    desk.begin()
    desk.window.document_io.save()
    yield lambda: not desk.document.is_modified and path.stat() != before


def save_many_nodes(desk: Desk) -> Script:
    return save(desk, "nodes.sgf")


def open_locked(desk: Desk) -> Script:
    strip = desk.window.message_strip
    desk.manager.store.remember(desk.folder / "index")
    desk.begin()
    desk.trigger("COLLECTION_FIND")
    yield lambda: "Another program" in strip.text


def build_index(desk: Desk) -> Script:
    from goboard_gui.gui.collection.building.new_collection_dialog import BuildRequest

    index = Path(tempfile.mkdtemp(dir=desk.folder)) / "built"
    controller = desk.manager.build_controller
    desk.trigger("COLLECTION_FIND")
    yield after(_SETTLED)
    desk.begin()
    controller.start(BuildRequest(index, (desk.folder / "records",)))
    yield lambda: not controller.busy
    yield lambda: desk.window.features.collection.search.index is not None


def preview(desk: Desk) -> Script:
    from goboard_gui.diagram.book.options import GameScope

    yield desk.open("book.sgf")
    yield after(_SETTLED)
    desk.begin()
    desk.trigger("PRINT")
    yield lambda: desk.dialog("PrintWindow")
    window = desk.dialog("PrintWindow")
    yield lambda: not window.maker.busy
    field = window.form.editor("scope.games")
    field.show_value(GameScope.ALL)
    for form in window.form.forms:
        if any(row.editor is field for row in form.rows):
            form.changed.emit("scope.games", GameScope.ALL)
    yield lambda: window.view.count >= 300 and not window.maker.busy
    window.view.go_to(150)
    yield after(_SETTLED)


def paste(desk: Desk, name: str) -> Script:
    """Paste a file until its text has been interpreted."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    QApplication.clipboard().setText((desk.folder / name).read_text())
    desk.begin()
    # The dialog has an event loop of its own, in which the script goes on.
    QTimer.singleShot(0, lambda: desk.trigger("PASTE_ANYTHING"))
    yield lambda: desk.dialog("PasteDialog")
    yield desk.dialog("PasteDialog").open_button.isEnabled


def paste_record(desk: Desk) -> Script:
    yield from paste(desk, "pasted.sgf")
    desk.dialog("PasteDialog").open_button.click()
    yield lambda: desk.document.game_count > 500


def paste_line(desk: Desk) -> Script:
    """Paste a long line, whose last position is shown."""
    yield from paste(desk, "setup.sgf")
    yield after(2 * _SETTLED)
    desk.dialog("PasteDialog").reject()


def paste_comment(desk: Desk) -> Script:
    from PySide6.QtWidgets import QApplication

    from goboard_gui.files.comments import read_comment

    QApplication.clipboard().setText((WORDS * 12 + "\n\n") * (MEGABYTE // (len(WORDS) * 12)))
    editor = desk.window.comments.panel.editor
    editor.setFocus()
    desk.begin()
    editor.paste()
    yield lambda: len(read_comment(desk.document.session.tree, 0)) > 900_000


def open_rectangles(desk: Desk) -> Script:
    desk.begin()
    yield desk.open("rectangles.sgf")


def step_to(name: str) -> Callable[[Desk], Script]:
    """Return a script that opens a file and goes two moves forward, and one back."""

    def perform(desk: Desk) -> Script:
        yield desk.open(name)
        yield after(_SETTLED)
        desk.trigger("FORWARD")
        yield after(_SETTLED)
        desk.begin()
        desk.trigger("FORWARD")
        yield after(_SETTLED)
        desk.trigger("FORWARD")
        yield after(_SETTLED)
        desk.trigger("BACK")

    return perform


def see_arrows(desk: Desk) -> Script:
    """Go to a position with very many arrows."""
    yield desk.open("arrows-5408.sgf")
    yield after(_SETTLED)
    desk.trigger("FORWARD")
    desk.trigger("FORWARD")
    yield after(2 * _SETTLED)


def copy_picture(desk: Desk) -> Script:
    """Copy the picture of a position with very many arrows."""
    from PySide6.QtWidgets import QApplication

    yield from see_arrows(desk)
    copied: list[bool] = []
    QApplication.clipboard().dataChanged.connect(lambda: copied.append(True))
    desk.begin()
    desk.trigger("COPY_PICTURE")
    yield lambda: copied


def preview_arrows(desk: Desk) -> Script:
    """Preview a page with very many arrows."""
    yield from see_arrows(desk)
    desk.begin()
    desk.trigger("PRINT")
    yield lambda: desk.dialog("PrintWindow")
    yield lambda: desk.dialog("PrintWindow").view.count
    yield after(10 * _SETTLED)


def make_pages(name: str) -> Callable[[Desk], Script]:
    """Return a script that makes the pages of a long line."""

    def script(desk: Desk) -> Script:
        yield desk.open(name)
        yield after(_SETTLED)
        desk.begin()
        desk.trigger("PRINT")
        yield lambda: desk.dialog("PrintWindow")
        maker = desk.dialog("PrintWindow").maker
        yield lambda: not maker.busy

    return script


def open_graph(desk: Desk) -> Script:
    desk.begin()
    yield desk.open("graph.sgf")
    yield after(_SETTLED)
    desk.window.board_view.zoom_by(1.5)


def jump(name: str, command: str = "END") -> Callable[[Desk], Script]:
    """Return a script that goes to the end of a long line and back by commands."""

    def script(desk: Desk) -> Script:
        yield desk.open(name)
        yield after(_SETTLED)
        last = desk.document.session.line[-1]
        desk.begin()
        desk.trigger(command)
        yield lambda: desk.document.session.cursor == last
        yield after(_SETTLED)
        desk.trigger("START")
        yield lambda: desk.document.session.cursor == desk.document.session.tree.root
        yield after(_SETTLED)

    return script


def edit_far(name: str, place: int = 0) -> Callable[[Desk], Script]:
    """Return a script that changes a position of a long line, by default the first one, seen from
    its end, and undoes it.
    """

    def script(desk: Desk) -> Script:
        from goboard_gui.record.tree import Property

        document = desk.document
        yield desk.open(name)
        yield after(_SETTLED)
        last = document.session.line[-1]
        document.go_to(last)
        yield lambda: document.session.cursor == last
        yield after(_SETTLED)
        tree, node = document.session.tree, document.session.line[place]
        stones = (Property("AB", ("jj",)), *tree.properties(node))
        desk.begin()
        document.replace_tree("Stone", tree.set_properties(node, stones), last)
        yield after(_SETTLED)
        document.undo_stack.undo()
        yield after(_SETTLED)

    return script


def open_names(desk: Desk) -> Script:
    desk.begin()
    yield desk.open("names.sgf")


def paste_from_silent(desk: Desk) -> Script:
    """Paste while the program that owns the clipboard is stopped; it needs an X display."""
    desk.begin()
    desk.trigger("PASTE_ANYTHING")
    yield lambda: desk.window.message_strip.text or desk.dialog("PasteDialog")
    assert desk.window.message_strip.text.startswith("Not pasted")


SCRIPTS = {
    "open a game of 10 MB": open_tree,
    "open 12,000 games, 10 MB": open_games,
    "save 8 MB": save,
    "save 752,500 nodes": save_many_nodes,
    "open a locked index": open_locked,
    "build an index of 3,000 games": build_index,
    "preview 300 pages": preview,
    "paste 1 MB of games": paste_record,
    "paste 50,000 setup nodes": paste_line,
    "paste 1 MB into a comment": paste_comment,
    "open 5,000 rectangles": open_rectangles,
    "end of 50,000 passes": jump("passes.sgf"),
    "end of 50,000 setup nodes": jump("setup.sgf"),
    "edit at the end of 50,000 passes": edit_far("passes.sgf"),
    "edit at the end of 50,000 setup nodes": edit_far("setup.sgf"),
    "edit in the middle of 50,000 passes": edit_far("passes.sgf", 25_000),
    "edit in the middle of 50,000 setup nodes": edit_far("setup.sgf", 25_000),
    "step to 1,000 arrows on 19×19": step_to("arrows-1000.sgf"),
    "step to 5,408 arrows on 52×52": step_to("arrows-5408.sgf"),
    "step to 20,000 arrows on 19×19": step_to("arrows-20000.sgf"),
    "step to 2,704 labels and 10,816 marks": step_to("labels.sgf"),
    "copy a picture of 5,408 arrows": copy_picture,
    "preview 5,408 arrows": preview_arrows,
    "pages of 50,000 passes": make_pages("passes.sgf"),
    "pages of 50,000 setup nodes": make_pages("setup.sgf"),
    "open a complete graph of 400 points": open_graph,
    "step to a comment of 5 MB in one line": step_to("comments.sgf"),
    "step to 2.5 million Hebrew letters": step_to("hebrew.sgf"),
    "open names of 1 MB": open_names,
    "paste from a program that does not answer": paste_from_silent,
}


def after(seconds: float) -> Callable[[], bool]:
    """Return a function that says whether this time has passed since now."""
    end = time.monotonic() + seconds
    return lambda: time.monotonic() >= end


class Run(NamedTuple):
    """The gaps of one run and their processor times in milliseconds, and the longest blocks."""

    gaps: list[float]
    busy: list[float]
    blocks: list[str]


def perform(name: str, folder: Path, threshold: float) -> None:
    """Start the program, perform a script in its window, and print the run as JSON."""
    from PySide6.QtCore import QTimer

    from goboard_gui.cli.window import open_window

    QTimer.singleShot(0, lambda: QTimer.singleShot(0, lambda: _drive(name, folder, threshold)))
    open_window([], "goboard-gui")


def _drive(name: str, folder: Path, threshold: float) -> None:
    """Perform a script: whenever its last condition holds, go on."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from goboard_gui.gui.core.watchdog import Watchdog

    app, blocks = QApplication.instance(), []
    desk = Desk(folder)
    begun = []

    def begin() -> None:
        begun.append(Watchdog(0, blocks.append, app))

    def whole() -> Script:
        yield after(_STARTED)
        yield from SCRIPTS[name](desk)
        yield after(_SETTLED)

    def finish() -> None:
        begun[0].stop_work()
        shown = [str(it) for it in blocks if 1e3 * it.seconds >= threshold]
        gaps, busy = zip(*((1e3 * it.seconds, 1e3 * it.busy_seconds) for it in blocks), strict=True)
        print(json.dumps(Run(gaps, busy, shown)), flush=True)
        os._exit(0)

    def step() -> None:
        nonlocal wanted
        if time.monotonic() > give_up:
            print(f"{name}: given up", file=sys.stderr)
            os._exit(1)
        while wanted():
            wanted = next(script, None)
            if wanted is None:
                finish()

    desk.begin = begin
    script = whole()
    wanted = next(script)
    give_up = time.monotonic() + _PATIENCE
    timer = QTimer(app, interval=10)
    timer.timeout.connect(step)
    timer.start()


# ---- The table ----------------------------------------------------------------------------------


def write_inputs(folder: Path) -> None:
    """Write everything that the scripts open."""
    (folder / "tree.sgf").write_text(tree(10 * MEGABYTE))
    (folder / "smaller.sgf").write_text(tree(8 * MEGABYTE))
    (folder / "games.sgf").write_text(games(10 * MEGABYTE))
    (folder / "nodes.sgf").write_text(
        "".join(f"(;SZ[19]{''.join(moves(300, number))})\n" for number in range(2500))
    )
    (folder / "book.sgf").write_text(games(MEGABYTE // 2))
    (folder / "pasted.sgf").write_text(games(MEGABYTE - 5_000))
    (folder / "rectangles.sgf").write_text(rectangles())
    (folder / "arrows-1000.sgf").write_text(arrows(1_000, 19))
    (folder / "arrows-5408.sgf").write_text(arrows(5_408, 52))
    (folder / "arrows-20000.sgf").write_text(arrows(20_000, 19))
    (folder / "labels.sgf").write_text(labels())
    (folder / "graph.sgf").write_text(complete_graph(400))
    (folder / "passes.sgf").write_text(long_line(50_000))
    (folder / "setup.sgf").write_text(long_line(50_000, setup=True))
    comments = "(;SZ[19];B[aa];W[bb]C[{0}];B[cc])"
    (folder / "comments.sgf").write_text(comments.format("x" * 5 * MEGABYTE))
    (folder / "hebrew.sgf").write_text(comments.format("ש" * (5 * MEGABYTE // 2)), "utf-8")
    long = "n" * MEGABYTE
    (folder / "names.sgf").write_text(f"(;SZ[19]PB[{long}]PW[{long}]GN[{long}];B[aa])")
    records = folder_of_games(folder / "records", 3000)
    command = [sys.executable, "-m", "goboard_gui", "collection", "build"]
    subprocess.run([*command, folder / "index", records], check=True, capture_output=True, cwd=ROOT)


@contextmanager
def locked(index: Path) -> Iterator[None]:
    """Hold a lock on an index in another process."""
    program = (
        "import sqlite3, sys; connection = sqlite3.connect(sys.argv[1], isolation_level=None); "
        "connection.execute('BEGIN EXCLUSIVE'); print(flush=True); sys.stdin.read()"
    )
    command = [sys.executable, "-c", program, str(index / "goboard-games.db")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        process.stdout.readline()
        try:
            yield
        finally:
            process.stdin.close()


@contextmanager
def silent_clipboard() -> Iterator[None]:
    """Let the clipboard be owned by a program that is stopped."""
    program = (
        "from PySide6.QtCore import QTimer; from PySide6.QtGui import QGuiApplication\n"
        "app = QGuiApplication([]); app.clipboard().setText('held')\n"
        "QTimer.singleShot(500, lambda: print(flush=True)); app.exec()"
    )
    command = [sys.executable, "-c", program]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        process.stdout.readline()
        process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            process.kill()


def run(name: str, folder: Path, threshold: float) -> Run:
    """Perform a script in a new process, with settings of its own."""
    with ExitStack() as stack:
        home = stack.enter_context(tempfile.TemporaryDirectory())
        if SCRIPTS[name] is open_locked:
            stack.enter_context(locked(folder / "index"))
        if SCRIPTS[name] is paste_from_silent and "DISPLAY" in os.environ:
            stack.enter_context(silent_clipboard())
        variables = {key: value for key, value in os.environ.items() if "XDG_" not in key}
        variables |= {"HOME": home, "PYTHONPATH": str(ROOT)}
        if "DISPLAY" not in variables:
            variables["QT_QPA_PLATFORM"] = "offscreen"
        command = [sys.executable, __file__, "--perform", name, str(folder), str(threshold)]
        done = subprocess.run(command, env=variables, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stderr)
    return Run(*json.loads(done.stdout.splitlines()[-1]))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("words", nargs="*", metavar="WORD", help="only what has such a word")
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--blocks", type=float, default=0, metavar="MS", help="list longer blocks")
    parser.add_argument("--perform", nargs=3, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.perform:
        name, folder, threshold = args.perform
        perform(name, Path(folder), float(threshold))
        return
    # Who installs the program has it compiled.
    subprocess.run([sys.executable, "-m", "compileall", "-q", ROOT / "goboard_gui"], check=True)
    if "DISPLAY" not in os.environ:
        del SCRIPTS["paste from a program that does not answer"]  # which only X11 can show
    wanted = [name for name in SCRIPTS if not args.words or any(it in name for it in args.words)]
    with tempfile.TemporaryDirectory() as top:
        write_inputs(Path(top))
        print("what | median | 99th percentile | maximum | most processor time", flush=True)
        for name in wanted:
            runs = [run(name, Path(top), args.blocks or LARGEST_BLOCK) for _ in range(args.runs)]
            gaps = sorted(gap for each in runs for gap in each.gaps)
            figures = gaps[len(gaps) // 2], gaps[99 * len(gaps) // 100], gaps[-1]
            busy = max(max(each.busy) for each in runs)
            print(name, *(f"{figure:.0f}" for figure in (*figures, busy)), sep=" | ", flush=True)
            if args.blocks:
                for number, each in enumerate(runs):
                    for block in each.blocks:
                        print(f"Run {number + 1}. {block}\n")


if __name__ == "__main__":
    main()
