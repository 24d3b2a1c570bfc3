"""Kill programs at random moments during editing, and count how many edits are lost.

python benchmarks/kills.py [COUNT]
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

from tests.files.journal_cases import killed, lost

EDITS = 500
LONGEST = 0.15
"""The maximum delay in seconds after the first edit, when the session is almost over."""


def main(count: int = 200) -> None:
    chance = random.Random()
    told_in_all = cut_short = 0
    problems = []
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(count):
            told = killed(Path(folder), seed, EDITS, chance.uniform(0, LONGEST))
            told_in_all += told
            cut_short += told < EDITS
            if problem := lost(Path(folder), seed, told, EDITS):
                problems.append(f"session {seed}: {problem}")
    print(*problems, sep="\n")
    print(f"{count} kills, {cut_short} before the last of {EDITS} edits, {told_in_all} edits told")
    print(f"sessions that lost more than the edit under way: {len(problems)}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
