"""Files that others wrote, broken ones among them, opened in the window one after another."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from goboard_gui.gui.widgets import dialogs
from tests.corpus import material, material_files

EVERY = 1 if os.environ.get("GOBOARD_FULL_CORPUS") else 60
"""`GOBOARD_FULL_CORPUS=1` opens them all, which takes minutes."""


@pytest.mark.corpus
@pytest.mark.timeout(3600)
def test_every_file_opens_or_is_refused_with_its_name_and_what_is_wrong(window, monkeypatch):
    told: list[str] = []
    monkeypatch.setattr(dialogs, "show_error", lambda _parent, text: told.append(text))
    hostile = sorted(material("corpus", "hostile").iterdir())
    files = hostile + material_files("corpus")[::EVERY]
    assert len(files) > 200
    opened = 0
    for path in files:
        before = window.document.session.tree
        told.clear()
        if window.document_io.open_file(path):
            opened += 1
            assert window.document.path == path
            window.document.go_to(window.document.session.line[-1])
            window.board_view.board.grab()
        else:
            assert window.document.session.tree is before
            assert len(told) == 1
            assert Path(path).name in told[0]
    assert opened > 0.97 * len(files) - 10
