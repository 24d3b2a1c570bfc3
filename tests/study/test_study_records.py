"""The study records that come with the program: they are sound, and what they say is so."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from goboard_gui.assets import resource_path
from goboard_gui.files.comments import read_comment
from goboard_gui.files.sgf.game_info import read_info
from goboard_gui.files.sgf.reading import read_sgf_file
from goboard_gui.go import Colour, IllegalReason, Point
from goboard_gui.go.life import analyse_life
from goboard_gui.go.score import configuration_score
from goboard_gui.gui.window.menus import STUDIES
from goboard_gui.notation import notation
from goboard_gui.record import Session
from goboard_gui.study.life_status import chain_status
from tests.cases import for_each
from tests.corpus import material_data

BLACK, WHITE = Colour
WESTERN = notation("western")


def game(name: str, number: int) -> Session:
    """A game of a study, from 1, at its root."""
    return Session(read_sgf_file(resource_path("study", f"{name}.sgf")).games[number - 1])


def at(session: Session, text: str) -> Point:
    return WESTERN.parse(text, session.size)


def names(session: Session, points) -> set[str]:
    return {WESTERN.format(point, session.size) for point in points}


def go_on(session: Session, moves: int = 1) -> Session:
    session.go_to(session.line[session.cursor_index + moves])
    return session


def all_games():
    return [
        pytest.param(file, number, id=f"{file.removesuffix('.sgf')} {number + 1}")
        for file in STUDIES
        for number in range(len(read_sgf_file(resource_path("study", file)).games))
    ]


def test_every_record_of_the_folder_is_in_the_menu():
    assert {file.name for file in resource_path("study").glob("*.sgf")} == set(STUDIES)


@for_each("file", STUDIES)
def test_a_record_opens_without_repairs(file):
    opened = read_sgf_file(resource_path("study", file))
    assert not opened.diagnostics
    assert opened.source.encoding == "utf-8"


@for_each(("file", "number"), all_games())
def test_each_game_has_a_name_and_a_comment_and_replays_legally(file, number):
    tree = read_sgf_file(resource_path("study", file)).games[number]
    assert read_info(tree).game_name
    for node in tree.preorder():
        session = Session(tree)
        session.go_to(node)
        assert session.step.illegal is None
        assert not session.step.warnings
    assert read_comment(tree, tree.root)


@for_each(("file", "number"), all_games())
def test_comments_name_points_of_their_board(file, number):
    tree = read_sgf_file(resource_path("study", file)).games[number]
    size = Session(tree).size
    texts = " ".join(read_comment(tree, node) for node in tree.preorder())
    for name in re.findall(r"\b[A-HJ-T]\d+\b", texts):
        assert size.contains(WESTERN.parse(name, size)), name


@pytest.mark.corpus
def test_the_five_figures_are_those_of_the_article():
    figures = material_data("spec", "seed_positions.json")
    for number, figure in enumerate(figures["positions"], 1):
        session = game("chains-and-liberties", number)
        assert session.board.rows() == figure["rows"]
        labels = {at(session, name): text for name, text in figure["labels"].items()}
        assert session.markup.labels == labels


def test_figure_1_has_four_chains_of_each_and_one_in_atari():
    session = game("chains-and-liberties", 1)
    found = analyse_life(session.board)
    assert [sum(chain.colour is colour for chain in found.chains) for colour in Colour] == [4, 4]
    (chain,) = found.chains_in_atari()
    assert (names(session, chain.points), names(session, chain.liberties)) == ({"D2"}, {"D3"})


def test_figure_2_is_one_chain_and_one_region_each_next_to_the_one_before():
    session = game("chains-and-liberties", 2)
    found = analyse_life(session.board)
    assert len(found.chains) == len(found.regions) == 1
    assert found.regions[0].borders == {BLACK}
    assert not found.eyes
    places = {text: point for point, text in session.markup.labels.items()}
    for ordered in ("1234567", "abcdefghijk"):
        for one, other in pairwise(ordered):
            (c0, r0), (c1, r1) = places[one], places[other]
            assert abs(c0 - c1) + abs(r0 - r1) == 1
    assert len(found.regions[0].points) - len("abcdefghijk") == 7


def test_figure_3_gives_a_sign_to_each_chain_and_region():
    session = game("chains-and-liberties", 3)
    found, labels = analyse_life(session.board), session.markup.labels
    signs = [{labels[point] for point in part.points} for part in (*found.chains, *found.regions)]
    assert all(len(sign) == 1 for sign in signs)
    assert sorted(sign for (sign,) in signs) == [*"12345678", *"abcdef"]
    for chain in found.chains:
        (sign,) = {labels[point] for point in chain.points}
        assert (sign in "1234") == (chain.colour is BLACK)
    borders = {labels[min(region.points)]: region.borders for region in found.regions}
    assert (borders["a"], borders["d"]) == ({BLACK}, {WHITE})
    assert all(borders[sign] == set(Colour) for sign in "bcef")


@for_each(
    ("number", "sign", "liberties"),
    [
        (4, "1", "abcde"),
        (5, "1", "cdh"),
        (5, "2", "defgh"),
        (5, "3", "gh"),
        (5, "4", "abc"),
        (5, "5", "c"),
        (5, "6", "dh"),
        (5, "7", "ef"),
    ],
)
def test_the_liberties_of_figures_4_and_5_keep_their_letters(number, sign, liberties):
    session = game("chains-and-liberties", number)
    labels = session.markup.labels
    place = next(point for point, text in labels.items() if text == sign)
    found = analyse_life(session.board)
    facts = chain_status(found, found.chain_at(place), labels)
    assert sorted(facts.liberties.values()) == [*liberties]
    assert all(labels[point] == letter for point, letter in facts.liberties.items())


@for_each(
    ("name", "number", "moves", "score"),
    [
        ("score", 1, 0, 0),
        ("score", 2, 0, 361),
        ("score", 3, 0, 0),
        ("score", 4, 0, 2),
        ("small-boards", 1, 2, 0),
        ("small-boards", 2, 4, -2),
        ("small-boards", 3, 3, 3),
    ],
)
def test_the_scores_told_are_right(name, number, moves, score):
    session = go_on(game(name, number), moves)
    assert configuration_score(session.board) == score


def test_black_may_not_take_back_on_two_points_nor_white_play_on_three():
    two = go_on(game("small-boards", 2), 2)
    assert two.play(Point(0, 0)).judgement.illegal is IllegalReason.KO
    three = go_on(game("small-boards", 3))
    found = {three.play(Point(column, 0)).judgement.illegal for column in (0, 2)}
    assert found == {IllegalReason.SUICIDE}
    assert [names(three, eye.points) for eye in analyse_life(three.board).eyes] == [
        {"A1"},
        {"C1"},
    ]


EYES = {
    1: [(BLACK, {"A5"}), (WHITE, {"E5"})],
    2: [(BLACK, {"B3", "B4", "C3", "C4"})],
    3: [
        (BLACK, {"B3", "B4", "C3", "C4", "D3"}),
        (BLACK, {"A1", "B1", "C1", "D1", "E1"}),
    ],
    4: [(BLACK, {"A1", "B1", "C1", "D1", "E1"})],
    5: [],
}


@pytest.mark.parametrize(("number", "eyes"), EYES.items())
def test_the_eyes_told_are_those_found(number, eyes):
    session = game("eyes", number)
    found = analyse_life(session.board)
    assert [(eye.colour, names(session, eye.points)) for eye in found.eyes] == eyes
    if number == 3:
        assert found.safe == found.alive == found.chains[0].points


@pytest.mark.parametrize(
    ("number", "safe", "alive"),
    [(1, True, True), (2, True, True), (3, True, False), (4, False, True)],
)
def test_the_two_notions_of_safety_are_as_told(number, safe, alive):
    session = game("safe-families", number)
    found = analyse_life(session.board)
    chains = [chain for chain in found.chains if chain.colour is BLACK]
    assert {found.is_safe(chain) for chain in chains} == {safe}
    assert {found.is_alive(chain) for chain in chains} == {alive}


def test_the_family_that_is_safe_and_not_alive_is_captured_as_told():
    session = game("safe-families", 3)
    found = analyse_life(session.board)
    facts = chain_status(found, found.chain_at(at(session, "A1")))
    assert names(session, facts.open_liberties) == {"A2"}
    go_on(session)
    (chain,) = (c for c in analyse_life(session.board).chains_in_atari() if c.colour is BLACK)
    assert names(session, chain.points) == {"A1"}
    assert names(session, go_on(session, 2).step.captured) == {"A1"}


def test_a_capture_is_no_suicide_and_its_point_becomes_a_liberty():
    session = game("capture-and-ko", 1)
    assert session.play(at(session, "E1"), WHITE).judgement.illegal is IllegalReason.SUICIDE
    go_on(session)
    assert names(session, session.step.captured) == {"B5"}
    chain = analyse_life(session.board).chain_at(at(session, "A5"))
    assert "B5" in names(session, chain.liberties)


def test_the_ko_may_be_taken_back_only_after_a_move_elsewhere():
    session = game("capture-and-ko", 2)
    go_on(session)
    assert names(session, session.step.captured) == {"B3"}
    assert session.play(at(session, "B3"), WHITE).judgement.illegal is IllegalReason.KO
    assert names(session, go_on(session, 3).step.captured) == {"C3"}
