"""Whose points are, and what the rules count of them."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goboard_gui.go import (
    RULE_SETS,
    Board,
    Colour,
    Compensation,
    Counting,
    Graph,
    OffBoardError,
    Point,
    Size,
    regions,
    rule_set,
)
from goboard_gui.go.score import (
    Marking,
    ScoringTerms,
    calculate_score,
    configuration_score,
    ownership,
    seki_points,
)
from tests.cases import for_each
from tests.go import games
from tests.go.diagrams import B, W, board, points, rows

JAPANESE, CHINESE = rule_set("japanese"), rule_set("chinese")
NOBODY = ScoringTerms()


def owners_as_rows(position: Board, marking: Marking) -> list[str]:
    width = position.size.width
    signs = "".join(".XO"[owner or 0] for owner in ownership(position, marking).values())
    return [signs[start : start + width] for start in range(0, len(signs), width)]


def marking(
    dead: str = "",
    seki: str = "",
    black: str = "",
    white: str = "",
    nobody: str = "",
    teire: str = "",
) -> Marking:
    owners: dict[Point, Colour | None] = dict.fromkeys(points(black), B)
    owners |= dict.fromkeys(points(white), W) | dict.fromkeys(points(nobody))
    sets = (frozenset(points(places)) for places in (dead, seki, teire))
    return Marking(next(sets), next(sets), owners, next(sets))


class Ended(NamedTuple):
    """A position, what is agreed, whose points are, and both margins without komi."""

    id: str
    picture: str
    marking: Marking
    owners: str
    area: int
    territory: int


ENDED = [
    Ended("an empty board", "... ...", marking(), "... ...", 0, 0),
    Ended("one stone has it all", "... .X.", marking(), "XXX XXX", 6, 5),
    Ended("a full board", "XO XO", marking(), "XO XO", 0, 0),
    Ended("a border closed", ".XO. .XO.", marking(), "XXOO XXOO", 0, 0),
    Ended("a neutral point between two", ".X.O. .XO..", marking(), "XX.OO XXOOO", -1, -1),
    Ended(
        "a dead stone is a point and a stone",
        ".XO. OXO. .XO.",
        marking(dead="ab"),
        "XXOO XXOO XXOO",
        0,
        1,
    ),
    Ended(
        "a dead stone between two regions joins them",
        ".XO. OXOX .XO.",
        marking(dead="ab db"),
        "XXOO XXOO XXOO",
        0,
        0,
    ),
    Ended(
        "a live stone in a region leaves it to nobody",
        ".XO. OXO. .XO.",
        marking(),
        ".XOO OXOO .XOO",
        -4,
        -3,
    ),
    Ended(
        "snapback: the stones that could be retaken are dead",
        "XXXXO XOOXO XO.XO X.XXO XXXXO",
        marking(dead="bb cb bc"),
        "XXXXO XXXXO XXXXO XXXXO XXXXO",
        15,
        8,
    ),
    Ended(
        "a ko that is filled",
        "XXOO .XXO XOO. XXOO",
        marking(),
        "XXOO XXXO XOOO XXOO",
        0,
        0,
    ),
    Ended(
        "a ko that is open is a point of whoever holds it",
        ".XO. XO.O .XO. .XO.",
        marking(),
        "XXOO XOOO XXOO XXOO",
        -2,
        -1,
    ),
    Ended(
        "a point is nobody's if told so",
        "..XO .XXO XXOO OOO.",
        marking(nobody="aa"),
        ".XXO XXXO XXOO OOOO",
        -1,
        1,
    ),
    Ended(
        "teire: a point that must be filled is area, but no territory",
        "..XO .XXO XXOO OOO.",
        marking(teire="aa"),
        "XXXO XXXO XXOO OOOO",
        0,
        1,
    ),
    Ended(
        "nothing is to be filled on a stone, nor where a point is nobody's",
        "X.O X.O",
        marking(teire="aa ba"),
        "X.O X.O",
        0,
        0,
    ),
    Ended(
        "an owner that is told counts though both touch the region",
        ".X.O. .X.O.",
        marking(black="cb"),
        "XX.OO XXXOO",
        1,
        1,
    ),
    Ended(
        "an owner told of a living stone is not heard",
        ".XO. .XO.",
        marking(white="ba", nobody="ca"),
        "XXOO XXOO",
        0,
        0,
    ),
    Ended(
        "all stones dead leave nothing",
        ".X. .X.",
        marking(dead="ba bb"),
        "... ...",
        0,
        -2,
    ),
    Ended(
        "a dead stone where there is none counts nothing",
        ".XO. .XO.",
        marking(dead="aa"),
        "XXOO XXOO",
        0,
        0,
    ),
]


@for_each("case", ENDED, ids=lambda case: case.id)
def test_points_are_whose_stones_alone_touch_them(case: Ended):
    assert owners_as_rows(board(case.picture), case.marking) == rows(case.owners)


@for_each("case", ENDED, ids=lambda case: case.id)
def test_area_and_territory_are_counted(case: Ended):
    position = board(case.picture)
    assert calculate_score(position, case.marking, CHINESE, NOBODY).margin == case.area
    assert calculate_score(position, case.marking, JAPANESE, NOBODY).margin == case.territory


class InSeki(NamedTuple):
    """A seki, its eyes, the margins that count them, and the one by territory that does not."""

    id: str
    picture: str
    seki: str
    eyes: str
    area: int
    territory: int
    without: int


SEKIS = [
    InSeki(
        "no eye and two shared liberties",
        ".OX.OX. .OX.OX. .OOOXX.",
        "ca cb ea eb",
        "",
        area=-1,
        territory=0,
        without=0,
    ),
    InSeki(
        "an eye each and a shared liberty",
        ".OX.X.O.OX. .OXXXXOOOX. .OOOOOXXXX.",
        "ca cb db eb fb ea ga gb hb ib ia",
        "da ha",
        area=0,
        territory=0,
        without=0,
    ),
    InSeki(
        "an eye on one side only",
        ".OX.X.OX. .OXXX.OX. .OOOOXXX.",
        "ca cb db eb ea ga gb",
        "da",
        area=3,
        territory=1,
        without=0,
    ),
    InSeki(
        "an eye that stones outside the seki touch as well",
        ".X.XO XX.XO OOXXO",
        "ba ab bb",
        "aa ca cb",
        area=5,
        territory=3,
        without=0,
    ),
    InSeki(
        "not marked",
        ".OX.X.O.OX. .OXXXXOOOX. .OOOOOXXXX.",
        "",
        "",
        area=0,
        territory=0,
        without=0,
    ),
]


@pytest.mark.parametrize("case", SEKIS, ids=lambda case: case.id)
def test_eyes_in_seki_are_points_where_the_rules_count_them(case: InSeki):
    position, agreed = board(case.picture), marking(seki=case.seki)
    assert seki_points(position, agreed) == points(case.eyes)
    counting = JAPANESE._replace(seki_points=True)
    assert calculate_score(position, agreed, CHINESE, NOBODY).margin == case.area
    assert calculate_score(position, agreed, counting, NOBODY).margin == case.territory
    assert calculate_score(position, agreed, JAPANESE, NOBODY).margin == case.without


def test_area_without_points_of_seki_counts_the_stones_alone():
    position, agreed = board(".X.O. .XXOO"), marking(seki="ba bb cb")
    some, none = CHINESE, CHINESE._replace(seki_points=False)
    assert calculate_score(position, agreed, some, NOBODY).black.total == 5
    assert calculate_score(position, agreed, none, NOBODY).black.total == 3


def test_a_dead_stone_in_an_eye_of_seki_is_taken_but_leaves_no_point():
    position, agreed = board("OX.O. XXOOO"), marking(dead="aa", seki="ba ab bb")
    score = calculate_score(position, agreed, JAPANESE, NOBODY)
    assert (score.black.dead, score.black.points, score.black.seki_points) == (1, 1, 1)
    assert score.black.total == 1


@pytest.mark.parametrize("where", [Marking(frozenset({Point(9, 9)})), marking(seki="jj")])
def test_stones_beside_the_board_are_refused(where: Marking):
    with pytest.raises(OffBoardError):
        calculate_score(board("..."), where, CHINESE, NOBODY)


@for_each(
    ("key", "handicap", "totals"),
    [
        # 2 black stones and points each; 2 white; White took 3, Black 1; White passed twice.
        ("japanese", 0, (3, 11.5)),
        ("korean", 4, (3, 11.5)),
        ("chinese", 0, (4, 10.5)),
        ("chinese", 1, (4, 10.5)),
        ("chinese", 2, (4, 12.5)),
        ("chinese", 9, (4, 19.5)),
        ("aga", 1, (4, 10.5)),
        ("aga", 2, (4, 11.5)),
        ("aga", 9, (4, 18.5)),
        ("nz", 4, (4, 10.5)),
        ("ing", 4, (4, 10.5)),
        ("tromp-taylor", 4, (4, 10.5)),
        ("citizendium", 4, (4, 10.5)),
    ],
)
def test_each_rule_set_counts_in_its_own_way(key, handicap, totals):
    terms = ScoringTerms(6.5, handicap, prisoners=(1, 3), passes=(1, 2))
    score = calculate_score(board(".XO. .XO."), marking(), rule_set(key), terms)
    assert (score.black.total, score.white.total) == totals
    assert score.margin == totals[0] - totals[1]
    assert score.winner is W


@pytest.mark.parametrize(("komi", "winner"), [(-1, B), (0, None), (1, W)])
def test_who_has_more_won(komi, winner):
    assert calculate_score(board("X.O"), marking(), CHINESE, ScoringTerms(komi)).winner is winner


@for_each("known", RULE_SETS, ids=lambda known: known.id)
def test_nobody_wins_a_tie_but_black_by_the_rules_of_ing(known):
    winner = calculate_score(board("X.O"), marking(), known, ScoringTerms()).winner
    assert winner is (B if known.id == "ing" else None)


def test_every_part_of_a_count_is_told():
    terms = ScoringTerms(0.5, 3, prisoners=(2, 5), passes=(1, 4))
    agreed = marking(dead="ab", seki="ca cb cc", nobody="ba", teire="ea")
    score = calculate_score(board("..XO. O.XO. ..XO."), agreed, rule_set("aga"), terms)
    assert score.neutral == 1
    assert score.black._asdict() == {
        "stones": 3,
        "points": 5,
        "seki_points": 5,
        "teire": 0,
        "prisoners": 2,
        "dead": 1,
        "pass_stones": 4,
        "komi": 0,
        "compensation": 0,
        "total": 8,
    }
    assert score.white._asdict() == {
        "stones": 3,
        "points": 3,
        "seki_points": 0,
        "teire": 1,
        "prisoners": 5,
        "dead": 0,
        "pass_stones": 1,
        "komi": 0.5,
        "compensation": 2,
        "total": 8.5,
    }


def test_pass_stones_count_beside_territory():
    rules = rule_set("aga")._replace(counting=Counting.TERRITORY)
    score = calculate_score(board(".XO."), marking(), rules, ScoringTerms(passes=(2, 1)))
    assert (score.black.total, score.white.total) == (2, 3)


def test_without_pass_stones_passes_cost_nothing():
    score = calculate_score(board(".XO."), marking(), JAPANESE, ScoringTerms(passes=(2, 1)))
    assert (score.black.pass_stones, score.white.pass_stones, score.margin) == (0, 0, 0)


@for_each("rules", RULE_SETS, ids=lambda rules: rules.id)
def test_only_white_is_compensated(rules):
    score = calculate_score(board("X.O"), marking(), rules, ScoringTerms(7, 5))
    assert (score.black.komi, score.black.compensation) == (0, 0)
    wanted = {Compensation.NONE: 0, Compensation.STONES: 5, Compensation.BUT_ONE: 4}
    assert (score.white.komi, score.white.compensation) == (7, wanted[rules.compensation])


@for_each(
    ("picture", "score"),
    [
        ("...", 0),
        (".", 0),
        ("X", 1),
        ("X.. ...", 6),
        ("X.. ..O", 0),
        (".X. X.. ..O", 2),
        ("OOO O.O OOO", -9),
    ],
)
def test_the_score_of_a_configuration_takes_all_stones_for_alive(picture, score):
    assert configuration_score(board(picture)) == score


def test_of_two_stones_each_point_has_the_colour_of_its_stone_and_the_others_are_neutral():
    position = Board.empty(Size(19, 19)).with_stones({Point(3, 3): B, Point(15, 15): W})
    owners = ownership(position, marking())
    assert {point: owner for point, owner in owners.items() if owner} == position.stones()
    assert configuration_score(position) == 0


def test_a_triangle_is_counted_like_any_board():
    corners = [Point(0, 0), Point(1, 0), Point(2, 0)]
    triangle = Graph({corner: corners[:number] for number, corner in enumerate(corners)})
    black = Board.empty(triangle).with_stones({corners[0]: B})
    assert configuration_score(black) == 3
    assert configuration_score(black.with_stones({corners[1]: W})) == 0
    assert set(ownership(black, marking()).values()) == {B}


def test_a_torus_knows_no_edges():
    # On a rectangle the first two points would be Black's and the last two White's.
    torus = Board.empty(Graph.torus(Size(6, 1))).with_stones({Point(2, 0): B, Point(3, 0): W})
    assert list(ownership(torus, marking()).values()) == [None, None, B, W, None, None]


boards = games.graphs.flatmap(games.boards)


@st.composite
def marked_boards(draw: st.DrawFn) -> tuple[Board, Marking]:
    """Draw any board with any stones of it dead and others in seki, and any owners."""
    position = draw(boards)
    stones = list(position.stones())
    dead = draw(st.sets(st.sampled_from(stones))) if stones else set()
    living = [stone for stone in stones if stone not in dead]
    seki = draw(st.sets(st.sampled_from(living))) if living else set()
    some = st.sampled_from(position.graph.points)
    owners = draw(st.dictionaries(some, st.none() | games.colours, max_size=3))
    return position, Marking(frozenset(dead), frozenset(seki), owners)


@given(marked_boards(), st.sampled_from(RULE_SETS))
def test_every_point_is_counted_once(marked: tuple[Board, Marking], rules):
    position, agreed = marked
    score = calculate_score(position, agreed, rules, NOBODY)
    sides = (score.black, score.white)
    assert sum(side.stones + side.points for side in sides) + score.neutral == len(position.cells)
    assert sum(side.stones + side.dead for side in sides) == len(position.stones())
    assert all(0 <= side.seki_points <= side.points for side in sides)


@given(marked_boards(), st.sampled_from(RULE_SETS), st.data())
def test_without_filling_no_point_has_to_be_filled(marked: tuple[Board, Marking], rules, data):
    position, agreed = marked
    filled = data.draw(st.frozensets(st.sampled_from(position.graph.points)))
    terms = ScoringTerms(6.5, 2, prisoners=(3, 1), passes=(1, 2))
    score = calculate_score(position, replace(agreed, teire=filled), rules, terms)
    nothing = calculate_score(position, replace(agreed, teire=frozenset()), rules, terms)
    assert score.score_ignoring_teire == nothing
    changed = score.black.total != nothing.black.total or score.white.total != nothing.white.total
    assert score.excludes_teire == changed


@given(marked_boards(), st.sampled_from(RULE_SETS))
def test_colours_have_equal_rights(marked: tuple[Board, Marking], rules):
    position, agreed = marked
    swapped = position.with_stones(
        {stone: colour.opponent for stone, colour in position.stones().items()}
    )
    owners = {point: owner and owner.opponent for point, owner in agreed.owners.items()}
    mirrored = Marking(agreed.dead, agreed.seki, owners)
    terms, back = (
        ScoringTerms(prisoners=(3, 1), passes=(1, 2)),
        ScoringTerms(prisoners=(1, 3), passes=(2, 1)),
    )
    margin = calculate_score(position, agreed, rules, terms).margin
    assert calculate_score(swapped, mirrored, rules, back).margin == -margin


@given(boards)
def test_a_configuration_is_counted_as_area_without_marking(position: Board):
    score = configuration_score(position)
    assert score == calculate_score(position, marking(), CHINESE, NOBODY).margin
    assert score == sum({B: 1, W: -1}[colour] for colour in position.stones().values()) + sum(
        len(region.points) * (1 if region.borders == {B} else -1)
        for region in regions(position)
        if len(region.borders) == 1
    )


@given(boards)
def test_owners_as_the_stones_have_them_change_nothing(position: Board):
    natural = ownership(position, marking())
    assert ownership(position, Marking(owners=natural)) == natural
