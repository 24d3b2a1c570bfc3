"""Trees written as letters and brackets, and the drawings they are laid out as."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goboard_gui.record import Property, Tree

if TYPE_CHECKING:
    from goboard_gui.record.navigation.tree_layout import TreeLayout


def grown(text: str) -> Tree:
    """Return the tree of a text such as `ab(cd)(e)`: d and e both follow b, c by way of d."""
    parents: list[int | None] = []
    tree, parent = None, None
    for sign in text:
        if sign == "(":
            parents.append(parent)
        elif sign == ")":
            parent = parents.pop()
        elif tree is None:
            tree, parent = Tree.new([Property("N", (sign,))]), 0
        else:
            tree, parent = tree.add(parent, [Property("N", (sign,))])
    return tree


def named(tree: Tree, name: str) -> int:
    """Return the node that a letter of the text became."""
    return next(node for node in tree.preorder() if tree.node(node).first_value("N") == name)


def drawn(layout: TreeLayout, columns: range | None = None, rows: range | None = None) -> str:
    """Return what is seen of a layout: a letter for each node, and strokes that join them."""
    grid = layout.grid
    columns = columns or range(grid.columns)
    rows = rows or range(grid.rows)
    signs: dict[tuple[int, int], str] = {}

    def put(column: int, row: int, sign: str) -> None:
        if column in range(2 * columns.start - 1, 2 * columns.stop) and row in range(
            2 * rows.start - 1, 2 * rows.stop
        ):
            assert (column, row) not in signs, f"{sign} on {signs[column, row]}"
            signs[column, row] = sign

    for node, column, row, begins in grid.nodes_in(columns, rows):
        put(2 * column, 2 * row, layout.tree.node(node).first_value("N") or "o")
        if begins:
            put(2 * column - 1, 2 * row - 1, "\\")
        elif column:
            put(2 * column - 1, 2 * row, "-")
    for column, top, bottom in grid.vertical_lines_in(columns, rows):
        for row in range(2 * top + 1, 2 * bottom + 1):
            put(2 * column, row, "|")
    left, top = 2 * columns.start - (columns.start > 0), 2 * rows.start - (rows.start > 0)
    lines = [
        "".join(signs.get((column, row), " ") for column in range(left, 2 * columns.stop)).rstrip()
        for row in range(top, 2 * rows.stop)
    ]
    return "\n".join(lines).rstrip()
