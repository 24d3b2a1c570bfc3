"""Progress of a build or a search, shown in a terminal; of a build also as JSON for programs."""

from __future__ import annotations

import sys
from time import monotonic
from typing import TYPE_CHECKING

from ...display_text import to_printable
from ...game_index.progress import damaged_index_report
from ..common import print_error, print_json
from ..numbers import format_count, format_duration
from ..terminal_line import TerminalLine

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from pathlib import Path

    from ...game_index.progress import Progress
    from ...game_index.results import SearchResult

_SECONDS_BETWEEN = 0.2


def progress_printer(*, as_json: bool) -> Callable[[Progress | None], None]:
    """Return a function that shows the progress of a build; call it with None at the end.

    JSON is written to standard output. The progress line for people is written to standard error if
    that is a terminal.
    """
    if as_json:
        return _tell_program
    line = TerminalLine.open()
    return (lambda progress: None) if line is None else _ProgressLine(line)


def damaged_index_printer(*, as_json: bool) -> Callable[[Path], None]:
    """Return a function that reports where a damaged index was moved before a new one is built."""
    return _report_damaged_index_as_json if as_json else _report_damaged_index


def damaged_games_printer(*, as_json: bool) -> Callable[[int], None]:
    """Return a function that reports how many games are read again because the index was damaged;
    with ``as_json``, it does nothing.
    """
    return _ignore if as_json else _report_damaged_games


def report_lost_worker(reason: str) -> None:
    """Report that a worker process of a build could not be started or has ended early."""
    print_error(f"goboard: continuing without a worker process: {reason}")


def _ignore(_games: int) -> None:
    """Do nothing: reports in JSON do not mention damaged games."""


def _report_damaged_games(games: int) -> None:
    print_error(
        f"goboard: positions of {format_count(games, 'game')} were damaged; reading them again"
    )


def _report_damaged_index_as_json(kept: Path) -> None:
    print_json(damaged_index_report(kept))
    sys.stdout.flush()


def _report_damaged_index(kept: Path) -> None:
    print_error(f"goboard: the damaged index was renamed to {to_printable(str(kept))}")


def _tell_program(progress: Progress | None) -> None:
    if progress is not None:
        print_json(progress._asdict())
        sys.stdout.flush()


class _ProgressLine:
    """A line on a terminal that shows the progress."""

    def __init__(self, line: TerminalLine) -> None:
        self._line = line
        self._begun = self._told = monotonic()

    def __call__(self, progress: Progress | None) -> None:
        now = monotonic()
        if progress is None:
            self._line.write("")
        elif now - self._told >= _SECONDS_BETWEEN:
            self._told = now
            self._line.write(progress_line(progress, now - self._begun))


def progress_line(progress: Progress, seconds: float) -> str:
    """Return the progress line of a build that has been running for ``seconds``.

    >>> from goboard_gui.game_index.progress import Progress
    >>> progress_line(Progress(500, 2000, 450, 2, 40), 0.5)
    '500 of 2000 files, 450 games, 900 games/s, 2 failures, 2 s left'
    """
    parts = [
        f"{progress.done} of {format_count(progress.files, 'file')}",
        format_count(progress.games, "game"),
        f"{progress.games / seconds:.0f} games/s",
    ]
    if progress.failed:
        parts.append(format_count(progress.failed, "failure"))
    if progress.done:
        left = (progress.files - progress.done) * seconds / progress.done
        parts.append(f"{format_duration(left)} left")
    return ", ".join(parts)


def run_search(steps: Generator[float, None, SearchResult]) -> SearchResult:
    """Run a search to its end, and return its result.

    ``steps`` is what `Index.search` returns. If the search takes time and standard error is a
    terminal, a line there shows the progress.
    """
    line = TerminalLine.open()
    begun = told = monotonic()
    try:
        while True:
            share = next(steps)
            now = monotonic()
            if line is not None and now - told >= _SECONDS_BETWEEN:
                told = now
                line.write(search_line(share, now - begun))
    except StopIteration as end:
        result: SearchResult = end.value
        return result
    finally:
        if line is not None and told > begun:
            line.write("")


def search_line(share: float, seconds: float) -> str:
    """Return the progress line of a search, of which ``share`` is done after ``seconds``.

    >>> search_line(0.25, 1.0)
    '25% searched, 3 s left'
    """
    text = f"{share:.0%} searched"
    return f"{text}, {format_duration(seconds / share - seconds)} left" if share else text
