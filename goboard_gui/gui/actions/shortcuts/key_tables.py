"""Tables of all shortcuts and mouse actions, for reading, copying and printing."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, NamedTuple

from ...core.i18n import tr_noop, translator
from ...wording.text_search import contains_words
from .shortcut_model import keys_text, shortcut_groups

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .shortcuts import Shortcuts

_K = "Keys"
_tr = translator(_K)

_MOUSE_ACTIONS = (
    (tr_noop(_K, "Play a move"), tr_noop(_K, "Click")),
    (tr_noop(_K, "Take the last stone off again"), tr_noop(_K, "Click it")),
    (tr_noop(_K, "Say that a stone was played elsewhere"), tr_noop(_K, "Drag it")),
    (tr_noop(_K, "Go to the move on a point"), tr_noop(_K, "Shift+Click")),
    (tr_noop(_K, "Write the name of a point into the comment"), tr_noop(_K, "Ctrl+Click")),
    (tr_noop(_K, "See what else can be done on a point"), tr_noop(_K, "Right click")),
    (tr_noop(_K, "Next and previous move"), tr_noop(_K, "Wheel")),
    (tr_noop(_K, "Ten moves on or back"), tr_noop(_K, "Shift+Wheel")),
    (tr_noop(_K, "Zoom"), tr_noop(_K, "Ctrl+Wheel")),
    (tr_noop(_K, "Pan"), tr_noop(_K, "Drag with the middle button")),
)
_CURSOR_KEYS = (
    (tr_noop(_K, "Move the cursor"), tr_noop(_K, "Arrows")),
    (tr_noop(_K, "Move it to the next star point, or to the edge"), tr_noop(_K, "Shift+Arrows")),
    (tr_noop(_K, "Click"), tr_noop(_K, "Enter, Space")),
    (tr_noop(_K, "Right click"), tr_noop(_K, "Alt+Enter")),
    (tr_noop(_K, "Step through the game meanwhile"), tr_noop(_K, "Alt+Arrows")),
)
"""The keys of the cursor on the board."""


class KeyTable(NamedTuple):
    """A table with a title, whose rows are actions with their keys or mouse actions."""

    title: str
    rows: Sequence[tuple[str, str]]


def key_tables(shortcuts: Shortcuts) -> list[KeyTable]:
    """Return the tables of the mouse, of the cursor on the board, and of each menu."""
    commands = [
        KeyTable(group.title, [(row.name, keys_text(row.keys)) for row in group.rows if row.keys])
        for group in shortcut_groups(shortcuts)
    ]
    return [
        KeyTable(
            _tr(tr_noop(_K, "Mouse on the board")),
            [(_tr(what), _tr(how)) for what, how in _MOUSE_ACTIONS],
        ),
        KeyTable(
            _tr(tr_noop(_K, "Cursor on the board")),
            [(_tr(what), _tr(how)) for what, how in _CURSOR_KEYS],
        ),
        *(table for table in commands if table.rows),
    ]


def filter_tables(tables: Sequence[KeyTable], query: str) -> list[KeyTable]:
    """Return the tables with those rows that contain all words of a query.

    Words may also be in the title of the table.
    """
    found = (
        KeyTable(title, [row for row in rows if contains_words(query, " ".join((title, *row)))])
        for title, rows in tables
    )
    return [table for table in found if table.rows]


def tables_text(tables: Sequence[KeyTable]) -> str:
    """Return tables as plain text in two columns."""
    wide = max((len(what) for table in tables for what, _ in table.rows), default=0)
    return "\n\n".join(
        "\n".join([title, *(f"  {what:<{wide}}  {how}" for what, how in rows)])
        for title, rows in tables
    )


def tables_html(tables: Sequence[KeyTable]) -> str:
    """Return tables as HTML for printing."""
    parts = []
    for title, rows in tables:
        cells = "".join(
            f"<tr><td width='60%'>{escape(what)}</td><td>{escape(how)}</td></tr>"
            for what, how in rows
        )
        parts.append(f"<h3>{escape(title)}</h3><table width='100%'>{cells}</table>")
    return "".join(parts)
