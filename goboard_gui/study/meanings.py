"""All that a text could mean: a point, moves, a record; for a person to choose from."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from ..files.errors import ReadError, Repair
from ..files.formats import Format
from ..files.opening import open_any
from ..files.text_records import Notice, NoticeKind, TextError, read
from ..notation import Naming, NotationError, Reading
from ..notation.candidates import Candidate, Strictness, candidates
from ..record import rotate_record

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..files.foreign.errors import Notice as ForeignNotice
    from ..files.text_records import TextRecord
    from ..go import Point
    from ..notation import RecordStyle
    from ..record import Tree

_WORDS_OF_A_NAME = 3


class Kind(Enum):
    """What a text could be."""

    POINT = "point"
    RECORD = "record"
    """A record written down in a notation."""
    SGF = "sgf"
    FOREIGN = "foreign"
    """A record in a format of another server."""
    DIAGRAM = "diagram"
    """Boards drawn with letters."""


_KINDS = {Format.SGF: Kind.SGF, Format.DIAGRAM: Kind.DIAGRAM}


@dataclass(frozen=True)
class Meaning:
    """One thing that a text could mean.

    A point has ``points``, the others have ``games``; ``naming`` is how the names in it were read
    and None where a ``format`` says how. ``remarks`` are what there is to tell of a record.
    """

    kind: Kind
    naming: Naming | None = None
    strictness: Strictness = Strictness.CANONICAL
    points: frozenset[Point] = frozenset()
    style: RecordStyle | None = None
    games: tuple[Tree, ...] = ()
    remarks: tuple[Notice | Repair | ForeignNotice, ...] = ()
    format: Format | None = None


@dataclass(frozen=True)
class Failure:
    """Why a text is nothing in a notation, or no file's text where ``naming`` is None."""

    naming: Naming | None
    error: NotationError | TextError | ReadError


def meanings(text: str, naming: Naming) -> tuple[list[Meaning], list[Failure]]:
    """What a text could mean on the board of a naming, and why it is nothing else.

    What it means in the notation of ``naming`` comes first, then points, records, texts of files,
    among each what is written as it should be before what had to be repaired. Names are read
    under the view and the reading of ``naming``. A record of one move by a bare name is the point
    alone.

    >>> from goboard_gui.go import Size
    >>> from goboard_gui.notation import notation
    >>> western = Naming(notation("western"), Size(19, 19))
    >>> [meaning.kind.value for meaning in meanings("(;SZ[9];B[ee])", western)[0]]
    ['sgf']
    """
    if not text.strip():
        return [], []
    found: list[Meaning] = []
    failures: list[Failure] = []
    for candidate in candidates(text, naming):
        here = list(_here(text, candidate))
        found += here
        if not here:
            failures.append(Failure(candidate.naming, _why_not(text, candidate)))
    _read_file(text, found, failures)
    found.sort(key=lambda meaning: (meaning.naming != naming, *_rank(meaning)))
    return found, failures


def _rank(meaning: Meaning) -> tuple[int, int]:
    return list(Kind).index(meaning.kind), list(Strictness).index(meaning.strictness)


def read_record(
    text: str, naming: Naming, style: RecordStyle | None, *, repair: bool
) -> TextRecord:
    """A written record whose names are those of a board as it is seen, see `files.text.read`.

    :raises TextError: the text is no record.
    """
    size = naming.view_size if naming.reading is Reading.STAY else naming.size
    record = read(text, naming.notation, size, style, repair=repair)
    if naming.reading is Reading.TRAVEL:
        return record
    return record._replace(tree=rotate_record(record.tree, naming.view.inverse))


def _here(text: str, candidate: Candidate) -> Iterator[Meaning]:
    """What a text means in one notation."""
    naming, strictness = candidate.naming, candidate.strictness
    if strictness is not None:
        yield Meaning(Kind.POINT, naming, strictness, candidate.points)
    record = _record(text, naming)
    if record is None:
        return
    if strictness is not None and len(record.tree.main_line()) == 2:
        return
    repaired = any(notice.kind is NoticeKind.REPAIRED for notice in record.notices)
    yield Meaning(
        Kind.RECORD,
        naming,
        Strictness.REPAIRED if repaired else Strictness.CANONICAL,
        style=record.style,
        games=(record.tree,),
        remarks=tuple(record.notices),
    )


def _record(text: str, naming: Naming) -> TextRecord | None:
    """The record that a text is in one notation, with damaged names put right if need be."""
    for repair in (False, True):
        try:
            return read_record(text, naming, None, repair=repair)
        except TextError:
            continue
    return None


def _why_not(text: str, candidate: Candidate) -> NotationError | TextError:
    """What is wrong with the name, or with the record if the text is too long for a name."""
    assert candidate.error is not None
    if len(text.split()) <= _WORDS_OF_A_NAME:
        return candidate.error
    try:
        read_record(text, candidate.naming, None, repair=False)
    except TextError as error:
        return error
    return candidate.error


def _read_file(text: str, found: list[Meaning], failures: list[Failure]) -> None:
    """What a text is as the text of a file, SGF or another."""
    try:
        opened = open_any(text.encode(errors="replace"), "SGF", "utf-8")
    except ReadError as error:
        failures.append(Failure(None, error))
        return
    kind = _KINDS.get(opened.format, Kind.FOREIGN)
    found.append(Meaning(kind, games=opened.games, remarks=opened.notices, format=opened.format))
