"""The cost of an edit in a journal: bytes, and time compared with a bare write of as many bytes."""

from __future__ import annotations

import os
import sys
import tempfile
from functools import partial
from itertools import islice
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

from _timing import HEADER, Row, interleaved, report, timed

from goboard_gui.files.journal.journal import Journal
from goboard_gui.files.journal.origin import DocumentOrigin
from goboard_gui.files.journal.state import DocumentState
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.record import Property

EDITS = 2000
GOAL = 40
GAME = b"(;SZ[19]" + b";B[aa];W[bb]" * 150 + b")"
DICTIONARY = b"(;SZ[19]" + b"(;B[aa];W[bb];B[cc]C[so])" * 23_000 + b")"


def edited(tree) -> list[DocumentState]:
    """Return ``count`` states, each with one more move at the end of the last line."""
    *_, node = tree.preorder()
    states = []
    for number in range(EDITS):
        tree, node = tree.add(node, [Property("BW"[number % 2], ("dd",))])
        states.append(DocumentState((tree,), 0, node))
    return states


def bare(folder: Path, record: bytes) -> None:
    with (folder / "bare").open("wb", buffering=0) as file:
        for _ in range(EDITS):
            file.write(record)


def journalled(
    folder: Path, origin: DocumentOrigin, states: list[DocumentState], sizes: list[int]
) -> None:
    journal = Journal(folder, origin, DocumentState(origin.file.games, 0, 0))
    journal.append(states[0])
    head = journal.path.stat().st_size
    for state in islice(states, 1, None):
        journal.append(state)
    sizes[:] = [head, (journal.path.stat().st_size - head) // (EDITS - 1)]
    journal.discard()


def main() -> None:
    for name, data in (("a game", GAME), ("70,000 nodes", DICTIONARY)):
        origin = DocumentOrigin(None, read_sgf(data))
        states, sizes = edited(origin.file.games[0]), [0, 0]
        with tempfile.TemporaryDirectory() as folder:
            work = partial(journalled, Path(folder), origin, states, sizes)
            work()
            record = os.urandom(sizes[1])
            times = interleaved(
                {
                    "ours": partial(timed, work),
                    "bare": partial(timed, partial(bare, Path(folder), record)),
                }
            )
        each = {who: seconds / EDITS for who, seconds in times.items()}
        report(Row(f"an edit of {name}, {sizes[1]} bytes", each["ours"], each["bare"], GOAL))


if __name__ == "__main__":
    print(HEADER)
    main()
