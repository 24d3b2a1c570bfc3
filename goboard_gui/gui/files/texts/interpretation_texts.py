"""Texts about the possible interpretations of a text, and about records written as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....files.errors import ReadError
from ....files.formats import Format
from ....notation import RecordStyle
from ....notation.candidates import Strictness
from ....record import board_size
from ....record.properties.tables import MOVE_PROPERTIES
from ....study.interpretation import InterpretationKind
from ...core.i18n import tr_noop, translator
from ...wording import error_messages, terms
from ...wording.notation_texts import notation_title

if TYPE_CHECKING:
    from ....notation import Naming
    from ....record import Tree
    from ....study.interpretation import Interpretation, InterpretationFailure

_W = "Interpretations"
_tr = translator(_W)

_STYLES = {
    RecordStyle.MOVES: tr_noop(_W, "one move per line"),
    RecordStyle.RUNNING: tr_noop(_W, "running text"),
    RecordStyle.ACTIONS: tr_noop(_W, "one action per line"),
}
_STRICTNESS = {
    Strictness.TOLERATED: tr_noop(_W, "different spelling"),
    Strictness.REPAIRED: tr_noop(_W, "repaired, please check"),
}


def style_name(style: RecordStyle) -> str:
    """Return the name of a style of written records."""
    return _tr(_STYLES[style])


def view_description(naming: Naming) -> str:
    """Return a description of the view of the board and of how point names depend on it."""
    return f"{terms.view_name(naming.view)} · {terms.coordinate_rotation_name(naming.reading)}"


def unsupported_message(naming: Naming) -> str:
    """Return the message that a notation can't be used to write records on a board of this size."""
    text = _tr(
        tr_noop(_W, "{notation} doesn't have a unique coordinate for each point of a {size} board.")
    )
    return text.format(notation=notation_title(naming.notation), size=naming.size)


def interpretation_text(found: Interpretation, current: Naming) -> str:
    """Return a description of an interpretation of a text: points with their current names, a
    record, or games.
    """
    match found.kind:
        case InterpretationKind.POINT:
            return _points(found, current)
        case InterpretationKind.RECORD:
            return _records(found.games)
        case InterpretationKind.DIAGRAM:
            return _boards(found.games)
        case InterpretationKind.SGF | InterpretationKind.FOREIGN:
            return _games(found.games)


def source_text(found: Interpretation | InterpretationFailure) -> str:
    """Return the notation or file format in which a text was read, and the style of a written
    record.
    """
    if getattr(found, "is_about_board", False):
        return _format_name(Format.DIAGRAM)
    if found.naming is None:
        return _format_name(getattr(found, "format", None))
    title = notation_title(found.naming.notation)
    style = getattr(found, "style", None)
    return title if style is None else f"{title} · {style_name(style)}"


def _format_name(form: Format | None) -> str:
    """Return the name of a file format for display; None stands for SGF."""
    if form is Format.DIAGRAM:
        return _tr(tr_noop(_W, "Text diagram"))
    return _tr(tr_noop(_W, "SGF file")) if form in (None, Format.SGF) else form.title


def uncertainty_text(found: Interpretation) -> str:
    """Return a short note about what is uncertain in an interpretation, or "" if nothing is."""
    parts = [_tr(_STRICTNESS[found.strictness])] if found.strictness in _STRICTNESS else []
    if found.diagnostics:
        parts.append(_tr(tr_noop(_W, "%n warnings"), len(found.diagnostics)))
    return " · ".join(part for part in parts if part)


def failure_text(failed: InterpretationFailure) -> str:
    """Return the reason why a text could not be read."""
    if isinstance(failed.error, ReadError):
        return error_messages.unreadable_file_reason(failed.error)
    return error_messages.describe_error(failed.error)


def _points(found: Interpretation, current: Naming) -> str:
    assert found.naming is not None
    if len(found.points) > 1:
        return _tr(tr_noop(_W, "%n points"), len(found.points))
    (point,) = found.points
    name = found.naming.name(point)
    if found.naming == current:
        return _tr(tr_noop(_W, "Point {name}")).format(name=name)
    both = _tr(tr_noop(_W, "Point {name}, shown as {current}"))
    return both.format(name=name, current=current.name(point))


def record_summary(tree: Tree) -> str:
    """Return text with the number of moves in the main line of a record."""
    return _tr(tr_noop(_W, "Record with %n moves"), _count_moves(tree))


def _count_moves(tree: Tree) -> int:
    """Return the number of moves in the main line of a record."""
    return sum(tree.node(node).has_any_property(*MOVE_PROPERTIES) for node in tree.main_line())


def _records(games: tuple[Tree, ...]) -> str:
    return _games(games) if len(games) > 1 else record_summary(games[0])


def _boards(games: tuple[Tree, ...]) -> str:
    if len(games) > 1:
        return _tr(tr_noop(_W, "%n boards"), len(games))
    if not _count_moves(games[0]):
        position = _tr(tr_noop(_W, "Position on a {size} board"))
        return position.format(size=board_size(games[0]))
    return _games(games)


def _games(games: tuple[Tree, ...]) -> str:
    if len(games) > 1:
        return _tr(tr_noop(_W, "%n games"), len(games))
    on_board = _tr(tr_noop(_W, "{record} on a {size} board"))
    return on_board.format(record=record_summary(games[0]), size=board_size(games[0]))
