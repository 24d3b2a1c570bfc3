"""The table of all campaigns: how to run their cases, their number, and a small run for the
tests."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any, NamedTuple

from . import (
    charsets,
    chromium,
    engines,
    imports,
    markup,
    outside,
    paths,
    real_engines,
    recovery,
    saving,
    sessions,
    undo,
    web_board,
    web_use,
)
from .corpus import record_count
from .cost_cases import PAIRS
from .costs import double_inputs
from .coverage import ROUNDS, fuzz_readers
from .damage import damage_games, truncate_games
from .engine_walks import follow_walks
from .fuzz import use_mutants
from .hostile import BIG, open_hostile_files
from .hostile import CASES as HOSTILE_CASES
from .opening import open_real_records
from .readers import READERS
from .roundtrip import save_edited, save_untouched
from .soak import use_at_random

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from .result import Result


class Campaign(NamedTuple):
    """A campaign with numbered cases, so that it can be run in parts."""

    title: str
    run: Callable[..., Result]
    size: Callable[[], int]
    small: Mapping[str, Any]
    """The arguments of a short run for the tests: `cases`, and options."""
    seed: int | None = None
    """The default seed, or None if nothing is random."""
    endless: bool = False
    """Whether the number of cases is unlimited; `size` is then that of a full run."""
    corpus: bool = False
    """Whether it needs real records."""
    module: str = ""
    """The package that must be installed by hand before it, if there is one."""
    missing: Callable[[], str] = str
    """Return why it can't be run here, or an empty text."""

    def run_part(self, cases: Iterable[int], seed: int, **options: Any) -> Result:
        """Run cases with a seed, which is ignored if nothing is random."""
        return self.run(cases, **options) if self.seed is None else self.run(cases, seed, **options)


def _random(
    title: str, run: Callable[..., Result], size: int, seed: int, cases: int, **options: Any
) -> Campaign:
    small = {"cases": range(cases), **options}
    return Campaign(title, run, lambda: size, small, seed, endless=True)


def _whole(title: str, run: Callable[..., Result], **options: Any) -> Campaign:
    """Return a campaign that takes a few minutes at most and is not divided: it is a single
    case."""

    def run_whole(cases: Iterable[int], **options: Any) -> Result:
        from .result import Result

        result = Result()
        for _ in cases:
            result.add(run(**options))
        return result

    return Campaign(title, run_whole, lambda: 1, {"cases": [0], **options})


CAMPAIGNS = {
    "R1": Campaign(
        "opening real files",
        open_real_records,
        record_count,
        {"cases": range(500), "most": 12},
        corpus=True,
    ),
    "R2": Campaign(
        "opening hostile files",
        open_hostile_files,
        lambda: len(HOSTILE_CASES),
        {"cases": range(len(BIG)), "unit": 2000},
    ),
    "R3": Campaign(
        "files cut anywhere",
        truncate_games,
        lambda: 300,
        {"cases": range(20), "count": 20},
        3,
        corpus=True,
    ),
    "R4": Campaign(
        "a damaged byte",
        damage_games,
        lambda: 1000,
        {"cases": range(30), "count": 30},
        4,
        corpus=True,
    ),
    "R5": Campaign(
        "saving untouched files",
        save_untouched,
        record_count,
        {"cases": range(500), "most": 10},
        corpus=True,
    ),
    "R6": Campaign(
        "saving after one move",
        save_edited,
        lambda: record_count() + 40_000,
        {"cases": range(200), "most": 10},
        6,
        endless=True,
    ),
    "R7": _whole("encodings declared", charsets.read_stated_encodings, step=10, most=5),
    "R8": _whole("encodings undeclared", charsets.guess_encodings, most=5),
    "R13": Campaign(
        "importing",
        imports.import_files,
        lambda: len(imports.files()),
        {"cases": range(1000), "every": 10},
        corpus=True,
    ),
    "R14": _random("killed while saving", saving.kill_while_saving, 1000, 14, 4),
    "R15": _whole("failing calls of the disk", saving.fail_while_saving, step=3),
    "R16": _random("killed while editing", sessions.kill_sessions, 1000, 16, 2),
    "R17": _whole("recovery", recovery.recover_journals, step=60),
    "R18": _whole("files changed by others", outside.change_outside),
    "R19": _whole("kinds of paths", paths.save_file_kinds),
    "R20": _random("undo", undo.undo_edits, 10_000, 20, 80),
    "R21": Campaign(
        "foreign text",
        markup.show_payloads,
        lambda: len(markup.PAYLOADS),
        {"cases": range(0, len(markup.PAYLOADS), 15), "commands": False},
    ),
    "R22": Campaign(
        "real engines",
        engines.check_facts,
        lambda: len(engines.CASES),
        {"cases": range(len(engines.CASES))},
        missing=real_engines.missing,
    ),
    "R23": _random("long use", use_at_random, 100_000, 23, 20, warm=0, most=inf),
    "R24": _random("mutants", use_mutants, 1_000_000, 24, 80, most=inf),
    "R25": _random("growing costs", double_inputs, 2 * len(PAIRS), 25, len(PAIRS), counted=True),
    "R26": Campaign(
        "fuzzing guided by coverage",
        fuzz_readers,
        lambda: ROUNDS * len(READERS),
        {"cases": range(len(READERS)), "guided": False},
        26,
        endless=True,
        module="atheris",
    ),
    "R27": Campaign(
        "boards of real engines",
        follow_walks,
        lambda: 1000,
        {"cases": range(3)},
        27,
        endless=True,
        missing=real_engines.missing,
    ),
    "R28": Campaign(
        "web boards",
        web_board.compare_random_boards,
        lambda: 100,
        {"cases": range(1)},
        28,
        endless=True,
        missing=chromium.missing,
    ),
    "R29": Campaign(
        "web boards of real records",
        web_board.compare_real_boards,
        web_board.real_board_count,
        {"cases": range(1)},
        corpus=True,
        missing=chromium.missing,
    ),
    "R30": Campaign(
        "foreign text in web boards",
        web_board.show_foreign_texts,
        lambda: len(web_board.FOREIGN_TEXTS),
        {"cases": range(0, len(web_board.FOREIGN_TEXTS), 15)},
        missing=chromium.missing,
    ),
    "R31": Campaign(
        "use of web boards",
        web_use.check_facts,
        lambda: len(web_use.FACTS),
        {"cases": range(0, len(web_use.FACTS), 5)},
        missing=chromium.missing,
    ),
}
