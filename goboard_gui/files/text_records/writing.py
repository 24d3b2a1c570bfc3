"""Writing of a record's main line as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ...diagnostics import Diagnostic
from ...display_text import to_printable
from ...notation import RecordStyle
from ...record.values import texts
from .errors import OmissionCode
from .events import LETTERS, iterate_events, player_of_move

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from ...go import Colour, Point
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

    RUNNING has numbered moves only; ACTIONS has setup and captures, and the first line of a node's
    comment after its last row; MOVES has players, captures and setup, but no comments.

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
        value = tree.node(node).first_value("C")
        if value and (comment := texts.decode_text(value).strip()):
            comments[node] = comment
    return comments


def _first_line(comment: str) -> str:
    return to_printable(comment.split("\n", 1)[0].rstrip())


def _running_text(
    events: Sequence[Event], naming: Naming, comments: Mapping[int, str]
) -> list[str]:
    """Return the moves with their numbers on one line, such as ``1 (2 3) 2 (15 15) 3 pass``."""
    moves = [f"{event.step.number} {event.name(naming)}" for event in events if event.step.move]
    return [" ".join(moves)] if moves else []


def _row_for_each_action(
    events: Sequence[Event], naming: Naming, comments: Mapping[int, str]
) -> list[str]:
    """Return rows in Davar's format, each with one action and its point; captures precede their
    move.

    So a reader who plays the rows never has to look ahead.
    """
    actions: list[tuple[str, str]] = []
    for event in events:
        comment = _first_line(comments.get(event.step.node, ""))
        actions += _actions(event, naming, comment)
    width = max((len(action) for action, _ in actions), default=0)
    return [f"{action:>{width}} {text}" for action, text in actions]


def _actions(event: Event, naming: Naming, comment: str) -> list[tuple[str, str]]:
    step, move = event.step, event.step.move
    by_hand = event.removed_by_hand
    by_play = {point: stone for point, stone in event.removed.items() if point not in by_hand}
    actions = [*_stones("-", by_hand, naming), *_stones("+", event.set_up, naming)]
    actions += _stones("-", by_play, naming)
    if move is None:
        action, name = actions.pop()
        return [*actions, (action, f"{name} {comment}".rstrip())]
    reason = f"illegal: {step.illegal.value}" if step.illegal else ""
    remark = ", ".join(filter(None, [reason, comment]))
    actions.append((str(step.number), f"{event.name(naming)} {remark}".rstrip()))
    if event.is_suicide and move.point is not None:
        actions += _stones("-", {move.point: move.colour}, naming)
    return actions


def _stones(sign: str, stones: Mapping[Point, Colour], naming: Naming) -> list[tuple[str, str]]:
    """Return one row per stone, sorted by colour (Black first), by column, and by row from the
    bottom.

    This is the order in Davar's example (seed 002).
    """
    ordered = sorted(stones, key=lambda point: (stones[point], point.column, -point.row))
    return [(sign + LETTERS[stones[point]], naming.format_for_records(point)) for point in ordered]


def _row_for_each_move(
    events: Sequence[Event], naming: Naming, comments: Mapping[int, str]
) -> list[str]:
    """Return a row for each move, with number, player, point and remarks."""
    width = len(str(events[-1].step.number)) if events else 0
    lines = []
    for event in events:
        step, move = event.step, event.step.move
        if event.removed_by_hand:
            lines.append(f"{'':{width}} taken off {_listed(event.removed_by_hand, naming)}")
        if event.set_up:
            lines.append(f"{'':{width}} set up {_listed(event.set_up, naming)}")
        if move is not None:
            parts = [f"{step.number:>{width}} {LETTERS[move.colour]} {event.name(naming)}"]
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
    for colour, letter in LETTERS.items():
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
    if form is RecordStyle.RUNNING and any(
        event.set_up or event.removed_by_hand for event in events
    ):
        yield Diagnostic(OmissionCode.SETUP)
    if form is not RecordStyle.MOVES:
        yield from _move_omissions(events)
    if form is not RecordStyle.ACTIONS:
        if comments:
            yield Diagnostic(OmissionCode.COMMENTS)
        return
    if not comments.keys() <= {event.step.node for event in events}:
        yield Diagnostic(OmissionCode.LONE_COMMENTS)
    if any("\n" in comment for comment in comments.values()):
        yield Diagnostic(OmissionCode.LONG_COMMENTS)


def _move_omissions(events: Sequence[Event]) -> Iterator[Diagnostic]:
    for event in events:
        move = event.step.move
        if move and move.colour is not player_of_move(event.step.number):
            yield Diagnostic(OmissionCode.PLAYER, arguments={"number": event.step.number})
            break
    bad = next((event.step.number for event in events if event.invalid_value is not None), None)
    if bad is not None:
        yield Diagnostic(OmissionCode.NO_POINT, arguments={"number": bad})
