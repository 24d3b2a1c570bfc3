"""The game of Go: immutable boards on any graph, rules, scoring and symmetries."""

from .board import SIGNS, Board, PlayResult
from .chains import Chain, Region, chain_at, chains, regions
from .crop import Crop
from .graph import Graph, SizeError
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
    "Board",
    "Chain",
    "Colour",
    "Compensation",
    "Counting",
    "Crop",
    "Graph",
    "HandicapError",
    "IllegalReason",
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
