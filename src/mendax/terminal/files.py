"""Files that commands read and write. Impossible paths are refused before any work starts."""

import errno
import gzip
import io
import itertools
import os
import sys
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from mendax.core.game import MendaxError, Reason
from mendax.records.files import GZIP

LARGEST: Final = 64 * 1024 * 1024
"""The maximum number of bytes read from a file."""
_SHOWN: Final = 200
"""The maximum number of characters shown of a path in an error message."""


class UnreadableFile(MendaxError):
    """Raised when a file can't be read."""


class Unwritable(MendaxError):
    """Raised when a path can't be written or is already in use."""


def bytes_of(path: Path) -> bytes:
    """Return the contents of the file, unpacked if gzip packed it. ``-`` means standard input.

    Raises ``UnreadableFile``.
    """
    try:
        if str(path) == "-":
            return _unpacked(sys.stdin.buffer.read(LARGEST))
        with path.open("rb") as file:
            return _unpacked(file.read(LARGEST))
    except (OSError, EOFError, zlib.error) as error:
        said = error.strerror if isinstance(error, OSError) else str(error)
        shown = {"path": str(path)[:_SHOWN], "problem": said or type(error).__name__}
        raise UnreadableFile(Reason("terminal-no-file", shown)) from None


def _unpacked(data: bytes) -> bytes:
    """Return the data, or at most ``LARGEST`` bytes of what it holds if it is packed."""
    if not data.startswith(GZIP):
        return data
    with gzip.GzipFile(fileobj=io.BytesIO(data)) as packed:
        return packed.read(LARGEST)


def require_readable(paths: Iterable[Path]) -> None:
    """Raise ``UnreadableFile`` unless each path exists, and if there is none."""
    for path in (*paths,) or (Path(),):
        if not path.exists() or path == Path():
            problem = os.strerror(errno.ENOENT)
            shown = {"path": str(path)[:_SHOWN], "problem": problem}
            raise UnreadableFile(Reason("terminal-no-file", shown))


def records_in(paths: Iterable[Path]) -> list[Path]:
    """Return the given files, and all records below each folder, sorted by name.

    Raises ``UnreadableFile`` for a folder without records.
    """
    found: list[Path] = []
    for path in paths:
        kinds = ("*.record", "*.record.gz")
        inside = sorted(itertools.chain(*map(path.rglob, kinds))) if path.is_dir() else [path]
        if not inside:
            raise UnreadableFile(Reason("records-none-in", {"path": str(path)[:_SHOWN]}))
        found += inside
    return found


def require_new_data(path: Path) -> None:
    """Raise ``Unwritable`` unless a new data file can be written at ``path``."""
    if not path.name.endswith((".jsonl", ".jsonl.gz")):
        raise Unwritable(Reason("records-bad-name", {"file": str(path)[:_SHOWN]}))
    require_new(path)


def require_new(path: Path) -> None:
    """Raise ``Unwritable`` unless a new file can be written at ``path``. Call this before a game
    starts.
    """
    if path.exists():
        raise Unwritable(Reason("terminal-record-exists", {"path": str(path)[:_SHOWN]}))
    require_folder(path)


def require_folder(path: Path) -> None:
    """Raise ``Unwritable`` unless the parent folder is writable."""
    if not path.parent.is_dir() or not os.access(path.parent, os.W_OK):
        raise Unwritable(Reason("terminal-record-nowhere", {"path": str(path.parent)[:_SHOWN]}))


def write_new(path: Path, text: str) -> None:
    """Write ASCII text to a new file. Raises ``Unwritable``."""
    try:
        with path.open("x", encoding="ascii", newline="\n") as file:
            file.write(text)
    except OSError:
        shown = {"path": str(path)[:_SHOWN]}
        raise Unwritable(Reason("terminal-record-nowhere", shown)) from None


def write_whole(path: Path, text: str) -> None:
    """Replace the file's contents atomically. Raises ``Unwritable``."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_text(text, "utf-8", newline="\n")
        draft.replace(path)
    except OSError:
        shown = {"path": str(path)[:_SHOWN]}
        raise Unwritable(Reason("terminal-record-nowhere", shown)) from None
