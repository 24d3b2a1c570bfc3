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

    def is_full(self, most: int, files: int) -> bool:
        """Return whether to write the batch, given the highest number of positions, and how many
        files the build reads in all.

        All batches become about equally large. Nothing is left to read while the last one is
        written, so workers would wait for long if it were the only large one.
        """
        if self.positions >= most:
            return True
        expected = self.positions * files // max(len(self.files), 1)
        batches = max(-(-expected // most), 1)
        return len(self.files) * batches >= files

    def contents(self) -> SegmentContents:
        """Return the contents of a segment with all games."""
        return concatenate_contents(self._contents)
