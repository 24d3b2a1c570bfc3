"""Chapters of a book: their records, their options, and books saved for next time."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal

from ...diagram.book.options import Chapter as BookChapter
from ...diagram.book.options import DocumentType, Game, GameScope, LineChoice, PrintScope
from ...diagram.book.presets import from_data, to_data
from ...record import Session
from ...record.analysis.problems import looks_like_problem
from ..core.settings import Setting

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ...diagram.book.choices import PrintChoices
    from ...record import Tree
    from ..core.settings import Settings


class RecordSource(Protocol):
    """The games of an open file and the position in one of them."""

    @property
    def path(self) -> Path | None:
        """The path of the file, or None."""

    @property
    def games(self) -> Sequence[Tree]:
        """All games of the file."""

    @property
    def game_count(self) -> int:
        """The number of games."""

    @property
    def session(self) -> Session:
        """The current game and position."""


class FileRecords:
    """Records read from a file; the first game is the current one."""

    def __init__(self, path: Path, games: Sequence[Tree]) -> None:
        self.path = path
        self.games = games
        self.game_count = len(games)
        self.session = Session(games[0])


SAVED_BOOKS = Setting[list[str]]("print/books", [])
"""The chapters of each saved book as JSON, latest first."""

_MOST_BOOKS = 20


class SavedChapter(NamedTuple):
    """The file of a chapter and its options as JSON."""

    path: Path
    data: object


class SavedBooks:
    """The latest books, each identified by the file of its first chapter."""

    def __init__(self, settings: Settings, defaults: PrintChoices) -> None:
        self._settings = settings
        self._defaults = defaults

    def save(self, chapters: Sequence[Chapter]) -> None:
        """Save a book, or remove it if it has one chapter only; unsaved records are left out."""
        paths = [chapter.records.path for chapter in chapters]
        if paths[0] is None:
            return
        others = [book for book in self._books() if book[0].path != paths[0].absolute()]
        if len(chapters) > 1:
            book = [
                SavedChapter(path.absolute(), to_data(chapter.choices, self._defaults))
                for path, chapter in zip(paths, chapters, strict=True)
                if path is not None
            ]
            others.insert(0, book)
        texts = [json.dumps([_chapter_data(one) for one in book]) for book in others[:_MOST_BOOKS]]
        self._settings.set(SAVED_BOOKS, texts)

    def beginning_with(self, path: Path | None) -> list[SavedChapter]:
        """Return the saved chapters of the book that begins with a file, if their files still
        exist.
        """
        if path is None:
            return []
        for first, *others in self._books():
            if first.path == path.absolute():
                existing = [chapter for chapter in others if chapter.path.is_file()]
                return [first, *existing] if existing else []
        return []

    def choices_of(self, saved: SavedChapter) -> PrintChoices:
        """Return the options of a saved chapter."""
        return from_data(saved.data, self._defaults)

    def _books(self) -> Iterator[list[SavedChapter]]:
        for text in self._settings.get(SAVED_BOOKS):
            try:
                book = [SavedChapter(Path(one["file"]), one["chosen"]) for one in json.loads(text)]
            except (ValueError, TypeError, KeyError, RecursionError):
                continue
            if book:
                yield book


def _chapter_data(saved: SavedChapter) -> dict[str, object]:
    return {"file": str(saved.path), "chosen": saved.data}


@dataclass(slots=True)
class Chapter:
    """Records and the options they are printed with."""

    records: RecordSource
    choices: PrintChoices

    def games(self) -> list[Game]:
        """Return the games to print, each with the node that selects a position or line."""
        session = self.records.session
        material = self.choices.edition.material
        if self.choices.all_games:
            return [Game(tree, self._node_of(tree), self._name) for tree in self.records.games]
        if material in _OF_A_NODE:
            return [Game(session.tree, session.cursor, self._name)]
        if material is DocumentType.PROBLEMS:
            return [Game(session.tree, session.tree.root, self._name)]
        return [self.line()]

    def line(self) -> Game:
        """Return the current game with the chosen line."""
        session = self.records.session
        current = self.choices.scope.line is LineChoice.CURRENT
        node = session.line[-1] if current else session.tree.root
        return Game(session.tree, node, self._name)

    def _node_of(self, tree: Tree) -> int:
        """Return the node for a game without a current position: its last one, or the root."""
        in_position = self.choices.edition.material in _OF_A_NODE
        return tree.main_line()[-1] if in_position else tree.root

    @property
    def _name(self) -> str:
        return self.records.path.name if self.records.path is not None else ""


_OF_A_NODE = (DocumentType.POSITION, DocumentType.BOARD)


class Chapters(QObject):
    """The chapters of a book, never empty, one of them current.

    Paper, title, appearance and file options are shared by all chapters: changing them for one
    changes them for all.
    """

    changed = Signal()
    """The list of chapters has changed, and maybe the current one."""
    current_changed = Signal()
    """Another chapter is current."""

    def __init__(self, first: Chapter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.all = [first]
        self.index = 0

    @property
    def current(self) -> Chapter:
        """The current chapter."""
        return self.all[self.index]

    def choose(self, choices: PrintChoices) -> PrintChoices:
        """Set the options of the current chapter, as far as they apply to it; return them."""
        chosen = self._with_facts(self.current.records, choices)
        self.current.choices = chosen
        for chapter in self.all:
            chapter.choices = _with_shared(chapter.choices, chosen)
        return chosen

    def apply_preset(self, preset: PrintChoices) -> PrintChoices:
        """Apply a preset to the current chapter, except for what the whole book shares."""
        book = self.current.choices
        if len(self.all) > 1:
            return self.choose(_with_shared(preset, book))
        title = preset.edition.title or book.edition.title
        author = preset.edition.author or book.edition.author
        options = replace(preset.edition, title=title, author=author)
        return self.choose(replace(preset, edition=options))

    def add(self, records: Iterable[FileRecords]) -> None:
        """Append records as chapters and select the first of them."""
        added = [Chapter(some, _initial_choices(self.current.choices, some)) for some in records]
        if added:
            self.replace_all([*self.all, *added], len(self.all))

    def remove(self) -> None:
        """Remove the current chapter, unless it is the only one."""
        if len(self.all) > 1:
            left = [chapter for chapter in self.all if chapter is not self.current]
            self.replace_all(left, min(self.index, len(left) - 1))

    def move(self, step: int) -> None:
        """Move the current chapter by ``step`` places, 1 or −1."""
        to = self.index + step
        if 0 <= to < len(self.all):
            chapters = [*self.all]
            chapters.insert(to, chapters.pop(self.index))
            self.replace_all(chapters, to)

    def select(self, index: int) -> None:
        """Select a chapter."""
        if index != self.index:
            self.index = index
            self.current_changed.emit()

    def replace_all(self, chapters: Sequence[Chapter], index: int) -> None:
        """Replace all chapters and select the one at an index."""
        self.all, self.index = list(chapters), index
        for chapter in self.all:
            chapter.choices = self._with_facts(chapter.records, chapter.choices)
        self.changed.emit()

    def further_chapters(self) -> list[BookChapter]:
        """Return the chapters after the first, for a book."""
        return [BookChapter(chapter.games(), chapter.choices.edition) for chapter in self.all[1:]]

    def _with_facts(self, records: RecordSource, choices: PrintChoices) -> PrintChoices:
        """Return the options with what is known about the records."""
        return replace(choices, several=records.game_count > 1, chaptered=len(self.all) > 1)


def _initial_choices(choices: PrintChoices, records: RecordSource) -> PrintChoices:
    """Return the initial options of added records: all games if they are problems."""
    if all(map(looks_like_problem, records.games)):
        choices = choices.with_choice("edition.material", DocumentType.PROBLEMS)
        return replace(choices, scope=PrintScope(GameScope.ALL))
    if choices.edition.material is DocumentType.PROBLEMS:
        choices = choices.with_choice("edition.material", DocumentType.GAME)
    games = GameScope.ALL if len(records.games) > 1 else GameScope.THIS
    return replace(choices, scope=choices.scope._replace(games=games))


def _with_shared(choices: PrintChoices, book: PrintChoices) -> PrintChoices:
    """Return a chapter's options with the shared ones taken from the book."""
    options, whole = choices.edition, book.edition
    setup = replace(
        whole.setup,
        columns=options.setup.columns,
        rows=options.setup.rows,
        order=options.setup.order,
        largest_stone=options.setup.largest_stone,
    )
    options = replace(
        options,
        setup=setup,
        theme=whole.theme,
        title=whole.title,
        author=whole.author,
        title_page=whole.title_page,
        attach_record=whole.attach_record,
    )
    return replace(choices, edition=options, output=book.output)
