"""The files that let a browser play without a server, offered by a server or as a static site.

``./run offline`` builds them into ``static-offline``: Python's files in a folder named after their
version, and ``files.json`` with the version and sizes. The client is the same, but its page is
marked.
"""

import re
import shutil
from pathlib import Path
from typing import Any, Final

from mendax.core.game import MendaxError, Reason
from mendax.server.http import old_browsers
from mendax.server.wire.messages import decode_page, encode

OFFLINE: Final = Path(__file__).parent.parent / "static-offline"
PLACE: Final = "offline/"
"""The path of the page and the files, relative to the server's root."""
NOT_BUILT: Final = (
    "The files for playing without a server are not built. Build them: ./run offline\n"
)
_PAGE: Final = b"<html"
_ADDRESS: Final = re.compile(rb'\b(href|src)="/(?!/)')


class NotBuilt(MendaxError):
    """Raised when the client or the files for playing without a server are not built."""


def is_built(offline: Path = OFFLINE) -> bool:
    """Return whether the files for playing without a server are built."""
    return (offline / "files.json").exists()


def listed(static: Path, offline: Path) -> bytes:
    """Return the list of files that the client loads: Python's files and the client's own files."""
    return encode({**_built(offline), "assets": assets(static)})


def assets(static: Path) -> list[str]:
    """Return the files of the client that are needed for playing, relative to ``static``."""
    kept = (file for file in (static / "assets").rglob("*") if file.suffix not in (".br", ".gz"))
    return sorted(file.relative_to(static).as_posix() for file in kept if file.is_file())


def folder(offline: Path) -> tuple[str, Path]:
    """Return the path on the server, and the local folder, of Python's files."""
    version = _built(offline)["version"]
    return f"{PLACE}{version}/", offline / version


def offering(index: bytes) -> bytes:
    """Return the client's page, marked to offer playing without a server."""
    return index.replace(_PAGE, _PAGE + b" data-offline", 1)


def local(index: bytes, place: str) -> bytes:
    """Return the client's page for playing without a server. ``place`` is the path of this page."""
    return index.replace(_PAGE, _PAGE + f' data-local="{place}"'.encode(), 1)


def write_site(to: Path, static: Path, offline: Path = OFFLINE) -> int:
    """Write a static site into the new folder ``to``, and return its size in bytes.

    The site's addresses are relative, so it can be served at any path. Raises ``NotBuilt``, and
    ``FileExistsError`` if ``to`` exists.
    """
    if not (static / "index.html").exists() or not is_built(offline):
        raise NotBuilt(Reason("terminal-site-not-built"))
    shutil.copytree(static, to, ignore=shutil.ignore_patterns(".*", "embed*"))
    index = (static / "index.html").read_bytes()
    (to / "index.html").write_bytes(_ADDRESS.sub(rb'\1="./', local(index, "/")))
    cup = (static / "cup.html").read_bytes()
    (to / "cup.html").write_bytes(cup.replace(b'"./learn/', b'"./#/learn/'))
    (to / "old.js").write_bytes(old_browsers.script())
    path, files = folder(offline)
    shutil.copytree(files, to / path)
    (to / PLACE / "files.json").write_bytes(listed(static, offline))
    return sum(file.stat().st_size for file in to.rglob("*") if file.is_file())


def _built(offline: Path) -> dict[str, Any]:
    built: dict[str, Any] = decode_page((offline / "files.json").read_bytes())
    return built
