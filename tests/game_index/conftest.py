"""What several tests of collections need."""

from __future__ import annotations

import pytest

from goboard_gui.game_index.index import Index
from tests.game_index.scanner import built


@pytest.fixture
def index(tmp_path):
    """Return a way to index records and open what came out."""
    opened = []

    def index_of(*records: str) -> Index:
        for number, text in enumerate(records):
            (tmp_path / f"{number}.sgf").write_text(text)
        built(tmp_path / ".index", tmp_path)
        opened.append(Index(tmp_path / ".index"))
        return opened[-1]

    yield index_of
    for each in opened:
        each.close()
