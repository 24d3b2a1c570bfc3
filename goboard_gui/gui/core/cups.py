"""Access to the print system CUPS through its library.

Qt sends jobs to CUPS, too, but reports success whatever happens, and waits in the main thread for
printers that do not answer. The functions of this module may block, so call them in a thread.
"""

from __future__ import annotations

import ctypes
import sys
import tempfile
from functools import cache
from pathlib import Path

from ...named_tuples import NamedTuple

_LIBRARY = "libcups.so.2"
"""The library that Qt's own plugin for CUPS needs."""
_STOPPED = "5"
"""The value of ``printer-state`` for a stopped printer."""
_NOT_PROBLEMS = {"none", "paused"}
"""Values of ``printer-state-reasons`` that say no more than ``printer-state``."""
_NOT_ACCEPTING_JOBS = 0x0506
_NO_ANSWER = {0x0500, 0x0502}  # the library's own errors, and "service unavailable"
_OWN_REPORTS = ("cups-", "connecting-to-device")
"""Beginnings of values that say what CUPS is doing."""
_HARMLESS = ("-report", "-warning")
"""Ends of values of ``printer-state-reasons`` that are not errors."""


class PrintRequest(NamedTuple):
    """A document for a print queue: a PDF with its title and print options."""

    queue: str
    title: str
    options: dict[str, str]
    pdf: bytes


class PrintReceipt(NamedTuple):
    """The answer of the print system: the number of the job, or zero with the reason and the error
    code of IPP.

    ``stopped`` says that the queue keeps the job but does not print now; ``problems`` are keywords
    of IPP such as ``media-empty-error``.
    """

    job: int
    reason: str = ""
    error: int = 0
    stopped: bool = False
    problems: tuple[str, ...] = ()

    @property
    def rejects_jobs(self) -> bool:
        """Whether the queue is not accepting jobs."""
        return self.error == _NOT_ACCEPTING_JOBS

    @property
    def is_unreachable(self) -> bool:
        """Whether the print system does not answer."""
        return self.error in _NO_ANSWER


class _Option(ctypes.Structure):
    _fields_ = (("name", ctypes.c_char_p), ("value", ctypes.c_char_p))


class _Queue(ctypes.Structure):
    _fields_ = (
        ("name", ctypes.c_char_p),
        ("instance", ctypes.c_char_p),
        ("is_default", ctypes.c_int),
        ("option_count", ctypes.c_int),
        ("options", ctypes.POINTER(_Option)),
    )


def is_available() -> bool:
    """Return whether documents can be sent with `send_document`."""
    return _library() is not None


def send_document(request: PrintRequest) -> PrintReceipt:
    """Send a document to a queue, and return the answer; this may take a minute."""
    library = _library()
    assert library is not None
    queue = request.queue.partition("/")[0].encode()  # without the name of a set of options
    options = (_Option * len(request.options))(
        *(_Option(name.encode(), value.encode()) for name, value in request.options.items())
    )
    with tempfile.TemporaryDirectory(prefix="goboard-") as folder:
        file = Path(folder, "pages.pdf")
        file.write_bytes(request.pdf)
        job = library.cupsPrintFile(
            queue, bytes(file), request.title.encode(), len(options), options
        )
    if not job:
        reason = (library.cupsLastErrorString() or b"").decode(errors="replace")
        return PrintReceipt(0, reason, library.cupsLastError())
    state = _queue_attributes(library, queue)
    reasons = state.get("printer-state-reasons", "none").split(",")
    problems = [reason for reason in reasons if not _is_harmless(reason)]
    stopped = state.get("printer-state") == _STOPPED
    return PrintReceipt(job, stopped=stopped, problems=tuple(problems))


def _is_harmless(reason: str) -> bool:
    return reason in _NOT_PROBLEMS or reason.startswith(_OWN_REPORTS) or reason.endswith(_HARMLESS)


def _queue_attributes(library: ctypes.CDLL, queue: bytes) -> dict[str, str]:
    """Return the attributes of a queue."""
    found = library.cupsGetNamedDest(None, queue, None)
    if not found:
        return {}
    options = found[0].options[: found[0].option_count]
    attributes = {
        (option.name or b"").decode(errors="replace"): (option.value or b"").decode(
            errors="replace"
        )
        for option in options
    }
    library.cupsFreeDests(1, found)
    return attributes


@cache
def _library() -> ctypes.CDLL | None:
    """Return the library with the types of its functions, or None if it is missing."""
    if sys.platform in ("win32", "darwin"):
        return None
    try:
        library = ctypes.CDLL(_LIBRARY)
    except OSError:
        return None
    text, options = ctypes.c_char_p, ctypes.POINTER(_Option)
    library.cupsPrintFile.argtypes = [text, text, text, ctypes.c_int, options]
    library.cupsPrintFile.restype = ctypes.c_int
    library.cupsLastError.argtypes = []
    library.cupsLastError.restype = ctypes.c_int
    library.cupsLastErrorString.argtypes = []
    library.cupsLastErrorString.restype = text
    library.cupsGetNamedDest.argtypes = [ctypes.c_void_p, text, text]
    library.cupsGetNamedDest.restype = ctypes.POINTER(_Queue)
    library.cupsFreeDests.argtypes = [ctypes.c_int, ctypes.POINTER(_Queue)]
    library.cupsFreeDests.restype = None
    return library
