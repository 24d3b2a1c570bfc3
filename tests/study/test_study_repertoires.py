"""Repertoires: their cards, how they are drilled, and where games leave them."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.files.sgf.reading import new_sgf_file, read_sgf
from goboard_gui.files.sgf.writing import write_sgf
from goboard_gui.go import Colour, Point, Size, Symmetry
from goboard_gui.record import Property, Session, Tree
from goboard_gui.record.edits.rotation import rotate_record
from goboard_gui.study.position import position_of
from goboard_gui.study.repertoires.comparison import Ending, FileGame, compare_files, compare_game
from goboard_gui.study.repertoires.drill import Drill, DrillOutcome, DrillState
from goboard_gui.study.repertoires.repertoire import (
    likely_colour,
    read_repertoire,
)
from goboard_gui.study.repetition.cards import repertoire_key
from goboard_gui.study.repetition.study_log import Rating
from tests.cases import for_each

BLACK, WHITE = Colour.BLACK, Colour.WHITE


def games_of(text: str):
    return read_sgf(text.encode()).games


def repertoire_of(text: str, colour: Colour = BLACK):
    return read_repertoire(games_of(text), colour)


def card_nodes(repertoire) -> list[tuple[int, int]]:
    """Return the first nodes of the cards."""
    return [tuple(repertoire.positions[key].place) for key in repertoire.cards]


def own_nodes(repertoire) -> list[int]:
    """Return the nodes of the player's moves, card by card."""
    return [repertoire.moves_ahead(key)[0].place.node for key in repertoire.cards]


def point(text: str) -> Point | None:
    return Point(*(ord(letter) - ord("a") for letter in text)) if text else None


@for_each(
    ("text", "colour", "cards", "moves"),
    [
        # Each position with the player to move is a card, whoever begins.
        ("(;SZ[9];B[cc];W[gg];B[gc])", BLACK, [(0, 0), (0, 2)], [1, 3]),
        ("(;SZ[9];B[cc];W[gg];B[gc])", WHITE, [(0, 1)], [2]),
        # The other corner is the same position; so is the other order of moves.
        ("(;SZ[9](;B[cc];W[ee];B[ce])(;B[gg];W[ee];B[ge]))", BLACK, [(0, 0), (0, 2)], [1, 3]),
        (
            "(;SZ[9](;B[cc];W[gg];B[gc];W[cg];B[ee])(;B[cc];W[cg];B[gc];W[gg];B[ee]))",
            BLACK,
            [(0, 0), (0, 2), (0, 4), (0, 7)],
            [1, 3, 5, 8],
        ),
        # Games of a file are merged as well.
        ("(;SZ[9];B[cc])(;SZ[9];B[gc];W[ee];B[gg])", BLACK, [(0, 0), (1, 2)], [1, 3]),
        # Colours do not merge.
        ("(;SZ[9]AB[cc];W[ee];B[gg])(;SZ[9]AW[cc];B[ee];W[gg])", BLACK, [(0, 1), (1, 0)], [2, 1]),
        # Marked moves are not the player's, and nothing below them is a card.
        ("(;SZ[9](;B[cc]BM[1];W[ee];B[gg])(;B[ee]DO[];W[cc];B[gg])(;B[ce]))", BLACK, [(0, 0)], [7]),
        ("(;SZ[9];B[cc]BM[1];W[ee];B[gg])", BLACK, [], []),
        # A marked move of the opponent is to be answered.
        ("(;SZ[9];W[cc]BM[1];B[ee])", BLACK, [(0, 1)], [2]),
        # A move that is marked in one place only counts; so does the order of unmarked ones.
        ("(;SZ[9](;B[cc]BM[1])(;B[ee])(;B[gg]))", BLACK, [(0, 0)], [2]),
        # Passes, nodes without moves, handicap stones and set-up stones in the middle.
        ("(;SZ[9];B[cc];W[];B[])", BLACK, [(0, 0), (0, 2)], [1, 3]),
        ("(;SZ[9];C[x];B[cc];C[y];W[gg];N[z];B[ee])", BLACK, [(0, 0), (0, 4)], [2, 6]),
        ("(;SZ[9]HA[2]AB[cc][gg];W[gc];B[cg])", BLACK, [(0, 1)], [2]),
        ("(;SZ[9];B[cc];AW[gg];B[ee])", BLACK, [(0, 0), (0, 2)], [1, 3]),
        # Black twice in a row: White passed in between.
        ("(;SZ[9];B[cc];B[gg])", BLACK, [(0, 0), (0, 1)], [1, 2]),
        ("(;SZ[9];B[cc];B[gg])", WHITE, [(0, 1)], [2]),
        # A line in which positions repeat.
        ("(;SZ[9];B[cc];W[];B[];W[];B[ee])", BLACK, [(0, 0), (0, 2)], [1, 3]),
    ],
)
def test_cards_are_the_positions_with_the_player_to_move(text, colour, cards, moves):
    repertoire = repertoire_of(text, colour)
    assert card_nodes(repertoire) == cards
    assert own_nodes(repertoire) == moves


