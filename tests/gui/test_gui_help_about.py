from __future__ import annotations

from importlib import metadata

import pytest
from PySide6.QtWidgets import QApplication

from goboard_gui import __version__
from goboard_gui.gui.core import versions as versions_module
from goboard_gui.gui.core.folders import backup_folder, journal_folder
from goboard_gui.gui.core.versions import versions
from goboard_gui.gui.help.about_dialog import AboutDialog


def test_what_the_program_is_can_be_copied_for_those_who_help(qtbot, settings):
    dialog = AboutDialog(settings)
    qtbot.addWidget(dialog)
    dialog.copy_button.click()
    told = dict(line.split(maxsplit=1) for line in QApplication.clipboard().text().splitlines())
    assert told["Goboard"] == __version__
    assert told["Settings"] == settings.file_path
    assert told["Recovery"] == str(journal_folder())
    assert told["Backups"] == str(backup_folder())


@pytest.mark.parametrize(
    "library", ["PySide6", "sgfmill", "regex", "numpy", "pikepdf", "pyphen", "fsrs"]
)
def test_libraries_are_told_with_their_versions(qapp, library):
    assert dict(versions())[library][:1].isdigit()


def test_a_library_without_metadata_tells_its_version_itself(qapp, monkeypatch):
    def unknown(name):
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(versions_module.metadata, "version", unknown)
    told = dict(versions())
    assert told["numpy"][:1].isdigit()
    assert told["sgfmill"]
