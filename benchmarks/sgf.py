"""Read, visit and write large trees, and read real games, compared with sgfmill and
@sabaki/sgf.

A tree of 60,000 nodes is grown by `joseki.py` in the shape of a joseki dictionary; others are one
long line or nothing but variations. Every node is kept and can be reached once it is read;
sgfmill's properties, like ours, are cut out when they are looked at, those of @sabaki/sgf at once.
That one is measured where node finds it, see `_sabaki.py`.
"""

from __future__ import annotations

from contextlib import contextmanager
from functools import cache, partial
from math import inf
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from _games import TOM, evenly_spaced
from _sabaki import SGF, Sabaki
from _timing import HEADER, Row, interleaved, report, timed
from _trees import FAN, LINE, dictionary, fan, line
from sgfmill import sgf as peer

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.sgf.writing import write_sgf
from goboard_gui.record import Property

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from goboard_gui.record.tree import Tree

NODES = 60_000
GAMES = 1_000
COMMENT = "edited"
EXTREMES = {f"a line of {LINE:,} moves": line, f"a root with {FAN:,} children": fan}
SHAPES = {f"{NODES:,} nodes": partial(dictionary, NODES)} | EXTREMES


def visit(data: bytes) -> int:
    """Read a game and go to each of its nodes; return how many there are."""
    tree = read_sgf(data).games[0]
    seen = 0
    for node in tree.preorder():
        tree.parent(node)
        seen += 1
    return seen


def look_at_all(data: bytes) -> int:
    """Read a game and cut out all properties; return how many there are."""
    tree = read_sgf(data).games[0]
    return sum(len(tree.properties(node)) for node in tree.preorder())


def look_at_all_of_peer(data: bytes) -> tuple[int, int]:
    """Do the same with sgfmill; return the number of nodes and of properties."""
    nodes = properties = 0
    for node in nodes_of_peer(peer.Sgf_game.from_bytes(data)):
        nodes += 1
        properties += len(node.get_raw_property_map())
    return nodes, properties


def nodes_of_peer(game: peer.Sgf_game) -> Iterator[peer.Tree_node]:
    ahead = [game.get_root()]
    while ahead:
        node = ahead.pop()
        yield node
        ahead.extend(node)


def with_comments(tree: Tree) -> Tree:
    """Return a tree with a comment at every node in the place of its own."""
    comment = Property("C", (COMMENT,))
    return tree.set_properties_of_nodes(
        {
            node: [*(it for it in tree.properties(node) if it.ident != "C"), comment]
            for node in tree.preorder()
        }
    )


def peer_with_comments(data: bytes) -> peer.Sgf_game:
    game = peer.Sgf_game.from_bytes(data)
    for node in nodes_of_peer(game):
        node.set("C", COMMENT)
    return game


@contextmanager
def reading(files: list[bytes]) -> Iterator[Sabaki | None]:
    """Return a Node.js process that reads some files first, if Node.js is available."""
    if not Sabaki.has(SGF):
        yield None
        return
    with TemporaryDirectory() as folder, Sabaki() as node:
        paths = [Path(folder, f"{number}.sgf") for number in range(len(files))]
        for path, data in zip(paths, files, strict=True):
            path.write_bytes(data)
        node.prepare("files", [str(path) for path in paths])
        yield node


def compare_results() -> None:
    """Compare how many nodes and properties are read, and what is written."""
    for name, file in SHAPES.items():
        data = file().read_bytes()
        found = visit(data), look_at_all(data)
        expect(name, look_at_all_of_peer(data), found)
        read = read_sgf(data)
        if write_sgf(read, read.games) != data:
            raise SystemExit(f"sgf: {name} was not written as it was read")
        ours, theirs = write_sgf(read, [with_comments(read.games[0])]), peer_with_comments(data)
        for written in (ours, theirs.serialise()):
            expect(name, (comments(written), look_at_all_of_peer(written)[0]), (found[0],) * 2)
        with reading([data]) as node:
            if node is not None:
                expect(name, node.ask("count"), list(found))


def comments(data: bytes) -> int:
    """Return the number of nodes that have our comment."""
    tree = read_sgf(data).games[0]
    return sum(Property("C", (COMMENT,)) in tree.properties(node) for node in tree.preorder())


def expect(name: str, theirs: object, ours: object) -> None:
    if theirs != ours:
        raise SystemExit(f"sgf: {theirs} nodes and properties of {name} were found, not {ours}")


def main() -> None:
    a_tree(dictionary(NODES).read_bytes())
    for name, file in EXTREMES.items():
        read_extreme(name, file().read_bytes())
    for name, file in SHAPES.items():
        edit_all(name, file().read_bytes())
    if TOM.exists():
        real_games(evenly_spaced(GAMES))


def a_tree(data: bytes) -> None:
    """Measure a file in the shape of a dictionary."""
    file = cache(lambda: read_sgf(data))
    edited = cache(lambda: file().games[0].set_properties(5, [Property("C", (COMMENT,))]))
    game = cache(lambda: peer.Sgf_game.from_bytes(data))
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
            contenders["sabaki read"] = partial(node.seconds, "parse")
        times = interleaved(contenders)
        contenders = {
            "same": after(file, lambda: write_sgf(file(), file().games)),
            "write": after(edited, lambda: write_sgf(file(), [edited()])),
            "peer write": after(game, lambda: game().serialise()),
        }
        if node is not None:
            contenders["sabaki write"] = partial(node.seconds, "stringify")
        times |= interleaved(contenders)
    rows = (
        (f"{NODES:,} nodes: bytes to navigable tree", "read", "peer read", 0.25),
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


def after(make: Callable[[], object], work: Callable[[], object]) -> Callable[[], float]:
    """Return a function that measures some work on what has been made before."""

    def measure() -> float:
        make()
        return timed(work)

    return measure


def read_extreme(name: str, data: bytes) -> None:
    """Measure how a file of another shape is read."""
    times = interleaved(
        {
            "ours": partial(timed, partial(read_sgf, data)),
            "sgfmill": partial(timed, partial(peer.Sgf_game.from_bytes, data)),
        }
    )
    report(Row(f"{name}, read", times["ours"], times["sgfmill"], inf))


def edit_all(name: str, data: bytes) -> None:
    """Measure how a file is written after every node has been edited."""
    file = cache(lambda: read_sgf(data))
    edited = cache(lambda: with_comments(file().games[0]))
    game = cache(lambda: peer_with_comments(data))
    times = interleaved(
        {
            "ours": after(edited, lambda: write_sgf(file(), [edited()])),
            "sgfmill": after(game, lambda: game().serialise()),
        }
    )
    report(Row(f"{name}, all edited, written", times["ours"], times["sgfmill"], inf))


def real_games(games: list[bytes]) -> None:
    with reading(games) as node:
        contenders = {
            "ours": lambda: timed(lambda: [read_sgf(data) for data in games]),
            "sgfmill": lambda: timed(lambda: [peer.Sgf_game.from_bytes(data) for data in games]),
        }
        if node is not None:
            contenders["@sabaki/sgf"] = partial(node.seconds, "parse")
        times = interleaved(contenders)
    ours = times.pop("ours")
    for name, seconds in times.items():
        report(Row(f"{len(games)} games read to trees, beside {name}", ours, seconds, 0.4))


if __name__ == "__main__":
    print(HEADER)
    main()
