"""The client's files, as built.

Paths of pages (as in the client's ``route``) get ``index.html`` with a link preview (``previews``).
Any other path without a file gets a 404, as a small page for browsers. With a path prefix
(``root_path``), addresses in the page's head begin with the prefix. The rest of the client derives
its addresses from the head. ``/cup`` is a separate page, whose addresses are relative. Pages below
``/embed/`` are the only ones that other sites may embed.
"""

import gzip
import mimetypes
import re
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Final
from urllib.parse import unquote

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from mendax.core.game import Reason
from mendax.server.http import local_play, old_browsers
from mendax.server.http.host_page import HostPage
from mendax.server.http.previews import Preview, with_preview
from mendax.server.http.refusal_page import refusal
from mendax.server.settings.client_files import STATIC
from mendax.server.wire.safety_lines import POLICY, SCRIPTS, embedded
from mendax.words import best_language

_OWN: Final = re.compile(
    r"""
    / | /me /? | /t/[^/]{1,64} (/(coach|replay)/[1-9][0-9]{0,9})? /? | /j/[^/]{1,200} /?
    | /tv (/[^/]{1,200})? /? | /r/[0-9a-f]{16} /?
    | /tournament (/[a-z2-9]{16} (/(tv|debrief))? )? /?
    | /(explore|rules|learn|strength) (/[a-z_]{1,40})? /?
    | /practice (/[a-z_]{1,40} (/(daily|mistakes|believed|drill|lesson) (/[a-z_-]{1,60})? )? )? /?
    """,
    re.VERBOSE,
)
"""The paths where the client shows a page, as in ``route.svelte.ts``."""
_EMBEDDED: Final = re.compile(r"/embed/(replay/[0-9a-f]{16}|daily/[a-z_]{1,40})/?")
"""The paths that other sites may embed (``embed.html``)."""
CUP: Final = "cup.html"
"""The page of the cup, which is shown at ``/cup``."""
_TABLES: Final = re.compile(r"/(t|tv|j|tournament)/")
"""Invitations, which search engines must not index."""
_NO_TABLE: Final = re.compile(r"/t/(?![a-z2-9]{16}(/|$)).*")
"""Table paths that cannot exist, such as truncated links. The client's page explains them."""
_LOOSE: Final = re.compile(
    r"/(t|tv|tournament)/[\W_]*([A-Za-z2-9]{16})"
    r"(/(?:(?:coach|replay)/[1-9][0-9]{0,9}|tv|debrief))?[\W_]*"
)
"""The path of a table with signs that a sentence put around the link, or in capitals."""
_STYLES: Final = re.compile(r'<link rel="stylesheet"[^>]*>')
_OWN_ADDRESS: Final = re.compile(rb'\b(?:href|src)="/(?!/)')
"""References to this server's files in a page's head."""
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_KINDS: Final = {
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Media types that are missing from some systems' tables."""
_PACKED: Final = frozenset(
    [
        *(".js", ".mjs", ".css", ".html", ".svg", ".json"),
        *(".wasm", ".webmanifest", ".txt", ".ftl", ".zip"),
    ]
)


@dataclass(frozen=True)
class Page:
    """A file with its headers."""

    content: bytes
    kind: str
    caching: str
    packs: bool = False
    """True if compression makes the content smaller."""
    brotli: bytes | None = None
    zipped: bytes | None = None
    """The content as compressed by the build, with brotli and with gzip."""

    @cached_property
    def tag(self) -> str:
        """The ETag of the content."""
        return f'"{sha256(self.content).hexdigest()[:20]}"'

    @cached_property
    def gzip(self) -> bytes:
        """The content in gzip, compressed on first request because almost all clients support
        brotli.
        """
        return self.zipped or gzip.compress(self.content, 9, mtime=0)

    def accepted(self, encodings: str) -> tuple[str | None, bytes]:
        """Return the encoding chosen from those that a client accepts, and the encoded content."""
        if self.brotli is not None and "br" in encodings:
            return "br", self.brotli
        if self.packs and "gzip" in encodings:
            return "gzip", self.gzip
        return None, self.content


class Pages:
    """The client's files, all in memory."""

    def __init__(
        self,
        folder: Path = STATIC,
        root: str = "",
        offline: Path = local_play.OFFLINE,
        warned: bool = False,
        about: HostPage | None = None,
    ) -> None:
        """Read the files.

        ``root`` is the prefix of all paths on this server. ``offline`` contains the files for
        playing without a server, if they are built. ``warned`` is true if browsers warn about the
        certificate. ``about`` is the page of the host's own words.
        """
        self._about = about
        self._pages: dict[str, Page] = {}
        self._root = root
        if not (folder / "index.html").exists():
            return
        for file in sorted(folder.rglob("*")):
            name = file.relative_to(folder).as_posix()
            hidden = any(part.startswith(".") for part in file.relative_to(folder).parts)
            if file.is_file() and not hidden and file.suffix not in (".br", ".gz"):
                self._pages[name] = _page(file, name)
        kind = "text/javascript; charset=utf-8"
        self._pages["old.js"] = Page(old_browsers.script(), kind, "no-cache", packs=True)
        for name in ("index.html", "embed.html") if root else ():
            if page := self._pages.get(name):
                content = _OWN_ADDRESS.sub(rf"\g<0>{root[1:]}/".encode(), page.content)
                self._pages[name] = Page(content, page.kind, page.caching, packs=True)
        index = self._pages["index.html"]
        content = index.content
        if warned:
            content = content.replace(b"<html", b"<html data-warned", 1)
        if about is not None:
            mark = f'<html data-about="{escape(about.title)}"'
            content = content.replace(b"<html", mark.encode(), 1)
        if content != index.content:
            self._pages["index.html"] = Page(content, index.kind, index.caching, packs=True)
        if local_play.is_built(offline):
            self._add_offline(folder, offline)

    def _add_offline(self, folder: Path, offline: Path) -> None:
        """Add the page and files for playing without a server, and offer them in the client's
        page.
        """
        index = self._pages["index.html"]
        place, files = local_play.folder(offline)
        for file in sorted(files.iterdir()):
            if file.suffix not in (".br", ".gz"):
                self._pages[place + file.name] = _page(file, place + file.name, _FOR_EVER)
        listed = local_play.listed(folder, offline)
        self._pages[local_play.PLACE + "files.json"] = Page(
            listed, "application/json", "no-cache", packs=True
        )
        offering = local_play.offering(index.content)
        for name, content in (
            ("index.html", offering),
            (local_play.PLACE, local_play.local(offering, "/" + local_play.PLACE)),
        ):
            self._pages[name] = Page(content, index.kind, index.caching, packs=True)

    def is_page(self, path: str) -> bool:
        """Return whether the client shows a page at this path."""
        return path.lstrip("/") not in self._pages and _OWN.fullmatch(path) is not None

    def answer(self, request: Request, preview: Preview | None = None) -> Response:
        """Return the file, the client's page, a redirect to the path that was meant, or a 404."""
        path = request.url.path
        exact = _as_meant(unquote(path))
        if exact not in (None, path.rstrip("/")):
            return RedirectResponse(f"{self._root}{exact}")
        if self.is_page(path):
            index = self._pages.get("index.html")
            if index is None:
                return Response(_NOT_BUILT, 503, media_type="text/plain; charset=utf-8")
            status = 404 if _NO_TABLE.fullmatch(path) else 200
            answer = self._page(index, request, preview, status)
            shown = path.startswith("/r/")
            if _TABLES.match(path) or (shown and not (preview and preview.listed)):
                answer.headers["x-robots-tag"] = "noindex"
            return answer
        if path == "/about" and self._about is not None:
            return self._about.answer()
        if _EMBEDDED.fullmatch(path) and "embed.html" in self._pages:
            answer = _response(self._pages["embed.html"], request.headers)
            answer.headers.update({**embedded(self._home(request)), "x-robots-tag": "noindex"})
            return answer
        if path == "/cup/":
            return RedirectResponse(f"{self._root}/cup")
        page = self._pages.get(CUP if path == "/cup" else path.lstrip("/"))
        if page is not None and path.startswith("/assets/") and "javascript" in page.kind:
            script = _response(page, request.headers)
            script.headers[POLICY] = SCRIPTS
            return script
        if page is None and path == f"/{local_play.PLACE}":
            return Response(local_play.NOT_BUILT, 503, media_type="text/plain; charset=utf-8")
        return self._nowhere(request.headers) if page is None else _response(page, request.headers)

    def _page(
        self, index: Page, request: Request, preview: Preview | None, status: int
    ) -> Response:
        if preview is None:
            return _response(index, request.headers, status)
        language = best_language(request.headers.get("accept-language", ""))
        home = self._home(request)
        content = with_preview(index.content, preview, home, request.url.path, language)
        said = {"cache-control": "no-cache", "vary": "accept-encoding, accept-language"}
        if "gzip" in request.headers.get("accept-encoding", ""):
            content = gzip.compress(content, 6, mtime=0)
            said["content-encoding"] = "gzip"
        return Response(content, status, said, media_type=index.kind)

    def _home(self, request: Request) -> str:
        """Return this server's origin with its path prefix, as the request names it."""
        return f"{request.url.scheme}://{request.url.netloc}{self._root}"

    def _nowhere(self, headers: Headers) -> Response:
        index = self._pages.get("index.html")
        styles = "".join(_STYLES.findall(index.content.decode()) if index else ())
        reason, home = Reason("wire-refused-not-found"), f"{self._root}/"
        return refusal("/", headers, 404, reason, home=home, styles=styles)


def _as_meant(path: str) -> str | None:
    """Return the path of a table without the punctuation and capitals of a pasted link.

    Return None for any other path.
    """
    if (found := _LOOSE.fullmatch(path)) is None:
        return None
    kind, table, rest = found.groups()
    return f"/{kind}/{table.lower()}{rest or ''}"


_NOT_BUILT: Final = "The client is not built. Build it with ./run play or ./run web.\n"


def _page(file: Path, name: str, caching: str = "") -> Page:
    packs = file.suffix in _PACKED
    kind = _KINDS.get(file.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind == "application/javascript":
        kind += "; charset=utf-8"
    hashed = name.startswith(("assets/", "embed/"))
    caching = caching or (_FOR_EVER if hashed else "no-cache")
    brotli, zipped = (_beside(file, kind) if packs else None for kind in (".br", ".gz"))
    return Page(file.read_bytes(), kind, caching, packs, brotli, zipped)


def _beside(file: Path, ending: str) -> bytes | None:
    """Return the content of ``file`` as compressed by the build, or None."""
    packed = file.with_name(file.name + ending)
    return packed.read_bytes() if packed.exists() else None


def _response(page: Page, headers: Headers, status: int = 200) -> Response:
    said = {"cache-control": page.caching, "etag": page.tag, "vary": "accept-encoding"}
    if status == 200 and page.tag in headers.get("if-none-match", ""):
        return Response(None, 304, said)
    encoding, content = page.accepted(headers.get("accept-encoding", ""))
    if encoding is not None:
        said["content-encoding"] = encoding
    return Response(content, status, said, media_type=page.kind)
