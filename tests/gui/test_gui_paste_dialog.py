from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox

from goboard_gui.diagram import theme
from goboard_gui.diagram.picture import StatusMark
from goboard_gui.go import BoardShape, Colour, Point, Size, Symmetry
from goboard_gui.gui.core.closing import dispose
from goboard_gui.gui.files.texts import paste_dialog
from goboard_gui.gui.files.texts.paste_dialog import PasteDialog
from goboard_gui.notation import NOTATIONS, Side, notation
from goboard_gui.record import board_size, new_game
from goboard_gui.record.properties.marks import Mark
from goboard_gui.study.interpretation import interpret_text
from tests.cases import for_each
from tests.gui.gui_cases import Heard
from tests.gui.wrapping_cases import Wrapping, untranslated
from tests.record.record_cases import line

SIGNALS = ("play_requested", "points_highlighted", "opened", "added")
GAME = line("SZ[19]", "B[pd]", "W[dd]")


@pytest.fixture
def paste(qapp, document, view_settings):
    """Return what opens the dialog on a text, over a 19×19 board with two stones."""
    document.open_games([GAME], None, None)
    document.go_to(2)
    opened = []

    def open_on(text: str) -> PasteDialog:
        opened.append(PasteDialog(text, document, view_settings, theme.LIGHT))
        opened[-1].show()
        return opened[-1]

    yield open_on
    # What is still on screen when the garbage is collected may be collected while it is painted.
    for dialog in opened:
        dialog.close()


def rows(dialog: PasteDialog) -> list[tuple[str, str, str]]:
    items = [dialog.list.topLevelItem(row) for row in range(dialog.list.topLevelItemCount())]
    return [tuple(item.text(column) for column in range(3)) for item in items]


def choose(dialog: PasteDialog, title: str) -> None:
    row = next(row for row, texts in enumerate(rows(dialog)) if texts[1].startswith(title))
    dialog.list.setCurrentItem(dialog.list.topLevelItem(row))


def enabled(dialog: PasteDialog) -> set[str]:
    return {
        name
        for name in ("play", "light", "open", "add")
        if getattr(dialog, f"{name}_button").isEnabled()
    }


def title(key: str) -> str:
    return notation(key).title


def test_a_point_is_listed_in_every_notation_that_has_it(paste):
    told = {row[1]: row for row in rows(paste("34"))}
    assert told[title("serial")] == ("Point 34, shown as P18", title("serial"), "")
    assert told[title("relative")][0] == "Point 34, shown as C4"
    assert told[title("andreev")] == (
        "Point -3-4, shown as Q15",
        title("andreev"),
        "repaired, please check",
    )


def test_the_current_notation_comes_first_and_is_chosen(paste, view_settings):
    view_settings.set_notation("serial")
    dialog = paste("34")
    assert rows(dialog)[0] == ("Point 34", title("serial"), "")
    assert dialog.list.selected_interpretation.naming.notation == notation("serial")
    assert enabled(dialog) == {"play", "light"}
    assert dialog.board.board.picture.cells[Point(14, 1)].highlighted


def test_the_first_meaning_is_chosen_again_when_the_text_has_changed(paste):
    dialog = paste("34")
    choose(dialog, title("relative"))
    dialog.text.setPlainText("A1 B2")
    dialog.read()
    assert dialog.list.selected_interpretation.naming.notation == notation("western")
    assert enabled(dialog) == {"open", "add"}


def test_the_only_meaning_is_chosen(paste):
    dialog = paste("(;SZ[9];B[ee])")
    assert rows(dialog) == [("Record with 1 move on a 9×9 board", "SGF file", "")]
    assert dialog.list.selected_interpretation.games
    assert enabled(dialog) == {"open"}


