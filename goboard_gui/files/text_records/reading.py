"""Reading of text records in a given notation; the format is given or detected."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from ...notation import RecordStyle
from ..errors import TextPosition
from .builder import RecordBuilder
from .cursor import RecordText, TextCursor
from .errors import TextError, TextErrorReason
from .parsers import (
    ActionParser,
    ActionRowComments,
    RunningTextParser,
    is_single_number,
    read_move_list,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...diagnostics import Diagnostic
    from ...go import Size
    from ...notation import Notation
    from ...record import Tree
    from .parsers import Entry


class TextRecord(NamedTuple):
    """A parsed record, the problems in its text in order, and the format of the text."""

    tree: Tree
    diagnostics: list[Diagnostic]
    style: RecordStyle


def read(
    text: str | RecordText,
    notation: Notation,
    size: Size,
    style: RecordStyle | None = None,
    *,
    repair: bool = False,
    entered: bool = False,
    pause: Callable[[], object] = lambda: None,
) -> TextRecord:
    """Parse a record in a given notation, in the given format or in any format that matches.

    Of several matching formats, the strictest is used, and one without gaps between the numbers
    of moves before any other; if none matches, the error is that of the format that got furthest,
    or of the notation's own in a tie. Only rows of actions may have comments. Without a given
    format, these are tried if they are the notation's own or if some row adds or removes a stone,
    no comment may look like a move, and a text with comments is in this format only if it is in no
    other. ``repair`` corrects damaged names, see `Notation.repair`. ``entered`` means that the user
    entered the text: if it is not a record otherwise, names may also be those of the alternative
    notation, see `Naming.alternative`. ``pause`` is called regularly and may raise an exception to
    cancel.

    :raises TextError: when the text is not a record.

    >>> from goboard_gui.go import Size
    >>> from goboard_gui.notation import notation
    >>> tree = read("1 (2 3) 2 pass", notation("cartesian"), Size(19, 19)).tree
    >>> [tree.properties(node)[0] for node in tree.main_line()[1:]]
    [Property(ident='B', values=('cp',)), Property(ident='W', values=('',))]
    >>> read("1 =8+3", notation("andreev"), Size(19, 19))
    Traceback (most recent call last):
    ...
    goboard_gui.files.text_records.errors.TextError: line 1, column 3: “=8” is not a line of the \
19×19 board: the centre line is “=9”
    """
    if isinstance(text, str):
        text = RecordText(text)
    failures: list[tuple[RecordStyle, TextError]] = []
    for alternative in (False, True) if entered and notation.alternative else (False,):
        for gaps in (False, True):
            failed: dict[RecordStyle, TextError] = {}
            for form, comments in _attempts(text, notation, style):
                cursor = TextCursor(
                    text, notation, size, repair=repair, alternative=alternative, pause=pause
                )
                try:
                    entries = _entries(form, cursor, gaps=gaps, comments=comments)
                except TextError as error:
                    failed[form] = error
                    continue
                one = form is RecordStyle.RUNNING and len(entries) == 1
                if style is None and one and is_single_number(entries):
                    continue  # a list of moves is checked more strictly
                return _record(entries, cursor, form, pause)
            failures += failed.items()
            if all(error.reason is not TextErrorReason.NUMBER for error in failed.values()):
                break  # the numbers are not what is wrong
    own = notation.record_style
    raise max(failures, key=lambda failure: (failure[1].place, failure[0] is own))[1]


def _attempts(
    text: RecordText, notation: Notation, style: RecordStyle | None
) -> tuple[tuple[RecordStyle, ActionRowComments], ...]:
    """Return the formats to try, in order, and which comments each may have.

    Rows of actions without comments come first if a row adds or removes a stone: running text may
    do so as well, but only rows tell captures. What follows a name in running text could be taken
    for a comment, so rows with comments come last.
    """
    if style is not None:
        return ((style, ActionRowComments.ANY),)
    others = (
        (RecordStyle.RUNNING, ActionRowComments.NONE),
        (RecordStyle.MOVES, ActionRowComments.NONE),
    )
    rows = RecordStyle.ACTIONS, ActionRowComments.UNLIKE_MOVES
    if text.has_row_with_stone:
        return ((RecordStyle.ACTIONS, ActionRowComments.NONE), *others, rows)
    return (*others, rows) if notation.record_style is RecordStyle.ACTIONS else others


def _entries(
    form: RecordStyle, cursor: TextCursor, *, gaps: bool, comments: ActionRowComments
) -> list[Entry]:
    """Parse a text in the given format, and return its entries.

    :raises TextError: when it is not in this format, or is empty.
    """
    match form:
        case RecordStyle.RUNNING:
            entries = RunningTextParser(cursor, gaps=gaps).read()
        case RecordStyle.MOVES:
            entries = read_move_list(cursor, gaps=gaps)
        case RecordStyle.ACTIONS:
            entries = ActionParser(cursor, comments).read()
    if not entries:
        raise TextError(TextErrorReason.EMPTY, TextPosition(1, 1))
    return entries


def _record(
    entries: list[Entry], cursor: TextCursor, form: RecordStyle, pause: Callable[[], object]
) -> TextRecord:
    lists_captures = form is RecordStyle.ACTIONS
    builder = RecordBuilder(cursor.notation, cursor.size, lists_captures=lists_captures)
    for entry in entries:
        pause()
        builder.add_entry(entry)
    tree = builder.finish()
    diagnostics = sorted([*cursor.diagnostics, *builder.diagnostics], key=attrgetter("place"))
    return TextRecord(tree, diagnostics, form)
