"""R28 to R30: web boards in Chromium show what Python computes, and foreign text only as text.

Each record becomes a page with each reading of point names. In all notations and views, the names
of all points, the labels at the edges, and the stones, markup and texts at all nodes are compared,
both as the script states them and as they are in the drawn board.
"""

from __future__ import annotations

import json
from contextlib import redirect_stderr
from functools import cache
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from goboard_gui.cli.main import main as goboard
from goboard_gui.diagram.book.text_cleanup import clean_text
from goboard_gui.files.comments import read_comment
from goboard_gui.files.errors import ReadError
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.text_records.events import invalid_move_value
from goboard_gui.go import Colour, Symmetry
from goboard_gui.notation import NOTATIONS, Naming, Reading, Side
from goboard_gui.record import board_shape
from goboard_gui.record.properties.tables import SETUP_PROPERTIES
from goboard_gui.record.steps import nodes_with_replays
from goboard_gui.record.values.markup import read_markup

from .chromium import BrowserError, browser
from .corpus import records
from .desk import application
from .markup import record as record_with
from .parts import numbered
from .payloads import PAYLOADS
from .result import Result
from .web_records import random_record

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from goboard_gui.go import Board
    from goboard_gui.notation import Notation
    from goboard_gui.record import Step, Tree

    from .chromium import Tab

VIEWS = [view.value for view in Symmetry]
MOST_OF_A_GROUP = 12
"""The number of real records from each part of the corpus."""
_MOST_NODES = 400
"""So many nodes of a larger record are visited, evenly spaced."""
_LONGEST_TITLE = 10_000
_SCRIPT_PAYLOADS = (
    "</script><script>document.title = 'run'</script>",
    "<!--<script>",
    "--></script></main><img src=x onerror=\"document.title = 'run'\">",
    "]]></svg><svg onload=\"document.title = 'run'\">",
    "\\u003c/script> \\u003cscript>document.title = 'run'",
    "a\u2028document.title = 'run'\u2029b",
    "{colour} {number} {point} {count} {turn} {constructor} $& $1 $$",
    "__proto__ constructor toString #n1 #1",
    "&lt;/script&gt; &#60;/script&#62; &amp;lt;",
    '" onmouseover="document.title = \'run\'" x="',
)
_FOREIGN_ELEMENTS = """
[...document.querySelectorAll(
  'img, iframe, object, embed, link, base, form, table, b, qt, style ~ style, [onerror], [onload],'
  + ' [onmouseover], script:not(#record) ~ script'
)].map((each) => each.outerHTML.slice(0, 80))
"""
FOREIGN_TEXTS = (*PAYLOADS, *_SCRIPT_PAYLOADS)


class PageError(Exception):
    """`goboard web` refused to write a page; the text is its message."""


def write_page(data: bytes, folder: Path, *options: str, name: str = "game") -> Path:
    """Write the web board of a record into a folder, and return its path.

    :raises PageError: the record has no web board.
    """
    application()
    record, page = folder / f"{name}.sgf", folder / "page.html"
    record.write_bytes(data)
    messages = StringIO()
    with redirect_stderr(messages):
        status = goboard(["web", str(record), "-o", str(page), *options])
    if status:
        raise PageError(messages.getvalue())
    return page


@cache
def _script() -> str:
    return Path(__file__).with_name("web_board.js").read_text("utf-8").strip()


def ask(tab: Tab, function: str, *given: object) -> Any:
    """Return the answer of a function in `web_board.js`."""
    words = ", ".join(json.dumps(value) for value in given)
    return tab.evaluate(f"{_script()}.{function}({words})")


def compare_random_boards(cases: Iterable[int], seed: int) -> Result:
    """Compare the pages of random records."""
    return _compare(
        (f"record {number} of {seed}", random_record(f"{seed}:{number}")) for number in cases
    )


def compare_real_boards(cases: Iterable[int], most: int = MOST_OF_A_GROUP) -> Result:
    """Compare the pages of real records, ``most`` of each part of the corpus."""
    found = numbered(cases, records(most))
    return _compare((name, data) for _, (_, name, data) in found)


@cache
def real_board_count() -> int:
    """Return the number of real records that are compared."""
    return sum(1 for _ in records(MOST_OF_A_GROUP))


def _compare(files: Iterable[tuple[str, bytes]]) -> Result:
    result = Result()
    for label, data in files:
        try:
            tree = read_sgf(data).games[0]
        except ReadError:
            result.counts["without a game"] += 1
            continue
        for reading in Reading:
            _compare_page(result, f"{label}, {reading.value}", (data, tree), reading)
    return result


