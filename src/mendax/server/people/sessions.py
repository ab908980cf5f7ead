"""Authentication of guests without an account (by cookie) and of programs (by key,
``program_keys``), and checks of requests' origins.

Rules of this file
1. A token is 256 random bits. A cookie that scripts can't read stores the token in the browser, and
   the server keeps only its SHA-256. A token that this server did not issue is ignored.
2. A person is an opaque id for the token's owner and never leaves the server.
3. The owner can end the session on one device or on all devices. A session gets a new token after a
   month.
4. Cross-site requests can't act as a guest: unsafe requests and sockets are refused unless their
   ``Origin`` is the server's own (by the ``Host`` header) or listed in the settings. A request with
   a key is authenticated by the key only and may come from any origin.
5. Sessions are cached. A notice from another server (``notices.notices``) drops a session that has
   ended, immediately or, if PostgreSQL sends no notification, within seconds.
"""

import asyncio
import secrets
from collections.abc import Callable, Collection, Mapping
from functools import partial
from hashlib import sha256
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection

from mendax.core.game import Reason
from mendax.server.clock import wall
from mendax.server.listening import network
from mendax.server.notices.notice_kinds import SessionReplaced, SessionsEnded
from mendax.server.notices.notices import ServerNotices
from mendax.server.people.bans import Bans
from mendax.server.people.connected_sockets import ConnectedSockets, Pushed
from mendax.server.people.program_keys import ProgramKeys, bearer
from mendax.server.people.rate_limits import Limits
from mendax.server.settings.host_names import host_in
from mendax.server.settings.settings import ServerSettings
from mendax.server.store import persons
from mendax.server.store.database import Database
from mendax.server.store.persons import Session
from mendax.server.store.store import Store, StoreError
from mendax.server.wire.operation import Visit
from mendax.server.wire.refusal import Refused
from mendax.table.log import Person

_YEAR: Final = 365 * 24 * 3600
_MONTH: Final = 30 * 24 * 3600 * 1000
"""The age of a token that is replaced by a new token, in milliseconds."""
_DAY: Final = 24 * 3600 * 1000
"""The period in which a session gets at most one new token, even if that token is never used."""
_GRACE: Final = 60.0
"""How long a replaced token stays valid for requests in flight, in seconds."""
ENDED: Final = 4004
"""The close code for sockets whose session has ended."""
_REMEMBERED: Final = 20_000
_LONGEST_TOKEN: Final = 64


class Guest(NamedTuple):
    """A new guest: the person, the ``Set-Cookie`` value and the token's hash."""

    person: Person
    cookie: str
    token_hash: bytes


