"""The continuations of a position, saved as a game tree."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.game_index.continuation_tree import MoveCount
from goboard_gui.go import Point
from goboard_gui.gui.actions.commands import Command
from goboard_gui.gui.collection.explorer.tree_dialog import TreeDialog, count_text
from tests.gui.hit_cases import Collector, six_games

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def collector(collection_desk, tmp_path, qtbot, person) -> Collector:
    folder = tmp_path / "collection"
    folder.mkdir()
    return Collector(collection_desk, six_games(folder), qtbot, person)


def opened(collector: Collector) -> TreeDialog:
    collector.commands[Command.COLLECTION_TREE].trigger()
    return collector.desk.window.findChild(TreeDialog)


def test_what_followed_a_position_is_saved(collector, tmp_path: Path, qtbot):
    collector.ask()
    dialog = opened(collector)
    collector.person.answers(save_path=tmp_path / "tree")
    dialog.least_box.setValue(1)
    dialog.depth_box.setValue(1)
    with qtbot.waitSignal(dialog.saved) as saved:
        dialog.save_button.click()
    assert saved.args == [tmp_path / "tree.sgf"]
    [tree] = read_sgf((tmp_path / "tree.sgf").read_bytes()).games
    assert tree.node(0).first_value("C") == "4 games"
    comments = [tree.node(child).first_value("C") for child in tree.children(0)]
    assert comments[0].startswith("1 game")
    assert len(comments) >= 3


def test_cancelling_saves_nothing(collector, tmp_path: Path):
    dialog = opened(collector)
    collector.person.answers(save_path=None)
    dialog.save_button.click()
    assert not dialog.progress_row.busy
    assert dialog.save_button.isEnabled()


@pytest.mark.parametrize(
    ("counted", "told"),
    [
        (MoveCount(12, None, 0, 0), "12 games"),
        (MoveCount(12, 48, 6, 2), "12 games, 25.0 % of 48, Black won 75.0 % of 8"),
        (MoveCount(12, 48, 0, 0, 15), "12 games, 25.0 % of 48, position in 15 games"),
        (MoveCount(12, 48, 0, 0, 12), "12 games, 25.0 % of 48"),
    ],
)
def test_comments_tell_shares_with_their_whole(qapp, counted, told):
    assert count_text(counted) == told


def test_a_position_without_games_is_told_and_nothing_saved(collector, tmp_path: Path, qtbot):
    for point in (Point(1, 0), Point(8, 7)):
        collector.desk.player.play(point)
    dialog = opened(collector)
    collector.person.answers(save_path=tmp_path / "tree")
    dialog.save_button.click()
    qtbot.waitUntil(lambda: not dialog.progress_row.busy)
    assert collector.person.told == ["No game has this position."]
    assert not (tmp_path / "tree.sgf").exists()
