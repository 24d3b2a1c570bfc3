"""Possible interpretations of a text (as a point, moves or a record), from which the user
chooses.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING

from ..files.errors import ReadError, ReadErrorReason
from ..files.formats import Format
from ..files.opening import open_bytes
from ..files.pasted_text import cleaned_texts
from ..files.text_records.cursor import RecordText
from ..files.text_records.errors import TextError, TextRecordDiagnosticCode
from ..files.text_records.reading import read
from ..notation import Naming, NotationError, Reading, RecordStyle, notation
from ..notation.candidates import Candidate, Strictness, find_candidates
from ..record import Session, board_size, rotate_record

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ..diagnostics import Diagnostic
    from ..files.text_records.reading import TextRecord
    from ..go import Point
    from ..record import Tree

_WORDS_OF_A_NAME = 3


class InterpretationKind(Enum):
    """The kind of content that a text may represent."""

    POINT = "point"
    RECORD = "record"
    """A game record written in a notation."""
    SGF = "sgf"
    FOREIGN = "foreign"
    """A record in any other format, such as those of Go servers."""
    DIAGRAM = "diagram"
    """Board diagrams drawn with characters."""


_KINDS = {
    Format.SGF: InterpretationKind.SGF,
    Format.DIAGRAM: InterpretationKind.DIAGRAM,
    Format.MOVES: InterpretationKind.RECORD,
}
_NOTATION_OF_MOVES = notation("western")


@dataclass(frozen=True)
class Interpretation:
    """A possible interpretation of a text, with the points or games that it represents.

    A point has ``points``, all others have ``games``; ``naming`` is how names were read, or None if
    the text has a file ``format``. ``diagnostics`` are about a record.
    """

    kind: InterpretationKind
    naming: Naming | None = None
    strictness: Strictness = Strictness.CANONICAL
    points: frozenset[Point] = frozenset()
    style: RecordStyle | None = None
    games: tuple[Tree, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()
    format: Format | None = None


@dataclass(frozen=True)
class InterpretationFailure:
    """The reason why a text cannot be read: in a notation, or as a file if ``naming`` is None."""

    naming: Naming | None
    error: NotationError | TextError | ReadError

    @property
    def is_about_board(self) -> bool:
        """Whether the text contains a board that cannot be read."""
        error = self.error
        return isinstance(error, ReadError) and error.reason is ReadErrorReason.BAD_DIAGRAM


def interpret_text(
    text: str, naming: Naming, pause: Callable[[], object] = lambda: None
) -> tuple[list[Interpretation], list[InterpretationFailure]]:
    """Return the possible interpretations of a text, and the reasons why other interpretations
    failed.

    Interpretations in the notation of ``naming`` come first, then points, records and files, in
    each case exact forms before repaired ones. Names are read under the view and the reading of
    ``naming``. A record of a single move by a bare name counts as the point only. ``pause`` is
    called regularly and may raise an exception to cancel.

    >>> from goboard_gui.go import Size
    >>> from goboard_gui.notation import notation
    >>> western = Naming(notation("western"), Size(19, 19))
    >>> found, _ = interpret_text("(;SZ[9];B[ee])", western)
    >>> [interpretation.kind.value for interpretation in found]
    ['sgf']
    """
    if not text.strip():
        return [], []
    file = _read_file(text, naming, pause)
    found, failures = _in_notations(text, naming, pause)
    is_sgf = isinstance(file, Interpretation) and file.kind is InterpretationKind.SGF
    if not is_sgf and (plain := _cleaned(text, pause)) != text:
        others, why_not = _in_notations(plain, naming, pause)
        # A dash before a line may be a bullet or a pass.
        if others and (not found or _passes(others) < _passes(found)):
            found, failures = others, why_not
    _add_file(file, naming, found, failures)
    if any(each.is_about_board for each in failures) or _has_board(found):
        found = [each for each in found if not _is_doubtful_record(each)]
    found.sort(key=lambda interpretation: (interpretation.naming != naming, *_rank(interpretation)))
    return found, failures


def _in_notations(
    text: str, naming: Naming, pause: Callable[[], object]
) -> tuple[list[Interpretation], list[InterpretationFailure]]:
    found: list[Interpretation] = []
    failures: list[InterpretationFailure] = []
    pause()
    may_be_name = len(text.split(maxsplit=_WORDS_OF_A_NAME)) <= _WORDS_OF_A_NAME
    prepared = RecordText(text)
    for candidate in find_candidates(text, naming):
        pause()
        record = _record(prepared, candidate.naming, pause)
        here = list(_interpret_in_notation(candidate, record))
        found += here
        if not here:
            assert candidate.error is not None
            assert isinstance(record, TextError)
            error = candidate.error if may_be_name else record
            failures.append(InterpretationFailure(candidate.naming, error))
    return found, failures


def _cleaned(text: str, pause: Callable[[], object]) -> str:
    """Return a text without what e-mail and other programs added, such as marks of quoted lines."""
    return "\n".join(line.text for line in next(cleaned_texts(text, pause)))


def _has_board(found: list[Interpretation]) -> bool:
    return any(each.kind is InterpretationKind.DIAGRAM for each in found)


def _is_doubtful_record(found: Interpretation) -> bool:
    """Return whether a text read as a record may really be a board diagram, because it has illegal
    moves or mainly passes (dashes may be read as passes).
    """
    if found.kind is not InterpretationKind.RECORD or found.format is Format.MOVES:
        return False
    if found.diagnostics:
        return True
    moves = [step.move for step in Session(found.games[0]).steps() if step.move]
    return 2 * _passes([found]) >= len(moves)


def _passes(found: list[Interpretation]) -> int:
    """Return the number of passes in all records."""
    return sum(
        step.move is not None and step.move.point is None
        for each in found
        if each.kind is InterpretationKind.RECORD
        for step in Session(each.games[0]).steps()
    )


def _rank(interpretation: Interpretation) -> tuple[int, int]:
    return list(InterpretationKind).index(interpretation.kind), list(Strictness).index(
        interpretation.strictness
    )


def read_record(
    text: str | RecordText,
    naming: Naming,
    style: RecordStyle | None,
    *,
    repair: bool,
    entered: bool = False,
    pause: Callable[[], object] = lambda: None,
) -> TextRecord:
    """Read a record in text form (`text_records.read`), with points named as on the displayed
    board.

    :raises TextError: if the text is not a record.
    """
    size = naming.view_size if naming.reading is Reading.STAY else naming.size
    record = read(text, naming.notation, size, style, repair=repair, entered=entered, pause=pause)
    if naming.reading is Reading.TRAVEL:
        return record
    return record._replace(tree=rotate_record(record.tree, naming.view.inverse))


def _interpret_in_notation(
    candidate: Candidate, record: TextRecord | TextError
) -> Iterator[Interpretation]:
    """Yield the possible interpretations of a text in one notation, as a point or a record."""
    naming, strictness = candidate.naming, candidate.strictness
    if strictness is not None:
        yield Interpretation(InterpretationKind.POINT, naming, strictness, candidate.points)
    if isinstance(record, TextError):
        return
    if strictness is not None and len(record.tree.main_line()) == 2:
        return
    repaired = TextRecordDiagnosticCode.REPAIRED in [found.code for found in record.diagnostics]
    yield Interpretation(
        InterpretationKind.RECORD,
        naming,
        Strictness.REPAIRED if repaired else Strictness.CANONICAL,
        style=record.style,
        games=(record.tree,),
        diagnostics=tuple(record.diagnostics),
    )


def _record(
    text: RecordText, naming: Naming, pause: Callable[[], object]
) -> TextRecord | TextError:
    """Parse a text as a record in one notation, with repaired names if necessary; return the error
    without repairs if that fails.
    """
    try:
        return read_record(text, naming, None, repair=False, pause=pause)
    except TextError as error:
        as_written = error
    try:
        return read_record(text, naming, None, repair=True, pause=pause)
    except TextError:
        return as_written


def _read_file(
    text: str, naming: Naming, pause: Callable[[], object]
) -> Interpretation | InterpretationFailure:
    """Read a text as a file in SGF or another format."""

    def progress(_done: int, _total: int) -> None:
        pause()

    try:
        data = text.encode(errors="replace")
        opened = open_bytes(data, "SGF", "utf-8", progress, moves_size=naming.size)
    except ReadError as error:
        return InterpretationFailure(None, error)
    kind = _KINDS.get(opened.format, InterpretationKind.FOREIGN)
    is_record = kind is InterpretationKind.RECORD
    return Interpretation(
        kind,
        Naming(_NOTATION_OF_MOVES, board_size(opened.games[0])) if is_record else None,
        games=opened.games,
        diagnostics=opened.diagnostics,
        format=opened.format,
    )


def _add_file(
    file: Interpretation | InterpretationFailure,
    naming: Naming,
    found: list[Interpretation],
    failures: list[InterpretationFailure],
) -> None:
    """Add the result of reading a text as a file to the interpretations ``found`` or to the
    failures.

    A list of moves is only added if it was not read in a notation. If it cannot be read, its reason
    replaces that of its notation, which knows fewer ways to write moves.
    """
    if isinstance(file, InterpretationFailure):
        bad_move = file.error.__cause__
        if isinstance(bad_move, TextError):
            failures[:] = [
                replace(failure, error=bad_move)
                if failure.naming is not None and failure.naming.notation == _NOTATION_OF_MOVES
                else failure
                for failure in failures
            ]
        failures.append(file)
        return
    if file.naming is not None:
        western = file.naming.notation
        if any(each.naming and each.naming.notation == western for each in found):
            return
        if western == naming.notation:
            failures[:] = [failure for failure in failures if failure.naming != naming]
    found.append(file)
