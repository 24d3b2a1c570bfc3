"""Values that should be numbers, but cannot be read: komi, handicap, board size and times."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...named_tuples import NamedTuple
from ..properties.board_shapes import read_board_size
from ..properties.conventions.komi import read_komi
from ..properties.conventions.numbers import read_handicap
from ..properties.info_names import root_standard_names
from ..properties.texts import decode_simple_text
from ..properties.time_control import read_seconds
from .game_info import first_raw_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from ..properties.time_control import TimeControl
    from ..tree import Tree


def _read_time_limit(text: str) -> TimeControl | None:
    from ..properties.conventions.time_limits import read_time_limit  # most records have no TM

    return read_time_limit(text)


_READERS: Mapping[str, Callable[[str], object]] = {
    "KM": read_komi,
    "HA": read_handicap,
    "SZ": read_board_size,
    "TM": _read_time_limit,
    **dict.fromkeys(("BL", "WL", "OB", "OW"), read_seconds),
}
"""The function that reads the values of each property, and returns None for unreadable ones."""

_NO_OTHER_NAMES: Mapping[str, str] = {}


class UnreadableValue(NamedTuple):
    """A value that cannot be read: its node, its property and its text.

    ``name`` is the standard name of the property, see `info_names`.
    """

    node: int
    ident: str
    name: str
    text: str


def unreadable_text(ident: str, raw: str) -> str:
    """Return the text of a property's raw value if it cannot be read, or else "".

    >>> unreadable_text("KM", "reverse"), unreadable_text("KM", "6,5"), unreadable_text("HA", " ")
    ('reverse', '', '')
    """
    text = decode_simple_text(raw).strip()
    return text if text and _READERS[ident](text) is None else ""


def unreadable_value(tree: Tree, line: Iterable[int], ident: str) -> str:
    """Return the first text in a line of play for some game information if that text cannot be
    read, or else "".

    >>> from goboard_gui.files.sgf.reading import read_sgf
    >>> unreadable_value(read_sgf(b"(;KM[reverse])").games[0], [0], "KM")
    'reverse'
    """
    return unreadable_text(ident, first_raw_text(tree, line, ident) or "")


def find_unreadable_values(tree: Tree, node: int) -> list[UnreadableValue]:
    """Return the unreadable values of a node."""
    properties = tree.properties(node)
    names = root_standard_names(properties) if node == tree.root else _NO_OTHER_NAMES
    return [
        UnreadableValue(node, ident, name, text)
        for ident, raws in properties
        if (name := names.get(ident, ident)) in _READERS
        and (text := unreadable_text(name, raws[0]))
    ]
