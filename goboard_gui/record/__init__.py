"""A game record: the tree of its nodes, its positions and moves, and its edits."""

from .new_game import new_game
from .session import Attempt, Outcome, Session
from .steps import Move, Prisoners, Remark, Step, bad_size, board_size, walk
from .tree import Node, NodeNotFoundError, NodeSource, Property, Tree
from .turn import turn

__all__ = [
    "Attempt",
    "Move",
    "Node",
    "NodeNotFoundError",
    "NodeSource",
    "Outcome",
    "Prisoners",
    "Property",
    "Remark",
    "Session",
    "Step",
    "Tree",
    "bad_size",
    "board_size",
    "new_game",
    "turn",
    "walk",
]
