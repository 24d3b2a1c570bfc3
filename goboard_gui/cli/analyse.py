"""`goboard analyse`: review games with an engine."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentTypeError
from math import isfinite
from queue import Empty, SimpleQueue
from time import monotonic
from typing import TYPE_CHECKING

from ..display_text import to_printable
from ..engine.errors import CommandError as RefusedCommandError
from ..engine.errors import KomiError, MissingCommandError, StartError
from ..engine.events import AnswerDelayed, EngineRestarted, RulesRefused, StartDelayed
from ..engine.limits import AnalysisLimits
from ..files.errors import EncodingError, UnwritableValueError
from ..files.sgf.writing import write_sgf
from ..files.storage.working_folders import temporary_folder
from ..notation import Naming
from ..record import board_shape
from ..record.stored_analysis.reading import read_analysis
from ..record.stored_analysis.writing import with_analyses
from ..record.values.game_rules import scoring_rules
from ..study.review.duration import estimated_duration, longest_duration
from ..study.review.positions import (
    DEFAULT_LIMITS,
    is_same_review,
    missing_positions,
    review_positions,
    review_terms,
)
from ..study.review.runner import PositionFailed, PositionReviewed, Review, ReviewEnded
from .arguments import (
    add_command,
    add_notation_option,
    add_record_files,
    check_supported,
    parse_count,
    parse_rule_set,
    rule_set_ids,
)
from .common import (
    DONE,
    FAILED,
    CommandError,
    game_at_index,
    print_error,
    print_json,
    read_record_file,
    require_rectangle,
)
from .engine_argument import add_engine_options, engine_from_args
from .numbers import format_count, format_duration
from .output import add_output_option, check_overwrite
from .review_report import GameReview, report_as_json, report_lines
from .subcommands import SUBCOMMANDS
from .terminal_line import TerminalLine
from .termination import TerminationFlag

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction
    from collections.abc import Sequence

    from ..engine.entry import EngineEntry
    from ..engine.errors import EngineError
    from ..files.opening import OpenedFile
    from ..record import Tree
    from ..study.review.positions import ReviewPosition
    from ..study.review.runner import ReviewEvent
    from .output import Output

_POLL_SECONDS = 0.2
"""Seconds between two looks whether the user has interrupted the review."""
_REPORT_SECONDS = 10.0
"""Seconds between two lines of progress if standard error is not a terminal."""


def add_parser(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the `analyse` subcommand and its arguments to the command-line parser."""
    parser = add_command(
        commands,
        "analyse",
        run,
        summary=SUBCOMMANDS["analyse"],
        details="Analyses each position of the main line, and prints what the moves of each\n"
        "player lose, by phases of the game, and the mistakes: moves that lose 3 points or\n"
        "more, or 10 % of win rate if the engine reports no score. The engine must be able\n"
        "to analyse, like KataGo and Leela Zero. COMMAND is not run by a shell; if it starts\n"
        "KataGo in its mode analysis, that is used. docs/review.md describes the results.\n"
        "\n"
        "With -o, the values are stored in a copy of FILE (see docs/stored-analysis.md). If\n"
        "FILE has values of the same engine, komi and rules, only what is missing or was\n"
        "analysed with a smaller budget is analysed. Ctrl+C stores what is done.\n"
        "\n"
        "  goboard analyse game.sgf --engine KataGo -o reviewed.sgf\n"
        '  goboard analyse game.sgf --engine "leelaz --gtp --noponder --weights net.txt"\n'
        "\n"
        "Exit status: 2 if a file could not be read or a game could not be analysed.",
    )
    add_record_files(parser)
    add_engine_options(parser)
    games = parser.add_mutually_exclusive_group()
    games.add_argument(
        "--game",
        metavar="I",
        type=parse_count,
        help="index of the game in a file with several games, from 0 (default: 0)",
    )
    games.add_argument("--all-games", action="store_true", help="review all games of each file")
    parser.add_argument("--variations", action="store_true", help="review all variations, too")
    parser.add_argument(
        "--visits",
        metavar="N",
        type=_parse_visits,
        help=f"visits per position (default: {DEFAULT_LIMITS.visits} in at most "
        f"{DEFAULT_LIMITS.seconds:g} s)",
    )
    parser.add_argument(
        "--seconds",
        metavar="S",
        type=_parse_seconds,
        help="seconds per position; with --visits, whichever limit is reached first counts",
    )
    parser.add_argument(
        "--komi", metavar="N", type=_parse_komi, help="komi (default: that of the record)"
    )
    parser.add_argument(
        "--rules",
        metavar="ID",
        type=parse_rule_set,
        help=f"{rule_set_ids()} (default: those of the record, or japanese)",
    )
    parser.add_argument(
        "--ownership", action="store_true", help="store the owner of each point, too"
    )
    add_notation_option(parser)
    parser.add_argument("--json", action="store_true", help="print JSON Lines, one object per game")
    add_output_option(parser)


