"""Who is who: guests without an account, known by a cookie; and where a request may come from.

Rules of this file
1. A token is 256 bits of the system's randomness. It lives in the browser's cookie, which scripts
   cannot read; here only its SHA-256 is kept. A token that was not issued here means nothing.
2. A person is an opaque id of the token's owner. It never leaves the server.
3. A page of another site cannot act in a guest's name: unsafe requests and sockets are refused
   unless their ``Origin`` is our own (by the ``Host`` header) or in the settings' list.
"""

import secrets
import time
from collections.abc import Mapping
from hashlib import sha256
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from mendax.core.game import Reason
from mendax.server.access.bans import Bans
from mendax.server.access.rate_limits import Limits
from mendax.server.operations import Visit
from mendax.server.settings import Settings
from mendax.server.store.store import Store
from mendax.table.log import Person

_YEAR: Final = 365 * 24 * 3600
_REMEMBERED: Final = 20_000
_LONGEST_TOKEN: Final = 64


class Guest(NamedTuple):
    """Somebody new: who they are, and the head line that makes their browser remember it."""

    person: Person
    cookie: str


class Sessions:
    """The guests of this server."""

    def __init__(
        self, store: Store, limits: Limits, settings: Settings, bans: Bans | None = None
    ) -> None:
        self._store = store
        self._bans = bans
        self._limits = limits
        self._secure = settings.secure
        self._path = settings.root or "/"
        self._cookie = _cookie_name(settings)
        self._known: dict[bytes, Person] = {}
        self._used: set[bytes] = set()
        """Sessions that were used since ``take_used``."""

    async def person_of(self, connection: HTTPConnection) -> Person | None:
        """Who sent this, if their cookie was issued here. Raises ``Refused`` if they are banned."""
        person = await self._person_of(connection)
        if self._bans and person:
            self._bans.require("person", person)
        return person

    async def _person_of(self, connection: HTTPConnection) -> Person | None:
        token = _token(connection.headers.get("cookie", ""), self._cookie)
        if token is None:
            return None
        token_hash = sha256(token.encode()).digest()
        if token_hash not in self._known:
            person = await self._store.person(token_hash)
            if person is None:
                return None
            self._remember(token_hash, person)
        self._used.add(token_hash)
        return self._known[token_hash]

    def take_used(self) -> tuple[bytes, ...]:
        """The sessions that were used since this was asked last."""
        used, self._used = tuple(self._used), set()
        return used

    async def begin(self, visit: Visit) -> Person:
        """A new guest; the answer to ``visit`` will set the cookie. Raises ``Refused``."""
        guest = await self.issue(visit.address)
        visit.headers["set-cookie"] = guest.cookie
        return guest.person

    async def issue(self, address: str) -> Guest:
        """A new guest. Raises ``Refused`` when too many came from this address."""
        self._limits.sessions.take(address)
        token, person = secrets.token_urlsafe(32), secrets.token_hex(12)
        token_hash = sha256(token.encode()).digest()
        await self._store.add_session(token_hash, person, time.time_ns() // 1_000_000)
        self._remember(token_hash, person)
        bound = "; Secure" if self._secure else ""
        marks = f"Path={self._path}; Max-Age={_YEAR}; HttpOnly; SameSite=Lax{bound}"
        return Guest(person, f"{self._cookie}={token}; {marks}")

    def _remember(self, token_hash: bytes, person: Person) -> None:
        if len(self._known) >= _REMEMBERED:
            self._known.clear()
        self._known[token_hash] = person


def _cookie_name(settings: Settings) -> str:
    """Of servers below several paths of a host each has a name of its own: browsers send what is
    bound to ``/`` to all of them. ``__Host-`` is for such cookies only."""
    if not settings.root:
        return "__Host-mendax" if settings.secure else "mendax"
    name = f"mendax{settings.root.replace('/', '-')}"
    return f"__Secure-{name}" if settings.secure else name


def _token(cookies: str, name: str) -> str | None:
    """The value of the cookie ``name``, if there is one that could be a token of ours.

    By hand: http.cookies needs quadratic time for some lines (CVE-2024-7592), and ours has no
    escapes. Of several the last counts.
    """
    found = None
    for cookie in cookies.split(";"):
        key, _, value = cookie.partition("=")
        if key.strip(" \t") == name:
            found = value.strip(" \t").removeprefix('"').removesuffix('"')
    return found if found and len(found) <= _LONGEST_TOKEN else None


def foreign(headers: Mapping[str, str], allowed: tuple[str, ...]) -> Reason | None:
    """Why a request that changes something may not come from where it comes, or None.

    Programs that are no browsers send neither ``Origin`` nor ``Sec-Fetch-Site``; they carry no
    cookie that was not given to them, so they are welcome.
    """
    origin = headers.get("origin")
    if origin is not None:
        host = headers.get("host", "").lower()
        if origin in allowed or (host and _host(origin) == host):
            return None
        return Reason("wire-refused-origin", {"given": origin[:80]})
    site = headers.get("sec-fetch-site", "none")
    if site in ("same-origin", "none"):
        return None
    return Reason("wire-refused-origin", {"given": site[:20]})


def _host(origin: str) -> str | None:
    try:
        parts = urlsplit(origin)
    except ValueError:
        return None
    return parts.netloc.lower() if parts.scheme in ("http", "https") else None
