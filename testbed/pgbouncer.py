"""A real PgBouncer in front of a test's PostgreSQL."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal
from urllib.parse import parse_qs, urlsplit

from testbed import NotHere
from testbed.postgresql import as_nobody

_PORT: Final = 6432
_CONFIG: Final = """
[databases]
{name} = host={host} user=mendax
[pgbouncer]
listen_addr =
listen_port = {port}
unix_socket_dir = {folder}
auth_type = any
pool_mode = {mode}
server_round_robin = {in_turn:d}
"""
_FOLDERS: Final = "/usr/sbin:/usr/local/sbin"
"""Folders of system programs, which are missing from many users' search paths."""


@contextmanager
def pool_before(
    database: str, mode: Literal["session", "transaction", "statement"], in_turn: bool = False
) -> Iterator[str]:
    """Yield the URL of a pool before a test's database. Raises ``NotHere`` without PgBouncer.

    ``in_turn`` makes the pool lend the backend that was idle for longest, instead of the last one.
    """
    program = shutil.which("pgbouncer", path=f"{os.environ.get('PATH', '')}:{_FOLDERS}")
    if program is None:
        raise NotHere("PgBouncer is not installed")
    parts = urlsplit(database)
    name, (host,) = parts.path.lstrip("/"), parse_qs(parts.query)["host"]
    folder = Path(tempfile.mkdtemp(prefix="mendax-pool-"))
    try:
        config = folder / "pgbouncer.ini"
        config.write_text(
            _CONFIG.format(
                name=name, host=host, port=_PORT, folder=folder, mode=mode, in_turn=in_turn
            )
        )
        if nobody := as_nobody():
            os.chown(folder, nobody["user"], nobody["group"])
        with subprocess.Popen(
            [program, str(config)], stderr=subprocess.PIPE, text=True, cwd=folder, **nobody
        ) as process:
            try:
                assert process.stderr is not None
                lines = []
                for line in process.stderr:
                    lines.append(line)
                    if "process up" in line:
                        break
                else:
                    raise NotHere(f"PgBouncer can't be started here: {lines}")
                yield f"postgresql://mendax@/{name}?host={folder}&port={_PORT}"
            finally:
                process.terminate()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
