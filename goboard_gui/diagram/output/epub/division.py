"""Division of a book into files: title page, contents, and a file for each game or chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....named_tuples import NamedTuple
from ...book.blocks import (
    BoardBlock,
    Contents,
    PageBreak,
    Paragraph,
    Unit,
    without_empty_pages,
)
from ...book.contents_titles import start_of
from .names import CHAPTER, NAVIGATION, TITLE_PAGE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ...book.blocks import Block, ChapterStart


class Part(NamedTuple):
    """A file of the book: its name, its blocks, and the chapter that begins in it, if any.

    The contents have no blocks.
    """

    name: str
    blocks: tuple[Block, ...]
    start: ChapterStart | None = None


def divide(blocks: Iterable[Block]) -> tuple[Part, ...]:
    """Return the blocks of a book, divided into files.

    A file begins with each game or chapter. Solutions on the page opposite to their problems have
    files of their own, so that nobody sees them by turning to the next problem's page.
    """
    parts: list[Part] = []
    kept: list[Block] = []

    def close() -> None:
        if kept:
            start = start_of(kept[0])
            is_front = start is None and not any(part.start for part in parts)
            number = sum(part.name not in (TITLE_PAGE, NAVIGATION) for part in parts) + 1
            is_title = is_front and not parts
            name = TITLE_PAGE if is_title else CHAPTER.format(number=number)
            parts.append(Part(name, tuple(kept), start))
            kept.clear()

    for block in without_empty_pages(blocks):
        if isinstance(block, Contents):
            close()
            parts.append(Part(NAVIGATION, ()))
        elif isinstance(block, PageBreak):
            is_front = not any(part.start for part in parts) and not (kept and start_of(kept[0]))
            if is_front or block.side is not None:
                close()
        else:
            if start_of(block) is not None:
                close()
            kept.append(block)
    close()
    return tuple(parts)


def files_by_anchor(parts: Iterable[Part]) -> Mapping[str, str]:
    """Return the names of the files in which anchors are, by anchor."""
    return {anchor: part.name for part in parts for anchor in _anchors(part.blocks)}


def _anchors(blocks: Iterable[Block | BoardBlock]) -> Iterator[str]:
    for block in blocks:
        if (start := start_of(block)) is not None and start.anchor:
            yield start.anchor
        if isinstance(block, Unit):
            yield from _anchors(block.blocks)
        elif isinstance(block, BoardBlock | Paragraph) and block.anchor:
            yield block.anchor
