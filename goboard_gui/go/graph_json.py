"""Boards in JSON: the points of a graph with their positions and names, and its edges.

The format is described in docs/graph-files.md.
"""

from __future__ import annotations

import json
from enum import Enum
from typing import TYPE_CHECKING, Any

from .graph_plan import MAX_GRAPH_POINTS, GraphPlan, PlanPoint, closest_pair

if TYPE_CHECKING:
    from collections.abc import Sequence

MAX_COORDINATE = 1e9
MAX_NAME = 12
"""Maximum length of the name of a point, in characters."""


class GraphProblem(Enum):
    """A mistake in a graph in JSON; the value is the English text.

    ``{detail}`` is the part in question.
    """

    NOT_JSON = "invalid JSON: {detail}"
    NOT_AN_OBJECT = "not a JSON object with “points” and “edges”"
    MISSING = "“{detail}” is missing"
    NOT_A_LIST = "must be a list"
    NO_POINTS = "a board needs at least one point"
    TOO_MANY_POINTS = "too many points (maximum: {detail})"
    NOT_A_POINT = "a point must have “x” and “y”"
    NOT_A_NUMBER = "not a number from −10⁹ to 10⁹: {detail}"
    BAD_NAME = (
        "invalid name: {detail} (1 to 12 characters, no spaces; not “pass”, and "
        "not the number of another point)"
    )
    DUPLICATE_NAME = "another point has the name {detail}"
    SAME_POSITION = "another point ({detail}) has the same position"
    TOO_CLOSE = "closer to point {detail} than 1/10,000 of the board’s width or height"
    NOT_A_PAIR = "an edge must be a pair of points"
    UNKNOWN_POINT = "unknown point: {detail}"
    LOOP = "edge from a point to itself: {detail}"
    DUPLICATE_EDGE = "duplicate edge: {detail}"


class GraphError(ValueError):
    """Exception raised for JSON that does not describe a graph.

    ``place`` says where: a path such as ``edges[3]``, or a line and column if the text is not JSON.
    ``detail`` is the part in question, and ``file`` the name of the file, if it is known.
    """

    def __init__(
        self, problem: GraphProblem, place: str = "", detail: str = "", file: str = ""
    ) -> None:
        super().__init__(problem, place, detail, file)
        self.problem = problem
        self.place = place
        self.detail = detail
        self.file = file

    def with_file_name(self, name: str) -> GraphError:
        """Return the same error with the name of the file."""
        return GraphError(self.problem, self.place, self.detail, name)

    def __str__(self) -> str:
        text = self.problem.value.format(detail=self.detail)
        return ": ".join(filter(None, (self.file, self.place, text)))


def parse_graph(text: str) -> GraphPlan:
    """Parse a board graph in JSON, and return its plan.

    :raises GraphError: if the text does not describe a simple graph with named points.

    >>> plan = parse_graph('{"points": [{"x": 0, "y": 0}, {"x": 1, "y": 0}], "edges": [[1, 2]]}')
    >>> plan.edges
    ((0, 1),)
    """
    try:
        content = json.loads(text)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise GraphError(GraphProblem.NOT_JSON, place, error.msg) from None
    except (RecursionError, ValueError) as error:  # nested too deeply, or a number too long
        raise GraphError(GraphProblem.NOT_JSON, "", type(error).__name__) from None
    if not isinstance(content, dict):
        raise GraphError(GraphProblem.NOT_AN_OBJECT)
    points = _points(_list(content, "points"))
    return GraphPlan(points, _edges(_list(content, "edges"), points))


def write_graph(plan: GraphPlan) -> str:
    """Serialize a plan as JSON, from which `parse_graph` creates an equal plan."""
    points = [
        {**({"name": name} if name else {}), "x": _number(x), "y": _number(y)}
        for x, y, name in plan.points
    ]
    edges = [[one + 1, other + 1] for one, other in plan.edges]
    return json.dumps({"points": points, "edges": edges}, separators=(",", ":"))