@for_each(
    ("text", "warnings"),
    [
        ("(;SZ[9](;B[cc];W[ee];B[ce])(;B[gg];W[ee];B[eg]))", []),
        (
            "(;SZ[9](;B[cc];W[ee];B[ce])(;B[gg];W[ee];B[cc]))",
            [(6, "the same position has another first move earlier in the file, which counts")],
        ),
        (
            "(;SZ[9];B[cc];W[cc];B[ee])",
            [(2, "illegal move: occupied; the branch is left out")],
        ),
        # What follows a move of the player that is marked as bad or doubtful is left out.
        ("(;SZ[9](;B[ee])(;B[cc]DO[];W[cc];B[ee]))", []),
        ("(;SZ[9](;B[ee])(;B[cc];W[gg];B[gc])(;B[gc]BM[1];W[cg];B[ee];W[cc]))", []),
        (
            "(;SZ[9];B[zz];W[cc])",
            [(1, "illegal move: not a point of the board; the branch is left out")],
        ),
    ],
)
def test_what_is_doubtful_is_reported_with_its_node(text, warnings):
    found = repertoire_of(text).warnings
    assert [(warning.place.node, str(warning)) for warning in found] == warnings


def test_the_ko_is_part_of_a_position():
    taken = "(;SZ[9]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[ii])"
    free = "(;SZ[9]AB[ba][ab][bc][cb]AW[ca][db][cc];W[bb])"
    repertoire = repertoire_of(taken + free, WHITE)
    assert card_nodes(repertoire) == [(0, 1), (1, 0)]
    assert not repertoire.warnings


@for_each(
    ("text", "colour"),
    [
        ("(;B[aa](;W[bb])(;W[cc])(;W[dd]))", BLACK),
        ("(;B[aa];W[bb](;B[cc])(;B[dd]))", WHITE),
        # Marked moves don't count. Black, if both have equally many.
        ("(;B[aa];W[bb](;B[cc])(;B[dd]BM[1]))", BLACK),
        ("(;B[aa];W[bb])", BLACK),
    ],
)
def test_the_likely_colour_is_the_one_with_fewer_alternatives(text, colour):
    assert likely_colour(games_of(text)) is colour


def test_a_rotated_file_has_the_same_cards():
    text = "(;SZ[9](;B[cc];W[gg];B[gc])(;B[cc];W[ee];B[ec]))"
    before = repertoire_of(text)
    for view in Symmetry:
        (tree,) = games_of(text)
        assert read_repertoire([rotate_record(tree, view)], BLACK).cards == before.cards


def drill_of(text: str, colour: Colour = BLACK, **options) -> Drill:
    repertoire = repertoire_of(text, colour)
    return Drill(repertoire, options.get("waiting", repertoire.cards), Random(1))


def play(drill: Drill, *moves: str) -> list[DrillOutcome]:
    """Play moves, with the replies of the program to them, and return what became of them."""
    outcomes = []
    for move in moves:
        while drill.state is DrillState.REPLY_DUE:
            drill.reply()
        outcomes.append(drill.play(point(move)).outcome)
    return outcomes


def played_moves(drill: Drill) -> list[str]:
    tree = drill.tree
    items = (item for node in tree.line_to(drill.cursor) for item in tree.properties(node))
    return [f"{ident}[{values[0]}]" for ident, values in items if ident in ("B", "W")]


