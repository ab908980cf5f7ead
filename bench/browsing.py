"""A server and a Chromium for measurements in a browser."""

import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tools.browser import FLAGS, driver_env, find_chromium


@contextmanager
def chromium() -> Iterator[Browser]:
    """Yield a Chromium as in the browser tests."""
    os.environ.update(driver_env())
    with sync_playwright() as driver:
        yield driver.chromium.launch(executable_path=find_chromium(), args=FLAGS)


@contextmanager
def served() -> Iterator[str]:
    """Yield the address of a new server with default settings.

    Raises ``SystemExit`` if it does not start.
    """
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "mendax", "serve", "--port", "0", "--data", data]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout
            line = server.stdout.readline()
            address = re.search(r"http://[^/\s]*:\d+", line)
            if not address:
                raise SystemExit(f"the server said {line!r}")
            yield address[0]
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()
