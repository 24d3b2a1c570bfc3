"""The engine of a command: one of the user's list, or a command line."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from ..engine.analysis import Perspective
from ..engine.command_files import with_absolute_files
from ..engine.detection import family_of_program
from ..engine.entry import EngineEntry, split_command_line
from ..engine.entry_storage import ENGINES_KEY, decode_entry
from .common import CommandError

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Sequence

_JSON_MODE = "analysis"
"""The argument with which KataGo starts as its JSON analysis engine."""
_REPORTED = re.compile(r"\breportAnalysisWinratesAs\s*=\s*(BLACK|WHITE)\b")
_PERSPECTIVES = {
    "turn": Perspective.SIDE_TO_PLAY,
    "black": Perspective.BLACK,
    "white": Perspective.WHITE,
}


def add_engine_options(parser: ArgumentParser) -> None:
    """Add the options that select an engine."""
    parser.add_argument(
        "--engine",
        metavar="COMMAND|NAME",
        required=True,
        help="the name of an engine in the window's list, or the command line of one, in quotes",
    )
    parser.add_argument(
        "--perspective",
        choices=tuple(_PERSPECTIVES),
        help="the player for whom the engine of a COMMAND reports win rates (default: as "
        "reportAnalysisWinratesAs in COMMAND says, or the player whose turn it is)",
    )


def engine_from_args(args: Namespace) -> EngineEntry:
    """Return the engine that the options select.

    :raises CommandError: there is none.
    """
    entries = _stored_entries()
    for entry in entries:
        if entry.name == args.engine:
            if args.perspective is not None:
                raise CommandError("goboard: --perspective works with a command line only")
            return entry
    return _entry_of_command(args.engine, args.perspective, entries)


def _entry_of_command(
    text: str, perspective: str | None, entries: Sequence[EngineEntry]
) -> EngineEntry:
    """Return the engine that a command line starts.

    :raises CommandError: the command line is wrong, or there is no such program.
    """
    try:
        command = split_command_line(text)
    except ValueError as error:
        raise CommandError(f"goboard: --engine: {error}") from error
    program = shutil.which(command[0]) if command else None
    if program is None:
        names = ", ".join(entry.name for entry in entries) or "none"
        raise CommandError(
            f"goboard: no engine or program found: {text!r} (engines in the list: {names})"
        )
    command = with_absolute_files((str(Path(program).absolute()), *command[1:]), Path.cwd())
    reported = _REPORTED.search(text)
    chosen = perspective or (reported[1].lower() if reported else "turn")
    is_json = _JSON_MODE in command[1:]
    name = family_of_program(Path(program)).value or Path(program).stem
    return EngineEntry(name, command, command if is_json else (), _PERSPECTIVES[chosen])


def _stored_entries() -> list[EngineEntry]:
    """Return the engines of the window's list; none if Qt, which reads the list, is missing."""
    try:
        from PySide6.QtCore import QSettings
    except ImportError:
        return []
    store = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "goboard", "goboard")
    stored = store.value(ENGINES_KEY)
    texts = [stored] if isinstance(stored, str) else stored if isinstance(stored, list) else []
    entries = (decode_entry(text) for text in texts if isinstance(text, str))
    return [entry for entry in entries if entry is not None]
