"""Chapters of a book: their records and options, the list to edit them, and saved books."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QVBoxLayout, QWidget

from ...diagram.book.options import Chapter as BookChapter
from ...diagram.book.options import DocumentType, GameScope, LineChoice, PrintedGame, PrintScope
from ...diagram.book.presets import from_data, to_data
from ...named_tuples import NamedTuple
from ...record import Session
from ...record.analysis.problems import looks_like_problem
from ...record.steps import board_shape
from ..core.background import query_disk
from ..core.qt_strings import to_qt
from ..core.remembered_encodings import remembered_encodings
from ..core.settings import LAST_FOLDER, Setting
from ..widgets import dialogs
from ..widgets.buttons import plain_button
from ..widgets.disk_wait import wait_for_disk
from ..widgets.qt_texts import as_tip
from ..wording import error_messages
from .print_texts import document_type_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ...diagram.book.options import PrintChoices
    from ...go import BoardKind
    from ...record import Tree
    from ..core.settings import Settings


class RecordSource(Protocol):
    """Interface of the source of a chapter: the games of a file, and the position in one of
    them.
    """

    @property
    def path(self) -> Path | None:
        """The path of the file, or None if the record has not been saved."""

    @property
    def games(self) -> Sequence[Tree]:
        """All games of the file."""

    @property
    def game_count(self) -> int:
        """The number of games in the file."""

    @property
    def session(self) -> Session:
        """The session of the current game, which has the current position."""


class FileRecords:
    """Records of a file, or of several if ``path`` is None; the first game is the current one."""

    def __init__(self, path: Path | None, games: Sequence[Tree]) -> None:
        self.path = path
        self.games = games
        self.game_count = len(games)
        self.session = Session(games[0])


SAVED_BOOKS = Setting[list[str]]("print/books", [])
"""The chapters of each saved book as JSON, latest first."""

_MOST_BOOKS = 20


class SavedChapter(NamedTuple):
    """A saved chapter: the path of its file, and its options as JSON-compatible data."""

    path: Path
    data: object


class SavedBooks:
    """The most recently saved books, each identified by the file of its first chapter."""

    def __init__(self, settings: Settings, defaults: PrintChoices) -> None:
        self._settings = settings
        self._defaults = defaults

    def save_book(self, chapters: Sequence[Chapter]) -> None:
        """Save a book, except for chapters without files; if it has a single chapter, remove the
        saved book.
        """
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

    def book_starting_with(self, path: Path | None) -> list[SavedChapter]:
        """Return the chapters of the saved book that begins with a file, except those with missing
        files; return an empty list if no other chapter is left.
        """
        if path is None:
            return []
        for first, *others in self._books():
            if first.path == path.absolute():
                existing = query_disk(partial(_existing, others), others)
                return [first, *existing] if existing else []
        return []

    def print_choices_of(self, saved: SavedChapter) -> PrintChoices:
        """Return the options of a saved chapter as `PrintChoices`."""
        return from_data(saved.data, self._defaults)

    def _books(self) -> Iterator[list[SavedChapter]]:
        for text in self._settings.get(SAVED_BOOKS):
            try:
                book = [SavedChapter(Path(one["file"]), one["chosen"]) for one in json.loads(text)]
            except (ValueError, TypeError, KeyError, RecursionError):
                continue
            if book:
                yield book


def _existing(chapters: Sequence[SavedChapter]) -> list[SavedChapter]:
    """Return the chapters with files that exist."""
    return [chapter for chapter in chapters if chapter.path.is_file()]


def _chapter_data(saved: SavedChapter) -> dict[str, object]:
    return {"file": str(saved.path), "chosen": saved.data}


@dataclass(slots=True)
class Chapter:
    """A chapter of a book: records, and the options with which they are printed.

    If there are ``problems``, a sheet has these only: the nodes with their positions.
    """

    records: RecordSource
    choices: PrintChoices
    problems: Sequence[PrintedGame] = ()

    def games(self) -> list[PrintedGame]:
        """Return the games to print, each with a node that determines the position or line to
        print.
        """
        session = self.records.session
        material = self.choices.edition.material
        if material is DocumentType.PROBLEMS and self.problems:
            return list(self.problems)
        if self.choices.prints_all_games:
            return [
                PrintedGame(tree, self._node_of(tree), self._name) for tree in self.records.games
            ]
        if material in _OF_A_NODE:
            return [PrintedGame(session.tree, session.cursor, self._name)]
        if material is DocumentType.PROBLEMS:
            return [PrintedGame(session.tree, session.tree.root, self._name)]
        return [self.selected_line()]

    def selected_line(self) -> PrintedGame:
        """Return the current game with a node of the variation that the options select."""
        session = self.records.session
        current = self.choices.scope.line is LineChoice.CURRENT
        node = session.line[-1] if current else session.tree.root
        return PrintedGame(session.tree, node, self._name).as_printed(self.choices.edition)

    def open_game(self) -> tuple[PrintedGame, int]:
        """Return the game that is open, as it is printed, and its one-based index among the games
        that are printed.
        """
        if self.problems or not self.choices.prints_all_games:
            return self.games()[0].as_printed(self.choices.edition), 1
        tree = self.records.session.tree
        index = next((index for index, one in enumerate(self.records.games) if one is tree), 0)
        tree = self.records.games[index]
        game = PrintedGame(tree, self._node_of(tree), self._name)
        return game.as_printed(self.choices.edition), index + 1

    def _node_of(self, tree: Tree) -> int:
        """Return the node to print a game from: the end of its main line for a position, otherwise
        the root.
        """
        in_position = self.choices.edition.material in _OF_A_NODE
        return tree.main_line()[-1] if in_position else tree.root

    @property
    def _name(self) -> str:
        return self.records.path.name if self.records.path is not None else ""


_OF_A_NODE = (DocumentType.POSITION, DocumentType.BOARD)


_MOST_SHAPES = 100
"""The number of games of a file whose boards determine which options mean something."""


class Chapters(QObject):
    """The chapters of a book; there is always at least one, and one of them is current.

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
        self._board_kinds: WeakKeyDictionary[RecordSource, frozenset[BoardKind]] = (
            WeakKeyDictionary()
        )
        first.choices = self._with_facts(first.records, first.choices)

    @property
    def current_chapter(self) -> Chapter:
        """The current chapter."""
        return self.all[self.index]

    def set_choices(self, choices: PrintChoices) -> PrintChoices:
        """Set the options of the current chapter and return them; options shared by all chapters
        are set for all of them.
        """
        chosen = self._with_facts(self.current_chapter.records, choices)
        self.current_chapter.choices = chosen
        for chapter in self.all:
            chapter.choices = _with_shared(chapter.choices, chosen)
        return chosen

    def apply_preset(self, preset: PrintChoices) -> PrintChoices:
        """Apply a preset to the current chapter; if there are several chapters, keep the options
        that they share.
        """
        book = self.current_chapter.choices
        if len(self.all) > 1:
            return self.set_choices(_with_shared(preset, book))
        title = preset.edition.title or book.edition.title
        author = preset.edition.author or book.edition.author
        options = replace(preset.edition, title=title, author=author)
        return self.set_choices(replace(preset, edition=options))

    def add_records(self, records: Iterable[FileRecords]) -> None:
        """Append records as chapters and select the first of them."""
        added = [
            Chapter(some, _initial_choices(self.current_chapter.choices, some)) for some in records
        ]
        if added:
            self.replace_all([*self.all, *added], len(self.all))

    def remove_current(self) -> None:
        """Remove the current chapter, unless it is the only one."""
        if len(self.all) > 1:
            left = [chapter for chapter in self.all if chapter is not self.current_chapter]
            self.replace_all(left, min(self.index, len(left) - 1))

    def move_current(self, step: int) -> None:
        """Move the current chapter down in the list, or up if ``step`` is −1."""
        to = self.index + step
        if 0 <= to < len(self.all):
            chapters = [*self.all]
            chapters.insert(to, chapters.pop(self.index))
            self.replace_all(chapters, to)

    def select_chapter(self, index: int) -> None:
        """Make the chapter at an index the current one."""
        if index != self.index:
            self.index = index
            self.current_changed.emit()

    def replace_all(self, chapters: Sequence[Chapter], index: int) -> None:
        """Replace all chapters and make the one at an index current."""
        self.all, self.index = list(chapters), index
        for chapter in self.all:
            chapter.choices = self._with_facts(chapter.records, chapter.choices)
        self.changed.emit()

    def following_chapters(self) -> list[BookChapter]:
        """Return the chapters after the first as `BookChapter` objects."""
        return [BookChapter(chapter.games(), chapter.choices.edition) for chapter in self.all[1:]]

    def _with_facts(self, records: RecordSource, choices: PrintChoices) -> PrintChoices:
        """Return options updated to state whether the file has several games, the book several
        chapters, and which boards the records have.
        """
        if (kinds := self._board_kinds.get(records)) is None:
            trees = (records.session.tree, *records.games[:_MOST_SHAPES])
            kinds = frozenset(board_shape(tree).kind for tree in trees)
            self._board_kinds[records] = kinds
        return replace(
            choices,
            several=records.game_count > 1,
            chaptered=len(self.all) > 1,
            board_kinds=kinds,
            board=board_shape(records.session.tree),
        )


