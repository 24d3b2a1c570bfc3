"""Writing of a record's main line as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...diagnostics import Diagnostic
from ...display_text import to_printable
from ...go import Colour, IllegalReason
from ...named_tuples import NamedTuple
from ...notation import NotationError, RecordStyle
from ...record.properties.tables import COLOUR_LETTERS
from ..comments import read_comment
from .errors import OmissionDiagnosticCode
from .events import iterate_events, next_number
from .parsers import AND_SUICIDE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from ...go import Point
    from ...notation import Naming
    from ...record import Tree
    from .events import Event


class WrittenRecord(NamedTuple):
    """A record as text: its lines without line breaks, and diagnostics about what the text
    omits.
    """

    lines: list[str]
    diagnostics: list[Diagnostic]


def write(tree: Tree, naming: Naming, style: RecordStyle | None = None) -> WrittenRecord:
    """Return the main line of a record as text, in the given format or in the usual format of the
    notation.

    RUNNING has numbered moves and setup; ACTIONS has captures as well, and the first line of a
    node's comment after its last row. In both, odd numbers are Black's moves (`next_number`). MOVES
    counts the moves and states players, captures and setup, but no comments.

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> from goboard_gui.go import Size
    >>> from goboard_gui.notation import Naming, notation
    >>> tree = read_sgf(b"(;SZ[9]AB[aa];W[ee];B[])").games[0]
    >>> written = write(tree, Naming(notation("western"), Size(9, 9)))
    >>> written.lines
    ['  set up B A9', '1 W E5', '2 B pass']
    """
    happened = list(iterate_events(tree))
    form = naming.notation.record_style if style is None else style
    comments = _comments(tree)
    lines = _FORMS[form](happened, naming, comments)
    return WrittenRecord(lines, list(_omissions(form, happened, comments)))


def _comments(tree: Tree) -> dict[int, str]:
    """Return the non-blank comments of the main line."""
    comments = {}
    for node in tree.main_line():
        if comment := read_comment(tree, node).strip():
            comments[node] = comment
    return comments


def _first_line(comment: str) -> str:
    return to_printable(comment.split("\n", 1)[0].rstrip())


def _running_text(
    events: Sequence[Event], naming: Naming, comments: Mapping[int, str]
) -> list[str]:
    """Return the moves with their numbers on one line, such as ``1 (2 3) 2 (15 15) 3 pass``, and
    setup where it happens, such as ``+B (3 3) (15 15) 2 (3 15)``.

    A number that might be read as a point has a dot, as in ``+B 73 289 2. 301``: the one after
    setup, and that of the first move if it is not 1.
    """
    words: list[str] = []
    number = 0
    unclear = False
    for event in events:
        setup = _grouped(_setup(event, naming))
        words += setup
        unclear = unclear or bool(setup)
        if move := event.step.move:
            white_begins = number == 0 and move.colour is Colour.WHITE
            unclear = unclear or white_begins
            number = next_number(number, move.colour)
            sign = "." if unclear and _is_name(str(number), naming) else ""
            words += [f"{number}{sign}", _name_or_pass(event, naming)]
            unclear = False
    return [" ".join(words)] if words else []


def _setup(event: Event, naming: Naming) -> list[tuple[str, str]]:
    """Return the stones that a node removes by setup and those that it sets up, each with its
    action.
    """
    return [
        *_stones("-", event.removed_by_setup, naming),
        *_stones("+", event.set_up, naming),
    ]


def _grouped(actions: Iterable[tuple[str, str]]) -> list[str]:
    """Return the words of actions, each action only before the first of its points."""
    words = []
    last = None
    for action, name in actions:
        if action != last:
            words.append(action)
        words.append(name)
        last = action
    return words


def _is_name(text: str, naming: Naming) -> bool:
    """Return whether a text is the name of a point."""
    try:
        naming.parse(text)
    except NotationError:
        return False
    return True


def _name_or_pass(event: Event, naming: Naming) -> str:
    """Return the name of a move's point; a move without a valid point is a pass, as in a replay."""
    return "pass" if event.invalid_value is not None else event.move_name(naming)


def _row_for_each_action(
    events: Sequence[Event], naming: Naming, comments: Mapping[int, str]
) -> list[str]:
    """Return rows in Davar's format, each with one action and its point; captures precede their
    move.

    So a reader who plays the rows never has to look ahead. If the number of the only row might be
    read as a point, it has a dot, as in ``2. pass``.
    """
    actions: list[tuple[str, str]] = []
    number = 0
    for event in events:
        if event.step.move:
            number = next_number(number, event.step.move.colour)
        comment = _first_line(comments.get(event.step.node, ""))
        actions += _actions(event, number, naming, comment)
    if len(actions) == 1 and number > 1 and _is_name(str(number), naming):
        return [f"{number}. {actions[0][1]}"]
    width = max((len(action) for action, _ in actions), default=0)
    return [f"{action:>{width}} {text}" for action, text in actions]


