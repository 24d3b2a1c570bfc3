"""R24, in part: mutated files are opened, shown, edited and saved without a crash or a hang."""

from __future__ import annotations

import time
import traceback
from typing import TYPE_CHECKING

from goboard_gui.diagram.compose import DisplayOptions
from goboard_gui.diagram.compose import compose_picture as picture_of
from goboard_gui.files.comments import read_comment
from goboard_gui.files.errors import EncodingError, ReadError
from goboard_gui.files.sgf.game_info import read_info
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.sgf.writing import are_same_games, serialize_games
from goboard_gui.notation import Naming, notation
from goboard_gui.record import Session

from .corpus import seeds
from .mutants import mutant
from .result import Result

if TYPE_CHECKING:
    from collections.abc import Iterable


def use_mutants(cases: Iterable[int], seed: int = 24, most: float = 1.0) -> Result:
    """Use each mutant as the window would; only a refusal to open it is acceptable.

    :param most: the maximum time for one mutant in seconds. It includes garbage collection of
        other objects, so it is meaningful only if nothing else runs in the process.
    """
    result, files = Result(), seeds()
    for number in cases:
        data = mutant(files, f"{seed}:{number}")
        result.counts["mutants"] += 1
        start = time.thread_time()  # nothing here waits but for others on the machine
        try:
            result.counts["asked for UTF-8"] += use_file(data)
            result.counts["used"] += 1
        except ReadError:
            result.counts["without a game"] += 1
        except Exception:  # any exception is a problem to report
            last = traceback.format_exc().splitlines()
            result.check(False, f"mutant {number} of {seed}: {last[-1]} {last[-3].strip()}"[:300])
        seconds = time.thread_time() - start
        result.peak("seconds", seconds)
        result.check(seconds <= most, f"mutant {number} of {seed}: {seconds:.1f} s")
    return result


def use_file(data: bytes) -> bool:
    """Open, show, edit and save a file; return whether its text had to be saved in UTF-8.

    :raises ReadError: the file holds no game.
    """
    file = read_sgf(data)
    for tree in file.games:
        session = Session(tree)
        for node in (tree.main_line()[-1], tree.root):
            session.go_to(node)
            picture_of(session.board, Naming(notation("western"), session.size), DisplayOptions())
        read_info(tree)
        for node in tree.preorder():
            read_comment(tree, node)
    session = Session(file.games[0])
    session.go_to(file.games[0].main_line()[-1])
    session.play(None, allow_illegal=True)
    games, asked = [session.tree, *file.games[1:]], False
    try:
        written, trees = serialize_games(file, games)
    except EncodingError:
        (written, trees), asked = serialize_games(file, games, "utf-8"), True
    if not are_same_games(trees, read_sgf(written).games):
        raise AssertionError("the record does not read back as it is")
    return asked
