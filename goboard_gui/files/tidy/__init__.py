"""Clean-up of records: finding redundant, outdated or wrong properties, and fixing them."""

from .rule import Cleanup
from .tidying import find, tidy

__all__ = ["Cleanup", "find", "tidy"]
