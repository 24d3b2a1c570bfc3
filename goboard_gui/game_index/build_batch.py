"""A batch of files and games that are written to an index together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .segment_contents import concatenate_contents

if TYPE_CHECKING:
    from .facts import FileFacts
    from .game_columns import GameColumns
    from .segment_contents import SegmentContents


class BuildBatch:
    """Files and games with their numbers in the index.

    Games are kept as rows, which the garbage collector ignores, and as arrays.
    """

    def __init__(self) -> None:
        self.positions = 0
        self.replaced: list[int] = []
        self.files: list[tuple[int, FileFacts]] = []
        self.moved: list[tuple[int, FileFacts]] = []
        self.game_rows: list[tuple[Any, ...]] = []
        self._contents: list[SegmentContents] = []

    def add_games(self, columns: GameColumns) -> None:
        """Add games."""
        self.positions += len(columns.contents.keys)
        self.game_rows += columns.rows
        self._contents.append(columns.contents)

    def contents(self) -> SegmentContents:
        """Return the contents of a segment with all games."""
        return concatenate_contents(self._contents)
