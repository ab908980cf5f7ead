"""Files of rows: JSON Lines, plain or gzip-compressed (with names that end in ``.gz``)."""

import gzip
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final, cast

import msgspec

from mendax.core.game import MendaxError, Reason
from mendax.records.rows import RecordedGame

_DECODER: Final = msgspec.json.Decoder(RecordedGame)
_ENCODER: Final = msgspec.json.Encoder()


class UnreadableRow(MendaxError):
    """A line that is not a row; the reason names the file and line."""


def read(path: str | Path) -> Iterator[RecordedGame]:
    """Yield a file's games. Raises ``UnreadableRow`` and ``OSError``."""
    path, lines = Path(path), 0
    with _opened(path, "rb") as file:
        try:
            for line in file:
                lines += 1
                yield _DECODER.decode(line)
        except (msgspec.MsgspecError, UnicodeDecodeError, EOFError, gzip.BadGzipFile) as error:
            shown: dict[str, str | int] = {"file": str(path)[:200], "line": lines}
            shown["problem"] = str(error)[:200]
            raise UnreadableRow(Reason("records-unreadable-row", shown)) from None


@contextmanager
def writing(path: str | Path) -> Iterator[Callable[[RecordedGame], None]]:
    """Create a file, and yield a function that writes a game to it. Raises ``OSError``."""
    with _opened(Path(path), "xb") as file:
        yield lambda row: _write(file, row)


def _write(file: IO[bytes], row: RecordedGame) -> None:
    file.write(_ENCODER.encode(row) + b"\n")


@contextmanager
def _opened(path: Path, mode: str) -> Iterator[IO[bytes]]:
    with path.open(mode) as plain:
        if path.suffix != ".gz":
            yield plain
            return
        kind = "rb" if mode == "rb" else "wb"  # no time or name, so equal games make equal files
        with gzip.GzipFile(fileobj=plain, mode=kind, mtime=0, filename="") as packed:
            yield cast("IO[bytes]", packed)
