"""The strength in command lines of engines."""

from __future__ import annotations

from goboard_gui.engine.entry import EngineEntry, split_command_line
from goboard_gui.engine.presets import gnu_go, katago, leela_zero
from goboard_gui.engine.strength import stated_strength, strength_setting, with_strength
from tests.cases import for_each

GNU_GO, LEELA, KATAGO = "/usr/games/gnugo", "/usr/games/leelaz", "/opt/katago"


@for_each(
    ("command", "stated", "written"),
    [
        (f"{GNU_GO} --mode gtp", None, f"{GNU_GO} --mode gtp --level 7"),
        (f"{GNU_GO} --level 3 --mode gtp", 3, f"{GNU_GO} --level 7 --mode gtp"),
        (f"{GNU_GO} --level=3 --quiet", 3, f"{GNU_GO} --level 7 --quiet"),
        (f"{GNU_GO} --level", None, f"{GNU_GO} --level 7"),
        (f"{LEELA} -v 500 -g", 500, f"{LEELA} --visits 7 -g"),
        (f"{LEELA} --visits=500", 500, f"{LEELA} --visits 7"),
        (f"{KATAGO} gtp", None, f"{KATAGO} gtp -override-config maxVisits=7"),
        (
            f"{KATAGO} gtp -override-config a=1,maxVisits=90,b=2",
            90,
            f"{KATAGO} gtp -override-config a=1,maxVisits=90,b=2 -override-config maxVisits=7",
        ),
        ("/opt/pachi -t 100", None, "/opt/pachi -t 100"),
    ],
)
def test_the_strength_is_read_from_and_written_to_command_lines(command, stated, written):
    entry = EngineEntry("x", split_command_line(command))
    assert stated_strength(entry) == stated
    changed = with_strength(entry, 7)
    assert changed.command == split_command_line(written)
    assert stated_strength(changed) == (None if strength_setting(entry) is None else 7)
    assert with_strength(changed, 7) == changed


@for_each(
    ("entry", "is_level", "stated"),
    [
        (gnu_go(GNU_GO, level=4), True, 4),
        (leela_zero(LEELA, "/net"), False, None),
        (katago(KATAGO, "/net"), False, None),
    ],
)
def test_presets_have_a_strength(entry, is_level, stated):
    assert strength_setting(entry).is_level is is_level
    assert stated_strength(entry) == stated