LINES = "(;SZ[9];B[cc](;W[gg];B[gc];W[cg];B[ee])(;W[ee];B[ge]))"


def test_the_program_plays_the_other_side():
    drill = drill_of(LINES)
    assert play(drill, "cc", "gc", "ee") == [DrillOutcome.RIGHT] * 3
    assert played_moves(drill) == ["B[cc]", "W[gg]", "B[gc]", "W[cg]", "B[ee]"]
    assert drill.state is DrillState.LINE_ENDED
    drill.begin_line()
    assert play(drill, "cc", "ge") == [DrillOutcome.RIGHT] * 2
    assert drill.state is DrillState.FINISHED


def test_the_program_plays_towards_the_cards_that_are_waiting():
    repertoire = repertoire_of(LINES)
    last = next(key for key in repertoire.cards if repertoire.positions[key].place.node == 6)
    drill = Drill(repertoire, [last], Random(1))
    assert play(drill, "cc", "ge") == [DrillOutcome.RIGHT] * 2
    assert drill.state is DrillState.FINISHED


def test_a_line_continues_in_the_orientation_in_which_it_began():
    drill = drill_of(LINES)
    assert play(drill, "gc", "cc", "ee") == [DrillOutcome.RIGHT] * 3
    assert played_moves(drill) == ["B[gc]", "W[cg]", "B[cc]", "W[gg]", "B[ee]"]


def test_comments_and_markup_turn_with_the_line():
    drill = drill_of("(;SZ[9];B[cc]C[C7]LB[cd:A];W[gd]C[last];B[ee])")
    play(drill, "gc")
    drill.reply()
    (_, move, reply) = drill.tree.line_to(drill.cursor)
    values = {item.ident: item.values for item in drill.tree.properties(move)}
    assert values["LB"] in [("gd:A",), ("fc:A",)]
    assert values["C"] == ("G7",)
    assert ("C", ("last",)) in drill.tree.properties(reply)


def test_a_wrong_move_shows_the_right_one_which_is_played():
    drill = drill_of("(;SZ[9];B[cc];W[gg];B[gc])")
    wrong = drill.play(point("ee"))
    assert wrong.outcome is DrillOutcome.WRONG
    assert wrong.answer.rating is Rating.AGAIN
    assert drill.state is DrillState.MOVE_SHOWN
    assert drill.own_point == point("cc")
    assert played_moves(drill) == []
    assert drill.play(point("dd")) == (DrillOutcome.NOT_SHOWN, None, None)
    assert drill.play(point("cc")) == (DrillOutcome.RIGHT, None, None)
    assert play(drill, "gc") == [DrillOutcome.RIGHT]
    assert drill.state is DrillState.LINE_ENDED  # the first move is asked for again
    drill.begin_line()
    again = drill.play(point("cc"))
    assert again.outcome is DrillOutcome.RIGHT
    assert again.answer.rating is None
    assert drill.state is DrillState.FINISHED


def test_other_moves_that_are_not_marked_are_accepted_and_followed():
    drill = drill_of("(;SZ[9](;B[cc];W[gg];B[gc])(;B[ee];W[cc];B[gc])(;B[ce]BM[1]))")
    assert play(drill, "ce") == [DrillOutcome.WRONG]
    drill = drill_of("(;SZ[9](;B[cc];W[gg];B[gc])(;B[ee];W[cc];B[gc])(;B[ce]BM[1]))")
    assert play(drill, "ee", "cg") == [DrillOutcome.ACCEPTED, DrillOutcome.RIGHT]
    assert played_moves(drill)[1] in ("W[cc]", "W[gc]", "W[cg]", "W[gg]")


def test_cards_behind_another_move_of_the_player_begin_after_it():
    repertoire = repertoire_of("(;SZ[9](;B[cc];W[gg];B[gc])(;B[ee];W[cc];B[gc]))")
    drill = Drill(repertoire, repertoire.cards[2:], Random(1))
    assert played_moves(drill) == ["B[ee]"]
    drill.reply()
    assert played_moves(drill) == ["B[ee]", "W[cc]"]
    assert drill.state is DrillState.TO_MOVE


