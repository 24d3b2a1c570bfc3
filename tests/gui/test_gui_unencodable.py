"""Saving of characters that UTF-8 cannot represent."""

from __future__ import annotations

import codecs

import pytest

from goboard_gui.gui.widgets import dialogs
from goboard_gui.gui.widgets.dialogs import ReplaceCharactersChoice as Choice

WIDE = codecs.BOM_UTF16_LE + "(;SZ[9]PB[x\ud800];B[ee]N[\udc00y\udfff];W[cc])".encode(
    "utf-16-le", "surrogatepass"
)
BIG5 = "(;CA[Big5]SZ[9]PB[張];B[ee])".encode("big5")
UTF8 = b"(;CA[UTF-8]SZ[9];B[ee])"


class Saving:
    """A desk with a file, and the answers of a user to questions about saving it."""

    def __init__(self, desk, person, path) -> None:
        self.desk, self.person, self.path = desk, person, path
        self.document = desk.document

    def open(self, data: bytes):
        self.path.write_bytes(data)
        assert self.desk.document_io.open_file(self.path)
        return self.document

    def save(self, answer: Choice | None = None, **others) -> bool:
        """Save the document, and return whether that succeeded; at most one question is asked."""
        asked = len(self.person.asked)
        self.person.answers(**others, **({} if answer is None else {"replace": answer}))
        saver = self.desk.document_io.saver
        saved = saver.save() and saver.wait_until_saved()
        assert len(self.person.asked) <= asked + 1
        return saved

    @property
    def question(self) -> str:
        return str(self.person.asked[-1][1])

    @property
    def data(self) -> bytes:
        return self.path.read_bytes()


@pytest.fixture
def saving(files_desk, person, tmp_path):
    return Saving(files_desk, person, tmp_path / "game.sgf")


def test_lone_surrogates_are_saved_in_the_encoding_of_the_file_without_asking(saving):
    document = saving.open(WIDE)
    document.go_to(2)
    document.set_comment("new")
    assert saving.save()
    assert saving.data == WIDE[:-2] + "C[new])".encode("utf-16-le")
    assert saving.person.asked == []


def test_what_cannot_be_saved_is_replaced_if_the_user_agrees(saving):
    document = saving.open(UTF8)
    document.go_to(1)
    document.set_comment("a\ud83db\udc41")
    assert saving.save(Choice.REPLACE)
    assert saving.question == "2 characters can't be saved in UTF-8. Replace them with �?"
    assert saving.data == "(;CA[UTF-8]SZ[9];B[ee]C[a�b�])".encode()
    assert document.session.tree.node(1).first_value("C") == "a�b�"
    assert (document.session.cursor, document.is_modified) == (1, False)


def test_after_replacing_nothing_is_asked_again(saving):
    document = saving.open(UTF8)
    document.go_to(1)
    document.set_comment("\ud83d")
    assert saving.save(Choice.REPLACE)
    document.play(None)
    assert saving.save()
    assert len(saving.person.asked) == 1


def test_replacing_is_an_edit_that_can_be_undone(saving):
    document = saving.open(UTF8)
    document.go_to(1)
    document.set_comment("\ud83d")
    assert saving.save(Choice.REPLACE)
    document.undo_stack.undo()
    assert document.session.tree.node(1).first_value("C") == "\ud83d"
    assert document.is_modified
    assert not saving.save(Choice.CANCEL)
    assert saving.question.startswith("1 character")


def test_cancelling_saves_nothing_and_says_so_and_the_next_save_asks_again(saving):
    document = saving.open(UTF8)
    document.go_to(1)
    document.set_comment("\ud83d")
    for times in (1, 2):
        assert not saving.save(Choice.CANCEL)
        assert saving.data == UTF8
        assert saving.desk.strip.text == "game.sgf was not saved."
        assert (document.is_modified, len(saving.person.asked)) == (True, times)
    assert saving.save(Choice.REPLACE)
    assert not saving.desk.strip.has_message


def test_the_first_character_can_be_shown(saving):
    document = saving.open(UTF8 + b"(;SZ[9];B[aa];W[bb])")
    document.go_to_game(1)
    document.go_to(2)
    document.set_node_name("\ud83d")
    document.go_to_game(0)
    assert not saving.save(Choice.SHOW)
    assert (document.game_index, document.session.cursor) == (1, 2)
    assert saving.desk.strip.text.startswith("Couldn't save game.sgf: property N of this node")
    assert document.is_modified


def test_one_question_is_asked_if_the_encoding_of_the_file_lacks_a_character_too(saving):
    document = saving.open(BIG5)
    document.go_to(1)
    document.set_comment("한\ud83d한\ud83d")
    assert not saving.save(Choice.CANCEL)
    assert saving.question.splitlines() == [
        "“한” in C can't be saved in Big5",
        "The whole file will be saved in UTF-8 instead.",
        "2 characters can't be saved in UTF-8. Replace them with �?",
    ]
    assert saving.data == BIG5
    assert saving.save(Choice.REPLACE)
    assert saving.data == "(;CA[UTF-8]SZ[9]PB[張];B[ee]C[한�한�])".encode()


