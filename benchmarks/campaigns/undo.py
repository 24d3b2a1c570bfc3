"""R20: scripts of random edits, each followed by undoing and redoing all of them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.go import Size
from goboard_gui.record import new_game

from .desk import application
from .editing import COLLECTION, contents, edit, steps
from .result import Result

if TYPE_CHECKING:
    from collections.abc import Iterable

    from goboard_gui.gui.core.document import Document

_LONGEST = 30


def undo_edits(cases: Iterable[int], seed: int = 20) -> Result:
    """Run scripts of random edits: undo and redo pass through the same records in both
    directions."""
    application()
    result = Result()
    for number in cases:
        script = f"{seed}:{number}"
        try:
            made, saved = _script(result, script)
        except Exception as error:  # an edit that fails is a problem, too
            result.check(False, f"script {script}: {type(error).__name__}: {error}")
            continue
        result.counts["scripts"] += 1
        result.counts["edits undone and done again"] += made
        result.counts["scripts saved"] += saved
    return result


def _document(chance: random.Random) -> Document:
    from goboard_gui.gui.core.document import Document

    document = Document(new_game(Size(9, 9)))
    if chance.random() < 0.7:
        file = read_sgf(COLLECTION)
        document.open_games(file.games, file, Path("game.sgf"))
    return document


def _script(result: Result, seed: str) -> tuple[int, bool]:
    """Run one script; return how many edits can be undone, and whether it was saved."""
    chance = random.Random(seed)
    document = _document(chance)
    stack, first = document.undo_stack, contents(document.games)
    saved = first
    length = chance.randint(1, _LONGEST)
    save_at = chance.randrange(2 * length)
    for number in steps(document, seed, length):
        if number == save_at and document.file is not None:
            saved = contents(document.games)
            document.mark_saved(document.file, Path("game.sgf"))
            result.check(not document.is_modified, f"script {seed}: saved, and counts as edited")
    if chance.random() < 0.5:
        edit(document, chance)
    last, made = contents(document.games), stack.count()
    while stack.canRedo():
        stack.redo()
        last = contents(document.games)
    there = _walk(result, f"script {seed}, undo", document, saved, back=True)
    result.check(contents(document.games) == first, f"script {seed}: undo does not lead back")
    again = _walk(result, f"script {seed}, redo", document, saved, back=False)
    result.check(contents(document.games) == last, f"script {seed}: redo leads elsewhere")
    result.check(there == again[::-1], f"script {seed}: other records on the way forth than back")
    return made, save_at < length


def _walk(result: Result, label: str, document: Document, saved: tuple, *, back: bool) -> list:
    """Undo or redo everything; return the records on the way, including both ends."""
    stack = document.undo_stack
    found = [contents(document.games)]
    while stack.canUndo() if back else stack.canRedo():
        stack.undo() if back else stack.redo()
        found.append(contents(document.games))
        clean = stack.index() == stack.cleanIndex()
        result.check(document.is_modified is not clean, f"{label}: clean is {clean}")
        result.check(not clean or found[-1] == saved, f"{label}: clean, and not what was saved")
    return found
