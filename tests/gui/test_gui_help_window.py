from __future__ import annotations

from importlib.util import find_spec

import pytest
from PySide6.QtCore import QLocale, Qt, QUrl
from PySide6.QtGui import QPalette, QTextTable
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPushButton, QWidget

from goboard_gui.go import RULE_SETS
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.game.rules.rules_dialog import RulesDialog
from goboard_gui.gui.help import manual as manual_module
from goboard_gui.gui.help.commands import HelpCommands
from goboard_gui.gui.help.help_window import HelpWindow
from goboard_gui.gui.help.manual import (
    NEWS_PAGE,
    NOTATIONS_PAGE,
    first_heading,
    image_file,
    manual_pages,
    page_text,
)
from goboard_gui.gui.help.manual_search import MatchKind
from goboard_gui.gui.widgets import appearance
from goboard_gui.gui.widgets.context_help import PAGES, add_help_shortcut, help_page_for
from goboard_gui.notation import NOTATIONS as ALL
from tests.cases import for_each
from tests.gui.gui_cases import ini

FIRST = "tutorial-recorder"


@pytest.fixture
def manual(qtbot, view_settings, settings) -> HelpWindow:
    manual = HelpWindow(view_settings, settings)
    qtbot.addWidget(manual)
    manual.show_page("")
    manual.show()
    return manual


@pytest.fixture
def german(monkeypatch, tmp_path):
    """Return a folder of resources whose manual has just one page in German."""
    (tmp_path / "manual" / "de" / "pictures").mkdir(parents=True)
    (tmp_path / "manual" / "de" / f"{FIRST}.md").write_text("# Erste Schritte\n", encoding="utf-8")
    (tmp_path / "manual" / "de" / "pictures" / "one.png").touch()
    real = manual_module.resource_path

    def resource_path(*parts):
        here = tmp_path.joinpath(*parts)
        if "de" in parts and not here.exists():
            raise FileNotFoundError(here)
        return here if here.exists() else real(*parts)

    monkeypatch.setattr(manual_module, "resource_path", resource_path)
    before = QLocale()
    QLocale.setDefault(QLocale("de"))
    yield tmp_path
    QLocale.setDefault(before)


def titles(manual: HelpWindow) -> list[str]:
    return [manual.contents.item(row).text() for row in range(manual.contents.count())]


def test_a_title_that_is_too_long_for_its_line_goes_on_in_the_next(qtbot, manual):
    low = manual.contents.visualItemRect(manual.contents.item(0)).height()
    manual.contents.item(0).setText("A page with boards, records and figures " * 2)

    def wrapped() -> bool:
        rect = manual.contents.visualItemRect(manual.contents.item(0))
        return rect.height() > low and rect.right() <= manual.contents.viewport().width()

    qtbot.waitUntil(wrapped)


def test_the_contents_are_the_pages_of_the_manual_the_notations_and_what_is_new(manual):
    assert titles(manual) == [
        *(page.title for page in manual_pages()),
        "About the notations",
        "What's new",
    ]
    assert manual.browser.page_name == FIRST
    assert manual.contents.currentRow() == 0


@pytest.mark.parametrize("language", ["en", "de"])
def test_titles_are_seen_whole(qtbot, view_settings, settings, monkeypatch, language):
    monkeypatch.setattr("goboard_gui.gui.help.manual.active_language", lambda: language)
    manual = HelpWindow(view_settings, settings)
    qtbot.addWidget(manual)
    manual.show()
    assert titles(manual)[0] == manual_pages(language)[0].title
    assert manual.contents.horizontalScrollBar().maximum() == 0


def test_every_page_is_shown_when_it_is_chosen(manual):
    for row in range(manual.contents.count()):
        manual.contents.setCurrentRow(row)
        assert len(manual.browser.toPlainText()) > 100, titles(manual)[row]


def test_one_goes_back_and_forward_and_the_contents_follow(manual):
    manual.show_page(NEWS_PAGE)
    manual.show_page("names")
    manual.back.click()
    assert manual.browser.page_name == NEWS_PAGE
    assert manual.contents.currentItem().text() == "What's new"
    assert manual.forward.isEnabled()
    manual.forward.click()
    assert manual.browser.page_name == "names"
    assert not manual.forward.isEnabled()


def test_a_link_leads_to_another_page_and_to_a_heading_on_it(manual):
    manual.browser.follow_link(QUrl("names.md"))
    assert manual.browser.page_name == "names"
    manual.browser.follow_link(QUrl("annotating.md#variations"))
    assert manual.browser.page_name == "annotating"
    assert manual.browser.textCursor().block().text() == "Variations"


