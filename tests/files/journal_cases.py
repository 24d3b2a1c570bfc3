"""What several tests of journals share: scripted editing, and a disk that fails."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from goboard_gui.files.comments import with_comment
from goboard_gui.files.journal.journal import Journal
from goboard_gui.files.journal.origin import DocumentOrigin
from goboard_gui.files.journal.recovery import Recovery, find_recoverable
from goboard_gui.files.journal.state import DocumentState
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Colour, Point, Size
from goboard_gui.record import Property, Session, Tree, new_game
from tests.files import failing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

COLLECTION = "(;CA[UTF-8]SZ[9]C[一];B[ee](;W[cc];B[gg])(;W[gc]))\n(;SZ[5];B[cc];W[dd])".encode()
NODES = 20
"""A scripted session goes on beside the last so many nodes, so that long ones stay cheap."""


def play(tree: Tree, parent: int, move: str) -> tuple[Tree, int]:
    return tree.add(parent, [Property(move[0], (move[1:],))])


class Watched(Tree):
    """A game that notes when anything of it is looked at, as do its later versions."""

    __slots__ = ()
    touched: ClassVar[set[int]] = set()

    def __getattribute__(self, name: str):
        Watched.touched.add(id(object.__getattribute__(self, "source")))
        return object.__getattribute__(self, name)


def watched(games: Iterable[Tree]) -> tuple[Tree, ...]:
    return tuple(Watched(game.source, game._changed, game._ids, game.root) for game in games)


def touched_by(work: Callable[[], object]) -> int:
    """Return how many watched games are looked at in the course of some work."""
    Watched.touched.clear()
    work()
    return len(Watched.touched)


class Desk:
    """A document without windows: sessions, one of them current, with undo and redo."""

    def __init__(self, games) -> None:
        self.sessions = [Session(tree) for tree in games]
        self.game = 0
        self.done: list[tuple[int, Tree, int]] = []
        self.undone: list[tuple[int, Tree, int]] = []

    @property
    def session(self) -> Session:
        return self.sessions[self.game]

    @property
    def state(self) -> DocumentState:
        trees = tuple(session.tree for session in self.sessions)
        return DocumentState(trees, self.game, self.session.cursor)

    def edit(self, action: str, choice: int) -> bool:
        """Do one thing; return whether the record is another one now."""
        session, before = self.session, (self.game, self.session.tree, self.session.cursor)
        if action in ("undo", "redo"):
            return self._step(*([self.done, self.undone][:: 1 if action == "undo" else -1]))
        if action == "game":
            self.game = choice % len(self.sessions)
            return False
        if action == "go":
            recent = list(session.tree.preorder())[-NODES:]
            session.go_to(recent[choice % len(recent)])
            return False
        self._change(session, action, choice)
        if session.tree is before[1]:
            return False
        self.done.append(before)
        self.undone.clear()
        return True

    def _step(self, source, target) -> bool:
        if not source:
            return False
        game, tree, cursor = source.pop()
        session = self.sessions[game]
        target.append((game, session.tree, session.cursor))
        self.game = game
        session.replace_tree(tree, cursor)
        return True

    def _change(self, session: Session, action: str, choice: int) -> None:
        width, height = session.size
        point = Point(choice % width, choice // width % height)
        match action:
            case "play":
                session.play(point, allow_illegal=True)
            case "pass":
                session.play(None)
            case "set up":
                session.set_up_stones({point: (Colour.BLACK, Colour.WHITE, None)[choice % 3]})
            case "comment":
                text = ("", "a", "黒の手筋", "]\\[", "\ud800\udc00\udc41", "x" * 300)[choice % 6]
                tree = with_comment(session.tree, session.cursor, text)
                session.replace_tree(tree, session.cursor)
            case "remove":
                session.remove_node()


ACTIONS = ("play",) * 10 + ("comment",) * 4 + ("set up", "remove", "undo", "undo", "redo", "go")
ACTIONS += ("go", "game", "pass")


def scripted(seed: int, edits: int, games=None):
    """Yield a desk after each of so many edits, the same ones for the same seed."""
    chance = random.Random(seed)
    desk = Desk(games or [new_game(Size(19, 19)), new_game(Size(9, 9))])
    made = 0
    while made < edits:
        if desk.edit(chance.choice(ACTIONS), chance.randrange(10**6)):
            made += 1
            yield desk


def plain(state: DocumentState) -> tuple:
    """All of a state as data: node ids, children, properties; the games in their order."""
    games = tuple(
        tuple((node, tree.children(node), tree.properties(node)) for node in tree.preorder())
        for tree in state.games
    )
    return games, state.game, state.cursor


def origin(path: Path | None = None, data: bytes = COLLECTION) -> DocumentOrigin:
    return DocumentOrigin(path, read_sgf(data))


def first(some: DocumentOrigin) -> DocumentState:
    """The state of a document that has just been opened."""
    return DocumentState(some.file.games, 0, 0)


def begun(folder: Path, some: DocumentOrigin, **options) -> Journal:
    return Journal(folder, some, first(some), **({"threaded": False} | options))


def files(folder: Path) -> list[str]:
    """Return what kinds of files there are in a folder."""
    return sorted(entry.suffix for entry in folder.iterdir()) if folder.exists() else []


def only(folder: Path) -> Recovery:
    """Return the one recovery in a folder."""
    (found,) = find_recoverable(folder)
    return found


def one_edit(start: DocumentOrigin, move: str = "Bcc") -> DocumentState:
    """Return a document with one more move."""
    tree, node = play(start.file.games[0], 0, move)
    return DocumentState((tree, *start.file.games[1:]), 0, node)


def left(folder: Path, path: Path | None, data: bytes, node: int, **options: Any) -> DocumentState:
    """Leave a journal of a file with two moves after a node, as a killed program does.

    ``options`` say how the file is read.
    """
    if path is not None:
        path.write_bytes(data)
    start = DocumentOrigin(path, read_sgf(data, **options))
    journal, tree = begun(folder, start), start.file.games[0]
    for move in ("Bgg", "Wgc"):
        tree, node = play(tree, node, move)
        state = DocumentState((tree, *start.file.games[1:]), 0, node)
        journal.append(state)
    journal.release()
    return state


class Failing(failing.Failing):
    """`os`, of which the call number ``nth`` fails; a write that fails writes a half."""

    def fail_to_write(self, handle: int, data: bytes) -> None:
        os.write(handle, data[: len(data) // 2])


class Switched:
    """`os`, on which nothing can be written while ``number`` is an error."""

    def __init__(self, number: int = 0) -> None:
        self.number = number

    def __getattr__(self, name: str):
        if self.number and name in ("write", "fsync"):
            raise OSError(self.number, os.strerror(self.number))
        return getattr(os, name)


KILLED_ROOM = 20_000
"""So short that journals are written anew while programs are killed."""


def edit_and_tell(folder: str, seed: str, edits: str) -> None:
    """Edit by script and keep a journal; say after each edit that it is kept."""
    start = origin()
    journal = begun(Path(folder), start, max_growth=KILLED_ROOM, threaded=True)
    for number, desk in enumerate(scripted(int(seed), int(edits), start.file.games), 1):
        journal.append(desk.state)
        os.write(1, b"%d\n" % number)
    sys.stdin.read()


def killed(folder: Path, seed: int, edits: int, seconds: float) -> int:
    """Let a program edit, kill it so long after its first edit; return how many it has told."""
    command = (
        "import sys; from tests.files.journal_cases import edit_and_tell\n"
        "edit_and_tell(*sys.argv[1:])"
    )
    arguments = [sys.executable, "-c", command, str(folder), str(seed), str(edits)]
    root, pipe = Path(__file__).parents[2], subprocess.PIPE
    with subprocess.Popen(arguments, stdin=pipe, stdout=pipe, cwd=root) as process:
        told = process.stdout.readline()
        time.sleep(seconds)
        process.kill()
        told += process.stdout.read()
    return int(told[: told.rindex(b"\n")].split()[-1])


def lost(folder: Path, seed: int, told: int, edits: int) -> str:
    """What is wrong with the one journal of a killed program; nothing if all it told is there."""
    found = find_recoverable(folder)
    try:
        if len(found) != 1 or found[0].damage is not None:
            return f"{len(found)} journals, {[str(it.damage) for it in found]}"
        kept = found[0].edits
        if not told <= kept <= min(told + 1, edits):
            return f"{told} edits told, {kept} kept"
        for number, desk in enumerate(scripted(seed, kept, origin().file.games), 1):
            if number == kept and plain(found[0].state) != plain(desk.state):
                return f"other contents after {kept} edits"
        return ""
    finally:
        for it in found:
            it.discard()
