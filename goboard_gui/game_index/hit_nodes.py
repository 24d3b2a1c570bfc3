"""The nodes of hits in the files of an index."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from ..files.errors import ReadError
from ..files.opening import open_bytes
from ..files.sgf.reading import MAX_BYTES
from ..files.storage.contents import read_contents
from .reading import read_plain_game

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from ..record.tree import Tree
    from .facts import GameFacts
    from .query import Query
    from .results import Hit


def hit_nodes(
    hits: Sequence[Hit], facts: Mapping[int, GameFacts], query: Query
) -> Iterator[int | None]:
    """Yield the node of each hit, in file order from 0, or None if its file cannot be read or no
    longer contains the hit.

    An index has the nodes of variations. Those of main lines are found in the files, which are
    read one by one.
    """
    for path, of_file in groupby(hits, key=lambda hit: facts[hit.game].path):
        several = list(of_file)
        games: Sequence[Tree] | int = ()
        if any(hit.is_main_line for hit in several):
            games = _games(path)
        for hit in several:
            if hit.node is not None:
                yield hit.node
            elif isinstance(games, int):
                yield hit.moves if hit.moves <= games else None
            else:
                place = facts[hit.game].place
                yield query.locate_hit(hit, games[place]) if place < len(games) else None


def _games(path: Path) -> Sequence[Tree] | int:
    """Return the games of a file, or the number of moves of a main line that consists of moves
    only, so that its nodes have the numbers of the moves.
    """
    try:
        data = read_contents(path, MAX_BYTES)
        plain = read_plain_game(data)
        if plain is not None and plain.has_only_moves:
            return plain.line.move_count
        return open_bytes(data, path.name).games
    except (OSError, ReadError):
        return ()