def test_an_address_in_the_web_is_left_to_the_browser(manual, monkeypatch):
    opened = []
    monkeypatch.setattr(
        "goboard_gui.gui.help.manual_browser.QDesktopServices.openUrl",
        lambda url: opened.append(url),
    )
    manual.browser.follow_link(QUrl("https://senseis.xmp.net/"))
    assert opened == [QUrl("https://senseis.xmp.net/")]
    assert manual.browser.page_name == FIRST


def test_results_are_listed_instead_of_the_contents_and_show_their_pages(manual):
    manual.field.setText("Tromp")
    assert manual.results.isVisible()
    assert not manual.contents.isVisible()
    met = []
    for _ in range(manual.results.count()):
        met.append((manual.browser.page_name, manual.browser.textCursor().position()))
        assert manual.browser.textCursor().selectedText().lower().startswith("tromp")
        assert manual.status.text() == f"{len(met)} of {manual.results.count()}"
        manual.next.click()
    assert len({page for page, _ in met}) > 1
    assert len(set(met)) == len(met)
    assert manual.browser.page_name == met[0][0]
    manual.previous.click()
    assert (manual.browser.page_name, manual.browser.textCursor().position()) == met[-1]


def test_wrapped_results_follow_each_other_without_a_gap(qtbot, manual):
    manual.field.setText("game")
    qtbot.waitUntil(lambda: manual.results.count() > 3)
    rows = [manual.results.item(row) for row in range(manual.results.count())]
    places = [manual.results.visualItemRect(row) for row in rows]
    lines = {place.height() for place in places}
    assert len(lines) > 1
    assert [place.top() for place in places[1:]] == [place.bottom() + 1 for place in places[:-1]]


def test_all_matches_in_a_section_are_highlighted_until_the_search_ends(manual):
    manual.field.setText("board")
    marked = [each.cursor.selectedText().lower() for each in manual.browser.extraSelections()]
    assert len(marked) > 1
    assert all(text.startswith("board") for text in marked)
    QTest.keyClick(manual.field, Qt.Key.Key_Escape)
    assert manual.field.text() == ""
    assert manual.browser.extraSelections() == []
    assert manual.contents.isVisible()


def test_a_result_can_be_clicked_again_after_another_page_was_opened(manual):
    manual.field.setText("Citizendium")
    page = manual.browser.page_name
    manual.show_page(NEWS_PAGE if page != NEWS_PAGE else FIRST)
    place = manual.results.visualItemRect(manual.results.item(0)).center()
    QTest.mouseClick(manual.results.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert manual.browser.page_name == page
    assert manual.browser.textCursor().selectedText() == "Citizendium"


def test_results_are_selected_where_the_page_shows_them(manual):
    manual.field.setText("point")
    for hit in sorted(manual._hits, key=lambda hit: hit.page):  # each page is opened once
        manual._search.show_hit(hit)
        selected = manual.browser.textCursor().selectedText().lower()
        assert selected.startswith("point") or hit.kind is MatchKind.SYNONYM, hit


@pytest.mark.parametrize("text", ["castling", "↯"])
def test_no_match_is_reported(manual, text):
    manual.field.setText(text)
    assert manual.status.text() == "Not found"
    manual.next.click()
    assert manual.status.text() == "Not found"
    manual.field.clear()
    assert manual.status.text() == ""
    assert manual.contents.isVisible()


def test_german_compounds_are_found_after_words(qtbot, view_settings, settings, monkeypatch):
    for module in ("manual", "manual_browser"):
        monkeypatch.setattr(f"goboard_gui.gui.help.{module}.active_language", lambda: "de")
    manual = HelpWindow(view_settings, settings)
    qtbot.addWidget(manual)
    manual.show_page("")
    manual.field.setText("nummer")
    kinds = [hit.kind for hit in manual._hits]
    assert kinds == sorted(kinds)
    assert {MatchKind.WHOLE_WORD, MatchKind.COMPOUND} <= set(kinds)


def test_every_notation_is_presented_with_its_board_and_chosen_by_its_link(manual, view_settings):
    manual.show_page(NOTATIONS_PAGE)
    html = manual.browser.toHtml()
    for notation in ALL:
        assert notation.title in manual.browser.toPlainText()
        assert notation.origin, notation.id
        assert f"notation-{notation.id}" in html
    manual.browser.follow_link(QUrl(f"use:{ALL[0].id}"))
    assert view_settings.notation is ALL[0]
    assert f"use:{ALL[0].id}" not in manual.browser.toHtml()
    assert f"use:{ALL[1].id}" in manual.browser.toHtml()


def test_pages_follow_the_colours_of_the_window(qtbot, manual):
    appearance.apply_palette(appearance.LIGHT)
    manual.show_page("life")
    appearance.apply_palette(appearance.DARK)
    try:
        link = QApplication.palette().color(QPalette.ColorRole.Link).name()
        qtbot.waitUntil(lambda: link in manual.browser.toHtml())
    finally:
        appearance.apply_palette(appearance.LIGHT)
    qtbot.waitUntil(lambda: link not in manual.browser.toHtml())


def test_the_size_of_type_and_of_the_window_are_remembered(qtbot, view_settings, tmp_path):
    settings = ini(tmp_path / "own.ini")
    sizes = []
    for _ in range(2):
        manual = HelpWindow(view_settings, settings)
        qtbot.addWidget(manual)
        manual.show()
        if not sizes:
            manual.resize(700, 500)
            manual.larger.click()
            manual.larger.click()
        sizes.append((manual.size(), manual.browser.font().pointSizeF()))
        manual.close()
    assert sizes[0] == sizes[1]


def test_a_page_is_printed_with_its_pictures(manual, monkeypatch, tmp_path):
    path = tmp_path / "page.pdf"

    def print_to_file(dialog: QDialog) -> int:
        assert isinstance(dialog, QPrintDialog)
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(path))
        return 1

    monkeypatch.setattr(QPrintDialog, "exec", print_to_file)
    manual.print_button.click()
    assert b"/Image" in path.read_bytes()


