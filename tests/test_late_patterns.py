from __future__ import annotations

import copy
import re
from abc import ABC, abstractmethod

import pytest

from goboard_gui.late_patterns import late_pattern


def test_a_pattern_is_not_compiled_by_the_class_that_holds_it():
    class Holder(ABC):
        invalid = late_pattern("(")

        @abstractmethod
        def read(self): ...

    copied = copy.deepcopy(Holder.invalid)
    for pattern in (Holder.invalid, copied):
        with pytest.raises(re.error):
            pattern.search("")


def test_a_late_pattern_has_the_attributes_of_a_pattern_only():
    pattern = late_pattern("(?P<digit>[0-9])", re.ASCII)
    assert (pattern.groups, pattern.groupindex, pattern.flags) == (1, {"digit": 1}, re.ASCII)
    for name in ("colour", "__colour__"):
        with pytest.raises(AttributeError, match=name):
            getattr(pattern, name)
