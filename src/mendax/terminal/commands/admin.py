"""Asks the running server over its control socket: the command line of whoever runs it."""

import re
import time as moments  # `time` is an option here
from collections.abc import Iterable, Iterator
from os import environ
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import App, Parameter
from msgspec import structs

from mendax.core.game import MendaxError, Reason
from mendax.server.control import client
from mendax.server.control.messages import (
    AddBan,
    AnnounceToAll,
    Answered,
    BanListed,
    CloseTable,
    ControlRequest,
    Counted,
    Drain,
    Heard,
    KeyKnown,
    KeyMade,
    LiftBan,
    ListBans,
    ListKeys,
    ListPeople,
    ListTables,
    ListWorkers,
    MakeKey,
    PersonListed,
    RestartWorkers,
    RevokeKey,
    TableListed,
    WatchTable,
    WorkerListed,
)
from mendax.server.settings import from_environment
from mendax.terminal.parameters import OK, AsJson, Lang, print_json, spoken

Data = Annotated[
    Path | None, Parameter(help="The folder of the server's tables; as `mendax serve` has it.")
]
Settings = Annotated[
    Path | None, Parameter(help="The server's file of settings, which may name the folder.")
]
Table = Annotated[str, Parameter(help="A table's id, or the beginning of it.")]
For = Annotated[
    str | None,
    Parameter(name="--for", help="For how long, as 90s, 30m, 12h or 7d; else for good."),
]

_UNITS: Final = {"s": 1, "m": 60, "h": 3600, "d": 86_400}


class BadTime(MendaxError):
    """A length of time that can't be read."""


class BadKey(MendaxError):
    """What can't be how a key is listed."""


admin = App(name="admin", help_format="plaintext", default_parameter=Parameter(show_default=False))


def seconds_of(given: str) -> float:
    """``30m`` in seconds. Raises ``BadTime``."""
    found = re.fullmatch(r"([1-9][0-9]{0,4})([smhd])", given)
    if found is None or int(found[1]) * _UNITS[found[2]] > 10 * 366 * 86_400:
        raise BadTime(Reason("control-bad-time", {"given": given[:40]}))
    return float(int(found[1]) * _UNITS[found[2]])


@admin.command(name="list")
def list_tables(
    *, data: Data = None, settings: Settings = None, json: AsJson = False, lang: Lang = None
) -> int:
    """The tables in memory: who sits there, what is played, how many look on."""
    return _shown(_ask(data, settings, ListTables()), json, lang, "control-no-tables")


