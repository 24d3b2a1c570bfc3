"""Named tuples whose classes are made faster than those of `typing`.

`typing.NamedTuple` compiles the annotation of each field to check its syntax, which takes most of
the time, and mypy checks more. The start of a window makes more than a hundred such classes.
"""

from __future__ import annotations

from collections import namedtuple

TYPE_CHECKING = False  # as in typing, which `goboard --version` does without
if TYPE_CHECKING:
    from typing import Any
    from typing import NamedTuple as NamedTuple
else:

    class _NamedTupleMeta(type):
        def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> type:
            """Return a named tuple with the annotated fields and the rest of the namespace.

            :raises TypeError: there are other base classes, or a field without a default value
                follows one that has one.
            """
            if not bases:
                return super().__new__(cls, name, bases, namespace)  # NamedTuple itself
            if len(bases) > 1:
                raise TypeError(f"{name}: NamedTuple cannot be combined with other base classes")
            fields = list(namespace.get("__annotations__", ()))
            defaults = {field: namespace.pop(field) for field in fields if field in namespace}
            if [*defaults] != fields[len(fields) - len(defaults) :]:
                raise TypeError(f"{name}: a field without a default value follows one with one")
            made = namedtuple(name, fields, defaults=defaults.values())
            for key, value in namespace.items():
                setattr(made, key, value)
            return made

    class NamedTuple(metaclass=_NamedTupleMeta):
        """The base class of a named tuple, which is used like `typing.NamedTuple`."""
