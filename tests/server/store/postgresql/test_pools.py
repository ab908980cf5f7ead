"""Tests that pools which lend backends per transaction are refused, and lost locks are noticed."""

import contextlib
import logging
from collections import deque
from types import SimpleNamespace
from typing import Any

import psycopg
import pytest
from hypothesis import given
from hypothesis import strategies as some

from mendax.server.store.grouping import JournalBatch, Unreachable
from mendax.server.store.postgresql import writer as writer_module
from mendax.server.store.postgresql.connections import address, connected, require_own_backend
from mendax.server.store.postgresql.writer import PostgresWriter
from mendax.server.store.schema import StoreError
from mendax.table.log import LogLine
from testbed import NotHere
from testbed.pgbouncer import pool_before
from tests.reasons import because


class Pool:
    """A simulated pool, which lends ``backends`` to its clients."""

    def __init__(self, mode: str, backends: int, in_turn: bool) -> None:
        self.mode = mode
        self.in_turn = in_turn
        self.idle = deque(range(1, backends + 1))
        self.made = backends

    def take(self) -> int:
        if not self.idle:
            self.made += 1
            return self.made
        return self.idle.popleft() if self.in_turn else self.idle.pop()

    def connect(self, *_: object, **__: object) -> Any:
        return Client(self)


class Client:
    """A connection to a pool, as the check uses it."""

    def __init__(self, pool: Pool) -> None:
        self.pool, self.lent = pool, pool.take() if pool.mode == "session" else 0
        self.info = SimpleNamespace(backend_pid=-1 if pool.mode != "none" else self.lent)

    def execute(self, _: str) -> Any:
        used = self.lent or self.pool.take()
        if not self.lent:
            self.pool.idle.append(used)
        return SimpleNamespace(fetchone=lambda: (used,))

    @contextlib.contextmanager
    def transaction(self) -> Any:
        if self.pool.mode == "statement":
            raise psycopg.errors.ProtocolViolation
        before, self.lent = self.lent, self.lent or self.pool.take()
        yield
        if not before:
            self.pool.idle.append(self.lent)
        self.lent = before

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: object) -> None:
        if self.lent:
            self.pool.idle.append(self.lent)


@given(
    some.sampled_from(("session", "transaction", "statement")),
    some.integers(0, 5),
    some.booleans(),
)
def test_only_pools_that_lend_for_a_session_are_accepted(
    mode: str, backends: int, in_turn: bool
) -> None:
    pool = Pool(mode, backends, in_turn)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(psycopg, "connect", pool.connect)
        made = pool.connect()
        if mode == "session":
            require_own_backend(made, "")
        else:
            with pytest.raises(StoreError, check=because("server-database-pool")):
                require_own_backend(made, "")


def test_without_a_pool_one_query_is_enough(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with contextlib.closing(connected(address(database))) as made:
        monkeypatch.setattr(psycopg, "connect", None)
        require_own_backend(made, address(database))


def _line(number: int) -> JournalBatch:
    return JournalBatch("t", (LogLine(number, number, "person", "p", None, "wear fox"),))


_UNLOCK = "SELECT pg_advisory_unlock_all()"


def test_a_lost_lock_is_noticed_and_taken_again(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    with contextlib.closing(PostgresWriter(address(database))) as writer:
        writer.change(lambda db: db.execute(_UNLOCK))
        assert writer.rest()
        with pytest.raises(StoreError, check=because("server-database-in-use")):
            PostgresWriter(address(database), alone=True)
        assert writer.store([_line(1)]) == [True]
    assert [record.levelno for record in caplog.records] == [logging.WARNING]


def test_a_server_that_lost_its_lock_to_a_transfer_refuses_writes(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(writer_module, "PATIENCE", 0.0)
    monkeypatch.setattr(writer_module, "EVERY", 0.0)  # a minute has passed
    with contextlib.closing(PostgresWriter(address(database))) as writer:
        writer.change(lambda db: db.execute(_UNLOCK))
        with contextlib.closing(PostgresWriter(address(database), alone=True)):
            for _ in range(2):
                with pytest.raises(Unreachable, match="Another server uses this database"):
                    writer.store([_line(1)])
        assert writer.store([_line(1)]) == [True]
    said = [r.getMessage() for r in caplog.records if "refused" in r.getMessage()]
    assert len(said) == 1, "not one for each write"


@pytest.mark.proof
@pytest.mark.parametrize("mode", ["session", "transaction", "statement"])
@pytest.mark.parametrize("in_turn", [False, True])
def test_a_real_pgbouncer_is_accepted_only_in_session_mode(
    database: str, mode: Any, in_turn: bool
) -> None:
    try:
        with pool_before(database, mode, in_turn) as pool:
            if mode != "session":
                for alone in (False, True):
                    with pytest.raises(StoreError, check=because("server-database-pool")):
                        PostgresWriter(address(pool), alone)
                return
            with contextlib.closing(PostgresWriter(address(pool))) as writer:
                assert writer.store([_line(1)]) == [True]
                with pytest.raises(StoreError, check=because("server-database-in-use")):
                    PostgresWriter(address(database), alone=True)
    except NotHere as error:
        pytest.skip(str(error))
