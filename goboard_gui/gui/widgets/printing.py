"""Printing of sheets and texts: choice of the printer, checks, and print jobs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QPageLayout, QPageSize, QPainter

from ...diagram.book.typesetting.paragraphs import MarginLine
from ...diagram.output.book_files import WriteProgress
from ...diagram.output.errors import ExportError, PrintError
from ...diagram.output.printer import (
    exceeds_paper,
    full_page_layout,
    have_same_paper_size,
    items_in_margins,
    paper_layout,
    paper_runs,
    place_sheet,
    print_sheets,
    selected_pages,
)
from ...files.errors import CancelledError
from ...named_tuples import NamedTuple
from ..core.i18n import format_number, tr_noop, translator
from ..wording import error_messages
from . import dialogs
from .print_dialog import ask_printer, confirm_warnings
from .print_job import PrintJob, PrintResult, cups_options, prints_to_file, result_text

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence

    from PySide6.QtCore import QMarginsF, QSizeF
    from PySide6.QtGui import QPagedPaintDevice
    from PySide6.QtWidgets import QWidget

    from ...diagram.book.page_setup import Paper
    from ...diagram.book.sheet import Sheet
    from .print_dialog import PrinterSelection

_P = "Print"
_tr = translator(_P)

_MM = QPageLayout.Unit.Millimeter
_FULL = 0.995
"""The scale from which pages count as printed at full size."""
_PERCENT = 100


class Printable(NamedTuple):
    """Sheets to print, with the title of the document.

    With ``shrink``, sheets larger than the paper are scaled down; otherwise they have true size.
    ``pitch`` is the smallest line spacing of a board in millimetres.
    """

    title: str
    sheets: Sequence[Sheet]
    shrink: bool = True
    pitch: float | None = None


class PrintJobPages(NamedTuple):
    """The page numbers of one print job, and the layout of its paper."""

    numbers: Sequence[int]
    layout: QPageLayout

    @property
    def paper(self) -> QSizeF:
        """The width and height of the paper in millimetres."""
        return self.layout.fullRect(_MM).size()

    @property
    def paper_name(self) -> str:
        """The name of the paper, without the second name that Qt may add ("Letter / ANSI A")."""
        return self.layout.pageSize().name().partition(" / ")[0]


class PrintPlan(NamedTuple):
    """The pages to print and where.

    A printer gets a job for each run, because all pages of a job are printed on the same paper. A
    file gets all runs.
    """

    chosen: PrinterSelection
    wanted: Printable
    runs: Sequence[PrintJobPages]

    @property
    def prints_to_file(self) -> bool:
        """Whether the pages are saved as PDF."""
        return prints_to_file(self.chosen.printer)

    @property
    def page_count(self) -> int:
        """The number of pages to print."""
        return sum(len(run.numbers) for run in self.runs)


def ask_print_plan(parent: QWidget, wanted: Printable) -> PrintPlan | None:
    """Ask where to print sheets, and for confirmation if they would be shrunk or cut off; return
    None if cancelled or impossible.
    """
    if not wanted.sheets:
        return None
    first, count = wanted.sheets[0], len(wanted.sheets)
    layout = paper_layout(first.width, first.height)
    chosen = ask_printer(parent, layout, wanted.title, pages=count)
    if chosen is None:
        return None
    plan = print_plan(wanted, chosen)
    if refusal := true_size_error_text(plan):
        dialogs.show_error(parent, refusal)
        return None
    return plan if plan.runs and confirm_warnings(parent, paper_warnings(plan)) else None


def print_plan(wanted: Printable, chosen: PrinterSelection) -> PrintPlan:
    """Return the plan for printing sheets on a chosen printer, or in a file."""
    sheets = wanted.sheets
    numbers = selected_pages(chosen.printer, len(sheets))
    to_file = prints_to_file(chosen.printer)
    runs = []
    for run in [[number] for number in numbers] if to_file else paper_runs(sheets, numbers):
        first = sheets[run[0] - 1]
        layout = chosen.page_layout(paper_layout(first.width, first.height))
        runs.append(PrintJobPages(run, layout))
    return PrintPlan(chosen, wanted, runs if to_file else _joined(runs))


def _joined(runs: Sequence[PrintJobPages]) -> list[PrintJobPages]:
    """Return the groups of pages, merging consecutive groups that use the same paper."""
    joined: list[PrintJobPages] = []
    for run in runs:
        if joined and joined[-1].layout.pageSize().key() == run.layout.pageSize().key():
            numbers = [*joined[-1].numbers, *run.numbers]
            joined[-1] = joined[-1]._replace(numbers=numbers)
        else:
            joined.append(run)
    return joined


def true_size_error_text(plan: PrintPlan) -> str:
    """Return why boards of true size can't be printed, or an empty string if they can."""
    if plan.wanted.shrink:
        return ""
    if not plan.prints_to_file and cups_options(plan.chosen.printer).get("number-up", "1") != "1":
        return _tr(
            tr_noop(_P, "Several pages on a sheet would not have their true size. Print one each.")
        )
    for run in plan.runs:
        if any(exceeds_paper(plan.wanted.sheets[number - 1], run.paper) for number in run.numbers):
            text = _tr(
                tr_noop(
                    _P,
                    "The pages are larger than the paper ({paper}), so the board can't be printed "
                    "in its true size. Choose the paper in the print window or the printer's "
                    "properties.",
                )
            )
            return text.format(paper=run.paper_name)
    return ""


