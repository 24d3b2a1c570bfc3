"""The files that an index has, compared with those that are in its folders now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .file_reading import content_digest, read_content
from .record_files import is_within

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from .facts import FileFacts
    from .record_files import FileStat


class KnownFiles:
    """The files of an index, with their numbers and what is stored about them."""

    def __init__(
        self,
        indexed: Iterable[tuple[int, FileFacts]],
        seen: Iterable[FileStat],
        unseen: Collection[bytes],
    ) -> None:
        """Compare the ``indexed`` files with those ``seen`` in folders.

        Files at or inside the paths ``unseen``, which cannot be read, do not count as gone.
        """
        self._by_path = {facts.path: (number, facts) for number, facts in indexed}
        self._gone: dict[bytes, list[tuple[int, FileFacts]]] = {}
        paths = {file.path for file in seen}
        for path, known in self._by_path.items():
            if path not in paths and not (unseen and is_within(path, unseen)):
                self._gone.setdefault(known[1].digest, []).append(known)
        self._gone_sizes = {facts.size for _, facts in self._gone_files()}

    def number(self, path: bytes) -> int | None:
        """Return the number of the file with this path, or None if there is none."""
        known = self._by_path.get(path)
        return None if known is None else known[0]

    def find(self, file: FileStat, *, thorough: bool) -> tuple[int, FileFacts] | None:
        """Return the number and the facts of the indexed file with the content of this one, or None
        if it has to be read for the index.

        It is the file with the same path or, if there is none, one that is gone, which thereby
        counts as moved. A file of the same size and time counts as unchanged unless ``thorough``.
        Contents are compared only if the sizes are equal.
        """
        known = self._by_path.get(file.path)
        if known is None:
            if file.size not in self._gone_sizes:
                return None
        elif known[1].is_unchanged(file) and not thorough:
            return known
        elif known[1].size != file.size:
            return None
        try:
            digest = content_digest(read_content(file))
        except OSError:  # reading it for the index stores the error
            return None
        if known is None and self._gone.get(digest):
            known = self._gone[digest].pop()
        return known if known is not None and known[1].digest == digest else None

    def gone(self) -> list[int]:
        """Return the numbers of the files that are neither in the folders nor moved."""
        return [number for number, _ in self._gone_files()]

    def _gone_files(self) -> list[tuple[int, FileFacts]]:
        return [known for several in self._gone.values() for known in several]
