"""Guards for overrides of Qt methods, which report exceptions and let Qt continue.

An error that leaves such a method does different things in PySide 6.11, depending on its caller:
from the event loop it is printed; below another call of Qt it is raised by that call. Before Python
3.12, an error raised there by C code (a deleted object, a wrong argument) ends the process instead.
"""

from __future__ import annotations

from functools import wraps
from types import FunctionType
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Report = Callable[[Exception], bool]

_ANSWERS = frozenset(
    {
        *("sizeHint", "minimumSizeHint", "heightForWidth", "hasHeightForWidth", "data"),
        *("headerData", "flags", "rowCount", "columnCount", "index", "parent", "validate"),
    }
)
"""Methods that return a value, for which Qt's own method is called after an error."""
_FILTERS = frozenset({"event", "eventFilter", "viewportEvent"})
"""Methods that return whether an event was handled."""
_ACTS = frozenset({"paint", "setGeometry", "highlightBlock", "scrollContentsBy"})
_PACKAGE = __name__.partition(".")[0]


class GuardedOverrides:
    """Guards for all overrides of Qt methods in classes of the program, including classes defined
    later.
    """

    def __init__(self, report: Report) -> None:
        """Catch the errors of overridden methods.

        ``report`` is called with each error, and returns whether it is the first error that was
        raised at that line of code.
        """
        self._report = report
        self._guarded: list[tuple[type, str, FunctionType]] = []
        self._before = vars(QObject).get("__init_subclass__")
        for cls in list(_subclasses(QObject)):
            self._guard(cls)
        QObject.__init_subclass__ = classmethod(self._class_made)  # type: ignore[assignment,arg-type]

    def restore_methods(self) -> None:
        """Restore the methods as they were."""
        if self._before is None:
            del QObject.__init_subclass__
        else:
            QObject.__init_subclass__ = self._before  # type: ignore[method-assign]
        for cls, name, method in self._guarded:
            setattr(cls, name, method)
        self._guarded.clear()

    def _class_made(self, cls: type, **options: object) -> None:
        if self._before is not None:
            self._before.__get__(None, cls)(**options)
        self._guard(cls)

    def _guard(self, cls: type) -> None:
        if cls.__module__.partition(".")[0] != _PACKAGE:
            return
        for name, method in list(vars(cls).items()):
            if isinstance(method, FunctionType) and _is_override(name):
                self._guarded.append((cls, name, method))
                setattr(cls, name, _guarded(cls, name, method, self._report))


def _subclasses(cls: type) -> Iterator[type]:
    children: list[type] = cls.__subclasses__()
    for each in children:
        yield each
        yield from _subclasses(each)


def _is_override(name: str) -> bool:
    return name in _ANSWERS or name in _FILTERS or name in _ACTS or name.endswith("Event")


def _guarded(cls: type, name: str, method: FunctionType, report: Report) -> Callable[..., Any]:
    @wraps(method)
    def call(self: Any, *arguments: Any, **named: Any) -> Any:
        try:
            return method(self, *arguments, **named)
        except Exception as error:
            is_new = report(error)
        if name == "closeEvent" and is_new:
            arguments[0].ignore()  # so that the report can be seen; the second attempt closes it
        if name in _ANSWERS:
            return _answer_of_qt(cls, name, self, arguments)
        return False if name in _FILTERS else None

    return call


def _answer_of_qt(cls: type, name: str, self: Any, arguments: tuple[Any, ...]) -> Any:
    """Return the result of Qt's own implementation, or None if there is none, in which case Qt uses
    a default.
    """
    try:
        return getattr(super(cls, self), name)(*arguments)
    except Exception:
        return None