def _initial_choices(choices: PrintChoices, records: RecordSource) -> PrintChoices:
    """Return the initial options of added records; if all games look like go problems, print them
    as problems.
    """
    if all(map(looks_like_problem, records.games)):
        return problem_sheet_choices(choices)
    if choices.edition.material is DocumentType.PROBLEMS:
        choices = choices.with_choice("edition.material", DocumentType.GAME)
    games = GameScope.ALL if len(records.games) > 1 else GameScope.THIS
    return replace(choices, scope=choices.scope._replace(games=games))


def problem_sheet_choices(choices: PrintChoices) -> PrintChoices:
    """Return options that print all games of a file as problems."""
    choices = choices.with_choice("edition.material", DocumentType.PROBLEMS)
    return replace(choices, scope=PrintScope(GameScope.ALL))


def _with_shared(choices: PrintChoices, book: PrintChoices) -> PrintChoices:
    """Return a chapter's options, with the options shared by all chapters taken from ``book``."""
    options, whole = choices.edition, book.edition
    setup = replace(
        whole.setup,
        columns=options.setup.columns,
        rows=options.setup.rows,
        order=options.setup.order,
        stone_pitch=options.setup.stone_pitch,
    )
    options = replace(
        options,
        setup=setup,
        theme=whole.theme,
        title=whole.title,
        author=whole.author,
        title_page=whole.title_page,
        contents=whole.contents,
        attach_record=whole.attach_record,
    )
    return replace(choices, edition=options, output=book.output)


