"""Texts about index builds and about changes since the last build."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.i18n import number, tr_noop, translator

if TYPE_CHECKING:
    from pathlib import Path

    from ....game_index.errors import UnusableIndexError
    from ....game_index.progress import Progress
    from ....game_index.staleness import CollectionChanges
    from .builder import BuildPace

_B = "BuildTexts"
_tr = translator(_B)

_MINUTE, _HOUR = 60, 3600


def file_count_text(count: int) -> str:
    """Return how many files in the chosen folders may be game records."""
    if not count:
        return _tr(tr_noop(_B, "No files there look like records."))
    return _tr(tr_noop(_B, "%Ln files may be records."), count)


def progress_text(pace: BuildPace) -> str:
    """Return one line about a running build: progress, speed, time left and failures so far."""
    progress = pace.progress
    if progress is None:
        return _tr(tr_noop(_B, "Looking for files…"))
    if progress.done == progress.files:
        return _with_failures(_tr(tr_noop(_B, "Putting the index in order…")), progress)
    counted = _tr(tr_noop(_B, "{done} of %Ln files"), progress.files)
    parts = [counted.format(done=number(progress.done))]
    if pace.games_per_second:
        speed = _tr(tr_noop(_B, "{count} games/s"))
        parts.append(speed.format(count=number(_rounded(pace.games_per_second))))
    if pace.seconds_left is not None:
        parts.append(_left(pace.seconds_left))
    return _with_failures(" · ".join(parts), progress)


def _with_failures(text: str, progress: Progress) -> str:
    if not progress.failed:
        return text
    failed = _tr(tr_noop(_B, "not readable: {count}")).format(count=number(progress.failed))
    return f"{text} · {failed}"


def _rounded(speed: float) -> int:
    """Round a speed so that the displayed digits do not change all the time."""
    step = 100 if speed >= 1000 else 10 if speed >= 100 else 1
    return step * round(speed / step)


def _left(seconds: float) -> str:
    """Return the time left in a suitable unit."""
    if seconds < 10:
        return _tr(tr_noop(_B, "{count} s left")).format(count=max(1, round(seconds)))
    if seconds < _MINUTE:
        return _tr(tr_noop(_B, "{count} s left")).format(count=5 * round(seconds / 5))
    if seconds < _HOUR:
        return _tr(tr_noop(_B, "{count} min left")).format(count=round(seconds / _MINUTE))
    return _tr(tr_noop(_B, "{count} h left")).format(count=number(seconds / _HOUR, 1))


def build_finished_text(name: str, games: int, failures: int) -> str:
    """Return the message about a finished build."""
    text = _tr(tr_noop(_B, "{name}: %Ln games."), games).format(name=name)
    if not failures:
        return text
    lacking = _tr(tr_noop(_B, "Files that could not be read: {count}."))
    return f"{text} {lacking.format(count=number(failures))}"


def build_cancelled_text(name: str, progress: Progress | None, games: int) -> str:
    """Return the message about a cancelled build and the games that it has read."""
    if progress is None or not games:
        return _tr(tr_noop(_B, "{name}: cancelled before anything was read.")).format(name=name)
    text = tr_noop(
        _B, "{name}: cancelled after {done} of {files} files. Its %Ln games can be used."
    )
    done, of = number(progress.done), number(progress.files)
    return _tr(text, games).format(name=name, done=done, files=of)


def changed_files_text(name: str, found: CollectionChanges) -> str:
    """Return the message about files that have changed since the index was built."""
    if found.missing:
        message = _tr(
            tr_noop(_B, "{name}: there is no folder {folder}, so nobody knows what changed.")
        )
        return message.format(name=name, folder=found.missing[0])
    kinds = (
        (found.added, tr_noop(_B, "{count} new")),
        (found.changed, tr_noop(_B, "{count} changed")),
        (found.gone, tr_noop(_B, "{count} gone")),
    )
    parts = [_tr(text).format(count=number(count)) for count, text in kinds if count]
    return _tr(tr_noop(_B, "{name}, files: {changes}.")).format(name=name, changes=", ".join(parts))


def unusable_index_text(folder: Path, error: UnusableIndexError) -> str:
    """Return the message that explains why the index in a folder cannot be used."""
    from ....game_index.errors import DamagedIndexError, OutdatedIndexError

    if isinstance(error, OutdatedIndexError):
        text = _tr(tr_noop(_B, "The index {name} was made by another version of Goboard."))
    elif isinstance(error, DamagedIndexError):
        text = _tr(
            tr_noop(_B, "The index {name} is damaged ({why}). Your records are as they were.")
        )
    else:
        text = _tr(tr_noop(_B, "There is no index of a collection in {folder}."))
    return text.format(name=folder.name, folder=folder, why=error.detail)
