"""What becomes of errors that leave a method which Qt calls."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from shiboken6 import delete

PROGRAM = """
from PySide6.QtWidgets import QApplication, QWidget

class Failing(QWidget):
    def closeEvent(self, event):
        int("no number")

application = QApplication([])
widget = Failing()
widget.show()
application.closeAllWindows()
print("still there")
"""


@pytest.mark.xfail(
    sys.version_info < (3, 12), reason="PySide takes the text of an error for an exception"
)
def test_an_error_that_leaves_an_override_does_not_end_the_program(tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, cwd=tmp_path
    )
    assert done.stdout == "still there\n"
    assert "ValueError" in done.stderr


def test_in_tests_such_an_error_is_told(qapp):
    class Failing(QWidget):
        def closeEvent(self, event):
            gone.objectName()

    gone = QObject()
    delete(gone)
    widget = Failing()
    with pytest.raises(RuntimeError, match="deleted"):
        widget.close()
