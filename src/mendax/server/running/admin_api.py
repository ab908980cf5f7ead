"""One server's admin operations: tables, people, bans, keys, draining.

Responses contain no secrets, and only the lobby of a table. Of several servers with one database,
each answers for its own tables and sockets. Stored data, such as a ban, applies to all of them
(``notices``).
"""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from ipaddress import ip_address
from itertools import starmap
from typing import Final
from urllib.parse import unquote

from mendax.core.game import Reason, UnreadableText, kebab
from mendax.server.notices.notice_kinds import AnnouncedToAll
from mendax.server.people.program_keys import key_id
from mendax.server.people.rate_limits import network_of
from mendax.server.running.admin_messages import (
    AnnouncementIn,
    BanIn,
    BanListed,
    CloseIn,
    Counted,
    Done,
    DrainIn,
    IsTidy,
    KeyIn,
    KeyKnown,
    KeyMade,
    KeyName,
    NotPossible,
    PersonListed,
    ReportId,
    ReportListed,
    TableListed,
    TableName,
    Who,
    which,
)
from mendax.server.running.context import ServerContext
from mendax.server.running.draining import Draining
from mendax.server.running.notice_effects import turn_out
from mendax.server.store import reports
from mendax.server.store.bans import Kind
from mendax.server.store.program_keys import OPENING, SERVER, KeyRow
from mendax.server.store.reports import AbuseReport, SaidLine
from mendax.server.tables.live_table import LiveTable
from mendax.server.wire.messages import AnnouncementOut
from mendax.server.wire.operation import Visit, operation
from mendax.table.actions import React, Say, SayPhrase, Whisper
from mendax.table.devices import device_of
from mendax.table.log import action_of

SHOWN: Final = 8
"""The number of letters of a person's id that lists show."""


