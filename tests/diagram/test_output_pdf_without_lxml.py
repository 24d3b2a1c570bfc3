"""PDF files, written without the libraries that bundles leave out (packaging/goboard.spec)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GAME = ROOT / "resources" / "samples" / "a-game-19x19.sgf"
LEFT_OUT = ("PIL", "lxml", "pikepdf.canvas", "pikepdf.pdfa")
DRAWN = f"""
import sys
sys.modules.update(dict.fromkeys({LEFT_OUT}))
from goboard_gui.cli.main import main
game, book, position = sys.argv[1:]
assert main(["diagram", game, "-o", book, "--figures", "every:50", "--attach-record"]) == 0
assert main(["diagram", game, "-o", position]) == 0
"""


def test_pdf_files_are_written_without_what_bundles_leave_out(tmp_path):
    paths = [tmp_path / "book.pdf", tmp_path / "position.pdf"]
    done = subprocess.run(
        [sys.executable, "-c", DRAWN, GAME, *paths],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    for path in paths:
        assert path.read_bytes().startswith(b"%PDF-1.7")


def test_these_libraries_are_those_that_bundles_leave_out():
    spec = (ROOT / "packaging" / "goboard.spec").read_text("utf-8")
    assert f"*{LEFT_OUT}".replace("'", '"') in spec
