"""A collection whose openings are known, and a window that keeps none of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.gui.explorer_cases import built

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from goboard_gui.gui.collection.commands import CollectionCommands


@pytest.fixture(scope="module")
def index(tmp_path_factory) -> Path:
    return built(tmp_path_factory.mktemp("collection"))


@pytest.fixture
def collection(window, tmp_path) -> Iterator[CollectionCommands]:
    """Return what a window does with collections; it is closed in the end."""
    collection = window.exploring.collection
    keeping = collection.building.keeping
    keeping.store.home = tmp_path / "home"
    yield collection
    keeping.freshness.leave()
    collection.search.close()
