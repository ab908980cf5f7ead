"""Tests that only the owner of a server can use its Unix socket."""

import socket
import stat
from pathlib import Path

import pytest

from mendax.server.running.unix_socket import NAME, listening_in, reachable


def connects(folder: Path) -> bool:
    """Return whether a client can connect."""
    with socket.socket(socket.AF_UNIX) as client, reachable(folder) as path:
        return client.connect_ex(path) == 0


def test_only_its_owner_may_open_it(tmp_path: Path) -> None:
    with listening_in(tmp_path):
        mode = (tmp_path / NAME).stat().st_mode
        assert stat.S_ISSOCK(mode)
        assert stat.S_IMODE(mode) == 0o600
        assert connects(tmp_path)


def test_the_file_of_a_killed_server_is_replaced(tmp_path: Path) -> None:
    listening_in(tmp_path).close()
    assert not connects(tmp_path)
    with listening_in(tmp_path):
        assert connects(tmp_path)


@pytest.mark.skipif(
    not Path("/proc/self/fd").is_dir(), reason="this system has no shorter name for a folder"
)
def test_a_long_path_is_shortened(tmp_path: Path) -> None:
    folder = tmp_path / ("long" * 20) / ("longer" * 20)
    folder.mkdir(parents=True)
    with listening_in(folder):
        assert connects(folder)
