"""Whatever an edition makes of games, as blocks, and the pages that these are set on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .edition import Material

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .blocks import Block
    from .edition import Edition, Game
    from .setup import PageSetup


def blocks_of(games: Iterable[Game], edition: Edition) -> Iterator[Block]:
    """What an edition makes of games, one block after the other as they are asked for.

    A board of true size is no more than a position here; its sheets are made by `true_size`.
    """
    match edition.material:
        case Material.PROBLEMS:
            from .problems import problem_blocks

            yield from problem_blocks(tuple(games), edition)
        case Material.KIFU:
            from .kifu import kifu_blocks

            yield from kifu_blocks(tuple(games), edition)
        case Material.MOVES:
            from .record_table import table_blocks

            yield from table_blocks(tuple(games), edition)
        case _:
            from .making import game_blocks

            yield from game_blocks(games, edition)


def page_setup(edition: Edition) -> PageSetup:
    """The pages that what is made of records is set on."""
    match edition.material:
        case Material.PROBLEMS:
            from .problems import problem_setup

            return problem_setup(edition)
        case Material.KIFU:
            from .kifu import kifu_setup

            return kifu_setup(edition)
        case Material.MOVES:
            from .record_table import table_setup

            return table_setup(edition)
    return edition.setup
