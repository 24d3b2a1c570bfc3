"""Selection of the variation or game that an opening is compared with."""

from __future__ import annotations

from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QSpinBox, QWidget

from ....display_text import escape_name
from ....fuseki import find_deviations
from ....named_tuples import NamedTuple
from ....record.tree import line_through
from ...core.remembered_encodings import remembered_encodings
from ...core.settings import LAST_FOLDER
from ...files.file_loader import FileLoader
from ...widgets import dialogs
from ...widgets.combo_boxes import set_combo_box_name
from ...widgets.spin_boxes import set_number_text
from ...wording import error_messages
from . import comparison_texts as words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from ....notation import Naming
    from ....record import Tree
    from ...actions.workspace import OpenWindow, Workspace
    from ...core.document import Document
    from ...files.file_loader import LoadResult

_MAX_VARIATIONS = 100
_FAR = 2000
"""Maximum number of nodes from the root to the start of a listed variation."""


class ComparisonSource(NamedTuple):
    """A source of games or lines with which an opening can be compared.

    It has ``game_count`` games, of which ``game`` is selected at first, with this ``line``; None
    means the main line, as for all other games. Sources with the same ``key`` are the same, even if
    their games have changed.
    """

    key: object
    title: str
    games: Callable[[], Sequence[Tree]]
    game_count: int = 1
    game: int = 0
    line: tuple[int, ...] | None = None

    def game_tree(self, game: int) -> Tree:
        """Return a game by its zero-based index."""
        return self.games()[game]

    def line_in_game(self, game: int) -> tuple[int, ...] | None:
        """Return the line of play selected in a game, given its zero-based index, or None for the
        main line.
        """
        return self.line if game == self.game else None


def document_sources(document: Document, naming: Naming) -> Iterator[ComparisonSource]:
    """Yield the record's main line, the other games in its file and the variations off the current
    line as sources.
    """
    session = document.session
    tree, line = session.tree, session.line
    yield ComparisonSource("main", words.main_line_title(), lambda: (tree,))
    if document.game_count > 1:
        other = 1 if document.game_index == 0 else 0
        yield ComparisonSource(
            "games", words.other_game_title(), lambda: document.games, document.game_count, other
        )
    for branching in islice(find_deviations(tree, line[:_FAR]), _MAX_VARIATIONS):
        node = branching.node
        yield ComparisonSource(
            node,
            words.variation_title(branching, naming),
            lambda: (tree,),
            line=tuple(line_through(tree, node)),
        )


def window_source(window: OpenWindow) -> ComparisonSource:
    """Return a comparison source for the record in another window, with its current line of
    play.
    """
    document = window.document
    return ComparisonSource(
        document,
        words.window_title(window.record_title),
        lambda: document.games,
        document.game_count,
        document.game_index,
        tuple(document.session.line),
    )


def file_source(path: Path, games: Sequence[Tree], game: int = 0) -> ComparisonSource:
    """Return a comparison source for games that were read from a file."""
    return ComparisonSource(path, words.file_title(path.name), lambda: games, len(games), game)


