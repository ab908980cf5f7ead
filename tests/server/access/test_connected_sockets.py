"""Sockets are known by what they are open by, as long as they are open, and no longer."""

from contextlib import suppress

from mendax.core.game import Reason
from mendax.server.access.connected_sockets import ConnectedSockets


class _Socket:
    def refuse(self, reason: Reason) -> None:
        """Nobody is told."""

    def close(self, code: int, why: str) -> None:
        """Nothing is closed."""


def test_sockets_are_found_by_their_credentials_while_they_are_open() -> None:
    open_now, first, second, other = ConnectedSockets(), _Socket(), _Socket(), _Socket()
    with (
        open_now.connected(b"mine", first),
        open_now.connected(b"mine", second),
        open_now.connected(b"yours", other),
    ):
        assert open_now.of({b"mine", b"nobody's"}) == [first, second]
        assert open_now.credentials == {b"mine", b"yours"}
        open_now.replace(b"mine", b"mine, renewed")
        assert open_now.of((b"mine",)) == []
        assert open_now.of((b"mine, renewed",)) == [first, second]
        assert open_now.of((b"yours",)) == [other]
    assert open_now.credentials == frozenset()


def test_a_socket_that_fails_is_open_no_more() -> None:
    open_now = ConnectedSockets()
    with suppress(OSError), open_now.connected(b"mine", _Socket()):
        raise OSError
    assert open_now.of((b"mine",)) == []
