"""Run reliability campaigns in parts, and sum up the parts.

A campaign has numbered cases. A case depends on its number and the seed only, so that it can be run
again alone: `--range 4711:4712`. (The cases of R23 follow each other in one window for each part.)
A command runs one part of each campaign named, as many cases as fit into the time, and appends the
results to a file:

    python -m benchmarks.campaigns R24                  a part of at most 25 minutes
    python -m benchmarks.campaigns R24                  again: goes on where the last one ended
    python -m benchmarks.campaigns --sum                what all parts found together

It continues with the first cases of the range that the file has no result for. Without names, it
runs all campaigns, one after the other, until the time is up; repeat it until nothing is left. A
part that is killed leaves no result, and its cases are run again. With another seed the random
campaigns try other cases. They have no end: `--range` may go beyond a full run.

The exit status is 1 if a problem was found.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from time import monotonic

from tests.corpus import lacking

from .catalogue import CAMPAIGNS
from .corpus import CORPUS, ROOT
from .parts import Cases, Part, append, disjoint, gaps, read
from .result import Result

LONGEST = 120  # minutes
ENGINES = (
    "GOBOARD_GNUGO=PROGRAM",
    "GOBOARD_LEELAZ=PROGRAM:NETWORK",
    "GOBOARD_KATAGO=PROGRAM:NETWORK[:SETTINGS], settings as for -override-config",
)
RESULTS = Path("out", "campaigns.jsonl")


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    listed = "".join(f"\n    {name:<4} {it.title}" for name, it in CAMPAIGNS.items())
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.campaigns",
        description=__doc__,
        epilog=f"campaigns:{listed}\n\nThose of real games need GOBOARD_CORPUS.\n"
        "R22 and R27 need engines:\n" + "".join(f"    {line}\n" for line in ENGINES) + "R28 to R31"
        " need Chromium:\n    GOBOARD_CHROMIUM=PROGRAM\n",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("campaigns", nargs="*", metavar="R", help="campaigns to run (all)")
    parser.add_argument("--seed", type=int, help="of random cases (each campaign has its own)")
    parser.add_argument(
        "--range", type=_range, metavar="A:B", help="cases A up to, but not including, B (all)"
    )
    parser.add_argument(
        "--minutes", type=_minutes, default=25, help=f"for this command, at most {LONGEST} (25)"
    )
    parser.add_argument("--results", type=Path, default=RESULTS, help=f"the file ({RESULTS})")
    parser.add_argument("--sum", action="store_true", help="add up the results and run nothing")
    chosen = parser.parse_args(words)
    if unknown := set(chosen.campaigns) - set(CAMPAIGNS):
        parser.error(f"no such campaign: {', '.join(sorted(unknown))}")
    return chosen


def _range(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d+):(\d+)", text)
    if not found or int(found[1]) >= int(found[2]):
        raise argparse.ArgumentTypeError(f"not a range such as 0:1000: {text}")
    return int(found[1]), int(found[2])


def _minutes(text: str) -> float:
    minutes = float(text)
    if not 0 < minutes <= LONGEST:
        raise argparse.ArgumentTypeError(f"more than 0 and at most {LONGEST}")
    return minutes


def revision() -> str:
    """Return the current commit, marked if files differ from it; empty without git."""
    words = ["git", "describe", "--always", "--dirty"]
    try:
        return subprocess.run(
            words, cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def run_part(name: str, chosen: argparse.Namespace, deadline: float) -> bool:
    """Run the next part of a campaign and append its result; return whether no problem was
    found."""
    campaign = CAMPAIGNS[name]
    if campaign.corpus and not CORPUS.is_dir():
        print(f"{name} | not run: {lacking(CORPUS)}", flush=True)
        return True
    if campaign.module and find_spec(campaign.module) is None:
        print(f"{name} | not run: needs `pip install {campaign.module}`", flush=True)
        return True
    if reason := campaign.missing():
        print(f"{name} | not run: {reason}", flush=True)
        return True
    size = campaign.size()
    start, stop = chosen.range or (0, size)
    if not campaign.endless:
        stop = min(stop, size)
    seed = _seed(name, chosen)
    done = [it for it in read(chosen.results) if (it.campaign, it.seed) == (name, seed)]
    left = list(gaps(done, start, stop))
    if not left:
        print(f"{name} | cases {start}:{stop} are done; --sum adds them up", flush=True)
        return True
    cases, began = Cases(*left[0], deadline, monotonic), monotonic()
    result = campaign.run_part(cases, seed)
    part = Part(
        campaign=name,
        seed=seed,
        start=left[0][0],
        stop=cases.reached,
        seconds=round(monotonic() - began, 1),
        revision=revision(),
        counts=dict(result.counts),
        peaks=result.peaks,
        problems=result.problems,
    )
    append(chosen.results, part)
    print(f"{name} | {part.start}:{part.stop}, {part.seconds} s | {result.describe()}", flush=True)
    if remaining := sum(end - begin for begin, end in gaps([*done, part], start, stop)):
        print(f"{name} | {remaining:,} cases left; run the command again to continue", flush=True)
    return not result.problems


def _seed(name: str, chosen: argparse.Namespace) -> int:
    """Return the seed of a campaign; 0 if nothing in it is random."""
    usual = CAMPAIGNS[name].seed
    if usual is None:
        return 0
    return usual if chosen.seed is None else chosen.seed


def add_up(chosen: argparse.Namespace) -> bool:
    """Print the results of all parts for each campaign and seed; return whether there is no
    problem."""
    parts = read(chosen.results)
    held = True
    for name in chosen.campaigns or CAMPAIGNS:
        for seed in sorted({it.seed for it in parts if it.campaign == name}):
            if chosen.seed is None or seed == _seed(name, chosen):
                own = [it for it in parts if (it.campaign, it.seed) == (name, seed)]
                held = _add_up(name, seed, own) and held
    return held


def _add_up(name: str, seed: int, parts: list[Part]) -> bool:
    own, twice = disjoint(parts)
    total = Result()
    for part in own:
        total.add(part.result)
    cases = sum(part.stop - part.start for part in own)
    seconds = sum(part.seconds for part in own)
    revisions = " ".join(sorted({part.revision for part in own}))
    print(
        f"{name} {CAMPAIGNS[name].title}, seed {seed} | "
        f"{cases:,} cases (a full run has {CAMPAIGNS[name].size():,}) in {len(own)} parts, "
        f"{seconds:,.0f} s, at {revisions} | {total.describe()}"
    )
    for part in twice:
        print(f"    not counted, as it overlaps others: {part.start}:{part.stop}")
    return not any(part.problems for part in parts)


def main(words: list[str] | None = None) -> int:
    chosen = arguments(words)
    if chosen.sum:
        return 0 if add_up(chosen) else 1
    deadline = monotonic() + 60 * chosen.minutes
    held = True
    for name in chosen.campaigns or CAMPAIGNS:
        if monotonic() >= deadline:
            print(f"{name} | not run: the time is up; run the command again", flush=True)
            continue
        held = run_part(name, chosen, deadline) and held
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
