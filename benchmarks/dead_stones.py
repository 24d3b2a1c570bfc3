"""Proposals of dead stones for finished games, by our code and GNU Go, compared with the server.

    python benchmarks/dead_stones.py [--every N] [--theirs N] [--seconds S] [--gnugo PROGRAM]

A proposal needs no click if the game is then counted as the server counted it. Both are counted by
the same code, with the points that are to be filled at home (`study/teire.py`) left out. Of each
set every N-th game is taken, and of those every N-th for GNU Go, which has some seconds for each.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import time
from dataclasses import replace
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

from _finished_games import (
    CORPUS,
    FinishedGame,
    finished_games,
    gnugo_scored_games,
    point_of,
    vertex,
)

from goboard_gui.go import Board, Colour
from goboard_gui.go.rules import Counting, rule_set
from goboard_gui.go.score import Marking, ownership
from goboard_gui.study.dead_stones import propose_marking
from goboard_gui.study.teire import find_teire

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

SIGN = {Colour.BLACK: "black", Colour.WHITE: "white"}


class Outcome(NamedTuple):
    """The quality of one proposal; ``same`` is None if the dead stones are not recorded."""

    counts: bool
    same: bool | None
    seconds: float


def proposed(game: FinishedGame) -> Marking:
    return propose_marking(game.board, game.to_play)


def gnugo(game: FinishedGame, program: str, seconds: float) -> Marking | None:
    """Return the dead stones according to GNU Go, or None if it takes too long."""
    board = game.board
    commands = [f"boardsize {board.size.width}", "clear_board"]
    commands += [f"play {SIGN[c]} {vertex(p, board)}" for p, c in board.stones().items()]
    text = "\n".join([*commands, "final_status_list dead", "quit", ""])
    try:
        done = subprocess.run(
            ["nice", program, "--mode", "gtp"],
            input=text,
            capture_output=True,
            text=True,
            timeout=seconds,
            check=True,
        )
    except subprocess.TimeoutExpired:
        return None
    answer = done.stdout.replace("=", " ").split()
    marking = Marking(frozenset(point_of(name, board) for name in answer))
    if rule_set(game.rules).counting is not Counting.TERRITORY:
        return marking
    return replace(marking, owners=dict.fromkeys(find_teire(board, marking, game.to_play)))


def outcome(game: FinishedGame, find: Callable[[FinishedGame], Marking | None]) -> Outcome:
    start = time.process_time()
    marking = find(game)
    seconds = time.process_time() - start
    if marking is None:
        return Outcome(False, None if game.dead is None else False, seconds)
    same = None if game.dead is None else marking.dead == game.dead
    return Outcome(game.counts(marking), same, seconds)


def told(what: str, who: str, outcomes: Sequence[Outcome]) -> str:
    number = len(outcomes)
    if not number:
        return f"{what} | {who} | 0 | | | |"
    counts = sum(it.counts for it in outcomes)
    known = [it.same for it in outcomes if it.same is not None]
    same = f"{sum(known)}/{len(known)}" if known else "unknown"
    seconds = [it.seconds for it in outcomes]
    times = f"{median(seconds):.2f} | {max(seconds):.2f}" if who == "ours" else "|"
    return f"{what} | {who} | {number} | {counts} ({counts / number:.1%}) | {same} | {times}"


def sets() -> dict[str, list[FinishedGame]]:
    games = [game for game, _, exact in gnugo_scored_games() if exact]
    inexact = [game._replace(dead=None) for game, _, exact in gnugo_scored_games() if not exact]
    files = [
        file
        for folder in ("kgs-2001-2002", "kgs-2017")
        for file in sorted((CORPUS / "games" / folder).rglob("*.sgf"))
    ]
    records = list(finished_games(files))
    return {
        "KGS oracle, exact": games,
        "KGS oracle, the others": inexact,
        "KGS records that say what is dead": [it for it in records if it.dead is not None],
        "KGS records, result alone": [it for it in records if it.dead is None],
    }


def check_ogs_positions() -> str:
    """Print for how many boards of OGS each point gets its known owner."""
    right = boards = 0
    for file in sorted((CORPUS / "oracles" / "ogs").glob("*.json")):
        known = json.loads(file.read_text())
        if "board" not in known:
            continue
        rows = ["".join(".XO"[" bw".index(sign.lower())] for sign in row) for row in known["board"]]
        board = Board.from_rows(*rows)
        owners = ownership(board, propose_marking(board, Colour.BLACK))
        ours = [" BW"[owner or 0] for owner in owners.values()]
        theirs = "".join(known["correct_ownership"])
        boards += 1
        right += all(a == b for a, b in zip(ours, theirs, strict=True) if b in " BW")
    return f"OGS boards without a differing point: {right} of {boards}"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--every", type=int, default=4, metavar="N")
    options.add_argument("--theirs", type=int, default=8, metavar="N")
    options.add_argument("--seconds", type=float, default=30.0)
    options.add_argument("--gnugo", default="/usr/games/gnugo", metavar="PROGRAM")
    chosen = options.parse_args()
    print("set | whose | games | no click | same dead stones | median s | longest s")
    for what, games in sets().items():
        few = games if what.startswith("KGS oracle") else games[:: chosen.every]
        mine = [outcome(game, proposed) for game in few]
        print(told(what, "ours", mine), flush=True)
        compared = list(zip(few, mine, strict=True))[:: chosen.theirs]
        theirs = [
            outcome(game, lambda it: gnugo(it, chosen.gnugo, chosen.seconds))
            for game, _ in compared
        ]
        print(told("  of these", "ours", [ours for _, ours in compared]))
        print(told("  of these", "GNU Go", theirs), flush=True)
    print(check_ogs_positions())


if __name__ == "__main__":
    main()
