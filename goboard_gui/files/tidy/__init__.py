"""Clean-up of records: finding redundant, outdated or wrong properties, and fixing them."""

from .kinds import Kind
from .rule import Finding
from .tidying import find, tidy

__all__ = ["Finding", "Kind", "find", "tidy"]
