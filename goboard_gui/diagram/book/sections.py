"""The stretches of a book that are set on pages of the same setup."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .blocks import PageBreak

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .blocks import Block
    from .setup import PageSetup


class Section(NamedTuple):
    """Blocks that follow each other, and the pages they stand on."""

    blocks: tuple[Block, ...]
    setup: PageSetup


def sections(blocks: Iterable[Block], setup: PageSetup) -> Iterator[Section]:
    """A book cut before each page that begins a setup of its own; the first has ``setup``."""
    held: list[Block] = []
    for block in blocks:
        if isinstance(block, PageBreak) and block.setup is not None:
            if held:
                yield Section(tuple(held), setup)
            held, setup = [], block.setup
        else:
            held.append(block)
    yield Section(tuple(held), setup)
