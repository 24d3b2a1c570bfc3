"""Names of a package that are imported when they are first used.

A package whose `__init__` imports all of its modules makes everyone who needs one name pay for all.
"""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False  # as in typing, which `goboard --version` does without
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any


def late_names(
    namespace: dict[str, Any], modules: Mapping[str, Sequence[str]]
) -> Callable[[str], object]:
    """Return the function `__getattr__` for a package, whose ``namespace`` is its `globals()`.

    ``modules`` has the names that are to be imported when they are first used, by the module of the
    package that defines them. The package imports them for type checkers as well.
    """
    package = namespace["__name__"]
    modules_of_names = {name: module for module, names in modules.items() for name in names}

    def __getattr__(name: str) -> object:  # noqa: N807
        if name not in modules_of_names:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        module = import_module(f"{package}.{modules_of_names[name]}")
        value = namespace[name] = getattr(module, name)
        return value

    return __getattr__
