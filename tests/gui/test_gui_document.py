from __future__ import annotations

import weakref

import pytest

from goboard_gui.files.comments import read_comment
from goboard_gui.go import Colour, Point, Size
from goboard_gui.gui.core import undo
from goboard_gui.gui.core.document import Document
from goboard_gui.record import PlayOutcome, new_game
from tests.gui.gui_cases import Heard
from tests.record.record_cases import branch, line

BLACK, WHITE = Colour.BLACK, Colour.WHITE
A, B, C = Point(2, 2), Point(6, 6), Point(4, 4)
FILE, PATH = object(), object()
"""Whatever a file is: the document only keeps it."""


def hear(document: Document) -> Heard:
    return Heard(document, "cursor_moved", "record_changed", "file_changed")


def stones(document: Document) -> dict[Point, Colour]:
    return dict(document.session.board.stones())


def two_games() -> Document:
    document = Document(new_game(Size(9, 9)))
    document.open_games([line("SZ[9]", "B[aa]"), line("SZ[13]", "B[bb]")], FILE, PATH)
    return document


EDITS = {
    "play": lambda document: document.play(C),
    "pass": lambda document: document.play(None),
    "resign": lambda document: document.resign(),
    "remove": lambda document: document.remove_node(),
    "comment": lambda document: document.set_comment("Big."),
    "another tree": lambda document: document.replace_tree("Swap", line("SZ[9]", "B[aa]", "W[bb]")),
}


@pytest.fixture
def played(document) -> Document:
    """Return a document with two moves, at the second, saved."""
    document.play(A)
    document.play(B)
    document.mark_saved(FILE, PATH)
    return document


def test_a_new_document_has_one_game_and_nothing_to_save(document):
    assert document.session.size == Size(9, 9)
    assert len(document.games) == 1
    assert not document.is_modified
    assert (document.file, document.path) == (None, None)


@pytest.mark.parametrize("edit", EDITS.values(), ids=EDITS)
def test_an_edit_its_undo_and_its_redo_are_each_told_once(played, edit):
    heard = hear(played)
    before = played.session.tree, played.session.cursor
    edit(played)
    after = played.session.tree, played.session.cursor
    assert after[0] is not before[0]
    assert heard.take() == {"record_changed": 1}
    assert played.is_modified
    played.undo_stack.undo()
    assert (played.session.tree, played.session.cursor) == before
    assert heard.take() == {"record_changed": 1}
    assert not played.is_modified
    played.undo_stack.redo()
    assert (played.session.tree, played.session.cursor) == after
    assert heard.take() == {"record_changed": 1}
    assert played.is_modified


def test_the_undo_stack_names_the_edits(played):
    for edit in EDITS.values():
        edit(played)
    stack = played.undo_stack
    texts = [stack.text(index) for index in range(stack.count())]
    edits = ["Move 3", "Pass", "Resign", "Delete node", "Comment", "Swap"]
    assert texts == ["Move 1", "Move 2", *edits]


def test_many_edits_are_undone_to_the_beginning_and_redone_to_the_end(document):
    trees = [document.session.tree]
    for edit in (*EDITS.values(), lambda document: document.play(A), *list(EDITS.values())[1:]):
        edit(document)
        trees.append(document.session.tree)
    assert len(set(map(id, trees))) == len(trees) == document.undo_stack.count() + 1
    for tree in reversed(trees[:-1]):
        document.undo_stack.undo()
        assert document.session.tree is tree
    assert not document.undo_stack.canUndo()
    for tree in trees[1:]:
        document.undo_stack.redo()
        assert document.session.tree is tree


def test_an_edit_after_an_undo_forgets_what_was_undone(played):
    played.undo_stack.undo()
    played.play(C)
    assert not played.undo_stack.canRedo()
    assert stones(played) == {A: BLACK, C: WHITE}


def test_undo_goes_back_to_where_the_edit_was_made(played):
    played.play(C)
    played.go_to(played.session.tree.root)
    played.undo_stack.undo()
    assert stones(played) == {A: BLACK, B: WHITE}


def test_a_refused_move_is_no_edit_and_tells_nothing(played):
    heard = hear(played)
    attempt = played.play(A)
    assert attempt.outcome is PlayOutcome.REFUSED
    assert heard.take() == {}
    assert not played.is_modified


def test_a_refused_move_is_played_anyway_when_wanted(played):
    assert played.play(A, anyway=True).outcome is PlayOutcome.ADDED
    assert stones(played) == {A: BLACK, B: WHITE}
    assert played.session.step.illegal is not None
    assert played.is_modified


