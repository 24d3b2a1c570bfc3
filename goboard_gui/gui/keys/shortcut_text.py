"""The keys of all commands written down, to be printed or read beside the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .shortcut_model import grouped_keys, shown_keys

if TYPE_CHECKING:
    from .shortcuts import Shortcuts


def keys_text(shortcuts: Shortcuts, title: str) -> str:
    """A table for each menu of what has keys, under a title."""
    groups = [
        (group.title, [(row.name, shown_keys(row.keys)) for row in group.rows if row.keys])
        for group in grouped_keys(shortcuts)
    ]
    width = max(len(name) for _, rows in groups for name, _ in rows)
    lines = [title, "=" * len(title)]
    for menu, rows in groups:
        if rows:
            lines += ["", menu, "-" * len(menu)]
            lines += [f"{name:<{width}}  {keys}" for name, keys in rows]
    return "\n".join(lines) + "\n"
