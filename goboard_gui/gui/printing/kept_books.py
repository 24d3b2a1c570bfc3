"""Which records were put into one book, to be put together again another day."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ..core.settings import Setting
from .choices import Choices

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..core.settings import Settings
    from .chapters import Chapter

BOOKS = Setting[list[str]]("print/books", [])
"""The chapters of each book as JSON, the latest book first."""

_MOST = 20


class KeptChapter(NamedTuple):
    """A file and what was chosen for it, as JSON."""

    path: Path
    data: object


class KeptBooks:
    """The books made last, each known by the file of its first chapter."""

    def __init__(self, settings: Settings, usual: Choices) -> None:
        self._settings = settings
        self._usual = usual

    def keep(self, chapters: Sequence[Chapter]) -> None:
        """Keep a book, or that there is none any more; what is in no file cannot be kept."""
        paths = [chapter.records.path for chapter in chapters]
        if paths[0] is None:
            return
        others = [book for book in self._books() if book[0].path != paths[0].absolute()]
        if len(chapters) > 1:
            book = [
                KeptChapter(path.absolute(), chapter.choices.to_data(self._usual))
                for path, chapter in zip(paths, chapters, strict=True)
                if path is not None
            ]
            others.insert(0, book)
        texts = [json.dumps([_written(one) for one in book]) for book in others[:_MOST]]
        self._settings.set(BOOKS, texts)

    def begun_with(self, path: Path | None) -> list[KeptChapter]:
        """The chapters of the book that begins with a file, as far as there are their files."""
        if path is None:
            return []
        for first, *others in self._books():
            if first.path == path.absolute():
                there = [chapter for chapter in others if chapter.path.is_file()]
                return [first, *there] if there else []
        return []

    def chosen(self, kept: KeptChapter) -> Choices:
        """What was chosen for a chapter."""
        return Choices.from_data(kept.data, self._usual)

    def _books(self) -> Iterator[list[KeptChapter]]:
        for text in self._settings.get(BOOKS):
            try:
                book = [KeptChapter(Path(one["file"]), one["chosen"]) for one in json.loads(text)]
            except (ValueError, TypeError, KeyError, RecursionError):
                continue
            if book:
                yield book


def _written(kept: KeptChapter) -> dict[str, object]:
    return {"file": str(kept.path), "chosen": kept.data}