class ComparisonSourceBox(QWidget):
    """Selector for the variation, window or file to compare with, with a game number if there are
    several games.
    """

    source_changed = Signal()
    """Emitted when the selection or the selected record has changed."""
    failed = Signal(str)
    """Emitted with the reason when a file could not be read."""

    def __init__(self, workspace: Workspace, window: QWidget) -> None:
        super().__init__()
        self._document = workspace.document
        self._view_settings = workspace.view_settings
        self._settings = workspace.settings
        self._open_windows = workspace.open_windows
        self._window = window
        self._files: list[ComparisonSource] = []
        self._sources: list[ComparisonSource] = []
        self._loader = FileLoader(window)
        self.box = QComboBox()
        set_combo_box_name(self.box, self.tr("Opening B"))
        self.box.setPlaceholderText(self.tr("Choose an opening to compare with"))
        self.box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.box.setMinimumContentsLength(24)
        self.game = QSpinBox()
        self.game.setAccessibleName(self.tr("Game number of opening B"))
        self.open_button = QPushButton(self.tr("&Open…"))
        self.open_button.setAutoDefault(False)
        self.open_button.clicked.connect(self._ask)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.box, 1)
        row.addWidget(self.game)
        row.addWidget(self.open_button)
        self.refresh()
        self.box.currentIndexChanged.connect(self._choose)
        self.game.valueChanged.connect(self.source_changed)

    @property
    def source(self) -> ComparisonSource | None:
        """The selected comparison source, or None if nothing is selected."""
        at = self.box.currentIndex()
        return self._sources[at] if at >= 0 else None

    @property
    def selected_line(self) -> tuple[Tree, tuple[int, ...] | None] | None:
        """The selected record and its line of play (None for the main line), or None if nothing is
        selected.
        """
        source = self.source
        if source is None:
            return None
        game = min(self.game.value(), source.game_count) - 1
        return source.game_tree(game), source.line_in_game(game)

    @property
    def title(self) -> str:
        """The title of the selected source, with the game number if it contains several games."""
        source = self.source
        if source is None:
            return ""
        several = source.game_count > 1
        return (
            f"{source.title} ({self.game.value()}/{source.game_count})" if several else source.title
        )

    def refresh(self) -> None:
        """Update the list of sources, and keep the selection if possible."""
        before = self.source
        others = [
            window_source(window)
            for window in self._open_windows
            if window.isVisible() and window.document is not self._document
        ]
        naming = self._view_settings.point_naming(self._document.session.shape)
        self._sources = [*others, *self._files, *document_sources(self._document, naming)]
        with QSignalBlocker(self.box):
            self.box.clear()
            self.box.addItems([source.title for source in self._sources])
            found = [source.key for source in self._sources]
            known = before is not None and before.key in found
            wanted = (
                found.index(before.key) if before is not None and known else self._default_row()
            )
            self.box.setCurrentIndex(wanted)
        if known and self.source is not None:
            self._offer_games(self.source, self.game.value())
        else:
            self._offer_games(self.source)

    def _default_row(self) -> int:
        """Return the row of the default source, or −1 if nothing is selected by default.

        It is another window, or the main line if the cursor is in a variation.
        """
        if self._sources[0].key != "main":
            return 0
        session = self._document.session
        return -1 if list(session.line) == session.tree.main_line() else 0

    def _choose(self) -> None:
        self._offer_games(self.source)
        self.source_changed.emit()

    def _offer_games(self, source: ComparisonSource | None, number: int | None = None) -> None:
        with QSignalBlocker(self.game):
            self.game.setVisible(source is not None and source.game_count > 1)
            if source is not None:
                self.game.setRange(1, source.game_count)
                text = self.tr("Game {number} of {count}")
                set_number_text(self.game, text.replace("{count}", str(source.game_count)))
                self.game.setValue(source.game + 1 if number is None else number)

    def _ask(self) -> None:
        path = dialogs.ask_open_path(self._window, self._settings.get(LAST_FOLDER))
        if path is not None:
            self.open_file(path)

    def open_file(self, path: Path, game: int = 0) -> None:
        """Read a file and select one of its games for comparison, without opening a window for
        it.
        """
        from ....files.opening import open_path

        text = self.tr("Reading {name}…").format(name=escape_name(path.name))
        remembered = remembered_encodings(self._settings, path)
        self._loader.load(
            text,
            lambda progress: open_path(path, progress=progress, remembered=remembered).games,
            partial(self._opened, path, game),
        )

    def _opened(self, path: Path, game: int, result: LoadResult) -> None:
        if result.error is not None:
            self.failed.emit(error_messages.describe_error(result.error))
            return
        self.add_file(path, result.value, game)

    def add_file(self, path: Path, games: Sequence[Tree], game: int = 0) -> None:
        """Add a file that has already been read to the list, and select one of its games."""
        self._files = [file for file in self._files if file.key != path]
        self._files.append(file_source(path, games, min(game, len(games) - 1)))
        self.refresh()
        with QSignalBlocker(self.box):
            self.box.setCurrentIndex([source.key for source in self._sources].index(path))
        self._choose()
