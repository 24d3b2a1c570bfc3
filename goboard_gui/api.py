"""The public Python interface: boards, notations, game records and pictures.

Import everything from here; other modules may change with any version. Only `draw` loads Qt.
Coordinates count from 0 at the upper left corner: ``Point(column, row)``. `docs/library.md` has
examples of each subject.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from .diagram.output.errors import ExportError
from .diagram.output.formats import PDF, PNG, SVG, WEBP, format_for
from .files.errors import EncodingError, ReadError, SaveError
from .files.opening import OpenedFile, open_bytes, open_path
from .files.sgf.game_info import read_info
from .files.sgf.reading import new_sgf_file
from .files.sgf.writing import write_sgf
from .files.storage.saving import save as _save
from .fuseki.comparison import Comparison, compare, compare_records
from .fuseki.pattern import Pattern
from .go import (
    RULE_SETS,
    Board,
    BoardKind,
    BoardShape,
    Colour,
    IllegalReason,
    Point,
    RuleSet,
    Size,
    Symmetry,
    rule_set,
)
from .named_tuples import NamedTuple
from .notation import (
    DEFAULT_NOTATION,
    NOTATIONS,
    Naming,
    Notation,
    NotationError,
    UnknownNotationError,
    notation,
)
from .record import Move, PlayOutcome, Property, Session, Tree, new_game, rotate_record
from .record.analysis.problem_judging import JudgedProblem, judge_problem
from .record.analysis.problem_words import Verdict
from .record.analysis.problems import find_problems_in_games
from .record.steps import LineReplay

if TYPE_CHECKING:
    import os
    from collections.abc import Iterator, Sequence

__all__ = [
    "NOTATIONS",
    "RULE_SETS",
    "Board",
    "BoardKind",
    "BoardShape",
    "Colour",
    "Comparison",
    "EncodingError",
    "ExportError",
    "IllegalReason",
    "JudgedProblem",
    "Move",
    "Naming",
    "Notation",
    "NotationError",
    "OpenedFile",
    "Pattern",
    "PlayOutcome",
    "Point",
    "Position",
    "Property",
    "ReadError",
    "RuleSet",
    "SaveError",
    "Session",
    "Size",
    "Symmetry",
    "Tree",
    "UnknownNotationError",
    "Verdict",
    "compare_games",
    "compare_positions",
    "draw",
    "game_info",
    "judge_problems",
    "new_game",
    "notation",
    "position_after",
    "read",
    "replay",
    "rotate_record",
    "rule_set",
    "save",
    "write",
]

game_info = read_info
"""Return the game information of a record: players, result, komi and so on."""


class Position(NamedTuple):
    """A position of a game: the node, the move that led to it, and the board after that move.

    ``number`` counts the moves from the start of the game. ``captured`` contains the points whose
    stones the move captured. ``illegal`` is the reason for which the rules forbid the move, or
    None.
    """

    node: int
    number: int
    move: Move | None
    board: Board
    captured: tuple[Point, ...]
    illegal: IllegalReason | None


def read(source: str | os.PathLike[str] | bytes, encoding: str | None = None) -> OpenedFile:
    """Read a game record in any supported format, from a path or from bytes.

    The result has the games in ``games``, and what was repaired in ``diagnostics``. ``encoding``
    overrides the encoding that an SGF file states.

    :raises ReadError: the file cannot be read, or holds no game.
    """
    if isinstance(source, bytes):
        return open_bytes(source, "", encoding)
    return open_path(source, encoding)


def write(games: Sequence[Tree], opened: OpenedFile | None = None) -> bytes:
    """Serialize games as SGF, and return the bytes.

    For games that were read from a file, pass ``opened`` to keep its encoding, and every byte of
    what was not edited.

    :raises EncodingError: the encoding of the file lacks a new character.
    """
    return write_sgf(new_sgf_file(games) if opened is None else opened.file, games)


def save(
    path: str | os.PathLike[str], games: Sequence[Tree], opened: OpenedFile | None = None
) -> None:
    """Save games to an SGF file; given ``opened``, the encoding and the unedited parts of that file
    are preserved.

    If saving fails, an existing file stays unchanged.

    :raises SaveError: the file cannot be written.
    :raises EncodingError: the encoding of the file lacks a new character.
    """
    _save(path, write(games, opened))


def replay(game: Tree, line: Sequence[int] | None = None) -> Iterator[Position]:
    """Yield the position at each node of a line, from the root on; the default is the main line.

    Illegal moves are made as recorded; `Position.illegal` says why the rules of the game forbid
    them.
    """
    line_replay = LineReplay(game, Session(game).rules)
    for node in game.main_line() if line is None else line:
        step = line_replay.push(node)
        yield Position(node, step.number, step.move, line_replay.board, step.captured, step.illegal)


def position_after(game: Tree, moves: int | None = None) -> Position:
    """Return the position after ``moves`` moves of the main line or, by default, the last position.

    :raises ValueError: the main line has fewer moves.
    """
    found = None
    for position in replay(game):
        if moves is None or position.number <= moves:
            found = position
    if found is None or (moves is not None and found.number < moves):
        raise ValueError(f"the main line has fewer than {moves} moves")
    return found


def judge_problems(games: Sequence[Tree]) -> list[JudgedProblem]:
    """Find the problems in the games of a file, and judge which of their lines are right.

    A problem is a game, or a branch that sets up stones; games with the same position are one.
    """
    return [judge_problem(games, start) for start in find_problems_in_games(games)]


def compare_games(first: Tree, second: Tree, moves: int | None = None) -> Comparison:
    """Compare the openings of two games in all rotations and reflections, and with colours swapped.

    The first ``moves`` moves are compared, by default all of them.
    """
    return compare_records(first, second, moves)


def compare_positions(first: Board, second: Board) -> Comparison:
    """Compare two positions in all rotations and reflections, and with colours swapped."""
    return compare([first], [second])


def draw(
    position: Board | Session,
    path: str | os.PathLike[str],
    *,
    notation: Notation | None = None,
    view: Symmetry = Symmetry.IDENTITY,
    width: int | None = None,
    title: str = "",
) -> None:
    """Draw a position as PNG, WebP, SVG or PDF, depending on the file's extension. This loads Qt.

    A `Session` is drawn at its cursor, with the last move and the markup of the node.

    :param notation: the notation of the coordinates, by default Western.
    :param view: the rotation or reflection in which the board is drawn.
    :param width: the width of an image in pixels.
    :param title: a title for the metadata of SVG and PDF files; it is not drawn.
    :raises ExportError: no format has this extension, the file cannot be written, or the image
        would be too large.
    """
    path = Path(path)
    format_for(path, (PNG, WEBP, SVG, PDF))  # in the order of the documentation

    from .diagram.compose import DisplayOptions, compose_picture
    from .diagram.output.picture_files import save_picture

    board = position if isinstance(position, Board) else position.board
    naming = Naming.on_board(notation or DEFAULT_NOTATION, board.shape, view)
    if isinstance(position, Session):
        picture = compose_picture(
            board, naming, DisplayOptions(), position.last_move, markup=position.markup
        )
    else:
        picture = compose_picture(board, naming, DisplayOptions())
    save_picture(path, picture, width=width, title=title)
