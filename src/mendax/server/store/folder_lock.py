"""A folder held by one process: by ``flock``, or where there is none, as on Windows, by ``msvcrt``.

The lock ends with the process, however that ends. The file of the lock names who has it. Some
network file systems have no locks: these are told apart from a folder that is taken.
"""

import errno
import importlib
import os
from pathlib import Path
from typing import Any, Final

from mendax.core.game import Reason

fcntl: Any
try:
    fcntl = importlib.import_module("fcntl")
except ImportError:
    fcntl = None

_TAKEN: Final = (errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES, errno.EDEADLK)
"""Errors of a lock that another process holds; the last two are those of Windows."""
_LENGTH: Final = 20
_BEYOND: Final = 1 << 30
"""The byte that is locked on Windows, where nobody can read what is locked: far from the text."""


class FolderTaken(Exception):
    """Another process, whose number is the text of this, holds the folder; "?" if unknown."""


class NoLocks(Exception):
    """The file system of the folder gives no locks; the text of this is the error's."""


def refusal(folder: Path, error: FolderTaken | NoLocks) -> Reason:
    """Return why a folder can't be held, for whoever wants to."""
    if isinstance(error, NoLocks):
        shown = {"folder": str(folder), "problem": str(error)}
        return Reason("server-data-no-locks", shown)
    return Reason("server-data-in-use", {"folder": str(folder), "holder": str(error)})


def hold(folder: Path) -> int:
    """Holds the folder for this process alone, until the descriptor is closed.

    Raises ``FolderTaken``, ``NoLocks``, or ``OSError`` where the file of the lock can't be opened.
    """
    lock = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _take(lock)
    except OSError as error:
        if error.errno not in _TAKEN:
            os.close(lock)
            raise NoLocks(error.strerror or type(error).__name__) from None
        os.lseek(lock, 0, os.SEEK_SET)
        holder = os.read(lock, _LENGTH).decode("ascii", "replace").strip() or "?"
        os.close(lock)
        raise FolderTaken(holder) from None
    os.ftruncate(lock, 0)
    os.lseek(lock, 0, os.SEEK_SET)
    os.write(lock, f"{os.getpid()}\n".encode())
    return lock


def _take(lock: int) -> None:
    """Raises ``OSError`` if another has it."""
    if fcntl is not None:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return
    windows: Any = importlib.import_module("msvcrt")
    os.lseek(lock, _BEYOND, os.SEEK_SET)
    windows.locking(lock, windows.LK_NBLCK, 1)
