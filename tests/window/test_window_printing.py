"""A record becomes a page in a real window, by the keys of the X server and the real dialogs."""

from __future__ import annotations

import shutil
import subprocess

import pikepdf
import pytest
from PySide6.QtWidgets import QFileDialog

from goboard_gui.gui.printing.print_window import PrintWindow
from tests.record.record_cases import line

from .hands import answer, press, type_text

pytestmark = pytest.mark.skipif(not shutil.which("xdotool"), reason="xdotool is not installed")

LETTERS = "abcdefghijklmnopqrs"


def without_captures():
    """Return a game of 324 moves: each player fills columns, and all of them stay alive."""
    black, white = (
        [f"{colour}[{column}{row}]" for column in LETTERS[first:18:2] for row in LETTERS[:18]]
        for first, colour in enumerate("BW")
    )
    moves = [move for pair in zip(black, white, strict=True) for move in pair]
    return line("SZ[19]PB[Shusaku]PW[Gennan]", *moves)


def told(path) -> str:
    command = ["pdftotext", str(path), "-"]
    return subprocess.run(command, capture_output=True, check=True, text=True).stdout


def test_a_style_is_chosen_its_pages_are_seen_and_saved(window, qtbot, tmp_path):
    window.document.open_games([without_captures()], None, None)
    press("ctrl+p")
    qtbot.waitUntil(lambda: window.findChild(PrintWindow) is not None)
    pages = window.findChild(PrintWindow)
    qtbot.waitUntil(lambda: pages.isActiveWindow() and not pages.maker.busy)
    assert pages.preset_bar.box.currentText() == "Book"
    before = pages.view.page_count

    press("alt+s")
    qtbot.waitUntil(pages.preset_bar.box.hasFocus)
    press("Down", "Down")
    qtbot.waitUntil(lambda: pages.preset_bar.box.currentText() == "For beginners")
    qtbot.waitUntil(lambda: not pages.maker.busy)
    assert 0 < pages.view.page_count < before
    assert pages.zoom_bar.count.text() == f"of {pages.view.page_count}"

    path = tmp_path / "pages.pdf"

    def name_it() -> None:
        press("ctrl+a")
        type_text(str(path))
        press("Return")

    asked = answer(QFileDialog, name_it)
    press("ctrl+s")
    qtbot.waitUntil(path.exists)
    qtbot.waitUntil(lambda: pages.message_label.text() == "Saved pages.pdf.")
    assert not asked.isActive()
    with pikepdf.open(path) as pdf:
        assert len(pdf.pages) == pages.view.page_count
    if shutil.which("pdftotext"):
        assert "Figure 4 (301\u2013324)" in told(path)
        assert "Figure 5" not in told(path)

    press("Escape")
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.waitUntil(lambda: window.findChild(PrintWindow) is None)
