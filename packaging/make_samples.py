"""Make the sample games and the games of the tests by letting GNU Go play against itself.

    nice python packaging/make_samples.py FOLDER [NAME ...]

This needs GNU Go 3.8 as `gnugo` on the path. The same seed gives the same moves.
"""

from __future__ import annotations

import subprocess
import sys
from datetime import date
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

from sgfmill.common import move_from_vertex
from sgfmill.sgf import Sgf_game

from goboard_gui import __version__


class Sample(NamedTuple):
    """A game to be played; ``name`` is the name of its file."""

    name: str
    size: int
    seed: int
    level: int = 10
    handicap: int = 0

    @property
    def komi(self) -> float:
        return 0.5 if self.handicap else 6.5


SAMPLES = (
    Sample("a-game-19x19", 19, seed=6),
    Sample("b-game-13x13", 13, seed=4),
    Sample("c-game-9x9", 9, seed=8),
    Sample("captures-9x9", 9, seed=2),
    Sample("game-19x19", 19, seed=1),
    Sample("handicap-13x13", 13, seed=1, level=8, handicap=4),
)


class GnuGo:
    """A GNU Go process, controlled by GTP."""

    def __init__(self, sample: Sample) -> None:
        options = {
            "--mode": "gtp",
            "--level": sample.level,
            "--seed": sample.seed,
            "--boardsize": sample.size,
            "--komi": sample.komi,
        }
        words = [str(word) for option in options.items() for word in option]
        self._process = subprocess.Popen(
            ["gnugo", *words, "--japanese-rules", "--never-resign"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, command: str) -> str:
        """Return the answer to a GTP command.

        :raises RuntimeError: GNU Go rejected the command.
        """
        questions, answers = self._process.stdin, self._process.stdout
        assert questions is not None
        assert answers is not None
        print(command, file=questions, flush=True)
        answer = "".join(takewhile(str.strip, answers))
        if not answer.startswith("="):
            raise RuntimeError(f"gnugo said to {command!r}: {answer!r}")
        return answer[1:].strip()

    def quit(self) -> None:
        self.ask("quit")
        self._process.wait()


def play(sample: Sample) -> Sgf_game:
    """Play a whole game until both pass, and return it with the score that GNU Go computes."""
    gnugo = GnuGo(sample)
    game = new_game(sample)
    colour = "b"
    if sample.handicap:
        vertices = gnugo.ask(f"fixed_handicap {sample.handicap}").split()
        stones = [move_from_vertex(vertex, sample.size) for vertex in vertices]
        game.get_root().set("HA", sample.handicap)
        game.get_root().set_setup_stones(stones, [])
        colour = "w"
    passes = 0
    while passes < 2:
        move = move_from_vertex(gnugo.ask(f"genmove {colour}"), sample.size)
        node = game.extend_main_sequence()
        if move is None:
            node.set_raw(colour.upper(), b"")  # set_move would write the [tt] of FF[3]
        else:
            node.set_move(colour, move)
        passes = passes + 1 if move is None else 0
        colour = "w" if colour == "b" else "b"
    game.get_root().set("RE", gnugo.ask("final_score"))
    gnugo.quit()
    return game


def new_game(sample: Sample) -> Sgf_game:
    """Return a record without moves, with players, board size and handicap."""
    game = Sgf_game(sample.size, encoding="UTF-8")
    root = game.get_root()
    root.set("AP", ("Goboard", __version__))
    root.set("GN", f"GNU Go plays itself on {sample.size}×{sample.size}")
    root.set("PB", "GNU Go 3.8")
    root.set("PW", "GNU Go 3.8")
    root.set("DT", date.today().isoformat())
    root.set("RU", "Japanese")
    root.set("KM", sample.komi)
    return game


def main(folder: str, *names: str) -> None:
    """Play the samples with these names, or all of them, and write them to a folder."""
    for sample in SAMPLES:
        if not names or sample.name in names:
            path = Path(folder, f"{sample.name}.sgf")
            path.write_bytes(play(sample).serialise())
            print(path)


if __name__ == "__main__":
    main(*sys.argv[1:])
