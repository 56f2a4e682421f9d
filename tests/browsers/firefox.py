"""Firefox, driven over WebDriver BiDi: it speaks that itself, without a driver beside it."""

import base64
import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

NAMES: Final = ("firefox-esr", "firefox")
_PATIENCE: Final = 60.0
_ADDRESS: Final = re.compile(r"WebDriver BiDi listening on (ws://\S+)")


class Failed(Exception):
    """What the browser refused, or a script in the page threw."""


class Firefox:
    """One page in a Firefox without windows; `faults` are the errors on its console."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._numbers = count(1)
        self.faults: list[str] = []
        about = self._asks("session.new", capabilities={})["capabilities"]
        self.version = f"{about['browserName'].capitalize()} {about['browserVersion']}"
        self._asks("session.subscribe", events=["log.entryAdded"])
        self.context = self._asks("browsingContext.create", type="tab")["context"]

    def goes(self, url: str) -> None:
        """Load a page."""
        self._asks("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def resizes(self, width: int, height: int) -> None:
        """Give the page another size."""
        size = {"width": width, "height": height}
        self._asks("browsingContext.setViewport", context=self.context, viewport=size)

    def evaluates(self, function: str, *arguments: Any) -> Any:
        """What a function in JavaScript returns, also one that has to be awaited."""
        values = ", ".join(json.dumps(one) for one in arguments)
        answer = self._asks(
            "script.evaluate",
            expression=f"Promise.resolve(({function})({values})).then((it) => JSON.stringify(it))",
            target={"context": self.context},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise Failed(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"].get("value", "null"))

    def waits(self, condition: str) -> Any:
        """What a function in JavaScript returns as soon as that is true."""
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            if found := self.evaluates(condition):
                return found
            time.sleep(0.02)
        raise Failed(f"nothing came of {condition}")

    def pictures(self, path: Path) -> None:
        """Save a picture of the page."""
        shot = self._asks("browsingContext.captureScreenshot", context=self.context)
        path.write_bytes(base64.b64decode(shot["data"]))

    def _asks(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._connection.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self._connection.recv(timeout=_PATIENCE))
            if message.get("method") == "log.entryAdded":
                entry = message["params"]
                if entry["level"] in ("error", "warn"):
                    self.faults.append(str(entry["text"]))
            elif message.get("id") == number:
                if message["type"] == "error":
                    raise Failed(f"{method}: {message['message']}")
                return message["result"]


def installed() -> str | None:
    """Where Firefox is; None if it is not installed."""
    return next(filter(None, map(shutil.which, NAMES)), None)


@contextmanager
def running(program: str) -> Iterator[Firefox]:
    """A Firefox that knows nothing, for as long as the block lasts."""
    with TemporaryDirectory() as profile:
        options = ("--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0")
        process = subprocess.Popen(
            [program, *options], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        )
        try:
            assert process.stderr is not None
            found = next(filter(None, map(_ADDRESS.search, process.stderr)), None)
            if found is None:
                raise Failed("Firefox ended before it could be spoken to")
            with connect(f"{found[1]}/session", max_size=None) as connection:
                yield Firefox(connection)
        finally:
            process.terminate()
            process.wait()
