"""Tests that each check of a server's places finds a planted fault and accepts good places."""

import contextlib
import os
import socket
from pathlib import Path
from typing import Any

import pytest

from mendax.core.game import MendaxError
from mendax.server.doctor import places
from mendax.server.settings.settings import ServerSettings
from mendax.server.store.folder_lock import hold
from mendax.server.store.store import DATABASE
from tests.reasons import because
from tests.server.doctor.finding import found_by
from tests.server.store.test_damage import full


def test_tables_are_found_and_other_files_refused(tmp_path: Path) -> None:
    settings = ServerSettings(data=tmp_path)
    assert found_by(places.database, settings).reason.key == "doctor-database-new"
    (tmp_path / DATABASE).write_bytes(b"")
    assert not found_by(places.database, settings).good
    (tmp_path / DATABASE).unlink()
    full(tmp_path / DATABASE)
    assert found_by(places.database, settings).good
    assert places.pool(settings) is None


def test_the_holder_of_the_folder_is_named(tmp_path: Path) -> None:
    settings = ServerSettings(data=tmp_path)
    assert found_by(places.locks, settings).reason.key == "doctor-locks-free"
    assert not list(tmp_path.iterdir())
    lock = hold(tmp_path)
    assert found_by(places.locks, settings).reason.arguments == {"holder": str(os.getpid())}
    os.close(lock)


def test_a_server_is_reported_only_at_a_port_in_use(tmp_path: Path) -> None:
    lock = hold(tmp_path)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        settings = ServerSettings(data=tmp_path, port=taken.getsockname()[1])
        assert found_by(places.port, settings).reason.key == "doctor-port-served"
    assert found_by(places.port, settings).reason.key == "doctor-port"
    os.close(lock)


def test_a_taken_port_is_found(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        settings = ServerSettings(data=tmp_path, port=taken.getsockname()[1])
        with pytest.raises(MendaxError, check=because("server-port-in-use")):
            places.port(settings)
    assert found_by(places.port, settings).good


NAMES: dict[str, tuple[dict[str, Any], str]] = {
    "alone": ({}, "doctor-names"),
    "in a network": ({"lan": True, "tls": True}, "doctor-names"),
    "in a network, named": ({"host": ("0.0.0.0",), "names": ("a.example",)}, "doctor-names"),
    "behind a proxy": (
        {"names": ("a.example",), "proxies": ("127.0.0.1",), "secure": True},
        "doctor-names",
    ),
    "without names": ({"proxies": ("127.0.0.1",)}, "doctor-names-any"),
    "without a proxy": ({"names": ("a.example",)}, "doctor-names-untrusted"),
    "secure without a proxy": ({"secure": True, "lan": True}, "doctor-names-untrusted"),
    "trusting everyone": (
        {"names": ("a.example",), "proxies": ("*",)},
        "doctor-names-everybody",
    ),
}


@pytest.mark.parametrize("case", NAMES)
def test_names_and_proxies_have_to_fit(case: str) -> None:
    given, key = NAMES[case]
    found = found_by(places.names, ServerSettings(**given))
    assert found.reason.key == key
    assert found.good == (key == "doctor-names")


def test_a_database_is_examined(database: str, tmp_path: Path) -> None:
    from mendax.server.store.postgresql.connections import address
    from mendax.server.store.postgresql.writer import PostgresWriter

    settings = ServerSettings(data=tmp_path, database=database)
    found = [found_by(each, settings) for each in (places.database, places.pool, places.locks)]
    keys = ("doctor-database-postgresql", "doctor-pool-direct", "doctor-locks-free")
    assert tuple(each.reason.key for each in found) == keys
    with contextlib.closing(PostgresWriter(address(database))):
        assert found_by(places.locks, settings).reason.arguments == {"count": 1}
    with contextlib.closing(PostgresWriter(address(database), alone=True)):
        assert not found_by(places.locks, settings).good


def test_an_unreachable_database_is_found(tmp_path: Path) -> None:
    pytest.importorskip("psycopg")
    settings = ServerSettings(data=tmp_path, database=f"postgresql://x@/d?host={tmp_path}")
    with pytest.raises(MendaxError, check=because("server-database-unusable")):
        places.database(settings)