def _number(value: float) -> float:
    return int(value) if value == int(value) and abs(value) < 1e15 else value


def _list(content: dict[str, Any], key: str) -> list[Any]:
    if key not in content:
        raise GraphError(GraphProblem.MISSING, "", key)
    items = content[key]
    if not isinstance(items, list):
        raise GraphError(GraphProblem.NOT_A_LIST, key)
    return items


def _points(items: Sequence[object]) -> tuple[PlanPoint, ...]:
    if not items:
        raise GraphError(GraphProblem.NO_POINTS, "points")
    if len(items) > MAX_GRAPH_POINTS:
        raise GraphError(GraphProblem.TOO_MANY_POINTS, "points", str(MAX_GRAPH_POINTS))
    points = []
    names = set[str]()
    taken: dict[tuple[float, float], str] = {}
    for number, item in enumerate(items):
        place = f"points[{number}]"
        if not isinstance(item, dict) or not {"x", "y"} <= item.keys():
            raise GraphError(GraphProblem.NOT_A_POINT, place)
        x, y = (_coordinate(item[axis], f"{place}.{axis}") for axis in ("x", "y"))
        name = _name(item["name"], number, f"{place}.name") if "name" in item else ""
        if name and name in names:
            raise GraphError(GraphProblem.DUPLICATE_NAME, f"{place}.name", name)
        if (x, y) in taken:
            raise GraphError(GraphProblem.SAME_POSITION, place, taken[x, y])
        names.add(name)
        taken[x, y] = name or str(number + 1)
        points.append(PlanPoint(x, y, name))
    if len(points) > 1:
        closest = closest_pair(points)
        if closest.too_close:
            place, detail = f"points[{closest.other}]", points[closest.one].name
            raise GraphError(GraphProblem.TOO_CLOSE, place, detail or str(closest.one + 1))
    return tuple(points)


def _coordinate(value: object, place: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise GraphError(GraphProblem.NOT_A_NUMBER, place, _shown(value))
    # Coordinates that are too far apart for a drawing are refused like NaN.
    if not abs(value) <= MAX_COORDINATE:
        raise GraphError(GraphProblem.NOT_A_NUMBER, place, _shown(value))
    return float(value)


def _name(value: object, number: int, place: str) -> str:
    good = (
        isinstance(value, str)
        and 0 < len(value) <= MAX_NAME
        and value.isprintable()
        and not any(sign.isspace() for sign in value)
        and value.casefold() != "pass"
        # Points without names are called by their numbers.
        and not (value.isdecimal() and value != str(number + 1))
    )
    if not good:
        raise GraphError(GraphProblem.BAD_NAME, place, _shown(value))
    return str(value)


def _edges(items: Sequence[object], points: Sequence[PlanPoint]) -> tuple[tuple[int, int], ...]:
    by_name = {point.name: number for number, point in enumerate(points) if point.name}
    edges = []
    known = set[frozenset[int]]()
    for at, item in enumerate(items):
        place = f"edges[{at}]"
        if not isinstance(item, list) or len(item) != 2:
            raise GraphError(GraphProblem.NOT_A_PAIR, place)
        one, other = (
            _end(end, by_name, len(points), f"{place}[{side}]") for side, end in enumerate(item)
        )
        if one == other:
            raise GraphError(GraphProblem.LOOP, place, _shown(item[0]))
        if frozenset((one, other)) in known:
            raise GraphError(GraphProblem.DUPLICATE_EDGE, place, _shown(item))
        known.add(frozenset((one, other)))
        edges.append((one, other))
    return tuple(edges)


def _end(value: object, by_name: dict[str, int], count: int, place: str) -> int:
    """Return the index of a point that is given by its name or by its number, starting at 1."""
    if isinstance(value, str) and value in by_name:
        return by_name[value]
    if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= count:
        return value - 1
    raise GraphError(GraphProblem.UNKNOWN_POINT, place, _shown(value))


def _shown(value: object) -> str:
    """Return a JSON value as a short text."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 40 else f"{text[:39]}…"
