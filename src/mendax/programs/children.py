"""Child processes that never outlive their parent.

``launched`` gives the command that starts a process: with it, Linux ends the process together with
the thread that started it. ``end_with_parent`` is the child's own part, for other systems: it looks
every second whether the parent still runs. A child that is spoken to over a pipe also ends at the
end of that pipe.
"""

import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Sequence
from multiprocessing import parent_process
from pathlib import Path
from typing import Final, Literal

_LAUNCHER: Final = Path(__file__).with_name("launcher.py")
GRACE: Final = 60.0
"""Seconds in which a process that is asked to end has to do so before it is ended."""


def launched(
    command: Sequence[str],
    mode: Literal["become", "supervise"] = "become",
    ends_by: signal.Signals = signal.SIGTERM,
    memory: int = 0,
) -> tuple[str, ...]:
    """Return the words that start ``command`` so that it ends with the thread that runs them.

    ``supervise``: with everything that it starts. ``ends_by``: the signal it gets then. ``memory``:
    the bytes that it may write to; 0: without bound. On Windows the command itself.
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
    """End this process when its parent is no longer ``parent``; does not return before that.

    ``ask``: called first; then the process has ``grace`` seconds to end.
    """
    while os.getppid() == parent:
        time.sleep(every)
    if ask is not None:
        ask()
        time.sleep(grace)
    os._exit(0)


def watch_parent(parent: int, ask: Callable[[], None] | None = None) -> None:
    """Do ``end_with_parent`` in a thread beside everything else."""
    if sys.platform != "win32":  # there the number of the parent stays what it was
        threading.Thread(target=end_with_parent, args=(parent, 1.0, ask), daemon=True).start()


def watch_pool_parent() -> None:
    """End this process, one of a pool of ``multiprocessing``, at any end of its parent."""
    parent = parent_process()
    if parent is None:
        return

    def end() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=end, daemon=True).start()