def _parse_visits(text: str) -> int:
    visits = parse_count(text)
    if not visits:
        raise ArgumentTypeError("expected at least one visit")
    return visits


def _parse_number(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = float("nan")
    if not isfinite(number):
        raise ArgumentTypeError(f"expected a number such as 5 or 0.5, not {text!r}")
    return number


def _parse_seconds(text: str) -> float:
    seconds = _parse_number(text)
    if not 0 < seconds <= 1e6:
        raise ArgumentTypeError(f"expected a positive number of seconds, not {text!r}")
    return seconds


_parse_komi = _parse_number


def run(args: Namespace) -> int:
    """Review games, and return the exit status."""
    if args.output is not None and len(args.files) > 1:
        raise CommandError("goboard: --output works with one FILE only")
    if args.output is not None and args.output.path is None and args.json:
        raise CommandError("goboard: --json and -o - both write to standard output")
    with TerminationFlag() as ending:
        batch = _Batch(args, engine_from_args(args), ending)
        for name in args.files:
            try:
                batch.review_file(name)
            except CommandError as error:
                batch.fail(error)
            if batch.is_over:
                break
    return batch.status if ending.exit_status is None else ending.exit_status


class _Batch:
    """The reviews of all games of all files, one after another."""

    def __init__(self, args: Namespace, entry: EngineEntry, ending: TerminationFlag) -> None:
        self.status = DONE
        self._args = args
        self._entry = entry
        self._ending = ending
        self._is_hopeless = False
        """Whether the engine can't review any game."""
        chosen = AnalysisLimits(args.visits, args.seconds)
        self._limits = DEFAULT_LIMITS if chosen == AnalysisLimits() else chosen

    @property
    def is_over(self) -> bool:
        """Whether no further game is to be reviewed."""
        return self._is_hopeless or self._ending.signal_number is not None

    def fail(self, error: CommandError) -> None:
        """Report that a game or file can't be reviewed; others are not affected."""
        print_error(error.message, *error.lines)
        self.status = FAILED

    def review_file(self, name: str) -> None:
        """Review the games of a file, and write the output after each game that is analysed.

        It is written before the report of the game is printed, and whatever ends the command: the
        reader of the report may be gone.

        :raises CommandError: the file can't be read, or the output can't be written.
        """
        args = self._args
        opened = read_record_file(name)
        chosen = range(len(opened.games)) if args.all_games else [args.game or 0]
        games = {game: game_at_index(opened, game, name) for game in chosen}
        if args.output is not None:
            self._check_output(name, opened)
        copy = _ReviewedCopy(name, opened, ownership=args.ownership)
        try:
            for game, tree in games.items():
                try:
                    self._review_game(name, game, tree, copy)
                except CommandError as error:
                    self.fail(error)
                if self.is_over:
                    break
        finally:
            if args.output is not None and copy.is_unwritten:
                copy.write(args.output)

    def _check_output(self, name: str, opened: OpenedFile) -> None:
        """Check that the output can probably be written: a review takes long.

        :raises CommandError: it can't be.
        """
        output = self._args.output
        check_overwrite(output, name, opened)
        if output.path is not None:
            folder = output.path.absolute().parent
            if not folder.is_dir():
                raise CommandError(f"{output}: there is no folder {folder}")
            if not any(os.access(path, os.W_OK) for path in (folder, output.path)):
                raise CommandError(f"{output}: permission denied")

    def _review_game(self, name: str, game: int, tree: Tree, copy: _ReviewedCopy) -> None:
        """Review a game, store what is found in a copy of the file, and print the report.

        :raises CommandError: the game can't be reviewed.
        """
        args, shape = self._args, board_shape(tree)
        place = copy.place(game)
        require_rectangle(place, shape)
        check_supported(args.notation, shape.size)
        naming = Naming.on_board(args.notation, shape)
        terms = review_terms(tree, self._entry.name, args.komi, args.rules)
        wanted = args.rules or scoring_rules(tree)
        if terms.rules != wanted:
            print_error(
                f"{place}: {wanted.english}: not known to engines; using {terms.rules.english}"
            )
        nodes = list(tree.preorder()) if args.variations else tree.main_line()
        positions = list(review_positions(tree, nodes, terms))
        review = GameReview(name, game, tree, nodes, terms)
        for each in positions:
            for node in each.nodes:
                stored = read_analysis(tree, node, each.position)
                if stored is not None and is_same_review(stored, terms):
                    review.analyses[node] = stored
        missing = list(
            missing_positions(tree, positions, terms, self._limits, ownership=args.ownership)
        )
        try:
            if missing:
                self._analyse(place, review, missing)
        finally:
            copy.add(review)
        if missing and copy.is_unwritten and args.output is not None and args.output.path:
            try:
                copy.write(args.output)
            except CommandError as error:
                self.fail(error)
        self._print(review, naming, len(shape.points()))

    def _analyse(self, place: str, review: GameReview, missing: Sequence[ReviewPosition]) -> None:
        """Analyse positions, and add what is found to a review; errors are printed."""
        progress = _ReviewProgress(place, missing, self._limits)
        arrived: SimpleQueue[ReviewEvent] = SimpleQueue()
        with temporary_folder() as folder:
            running = Review(
                self._entry,
                missing,
                review.terms,
                folder,
                arrived.put,
                limits=self._limits,
                ownership=self._args.ownership,
            )
            try:
                self._receive_all(running, arrived, review, progress)
            finally:
                running.close()
                running.join()
                progress.end()  # fails if the terminal was closed
        if review.error is not None:
            self._report_error(place, review.error)
        elif review.failures:
            count = format_count(len(review.failures), "position")
            first = next(iter(review.failures.values()))
            print_error(f"{place}: {count} without a result: {_error_text(first)[0]}")
        if self._ending.signal_number is not None:
            print_error(f"{place}: stopped after {progress.done} of {progress.total} positions")

    def _receive_all(
        self,
        running: Review,
        arrived: SimpleQueue[ReviewEvent],
        review: GameReview,
        progress: _ReviewProgress,
    ) -> None:
        """Add what a running review reports, until its end."""
        while True:
            try:
                event = arrived.get(timeout=_POLL_SECONDS)
            except Empty:
                event = None
            if self._ending.signal_number is not None:
                running.cancel()
            match event:
                case PositionReviewed(node, stored):
                    review.analyses[node] = stored
                    review.found.add(node)
                    progress.count(node)
                case PositionFailed(node, error):
                    review.failures[node] = error
                    progress.count(node)
                case ReviewEnded(error):
                    review.error = error
                    return
                case StartDelayed(line):
                    progress.notify(_start_text(line))
                case AnswerDelayed(seconds=seconds):
                    progress.notify(f"the engine has not answered for {seconds:g} s")
                case EngineRestarted():
                    progress.notify("the engine ended unexpectedly and was started again")
                case RulesRefused(rules):
                    progress.notify(f"the engine doesn't know {rules.english}")

    def _report_error(self, place: str, error: EngineError) -> None:
        """Report the error with which a review has ended."""
        self.status = FAILED
        self._is_hopeless = isinstance(error, StartError | MissingCommandError)
        message, *lines = _error_text(error)
        print_error(f"{place}: {message}", *map(to_printable, lines))

    def _print(self, review: GameReview, naming: Naming, points: int) -> None:
        args = self._args
        if args.json:
            print_json(report_as_json(review, naming, points))
            sys.stdout.flush()
        elif review.analyses and (args.output is None or args.output.path is not None):
            if args.all_games or len(args.files) > 1:
                print(to_printable(f"{review.file}, game {review.game}"))
            print("\n".join([*report_lines(review, naming, points), ""]))


class _ReviewedCopy:
    """The copy of a file in which the results of reviews are stored."""

    def __init__(self, name: str, opened: OpenedFile, *, ownership: bool) -> None:
        self.is_unwritten = False
        """Whether it has results that are in no file yet."""
        self._name, self._file, self._ownership = name, opened.file, ownership
        self._games = list(opened.games)

    def place(self, game: int) -> str:
        """Return how messages name a game."""
        return self._name if len(self._games) == 1 else f"{self._name}: game {game}"

    def add(self, review: GameReview) -> None:
        """Store the results of a review, if it has any."""
        if review.found:
            found = {node: review.analyses[node] for node in review.nodes if node in review.found}
            self._games[review.game] = with_analyses(review.tree, found, ownership=self._ownership)
        if review.analyses:
            self.is_unwritten = True

    def write(self, output: Output) -> None:
        """Write the whole file.

        :raises CommandError: that is impossible; it is not tried again without further results.
        """
        self.is_unwritten = False
        try:
            data = write_sgf(self._file, self._games)
        except (EncodingError, UnwritableValueError) as error:
            raise CommandError(f"{self._name}: {error}") from error
        output.write(data, same_record=True)


class _ReviewProgress:
    """Progress of the review of a game, written to standard error."""

    def __init__(
        self, place: str, positions: Sequence[ReviewPosition], limits: AnalysisLimits
    ) -> None:
        """Say how many positions are to be analysed, and how long that may take."""
        self.done = 0
        self.total = len(positions)
        self._place = place
        self._first_nodes = {each.nodes[0] for each in positions}
        self._times: list[float] = []
        self._line = TerminalLine.open()
        self._shown = monotonic()
        longest = longest_duration(self.total, limits)
        most = "" if longest is None else f", at most {format_duration(longest)}"
        print_error(f"{place}: {format_count(self.total, 'position')} to analyse{most}")

    def count(self, node: int) -> None:
        """Count the position at a node as done, and show the progress from time to time."""
        if node not in self._first_nodes:
            return
        self.done += 1
        now = monotonic()
        self._times.append(now)
        if now - self._shown < (_REPORT_SECONDS if self._line is None else _POLL_SECONDS):
            return
        self._shown = now
        left = estimated_duration(self._times, self.total - self.done)
        estimate = "" if left is None else f", {format_duration(left)} left"
        text = f"{self._place}: {self.done} of {self.total} positions{estimate}"
        if self._line is None:
            print_error(text)
        else:
            self._line.write(to_printable(text))

    def notify(self, text: str) -> None:
        """Print what the engine has reported."""
        self.end()
        print_error(f"{self._place}: {text}")

    def end(self) -> None:
        """Clear the line of progress."""
        if self._line is not None:
            self._line.write("")


def _start_text(line: str) -> str:
    """Return that the engine is starting; ``line`` is the last one that it wrote, if any."""
    said = line or "it has not answered yet; Ctrl+C stops the review"
    return f"the engine is starting: {said}"


def _error_text(error: EngineError) -> list[str]:
    """Return the lines of a message about an engine's error."""
    match error:
        case KomiError(nearest=nearest):
            return [f"{error}; choose another with --komi, such as --komi {nearest:g}"]
        case MissingCommandError():
            return ["this engine can't analyse: it has neither kata-analyze nor lz-analyze"]
        case StartError(missing=(file, *_)):
            return [f"the {file.kind} {file.name} was not found", *str(error).split("\n")]
        case RefusedCommandError(answer=answer):
            return [f"the engine refused a position: {answer}"]
    return str(error).split("\n")
