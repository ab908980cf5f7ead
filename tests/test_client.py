"""The client's own checks are tests too: types, components, and the build's freshness."""

import pytest

from tools import client, node, wire_types
from tools.environment import PYTHON


@pytest.mark.skipif(
    node.find() is None or not (client.WEB / "node_modules").exists(),
    reason="no Node.js or no packages of the client here; `./run test` installs them",
)
@pytest.mark.parametrize("script", ["check", "test"])
def test_client(script: str) -> None:
    found = node.find()
    assert found
    client.npm(found, ["run", "--silent", script])


def test_wire_types_are_what_the_server_says() -> None:
    assert wire_types.are_fresh(wire_types.document(PYTHON)), "stale: ./run web"