def test_an_illegal_move_costs_nothing():
    drill = drill_of("(;SZ[9];B[cc];W[gg];B[gc])")
    assert play(drill, "cc", "gg") == [DrillOutcome.RIGHT, DrillOutcome.ILLEGAL]
    assert play(drill, "gc") == [DrillOutcome.RIGHT]


def test_a_move_to_a_position_of_another_line_is_accepted():
    text = "(;SZ[9]AW[ab](;B[cc];W[gg];B[ce])(;B[ce];W[gg];B[hh]))"
    repertoire = repertoire_of(text)
    drill = Drill(repertoire, repertoire.cards[2:], Random(1))
    assert play(drill, "cc") == [DrillOutcome.ACCEPTED]
    assert played_moves(drill) == ["B[ce]", "W[gg]", "B[cc]"]


def test_passes_are_played_by_both():
    drill = drill_of("(;SZ[9];B[cc];W[];B[])")
    assert play(drill, "cc", "") == [DrillOutcome.RIGHT] * 2
    assert played_moves(drill) == ["B[cc]", "W[]", "B[]"]


def test_a_player_who_moves_twice_has_waited_for_a_pass():
    drill = drill_of("(;SZ[9];B[cc];B[gg])")
    assert play(drill, "cc", "gg") == [DrillOutcome.RIGHT] * 2
    assert played_moves(drill) == ["B[cc]", "W[]", "B[gg]"]


def test_a_line_with_repeated_positions_ends():
    drill = drill_of("(;SZ[9];B[cc];W[];B[];W[];B[ee])")
    assert play(drill, "cc", "") == [DrillOutcome.RIGHT] * 2
    assert drill.state is DrillState.FINISHED


@for_each(
    "text",
    [
        "(;GM[q5go-1]SZ[5]TO[3];B[ba];W[cc](;B[ab];W[dc];B[ae])(;B[dd]))",
        "(;GM[goboard-1]SZ[5:3]GBSH[moebius];B[ea];W[ac];B[bb])",
        "(;GM[goboard-1]GBSH[hexagon:2];B[aa];W[bb];B[ba])",
        # The second game is the first one on a board that is turned.
        "(;SZ[5:7];B[aa];W[bb])(;SZ[7:5];B[aa];W[cc];B[ee])",
        "(;SZ[9]AB[cc]AW[gg]PL[W];C[x];W[ee];B[ff])",
    ],
)
def test_boards_of_all_shapes_and_set_up_stones_are_drilled(text):
    drill = drill_of(text)
    while drill.state is not DrillState.FINISHED:
        if drill.state is DrillState.LINE_ENDED:
            drill.begin_line()
        elif drill.state is DrillState.REPLY_DUE:
            drill.reply()
        else:
            assert drill.play(drill.own_point).outcome is DrillOutcome.RIGHT
    assert len(played_moves(drill)) >= 2


def test_the_player_to_move_is_stated_where_it_would_be_unclear():
    drill = drill_of("(;SZ[9];W[cc];B[ee])")
    assert Session(drill.tree).to_play is WHITE


def test_hints_become_smaller_and_lower_the_rating():
    drill = drill_of("(;SZ[9];B[cc];W[gg];B[gc])")
    areas = [drill.hint() for _ in range(3)]
    sides = [area.right - area.left + 1 for area in areas]
    assert sides == sorted(sides, reverse=True)
    assert all(area.left <= 2 <= area.right for area in areas)
    assert sides[-1] == 3
    assert not drill.can_narrow_hint
    assert drill.play(point("cc")).answer.rating is Rating.HARD


def test_a_card_that_is_not_waiting_is_rated_only_if_it_is_missed():
    repertoire = repertoire_of("(;SZ[9];B[cc];W[gg];B[gc])")
    drill = Drill(repertoire, repertoire.cards[1:], Random(1))
    assert drill.play(point("cc")).answer.rating is None
    drill = Drill(repertoire, repertoire.cards[1:], Random(1))
    assert drill.play(point("ee")).answer.rating is Rating.AGAIN
    assert drill.waiting_count == 2


def test_a_drill_without_cards_is_an_error():
    with pytest.raises(ValueError, match="no card"):
        Drill(repertoire_of("(;SZ[9];B[cc])"), [], Random(1))