@for_each(
    ("text", "row"),
    [
        (
            "1 (2 3) 2 (15 15) 3 (4 2) etc.",
            ("Record with 3 moves", f"{title('cartesian')} · running text", ""),
        ),
        (
            "+B +2+2\n+W +2+5\n 1 +2+4 Tsuke\n 2 +1+4",
            ("Record with 2 moves", f"{title('andreev')} · one action per line", ""),
        ),
        (
            "Q16 D4 Q16",
            ("Record with 3 moves", f"{title('western')} · one move per line", "1 warning"),
        ),
        ("(;SZ[9])(;SZ[9])", ("2 games", "SGF file", "")),
        ("3-4 point", ("8 points", title("named"), "different spelling")),
    ],
    ids=["running", "actions", "a list", "SGF", "several points"],
)
def test_what_it_could_be_is_put_into_words(paste, text, row):
    assert row in rows(paste(text))


def test_a_chosen_point_is_shown_on_the_board_as_its_notation_has_it(paste):
    dialog = paste("34")
    choose(dialog, title("relative"))
    picture = dialog.board.board.picture
    assert picture.cells[Point(2, 15)].highlighted
    assert picture.cells[Point(2, 15)].status_mark is Mark.CIRCLE
    assert picture.cells[Point(15, 3)].stone is Colour.BLACK
    choose(dialog, title("serial"))
    assert Point(2, 15) not in dialog.board.board.picture.cells


def test_a_chosen_record_is_shown_at_its_end(paste):
    dialog = paste("A1 pass B3")
    choose(dialog, title("western"))
    cells = dialog.board.board.picture.cells
    assert {point: cell.stone for point, cell in cells.items()} == {
        Point(0, 18): Colour.BLACK,
        Point(1, 16): Colour.BLACK,
    }
    assert cells[Point(1, 16)].status_mark is StatusMark.LAST_MOVE


def test_a_chosen_diagram_is_shown_with_its_marks(paste):
    dialog = paste("$$3\n$$ -------\n$$ | B . a |\n$$ | . T . |\n$$ | . . . |\n$$ -------")
    cells = dialog.board.board.picture.cells
    assert cells[Point(0, 0)].marks == (Mark.CIRCLE,)
    assert cells[Point(1, 1)].marks == (Mark.TRIANGLE,)
    assert cells[Point(2, 0)].label == "a"


def test_the_columns_of_a_pasted_board_are_below_each_other(paste):
    font = QFontMetricsF(paste(". X").text.font())
    assert font.horizontalAdvance("X") == font.horizontalAdvance(".")


def test_the_end_of_a_long_record_is_replayed_in_slices(paste, in_steps):
    dialog = paste("(;SZ[19]" + ";B[];W[]" * 300 + ";B[aa])")
    before = dialog.board.board.picture
    assert Point(0, 0) not in before.cells
    in_steps()
    assert dialog.board.board.picture.cells[Point(0, 0)].stone is Colour.BLACK


def test_the_preview_has_the_view_and_the_names_of_the_reading(paste, view_settings):
    view_settings.set_view(Symmetry.R90)
    dialog = paste("A1")
    choose(dialog, title("western"))
    assert dialog.board.board.picture.cells[Point(0, 0)].highlighted
    naming = dialog.list.selected_interpretation.naming
    assert dialog.board.board.picture.empty_board.size == Size(19, 19)
    assert naming.edge_labels(Side.TOP)[0] == "1"


