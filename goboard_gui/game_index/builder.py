"""Building and updating of an index of folders of records.

Records are only read. Results are written in batches, each in one transaction after its segment is
on disk, so an interrupted build loses at most one batch and the next build continues.
"""

from __future__ import annotations

import os
from contextlib import closing, suppress
from hashlib import blake2b
from itertools import groupby
from typing import TYPE_CHECKING

import numpy as np

from ..files.errors import ReadError
from ..files.sgf.reading import MAX_BYTES
from ..files.storage.contents import open_for_reading
from . import segments
from .database import (
    LOCK_TIMEOUT_SECONDS,
    VARIATION,
    GameDatabase,
    serialize_read_error,
    stored_folders,
    stored_variations,
)
from .entries import ENTRY_GAME_SHIFT, NEXT_MASK
from .errors import IndexErrorCode, UnusableIndexError
from .event_times import concatenate_event_times, event_times_of
from .facts import FileFacts, Outcome, game_row, outcome_of
from .lines import line_owners
from .main_lines import replay_lines
from .paths import DATABASE, SEGMENTS
from .positions import add_colour_bit, columns_of_changes, position_columns
from .progress import Progress
from .reading import read_games
from .record_files import distinct_folders, is_within, scan_folders
from .removal import acquire_build_lock, move_damaged_index, remove_database
from .signatures import signatures
from .variations import correct_entries, line_changes

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

    from .event_times import EventTimes
    from .main_lines import MainLine
    from .reading import ParsedGame
    from .record_files import FileStat
    from .variations import VariationLine

_VARIATION = bytes([VARIATION])
GAMES_AT_ONCE = 100
"""Number of games whose keys are computed together."""


class BuildBatch:
    """A batch of files and games that are written to the index together.

    Games are kept as rows, which the garbage collector ignores, and only a few main lines at a
    time.
    """

    def __init__(self) -> None:
        self.positions = 0
        self.replaced: list[int] = []
        self.files: list[tuple[int, FileFacts]] = []
        self.moved: list[tuple[int, FileFacts]] = []
        self._rows: list[tuple[object, ...]] = []
        self._lines: list[tuple[int, MainLine]] = []
        self._columns: list[tuple[NDArray[np.uint64], NDArray[np.uint64]]] = []
        self._signatures: list[str] = []
        self._moments: list[EventTimes] = []
        self._variations: list[tuple[int, VariationLine]] = []

    def add_game(
        self,
        number: int,
        line: MainLine,
        row: tuple[object, ...],
        variations: Sequence[VariationLine] = (),
    ) -> None:
        """Add a game: its number, its main line, its database row as made by `facts.game_row`, and
        its variations, which have the numbers after its own.
        """
        self.positions += line.move_count + 1
        if variations:
            self.positions += sum(len(each.stream) for each in variations)
            self._variations += enumerate(variations, number + 1)
        self._rows.append(row)
        self._lines.append((number, line))
        if len(self._lines) >= GAMES_AT_ONCE:
            self._compute_keys()

    def contents(self) -> segments.SegmentContents:
        """Return all positions of the main lines, in the form in which a segment is written, and
        the variations, whose positions `with_variation_columns` adds.
        """
        self._compute_keys()
        keys, entries = map(np.concatenate, zip(*self._columns, strict=True))
        times = concatenate_event_times(self._moments)
        return segments.SegmentContents(keys, entries, times, self._variations)

    def game_rows(
        self, keys: NDArray[np.uint64], entries: NDArray[np.uint64]
    ) -> Iterator[tuple[object, ...]]:
        """Yield the complete database rows of the games, given the keys and entries of the
        positions of their main lines.
        """
        games = entries >> np.uint64(ENTRY_GAME_SHIFT)
        last = np.append(games[1:] != games[:-1], True)[: len(games)]
        finals = add_colour_bit(keys[last], entries[last]).tolist()
        for row, final, signature in zip(self._rows, finals, self._signatures, strict=True):
            yield (*row, final, signature)

    def _compute_keys(self) -> None:
        lines = replay_lines(line for _, line in self._lines)
        games = [(number, line) for (number, _), line in zip(self._lines, lines, strict=True)]
        self._columns.append(position_columns(games))
        self._moments += event_times_of(games)
        for size, group in groupby(lines, key=lambda line: line.size):
            self._signatures += signatures(size, [line.played for line in group])
        self._lines = []


def with_variation_columns(main_lines: segments.SegmentContents) -> segments.SegmentContents:
    """Return contents of a segment with the positions of its variations, given those of the main
    lines.
    """
    numbered = main_lines.variations
    if not numbered:
        return main_lines
    keys, entries = [main_lines.keys], [main_lines.entries]
    for size, group in groupby(numbered, key=lambda each: each[1].size):
        several = list(group)
        for begin in range(0, len(several), GAMES_AT_ONCE):
            numbers, lines = zip(*several[begin : begin + GAMES_AT_ONCE], strict=True)
            some, uncorrected = columns_of_changes(size, numbers, line_changes(size, lines))
            keys.append(some)
            entries.append(correct_entries(uncorrected, lines, NEXT_MASK))
    all_entries = np.concatenate(entries)
    order = np.argsort(all_entries >> np.uint64(ENTRY_GAME_SHIFT), kind="stable")
    return main_lines._replace(keys=np.concatenate(keys)[order], entries=all_entries[order])


