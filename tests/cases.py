"""Loops over cases inside one test, which reports all cases that fail.

`for_each` takes what `pytest.mark.parametrize` takes. A parametrised test costs several
milliseconds for each case, whatever the case does: it is for cases that are few, that are slow,
or that need fixtures of their own.
"""

from __future__ import annotations

import inspect
import traceback
from collections.abc import Iterable
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from _pytest.mark import ParameterSet

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Cases = Iterable[Any] | Callable[[], Iterable[Any]]
    Ids = Callable[[Any], object] | Iterable[object] | None

_LONGEST_ID = 80
_LONGEST_MESSAGE = 2000


class FailedCasesError(AssertionError):
    """Some cases of a test failed: all of them, by id, in the order in which they ran."""

    def __init__(self, failures: list[tuple[str, BaseException]], count: int) -> None:
        self.failures = failures
        self.count = count
        """How many cases ran."""
        texts = [f"[{name}] {_message(error)}" for name, error in failures]
        super().__init__("\n\n".join([f"{len(failures)} of {count} cases failed", *texts]))


def for_each(names: str | Sequence[str], cases: Cases, ids: Ids = None) -> Callable:
    """Return a decorator that runs a test for each case, as one test.

    Arguments are those of `pytest.mark.parametrize`; decorators can be stacked, for all
    combinations. Fixtures are set up once, for all cases together. Above `given` each case has
    its own examples; below `given` each example is tried with all cases.

    Cases can be a function that returns them. It is called when the test first runs, so that it may
    take its time, or skip the test where its material is missing.

    The test raises `FailedCasesError` if any case fails, and fails if there are no cases. If none
    fails but some are skipped, the test is reported as skipped, after all others have run.
    """
    names = _split(names)
    ids = ids if ids is None or callable(ids) else list(ids)
    tables = [_table(names, list(cases), ids)] if isinstance(cases, Iterable) else []

    def decorate(test: Callable) -> Callable:
        @wraps(test, updated=())
        def run(*arguments: Any, **named: Any) -> None:
            if not tables:
                tables.append(_table(names, list(cases()), ids))
            (table,) = tables
            assert table, "there are no cases"
            fixtures = run.__signature__.bind(*arguments, **named).arguments
            failures: list[tuple[str, BaseException]] = []
            skipped: list[str] = []
            count = 0
            for name, case in table:
                try:
                    test(**fixtures, **case)
                except FailedCasesError as inner:
                    failures += [(f"{deeper}-{name}", error) for deeper, error in inner.failures]
                    count += inner.count
                except pytest.skip.Exception as error:
                    skipped.append(f"[{name}] {error}")
                except (Exception, pytest.fail.Exception) as error:
                    failures.append((name, error))
                    count += 1
                else:
                    count += getattr(test, "case_count", 1)
            run.case_count = count
            if failures:
                raise FailedCasesError(failures, count) from failures[0][1]
            if skipped:
                pytest.skip("\n".join(skipped))

        run.__signature__ = _without(inspect.signature(test), names)
        if hasattr(test, "pytestmark"):
            run.pytestmark = list(test.pytestmark)
        return run

    return decorate


def _split(names: str | Sequence[str]) -> list[str]:
    if isinstance(names, str):
        return [name.strip() for name in names.split(",") if name.strip()]
    return list(names)


def _table(names: list[str], cases: list[Any], ids: Ids) -> list[tuple[str, dict[str, Any]]]:
    """Return the cases as ids and arguments by name."""
    table = []
    for index, case in enumerate(cases):
        name = None if ids is None or callable(ids) else ids[index]
        if isinstance(case, ParameterSet):
            assert not case.marks, "a case has no marks of its own"
            values, name = case.values, name if case.id is None else case.id
        else:
            values = (case,) if len(names) == 1 else tuple(case)
        if name is None:
            name = "-".join(_id(value, ids) for value in values)
        table.append((str(name), dict(zip(names, values, strict=True))))
    return table


def _id(value: Any, ids: Ids) -> str:
    chosen = ids(value) if callable(ids) else None
    text = str(getattr(value, "__name__", value) if chosen is None else chosen)
    return text if len(text) <= _LONGEST_ID else f"{text[:_LONGEST_ID]}…"


def _without(signature: inspect.Signature, names: list[str]) -> inspect.Signature:
    """Return a signature that pytest gives fixtures for: one without what the cases fill in."""
    parameters = signature.parameters
    unknown = [name for name in names if name not in parameters]
    assert not unknown, f"the test does not use {unknown}"
    kept = [parameter for name, parameter in parameters.items() if name not in names]
    return signature.replace(parameters=kept)


def _message(error: BaseException) -> str:
    """Return what an error says, with its notes and where it was raised in a test."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if Path(frame.filename).is_relative_to(_TESTS)]
    places = [f"{Path(at.filename).name}:{at.lineno}" for at in ours if at.filename != __file__]
    place = f" ({places[-1]})" if places else ""
    text = "\n".join([str(error), *getattr(error, "__notes__", ())])
    if len(text) > _LONGEST_MESSAGE:
        text = f"{text[:_LONGEST_MESSAGE]}…"
    return f"{type(error).__name__}: {text}{place}".replace("\n", "\n    ")


_TESTS = Path(__file__).parent
