"""Exports of the window never replace a record that is open."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent

from goboard_gui import gui
from goboard_gui.gui.core.closing import dispose
from goboard_gui.gui.printing.print_window import PrintWindow
from goboard_gui.gui.widgets import file_output

WRITING = re.compile(r"storage\.saving import (.*\W)?save\b|\.write_(bytes|text)\(")


def test_no_export_replaces_a_record_that_is_open_in_any_window(window, person, tmp_path):
    record, other, added = (tmp_path / name for name in ("open.sgf", "other.sgf", "added.sgf"))
    for path in (record, other, added):
        path.write_text("(;SZ[9];B[aa])")
    window.document_io.open_file(record)
    second = window.new_window()
    second.document_io.open_file(other)
    pages = PrintWindow(window.document, window.view_settings, window.settings, window)
    pages.chapter_bar.add_files([added])
    for path in (record, other, added):
        links = [path.with_suffix(".symbolic"), path.with_suffix(".hard")]
        links[0].symlink_to(path)
        links[1].hardlink_to(path)
        for name in (path, *links):
            before = len(person.told)
            assert not file_output.save_file(window, name, b"list")
            assert not file_output.export_file(window, lambda write, name=name: write(name, b"x"))
            refused = person.told[before:]
            assert len(refused) == 2
            assert all("this record is open; choose another file" in told for told in refused)
        assert path.read_text() == "(;SZ[9];B[aa])"
    free = tmp_path / "free.csv"
    assert file_output.save_file(window, free, b"1")
    assert file_output.save_file(window, free, b"2")
    dispose(pages)
    dispose(second)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert file_output.save_file(window, other, b"list")


def test_an_imported_record_is_open_too(window, person, tmp_path):
    path = tmp_path / "diagram.txt"
    path.write_text("$$B\n$$ | . X |\n$$ | . . |\n")
    window.document_io.open_file(path)
    assert window.document.path is None
    assert not file_output.save_file(window, path, b"list")
    assert "this record is open" in person.told[0]


def test_only_one_module_of_the_window_writes_exports():
    """Other modules would not spare the open records."""
    package = Path(gui.__file__).parent
    users = {
        str(module.relative_to(package))
        for module in package.rglob("*.py")
        if re.search(
            r"storage\.saving import (.*\W)?save\b|\.write_(bytes|text)\(", module.read_text()
        )
    }
    to_temporary_files = {"core/cups.py"}
    assert users - to_temporary_files == {"widgets/file_output.py"}
