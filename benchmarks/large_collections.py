"""Measure collections of 10,000, 51,000 and a million games, and compute ten million from them.

    python benchmarks/million_games.py GAMES
    python benchmarks/large_collections.py GAMES INDEXES               all three sizes
    python benchmarks/large_collections.py GAMES INDEXES --sizes 10000 100000
    python benchmarks/large_collections.py --tables

GAMES is the folder that `million_games.py` has written: it measures size, not variety. INDEXES is
a folder for the indexes: an existing one is opened and not built again, so that a run can be
continued. Results are added to `docs/large-collections.json` (or ``--results``) after each size;
``--tables`` prints them as Markdown. Times are medians of five, on the clock; memory is that of all
processes of a build together. The longest block is that of the event loop of a window without a
display, in which the list of games is sorted, scrolled and filtered and a pattern is searched for.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from contextlib import closing
from functools import partial
from pathlib import Path
from shutil import rmtree
from statistics import median
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import TYPE_CHECKING, Any, NamedTuple

sys.path.append(str(Path(__file__).parents[1]))

import event_loop
from _search_queries import BOARD, agreed_queries
from run import commit, versions

from goboard_gui.game_index.builder import build
from goboard_gui.game_index.filters import Filter, SortOrder
from goboard_gui.game_index.index import Index
from goboard_gui.game_index.listing import GameLister
from goboard_gui.game_index.query import Query
from goboard_gui.go import Board, Colour, Crop, Point
from goboard_gui.stepwise import run_to_end

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from event_loop import Desk, Script

RESULTS = Path(__file__).parents[1] / "docs/large-collections.json"
SIZES = (10_000, 51_000, 1_000_000)
TEN_MILLION = 10_000_000
NEW_FILES = 10
ROUNDS = 5
ONE_WORKER_UP_TO = 100_000
"""Larger collections are built with two workers only."""
LIMITS = {"corner by key": 0.15, "whole board": 0.05}
"""The goals with a million games, in seconds, by kind of query."""


def folders_of(games: Path, size: int) -> list[Path]:
    """Return folders with about ``size`` games: complete copies, or a part of the first one.

    :raises SystemExit: if they have not been written.
    """
    copies = sorted(games.glob("copy-??"))
    parts = sorted(copies[0].iterdir()) if copies else []
    per_copy, per_part = 50_956, 1000
    count = round(size / per_copy)
    # The copies have 1,019,120 games: a million, and a few more.
    found = copies[:count] if count else parts[: round(size / per_part)]
    if not found or (count > len(copies)):
        raise SystemExit(f"{games} has no {size:,} games: see million_games.py")
    return found


# ---- Building -----------------------------------------------------------------------------------


def measured_build(index: Path, folders: list[Path], workers: int) -> dict[str, float]:
    """Build an index in a new process; return seconds on the clock, and peak memory in MB."""
    rmtree(index, ignore_errors=True)
    words = [str(workers), str(index), *map(str, folders)]
    begun = time.perf_counter()
    with subprocess.Popen([sys.executable, __file__, "--build", *words]) as process:
        ended, peak = Event(), []
        watch = Thread(target=_watch_memory, args=(process.pid, ended, peak))
        watch.start()
        process.wait()
        seconds = time.perf_counter() - begun
        ended.set()
        watch.join()
    if process.returncode:
        raise SystemExit(f"building {index} failed")
    return {"seconds": seconds, "peak": max(peak, default=0)}


def _watch_memory(process: int, ended: Event, peak: list[float]) -> None:
    """Append the memory of a process and those that it has started, in MB, until an event."""
    while not ended.wait(0.2):
        peak.append(sum(map(_private_memory, _with_children(process))) / 1000)


def _with_children(process: int) -> Iterator[int]:
    yield process
    for tasks in Path(f"/proc/{process}/task").glob("*/children"):
        try:
            for child in tasks.read_text().split():
                yield from _with_children(int(child))
        except OSError:
            continue


def _private_memory(process: int) -> int:
    """Return the memory of a process in kB without that of mapped files, or 0 if it has ended."""
    try:
        status = Path(f"/proc/{process}/status").read_text()
    except OSError:
        return 0
    found = [line.split()[1] for line in status.splitlines() if line.startswith("RssAnon")]
    return int(found[0]) if found else 0


def add_new_files(index: Path, games: Path) -> float:
    """Return the seconds of an update with ten new files, which is then undone."""
    with TemporaryDirectory() as name:
        new = Path(name)
        for file in sorted(games.rglob("*.sgf"))[:NEW_FILES]:
            # Other games than the collection has.
            text = file.read_bytes().replace(b";B[", b";B[aa];W[ss];B[", 1)
            (new / file.name).write_bytes(text)
        with closing(Index(index)) as opened:
            folders = opened.games.folders()
        seconds = _seconds(lambda: list(build(index, [*folders, new])))
        list(build(index, folders))
    return seconds


# ---- Queries and lists --------------------------------------------------------------------------


def queries() -> dict[str, Query]:
    """Return the queries to measure, by kind."""
    found = {case.name: case.query for case in agreed_queries()}
    if not found:
        raise SystemExit("large_collections: GOBOARD_CORPUS has no queries")
    invasion = found["3-3 invasion"]
    return {
        "whole board, four star points": found["four hoshi"],
        "whole board, two star points": found["two hoshi"],
        "corner by key, 7×7": invasion,
        "corner by key, 10×10": found["kakari"],
        "corner, 7×6": Query(invasion.board, Crop(0, 0, 6, 5)),
        "edge, 8×5": found["side extension"],
        "inside, 3×3": found["inner 3x3"],
        "inside, 3×5": found["inner 3x5"],
        "inside, 2×2": frequent_pattern(),
    }


def frequent_pattern() -> Query:
    """Return a pattern of 2×2 points that is inside nearly every game."""
    black, white = Colour.BLACK, Colour.WHITE
    stones = {Point(3, 3): black, Point(4, 3): white, Point(3, 4): black}
    return Query(Board.empty(BOARD).with_stones(stones), Crop(3, 3, 4, 4))


class Answer(NamedTuple):
    """The seconds until the first hits and until the answer, and the games with hits."""

    first: float
    seconds: float
    games: int


def answered(index: Index, query: Query) -> Answer:
    begun, first = time.perf_counter(), []
    steps = index.search(query, lambda _found: first.append(time.perf_counter() - begun))
    result = run_to_end(steps)
    result.continuations  # noqa: B018 - it is computed
    seconds = time.perf_counter() - begun
    return Answer(min([*first, seconds]), seconds, result.game_count)


def measured_queries(index: Index) -> dict[str, dict[str, float]]:
    found = {}
    for kind, query in queries().items():
        answers = [answered(index, query)]
        # What takes long varies less.
        answers += [answered(index, query) for _ in range(ROUNDS - 1) if answers[0].seconds < 60]
        first, seconds, games = map(median, zip(*answers, strict=True))
        found[kind] = {"first": first, "seconds": seconds, "games": games}
        print(f"{kind}: {seconds * 1e3:,.1f} ms, {games:,.0f} games", flush=True)
    return found


def measured_lists(index: Index) -> dict[str, float]:
    """Return the seconds that the database takes to sort, to filter and to read a page."""
    found = {}
    for order in SortOrder:
        list_sorted = partial(_list_games, index, None, order)
        found[f"sort by {order.value}"] = _seconds(list_sorted)
    found["filter by a name"] = _seconds(partial(_list_games, index, Filter(text="ab"), None))
    listing = GameLister(index.games).list_games(order=SortOrder.DATE)
    middle = len(listing) // 2
    found["read 20 games"] = _seconds(lambda: index.games.game_facts(listing[middle : middle + 20]))
    return found


def _list_games(index: Index, game_filter: Filter | None, order: SortOrder | None) -> object:
    return GameLister(index.games).list_games(game_filter, order or SortOrder.NUMBER)


def _seconds(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


# ---- The window ---------------------------------------------------------------------------------


def use_list(desk: Desk) -> Script:
    """Open the collection, sort, scroll and filter its list, and search for a frequent pattern."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    collection = desk.window.features.collection
    desk.manager.store.remember(desk.folder)
    desk.begin()
    desk.trigger("COLLECTION_FIND")
    yield lambda: collection.search.index is not None
    games = collection.panel.games
    yield lambda: games.model.rowCount() > 0
    settled = partial(event_loop.after, 1.0)
    for column in (1, 2, 0):  # sorted by a click on the title of a column
        for order in (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder):
            games.table.sortByColumn(column, order)
            yield settled()
    for key in (Qt.Key.Key_End, Qt.Key.Key_Home, *[Qt.Key.Key_PageDown] * 20):
        QTest.keyClick(games.table, key)
        yield lambda: True
    yield settled()
    games.filter_bar.text.setText("ab")
    games.filter_bar.apply_now()
    yield settled()
    games.filter_bar.clear()
    yield settled()
    collection.search.set_query(frequent_pattern())
    yield lambda: collection.search.completed_search is not None
    collection.search.set_query(Query(desk.document.session.board))
    yield settled()


