"""Read, visit and write 60,000 nodes, and read real games, compared with sgfmill and
@sabaki/sgf.

The tree is grown by `joseki.py` in the shape of a joseki dictionary. Every node is kept and can be
reached once it is read; sgfmill's properties, like ours, are cut out when they are looked at, those
of @sabaki/sgf at once. That one is measured where node finds it, see `_sabaki.py`.
"""

from __future__ import annotations

from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from _games import TOM, evenly_spaced
from _sabaki import SGF, Sabaki
from _timing import HEADER, Row, interleaved, report, timed
from joseki import grow
from sgfmill import sgf as peer

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.sgf.writing import write_sgf
from goboard_gui.record import Property

if TYPE_CHECKING:
    from collections.abc import Iterator

NODES = 60_000
GAMES = 1_000


def visit(data: bytes) -> None:
    tree = read_sgf(data).games[0]
    seen = 0
    for node in tree.preorder():
        tree.parent(node)
        seen += 1
    assert seen >= NODES


def look_at_all(data: bytes) -> None:
    tree = read_sgf(data).games[0]
    for node in tree.preorder():
        tree.properties(node)


def look_at_all_of_peer(data: bytes) -> None:
    ahead = [peer.Sgf_game.from_bytes(data).get_root()]
    while ahead:
        node = ahead.pop()
        node.get_raw_property_map()
        ahead.extend(node)


@contextmanager
def reading(files: list[bytes]) -> Iterator[Sabaki | None]:
    """Return a Node.js process that has read some files before, if Node.js is available."""
    if not Sabaki.has(SGF):
        yield None
        return
    with TemporaryDirectory() as folder, Sabaki() as node:
        paths = [Path(folder, f"{number}.sgf") for number in range(len(files))]
        for path, data in zip(paths, files, strict=True):
            path.write_bytes(data)
        node.ask("files", [str(path) for path in paths])
        yield node


def main() -> None:
    a_tree(grow(NODES).encode())
    if TOM.exists():
        real_games(evenly_spaced(GAMES))


def a_tree(data: bytes) -> None:
    with reading([data]) as node:
        # A tree kept in memory slows down whoever allocates: none is kept while it is read.
        contenders = {
            "read": partial(timed, partial(read_sgf, data)),
            "visit": partial(timed, partial(visit, data)),
            "look": partial(timed, partial(look_at_all, data)),
            "peer read": partial(timed, partial(peer.Sgf_game.from_bytes, data)),
            "peer look": partial(timed, partial(look_at_all_of_peer, data)),
        }
        if node is not None:
            contenders["sabaki read"] = partial(node.ask, "parse")
        times = interleaved(contenders)
        file = read_sgf(data)
        edited = file.games[0].set_properties(5, [Property("C", ("edited",))])
        game = peer.Sgf_game.from_bytes(data)
        contenders = {
            "same": partial(timed, partial(write_sgf, file, file.games)),
            "write": partial(timed, partial(write_sgf, file, [edited])),
            "peer write": partial(timed, game.serialise),
        }
        if node is not None:
            contenders["sabaki write"] = partial(node.ask, "stringify")
        times |= interleaved(contenders)
    rows = (
        ("60,000 nodes: bytes to navigable tree", "read", "peer read", 0.25),
        ("  the same beside @sabaki/sgf", "read", "sabaki read", 0.2),
        ("  and every node visited", "visit", "peer look", 0.25),
        ("  and all its properties cut out", "look", "peer look", 0.6),
        ("  and written unchanged", "same", "peer write", 0.25),
        ("  and written after one edit", "write", "peer write", 0.25),
        ("  and written after one edit, beside @sabaki/sgf", "write", "sabaki write", 0.25),
    )
    for item, ours, theirs, goal in rows:
        if theirs in times:
            report(Row(item, times[ours], times[theirs], goal))


def real_games(games: list[bytes]) -> None:
    with reading(games) as node:
        contenders = {
            "ours": lambda: timed(lambda: [read_sgf(data) for data in games]),
            "sgfmill": lambda: timed(lambda: [peer.Sgf_game.from_bytes(data) for data in games]),
        }
        if node is not None:
            contenders["@sabaki/sgf"] = partial(node.ask, "parse")
        times = interleaved(contenders)
    ours = times.pop("ours")
    for name, seconds in times.items():
        report(Row(f"{len(games)} games read to trees, beside {name}", ours, seconds, 0.4))


if __name__ == "__main__":
    print(HEADER)
    main()
