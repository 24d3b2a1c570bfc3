"""PDF files, written without the libraries that bundles leave out (packaging/goboard.spec)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAME = ROOT / "resources" / "samples" / "a-game-19x19.sgf"
LEFT_OUT = ("PIL", "lxml", "pikepdf.canvas", "pikepdf.pdfa")
DRAWN = f"""
import sys
sys.modules.update(dict.fromkeys({LEFT_OUT}))
from goboard_gui.cli.main import main
sys.exit(main(["diagram", *sys.argv[1:]]))
"""


@pytest.mark.parametrize(
    "arguments", [["--figures", "every:50", "--attach-record"], []], ids=["book", "position"]
)
def test_pdf_files_are_written_without_what_bundles_leave_out(arguments, tmp_path):
    path = tmp_path / "game.pdf"
    done = subprocess.run(
        [sys.executable, "-c", DRAWN, GAME, "-o", path, *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert path.read_bytes().startswith(b"%PDF-1.7")


def test_these_libraries_are_those_that_bundles_leave_out():
    spec = (ROOT / "packaging" / "goboard.spec").read_text("utf-8")
    assert f"*{LEFT_OUT}".replace("'", '"') in spec