def test_a_file_in_utf16_with_surrogates_can_be_saved_in_utf8(saving):
    document = saving.open(WIDE)
    document.go_to(2)
    document.set_comment("\ud83d")
    assert saving.save(Choice.REPLACE)
    assert saving.question.endswith("4 characters can't be saved in UTF-8. Replace them with �?")
    assert saving.data == "(;CA[UTF-8]SZ[9]PB[x�];B[ee]N[�y�];W[cc]C[�])".encode()
    document.go_to(1)
    document.set_comment("later")
    assert saving.save()
    assert b"C[later]" in saving.data


def test_surrogates_outside_the_games_are_replaced_too(saving):
    data = codecs.BOM_UTF16_LE + "\ud800(;SZ[9]PB[x];B[ee])\ud800".encode(
        "utf-16-le", "surrogatepass"
    )
    document = saving.open(data)
    document.go_to(1)
    document.set_comment("\ud83d")
    assert saving.save(Choice.REPLACE)
    assert saving.data == "�(;CA[UTF-8]SZ[9]PB[x];B[ee]C[�])�".encode()
    document.play(None)
    assert saving.save()


def test_refusing_utf8_saves_nothing_and_says_so(saving):
    document = saving.open(BIG5)
    document.go_to(1)
    document.set_comment("한")
    assert not saving.save(yes=False)
    assert saving.data == BIG5
    assert saving.desk.strip.text == "game.sgf was not saved."
    assert saving.save(yes=True)
    assert saving.data == "(;CA[UTF-8]SZ[9]PB[張];B[ee]C[한])".encode()


def test_edits_during_the_save_are_replaced_as_well(saving, monkeypatch):
    document = saving.open(UTF8)
    document.go_to(1)
    document.set_comment("\ud83d")

    def answer(*_args, **_offered):
        document.set_node_name("\ud83d")
        return Choice.REPLACE

    monkeypatch.setattr(dialogs, "ask_replace_characters", answer)
    assert saving.save()
    assert saving.data == "(;CA[UTF-8]SZ[9];B[ee]C[�]N[�])".encode()


THEIRS = b"(;SZ[9]C[theirs];B[aa])"
OVERWRITTEN = "game.sgf was changed by another program, and will be replaced."
WRITTEN_AGAIN = "game.sgf was deleted or moved, and will be created again."


@pytest.mark.parametrize(
    ("change", "warning"),
    [
        (lambda path: path.write_bytes(THEIRS), OVERWRITTEN),
        (lambda path: path.unlink(), WRITTEN_AGAIN),
    ],
    ids=["changed", "deleted"],
)
@pytest.mark.parametrize(
    ("data", "comment", "answers", "saved"),
    [
        (BIG5, "한", {"yes": True}, "(;CA[UTF-8]SZ[9]PB[張];B[ee]C[한])"),
        (UTF8, "\ud83d", {"answer": Choice.REPLACE}, "(;CA[UTF-8]SZ[9];B[ee]C[�])"),
        (BIG5, "한\ud83d", {"answer": Choice.REPLACE}, "(;CA[UTF-8]SZ[9]PB[張];B[ee]C[한�])"),
    ],
    ids=["another encoding", "replaced characters", "both"],
)
def test_one_question_is_asked_if_another_program_has_changed_the_file_too(
    saving, change, warning, data, comment, answers, saved
):
    document = saving.open(data)
    document.go_to(1)
    document.set_comment(comment)
    change(saving.path)
    assert saving.save(**answers)
    assert saving.question.splitlines()[0] == warning
    assert saving.data == saved.encode()
    assert not document.is_modified


@pytest.mark.parametrize(("data", "comment"), [(BIG5, "한"), (UTF8, "\ud83d")])
def test_refusing_both_at_once_leaves_what_the_other_program_wrote(saving, data, comment):
    document = saving.open(data)
    document.go_to(1)
    document.set_comment(comment)
    saving.path.write_bytes(THEIRS)
    assert not saving.save(Choice.CANCEL, yes=False)
    assert saving.data == THEIRS
    assert saving.desk.strip.text == "game.sgf was not saved."
    assert saving.save(Choice.REPLACE, yes=True)


def test_a_file_that_changes_after_the_question_is_not_overwritten_and_no_second_question_asked(
    saving, monkeypatch
):
    document = saving.open(BIG5)
    document.go_to(1)
    document.set_comment("한")

    def agree_late(*_question) -> bool:
        saving.path.write_bytes(THEIRS)
        return True

    monkeypatch.setattr(dialogs, "confirm", agree_late)
    saver = saving.desk.document_io.saver
    assert not (saver.save() and saver.wait())
    assert saving.person.asked == []
    assert saving.data == THEIRS
    text = "Couldn't save game.sgf: another program has changed the file."
    assert saving.desk.strip.text == text
    monkeypatch.setattr(dialogs, "confirm", lambda *_question: True)
    assert saver.save()
    assert saver.wait_until_saved()
    assert not saving.desk.strip.has_message
    assert "한".encode() in saving.data