class Sessions:
    """The guests of this server."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        settings: ServerSettings,
        bans: Bans | None = None,
        keys: ProgramKeys | None = None,
        notices: ServerNotices | None = None,
    ) -> None:
        self._store = store
        self._notices = notices or ServerNotices(store)
        self.keys = keys or ProgramKeys(store, settings)
        self._bans = bans
        self._limits = limits
        self._secure = settings.https
        self._path = settings.root or "/"
        self._cookie = _cookie_name(settings)
        self._known: dict[bytes, Session] = {}
        self._used: set[bytes] = set()
        """The hashes of sessions used since ``take_used``."""
        self._dropping: dict[bytes, bytes] = {}
        """The hashes of replaced sessions, valid for another minute, with the hash of each
        replacement.
        """
        self._endings = 0
        """The number of ended sessions that this server has seen."""
        self._sockets = ConnectedSockets()

    async def person_of(self, connection: HTTPConnection) -> Person | None:
        """Return the person who sent a request, or None without a valid session.

        Raises ``Refused`` if the person is banned or the key is invalid.
        """
        row = await self.keys.of(connection)
        if row is not None:
            if self._bans:
                self._bans.require("person", row.person)
            return row.person
        token_hash = self.session_of(connection)
        known = None if token_hash is None else await self._session(token_hash)
        if self._bans and known:
            self._bans.require("person", known.person)
        return None if known is None else known.person

    async def surely(self, connection: HTTPConnection) -> Person | None:
        """Return ``person_of`` after handling all notices. Raises ``Refused`` or ``StoreError``.

        Use this for changes that outlive a session.
        """
        await self._notices.catch_up()
        return await self.person_of(connection)

    async def required(self, connection: HTTPConnection) -> Person:
        """Return ``surely``. Raises ``Refused`` (403) without a session."""
        person = await self.surely(connection)
        if person is None:
            raise Refused(403, "persons-nobody")
        return person

    def session_of(self, connection: HTTPConnection) -> bytes | None:
        """Return the hash of a request's session token, whether or not the session exists.

        Return None without a cookie, and for a request with a key.
        """
        if bearer(connection.headers) is not None:
            return None
        token = _token(connection.headers.get("cookie", ""), self._cookie)
        return None if token is None else sha256(token.encode()).digest()

    async def _session(self, token_hash: bytes) -> Session | None:
        known = self._known.get(token_hash) or await self._asked(token_hash)
        # another server may just have replaced the token
        if known is None and self._notices.shared:
            await self._notices.catch_up()
            known = self._known.get(token_hash)
        if known is None:
            return None
        if known.replaces is not None:
            await self._replace(known.replaces, token_hash, known)
        self._used.add(token_hash)
        return known

    async def _asked(self, token_hash: bytes) -> Session | None:
        while True:
            endings = self._endings
            found = await self._store.ask(partial(persons.session, token_hash))
            if endings == self._endings:  # otherwise the session may have ended since
                break
        if found is not None:
            self._remember(token_hash, found)
        return found

    def forget_known(self) -> None:
        """Drop cached sessions."""
        self._endings += 1
        self._known.clear()

    def take_used(self) -> tuple[bytes, ...]:
        """Return the hashes of sessions used since the last call."""
        used, self._used = tuple(self._used), set()
        return used

    # ── rotation, end, move ──────────────────────────────────────────────────────────────────

    async def renewed(self, connection: HTTPConnection) -> str | None:
        """Return a ``Set-Cookie`` value with a new token if the session's token is a month old.

        The old token stays valid until a minute after the first use of the new token.
        """
        token_hash = self.session_of(connection)
        known = None if token_hash is None else await self._session(token_hash)
        now = wall()
        if token_hash is None or known is None or now - known.created < _MONTH:
            return None
        if token_hash in self._dropping:
            return None
        guest, renewed = self._drawn(known.person), Session(known.person, now, token_hash)
        work = partial(persons.renew, guest.token_hash, renewed, now - _DAY)
        if not await self._store.change(work):  # another page has just received one
            return None
        self._remember(guest.token_hash, renewed)
        return guest.cookie

    async def _replace(self, old: bytes, new: bytes, known: Session) -> None:
        """Delete the old token from the store immediately, so that it is invalid after a restart.

        The memory keeps the token for the grace period.
        """
        if not self.drop_later(old, new, known.person):
            return
        told = SessionReplaced(old, new, known.person)
        work = partial(persons.replace, old, new)
        try:
            await self._notices.change(work, lambda news: (told,) if news else ())
        except StoreError:  # retried at the next use of the new token
            if self._dropping.pop(old, None) is not None:
                self._known.pop(old, None)
                if new in self._known:
                    self._known[new] = known

    def drop_later(self, old: bytes, new: bytes, person: Person) -> bool:
        """Schedule the old token's end in a minute, after the new token's first use here or at
        another server. Return False if it is already scheduled.
        """
        if new in self._known:
            self._known[new] = self._known[new]._replace(replaces=None)
        if old in self._dropping:
            return False
        self._dropping[old] = new
        self._remember(old, Session(person, wall(), None))
        asyncio.get_running_loop().call_later(_GRACE, self.drop, old)
        return True

    def drop(self, token_hash: bytes) -> None:
        """Drop the old token, and move its sockets to the new token."""
        self._known.pop(token_hash, None)
        new = self._dropping.pop(token_hash, None)
        if new is not None:
            self._sockets.replace(token_hash, new)

    async def end(self, visit: Visit) -> None:
        """End this device's session and close its sockets."""
        token_hash = self.session_of(visit.request)
        visit.headers["set-cookie"] = f"{self._cookie}=; {self._marks(0)}"
        if token_hash is not None:
            await self._end(token_hash)

    async def end_all(
        self, person: Person, besides: Callable[[Database], object] | None = None
    ) -> None:
        """End all sessions of ``person`` and close their sockets.

        ``besides`` runs in the same transaction. Raises ``StoreError``.
        """

        def work(db: Database) -> tuple[bytes, ...]:
            if besides is not None:
                besides(db)
            return persons.end_sessions(person, db)

        self.hang_up(await self._notices.change(work, _told_ended))

    async def _end(self, token_hash: bytes) -> None:
        """End this session, and any token that has just replaced its token."""
        for one in {token_hash, self._dropping.get(token_hash, token_hash)}:
            work = partial(persons.end_session, one)
            self.hang_up(await self._notices.change(work, _told_ended))

    async def move(self, visit: Visit, whose: Callable[[Database], Person | None]) -> bool:
        """Move this device to the person whom ``whose`` returns, and end its previous session.

        Everything happens in one transaction. Return False, without changes, if ``whose`` returns
        None. Raises ``StoreError``.
        """
        before, created = self.session_of(visit.request), wall()
        guest = self._drawn("")

        def begun(db: Database) -> Person | None:
            person = whose(db)
            if person is not None:
                persons.begin(guest.token_hash, person, created, db)
            return person

        person = await self._store.change(begun)
        if person is None:
            return False
        self._remember(guest.token_hash, Session(person, created, None))
        visit.headers["set-cookie"] = guest.cookie
        if before is not None:
            await self._end(before)
        return True

    def connect(self, token_hash: bytes | None, socket: Pushed) -> None:
        """Until ``disconnect``, close ``socket`` if this session ends."""
        self._sockets.add(token_hash or b"", socket)

    def disconnect(self, socket: Pushed) -> None:
        """Remove a closed socket."""
        self._sockets.discard(socket)

    def hang_up(self, ended: Collection[bytes]) -> None:
        """Drop sessions that were ended here or at another server, and those that they have just
        replaced. Close their sockets.
        """
        self._endings += 1
        before = [old for old, new in self._dropping.items() if new in ended]
        gone = {*ended, *before}
        for token_hash in gone:
            self._known.pop(token_hash, None)
            self._dropping.pop(token_hash, None)
        for socket in self._sockets.of(gone):
            socket.close(ENDED, "the session has ended")

    # ── new guests ───────────────────────────────────────────────────────────────────────────

    async def begin(self, visit: Visit) -> Person:
        """Return a new guest. The answer to ``visit`` sets the cookie. Raises ``Refused``."""
        guest = await self.issue(visit.address)
        visit.headers["set-cookie"] = guest.cookie
        return guest.person

    async def issue(self, address: str) -> Guest:
        """Return a new guest. Raises ``Refused`` if this address has created too many."""
        self._limits.sessions.take(address)
        guest, created = self._drawn(secrets.token_hex(12)), wall()
        await self._store.add_session(guest.token_hash, guest.person, created)
        self._remember(guest.token_hash, Session(guest.person, created, None))
        return guest

    def _drawn(self, person: Person) -> Guest:
        """Return a new guest for ``person``, whose token is not stored yet."""
        token = secrets.token_urlsafe(32)
        token_hash = sha256(token.encode()).digest()
        return Guest(person, f"{self._cookie}={token}; {self._marks(_YEAR)}", token_hash)

    def _marks(self, seconds: int) -> str:
        bound = "; Secure" if self._secure else ""
        return f"Path={self._path}; Max-Age={seconds}; HttpOnly; SameSite=Lax{bound}"

    def _remember(self, token_hash: bytes, known: Session) -> None:
        if len(self._known) >= _REMEMBERED:
            self._known.clear()
        self._known[token_hash] = known


