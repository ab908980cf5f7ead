"""Bearer keys for programs: creation, authentication and revocation.

Rules of this file
1. A key is 256 random bits, shown once. The store keeps only its SHA-256.
2. A request with ``Authorization: Bearer …`` is authenticated only by its key, and no cookie is
   read or set. Such a request has no ambient authority, so any origin may send it. A socket may
   instead name its key among its subprotocols, because many socket clients can't set other headers.
3. A key identifies a program, which is a separate person and never a guest. Other modules check the
   rights of programs: ``wire.operation``, ``connection``, ``table/programs``.
4. A revoked key is invalid immediately, and its sockets are closed. Other servers close theirs as
   soon as they receive the notice (``notices.notices``).
"""

import secrets
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from hashlib import sha256
from typing import Final

from starlette.requests import HTTPConnection

from mendax.core.game import Reason
from mendax.server.clock import wall
from mendax.server.notices.notice_kinds import KeysRevoked
from mendax.server.notices.notices import ServerNotices
from mendax.server.people.connected_sockets import ConnectedSockets, Pushed
from mendax.server.settings.settings import ServerSettings
from mendax.server.store import program_keys
from mendax.server.store.database import Database
from mendax.server.store.program_keys import OPENING, SERVER, KeyRow
from mendax.server.store.store import Store
from mendax.server.wire.http_messages import KeyListedOut
from mendax.server.wire.messages import RefusedOut, encode
from mendax.server.wire.refusal import Refused
from mendax.table.log import Person
from mendax.table.names import clean_name

MARK: Final = "mendax-"
"""The prefix of every key. It makes leaked keys recognisable."""
TABLES: Final = "mendax"
"""The subprotocol that a client offers together with its key if it can't set headers."""
_SUBPROTOCOLS: Final = "sec-websocket-protocol"
REVOKED: Final = 4005
"""The close code for sockets whose key was revoked."""
_LONGEST: Final = 100


def bearer(headers: Mapping[str, str]) -> str | None:
    """Return the key in a request, whether or not it is valid, or None."""
    scheme, _, key = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return key.strip()
    offered = headers.get(_SUBPROTOCOLS, "").split(",")
    return next((one.strip() for one in offered if one.strip().startswith(MARK)), None)


def chosen(offered: Iterable[str], spoken: str | None) -> str | None:
    """Return the subprotocol to accept, or None if the client sent only its key.

    ``spoken`` is the only subprotocol of the endpoint. None accepts any subprotocol, because the
    endpoint ignores it. Raises ``Refused`` (400).
    """
    named = [one for one in offered if not one.startswith(MARK)]
    if spoken is None:
        return TABLES if TABLES in named else None
    if named and spoken not in named:
        raise Refused(400, "program-subprotocol", given=", ".join(named)[:80], known=spoken)
    return spoken if named else None


class ProgramKeys:
    """The keys of one server."""

    def __init__(
        self, store: Store, settings: ServerSettings, notices: ServerNotices | None = None
    ) -> None:
        self._store, self._settings = store, settings
        self._notices = notices or ServerNotices(store)
        self._sockets = ConnectedSockets()

    async def of(self, connection: HTTPConnection) -> KeyRow | None:
        """Return the stored row of a request's key, or None without a key.

        Raises ``Refused`` (401) for an invalid key.
        """
        key = bearer(connection.headers)
        if key is None:
            return None
        known = partial(program_keys.known, _hash(key))
        row = await self._store.ask(known) if len(key) <= _LONGEST else None
        if row is None:
            raise Refused(401, "wire-refused-key")
        return row

    async def used(self, row: KeyRow) -> None:
        """Store that a program has just used this key."""
        await self._store.change(partial(program_keys.use, row.key_hash, wall()))

    async def use_open(self, at: int) -> None:
        """Store that all connected programs used their keys at ``at`` (milliseconds since 1970)."""
        for key_hash in self._sockets.credentials:
            await self._store.change(partial(program_keys.use, key_hash, at))

    # ── creation and revocation ──────────────────────────────────────────────────────────────

    async def make(self, owner: Person, table: str | None, name: str) -> tuple[str, KeyRow]:
        """Return a new key, which is never shown again, and its stored row. Raises ``Refused``."""
        most, allowed = self._settings.rates.keys_per_person, self._settings.programs
        listed = table is None and owner != SERVER
        if table != OPENING and (allowed == "no" or (listed and allowed != "anybody")):
            raise Refused(403, "programs-off")
        if owner == SERVER:
            most = 10**6
        elif table is not None:
            most = self._settings.rates.keys_per_table
        key, at = MARK + secrets.token_urlsafe(32), wall()
        row = KeyRow(_hash(key), secrets.token_hex(12), owner, table, clean_name(name), at, at)
        if not await self._store.change(partial(program_keys.add, row, most)):
            raise Refused(403, "programs-too-many-keys", most=most)
        return key, row

    async def claim(self, key: str, person: Person) -> bool:
        """Give an opening key to a person, and return whether they own it now."""
        return await self._store.change(partial(program_keys.claim, _hash(key), person))

    async def of_owner(self, owner: Person) -> tuple[KeyRow, ...]:
        """Return the keys that a person made, oldest first."""
        return await self._store.ask(partial(program_keys.of_owner, owner))

    async def every(self) -> tuple[KeyRow, ...]:
        """Return all keys, starting with those for no table."""
        return await self._store.ask(program_keys.every)

    async def revoke(self, program: Person) -> int:
        """Revoke all keys of a program, and return their number."""
        return await self._revoked(partial(program_keys.revoke, program))

    async def revoke_all(self, owner: Person) -> int:
        """Revoke all keys that a person made, and return their number."""
        return await self._revoked(partial(program_keys.revoke_all, owner))

    async def _revoked(self, work: Callable[[Database], tuple[bytes, ...]]) -> int:
        revoked = await self._notices.change(work, _told_revoked)
        self.revoked_elsewhere(revoked)
        return len(revoked)

    def revoked_elsewhere(self, revoked: Collection[bytes]) -> None:
        """Close the sockets of revoked keys at this server."""
        told = encode(RefusedOut(Reason("wire-refused-key-revoked")))
        for socket in self._sockets.of(revoked):
            socket.push(told)
            socket.close(REVOKED, "the key was revoked")

    def connect(self, row: KeyRow, socket: Pushed) -> None:
        """Until ``disconnect``, close ``socket`` if this key is revoked."""
        self._sockets.add(row.key_hash, socket)

    def disconnect(self, socket: Pushed) -> None:
        """Remove a closed socket."""
        self._sockets.discard(socket)


def _told_revoked(revoked: Sequence[bytes]) -> tuple[KeysRevoked, ...]:
    return (KeysRevoked(tuple(revoked)),) if revoked else ()


def _hash(key: str) -> bytes:
    return sha256(key.encode()).digest()


def key_id(row: KeyRow) -> str:
    """Return the short public id of a key."""
    return row.key_hash.hex()[:12]


def key_listed(row: KeyRow) -> KeyListedOut:
    """Return a key as its owner sees it."""
    return KeyListedOut(key_id(row), row.name, row.table, row.created, row.used)
