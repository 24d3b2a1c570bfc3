from __future__ import annotations

import pytest

SHARED_EYES = "(;SZ[4:3]AB[ba][bb][cb][ac][cc])"
DEAD_STONE = "(;SZ[5:4]AB[ba][ab][bb][cb][db][eb][ea]AW[ca])"
ATARI = "(;SZ[3:2];B[aa];W[ba])"


def paragraphs(result) -> dict[str, list[str]]:
    """Return the lines below each heading."""
    told = {}
    for block in result.out.split("\n\n")[1:]:
        heading, *lines = block.splitlines()
        told[heading.removesuffix(":")] = [line.strip() for line in lines]
    return told


def test_a_position_is_told_in_paragraphs(goboard, record):
    result = goboard("life", record(ATARI))
    assert result.status == 0
    assert result.lines == [
        "  A B C",
        "2 X O . 2",
        "1 . . . 1",
        "  A B C",
        "",
        "Chains and their liberties:",
        "  Black A2, 1 stone: a A1; in atari",
        "  White B2, 1 stone: a C2, b B1",
        "",
        "Eyes:",
        "  none",
        "",
        "Regions:",
        "  C2, A1, B1, C1: touches Black and White",
        "",
        "Safe chains (two eyes each):",
        "  none",
        "",
        "Unconditionally alive:",
        "  none",
        "",
        "Neutral points:",
        "  C2, A1, B1, C1",
    ]


def test_what_is_safe_and_not_alive_is_pointed_out(goboard, record):
    told = paragraphs(goboard("life", record(SHARED_EYES)))
    both = ["Black B3, 4 stones", "Black A1, 1 stone"]
    assert told["Eyes"] == ["Black: A3, A2", "Black: B1"]
    assert told["Safe chains (two eyes each)"] == both
    assert told["Unconditionally alive"] == ["none"]
    assert told["Safe, but capturable if the player always passes"] == both
    assert not any(heading.startswith(("Alive by", "Enclosed")) for heading in told)


def test_what_is_alive_and_not_safe_is_pointed_out(goboard, record):
    told = paragraphs(goboard("life", record(DEAD_STONE)))
    wall = ["Black B4, 7 stones"]
    assert told["Safe chains (two eyes each)"] == ["none"]
    assert told["Unconditionally alive"] == wall
    assert told["Alive because of areas with opposing stones (not counted as safe)"] == wall
    assert told["Enclosed by Black's living chains"] == ["A4, C4, D4"]
    assert told["Neutral points"] == ["D4"]


@pytest.mark.parametrize(
    ("rules", "alive"), [("Japanese", "Black C4, 8 stones"), ("New Zealand", "none")]
)
def test_the_rules_of_the_record_say_whether_suicide_can_kill(goboard, record, rules, alive):
    corner = f"(;SZ[5:4]RU[{rules}]AW[aa]AB[ca][ea][bb][cb][db][eb][ac][bc])"
    told = paragraphs(goboard("life", record(corner)))
    assert told["Unconditionally alive"] == [alive]


def test_letters_and_chains_go_by_the_board_as_it_is_seen(goboard, record):
    turned = goboard("life", record(ATARI), "--view", "r90")
    assert turned.lines[:5] == ["  1 2", "A . X A", "B . O B", "C . . C", "  1 2"]
    assert paragraphs(turned)["Chains and their liberties"] == [
        "Black A2, 1 stone: a A1; in atari",
        "White B2, 1 stone: a B1, b C2",
    ]
    stay = goboard("life", record(ATARI), "--view", "r90", "--labels", "stay")
    assert paragraphs(stay)["Chains and their liberties"] == [
        "Black B3, 1 stone: a A3; in atari",
        "White B2, 1 stone: a A2, b B1",
    ]


def test_points_are_named_in_the_notation(goboard, record):
    told = paragraphs(goboard("life", record(ATARI), "--notation", "cartesian"))
    assert told["Regions"] == ["(2,1), (0,0), (1,0), (2,0): touches Black and White"]


def test_of_many_points_the_first_are_named(goboard, record):
    told = paragraphs(goboard("life", record("(;SZ[19])")))
    assert told["Chains and their liberties"] == ["none"]
    (region,) = told["Regions"]
    assert region.startswith("A19, B19, ")
    assert region.endswith(" A18 and 341 more: touches no stones")


def test_a_chain_without_liberties_is_told_as_such(goboard, record):
    told = paragraphs(goboard("life", record("(;SZ[2:1]AB[aa]AW[ba])")))
    assert told["Chains and their liberties"] == [
        "Black A1, 1 stone: no liberties",
        "White B1, 1 stone: no liberties",
    ]


def test_json_has_points_of_the_record_in_the_order_of_letters(goboard, record):
    result = goboard("life", record(DEAD_STONE), "--json", "--view", "r90")
    assert result.status == 0
    found = result.json
    assert found["chains"] == [
        {
            "colour": "black",
            "points": [[1, 0], [4, 0], [0, 1], [1, 1], [2, 1], [3, 1], [4, 1]],
            "liberties": [[0, 0], [3, 0], [0, 2], [1, 2], [2, 2], [3, 2], [4, 2]],
            "unconditional": True,
            "safe": False,
            "number": 1,
        },
        {
            "colour": "white",
            "points": [[2, 0]],
            "liberties": [[3, 0]],
            "unconditional": False,
            "safe": False,
            "number": 2,
        },
    ]
    assert found["eyes"] == [{"colour": "black", "points": [[0, 0]]}]
    assert [(it["letter"], len(it["points"]), it["borders"]) for it in found["regions"]] == [
        ("a", 1, ["black"]),
        ("b", 1, ["black", "white"]),
        ("c", 10, ["black"]),
    ]
    assert found["territory"] == {"black": [[0, 0], [2, 0], [3, 0]], "white": []}
    assert found["neutral"] == [[3, 0]]


def test_a_move_of_a_game_is_chosen(goboard, record):
    games = record(f"{SHARED_EYES}{ATARI}")
    assert [
        it["points"] for it in goboard("life", games, "--game", 1, "--json").json["chains"]
    ] == [
        [[0, 0]],
        [[1, 0]],
    ]
    first = goboard("life", games, "--game", 1, "--move", 1, "--json").json
    assert [it["points"] for it in first["chains"]] == [[[0, 0]]]


@pytest.mark.parametrize(
    "options", [["--move", "3"], ["--game", "1"], ["--notation", "nonsense"], ["--view", "r45"]]
)
def test_what_is_not_there_is_refused(goboard, record, options):
    result = goboard("life", record(ATARI), *options)
    assert result.status == 2
    assert result.out == ""
    assert result.err


def test_a_file_that_is_no_record_is_told(goboard, record):
    result = goboard("life", record("nothing"))
    assert result.status == 2
    assert "game.sgf" in result.err
