"""Clean-up of records: finding redundant, outdated or wrong properties, and fixing them."""

from .rule import Cleanup
from .tidying import find_problems, tidy

__all__ = ["Cleanup", "find_problems", "tidy"]
