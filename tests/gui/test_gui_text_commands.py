from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.text_diagrams.text_diagram_style import TextDiagramStyle
from goboard_gui.files.text_records.writing import write
from goboard_gui.go import Colour, Point, Size, Symmetry
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.core.settings import EDGE_COORDINATES, LAST_NUMBERED, MOVE_NUMBERS
from goboard_gui.gui.files.document_io import DocumentIO
from goboard_gui.gui.files.texts.commands import DIAGRAM_STYLES, TextCommands
from goboard_gui.gui.files.texts.paste_dialog import PasteDialog
from goboard_gui.gui.files.texts.text_dialogs import TextOpenDialog, TextSaveDialog
from goboard_gui.gui.widgets.dialogs import UnsavedChoice
from goboard_gui.record import Session
from goboard_gui.record.values.markup import read_markup
from tests.cases import for_each
from tests.files.diagram_cases import read_diagram
from tests.gui.gui_cases import Heard
from tests.gui.wrapping_cases import Wrapping, untranslated
from tests.record.record_cases import branch, line

KINDS = "Text records (*.txt *.TXT);;All files (*)"
GAME = line("SZ[9]", "B[cc]", "W[gg]")


class Desk:
    """A record on a board, and the commands for it."""

    def __init__(self, stage) -> None:
        self.stage = stage
        self.actions = stage.actions
        document_io = DocumentIO(stage.document, stage.settings, stage.window)
        self.commands = TextCommands(stage.workspace, stage.presenter, stage.player, document_io)
        self.heard = Heard(self.commands, "warned")

    def do(self, command: Command) -> None:
        self.actions[command].trigger()

    def names(self) -> list[str]:
        """Return the moves of the line, in Western coordinates."""
        session = self.stage.session
        naming = self.stage.view_settings.point_naming(session.size)
        points = [step.move.point for step in session.steps() if step.move]
        return ["pass" if point is None else naming.name(point) for point in points]


@pytest.fixture
def desk(stage) -> Desk:
    return Desk(stage(GAME))


def answer(monkeypatch, dialog: type, what) -> list:
    """Let a person do something in a dialog of a class, and return the dialogs there were."""
    opened: list = []

    def execute(it) -> int:
        opened.append(it)
        it.show()
        what(it)
        return it.result()

    monkeypatch.setattr(dialog, "exec", execute)
    return opened


def paste(monkeypatch, desk: Desk, text: str, what) -> None:
    QApplication.clipboard().setText(text)
    opened = answer(monkeypatch, PasteDialog, what)
    desk.do(Command.PASTE_ANYTHING)
    assert opened[0].text.toPlainText() == text


def chosen(title: str, button: str):
    """Return what chooses the row that is read as ``title``, and presses a button."""

    def choose(dialog: PasteDialog) -> None:
        (item,) = dialog.list.findItems(title, Qt.MatchFlag.MatchStartsWith, 1)
        dialog.list.setCurrentItem(item)
        getattr(dialog, f"{button}_button").click()

    return choose


def test_a_pasted_point_is_played(monkeypatch, desk):
    paste(monkeypatch, desk, "E5", chosen("Western", "play"))
    assert desk.stage.session.last_move.move == (Colour.BLACK, Point(4, 4))


def test_pasted_points_are_lit_until_one_goes_on(monkeypatch, desk):
    paste(monkeypatch, desk, "3-4 point", chosen("Named", "light"))
    assert desk.stage.cell(Point(2, 3)).highlighted
    desk.stage.document.go_to(1)
    assert desk.stage.cell(Point(2, 3)) is None


@pytest.mark.parametrize("text", ["1 E5 2 A1", "(;SZ[9];B[ee];W[ai])"], ids=["text", "SGF"])
def test_a_pasted_record_is_opened_and_is_in_no_file_yet(monkeypatch, desk, text):
    title = "SGF" if text.startswith("(") else "Western"
    paste(monkeypatch, desk, text, chosen(title, "open"))
    assert desk.names() == ["E5", "A1"]
    document = desk.stage.document
    assert document.is_modified
    assert (document.path, document.file, document.undo_stack.count()) == (None, None, 0)


