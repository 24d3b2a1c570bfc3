"""Thumbnails for file managers, within limits of time and size. This module loads Qt."""

from __future__ import annotations

import signal
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ..diagram.thumbnail import thumbnail
from ..files.errors import ReadError, ReadErrorReason
from ..files.opening import open_bytes
from ..files.storage.contents import read_contents
from ..go import RECORDING
from ..record.analysis.preview import representative_node
from ..record.steps import LineReplay
from .common import CommandError, game_at_index
from .output import input_message
from .position import session_after_move

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Iterator

    from ..go import Board
    from ..record import Step

_PATIENCE = 10
"""The time limit in seconds, after which file managers would give up anyway."""
_MOST_BYTES = 6_000_000
"""The size limit in bytes; larger files hold thousands of games and may need 500 MB of memory."""


def draw_icon(args: Namespace) -> None:
    """Draw a thumbnail of the most characteristic position of a record, or of the selected
    position.

    :raises CommandError: the file is unsuitable or cannot be read.
    """
    (name,) = args.files
    with _time_limit():
        board, last = _position(args, name)
        picture = thumbnail(board, last, args.icon, args.view)
    if args.output.path is None:
        args.output.write(picture)
        return
    if args.output.replaces_input:
        raise CommandError(input_message(args.output.path))
    try:
        # Written in place, not replaced: thumbnailers keep the file open that is to be filled.
        args.output.path.write_bytes(picture)
    except (OSError, ValueError) as error:
        raise CommandError(f"{args.output}: {getattr(error, 'strerror', None) or error}") from error


def _position(args: Namespace, name: str) -> tuple[Board, Step]:
    try:
        opened = open_bytes(read_contents(name, _MOST_BYTES), name)
    except ReadError as error:
        if error.reason is ReadErrorReason.TOO_LARGE:
            raise CommandError(f"{name}: too large for a thumbnail") from error
        raise CommandError(str(error)) from error
    tree = game_at_index(opened, args.game or 0, name)
    if args.move is not None:
        session = session_after_move(tree, args.move, name)
        return session.board, session.step
    replay = LineReplay(tree, RECORDING)
    for _ in replay.replay_line(tree.line_to(representative_node(tree))):
        pass
    return replay.board, replay.step


@contextmanager
def _time_limit() -> Iterator[None]:
    """Limit the run time of a block; the operating system kills the process when the time is up."""
    if sys.platform == "win32":
        yield
        return
    signal.alarm(_PATIENCE)
    try:
        yield
    finally:
        signal.alarm(0)
