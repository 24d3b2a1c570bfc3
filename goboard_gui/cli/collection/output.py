"""Output of the collection commands: games and counts as text, and statistics as charts or
tables.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...diagram.output.formats import PICTURE_FORMATS, extensions
from ...display_text import clip_text, to_printable
from ...files.tables import csv_text, spreadsheet_bytes
from ...record.properties.conventions.results import standard_result
from ..common import CommandError
from ..output import add_format_option, parse_output, qt_target

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Callable, Iterable, Sequence

    from ...diagram.plots.plot import Plot
    from ...game_index.facts import GameFacts
    from ...game_index.statistics.tables import Cell

_LONGEST = 24


def format_percent(part: int, whole: int) -> str:
    """Return ``part`` as a percentage of ``whole``, or an empty string if ``whole`` is 0.

    >>> format_percent(1, 3), format_percent(1, 0)
    ('33.3 %', '')
    """
    return f"{100 * part / whole:.1f} %" if whole else ""


def table_cell(text: str | None, longest: int = _LONGEST) -> str:
    """Return a text from a record, shortened to fit a table cell, or "?" if it is missing."""
    return to_printable(clip_text(text or "?", longest))


def result_cell(game: GameFacts) -> str:
    """Return the result of a game in FF[4] form for a table cell; margins in stones are in
    points.
    """
    return table_cell(standard_result(game.result or ""))


def single_line_cells(row: Iterable[Cell]) -> list[Cell]:
    """Return a table row with line breaks and control characters escaped."""
    return [to_printable(cell) if isinstance(cell, str) else cell for cell in row]


def game_path_text(game: GameFacts) -> str:
    """Return the path of a game's file, with the number of the game unless it is the first one."""
    return to_printable(str(game.path)) + (f", game {game.place}" if game.place else "")


_TABLE = ".csv"
_CHARTS = extensions(PICTURE_FORMATS)
_FORMATS = (*_CHARTS, _TABLE)


def add_output_options(parser: ArgumentParser) -> None:
    """Add the options for the output file and its format."""
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--csv", action="store_true", help="print CSV")
    form.add_argument("--json", action="store_true", help="print JSON")
    form.add_argument(
        "-o",
        "--output",
        metavar="OUT",
        type=parse_output,
        help=f"a chart ({' '.join(_CHARTS)}) or a table ({_TABLE}) instead of text; - for "
        "standard output",
    )
    add_format_option(parser, _FORMATS)


def check_output(args: Namespace) -> None:
    """Raise an error if the format of the output file is not supported.

    :raises CommandError: the format is not supported, or given without an output file.
    """
    if args.output is not None:
        _extension(args)
    elif args.format is not None:
        raise CommandError("goboard: --format requires -o OUT")


def _extension(args: Namespace) -> str:
    extension: str = args.output.resolve_extension(args.format, _FORMATS, "a chart or a table")
    return extension


def write_statistics(
    args: Namespace, rows: Sequence[Sequence[Cell]], plot: Callable[[], Plot]
) -> None:
    """Write statistics as a table of ``rows`` or, for picture formats, as the chart that ``plot``
    returns.

    ``plot`` is called after Qt is loaded.

    :raises CommandError: the output cannot be written.
    """
    extension = _extension(args)
    if extension == _TABLE and args.output.path is None:
        print_csv(rows)
        return
    if extension == _TABLE:
        args.output.write(spreadsheet_bytes(rows))
        return
    with qt_target(args.output, extension) as target:
        from ...diagram.output.plot_files import save_plot

        save_plot(target.path, plot(), write=target.write)


def print_csv(rows: Sequence[Sequence[Cell]]) -> None:
    """Print table rows as CSV on standard output."""
    print(csv_text(map(single_line_cells, rows)), end="")
