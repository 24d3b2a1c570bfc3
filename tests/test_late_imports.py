"""Names of packages that are imported when they are first used."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest

from tests.cases import for_each

PACKAGES = ("goboard_gui.fuseki", "goboard_gui.notation", "goboard_gui.record.figures")


@for_each("name", PACKAGES)
def test_a_package_has_every_name_that_it_lists(name):
    package = import_module(name)
    for listed in package.__all__:
        assert getattr(package, listed) is not None, listed


@for_each("name", PACKAGES)
def test_a_name_that_a_package_has_not_is_reported_as_by_any_module(name):
    package = import_module(name)
    with pytest.raises(AttributeError, match=f"module '{name}' has no attribute 'no_such_name'"):
        package.no_such_name  # noqa: B018


def test_a_module_is_imported_when_one_of_its_names_is_used_and_looked_up_once():
    program = (
        "import sys; from goboard_gui import notation;"
        "assert 'goboard_gui.notation.freeling' not in sys.modules;"
        "move = notation.FreelingMove; from goboard_gui.notation import FreelingMove;"
        "assert move is FreelingMove is vars(notation)['FreelingMove']"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
