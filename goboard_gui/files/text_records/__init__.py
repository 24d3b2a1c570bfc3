"""Reading and writing of records as text: running text, action rows, and lists of moves."""

from .errors import OmissionCode, TextError, TextErrorReason, TextRecordCode
from .events import Event, iterate_events
from .reading import TextRecord, read
from .writing import WrittenRecord, write

__all__ = [
    "Event",
    "OmissionCode",
    "TextError",
    "TextErrorReason",
    "TextRecord",
    "TextRecordCode",
    "WrittenRecord",
    "iterate_events",
    "read",
    "write",
]