def test_how_many_pasted_boards_were_opened_is_said(window, monkeypatch):
    QApplication.clipboard().setText("(;SZ[9];B[aa])(;SZ[9];B[bb])")
    answer(monkeypatch, PasteDialog, lambda dialog: dialog.open_button.click())
    window.commands[Command.PASTE_ANYTHING].trigger()
    assert len(window.document.games) == 2
    assert window.message_strip.notice_line.text == "Opened 2 games; this is the first"


@pytest.mark.parametrize(
    ("answered", "opened"), [(UnsavedChoice.DISCARD, True), (UnsavedChoice.CANCEL, False)]
)
def test_unsaved_edits_are_not_lost_to_what_is_pasted(monkeypatch, desk, person, answered, opened):
    desk.stage.document.play(Point(0, 0))
    person.answers(unsaved=answered)
    paste(monkeypatch, desk, "1 E5 2 A1", chosen("Western", "open"))
    assert (desk.names() == ["E5", "A1"]) is opened


def test_pasted_moves_are_added_at_the_cursor_as_one_edit(monkeypatch, desk):
    document = desk.stage.document
    document.go_to(1)
    paste(monkeypatch, desk, "E5 pass A1", chosen("Western", "add"))
    assert desk.names() == ["C7", "E5", "pass", "A1"]
    assert desk.stage.session.step.number == 4
    assert desk.stage.session.step.move.colour is Colour.WHITE
    assert document.undo_stack.count() == 1
    document.undo_stack.undo()
    assert document.session.tree.children(1) == (2,)
    assert document.session.cursor == 1
    document.undo_stack.redo()
    assert len(document.session.tree.children(1)) == 2


def test_pasted_moves_that_are_there_are_followed_and_no_edit(monkeypatch, desk):
    paste(monkeypatch, desk, "C7 G3", chosen("Western", "add"))
    assert desk.stage.session.cursor == 2
    assert desk.stage.document.undo_stack.count() == 0


def test_nothing_happens_when_pasting_is_cancelled(monkeypatch, desk):
    paste(monkeypatch, desk, "E5", lambda dialog: dialog.reject())
    assert desk.stage.session.tree is GAME


def test_the_moves_are_copied_as_the_chosen_notation_writes_them(desk):
    desk.do(Command.COPY_MOVES)
    assert QApplication.clipboard().text() == "1 B C7\n2 W G3"
    desk.stage.view_settings.set_notation("cartesian")
    desk.do(Command.COPY_MOVES)
    assert QApplication.clipboard().text() == "1 (2 6) 2 (6 2)"
    assert desk.heard.take() == {}


def test_what_the_copy_does_not_say_is_told(desk):
    desk.stage.document.open_games([line("SZ[9]AB[aa]C[Hm]", "W[cc]")], None, None)
    desk.stage.view_settings.set_notation("cartesian")
    desk.do(Command.COPY_MOVES)
    ((said,),) = desk.heard.carried["warned"]
    assert QApplication.clipboard().text() == "+B (0 8) 2 (2 6)"
    assert said.startswith("Moves copied with warnings: this format")


def test_names_of_several_points_make_no_record(desk):
    QApplication.clipboard().setText("before")
    desk.stage.view_settings.set_notation("named")
    desk.do(Command.COPY_MOVES)
    assert QApplication.clipboard().text() == "before"
    assert "have a unique coordinate" in desk.heard.carried["warned"][0][0]


def agree(dialog: TextOpenDialog) -> None:
    assert dialog.record is not None
    dialog.accept()


def test_a_text_record_is_opened_as_a_new_one(monkeypatch, desk, person, tmp_path):
    path = tmp_path / "game.txt"
    path.write_bytes("\ufeff1 B E5\r\n2 W A1\r\n".encode())
    person.answers(open_path=path)
    answer(monkeypatch, TextOpenDialog, agree)
    desk.do(Command.OPEN_TEXT)
    assert person.asked == [("open_path", "", KINDS)]
    assert desk.names() == ["E5", "A1"]
    assert desk.stage.document.path is None
    assert desk.stage.document.is_modified
    person.answers(open_path=None)
    desk.stage.document.undo_stack.setClean()
    desk.do(Command.OPEN_TEXT)
    assert person.asked[-1] == ("open_path", str(tmp_path), KINDS)


