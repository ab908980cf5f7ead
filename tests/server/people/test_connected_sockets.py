"""Tests that sockets are indexed by their credentials exactly as long as they are open."""

from mendax.core.game import Reason
from mendax.server.people.connected_sockets import ConnectedSockets


class _Socket:
    def refuse(self, reason: Reason) -> None:
        """Send no refusal."""

    def close(self, code: int, why: str) -> None:
        """Close no socket."""


def test_sockets_are_found_by_credentials_while_open() -> None:
    open_now, first, second, other = ConnectedSockets(), _Socket(), _Socket(), _Socket()
    for credential, socket in ((b"mine", first), (b"mine", second), (b"yours", other)):
        open_now.add(credential, socket)
    assert open_now.of({b"mine", b"nobody's"}) == [first, second]
    assert open_now.credentials == {b"mine", b"yours"}
    open_now.replace(b"mine", b"mine, renewed")
    assert open_now.of((b"mine",)) == []
    assert open_now.of((b"mine, renewed",)) == [first, second]
    assert open_now.of((b"yours",)) == [other]
    for socket in (first, second, other, other):
        open_now.discard(socket)
    assert open_now.credentials == frozenset()
