"""Comparison of games, most of whose nodes are compared as text."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.errors import ReadError
from goboard_gui.files.sgf.game_equality import are_same_games
from goboard_gui.files.sgf.game_saving import save_games
from goboard_gui.files.sgf.possible_moves import CommentInterpretation
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.sgf.scanned_game import ScannedGame
from goboard_gui.files.sgf.writing import serialize_games
from goboard_gui.record.tree import Property
from tests.cases import for_each
from tests.examples import examples
from tests.files.sgf_cases import FULL, shape

THOROUGH = 20 if FULL else 1

NODES = st.sampled_from((";B[aa]", ";W[bb]C[x]", "; C[a\\]b]", ";B[aa]N[]", ";", ";C[a;B[cc]"))
BRANCHES = st.recursive(
    st.lists(NODES, min_size=1, max_size=3).map("".join),
    lambda inner: st.tuples(inner, st.lists(inner, min_size=2, max_size=3)).map(
        lambda parts: parts[0] + "".join(f"({each})" for each in parts[1])
    ),
    max_leaves=8,
)
FILES = st.lists(BRANCHES, min_size=1, max_size=2).map(
    lambda games: "\n".join(f"(;SZ[9]{game})" for game in games)
)


def edited(data, tree):
    """Return a game after some edits at random places."""
    for _ in range(data.draw(st.integers(0, 3))):
        node = data.draw(st.sampled_from(list(tree.preorder())))
        match data.draw(st.sampled_from(["add", "first", "set", "remove", "reorder"])):
            case "add":
                tree, _ = tree.add(node, [Property("W", ("cc",))])
            case "first":
                tree, _ = tree.add(node, [Property("W", ("dd",))], 0)
            case "set":
                tree = tree.set_properties(node, [Property("C", ("new",))])
            case "remove" if node != tree.root:
                tree = tree.remove(node)
            case "reorder":
                tree = tree.set_children(node, tree.children(node)[::-1])
    return tree


@examples(1.5 * THOROUGH)
@given(FILES, st.data())
def test_what_was_written_is_the_same_and_what_was_altered_is_not(text, data):
    """The other comparison is node by node."""
    file = read_sgf(text.encode())
    games = [edited(data, tree) for tree in file.games]
    written, prepared = serialize_games(file, games)
    assert are_same_games(prepared, read_sgf(written).games)
    place = data.draw(st.integers(0, len(written) - 1))
    new = data.draw(st.sampled_from([b"", b"a", b"]", b"[", b"(", b")", b";", b"\\", b" "]))
    altered = written[:place] + new + written[place + data.draw(st.integers(0, 8)) :]
    try:
        others = read_sgf(altered).games
    except ReadError:
        return
    assert are_same_games(prepared, others) == (
        list(map(shape, prepared)) == list(map(shape, others))
    )


GAME = "(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd])(;W[ee];B[ff]))"


@for_each(
    "other",
    [
        GAME.replace("W[dd]", "W[dc]"),
        GAME.replace("(;W[dd])", "(;W[dd];)"),
        GAME.replace("(;W[dd])", ""),
        GAME.replace("(;W[dd])", "(;W[dd])(;W[dd])"),
        GAME.replace(";W[dd])(;", ";W[dd];"),
        GAME.replace(";B[ff]))", ")(;B[ff]))"),
        GAME.replace("SZ[9]", "SZ[8]"),
        GAME + GAME,
    ],
)
def test_any_difference_is_noticed_in_unedited_and_edited_games(other):
    file = read_sgf(GAME.encode())
    others = read_sgf(other.encode()).games
    assert not are_same_games(file.games, others)
    first = file.games[0].set_properties(1, [Property("B", ("aa",))])
    assert are_same_games([first], file.games)
    assert not are_same_games([first], others)


def test_comments_that_were_read_in_another_way_are_not_the_same():
    text = b"(;SZ[9];B[aa]C[a;W[cc];B[dd])"
    readings = (CommentInterpretation.AS_MOVES, CommentInterpretation.AS_COMMENTS)
    moves, comments = (read_sgf(text, reading=each).games for each in readings)
    assert not are_same_games(moves, comments)
    assert not are_same_games(comments, moves)
    assert are_same_games(comments, read_sgf(text, reading=CommentInterpretation.AS_COMMENTS).games)


def test_a_save_after_one_edit_parses_only_the_nodes_on_the_way_to_it(tmp_path, monkeypatch):
    # A main line of 100 moves, each with a variation of two, and four more games.
    line = ";B[aa](;W[bb]C[x];B[cc])(" * 100
    game = f"(;SZ[19]{line};W[dd]{')' * 100})"
    text = "\n".join([game] * 5).encode()
    path = tmp_path / "games.sgf"
    path.write_bytes(text)
    file = read_sgf(text)
    tree, _ = file.games[0].add(301, [Property("W", ("aa",))])
    parsed = []
    real = ScannedGame.properties

    def properties(game, index):
        parsed.append(index)
        return real(game, index)

    monkeypatch.setattr(ScannedGame, "properties", properties)
    save_games(file, [tree, *file.games[1:]], path)
    assert sum(len(each.source) for each in file.games) == 5 * 302
    assert len(parsed) < 300
