"""Tests of the people connected to a table."""

from mendax.server.tables.presence import MOST_WATCHERS, Presence


class Socket:
    """A connected client that receives no message."""

    def __init__(self, person: str) -> None:
        self.device = self.person = person
        self.screen = False

    def push(self, *texts: bytes) -> None:
        raise AssertionError("presence says nothing itself")

    def charge(self, size: int) -> None:
        """Count no bytes."""

    def close(self, code: int, why: str) -> None:
        raise AssertionError("presence closes nothing")


def test_of_a_crowd_some_are_named_and_all_are_counted() -> None:
    presence = Presence()
    for number in range(MOST_WATCHERS + 5):
        presence.add(Socket(f"p{number}"))
    present = presence.now(lambda people: (tuple(people), ()))
    assert (present.watchers, len(present.names)) == (MOST_WATCHERS + 5, MOST_WATCHERS)


def test_companions_are_present_and_screens_are_no_people() -> None:
    presence, screen = Presence(("ann", "ann/1", "ben")), Socket("cy")
    screen.screen = True
    for socket in (Socket("ann"), Socket("zoe"), screen):
        presence.add(socket)
    assert presence.here == {"ann", "ann/1", "zoe"}
    assert presence.now() == ((True, True, False), 1, (), 1, ())
    assert presence.devices == {"ann", "zoe"}
    assert [presence.shows(device) for device in ("cy", "tv", "zoe")] == [True, False, False]