@pytest.mark.parametrize(
    ("text", "chosen", "possible", "button", "signal", "carried"),
    [
        ("34", "serial", {"play", "light"}, "play", "play_requested", Point(14, 1)),
        (
            "34",
            "serial",
            {"play", "light"},
            "light",
            "points_highlighted",
            frozenset([Point(14, 1)]),
        ),
        ("3-3 point", "named", {"light"}, "light", "points_highlighted", None),
        ("Q3 D3", "western", {"open", "add"}, "open", "opened", None),
        ("Q3 D3", "western", {"open", "add"}, "add", "added", None),
    ],
    ids=["play", "light up", "several points", "open", "add"],
)
def test_what_was_chosen_is_done(paste, text, chosen, possible, button, signal, carried):
    dialog = paste(text)
    heard = Heard(dialog, *SIGNALS)
    choose(dialog, title(chosen))
    assert enabled(dialog) == possible
    meaning = dialog.list.selected_interpretation
    getattr(dialog, f"{button}_button").click()
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert heard.take() == {signal: 1}
    ((value,),) = heard.carried[signal]
    known = {"points_highlighted": meaning.points, "opened": meaning.games, "added": meaning}
    assert value == known.get(signal, carried)


def test_enter_on_a_row_does_the_first_that_can_be_done(qtbot, paste):
    dialog = paste("34")
    heard = Heard(dialog, *SIGNALS)
    choose(dialog, title("serial"))
    dialog.list.setFocus()
    qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
    assert heard.take() == {"play_requested": 1}


def test_a_game_on_another_board_is_not_added_here(paste):
    dialog = paste("(;SZ[19];B[aa])")
    assert enabled(dialog) == {"open", "add"}
    assert enabled(paste("(;SZ[9];B[aa])")) == {"open"}
    assert enabled(paste("(;SZ[19];B[aa])(;SZ[19])")) == {"open"}


HEXAGON = "(;GM[goboard-1]GBSH[hexagon:3]SZ[5:4];B[aa])"


@for_each(
    ("text", "possible"),
    [
        ("C3", set()),
        ("B C3\nW D4", {"open"}),
        ("(;SZ[5:4];B[aa])", {"open"}),
        (HEXAGON, {"open", "add"}),
        (HEXAGON.replace("3]", "4]"), {"open"}),
    ],
)
def test_only_games_on_the_same_hexagon_are_added_to_one(paste, document, text, possible):
    document.open_games([new_game(BoardShape.hexagon(3))], None, None)
    dialog = paste(text)
    assert dialog.size_box.board_size == Size(19, 19)
    dialog.size_box.set_board_size(Size(5, 4))
    assert enabled(dialog) == possible


def test_a_text_may_be_for_another_board(paste):
    dialog = paste("A1")
    dialog.size_box.columns.setValue(9)
    dialog.size_box.rows.setValue(13)
    choose(dialog, title("korean"))
    assert dialog.board.board.picture.empty_board.size == Size(9, 13)
    assert enabled(dialog) == set()
    dialog.text.setPlainText("A1 J13")
    dialog.read()
    choose(dialog, title("western"))
    assert enabled(dialog) == {"open"}
    assert board_size(dialog.list.selected_interpretation.games[0]) == Size(9, 13)


def test_a_text_that_looks_like_markup_is_told_of_as_it_is(paste):
    dialog = paste("<b>Z99")
    dialog.why_not.click()
    items = [dialog.list.topLevelItem(row) for row in range(dialog.list.topLevelItemCount())]
    assert any("<b>Z99" in item.text(2) for item in items)
    assert any("&lt;b&gt;Z99" in item.toolTip(2) for item in items)
    assert not any("<b>" in item.toolTip(2) for item in items)


def test_why_a_text_is_nothing_else_is_shown_on_demand(paste):
    dialog = paste("Z99")
    assert rows(dialog) == []
    assert "doesn't match any notation" in dialog.diagnostics.text()
    dialog.why_not.click()
    told = {row[1]: row for row in rows(dialog)}
    assert told[title("western")][0] == "No match"
    assert "“Z” is not a column" in told[title("western")][2]
    assert told["SGF file"][2].startswith("no game record")
    assert len(told) == len(NOTATIONS) + 1
    dialog.list.setCurrentItem(dialog.list.topLevelItem(0))
    assert dialog.list.selected_interpretation is None
    dialog.why_not.click()
    assert rows(dialog) == []


