from __future__ import annotations

import sys
import time
from pathlib import Path
from threading import Event, Timer

from goboard_gui.engine import json_engine
from goboard_gui.engine.entry import EngineEntry
from goboard_gui.engine.json_check import check_json_engine
from goboard_gui.engine.process import EngineProcess

DOUBLE = Path(__file__).parents[1] / "gui" / "engines" / "engine_double.py"


def test_an_engine_may_write_before_its_process_is_known(tmp_path, monkeypatch):
    """An AppImage complains at once that it can't be mounted."""

    class SlowlyKnown(EngineProcess):
        def __init__(self, *details):
            super().__init__(*details)
            time.sleep(0.5)

    monkeypatch.setattr(json_engine, "EngineProcess", SlowlyKnown)
    command = (sys.executable, str(DOUBLE), "analysis", "complains")
    late = Event()
    timer = Timer(20, late.set)
    timer.start()
    check_json_engine(EngineEntry("Double", command, command), tmp_path, late, lambda _line: None)
    timer.cancel()
    assert not late.is_set()
