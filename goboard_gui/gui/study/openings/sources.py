"""What an opening can be compared with: other lines, games, windows and files."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from ....fuseki import deviations
from ...files.document_io import DocumentIO
from . import comparison_words as words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from ....notation import Naming
    from ....record import Tree
    from ...core.document import Document

_MOST_VARIATIONS = 100
_FAR = 2000
"""Variations are looked for at so many nodes from the root on."""


class Source(NamedTuple):
    """A line of a game, one of ``game_count``; all but that have their main lines.

    Two sources with one ``key`` are the same, whatever has become of their games.
    """

    key: object
    title: str
    games: Callable[[], Sequence[Tree]]
    game_count: int = 1
    game: int = 0
    line: tuple[int, ...] | None = None

    def tree(self, game: int) -> Tree:
        """One of its games."""
        return self.games()[game]

    def line_of(self, game: int) -> tuple[int, ...] | None:
        """The line of a game; None for the main line."""
        return self.line if game == self.game else None


def own(document: Document, naming: Naming) -> Iterator[Source]:
    """The other lines of a document's record, and the other games of its file."""
    session = document.session
    tree, line = session.tree, session.line
    yield Source("main", words.main_line(), lambda: (tree,))
    if document.game_count > 1:
        other = 1 if document.game == 0 else 0
        yield Source(
            "games", words.other_game(), lambda: document.games, document.game_count, other
        )
    for branching in islice(deviations(tree, line[:_FAR]), _MOST_VARIATIONS):
        node = branching.node
        yield Source(
            node,
            words.variation(branching, naming),
            lambda: (tree,),
            line=(*tree.line_to(node), *tree.line_from(node)),
        )


def windows(document: Document) -> Iterator[Source]:
    """The records in the other windows that are open, each with its current line."""
    for window in filter(QWidget.isVisible, QApplication.topLevelWidgets()):
        document_io = window.findChild(
            DocumentIO, options=Qt.FindChildOption.FindDirectChildrenOnly
        )
        if document_io is not None and document_io.document is not document:
            yield _window(document_io)


def _window(document_io: DocumentIO) -> Source:
    document = document_io.document
    return Source(
        document,
        words.window(document_io.title),
        lambda: document.games,
        document.game_count,
        document.game,
        tuple(document.session.line),
    )


def file(path: Path, games: Sequence[Tree], game: int = 0) -> Source:
    """What a file held when it was read, with one of its games."""
    return Source(path, words.file(path.name), lambda: games, len(games), game)
