"""The titles of games and chapters in the contents of a book."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from .blocks import BoardBlock, Contents, GraphBlock, PageBreak
from .phrases import fill_template
from .text_direction import isolate_from_first

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .blocks import Block, ChapterStart
    from .phrases import Phrases


def chapter_starts(blocks: Iterable[Block]) -> list[ChapterStart]:
    """Return the starts of all games and other chapters in a book."""
    return [start for block in blocks if (start := start_of(block)) is not None]


def start_of(block: Block | BoardBlock) -> ChapterStart | None:
    """Return the start of the chapter that begins with a block, or None if none does."""
    if isinstance(block, BoardBlock | GraphBlock | Contents | PageBreak):
        return None
    return block.start


def contents_titles(starts: Sequence[ChapterStart], phrases: Phrases) -> list[str]:
    """Return the titles of chapters for the contents.

    Titles that several chapters have are followed by details, such as the round and the date.
    """
    counts = Counter(start.title for start in starts)
    return [_title(start, phrases, is_unique=counts[start.title] == 1) for start in starts]


def _title(start: ChapterStart, phrases: Phrases, *, is_unique: bool) -> str:
    players = {"black": phrases.black, "white": phrases.white}
    title = start.title or fill_template(phrases.title, players)
    if is_unique or not start.details:
        return title
    return phrases.between_facts.join(isolate_from_first((title, start.details)))
