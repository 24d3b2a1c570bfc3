"""Records as text, both ways: seed 002's running text, Davar's rows of actions, plain lists."""

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
