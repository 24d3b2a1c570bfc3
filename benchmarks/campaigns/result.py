"""The result of a campaign: counts, peak values and problems."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

_SHOWN = 10


@dataclass
class Result:
    """The result of some cases; results of different cases of a campaign can be added."""

    counts: Counter[str] = field(default_factory=Counter)
    peaks: dict[str, float] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def check(self, fine: object, problem: str) -> bool:
        """Record a problem unless a condition holds; return whether it does."""
        if not fine:
            self.problems.append(problem)
        return bool(fine)

    def peak(self, name: str, value: float) -> None:
        """Record a value if it is the greatest with its name so far."""
        self.peaks[name] = max(value, self.peaks.get(name, value))

    def add(self, other: Result) -> None:
        """Add the result of other cases."""
        self.counts.update(other.counts)
        self.problems.extend(other.problems)
        for name, value in other.peaks.items():
            self.peak(name, value)

    def describe(self) -> str:
        """Return the counts and peaks in one line, and the first problems in lines of their own."""
        counts = [f"{name} {count:,}" for name, count in self.counts.items()]
        peaks = [f"at most {value:.2f} {name}" for name, value in self.peaks.items()]
        held = "held" if not self.problems else f"NOT held ({len(self.problems)} problems)"
        first = " | ".join([", ".join(counts + peaks) or "nothing counted", held])
        return "\n    ".join([first, *self.problems[:_SHOWN]])
