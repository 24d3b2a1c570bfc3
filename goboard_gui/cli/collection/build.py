"""`goboard collection build`: create an index of folders, or update it."""

from __future__ import annotations

import os
from argparse import BooleanOptionalAction
from contextlib import closing
from sqlite3 import IntegrityError
from time import monotonic
from typing import TYPE_CHECKING

from ...display_text import to_printable
from ...game_index.errors import UnusableIndexError
from ...game_index.progress import unusable_index_report
from ..arguments import add_command
from ..common import DONE, CommandError, print_error, print_json
from ..inputs import parse_folder
from ..numbers import format_count
from ..termination import TerminationFlag
from .failures import failures_json
from .index_argument import add_index_argument, open_index, unusable_index_message
from .progress import (
    damaged_games_printer,
    damaged_index_printer,
    progress_printer,
    report_lost_worker,
)

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction
    from collections.abc import Iterable
    from pathlib import Path

    from ...game_index.index import Index
    from ...game_index.progress import Progress

_MOST_TOLD = 5


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `collection build` subcommand and its arguments to the command-line parser."""
    parser = add_command(
        commands,
        "build",
        run,
        summary="create or update the index of folders of game records",
        details="Reads all game records in these folders and their subfolders, in any supported\n"
        "format and board size. Each file is read once, even if folders are given twice\n"
        "or overlap. Symbolic links inside the folders are not followed; DIR itself may\n"
        "be a link.\n"
        "\n"
        "Unchanged files are skipped, and deleted files are removed from the index. An\n"
        "index written by an older version is rebuilt. A damaged index is first moved to\n"
        "a folder inside INDEX; if only positions are damaged, --thorough reads their\n"
        "games again. An index that is in use by another program or was written by a\n"
        "newer version is left untouched. An index gets or loses --variations by being\n"
        "built anew.\n"
        "\n"
        "Without DIR, the folders of the previous build are used. Unreadable records are\n"
        "reported and skipped. Press Ctrl+C to stop; the next build continues from there.",
    )
    add_index_argument(parser)
    # Without a default of its own it would be called required.
    parser.add_argument(
        "folders",
        metavar="DIR",
        nargs="*",
        type=parse_folder,
        default=[],
        help="a folder of game records",
    )
    parser.add_argument(
        "--thorough",
        action="store_true",
        help="compare file contents instead of modification times, and check the index for damage",
    )
    parser.add_argument(
        "--variations",
        action=BooleanOptionalAction,
        help="index all variations, not only main lines (default: as before, at first main lines)",
    )
    parser.add_argument("--progress", action="store_true", help="report progress as JSON Lines")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(args: Namespace) -> int:
    """Build an index, and return the exit status."""
    begun = monotonic()
    with TerminationFlag() as ending:
        last = _run_build(args, ending)
    if ending.exit_status is not None:
        print_error(
            f"goboard: stopped after {last.done} of {last.files} files; run it again to continue"
        )
        return ending.exit_status
    if args.json or not args.progress:
        with open_index(args.index) as index:
            _print_result(args, index, last, monotonic() - begun)
    return DONE


def _run_build(args: Namespace, ending: TerminationFlag) -> Progress:
    """Build the index until it is complete or the process is asked to end; return the last progress
    report.

    :raises CommandError: the index cannot be built.
    """
    # Not even the list of the commands should have to wait for numpy.
    from ...game_index.builder import build

    tell = progress_printer(as_json=args.progress)
    try:
        folders = _folders(args)
        steps = build(
            args.index,
            folders,
            variations=args.variations,
            thorough=args.thorough,
            report_damaged_index=damaged_index_printer(as_json=args.progress),
            report_damaged_games=damaged_games_printer(as_json=args.progress),
            report_lost_worker=report_lost_worker,
        )
        with closing(steps):
            for progress in steps:
                tell(progress)
                if ending.signal_number is not None:
                    break
    except UnusableIndexError as error:
        if args.progress:
            print_json(unusable_index_report(error))
        raise CommandError(unusable_index_message(error)) from error
    except BrokenPipeError:
        raise
    except (OSError, IntegrityError) as error:
        why = getattr(error, "strerror", None) or error
        raise CommandError(f"{to_printable(str(args.index))}: {why}") from error
    finally:
        tell(None)
    return progress


def _folders(args: Namespace) -> list[Path]:
    """Return the folders named in the arguments or, if there are none, those indexed before.

    A missing folder is an error: it may be on a disk that is not connected, and its games must not
    be removed.

    :raises CommandError: a folder cannot be searched.
    :raises UnusableIndexError: the index does not say which they were.
    """
    folders: list[Path] = args.folders or _previous_folders(args.index)
    for folder in folders:
        try:
            os.scandir(folder).close()
        except OSError as error:
            raise CommandError(f"{to_printable(str(folder))}: {error.strerror}") from error
    return folders


def _previous_folders(index: Path) -> list[Path]:
    """Return the folders that an index was built from, even if the index must be rebuilt."""
    from ...game_index.builder import OPEN_TIMEOUT_SECONDS
    from ...game_index.database import stored_folders

    return stored_folders(index, lock_timeout=OPEN_TIMEOUT_SECONDS)


def _facts(index: Index, last: Progress, seconds: float) -> dict[str, object]:
    return {
        "games": len(index),
        "failed": failures_json(index.games.failures()),
        "seconds": round(seconds, 3),
        "files": last.files,
        "read": last.games,
        "unchanged": last.unchanged,
    }


def _print_result(args: Namespace, index: Index, last: Progress, seconds: float) -> None:
    if args.json:
        print_json(_facts(index, last, seconds))
        return
    failures = index.games.failures()
    for failure in failures[:_MOST_TOLD]:
        print_error(to_printable(str(failure)))
    untold = len(failures) - _MOST_TOLD
    if untold > 0:
        print_error(f"and {untold} more (list them with: goboard collection failures)")
    if not last.files:
        print_error(f"{_named(args.folders)}: no game records found")
    parts = [
        f"{format_count(len(index), 'game')} in {format_count(last.files, 'file')}",
        format_count(len(failures), "failure"),
        f"{last.unchanged} unchanged",
        f"{format_count(last.games, 'game')} read in {seconds:.1f} s",
    ]
    if last.games:
        parts[-1] += f" ({last.games / seconds:.0f} games/s)"
    print(", ".join(parts))


def _named(folders: Iterable[Path]) -> str:
    return ", ".join(to_printable(str(folder)) for folder in folders) or "goboard"