def paper_warnings(plan: PrintPlan) -> Iterator[str]:
    """Yield warnings about paper that differs from what the pages need, and about pages that extend
    into the printer's margins.
    """
    for run in _joined(plan.runs):
        sheets = [plan.wanted.sheets[number - 1] for number in run.numbers]
        if plan.wanted.shrink:
            scale = min(place_sheet(sheet, run.paper).scale for sheet in sheets)
            wanted = (paper_layout(sheet.width, sheet.height).pageSize() for sheet in sheets)
            lacking = not plan.chosen.fixed_paper and not all(
                have_same_paper_size(run.layout.pageSize(), size) for size in wanted
            )
            if scale < _FULL or lacking:
                yield _smaller_text(run.paper_name, scale, plan.wanted.pitch)
        margins = plan.chosen.margins(run.layout)
        if margins.isNull():
            continue
        cut = [
            items
            for sheet in sheets
            if (items := items_in_margins(sheet, run.paper, margins, shrink=plan.wanted.shrink))
        ]
        if cut:
            only_margins = all(isinstance(item, MarginLine) for items in cut for item in items)
            yield _cut_text(len(cut), margins, only_margins=only_margins)


def _smaller_text(paper: str, scale: float, pitch: float | None) -> str:
    percent = format_number(round(scale * _PERCENT))
    if pitch is None:
        return _tr(tr_noop(_P, "{paper}: at {percent} %.")).format(paper=paper, percent=percent)
    text = _tr(tr_noop(_P, "{paper}: at {percent} %, lines {pitch} mm."))
    return text.format(paper=paper, percent=percent, pitch=format_number(pitch * scale, 2))


def _cut_text(count: int, margins: QMarginsF, *, only_margins: bool) -> str:
    if only_margins:
        text = tr_noop(
            _P,
            "The running heads or page numbers of %n pages lie in the printer's margins "
            "({margins} mm).",
        )
    else:
        text = tr_noop(_P, "%n pages reach into the printer's margins ({margins} mm).")
    sides = (margins.left(), margins.top(), margins.right(), margins.bottom())
    lengths = ", ".join(format_number(side, 1) for side in sides)
    return _tr(text, count).format(margins=lengths)


def print_pages(
    plan: PrintPlan, parent: QWidget, results: list[PrintResult]
) -> Generator[WriteProgress, None, None]:
    """Print pages, yielding the progress, and add the result of each job to ``results``.

    Pages larger than the paper are scaled down unless boards have true size. If the generator is
    closed early, the job is not sent, as far as the system allows, and no file is changed.

    :raises PrintError: if the print system rejects a job.
    :raises ExportError: if the file cannot be written.
    :raises CancelledError: if the user stops waiting for the disk.
    """
    jobs = [plan.runs] if plan.prints_to_file else [[run] for run in plan.runs]
    done = 0
    for number, runs in enumerate(jobs, 1):
        title = plan.wanted.title
        if len(jobs) > 1:
            title += f" ({number}/{len(jobs)})"
        job = PrintJob(plan.chosen.printer, runs[0].layout, title)
        for _ in _painted(job, plan.wanted, runs):
            done += 1
            yield WriteProgress(done, plan.page_count)
        results.append(job.deliver(parent))


def _painted(job: PrintJob, wanted: Printable, runs: Sequence[PrintJobPages]) -> Iterator[int]:
    """Paint the pages of a job, yielding the number of each."""
    device = job.device
    with QPainter(device) as qp:
        try:
            for place, run in enumerate(runs):
                if place:
                    device.setPageLayout(run.layout)
                    device.newPage()
                yield from print_sheets(
                    qp, device, wanted.sheets, run.numbers, shrink=wanted.shrink
                )
        except GeneratorExit:
            job.abort()
            raise


def print_sheet(parent: QWidget, wanted: Printable) -> str:
    """Ask for a printer, print a few sheets, and return a message about the result, or "" if
    nothing was printed.
    """
    plan = ask_print_plan(parent, wanted)
    if plan is None:
        return ""
    results: list[PrintResult] = []
    try:
        for _ in print_pages(plan, parent, results):
            pass
    except CancelledError:
        return ""
    except (ExportError, PrintError) as error:
        dialogs.show_error(parent, error_messages.describe_error(error))
        return ""
    return result_text(results)


def print_text(
    parent: QWidget,
    title: str,
    print_on: Callable[[QPagedPaintDevice], object],
    paper: Paper | None = None,
) -> str:
    """Ask for a printer, print a text, and return a message about the result, or "" if nothing was
    printed. ``print_on`` lays the text out on any paper.

    ``paper`` is used if the printer has it.
    """
    size = QPageSize(QPageSize.PageSizeId.A4)
    wanted = (
        paper_layout(paper.width, paper.height) if paper else full_page_layout(size, wide=False)
    )
    chosen = ask_printer(parent, wanted, title)
    if chosen is None:
        return ""
    if paper is None:
        wanted = chosen.printer.pageLayout()
    job = PrintJob(chosen.printer, chosen.page_layout(wanted), title)
    print_on(job.device)
    try:
        return result_text([job.deliver(parent)])
    except CancelledError:
        return ""
    except (ExportError, PrintError) as error:
        dialogs.show_error(parent, error_messages.describe_error(error))
        return ""
