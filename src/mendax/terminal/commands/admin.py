"""``mendax admin``: commands for administering a running server."""

import re
import time as moments  # `time` is an option here
from collections.abc import Iterable
from dataclasses import dataclass
from os import environ
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import App, Parameter

from mendax.core.game import MendaxError, Reason
from mendax.server.running.admin_client import AdminClient
from mendax.server.running.admin_messages import (
    AnnouncementIn,
    Answered,
    BanIn,
    BanListed,
    CloseIn,
    Counted,
    Done,
    DrainIn,
    KeyIn,
    KeyKnown,
    KeyMade,
    PersonListed,
    ReportListed,
    TableListed,
)
from mendax.server.settings.settings import from_environment
from mendax.server.store.program_keys import OPENING
from mendax.terminal.parameters import OK, AsJson, Lang, print_json, spoken

Table = Annotated[str, Parameter(help="A table's id, or a prefix of it.")]
For = Annotated[
    str | None,
    Parameter(name="--for", help="Duration: 90s, 30m, 12h or 7d; by default, unlimited."),
]

_PEOPLE: Final = tuple[PersonListed, ...]
_UNITS: Final = {"s": 1, "m": 60, "h": 3600, "d": 86_400}


class BadTime(MendaxError):
    """Raised for a duration that can't be parsed."""


class BadKey(MendaxError):
    """Raised for text that can't identify a listed key."""


@Parameter(name="*")
@dataclass(frozen=True)
class Asking:
    """Options shared by the admin commands, which select the server and the output format."""

    data: Annotated[
        Path | None,
        Parameter(help="The folder of the server's tables, as in `mendax serve`."),
    ] = None
    settings: Annotated[
        Path | None, Parameter(help="The server's settings file, which may name the folder.")
    ] = None
    json: AsJson = False
    lang: Lang = None

    def client(self) -> AdminClient:
        """Return a client for the server that owns ``data`` or the settings' data folder."""
        folder = self.data
        if folder is None:
            folder = from_environment(environ, self.settings).data
        return AdminClient(folder)

    def show(self, parts: Iterable[Answered], counted: str = "") -> int:
        """Print one line per part. ``counted`` is the catalogue key of the last line, which counts
        the parts.
        """
        shown = list(parts)
        if self.json:
            return print_json(shown)
        console, words = spoken(self.lang)
        lines = [_line(part, words, counted) for part in shown]
        if not shown and counted:
            lines = [words.say(counted)]
        for line in lines:
            console.print(line, markup=False, soft_wrap=True)
        return OK


_ASKING: Final = Asking()

admin = App(name="admin", help_format="plaintext", default_parameter=Parameter(show_default=False))


def seconds_of(given: str) -> float:
    """Parse a duration such as ``30m`` into seconds. Raises ``BadTime``."""
    found = re.fullmatch(r"([1-9][0-9]{0,4})([smhd])", given)
    if found is None or int(found[1]) * _UNITS[found[2]] > 10 * 366 * 86_400:
        raise BadTime(Reason("control-bad-time", {"given": given[:40]}))
    return float(int(found[1]) * _UNITS[found[2]])


@admin.command(name="list")
def list_tables(*, asking: Asking = _ASKING) -> int:
    """List the tables in memory with their players, games and spectator counts."""
    return asking.show(asking.client().tables(), "control-no-tables")


@admin.command
def people(table: Table, /, *, asking: Asking = _ASKING) -> int:
    """List the connections to a table with their addresses."""
    return asking.show(asking.client().ask(_PEOPLE, "GET", f"/admin/tables/{table}/people"))


@admin.command
def close(
    table: Table,
    /,
    *,
    time: For = None,
    asking: Asking = _ASKING,
) -> int:
    """Disconnect everyone from a table and admit no one new; its log is kept."""
    body = CloseIn(seconds_of(time) if time else None)
    closed = asking.client().ask(Counted, "POST", f"/admin/tables/{table}/close", body)
    return asking.show([closed], "control-hung-up")


@admin.command
def ban(
    who: Annotated[str, Parameter(help="An address, or a person as listed by `people`.")],
    /,
    *,
    time: For = None,
    asking: Asking = _ASKING,
) -> int:
    """Disconnect an address or a person, and refuse new connections from them."""
    seconds, client = seconds_of(time) if time else None, asking.client()
    closed = client.ask(Counted, "POST", "/admin/bans", BanIn(who, seconds))
    return asking.show([closed], "control-hung-up")


@admin.command
def bans(*, asking: Asking = _ASKING) -> int:
    """List the banned addresses, people and tables with the remaining time."""
    found = asking.client().ask(tuple[BanListed, ...], "GET", "/admin/bans")
    return asking.show(found, "control-no-bans")


