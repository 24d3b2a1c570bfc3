"""Write a million games: each real game 20 times, turned, with colours swapped, one move changed.

    python benchmarks/million_games.py FOLDER              all 20 copies: 1,019,120 files
    python benchmarks/million_games.py FOLDER --copies 2   the first two, for a rehearsal

Copies have all 16 combinations of view and colours, four of them twice. In each copy, another move
of the game is on the nearest point that stays empty in it, and the game can still be replayed: it
has no more moves on stones and no more suicides than before. Such games measure size, not variety:
a million real games would differ more.

Each game is a file in ``FOLDER/copy-NN/`` and a folder as in the archive. A folder appears when its
files are complete, and existing ones are kept, so that a run that was stopped can be continued.
"""

from __future__ import annotations

import argparse
import re
import sys
import tarfile
from collections import defaultdict
from functools import cache
from itertools import islice, product
from multiprocessing import get_context
from pathlib import Path
from shutil import rmtree
from typing import TYPE_CHECKING, NamedTuple

sys.path.append(str(Path(__file__).parents[1]))

from _games import TOM, are_games_here

from goboard_gui.go import Graph, Size, Symmetry
from goboard_gui.go.bulk import find_removed_stones
from goboard_gui.record.properties.codec import write_point

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

COPIES = 20
GRAPH = Graph.rectangle(Size(19, 19))
POINTS = GRAPH.points
TRANSFORMS = tuple(product((False, True), Symmetry))
"""All combinations of swapped colours and a view; copy 16 has the first one again."""

_TRIED = 2
"""The number of points that are tried for a move before another move is changed."""
_GAME = re.compile(r"(\(;[^;]*)((?:;[BW]\[(?:[a-s]{2})?\])*)\)\s*")
_COLOURED = re.compile(r"P[BW]\[|[BW]R\[|RE\[[BW]")
_SWAPPED = {
    **{"PB[": "PW[", "PW[": "PB[", "BR[": "WR[", "WR[": "BR["},
    **{"RE[B": "RE[W", "RE[W": "RE[B"},
}


class Game(NamedTuple):
    """A game of moves only: the text before them, and the moves as stones (see `go.bulk`)."""

    name: str
    root: str
    moves: list[int]
    illegal: int
    """The number of moves on stones and of suicides."""


def parsed(name: str, data: bytes) -> Game:
    """Return a game of the archive; its bytes are kept as characters, whatever their encoding.

    :raises ValueError: if it has more than moves on 19×19.
    """
    found = _GAME.fullmatch(data.decode("latin-1"))
    if found is None or "SZ[19]" not in found[1]:
        raise ValueError(f"{name}: not a plain game on 19×19")
    stones = {text: stone for stone, text in enumerate(move_texts(0))}
    moves = [stones[f";{text}"] for text in found[2].split(";")[1:]]
    return Game(name, found[1], moves, illegal_moves(moves))


@cache
def move_texts(copy: int) -> list[str]:
    """Return the SGF text of each move in the view and the colours of a copy, passes last."""
    swapped, view = TRANSFORMS[copy % len(TRANSFORMS)]
    turned = [write_point(view.apply(point, Size(19, 19))) for point in POINTS]
    return [f";{colour}[{at}]" for at in (*turned, "") for colour in ("WB" if swapped else "BW")]


def text_of(game: Game, copy: int) -> bytes:
    """Return the SGF text of a game in the view and the colours of a copy."""
    swapped, _ = TRANSFORMS[copy % len(TRANSFORMS)]
    root = _COLOURED.sub(lambda it: _SWAPPED[it[0]], game.root) if swapped else game.root
    texts = move_texts(copy)
    return "".join([root, *[texts[move] for move in game.moves], ")\n"]).encode("latin-1")


def with_changed_move(game: Game, copy: int) -> Game:
    """Return a game with the move of a copy changed, or the same if none can be."""
    count, used = len(game.moves), {move >> 1 for move in game.moves}
    first = count * (2 * copy + 1) // (2 * COPIES)
    for place in (*range(first, count), *range(first)):
        move = game.moves[place]
        if move >> 1 == len(POINTS):
            continue
        free = (point for point in nearest_points(move >> 1) if point not in used)
        for point in islice(free, _TRIED):
            changed = [*game.moves]
            changed[place] = 2 * point + (move & 1)
            if illegal_moves(changed) <= game.illegal:
                return game._replace(moves=changed)
    return game


def illegal_moves(moves: Sequence[int]) -> int:
    """Return the number of moves on stones and of suicides."""
    numbers, stones = find_removed_stones(GRAPH, moves)
    removed = zip(numbers, stones, strict=True)
    return len({number for number, stone in removed if moves[number - 1] >> 1 == stone >> 1})


@cache
def nearest_points(number: int) -> list[int]:
    """Return the numbers of all points, the nearest to a point first."""
    at = POINTS[number]

    def distance(other: int) -> int:
        return abs(POINTS[other].column - at.column) + abs(POINTS[other].row - at.row)

    return sorted(range(len(POINTS)), key=distance)


# ---- Folders of games ---------------------------------------------------------------------------

_games: Mapping[str, list[Game]] = {}
"""The games of the archive by folder, in each process that writes copies."""


def read_archive() -> None:
    """Read the games of the archive."""
    global _games
    found = defaultdict(list)
    with tarfile.open(TOM) as archive:
        for member in filter(tarfile.TarInfo.isfile, archive):
            path = Path(member.name)
            found[path.parent.name].append(parsed(path.name, archive.extractfile(member).read()))
    _games = found


def write_folder(task: tuple[Path, int]) -> int:
    """Write a folder of a copy if it is missing, and return how many games could not be changed.

    ``task`` is the folder, whose name is that of a folder in the archive, and the copy.
    """
    folder, copy = task
    unfinished = folder.with_name(f".{folder.name}")
    rmtree(unfinished, ignore_errors=True)
    unfinished.mkdir(parents=True)
    unchanged = 0
    for game in _games[folder.name]:
        changed = with_changed_move(game, copy)
        unchanged += changed is game
        (unfinished / game.name).write_bytes(text_of(changed, copy))
    unfinished.replace(folder)
    return unchanged


def folders_to_write(target: Path, copies: int) -> Iterator[tuple[Path, int]]:
    """Yield the folders that are missing, each with its copy."""
    with tarfile.open(TOM) as archive:
        names = sorted({Path(it.name).parent.name for it in archive if it.isfile()})
    for copy in range(copies):
        for name in names:
            folder = target / f"copy-{copy:02}" / name
            if not folder.exists():
                yield folder, copy


def main(words: list[str] | None = None) -> None:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("folder", type=Path)
    options.add_argument("--copies", type=int, default=COPIES, choices=range(1, COPIES + 1))
    options.add_argument("--processes", type=int, default=2, metavar="N")
    chosen = options.parse_args(words)
    if not are_games_here("million_games"):
        return
    tasks = list(folders_to_write(chosen.folder, chosen.copies))
    unchanged = 0
    with get_context("spawn").Pool(chosen.processes, read_archive) as pool:
        for done, count in enumerate(pool.imap(write_folder, tasks), 1):
            unchanged += count
            if done % 51 == 0 or done == len(tasks):
                print(f"{done} of {len(tasks)} folders, {unchanged} games unchanged", flush=True)


if __name__ == "__main__":
    main()
