"""Building and updating of an index of folders of records.

Records are only read. Results are written in batches, each in one transaction after its segment is
on disk, so an interrupted build loses at most one batch and the next build continues.
"""

from __future__ import annotations

import os
import sys
from contextlib import closing, suppress
from typing import TYPE_CHECKING

import numpy as np

from . import segments
from .build_batch import BuildBatch
from .database import LOCK_TIMEOUT_SECONDS, GameDatabase, stored_folders, stored_variations
from .errors import IndexErrorCode, UnusableIndexError
from .facts import VARIATION, FileFacts, Outcome
from .file_reading import read_files, small_groups
from .known_files import KnownFiles
from .lines import line_owners
from .paths import DATABASE, SEGMENTS
from .progress import Progress
from .record_files import distinct_folders, scan_folders
from .removal import acquire_build_lock, move_damaged_index, remove_database

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Sequence
    from pathlib import Path

    from .file_reading import ReadFiles
    from .record_files import FileStat

_VARIATION = bytes([VARIATION])


BATCH_POSITIONS = 2_000_000
"""Number of positions after which a batch is written, or earlier, see `BuildBatch.is_full`."""
_MIN_FILES = 500
_MOST_WORKERS = 2
_STEP = 500  # files between progress reports while looking for new ones
_LARGEST = 8_000_000  # larger segments are not merged
_MOST = 6  # smaller segments are merged when there are more


OPEN_TIMEOUT_SECONDS = 1.0
"""How long a build that is starting waits for a program that has locked the index.

No other build is running then, so the lock is not one that soon ends.
"""


def build(
    folder: Path,
    collection: Sequence[Path] | None = None,
    *,
    variations: bool | None = None,
    thorough: bool = False,
    workers: int | None = None,
    report_damaged_index: Callable[[Path], object] = lambda kept: None,
    report_damaged_games: Callable[[int], object] = lambda games: None,
    report_lost_worker: Callable[[str], object] = lambda reason: None,
) -> Generator[Progress, None, None]:
    """Build or update the index in ``folder`` from the records in the ``collection`` of folders, by
    default those indexed before.

    The folders are stored; without ``collection`` the stored ones are used. With ``variations``,
    all nodes are indexed, and only main lines if it is False; None keeps what the index has, main
    lines at first. If that changes, the index is built anew. Unchanged files are not
    read again: a file is unchanged if it has the same size and time or, with ``thorough``, the same
    content. Files in folders that cannot be read are kept, since their disk may be disconnected.
    Closing the generator keeps what is done so far.

    Files are read in ``workers`` processes, in this one if it is 0; None means `usual_workers`. The
    index does not depend on it. ``report_lost_worker`` is called with the reason for each of them
    that cannot be started or ends early; its files are read in this process.

    An index of an older version is replaced. A damaged one is moved to another folder, and
    ``report_damaged_index`` is called with the path of its database there. A segment that does not
    have its checksum is rebuilt: its games are read again, and ``report_damaged_games`` is called
    with their number. Checksums are verified before segments are merged; with ``thorough``, all of
    them are verified, and more of the database is checked, see `Database.check_integrity`.

    :raises UnusableIndexError: if another program uses the index, a newer version wrote it, or it
        cannot be used at the moment; also if ``collection`` is None and no folders are stored.
    :raises OSError: if the index cannot be written.
    """
    if collection is None:
        collection = stored_folders(folder, lock_timeout=OPEN_TIMEOUT_SECONDS)
    (folder / SEGMENTS).mkdir(parents=True, exist_ok=True)
    lock = acquire_build_lock(folder)
    try:
        if variations is None:
            variations = bool(stored_variations(folder, lock_timeout=OPEN_TIMEOUT_SECONDS))
        with closing(
            _open_or_create(folder, report_damaged_index, thorough, variations=variations)
        ) as games:
            folders = distinct_folders(collection)
            if folders != games.folders():
                with games.write_transaction():
                    games.set_folders(folders)
            work = _Build(
                *(folder / SEGMENTS, games, report_damaged_games, report_lost_worker),
                thorough=thorough,
                workers=workers,
            )
            yield from work.run(collection)
    finally:
        lock.release()


def usual_workers(files: int) -> int:
    """Return the number of processes that read ``files`` new files: none if starting them would
    take longer than they save.
    """
    if sys.platform == "linux":
        cores = len(os.sched_getaffinity(0))  # those that this process may use
    else:
        cores = os.cpu_count() or 1
    return _MOST_WORKERS if files >= _MIN_FILES and cores >= _MOST_WORKERS else 0