def test_a_page_that_is_translated_is_shown_and_the_others_are_english(german, manual):
    assert titles(manual)[:2] == ["Erste Schritte", manual_pages()[1].title]
    assert page_text(FIRST, "de").strip() == "# Erste Schritte"
    assert image_file("one.png", "de").parent.parent.name == "de"
    assert manual.browser.toPlainText() == "Erste Schritte"


@for_each("page", sorted({*PAGES.values()}))
def test_the_pages_that_parts_of_the_window_have_exist(page):
    assert page in [page.name for page in manual_pages()]


@for_each("part", PAGES)
def test_the_parts_of_the_window_that_have_pages_exist(part):
    assert find_spec(f"goboard_gui.gui.{part}") is not None


def test_what_is_nearest_tells_the_page(window, settings):
    dialog = RulesDialog(RULE_SETS[0], None, window)
    inside = dialog.findChild(QWidget)
    assert help_page_for(inside) == help_page_for(dialog) == "scoring"
    assert help_page_for(window.panels.tree) == "annotating"
    assert help_page_for(window.panels.moves) == "recording"
    assert help_page_for(window.board_view) == ""
    assert help_page_for(None) == ""


def test_the_key_of_help_in_a_dialog_opens_the_page_about_it(qtbot, window):
    dialog = RulesDialog(RULE_SETS[0], None, window)
    add_help_shortcut(dialog)
    add_help_shortcut(dialog)  # a dialog that comes up again has the key already
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    dialog.show()
    qtbot.waitUntil(dialog.isActiveWindow)
    QTest.keyClick(dialog.findChild(QLineEdit) or dialog, Qt.Key.Key_F1)
    manual = dialog.findChild(HelpWindow)
    assert manual.browser.page_name == "scoring"
    qtbot.waitUntil(manual.isActiveWindow)  # others are blocked by the dialog
    dialog.close()


def test_the_menu_opens_the_manual_at_a_page_and_else_where_it_was_left(desk):
    desk = desk()
    HelpCommands(desk.workspace)
    for command, page in (
        (Command.MANUAL, FIRST),
        (Command.ABOUT_NOTATIONS, NOTATIONS_PAGE),
        (Command.NEWS, NEWS_PAGE),
        (Command.MANUAL, NEWS_PAGE),
    ):
        desk.actions[command].trigger()
        (manual,) = desk.window.findChildren(HelpWindow)
        assert manual.browser.page_name == page


def test_every_page_begins_with_its_title_and_has_no_other_of_its_rank():
    for page in manual_pages():
        text = page_text(page.name)
        assert text.startswith(f"# {page.title}\n")
        assert text.count("\n# ") == 0
        assert first_heading(text) == page.title


def test_a_dialog_with_much_to_tell_has_a_button_of_help(desk):
    desk = desk()
    HelpCommands(desk.workspace)
    dialog = RulesDialog(RULE_SETS[0], None, desk.window)
    dialog.show()
    (button,) = (one for one in dialog.findChildren(QPushButton) if one.text() == "Help")
    button.click()
    assert desk.window.findChild(HelpWindow).browser.page_name == "scoring"
    dialog.close()


def test_a_table_has_no_head_where_there_is_nothing_in_it(manual):
    manual.show_page("annotating")
    tables = [
        frame
        for frame in manual.browser.document().rootFrame().childFrames()
        if isinstance(frame, QTextTable)
    ]
    first = [table.cellAt(0, 0).firstCursorPosition().block().text() for table in tables]
    assert first[:2] == ["tool", "Up and Down"]