@admin.command
def unban(
    who: Annotated[str, Parameter(help="As listed by `bans`; for a table, its id.")],
    /,
    *,
    asking: Asking = _ASKING,
) -> int:
    """Lift a ban."""
    asking.client().ask(Done, "DELETE", "/admin/bans", who=who)
    return asking.show([], "control-lifted")


@admin.command
def reports(*, asking: Asking = _ASKING) -> int:
    """List the reports of people by others at their table, with the last chat messages."""
    found = asking.client().ask(tuple[ReportListed, ...], "GET", "/admin/reports")
    return asking.show(found, "control-no-reports")


@admin.command
def dismiss(
    report: Annotated[str, Parameter(help="As listed by `reports`, or a prefix.")],
    /,
    *,
    asking: Asking = _ASKING,
) -> int:
    """Delete a report."""
    asking.client().ask(Done, "DELETE", f"/admin/reports/{report}")
    return asking.show([], "control-lifted")


@admin.command
def announce(
    text: Annotated[str, Parameter(help="The text; without it, the announcement is removed.")] = "",
    /,
    *,
    asking: Asking = _ASKING,
) -> int:
    """Show a message to everyone at a table, and to newcomers."""
    body = AnnouncementIn(text[:500])
    told = asking.client().ask(Counted, "PUT", "/admin/announcement", body)
    return asking.show([told], "control-told")


@admin.command
def drain(
    *,
    within: Annotated[
        str, Parameter(help="Stop after this time in any case, such as 30m.")
    ] = "30m",
    undo: Annotated[bool, Parameter(negative=(), help="Cancel the drain.")] = False,
    asking: Asking = _ASKING,
) -> int:
    """Stop opening tables and starting games; stop the server once running games are over."""
    client, body = asking.client(), DrainIn(seconds_of(within), not undo)
    running = sum(table.phase == "playing" and table.sockets > 0 for table in client.tables())
    client.ask(Done, "POST", "/admin/drain", body)
    return asking.show([Counted(running)], "control-lifted" if undo else "control-draining")


@admin.command
def keys(*, asking: Asking = _ASKING) -> int:
    """List programs' keys, both for the list of programs and for seats at tables."""
    found = asking.client().ask(tuple[KeyKnown, ...], "GET", "/admin/keys")
    return asking.show(found, "control-no-keys")


@admin.command
def key(
    name: Annotated[str, Parameter(help="The name of the key in the list.")],
    /,
    *,
    opening: Annotated[
        bool, Parameter(negative=(), help="Create a key for a person who may open tables.")
    ] = False,
    asking: Asking = _ASKING,
) -> int:
    """Create a key for a program that is online for all tables. It is shown only once."""
    body = KeyIn(name[:64] or "-", opening)
    return asking.show([asking.client().ask(KeyMade, "POST", "/admin/keys", body)])


@admin.command
def revoke(
    key: Annotated[str, Parameter(help="As listed by `keys`, or a prefix.")],
    /,
    *,
    asking: Asking = _ASKING,
) -> int:
    """Revoke a key and disconnect its program."""
    if not re.fullmatch("[0-9a-f]{4,12}", key):
        raise BadKey(Reason("control-no-key", {"given": key[:40]}))
    revoked = asking.client().ask(Counted, "DELETE", f"/admin/keys/{key}")
    return asking.show([revoked], "control-revoked")


def _line(part: Answered, words: Any, counted: str) -> str:
    match part:
        case TableListed():
            said = words.say(
                "control-table",
                id=part.id,
                game=part.game,
                phase=part.phase,
                people=", ".join(part.seats) or "–",
                sockets=part.sockets,
            )
        case PersonListed(person, name, seat, address, sockets):
            key = "control-watcher" if seat is None else "control-person"
            given = {"person": person, "address": address, "sockets": sockets}
            said = words.say(key, **given, **({"name": name, "seat": seat} if seat else {}))
        case BanListed(kind, who, seconds):
            if seconds is None:
                said = words.say("control-ban-for-good", kind=kind, who=who)
            else:
                said = words.say("control-ban", kind=kind, who=who, seconds=round(seconds))
        case KeyKnown(key, name, owner, table, used):
            day = moments.strftime("%Y-%m-%d", moments.gmtime(used / 1000))
            shown = {"id": key, "name": name, "owner": owner, "day": day}
            if table is None:
                said = words.say("control-key", **shown)
            elif table == OPENING:
                said = words.say("control-opening-key", **shown)
            else:
                said = words.say("control-seat-key", table=table, **shown)
        case ReportListed(report, at, table, person, name, by, lines):
            day = moments.strftime("%Y-%m-%d %H:%M", moments.gmtime(at / 1000))
            shown = {"id": report, "day": day, "table": table, "name": name}
            said = words.say("control-report", **shown, person=person, by=by)
            said = "\n    ".join([said, *(f"{sender}: {text}" for sender, text in lines)])
        case KeyMade(secret):
            said = secret
        case Counted(count):
            said = words.say(counted, count=count)
        case _:
            said = ""
    return str(said)
