"""Files that are not what they were when they were indexed: nothing wrong is opened silently."""

from __future__ import annotations

import pytest

from tests.gui.hit_cases import FOUND, Collector, six_games


@pytest.fixture
def asked(collection_desk, tmp_path, qtbot, person) -> Collector:
    """Return a person who has asked for a position of two stones."""
    collector = Collector(collection_desk, six_games(tmp_path), qtbot, person)
    collector.ask()
    assert collector.files == FOUND
    return collector


def test_a_file_that_is_gone_is_told_and_passed_over(asked, tmp_path):
    gone = tmp_path / "games" / "b.sgf"
    gone.unlink()
    asked.open("a.sgf")
    asked.next()
    assert asked.message.startswith(f"File not found: {gone}.")
    assert asked.place == ("a.sgf", 0, 2)
    asked.next()
    assert asked.place == ("c.sgf", 1, 2)


@pytest.mark.parametrize(
    "now",
    [
        pytest.param("(;SZ[9]PB[Bea];B[gc];W[ch];B[dd])", id="another-move"),
        pytest.param("(;SZ[9]PB[Bea];B[gc])", id="cut-off"),
        pytest.param("(;SZ[13]PB[Bea];B[gc];W[dg])", id="another-size"),
    ],
)
def test_a_game_that_has_changed_is_opened_only_if_one_says_so(asked, tmp_path, now):
    (tmp_path / "games" / "b.sgf").write_text(now)
    asked.open("b.sgf")
    assert asked.place == ("", 0, 2)
    assert "“b.sgf” has changed since it was indexed" in asked.message
    asked.desk.strip.first_button.click()
    assert asked.place == ("b.sgf", 0, 0)
    asked.next()
    assert asked.place == ("c.sgf", 1, 2)


def test_a_file_with_fewer_games_than_it_had_is_told(asked, tmp_path):
    (tmp_path / "games" / "c.sgf").write_text("(;SZ[9];W[cc];B[gg])")
    asked.open("c.sgf #2")
    assert asked.place == ("", 0, 2)
    assert "has changed since" in asked.message


def test_a_file_that_is_no_record_any_more_is_told(asked, tmp_path):
    (tmp_path / "games" / "b.sgf").write_text("so it goes")
    asked.open("b.sgf")
    assert "Couldn't read" in asked.message
    assert asked.place == ("", 0, 2)
