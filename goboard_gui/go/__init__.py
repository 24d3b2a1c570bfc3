"""The game of Go: immutable boards on any graph, rules, scoring and symmetries."""

from .board import SIGNS, Board, PlayResult
from .board_shape import WRAPPED_KINDS, BoardKind, BoardShape, Join
from .chains import Chain, Region, chain_at, chains, regions
from .crop import Crop
from .graph import Graph, SizeError
from .graph_plan import GraphPlan, HexagonSideError
from .hoshi import HandicapError, handicap_points, hoshi, max_handicap_stones
from .points import MAX_SIDE, USUAL_SIZES, Colour, OffBoardError, Point, Size
from .replay import Replay
from .rules import (
    LEGAL,
    RECORDING,
    RULE_SETS,
    Compensation,
    Counting,
    IllegalReason,
    Judgement,
    Ko,
    Rules,
    RuleSet,
    UnknownRulesError,
    rule_set,
)
from .shape import kosumi_partners
from .symmetry import Symmetry

__all__ = [
    "LEGAL",
    "MAX_SIDE",
    "RECORDING",
    "RULE_SETS",
    "SIGNS",
    "USUAL_SIZES",
    "WRAPPED_KINDS",
    "Board",
    "BoardKind",
    "BoardShape",
    "Chain",
    "Colour",
    "Compensation",
    "Counting",
    "Crop",
    "Graph",
    "GraphPlan",
    "HandicapError",
    "HexagonSideError",
    "IllegalReason",
    "Join",
    "Judgement",
    "Ko",
    "OffBoardError",
    "PlayResult",
    "Point",
    "Region",
    "Replay",
    "RuleSet",
    "Rules",
    "Size",
    "SizeError",
    "Symmetry",
    "UnknownRulesError",
    "chain_at",
    "chains",
    "handicap_points",
    "hoshi",
    "kosumi_partners",
    "max_handicap_stones",
    "regions",
    "rule_set",
]
