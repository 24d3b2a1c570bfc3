"""Helpers for the tests of text diagrams."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goboard_gui.files.text_diagrams.reading import read_diagrams

if TYPE_CHECKING:
    from goboard_gui.record import Tree


def read_diagram(text: str) -> list[Tree]:
    """Return the records of the boards in a text."""
    return read_diagrams(text).trees
