"""File names that are not valid UTF-8, and names that look like markup."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from goboard_gui import gui
from goboard_gui.diagram.output.errors import ExportError, ExportFailure
from goboard_gui.files.errors import (
    ReadError,
    ReadErrorReason,
    SaveError,
    SaveErrorReason,
    SaveStage,
)
from goboard_gui.game_index.errors import IndexErrorCode, MissingGameError, UnusableIndexError
from goboard_gui.game_index.paths import DATABASE
from goboard_gui.gui.collection.building.build_status import unusable_index_text
from goboard_gui.gui.collection.building.collection_store import OTHER_INDEXES, CollectionStore
from goboard_gui.gui.core.messages import Messages
from goboard_gui.gui.core.settings import LAST_FOLDER, RECENT_FILES, Settings
from goboard_gui.gui.help.welcome.welcome_page import RecentFileList
from goboard_gui.gui.widgets.labels import PlainLabel
from goboard_gui.gui.widgets.qt_texts import as_tip
from goboard_gui.gui.window.menus import RecentFilesMenu
from goboard_gui.gui.wording.error_messages import describe_error

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
    document_io.open_file(path)
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


HOSTILE = "a\u202egfs.exe\x1b\n b.sgf"
ESCAPED = r"a\u202egfs.exe\x1b\n b.sgf"


def test_control_and_bidirectional_characters_of_names_are_escaped_in_messages(
    files_desk, person, tmp_path
):
    path = tmp_path / HOSTILE
    told = [
        describe_error(error)
        for error in (
            ReadError(str(path), ReadErrorReason.EMPTY),
            SaveError(path, SaveStage.TARGET, SaveErrorReason.READ_ONLY, kept=path),
            ExportError(path, ExportFailure.NO_PAGE),
            ExportError(path, OSError(2, "gone")),
            OSError(13, "denied", str(path)),
            UnusableIndexError(path, IndexErrorCode.BUSY),
            UnusableIndexError(path, IndexErrorCode.DAMAGED, "torn"),
            MissingGameError(path, 3),
        )
    ]
    messages = Messages()
    messages.posted.connect(told.append)
    messages.show_saved(path / HOSTILE)
    messages.exported.connect(lambda text, _path: told.append(text))
    messages.show_exported(path / HOSTILE)
    told += [unusable_index_text(path, UnusableIndexError(path, code)) for code in IndexErrorCode]
    files_desk.strip.show_message(f"a\u202eb\x1b of {HOSTILE}".replace("\n", ""))
    told.append(files_desk.strip.text)
    assert len(told) == 10 + len(IndexErrorCode) + 1
    for text in told:
        assert text.isprintable(), text
    assert sum(ESCAPED in text for text in told) >= 11


def test_titles_menus_and_labels_escape_them_too(files_desk, tmp_path):
    path = tmp_path / HOSTILE
    path.write_bytes(SGF)
    document_io = files_desk.parts.document_io
    document_io.open_file(path)
    action = RecentFilesMenu(document_io, files_desk.window).actions()[0]
    assert action.text() == ESCAPED
    assert ESCAPED in action.statusTip()
    label = PlainLabel(f"Saving {HOSTILE}…\nPlease wait")
    assert label.text() == "Saving a\\u202egfs.exe\\x1b\n b.sgf…\nPlease wait"
    assert as_tip("a\u2066b") == r"a\u2066b"


def test_no_message_of_the_window_is_formatted_with_a_plain_name():
    """Names go through `escape_name`, which also escapes line breaks."""
    package = Path(gui.__file__).parent
    plain = re.compile(
        r"\.format\([^)]*\b(name|path|file|folder)=[\w.]*\bpath(\.name|\.parent)?[,)]"
    )
    found = [
        f"{module.relative_to(package)}: {match[0]}"
        for module in package.rglob("*.py")
        for match in plain.finditer(module.read_text("utf-8"))
    ]
    assert found == []


def test_an_empty_name_in_the_settings_is_not_the_current_folder(
    files_desk, settings, tmp_path, monkeypatch
):
    document_io = files_desk.parts.document_io
    document_io._settings.set(RECENT_FILES, ["", "/a.sgf"])
    assert document_io.recent_files == [Path("/a.sgf")]
    (tmp_path / DATABASE).touch()  # an index in the current folder is not meant by ""
    monkeypatch.chdir(tmp_path)
    settings.set(OTHER_INDEXES, [""])
    assert Path() not in CollectionStore(settings).known_indexes()