def test_one_bad_move_is_named_with_what_is_wrong_in_the_current_notation(paste):
    dialog = paste("Q16 D4 Z9 C3")
    assert dialog.diagnostics.text().splitlines() == [
        "The text doesn't match any notation on this board.",
        "Western (A1): line 1, column 8: “Z” is not a column of the 19×19 board: columns run from "
        "“A” to “T”",
    ]


@pytest.mark.parametrize(
    ("text", "column"), [("1. D4 Z9 2. Q4", 7), ("PV: D4 Z9 Q4", 8), ("B[D4] W[Z9]", 9)]
)
def test_one_bad_move_is_named_however_a_list_of_moves_is_written(paste, text, column):
    told = paste(text).diagnostics.text().splitlines()[1]
    assert told.startswith(f"Western (A1): line 1, column {column}: “Z” is not a column")


def test_what_is_wrong_in_the_current_notation_is_shown_beside_a_meaning_in_another(paste):
    dialog = paste("Q16 D4 I5 C3")
    choose(dialog, title("korean"))
    reason = "line 1, column 8: the letter “I” is not used in the notation Western (A1)"
    assert dialog.diagnostics.text() == f"Western (A1): {reason}"
    assert paste("(;SZ[9];B[aa])").diagnostics.isHidden()


def test_what_speaks_against_a_record_is_told_when_it_is_chosen(paste):
    assert paste("Q16 D4 Q10").diagnostics.isHidden()
    dialog = paste("Q16 D4 Q16")
    assert (
        dialog.diagnostics.text() == "line 1, column 8: move 3 is illegal: the point was occupied"
    )
    many = paste("Q16 " * 12)
    choose(many, title("western"))
    assert len(many.diagnostics.text().splitlines()) == 6


def test_what_speaks_against_a_record_is_in_the_language_of_the_window(qapp, paste):
    wrapping = Wrapping()
    qapp.installTranslator(wrapping)
    try:
        dialog = paste("Q16 D4 Q16")
        choose(dialog, f"⟦{title('western')}⟧")
        assert dialog.diagnostics.text()
        assert untranslated(dialog.diagnostics.text()) == ""
    finally:
        qapp.removeTranslator(wrapping)


def test_enter_in_the_fields_of_the_size_closes_nothing(qtbot, paste):
    dialog = paste("34")
    qtbot.keyClick(dialog.size_box.columns, Qt.Key.Key_Return)
    assert dialog.isVisible()


def test_typing_is_read_after_a_pause(qtbot, paste, monkeypatch):
    monkeypatch.setattr("goboard_gui.gui.files.texts.paste_dialog._PAUSE", 1)
    dialog = paste("")
    assert rows(dialog) == []
    assert dialog.diagnostics.isHidden()
    dialog.text.setPlainText("(;SZ[9])")
    assert rows(dialog) == []
    qtbot.waitUntil(
        lambda: rows(dialog) == [("Record with 0 moves on a 9×9 board", "SGF file", "")]
    )


def test_cancelling_does_nothing(paste, document):
    dialog = paste("A1")
    heard = Heard(dialog, *SIGNALS)
    dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Cancel).click()
    assert dialog.result() == QDialog.DialogCode.Rejected
    assert heard.take() == {}
    assert document.session.tree is GAME


def test_the_board_is_the_one_at_the_cursor(paste, document):
    document.open_games([new_game(Size(13, 9))], None, None)
    assert paste("A1").size_box.board_size == Size(13, 9)


