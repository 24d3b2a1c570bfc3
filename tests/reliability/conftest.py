from __future__ import annotations

from pathlib import Path

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # The offscreen platform says so of every window that has a least or a largest size.
    ignored = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(ignored)
