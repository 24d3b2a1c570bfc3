"""Reading and writing of records as text: running text, action rows, and lists of moves."""

from .cursor import RecordText
from .errors import OmissionDiagnosticCode, TextError, TextErrorReason, TextRecordDiagnosticCode
from .events import Event, iterate_events
from .gtp_log import read_gtp_log
from .informal_moves import read_informal_moves
from .reading import TextRecord, read
from .writing import WrittenRecord, write

__all__ = [
    "Event",
    "OmissionDiagnosticCode",
    "RecordText",
    "TextError",
    "TextErrorReason",
    "TextRecord",
    "TextRecordDiagnosticCode",
    "WrittenRecord",
    "iterate_events",
    "read",
    "read_gtp_log",
    "read_informal_moves",
    "write",
]
