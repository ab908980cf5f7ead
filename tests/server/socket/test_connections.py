"""Tests of the state that the connections of one server share."""

from mendax.server.base.settings import ServerSettings
from mendax.server.socket.connection_limits import ConnectionLimits
from mendax.server.socket.connections import Connections
from tests.server.hand_clock import HandClock


def test_a_new_server_has_no_connections_and_stays() -> None:
    limits = ConnectionLimits(ServerSettings(), HandClock(), 1)

    async def app(*_: object) -> None:
        raise AssertionError

    made = Connections(app, limits)
    assert (made.app, made.limits) == (app, limits)
    assert not made.open
    assert not made.exchanges
    assert not made.is_leaving
