"""What nodes look like in the drawn tree."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QPalette, QPixmap

from goboard_gui.gui.navigation.tree.tree_painter import (
    MIN_PITCH,
    TreeColours,
    TreeGeometry,
    TreeSprites,
)
from goboard_gui.record.navigation.appearance import NodeAppearance, NodeShape
from goboard_gui.record.values.evaluations import MoveEvaluation
from tests.cases import for_each

GREY = QColor("#777777")


def sprites(pitch: int) -> TreeSprites:
    """Return sprites that have one colour for all that is not a stone."""
    colours = TreeColours.from_palette(QPalette())._replace(
        judgements=dict.fromkeys(MoveEvaluation, GREY),
        **dict.fromkeys(("comment", "markup", "figure", "hotspot"), GREY),
    )
    return TreeSprites(TreeGeometry()._replace(pitch=pitch), colours, 1.0)


def look(pixmap: QPixmap) -> bytes:
    image = pixmap.toImage()  # has to outlive its bits
    return image.constBits().tobytes()


@for_each("pitch", [MIN_PITCH, 22, 44])
@for_each("shape", NodeShape, ids=lambda shape: shape.value)
def test_judgements_are_told_apart_without_their_colours(qapp, shape, pitch):
    drawn = sprites(pitch)
    looks = {
        look(drawn.node_pixmap(NodeAppearance(shape, judgement), on_path=True, collapsed=False))
        for judgement in (None, *MoveEvaluation)
    }
    assert len(looks) == 5


def test_what_else_there_is_to_a_node_is_told_apart_without_its_colours(qapp):
    drawn = sprites(22)
    kinds = ("hotspot", "named", "figure", "comment", "markup")
    looks = {
        look(
            drawn.node_pixmap(
                NodeAppearance(NodeShape.WHITE, **{kind: True}), on_path=True, collapsed=False
            )
        )
        for kind in kinds
    }
    assert len(looks) == len(kinds)


@pytest.mark.parametrize("shape", [NodeShape.BLACK, NodeShape.WHITE], ids=lambda shape: shape.value)
def test_a_forbidden_move_is_crossed_out(qapp, shape):
    drawn = sprites(22)
    looks = {
        look(
            drawn.node_pixmap(
                NodeAppearance(shape), on_path=True, collapsed=False, illegal=forbidden
            )
        )
        for forbidden in (False, True)
    }
    assert len(looks) == 2