def _actions(event: Event, number: int, naming: Naming, comment: str) -> list[tuple[str, str]]:
    """Return the actions of a node, whose move has the given number, and their points and
    comments.
    """
    step, move = event.step, event.step.move
    by_setup = event.removed_by_setup
    by_play = {point: stone for point, stone in event.removed.items() if point not in by_setup}
    actions = [*_setup(event, naming), *_stones("-", by_play, naming)]
    if move is None:
        action, name = actions.pop()
        return [*actions, (action, f"{name} {comment}".rstrip())]
    reason = f"illegal: {step.illegal.value}" if step.illegal else ""
    if event.is_suicide and step.illegal is not IllegalReason.SUICIDE:
        reason += AND_SUICIDE
    remark = ", ".join(filter(None, [reason, comment]))
    actions.append((str(number), f"{_name_or_pass(event, naming)} {remark}".rstrip()))
    if event.is_suicide and move.point is not None:
        actions += _stones("-", {move.point: move.colour}, naming)
    return actions


def _stones(sign: str, stones: Mapping[Point, Colour], naming: Naming) -> list[tuple[str, str]]:
    """Return one row per stone, sorted by colour (Black first), by column, and by row from the
    bottom.

    This is the order in Davar's example.
    """
    ordered = sorted(stones, key=lambda point: (stones[point], point.column, -point.row))
    return [
        (sign + COLOUR_LETTERS[stones[point]], naming.format_for_records(point))
        for point in ordered
    ]


def _row_for_each_move(
    events: Sequence[Event], naming: Naming, comments: Mapping[int, str]
) -> list[str]:
    """Return a row for each move, with number, player, point and remarks."""
    width = len(str(events[-1].step.number)) if events else 0
    lines = []
    for event in events:
        step, move = event.step, event.step.move
        if event.removed_by_setup:
            lines.append(f"{'':{width}} taken off {_listed(event.removed_by_setup, naming)}")
        if event.set_up:
            lines.append(f"{'':{width}} set up {_listed(event.set_up, naming)}")
        if move is not None:
            parts = [
                f"{step.number:>{width}} {COLOUR_LETTERS[move.colour]} {event.move_name(naming)}"
            ]
            lines.append(", ".join([*parts, *_remarks(event, naming)]))
    return lines


def _remarks(event: Event, naming: Naming) -> Iterable[str]:
    step = event.step
    if event.invalid_value is not None:
        yield "not on the board"
    if step.illegal:
        yield f"illegal: {step.illegal.value}"
    if step.captured:
        verb = "loses" if event.is_suicide else "takes"
        yield " ".join([verb, *_names(step.captured, naming)])


def _listed(stones: Mapping[Point, Colour], naming: Naming) -> str:
    parts = []
    for colour, letter in COLOUR_LETTERS.items():
        points = [point for point, stone in stones.items() if stone is colour]
        if points:
            parts.append(" ".join([letter, *_names(points, naming)]))
    return ", ".join(parts)


def _names(points: Iterable[Point], naming: Naming) -> list[str]:
    ordered = sorted(points, key=lambda point: (point.column, -point.row))
    return [naming.format_for_records(point) for point in ordered]


_FORMS: dict[RecordStyle, Callable[[Sequence[Event], Naming, Mapping[int, str]], list[str]]] = {
    RecordStyle.RUNNING: _running_text,
    RecordStyle.ACTIONS: _row_for_each_action,
    RecordStyle.MOVES: _row_for_each_move,
}


def _omissions(
    form: RecordStyle, events: Sequence[Event], comments: Mapping[int, str]
) -> Iterator[Diagnostic]:
    bad = next((event.step.number for event in events if event.invalid_value is not None), None)
    if bad is not None and form is not RecordStyle.MOVES:
        yield Diagnostic(OmissionDiagnosticCode.NO_POINT, arguments={"number": bad})
    if form is not RecordStyle.ACTIONS:
        if comments:
            yield Diagnostic(OmissionDiagnosticCode.COMMENTS)
        return
    if not comments.keys() <= {event.step.node for event in events}:
        yield Diagnostic(OmissionDiagnosticCode.LONE_COMMENTS)
    if any("\n" in comment for comment in comments.values()):
        yield Diagnostic(OmissionDiagnosticCode.LONG_COMMENTS)
