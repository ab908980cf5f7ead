"""``mendax backup``, ``restore``, ``check``, ``tidy`` and ``transfer``: maintenance of stored
tables.

The commands use the control socket of a running server. If no server runs, they lock its folder.
"""

import shutil
import time
from collections.abc import Callable
from os import environ
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

from cyclopts import Parameter
from msgspec.structs import replace

from mendax.core.game import Reason
from mendax.server.running import backup as backups
from mendax.server.running import check as checks
from mendax.server.running.admin_client import AdminClient
from mendax.server.running.admin_messages import IsTidy, NoAnswer
from mendax.server.running.check import Findings, Flaw
from mendax.server.running.copy_of import copy_of
from mendax.server.running.moving_store import moved
from mendax.server.settings.settings import ServerSettings, from_environment
from mendax.server.store.schema import StoreError
from mendax.terminal import pages
from mendax.terminal.console import watched
from mendax.terminal.parameters import OK, WRONG, AsJson, Lang, print_json, spoken
from mendax.words import Words

Data = Annotated[Path | None, Parameter(help="The folder of the tables, as in `mendax serve`.")]
_MEGABYTE = 1_000_000


def _settings(data: Path | None) -> ServerSettings:
    known = from_environment(environ)
    return known if data is None else replace(known, data=data)


def backup(
    file: Annotated[Path, Parameter(help="The new file.")], *, data: Data = None, lang: Lang = None
) -> int:
    """Copy all tables into a new file: a consistent snapshot.

    A running server copies while it serves. The copy is checked before it is kept.
    """
    console, words = spoken(lang)
    settings, file = _settings(data), file.absolute()
    backups.require_new(file)
    with (
        watched(words.say("maintenance-copying-now")) as told,
        copy_of(settings.data, told, settings.database) as made,
    ):
        size = backups.save(made, file)
    said = words.say("maintenance-backed-up", file=str(file), megabytes=_megabytes(words, size))
    pages.write(console, said)
    return OK


def restore(
    file: Annotated[Path, Parameter(help="The backup.")], *, data: Data = None, lang: Lang = None
) -> int:
    """Restore the tables from a backup, with the server stopped.

    The existing tables are kept in the same folder under another name.
    """
    console, words = spoken(lang)
    settings = _settings(data)
    if settings.database and data is None:
        raise StoreError(Reason("transfer-restore"))
    folder = settings.data
    kept = backups.restore(folder, file)
    pages.write(console, words.say("maintenance-restored", folder=str(folder), file=str(file)))
    if kept is not None:
        pages.write(console, words.say("maintenance-kept", file=str(kept)))
    return OK


def check(
    file: Annotated[Path | None, Parameter(help="A backup; by default, the tables.")] = None,
    *,
    data: Data = None,
    lang: Lang = None,
    json: AsJson = False,
) -> int:
    """Check all data: pages, logs (by replaying them), and finished games' records.

    Needs disk space for one more copy. Exits with 0 if everything is valid, otherwise with 1,
    naming the tables.
    """
    console, words = spoken(lang)
    with watched(words.say("maintenance-checking")) as told:
        if file is None:
            settings = _settings(data)
            with copy_of(settings.data, checks.quietly, settings.database) as made:
                found = checks.check(made, told)
        else:
            found = _of_backup(file, told)
    if json:
        print_json(_for_programs(words, found))
    else:
        _tell(console, words, found)
    return WRONG if found.problems else OK


def each_record(folder: Path, told: checks.Told, keep: Callable[[str], object]) -> Findings:
    """Return the findings in a folder of tables. ``keep`` receives every finished game's record."""
    settings = _settings(folder)
    with copy_of(settings.data, checks.quietly, settings.database) as made:
        return checks.check(made, told, keep)


def _of_backup(file: Path, told: checks.Told) -> Findings:
    """Return the findings in a backup file, which is not changed."""
    backups.require_there(file)
    with TemporaryDirectory(prefix="mendax-check-") as folder:
        made = Path(folder) / file.name
        shutil.copyfile(file, made)
        return checks.check(made, told)


def tidy(*, data: Data = None, lang: Lang = None) -> int:
    """Delete expired data now: idle tables, old chat, unused sessions.

    If no server runs, the freed space is also returned to the file system.
    """
    from mendax.server.running.tidy import tidy as tidied  # requires starlette

    console, words = spoken(lang)
    settings = _settings(data)
    try:
        swept: IsTidy = AdminClient(settings.data).ask(IsTidy, "POST", "/admin/tidy")
    except NoAnswer:
        done = tidied(settings, time.time_ns() // 1_000_000)
        _tell_swept(console, words, *done.swept)
        if done.size:
            was, size = _megabytes(words, done.was), _megabytes(words, done.size)
            pages.write(console, words.say("maintenance-size", was=was, size=size))
    else:
        _tell_swept(console, words, swept.tables, swept.talk, swept.sessions)
        pages.write(console, words.say("maintenance-size-later"))
    return OK


def transfer(
    source: Annotated[str, Parameter(help="The source: a folder, or postgresql://…")],
    target: Annotated[
        str, Parameter(help="The target: also a folder or postgresql://…, and empty.")
    ],
    *,
    lang: Lang = None,
    json: AsJson = False,
) -> int:
    """Copy all tables from a folder into PostgreSQL, or back, with the server stopped.

    The copy is verified by row counts of every kind and a hash over all rows.
    """
    console, words = spoken(lang)
    with watched(words.say("transfer-moving")) as told:
        found = moved(source, target, told)
    if json:
        print_json({place: there._asdict() for place, there in found.items()})
        return OK
    for place, there in found.items():
        shown = words.say("transfer-row", place=place, rows=there.rows, hash=there.sha256)
        pages.write(console, shown)
    pages.write(console, words.say("transfer-done"))
    return OK


def _tell_swept(console: Any, words: Words, tables: int, talk: int, sessions: int) -> None:
    said = words.say("maintenance-swept", tables=tables, talk=talk, sessions=sessions)
    pages.write(console, said)


def _tell(console: Any, words: Words, found: Findings) -> None:
    for problem in (*found.problems, *found.unread):
        pages.write(console, _said(words, problem))
    key = "maintenance-damaged" if found.problems else "maintenance-sound"
    pages.write(console, words.say(key, tables=found.tables, lines=found.lines, games=found.games))


def _said(words: Words, problem: Flaw) -> str:
    said = words.explain(problem.reason)
    return f"{problem.table}: {said}" if problem.table else said


def _for_programs(words: Words, found: Findings) -> dict[str, Any]:
    def told(problems: tuple[Flaw, ...]) -> list[dict[str, str]]:
        return [
            {"table": table, "key": reason.key, "text": words.explain(reason)}
            for table, reason in problems
        ]

    return {
        "sound": not found.problems,
        "tables": found.tables,
        "lines": found.lines,
        "games": found.games,
        "problems": told(found.problems),
        "unread": told(found.unread),
    }


def _megabytes(words: Words, size: int) -> str:
    return words.decimal(size / _MEGABYTE, 1)
