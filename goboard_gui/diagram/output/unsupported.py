"""Features of boards that a file format does not show, and where they occur."""

from __future__ import annotations

from enum import Enum

from ...named_tuples import NamedTuple


class UnsupportedFeature(Enum):
    """A feature of pictures that the LaTeX output with psgo or text diagrams do not show; the
    values are English names.
    """

    SQUARES = "boards with stones on squares"
    GRAPH = "boards without columns and rows"
    STRUCTURE = "the notation grid"
    AREAS = "coloured areas"
    ERRORS = "marks for mistakes and illegal moves"
    VARIATIONS = "marks for variations"
    ARROWS = "lines and arrows that extend beyond the cropped area"
    LISTED = "labels, marks and arrows without a character, listed below their board instead"
    """Only in text diagrams."""
    MARKS = "marks without a character"
    """Only in text diagrams for Sensei's Library, which do not list them."""


TEXT_FEATURES = frozenset((UnsupportedFeature.LISTED, UnsupportedFeature.MARKS))
"""The features that only text diagrams do not show."""


class UnsupportedNotice(NamedTuple):
    """A feature of a board that a format does not show, and the caption of the board."""

    feature: UnsupportedFeature
    board_caption: str

    def __str__(self) -> str:
        return f"Not shown: {self.feature.value}" + (
            f" ({self.board_caption})" if self.board_caption else ""
        )
