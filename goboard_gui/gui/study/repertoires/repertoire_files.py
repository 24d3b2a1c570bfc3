"""The repertoires of the list, which are read in a thread."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ....files.errors import ReadError
from ....files.opening import is_harmless_diagnostic
from ....go import Colour
from ....named_tuples import NamedTuple
from ....study.repertoires.repertoire import likely_colour, reading_steps
from ...core import closing
from ...core.background import DiskTask
from .repertoire_list import (
    REPERTOIRES,
    ListedRepertoire,
    listed_repertoires,
    store_repertoires,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from ....diagnostics import Diagnostic
    from ....files.opening import OpenedFile
    from ....study.repertoires.repertoire import Repertoire
    from ...core.background import Task
    from ...core.settings import Settings


class _FileState(NamedTuple):
    """The size and the time of the last change of a file."""

    size: int
    changed_ns: int


class LoadedRepertoire(NamedTuple):
    """A repertoire that has been read, or the error if it could not be.

    ``damage`` are the diagnostics of a file of which something may be missing.
    """

    path: Path
    colour: Colour
    repertoire: Repertoire | None = None
    error: Exception | None = None
    state: _FileState | None = None
    damage: tuple[Diagnostic, ...] = ()

    @property
    def warnings(self) -> Sequence[Diagnostic]:
        """The warnings about the file and the repertoire in it."""
        return self.damage + (self.repertoire.warnings if self.repertoire is not None else ())


class RepertoireFiles(QObject):
    """The repertoires of the list, one after the other read in a thread.

    A file that has not changed is not read again.
    """

    changed = Signal()
    """Emitted when the list has changed or a file has been read."""

    def __init__(
        self,
        settings: Settings,
        reader_for: Callable[[Path], Callable[..., OpenedFile]],
        parent: QObject,
    ) -> None:
        """Create the object; ``reader_for`` returns the function that reads a file."""
        super().__init__(parent)
        self._settings = settings
        self._reader_for = reader_for
        self._loaded: dict[Path, LoadedRepertoire] = {}
        self._waiting: dict[Path, list[Callable[[LoadedRepertoire], object]]] = {}
        self._task: DiskTask | None = None
        closing.connect_until_closed(self, settings.changed, self._setting_changed)

    @property
    def entries(self) -> list[ListedRepertoire]:
        """The repertoires of the list."""
        return listed_repertoires(self._settings)

    def loaded(self, entry: ListedRepertoire) -> LoadedRepertoire | None:
        """Return what has been read of a file, or None if it has not been read with its colour."""
        loaded = self._loaded.get(entry.path)
        return loaded if loaded and entry.colour in (None, loaded.colour) else None

    @property
    def is_reading(self) -> bool:
        """Whether a file is being read."""
        return self._task is not None

    def add(self, paths: Iterable[Path]) -> None:
        """Add files to the list, unless they are in it."""
        entries = self.entries
        known = {entry.path for entry in entries}
        new = [path.absolute() for path in paths if path.absolute() not in known]
        store_repertoires(self._settings, [*entries, *map(ListedRepertoire, new)])

    def remove(self, path: Path) -> None:
        """Remove a file from the list; the file and the answers to its cards stay."""
        store_repertoires(self._settings, [each for each in self.entries if each.path != path])

    def set_colour(self, path: Path, colour: Colour) -> None:
        """Set which colour is the user's in a file."""
        entries = [
            each._replace(colour=colour) if each.path == path else each for each in self.entries
        ]
        store_repertoires(self._settings, entries)

    def read_all(self) -> None:
        """Read the files of the list that have changed since they were read."""
        for entry in self.entries:
            self._waiting.setdefault(entry.path, [])
        self._read_next()

    def read(self, path: Path, then: Callable[[LoadedRepertoire], object]) -> None:
        """Read a file of the list if it has changed, and pass the result to ``then``."""
        self._waiting.setdefault(path, []).append(then)
        self._read_next()

    def stop_work(self) -> None:
        """Stop reading; `closing.dispose` calls this."""
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _setting_changed(self, setting: object) -> None:
        if setting is REPERTOIRES:
            self.read_all()
            self.changed.emit()

    def _read_next(self) -> None:
        if self._task is not None:
            return
        entries = {entry.path: entry for entry in self.entries}
        while self._waiting:
            path = next(iter(self._waiting))
            entry = entries.get(path)
            if entry is not None:
                work = partial(_load, entry, self._reader_for(path), self._loaded.get(path))
                self._task = DiskTask(work, partial(self._receive, entry))
                return
            del self._waiting[path]  # it has been removed from the list

    def _receive(self, entry: ListedRepertoire, loaded: LoadedRepertoire | Exception) -> None:
        self._task = None
        if isinstance(loaded, Exception):
            loaded = LoadedRepertoire(entry.path, entry.colour or Colour.BLACK, error=loaded)
        self._loaded[entry.path] = loaded
        current = {each.path: each for each in self.entries}.get(entry.path)
        if current is not None and current.colour not in (None, loaded.colour):
            self._read_next()  # the colour was changed meanwhile
            return
        calls = self._waiting.pop(entry.path, [])
        if current is not None and current.colour is None:
            self.set_colour(entry.path, loaded.colour)
        for call in calls:
            call(loaded)
        self.changed.emit()
        self._read_next()


def _load(
    entry: ListedRepertoire,
    read: Callable[..., OpenedFile],
    before: LoadedRepertoire | None,
    task: Task,
) -> LoadedRepertoire:
    """Read a repertoire in a thread, unless it has not changed since it was read ``before``."""
    path, colour = entry
    state = _file_state(path)
    if before and before.repertoire and before.state == state and colour in (None, before.colour):
        return before
    try:
        opened = read()
    except ReadError as error:
        return LoadedRepertoire(path, colour or Colour.BLACK, error=error)
    games = opened.games
    colour = colour or likely_colour(games)
    damage = tuple(each for each in opened.diagnostics if not is_harmless_diagnostic(each))
    steps = reading_steps(games, colour)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return LoadedRepertoire(path, colour, end.value, state=state, damage=damage)
        task.pause()


def _file_state(path: Path) -> _FileState | None:
    """Return the state of a file, or None if it cannot be found out; then reading it fails, too."""
    try:
        status = path.stat()
    except OSError:
        return None
    return _FileState(status.st_size, status.st_mtime_ns)
