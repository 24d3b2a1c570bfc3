"""What was found out when a file was opened: told whenever the messages are made, and held until
the document has another file.
"""

from __future__ import annotations

import pytest

from goboard_gui.files.errors import EncodingDiagnosticCode, SgfDiagnosticCode
from goboard_gui.files.foreign.errors import ImportDiagnosticCode
from goboard_gui.files.journal.recovery import find_recoverable
from goboard_gui.files.opening import open_bytes
from goboard_gui.files.storage.kept_copies import copy_suffix
from goboard_gui.files.text_diagrams.reading import DiagramDiagnosticCode
from goboard_gui.files.text_games import TextGamesDiagnosticCode
from goboard_gui.files.text_records.errors import TextRecordDiagnosticCode
from goboard_gui.go import Point, Size
from goboard_gui.gui.files.autosave_journal import AutosaveJournal
from goboard_gui.gui.files.document_io import FileReport
from goboard_gui.gui.files.new_game_dialog import NewGame
from goboard_gui.gui.help.welcome.welcome_page import sample_game_path
from goboard_gui.gui.widgets.dialogs import UnsavedChoice
from tests.cases import for_each
from tests.gui.files_desk import FilesDesk

DAMAGED_TEXT = "The file is damaged; errors were repaired while it was opened: "
IMPORT_TEXT = "Some of the file couldn't be read: "
SOUND = b"(;GM[1]FF[4]SZ[9];B[ee];W[cc])"
DAMAGED = b"(;GM[1]SZ[9];B[ee];W[c"
NAMES = "(;SZ[9]PB[张小明]PW[李大为];B[ee])"
GBK = NAMES.encode("gbk")
BAD_GIB = b"\\HS\n\\[GAMEGONGJE=65\\]\n\\HE\n\\GS\nSTO 0 2 1 15 3\nSTO x\n\\GE\n"
GIB = "\\HS\n\\[GAMEBLACKNAME=홍길동 (3단)\\]\n\\HE\n\\GS\nSTO 0 2 1 15 3\n\\GE\n".encode("cp949")
UGI = "[Header]\nLang={lang}\nSize=9\nHdcp={stones},0\n[Data]\nFE,W1,1,0"

MESSAGES = {
    "cut within a value": ("a.sgf", DAMAGED, DAMAGED_TEXT),
    "cut within a game": ("a.sgf", b"(;SZ[9];B[ee]", DAMAGED_TEXT),
    "no start": ("a.sgf", b";SZ[9];B[ee])", DAMAGED_TEXT),
    "a bare root": ("a.sgf", b"(SZ[9];B[ee])", "Line 1, column 1: “;” is missing at the"),
    "no semicolon": ("a.sgf", b"(;SZ[9];B[ee](W[cc]))", DAMAGED_TEXT),
    "too many brackets": ("a.sgf", b"((;SZ[9];B[ee]))", DAMAGED_TEXT),
    "an empty variation": ("a.sgf", b"(;SZ[9];B[ee]())", DAMAGED_TEXT),
    "a node after a variation": ("a.sgf", b"(;SZ[9];B[ee](;W[cc]);W[dd])", DAMAGED_TEXT),
    "a value without an end": ("a.sgf", b"(;SZ[9];B[ee];W[cc;B[dd])", DAMAGED_TEXT),
    "a bracket in a comment": ("a.sgf", b"(;SZ[9]C[a] b];B[ee])", DAMAGED_TEXT),
    "a NUL": ("a.sgf", b"(;SZ[9];B[ee]\0;W[cc])", DAMAGED_TEXT),
    "junk": ("a.sgf", b"(;SZ[9];B[ee] x;W[cc])", DAMAGED_TEXT),
    "no value": ("a.sgf", b"(;SZ[9]PB;B[ee])", DAMAGED_TEXT),
    "no name": ("a.sgf", b"(;SZ[9];[ee];B[dd])", DAMAGED_TEXT),
    "a name in lower case": ("a.sgf", b"(;SZ[9]pb[x];B[ee])", DAMAGED_TEXT),
    "lost text": ("a.sgf", b"(;SZ[9];B[ee]) W[cc];B[dd]) (;SZ[9])", DAMAGED_TEXT),
    "invalid bytes": ("a.sgf", b"(;CA[UTF-8]SZ[9]PB[\xff\xe5\xbc\xa0];B[ee])", DAMAGED_TEXT),
    "invalid sizes": ("a.sgf", b"(;SZ[99])(;SZ[98])", f"{DAMAGED_TEXT}invalid board size SZ[99]"),
    "another game": ("a.sgf", b"(;GM[2]SZ[9];B[ee])", "Line 1, column 2: record of a game other"),
    "another shape": ("a.sgf", b"(;GM[goboard-1]GBSH[x])", "Line 1, column 2: unknown board shape"),
    "an unknown encoding": (
        "a.sgf",
        b"(;CA[martian]SZ[9]PB[A];B[ee])",
        "The declared encoding martian is unknown; read as UTF-8",
    ),
    "a wrong encoding": (
        "a.sgf",
        NAMES.replace("(;", "(;CA[GB2312]").encode(),
        "The declared encoding GB2312 is wrong; read as UTF-8",
    ),
    "damage and a wrong encoding": (
        "a.sgf",
        b"(;CA[martian]SZ[9]PB[A];B[ee]",
        f"{DAMAGED_TEXT}line 1, column",
    ),
    "a possible move": (
        "a.sgf",
        b"(;SZ[9];B[aa];W[bb]C[a;B[cc];B[dd])",
        "Line 1, column 23: This comment may contain a move (missing ]?)",
    ),
    "a possible comment": (
        "a.sgf",
        b"(;SZ[9];B[aa];W[bb]C[a;B[cc];W[dd])",
        "Line 1, column 23: This comment may contain a move (missing ]?); that part was read as",
    ),
    "a guessed encoding": ("a.sgf", GBK, "Guessed encoding: GBK"),
    "a guess and damage": ("a.sgf", GBK[:-2], "Guessed encoding: GBK"),
    "an uncertain declaration": (
        "a.sgf",
        "(;CA[EUC-KR]PB[棋道])".encode("cp949"),
        "Declared encoding: EUC-KR; UTF-8 is also possible",
    ),
    "joined encodings": (
        "a.sgf",
        GBK.replace(b"(;", b"(;CA[GBK]") + NAMES.replace("(;", "(;CA[UTF-8]").encode(),
        "Games in several encodings: GBK (1 game), UTF-8 (1 game)",
    ),
    "a damaged import": ("a.gib", BAD_GIB, f"{IMPORT_TEXT}line 6: unreadable move"),
    "a guess for an import": ("a.gib", GIB, "Guessed encoding: EUC-KR"),
    "assumed stones": ("a.ugi", UGI.format(lang="EUC-KR", stones=2).encode(), IMPORT_TEXT),
    "an import's encoding": (
        "a.ugi",
        UGI.format(lang="martian", stones=0).encode(),
        "The declared encoding martian is wrong; read as UTF-8",
    ),
    "a part of a board": ("a.txt", b"$$\n$$ . . . .\n$$ . X O .\n$$ . . . .\n", IMPORT_TEXT),
    "moves on an assumed board": ("a.txt", b"1. d4 2. e5 3. c3 4. c4\n", IMPORT_TEXT),
    "an illegal move": ("a.txt", b"boardsize 9\nplay b e5\n=\nplay b e5\n=\n", IMPORT_TEXT),
}


