#!/bin/sh
# PySide6 6.11.3: which hook sees an exception in a thread of Qt.
#
# Expected: an exception that leaves QThread.run or QRunnable.run goes to threading.excepthook, like
# one in a thread of Python.
# Found: it goes to sys.excepthook, called in that thread. A handler that opens a dialog in
# sys.excepthook, as for errors in slots, therefore works on widgets outside the main thread.
#
# Seen:
#   Thread: threading.excepthook, main thread: False
#   QThread: sys.excepthook, main thread: False
#   QRunnable: sys.excepthook, main thread: False
#
# Goboard's hooks only write a report, and post it to the main thread
# (goboard_gui/gui/core/error_handlers.py).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet PySide6-Essentials==6.11.3
cat >"$folder/raise.py" <<'PY'
import sys
import threading

from PySide6.QtCore import QCoreApplication, QRunnable, QThread, QThreadPool

app = QCoreApplication([])
seen = []


def note(hook):
    main = threading.current_thread() is threading.main_thread()
    seen.append(f"{hook}, main thread: {main}")


sys.excepthook = lambda kind, error, trace: note("sys.excepthook")
threading.excepthook = lambda arguments: note("threading.excepthook")


def fail(*_):
    raise ValueError


class Thread(QThread):
    run = fail


class Runnable(QRunnable):
    run = fail


python = threading.Thread(target=fail)
python.start()
python.join()
qt = Thread()
qt.start()
qt.wait()
QThreadPool.globalInstance().start(Runnable())
QThreadPool.globalInstance().waitForDone()
for name, found in zip(("Thread", "QThread", "QRunnable"), seen, strict=True):
    print(f"{name}: {found}")
PY
found=$(QT_QPA_PLATFORM=offscreen "$folder/venv/bin/python" "$folder/raise.py" 2>/dev/null)
expected="Thread: threading.excepthook, main thread: False
QThread: sys.excepthook, main thread: False
QRunnable: sys.excepthook, main thread: False"
printf '%s\n' "$found"
[ "$found" = "$expected" ] || { echo "This has changed." >&2; exit 1; }
