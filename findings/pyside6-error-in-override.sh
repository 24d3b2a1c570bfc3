#!/bin/sh
# PySide6 6.11.3, Python 3.11: who gets an exception that leaves an overridden method.
#
# Expected: an exception in a Python override that Qt calls (sizeHint, a model's data) reaches
# sys.excepthook, as one in a slot does, and the Python code that called Qt goes on.
# Found: if Python code called the Qt function that called the override, that call raises the
# exception, after the override's caller in Qt has gone on with an empty value. The text of the
# exception begins with the name of the override. sys.excepthook never sees it. A slot's exception
# does reach sys.excepthook, and emit() returns.
#
# Seen:
#   slot: emit returned, hook saw 'slot'
#   sizeHint: adjustSize raised 'Error calling Python override of QWidget::sizeHint(): hint'
#   data: QModelIndex.data raised 'Error calling Python override of QAbstractListModel::data(): data'
#   other exceptions seen by the hook: []
#
# Goboard guards its overrides while windows are open (goboard_gui/gui/core/overrides.py): the error
# is reported, and Qt's own answer is returned.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet PySide6-Essentials==6.11.3
cat >"$folder/raise.py" <<'PY'
import re
import sys

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

app = QApplication([])
seen = []
sys.excepthook = lambda kind, error, trace: seen.append(str(error))


class Sender(QObject):
    sent = Signal()


def fail():
    raise ValueError("slot")


class Widget(QWidget):
    def sizeHint(self):
        raise ValueError("hint")


class Model(QAbstractListModel):
    def rowCount(self, parent=QModelIndex()):
        return 1

    def data(self, index, role=0):
        raise ValueError("data")


def raised(call):
    try:
        call()
    except ValueError as error:
        return re.sub(r"::\d+:", "::", str(error))
    return "nothing"


sender = Sender()
sender.sent.connect(fail)
sender.sent.emit()
print(f"slot: emit returned, hook saw {seen.pop()!r}")
print(f"sizeHint: adjustSize raised {raised(Widget().adjustSize)!r}")
model = Model()
print(f"data: QModelIndex.data raised {raised(model.index(0).data)!r}")
print(f"other exceptions seen by the hook: {seen}")
PY
found=$(QT_QPA_PLATFORM=offscreen "$folder/venv/bin/python" "$folder/raise.py" 2>/dev/null)
expected="slot: emit returned, hook saw 'slot'
sizeHint: adjustSize raised 'Error calling Python override of QWidget::sizeHint(): hint'
data: QModelIndex.data raised 'Error calling Python override of QAbstractListModel::data(): data'
other exceptions seen by the hook: []"
printf '%s\n' "$found"
[ "$found" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
