"""All keys, and what the mouse does, in tables: to be looked through, copied and printed."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, NamedTuple

from ...core.i18n.translating import mark, translator
from .matching import occurs
from .shortcut_model import grouped_keys, shown_keys

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .shortcuts import Shortcuts

_K = "Keys"
_tr = translator(_K)

_MOUSE = (
    (mark(_K, "Play a move"), mark(_K, "Click")),
    (mark(_K, "Take the last stone off again"), mark(_K, "Click it")),
    (mark(_K, "Say that a stone was played elsewhere"), mark(_K, "Drag it")),
    (mark(_K, "Go to the move on a point"), mark(_K, "Shift+Click")),
    (mark(_K, "Write the name of a point into the comment"), mark(_K, "Ctrl+Click")),
    (mark(_K, "See what else can be done on a point"), mark(_K, "Right click")),
    (mark(_K, "Next and previous move"), mark(_K, "Wheel")),
    (mark(_K, "Ten moves on or back"), mark(_K, "Shift+Wheel")),
    (mark(_K, "Zoom"), mark(_K, "Ctrl+Wheel")),
    (mark(_K, "Pan"), mark(_K, "Drag with the middle button")),
)
_CURSOR = (
    (mark(_K, "Move the cursor"), mark(_K, "Arrows")),
    (mark(_K, "Move it to the next star point, or to the edge"), mark(_K, "Shift+Arrows")),
    (mark(_K, "Click"), mark(_K, "Enter, Space")),
    (mark(_K, "Right click"), mark(_K, "Alt+Enter")),
    (mark(_K, "Step through the game meanwhile"), mark(_K, "Alt+Arrows")),
)
"""What the keys do while the cursor is on the board."""


class Table(NamedTuple):
    """What belongs together: what is done, and by which keys or with the mouse."""

    title: str
    rows: Sequence[tuple[str, str]]


def key_tables(shortcuts: Shortcuts) -> list[Table]:
    """The mouse and the cursor on the board, then every command that has keys by its menu."""
    commands = [
        Table(group.title, [(row.name, shown_keys(row.keys)) for row in group.rows if row.keys])
        for group in grouped_keys(shortcuts)
    ]
    return [
        Table(_tr(mark(_K, "Mouse on the board")), [(_tr(what), _tr(how)) for what, how in _MOUSE]),
        Table(
            _tr(mark(_K, "Cursor on the board")),
            [(_tr(what), _tr(how)) for what, how in _CURSOR],
        ),
        *(table for table in commands if table.rows),
    ]


def found_tables(tables: Sequence[Table], query: str) -> list[Table]:
    """What has all words of a query in its name, its keys or the title above it."""
    found = (
        Table(title, [row for row in rows if occurs(query, " ".join((title, *row)))])
        for title, rows in tables
    )
    return [table for table in found if table.rows]


def tables_text(tables: Sequence[Table]) -> str:
    """Tables as plain text, in two columns."""
    wide = max((len(what) for table in tables for what, _ in table.rows), default=0)
    return "\n\n".join(
        "\n".join([title, *(f"  {what:<{wide}}  {how}" for what, how in rows)])
        for title, rows in tables
    )


def tables_html(tables: Sequence[Table]) -> str:
    """Tables as a page to be printed."""
    parts = []
    for title, rows in tables:
        cells = "".join(
            f"<tr><td width='60%'>{escape(what)}</td><td>{escape(how)}</td></tr>"
            for what, how in rows
        )
        parts.append(f"<h3>{escape(title)}</h3><table width='100%'>{cells}</table>")
    return "".join(parts)
