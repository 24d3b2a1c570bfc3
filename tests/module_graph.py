"""Import cycles: modules and folders that need each other.

A module in a cycle cannot be read, tested or moved without all others in it. So every import
counts: for types only, in functions, and by a name in a string.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.import_rules import PACKAGE, Import, imports

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

_INIT = "__init__"
_MOST_LISTED = 5
"""The number of imports that are listed for each pair of nodes."""

EdgeLabels = dict[tuple[str, str], list[str]]
"""Pairs of nodes of which the first imports the second, each with the imports."""


@dataclass(frozen=True)
class Cycle:
    """An import cycle: modules and sub-folders of a folder that need each other.

    ``folder`` is the absolute name of the folder, as a package.
    """

    folder: str
    nodes: frozenset[str]
    edges: EdgeLabels

    def __str__(self) -> str:
        """Return the imports that close the cycle, with file, line and names.

        Those without which there would be no cycle come first, then rare ones.
        """
        lines = [
            f"{self.folder}: {', '.join(sorted(self.nodes))} import each other. Move what several "
            "need into a module that imports none of them, or pass it in:"
        ]
        order = sorted(
            self.edges, key=lambda edge: (not self._is_closed_by(edge), len(self.edges[edge]))
        )
        for edge in order:
            found = self.edges[edge]
            remark = " (without this there is no cycle)" if self._is_closed_by(edge) else ""
            lines += [
                f"  {' -> '.join(edge)}{remark}",
                *(f"    {each}" for each in found[:_MOST_LISTED]),
            ]
            hidden = len(found) - _MOST_LISTED
            lines += [f"    and {hidden} more"] if hidden > 0 else []
        return "\n".join(lines)

    def _is_closed_by(self, edge: tuple[str, str]) -> bool:
        """Return whether the nodes would form no cycle without the imports of an edge."""
        return not _components(self.edges.keys() - {edge})


def cycles(root: Path) -> list[Cycle]:
    """Return the import cycles at each level of `root`, the folder of the package.

    The graph of a folder has a node for each of its modules and each of its sub-folders, which
    stands for everything below it. So a cycle of modules is found in the folder that has them all.
    """
    modules = {_name(file, root) for file in root.rglob("*.py")}
    names = defaultdict(list)  # by folder, nodes, file, line and target
    for each in sorted(imports(root), key=lambda each: (each.file, each.line)):
        for target in _targets(each, modules):
            folder, ends = _level(each.importer, target)
            if ends is not None:
                place = f"{each.file.relative_to(root).as_posix()}:{each.line}"
                names[folder, ends, place, target].append(each.name or "it")
    graphs: dict[str, EdgeLabels] = defaultdict(lambda: defaultdict(list))
    for (folder, ends, place, target), imported in names.items():
        graphs[folder][ends].append(f"{place} imports {', '.join(imported)} from {target}")
    return [
        Cycle(folder, nodes, {ends: found for ends, found in edges.items() if nodes >= {*ends}})
        for folder, edges in sorted(graphs.items())
        for nodes in sorted(_components(edges), key=sorted)
    ]


def _name(file: Path, root: Path) -> str:
    return ".".join((PACKAGE, *file.relative_to(root).with_suffix("").parts))


def _targets(found: Import, modules: set[str]) -> Iterator[str]:
    """Yield the modules that an import names, which may be that of a package, ``__init__``."""
    if found.name == "*" and f"{found.module}.{_INIT}" in modules:
        yield from (each for each in modules if each.rpartition(".")[0] == found.module)
        return
    names = [f"{found.module}.{found.name}"] if found.name else []
    for name in (*names, found.module):
        for module in (name, f"{name}.{_INIT}"):
            if module in modules:
                yield module
                return


def _level(importer: str, target: str) -> tuple[str, tuple[str, str] | None]:
    """Return the lowest folder that has two modules, and the nodes in it that they belong to.

    A module that imports itself has none.
    """
    pairs = list(zip(importer.split("."), target.split("."), strict=False))
    common = next((at for at, (one, other) in enumerate(pairs) if one != other), len(pairs))
    folder = ".".join(importer.split(".")[:common])
    return folder, pairs[common] if common < len(pairs) else None


def _components(edges: Iterable[tuple[str, str]]) -> set[frozenset[str]]:
    """Return the sets of nodes that all reach each other, without those of a single node."""
    following = defaultdict(set)
    for start, end in edges:
        following[start].add(end)
    reached = {node: _reached(node, following) for node in list(following)}
    return {
        frozenset(other for other in reached[node] if node in reached.get(other, ()))
        for node in reached
        if node in reached[node]
    }


def _reached(node: str, following: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    ahead = [node]
    while ahead:
        new = following.get(ahead.pop(), set()) - found
        found |= new
        ahead += new
    return found
