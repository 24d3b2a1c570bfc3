"""Text records, read and written: running text of seed 002, Davar's action rows, move lists."""

from .errors import Doubt, DoubtKind, Notice, NoticeKind, TextError, TextFault
from .events import Event, events
from .reading import TextRecord, read
from .writing import Written, write

__all__ = [
    "Doubt",
    "DoubtKind",
    "Event",
    "Notice",
    "NoticeKind",
    "TextError",
    "TextFault",
    "TextRecord",
    "Written",
    "events",
    "read",
    "write",
]
