"""The list of the user's repertoires: their files, and the colour that is the user's in each.

The list is in the settings, since nothing is written into the files.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ....go import Colour
from ....named_tuples import NamedTuple
from ...core.settings import Setting

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...core.settings import Settings

REPERTOIRES = Setting[list[str]]("study/repertoires", [])
"""The repertoires: the name of a colour, a space and the path of the file."""

_COLOURS = {"black": Colour.BLACK, "white": Colour.WHITE, "unknown": None}
_NAMES = {colour: name for name, colour in _COLOURS.items()}


class ListedRepertoire(NamedTuple):
    """A file of the list; ``colour`` is None until it is known which one is the user's."""

    path: Path
    colour: Colour | None = None


def listed_repertoires(settings: Settings) -> list[ListedRepertoire]:
    """Return the repertoires of the list; damaged entries are skipped."""
    pairs = (text.split(" ", 1) for text in settings.get(REPERTOIRES) if " " in text)
    return [
        ListedRepertoire(Path(path), _COLOURS[name]) for name, path in pairs if name in _COLOURS
    ]


def store_repertoires(settings: Settings, repertoires: Iterable[ListedRepertoire]) -> None:
    """Store the list; of several entries with the same file, the last one is kept."""
    colours = dict(repertoires)
    settings.set(REPERTOIRES, [f"{_NAMES[colour]} {path}" for path, colour in colours.items()])
