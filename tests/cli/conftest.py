"""The command line as a function, and records to try it on."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from goboard_gui.cli.main import main

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


class Result(NamedTuple):
    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    @property
    def json(self) -> Any:
        """The one JSON document that was printed."""
        assert self.out.endswith("\n")
        return json.loads(self.out)


@pytest.fixture
def goboard(capsysbinary, monkeypatch) -> Callable[..., Result]:
    """Return `goboard` as a function of its arguments and of standard input."""

    def run(*arguments: object, stdin: bytes = b"") -> Result:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        status = main([str(argument) for argument in arguments])
        out, err = (said.decode("utf-8", "surrogateescape") for said in capsysbinary.readouterr())
        return Result(status, out, err)

    return run


@pytest.fixture
def record(tmp_path) -> Callable[..., Path]:
    """Return a function that writes a file and gives its path."""

    def write(text: str | bytes, name: str = "game.sgf") -> Path:
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    return write