def _open_or_create(
    folder: Path,
    report_damaged_index: Callable[[Path], object],
    thorough: bool,
    *,
    variations: bool,
) -> GameDatabase:
    """Open the database, or create one if it is missing, damaged, of an older version, or not what
    ``variations`` says.

    :raises UnusableIndexError: if it is none of these but cannot be opened.
    """
    try:
        games = _open_intact(folder, thorough)
        if games.has_variations == variations:
            return games
        games.close()
        remove_database(folder)
    except UnusableIndexError as error:
        if error.code is IndexErrorCode.DAMAGED:
            report_damaged_index(move_damaged_index(folder))
        elif error.code is IndexErrorCode.MISSING or (
            error.code is IndexErrorCode.OTHER_VERSION and not error.newer
        ):
            remove_database(folder)
        else:
            raise
    return GameDatabase.create(folder / DATABASE, variations=variations)


def _open_intact(folder: Path, thorough: bool) -> GameDatabase:
    """Open the database and check all parts of the index, more of them if ``thorough``.

    :raises UnusableIndexError: if it cannot be opened, or a part of it is damaged.
    """
    games = GameDatabase(folder / DATABASE, lock_timeout=OPEN_TIMEOUT_SECONDS)
    try:
        games.check_integrity(thorough=thorough)
        with games.read_transaction():
            games.outcomes()
            segments.open_segments(folder / SEGMENTS, games.segments())
        games.set_lock_timeout(LOCK_TIMEOUT_SECONDS)
    except BaseException:
        games.close()
        raise
    return games


