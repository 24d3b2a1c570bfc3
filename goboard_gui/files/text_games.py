"""Games and positions in text, for all parts of the program that read text: logs of the Go Text
Protocol, boards, and lists of moves by Western coordinates.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..diagnostics import Diagnostic, DiagnosticCode
from ..go import Size
from ..named_tuples import NamedTuple
from ..record import Session
from .formats import Format
from .pasted_text import cleaned_texts
from .text_diagrams.errors import DiagramError, DiagramErrorReason
from .text_diagrams.reading import DiagramRecords, read_diagrams
from .text_records.gtp_log import read_gtp_log
from .text_records.informal_moves import read_informal_moves

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..record import Tree
    from .text_records.gtp_log import LoggedGames

DEFAULT_SIZE = Size(19, 19)


class TextGamesDiagnosticCode(DiagnosticCode):
    """Diagnostic codes for what was assumed in reading games in a text."""

    SIZE = "the text doesn't say how large the board is; read as {size}"


class TextGames(NamedTuple):
    """The games in a text, the form in which they were written, and diagnostics about what was
    assumed in reading them.
    """

    format: Format
    trees: list[Tree]
    diagnostics: list[Diagnostic]


def read_text_games(
    text: str, size: Size | None = None, pause: Callable[[], object] = lambda: None
) -> TextGames:
    """Return the games in a text.

    A log is read as games unless they contradict the last board that it prints. ``size`` is the
    board for bare lists of moves, if it is known. ``pause`` is called regularly, and may raise an
    exception to cancel.

    :raises DiagramError: when there is no game, or a board that cannot be read.
    :raises TextError: when a list or log of moves cannot be read.

    >>> read_text_games("boardsize 9\\nplay b e5\\n=\\n").format.name
    'MOVES'
    """
    lines = next(cleaned_texts(text, pause))
    log = read_gtp_log(lines, pause)
    boards: DiagramRecords | None = None
    try:
        boards = read_diagrams(text, pause)
    except DiagramError as error:
        no_board = error
    if log is not None and (boards is None or _agrees(log, boards)):
        return TextGames(Format.MOVES, *log)
    if boards is not None:
        return TextGames(Format.DIAGRAM, *boards)
    if no_board.reason is not DiagramErrorReason.NO_DIAGRAM:
        raise no_board
    moves = read_informal_moves(lines, size or DEFAULT_SIZE, pause)
    if moves is None:
        raise no_board
    assumed = (
        [] if size else [Diagnostic(TextGamesDiagnosticCode.SIZE, arguments={"size": DEFAULT_SIZE})]
    )
    return TextGames(Format.MOVES, [moves.tree], [*assumed, *moves.diagnostics])


def _agrees(log: LoggedGames, boards: DiagramRecords) -> bool:
    """Return whether the last game of a log ends in the position of the last board."""
    played, shown = Session(log.trees[-1]), Session(boards.trees[-1])
    played.go_to(played.line[-1])
    return played.board == shown.board
