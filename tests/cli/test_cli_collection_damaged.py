"""Whatever is in the files of an index, each command answers or says that it is damaged."""

from __future__ import annotations

from random import Random

import pytest

from tests.cases import for_each
from tests.cli.collections import KNIGHT
from tests.examples import every
from tests.game_index.damage import build_games, cut, damaged_copy, flip


@pytest.fixture(scope="module")
def index(tmp_path_factory):
    return build_games(tmp_path_factory.mktemp("collection"))


@pytest.fixture
def commands(qapp, record, tmp_path):
    """Return the arguments of all commands that read an index, except its path."""
    knight = record(KNIGHT)
    return [
        *(["find", knight], ["find", knight, "--json", "--limit", "50", "--player", "ann"]),
        *(["find", knight, "--region", "A9:F4"], ["find", knight, "--last-move", "--json"]),
        *(["find", knight, "--region", "B8:E5", "--anywhere", "--ignore", "B8"], ["statistics"]),
        *(["statistics", "--by", by, "--json"] for by in ("decade", "player", "event")),
        *(["statistics", "--of", "Ann", "--csv"], ["statistics", "-o", tmp_path / "chart.svg"]),
        *(["report", knight, "--player", "ann"], ["report", knight, "--csv"]),
        *(["duplicates"], ["duplicates", "--json"], ["failures"], ["failures", "--json"]),
    ]


@pytest.fixture
def expected(goboard, index, commands):
    return [goboard("collection", name, index, *rest) for name, *rest in commands]


@for_each("seed", every(range(24), 12))
@for_each("damage", [cut, flip])
def test_a_damaged_file_is_no_crash(goboard, index, commands, expected, damage, seed):
    copy = index.with_name("copy")
    damaged_copy(index, copy, Random(seed), damage)
    for (name, *rest), intact in zip(commands, expected, strict=True):
        result = goboard("collection", name, copy, *rest)
        if result.status == 0 and damage is cut:
            assert _without_times(result.out) == _without_times(intact.out)
        if result.status:
            assert (result.status, result.out) == (2, "")
            assert result.err.startswith(f"goboard: {copy}: the index is damaged (")
    result = goboard("collection", "build", "--thorough", copy, index.with_name("games"))
    assert result.status == 0
    for name, *rest in commands[1::7]:
        assert goboard("collection", name, copy, *rest).status == 0


def _without_times(text: str) -> list[str]:
    return [line for line in text.splitlines() if " ms" not in line and "seconds" not in line]