def test_a_move_that_is_there_is_followed_without_an_edit(played):
    played.go_to(played.session.tree.root)
    heard = hear(played)
    assert played.play(A).outcome is PlayOutcome.FOLLOWED
    assert heard.take() == {"cursor_moved": 1}
    assert not played.is_modified


def test_going_somewhere_is_no_edit(played):
    heard = hear(played)
    count = played.undo_stack.count()
    played.go_to(played.session.tree.root)
    assert heard.take() == {"cursor_moved": 1}
    assert played.undo_stack.count() == count
    assert not played.is_modified


def test_going_where_one_is_tells_nothing(played):
    heard = hear(played)
    played.go_to(played.session.cursor)
    assert heard.take() == {}


def test_removing_the_root_does_nothing(document):
    heard = hear(document)
    document.remove_node()
    assert heard.take() == {}
    assert not document.is_modified


def test_the_document_is_modified_wherever_it_is_not_as_saved(played):
    heard = hear(played)
    played.undo_stack.undo()
    assert played.is_modified
    played.undo_stack.redo()
    assert not played.is_modified
    played.play(C)
    heard.take()
    played.mark_saved(FILE, PATH)
    assert not played.is_modified
    assert heard.take() == {"file_changed": 1}
    played.undo_stack.undo()
    assert played.is_modified


def test_a_saved_state_that_an_edit_replaced_never_comes_back(played):
    played.undo_stack.undo()
    played.play(C)
    played.undo_stack.undo()
    assert played.is_modified


def test_saving_keeps_file_and_path(document):
    document.mark_saved(FILE, PATH)
    assert (document.file, document.path) == (FILE, PATH)


def test_opening_is_told_once_and_leaves_nothing_to_undo(played):
    played.play(C)
    heard = hear(played)
    tree = line("SZ[13]", "B[aa]")
    played.open_games([tree], FILE, PATH)
    assert heard.take() == {"file_changed": 1, "record_changed": 1}
    assert played.session.tree is tree
    assert played.session.cursor == tree.root
    assert played.session.size == Size(13, 13)
    assert not played.is_modified
    assert not played.undo_stack.canUndo()
    assert (played.file, played.path) == (FILE, PATH)


def test_going_to_another_game_is_told_once_and_is_no_edit():
    document = two_games()
    heard = hear(document)
    document.go_to_game(1)
    assert heard.take() == {"record_changed": 1}
    assert document.game_index == 1
    assert document.session.size == Size(13, 13)
    assert not document.is_modified


@pytest.mark.parametrize("game", [0, -1, 2])
def test_there_is_no_going_to_the_same_game_or_to_none(game):
    document = two_games()
    heard = hear(document)
    document.go_to_game(game)
    assert heard.take() == {}
    assert document.game_index == 0


def test_opening_another_file_goes_to_its_first_game():
    document = two_games()
    document.go_to_game(1)
    document.open_games([line("SZ[9]"), line("SZ[9]")], FILE, PATH)
    assert document.game_index == 0


def test_every_game_keeps_its_place():
    document = two_games()
    document.go_to(1)
    document.go_to_game(1)
    assert document.session.cursor == 0
    document.go_to_game(0)
    assert document.session.cursor == 1


def test_undo_and_redo_go_to_the_game_they_change():
    document = two_games()
    first, second = document.games
    document.play(C)
    document.go_to_game(1)
    document.play(B)
    document.undo_stack.undo()
    assert (document.game_index, document.games[1]) == (1, second)
    heard = hear(document)
    document.undo_stack.undo()
    assert (document.game_index, document.games[0]) == (0, first)
    assert heard.take() == {"record_changed": 1}
    assert document.games == (first, second)
    document.go_to_game(1)
    document.undo_stack.redo()
    assert document.game_index == 0
    assert document.session.board[C] is BLACK
    document.undo_stack.redo()
    assert document.game_index == 1
    assert document.session.board[B] is BLACK


def test_all_games_are_as_they_are_now():
    document = two_games()
    document.go_to_game(1)
    document.play(C)
    assert document.games[1] is document.session.tree
    assert len(list(document.games[0].preorder())) == 2


