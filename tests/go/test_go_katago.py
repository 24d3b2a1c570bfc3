"""KataGo's own cases of rules, played to their ends: what is judged otherwise, and why.

`test_go_oracles.py` holds us to the verified ones up to the end of the game. After two passes under
territory scoring KataGo goes on with an *encore*, which forgets the history and has kos of its own:
a stone that took a ko blocks its retaking until the opponent has passed for it, which is to "play"
there, and after that it may be retaken once only. Our rules know no such phase.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from goboard_gui.go import Board, Colour, Ko, Point, Replay, Rules
from tests.go.test_go_oracles import COLOURS, KO_OF_KATAGO, banned_by_ko, facts

ENCORE = "the encore blocks retaking a ko and lets pass for it"
BUTTON = "the first pass takes the button, so that no position after it is one of those before"
SPIGHT = "Spight's superko forgets what was before a pass"
PARTED = {
    ENCORE: {
        892: 7,
        1088: 5,
        1731: 10,
        1883: 5,
        2007: 6,
        3431: 5,
        3748: 7,
        3863: 7,
        3978: 7,
        4137: 14,
        4310: 14,
        4648: 17,
        4787: 14,
        5014: 10,
        5146: 10,
    },
    BUTTON: {3668: 4, 3709: 4},
    SPIGHT: {553: 17},
}
"""Why, and of each case by its line in KataGo's file the number of the first event that differs."""
LOOP = "koRulesToTest[i]"  # Each rule of the loop is a case by itself, too.


class Case:
    """A case of KataGo's replayed under our rules, its encore as far as these have words for it."""

    def __init__(self, case: dict[str, Any]) -> None:
        rows = [re.sub(r"^\d+", "", row) for row in case["start"] if "A" not in row]
        rules = case["rules"]
        self._rules = Rules(
            KO_OF_KATAGO.get(rules["koRule"], Ko.SITUATIONAL),
            suicide=rules["multiStoneSuicideLegal"] == "true",
        )
        board = Board.from_rows(*(row.upper() for row in rows))
        self._replay = Replay(board, self._rules, COLOURS[case["to_move"]])
        self._events = case["events"]
        self._printed = list(case["expected"] or [])
        self.boards = 0

    def parts(self) -> int | None:
        """Return the number of the first event where KataGo says or does otherwise."""
        for number, event in enumerate(self._events):
            match event:
                case ["play" | "force", colour, "pass"]:
                    self._pass(COLOURS[colour])
                case ["play" | "force" as how, colour, [column, row]]:
                    said = self._replay.play(Point(column, row), COLOURS[colour])
                    if said.illegal and how == "play":
                        return number
                case ["list_illegal", colour, *_]:
                    if banned_by_ko(self._replay, COLOURS[colour]) != self._list():
                        return number
                case ["board"]:
                    rows = self._board()
                    if rows and rows != self._replay.board.rows():
                        return number
                case ["mark", text] if self._printed[:1] == [text]:
                    del self._printed[0]
        return None

    def _pass(self, colour: Colour) -> None:
        self._replay.pass_turn(colour)
        if self._replay.has_ended:
            self._replay = Replay(self._replay.board, self._rules, colour.opponent)

    def _list(self) -> set[Point]:
        lines = self._take(r"(?:Illegal|Ko-recap-blocked): \((\d+),(\d+)\)")
        return {Point(int(line[1]), int(line[2])) for line in lines}

    def _board(self) -> list[str]:
        """Return the rows of the next position that is printed, none if others are printed now."""
        if not self._printed[:1] or not self._printed[0].startswith("HASH"):
            return []
        del self._printed[:2]
        rows = [line[1].replace(" ", "") for line in self._take(r" *\d+ ([.XO ]+)$")]
        self._take(r"$|Ko recap blocked")
        self.boards += 1
        return rows

    def _take(self, pattern: str) -> list[re.Match[str]]:
        found = []
        while self._printed and (line := re.match(pattern, self._printed[0])):
            found.append(line)
            del self._printed[0]
        return found


@pytest.mark.corpus
def test_every_difference_from_katago_is_explained():
    parted = {}
    boards = 0
    for case in facts("katago/rules_cases.json", "cases"):
        if case["rules"]["koRule"] == LOOP:
            continue
        replayed = Case(case)
        event = replayed.parts()
        boards += replayed.boards
        if event is not None:
            parted[case["line"]] = event
    explained = {line: event for them in PARTED.values() for line, event in them.items()}
    assert parted == explained
    assert boards == 39
