from __future__ import annotations

import os
from contextlib import closing, suppress
from random import Random
from typing import TYPE_CHECKING

import pytest

from goboard_gui.game_index.errors import UnusableIndexError
from goboard_gui.game_index.index import Index
from tests.forks import Forks
from tests.game_index.scanner import built, contents

if TYPE_CHECKING:
    from pathlib import Path

KILLS = 8
FILES = 120

BUILD = """
from pathlib import Path
from goboard_gui.game_index import builder, file_reading

builder.BATCH_POSITIONS, builder._MOST, builder._STEP = 150, 2, 1
file_reading.FILES_AT_ONCE = 1
def work(index, games):
    for _ in builder.build(Path(index), [Path(games)]):
        print(flush=True)
"""


def record(random: Random) -> str:
    """Return a small game with captures, and now and then two of them, or none."""
    if random.random() < 0.05:
        return "no record"
    moves = "".join(
        f";{'BW'[at % 2]}[{random.choice('abcd')}{random.choice('abcd')}]" for at in range(20)
    )
    game = f"(;SZ[4]PB[{random.choice('ABC')}]DT[{random.randrange(1990, 2000)}]{moves})"
    return game * random.choice((1, 1, 1, 2))


def disturb(games: Path, random: Random) -> None:
    """Change, move, delete and add some files."""
    for number in range(random.randrange(6)):
        files = sorted(games.rglob("*.sgf"))
        file = random.choice(files)
        folder = random.choice((games, games / "more"))
        match random.randrange(4):
            case 0:
                file.write_text(record(random))
            case 1:
                file.rename(folder / f"moved{random.random()}.sgf")
            case 2:
                file.unlink()
            case _:
                (folder / f"new{random.random()}{number}.sgf").write_text(record(random))


@pytest.mark.skipif(os.name != "posix", reason="forks as POSIX does")
def test_a_build_that_is_killed_whenever_leaves_what_the_next_one_makes_whole(tmp_path):
    games, index = tmp_path / "games", tmp_path / "index"
    (games / "more").mkdir(parents=True)
    random = Random(5)
    for number in range(FILES):
        (games / f"{number}.sgf").write_text(record(random))
    opened_with = set()
    with Forks(BUILD) as forks:
        for number in range(KILLS):
            disturb(games, random)
            begun = random.random() < 0.8
            ended = forks.kill(
                str(index),
                str(games),
                lines=random.randrange(1, FILES + 40) if begun else 0,
                seconds=random.random() * (0.01 if begun else 0.1),
            )
            assert ended.status in (0, -9)
            with suppress(UnusableIndexError), closing(Index(index)) as opened:
                opened_with.add(len(opened))
            if number % 4 == 3:
                built(index, games)
                built(tmp_path / f"fresh{number}", games)
                assert contents(index) == contents(tmp_path / f"fresh{number}")
    assert len(opened_with) > 1