BATCH_POSITIONS = 2_000_000
"""Number of positions after which a batch is written."""
_STEP = 25  # files between progress reports
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
    report_damaged_index: Callable[[Path], object] = lambda kept: None,
    report_damaged_games: Callable[[int], object] = lambda games: None,
) -> Generator[Progress, None, None]:
    """Build or update the index in ``folder`` from the records in the ``collection`` of folders, by
    default those indexed before.

    The folders are stored; without ``collection`` the stored ones are used. With ``variations``,
    all nodes are indexed, and only main lines if it is False; None keeps what the index has, main
    lines at first. If that changes, the index is built anew. Unchanged files are not
    read again: a file is unchanged if it has the same size and time or, with ``thorough``, the same
    content. Files in folders that cannot be read are kept, since their disk may be disconnected.
    Closing the generator keeps what is done so far.

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
            work = _Build(folder / SEGMENTS, games, report_damaged_games, thorough=thorough)
            yield from work.run(collection)
    finally:
        lock.release()


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
        *,
        thorough: bool,
    ) -> None:
        self._folder = folder
        self._games = games
        self._report_damaged_games = report_damaged_games
        self._thorough = thorough
        self._outcomes = bytearray(games.outcomes())
        self._known: dict[bytes, tuple[int, FileFacts]] = {}
        self._next_file = games.next_file_number()
        self._batch = BuildBatch()
        self._found = self._failed = self._unchanged = 0

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
        finally:
            with suppress(OSError, UnusableIndexError):
                self._delete_unlisted()  # unfinished files would keep a full disk full

    def _scan(self, collection: Sequence[Path]) -> Iterator[Progress]:
        self._known = {facts.path: (number, facts) for number, facts in self._games.files()}
        self._unchanged = 0
        unseen: set[bytes] = set()
        seen = list(scan_folders(collection, unseen.add))
        gone = self._missing_files(seen, unseen)
        try:
            for done, file in enumerate(seen):
                if done % _STEP == 0:
                    yield self._progress(done, len(seen))
                self._update_file(file, gone)
                if self._batch.positions >= BATCH_POSITIONS:
                    self._write_batch()
        except GeneratorExit:
            self._write_batch()
            raise
        self._write_batch()
        self._remove_files([number for known in gone.values() for number, _ in known])
        yield self._progress(len(seen), len(seen))

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

    def _missing_files(
        self, seen: Sequence[FileStat], unseen: set[bytes]
    ) -> dict[bytes, list[tuple[int, FileFacts]]]:
        """Return the indexed files that no longer exist, grouped by content digest."""
        paths = {file.path for file in seen}
        gone: dict[bytes, list[tuple[int, FileFacts]]] = {}
        for path, known in self._known.items():
            if path not in paths and not (unseen and is_within(path, unseen)):
                gone.setdefault(known[1].digest, []).append(known)
        return gone

    def _update_file(self, file: FileStat, gone: dict[bytes, list[tuple[int, FileFacts]]]) -> None:
        """Read a file and add its games to the batch, unless its content is already indexed."""
        known = self._known.get(file.path)
        same = known is not None and known[1].is_unchanged(file)
        if same and not self._thorough:
            self._unchanged += 1
            return
        try:
            data = _read_content(file)
        except OSError as error:
            self._add_file(known, FileFacts(*file, b"", serialize_read_error(error)), [])
            return
        digest = blake2b(data, digest_size=16).digest()
        if known is None and gone.get(digest):
            known = gone[digest].pop()
        if known is not None and known[1].digest == digest:
            self._unchanged += 1
            if not same:
                number, facts = known
                self._batch.moved.append((number, FileFacts(*file, digest, facts.error)))
        else:
            facts = FileFacts(*file, digest)
            self._add_file(known, *_parse_file(facts, data, variations=self._games.has_variations))

    def _add_file(
        self, known: tuple[int, FileFacts] | None, facts: FileFacts, games: list[ParsedGame]
    ) -> None:
        if known is not None:
            self._batch.replaced.append(known[0])
        self._batch.files.append((self._next_file, facts))
        for place, game in enumerate(games):
            number = len(self._outcomes)
            row = game_row(
                number, self._next_file, place, game.line.size, game.line.move_count, game.info
            )
            self._batch.add_game(number, game.line, row, game.variations)
            self._outcomes.append(outcome_of(game.info))
            self._outcomes += bytes([VARIATION]) * len(game.variations)
        self._next_file += 1
        self._found += len(games)
        self._failed += facts.error is not None

    def _write_batch(self) -> None:
        """Write the current batch of files and games to the index."""
        batch, games = self._batch, self._games
        if not batch.files and not batch.moved:
            return
        main_lines = batch.contents()
        contents = with_variation_columns(main_lines)
        count = len(contents.keys)
        name = segments.write_segment(self._folder, *contents) if count else None
        with games.write_transaction():
            for number, facts in batch.moved:
                games.replace_file(number, facts)
            for number in batch.replaced:
                self._remove_file(number)
            games.add_files(batch.files)
            games.add_games(batch.game_rows(main_lines.keys, main_lines.entries))
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

    def _delete_unlisted(self) -> None:
        segments.remove_unlisted_segments(
            self._folder, [name for name, _ in self._games.segments()]
        )


def _read_content(file: FileStat) -> bytes:
    """Return the content of a file, but at most one byte more than the size limit.

    The file is read unbuffered in one go: most files are small, and there are many.
    """
    with os.fdopen(open_for_reading(file.path), "rb", buffering=0) as opened:
        data = opened.read(min(file.size, MAX_BYTES) + 1)
        while len(data) > file.size and len(data) <= MAX_BYTES:  # the file has grown meanwhile
            more = opened.read(MAX_BYTES + 1 - len(data))
            if not more:
                break
            data += more
    return data


def _parse_file(
    facts: FileFacts, data: bytes, *, variations: bool
) -> tuple[FileFacts, list[ParsedGame]]:
    """Parse a file; return it with its games, or with an error and no games."""
    try:
        return facts, read_games(data, os.fsdecode(facts.path), variations=variations)
    except ReadError as error:
        return facts._replace(error=serialize_read_error(error)), []