@admin.command
def people(
    table: Table,
    /,
    *,
    data: Data = None,
    settings: Settings = None,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Who is connected to a table, and from which address."""
    return _shown(_ask(data, settings, ListPeople(table)), json, lang)


@admin.command
def watch(
    table: Table, /, *, data: Data = None, settings: Settings = None, lang: Lang = None
) -> int:
    """What is done at a table, as any spectator hears it: no dice, cards or whispers."""
    console, words = spoken(lang)
    for part in _ask(data, settings, WatchTable(table)):
        if isinstance(part, Heard):
            for event in part.events:
                console.print(f"{part.number} {part.actor} {event}", markup=False, soft_wrap=True)
        else:
            console.print(words.say("control-watching"), soft_wrap=True)
    return OK


@admin.command
def close(
    table: Table,
    /,
    *,
    time: For = None,
    data: Data = None,
    settings: Settings = None,
    lang: Lang = None,
) -> int:
    """Hang up on all who are at a table, and let nobody in; its log is kept."""
    seconds = seconds_of(time) if time else None
    return _shown(_ask(data, settings, CloseTable(table, seconds)), False, lang, "control-hung-up")


@admin.command
def ban(
    who: Annotated[str, Parameter(help="An address, or a person as `people` lists them.")],
    /,
    *,
    time: For = None,
    data: Data = None,
    settings: Settings = None,
    lang: Lang = None,
) -> int:
    """Hang up on an address or a person, and keep them out."""
    seconds = seconds_of(time) if time else None
    return _shown(_ask(data, settings, AddBan(who, seconds)), False, lang, "control-hung-up")


@admin.command
def bans(
    *, data: Data = None, settings: Settings = None, json: AsJson = False, lang: Lang = None
) -> int:
    """Whom and what is kept out, and for how much longer."""
    return _shown(_ask(data, settings, ListBans()), json, lang, "control-no-bans")


@admin.command
def unban(
    who: Annotated[str, Parameter(help="As `bans` lists them; of a table its id.")],
    /,
    *,
    data: Data = None,
    settings: Settings = None,
    lang: Lang = None,
) -> int:
    """Let in again whom or what was kept out."""
    return _shown(_ask(data, settings, LiftBan(who)), False, lang, "control-lifted")


@admin.command
def announce(
    text: Annotated[str, Parameter(help="What to say; without it nothing any more.")] = "",
    /,
    *,
    data: Data = None,
    settings: Settings = None,
    lang: Lang = None,
) -> int:
    """Show a text to all who are at tables, and to whoever comes."""
    return _shown(_ask(data, settings, AnnounceToAll(text[:500])), False, lang, "control-told")


@admin.command
def workers(
    *, data: Data = None, settings: Settings = None, json: AsJson = False, lang: Lang = None
) -> int:
    """The processes that serve: what they do, and how much."""
    return _shown(_ask(data, settings, ListWorkers()), json, lang)


@admin.command
def restart(
    *, data: Data = None, settings: Settings = None, json: AsJson = False, lang: Lang = None
) -> int:
    """Put new workers in the place of the old, one after the other, while all games go on."""
    return _shown(_ask(data, settings, RestartWorkers()), json, lang)


@admin.command
def drain(
    *,
    worker: Annotated[
        int | None,
        Parameter(help="Only this worker: the others take its tables, and a new one its place."),
    ] = None,
    within: Annotated[str, Parameter(help="End after this in any case, as 30m.")] = "30m",
    undo: Annotated[bool, Parameter(negative=(), help="Take it back.")] = False,
    data: Data = None,
    settings: Settings = None,
    lang: Lang = None,
) -> int:
    """Open no tables and begin no games any more; end the server when the running ones are over."""
    if worker is not None:
        return _shown(_ask(data, settings, RestartWorkers(worker)), False, lang)
    order = Drain(seconds_of(within), not undo)
    return _shown(
        _ask(data, settings, order), False, lang, "control-lifted" if undo else "control-draining"
    )


@admin.command
def keys(
    *, data: Data = None, settings: Settings = None, json: AsJson = False, lang: Lang = None
) -> int:
    """By which keys programs are known: those for the list, and those for seats at tables."""
    return _shown(_ask(data, settings, ListKeys()), json, lang, "control-no-keys")


@admin.command
def key(
    name: Annotated[str, Parameter(help="What to call it in the list of keys.")],
    /,
    *,
    data: Data = None,
    settings: Settings = None,
    lang: Lang = None,
) -> int:
    """A key for a program that is online for all tables. It is shown this once."""
    return _shown(_ask(data, settings, MakeKey(name[:64] or "-")), False, lang)


@admin.command
def revoke(
    key: Annotated[str, Parameter(help="As `keys` lists it, or its beginning.")],
    /,
    *,
    data: Data = None,
    settings: Settings = None,
    lang: Lang = None,
) -> int:
    """Revoke a key; its program is hung up on at once."""
    if not re.fullmatch("[0-9a-f]{4,12}", key):
        raise BadKey(Reason("control-no-key", {"given": key[:40]}))
    return _shown(_ask(data, settings, RevokeKey(key)), False, lang, "control-revoked")


def _ask(data: Path | None, settings: Path | None, question: ControlRequest) -> Iterator[Answered]:
    """Asks the server that has the tables in ``data``, or where the settings say."""
    folder = data if data is not None else from_environment(environ, settings).data
    return client.ask(folder, question)


def _shown(answers: Iterable[Answered], json: bool, lang: str | None, else_: str = "") -> int:
    """Prints a line for each answer; where there is none, or it is a count, the line ``else_``."""
    parts = list(answers)
    if json:
        return print_json(parts)
    console, words = spoken(lang)
    lines = [_line(part, words, else_) for part in parts]
    if not parts and else_:
        lines = [words.say(else_)]
    for line in lines:
        console.print(line, markup=False, soft_wrap=True)
    return OK


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
        case WorkerListed():
            shown = structs.asdict(part) | {"pid": str(part.pid)}
            said = words.say("control-worker", **shown)
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
            else:
                said = words.say("control-seat-key", table=table, **shown)
        case KeyMade(secret):
            said = secret
        case Counted(count):
            said = words.say(counted, count=count)
        case _:
            said = ""
    return str(said)
