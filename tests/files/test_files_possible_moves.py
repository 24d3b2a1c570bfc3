"""Comments that contain what looks like a move: kept, or read as moves that lost a bracket."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.errors import SgfDiagnosticCode as Kind
from goboard_gui.files.journal.journal_file import decode_json, encode_json
from goboard_gui.files.journal.origin import DocumentOrigin, read_head
from goboard_gui.files.journal.state import DocumentState
from goboard_gui.files.sgf.branch_text import read_branches, write_branch
from goboard_gui.files.sgf.game_saving import save_games
from goboard_gui.files.sgf.possible_moves import CommentInterpretation
from goboard_gui.files.sgf.reading import read_sgf, read_sgf_file
from goboard_gui.files.sgf.writing import are_same_games, write_sgf
from goboard_gui.go import Size
from goboard_gui.record import Property
from goboard_gui.record.properties.texts import decode_text
from tests.cases import for_each
from tests.effort import effort
from tests.files.journal_cases import begun, only
from tests.files.sgf_cases import moves

AUTOMATIC, AS_COMMENTS, AS_MOVES = CommentInterpretation
LIST = "(;SZ[9]PW[Ada]C[List:\nPB[x];B[aa];W[bb])"
QUOTED = "(;SZ[9];B[aa];W[bb]C[a;B[cc];B[dd])"
DAMAGED = "(;SZ[9];B[aa];W[bb]C[a;B[cc];W[dd])"


def line(text: str, reading: CommentInterpretation = AUTOMATIC) -> str:
    """Return the moves of the first game, and whether its comment was cut at the moves."""
    tree = read_sgf(text.encode(), reading=reading).games[0]
    comments = (tree.node(node).first_value("C") for node in tree.preorder())
    told = next((decode_text(raw) for raw in comments if raw is not None), "")
    return " ".join(f"{colour}{point}" for colour, point in moves(tree)) + f" | {told}"


# Each: the text, what is read, and the kind and place of the diagnostic.
READ = {
    "quoted property": (LIST, "Baa Wbb | List:\nPB[x", (Kind.POSSIBLE_MOVE, 2, 1)),
    "its damaged twin": (
        "(;SZ[9]PW[Ada]C[List:\nPB[x]KM[6];B[aa];W[bb])",
        "Baa Wbb | List:\nPB[x",
        (Kind.POSSIBLE_MOVE, 2, 1),
    ),
    "quoted move": (QUOTED, "Baa Wbb Bdd | a;B[cc", (Kind.POSSIBLE_MOVE, 1, 23)),
    "quoted move alone": ("(;SZ[9]C[a;B[cc])", " | a;B[cc", (Kind.POSSIBLE_MOVE, 1, 11)),
    "damaged move": (DAMAGED, "Baa Wbb Bcc Wdd | a", (Kind.POSSIBLE_COMMENT, 1, 23)),
    "quoted at the end": ("(;SZ[9];W[bb]C[a;B[cc])", "Wbb | a;B[cc", (Kind.POSSIBLE_MOVE, 1, 17)),
    "quoted before the first move": (
        "(;SZ[9]C[a;B[cc];W[dd];B[ee])",
        "Wdd Bee | a;B[cc",
        (Kind.POSSIBLE_MOVE, 1, 11),
    ),
    "both leave two in a row": (
        "(;SZ[9];B[aa];W[bb]C[a;W[cc];W[dd])",
        "Baa Wbb Wdd | a;W[cc",
        (Kind.POSSIBLE_MOVE, 1, 23),
    ),
    "damaged before variations": (
        "(;SZ[9];W[bb]C[a;B[cc](;W[dd])(;N[x];W[ee]))",
        "Wbb Bcc Wdd Wee | a",
        (Kind.POSSIBLE_COMMENT, 1, 17),
    ),
    "quoted before variations of both": (
        "(;SZ[9];W[bb]C[a;B[cc](;W[dd])(;B[ee]))",
        "Wbb Wdd Bee | a;B[cc",
        (Kind.POSSIBLE_MOVE, 1, 17),
    ),
    "damaged far from the moves around": (
        "(;SZ[9];W[bb];N[x];C[a;B[cc];N[y];N[z];W[dd])",
        "Wbb Bcc Wdd | a",
        (Kind.POSSIBLE_COMMENT, 1, 23),
    ),
    "damaged beside moves of one colour elsewhere": (
        "(;SZ[9];B[ii];B[hh];W[bb]C[a;B[cc];W[dd])",
        "Bii Bhh Wbb Bcc Wdd | a",
        (Kind.POSSIBLE_COMMENT, 1, 29),
    ),
    "quoted before a move in its node": (
        "(;SZ[9];B[aa];C[a;B[cc]W[dd];B[ee])",
        "Baa Wdd Bee | a;B[cc",
        (Kind.POSSIBLE_MOVE, 1, 18),
    ),
    "damaged before a move in its node": (
        "(;SZ[9];B[aa];C[a;W[cc]B[dd];W[ee])",
        "Baa Wcc Bdd Wee | a",
        (Kind.POSSIBLE_COMMENT, 1, 18),
    ),
    "two moves damaged": (
        "(;SZ[9];W[bb]C[a;B[cc;W[dd;B[ee];W[ff])",
        "Wbb Bcc Wdd Bee Wff | a",
        (Kind.POSSIBLE_COMMENT, 1, 17),
    ),
    "an even number of moves": (
        "(;SZ[9];W[bb]C[a;B[cc;W[dd];B[ee])",
        "Wbb Bee | a;B[cc;W[dd",
        (Kind.POSSIBLE_MOVE, 1, 17),
    ),
    "quoted behind an escape": (
        "(;SZ[9]C[a;B[aa\\;W[bb])",
        " | a;B[aa;W[bb",
        (Kind.POSSIBLE_MOVE, 1, 11),
    ),
    "a comment of the game": (
        "(;SZ[9]GC[a;B[cc];B[dd])",
        "Bdd | ",
        (Kind.POSSIBLE_MOVE, 1, 12),
    ),
    "in a line of its own": (
        "(;SZ[9];W[bb]C[a\r\n;B[cc]\r\n;W[dd])",
        "Wbb Bcc Wdd | a",
        (Kind.POSSIBLE_COMMENT, 2, 1),
    ),
}


@for_each(("text", "read", "told"), READ.values(), ids=READ)
def test_what_looks_like_a_move_in_a_comment_is_read_as_its_surroundings_suggest(text, read, told):
    first = read_sgf(text.encode()).diagnostics[0]
    assert (line(text), (first.code, first.place.line, first.place.column)) == (read, told)
    assert "This comment may contain a move (missing ]?)" in str(first)


@for_each("text", [text for text, _, _ in READ.values()], ids=READ)
def test_each_reading_can_be_chosen_and_offers_the_other(text):
    comments, as_moves = (read_sgf(text.encode(), reading=it) for it in (AS_COMMENTS, AS_MOVES))
    assert comments.other_interpretations == (AS_MOVES,)
    assert as_moves.other_interpretations == (AS_COMMENTS,)
    assert (comments.is_damaged, as_moves.is_damaged) == (False, True)
    assert line(text) in (line(text, AS_COMMENTS), line(text, AS_MOVES))
    assert line(text, AS_COMMENTS) != line(text, AS_MOVES) or "GC[" in text


NOT_DOUBTFUL = {
    "name": "(;SZ[9];W[bb]N[a;B[cc];B[dd])",
    "player": "(;PB[Foo\nPW[Bar]KM[6])",
    "move": "(;SZ[9];B[aa;W[bb];B[cc])",
    "NULs over the end": "(;SZ[9]C[a\0\0;B[cc];W[dd])",
    "cut": "(;SZ[9]C[a;B[cc",
    "garbage behind": "(;SZ[9];B[aa]C[a;B[cc] x];W[dd])",
}


@for_each("text", NOT_DOUBTFUL.values(), ids=NOT_DOUBTFUL)
@for_each("reading", CommentInterpretation)
def test_values_that_are_damaged_anyway_are_not_asked_about(text, reading):
    file = read_sgf(text.encode(), reading=reading)
    assert file.is_damaged
    assert file.other_interpretations == ()
    assert line(text, reading) == line(text, AS_MOVES)


@for_each("text", [text for text, _, _ in READ.values()], ids=READ)
@pytest.mark.parametrize("reading", CommentInterpretation)
def test_an_untouched_file_is_saved_as_it_is(tmp_path, text, reading):
    path = tmp_path / "game.sgf"
    path.write_bytes(text.encode())
    file = read_sgf_file(path, reading=reading)
    save_games(file, file.games, path)
    assert path.read_bytes() == text.encode()


def test_what_is_edited_elsewhere_keeps_the_bytes_of_the_comment():
    text = QUOTED.encode()
    file = read_sgf(text)
    tree, _ = file.games[0].add(3, [Property("W", ("ee",))])
    assert write_sgf(file, [tree]) == text[:-1] + b";W[ee])"
    file = read_sgf(LIST.encode())
    named = file.games[0].set_properties(1, [Property("B", ("ii",))])
    assert write_sgf(file, [named]) == LIST.replace("aa", "ii").encode()


def test_a_comment_that_would_be_read_as_moves_after_an_edit_is_escaped():
    file = read_sgf(QUOTED.encode())
    tree = file.games[0].set_properties(3, [Property("W", ("dd",))])
    written = write_sgf(file, [tree])
    assert written == DAMAGED.replace("B[cc", "B\\[cc").encode()
    assert read_sgf(written).diagnostics == ()


def test_a_chosen_reading_of_an_edited_file_is_written_so_that_it_is_read_again():
    for text in (QUOTED, DAMAGED, LIST):
        for reading in CommentInterpretation:
            file = read_sgf(text.encode(), reading=reading)
            tree, _ = file.games[0].add(0, [Property("B", ("ii",))])
            back = read_sgf(write_sgf(file, [tree]))
            assert are_same_games([tree], back.games)


def test_an_unedited_game_is_settled_if_another_one_of_its_file_is_edited():
    file = read_sgf(f"{DAMAGED}\n(;SZ[9])".encode(), reading=AS_COMMENTS)
    other = file.games[1].set_properties(0, [Property("SZ", ("5",))])
    written = write_sgf(file, [file.games[0], other])
    assert written == DAMAGED.replace("B[cc", "B\\[cc").encode() + b"\n(;SZ[5])"


NODES = st.lists(
    st.tuples(
        st.sampled_from(["B[aa]", "W[bb]", "", "N[x]"]),
        st.sampled_from(
            ["", "C[a;B[cc]", "C[;W[dd]", "C[a\nPB[x]", "C[a;B[cc;W[dd]", "C[x\\;W[aa]"]
        ),
        st.sampled_from(["", "LB[aa:x]", "junk "]),
    ),
    max_size=6,
)


@given(
    nodes=NODES,
    branch=NODES,
    reading=st.sampled_from(CommentInterpretation),
    edits=st.lists(st.tuples(st.integers(0, 12), st.sampled_from("abmr")), min_size=1, max_size=4),
)
def test_whatever_is_edited_is_read_back_as_it_was_shown(nodes, branch, reading, edits):
    first, second = ("".join(f";{''.join(node)}" for node in each) for each in (nodes, branch))
    text = f"(;SZ[9]{first}(;W[ee]{second})(;B[ff]))"
    file = read_sgf(text.encode(), reading=reading)
    tree = file.games[0]
    for number, edit in edits:
        known = list(tree.preorder())
        node = known[number % len(known)]
        match edit:
            case "a":
                tree, _ = tree.add(node, [Property("B", ("gg",))])
            case "b":
                tree, _ = tree.add(node, [Property("W", ("hh",)), Property("C", ("b;B\\[ii",))])
            case "m":
                marked = [*tree.node(node).properties, Property("MA", ("cc",))]
                tree = tree.set_properties(node, marked)
            case "r" if node != tree.root:
                tree = tree.remove(node)
    written = write_sgf(file, [tree])
    if tree is file.games[0]:
        assert written == text.encode()
    else:
        assert are_same_games([tree], read_sgf(written).games)


def test_a_copied_branch_is_pasted_as_it_was_shown():
    tree = read_sgf(DAMAGED.encode(), reading=AS_COMMENTS).games[0]
    (pasted,) = read_branches(write_branch(tree, 2), Size(9, 9))
    assert [dict(node).get("C") for _, node in pasted] == [("a;B\\[cc",), None]


@pytest.mark.parametrize("reading", CommentInterpretation)
def test_a_journal_knows_how_comments_were_read(tmp_path, reading):
    file = read_sgf(DAMAGED.encode(), reading=reading)
    tree, _ = file.games[0].add(2, [Property("B", ("ii",))])
    journal = begun(tmp_path, DocumentOrigin(None, file))
    journal.append(DocumentState((tree,), 0, 0))
    journal.release()
    found = only(tmp_path)
    assert found.damage is None
    assert are_same_games(found.games, [tree])
    assert found.origin.file.reading is reading


def test_a_journal_of_an_earlier_version_had_all_of_them_read_as_moves():
    (_, head), *_ = DocumentOrigin(None, read_sgf(QUOTED.encode())).journal_records()
    values = decode_json(head)
    assert values.pop("comments") == "automatic"
    assert read_head(encode_json(values)).reading is AS_MOVES


def doubtful_line(count: int) -> bytes:
    return b"(;SZ[9];W[aa]" + b";C[x;B[cc]" * count + b";W[bb])"


def test_the_work_grows_with_the_number_of_such_comments_only():
    few, many = (effort(partial(read_sgf, doubtful_line(count))) for count in (100, 1000))
    assert many < 12 * few


def test_progress_does_not_go_back_while_a_game_is_read_again():
    told = []
    read_sgf(DAMAGED.encode() * 3, progress=lambda done, _total: told.append(done))
    assert told == sorted(told)