@pytest.fixture
def file(tmp_path):
    """Return what writes a file."""

    def write(data: bytes, name: str = "game.sgf"):
        path = tmp_path / name
        path.write_bytes(data)
        return path

    return write


@pytest.fixture
def desk(files_desk, file):
    """Return a desk with a damaged file in a guessed encoding."""
    assert files_desk.document_io.open_file(file(GBK[:-2]))
    assert pinned(files_desk) == 2
    return files_desk


def messages(desk) -> list[tuple[str, list[str]]]:
    """Return the messages of a desk with their actions, newest first."""
    pins = reversed(desk.strip._pinned)
    return [(pin.text, [action.text for action in pin.actions]) for pin in pins]


def pinned(desk) -> int:
    report = desk.document_io.opening_report
    assert bool(report.repairs or report.invalid_sizes) + (report.guess is not None) == len(
        messages(desk)
    )
    return len(messages(desk))


@for_each("name", MESSAGES)
def test_a_file_opened_before_the_messages_are_made_is_told_of_as_later(
    files_desk, settings, file, name
):
    path = file(*MESSAGES[name][1::-1])
    before = FilesDesk(settings, path)
    assert before.strip.text.startswith(MESSAGES[name][2])
    assert files_desk.document_io.open_file(path)
    assert messages(before) == messages(files_desk)
    report = files_desk.document_io.opening_report
    assert before.document_io.opening_report == report != FileReport()


def test_no_problem_that_opening_finds_is_without_a_message():
    opened = [open_bytes(data, name) for name, data, _ in MESSAGES.values()]
    found = {problem.code for file in opened for problem in file.diagnostics}
    assert found >= {*SgfDiagnosticCode, *EncodingDiagnosticCode} - {EncodingDiagnosticCode.GUESSED}
    others = (
        ImportDiagnosticCode,
        DiagramDiagnosticCode,
        TextGamesDiagnosticCode,
        TextRecordDiagnosticCode,
    )
    assert all(found.intersection(codes) for codes in others)


def test_a_copy_kept_by_an_interrupted_save_is_offered_whenever_that_is_made(qtbot, settings, file):
    path = file(DAMAGED)
    file(SOUND, f".goboard-1-1{copy_suffix(path)}")
    desk = FilesDesk(settings, path)
    qtbot.waitUntil(lambda: len(messages(desk)) == 2)
    text, actions = messages(desk)[0]
    assert text.startswith("Saving game.sgf was interrupted. ")
    assert actions == ["Open Copy", "Delete Copy"]