class _Build:
    """A single run of building or updating an index."""

    def __init__(
        self,
        folder: Path,
        games: GameDatabase,
        report_damaged_games: Callable[[int], object],
        report_lost_worker: Callable[[str], object],
        *,
        thorough: bool,
        workers: int | None,
    ) -> None:
        self._folder = folder
        self._games = games
        self._report_damaged_games = report_damaged_games
        self._report_lost_worker = report_lost_worker
        self._thorough = thorough
        self._workers = workers
        self._outcomes = bytearray(games.outcomes())
        self._next_file = games.next_file_number()
        self._batch = BuildBatch()
        self._seen = self._found = self._failed = self._unchanged = 0

    def run(self, collection: Sequence[Path]) -> Iterator[Progress]:
        self._delete_unlisted()
        try:
            names = [name for name, _ in self._games.segments()]
            self._drop_segments(self._damaged_segments(names, verify=self._thorough))
            yield from self._scan(collection)
            while few := self._mergeable_segments():
                if self._damaged_segments([name for name, _ in few], verify=True):
                    names = [name for name, _ in self._games.segments()]
                    self._drop_segments(self._damaged_segments(names, verify=True))
                    yield from self._scan(collection)
                else:
                    self._merge_segments(few)
            yield from self._add_corners()
        finally:
            with suppress(OSError, UnusableIndexError):
                self._delete_unlisted()  # unfinished files would keep a full disk full

    def _scan(self, collection: Sequence[Path]) -> Iterator[Progress]:
        unseen: set[bytes] = set()
        seen = list(scan_folders(collection, unseen.add))
        self._seen = len(seen)
        known = KnownFiles(self._games.files(), seen, unseen)
        new: list[FileStat] = []
        self._unchanged = 0
        try:
            for place, file in enumerate(seen):
                if place % _STEP == 0:
                    yield self._progress(place - len(new), len(seen))
                if not self._is_indexed(file, known):
                    new.append(file)
            done = len(seen) - len(new)
            yield self._progress(done, len(seen))
            with closing(self._read_files(new)) as reading:
                for read in reading:
                    self._add_files(read, known)
                    done += len(read.facts)
                    if self._batch.is_full(BATCH_POSITIONS, len(new)):
                        self._write_batch()
                    yield self._progress(done, len(seen))
        except GeneratorExit:
            self._write_batch()
            raise
        self._write_batch()
        self._remove_files(known.gone())
        yield self._progress(len(seen), len(seen))

    def _read_files(self, files: Sequence[FileStat]) -> Generator[ReadFiles, None, None]:
        """Read files in worker processes or in this one, and yield the results in order."""
        groups = small_groups(files)
        variations = self._games.has_variations
        workers = usual_workers(len(files)) if self._workers is None else self._workers
        if not workers:
            for group in groups:
                yield read_files(group, variations=variations)
            return
        from .worker_pool import WorkerPool

        with WorkerPool(workers, self._report_lost_worker, variations=variations) as pool:
            yield from pool.read(groups)

    def _damaged_segments(self, names: Iterable[str], *, verify: bool) -> list[str]:
        """Return the segments whose checksums show that they changed after they were written.

        Segments of older versions get a checksum if their contents are plausible. Those that have
        one are read only if ``verify``.
        """
        positions = dict(self._games.segments())
        moves = np.full(len(self._outcomes), -1)
        damaged = []
        for name in names:
            file = self._folder / name
            if segments.has_checksum(file):
                if verify and not segments.has_valid_checksum(file):
                    damaged.append(name)
                continue
            if (moves < 0).all():
                for game, count in self._games.move_counts().items():
                    moves[game] = count
            if segments.is_plausible(segments.Segment(file, positions[name]), moves):
                segments.add_checksum(file)
            else:
                damaged.append(name)
        return damaged

    def _drop_segments(self, damaged: Collection[str]) -> None:
        """Remove damaged segments from the index, together with the files that have games in them,
        so that these files are read again.
        """
        if not damaged:
            return
        kept = [each for each in self._games.segments() if each[0] not in damaged]
        lost = segments.games_without_positions(
            segments.open_segments(self._folder, kept), np.frombuffer(self._outcomes, np.uint8)
        )
        lost = np.unique(line_owners(self._outcomes)[lost]).tolist()
        with self._games.write_transaction():
            self._games.remove_segments(damaged)
            for number in self._games.file_numbers_of_games(lost):
                self._remove_file(number)
            self._games.set_outcomes(bytes(self._outcomes))
        self._delete_unlisted()
        self._report_damaged_games(len(lost))

    def _progress(self, done: int, files: int) -> Progress:
        return Progress(done, files, self._found, self._failed, self._unchanged)

    def _is_indexed(self, file: FileStat, known: KnownFiles) -> bool:
        """Return whether the content of a file is indexed already; if its name or time has changed,
        add these to the batch.
        """
        indexed = known.find(file, thorough=self._thorough)
        if indexed is None:
            return False
        number, facts = indexed
        self._unchanged += 1
        if not facts.is_unchanged(file):
            self._batch.moved.append((number, FileFacts(*file, facts.digest, facts.error)))
        return True

    def _add_files(self, read: ReadFiles, known: KnownFiles) -> None:
        """Add files to the batch; their games replace those of the files with the same paths."""
        self._batch.add_games(read.columns.renumber(len(self._outcomes), self._next_file))
        for facts in read.facts:
            number = known.number(facts.path)
            if number is not None:
                self._batch.replaced.append(number)
            self._batch.files.append((self._next_file, facts))
            self._next_file += 1
            self._failed += facts.error is not None
        self._outcomes += read.columns.outcomes
        self._found += len(read.columns.rows)

    def _write_batch(self) -> None:
        """Write the current batch of files and games to the index."""
        batch, games = self._batch, self._games
        if not batch.files and not batch.moved:
            return
        contents = batch.contents()
        count = len(contents.keys)
        name = segments.write_segment(self._folder, *contents) if count else None
        with games.write_transaction():
            for number, facts in batch.moved:
                games.replace_file(number, facts)
            for number in batch.replaced:
                self._remove_file(number)
            games.add_files(batch.files)
            games.add_games(batch.game_rows)
            if name is not None:
                games.add_segment(name, count)
            games.set_outcomes(bytes(self._outcomes))
        self._batch = BuildBatch()

    def _remove_files(self, files: Sequence[int]) -> None:
        if not files:
            return
        with self._games.write_transaction():
            for number in files:
                self._remove_file(number)
            self._games.set_outcomes(bytes(self._outcomes))

    def _remove_file(self, file: int) -> None:
        for game in self._games.remove_file(file):
            self._outcomes[game] = Outcome.GONE
            while self._outcomes[game + 1 : game + 2] == _VARIATION:
                game += 1
                self._outcomes[game] = Outcome.GONE

    def _mergeable_segments(self) -> list[tuple[str, int]]:
        """Return the smallest segments if there are too many, so that some must be merged, or else
        an empty list.
        """
        small = [it for it in self._games.segments() if it[1] < _LARGEST]
        return small[: len(small) // 2 + 1] if len(small) > _MOST else []

    def _merge_segments(self, few: Sequence[tuple[str, int]]) -> None:
        """Merge a few segments, leaving out games that were removed."""
        alive = np.frombuffer(self._outcomes, np.uint8) != Outcome.GONE
        contents = segments.merge_segments(segments.open_segments(self._folder, few), alive)
        count = len(contents.keys)
        name = segments.write_segment(self._folder, *contents) if count else None
        with self._games.write_transaction():
            self._games.remove_segments(name for name, _ in few)
            if name is not None:
                self._games.add_segment(name, count)
        self._delete_unlisted()

    def _add_corners(self) -> Iterator[Progress]:
        """Write the files of corner keys that are missing, because an older version wrote their
        segments, or not as they were written.
        """
        for segment in segments.open_segments(self._folder, self._games.segments()):
            if segment.corners is None or (self._thorough and not segment.has_valid_corners()):
                segment.add_corners()
                yield self._progress(self._seen, self._seen)

    def _delete_unlisted(self) -> None:
        segments.remove_unlisted_segments(
            self._folder, [name for name, _ in self._games.segments()]
        )
