"""The effects of other servers' notices on this server."""

import logging
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from typing import Final

from mendax.core.game import Reason
from mendax.server.notices.notice_kinds import (
    AnnouncedToAll,
    BansChanged,
    KeysRevoked,
    Notice,
    PersonLeft,
    ProgramAnswered,
    ProgramAsked,
    ProgramTold,
    ServerCame,
    SessionReplaced,
    SessionsEnded,
    TableRewritten,
    TablesThrownAway,
    TableWanted,
)
from mendax.server.notices.notices import ServerNotices
from mendax.server.people.bans import Bans
from mendax.server.people.sessions import Sessions
from mendax.server.programs.challenges import ProgramChallenges
from mendax.server.programs.line import ProgramLines
from mendax.server.socket.handshake import Handshake
from mendax.server.socket.table_sockets import SocketPlace
from mendax.server.store.schema import StoreError
from mendax.server.tables.failures import COME_AGAIN
from mendax.server.tables.registry import TableRegistry
from mendax.server.tables.requests import Reload
from mendax.server.tournaments.tournaments import Tournaments
from mendax.server.wire.messages import AnnouncementOut, RefusedOut, encode
from mendax.table.devices import device_of

_log = logging.getLogger("mendax.tables")

_TURNED_OUT: Final = 1008


class NoticeEffects:
    """Applies notices to one server."""

    def __init__(
        self,
        registry: TableRegistry,
        tournaments: Tournaments,
        sessions: Sessions,
        bans: Bans,
        handshake: Handshake,
        lines: ProgramLines,
        notices: ServerNotices,
        challenges: ProgramChallenges,
        caches: Iterable[Callable[[], None]],
    ) -> None:
        """``caches`` are cleared when names in past games change."""
        self._registry, self._tournaments = registry, tournaments
        self._sessions, self._bans = sessions, bans
        self._handshake, self._lines, self._caches = handshake, lines, tuple(caches)
        self._notices, self._challenges = notices, challenges

    async def take(self, notice: Notice) -> None:
        """Apply a notice. Raises ``StoreError``."""
        match notice:
            case SessionsEnded(token_hashes):
                self._sessions.hang_up(token_hashes)
            case SessionReplaced(old, new, person):
                self._sessions.drop_later(old, new, person)
            case KeysRevoked(key_hashes):
                self._sessions.keys.revoked_elsewhere(key_hashes)
            case BansChanged():
                await self._bans.look()
                self.turn_out_banned()
            case TableRewritten(table):
                self.rewritten(table)
            case TablesThrownAway(tables):
                self._thrown_away(tables)
            case TableWanted(table, device):
                self._registry.wanted(table, device)
                self._tournaments.wanted(table)
            case PersonLeft(person):
                await self._registry.get_up(person)
                await self._tournaments.leave(person)
            case AnnouncedToAll(text):
                self.announce(text)
            case ServerCame():
                if said := self._registry.announcements.announced.text:
                    await self._notices.tell(AnnouncedToAll(said))
            case ProgramAsked() | ProgramAnswered() | ProgramTold():
                self._challenges.take(notice)

    async def resync(self) -> None:
        """Recover after missed notices. Raises ``StoreError``.

        All caches are cleared, and all clients are disconnected. Their next logins are checked
        against the store.
        """
        self._sessions.forget_known()
        await self._bans.look()
        self.empty_caches()
        for place in tuple(self.places()):
            place.socket.close(COME_AGAIN, "come again")
        for live in self._registry.in_memory():
            live.submit(Reload())

    async def come(self) -> None:
        """Ask the other servers for their announcement, because this server has just started."""
        with suppress(StoreError):
            await self._notices.tell(ServerCame())

    def rewritten(self, table: str) -> None:
        """Reload a table after its stored lines were changed, if the table is in memory."""
        self.empty_caches()
        self._tournaments.rewritten(table)
        for live in self._registry.in_memory():
            if live.table.id == table:
                live.submit(Reload())

    def _thrown_away(self, tables: Collection[str]) -> None:
        """Close the tables in memory that were deleted, and notify their clients."""
        self._tournaments.thrown_away(tables)
        for live in self._registry.in_memory():
            if live.table.id in tables:
                self._registry.unload(live, Reason("wire-refused-no-table"))
        self.empty_caches()

    def announce(self, text: str) -> None:
        """Show an announcement to everyone here, unless it is already shown."""
        before = self._registry.announcements.announced
        if text != before.text:
            self._registry.announce(AnnouncementOut(text, before.draining))

    def empty_caches(self) -> None:
        """Clear the caches of past games."""
        for empty in self._caches:
            empty()

    # ── connected clients ────────────────────────────────────────────────────────────────────

    def places(self) -> Iterable[SocketPlace]:
        """Yield all sockets: those at tables, and those of online programs."""
        for live in self._registry.in_memory():
            yield from self._handshake.places(live)
        yield from self._lines.places

    def turn_out_banned(self) -> None:
        """Disconnect all banned clients, and everyone at closed tables."""
        bans = self._bans
        for place in tuple(self.places()):
            person = device_of(place.person)
            if bans.banned("address", place.address) or bans.banned("person", person):
                turn_out(place)
        for live in self._registry.in_memory():
            if bans.banned("table", live.table.id):
                self._registry.unload(live)


def turn_out(place: SocketPlace) -> None:
    """Disconnect a banned client."""
    place.socket.push(encode(RefusedOut(Reason("wire-refused-banned"))))
    place.socket.close(_TURNED_OUT, "not let in")
