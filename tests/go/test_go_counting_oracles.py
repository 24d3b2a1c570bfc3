"""What servers and other programs count, where their answers are at hand."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest

from goboard_gui.go import Board, Colour, Point, Replay, Rules, Size, rule_set
from goboard_gui.go.score import (
    Marking,
    ScoringTerms,
    calculate_score,
    configuration_score,
    ownership,
)
from tests.cases import for_each
from tests.corpus import material_data, material_files
from tests.go.diagrams import B, W

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.corpus
OWNERS = {"B": B, "W": W, "X": B, "O": W}
FREE = "*s"
"""Cells of OGS that may be anybody's: points to be sealed, and those it does not judge."""

OTHERWISE = {
    # The server takes all stones beside a neutral point for stones in seki, and their eyes for
    # nobody's, with the stones that the opponent has inside. L8 must be filled to connect L9.
    # A10 is in one region with A9 and A8, of which the server gives White this point alone.
    "game_seki_64848549": (
        "A19 L19 M19 N19 T19 N13 S12 T12 A9 A8 T8 E5 L4 S4 T4 A3 C3 T1",
        "L8",
    ),
}
"""Points that are nobody's on OGS though stones of one colour alone touch their region."""


def positions_of_ogs() -> list[Any]:
    files = material_files("corpus", "oracles", "ogs", endings=(".json",))
    return [pytest.param(it, id=it.stem) for it in files if re.search(r"_.*\d$", it.stem)]


def cases_of_katago(name: str) -> list[Any]:
    return material_data("corpus", "oracles", "katago", name)["cases"]


def at(name: str, size: Size) -> Point:
    return Point("ABCDEFGHJKLMNOPQRSTUVWXYZ".index(name[0]), size.height - int(name[1:]))


def board(rows: list[str]) -> Board:
    empty, stones = str.maketrans(" `", ".."), str.maketrans("bBxwWo", "XXXOOO")
    return Board.from_rows(*(row.translate(empty).translate(stones) for row in rows))


def dead(position: Board, owners: dict[Point, Colour | None]) -> frozenset[Point]:
    """Return the stones on points that are not their players'."""
    return frozenset(at for at, colour in position.stones().items() if owners[at] is not colour)


@for_each("case", lambda: material_data("spec", "rules_cases.json")["score_examples"])
def test_configurations_have_the_score_that_citizendium_gives_them(case: dict[str, Any]):
    stones = {Point(*it): B for it in case["black"]} | {Point(*it): W for it in case["white"]}
    assert (
        configuration_score(Board.empty(Size(case["w"], case["h"])).with_stones(stones))
        == case["score"]
    )


def exact_games() -> list[Any]:
    """Return the games whose result follows of the dead stones that are known of them."""
    games = material_data("corpus", "oracles", "kgs-score", "kgs_score.json")["games"]
    return [game for game in games if game["formula_agrees"]]


@for_each("game", exact_games)
def test_games_have_the_result_that_the_server_gave_them(game: dict[str, Any]):
    position = board(game["board"].split("/"))
    marking = Marking(frozenset(at(name, position.size) for name in game["dead"]))
    prisoners = (game["captured_by_black"], game["captured_by_white"])
    score = calculate_score(
        position, marking, rule_set("japanese"), ScoringTerms(game["komi"], 0, prisoners)
    )
    winner, margin = re.fullmatch(r"([BW])\+([\d.]+)", game["RE"]).groups()
    assert (score.winner, abs(score.margin)) == (OWNERS[winner], float(margin))


@for_each("file", positions_of_ogs)
def test_points_are_whose_the_server_says(file: Path):
    case = json.loads(file.read_text(encoding="utf-8"))
    position = board(case["board"])
    said = dict(zip(position.graph.points, "".join(case["correct_ownership"]), strict=True))
    wanted = {point: OWNERS.get(cell) for point, cell in said.items()}
    marking = Marking(dead(position, wanted))
    found = ownership(position, marking)
    differing = {it for it in wanted if said[it] not in FREE and found[it] is not wanted[it]}
    otherwise = " ".join(OTHERWISE.get(file.stem, ())).split()
    assert differing == {at(name, position.size) for name in otherwise}
    assert all(wanted[point] is None for point in differing)


@for_each("case", lambda: cases_of_katago("area_cases.json"))
def test_points_are_whose_katago_says(case: dict[str, Any]):
    """In its plain mode, which takes off no more than stones that Benson's algorithm kills."""
    position = board(case["board"])
    plain = [mode for mode in case["modes"] if all(mode[key] for key in mode if key in PLAIN)]
    assert plain
    for mode in plain:
        cells = "".join(mode["owner"])
        wanted = dict(zip(position.graph.points, map(OWNERS.get, cells), strict=True))
        assert ownership(position, Marking(dead(position, wanted))) == wanted


PLAIN = ("safe_big", "unsafe_big", "non_pass_alive_stones")


@pytest.mark.parametrize(
    ("name", "rules", "asserted"),
    [("Area rules", "tromp-taylor", 3), ("Territory rules", "japanese", 1)],
)
def test_games_have_the_result_that_katago_gives_them(name, rules, asserted):
    """By territory the first alone: KataGo then plays on to settle what players agree on here."""
    case = next(it for it in cases_of_katago("rules_cases.json") if it["name"] == name)
    replay, checked = Replay(board(case["start"]), Rules(suicide=True)), 0
    for event in case["events"]:
        match event:
            case ["play", colour, "pass"]:
                replay.pass_turn(OWNERS[colour.upper()])
            case ["play", colour, [column, row]]:
                replay.play(Point(column, row), OWNERS[colour.upper()])
            case ["assert", str(text)] if "finalWhiteMinusBlackScore" in text:
                score = calculate_score(replay.board, Marking(), rule_set(rules), ScoringTerms(0.5))
                assert -score.margin == float(text.split("==")[1].strip(" f"))
                checked += 1
                if checked == asserted:
                    break
    assert checked == asserted