def test_a_text_that_is_not_opened_after_all_changes_nothing(monkeypatch, desk, person, tmp_path):
    path = tmp_path / "game.txt"
    path.write_text("E5", "utf-8")
    person.answers(open_path=path)
    opened = answer(monkeypatch, TextOpenDialog, lambda dialog: dialog.reject())
    desk.do(Command.OPEN_TEXT)
    assert opened
    assert desk.stage.session.tree is GAME


def test_no_text_is_opened_over_unsaved_edits(desk, person):
    desk.stage.document.play(Point(0, 0))
    person.answers(unsaved=UnsavedChoice.CANCEL)
    desk.do(Command.OPEN_TEXT)
    assert [question for question, *_ in person.asked] == ["unsaved"]


@pytest.mark.parametrize(
    ("content", "told"), [(None, "file or folder not found"), (b"1" * 1_000_001, "too large")]
)
def test_a_text_that_cannot_be_read_is_told(desk, person, tmp_path, content, told):
    path = tmp_path / "game.txt"
    if content is not None:
        path.write_bytes(content)
    person.answers(open_path=path)
    desk.do(Command.OPEN_TEXT)
    assert told in person.told[0]
    assert desk.stage.session.tree is GAME


def test_how_large_a_text_may_be_is_told_in_the_language_of_the_window(
    qapp, desk, person, tmp_path
):
    path = tmp_path / "game.txt"
    path.write_bytes(b"1" * 1_000_001)
    person.answers(open_path=path)
    wrapping = Wrapping()
    qapp.installTranslator(wrapping)
    desk.do(Command.OPEN_TEXT)
    qapp.removeTranslator(wrapping)
    told = person.told[0].removeprefix(str(path))
    assert "1,000,000" in told
    assert untranslated(told) == ""


@pytest.mark.parametrize(
    ("path", "suggested"), [(None, "game.txt"), (Path("/games/a.sgf"), "/games/a.txt")]
)
def test_the_moves_are_saved_as_text(monkeypatch, desk, person, path, suggested):
    desk.stage.document.path = path
    person.answers(save_path=None)
    answer(monkeypatch, TextSaveDialog, lambda dialog: dialog.save_button.click())
    desk.do(Command.SAVE_TEXT)
    assert person.asked[0][2] == suggested


def test_a_saved_text_is_opened_again_as_the_same_moves(monkeypatch, desk, person, tmp_path):
    person.answers(save_path=tmp_path / "a.txt", open_path=tmp_path / "a.txt")
    answer(monkeypatch, TextSaveDialog, lambda dialog: dialog.save_button.click())
    answer(monkeypatch, TextOpenDialog, agree)
    game = read_sgf(b"(;SZ[9]AW[aa]AB[ba];B[ab]C[!];W[cc];B[])").games[0]
    desk.stage.document.open_games([game], None, None)
    desk.stage.view_settings.set_notation("andreev")
    desk.do(Command.SAVE_TEXT)
    desk.do(Command.OPEN_TEXT)
    again = desk.stage.session
    assert [step.move for step in again.steps()] == [step.move for step in Session(game).steps()]
    naming = desk.stage.view_settings.point_naming(again.size)
    assert write(again.tree, naming).lines == write(game, naming).lines


def test_a_clipboard_that_holds_a_book_is_not_read_as_a_record(window):
    QApplication.clipboard().setText("Q16 " * 300_000)
    window.commands[Command.PASTE_ANYTHING].trigger()  # and no dialog opens
    assert "too long" in window.message_strip.text
    QApplication.clipboard().clear()


