"""Let other programs read and write the records of `tests/files/exchange_records.py`.

python -m benchmarks.exchange.campaign FOLDER [--details]

FOLDER contains `node_modules` with @sabaki/sgf, goban and jsdom, and an environment `venv` with
pysgf, sgfmill and sgf. GNU Go is expected in PATH or /usr/games. Each program reads every record as
it stands in the table, as Goboard converts it to UTF-8 and as Goboard writes it anew, and writes
the first of these again, for Goboard to read. The result is the tables of docs/exchange.md.
"""

from __future__ import annotations

import argparse
import base64
import json
import os
import shutil
import subprocess
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from goboard_gui.api import position_after
from goboard_gui.files.errors import ReadError
from goboard_gui.files.sgf.reading import read_sgf
from goboard_gui.files.sgf.writing import write_sgf
from goboard_gui.go import Colour
from goboard_gui.notation import DEFAULT_NOTATION, Naming
from goboard_gui.record.properties.codec import read_size
from goboard_gui.record.properties.conventions.results import parse_result
from tests.files.exchange_facts import OWN_PROPERTIES, PARENT, read_facts, write_facts
from tests.files.exchange_records import RECORDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from goboard_gui.record import Tree
    from tests.files.exchange_facts import Game
    from tests.files.exchange_records import ExchangeRecord

HERE = Path(__file__).parent
MEANINGS: dict[str, Callable[[str], object]] = {
    **dict.fromkeys(("BL", "KM", "TM", "WL"), float),
    "RE": parse_result,
    "SZ": read_size,
}
"""Properties whose values are compared by their meaning, not as texts."""


def converted(record: ExchangeRecord) -> bytes:
    """Return a record after ``goboard convert --charset UTF-8``."""
    file = read_sgf(record.data)
    return write_sgf(file, file.games, "UTF-8")


VARIANTS: dict[str, Callable[[ExchangeRecord], bytes]] = {
    "as given": lambda record: record.data,
    "converted": converted,
    "written anew": lambda record: write_facts(record.games),
}
WRITTEN = "comes back"


class Answer(NamedTuple):
    """How a program read a record, and what it wrote; or its error."""

    games: list[Game]
    written: bytes | None = None
    error: str = ""


class Loss(NamedTuple):
    """Something that a program does not keep: how, and the property or other part."""

    how: str
    part: str
    found: object
    wanted: object


def answers_of(command: list[str], paths: Iterable[Path], environment: dict[str, str]):
    """Yield what an adapter says about each file."""
    run = subprocess.run(
        command,
        input="\n".join(map(str, paths)),
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | environment,
    )
    for answer in json.loads(run.stdout):
        if "error" in answer:
            yield Answer([], error=answer["error"])
        elif answer.get("encoding") == "base64":
            yield Answer(answer["games"], base64.b64decode(answer["written"]))
        else:
            yield Answer(answer["games"], answer["written"].encode("utf-8", "surrogatepass"))


def losses(record: ExchangeRecord, data: bytes, games: list[Game]) -> Iterator[Loss]:
    """Yield what a record states and a program did not find in ``data``, or found otherwise."""
    given = [raw_values(tree) for tree in read_sgf(data).games]
    for number, wanted in enumerate(record.games):
        if number >= len(games):
            yield Loss("dropped", "game", None, number)
            continue
        seen = games[number]
        if [node.get(PARENT) for node in seen] != [node.get(PARENT) for node in wanted]:
            yield Loss("changed", "nodes", seen, wanted)
            continue
        for node, (here, there) in enumerate(zip(seen, wanted, strict=True)):
            for ident, values in there.items():
                if ident not in here:
                    if values:
                        yield Loss("dropped", ident, None, values)
                elif not same_values(ident, here[ident], values):
                    raw = sorted(here[ident]) == sorted(given[number][node].get(ident, ()))
                    yield Loss("as written" if raw else "misread", ident, here[ident], values)
            for ident in here.keys() - there.keys() - OWN_PROPERTIES - {"SZ"}:
                yield Loss("added", ident, here[ident], None)


def raw_values(tree: Tree) -> Game:
    """Return the values of each node as they stand in the file, with their escapes."""
    return [
        {item.ident: list(item.values) for item in tree.properties(node)}
        for node in tree.preorder()
    ]


def same_values(ident: str, one: list[str], other: list[str]) -> bool:
    """Return whether values mean the same; their order does not matter."""
    one, other = sorted(filter(None, one)), sorted(filter(None, other))
    meaning = MEANINGS.get(ident)
    if one == other or meaning is None:
        return one == other
    try:
        return meaning(one[0]) == meaning(other[0])
    except (IndexError, ValueError):
        return False


