"""Reading of boards from JSON files, see docs/graph-files.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..go.graph_json import GraphError, GraphProblem, parse_graph
from .storage.contents import read_contents

if TYPE_CHECKING:
    import os

    from ..go import GraphPlan

MAX_BYTES = 4_000_000
"""Size limit of a file; the largest board takes about 200 kB."""


def read_graph_file(path: str | os.PathLike[str]) -> GraphPlan:
    """Read the graph of a board from a JSON file.

    :raises ReadError: if the file cannot be read.
    :raises GraphError: if it does not describe a graph; ``file`` is the path.
    """
    data = read_contents(path, MAX_BYTES)
    try:
        return parse_graph(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        place = f"line {line}"
        raise GraphError(GraphProblem.NOT_JSON, place, "UTF-8", str(path)) from None
    except GraphError as error:
        raise error.with_file_name(str(path)) from None
