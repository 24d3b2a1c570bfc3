"""All figures, and how often each is tried."""

from __future__ import annotations

from math import inf

from . import charsets, imports, markup, outside, paths, recovery, saving, sessions, undo
from .damage import cut, damaged
from .figure import Figure
from .fuzz import fuzzed
from .hostile import hostile
from .opening import real
from .roundtrip import edited, untouched
from .soak import soaked

FIGURES = {
    "R1": Figure(real, {}, {"most": 12}, corpus=True),
    "R2": Figure(hostile, {}, {"unit": 2000, "every": 50}),
    "R3": Figure(cut, {"count": 300}, {"count": 20}, corpus=True),
    "R4": Figure(damaged, {"count": 1000}, {"count": 30}, corpus=True),
    "R5": Figure(untouched, {}, {"most": 10}, corpus=True),
    "R6": Figure(edited, {"count": 40_000}, {"most": 10, "count": 200}),
    "R7": Figure(charsets.declared, {}, {"step": 10, "most": 5}),
    "R8": Figure(charsets.undeclared, {}, {"most": 5}),
    "R13": Figure(imports.imported, {}, {"every": 10}, corpus=True),
    "R14": Figure(saving.killed, {"count": 1000}, {"count": 8}),
    "R15": Figure(saving.failing, {}, {}),
    "R16": Figure(sessions.killed, {"count": 200}, {"count": 3}),
    "R17": Figure(recovery.recovered, {}, {"step": 60}),
    "R18": Figure(outside.changed, {}, {}),
    "R19": Figure(paths.kinds, {}, {}),
    "R20": Figure(undo.undone, {"count": 10_000}, {"count": 150}),
    "R21": Figure(markup.shown, {}, {"step": 15, "commands": False}),
    "R23": Figure(soaked, {}, {"count": 200, "warm": 0, "most": inf}),
    "R24": Figure(fuzzed, {"count": 100_000}, {"count": 120, "most": inf}),
}
