"""What other programs say of positions and games, where their answers are at hand."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from goboard_gui.go import Board, Colour, IllegalReason, Judgement, Ko, Point, Replay, Rules, Size
from tests.cases import for_each
from tests.corpus import material, material_data
from tests.go.diagrams import B, W

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.corpus
KO_OF_KATAGO = {
    "KO_SIMPLE": Ko.SIMPLE,
    "KO_POSITIONAL": Ko.POSITIONAL,
    "KO_SITUATIONAL": Ko.SITUATIONAL,
}
COLOURS = {"b": B, "w": W}


def facts(name: str, key: str) -> list[Any]:
    return material_data("corpus", "oracles", name)[key]


def verified_cases() -> list[Any]:
    cases = facts("katago/rules_cases.json", "cases")
    return [pytest.param(case, id=case["name"]) for case in cases if case["verified"]]


def stones(black: list[list[int]], white: list[list[int]]) -> dict[Point, Colour]:
    return {Point(*at): B for at in black} | {Point(*at): W for at in white}


@for_each("case", verified_cases)
def test_katago_judges_the_same(case: dict[str, Any]):
    """Up to the end of the game: what KataGo plays on afterwards is under rules of its own."""
    rules = Rules(
        KO_OF_KATAGO[case["rules"]["koRule"]],
        suicide=case["rules"]["multiStoneSuicideLegal"] == "true",
    )
    replay = Replay(
        Board.from_rows(*(row.upper() for row in case["start"])), rules, COLOURS[case["to_move"]]
    )
    for event in case["events"]:
        match event:
            case ["play" | "force", colour, "pass"]:
                replay.pass_turn(COLOURS[colour])
            case ["play" | "force" as how, colour, [column, row]]:
                said = replay.play(Point(column, row), COLOURS[colour])
                assert how == "force" or said.illegal is None
            case ["list_illegal", colour, listed]:
                assert banned_by_ko(replay, COLOURS[colour]) == {Point(*at) for at in listed}
        if replay.has_ended:
            break


def banned_by_ko(replay: Replay, colour: Colour) -> set[Point]:
    board = replay.board
    judged = {it: replay.judge(it, colour) for it in board.graph.points if board[it] is None}
    return {
        it
        for it, said in judged.items()
        if said.illegal in {IllegalReason.KO, IllegalReason.SUPERKO}
    }


@for_each("fact", lambda: facts("sabaki/go-board-facts.json", "facts"))
def test_sabaki_takes_off_the_same_stones(fact: dict[str, Any]):
    board = Board.empty(Size(19, 19)).with_stones(stones(fact["black"], fact["white"]))
    sign, at = fact["move"]
    colour = B if sign == 1 else W
    played = board.play(Point(*at), colour)
    gone = {Point(*point) for point in fact["empty_after"]}
    assert played.captured == gone
    assert all(played.board[point] is None for point in gone)
    assert len(gone) == fact.get("captures_by_black", len(gone))
    suicide = Replay(board).judge(Point(*at), colour).illegal is IllegalReason.SUICIDE
    assert suicide is fact.get("is_suicide", False)


@for_each("found", lambda: facts("repetitions/found.json", "found"))
def test_repetitions_in_real_games_are_told_with_their_numbers(found: dict[str, Any]):
    said = judgements(material("corpus", "games", found["f"]))
    told = said[found["move"] - 1]
    assert told == Judgement(illegal=None, repeats=found["repeats"])
    assert found["move"] - found["repeats"] == found["cycle"]


def judgements(file: Path) -> list[Judgement]:
    """Return what is said of each move of a record without variations or setup but in its root."""
    text = file.read_text(encoding="utf-8", errors="replace")
    setup = re.search(r"\bAB((?:\s*\[\w\w\])+)", text)
    black = [] if setup is None else [list(at(name)) for name in re.findall(r"\w\w", setup[1])]
    replay = Replay(Board.empty(Size(19, 19)).with_stones(stones(black, [])), Rules(Ko.SIMPLE))
    said = []
    for sign, name in re.findall(r";\s*([BW])\[(\w\w)?\]", text):
        colour = COLOURS[sign.lower()]
        passes = name in {"", "tt"}
        said.append(replay.pass_turn(colour) if passes else replay.play(at(name), colour))
    return said


def at(name: str) -> Point:
    return Point(ord(name[0]) - ord("a"), ord(name[1]) - ord("a"))
