"""Child processes that never outlive their parent.

``launched`` returns the command that starts a process; on Linux, the process ends with the thread
that started it. On other systems, ``end_with_parent`` in the child checks every second whether the
parent still runs. A child with a pipe also ends when the pipe is closed.
"""

import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Literal

_LAUNCHER: Final = Path(__file__).with_name("launcher.py")
GRACE: Final = 60.0
"""Seconds for a process to exit after a request to do so."""


def launched(
    command: Sequence[str],
    mode: Literal["become", "supervise"] = "become",
    ends_by: signal.Signals = signal.SIGTERM,
    memory: int = 0,
) -> tuple[str, ...]:
    """Return a command line that runs ``command`` and ends it when the starting thread ends.

    The mode ``supervise`` also ends all processes that the command starts. ``ends_by`` is the
    signal that ends the command, and ``memory`` the memory limit in bytes, or 0 for no limit. On
    Windows, return the command itself.
    """
    if sys.platform == "win32":
        return tuple(command)
    start = (sys.executable, "-I", "-S", str(_LAUNCHER), mode, str(os.getpid()))
    return (*start, str(int(ends_by)), str(memory), *command)


def end_with_parent(
    parent: int,
    every: float = 1.0,
    ask: Callable[[], None] | None = None,
    grace: float = GRACE,
) -> None:
    """Wait until the parent process is no longer ``parent``, then end this process.

    ``ask`` is called first. The process then has ``grace`` seconds to exit.
    """
    while os.getppid() == parent:
        time.sleep(every)
    if ask is not None:
        ask()
        time.sleep(grace)
    os._exit(0)


def watch_parent(parent: int, ask: Callable[[], None] | None = None) -> None:
    """Run ``end_with_parent`` in a thread."""
    if sys.platform != "win32":  # on Windows, the parent's ID never changes
        threading.Thread(target=end_with_parent, args=(parent, 1.0, ask), daemon=True).start()
