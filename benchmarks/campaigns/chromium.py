"""A Chromium without a window, controlled through a pipe by the Chrome DevTools Protocol.

An environment variable names the program. All files that it writes are in a temporary folder.
"""

from __future__ import annotations

import base64
import json
import os
import subprocess
from contextlib import contextmanager
from select import select
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

VARIABLE = "GOBOARD_CHROMIUM"
"""The environment variable with the path of the program."""
_OPTIONS = (
    *("--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu"),
    *("--no-first-run", "--disable-extensions", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--hide-scrollbars", "--mute-audio"),
    *("--disable-dev-shm-usage", "--force-color-profile=srgb", "--font-render-hinting=none"),
)
_REDIRECTED = 'exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null 2>/dev/null'
"""Chromium reads commands from descriptor 3 and writes answers to 4."""
_PATIENCE = 120.0
"""Seconds to wait for an answer; a start may take a minute on a busy machine."""
_FAULTS = {
    "Log.entryAdded": lambda given: f"{given['entry']['source']}: {given['entry']['text']}",
    "Runtime.consoleAPICalled": lambda given: f"console: {given['args']}",
    "Runtime.exceptionThrown": lambda given: _exception(given["exceptionDetails"]),
    "Page.javascriptDialogOpening": lambda given: f"dialog: {given['message']}",
    "Page.windowOpen": lambda given: f"window: {given['url']}",
    "Inspector.targetCrashed": lambda _: "crashed",
}
"""Events that no page of ours may cause, and their descriptions."""


def missing() -> str:
    """Return why no browser can be used, or an empty text."""
    return "" if os.environ.get(VARIABLE) else f"{VARIABLE} names no Chromium"


class BrowserError(Exception):
    """The browser ended, did not answer, refused a command, or a script of the campaign failed."""


@contextmanager
def browser() -> Iterator[Chromium]:
    """Start the Chromium that the environment names, and end it with the context."""
    with TemporaryDirectory(prefix="goboard-chromium-", ignore_cleanup_errors=True) as profile:
        made = Chromium(os.environ[VARIABLE], profile)
        try:
            yield made
        finally:
            made.close()


class Chromium:
    """A running browser. Commands are answered in turn; events go to the tab they concern."""

    def __init__(self, program: str, profile: str) -> None:
        command = (program, *_OPTIONS, f"--user-data-dir={profile}", "about:blank")
        self._process = subprocess.Popen(
            ["sh", "-c", _REDIRECTED, *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
            env=os.environ | {"HOME": profile},
        )
        self._received = bytearray()
        self._searched = 0
        self._number = 0
        self._tabs: dict[str, Tab] = {}

    def close(self) -> None:
        """End the browser."""
        try:
            self.call("Browser.close")
            self._process.wait(10)
        except (BrowserError, OSError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        self._process.stdin.close()
        self._process.stdout.close()

    def call(self, method: str, session: str = "", /, **given: object) -> dict[str, Any]:
        """Return the answer to a command.

        :raises BrowserError: if it fails, or there is no answer.
        """
        number = self.post(method, session, **given)
        end = monotonic() + _PATIENCE
        while True:
            answer = self._message(end)
            if answer is None:
                raise BrowserError(f"{method}: no answer")
            if answer.get("id") == number:
                break
        if "error" in answer:
            raise BrowserError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def post(self, method: str, session: str = "", /, **given: object) -> int:
        """Send a command without waiting for the answer, and return its number."""
        self._number += 1
        message = {"id": self._number, "method": method, "params": given}
        if session:
            message["sessionId"] = session
        self._process.stdin.write(json.dumps(message).encode() + b"\0")
        return self._number

    def receive(self, seconds: float) -> bool:
        """Wait for an event, and return whether there was one in time."""
        return self._message(monotonic() + seconds) is not None

    def _message(self, end: float) -> dict[str, Any] | None:
        """Return the next message, None if there is none in time; pass an event to its tab."""
        while (length := self._received.find(b"\0", self._searched)) < 0:
            self._searched = len(self._received)
            if not select([self._process.stdout], [], [], max(0, end - monotonic()))[0]:
                return None
            part = os.read(self._process.stdout.fileno(), 1 << 20)
            if not part:
                raise BrowserError("the browser ended")
            self._received += part
        message = json.loads(self._received[:length])
        del self._received[: length + 1]
        self._searched = 0
        if tab := self._tabs.get(message.get("sessionId", "")):
            tab.add_event(message)
        return message

    @contextmanager
    def tab(self) -> Iterator[Tab]:
        """Open a tab, and close it with the context."""
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        answer = self.call("Target.attachToTarget", targetId=target, flatten=True)
        session = answer["sessionId"]
        made = self._tabs[session] = Tab(self, session)
        try:
            made.prepare()
            yield made
        finally:
            del self._tabs[session]
            self.call("Target.closeTarget", targetId=target)


class Tab:
    """A page in the browser, and what happened in it that should not.

    :ivar faults: errors, messages of the console, refusals by the content security policy, dialogs,
        new windows, and requests for anything but the page itself.
    """

    def __init__(self, owner: Chromium, session: str) -> None:
        self._owner = owner
        self._session = session
        self._loaded = 0
        self._address = ""
        self.faults: list[str] = []

    def call(self, method: str, **given: object) -> dict[str, Any]:
        return self._owner.call(method, self._session, **given)

    def prepare(self) -> None:
        """Ask for the events that are kept."""
        for domain in ("Page", "Runtime", "Log", "Network", "Inspector"):
            self.call(f"{domain}.enable")

    def add_event(self, message: dict[str, Any]) -> None:
        """Keep an event if it matters."""
        method, given = message.get("method", ""), message.get("params", {})
        if method == "Page.loadEventFired":
            self._loaded += 1
        elif method == "Network.requestWillBeSent":
            address = given["request"]["url"]
            if address.partition("#")[0] != self._address and not address.startswith("data:"):
                self.faults.append(f"request: {address[:200]}")
        elif method in _FAULTS:
            self.faults.append(_FAULTS[method](given)[:300])
        if method == "Page.javascriptDialogOpening":  # it would block the page
            self._owner.post("Page.handleJavaScriptDialog", self._session, accept=True)

    def open(self, path: Path, fragment: str = "") -> None:
        """Load a file, even if it is the one that is shown.

        :raises BrowserError: if it is not loaded in time.
        """
        self._address = path.as_uri()
        if self._loaded:  # with another fragment, the same document would stay
            self._go("about:blank")
        self.faults.clear()
        self._go(self._address + fragment)

    def _go(self, address: str) -> None:
        before, end = self._loaded, monotonic() + _PATIENCE
        self.call("Page.navigate", url=address)
        while self._loaded == before:
            if not self._owner.receive(max(0, end - monotonic())):
                raise BrowserError(f"{address}: not loaded")

    def evaluate(self, expression: str, **options: object) -> Any:
        """Return the value of an expression, or of the promise that it returns.

        :raises BrowserError: if the script raises an exception.
        """
        answer = self.call(
            "Runtime.evaluate",
            expression=expression,
            returnByValue=True,
            awaitPromise=True,
            **options,
        )
        if "exceptionDetails" in answer:
            raise BrowserError(_exception(answer["exceptionDetails"]))
        return answer["result"].get("value")

    def evaluate_in_frame(self, expression: str) -> Any:
        """Return the value of an expression in the first frame of the page, without the variables
        of its scripts.

        :raises BrowserError: if there is no frame, or the expression raises an exception.
        """
        frames = self.call("Page.getFrameTree")["frameTree"].get("childFrames")
        if not frames:
            raise BrowserError("no frame")
        world = self.call("Page.createIsolatedWorld", frameId=frames[0]["frame"]["id"])
        return self.evaluate(expression, contextId=world["executionContextId"])

    def settle(self) -> None:
        """Wait until the page has been drawn as it is now."""
        self.evaluate(
            "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
        )

    def use_scripts(self, enabled: bool) -> None:
        """Set whether pages that are loaded from now on may run scripts."""
        self.call("Emulation.setScriptExecutionDisabled", value=not enabled)

    def set_screen(self, width: int, height: int, touch: bool = False) -> None:
        """Emulate a screen; one with touch is that of a phone."""
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=2 if touch else 1,
            mobile=touch,
        )
        self.call("Emulation.setTouchEmulationEnabled", enabled=touch, maxTouchPoints=5)

    def set_media(self, **features: str) -> None:
        """Emulate media features, whose names have ``_`` instead of ``-``."""
        pairs = [
            {"name": name.replace("_", "-"), "value": value} for name, value in features.items()
        ]
        self.call("Emulation.setEmulatedMedia", features=pairs)

    def save_downloads(self, folder: Path) -> None:
        """Save downloads in a folder."""
        self._owner.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(folder))

    def press(self, key: str, code: int = 0, text: str = "") -> None:
        """Press and release a key; ``code`` is its number in ``KeyboardEvent.keyCode``."""
        given = {"key": key, "code": key, "windowsVirtualKeyCode": code}
        down = "keyDown" if text else "rawKeyDown"
        self.call("Input.dispatchKeyEvent", type=down, text=text, **given)
        self.call("Input.dispatchKeyEvent", type="keyUp", **given)

    def click(self, x: float, y: float) -> None:
        """Click on a place of the window, in CSS pixels."""
        given = {"x": x, "y": y, "button": "left", "clickCount": 1}
        self.call("Input.dispatchMouseEvent", type="mousePressed", **given)
        self.call("Input.dispatchMouseEvent", type="mouseReleased", **given)

    def tap(self, x: float, y: float) -> None:
        """Touch a place of the window, in CSS pixels."""
        self.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def screenshot(self) -> bytes:
        """Return a picture of the window as PNG."""
        return base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"])


def _exception(details: dict[str, Any]) -> str:
    return details.get("exception", {}).get("description") or details["text"]
