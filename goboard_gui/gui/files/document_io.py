"""Opening and saving of a window's document, with questions about unsaved changes."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ...display_text import escape_name
from ...named_tuples import NamedTuple
from ...record import board_shape, invalid_size
from ..core import closing
from ..core.remembered_encodings import (
    remember_encoding,
    remember_folder_encoding,
    remembered_encodings,
)
from ..core.settings import LAST_FOLDER, RECENT_FILES
from ..widgets import dialogs
from ..wording import error_messages
from .document_saver import DocumentSaver
from .file_loader import FileLoader
from .file_positions import FilePositions

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from ...diagnostics import Diagnostic
    from ...files.opening import EncodingCount, EncodingGuess, OpenedFile
    from ...files.sgf.possible_moves import CommentInterpretation
    from ...files.sgf.reading import SgfFile
    from ...record import Tree
    from ..core.document import Document
    from ..core.settings import Settings
    from .file_loader import LoadResult
    from .new_game_dialog import NewGame


MAX_RECENT_FILES = 12
"""The largest number of recent files that are remembered."""


class FileReport(NamedTuple):
    """Result of the checks of a file when it is opened: repairs, board sizes and encodings.

    ``repairs`` begins with those that mean that the file is damaged. ``invalid_sizes`` are the
    board sizes that could not be used. ``encodings`` are those of the games, if there are several.
    """

    repairs: tuple[Diagnostic, ...] = ()
    invalid_sizes: tuple[str, ...] = ()
    guess: EncodingGuess | None = None
    encodings: tuple[EncodingCount, ...] = ()

    @property
    def has_only_harmless_repairs(self) -> bool:
        """Whether there are repairs, and none of them means that the file is damaged."""
        from ...files.opening import is_harmless_diagnostic

        return bool(self.repairs) and is_harmless_diagnostic(self.repairs[0])


class DocumentIO(QObject):
    """Controller that opens and saves the document of a window; after an error the document is
    unchanged.

    Large files are read in the background and opened when that is finished.
    """

    recent_changed = Signal()
    """Emitted when the list of recent files changes."""
    report_changed = Signal()
    """Emitted when `opening_report` has changed."""
    warned = Signal(str)
    """Emitted with a warning about a secondary failure."""
    compare_requested = Signal()
    """Emitted when the user wants to compare the record with its file."""
    encoding_chosen = Signal(object, str)
    """Emitted with the path and the codec when the user has chosen the encoding of a file."""
    encodings_requested = Signal()
    """Emitted when the user wants to see the file in all encodings."""

    def __init__(self, document: Document, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self.document = document
        self._settings = settings
        self._window = window
        self._report = FileReport()
        self.loader = FileLoader(window)
        self.saver = DocumentSaver(document, settings, window)
        self._ended_saves = 0
        self.saver.ended.connect(self._count_save)
        self.saver.saved.connect(self._remember)
        self.saver.warned.connect(self.warned)
        self.saver.compare_requested.connect(self.compare_requested)
        self.save, self.save_as = self.saver.save, self.saver.save_as
        self.positions = FilePositions(document, settings, self)
        self._reported_file = self._current_file
        document.file_changed.connect(self._drop_outdated_report)
        closing.connect_until_closed(self, settings.changed, self._setting_changed)

    @property
    def opening_report(self) -> FileReport:
        """The report made when the document's file was opened.

        It is cleared when the file is saved or another record is opened.
        """
        return self._report

    @property
    def recent_files(self) -> list[Path]:
        """The recent files, starting with the latest one."""
        return [Path(name) for name in self._settings.get(RECENT_FILES) if name]

    def clear_recent(self) -> None:
        """Clear the list of recent files."""
        self._settings.set(RECENT_FILES, [])

    @property
    def title(self) -> str:
        """The title of the document: the name of its file or of the imported file.

        For a new game, it is the suggested file name.
        """
        from ...files.sgf.game_info import read_info

        path = self.document.path or self.saver.imported_file
        if path is not None:
            return path.name
        return read_info(self.document.record.tree).suggested_file_name() or self.tr("Untitled")

    @property
    def needs_first_save(self) -> bool:
        """Whether the record was begun here and has never been saved; false for an empty board."""
        begun = self.document.is_modified or self.title != self.tr("Untitled")
        return self.document.path is None and self.saver.imported_file is None and begun

    def new_game(self, chosen: NewGame) -> None:
        """Start a new record with the chosen settings."""
        self.start_record(chosen.create_tree())

    def start_record(self, tree: Tree) -> None:
        """Show a new record, at its end; it counts as unsaved if it has moves."""
        self.loader.cancel()
        self.document.open_games([tree], None, None, unsaved=bool(tree.children(tree.root)))
        self.document.go_to(self.document.session.line[-1])
        self.document.wait_for_jump()

    def open_with_dialog(self) -> None:
        """Open a file that the user chooses in a dialog."""
        if self.confirm_discard():
            path = dialogs.ask_open_path(self._window, self._settings.get(LAST_FOLDER))
            if path is not None:
                self.open_file(path)

    def open_in_place_of_current(self, path: Path) -> None:
        """Open a file in place of the current record, after asking about unsaved changes."""
        if self.confirm_discard():
            self.open_file(path)

    def open_file(self, path: Path) -> bool:
        """Open a file, or show an error; return whether the file is open or still being read."""
        path = path.absolute()
        return self._load(path, self.reader_for(path), self._open)

    def open_at(self, path: Path, game: int, node: int) -> None:
        """Show a node of a game in a file, which is opened in place of the current record, after
        asking about unsaved changes, unless it is open already.

        If the file has no such game or node any more, it is shown at its start.
        """
        path, document = path.absolute(), self.document

        def go_to_node() -> None:
            document.go_to_game(game)
            if document.game_index == game and node in document.session.tree:
                document.go_to(node)

        def show(opened: OpenedFile, report: FileReport, path: Path) -> None:
            self._open(opened, report, path)
            go_to_node()

        if path in (document.path, self.saver.imported_file):
            go_to_node()
        elif self.confirm_discard():
            self._load(path, self.reader_for(path), show)

    def reader_for(self, path: Path) -> Callable[..., OpenedFile]:
        """Return a function that reads a file in the encoding that was chosen for it, if any.

        The function may be called in a thread; it has a parameter ``progress``.
        """
        from ...files.opening import open_path

        return partial(open_path, path, remembered=remembered_encodings(self._settings, path))

    def open_loaded(self, opened: OpenedFile, path: Path) -> None:
        """Open a file that has already been read; it is not added to the recent files."""
        self.loader.cancel()
        self._open(opened, _file_report(opened), path)

    def open_untitled(self, path: Path) -> bool:
        """Open the contents of a file as a new record, after asking about unsaved changes."""
        from ...files.opening import open_path

        if not self.confirm_discard():
            return False
        self.loader.cancel()
        self.document.open_games(open_path(path, None).games, None, None)
        return True

    def open_version(self, version: SgfFile) -> None:
        """Open another version of the document's file as an unsaved change, to be saved to the same
        file; its diagnostics replace those of the file.
        """
        document = self.document
        file = document.file and document.file._replace(diagnostics=version.diagnostics)
        document.open_games(version.games, file, document.path, unsaved=True)

    def open_copy(self, copy: Path, then: Callable[[Sequence[Tree]], object]) -> None:
        """After asking about existing unsaved changes, open a copy of the document's file as an
        unsaved document, and pass its games to ``then``.
        """
        from ...files.opening import open_path

        document, path = self.document, self.document.path

        def show(opened: OpenedFile, report: FileReport, _copy: Path) -> None:
            if document.path == path:
                self.open_version(opened.file)
                self._set_report(report._replace(guess=None, encodings=()))
                then(opened.games)

        if self.confirm_discard():
            remembered = () if document.file is None else document.file.source.encodings
            read = partial(open_path, copy, remembered=remembered)
            self._load(copy, read, show, is_recent=False)

    def reopen(self, encoding: str) -> bool:
        """Decode the file's bytes again in another encoding, after asking about unsaved changes."""
        from ...files.opening import open_bytes

        def reader(held: SgfFile, path: Path) -> Callable[..., OpenedFile]:
            data = held.source.data
            return partial(open_bytes, data, str(path), encoding, reading=held.reading)

        show = partial(self._reopen_chosen, encoding)
        return self.confirm_discard() and self._read_again(reader, show)

    def choose_encoding(self, guess: EncodingGuess, encoding: str) -> bool:
        """Read a file in the encoding that the user has chosen instead of a guess, after asking
        about unsaved changes. Remember the encoding; the file is not changed.
        """
        from ...files.opening import open_bytes

        path = Path(guess.name)
        if encoding == guess.encoding:
            self._remember_encoding(path, encoding)
            return True
        if self.document.path is not None:
            return self.reopen(encoding)
        if not self.confirm_discard():
            return False
        again = partial(open_bytes, guess.data, guess.name, encoding)
        return self._load(path, again, partial(self._reopen_chosen, encoding))

    def use_encoding_for_folder(self, path: Path, encoding: str) -> None:
        """Remember an encoding for the files in a folder that do not state theirs and for which no
        other has been chosen.
        """
        remember_folder_encoding(self._settings, path.parent, encoding)

    def reload(self) -> bool:
        """Read the file from disk again, after asking about unsaved changes."""
        if self.document.refuses_edit() or not self.saver.wait_until_saved():
            return False
        self.document.pending_edits_requested.emit()
        question = self.tr("Reload {name}? Unsaved changes will be lost.")
        if self.document.is_modified and not dialogs.confirm(
            self._window, question.format(name=self.title), self.tr("Reload")
        ):
            return False
        return self.reload_file()

    def reload_file(self) -> bool:
        """Read the file from disk again, discarding unsaved changes."""
        from ...files.encoding import EncodingSource

        def reader(held: SgfFile, path: Path) -> Callable[..., OpenedFile]:
            decoded = held.source.decoded
            is_chosen = decoded.encoding_source is EncodingSource.CHOSEN
            encoding = decoded.encoding if is_chosen else None
            return partial(self.reader_for(path), encoding=encoding, reading=held.reading)

        return self.saver.wait_until_saved() and self._read_again(reader, self._reopen)

    def reinterpret_comments(self, reading: CommentInterpretation) -> bool:
        """After asking about unsaved changes, read the file's contents again, treating comments
        that may contain moves as ``reading`` specifies.

        Nothing on disk changes, and it is not an edit.
        """
        from ...files.opening import reopen_as_interpreted

        def reader(held: SgfFile, path: Path) -> Callable[..., OpenedFile]:
            return partial(reopen_as_interpreted, held, str(path), reading)

        return self.confirm_discard() and self._read_again(reader, self._reopen)

    def confirm_discard(
        self, open_beside: Callable[[], object] | None = None, *, closing: bool = False
    ) -> bool:
        """Ask what to do about unsaved changes, if any; return whether the document may be
        replaced.

        ``open_beside`` opens the replacement in another window, if the user prefers that. A save
        that has not ended is waited for. ``closing`` means that the window is being closed. During
        an exercise, the document may not be replaced, but the window be closed.
        """
        if not closing and self.document.refuses_edit():
            return False
        self.document.pending_edits_requested.emit()
        if not (self.saver.is_abandoned or self.saver.wait_until_saved(closing=closing)):
            return False
        if self.saver.is_abandoned or not self.document.is_modified:
            return True
        match dialogs.ask_unsaved(self._window, self.title, offer_window=open_beside is not None):
            case dialogs.UnsavedChoice.SAVE:
                self.document.pending_edits_requested.emit()  # those since the question was asked
                return self.saver.save() and self.saver.wait_until_saved(closing=closing)
            case dialogs.UnsavedChoice.DISCARD:
                return True
            case dialogs.UnsavedChoice.NEW_WINDOW if open_beside is not None:
                open_beside()
        return False

    def _read_again(
        self,
        reader: Callable[[SgfFile, Path], Callable[..., OpenedFile]],
        then: Callable[[OpenedFile, FileReport, Path], object],
    ) -> bool:
        """Read the document's file with the function that ``reader`` returns for it, as `_load`
        does; return False if the document has no file.
        """
        held, path = self.document.file, self.document.path
        if held is None or path is None:
            return False
        return self._load(path, reader(held, path), then)

    def _load(
        self,
        path: Path,
        read: Callable[..., OpenedFile],
        then: Callable[[OpenedFile, FileReport, Path], object],
        *,
        is_recent: bool = True,
    ) -> bool:
        """Read a file and pass its contents to ``then``, perhaps later; return False if reading has
        already failed.

        If it is the document's file, and the document is saved meanwhile, the contents are out of
        date; then they are dropped, and the user is told. Edits that could not be saved meanwhile
        are not discarded without asking.
        """
        before, file, saves = self.document.games, self.document.file, self._ended_saves
        is_own = path == self.document.path
        failed = False

        def loaded(result: LoadResult) -> None:
            nonlocal failed
            if result.error is not None:
                failed = True
                self._forget(path)
                dialogs.show_error(self._window, error_messages.describe_error(result.error))
                return
            opened, report = result.value
            untouched = self._is_unchanged_since(before) and saves == self._ended_saves
            if not (untouched or self.confirm_discard()):
                text = self.tr("{name} was not reloaded because there are unsaved changes.")
            elif is_own and file is not self.document.file:
                text = self.tr("{name} was not reloaded because it was saved in the meantime.")
            else:
                then(opened, report, path)
                if is_recent:
                    self._remember(path)
                return
            if is_own:
                self.warned.emit(text.format(name=escape_name(path.name)))

        text = self.tr("Reading {name}…").format(name=escape_name(path.name))
        self.loader.load(text, partial(_read_with_report, read), loaded)
        return not failed

    def _is_unchanged_since(self, games: Sequence[Tree]) -> bool:
        """Return whether the document still has the games that it had earlier or no unsaved
        changes, and is not being saved.
        """
        if self.saver.busy:
            return False
        return not self.document.is_modified or list(games) == list(self.document.games)

    def _open(self, opened: OpenedFile, report: FileReport, path: Path) -> None:
        """Put the opened games into the document, as an import if the file is not in SGF."""
        if opened.is_foreign:
            self.saver.set_imported_file(path, opened.games)
            self.document.open_games(opened.games, None, None)
        else:
            self.document.open_games(opened.games, opened.file, path)
        self.positions.show_position()
        self._set_report(report)

    def _reopen(self, opened: OpenedFile, report: FileReport, path: Path) -> None:
        if opened.is_foreign:  # another program has replaced the file
            self._open(opened, report, path)
        else:
            self.document.reopen(opened.file, path)
            self._set_report(report)

    def _count_save(self) -> None:
        self._ended_saves += 1

    def _reopen_chosen(
        self, encoding: str, opened: OpenedFile, report: FileReport, path: Path
    ) -> None:
        self._reopen(opened, report, path)
        self._remember_encoding(path, encoding)

    def _remember_encoding(self, path: Path, encoding: str) -> None:
        remember_encoding(self._settings, path, encoding)
        self.encoding_chosen.emit(path, encoding)

    @property
    def _current_file(self) -> tuple[SgfFile | None, Path | None]:
        """The contents of the document's file, and the path of an imported file."""
        return self.document.file, self.saver.imported_file

    def _set_report(self, report: FileReport) -> None:
        before, self._report, self._reported_file = self._report, report, self._current_file
        if any((*before, *report)):  # something was found in the previous file or this one
            self.report_changed.emit()

    def _drop_outdated_report(self) -> None:
        if self._current_file != self._reported_file:
            self._set_report(FileReport())

    def _remember(self, path: Path) -> None:
        path = path.absolute()
        self._settings.set(LAST_FOLDER, str(path.parent))
        recent = [str(path), *self._settings.get(RECENT_FILES)]
        self._settings.set(RECENT_FILES, list(dict.fromkeys(recent))[:MAX_RECENT_FILES])

    def _forget(self, path: Path) -> None:
        gone = str(path.absolute())
        recent = [name for name in self._settings.get(RECENT_FILES) if name != gone]
        self._settings.set(RECENT_FILES, recent)

    def _setting_changed(self, setting: object) -> None:
        if setting is RECENT_FILES:
            self.recent_changed.emit()


def _read_with_report(
    read: Callable[..., OpenedFile], progress: Callable[[int, int], None]
) -> tuple[OpenedFile, FileReport]:
    """Read a file; return it with the report on it, which takes time for thousands of games.

    The graph of the first board is kept for the main thread, because that of 52×52 takes 20 ms.
    """
    opened = read(progress=progress)
    board_shape(opened.games[0]).graph  # noqa: B018 - it is cached
    return opened, _file_report(opened)


def _file_report(opened: OpenedFile) -> FileReport:
    from ...files.errors import EncodingDiagnosticCode
    from ...files.opening import count_encodings, is_harmless_diagnostic

    repairs = [
        each for each in opened.diagnostics if not isinstance(each.code, EncodingDiagnosticCode)
    ]
    repairs.sort(key=is_harmless_diagnostic)
    sizes = map(invalid_size, opened.games)
    return FileReport(
        tuple(repairs),
        tuple(size for size in sizes if size is not None),
        opened.guess,
        tuple(count_encodings(opened.file)) if opened.file.source.is_mixed else (),
    )
