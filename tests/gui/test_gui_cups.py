"""What CUPS is sent, and how its answers are understood, with a stand-in for its library."""

from __future__ import annotations

import ctypes
from pathlib import Path

import pytest

from goboard_gui.gui.core import cups
from goboard_gui.gui.core.cups import PrintReceipt, PrintRequest, send_document

REQUEST = PrintRequest("lp1/draft", "Spiel – 1", {"media": "A4", "landscape": ""}, b"%PDF")


class Library:
    """What answers like ``libcups.so.2``; ``state`` are the attributes of the queue."""

    def __init__(self, job: int, state: dict[str, str], error: tuple[int, bytes] = (0, b"")):
        self.job, self.state, self.error = job, state, error
        self.sent: list[object] = []

    def cupsPrintFile(self, queue, file, title, count, options):  # noqa: N802 - as in CUPS
        named = {option.name: option.value for option in options[:count]}
        self.file = Path(file.decode())
        self.sent.append((queue, self.file.read_bytes(), title.decode(), named))
        return self.job

    def cupsLastError(self):  # noqa: N802 - as in CUPS
        return self.error[0]

    def cupsLastErrorString(self):  # noqa: N802 - as in CUPS
        return self.error[1]

    def cupsGetNamedDest(self, _server, name, _instance):  # noqa: N802 - as in CUPS
        pairs = [cups._Option(key.encode(), value.encode()) for key, value in self.state.items()]
        options = (cups._Option * len(pairs))(*pairs)
        queue = cups._Queue(name, None, 0, len(pairs), options)
        return ctypes.pointer(queue) if self.state else None

    def cupsFreeDests(self, _count, _queue):  # noqa: N802 - as in CUPS
        pass


@pytest.fixture
def library(monkeypatch):
    def use(*answer) -> Library:
        made = Library(*answer)
        monkeypatch.setattr(cups, "_library", lambda: made)
        return made

    return use


def test_a_document_is_sent_with_its_title_and_options_and_its_file_removed(library):
    used = library(12, {"printer-state": "3", "printer-state-reasons": "none"})
    assert send_document(REQUEST) == PrintReceipt(12)
    options = {b"media": b"A4", b"landscape": b""}
    assert used.sent == [(b"lp1", b"%PDF", "Spiel – 1", options)]
    assert not used.file.exists()


def test_the_state_of_the_queue_is_reported(library):
    for state, reasons, expected in [
        ("4", "none", PrintReceipt(1)),
        ("5", "paused", PrintReceipt(1, stopped=True)),
        ("3", "cups-waiting-for-job-completed", PrintReceipt(1)),
        ("3", "toner-low-warning,media-needed-report", PrintReceipt(1)),
        ("3", "media-empty-error,none", PrintReceipt(1, problems=("media-empty-error",))),
    ]:
        library(1, {"printer-state": state, "printer-state-reasons": reasons})
        assert send_document(REQUEST) == expected
    library(1, {})
    assert send_document(REQUEST) == PrintReceipt(1)


def test_a_rejected_document_has_no_job_but_a_reason(library):
    for error, text, refused, unreachable in [
        (0x0506, b"not accepting jobs", True, False),
        (0x0500, b"No such file or directory", False, True),
        (0x0403, None, False, False),
    ]:
        library(0, {}, (error, text))
        receipt = send_document(REQUEST)
        assert (receipt.job, receipt.rejects_jobs, receipt.is_unreachable) == (
            0,
            refused,
            unreachable,
        )
        assert receipt.reason == (text or b"").decode()
