"""A lock on a folder for one process, using ``flock`` or, on Windows, ``msvcrt``.

The lock ends with the process, even in a crash. The lock file names the owner. Some network file
systems have no locks; ``NoLocks`` distinguishes them from a locked folder.
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
"""Error numbers for a lock that another process holds. The last two are for Windows."""
_LENGTH: Final = 20
_BEYOND: Final = 1 << 30
"""The byte to lock on Windows. It is far from the text, because locked bytes are unreadable
there.
"""


class FolderTaken(Exception):
    """Raised when another process holds the folder. The text is the id of that process, or "?"."""


class NoLocks(Exception):
    """Raised when the folder's file system supports no locks. The text is the system's error."""


def refusal(folder: Path, error: FolderTaken | NoLocks) -> Reason:
    """Return the reason why a folder can't be locked, for the user."""
    if isinstance(error, NoLocks):
        shown = {"folder": str(folder), "problem": str(error)}
        return Reason("server-data-no-locks", shown)
    return Reason("server-data-in-use", {"folder": str(folder), "holder": str(error)})


def hold(folder: Path) -> int:
    """Lock the folder for this process until the returned descriptor is closed.

    Raises ``FolderTaken``, ``NoLocks``, or ``OSError`` if the lock file can't be opened.
    """
    lock = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _take(lock)
    except OSError as error:
        if error.errno not in _TAKEN:
            os.close(lock)
            raise NoLocks(error.strerror or type(error).__name__) from None
        holder = _named(lock)
        os.close(lock)
        raise FolderTaken(holder) from None
    os.ftruncate(lock, 0)
    os.lseek(lock, 0, os.SEEK_SET)
    os.write(lock, f"{os.getpid()}\n".encode())
    return lock


def holder_of(folder: Path) -> str | None:
    """Return the id of the process that holds the folder, or None. No file is changed."""
    try:
        lock = os.open(folder / "lock", os.O_RDWR)
    except OSError:
        return None
    try:
        _take(lock)
    except OSError as error:
        return _named(lock) if error.errno in _TAKEN else None
    finally:
        os.close(lock)
    return None


def _named(lock: int) -> str:
    """Return the id of the process in an open lock file."""
    os.lseek(lock, 0, os.SEEK_SET)
    return os.read(lock, _LENGTH).decode("ascii", "replace").strip() or "?"


def _take(lock: int) -> None:
    """Lock the file. Raises ``OSError`` if another process holds the lock."""
    if fcntl is not None:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return
    windows: Any = importlib.import_module("msvcrt")
    os.lseek(lock, _BEYOND, os.SEEK_SET)
    windows.locking(lock, windows.LK_NBLCK, 1)