def _compare_page(result: Result, label: str, file: tuple[bytes, Tree], reading: Reading) -> None:
    """Compare the page of a record, in a browser of its own, so that a script may hang."""
    data, tree = file
    with TemporaryDirectory() as folder:
        try:
            page = write_page(data, Path(folder), "--as", "game", "--labels", reading.value)
            with browser() as chromium, chromium.tab() as tab:
                tab.open(page)
                _Comparison(result, label, tree, reading, tab).run()
        except PageError as error:
            refused = not board_shape(tree).is_rectangle
            result.check(refused, f"{label}: {error}")
            result.counts["refused"] += refused
        except BrowserError as error:
            result.check(False, f"{label}: {error}")


class _Comparison:
    """The comparison of an open page with its record."""

    def __init__(self, result: Result, label: str, tree: Tree, reading: Reading, tab: Tab) -> None:
        self._result = result
        self._label = label
        self._tree = tree
        self._shape = board_shape(tree)
        self._reading = reading
        self._tab = tab
        self._nodes = list(tree.preorder())
        step = max(1, -(-len(self._nodes) // _MOST_NODES))
        self._visited = list(range(0, len(self._nodes), step))

    def run(self) -> None:
        """Compare everything that the page shows."""
        contents = ask(self._tab, "contents")
        notations = [it for it in NOTATIONS if self._is_offered(it)]
        self._equal("notations", contents["notations"], [it.id for it in notations])
        self._equal("nodes", contents["nodes"], len(self._nodes))
        self._tables(notations)
        reached = list(self._reached())
        for number, view in enumerate(Symmetry):
            chosen = notations[(len(self._nodes) + number) % len(notations)]
            naming = self._naming(chosen, view)
            shown = ask(self._tab, "walk", chosen.id, view.value, self._visited)
            for (node, step, board), found in zip(reached, shown, strict=True):
                self._node(naming, (node, step, board), found)
        self._equal("faults", self._tab.faults, [])
        self._result.counts["pages"] += 1

    def _equal(self, what: str, found: object, expected: object) -> None:
        if found != expected:
            self._result.check(False, f"{self._label}, {what}: {found!r} != {expected!r}"[:400])

    def _is_offered(self, notation: Notation) -> bool:
        return all(self._naming(notation, view).is_supported for view in Symmetry)

    def _naming(self, notation: Notation, view: Symmetry) -> Naming:
        return Naming.on_board(notation, self._shape, view, self._reading)

    def _tables(self, notations: Sequence[Notation]) -> None:
        """Compare the names and the labels at the edges in all notations and views."""
        for notation in notations:
            (found,) = ask(self._tab, "tables", [notation.id], VIEWS)
            for view, table in zip(Symmetry, found, strict=True):
                naming = self._naming(notation, view)
                place = f"{notation.id} {view.value}"
                points = naming.view_size.points()
                names = [naming.name(naming.to_record(point)) for point in points]
                edges = {side.name.lower(): naming.edge_labels(side) for side in Side}
                self._equal(f"{place} names", table["names"], names)
                for side, labels in edges.items():
                    stated = table["edges"][side] or [""] * len(labels)
                    self._equal(f"{place} {side}", stated, list(labels))
                self._drawn_labels(place, table["drawn"], edges)
                self._result.counts["names"] += len(names)
                self._result.counts["edge labels"] += sum(map(len, edges.values()))

    def _drawn_labels(
        self, place: str, drawn: list[tuple[str, float, str]], edges: dict[str, tuple[str, ...]]
    ) -> None:
        """Compare the labels that are drawn: all at a side, or every second, third and so on."""
        for side, labels in edges.items():
            own = {line: text for at, line, text in drawn if at == side and text}
            lines = [round(line) for line in own]
            step = lines[1] - lines[0] if len(lines) > 1 else len(labels)
            expected = {line: labels[line] for line in range(0, len(labels), step)}
            near = all(abs(line - round(line)) < 0.05 for line in own)
            found = {round(line): text for line, text in own.items()}
            self._equal(f"{place} drawn {side}", found, {k: v for k, v in expected.items() if v})
            self._equal(f"{place} places of {side}", near, True)
            self._result.counts["drawn edge labels"] += len(own)

    def _reached(self) -> Iterator[tuple[int, Step, Board]]:
        """Yield the visited nodes with their steps and positions."""
        chosen = set(self._visited)
        for number, (node, replay) in enumerate(nodes_with_replays(self._tree, self._nodes)):
            if number in chosen:
                yield node, replay.step, replay.board

    def _node(
        self, naming: Naming, reached: tuple[int, Step, Board], found: dict[str, Any]
    ) -> None:
        """Compare what is shown at a node."""
        node, step, board = reached
        place = f"{naming.notation.id} {naming.view.value} node {node}"
        points = [naming.to_record(point) for point in naming.view_size.points()]
        stones = "".join(str(int(board[point] or 0)) for point in points)
        self._equal(f"{place} stones", found["stones"], stones)
        self._equal(f"{place} drawn stones", found["drawn"], stones)
        self._equal(f"{place} stones astray", found["astray"], 0)
        self._result.counts["positions"] += 1
        self._result.counts["drawn stones"] += len(stones) - stones.count("0")
        self._markup(place, naming, reached, found)
        self._texts(place, naming, step, found)

    def _markup(
        self,
        place: str,
        naming: Naming,
        reached: tuple[int, Step, Board],
        found: dict[str, Any],
    ) -> None:
        node, step, board = reached
        markup = read_markup(self._tree, node, board)
        width = naming.view_size.width
        labels = {}
        for point, label in markup.labels.items():
            column, row = naming.to_view(point)
            if text := clean_text(label):
                labels[row * width + column] = text
        drawn = dict(found["labels"])
        self._equal(f"{place} labelled points", sorted(drawn), sorted(labels))
        for point, label in labels.items():
            shown = drawn.get(point, "")
            kept = shown.removesuffix("…")
            fine = shown == label or (kept != shown and label.startswith(kept))
            self._equal(f"{place} label", shown if not fine else label, label)
        marks = sum(map(len, markup.marks.values()))
        self._equal(f"{place} marks", found["marks"], marks)
        arrows = len(markup.arrows) + len(markup.lines)
        self._equal(f"{place} arrows", found["arrows"], arrows)
        point = step.move.point if step.move else None
        has_last = point is not None and board[point] is not None
        self._equal(f"{place} last move", found["last"], int(has_last))
        self._result.counts["marks"] += marks + len(labels) + arrows

    def _texts(self, place: str, naming: Naming, step: Step, found: dict[str, Any]) -> None:
        self._equal(f"{place} status", found["status"], found["announced"])
        begin, name = self._announcement(naming, step)
        self._equal(f"{place} announced", found["announced"][: len(begin)], begin)
        if name:
            self._equal(f"{place} move list", found["current"], name)
        comment = clean_text(read_comment(self._tree, step.node)).strip("\n")
        if comment.strip():
            self._equal(f"{place} comment", found["comment"][-len(comment) :], comment)
            self._result.counts["comments"] += 1

    def _announcement(self, naming: Naming, step: Step) -> tuple[str, str]:
        """Return how the announcement of a node begins, and the name of its move."""
        if step.move is None:
            return ("No move" if self._tree.parent(step.node) is not None else ""), ""
        colour, point = step.move
        name = "pass" if point is None else naming.name(point)
        name = invalid_move_value(self._tree, step, naming.size) or name
        text = f"{'Black' if colour is Colour.BLACK else 'White'} {step.number} {name}"
        has_setup = self._tree.node(step.node).has_any_property(*SETUP_PROPERTIES)
        captured = 0 if point in step.captured else len(step.captured)
        if captured and not has_setup:
            text += f", captures {captured}"
        return text, name


def show_foreign_texts(cases: Iterable[int]) -> Result:
    """Show texts that do harm if they are interpreted, wherever a page shows texts of a file."""
    result = Result()
    for number, template in numbered(cases, FOREIGN_TEXTS):
        payload = template
        if number < len(PAYLOADS):
            payload = template.format(file="/other.png", url="http://127.0.0.1:9")
        label = f"text {number} {payload[:24]!r}"
        with TemporaryDirectory() as folder:
            try:
                with browser() as chromium, chromium.tab() as tab:
                    _show_foreign_text(result, label, payload, tab, Path(folder))
            except (PageError, BrowserError) as error:
                result.check(False, f"{label}: {error}")
    return result


def _show_foreign_text(result: Result, label: str, payload: str, tab: Tab, folder: Path) -> None:
    """Show a text, and check that it is shown as text and that nothing else happens."""
    title = clean_text(payload[:_LONGEST_TITLE]).strip() or "title"
    data = record_with(payload)
    tree = read_sgf(data).games[0]
    tab.open(write_page(data, folder, "--as", "game", f"--title={title}"))
    nodes = list(tree.preorder())
    shown = ask(tab, "walk", "western", "id", list(range(len(nodes))))
    tab.settle()
    for node, found in zip(nodes, shown, strict=True):
        comment = clean_text(read_comment(tree, node)).strip("\n")
        fine = not comment.strip() or found["comment"].endswith(comment)
        result.check(fine, f"{label}: the comment of node {node} is {found['comment'][:80]!r}")
        result.counts["texts"] += 1
    heading = tab.evaluate("document.querySelector('h1').textContent")
    result.check(heading == title, f"{label}: the heading is {heading[:80]!r}")
    head = tab.evaluate("document.title")
    result.check(head.split() == title.split(), f"{label}: the title is {head[:80]!r}")
    foreign = tab.evaluate(_FOREIGN_ELEMENTS)
    result.check(not foreign, f"{label}: {foreign}")
    result.check(not tab.faults, f"{label}: {tab.faults[:3]}")
    result.counts["pages"] += 1
