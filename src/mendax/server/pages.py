"""The client's files as the build left them, and the head lines that keep its pages safe.

Knows no game: every address that is not a file is the client's own business (``index.html``).
"""

import gzip
import mimetypes
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from mendax.server.operations import Refused

STATIC: Final = Path(__file__).parent / "static"

_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "object-src 'none'",
    )
)
SAFETY: Final[Mapping[str, str]] = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
"""What every answer says. An address of a table is an invitation: it goes to no other site."""

_FOR_EVER: Final = "public, max-age=31536000, immutable"
_PACKED: Final = (".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".txt", ".ftl")


class Page(NamedTuple):
    """A file ready to be sent."""

    content: bytes
    packed: dict[str, bytes]
    """The same by encoding, ``br`` and ``gzip``."""
    kind: str
    caching: str
    tag: str


class Pages:
    """The files of the client, all in memory."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._pages: dict[str, Page] = {}
        if not (folder / "index.html").exists():
            return
        for file in sorted(folder.rglob("*")):
            name = file.relative_to(folder).as_posix()
            hidden = any(part.startswith(".") for part in file.relative_to(folder).parts)
            if file.is_file() and not hidden and file.suffix not in (".br", ".gz"):
                self._pages[name] = _page(file, name)

    def answer(self, request: Request) -> Response:
        """The file, or for any other address the page that knows what to show there."""
        name = request.url.path.lstrip("/")
        page = self._pages.get(name)
        if page is None:
            if "." in name.rpartition("/")[2]:
                raise Refused(404, "wire-refused-not-found")
            page = self._pages.get("index.html")
        if page is None:
            return Response(_NOT_BUILT, 503, media_type="text/plain; charset=utf-8")
        return _response(page, request.headers)


_NOT_BUILT: Final = "The client is not built. ./run play builds it, and so does ./run web.\n"


def _page(file: Path, name: str) -> Page:
    content = file.read_bytes()
    packed: dict[str, bytes] = {}
    if file.suffix in _PACKED:
        brotli = file.with_name(file.name + ".br")
        if brotli.exists():
            packed["br"] = brotli.read_bytes()
        packed["gzip"] = gzip.compress(content, 9, mtime=0)
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if file.suffix == ".webmanifest":
        kind = "application/manifest+json"
    if kind.startswith("text/") or kind == "application/javascript":
        kind += "; charset=utf-8"
    caching = _FOR_EVER if name.startswith("assets/") else "no-cache"
    return Page(content, packed, kind, caching, f'"{sha256(content).hexdigest()[:20]}"')


def _response(page: Page, headers: Headers) -> Response:
    said = {"cache-control": page.caching, "etag": page.tag, "vary": "accept-encoding"}
    if page.tag in headers.get("if-none-match", ""):
        return Response(None, 304, said)
    accepted = headers.get("accept-encoding", "")
    content = page.content
    for encoding, packed in page.packed.items():
        if encoding in accepted:
            said["content-encoding"] = encoding
            content = packed
            break
    return Response(content, 200, said, media_type=page.kind)