def longest_block(index: Path, threshold: float) -> dict[str, Any]:
    """Use a window with the index in a new process; return the longest block in seconds."""
    with TemporaryDirectory() as home:
        variables = {key: value for key, value in os.environ.items() if "XDG_" not in key}
        variables |= {"HOME": home, "PYTHONPATH": str(event_loop.ROOT)}
        if "DISPLAY" not in variables:
            variables["QT_QPA_PLATFORM"] = "offscreen"
        command = [sys.executable, __file__, "--window", str(index), str(threshold)]
        done = subprocess.run(command, env=variables, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(done.stderr)
    run = event_loop.Run(*json.loads(done.stdout.splitlines()[-1]))
    print("\n\n".join(run.blocks), flush=True)
    return {"seconds": max(run.gaps) / 1e3, "cpu": max(run.busy) / 1e3}


# ---- All of it ----------------------------------------------------------------------------------


def measure(games: Path, indexes: Path, size: int) -> dict[str, Any]:
    """Measure a collection of about ``size`` games."""
    folders, index = folders_of(games, size), indexes / f"{size}"
    result: dict[str, Any] = {**commit(), "versions": versions(), "date": time.strftime("%Y-%m-%d")}
    if not index.exists():
        workers = (1, 2) if size <= ONE_WORKER_UP_TO else (2,)
        result["builds"] = {str(each): measured_build(index, folders, each) for each in workers}
    files = [file for file in index.rglob("*") if file.is_file()]
    result["bytes"] = sum(file.stat().st_size for file in files)
    result["open"] = median(_seconds(lambda: Index(index).close()) for _ in range(ROUNDS))
    with closing(Index(index)) as opened:
        result["games"] = len(opened)
        result["queries"] = measured_queries(opened)
        result["lists"] = measured_lists(opened)
    result["window"] = longest_block(index, 100)
    result["update"] = add_new_files(index, folders[0])
    return result


def growth(results: Mapping[str, Mapping[str, Any]]) -> dict[str, float]:
    """Return the seconds of each kind of query with ten million games.

    Times grow in a straight line from the second largest size to the largest, and on from there,
    but not less than in proportion to the games if the line is not steeper.
    """
    smaller, largest = sorted(results.values(), key=lambda it: it["games"])[-2:]
    found = {}
    for kind, answer in largest["queries"].items():
        before, now = smaller["queries"][kind]["seconds"], answer["seconds"]
        slope = (now - before) / (largest["games"] - smaller["games"])
        line = now + slope * (TEN_MILLION - largest["games"])
        found[kind] = max(line, now)
    return found


def tables(results: Mapping[str, Mapping[str, Any]]) -> str:
    """Return the results as Markdown."""
    ordered = sorted(results.values(), key=lambda it: it["games"])
    lines = [
        "| | " + " | ".join(f"{it['games']:,} games" for it in ordered) + " |",
        "|---|" + "---|" * len(ordered),
    ]

    def row(title: str, values: list[str]) -> None:
        lines.append(f"| {title} | {' | '.join(values)} |")

    for workers, name in (("1", "one worker"), ("2", "two workers")):
        builds = [(it["games"], it.get("builds", {}).get(workers)) for it in ordered]
        row(
            f"games/s, {name}",
            ["–" if it is None else f"{games / it['seconds']:,.0f}" for games, it in builds],
        )
        row(
            f"peak memory, {name}",
            ["–" if it is None else f"{it['peak']:,.0f} MB" for _, it in builds],
        )
    row("size of the index", [f"{it['bytes'] / 1e6:,.0f} MB" for it in ordered])
    row("open", [milliseconds(it["open"]) for it in ordered])
    row("update with ten new files", [milliseconds(it["update"]) for it in ordered])
    for kind in ordered[0]["queries"]:
        values = [it["queries"][kind] for it in ordered]
        row(kind, [f"{milliseconds(it['seconds'])} ({it['games']:,.0f})" for it in values])
    kind = "inside, 2×2"
    row(f"{kind}, first hits", [milliseconds(it["queries"][kind]["first"]) for it in ordered])
    for kind in ordered[0]["lists"]:
        row(kind, [milliseconds(it["lists"][kind]) for it in ordered])
    row("longest block of the window", [milliseconds(it["window"]["seconds"]) for it in ordered])
    missed = [
        f"\n{kind}: {answer['seconds'] * 1e3:,.0f} ms with a million games, goal {limit * 1e3:g} ms"
        for kind, answer in ordered[-1]["queries"].items()
        for begin, limit in LIMITS.items()
        if kind.startswith(begin) and answer["seconds"] > limit
    ]
    if len(ordered) > 1:
        lines += ["", "| query | ten million games, computed | below 1 s |", "|---|---|---|"]
        for kind, seconds in growth(results).items():
            row(kind, [milliseconds(seconds), "yes" if seconds < 1 else "no"])
    return "\n".join([*lines, *missed])


def milliseconds(seconds: float) -> str:
    """Return a time as text, as `_timing.amount` does for a sample."""
    return f"{seconds * 1e3:,.0f} ms" if seconds >= 0.01 else f"{seconds * 1e3:.2g} ms"


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("games", type=Path, nargs="?", help="the folder of million_games.py")
    options.add_argument("indexes", type=Path, nargs="?", help="a folder for the indexes")
    options.add_argument("--sizes", type=int, nargs="+", default=SIZES, metavar="N")
    options.add_argument("--results", type=Path, default=RESULTS)
    options.add_argument("--tables", action="store_true", help="print the results again")
    options.add_argument("--build", nargs="+", help=argparse.SUPPRESS)
    options.add_argument("--window", nargs=2, help=argparse.SUPPRESS)
    chosen = options.parse_args()
    if chosen.build:
        workers, index, *folders = chosen.build
        for _ in build(Path(index), list(map(Path, folders)), workers=int(workers)):
            pass
        return
    if chosen.window:
        index, threshold = chosen.window
        event_loop.SCRIPTS["list"] = use_list
        event_loop.perform("list", Path(index), float(threshold))
        return
    results = json.loads(chosen.results.read_text("utf-8")) if chosen.results.exists() else {}
    if not chosen.tables:
        if chosen.indexes is None:
            options.error("GAMES and INDEXES are missing")
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        chosen.indexes.mkdir(parents=True, exist_ok=True)
        for size in chosen.sizes:
            kept = results.get(str(size), {})
            results[str(size)] = kept | measure(chosen.games, chosen.indexes, size)
            chosen.results.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    print(tables(results))


if __name__ == "__main__":
    main()
