"""A system of which one call fails."""

from __future__ import annotations

import errno
import os


class Failing:
    """`os`, whose call number ``nth`` fails; a handle that cannot be closed is closed even so."""

    def __init__(self, nth: int, number: int = errno.EIO) -> None:
        self.left = nth
        self.number = number
        self.failed = ""

    def __getattr__(self, name: str):
        real = getattr(os, name)

        def call(*args):
            self.left -= 1
            if self.left == 0:
                self.failed = name
                if name == "close":
                    real(*args)
                if name == "write":
                    self.fail_to_write(*args)
                raise OSError(self.number, os.strerror(self.number))
            return self.write_some(*args) if name == "write" else real(*args)

        return call

    def write_some(self, handle: int, data: bytes) -> int:
        """Do what a write does that does not fail."""
        return os.write(handle, data)

    def fail_to_write(self, handle: int, data: bytes) -> None:
        """Do what a write does before it fails."""
