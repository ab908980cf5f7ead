"""Tests that each check of the machine finds a planted fault and accepts a good machine."""

import os
import shutil
import time
from importlib import metadata
from pathlib import Path
from unittest.mock import Mock

import pytest

from mendax.server.doctor import machine
from mendax.server.listening import descriptors
from mendax.server.settings.settings import ServerSettings
from mendax.solver.generic import jit
from tests.server.doctor.finding import found_by

fcntl = pytest.importorskip("fcntl")


@pytest.fixture
def settings(tmp_path: Path) -> ServerSettings:
    return ServerSettings(data=tmp_path)


def test_packages_are_required_by_the_settings(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert found_by(machine.packages, settings).good
    version = metadata.version

    def without_psycopg(name: str) -> str:
        if name == "psycopg":
            raise metadata.PackageNotFoundError(name)
        return version(name)

    monkeypatch.setattr(metadata, "version", without_psycopg)
    assert found_by(machine.packages, settings).good
    found = found_by(machine.packages, ServerSettings(database="postgresql://h/d"))
    assert not found.good
    assert found.reason.arguments == {"names": "psycopg", "extras": "server,postgresql"}


def test_few_descriptors_are_found(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(descriptors, "raised_quietly", lambda _: 64)
    found = found_by(machine.files, settings)
    assert not found.good
    assert found.reason.arguments["connections"] == 1
    monkeypatch.setattr(descriptors, "raised_quietly", lambda wanted: wanted)
    assert found_by(machine.files, settings).good


def test_a_clock_that_jumps_or_is_behind_is_found(settings: ServerSettings) -> None:
    assert found_by(machine.clock, settings, 0.01).good
    for jump in (-3600.0, 0.9):
        assert found_by(machine.clock, settings, jump).reason.key == "doctor-clock-jumped"
    assert found_by(machine.clock, settings, 0, lambda: 0.0).reason.key == "doctor-clock-behind"
    lock = settings.data / "lock"
    lock.touch()
    os.utime(lock, (time.time() + 90_000,) * 2)
    assert found_by(machine.clock, settings, 0).reason.arguments == {"hours": 25}


def test_forbidden_machine_code_is_found(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jit, "FORBIDDEN", "")
    assert found_by(machine.memory, settings).good
    monkeypatch.setattr(jit, "FORBIDDEN", "cannot allocate executable memory. Perhaps SELinux.")
    found = found_by(machine.memory, settings)
    assert not found.good
    assert found.reason.arguments == {"problem": "cannot allocate executable memory"}


def test_the_folder_is_tried_and_left_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = ServerSettings(data=tmp_path / "new" / "folder")
    assert found_by(machine.folder, new).good
    assert not list(tmp_path.iterdir())
    file = tmp_path / "file"
    file.touch()
    found = found_by(machine.folder, ServerSettings(data=file))
    assert found.reason.key == "doctor-folder-unwritable"

    def no_locks(*_: object) -> None:
        raise OSError(37, "No locks available")

    monkeypatch.setattr(fcntl, "flock", no_locks)
    assert found_by(machine.folder, new).reason.key == "server-data-no-locks"


def test_a_full_disk_is_found(settings: ServerSettings, monkeypatch: pytest.MonkeyPatch) -> None:
    assert found_by(machine.disk, ServerSettings(data=settings.data, spare=0)).good
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Mock(free=5_000_000))
    found = found_by(machine.disk, settings)
    assert not found.good
    assert found.reason.arguments["megabytes"] == 5


def test_a_missing_client_is_found(
    settings: ServerSettings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "STATIC", tmp_path)
    assert not found_by(machine.client, settings).good
    (tmp_path / "index.html").touch()
    assert found_by(machine.client, settings).good