@for_each(
    ("game", "ending", "moves", "deviation"),
    [
        # node, move number, colour, played, expected
        ("(;SZ[9];B[cc];W[gg];B[ee])", Ending.DEVIATION, 2, (3, 3, BLACK, "ee", ["gc"])),
        ("(;SZ[9];B[cc];C[x];W[ef];B[ee])", Ending.DEVIATION, 1, (3, 2, WHITE, "ef", ["gg", "ee"])),
        (
            "(;SZ[9];B[gg];W[cc];B[gc];W[cg];B[aa])",
            Ending.DEVIATION,
            4,
            (5, 5, BLACK, "aa", ["ee"]),
        ),
        ("(;SZ[9];B[cc];W[ee];B[ge];W[aa])", Ending.END_OF_REPERTOIRE, 3, None),
        ("(;SZ[9];B[cc];W[gg])", Ending.END_OF_GAME, 2, None),
        ("(;SZ[9])", Ending.OUTSIDE, 0, None),
        ("(;SZ[13];B[cc])", Ending.OUTSIDE, 0, None),
        ("(;SZ[9]HA[2]AB[cc][gg];W[ee])", Ending.OUTSIDE, 0, None),
        ("(;SZ[9];W[cc])", Ending.OUTSIDE, 0, None),
        ("(;SZ[9];B[];W[cc])", Ending.DEVIATION, 0, (1, 1, BLACK, "", ["cc"])),
    ],
)
def test_the_first_deviation_of_a_game_is_found(game, ending, moves, deviation):
    (tree,) = games_of(game)
    found = compare_game(repertoire_of(LINES), tree)
    assert (found.ending, found.moves) == (ending, moves)
    if deviation is None:
        assert found.deviation is None
    else:
        node, number, colour, played, expected = deviation
        wanted = (node, number, colour, point(played), tuple(map(point, expected)))
        assert found.deviation == wanted


@for_each(
    ("text", "game", "ending"),
    [
        # A marked move of the player is a deviation, a marked one of the opponent is none.
        ("(;SZ[9](;B[cc];W[gg];B[ee])(;B[ee]BM[1];W[cc];B[gg]))", "(;SZ[9];B[ee])", "deviation"),
        ("(;SZ[9];B[cc];W[gg]BM[1];B[ee])", "(;SZ[9];B[cc];W[gg])", "end of game"),
        # The same position in another order.
        (
            "(;SZ[9](;B[cc];W[ce];B[cg])(;B[cg];W[ce];B[aa]BM[1]))",
            "(;SZ[9];B[cg];W[ce];B[cc];W[aa])",
            "end of repertoire",
        ),
    ],
)
def test_deviations_follow_the_marks_and_transpositions(text, game, ending):
    assert compare_game(repertoire_of(text), games_of(game)[0]).ending.value == ending


def test_files_are_compared_and_unreadable_ones_are_reported(tmp_path):
    good, missing = tmp_path / "a.sgf", tmp_path / "b.sgf"
    good.write_text("(;SZ[9];B[cc];W[gg])(;SZ[9];B[ee])", encoding="utf-8")
    wanted = [FileGame(missing, 0), *(FileGame(good, game) for game in (1, 0, 7))]
    first, second, gone, unread = compare_files(repertoire_of(LINES), wanted)
    assert (first.file_game, first.comparison.ending) == (FileGame(good, 0), Ending.END_OF_GAME)
    assert second.comparison.ending is Ending.DEVIATION
    assert (gone.file_game.game, gone.comparison, gone.error) == (7, None, None)
    assert unread.error is not None


@st.composite
def repertoire_trees(draw: st.DrawFn) -> list[Tree]:
    """Draw one or two records on a small board, with marks, passes, and illegal moves."""
    games = []
    for _ in range(draw(st.integers(1, 2))):
        tree = Tree.new([Property("SZ", ("4",))])
        nodes = [(tree.root, BLACK)]
        for _ in range(draw(st.integers(1, 25))):
            above, colour = draw(st.sampled_from(nodes))
            values = st.sampled_from(["aa", "ba", "bb", "cb", "cc", "dd", ""])
            items = [Property("B" if colour is BLACK else "W", (draw(values),))]
            if draw(st.integers(0, 5)) == 0:
                items.append(Property(draw(st.sampled_from(["BM", "DO", "TE"])), ("1",)))
            tree, node = tree.add(above, items)
            nodes.append((node, colour.opponent if draw(st.integers(0, 9)) else colour))
        games.append(tree)
    return games


