"""Finding what is redundant, old or wrong in a record, and mending what one chooses of it."""

from .kinds import Kind
from .rule import Finding
from .tidying import find, tidy

__all__ = ["Finding", "Kind", "find", "tidy"]