class AdminApi:
    """The admin operations of one server."""

    def __init__(self, context: ServerContext, stop: Callable[[], None]) -> None:
        """``stop`` ends the server as a signal does."""
        self._context, self._registry = context, context.registry
        self._draining = Draining(context.registry, stop)

    # ── tables ───────────────────────────────────────────────────────────────────────────────

    @operation("GET", "/admin/tables")
    async def tables(self, visit: Visit) -> tuple[TableListed, ...]:
        """Return the tables in memory."""
        return tuple(map(listed, self._registry.in_memory()))

    @operation("GET", "/admin/tables/{table}/people")
    async def people(self, visit: Visit, table: TableName) -> tuple[PersonListed, ...]:
        """Return the people who are connected to a table."""
        return tuple(self._people(self._table(table)))

    @operation("POST", "/admin/tables/{table}/close")
    async def close(self, visit: Visit, table: TableName, body: CloseIn) -> Counted:
        """Close a table: disconnect everyone and refuse new connections. The table's log is
        kept.
        """
        live = self._table(table)
        count = len(live.presence.subscribers)
        try:
            await self._context.bans.add("table", live.table.id, body.seconds)
        finally:  # as for a ban
            self._registry.unload(live)
        return Counted(count)

    def _table(self, beginning: str) -> LiveTable:
        """Return the only table in memory whose id starts with ``beginning``. Raises
        ``NotPossible``.
        """
        found = [live for live in self._registry.in_memory() if live.table.id.startswith(beginning)]
        if len(found) != 1:
            raise NotPossible(which("table", len(found), beginning))
        return found[0]

    def _people(self, live: LiveTable) -> Iterable[PersonListed]:
        places = self._context.handshake.places(live)
        people, seats = live.table.people(), live.table.table_view().seats
        for (person, address), count in Counter((p.person, p.address) for p in places).items():
            seat = people.index(person) if person in people else None
            name = None if seat is None else seats[seat].name
            number = None if seat is None else seat + 1
            yield PersonListed(person[:SHOWN], name, number, address, count)

    # ── bans and announcements ───────────────────────────────────────────────────────────────

    @operation("GET", "/admin/bans")
    async def bans(self, visit: Visit) -> tuple[BanListed, ...]:
        """Return all bans, including closed tables."""
        bans = self._context.bans
        return tuple(
            BanListed(
                ban.kind, ban.who[:SHOWN] if ban.kind == "person" else ban.who, bans.seconds(ban)
            )
            for ban in bans.all()
        )

    @operation("POST", "/admin/bans")
    async def ban(self, visit: Visit, body: BanIn) -> Counted:
        """Ban and disconnect an address or a person. Return the number of closed sockets."""
        kind, who = await self._meant(body.who)
        places = [p for p in self._context.effects.places() if who in (p.address, p.person)]
        try:
            await self._context.bans.add(kind, who, body.seconds)
        finally:  # a ban that can't be stored lasts until this process ends
            for place in places:
                turn_out(place)
        return Counted(len(places))

    @operation("DELETE", "/admin/bans")
    async def lift_ban(self, visit: Visit, who: Who) -> Done:
        """Lift a ban, named as in the list of bans."""
        for ban in self._context.bans.all():
            shown = ban.kind == "person" and ban.who.startswith(who)
            if ban.who == who or shown:
                await self._context.bans.lift(ban)
                return Done()
        raise NotPossible(Reason("control-no-ban", {"given": who}))

    async def _meant(self, given: str) -> tuple[Kind, str]:
        try:
            return "address", network_of(str(ip_address(given.partition("/")[0])))
        except ValueError:
            pass
        people = [place.person for place in self._context.effects.places()]
        people += [one.person for one, _ in await self._context.store.ask(reports.every)]
        found = {device_of(person) for person in people if person.startswith(given)}
        if len(found) != 1:
            raise NotPossible(which("person", len(found), given))
        return "person", found.pop()

    @operation("PUT", "/admin/announcement")
    async def announce(self, visit: Visit, body: AnnouncementIn) -> Counted:
        """Show a text to everyone at tables, now and later. Return the number of people who receive
        it now.
        """
        text = " ".join("".join(c if c.isprintable() else " " for c in body.text).split())
        self._registry.announce(AnnouncementOut(text, self._registry.announcements.draining))
        await self._context.notices.tell(AnnouncedToAll(text))
        told = (len(live.presence.subscribers) for live in self._registry.in_memory())
        return Counted(sum(told))

    # ── reports ──────────────────────────────────────────────────────────────────────────────

    @operation("GET", "/admin/reports")
    async def reports(self, visit: Visit) -> tuple[ReportListed, ...]:
        """Return the reports of people, oldest first."""
        found = await self._context.store.ask(reports.every)
        return tuple(starmap(_report_listed, found))

    @operation("DELETE", "/admin/reports/{report}")
    async def dismiss(self, visit: Visit, report: ReportId) -> Done:
        """Delete a report."""
        known = [one.id for one, _ in await self._context.store.ask(reports.every)]
        found = [one for one in known if one.startswith(report)]
        if len(found) != 1:
            raise NotPossible(Reason("control-no-report", {"given": report}))
        await self._context.store.change(partial(reports.remove, found[0]))
        return Done()

    # ── keys ─────────────────────────────────────────────────────────────────────────────────

    @operation("GET", "/admin/keys")
    async def keys(self, visit: Visit) -> tuple[KeyKnown, ...]:
        """Return all keys for programs."""
        return tuple(map(_key_known, await self._context.keys.every()))

    @operation("POST", "/admin/keys")
    async def make_key(self, visit: Visit, body: KeyIn) -> KeyMade:
        """Create a key for a program that goes online, or for a person who may open tables."""
        kind = OPENING if body.opening else None
        return KeyMade((await self._context.keys.make(SERVER, kind, body.name))[0])

    @operation("DELETE", "/admin/keys/{key}")
    async def revoke_key(self, visit: Visit, key: KeyName) -> Counted:
        """Revoke a key and disconnect its program."""
        found = [row for row in await self._context.keys.every() if key_id(row).startswith(key)]
        if len(found) != 1:
            raise NotPossible(Reason("control-no-key", {"given": key}))
        return Counted(await self._context.keys.revoke(found[0].person))

    # ── store and process ────────────────────────────────────────────────────────────────────

    @operation("POST", "/admin/tidy")
    async def tidy(self, visit: Visit) -> IsTidy:
        """Delete data that is older than the settings allow."""
        return IsTidy(*await self._context.retention.round(_at_once))

    @operation("POST", "/admin/drain")
    async def drain(self, visit: Visit, body: DrainIn) -> Done:
        """Drain the server, or cancel a drain.

        A draining server opens no tables, starts no games, and ends once no game is running.
        """
        self._draining.order(body)
        return Done()


def _key_known(row: KeyRow) -> KeyKnown:
    owner = "server" if row.owner == SERVER else row.owner[:SHOWN]
    return KeyKnown(key_id(row), row.name, owner, row.table, row.used)


def _report_listed(report: AbuseReport, lines: tuple[SaidLine, ...]) -> ReportListed:
    said = tuple([(line.person[:SHOWN], _as_said(line.action)) for line in lines])
    person, reporter = report.person[:SHOWN], report.reporter[:SHOWN]
    return ReportListed(report.id, report.at, report.table, person, report.name, reporter, said)


def _as_said(action: str) -> str:
    """Return the kind and the words of a line, such as ``say: hello``."""
    try:
        said = action_of(action, (Say, Whisper, SayPhrase, React))
    except UnreadableText:
        return unquote(action).replace(" ", ": ", 1)
    words = [str(getattr(said, field, "")) for field in ("text", "phrase", "reaction")]
    return f"{kebab(type(said).__name__)}: {''.join(words)}"


async def _at_once() -> None:
    """Return without a pause, because the client is waiting."""


def listed(live: LiveTable) -> TableListed:
    """Return the entry of a table in the list."""
    view = live.table.table_view()
    return TableListed(
        view.id,
        view.game,
        view.phase,
        view.games,
        tuple(seat.name for seat in view.seats),
        sum(seat.bot is not None for seat in view.seats),
        len(live.presence.subscribers),
        live.set_aside is not None,
    )
