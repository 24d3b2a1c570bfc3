"""Print on real queues of CUPS, and measure what arrives.

    .venv/bin/python benchmarks/print_queues.py [--keep FOLDER]

The script starts a print system of its own in a temporary folder, which needs no rights and changes
none of the machine's printers. Its queues have the margins of a laser printer or none, reject jobs
or are stopped, and their default paper is Letter. Each case goes through Qt's print dialog, which a
timer confirms. What arrives is drawn at 600 dpi and measured: a square of 100 mm, and where it is.

It needs CUPS with cups-filters, and pdftoppm (Debian: cups, cups-filters, poppler-utils). It is not
part of `make bench`. `tests/gui/print_queue.py` is the stand-in for these queues in the tests.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from goboard_gui.diagram.units import MM_PER_INCH

if TYPE_CHECKING:
    from collections.abc import Callable

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

_PPD = """*PPD-Adobe: "4.3"
*FormatVersion: "4.3"
*FileVersion: "1.0"
*LanguageVersion: English
*LanguageEncoding: ISOLatin1
*PCFileName: "TEST.PPD"
*Product: "(Test)"
*PSVersion: "(3010.000) 0"
*Manufacturer: "Test"
*ModelName: "Test"
*ShortNickName: "Test"
*NickName: "Test"
*ColorDevice: True
*DefaultColorSpace: RGB
*LanguageLevel: "3"
*cupsFilter: "application/vnd.cups-pdf 0 -"
"""
_PAPERS = {"Letter": (612, 792), "A4": (595, 842), "A5": (420, 595)}
_SIDES = ("None/Off", "DuplexNoTumble/Long Edge", "DuplexTumble/Short Edge")
_BACKEND = """#!/bin/sh
[ $# = 0 ] && exit 0
folder="${DEVICE_URI#keep:}"
if [ -n "$6" ]; then cat "$6"; else cat; fi > "$folder/$PRINTER-$1.part"
echo "$5" > "$folder/$PRINTER-$1.options"
mv "$folder/$PRINTER-$1.part" "$folder/$PRINTER-$1.pdf"
"""
_DPI = 600
_PATIENCE = 20.0
_AS_SHOWN = "as shown"
_MARGINS = (10, 33, 10, 3)
"""Left, bottom, right and top margins of a laser printer, in points."""


def ppd(margins: tuple[int, int, int, int]) -> str:
    """Return the description of a printer with margins."""
    left, bottom, right, top = margins
    lines = [_PPD]
    for option in ("PageSize", "PageRegion"):
        lines.append(f"*OpenUI *{option}: PickOne\n*Default{option}: Letter\n")
        for name, (width, height) in _PAPERS.items():
            lines.append(
                f'*{option} {name}/{name}: "<</PageSize[{width} {height}]>>setpagedevice"\n'
            )
        lines.append(f"*CloseUI: *{option}\n")
    lines.append("*DefaultImageableArea: Letter\n*DefaultPaperDimension: Letter\n")
    for name, (width, height) in _PAPERS.items():
        area = f"{left} {bottom} {width - right} {height - top}"
        lines.append(f'*ImageableArea {name}/{name}: "{area}"\n')
        lines.append(f'*PaperDimension {name}/{name}: "{width} {height}"\n')
    lines.append("*OpenUI *Duplex/2-Sided Printing: PickOne\n*DefaultDuplex: None\n")
    lines += [f'*Duplex {sides}: ""\n' for sides in _SIDES]
    lines.append("*CloseUI: *Duplex\n")
    return "".join(lines)


class PrintSystem:
    """A print system in a folder, whose queues keep what they print as PDF."""

    def __init__(self, folder: Path) -> None:
        self.out = folder / "out"
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        for name in ("etc", "etc/ppd", "spool", "cache", "run", "log", "out", "bin/backend"):
            (folder / name).mkdir(parents=True)
        for part in Path("/usr/lib/cups").iterdir():
            if part.name != "backend":
                (folder / "bin" / part.name).symlink_to(part)
        backend = folder / "bin/backend/keep"
        backend.write_text(_BACKEND)
        backend.chmod(0o755)
        self._configure()

    def _configure(self) -> None:
        folder, etc = self._folder, self._folder / "etc"
        user = "User lp\n" if os.getuid() == 0 else ""
        etc.joinpath("cups-files.conf").write_text(
            f"ServerRoot {etc}\nRequestRoot {folder}/spool\nCacheDir {folder}/cache\n"
            f"StateDir {folder}/run\nServerBin {folder}/bin\nDataDir /usr/share/cups\n"
            f"AccessLog {folder}/log/access\nErrorLog {folder}/log/error\n"
            f"PageLog {folder}/log/page\n{user}"
        )
        etc.joinpath("cupsd.conf").write_text(
            f"Listen {folder}/run/cups.sock\nBrowsing No\nDefaultAuthType None\nWebInterface No\n"
            "<Location />\nOrder allow,deny\nAllow all\n</Location>\n"
            "<Location /admin>\nOrder allow,deny\nAllow all\n</Location>\n"
            "<Policy default>\n<Limit All>\nOrder allow,deny\nAllow all\n</Limit>\n</Policy>\n"
        )
        if user:
            for path in (folder, *folder.rglob("*")):
                if not path.is_relative_to(folder / "bin"):
                    shutil.chown(path, "lp", "lp")
            folder.chmod(0o755)

    def start(self) -> None:
        """Start the print system, and let this process use it."""
        etc, socket = self._folder / "etc", self._folder / "run/cups.sock"
        cupsd = shutil.which("cupsd", path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
        if cupsd is None:
            sys.exit("cupsd is missing: install cups")
        files = ["-c", str(etc / "cupsd.conf"), "-s", str(etc / "cups-files.conf")]
        self._process = subprocess.Popen([cupsd, "-f", *files])
        os.environ["CUPS_SERVER"] = str(socket)
        wait_until(socket.exists, "cupsd to start")

    def stop(self) -> None:
        """Stop the print system."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait()

    def add(self, name: str, margins: tuple[int, int, int, int]) -> None:
        """Add a queue with margins."""
        file = self._folder / f"{name}.ppd"
        file.write_text(ppd(margins))
        run("lpadmin", "-p", name, "-E", "-v", f"keep:{self.out}", "-P", str(file))

    def arrived(self) -> list[Path]:
        """Return the files that have arrived, in order."""
        return sorted(self.out.glob("*.pdf"), key=lambda path: int(path.stem.rpartition("-")[2]))

    def wait_for(self, count: int) -> None:
        """Wait until this many files have arrived."""
        wait_until(lambda: len(self.arrived()) >= count, "the jobs")


class Case(NamedTuple):
    """A document to print: its queue, paper and what to do in the dialog."""

    name: str
    queue: str
    papers: tuple[tuple[float, float], ...]
    shrink: bool = True
    paper: str = ""
    """The paper chosen under *Properties*, or `_AS_SHOWN` if it is confirmed as it is."""
    duplex: bool = False
    before_print: Callable[[PrintSystem], None] | None = None


A4, A5, LETTER = (210.0, 297.0), (148.0, 210.0), (215.9, 279.4)
CASES = (
    Case("A4", "margins", (A4,)),
    Case("Letter", "margins", (LETTER,)),
    Case("A5", "margins", (A5,)),
    Case("A4 landscape", "margins", (A4[::-1],)),
    Case("A5 landscape", "margins", (A5[::-1],)),
    Case("A4 in true size", "margins", (A4,), shrink=False),
    Case("two sides", "margins", (A4, A4, A4), duplex=True),
    Case("A4, Properties confirmed", "margins", (A4,), paper=_AS_SHOWN),
    Case("A4, Letter chosen", "margins", (A4,), paper="Letter"),
    Case("true size, Letter chosen", "margins", (A4,), shrink=False, paper="Letter"),
    Case("A4 and A5", "margins", (A4, A4[::-1], A5)),
    Case("A3, which it lacks", "margins", ((297.0, 420.0),)),
    Case("A4 without margins", "borderless", (A4,)),
    Case("rejecting", "rejecting", (A4,)),
    Case("stopped", "stopped", (A4,)),
    Case("cupsd ends", "margins", (A4,), before_print=PrintSystem.stop),
)


def main() -> None:
    """Print all cases, and say what was said and what arrived."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="keep all files in this folder")
    args = parser.parse_args()
    with ExitStack() as stack:
        folder = args.keep or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        system = PrintSystem(folder.absolute())
        system.start()
        stack.callback(system.stop)
        system.add("borderless", (0, 0, 0, 0))
        for name in ("margins", "rejecting", "stopped"):
            system.add(name, _MARGINS)
        run("cupsreject", "rejecting")
        run("cupsdisable", "stopped")
        run("lpadmin", "-d", "margins")
        for case in CASES:
            before = set(system.arrived())
            said = print_case(case, system)
            print(f"{case.name}: {' | '.join(said)}")
            if said[-1].startswith("Sent") and case.queue != "stopped":
                jobs = [int(word) for word in said[-1].split() if word.isdecimal()]
                system.wait_for(len(before) + max(jobs, default=1))
            for file in system.arrived():
                if file not in before:
                    report(file)


def print_case(case: Case, system: PrintSystem) -> list[str]:
    """Print a case through the program and Qt's dialog; return what was asked and said."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QRadioButton, QWidget

    from goboard_gui.diagram.book.sheet import Sheet
    from goboard_gui.gui.widgets import dialogs, printing

    app = QApplication.instance() or QApplication([])
    window = QWidget()
    said: list[str] = []

    def confirm(_parent: QWidget, question: str, _button: str) -> bool:
        said.append(f"asked: {question}")
        return True

    def use_dialog() -> None:
        dialog = app.activeModalWidget()
        assert isinstance(dialog, QDialog)
        printers = dialog.findChild(QComboBox, "printers")
        printers.setCurrentText(case.queue)
        if case.duplex:
            dialog.findChild(QRadioButton, "duplexLong").setChecked(True)
        if case.paper:
            QTimer.singleShot(300, lambda: confirm_properties(case.paper))
            dialog.findChild(QWidget, "properties").click()
        if case.before_print is not None:
            case.before_print(system)
        dialog.accept()

    def confirm_properties(paper: str) -> None:
        properties = app.activeModalWidget()
        box = properties.findChild(QComboBox, "pageSizeCombo")
        if paper == _AS_SHOWN:
            said.append(f"Properties shows {box.currentText()}")
        else:
            box.setCurrentIndex(box.findText(paper))
        properties.accept()

    real = dialogs.confirm, dialogs.show_error
    dialogs.confirm = confirm
    dialogs.show_error = lambda _parent, text: said.append(text)
    sheets = [Sheet(*size, (Square(20.0, 25.0),)) for size in case.papers]
    try:
        QTimer.singleShot(300, use_dialog)
        wanted = printing.Printable(case.name, sheets, case.shrink, 4.19)
        text = printing.print_sheet(window, wanted)
    finally:
        dialogs.confirm, dialogs.show_error = real
    return [*said, *filter(None, [text])] or ["not printed"]


class Square(NamedTuple):
    """A square of 100 mm on a sheet."""

    left: float
    top: float

    def draw(self, qp: object) -> None:
        from PySide6.QtCore import QRectF, Qt

        qp.fillRect(QRectF(self.left, self.top, 100.0, 100.0), Qt.GlobalColor.black)


def report(file: Path) -> None:
    """Print the size of each page of a PDF, and the place and size of the square on it."""
    from PySide6.QtGui import QImage

    options = file.with_suffix(".options").read_text().split()
    shown = [option for option in options if option.startswith(("media=", "sides=", "PageSize"))]
    with tempfile.TemporaryDirectory() as folder:
        run("pdftoppm", "-r", str(_DPI), "-gray", str(file), f"{folder}/page")
        for page in sorted(Path(folder).iterdir()):
            image = QImage(str(page)).convertToFormat(QImage.Format.Format_Grayscale8)
            left, top, right, bottom = (round(edge * MM_PER_INCH / _DPI, 2) for edge in ink(image))
            wide, high = (
                round(length * MM_PER_INCH / _DPI, 1) for length in (image.width(), image.height())
            )
            print(
                f"    {wide} × {high} mm: {right - left:.2f} × {bottom - top:.2f} mm at "
                f"({left}, {top})  {' '.join(shown)}"
            )


def ink(image: object) -> tuple[int, int, int, int]:
    """Return the left, top, right and bottom edges of what is dark, in pixels."""
    wide, line = image.width(), image.bytesPerLine()
    bits = bytes(image.constBits())
    lefts, rights, rows = [], [], []
    for row in range(image.height()):
        dark = bits[row * line : row * line + wide].translate(_DARK)
        if (left := dark.find(b"\1")) >= 0:
            lefts.append(left)
            rights.append(dark.rfind(b"\1") + 1)
            rows.append(row)
    return min(lefts), rows[0], max(rights), rows[-1] + 1


_DARK = bytes(1 if value < 128 else 0 for value in range(256))


def run(*command: str) -> None:
    """Run a command, and end with its output if it fails."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)}: {done.stderr}")


def wait_until(happened: Callable[[], bool], what: str) -> None:
    """Wait until something has happened."""
    end = time.monotonic() + _PATIENCE
    while not happened():
        if time.monotonic() > end:
            sys.exit(f"waited in vain for {what}")
        time.sleep(0.1)


if __name__ == "__main__":
    main()