def test_a_long_text_is_interpreted_in_a_thread(qtbot, paste, monkeypatch):
    threads = []

    def noted(text, naming, *pause):
        threads.append(threading.current_thread())
        return interpret_text(text, naming, *pause)

    monkeypatch.setattr(paste_dialog, "interpret_text", noted)
    text = "(;SZ[9];B[aa])" * (paste_dialog._AT_ONCE // 10)
    dialog = paste(text)
    assert rows(dialog) == []
    assert enabled(dialog) == set()
    qtbot.waitUntil(lambda: enabled(dialog) == {"open"})
    assert threads
    assert threading.main_thread() not in threads
    dialog.text.setPlainText("(;SZ[9];B[aa])")
    dialog.read()
    assert threads[-1] is threading.main_thread()
    assert enabled(dialog) == {"open"}


def test_a_long_text_waits_until_the_dialog_has_been_painted(qtbot, document, view_settings):
    text = "(;SZ[9];B[aa])" * (paste_dialog._AT_ONCE // 10)
    dialog = PasteDialog(text, document, view_settings, theme.LIGHT)
    QApplication.processEvents()
    assert not any(thread.name == "task" for thread in threading.enumerate())
    assert not dialog.list.isEnabled()
    dialog.show()
    qtbot.waitUntil(lambda: enabled(dialog) == {"open"})
    dialog.close()


def test_interpretation_in_a_thread_pauses_and_ends_there_when_the_dialog_closes(
    qtbot, document, view_settings, monkeypatch
):
    pauses = []

    def endless(_text, _naming, pause):
        while True:
            pauses.append(pause())

    monkeypatch.setattr(paste_dialog, "interpret_text", endless)
    dialog = PasteDialog("x" * (paste_dialog._AT_ONCE + 1), document, view_settings, theme.LIGHT)
    dialog.show()
    qtbot.waitUntil(lambda: len(pauses) > 1)
    dispose(dialog)
    qtbot.waitUntil(lambda: not any(thread.name == "task" for thread in threading.enumerate()))


def test_typing_after_a_long_text_is_still_read_after_a_pause(qtbot, paste, monkeypatch):
    dialog = paste("(;SZ[9];B[aa])" * (paste_dialog._AT_ONCE // 10))
    qtbot.waitUntil(lambda: enabled(dialog) == {"open"})
    monkeypatch.setattr(paste_dialog, "_PAUSE", 10**6)
    dialog.text.setPlainText("A1")
    QApplication.processEvents()
    assert len(rows(dialog)) == 1
    dialog.read()
    assert len(rows(dialog)) > 1


def test_what_is_read_of_a_text_that_has_changed_since_is_dropped(qtbot, paste):
    dialog = paste("(;SZ[9];B[aa])" * (paste_dialog._AT_ONCE // 10))
    dialog.text.setPlainText("nothing at all")
    dialog.read()
    found = rows(dialog)
    qtbot.waitUntil(lambda: not any(thread.name == "task" for thread in threading.enumerate()))
    QApplication.processEvents()
    assert rows(dialog) == found
    assert enabled(dialog) == set()


def test_several_boards_are_offered_with_their_number(paste):
    dialog = paste("> . X .\n> . O .\n> . . .\n>\n> . . .\n> . O X\n> . . .\n")
    assert [row[0] for row in rows(dialog)] == ["2 boards"]
    assert dialog.open_button.isEnabled()
    assert not dialog.diagnostics.text()


def test_why_a_board_cannot_be_read_is_shown_with_its_line(paste):
    dialog = paste("  A B C\n3 . X . 3\n1 . . . 1\n  A B C\n")
    assert rows(dialog) == []
    assert dialog.diagnostics.text() == (
        "Text diagram: line 3, column 1: the diagram is invalid (the row number 1 doesn't follow "
        "the one above)"
    )


def test_what_was_assumed_about_a_board_is_shown(paste):
    dialog = paste(". X .\n. O .\n")
    assert rows(dialog)[0][2] == "1 warning"
    assert "read as a whole board of 3×2" in dialog.diagnostics.text()


def test_moves_behind_words_are_a_record_without_complaints(paste):
    dialog = paste("PV: D4 Q16 Q4")
    assert [row[:2] for row in rows(dialog)] == [("Record with 3 moves", title("western"))]
    assert not dialog.diagnostics.text()
