"""Fuzz one reader, guided by the coverage of our code.

    python -m benchmarks.campaigns.guided READER [OPTION OF LIBFUZZER]... FOLDER...

The first folder keeps the inputs that reach new code; those in the others are only read. The
process ends at the first exception, and libFuzzer saves the input that caused it.
"""

from __future__ import annotations

import sys

import atheris

with atheris.instrument_imports(include=["goboard_gui"]):
    # Modules that are imported later, inside functions, are not instrumented.
    import goboard_gui.files.foreign.reading
    import goboard_gui.files.sgf.salvage  # noqa: F401

    from .readers import READERS

if __name__ == "__main__":
    reader, *options = sys.argv[1:]
    atheris.Setup([sys.argv[0], *options], READERS[reader].read)
    atheris.Fuzz()
