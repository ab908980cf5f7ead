"""Files of rows: JSON Lines, plain or gzip-compressed.

A file is written compressed if its name ends in ``.gz``, and read as its first bytes say.
"""

import gzip
import zlib
from codecs import BOM_UTF8
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BufferedReader
from pathlib import Path
from typing import IO, Final, cast

import msgspec

from mendax.core.game import MendaxError, Reason
from mendax.records.rows import RecordedGame

_DECODER: Final = msgspec.json.Decoder(RecordedGame)
_ENCODER: Final = msgspec.json.Encoder()
GZIP: Final = b"\x1f\x8b"
"""The first bytes of a file that gzip packed (RFC 1952, section 2.3.1)."""
_UNREADABLE: Final = (
    msgspec.MsgspecError,
    UnicodeDecodeError,
    EOFError,
    gzip.BadGzipFile,
    zlib.error,
)


class UnreadableRow(MendaxError):
    """A line that is not a row; the reason names the file and line."""


def read(path: str | Path) -> Iterator[RecordedGame]:
    """Yield a file's games. Raises ``UnreadableRow`` and ``OSError``."""
    path, lines = Path(path), 0
    with path.open("rb") as plain, _unpacked(plain) as file:
        try:
            for line in file:
                lines += 1
                yield _DECODER.decode(line.removeprefix(BOM_UTF8) if lines == 1 else line)
        except _UNREADABLE as error:
            shown: dict[str, str | int] = {"file": str(path)[:200], "line": lines}
            shown["problem"] = str(error)[:200]
            raise UnreadableRow(Reason("records-unreadable-row", shown)) from None


@contextmanager
def writing(path: str | Path, *, at_once: bool = False) -> Iterator[Callable[[RecordedGame], None]]:
    """Create a file, and yield a function that writes a game to it. Raises ``OSError``.

    With ``at_once``, other processes can read each game when the function returns.
    """
    with _created(Path(path)) as file:

        def write(row: RecordedGame) -> None:
            _write(file, row)
            if at_once:
                file.flush()

        yield write


def _write(file: IO[bytes], row: RecordedGame) -> None:
    file.write(_ENCODER.encode(row) + b"\n")


def _unpacked(file: BufferedReader) -> IO[bytes]:
    """Return the file, or a reader of what gzip packed into it."""
    if file.peek(len(GZIP))[: len(GZIP)] != GZIP:
        return file
    return cast("IO[bytes]", gzip.GzipFile(fileobj=file))


@contextmanager
def _created(path: Path) -> Iterator[IO[bytes]]:
    with path.open("xb") as plain:
        if path.suffix != ".gz":
            yield plain
            return
        # Without time and name, equal games make equal files.
        with gzip.GzipFile(fileobj=plain, mode="wb", mtime=0, filename="") as packed:
            yield cast("IO[bytes]", packed)
