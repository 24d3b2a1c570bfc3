"""Worker processes that read files for a build, so that it uses several cores.

They only read; the process of the build alone writes to the index. A worker that can't be started
or ends early costs nothing but time, because the build then reads the files itself.
"""

from __future__ import annotations

import sys
from collections import deque
from concurrent.futures import CancelledError, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from queue import SimpleQueue
from types import ModuleType
from typing import TYPE_CHECKING

from .file_reading import read_files
from .worker import serve

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from concurrent.futures import Future
    from typing import Self

    from .file_reading import ReadFiles
    from .record_files import FileStat

_AHEAD = 6_000_000
"""Sum of the costs (see `_cost`) of the groups that are read ahead while the build writes."""
_COST_OF_FILE = 2_000
_PATIENCE_SECONDS = 5.0
"""How long to wait for the exit code of a worker that has ended."""


class WorkerPool:
    """Worker processes, each used by a thread of this process, which waits for its answers."""

    def __init__(
        self, workers: int, report_lost_worker: Callable[[str], object], *, variations: bool
    ) -> None:
        """Start worker processes.

        ``report_lost_worker`` is called with the reason for each that cannot be started or ends
        early. ``variations`` is whether to index all variations.
        """
        self._report_lost_worker = report_lost_worker
        self._variations = variations
        self._lost: SimpleQueue[str] = SimpleQueue()
        self._workers = [_Worker(self._lost.put, variations=variations) for _ in range(workers)]
        self._idle: SimpleQueue[_Worker] = SimpleQueue()
        for worker in self._workers:
            self._idle.put(worker)
        self._threads = ThreadPoolExecutor(workers)
        self._closing = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """End the workers, whatever they are doing: they only read."""
        self._closing = True
        for worker in self._workers:
            worker.kill()
        self._threads.shutdown(cancel_futures=True)
        for worker in self._workers:
            worker.close()

    def read(self, groups: Iterable[Sequence[FileStat]]) -> Iterator[ReadFiles]:
        """Read groups of files, some of them ahead, and yield what was read in the same order."""
        ahead: deque[tuple[int, Future[ReadFiles]]] = deque()
        total = 0
        for group in groups:
            cost = _cost(group)
            while len(ahead) >= len(self._workers) and total + cost > _AHEAD:
                total -= ahead[0][0]
                yield self._result(ahead.popleft()[1])
            ahead.append((cost, self._threads.submit(self._read_group, group)))
            total += cost
        for _, future in ahead:
            yield self._result(future)

    def _read_group(self, group: Sequence[FileStat]) -> ReadFiles:
        """Read files in an idle worker or, if it is lost, in this thread."""
        worker = self._idle.get()
        try:
            read = worker.read(group)
            if read is None:
                if self._closing:
                    raise CancelledError
                read = read_files(group, variations=self._variations)
        finally:
            self._idle.put(worker)
        return read

    def _result(self, future: Future[ReadFiles]) -> ReadFiles:
        read = future.result()
        while not self._lost.empty():
            self._report_lost_worker(self._lost.get())
        return read


def _cost(group: Sequence[FileStat]) -> int:
    """Return a measure of the memory that the columns of the games in these files need."""
    return sum(file.size + _COST_OF_FILE for file in group)


class _Worker:
    """A worker process, and the connection to it."""

    def __init__(self, report_lost: Callable[[str], object], *, variations: bool) -> None:
        self._report_lost = report_lost
        context = get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(
            target=serve, args=(theirs,), kwargs={"variations": variations}, daemon=True
        )
        self._is_lost = False
        try:
            with _without_main_module():
                self._process.start()
        except OSError as error:
            self._lose(error.strerror or str(error))
        finally:
            theirs.close()

    def read(self, files: Sequence[FileStat]) -> ReadFiles | None:
        """Return what the worker reads from files, or None if it is lost."""
        if self._is_lost:
            return None
        try:
            self._connection.send(files)
            read: ReadFiles = self._connection.recv()
        except (EOFError, OSError):
            self._process.join(_PATIENCE_SECONDS)
            self._lose(f"exit code {self._process.exitcode}")
            return None
        return read

    def kill(self) -> None:
        """Kill the process, so that nothing waits for its answer."""
        if self._process.pid is not None:
            self._process.kill()

    def close(self) -> None:
        """Release the process, which was killed or has never started, and its connection."""
        self._connection.close()
        if self._process.pid is not None:
            self._process.join()
        self._process.close()

    def _lose(self, reason: str) -> None:
        self._is_lost = True
        self._report_lost(reason)


@contextmanager
def _without_main_module() -> Iterator[None]:
    """Hide the main module from a process that is being started, which would import it first.

    That would take time or, in a program without `if __name__ == "__main__"`, run it again.
    """
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main