_MOST_ROWS = 5


class ChapterBar(QWidget):
    """List of the chapters of a book, hidden if there is only one, with buttons."""

    def __init__(
        self,
        chapters: Chapters,
        books: SavedBooks,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._chapters = chapters
        self._books = books
        self._settings = settings
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Chapters"))
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.add_button = plain_button(self.tr("Add Records…"), self.ask_for_files)
        self.add_button.setToolTip(
            self.tr(
                "Add files to the book as chapters, each with its own options. You can "
                "also drop files here."
            )
        )
        self.again_button = plain_button(self.tr("Restore Last Book"), self.restore_last)
        self.remove_button = plain_button(self.tr("Remove"), chapters.remove_current)
        self.up_button = plain_button(self.tr("Up"), partial(chapters.move_current, -1))
        self.down_button = plain_button(self.tr("Down"), partial(chapters.move_current, 1))
        self._lay_out()
        self._add_shortcuts()
        self.list.currentRowChanged.connect(self._go_to)
        chapters.changed.connect(self.refresh)
        chapters.current_changed.connect(self.refresh)
        self.refresh()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        for button in (
            *(self.add_button, self.again_button),
            *(self.remove_button, self.up_button, self.down_button),
        ):
            row.addWidget(button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list)
        column.addLayout(row)

    def _add_shortcuts(self) -> None:
        chapters = self._chapters
        for keys, slot in (
            (QKeySequence.StandardKey.Delete, chapters.remove_current),
            ("Alt+Up", partial(chapters.move_current, -1)),
            ("Alt+Down", partial(chapters.move_current, 1)),
        ):
            shortcut = QShortcut(QKeySequence(keys), self.list)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(slot)

    def refresh(self) -> None:
        """Update the list and the buttons."""
        chapters, index = self._chapters.all, self._chapters.index
        with QSignalBlocker(self.list):
            self.list.clear()
            self.list.addItems([self._title(chapter) for chapter in chapters])
            self.list.setCurrentRow(index)
        several = len(chapters) > 1
        for widget in (self.list, self.remove_button, self.up_button, self.down_button):
            widget.setVisible(several)
        self._show_last_time(several)
        self.up_button.setEnabled(index > 0)
        self.down_button.setEnabled(index < len(chapters) - 1)
        rows = min(len(chapters), _MOST_ROWS)
        self.list.setFixedHeight(
            rows * self.list.sizeHintForRow(0) + 2 * self.list.frameWidth() if several else 0
        )

    def _show_last_time(self, several: bool) -> None:
        """Offer to restore the last book that began with this file, unless there are already
        several chapters.
        """
        kept = [] if several else self._books.book_starting_with(self._chapters.all[0].records.path)
        names = ", ".join(to_qt(one.path.name) for one in kept[1:])
        tip = self.tr("Add {names} and restore the options of the last book").format(names=names)
        self.again_button.setToolTip(as_tip(tip))
        self.again_button.setVisible(bool(kept))

    def _title(self, chapter: Chapter) -> str:
        path = chapter.records.path
        name = to_qt(path.name) if path is not None else self.tr("Untitled")
        material = document_type_name(chapter.choices.edition.material)
        return self.tr("{name}: {material}").format(name=name, material=material)

    def _go_to(self, index: int) -> None:
        if index >= 0:
            self._chapters.select_chapter(index)

    def ask_for_files(self) -> None:
        """Ask for files and add their records as chapters."""
        path = self._chapters.current_chapter.records.path
        folder = str(path.parent) if path is not None else self._settings.get(LAST_FOLDER)
        title = self.tr("Add Records to Book")
        self.add_files(dialogs.ask_open_paths(self, title, folder))

    def restore_last(self) -> None:
        """Restore the last book that began with this file."""
        (first,) = self._chapters.all
        kept, *others = self._books.book_starting_with(first.records.path)
        begun = Chapter(first.records, self._books.print_choices_of(kept))
        added = [
            Chapter(records, self._books.print_choices_of(one))
            for one in others
            for records in self._read([one.path])
        ]
        self._chapters.replace_all([begun, *added], 0)

    def add_files(self, paths: Iterable[Path]) -> None:
        """Add the records of files as chapters; report and skip files that can't be read."""
        self._chapters.add_records(self._read(paths))

    def _read(self, paths: Iterable[Path]) -> list[FileRecords]:
        """Return the records of files; report and skip files that can't be read."""
        from ...files.errors import CancelledError, ReadError
        from ...files.opening import open_path

        found: list[FileRecords] = []
        for path in paths:
            remembered = remembered_encodings(self._settings, path)
            try:
                opened = wait_for_disk(self, partial(open_path, path, remembered=remembered))
                found.append(FileRecords(path, opened.games))
            except CancelledError:
                break
            except ReadError as error:
                dialogs.show_error(self, error_messages.describe_error(error))
        return found
