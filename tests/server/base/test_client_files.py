"""Tests that the server, the doctor and the build agree on the place of the client's files."""

from mendax.server.base.client_files import STATIC
from tools import client


def test_the_build_writes_where_the_server_reads() -> None:
    assert client.STATIC.resolve() == STATIC.resolve()