def test_nothing_is_taken_away_by_reading(desk):
    report = desk.document_io.opening_report
    assert (len(report.repairs), report.has_only_harmless_repairs) == (2, False)
    assert report.guess.encoding == "gbk"
    assert desk.document_io.opening_report is report


def test_a_message_that_was_closed_stays_closed(desk):
    desk.document_io.choose_encoding(desk.document_io.opening_report.guess, "gbk")
    assert messages(desk)[0][0].startswith(DAMAGED_TEXT)
    desk.strip.dismiss()
    desk.document.play(Point(0, 0))
    desk.document.file_changed.emit()
    assert not desk.strip.has_message


def test_a_second_file_has_its_own_report(desk, file):
    assert desk.document_io.open_file(file(b"(;SZ[9];B[ee];W[c", "other.sgf"))
    assert pinned(desk) == 1
    assert desk.document_io.opening_report.guess is None
    assert desk.document_io.open_file(file(SOUND, "third.sgf"))
    assert (pinned(desk), desk.document_io.opening_report) == (0, FileReport())


def test_a_file_that_cannot_be_opened_leaves_the_report(desk, file, person):
    before = desk.document_io.opening_report
    assert not desk.document_io.open_file(file(b"", "empty.sgf"))
    assert (pinned(desk), desk.document_io.opening_report) == (2, before)


def test_a_file_that_is_read_again_is_told_of_again(desk, file):
    while desk.strip.dismiss():
        pass
    assert desk.document_io.reload_file()
    assert pinned(desk) == 2
    file(SOUND)
    assert desk.document_io.reload()
    assert (pinned(desk), desk.document_io.opening_report) == (0, FileReport())


def test_an_import_that_is_opened_again_is_told_of_again(files_desk, file):
    path = file(BAD_GIB, "a.gib")
    for _ in range(2):
        assert files_desk.document_io.open_file(path)
        assert pinned(files_desk) == 1
        files_desk.strip.dismiss()


@for_each("name", ["game.sgf", "other.sgf"])
def test_a_record_that_was_saved_is_no_longer_damaged(desk, tmp_path, person, name):
    person.answers(save_path=tmp_path / name)
    assert desk.document_io.save_as()
    assert desk.document_io.saver.wait_until_saved()
    assert (pinned(desk), desk.document_io.opening_report) == (0, FileReport())


def test_a_save_that_fails_leaves_the_report(desk, tmp_path, person):
    before = desk.document_io.opening_report
    (tmp_path / "folder.sgf").mkdir()
    person.answers(save_path=tmp_path / "folder.sgf", elsewhere=False)
    desk.document_io.save_as()
    assert (pinned(desk), desk.document_io.opening_report) == (2, before)


@for_each(("name", "data"), [("a.sgf", DAMAGED), ("a.gib", BAD_GIB)])
def test_a_new_game_has_nothing_to_report(files_desk, file, name, data):
    assert files_desk.document_io.open_file(file(data, name))
    assert pinned(files_desk) == 1
    files_desk.document_io.new_game(NewGame(Size(9, 9), 0, 6.5, "", "", ""))
    assert (pinned(files_desk), files_desk.document_io.opening_report) == (0, FileReport())


def test_a_sample_has_nothing_to_report(desk):
    assert desk.document_io.open_untitled(sample_game_path())
    assert (pinned(desk), desk.document_io.opening_report) == (0, FileReport())


def test_a_recovered_record_has_nothing_to_report(desk, file, tmp_path, settings):
    other = FilesDesk(settings, file(DAMAGED, "other.sgf"))
    journal = AutosaveJournal(other.document, lambda: [tmp_path / "journals"], other.window)
    other.document.play(Point(0, 0))
    journal.hand_over()
    (recovery,) = find_recoverable(tmp_path / "journals")
    recovering = AutosaveJournal(desk.document, lambda: [tmp_path / "journals"], desk.window)
    recovering.recover(recovery)
    assert desk.document.path == tmp_path / "other.sgf"
    assert (pinned(desk), desk.document_io.opening_report) == (0, FileReport())
    recovering.delete_journal()


def test_another_version_of_a_file_has_its_own_report(files_desk, file, person):
    desk, done = files_desk, []
    assert desk.document_io.open_file(file(DAMAGED))
    desk.document_io.open_copy(file(GBK[:-1], "copy.sgf"), done.append)
    assert len(done) == 1
    assert len(desk.document_io.opening_report.repairs) == 1
    # The encoding in which the file is read again is not that of the copy.
    assert (pinned(desk), desk.document_io.opening_report.guess) == (1, None)
    person.answers(unsaved=UnsavedChoice.DISCARD)
    desk.document_io.open_version(open_bytes(SOUND).file)
    assert (pinned(desk), desk.document_io.opening_report) == (0, FileReport())


def test_a_window_that_stays_open_keeps_the_report(desk, person):
    before = desk.document_io.opening_report
    desk.document.play(Point(0, 0))
    person.answers(unsaved=UnsavedChoice.CANCEL)
    assert not desk.document_io.confirm_discard(closing=True)
    assert (pinned(desk), desk.document_io.opening_report) == (2, before)
