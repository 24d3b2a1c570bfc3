"""The review of a game in the print window."""

from __future__ import annotations

import pytest

from goboard_gui.diagram.book.blocks import GraphBlock
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.gui.core.settings import MISTAKE_POINTS
from tests.diagram.review_cases import GAME, reviewed_record
from tests.gui.printing_cases import Stand, choose, warnings_of, words_on


@pytest.fixture
def opened(settings, english, qtbot):
    """Return what opens the print window with a record."""

    def begin(tree):
        return Stand([tree], settings).open(qtbot)

    return begin


def graphs(window) -> list[GraphBlock]:
    blocks = window.maker.production.book.blocks
    return [block for block in blocks if isinstance(block, GraphBlock)]


def test_the_review_is_printed_if_it_is_chosen(opened, qtbot):
    window = opened(reviewed_record())
    assert not graphs(window)
    choose(window, "edition.review", True, qtbot)
    assert len(graphs(window)) == 1
    assert "White 8 G3 loses 16.0 points" in words_on(window)
    choose(window, "edition.worst_moves", 0, qtbot)
    assert "White 8 G3" not in words_on(window)
    assert warnings_of(window) == []


def test_the_preferences_say_which_moves_are_mistakes(opened, settings, qtbot):
    settings.set(MISTAKE_POINTS, 5.5)
    window = opened(reviewed_record())
    choose(window, "edition.review", True, qtbot)
    (block,) = graphs(window)
    assert block.graph.mistakes == [8]


def test_a_record_without_analysis_has_a_warning(opened, qtbot):
    window = opened(read_sgf(GAME.encode()).games[0])
    choose(window, "edition.review", True, qtbot)
    assert warnings_of(window) == ["Page 1: No review: the record has no analysis of this line."]
    assert not graphs(window)
