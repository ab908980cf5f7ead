"""Programs known by a bearer key: made, shown once, revoked; whose request it is that brings one.

Rules of this file
1. A key is 256 bits of the system's randomness. Here and in the store only its SHA-256 is kept.
2. A request with ``Authorization: Bearer …`` is its key's alone: no cookie of it is read or set. So
   it carries no authority that a page could borrow, and may come from any origin. A socket may name
   its key among its subprotocols instead, as many clients of sockets can send nothing else.
3. A key makes a program of its own, a person that is never a guest's. What programs may do is
   decided where it is done: ``operations``, ``connection``, ``table/programs``.
4. A revoked key is good for nothing from that moment, and its sockets are hung up on; at other
   workers as soon as they hear of it (``notices.notices``).
"""

import secrets
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from hashlib import sha256
from typing import Final

from starlette.requests import HTTPConnection

from mendax.core.game import Reason
from mendax.server.base.refusal import Refused
from mendax.server.base.settings import ServerSettings
from mendax.server.notices.notice_kinds import KeysRevoked
from mendax.server.notices.notices import HouseNotices
from mendax.server.people.connected_sockets import ClosableSocket, ConnectedSockets
from mendax.server.store import program_keys
from mendax.server.store.database import Database
from mendax.server.store.program_keys import HOUSE, KeyRow
from mendax.server.store.store import Store
from mendax.table.log import Person
from mendax.table.names import clean_name

MARK: Final = "mendax-"
"""How every key begins: whoever finds one knows what it is."""
TABLES: Final = "mendax"
"""What a client offers beside its key whose sockets can send no other header."""
_SUBPROTOCOLS: Final = "sec-websocket-protocol"
REVOKED: Final = 4005
"""How the sockets of a program are closed whose key was revoked."""
_LONGEST: Final = 100
_REMEMBERED: Final = 20_000


def bearer(headers: Mapping[str, str]) -> str | None:
    """The key that a request brings, whatever it is; None: it brings none."""
    scheme, _, key = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return key.strip()
    offered = headers.get(_SUBPROTOCOLS, "").split(",")
    return next((one.strip() for one in offered if one.strip().startswith(MARK)), None)


def chosen(offered: Iterable[str], spoken: str | None) -> str | None:
    """The subprotocol that a socket is answered with; None: it offers none but its key.

    ``spoken`` is the only one there; None: any, as none makes a difference. Raises ``Refused``.
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
        self, store: Store, settings: ServerSettings, notices: HouseNotices | None = None
    ) -> None:
        self._store, self._settings = store, settings
        self._notices = notices or HouseNotices(store)
        self._known: dict[bytes, KeyRow] = {}
        self._revocations = 0
        """How often keys were revoked."""
        self._sockets = ConnectedSockets()

    async def of(self, connection: HTTPConnection) -> KeyRow | None:
        """Whose request this is; None: it brings no key. Raises ``Refused`` for a wrong one."""
        key = bearer(connection.headers)
        if key is None:
            return None
        row = await self._row(_hash(key)) if len(key) <= _LONGEST else None
        if row is None:
            raise Refused(401, "wire-refused-key")
        return row

    async def _row(self, key_hash: bytes) -> KeyRow | None:
        if key_hash not in self._known:
            while True:
                revocations = self._revocations
                row = await self._store.ask(partial(program_keys.known, key_hash))
                if revocations == self._revocations:  # else it may have been revoked meanwhile
                    break
            if row is None:
                return None
            self._remember(row)
        return self._known[key_hash]

    def _remember(self, row: KeyRow) -> None:
        if len(self._known) >= _REMEMBERED:
            self._known.clear()
        self._known[row.key_hash] = row

    async def used(self, row: KeyRow) -> None:
        """A program came with this key."""
        await self._store.change(partial(program_keys.use, row.key_hash, _now()))

    async def use_open(self, at: int) -> None:
        """Programs that are connected use their keys at this moment."""
        for key_hash in self._sockets.credentials:
            await self._store.change(partial(program_keys.use, key_hash, at))

    def forget_known(self) -> None:
        """What was kept in memory of keys is asked for anew, as old ones have been thrown away."""
        self._revocations += 1
        self._known.clear()

    # ── made and revoked ─────────────────────────────────────────────────────────────────────

    async def make(self, owner: Person, table: str | None, name: str) -> tuple[str, KeyRow]:
        """A new key, which is never shown again, and what is kept of it. Raises ``Refused``."""
        most, allowed = self._settings.rates.keys_per_person, self._settings.programs
        if allowed == "no" or (table is None and owner != HOUSE and allowed != "anybody"):
            raise Refused(403, "programs-off")
        if owner == HOUSE:
            most = 10**6
        elif table is not None:
            most = self._settings.rates.keys_per_table
        key, at = MARK + secrets.token_urlsafe(32), _now()
        row = KeyRow(_hash(key), secrets.token_hex(12), owner, table, clean_name(name), at, at)
        if not await self._store.change(partial(program_keys.add, row, most)):
            raise Refused(403, "programs-too-many-keys", most=most)
        self._remember(row)
        return key, row

    async def of_owner(self, owner: Person) -> tuple[KeyRow, ...]:
        """The keys that somebody made, the oldest first."""
        return await self._store.ask(partial(program_keys.of_owner, owner))

    async def every(self) -> tuple[KeyRow, ...]:
        """All keys, those for no table first."""
        return await self._store.ask(program_keys.every)

    async def revoke(self, program: Person) -> int:
        """This program is known by no key any more; how many it had."""
        return await self._revoked(partial(program_keys.revoke, program))

    async def revoke_all(self, owner: Person) -> int:
        """No key that somebody made is good any more; how many they were."""
        return await self._revoked(partial(program_keys.revoke_all, owner))

    async def _revoked(self, work: Callable[[Database], tuple[bytes, ...]]) -> int:
        revoked = await self._notices.change(work, _told_revoked)
        self.revoked_elsewhere(revoked)
        return len(revoked)

    def revoked_elsewhere(self, revoked: Collection[bytes]) -> None:
        """These keys are good no more; their sockets here are hung up on."""
        self._revocations += 1
        for key_hash in revoked:
            self._known.pop(key_hash, None)
        for socket in self._sockets.of(revoked):
            socket.refuse(Reason("wire-refused-key-revoked"))
            socket.close(REVOKED, "the key was revoked")

    def connect(self, row: KeyRow, socket: ClosableSocket) -> None:
        """Close ``socket`` if this key is revoked before ``disconnect``."""
        self._sockets.add(row.key_hash, socket)

    def disconnect(self, socket: ClosableSocket) -> None:
        """``socket`` is closed."""
        self._sockets.discard(socket)


def _told_revoked(revoked: Sequence[bytes]) -> tuple[KeysRevoked, ...]:
    return (KeysRevoked(tuple(revoked)),) if revoked else ()


def _hash(key: str) -> bytes:
    return sha256(key.encode()).digest()


def _now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
