"""The client's wire types are those of this server."""

from tools import wire_types
from tools.environment import PYTHON


def test_wire_types_are_what_the_server_says() -> None:
    assert wire_types.are_fresh(wire_types.document(PYTHON)), "stale: ./run web"