def adapters(folder: Path) -> dict[str, tuple[list[str], dict[str, str]]]:
    """Return the command and environment of each adapter."""
    packages = {"NODE_PATH": str(folder / "node_modules")}
    python = str(folder / "venv" / "bin" / "python")
    return {
        "@sabaki/sgf": (["node", str(HERE / "sabaki.js")], packages),
        "goban": (["node", str(HERE / "goban.js")], packages),
        **{
            name: ([python, str(HERE / "libraries.py"), name], {})
            for name in ("pysgf", "sgfmill", "sgf")
        },
    }


def ask_libraries(folder: Path, texts: dict[str, list[Path]]) -> Iterator[tuple]:
    """Yield what each library loses: its name, the variant, the record and the loss."""
    for program, (command, environment) in adapters(folder).items():
        for variant, paths in texts.items():
            answers = answers_of(command, paths, environment)
            for record, path, answer in zip(RECORDS, paths, answers, strict=True):
                if answer.error:
                    yield program, variant, record, Loss("refused", "", answer.error, None)
                    continue
                data = path.read_bytes()
                for loss in losses(record, data, answer.games):
                    yield program, variant, record, loss
                if variant == next(iter(VARIANTS)) and answer.written is not None:
                    for loss in losses(record, data, reread(answer.written)):
                        yield program, WRITTEN, record, loss


def reread(data: bytes) -> list[Game]:
    """Return the games of a file that another program wrote, as Goboard reads them."""
    try:
        return [read_facts(tree) for tree in read_sgf(data).games]
    except ReadError:
        return []


def ask_gnugo(texts: dict[str, list[Path]]) -> Iterator[tuple]:
    """Yield where GNU Go sees another position at the end of the main line than Goboard does."""
    gnugo = shutil.which("gnugo", path=f"{os.environ['PATH']}:/usr/games")
    if gnugo is None:
        return
    for variant, paths in texts.items():
        for record, path in zip(RECORDS, paths, strict=True):
            asked = f"loadsgf {path}\nlist_stones black\nlist_stones white\n"
            run = subprocess.run(
                [gnugo, "--mode", "gtp"], input=asked, capture_output=True, text=True, check=True
            )
            loaded, *stones = run.stdout.strip().split("\n\n")
            if loaded.startswith("?"):
                yield "GNU Go", variant, record, Loss("refused", "", run.stderr, None)
                continue
            seen = [sorted(answer.lstrip("= ").split()) for answer in stones]
            wanted = last_position(read_sgf(record.data).games[0])
            if seen != wanted:
                yield "GNU Go", variant, record, Loss("misread", "position", seen, wanted)


def last_position(tree: Tree) -> list[list[str]]:
    """Return the names of Black's and of White's stones at the end of the main line."""
    board = position_after(tree).board
    naming = Naming.on_board(DEFAULT_NOTATION, board.shape)
    return [
        sorted(naming.name(point) for point, held in board.stones().items() if held is colour)
        for colour in (Colour.BLACK, Colour.WHITE)
    ]


def main() -> None:
    """Run the campaign, and print its tables."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--details", action="store_true", help="print every difference")
    args = parser.parse_args()
    cells: dict[tuple[str, str, str], dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    with tempfile.TemporaryDirectory() as scratch:
        texts: dict[str, list[Path]] = {}
        for variant, write in VARIANTS.items():
            texts[variant] = []
            for number, record in enumerate(RECORDS):
                path = Path(scratch) / f"{variant.replace(' ', '-')}-{number:02}.sgf"
                path.write_bytes(write(record))
                texts[variant].append(path)
        for found in (ask_libraries(args.folder.resolve(), texts), ask_gnugo(texts)):
            for program, variant, record, loss in found:
                cell = cells[program, record.subject, variant]
                cell[loss.how].append(loss.part or record.name)
                if args.details:
                    print(program, variant, f"{record.subject}/{record.name}", *loss, sep=" | ")
    print_tables(cells)


def print_tables(cells) -> None:
    """Print a table for each program; subjects of which everything is kept have no row."""
    columns = [*VARIANTS, WRITTEN]
    for program in dict.fromkeys(program for program, _, _ in cells):
        print(f"\n## {program}\n")
        print(f"| subject | {' | '.join(columns)} |")
        print("|---" * (len(columns) + 1) + "|")
        for subject in dict.fromkeys(record.subject for record in RECORDS):
            row = [
                "; ".join(
                    f"{how} {', '.join(dict.fromkeys(parts))}"
                    for how, parts in cells[program, subject, column].items()
                )
                if (program, subject, column) in cells
                else "kept"
                for column in columns
            ]
            if set(row) != {"kept"}:
                print(f"| {subject} | {' | '.join(row)} |")


if __name__ == "__main__":
    main()
