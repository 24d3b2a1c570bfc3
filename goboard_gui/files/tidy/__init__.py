"""Clean-up of records: rules that find and fix redundant, outdated or wrong properties."""

from .rule import Cleanup
from .tidying import find_problems, tidy_record

__all__ = ["Cleanup", "find_problems", "tidy_record"]