def test_undoing_the_removal_of_a_variation_brings_all_of_it_back():
    tree, nodes = branch(line("SZ[9]", "B[aa]", "W[bb]"), 1, "W[cc]", "B[dd]", "W[ee]")
    document = Document(tree)
    document.go_to(nodes[0])
    document.remove_node()
    assert list(document.session.tree.preorder()) == [0, 1, 2]
    assert document.session.cursor == 1
    document.undo_stack.undo()
    assert list(document.session.tree.preorder()) == [0, 1, 2, *nodes]
    assert document.session.cursor == nodes[0]


def comments(document: Document) -> list[str]:
    """Return the comment at the cursor, and what it is after each undo there can be."""
    seen = [comment(document)]
    while document.undo_stack.canUndo():
        document.undo_stack.undo()
        seen.append(comment(document))
    return seen


def comment(document: Document) -> str:
    return read_comment(document.session.tree, document.session.cursor)


@pytest.fixture
def clock(monkeypatch):
    """Return the time as the document sees it, in seconds, to be changed by the test."""
    time = [0.0]
    monkeypatch.setattr(undo, "monotonic", lambda: time[0])
    return time


def typing(document: Document, *texts: str) -> None:
    for text in texts:
        document.set_comment(text)


def test_what_is_typed_on_and_on_is_undone_at_once(document, clock):
    typing(document, "a", "ab", "abc")
    assert comments(document) == ["abc", ""]
    document.undo_stack.redo()
    assert comment(document) == "abc"


def test_a_pause_begins_another_edit(document, clock):
    typing(document, "a", "ab")
    clock[0] += 0.4
    typing(document, "abc")
    clock[0] += 0.6
    typing(document, "abcd", "abcde")
    assert comments(document) == ["abcde", "abc", ""]


BREAKS = {
    "another edit": lambda document: document.resign(),
    "an edit undone": lambda document: (document.resign(), document.undo_stack.undo()),
    "coming back to the node": lambda document: (document.go_to(1), document.go_to(0)),
    "the text cursor": lambda document: document.end_typing(),
}


@pytest.mark.parametrize("interrupt", BREAKS.values(), ids=BREAKS)
def test_typing_does_not_go_on_after_something_else(document, clock, interrupt):
    document.open_games([line("SZ[9]", "B[aa]")], None, None)
    typing(document, "a", "ab")
    interrupt(document)
    typing(document, "abc")
    seen = comments(document)
    assert list(dict.fromkeys(seen)) == ["abc", "ab", ""]


def test_typing_at_another_node_is_another_edit(document, clock):
    document.open_games([line("SZ[9]", "B[aa]")], None, None)
    typing(document, "root")
    document.go_to(1)
    typing(document, "move")
    assert document.undo_stack.count() == 2
    document.undo_stack.undo()
    assert (document.session.cursor, comment(document)) == (1, "")
    document.undo_stack.undo()
    assert (document.session.cursor, comment(document)) == (0, "")


def test_typing_after_saving_is_to_be_saved(document, clock):
    typing(document, "a")
    document.mark_saved(FILE, PATH)
    typing(document, "ab")
    assert document.is_modified
    document.undo_stack.undo()
    assert not document.is_modified
    assert comment(document) == "a"


def test_the_same_comment_again_is_no_edit(document):
    document.set_comment("")
    assert not document.is_modified


def test_positions_are_not_replayed_for_a_comment(document):
    document.play(A)
    board = document.session.board
    document.set_comment("Good.")
    assert document.session.board is board


def test_another_record_lets_go_of_all_that_was_edited_before(played):
    before = weakref.ref(played.session)
    played.open_games([line("SZ[9]", "B[aa]")], FILE, PATH)
    assert before() is None


def test_a_document_with_edits_is_gone_without_a_search_for_garbage():
    document = Document(new_game(Size(9, 9)))
    document.play(A)
    document.set_comment("Big.")
    gone = weakref.ref(document)
    del document
    assert gone() is None


def test_edits_that_can_be_undone_no_more_are_forgotten(played):
    played.change_games("Add", [*played.games, line("SZ[9]")], 1)
    added = weakref.ref(played.session)
    played.undo_stack.undo()
    assert added() is not None
    played.play(C)
    assert added() is None


def test_each_letter_that_merges_is_forgotten_but_can_be_undone(played):
    for text in ("T", "Th", "The"):
        played.set_comment(text)
    assert played.undo_stack.count() == 3
    played.undo_stack.undo()
    assert read_comment(played.session.tree, played.session.cursor) == ""
    played.undo_stack.redo()
    assert read_comment(played.session.tree, played.session.cursor) == "The"
