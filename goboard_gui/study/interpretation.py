"""Possible interpretations of a text (as a point, moves or a record), from which the user
chooses.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from ..files.errors import ReadError
from ..files.formats import Format
from ..files.opening import open_bytes
from ..files.text_records import TextError, TextRecordCode, read
from ..notation import Naming, NotationError, Reading
from ..notation.candidates import Candidate, Strictness, find_candidates
from ..record import rotate_record

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..diagnostics import Diagnostic
    from ..files.text_records import TextRecord
    from ..go import Point
    from ..notation import RecordStyle
    from ..record import Tree

_WORDS_OF_A_NAME = 3


class InterpretationKind(Enum):
    """The kind of content that a text may represent."""

    POINT = "point"
    RECORD = "record"
    """A game record written in a notation."""
    SGF = "sgf"
    FOREIGN = "foreign"
    """A record in another server's format."""
    DIAGRAM = "diagram"
    """Board diagrams drawn with characters."""


_KINDS = {Format.SGF: InterpretationKind.SGF, Format.DIAGRAM: InterpretationKind.DIAGRAM}


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


def interpret(
    text: str, naming: Naming
) -> tuple[list[Interpretation], list[InterpretationFailure]]:
    """Return the possible interpretations of a text, and the reasons why other interpretations
    failed.

    Interpretations in the notation of ``naming`` come first, then points, records and files, in
    each case exact forms before repaired ones. Names are read under the view and the reading of
    ``naming``. A record of a single move by a bare name counts as the point only.

    >>> from goboard_gui.go import Size
    >>> from goboard_gui.notation import notation
    >>> western = Naming(notation("western"), Size(19, 19))
    >>> [interpretation.kind.value for interpretation in interpret("(;SZ[9];B[ee])", western)[0]]
    ['sgf']
    """
    if not text.strip():
        return [], []
    found: list[Interpretation] = []
    failures: list[InterpretationFailure] = []
    for candidate in find_candidates(text, naming):
        here = list(_in_notation(text, candidate))
        found += here
        if not here:
            failures.append(
                InterpretationFailure(candidate.naming, _notation_error(text, candidate))
            )
    _read_file(text, found, failures)
    found.sort(key=lambda interpretation: (interpretation.naming != naming, *_rank(interpretation)))
    return found, failures


def _rank(interpretation: Interpretation) -> tuple[int, int]:
    return list(InterpretationKind).index(interpretation.kind), list(Strictness).index(
        interpretation.strictness
    )


def read_record(
    text: str,
    naming: Naming,
    style: RecordStyle | None,
    *,
    repair: bool,
    entered: bool = False,
) -> TextRecord:
    """Read a record in text form (`text_records.read`), with points named as on the displayed
    board.

    :raises TextError: if the text is not a record.
    """
    size = naming.view_size if naming.reading is Reading.STAY else naming.size
    record = read(text, naming.notation, size, style, repair=repair, entered=entered)
    if naming.reading is Reading.TRAVEL:
        return record
    return record._replace(tree=rotate_record(record.tree, naming.view.inverse))


def _in_notation(text: str, candidate: Candidate) -> Iterator[Interpretation]:
    """Yield the possible interpretations of a text in one notation."""
    naming, strictness = candidate.naming, candidate.strictness
    if strictness is not None:
        yield Interpretation(InterpretationKind.POINT, naming, strictness, candidate.points)
    record = _record(text, naming)
    if record is None:
        return
    if strictness is not None and len(record.tree.main_line()) == 2:
        return
    repaired = any(found.code is TextRecordCode.REPAIRED for found in record.diagnostics)
    yield Interpretation(
        InterpretationKind.RECORD,
        naming,
        Strictness.REPAIRED if repaired else Strictness.CANONICAL,
        style=record.style,
        games=(record.tree,),
        diagnostics=tuple(record.diagnostics),
    )


def _record(text: str, naming: Naming) -> TextRecord | None:
    """Parse a text as a record in one notation, with repaired names if necessary; return None if
    that fails.
    """
    for repair in (False, True):
        try:
            return read_record(text, naming, None, repair=repair)
        except TextError:
            continue
    return None


def _notation_error(text: str, candidate: Candidate) -> NotationError | TextError:
    """Return the error for a text as a point name or, if it is too long for a name, as a record."""
    assert candidate.error is not None
    if len(text.split()) <= _WORDS_OF_A_NAME:
        return candidate.error
    try:
        read_record(text, candidate.naming, None, repair=False)
    except TextError as error:
        return error
    return candidate.error


def _read_file(
    text: str, found: list[Interpretation], failures: list[InterpretationFailure]
) -> None:
    """Try to read a text as a file in SGF or another format, and add the result to one of the
    lists.
    """
    try:
        opened = open_bytes(text.encode(errors="replace"), "SGF", "utf-8")
    except ReadError as error:
        failures.append(InterpretationFailure(None, error))
        return
    kind = _KINDS.get(opened.format, InterpretationKind.FOREIGN)
    found.append(
        Interpretation(
            kind, games=opened.games, diagnostics=opened.diagnostics, format=opened.format
        )
    )
