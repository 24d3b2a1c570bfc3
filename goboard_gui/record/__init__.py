"""Game records: the tree of nodes, its positions and moves, and its edits."""

from typing import TYPE_CHECKING

from ..late_imports import late_names
from .new_game import new_game
from .node import Node, NodeList, NodeNotFoundError, NodeSource, Property
from .session import PlayAttempt, PlayOutcome, Session
from .steps import (
    Move,
    Prisoners,
    Step,
    StepWarning,
    board_shape,
    board_size,
    invalid_size,
    walk_steps,
)
from .tree import Tree

if TYPE_CHECKING:
    from .edits.rotation import rotate_record

__getattr__ = late_names(globals(), {"edits.rotation": ("rotate_record",)})

__all__ = [
    "Move",
    "Node",
    "NodeList",
    "NodeNotFoundError",
    "NodeSource",
    "PlayAttempt",
    "PlayOutcome",
    "Prisoners",
    "Property",
    "Session",
    "Step",
    "StepWarning",
    "Tree",
    "board_shape",
    "board_size",
    "invalid_size",
    "new_game",
    "rotate_record",
    "walk_steps",
]