@for_each("view", Symmetry)
def test_a_copied_diagram_follows_the_view_of_the_board(window, view):
    tree, _ = branch(line("SZ[9:7]AB[cc]AW[gf]", "B[aa]LB[ee:a]"), 0, "W[ha]", "B[ab]")
    window.document.open_games([tree], None, None)
    window.document.go_to(1)
    window.view_settings.set_view(view)
    window.commands[Command.COPY_SENSEI].trigger()
    (read,) = read_diagram(QApplication.clipboard().text())
    board, size = window.document.session.board, Size(9, 7)
    stones = {view.apply(point, size): colour for point, colour in board.stones().items()}
    assert Session(read).board.stones() == stones
    assert read_markup(read, read.root).labels == {view.apply(Point(4, 4), size): "a"}
    window.view_settings.set_view(Symmetry.IDENTITY)


def test_every_style_of_text_diagrams_has_a_command():
    assert set(DIAGRAM_STYLES.values()) == {style.value for style in TextDiagramStyle}


FIRST_LINES = {
    Command.COPY_SENSEI: "$$Wc9",
    Command.COPY_FORUM: "[go]$$Wc9",
    Command.COPY_PLAIN: "   A B C D E F G H J",
    Command.COPY_GNU_GO: "   A B C D E F G H J",
    Command.COPY_GNU_GO_ASCII: "    White (O) has captured 0 pieces",
    Command.COPY_SGFMILL: "9  .  .  .  .  .  .  .  .  .",
    Command.COPY_WIKIPEDIA: "{{Go board 9x9",
}


def test_the_position_is_copied_in_every_style(desk):
    desk.stage.document.go_to(1)
    found = {}
    for command in DIAGRAM_STYLES:
        desk.do(command)
        found[command] = QApplication.clipboard().text().splitlines()[0]
    assert found == FIRST_LINES
    assert desk.heard.carried["warned"] == [("Copied without the coordinates",)]


def test_a_copied_diagram_has_the_numbers_and_the_coordinates_of_the_board(desk):
    desk.stage.document.go_to(2)
    settings = desk.stage.view_settings
    settings.set(MOVE_NUMBERS, "all")
    settings.set(EDGE_COORDINATES, False)
    desk.do(Command.COPY_SENSEI)
    lines = QApplication.clipboard().text().splitlines()
    assert lines[0] == "$$B9"
    assert lines[4] == "$$ | . . 1 . . . , . . |"
    settings.start_numbers_at_one(False)
    settings.set(MOVE_NUMBERS, "last")
    settings.set(LAST_NUMBERED, 1)
    desk.do(Command.COPY_SENSEI)
    assert QApplication.clipboard().text().startswith("$$W9m2\n")


def test_what_a_copied_diagram_does_not_show_is_said(desk):
    desk.stage.document.open_games([line("SZ[9]AB[cc]CR[cc]LB[dd:12][ff:13]MA[gg]")], None, None)
    desk.do(Command.COPY_SENSEI)
    desk.do(Command.COPY_SGFMILL)
    assert [text for (text,) in desk.heard.carried["warned"]] == [
        "Copied without 2 labels",
        "Copied without 2 marks, 2 labels",
    ]


def test_what_the_wiki_template_cannot_show_is_not_copied(desk):
    QApplication.clipboard().setText("before")
    desk.stage.document.open_games([line("SZ[9]AB[cc]CR[cc]LB[dd:12]")], None, None)
    desk.do(Command.COPY_WIKIPEDIA)
    assert QApplication.clipboard().text() == "before"
    assert desk.heard.carried["warned"] == [
        ("Not copied, because this format can't show 1 mark, 1 label",)
    ]


def test_a_board_that_another_program_does_not_have_is_not_copied(desk):
    QApplication.clipboard().setText("before")
    desk.stage.document.open_games([line("SZ[9:7]")], None, None)
    desk.do(Command.COPY_GNU_GO)
    assert QApplication.clipboard().text() == "before"
    assert "square boards of up to 19 lines" in desk.heard.carried["warned"][0][0]


def test_the_position_is_copied_as_a_diagram_and_can_be_read_back(window):
    window.document.open_games([line("SZ[9]AB[cc]AW[gg]LB[ee:a]")], None, None)
    window.commands[Command.COPY_SENSEI].trigger()
    text = QApplication.clipboard().text()
    assert text.startswith("$$")
    (tree,) = read_diagram(text)
    assert Session(tree).board == window.document.session.board
    assert read_markup(tree, tree.root).labels == {Point(4, 4): "a"}
