"""File names that are not valid UTF-8, and names that look like markup."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from goboard_gui.gui.core.settings import LAST_FOLDER, RECENT_FILES, Settings
from goboard_gui.gui.help.welcome.welcome_page import RecentFileList
from goboard_gui.gui.window.menus import RecentFilesMenu

SGF = b"(;GM[1]FF[4]SZ[9];B[ee])"
NAME = os.fsdecode(b"gam\xe9.sgf")


@pytest.fixture
def path(tmp_path):
    made = tmp_path / NAME
    try:
        made.write_bytes(SGF)
    except OSError:
        pytest.skip("this disk has no such names")
    return made


def test_a_name_that_is_not_utf_8_is_in_the_recent_files_as_it_is(files_desk, path, tmp_path):
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    settings = Settings(store)
    settings.set(RECENT_FILES, [str(path), "/a.sgf"])
    settings.set(LAST_FOLDER, str(path))
    settings.sync()
    again = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    assert again.get(RECENT_FILES) == [str(path), "/a.sgf"]
    assert Path(again.get(LAST_FOLDER)) == path


def test_it_is_opened_again_from_the_menu(files_desk, path, qtbot):
    document_io = files_desk.parts.document_io
    document_io.open(path)
    menu = RecentFilesMenu(document_io, files_desk.window)
    chosen = []
    menu.path_chosen.connect(chosen.append)
    action = menu.actions()[0]
    assert action.text() == "gam⟨E9⟩.sgf"
    action.trigger()
    assert chosen == [path]


def test_the_welcome_page_names_it(qtbot, path):
    names = RecentFileList([path, Path("/x/a&b <b>x</b>.sgf")])
    qtbot.addWidget(names)
    first, second = names.lines
    assert first.accessibleName() == "gam⟨E9⟩.sgf"
    assert "⟨E9⟩" in first.toolTip()
    assert second.toolTip() == "<p>/x/a&amp;b &lt;b&gt;x&lt;/b&gt;.sgf</p>"


def test_messages_name_it(files_desk, path):
    files_desk.strip.show_message(f"{path.name} has changed.")
    assert files_desk.strip.text == "gam⟨E9⟩.sgf has changed."
