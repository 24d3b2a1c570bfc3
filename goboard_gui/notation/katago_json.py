"""Analysis as KataGo writes it in JSON, for Black.

Its analysis engine answers with it, and KaTrain keeps it in records.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..go.analysis import Analysis, Candidate, Value, black_ownership, black_value
from .vertices import read_vertex

if TYPE_CHECKING:
    from ..go import Colour, Point, Size

_TOO_MANY = 2**63


def read_analysis(
    to_play: Colour, size: Size, root: dict[str, Any], infos: object, ownership: object
) -> Analysis:
    """Return the analysis in decoded JSON, whatever that contains.

    ``root`` are the numbers of the position (``rootInfo``), ``infos`` a list with those of the
    moves (``moveInfos``). Candidates whose move or number of visits makes no sense are left out.

    >>> from goboard_gui.go import Colour, Size
    >>> info = {"move": "D4", "visits": 7, "winrate": 0.4, "scoreLead": -1, "pv": ["D4", "C3"]}
    >>> found = read_analysis(Colour.WHITE, Size(9, 9), {"visits": 8, "winrate": 0.5}, [info], None)
    >>> found.visits, found.candidates[0].value
    (8, Value(win_rate=0.4, score=-1.0))
    """
    found = []
    for at, info in enumerate(infos if isinstance(infos, list) else []):
        candidate = _candidate(info, size) if isinstance(info, dict) else None
        if candidate is not None:
            order = _whole(info.get("order"))
            found.append((at if order is None else order, candidate))
    found.sort(key=lambda item: item[0])
    reals = [_real(number) for number in ownership] if isinstance(ownership, list) else []
    return Analysis(
        to_play,
        tuple(candidate for _, candidate in found),
        _whole(root.get("visits")),
        _value(root),
        black_ownership(
            [number for number in reals if number is not None],
            size.width * size.height,
            is_white=False,
        ),
    )


def _candidate(info: dict[str, Any], size: Size) -> Candidate | None:
    move = _vertex(info.get("move"), size)
    visits = _whole(info.get("visits"))
    if move is None or visits is None:
        return None
    line: list[Point | None] = []
    pv = info.get("pv")
    for text in pv if isinstance(pv, list) else []:
        vertex = _vertex(text, size)
        if vertex is None:
            break
        line.append(vertex[0])
    prior = _real(info.get("prior"))
    copy = _vertex(info.get("isSymmetryOf"), size)
    return Candidate(
        move[0],
        visits,
        _value(info),
        tuple(line),
        prior if prior is not None and 0 <= prior <= 1 else None,
        None if copy is None else copy[0],
    )


def _value(info: dict[str, Any]) -> Value:
    return black_value(_real(info.get("winrate")), _real(info.get("scoreLead")), is_white=False)


def _vertex(value: object, size: Size) -> tuple[Point | None] | None:
    return read_vertex(value, size) if isinstance(value, str) else None


def _real(value: object) -> float | None:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    try:
        return float(value) if is_number else None  # type: ignore[arg-type]
    except OverflowError:
        return None


def _whole(value: object) -> int | None:
    return value if type(value) is int and 0 <= value < _TOO_MANY else None