def _told_ended(ended: Collection[bytes]) -> tuple[SessionsEnded, ...]:
    return (SessionsEnded(tuple(ended)),) if ended else ()


def _cookie_name(settings: ServerSettings) -> str:
    """Return the name of the cookie, which differs for each path prefix on a host.

    Browsers send a cookie bound to ``/`` to all paths. Only such cookies may use the prefix
    ``__Host-``.
    """
    if not settings.root:
        return "__Host-mendax" if settings.https else "mendax"
    name = f"mendax{settings.root.replace('/', '-')}"
    return f"__Secure-{name}" if settings.https else name


def _token(cookies: str, name: str) -> str | None:
    """Return the value of the cookie ``name``, or None if it is missing or too long.

    The header is parsed without http.cookies, which takes quadratic time for some lines
    (CVE-2024-7592). This cookie contains no escapes. Of several cookies with this name, the last
    one counts.
    """
    found = None
    for cookie in cookies.split(";"):
        key, _, value = cookie.partition("=")
        if key.strip(" \t") == name:
            found = value.strip(" \t").removeprefix('"').removesuffix('"')
    return found if found and len(found) <= _LONGEST_TOKEN else None


def foreign(
    headers: Mapping[str, str], allowed: tuple[str, ...], names: tuple[str, ...] = ()
) -> Reason | None:
    """Return why a state-changing request may not come from its origin, or None.

    ``allowed`` lists other allowed origins, and ``names`` the server's names. Every port of these
    names belongs to the server, because proxies often pass on a ``Host`` without the port.

    Clients other than browsers send neither ``Origin`` nor ``Sec-Fetch-Site`` and are accepted,
    because they only have cookies that were given to them. A request with a key is also accepted,
    because a page can send only a key that it was given, and cookies are ignored.
    """
    if bearer(headers) is not None:
        return None
    origin = headers.get("origin")
    if origin is not None:
        if origin in allowed or _is_own(origin, headers.get("host", ""), names):
            return None
        return Reason("wire-refused-origin", {"given": origin[:80]})
    site = headers.get("sec-fetch-site", "none")
    if site in ("same-origin", "none"):
        return None
    return Reason("wire-refused-origin", {"given": site[:20]})


def _is_own(origin: str, host: str, names: tuple[str, ...]) -> bool:
    page = network.authority(origin)
    if page is None or not origin.isascii():
        return False
    own = network.authority(host, origin.partition(":")[0])
    return page == own or page.host in map(host_in, names)
