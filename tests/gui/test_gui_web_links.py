from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices

from tests.cases import for_each
from tests.gui.annotating_cases import Annotating
from tests.gui.comment_cases import follow, hover, place_of
from tests.gui.gui_cases import CTRL
from tests.record.record_cases import line


@pytest.fixture
def opened(monkeypatch) -> list[str]:
    """Return the addresses that were given to the desktop."""
    urls: list[str] = []

    def keep(url: QUrl) -> None:
        urls.append(bytes(url.toEncoded()).decode())

    monkeypatch.setattr(QDesktopServices, "openUrl", keep)
    return urls


@pytest.fixture
def commented(stage, qtbot) -> Annotating:
    text = "See https://a.org/Q16?x=%20#12. Or E5, or javascript:alert(1) or www.b.org"
    made = Annotating(stage(line(f"SZ[9]C[{text}]", "B[ee]")))
    qtbot.addWidget(made.window)
    made.window.show()
    return made


def test_an_address_is_opened_by_a_click_as_it_is_written(commented, opened):
    follow(commented.panel.editor, "a.org")
    assert opened == ["https://a.org/Q16?x=%20#12"]
    assert commented.cursor == 0


def test_nothing_is_opened_by_pointing_and_the_tip_tells_the_whole_address(commented, opened):
    editor = commented.panel.editor
    hover(editor, place_of(editor, "a.org"))
    assert editor.viewport().toolTip() == "https://a.org/Q16?x=%20#12"
    assert editor.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor
    hover(editor, place_of(editor, "Or E5"))
    assert editor.viewport().toolTip() == ""
    assert opened == []


@for_each("text", ["javascript", "alert", "www", "See", "Or E5"])
def test_nothing_but_addresses_of_the_web_is_opened(commented, opened, text):
    follow(commented.panel.editor, text)
    assert opened == []


def test_points_beside_an_address_are_links_to_their_moves_still(commented, opened):
    follow(commented.panel.editor, "E5")
    assert commented.cursor == 1
    assert opened == []


def test_a_name_is_put_beside_an_address_without_becoming_part_of_it(commented, opened, qtbot):
    editor = commented.panel.editor
    editor.show_text("https://a.org")
    editor.insert_name("E5")
    qtbot.keyClick(editor, Qt.Key.Key_End, CTRL)
    follow(editor, "E5")
    assert (commented.cursor, opened) == (1, [])