@given(repertoire_trees(), st.sampled_from(Colour), st.randoms(use_true_random=False))
def test_drilling_ends_rates_each_card_once_and_changes_no_record(games, colour, random):
    before = [write_sgf(new_sgf_file([tree]), [tree]) for tree in games]
    repertoire = read_repertoire(games, colour)
    if not repertoire.cards:
        return
    drill, rated, right = Drill(repertoire, repertoire.cards, Random(1)), [], set()
    for _ in range(4000):
        if drill.state is DrillState.FINISHED:
            break
        if drill.state is DrillState.LINE_ENDED:
            drill.begin_line()
        elif drill.state is DrillState.REPLY_DUE:
            drill.reply()
        else:
            key = drill.key
            is_wrong_tried = random.random() < 0.3 and drill.state is DrillState.TO_MOVE
            result = drill.play(random.choice(POINTS) if is_wrong_tried else drill.own_point)
            if result.answer is not None:
                rated += [result.answer.key] if result.answer.rating else []
            if result.outcome in (DrillOutcome.RIGHT, DrillOutcome.ACCEPTED):
                right.add(key)
        session = Session(drill.tree)
        session.go_to(drill.cursor)
        player = position_of_drill(drill, session)
        assert repertoire_key(position_of(session, player)) == drill.key
    assert drill.state is DrillState.FINISHED
    assert set(repertoire.cards) <= right
    assert sorted(rated) == sorted(repertoire.cards)
    assert [write_sgf(new_sgf_file([tree]), [tree]) for tree in games] == before


POINTS = [Point(column, row) for column in range(4) for row in range(4)]


def position_of_drill(drill: Drill, session: Session) -> Colour:
    """Return the player to move in the position that a drill shows."""
    position = drill.repertoire.positions.get(drill.key)
    return session.to_play if position is None else position.player


@pytest.mark.parametrize("view", [Symmetry.IDENTITY, Symmetry.R90])
def test_thirty_lines_are_drilled_in_two_orientations(view):
    """Thirty replies to the first move, each with an answer of its own."""
    columns = "abcdefghi"
    replies = [f"{column}{row}" for row in "abc" for column in columns] + ["ad", "bd", "ed"]
    lines = [
        f"(;W[{reply}];B[{columns[number % 9]}{columns[5 + number // 9]}])"
        for number, reply in enumerate(replies)
        if reply != "dd"
    ]
    assert len(lines) == 30
    repertoire = repertoire_of(f"(;SZ[9];B[di]{''.join(lines)})")
    assert len(repertoire.cards) == 31
    drill = Drill(repertoire, repertoire.cards, Random(1))
    shown = 0
    while drill.state is not DrillState.FINISHED:
        if drill.state is DrillState.LINE_ENDED:
            drill.begin_line()
        elif drill.state is DrillState.REPLY_DUE:
            drill.reply()
        else:
            is_first = len(played_moves(drill)) == 0
            turned = view.apply(point("di"), Size(9, 9)) if is_first else None
            assert drill.play(turned or drill.own_point).outcome is DrillOutcome.RIGHT
            shown += not is_first
    assert shown == 30


@for_each(
    ("marked", "ending"),
    [("", Ending.END_OF_GAME), ("BM[1]", Ending.DEVIATION), ("DO[]", Ending.DEVIATION)],
)
def test_moves_below_a_marked_move_are_not_in_the_repertoire_even_if_transposed(marked, ending):
    good = "(;SZ[19];B[pd];W[dd];B[qn];W[dp];B[fc])"
    bad = f"(;SZ[19];B[qn]{marked};W[dd];B[pd];W[dp];B[cf])"
    (game,) = games_of("(;SZ[19];B[pd];W[dd];B[qn];W[dp];B[cf])")
    found = compare_game(repertoire_of(good + bad), game)
    assert found.ending is ending
    assert found.moves == (5 if ending is Ending.END_OF_GAME else 4)
