"""The engines that run in this program: one process for each entry, shared by all windows."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Protocol

from ..core.background import Mailbox
from ..core.folders import engine_folder

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ...engine.capabilities import Capabilities
    from ...engine.entry import EngineEntry
    from ...engine.events import EngineEvent

_LAST_SECONDS = 7.0
"""Seconds that an engine may take to end."""


class HostedEngine:
    """An engine with its supervisor; the events arrive in the main thread."""

    def __init__(self, entry: EngineEntry) -> None:
        from ...engine.events import EngineStatus
        from ...engine.supervisor import EngineSupervisor
        from ...files.storage.working_folders import WorkingFolder

        self.entry = entry
        self.status = EngineStatus.STOPPED
        self.capabilities: Capabilities | None = None
        self.is_starting_slowly = False
        """Whether the engine has not answered for some time since its start; it may be tuning."""
        self._folder = WorkingFolder(engine_folder(), "engine")
        self._mailbox = Mailbox(self._deliver)
        self._listeners: list[Callable[[EngineEvent], object]] = []
        self.supervisor = EngineSupervisor(
            entry,
            self._folder.path,
            self._mailbox.post,
            create_folder=self._create_folder,
            remove_folder=self._folder.remove,
        )

    def add_listener(self, listener: Callable[[EngineEvent], object]) -> None:
        """Call a function with each event, until it is removed."""
        if listener not in self._listeners:
            self._listeners.append(listener)

    def remove_listener(self, listener: Callable[[EngineEvent], object]) -> None:
        """Stop calling a function."""
        if listener in self._listeners:
            self._listeners.remove(listener)

    @property
    def folder(self) -> Path:
        """The working folder of the engine."""
        return self._folder.path

    @property
    def is_used(self) -> bool:
        """Whether any window listens to the engine."""
        return bool(self._listeners)

    def begin_close(self) -> None:
        """End the engine; `finish_close` waits for that."""
        self._mailbox.close()
        self.supervisor.close()

    def finish_close(self) -> None:
        """Wait until the engine has ended."""
        self.supervisor.join(_LAST_SECONDS)

    def _create_folder(self) -> None:
        """Create the working folder, and remove those that killed processes have left behind."""
        from ...files.storage.working_folders import remove_abandoned_folders

        remove_abandoned_folders(self._folder.path.parent)
        self._folder.create()

    def _deliver(self, event: EngineEvent) -> None:
        from ...engine.events import StartDelayed, StatusChanged

        if isinstance(event, StartDelayed):
            self.is_starting_slowly = True
        elif isinstance(event, StatusChanged):
            self.status = event.status
            self.is_starting_slowly = False
            self.capabilities = event.capabilities or self.capabilities
        for listener in list(self._listeners):
            listener(event)


class SeparateEngine(Protocol):
    """What runs an engine that no window shares."""

    def begin_close(self) -> None:
        """End the engine; `finish_close` waits for that."""

    def finish_close(self) -> None:
        """Wait until the engine has ended."""


class RunningGame(Protocol):
    """Interface of a game against engines that is being played in a window."""

    @property
    def engine_names(self) -> str: ...

    @property
    def is_finished(self) -> bool: ...

    def end(self) -> None: ...


class EngineHost:
    """All engines that run, and the windows whose recording forbids engines."""

    def __init__(self) -> None:
        self._engines: dict[EngineEntry, HostedEngine] = {}
        self._closing: list[SeparateEngine] = []
        self.games: list[RunningGame] = []
        """The games against engines in all windows."""
        self._recording: set[int] = set()
        self._watchers: list[Callable[[], object]] = []

    def engine(self, entry: EngineEntry) -> HostedEngine:
        """Return the engine of an entry; it is not started by that."""
        if entry not in self._engines:
            self._engines[entry] = HostedEngine(entry)
        return self._engines[entry]

    @property
    def folder(self) -> Path:
        """The folder of the working folders of engines."""
        return engine_folder()

    def find(self, entry: EngineEntry) -> HostedEngine | None:
        """Return the engine of an entry, or None if it was not needed yet."""
        return self._engines.get(entry)

    def running(self) -> list[HostedEngine]:
        """Return the engines whose processes have been started."""
        from ...engine.events import EngineStatus

        stopped = (EngineStatus.STOPPED, EngineStatus.FAILED)
        return [each for each in self._engines.values() if each.status not in stopped]

    @property
    def is_allowed(self) -> bool:
        """Whether engines may run: while a game is recorded in any window, none does."""
        return not self._recording

    def set_recording(self, window: object, recording: bool) -> None:
        """Note whether a window records a game; the first one ends all engines."""
        was_allowed = self.is_allowed
        (self._recording.add if recording else self._recording.discard)(id(window))
        if self.is_allowed is not was_allowed:
            if not self.is_allowed:
                for engine in self._engines.values():
                    engine.supervisor.stop()
            for watcher in list(self._watchers):
                watcher()

    def watch(self, watcher: Callable[[], object]) -> None:
        """Call a function when `is_allowed` has changed, until `unwatch`."""
        self._watchers.append(watcher)

    def unwatch(self, watcher: Callable[[], object]) -> None:
        """Stop calling a function."""
        if watcher in self._watchers:
            self._watchers.remove(watcher)

    def release(self, listener: Callable[[EngineEvent], object]) -> None:
        """Remove a listener from all engines, and end those to which nobody listens any more."""
        for entry, engine in list(self._engines.items()):
            engine.remove_listener(listener)
            if not engine.is_used:
                del self._engines[entry]
                engine.begin_close()
                self._closing.append(engine)

    def separate_engine(self, entry: EngineEntry) -> HostedEngine:
        """Return an engine of its own, which no window shares, until `end_separate_engine`."""
        return HostedEngine(entry)

    def end_separate_engine(self, engine: SeparateEngine) -> None:
        """End an engine that no window shares, such as that of a review."""
        engine.begin_close()
        self._closing.append(engine)

    def finish(self) -> None:
        """End all engines and wait for that, because the program ends."""
        self._closing += self._engines.values()
        for engine in self._engines.values():
            engine.begin_close()
        self._engines.clear()
        for each in self._closing:
            each.finish_close()
        self._closing.clear()


@cache
def engine_host() -> EngineHost:
    """Return the program's engines."""
    import atexit

    host = EngineHost()
    atexit.register(host.finish)
    return host
